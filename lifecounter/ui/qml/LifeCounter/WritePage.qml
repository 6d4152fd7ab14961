import QtQuick

// A text to write, with fingers or on a keyboard.
FocusScope {
    id: page

    required property string typed

    signal letter(letters: string)
    signal rubbed
    signal cleared
    signal finished

    Keys.onReturnPressed: page.finished()
    Keys.onEnterPressed: page.finished()
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

        width: parent.width
        height: Theme.target
        radius: 10
        color: Theme.key

        Label {
            anchors {
                fill: parent
                leftMargin: 12
                rightMargin: 12
            }
            text: page.typed + "▏"
            elide: Text.ElideLeft
            size: 18
            font.weight: Font.DemiBold
            Accessible.role: Accessible.EditableText
            Accessible.name: page.typed
        }
    }

    LetterPad {
        readonly property int lines: Math.ceil(30 / columns)

        y: field.height + 10
        width: parent.width
        columns: Math.max(6, Math.min(10, Math.floor((width + spacing) / (Theme.target + spacing))))
        room: Math.max(Theme.target, Math.min(64, (page.height - y - (lines - 1) * spacing) / lines))
        onTyped: letter => page.letter(letter)
        onRubbed: page.rubbed()
        onCleared: page.cleared()
    }
}
