pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Where a seat's sheet opens: on the seat, facing its player, larger than the seat where that is too small for it.
Loader {
    id: place

    required property SeatViewModel seat
    property real along
    property real across
    property size area
    readonly property bool sideways: seat.quarters % 2 === 1
    readonly property real boxWidth: sideways ? height : width
    readonly property real boxHeight: sideways ? width : height
    readonly property bool fits: boxWidth <= seat.boxWidth && boxHeight <= seat.boxHeight
    // Letters to type stand beneath what they find where there is no room beside it.
    readonly property bool searching: ["builder", "cards", "rules"].includes(seat.sheet)
    property string shown

    function within(middle: real, extent: real, all: real): real {
        return Math.max(extent / 2 + Theme.gap, Math.min(all - extent / 2 - Theme.gap, middle));
    }

    width: Math.min(along, Math.max((sideways ? seat.boxHeight : seat.boxWidth) - 24, Math.min(580, along)), 760)
    height: Math.min(across, Math.max((sideways ? seat.boxWidth : seat.boxHeight) - 24, Math.min(searching && width < 500 ? 520 : 320, across)), 520)
    x: within(seat.x + seat.boxWidth / 2, boxWidth, area.width) - width / 2
    y: within(seat.y + seat.boxHeight / 2, boxHeight, area.height) - height / 2
    rotation: 90 * seat.quarters
    // By file, so that no sheet is read before it is wanted.
    function show(): void {
        if (place.seat.sheet === place.shown)
            return;
        place.shown = place.seat.sheet;
        switch (place.seat.sheet) {
        case "amount":
            setSource("AmountSheet.qml", {
                seat: place.seat,
                amount: place.seat.panel
            });
            break;
        case "more":
            setSource("MoreSheet.qml", {
                seat: place.seat,
                more: place.seat.panel
            });
            break;
        case "builder":
            setSource("BuilderSheet.qml", {
                seat: place.seat,
                builder: place.seat.panel
            });
            break;
        case "cards":
            setSource("CardsSheet.qml", {
                seat: place.seat,
                cards: place.seat.panel
            });
            break;
        case "effects":
            setSource("EffectsSheet.qml", {
                seat: place.seat,
                effects: place.seat.panel
            });
            break;
        case "order":
            setSource("OrderSheet.qml", {
                seat: place.seat,
                order: place.seat.panel
            });
            break;
        case "reminder":
            setSource("ReminderSheet.qml", {
                seat: place.seat,
                reminder: place.seat.panel
            });
            break;
        case "rules":
            setSource("RulesSheet.qml", {
                seat: place.seat,
                rules: place.seat.panel
            });
            break;
        case "target":
            setSource("TargetSheet.qml", {
                seat: place.seat,
                target: place.seat.panel
            });
            break;
        }
    }

    onLoaded: (item as Item).forceActiveFocus()
    Component.onCompleted: place.show()

    Connections {
        target: place.seat

        function onSheetsChanged(): void {
            place.show();
        }
    }
}
