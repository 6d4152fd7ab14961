pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// One seat: its colour, its player, and a handle to drag it to another place. Opened, everything about it
// can be changed.
Item {
    id: row

    required property int seat
    required property int place
    required property string name
    required property string called
    required property string initial
    required property string colour
    required property string commander
    required property string partner
    required property string detail
    required property bool hint
    required property string team
    required property string vanguard
    required property bool archenemy
    required property bool troubled

    required property StartViewModel start
    property bool low: false
    property bool open: false
    property bool carried: false
    property bool settling: false
    property real shift: 0

    readonly property int rowHeight: low ? 60 : 72

    signal toggled
    signal carriedBy(by: real)
    signal dropped
    signal movedByKey(to: int)
    signal opened

    height: open ? rowHeight + editor.height + 14 : rowHeight
    z: carried ? 2 : 0

    function focusHandle(): void {
        handle.forceActiveFocus();
    }

    function focusName(): void {
        line.forceActiveFocus();
    }

    onOpenChanged: {
        if (open) {
            nameField.edit();
            opened();
        }
    }

    Rectangle {
        id: panel

        width: parent.width
        height: parent.height
        y: row.shift
        radius: 14
        color: row.carried ? Theme.key : Theme.panel
        border.width: row.troubled ? 2 : 0
        border.color: Theme.alarm

        Behavior on y {
            enabled: row.settling && Theme.animated

            NumberAnimation {
                duration: Theme.shortMoment
                easing.type: Easing.OutCubic
            }
        }

        Rectangle {
            id: swatch

            anchors {
                left: parent.left
                leftMargin: 14
            }
            y: (row.rowHeight - height) / 2
            width: Theme.target
            height: Theme.target
            radius: 11
            color: row.colour
            border.width: activeFocus ? 3 : 0
            border.color: Theme.gold
            activeFocusOnTab: true

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Another colour for %1").arg(row.called)
            Accessible.focusable: true
            Accessible.onPressAction: row.start.nextColour(row.place)

            Keys.onSpacePressed: row.start.nextColour(row.place)
            Keys.onReturnPressed: row.start.nextColour(row.place)

            Label {
                anchors.centerIn: parent
                text: row.initial
                size: 18
                font.weight: Font.Bold
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: row.start.nextColour(row.place)
            }
        }

        StartField {
            id: nameField

            visible: row.open
            anchors {
                left: swatch.right
                right: side.left
                verticalCenter: swatch.verticalCenter
                leftMargin: 10
            }
            text: row.name
            placeholder: row.called
            spoken: qsTr("Name of player %1").arg(row.place + 1)
            size: 17
            troubled: row.troubled
            onEdited: text => row.start.rename(row.place, text)
            onAccepted: {
                row.toggled();
                row.focusName();
            }
        }

        Item {
            id: line

            visible: !row.open
            anchors {
                left: swatch.right
                right: side.left
            }
            height: row.rowHeight
            activeFocusOnTab: true

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Player %1: %2").arg(row.place + 1).arg(row.called)
            Accessible.description: row.detail
            Accessible.focusable: true
            Accessible.onPressAction: row.toggled()

            Keys.onReturnPressed: row.toggled()
            Keys.onEnterPressed: row.toggled()
            Keys.onSpacePressed: row.toggled()

            Rectangle {
                anchors.fill: parent
                anchors.margins: 4
                visible: parent.activeFocus
                radius: 10
                color: "transparent"
                border.width: 2
                border.color: Theme.gold
            }

            Column {
                anchors {
                    left: parent.left
                    right: parent.right
                    leftMargin: 16
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: row.low ? 1 : 4

                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignLeft
                    text: row.called
                    size: 17
                    font.weight: Font.Bold
                }

                Label {
                    visible: row.detail !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignLeft
                    text: row.detail
                    size: 14
                    color: Qt.alpha(Theme.quiet, row.hint ? 0.8 : 1)
                }
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: row.toggled()
            }
        }

        Chip {
            id: side

            readonly property bool asked: row.start.usesTeams || row.start.usesArchenemy

            visible: asked
            anchors {
                right: handle.left
                verticalCenter: swatch.verticalCenter
            }
            width: asked ? implicitWidth : 0
            height: Theme.target
            activeFocusOnTab: asked
            text: row.start.usesTeams ? row.team : row.archenemy ? qsTr("✓ Archenemy") : qsTr("Archenemy")
            spoken: row.start.usesTeams ? qsTr("%2 plays in %1: next team").arg(row.team).arg(row.called) : row.archenemy ? qsTr("%1 is the archenemy").arg(row.called) : qsTr("Make %1 the archenemy").arg(row.called)
            ink: row.archenemy ? Theme.darkInk : row.start.usesTeams ? Theme.ink : Theme.quiet
            fill: row.archenemy ? Theme.gold : Theme.key
            size: 13
            onActivated: row.start.usesTeams ? row.start.changeTeam(row.place) : row.start.nameArchenemy(row.place)
        }

        Item {
            id: handle

            anchors.right: parent.right
            width: 48
            height: row.rowHeight
            // From the name, Tab goes on to the commander.
            activeFocusOnTab: !row.open

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Move %1: up and down arrows").arg(row.called)
            Accessible.focusable: true
            Accessible.onPressAction: row.movedByKey(row.place === 0 ? 1 : row.place - 1)

            Keys.onUpPressed: row.movedByKey(row.place - 1)
            Keys.onDownPressed: row.movedByKey(row.place + 1)

            Rectangle {
                anchors.fill: parent
                anchors.margins: 4
                visible: parent.activeFocus
                radius: 10
                color: "transparent"
                border.width: 2
                border.color: Theme.gold
            }

            Grid {
                anchors.centerIn: parent
                columns: 2
                spacing: 3

                Repeater {
                    model: 6

                    Rectangle {
                        width: 3
                        height: 3
                        radius: 1.5
                        color: Theme.quiet
                        opacity: 0.7
                    }
                }
            }

            MouseArea {
                id: grip

                property real from: 0

                anchors.fill: parent
                cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
                preventStealing: true
                onPressed: mouse => from = mapToItem(row.parent, 0, mouse.y).y
                onPositionChanged: mouse => {
                    const by = mapToItem(row.parent, 0, mouse.y).y - from;
                    if (row.carried || Math.abs(by) > 6)
                        row.carriedBy(by);
                }
                onReleased: row.dropped()
                onCanceled: row.dropped()
            }
        }

        Loader {
            id: editor

            x: 14
            y: row.rowHeight
            width: parent.width - 28
            active: row.open
            sourceComponent: StartSeatEditor {
                width: editor.width
                start: row.start
                place: row.place
                colour: row.colour
                commander: row.commander
                partner: row.partner
                vanguard: row.vanguard
                onDone: {
                    row.toggled();
                    row.focusName();
                }
            }
        }
    }
}
