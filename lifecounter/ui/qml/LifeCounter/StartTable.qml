pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Who sits where, and by which numbers the table plays.
Item {
    id: table

    required property StartViewModel start
    required property bool low
    property int openSeat: -1
    property int dragged: -1
    property int dropped: -1
    property real dragBy: 0

    readonly property int step: rowHeight + column.spacing
    readonly property int rowHeight: low ? 60 : 72

    signal revealed(item: Item)

    implicitHeight: column.height

    function show(item: Item): void {
        // Once an opened row has its height.
        Qt.callLater(showNow, item);
    }

    function showNow(item: Item): void {
        column.forceLayout();
        revealed(item);
    }

    function close(): void {
        const row = rows.itemAt(placeOf(openSeat)) as StartSeatRow;
        openSeat = -1;
        if (row)
            row.focusName();
    }

    function placeOf(seat: int): int {
        for (let place = 0; place < rows.count; place++) {
            const row = rows.itemAt(place) as StartSeatRow;
            if (row && row.seat === seat)
                return place;
        }
        return -1;
    }

    function carry(place: int, by: real): void {
        openSeat = -1;
        dragged = place;
        dragBy = Math.max(-place * step, Math.min(by, (rows.count - 1 - place) * step));
        dropped = place + Math.round(dragBy / step);
    }

    function drop(): void {
        const from = dragged;
        const to = dropped;
        dragged = -1;
        dropped = -1;
        dragBy = 0;
        if (from >= 0)
            table.start.move(from, to);
    }

    function shiftOf(place: int): real {
        if (dragged < 0)
            return 0;
        if (place === dragged)
            return dragBy;
        if (place > dragged && place <= dropped)
            return -step;
        if (place < dragged && place >= dropped)
            return step;
        return 0;
    }

    function moveByKey(place: int, to: int): void {
        table.start.move(place, to);
        const row = rows.itemAt(Math.max(0, Math.min(to, rows.count - 1))) as StartSeatRow;
        if (row) {
            row.focusHandle();
            table.show(row);
        }
    }

    Column {
        id: column

        width: parent.width
        spacing: table.low ? 8 : 12

        Item {
            width: parent.width
            height: Theme.target

            Label {
                anchors {
                    left: parent.left
                    verticalCenter: parent.verticalCenter
                }
                text: qsTr("Table")
                size: 21
                font.weight: Font.Bold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Row {
                anchors.right: parent.right
                spacing: 4

                Press {
                    width: Theme.target
                    text: "−"
                    spoken: qsTr("One player fewer")
                    size: 22
                    fill: Theme.page
                    dim: !table.start.canRemove
                    activeFocusOnTab: true
                    onActivated: table.start.changeCount(-1)
                }

                SpokenLabel {
                    width: 84
                    height: Theme.target
                    horizontalAlignment: Text.AlignHCenter
                    text: table.start.playersLine
                    size: 17
                    color: Theme.quiet
                }

                Press {
                    width: Theme.target
                    text: "+"
                    spoken: qsTr("One player more")
                    size: 22
                    fill: Theme.page
                    dim: !table.start.canAdd
                    activeFocusOnTab: true
                    onActivated: table.start.changeCount(1)
                }
            }
        }

        Repeater {
            id: rows

            model: table.start.seats

            StartSeatRow {
                id: row

                width: column.width
                low: table.low
                start: table.start
                open: table.openSeat === seat
                shift: table.shiftOf(place)
                carried: table.dragged === place
                settling: table.dragged >= 0 && !carried
                onToggled: table.openSeat = open ? -1 : seat
                onCarriedBy: by => table.carry(place, by)
                onDropped: table.drop()
                onMovedByKey: to => table.moveByKey(place, to)
                onOpened: table.show(row)
            }
        }

        StartSeating {
            width: parent.width
            start: table.start
            low: table.low
        }

        StartRulesPanel {
            width: parent.width
            rules: table.start.rules
            note: table.start.note
        }
    }
}
