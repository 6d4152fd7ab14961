import QtQuick

// A small round press beside the disc.
Press {
    width: 48
    height: 48
    radius: 24
    fill: Theme.page
    border.width: activeFocus ? 2 : 1
    border.color: activeFocus ? Theme.gold : Theme.edge
    size: 20
}
