import QtQuick

// A line to type in, or a whole number. An empty one shows in grey what it stands for.
Rectangle {
    id: field

    property string text
    property string placeholder
    property string spoken: placeholder
    property int size: 16
    property bool troubled: false
    property bool counts: false

    signal edited(text: string)
    signal accepted

    implicitHeight: Theme.target
    radius: 10
    color: Theme.key
    border.width: input.activeFocus ? 2 : troubled ? 2 : 0
    border.color: input.activeFocus ? Theme.gold : Theme.alarm

    // A line that is finished is not yet a wish to start.
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true

    function edit(): void {
        input.forceActiveFocus();
        input.selectAll();
    }

    TextInput {
        id: input

        anchors {
            fill: parent
            leftMargin: 12
            rightMargin: 12
        }
        activeFocusOnTab: true
        clip: true
        color: Theme.ink
        font.pixelSize: field.size
        font.weight: Font.DemiBold
        maximumLength: 300
        selectByMouse: true
        selectedTextColor: Theme.darkInk
        selectionColor: Theme.gold
        text: field.text
        verticalAlignment: TextInput.AlignVCenter
        validator: field.counts ? whole : null

        Accessible.name: field.spoken
        Accessible.role: Accessible.EditableText

        onActiveFocusChanged: {
            if (!activeFocus)
                // Half a number (nothing at all, a lone minus) gives way to what holds.
                text = Qt.binding(() => field.text);
            cursorPosition = activeFocus ? length : 0;
        }
        // A long name at rest is read from its beginning.
        onTextChanged: if (!activeFocus)
            cursorPosition = 0
        onTextEdited: field.edited(text)
        onAccepted: field.accepted()
    }

    RegularExpressionValidator {
        id: whole

        regularExpression: /[-−]?[0-9]{0,16}/
    }

    Label {
        anchors.fill: input
        visible: input.text === "" && input.preeditText === ""
        text: field.placeholder
        size: field.size
        color: Theme.quiet
        Accessible.ignored: true
    }
}
