import QtQuick

// What doesn't fit on a sheet is scrolled; what gets the keyboard comes into sight.
StartScroll {
    id: scroll

    readonly property Item focused: Window.activeFocusItem
    readonly property real room: width - 8

    contentWidth: width
    onFocusedChanged: soon.restart()

    // Once everything lies in its place; a call put off by Qt.callLater might come when the sheet is gone.
    Timer {
        id: soon

        interval: 0
        onTriggered: {
            if (scroll.focused && scroll.focused !== scroll)
                scroll.reveal(scroll.focused);
        }
    }
}
