pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

FocusScope {
    id: screen

    required property TableViewModel table
    property bool menuOpen: false
    property bool byKeyboard: false
    property int asker: 0
    readonly property bool over: table.verdict !== ""
    // Not behind a menu or a question, where nobody sees what it does.
    readonly property bool undoable: !unkept.open && (!menuOpen || over || past.open)
    readonly property size room: Qt.size(width, height)

    function choose(place: int): void {
        const tile = tiles.itemAt(place);
        if (tile)
            tile.forceActiveFocus(Qt.TabFocusReason);
    }

    function focused(): int {
        for (let place = 0; place < tiles.count; place++) {
            if (tiles.itemAt(place).activeFocus)
                return place;
        }
        return -1;
    }

    // The next seat in a direction of the window, as it is seen from the seat that has the keyboard.
    function go(dx: int, dy: int): void {
        const from = screen.focused();
        if (from < 0) {
            screen.choose(0);
            return;
        }
        const here = tiles.itemAt(from);
        let best = -1;
        let nearest = Infinity;
        for (let place = 0; place < tiles.count; place++) {
            const there = tiles.itemAt(place);
            const x = there.x + there.width / 2 - here.x - here.width / 2;
            const y = there.y + there.height / 2 - here.y - here.height / 2;
            const ahead = x * dx + y * dy;
            const aside = Math.abs(x * dy) + Math.abs(y * dx);
            if (place !== from && ahead > 1 && ahead + 2 * aside < nearest) {
                nearest = ahead + 2 * aside;
                best = place;
            }
        }
        screen.choose(best);
    }

    // What lies behind an overlay takes no key; the seat that had the keyboard gets it back.
    function openMenu(): void {
        screen.asker = Math.max(0, screen.focused());
        screen.menuOpen = true;
    }

    function press(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            screen.go(-1, 0);
            return true;
        case Qt.Key_Right:
            screen.go(1, 0);
            return true;
        case Qt.Key_Up:
            screen.go(0, -1);
            return true;
        case Qt.Key_Down:
            screen.go(0, 1);
            return true;
        case Qt.Key_T:
            screen.table.passTurn();
            return true;
        case Qt.Key_N:
        case Qt.Key_Escape:
            screen.openMenu();
            return true;
        default:
            if (key >= Qt.Key_1 && key <= Qt.Key_8) {
                screen.choose(key - Qt.Key_1);
                return true;
            }
            return false;
        }
    }

    onRoomChanged: screen.table.resized(room.width, room.height)
    onOverChanged: {
        if (screen.over)
            screen.openMenu();
        else
            screen.menuOpen = false;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The table")

    Component.onCompleted: screen.choose(0)

    Connections {
        target: screen.table

        function onVerdictChanged(): void {
            if (screen.over)
                screen.Accessible.announce(screen.table.verdict);
        }

        function onWhoseChanged(): void {
            screen.Accessible.announce(qsTr("Turn %1, %2").arg(screen.table.turn).arg(screen.table.whose));
        }
    }

    Keys.onPressed: event => {
        screen.byKeyboard = true;
        if (!(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            event.accepted = screen.press(event.key);
    }

    Shortcut {
        enabled: screen.undoable
        sequences: [StandardKey.Undo]
        onActivated: screen.table.undo()
    }

    Shortcut {
        enabled: screen.undoable
        // Spelt out: a sequence that StandardKey.Redo has as well would count as ambiguous, and do nothing.
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: screen.table.redo()
    }

    Item {
        id: board

        anchors.fill: parent
        enabled: !screen.menuOpen && !past.open && !unkept.open

        Repeater {
            id: tiles

            model: screen.table.seats

            SeatTile {
                readonly property bool sideways: seat.quarters % 2 === 1

                x: seat.x + (seat.boxWidth - width) / 2
                y: seat.y + (seat.boxHeight - height) / 2
                width: Math.round(sideways ? seat.boxHeight : seat.boxWidth)
                height: Math.round(sideways ? seat.boxWidth : seat.boxHeight)
                rotation: 90 * seat.quarters
                ring: screen.byKeyboard
            }
        }

        Hub {
            z: 1
            table: screen.table
            onMenuWanted: screen.openMenu()
        }

        Repeater {
            model: screen.table.seats

            Loader {
                id: place

                required property SeatViewModel seat
                required property int index
                property bool hadKeyboard: false

                // The hub may cover a corner of a sheet that lies on its seat, but not one that is larger, nor
                // the middle of one, where it lies between two seats.
                z: item && (tiles.count === 2 || !(item as SheetPlace).fits) ? 2 : 0
                active: seat.sheet !== ""
                onActiveFocusChanged: {
                    if (active)
                        hadKeyboard = activeFocus;
                }
                // Only where the keyboard was here, so that nobody else's sheet loses it.
                onActiveChanged: {
                    if (!active && hadKeyboard)
                        screen.choose(index);
                }

                sourceComponent: SheetPlace {
                    seat: place.seat
                    along: (sideways ? screen.height : screen.width) - 2 * Theme.gap
                    across: (sideways ? screen.width : screen.height) - 2 * Theme.gap
                    area: screen.room
                }
            }
        }
    }

    // By file, so that it is not read before it is wanted.
    Loader {
        id: past

        readonly property bool open: screen.table.history !== null

        function show(): void {
            if (open) {
                setSource("HistoryScreen.qml", {
                    history: screen.table.history
                });
            } else {
                source = "";
                if (!screen.menuOpen)
                    screen.choose(0);
            }
        }

        z: 4
        anchors.fill: parent
        onOpenChanged: show()
        onLoaded: (item as FocusScope).forceActiveFocus()
    }

    Loader {
        z: 3
        anchors.fill: parent
        active: screen.menuOpen && !past.open
        onLoaded: (item as TableMenu).forceActiveFocus()

        sourceComponent: TableMenu {
            table: screen.table
            onClosed: {
                screen.menuOpen = false;
                screen.choose(screen.asker);
            }
            // At the seat that had the keyboard as the menu opened.
            onRulesWanted: {
                screen.menuOpen = false;
                (tiles.itemAt(screen.asker) as SeatTile).seat.openRule("");
            }
        }
    }

    // By file, so that it is not read before it is wanted.
    Loader {
        id: unkept

        readonly property bool open: screen.table.unkept !== ""
        property Item before: null

        z: 5
        anchors.fill: parent
        onOpenChanged: {
            if (open) {
                before = screen.Window.activeFocusItem;
                setSource("UnkeptQuestion.qml", {
                    table: screen.table
                });
            } else {
                source = "";
                if (before)
                    before.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
        onLoaded: (item as FocusScope).forceActiveFocus()
    }
}
