pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// One way to arrange the seats, drawn small in the seats' own colours; a line in each tile is its player's edge.
Rectangle {
    id: choice

    required property string text
    required property Rows tiles
    property bool chosen: false
    property bool low: false

    signal picked

    height: low ? 72 : 92
    radius: 14
    color: tap.pressed ? Theme.key : Theme.panel
    border.width: activeFocus ? 3 : chosen ? 2 : 0
    border.color: activeFocus ? Theme.gold : Theme.quiet
    activeFocusOnTab: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: choice.text
    Accessible.checkable: true
    Accessible.checked: choice.chosen
    Accessible.focusable: true
    Accessible.onPressAction: choice.picked()

    Keys.onSpacePressed: choice.picked()
    Keys.onReturnPressed: choice.picked()

    Item {
        id: picture

        anchors {
            top: parent.top
            topMargin: choice.low ? 8 : 12
            horizontalCenter: parent.horizontalCenter
        }
        width: height * 1.6
        height: choice.low ? 36 : 46

        Repeater {
            model: choice.tiles

            Rectangle {
                id: tile

                required property real fromLeft
                required property real fromTop
                required property real across
                required property real deep
                required property int turn
                required property string paint

                x: Math.round(fromLeft * picture.width)
                y: Math.round(fromTop * picture.height)
                width: Math.max(3, Math.round((fromLeft + across) * picture.width) - x - 1)
                height: Math.max(3, Math.round((fromTop + deep) * picture.height) - y - 1)
                radius: 3
                color: paint

                Rectangle {
                    readonly property bool upright: tile.turn === 90 || tile.turn === 270

                    x: upright ? (tile.turn === 90 ? 2 : parent.width - 4) : (parent.width - width) / 2
                    y: upright ? (parent.height - height) / 2 : (tile.turn === 180 ? 2 : parent.height - 4)
                    width: upright ? 2 : Math.min(10, parent.width - 2)
                    height: upright ? Math.min(10, parent.height - 2) : 2
                    radius: 1
                    color: Theme.ink
                    opacity: 0.85
                }
            }
        }
    }

    Label {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 8
        }
        horizontalAlignment: Text.AlignHCenter
        text: (choice.chosen ? "✓ " : "") + choice.text
        size: 12
        color: choice.chosen ? Theme.ink : Theme.quiet
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: choice.picked()
    }
}
