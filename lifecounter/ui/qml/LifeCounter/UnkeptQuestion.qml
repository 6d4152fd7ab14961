import QtQuick
import LifeCounterModels

// Over everything: a step can't be kept, so it is done only if its player goes on without keeping.
FocusScope {
    id: question

    required property TableViewModel table

    Accessible.role: Accessible.Dialog
    Accessible.name: question.table.unkept

    Keys.onEscapePressed: question.table.leaveUndone()
    Keys.onPressed: event => {
        // What means nothing here is not meant for the table behind it.
        event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.rgba(0.055, 0.067, 0.086, 0.6)
    }

    MultiPointTouchArea {
        anchors.fill: parent
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(420, Math.min(parent.width, parent.height) - 40)
        height: choices.height + 40
        rotation: 90 * question.table.unkeptQuarters
        radius: Theme.radius
        color: Theme.sheet
        border.width: 1
        border.color: Theme.edge

        Column {
            id: choices

            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                margins: 20
            }
            spacing: 10

            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: question.table.unkept
                size: 20
                maximumLineCount: 4
                wrapMode: Text.Wrap
                font.weight: Font.Bold
            }

            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Nothing was done. Make room and try again, or play on: what follows is gone once the window is closed.")
                size: 16
                maximumLineCount: 5
                wrapMode: Text.Wrap
                bottomPadding: 8
            }

            Press {
                width: parent.width
                height: 52
                focus: true
                activeFocusOnTab: true
                fill: Theme.gold
                ink: Theme.darkInk
                text: qsTr("Leave it undone")
                onActivated: question.table.leaveUndone()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                text: qsTr("Go on without keeping")
                onActivated: question.table.goOnUnkept()
            }
        }
    }
}
