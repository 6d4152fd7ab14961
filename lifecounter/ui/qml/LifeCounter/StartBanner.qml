import QtQuick

// A game that one press brings up: the unfinished one, or another at the last table.
Rectangle {
    id: banner

    property string text
    property string action
    property bool main: false

    signal activated

    implicitHeight: 64
    radius: 16
    color: tap.pressed ? Theme.key : Theme.panel
    border.width: activeFocus ? 3 : 1
    border.color: activeFocus ? Theme.ink : main ? Theme.gold : Theme.edge
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: %2").arg(banner.action).arg(banner.text)
    Accessible.focusable: true
    Accessible.onPressAction: banner.activated()

    Keys.onReturnPressed: banner.activated()
    Keys.onEnterPressed: banner.activated()
    Keys.onSpacePressed: banner.activated()

    Label {
        anchors {
            left: parent.left
            right: act.left
            leftMargin: 20
            rightMargin: 16
            verticalCenter: parent.verticalCenter
        }
        text: banner.text
        size: 16
        color: banner.main ? Theme.ink : Theme.quiet
        font.weight: banner.main ? Font.DemiBold : Font.Medium
        maximumLineCount: 2
        wrapMode: Text.Wrap
    }

    Label {
        id: act

        anchors {
            right: parent.right
            rightMargin: 20
            verticalCenter: parent.verticalCenter
        }
        text: banner.action
        size: 16
        color: Theme.gold
        font.weight: Font.Bold
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: banner.activated()
    }
}
