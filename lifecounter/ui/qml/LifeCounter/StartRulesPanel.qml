pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// The numbers that the table plays by; opened, each can be changed. A custom game has them open.
Rectangle {
    id: panel

    required property StartRules rules
    required property string note
    property bool opened: false
    readonly property bool open: opened || rules.custom

    height: column.height
    radius: 14
    color: Theme.panel

    Column {
        id: column

        width: parent.width

        Item {
            id: head

            width: parent.width
            height: Math.max(60, summary.height + 20)
            activeFocusOnTab: true

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("%1: %2").arg(heading.text).arg(panel.rules.switched === "" ? panel.rules.line : qsTr("%1, %2").arg(panel.rules.line).arg(panel.rules.switched))
            Accessible.focusable: true
            Accessible.onPressAction: panel.opened = !panel.opened

            Keys.onReturnPressed: panel.opened = !panel.opened
            Keys.onEnterPressed: panel.opened = !panel.opened
            Keys.onSpacePressed: panel.opened = !panel.opened

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3
                visible: parent.activeFocus
                radius: 11
                color: "transparent"
                border.width: 2
                border.color: Theme.gold
            }

            Column {
                id: summary

                anchors {
                    left: parent.left
                    right: chevron.left
                    leftMargin: 16
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                spacing: 2

                Label {
                    id: heading

                    width: parent.width
                    text: panel.rules.custom ? qsTr("Rules of this game") : panel.rules.own ? qsTr("House rules") : qsTr("Rules of the format")
                    size: 13
                    color: panel.rules.own && !panel.rules.custom ? Theme.gold : Theme.quiet
                }

                Label {
                    width: parent.width
                    text: panel.rules.line
                    size: 15
                    font.weight: Font.DemiBold
                    maximumLineCount: 2
                    wrapMode: Text.WordWrap
                }

                Label {
                    visible: text !== ""
                    width: parent.width
                    text: panel.rules.switched
                    size: 13
                    maximumLineCount: 9
                    wrapMode: Text.WordWrap
                }
            }

            Label {
                id: chevron

                anchors {
                    right: parent.right
                    rightMargin: 17
                    verticalCenter: parent.verticalCenter
                }
                visible: !panel.rules.custom
                text: panel.open ? "−" : "+"
                size: 20
                color: Theme.quiet
            }

            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: panel.opened = !panel.opened
            }
        }

        SpokenLabel {
            visible: panel.note !== ""
            x: 16
            width: parent.width - 32
            bottomPadding: 14
            text: panel.note
            size: 13
            color: Theme.quiet
            maximumLineCount: 6
            wrapMode: Text.Wrap
        }

        Loader {
            x: 16
            width: parent.width - 32
            active: panel.open
            sourceComponent: StartRulesEditor {
                width: column.width - 32
                rules: panel.rules
            }
        }
    }
}
