pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// Which format, who sits where, and the way into a game. Everything grows with a large window and
// is stacked in a narrow one.
FocusScope {
    id: screen

    required property StartViewModel start

    readonly property bool wide: width >= 760 && width > height * 0.9
    readonly property real enlarged: Math.max(1, wide ? Math.min(width / 1280, height / 800) : Math.min(width / 720, height / 1280))

    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property Item focused: Window.activeFocusItem

    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    focus: true

    function reveal(item: Item): void {
        formatScroll.reveal(item);
        tableScroll.reveal(item);
        scroll.reveal(item);
    }

    function revealFocused(): void {
        if (focused && focused.height <= Theme.target * 3)
            reveal(focused);
    }

    onFocusedChanged: Qt.callLater(revealFocused)

    Keys.onReturnPressed: screen.start.start()
    Keys.onEnterPressed: screen.start.start()
    Keys.onEscapePressed: {
        if (table.openSeat >= 0)
            table.close();
        else
            screen.start.resume();
    }

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        onActivated: screen.start.start()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    Item {
        id: page

        readonly property bool low: height < 640
        readonly property int margin: low || !screen.wide ? 20 : 36
        readonly property real tableWidth: screen.wide ? Math.min(395, width * 0.42) : width - 2 * margin

        width: screen.width / screen.enlarged
        height: screen.height / screen.enlarged
        scale: screen.enlarged
        transformOrigin: Item.TopLeft

        StartScroll {
            id: scroll

            width: parent.width
            height: screen.wide ? parent.height : begin.y - 12
            contentHeight: screen.wide ? height : tableScroll.y + tableScroll.height
            interactive: !screen.wide

            StartScroll {
                id: formatScroll

                x: screen.mirrored ? page.width - page.margin - formats.width : page.margin
                width: formats.width + 14
                height: screen.wide ? page.height : contentHeight
                contentHeight: formats.y + formats.height + page.margin
                interactive: screen.wide

                StartFormats {
                    id: formats

                    y: page.margin
                    width: screen.wide ? page.width - page.tableWidth - 3 * page.margin : page.tableWidth
                    start: screen.start
                    low: page.low
                    room: screen.wide ? page.height - 2 * page.margin : 0
                    focus: true
                    onRevealed: item => screen.reveal(item)
                }
            }

            StartScroll {
                id: tableScroll

                x: screen.wide && !screen.mirrored ? page.width - page.tableWidth - page.margin : page.margin
                y: screen.wide ? 0 : formatScroll.height
                width: page.tableWidth + 14
                height: screen.wide ? begin.y - 12 : contentHeight
                contentHeight: table.y + table.height + 12
                interactive: screen.wide

                StartTable {
                    id: table

                    y: screen.wide ? page.margin - 6 : 0
                    width: page.tableWidth
                    start: screen.start
                    low: page.low
                    onRevealed: item => screen.reveal(item)
                }
            }
        }

        StartButton {
            id: begin

            x: screen.wide ? tableScroll.x : page.margin
            y: page.height - height - page.margin
            width: page.tableWidth
            height: page.low ? 52 : 64
            text: screen.start.startLine
            ready: screen.start.canStart
            onActivated: screen.start.start()
        }
    }
}
