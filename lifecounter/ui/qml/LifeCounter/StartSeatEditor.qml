pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// What can be said of a seat besides its name, as far as the format asks for it.
Column {
    id: editor

    required property StartViewModel start
    required property int place
    required property string colour
    required property string commander
    required property string partner
    required property string vanguard

    signal done

    spacing: 8

    Row {
        visible: editor.start.usesCommanders
        width: parent.width
        spacing: 8

        StartField {
            width: (parent.width - 8) / 2
            size: 15
            text: editor.commander
            placeholder: qsTr("Commander")
            onEdited: text => editor.start.nameCommander(editor.place, 0, text)
            onAccepted: editor.done()
        }

        StartField {
            width: (parent.width - 8) / 2
            size: 15
            text: editor.partner
            placeholder: qsTr("Partner")
            onEdited: text => editor.start.nameCommander(editor.place, 1, text)
            onAccepted: editor.done()
        }
    }

    Item {
        visible: editor.start.usesVanguard
        width: parent.width
        height: Theme.target

        Label {
            height: parent.height
            text: qsTr("Avatar's life modifier")
            size: 15
            color: Theme.quiet
        }

        StartStepper {
            anchors.right: parent.right
            typed: false
            text: editor.vanguard
            spoken: qsTr("Avatar's life modifier")
            onChanged: by => editor.start.changeVanguard(editor.place, by)
        }
    }

    Grid {
        id: palette

        width: parent.width
        columns: width >= 12 * (Theme.target + 6) ? 12 : width >= 6 * (Theme.target + 6) ? 6 : 4
        columnSpacing: columns > 1 ? (width - columns * Theme.target) / (columns - 1) : 0
        rowSpacing: 8

        Repeater {
            model: editor.start.colours

            Rectangle {
                id: colour

                required property string paint
                required property string owner
                readonly property bool own: paint === editor.colour

                width: Theme.target
                height: Theme.target
                radius: 11
                color: paint
                border.width: activeFocus ? 3 : own ? 2 : 0
                border.color: activeFocus ? Theme.gold : Theme.ink
                activeFocusOnTab: true

                Accessible.role: Accessible.RadioButton
                Accessible.name: owner === "" ? qsTr("Colour %1").arg(paint) : qsTr("Colour %1, taken by %2").arg(paint).arg(owner)
                Accessible.checkable: true
                Accessible.checked: own
                Accessible.focusable: true
                Accessible.onPressAction: editor.start.paint(editor.place, paint)

                Keys.onSpacePressed: editor.start.paint(editor.place, paint)
                Keys.onReturnPressed: editor.start.paint(editor.place, paint)

                Label {
                    anchors.centerIn: parent
                    text: colour.own ? "✓" : colour.owner
                    size: 16
                    color: Qt.alpha(Theme.ink, colour.own ? 1 : 0.75)
                    font.weight: Font.Bold
                }

                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: editor.start.paint(editor.place, colour.paint)
                }
            }
        }
    }
}
