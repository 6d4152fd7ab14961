pragma ComponentBehavior: Bound
import QtQuick

Rectangle {
    id: press

    property string text
    property string hint
    property string spoken: text
    property color ink: Theme.ink
    property color fill: Theme.key
    property int size: 17
    property int weight: Font.DemiBold
    property bool dim: false
    property bool toggles: false
    property bool chosen: false
    readonly property alias down: tap.pressed

    signal activated
    signal held

    implicitWidth: Math.max(Theme.target, label.implicitWidth + 28)
    implicitHeight: Theme.target
    radius: 12
    color: tap.pressed ? Qt.lighter(fill, 1.25) : fill
    border.width: activeFocus ? 2 : 0
    border.color: Theme.gold

    Accessible.role: Accessible.Button
    Accessible.name: press.spoken
    Accessible.checkable: press.toggles
    Accessible.checked: press.chosen
    Accessible.onPressAction: press.activated()

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            event.accepted = true;
            press.activated();
        }
    }

    Label {
        id: label

        anchors.centerIn: parent
        width: press.width - 6
        horizontalAlignment: Text.AlignHCenter
        text: press.chosen ? "✓ " + press.text : press.text
        size: press.size
        // Here and elsewhere a text is paler by its colour: with an opacity it is drawn many times slower.
        color: Qt.alpha(press.ink, press.dim ? 0.65 : 1)
        font.weight: press.weight
    }

    Loader {
        anchors {
            top: parent.top
            right: parent.right
            topMargin: 5
            rightMargin: 7
        }
        active: press.hint !== ""

        sourceComponent: Label {
            text: press.hint
            size: 10
            color: Qt.alpha(press.ink, 0.75)
        }
    }

    TapHandler {
        id: tap

        // Takes the finger for itself, so that nothing beneath counts it as well.
        gesturePolicy: TapHandler.ReleaseWithinBounds
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onTapped: (point, button) => button === Qt.RightButton ? press.held() : press.activated()
        onLongPressed: press.held()
    }
}
