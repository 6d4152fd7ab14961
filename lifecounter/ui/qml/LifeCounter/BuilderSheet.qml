pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// A card that the catalogue doesn't have: what it does is put together, it is kept, and used.
SheetFrame {
    id: sheet

    required property BuilderViewModel builder
    readonly property string page: sheet.builder.page

    title: sheet.builder.title
    leave: page === "card" ? qsTr("Close") : page === "words" ? qsTr("Back") : qsTr("Done")
    onClosed: sheet.builder.back()

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: sheet.page === "words" ? words : sheet.page === "text" ? writing : form
    }

    Component {
        id: words

        SearchPage {
            id: search

            focus: true
            typed: sheet.builder.typed
            letters: sheet.builder.letters
            hint: sheet.builder.hint
            rows: sheet.builder.rows
            placeholder: qsTr("Any word of it")
            onLetter: letters => sheet.builder.type(letters)
            onRubbed: sheet.builder.rubOut()
            onCleared: sheet.builder.clear()
            onPicked: item => (item as OptionRow).activated()

            delegate: OptionRow {
                required property string word
                required property string says

                width: search.rowWidth
                text: says
                size: 15
                current: ListView.isCurrentItem && search.listHasFocus
                onActivated: sheet.builder.choose(word)
            }
        }
    }

    Component {
        id: writing

        WritePage {
            focus: true
            typed: sheet.builder.typed
            onLetter: letters => sheet.builder.type(letters)
            onRubbed: sheet.builder.rubOut()
            onCleared: sheet.builder.clear()
            onFinished: sheet.builder.back()
        }
    }

    Component {
        id: form

        FocusScope {
            focus: true

            SheetScroll {
                id: all

                anchors {
                    left: parent.left
                    right: parent.right
                    top: parent.top
                    bottom: doing.top
                    bottomMargin: 8
                }
                focus: true
                contentHeight: content.height

                FieldFlow {
                    id: content

                    width: all.room
                    fields: sheet.builder.fields
                    onPicked: key => sheet.builder.pick(key)
                    onMoved: (key, by) => sheet.builder.move(key, by)
                    onDigit: (key, digit) => sheet.builder.digit(key, digit)
                }
            }

            Item {
                id: doing

                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                }
                height: Math.max(sheet.page === "card" ? keep.height : 0, told.height)

                Label {
                    id: told

                    anchors {
                        left: parent.left
                        right: sheet.page === "card" ? keep.left : parent.right
                        rightMargin: 12
                        verticalCenter: parent.verticalCenter
                    }
                    text: sheet.builder.problem !== "" ? sheet.builder.problem : sheet.page === "rule" ? sheet.builder.about : ""
                    size: sheet.low ? 14 : 16
                    maximumLineCount: 3
                    wrapMode: Text.Wrap
                    color: sheet.builder.problem === "" ? Theme.ink : "#ff9b9d"
                    font.weight: Font.Bold
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Press {
                    id: keep

                    anchors {
                        right: parent.right
                        bottom: parent.bottom
                    }
                    width: Math.max(150, implicitWidth)
                    height: sheet.low ? Theme.target : 52
                    visible: sheet.page === "card"
                    activeFocusOnTab: true
                    fill: sheet.builder.ready ? Theme.gold : Theme.chip
                    ink: sheet.builder.ready ? Theme.darkInk : Theme.quiet
                    text: qsTr("Keep and use")
                    onActivated: sheet.builder.keep()
                }
            }
        }
    }
}
