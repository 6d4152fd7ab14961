import QtQuick

// A pill that is read at a glance; its target is taller than what is drawn.
Item {
    id: chip

    property string text
    property string spoken: text
    property color ink: Theme.ink
    property color fill: Theme.chip
    property int size: 14
    property int drawnHeight: 28
    property int widest: 240
    property bool toggles: false
    property bool chosen: false

    signal activated
    signal held

    implicitWidth: Math.max(Theme.target, pill.width)
    implicitHeight: Math.max(36, drawnHeight)

    Accessible.role: Accessible.Button
    Accessible.name: chip.spoken
    Accessible.checkable: chip.toggles
    Accessible.checked: chip.chosen
    Accessible.onPressAction: chip.activated()

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            event.accepted = true;
            chip.activated();
        }
    }

    Rectangle {
        id: pill

        anchors.centerIn: parent
        width: label.width + 22
        height: chip.drawnHeight
        radius: height / 2
        color: tap.pressed ? Qt.lighter(chip.fill, 1.2) : chip.fill
        border.width: chip.activeFocus ? 2 : 0
        border.color: chip.fill === Theme.gold ? Theme.ink : Theme.gold

        Label {
            id: label

            anchors.centerIn: parent
            width: Math.min(implicitWidth, chip.widest - 22)
            text: chip.chosen ? "✓ " + chip.text : chip.text
            size: chip.size
            color: chip.ink
            font.weight: Font.DemiBold
        }
    }

    TapHandler {
        id: tap

        margin: Math.max(0, (Theme.target - chip.height) / 2)
        gesturePolicy: TapHandler.ReleaseWithinBounds
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onTapped: (point, button) => button === Qt.RightButton ? chip.held() : chip.activated()
        onLongPressed: chip.held()
    }
}
