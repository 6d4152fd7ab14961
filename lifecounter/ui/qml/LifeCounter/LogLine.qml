import QtQuick

// One line of the log; a tap leads to the moment after its entry.
Item {
    id: line

    property string time
    property string colour
    property string text
    property string change
    property string total
    property string spoken
    property bool first
    property bool undone
    property bool now
    property bool current
    readonly property color ink: line.first && !line.undone ? Theme.ink : Theme.quiet
    readonly property int size: line.first ? 16 : 14

    signal activated

    implicitHeight: Math.max(line.first ? Theme.target : 26, said.implicitHeight + (line.first ? 16 : 6))

    Accessible.role: Accessible.Button
    Accessible.ignored: !line.first
    Accessible.name: line.undone ? qsTr("Taken back: %1").arg(line.spoken) : line.spoken
    Accessible.onPressAction: line.activated()

    Rectangle {
        anchors.fill: parent
        radius: 10
        visible: tap.pressed || line.current
        color: tap.pressed ? Theme.key : "transparent"
        border.width: line.current ? 2 : 0
        border.color: Theme.gold
    }

    // Here the game stands.
    Rectangle {
        visible: line.now
        width: 3
        height: parent.height
        radius: 1.5
        color: Theme.gold
    }

    Label {
        x: 14
        width: 44
        height: Math.min(parent.height, Theme.target)
        text: line.time
        size: 13
        color: Theme.quiet
    }

    Rectangle {
        x: 64
        y: (Math.min(parent.height, line.first ? Theme.target : 26) - height) / 2
        width: 10
        height: 10
        radius: 5
        visible: line.colour !== ""
        color: line.colour === "" ? "transparent" : line.colour
        border.width: 1
        border.color: Qt.rgba(1, 1, 1, 0.35)
    }

    Label {
        id: said

        anchors {
            left: parent.left
            leftMargin: 84
            right: moved.left
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        text: line.text
        size: line.size
        color: line.ink
        maximumLineCount: 3
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        lineHeight: 1.1
        font.strikeout: line.undone
    }

    Label {
        id: moved

        anchors {
            right: sum.left
            rightMargin: 6
            verticalCenter: parent.verticalCenter
        }
        width: line.change === "" ? 0 : Math.min(110, implicitWidth)
        horizontalAlignment: Text.AlignRight
        text: line.change
        size: 14
        color: Theme.quiet
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
    }

    Label {
        id: sum

        anchors {
            right: parent.right
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        width: line.total === "" ? 0 : Math.max(54, Math.min(150, implicitWidth + 10))
        horizontalAlignment: Text.AlignRight
        text: line.total
        size: 19
        color: line.undone ? Theme.quiet : Theme.ink
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.weight: Font.Bold
    }

    TapHandler {
        id: tap

        onTapped: line.activated()
    }
}
