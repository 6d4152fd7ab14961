pragma ComponentBehavior: Bound
import QtQuick

// Letters, or digits, to type with fingers. Those that lead to nothing are dim.
Grid {
    id: pad

    property string letters
    property bool digits: false
    property real room: 44
    readonly property list<string> keys: digits ? ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."] : "abcdefghijklmnopqrstuvwxyz".split("")
    readonly property real across: (width - (columns - 1) * spacing) / columns

    signal typed(letter: string)
    signal rubbed
    signal cleared

    columns: 6
    spacing: 6

    Repeater {
        model: pad.keys

        Press {
            required property string modelData

            width: pad.across
            height: pad.room
            size: 17
            dim: pad.letters !== "" && !pad.letters.includes(modelData)
            text: modelData.toUpperCase()
            onActivated: pad.typed(modelData)
        }
    }

    Press {
        width: pad.across
        height: pad.room
        text: "␣"
        spoken: qsTr("Space")
        ink: Theme.quiet
        onActivated: pad.typed(" ")
    }

    Press {
        width: pad.across
        height: pad.room
        text: "⌫"
        spoken: qsTr("Backspace")
        ink: Theme.quiet
        onActivated: pad.rubbed()
        onHeld: pad.cleared()
    }

    Press {
        width: pad.across
        height: pad.room
        size: 13
        text: pad.digits ? qsTr("ABC") : qsTr("123")
        ink: Theme.quiet
        onActivated: pad.digits = !pad.digits
    }

    Press {
        width: pad.across
        height: pad.room
        text: "C"
        spoken: qsTr("Clear")
        ink: Theme.quiet
        onActivated: pad.cleared()
    }
}
