pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

FocusScope {
    id: sheet

    required property AmountViewModel amount
    required property SeatViewModel seat
    readonly property bool low: height < 340
    readonly property int edge: low ? 10 : 16
    readonly property real padWidth: Math.max(200, Math.min(270, width * 0.41))
    readonly property color deed: amount.verb === "damage" || amount.verb === "lose" || amount.verb === "pay" ? Theme.alarm : Theme.gold

    function press(event: KeyEvent): bool {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            sheet.amount.type(event.key - Qt.Key_0);
            return true;
        }
        switch (event.key) {
        case Qt.Key_Backspace:
            sheet.amount.rubOut();
            return true;
        case Qt.Key_Delete:
            sheet.amount.clear();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            sheet.amount.confirm();
            return true;
        case Qt.Key_Escape:
            sheet.amount.cancel();
            return true;
        case Qt.Key_Up:
            sheet.amount.nextSource(-1);
            return true;
        case Qt.Key_Down:
            sheet.amount.nextSource(1);
            return true;
        case Qt.Key_PageUp:
            sheet.amount.move(10);
            return true;
        case Qt.Key_PageDown:
            sheet.amount.move(-10);
            return true;
        case Qt.Key_Plus:
            sheet.amount.move(1);
            return true;
        case Qt.Key_Minus:
            if (sheet.amount.signed)
                sheet.amount.turnSign();
            else
                sheet.amount.move(-1);
            return true;
        case Qt.Key_C:
            sheet.amount.flip("combat");
            return true;
        case Qt.Key_M:
            sheet.amount.flip("commander");
            return true;
        case Qt.Key_L:
            sheet.amount.flip("lifelink");
            return true;
        case Qt.Key_I:
            sheet.amount.flip("infect");
            return true;
        case Qt.Key_U:
            sheet.amount.flip("unpreventable");
            return true;
        case Qt.Key_T:
            if (event.modifiers & Qt.ShiftModifier)
                sheet.amount.flipBack("toxic");
            else
                sheet.amount.flip("toxic");
            return true;
        default:
            return false;
        }
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: sheet.amount.title
    Accessible.focusable: true

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        // What means nothing here is not meant for the table behind it.
        event.accepted = sheet.press(event) || event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
    }

    Rectangle {
        anchors.fill: parent
        radius: 16
        color: Theme.sheet
        border.width: 1
        border.color: Theme.edge
    }

    MultiPointTouchArea {
        anchors.fill: parent
    }

    Grid {
        id: pad

        readonly property real across: (sheet.padWidth - 3 * spacing) / 4
        readonly property real down: (sheet.height - 2 * sheet.edge - 3 * spacing) / 4

        anchors {
            left: parent.left
            top: parent.top
            margins: sheet.edge
        }
        columns: 4
        spacing: sheet.low ? 6 : 8
        visible: !sheet.amount.picking

        Repeater {
            model: ["1", "2", "3", "⌫", "4", "5", "6", "+10", "7", "8", "9", "−10", "C", "0", "00", "±"]

            Press {
                id: key

                required property string modelData
                readonly property bool digit: /^\d+$/.test(modelData)

                function act(): void {
                    switch (key.modelData) {
                    case "⌫":
                        sheet.amount.rubOut();
                        break;
                    case "C":
                        sheet.amount.clear();
                        break;
                    case "+10":
                        sheet.amount.move(10);
                        break;
                    case "−10":
                        sheet.amount.move(-10);
                        break;
                    case "±":
                        sheet.amount.turnSign();
                        break;
                    case "00":
                        sheet.amount.type(0);
                        sheet.amount.type(0);
                        break;
                    default:
                        sheet.amount.type(Number(key.modelData));
                    }
                }

                width: pad.across
                height: pad.down
                text: modelData
                spoken: modelData === "⌫" ? qsTr("Backspace") : modelData === "C" ? qsTr("Clear") : modelData === "±" ? qsTr("Change the sign") : modelData
                size: digit && modelData !== "00" ? 23 : 17
                ink: digit || dim ? Theme.ink : Theme.quiet
                dim: modelData === "±" && !sheet.amount.signed
                onActivated: key.act()
                onHeld: key.modelData === "⌫" ? sheet.amount.clear() : key.act()
            }
        }
    }

    Item {
        id: side

        anchors {
            left: pad.right
            leftMargin: sheet.low ? 12 : 18
            right: parent.right
            top: parent.top
            bottom: parent.bottom
            margins: sheet.edge
        }
        visible: pad.visible

        Label {
            id: title

            width: parent.width
            text: sheet.amount.title
            size: sheet.low ? 13 : 15
            color: Theme.quiet
        }

        Flickable {
            anchors {
                left: parent.left
                right: parent.right
                top: title.bottom
                bottom: lines.top
                bottomMargin: 4
            }
            contentHeight: facts.height
            boundsBehavior: Flickable.StopAtBounds
            clip: contentHeight > height

            Column {
                id: facts

                width: parent.width

                Item {
                    width: parent.width
                    height: sheet.low ? 48 : 68

                    SpokenLabel {
                        id: figure

                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, parent.width * (from.visible ? 0.45 : 1))
                        text: sheet.amount.amount
                        size: text.length > 4 ? 34 : sheet.low ? 44 : 60
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        elide: Text.ElideNone
                        color: Qt.alpha(Theme.ink, sheet.amount.empty ? 0.5 : 1)
                        font.weight: Font.Bold
                        Accessible.name: qsTr("Amount: %1").arg(text)
                    }

                    Label {
                        id: from

                        anchors {
                            verticalCenter: parent.verticalCenter
                            left: figure.right
                            leftMargin: 12
                        }
                        visible: sheet.amount.origin !== ""
                        text: qsTr("from")
                        size: 16
                        color: Theme.quiet
                    }

                    Chip {
                        anchors {
                            verticalCenter: parent.verticalCenter
                            left: from.right
                            leftMargin: 10
                        }
                        visible: from.visible
                        activeFocusOnTab: true
                        widest: Math.max(80, side.width - figure.width - from.width - 24)
                        text: sheet.amount.origin
                        spoken: qsTr("From %1; pick another source").arg(sheet.amount.origin)
                        fill: sheet.amount.originColour === "" ? Theme.chip : sheet.amount.originColour
                        onActivated: sheet.amount.pickSource()
                    }
                }

                Flow {
                    width: parent.width
                    spacing: 8
                    bottomPadding: 12
                    visible: heads.count > 0

                    Label {
                        height: 36
                        text: sheet.amount.verb === "damage" ? qsTr("to") : qsTr("for")
                        size: 16
                        color: Theme.quiet
                    }

                    Repeater {
                        id: heads

                        model: sheet.amount.heads

                        Chip {
                            required text
                            required property string key
                            required property bool on

                            activeFocusOnTab: true
                            toggles: true
                            chosen: on
                            fill: on ? Theme.gold : Theme.chip
                            ink: on ? Theme.darkInk : Theme.ink
                            onActivated: sheet.amount.pickHead(key)
                        }
                    }
                }

                Flow {
                    width: parent.width
                    spacing: 8

                    Repeater {
                        model: sheet.amount.aspects

                        Chip {
                            required text
                            required property string key
                            required property bool on

                            activeFocusOnTab: true
                            toggles: true
                            chosen: on
                            fill: on ? Theme.gold : Theme.chip
                            ink: on ? Theme.darkInk : Theme.ink
                            onActivated: sheet.amount.pickAspect(key)
                        }
                    }

                    Repeater {
                        model: sheet.amount.switches

                        Chip {
                            required text
                            required property string key
                            required property bool on

                            activeFocusOnTab: true
                            toggles: true
                            chosen: on
                            fill: on ? Theme.gold : Theme.chip
                            ink: on ? Theme.darkInk : Theme.ink
                            onActivated: sheet.amount.flip(key)
                            onHeld: sheet.amount.flipBack(key)
                        }
                    }
                }
            }
        }

        Flow {
            id: lines

            anchors {
                left: parent.left
                right: parent.right
                bottom: doing.top
                bottomMargin: 8
            }
            spacing: 4

            Repeater {
                model: sheet.amount.lines

                LineLabel {
                    width: Math.min(implicitWidth, lines.width)
                    size: sheet.low ? 14 : 17
                    onRuleWanted: rule => sheet.seat.openRule(rule)
                }
            }
        }

        Row {
            id: doing

            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
            }
            height: sheet.low ? Theme.target : 52
            spacing: 10

            Press {
                id: cancel

                width: Math.min(110, parent.width * 0.36)
                height: parent.height
                size: 16
                activeFocusOnTab: true
                text: qsTr("Cancel")
                onActivated: sheet.amount.cancel()
            }

            Press {
                width: parent.width - cancel.width - parent.spacing
                height: parent.height
                activeFocusOnTab: true
                fill: sheet.amount.ready ? sheet.deed : Theme.chip
                ink: sheet.amount.ready ? Theme.darkInk : Theme.quiet
                text: sheet.amount.act
                onActivated: sheet.amount.confirm()
            }
        }
    }

    Loader {
        anchors.fill: parent
        anchors.margins: sheet.edge
        active: sheet.amount.picking

        sourceComponent: PickPage {
            title: sheet.amount.verb === "gain" ? qsTr("Whose effect is it?") : qsTr("Damage from")
            rows: sheet.amount.sources
            onPicked: key => sheet.amount.source(key)
            onClosed: sheet.amount.cancel()
        }
    }
}
