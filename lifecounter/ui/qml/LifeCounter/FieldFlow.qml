pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// A form: labels, things to pick, and numbers to count or to type.
Flow {
    id: flow

    required property Rows fields

    signal picked(key: string)
    signal moved(key: string, by: int)
    signal digit(key: string, digit: int)

    spacing: 8

    Repeater {
        model: flow.fields

        Loader {
            id: part

            required property string key
            required property string kind
            required property string text
            required property bool on
            required property string colour
            required property string spoken

            sourceComponent: kind === "label" ? heading : kind === "number" ? counter : pick

            Component {
                id: heading

                Label {
                    width: flow.width
                    topPadding: 6
                    text: part.text
                    size: 15
                    color: Theme.quiet
                    maximumLineCount: 3
                    wrapMode: Text.Wrap
                }
            }

            Component {
                id: pick

                Press {
                    width: Math.min(implicitWidth, flow.width)
                    activeFocusOnTab: true
                    fill: part.colour !== "" ? part.colour : part.on ? Theme.gold : Theme.key
                    ink: part.colour === "" && part.on ? Theme.darkInk : Theme.ink
                    chosen: part.on
                    size: 15
                    border.width: activeFocus || (part.on && part.colour !== "") ? 3 : 0
                    border.color: part.on && part.colour !== "" ? Theme.ink : Theme.gold
                    text: part.on && part.colour !== "" ? qsTr("✓ %1").arg(part.text) : part.text
                    spoken: part.text
                    onActivated: flow.picked(part.key)
                }
            }

            Component {
                id: counter

                Row {
                    spacing: 8

                    Repeater {
                        model: [-10, -1]

                        Press {
                            required property int modelData

                            activeFocusOnTab: true
                            size: 15
                            text: modelData === -1 ? "−" : "−10"
                            spoken: qsTr("%1: %2").arg(part.spoken).arg(modelData)
                            onActivated: flow.moved(part.key, modelData)
                        }
                    }

                    Press {
                        width: Math.max(72, implicitWidth)
                        activeFocusOnTab: true
                        fill: Theme.page
                        size: 18
                        weight: Font.Bold
                        text: part.text
                        spoken: qsTr("%1: %2").arg(part.spoken).arg(part.text)
                        Accessible.role: Accessible.SpinBox
                        onActivated: flow.moved(part.key, 1)

                        Keys.onPressed: event => {
                            if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
                                flow.digit(part.key, event.key - Qt.Key_0);
                            else if (event.key === Qt.Key_Backspace)
                                flow.digit(part.key, -1);
                            else if (event.key === Qt.Key_Up)
                                flow.moved(part.key, 1);
                            else if (event.key === Qt.Key_Down)
                                flow.moved(part.key, -1);
                            else
                                return;
                            event.accepted = true;
                        }
                    }

                    Repeater {
                        model: [1, 10]

                        Press {
                            required property int modelData

                            activeFocusOnTab: true
                            size: 15
                            text: modelData === 1 ? "+" : "+10"
                            spoken: qsTr("%1: +%2").arg(part.spoken).arg(modelData)
                            onActivated: flow.moved(part.key, modelData)
                        }
                    }
                }
            }
        }
    }
}
