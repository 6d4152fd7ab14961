import QtQuick

// What doesn't fit on a sheet is scrolled; what gets the keyboard comes into sight.
StartScroll {
    id: scroll

    readonly property Item focused: Window.activeFocusItem
    readonly property real room: width - 8

    function follow(): void {
        if (focused && focused !== scroll)
            reveal(focused);
    }

    contentWidth: width
    onFocusedChanged: Qt.callLater(follow)
}
