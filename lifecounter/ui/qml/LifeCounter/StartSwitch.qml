import QtQuick

// On or off, told by a tick as well as by colour.
Item {
    id: toggle

    property string text
    property string detail
    required property bool on
    property real room: Infinity

    signal activated

    implicitWidth: box.width + 10 + label.width
    implicitHeight: Math.max(Theme.target, words.height + 8)
    activeFocusOnTab: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: toggle.text
    Accessible.description: toggle.detail
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

    Column {
        id: words

        anchors {
            left: box.right
            leftMargin: 10
            verticalCenter: parent.verticalCenter
        }
        spacing: 1

        Label {
            id: label

            width: Math.min(implicitWidth, toggle.room - box.width - 10)
            text: toggle.text
            maximumLineCount: 3
            wrapMode: Text.WordWrap
            size: 15
            color: toggle.on ? Theme.ink : Theme.quiet
        }

        Label {
            visible: toggle.detail !== ""
            text: toggle.detail
            size: 13
            color: Theme.quiet
        }
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: toggle.activated()
    }
}
