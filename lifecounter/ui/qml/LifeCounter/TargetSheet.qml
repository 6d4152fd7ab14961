pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// A trigger that waits: whom does it target, and what would come of it?
SheetFrame {
    id: sheet

    required property TargetViewModel target

    rule: "603.3"
    title: sheet.target.title
    onClosed: sheet.target.close()

    OptionList {
        id: list

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: none.top
            bottomMargin: 8
        }
        focus: true
        model: sheet.target.rows
        onPicked: place => (list.itemAtIndex(place) as OptionRow).activated()

        delegate: OptionRow {
            required property string name
            required property string result
            required property string colour

            width: list.rowWidth
            text: name
            explained: result
            fill: colour
            current: ListView.isCurrentItem && list.activeFocus
            onActivated: sheet.target.choose(name)
        }
    }

    Press {
        id: none

        anchors {
            left: parent.left
            bottom: parent.bottom
        }
        activeFocusOnTab: true
        size: 15
        text: qsTr("No player")
        onActivated: sheet.target.noPlayer()
    }
}
