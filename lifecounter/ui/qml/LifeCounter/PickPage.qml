pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// A page of things of which one is picked.
Item {
    id: page

    required property string title
    required property Rows rows

    signal picked(key: string)
    signal closed

    SpokenLabel {
        id: title

        anchors {
            left: parent.left
            right: back.left
        }
        height: Theme.target
        text: page.title
        size: 17
        color: Theme.quiet
    }

    Press {
        id: back

        anchors.right: parent.right
        text: qsTr("Back")
        size: 15
        activeFocusOnTab: true
        onActivated: page.closed()
    }

    Flickable {
        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            topMargin: 8
            bottom: parent.bottom
        }
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: flow.height

        Flow {
            id: flow

            width: parent.width
            spacing: 8

            Repeater {
                model: page.rows

                Press {
                    required text
                    required property string key
                    required property bool on
                    required property string colour

                    width: Math.min(implicitWidth, flow.width)
                    height: 52
                    activeFocusOnTab: true
                    fill: colour === "" ? Theme.key : colour
                    size: 16
                    toggles: true
                    chosen: on
                    border.width: on || activeFocus ? 2 : 0
                    onActivated: page.picked(key)
                }
            }
        }
    }
}
