import QtQuick

// A number between minus and plus, that can be typed as well.
Row {
    id: stepper

    property string text
    property string spoken
    property bool typed: true

    signal changed(by: int)
    signal edited(text: string)

    spacing: 6

    Press {
        width: Theme.target
        text: "−"
        spoken: qsTr("%1: less").arg(stepper.spoken)
        size: 20
        activeFocusOnTab: true
        onActivated: stepper.changed(-1)
    }

    StartField {
        id: number

        width: 76
        text: stepper.text
        spoken: stepper.spoken
        enabled: stepper.typed
        counts: true
        onEdited: text => stepper.edited(text)
    }

    Press {
        width: Theme.target
        text: "+"
        spoken: qsTr("%1: more").arg(stepper.spoken)
        size: 20
        activeFocusOnTab: true
        onActivated: stepper.changed(1)
    }
}
