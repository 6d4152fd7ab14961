import QtQuick

// On or off, told by a tick as well as by colour.
Item {
    id: toggle

    property string text
    property bool on: false
    property real room: Infinity

    signal activated

    implicitWidth: box.width + 10 + label.width
    implicitHeight: Theme.target
    activeFocusOnTab: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: toggle.text
    Accessible.checkable: true
    Accessible.checked: toggle.on
    Accessible.focusable: true
    Accessible.onPressAction: toggle.activated()
    Accessible.onToggleAction: toggle.activated()

    Keys.onReturnPressed: toggle.activated()
    Keys.onEnterPressed: toggle.activated()
    Keys.onSpacePressed: toggle.activated()

    Rectangle {
        id: box

        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
        }
        width: 24
        height: 24
        radius: 7
        color: toggle.on ? Theme.gold : Theme.key
        border.width: toggle.activeFocus ? 2 : toggle.on ? 0 : 1
        border.color: toggle.activeFocus ? Theme.ink : Theme.edge

        Label {
            anchors.centerIn: parent
            visible: toggle.on
            text: "✓"
            size: 15
            color: Theme.darkInk
            font.weight: Font.Bold
        }
    }

    Label {
        id: label

        anchors {
            left: box.right
            leftMargin: 10
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(implicitWidth, toggle.room - box.width - 10)
        text: toggle.text
        maximumLineCount: 2
        wrapMode: Text.WordWrap
        size: 15
        color: toggle.on ? Theme.ink : Theme.quiet
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: toggle.activated()
    }
}
