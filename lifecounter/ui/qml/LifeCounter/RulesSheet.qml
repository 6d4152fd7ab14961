pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Short notes on the rules, found by number or by word.
SheetFrame {
    id: sheet

    required property RulesViewModel rules

    title: sheet.rules.title
    leave: sheet.rules.page === "find" ? qsTr("Close") : qsTr("Back")
    onClosed: sheet.rules.back()

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: sheet.rules.page === "find" ? search : reading
    }

    Component {
        id: search

        SearchPage {
            id: page

            focus: true
            typed: sheet.rules.typed
            letters: sheet.rules.letters
            hint: sheet.rules.hint
            rows: sheet.rules.rows
            placeholder: qsTr("Number or word")
            onLetter: letters => sheet.rules.type(letters)
            onRubbed: sheet.rules.rubOut()
            onCleared: sheet.rules.clear()
            onPicked: item => (item as OptionRow).activated()

            delegate: OptionRow {
                required property string number
                required property string title
                required property string note

                width: page.rowWidth
                text: title
                explained: note
                further: number
                size: 16
                current: ListView.isCurrentItem && page.listHasFocus
                onActivated: sheet.rules.choose(number)
            }
        }
    }

    Component {
        id: reading

        SheetScroll {
            id: all

            focus: true
            contentHeight: content.height

            Column {
                id: content

                width: all.room
                spacing: 10

                Label {
                    width: parent.width
                    text: sheet.rules.note
                    size: 17
                    lineHeight: 1.2
                    maximumLineCount: 20
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Label {
                    width: parent.width
                    visible: text !== ""
                    text: sheet.rules.numbers
                    size: 14
                    color: Theme.quiet
                    maximumLineCount: 3
                    wrapMode: Text.Wrap
                }

                FieldFlow {
                    width: parent.width
                    fields: sheet.rules.fields
                    onPicked: key => sheet.rules.choose(key)
                }
            }
        }
    }
}
