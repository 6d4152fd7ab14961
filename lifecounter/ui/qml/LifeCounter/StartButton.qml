import QtQuick

// The one press that begins a game, or the sentence that says what to do before it can.
Rectangle {
    id: button

    property string text
    property bool ready: true

    signal activated

    radius: 16
    color: !ready ? Theme.panel : tap.pressed ? Qt.lighter(Theme.gold, 1.12) : Theme.gold
    border.width: activeFocus ? 3 : ready ? 0 : 2
    border.color: activeFocus ? Theme.ink : Theme.alarm
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: button.text
    Accessible.focusable: true
    Accessible.onPressAction: button.activated()

    Keys.onReturnPressed: button.activated()
    Keys.onEnterPressed: button.activated()
    Keys.onSpacePressed: button.activated()

    Label {
        anchors {
            fill: parent
            leftMargin: 16
            rightMargin: 16
            topMargin: 6
            bottomMargin: 6
        }
        horizontalAlignment: Text.AlignHCenter
        text: button.text
        size: button.ready ? 18 : 15
        color: button.ready ? Theme.darkInk : Theme.ink
        font.weight: button.ready ? Font.Bold : Font.DemiBold
        fontSizeMode: button.ready ? Text.HorizontalFit : Text.Fit
        minimumPixelSize: 12
        maximumLineCount: button.ready ? 1 : 2
        wrapMode: button.ready ? Text.NoWrap : Text.Wrap
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: button.activated()
    }
}
