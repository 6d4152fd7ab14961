import QtQuick
import LifeCounterModels

// Starting total, thresholds that can be switched off, for a custom game its teams, and how the rules are read.
Column {
    id: editor

    required property StartRules rules

    bottomPadding: 14
    spacing: 8

    Item {
        width: parent.width
        height: Theme.target

        Label {
            anchors.left: parent.left
            height: parent.height
            text: qsTr("Life")
            size: 15
        }

        StartStepper {
            anchors.right: parent.right
            text: editor.rules.life
            spoken: qsTr("Life")
            onChanged: by => editor.rules.changeLife(by)
            onEdited: text => editor.rules.setLife(text)
        }
    }

    Item {
        width: parent.width
        height: Theme.target

        StartSwitch {
            anchors.left: parent.left
            text: qsTr("Poison")
            room: parent.width - poison.width - 8
            on: editor.rules.poison !== ""
            onActivated: editor.rules.switchPoison()
        }

        StartStepper {
            id: poison

            anchors.right: parent.right
            visible: editor.rules.poison !== ""
            text: editor.rules.poison
            spoken: qsTr("Poison counters that lose the game")
            onChanged: by => editor.rules.changePoison(by)
            onEdited: text => editor.rules.setPoison(text)
        }
    }

    Item {
        width: parent.width
        height: Theme.target

        StartSwitch {
            anchors.left: parent.left
            text: qsTr("Commander damage")
            room: parent.width - damage.width - 8
            on: editor.rules.commanderDamage !== ""
            onActivated: editor.rules.switchCommanderDamage()
        }

        StartStepper {
            id: damage

            anchors.right: parent.right
            visible: editor.rules.commanderDamage !== ""
            text: editor.rules.commanderDamage
            spoken: qsTr("Damage from one commander that loses the game")
            onChanged: by => editor.rules.changeCommanderDamage(by)
            onEdited: text => editor.rules.setCommanderDamage(text)
        }
    }

    Row {
        width: parent.width
        visible: editor.rules.custom
        spacing: 20

        StartSwitch {
            text: qsTr("Teams")
            on: editor.rules.teams
            onActivated: editor.rules.switchTeams()
        }

        StartSwitch {
            visible: editor.rules.teams
            text: qsTr("One total for each team")
            on: editor.rules.sharedLife
            onActivated: editor.rules.switchSharedLife()
        }
    }

    StartReadings {
        width: parent.width
        rules: editor.rules
    }

    Press {
        visible: editor.rules.own
        width: parent.width
        text: editor.rules.custom ? qsTr("Reset") : qsTr("As the format says")
        size: 15
        activeFocusOnTab: true
        onActivated: editor.rules.reset()
    }
}
