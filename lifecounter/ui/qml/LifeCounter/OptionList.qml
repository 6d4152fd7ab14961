import QtQuick

// Rows of which one is chosen, by finger or by arrows and Enter; only those in sight are made.
ListView {
    id: list

    readonly property bool long: contentHeight > height + 1
    readonly property real rowWidth: width - (long ? 8 : 0)

    signal picked(place: int)

    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    keyNavigationEnabled: true
    spacing: 8
    highlightMoveDuration: 0
    cacheBuffer: 0

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (list.currentIndex >= 0)
                list.picked(list.currentIndex);
            event.accepted = list.currentIndex >= 0;
            break;
        case Qt.Key_Home:
            list.currentIndex = 0;
            event.accepted = true;
            break;
        case Qt.Key_End:
            list.currentIndex = list.count - 1;
            event.accepted = true;
            break;
        case Qt.Key_PageUp:
            list.currentIndex = Math.max(0, list.currentIndex - 4);
            event.accepted = true;
            break;
        case Qt.Key_PageDown:
            list.currentIndex = Math.min(list.count - 1, list.currentIndex + 4);
            event.accepted = true;
            break;
        }
    }

    Rectangle {
        parent: list
        visible: list.long
        x: list.width - width
        y: list.visibleArea.yPosition * list.height
        z: 1
        width: 3
        height: Math.max(24, list.visibleArea.heightRatio * list.height)
        radius: 1.5
        color: Theme.edge
    }
}
