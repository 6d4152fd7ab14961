import QtQuick

Text {
    property int size: 15

    color: Theme.ink
    elide: Text.ElideRight
    font.pixelSize: size
    font.weight: Font.Medium
    maximumLineCount: 1
    // Names are what people type; none of it is markup.
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
