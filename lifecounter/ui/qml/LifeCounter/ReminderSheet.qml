import QtQuick
import LifeCounterModels

// Something to do at the table, which loses the game where it can't be done.
SheetFrame {
    id: sheet

    required property ReminderViewModel reminder

    rule: "104.3e"
    title: sheet.reminder.title
    onClosed: sheet.reminder.close()

    Column {
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
        }
        spacing: 10

        Press {
            width: parent.width
            height: 56
            focus: true
            activeFocusOnTab: true
            fill: Theme.gold
            ink: Theme.darkInk
            text: qsTr("Done")
            onActivated: sheet.reminder.done()
        }

        Press {
            width: parent.width
            height: 52
            activeFocusOnTab: true
            ink: "#ff9b9d"
            text: qsTr("Can’t: lose the game")
            onActivated: sheet.reminder.cannot()
        }
    }
}
