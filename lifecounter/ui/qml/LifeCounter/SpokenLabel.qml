import QtQuick

// A label that tells something which no control's name says, so that a screen reader reads it as well.
Label {
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
