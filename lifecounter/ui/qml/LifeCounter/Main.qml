pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

Window {
    id: window

    required property Shell shell

    color: Theme.page
    title: qsTr("Life counter")
    visible: true

    Binding {
        target: Theme
        property: "animated"
        value: window.shell.animated
    }
}
