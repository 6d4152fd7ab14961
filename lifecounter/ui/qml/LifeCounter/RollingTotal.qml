import QtQuick

// A total that rolls from what it was to what it is, through numbers in between and no others.
Label {
    id: rolling

    objectName: "total"

    required property string life
    readonly property real total: Number(life.replace("−", "-"))
    property real from: total
    property real shown: 0
    // Beyond this a number of the screen is no longer exact.
    readonly property real exact: 1e15

    function inBetween(value: real): string {
        return String(Math.round(value)).replace("-", "−");
    }

    function roll(): void {
        const before = rolling.from;
        rolling.from = rolling.total;
        if (Theme.animated && Math.abs(rolling.total - before) > 1 && Math.abs(rolling.total) < rolling.exact && Math.abs(before) < rolling.exact) {
            animation.from = before;
            animation.to = rolling.total;
            animation.restart();
        } else if (animation.running) {
            animation.stop();
        }
    }

    text: animation.running ? rolling.inBetween(rolling.shown) : rolling.life
    elide: Text.ElideNone
    font.letterSpacing: -size * 0.015
    // Drawn from its outlines: the glyph cache that small text comes from is too coarse for this size.
    renderType: Text.CurveRendering
    // Digits whose outlines don't overlap, since a seam would show where they do.
    font.family: "Inter Totals"
    font.weight: Font.Bold
    horizontalAlignment: Text.AlignHCenter

    onTotalChanged: rolling.roll()

    NumberAnimation {
        id: animation

        target: rolling
        property: "shown"
        duration: Theme.moment
        easing.type: Easing.OutCubic
    }
}
