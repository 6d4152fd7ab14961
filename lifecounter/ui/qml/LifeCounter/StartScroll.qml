import QtQuick

// What doesn't fit is scrolled; a thin bar beside it says so, and what gets the keyboard comes into sight.
Flickable {
    id: scroll

    clip: interactive
    boundsBehavior: Flickable.StopAtBounds
    pixelAligned: true

    function holds(item: Item): bool {
        for (let outer = item; outer; outer = outer.parent)
            if (outer === contentItem)
                return true;
        return false;
    }

    function reveal(item: Item): void {
        if (!interactive || !holds(item))
            return;
        const top = item.mapToItem(contentItem, 0, 0).y;
        const bottom = top + item.height;
        if (top < contentY + 8)
            contentY = Math.max(0, top - 8);
        else if (bottom > contentY + height - 8)
            contentY = Math.max(0, Math.min(bottom - height + 8, top - 8));
    }

    Rectangle {
        parent: scroll
        visible: scroll.interactive && scroll.contentHeight > scroll.height + 1
        x: scroll.width - width
        y: scroll.visibleArea.yPosition * scroll.height
        z: 1
        width: 3
        height: Math.max(24, scroll.visibleArea.heightRatio * scroll.height)
        radius: 1.5
        color: Theme.edge
    }
}
