import QtQuick

// One of several things to choose, said in one line and explained beneath it.
Rectangle {
    id: option

    property string text
    property string explained
    property string further
    property color fill: Theme.key
    property int size: 17
    property color quiet: Theme.quiet
    property bool current: false

    signal activated

    implicitHeight: Math.max(Theme.target, lines.height + 20)
    radius: 12
    color: tap.pressed ? Qt.lighter(fill, 1.25) : fill
    border.width: current ? 2 : 0
    border.color: Theme.gold

    Accessible.role: Accessible.Button
    Accessible.name: [option.text, option.explained, option.further].filter(Boolean).join(". ")
    Accessible.onPressAction: option.activated()

    Column {
        id: lines

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 14
        }
        spacing: 2

        Label {
            width: parent.width
            text: option.text
            size: option.size
            maximumLineCount: 2
            wrapMode: Text.Wrap
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: option.explained
            size: 14
            maximumLineCount: 4
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: option.further
            size: 14
            color: option.quiet
            maximumLineCount: 4
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: option.activated()
    }
}
