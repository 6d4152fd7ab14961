pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// What is typed, with fingers or on a keyboard, and what is found by it.
FocusScope {
    id: page

    required property string typed
    required property string letters
    required property string hint
    required property Rows rows
    property string placeholder
    property alias delegate: list.delegate
    property alias digits: pad.digits
    readonly property alias rowWidth: list.rowWidth
    readonly property alias listHasFocus: list.activeFocus
    readonly property bool beside: width >= 500
    readonly property real padHeight: pad.height

    // What fits best is at the top.
    onTypedChanged: {
        list.currentIndex = 0;
        list.positionViewAtBeginning();
    }

    signal letter(letters: string)
    signal rubbed
    signal cleared
    signal picked(item: Item)

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (event.key === Qt.Key_Backspace) {
            page.rubbed();
            event.accepted = true;
        } else if (event.key === Qt.Key_Delete) {
            page.cleared();
            event.accepted = true;
        } else if (/^[^\s\x00-\x1f\x7f]$|^ $/.test(event.text)) {
            page.letter(event.text);
            event.accepted = true;
        }
    }

    Rectangle {
        id: field

        anchors {
            left: page.beside ? pad.right : parent.left
            leftMargin: page.beside ? 12 : 0
            right: parent.right
            top: parent.top
        }
        height: Theme.target
        radius: 10
        color: Theme.key

        Label {
            anchors {
                fill: parent
                leftMargin: 12
                rightMargin: 12
            }
            text: page.typed === "" ? page.placeholder : page.typed + "▏"
            elide: page.typed === "" ? Text.ElideRight : Text.ElideLeft
            size: 16
            color: page.typed === "" ? Theme.quiet : Theme.ink
            font.weight: Font.DemiBold
            Accessible.role: Accessible.EditableText
            Accessible.name: page.placeholder
            Accessible.description: page.typed
        }
    }

    LetterPad {
        id: pad

        readonly property int lines: Math.ceil(30 / columns)

        x: 0
        y: page.beside ? 0 : page.height - height
        width: page.beside ? Math.min(330, Math.max(294, page.width * 0.42)) : page.width
        columns: page.beside ? 6 : Math.max(6, Math.floor((width + spacing) / (Theme.target + spacing)))
        room: page.beside ? Math.max(Theme.target, Math.min(64, (page.height - (lines - 1) * spacing) / lines)) : Theme.target
        letters: page.letters
        onTyped: letter => page.letter(letter)
        onRubbed: page.rubbed()
        onCleared: page.cleared()
    }

    Label {
        anchors {
            left: field.left
            right: field.right
            top: field.bottom
            topMargin: 12
        }
        visible: text !== ""
        text: page.hint
        maximumLineCount: 4
        wrapMode: Text.Wrap
        color: Theme.quiet
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    OptionList {
        id: list

        anchors {
            left: field.left
            right: field.right
            top: field.bottom
            topMargin: 8
            bottom: page.beside ? parent.bottom : pad.top
            bottomMargin: page.beside ? 0 : 8
        }
        focus: true
        model: page.rows
        onPicked: place => page.picked(list.itemAtIndex(place))
    }
}
