import QtQuick

// One finger on a half, or the mouse.
TouchPoint {
    // It will count as no tap: it was held, or moved away.
    property bool spent
    property bool holding
}
