pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Effects in play: what each does, who controls it, whether its condition is met, and its end.
SheetFrame {
    id: sheet

    required property EffectsViewModel effects

    title: sheet.effects.title
    leave: sheet.effects.one ? qsTr("Back") : qsTr("Close")
    onClosed: sheet.effects.back()

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: sheet.effects.one ? alone : every
    }

    Component {
        id: every

        OptionList {
            id: list

            focus: true
            model: sheet.effects.rows
            onPicked: place => (list.itemAtIndex(place) as OptionRow).activated()

            delegate: OptionRow {
                required property string id
                required property string name
                required property string says
                required property string whose
                required property string colour

                width: list.rowWidth
                text: name
                explained: says
                further: whose
                fill: colour === "" ? Theme.key : colour
                quiet: colour === "" ? Theme.quiet : Theme.ink
                current: ListView.isCurrentItem && list.activeFocus
                onActivated: sheet.effects.choose(id)
            }
        }
    }

    Component {
        id: alone

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
                    text: sheet.effects.says
                    size: 16
                    font.weight: Font.DemiBold
                    maximumLineCount: 40
                    wrapMode: Text.Wrap
                }

                FieldFlow {
                    width: parent.width
                    fields: sheet.effects.fields
                    onPicked: key => sheet.effects.pick(key)
                }

                Label {
                    width: parent.width
                    text: sheet.effects.about
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
    }
}
