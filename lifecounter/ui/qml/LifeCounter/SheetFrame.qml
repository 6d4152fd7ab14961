import QtQuick
import LifeCounterModels

// A sheet on a seat: what it is about, a way back, and room for the rest.
FocusScope {
    id: frame

    required property SeatViewModel seat
    property string title
    property string rule
    property string aside
    property string leave: qsTr("Close")
    // What else the sheet leads to; empty: nothing.
    property string further
    default property alias content: room.data
    readonly property bool low: height < 340
    readonly property int edge: low ? 10 : 16
    readonly property alias room: room

    signal closed
    signal furtherWanted
    signal asideWanted

    Accessible.role: Accessible.Dialog
    Accessible.name: frame.title
    Accessible.focusable: true

    Keys.onEscapePressed: frame.closed()
    // What means nothing here is not meant for the table behind it.
    Keys.onPressed: event => {
        const command = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        event.accepted = !command && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab;
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

    Label {
        anchors {
            left: parent.left
            right: law.visible ? law.left : next.visible ? next.left : close.left
            top: parent.top
            leftMargin: frame.edge
            rightMargin: 8
            topMargin: frame.edge
        }
        height: Theme.target
        text: frame.title
        size: 19
        font.weight: Font.Bold
    }

    Press {
        id: next

        anchors {
            right: close.left
            rightMargin: 8
            top: close.top
        }
        visible: frame.further !== ""
        activeFocusOnTab: true
        size: 15
        text: frame.further
        onActivated: frame.furtherWanted()
    }

    Press {
        id: law

        anchors {
            right: next.visible ? next.left : close.left
            rightMargin: 8
            verticalCenter: close.verticalCenter
        }
        visible: text !== ""
        activeFocusOnTab: true
        fill: frame.aside === "" ? "transparent" : Theme.key
        ink: frame.aside === "" ? Theme.quiet : Theme.ink
        size: frame.aside === "" ? 14 : 15
        text: frame.aside === "" ? frame.rule : frame.aside
        spoken: frame.aside === "" ? qsTr("What rule %1 means").arg(frame.rule) : frame.aside
        onActivated: frame.aside === "" ? frame.seat.openRule(frame.rule) : frame.asideWanted()
    }

    Press {
        id: close

        anchors {
            right: parent.right
            top: parent.top
            margins: frame.edge
        }
        text: frame.leave
        size: 15
        activeFocusOnTab: true
        onActivated: frame.closed()
    }

    Item {
        id: room

        anchors {
            left: parent.left
            right: parent.right
            top: close.bottom
            bottom: parent.bottom
            margins: frame.edge
            topMargin: 8
        }
    }
}
