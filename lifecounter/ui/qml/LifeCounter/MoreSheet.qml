pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

SheetFrame {
    id: sheet

    required property MoreViewModel more

    title: sheet.more.title
    further: qsTr("History")
    onFurtherWanted: sheet.seat.openHistory()
    onClosed: sheet.more.close()

    SheetScroll {
        id: all

        anchors.fill: parent
        contentHeight: content.height

        Column {
            id: content

            width: all.room
            spacing: 14

            Repeater {
                model: sheet.seat.reminders

                Item {
                    id: waiting

                    required property string id
                    required property string what
                    required property bool waits
                    required property bool grave
                    required property string because

                    width: content.width
                    height: Theme.target

                    Label {
                        anchors {
                            left: parent.left
                            right: failed.left
                            rightMargin: 8
                        }
                        height: parent.height
                        text: waiting.waits ? waiting.what : qsTr("%1 · %2").arg(waiting.what).arg(waiting.because)
                        size: 16
                        font.weight: Font.DemiBold
                    }

                    Press {
                        id: failed

                        anchors {
                            right: done.left
                            rightMargin: 8
                        }
                        activeFocusOnTab: true
                        size: 15
                        text: waiting.grave ? qsTr("Can’t: lose the game") : qsTr("Can’t")
                        spoken: waiting.grave ? qsTr("Can’t: %1; lose the game").arg(waiting.what) : qsTr("Can’t: %1").arg(waiting.what)
                        onActivated: sheet.seat.cannot(waiting.id)
                    }

                    Press {
                        id: done

                        anchors.right: parent.right
                        activeFocusOnTab: true
                        fill: Theme.gold
                        ink: Theme.darkInk
                        size: 15
                        text: waiting.waits ? qsTr("Choose…") : qsTr("Done")
                        spoken: waiting.waits ? qsTr("Choose: %1").arg(waiting.what) : qsTr("Done: %1").arg(waiting.what)
                        onActivated: sheet.seat.tickOff(waiting.id)
                    }
                }
            }

            Flow {
                width: parent.width
                spacing: 8

                Repeater {
                    model: sheet.more.heads

                    Press {
                        required text
                        required property string key
                        required property bool on

                        activeFocusOnTab: true
                        fill: on ? Theme.gold : Theme.key
                        ink: on ? Theme.darkInk : Theme.ink
                        toggles: true
                        chosen: on
                        size: 15
                        onActivated: sheet.more.pickHead(key)
                    }
                }

                Repeater {
                    model: ["pay", "lose", "set", "correct"]

                    Press {
                        required property string modelData

                        function label(): string {
                            switch (modelData) {
                            case "pay":
                                return qsTr("Pay life…");
                            case "lose":
                                return qsTr("Lose life…");
                            case "set":
                                return qsTr("Set total…");
                            default:
                                return qsTr("Put right…");
                            }
                        }

                        activeFocusOnTab: true
                        size: 15
                        text: label()
                        onActivated: sheet.seat.open(modelData)
                    }
                }
            }

            Grid {
                id: counts

                width: parent.width
                columns: Math.max(1, Math.floor(width / 230))
                columnSpacing: 16
                rowSpacing: 6

                Repeater {
                    model: sheet.more.counts

                    Item {
                        id: counted

                        required property string key
                        required property string text
                        required property string count
                        required property bool tax

                        function change(by: int): void {
                            if (counted.tax)
                                sheet.more.cast(counted.key, by);
                            else
                                sheet.more.count(counted.key, by);
                        }

                        width: (counts.width - (counts.columns - 1) * counts.columnSpacing) / counts.columns
                        height: Theme.target

                        Label {
                            anchors {
                                left: parent.left
                                right: fewer.left
                                rightMargin: 6
                            }
                            height: parent.height
                            text: counted.text
                            size: 15
                            color: Theme.quiet
                        }

                        Press {
                            id: fewer

                            anchors.right: tally.left
                            width: Theme.target
                            activeFocusOnTab: true
                            text: "−"
                            spoken: qsTr("One fewer: %1").arg(counted.text)
                            onActivated: counted.change(-1)
                        }

                        SpokenLabel {
                            id: tally

                            anchors.right: further.left
                            width: 40
                            height: parent.height
                            horizontalAlignment: Text.AlignHCenter
                            text: counted.count
                            Accessible.name: qsTr("%2: %1").arg(text).arg(counted.text)
                            size: 18
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 9
                            font.weight: Font.Bold
                        }

                        Press {
                            id: further

                            anchors.right: parent.right
                            width: Theme.target
                            activeFocusOnTab: true
                            text: "+"
                            spoken: qsTr("One more: %1").arg(counted.text)
                            onActivated: counted.change(1)
                        }
                    }
                }
            }

            Flow {
                width: parent.width
                spacing: 8

                Press {
                    activeFocusOnTab: true
                    size: 15
                    visible: sheet.more.playing
                    fill: Theme.gold
                    ink: Theme.darkInk
                    text: qsTr("Card…")
                    onActivated: sheet.seat.openCards()
                }

                Press {
                    activeFocusOnTab: true
                    size: 15
                    visible: sheet.more.effects > 0
                    text: qsTr("In play (%1)…").arg(sheet.more.effects)
                    onActivated: sheet.seat.openEffects()
                }

                Repeater {
                    model: sheet.more.switches

                    Press {
                        required text
                        required property string key
                        required property bool on

                        activeFocusOnTab: true
                        fill: on ? Theme.gold : Theme.key
                        ink: on ? Theme.darkInk : Theme.ink
                        toggles: true
                        chosen: on
                        size: 15
                        onActivated: sheet.more.flip(key)
                    }
                }
            }

            Flow {
                width: parent.width
                spacing: 8
                visible: sheet.more.playing

                Press {
                    activeFocusOnTab: true
                    size: 15
                    ink: "#ff9b9d"
                    text: qsTr("Concede")
                    onActivated: sheet.more.concede()
                }

                Press {
                    activeFocusOnTab: true
                    size: 15
                    ink: "#ff9b9d"
                    text: qsTr("Loses by an effect")
                    onActivated: sheet.more.lose()
                }

                Press {
                    activeFocusOnTab: true
                    size: 15
                    text: qsTr("Wins by an effect")
                    onActivated: sheet.more.win()
                }
            }
        }
    }
}
