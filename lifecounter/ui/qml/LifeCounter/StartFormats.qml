pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Title, the games that one press brings up, and the formats. The cards are one stop of the Tab key;
// arrows choose among them.
FocusScope {
    id: formats

    required property StartViewModel start
    required property bool low
    required property real room

    // Three rows of cards share the height that there is.
    readonly property int cardHeight: low ? 92 : Math.max(116, Math.min(136, (room - grid.y - 2 * grid.rowSpacing - Theme.target - column.spacing) / 3))

    signal revealed(item: Item)

    implicitHeight: column.height

    function revealChosen(): void {
        grid.forceLayout();
        column.forceLayout();
        const card = cards.itemAt(grid.chosen);
        if (card)
            formats.revealed(card);
    }

    function choose(place: int): void {
        const card = cards.itemAt(place) as StartFormatCard;
        if (card)
            formats.start.chooseFormat(card.format);
    }

    Column {
        id: column

        width: parent.width
        spacing: formats.low ? 12 : 18

        Label {
            width: parent.width
            height: formats.low ? 32 : 42
            text: qsTr("New game")
            size: formats.low ? 26 : 34
            font.weight: Font.Bold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        StartBanner {
            visible: formats.start.resumeLine !== ""
            width: parent.width
            height: formats.low ? 52 : 64
            main: true
            text: qsTr("Resume %1").arg(formats.start.resumeLine)
            action: qsTr("Resume")
            onActivated: formats.start.resume()
        }

        StartBanner {
            visible: formats.start.againLine !== ""
            width: parent.width
            height: 52
            text: formats.start.againLine
            action: qsTr("Same table again")
            onActivated: formats.start.startAgain()
        }

        Grid {
            id: grid

            readonly property real cell: (width - (columns - 1) * columnSpacing) / columns
            property int chosen: 0

            width: parent.width
            columns: Math.max(2, Math.min(3, Math.floor((width + 12) / 212)))
            columnSpacing: 12
            rowSpacing: 12
            activeFocusOnTab: true
            focus: true
            // Once everything lies in its place.
            onChosenChanged: Qt.callLater(formats.revealChosen)
            onActiveFocusChanged: Qt.callLater(formats.revealChosen)

            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Format")
            Accessible.focusable: true

            Keys.onLeftPressed: formats.choose(chosen - 1)
            Keys.onRightPressed: formats.choose(chosen + 1)
            Keys.onUpPressed: formats.choose(chosen - columns)
            Keys.onDownPressed: formats.choose(chosen + columns)

            Repeater {
                id: cards

                model: formats.start.formats

                StartFormatCard {
                    width: grid.cell
                    height: formats.cardHeight
                    low: formats.low
                    focused: chosen && grid.activeFocus
                    onPicked: {
                        formats.start.chooseFormat(format);
                        grid.forceActiveFocus();
                    }
                    onChosenPlace: place => grid.chosen = place
                }
            }
        }

        Press {
            visible: !formats.start.everyFormat
            width: parent.width
            text: formats.start.moreLine
            size: 15
            ink: Theme.quiet
            fill: Theme.panel
            activeFocusOnTab: true
            onActivated: {
                grid.forceActiveFocus();
                formats.start.showEveryFormat();
            }
        }
    }
}
