pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

Window {
    id: window

    required property Shell shell

    width: shell.width
    height: shell.height
    minimumWidth: 480
    minimumHeight: 320
    color: Theme.page
    title: qsTr("Life counter")
    visible: true

    Binding {
        target: Theme
        property: "animated"
        value: window.shell.animated
    }

    FullScreen {
        id: whole
    }

    Shortcut {
        sequence: "F11"
        onActivated: whole.toggle()
    }

    // Screens are named by their files, so that the one that isn't shown takes no time to read.
    Loader {
        readonly property bool shown: window.shell.screen === "start"

        anchors.fill: parent
        focus: shown
        onShownChanged: {
            source = "";
            if (shown)
                setSource("StartScreen.qml", {
                    start: window.shell.start,
                    focus: true
                });
        }
    }

    // Made anew for every game, so that nothing of the last one can be left.
    Loader {
        readonly property TableViewModel shown: window.shell.screen === "table" ? window.shell.table : null

        anchors.fill: parent
        focus: shown
        onShownChanged: {
            source = "";
            if (shown)
                setSource("TableScreen.qml", {
                    table: shown,
                    focus: true
                });
        }
    }

    Rectangle {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            margins: 16
        }
        width: Math.min(parent.width - 32, notice.implicitWidth + 110)
        height: notice.height + 24
        visible: window.shell.notice !== "" && !hide.over
        radius: 14
        color: Theme.panel
        border.width: 1
        border.color: Theme.gold

        SpokenLabel {
            id: notice

            anchors {
                left: parent.left
                right: hide.left
                verticalCenter: parent.verticalCenter
                leftMargin: 16
            }
            maximumLineCount: 4
            wrapMode: Text.Wrap
            text: window.shell.notice
            Accessible.role: Accessible.AlertMessage
        }

        Press {
            id: hide

            readonly property string said: window.shell.notice
            property bool over: false

            onSaidChanged: over = false
            anchors {
                right: parent.right
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            text: "×"
            spoken: qsTr("Hide")
            onActivated: hide.over = true
        }
    }
}
