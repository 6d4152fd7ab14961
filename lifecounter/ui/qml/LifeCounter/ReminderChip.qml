import QtQuick

// Something to do: one tap ticks it off. Where not doing it loses the game, a tap asks, and the tick stands beside it.
Row {
    id: reminder

    required property string what
    required property bool waits
    required property bool grave
    property int others
    property real widest
    property int drawnHeight
    property int size
    property color fill
    readonly property string said: waits || grave ? what : qsTr("%1 ✓").arg(what)

    signal activated
    signal ticked

    spacing: 6

    Chip {
        text: reminder.others > 0 ? qsTr("%1 +%2").arg(reminder.said).arg(reminder.others) : reminder.said
        spoken: reminder.waits || reminder.grave ? reminder.what : qsTr("Done: %1").arg(reminder.what)
        widest: reminder.widest - (tick.visible ? tick.width + reminder.spacing : 0)
        drawnHeight: reminder.drawnHeight
        fill: reminder.fill
        size: reminder.size
        onActivated: reminder.activated()
    }

    Chip {
        id: tick

        visible: reminder.grave
        text: "✓"
        spoken: qsTr("%1: done").arg(reminder.what)
        drawnHeight: reminder.drawnHeight
        fill: reminder.fill
        size: reminder.size
        onActivated: reminder.ticked()
    }
}
