import QtQuick
import LifeCounterModels

// Over the table: a new game, or back to the start screen. Also what is shown once somebody has won.
FocusScope {
    id: menu

    required property TableViewModel table
    property bool asking: false
    readonly property bool losable: menu.table.verdict === "" && (menu.table.canUndo || menu.table.canRedo)

    signal closed
    signal rulesWanted

    // Asks once where a game would be lost by it.
    function begin(): void {
        if (menu.losable) {
            menu.asking = true;
            stay.forceActiveFocus(Qt.TabFocusReason);
        } else {
            menu.table.newGame();
        }
    }

    function go(forward: bool): void {
        const holder = menu.Window.activeFocusItem;
        if (holder)
            holder.nextItemInFocusChain(forward).forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: menu.table.verdict === "" ? qsTr("Game menu") : menu.table.verdict

    Keys.onEscapePressed: menu.closed()
    Keys.onPressed: event => {
        // What means nothing here is not meant for the table behind it.
        event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        if (event.modifiers !== Qt.NoModifier)
            return;
        switch (event.key) {
        case Qt.Key_Up:
            menu.go(false);
            break;
        case Qt.Key_Down:
            menu.go(true);
            break;
        case Qt.Key_N:
            if (!menu.asking)
                menu.begin();
            break;
        case Qt.Key_H:
            menu.table.openHistory();
            break;
        }
    }

    FullScreen {
        id: whole
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.rgba(0.055, 0.067, 0.086, 0.6)
    }

    MultiPointTouchArea {
        anchors.fill: parent
        onPressed: menu.closed()
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(360, parent.width - 40)
        height: (menu.asking ? question : choices).height + 40
        radius: Theme.radius
        color: Theme.sheet
        border.width: 1
        border.color: Theme.edge

        MultiPointTouchArea {
            anchors.fill: parent
        }

        Column {
            id: choices

            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                margins: 20
            }
            spacing: 10
            visible: !menu.asking

            Label {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                text: menu.table.verdict
                size: 26
                maximumLineCount: 3
                wrapMode: Text.Wrap
                bottomPadding: 8
                font.weight: Font.Bold
            }

            Press {
                width: parent.width
                height: 56
                focus: true
                activeFocusOnTab: true
                fill: Theme.gold
                ink: Theme.darkInk
                text: qsTr("New game")
                hint: qsTr("N")
                onActivated: menu.begin()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                visible: menu.table.verdict !== ""
                text: qsTr("Undo")
                onActivated: menu.table.undo()
            }

            Row {
                width: parent.width
                spacing: 10

                Press {
                    width: (parent.width - parent.spacing) / 2
                    height: 52
                    activeFocusOnTab: true
                    text: qsTr("History")
                    hint: qsTr("H")
                    onActivated: menu.table.openHistory()
                }

                Press {
                    width: (parent.width - parent.spacing) / 2
                    height: 52
                    activeFocusOnTab: true
                    text: qsTr("Rules")
                    onActivated: menu.rulesWanted()
                }
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                text: whole.on ? qsTr("Leave full screen") : qsTr("Full screen")
                hint: qsTr("F11")
                onActivated: whole.toggle()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                text: qsTr("Start screen")
                onActivated: menu.table.leave()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                visible: menu.table.verdict === ""
                text: qsTr("The game is a draw")
                onActivated: menu.table.drawGame()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                text: menu.table.verdict === "" ? qsTr("Back to the game") : qsTr("Look at the table")
                onActivated: menu.closed()
            }
        }

        Column {
            id: question

            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                margins: 20
            }
            spacing: 10
            visible: menu.asking

            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Give up this game?")
                size: 26
                font.weight: Font.Bold
            }

            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Its totals and its history are lost: nobody can go on with it.")
                size: 16
                maximumLineCount: 3
                wrapMode: Text.Wrap
                bottomPadding: 8
            }

            Press {
                id: stay

                width: parent.width
                height: 56
                activeFocusOnTab: true
                fill: Theme.gold
                ink: Theme.darkInk
                text: qsTr("Keep playing")
                onActivated: menu.closed()
            }

            Press {
                width: parent.width
                height: 52
                activeFocusOnTab: true
                text: qsTr("Give up, new game")
                onActivated: menu.table.newGame()
            }
        }
    }
}
