pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// The log of the game and its life totals as a picture, over the whole table, facing who asked for it.
FocusScope {
    id: screen

    required property HistoryViewModel history
    property string page: "log"

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("History")

    Keys.onEscapePressed: screen.history.close()
    Keys.onPressed: event => {
        // What means nothing here is not meant for the table behind it.
        const command = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        event.accepted = !command && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
        if (event.key === Qt.Key_H && event.modifiers === Qt.NoModifier)
            screen.history.close();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    MultiPointTouchArea {
        anchors.fill: parent
    }

    Item {
        id: turned

        readonly property bool sideways: screen.history.quarters % 2 === 1
        // Log and picture side by side, else one at a time.
        readonly property bool wide: width >= 900 && height >= 420
        readonly property int edge: width < 900 || height < 600 ? 12 : 28

        anchors.centerIn: parent
        width: sideways ? screen.height : screen.width
        height: sideways ? screen.width : screen.height
        rotation: 90 * screen.history.quarters

        Label {
            id: title

            anchors {
                left: parent.left
                top: parent.top
                margins: turned.edge
            }
            height: Theme.target
            text: qsTr("History")
            size: turned.wide ? 28 : 20
            font.weight: Font.Bold
        }

        Row {
            anchors {
                left: title.right
                leftMargin: 18
                top: title.top
            }
            spacing: 8
            visible: !turned.wide

            Repeater {
                model: ["log", "graph"]

                Press {
                    required property string modelData

                    activeFocusOnTab: true
                    chosen: screen.page === modelData
                    fill: chosen ? Theme.gold : Theme.key
                    ink: chosen ? Theme.darkInk : Theme.ink
                    size: 15
                    text: modelData === "log" ? qsTr("Log") : qsTr("Graph")
                    onActivated: screen.page = modelData
                }
            }
        }

        Press {
            id: close

            anchors {
                right: parent.right
                top: parent.top
                margins: turned.edge
            }
            activeFocusOnTab: true
            size: 15
            text: qsTr("Close")
            onActivated: screen.history.close()
        }

        Item {
            id: past

            anchors {
                left: parent.left
                top: title.bottom
                bottom: parent.bottom
                margins: turned.edge
                topMargin: turned.wide ? 14 : 8
            }
            width: turned.wide ? Math.round((turned.width - 3 * turned.edge) * 0.48) : turned.width - 2 * turned.edge
            visible: turned.wide || screen.page === "log"

            ListView {
                id: filters

                width: parent.width
                height: Theme.target
                orientation: ListView.Horizontal
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                spacing: 8
                model: screen.history.filters

                delegate: Press {
                    required text
                    required property string key
                    required property bool on
                    required property string colour

                    width: Math.min(implicitWidth, 180)
                    activeFocusOnTab: true
                    chosen: on
                    fill: on ? Theme.gold : colour === "" ? Theme.key : colour
                    ink: on ? Theme.darkInk : Theme.ink
                    size: 15
                    spoken: qsTr("Log of: %1").arg(text)
                    onActivated: screen.history.show(key)
                }
            }

            Rectangle {
                id: back

                anchors {
                    top: filters.bottom
                    topMargin: visible ? 10 : 0
                }
                width: parent.width
                height: visible ? 60 : 0
                visible: screen.history.undone > 0
                radius: 14
                color: Theme.panel
                border.width: 1
                border.color: Theme.gold

                Label {
                    anchors {
                        left: parent.left
                        leftMargin: 16
                        right: again.left
                        rightMargin: 10
                        verticalCenter: parent.verticalCenter
                    }
                    text: qsTr("%n taken back", "", screen.history.undone)
                    size: 16
                    maximumLineCount: 2
                    wrapMode: Text.Wrap
                }

                Press {
                    id: again

                    anchors {
                        right: parent.right
                        rightMargin: 8
                        verticalCenter: parent.verticalCenter
                    }
                    activeFocusOnTab: true
                    fill: Theme.gold
                    ink: Theme.darkInk
                    size: 15
                    text: qsTr("Do again")
                    onActivated: screen.history.doAgain()
                }
            }

            OptionList {
                id: lines

                anchors {
                    top: back.bottom
                    topMargin: 10
                    bottom: parent.bottom
                }
                width: parent.width
                focus: true
                currentIndex: -1
                // A row that waits to be used again would still be read to those who don't see.
                reuseItems: false
                spacing: 0
                model: screen.history.rows
                onPicked: place => (lines.itemAtIndex(place) as LogLine).activated()

                delegate: LogLine {
                    required time
                    required colour
                    required text
                    required change
                    required total
                    required spoken
                    required first
                    required undone
                    required now
                    required property int place

                    width: lines.rowWidth
                    current: ListView.isCurrentItem && ListView.view.activeFocus
                    onActivated: screen.history.goTo(place)
                }
            }
        }

        Item {
            anchors {
                left: turned.wide ? past.right : parent.left
                right: parent.right
                top: title.bottom
                bottom: parent.bottom
                margins: turned.edge
                topMargin: turned.wide ? 14 : 8
            }
            visible: turned.wide || screen.page === "graph"

            Drawing {
                id: graph

                function tell(): void {
                    screen.history.resized(Math.round(width), Math.round(height));
                }

                width: parent.width
                height: parent.height - saving.height - 14
                svg: screen.history.graph
                onWidthChanged: graph.tell()
                onHeightChanged: graph.tell()
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Life totals over the game")
            }

            Column {
                id: saving

                anchors.bottom: parent.bottom
                width: parent.width
                spacing: 10

                Flow {
                    width: parent.width
                    spacing: 8

                    Label {
                        height: Theme.target
                        rightPadding: 6
                        text: qsTr("Save")
                        color: Theme.quiet
                    }

                    Repeater {
                        model: ["png", "svg", "txt", "csv", "jsonl"]

                        Press {
                            required property string modelData

                            function label(): string {
                                switch (modelData) {
                                case "png":
                                    return qsTr("Picture");
                                case "svg":
                                    return qsTr("SVG");
                                case "txt":
                                    return qsTr("Log");
                                case "csv":
                                    return qsTr("CSV");
                                default:
                                    return qsTr("Record");
                                }
                            }

                            activeFocusOnTab: true
                            size: 15
                            text: label()
                            spoken: qsTr("Save: %1").arg(label())
                            onActivated: screen.history.save(modelData)
                        }
                    }
                }

                Label {
                    width: parent.width
                    visible: text !== ""
                    text: screen.history.said
                    size: 14
                    color: Theme.quiet
                    maximumLineCount: 2
                    wrapMode: Text.WrapAnywhere
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }
    }
}
