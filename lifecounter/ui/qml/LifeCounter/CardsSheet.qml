pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// A card is found by its name, filled in, and done.
SheetFrame {
    id: sheet

    required property CardsViewModel cards

    title: sheet.cards.title
    leave: sheet.cards.page === "find" ? qsTr("Close") : qsTr("Back")
    aside: sheet.cards.page === "find" ? qsTr("Build a card…") : ""
    onClosed: sheet.cards.back()
    onAsideWanted: sheet.seat.openBuilder()

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: sheet.cards.page === "find" ? search : filling
    }

    Component {
        id: search

        SearchPage {
            id: page

            focus: true
            typed: sheet.cards.typed
            letters: sheet.cards.letters
            hint: sheet.cards.hint
            rows: sheet.cards.rows
            placeholder: qsTr("Name, or what it does")
            onLetter: letters => sheet.cards.type(letters)
            onRubbed: sheet.cards.rubOut()
            onCleared: sheet.cards.clear()
            onPicked: item => (item as OptionRow).activated()

            delegate: OptionRow {
                required property string key
                required property string name
                required property string says
                required property string note

                width: page.rowWidth
                text: name
                explained: says
                further: note
                size: 16
                current: ListView.isCurrentItem && page.listHasFocus
                onActivated: sheet.cards.choose(key)
            }
        }
    }

    Component {
        id: filling

        FocusScope {
            id: form

            focus: true

            Keys.onReturnPressed: sheet.cards.confirm()
            Keys.onEnterPressed: sheet.cards.confirm()

            SheetScroll {
                id: all

                anchors {
                    left: parent.left
                    right: parent.right
                    top: parent.top
                    bottom: doing.top
                    bottomMargin: 8
                }
                contentHeight: content.height

                Column {
                    id: content

                    width: all.room
                    spacing: 10

                    Label {
                        width: parent.width
                        text: sheet.cards.says
                        size: 16
                        font.weight: Font.DemiBold
                        maximumLineCount: 40
                        wrapMode: Text.Wrap
                    }

                    FieldFlow {
                        width: parent.width
                        fields: sheet.cards.fields
                        onPicked: key => sheet.cards.pick(key)
                        onMoved: (key, by) => sheet.cards.move(key, by)
                        onDigit: (key, digit) => sheet.cards.digit(key, digit)
                    }

                    Label {
                        width: parent.width
                        text: sheet.cards.about
                        size: 14
                        visible: text !== ""
                        topPadding: 6
                        color: Theme.quiet
                        lineHeight: 1.2
                        maximumLineCount: 40
                        wrapMode: Text.Wrap
                    }
                }
            }

            Item {
                id: doing

                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                }
                height: Math.max(confirm.height, lines.height)

                Flow {
                    id: lines

                    anchors {
                        left: parent.left
                        right: confirm.left
                        rightMargin: 12
                        verticalCenter: parent.verticalCenter
                    }

                    Repeater {
                        model: sheet.cards.lines

                        LineLabel {
                            width: Math.min(implicitWidth, lines.width)
                            size: sheet.low ? 14 : 16
                            onRuleWanted: rule => sheet.seat.openRule(rule)
                        }
                    }
                }

                Press {
                    id: confirm

                    anchors {
                        right: parent.right
                        bottom: parent.bottom
                    }
                    width: Math.max(150, implicitWidth)
                    height: sheet.low ? Theme.target : 52
                    focus: true
                    activeFocusOnTab: true
                    fill: sheet.cards.ready ? Theme.gold : Theme.chip
                    ink: sheet.cards.ready ? Theme.darkInk : Theme.quiet
                    text: sheet.cards.act
                    onActivated: sheet.cards.confirm()
                }
            }
        }
    }
}
