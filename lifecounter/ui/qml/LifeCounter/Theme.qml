pragma Singleton
import QtQuick

QtObject {
    readonly property color page: "#0e1116"
    readonly property color panel: "#1b2028"
    readonly property color sheet: "#171d25"
    readonly property color key: "#262c36"
    readonly property color edge: "#333b47"
    readonly property color fallen: "#23272f"
    readonly property color ink: "#ffffff"
    readonly property color darkInk: "#12151b"
    readonly property color quiet: "#a9b1bd"
    readonly property color gold: "#ffd166"
    readonly property color alarm: "#e0696c"
    readonly property color chip: "#38404c"

    readonly property int gap: 10
    readonly property int radius: 20
    readonly property int target: 44
    readonly property int shortMoment: 160
    readonly property int moment: 260

    // Set once by the window: the system's wish for less motion, or a picture that has to be the same every time.
    property bool animated: true
}
