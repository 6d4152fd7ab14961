import QtQuick

// One format: its name, its starting total big, what is special about it.
Rectangle {
    id: card

    required property int index
    required property string format
    required property string name
    required property string life
    required property string says
    required property bool chosen

    property bool focused: false
    property bool low: false

    signal picked
    signal chosenPlace(place: int)

    radius: 16
    color: chosen ? "#2f6f8f" : tap.pressed ? Theme.key : Theme.panel
    border.width: focused ? 3 : chosen ? 2 : 0
    border.color: focused ? Theme.gold : "#7fb4cd"

    Accessible.role: Accessible.RadioButton
    Accessible.name: card.life === "" ? qsTr("%1, %2").arg(card.name).arg(card.says) : qsTr("%1, %2 life, %3").arg(card.name).arg(card.life).arg(card.says)
    Accessible.checkable: true
    Accessible.checked: card.chosen
    Accessible.onPressAction: card.picked()

    onChosenChanged: if (chosen)
        chosenPlace(index)
    Component.onCompleted: if (chosen)
        chosenPlace(index)

    Label {
        id: title

        anchors {
            left: parent.left
            right: total.left
            top: parent.top
            leftMargin: 16
            rightMargin: 8
            topMargin: card.low ? 12 : 16
        }
        text: card.name
        size: 16
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        lineHeight: 1.05
        maximumLineCount: 2
        minimumPixelSize: 13
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
    }

    Label {
        id: total

        anchors {
            right: parent.right
            top: parent.top
            rightMargin: 14
            topMargin: card.low ? 7 : 11
        }
        text: card.life
        size: card.life.length <= 3 ? 26 : card.low ? 17 : 20
        height: 34
        font.weight: Font.Bold
    }

    Label {
        anchors {
            left: parent.left
            right: card.chosen ? tick.left : parent.right
            bottom: parent.bottom
            leftMargin: 16
            rightMargin: 14
            bottomMargin: card.low ? 10 : 14
        }
        text: card.says
        size: 13
        color: card.chosen ? "#dcebf2" : Theme.quiet
        maximumLineCount: title.lineCount === 1 ? 3 : card.low ? 1 : 2
        wrapMode: Text.WordWrap
    }

    Label {
        id: tick

        anchors {
            right: parent.right
            bottom: parent.bottom
            rightMargin: 14
            bottomMargin: 12
        }
        visible: card.chosen
        text: "✓"
        size: 18
        font.weight: Font.Bold
    }

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: card.picked()
    }
}
