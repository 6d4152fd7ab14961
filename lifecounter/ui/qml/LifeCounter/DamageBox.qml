import QtQuick

// Damage taken from one commander, in the colour of the seat that dealt it; its target reaches beyond what is drawn.
Item {
    id: box

    required property string text
    required property string initial
    required property string colour
    required property bool grave
    required property string spoken
    property int drawnHeight: 34

    signal activated

    implicitWidth: 46
    implicitHeight: Theme.target

    Accessible.role: Accessible.Button
    Accessible.name: box.spoken
    Accessible.onPressAction: box.activated()

    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: box.drawnHeight
        radius: 8
        color: tap.pressed ? Qt.lighter(box.colour, 1.2) : box.colour
        border.width: box.grave ? 3 : 1
        border.color: box.grave ? Theme.gold : Qt.rgba(1, 1, 1, 0.4)

        Label {
            anchors.fill: parent
            // Two letters in the corner push the number aside.
            anchors.leftMargin: box.initial.length > 1 && box.width >= 46 ? 15 : 4
            anchors.rightMargin: 4
            horizontalAlignment: Text.AlignHCenter
            text: box.text
            size: Math.max(9, Math.min(17, 1.5 * width / text.length))
            font.weight: Font.Bold
        }

        Label {
            anchors {
                left: parent.left
                top: parent.top
                leftMargin: 5
                topMargin: 3
            }
            visible: box.width >= 46
            text: box.initial
            size: 9
        }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: box.activated()
    }
}
