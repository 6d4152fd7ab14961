import QtQuick
import LifeCounterModels

// The middle of the table: whose turn it is, and undo, redo and the menu in everybody's reach.
Item {
    id: hub

    required property TableViewModel table
    readonly property int disc: 92
    readonly property int knob: 48
    readonly property int space: 4

    signal menuWanted

    function shift(place: int): real {
        return place < 0 ? -hub.disc / 2 + place * (hub.knob + hub.space) : hub.disc / 2 + hub.space + (place - 1) * (hub.knob + hub.space);
    }

    x: Math.round(table.hubX)
    y: Math.round(table.hubY)

    Press {
        x: -hub.disc / 2
        y: -hub.disc / 2
        width: hub.disc
        height: hub.disc
        radius: hub.disc / 2
        fill: Theme.page
        border.width: activeFocus ? 3 : 2
        border.color: activeFocus ? Theme.gold : Theme.edge
        spoken: hub.table.whose === "" ? qsTr("Turn %1; begin the next turn").arg(hub.table.turn) : qsTr("Turn %1, %2; begin the next turn").arg(hub.table.turn).arg(hub.table.whose)
        onActivated: hub.table.passTurn()
        onHeld: hub.menuWanted()

        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 19
            text: qsTr("Turn")
            size: 13
            color: Theme.quiet
        }

        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 34
            width: 76
            horizontalAlignment: Text.AlignHCenter
            text: hub.table.turn
            size: 31
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            font.weight: Font.Bold
        }
    }

    Knob {
        x: hub.table.hubUpright ? -hub.knob / 2 : hub.shift(-1)
        y: hub.table.hubUpright ? hub.shift(-1) : -hub.knob / 2
        text: "↩"
        spoken: qsTr("Undo")
        dim: !hub.table.canUndo
        onActivated: hub.table.undo()
        onHeld: hub.table.openHistory()
    }

    Knob {
        x: hub.table.hubUpright ? -hub.knob / 2 : hub.shift(1)
        y: hub.table.hubUpright ? hub.shift(1) : -hub.knob / 2
        spoken: qsTr("Menu")
        onActivated: hub.menuWanted()

        Column {
            anchors.centerIn: parent
            spacing: 4

            Rectangle {
                width: 18
                height: 2
                radius: 1
                color: Theme.ink
            }

            Rectangle {
                width: 18
                height: 2
                radius: 1
                color: Theme.ink
            }

            Rectangle {
                width: 18
                height: 2
                radius: 1
                color: Theme.ink
            }
        }
    }

    Knob {
        x: hub.table.hubUpright ? -hub.knob / 2 : hub.shift(-2)
        y: hub.table.hubUpright ? hub.shift(-2) : -hub.knob / 2
        visible: hub.table.canRedo
        text: "↪"
        spoken: qsTr("Redo")
        onActivated: hub.table.redo()
    }
}
