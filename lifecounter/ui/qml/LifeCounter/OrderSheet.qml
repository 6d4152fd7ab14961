pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Effects whose order matters (616.1): every different outcome, and an order that leads to it.
SheetFrame {
    id: sheet

    required property OrderViewModel order

    title: sheet.order.title
    rule: "616.1"
    leave: qsTr("Cancel")
    onClosed: sheet.order.cancel()

    Label {
        id: common

        width: parent.width
        height: text === "" ? 0 : implicitHeight + 8
        visible: text !== ""
        text: sheet.order.common
        color: Theme.quiet
        maximumLineCount: 2
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignTop
    }

    OptionList {
        id: list

        anchors {
            left: parent.left
            right: parent.right
            top: common.bottom
            bottom: parent.bottom
        }
        focus: true
        model: sheet.order.rows
        onPicked: place => (list.itemAtIndex(place) as OptionRow).activated()

        delegate: OptionRow {
            required property string key
            required property string result
            required property string beside
            required property string order

            width: list.rowWidth
            text: result
            explained: beside
            further: order
            current: ListView.isCurrentItem && ListView.view.activeFocus
            onActivated: sheet.order.choose(key)
        }
    }
}
