import QtQuick

// Lets the window that it lies in fill the screen, and gives it back its frame.
Item {
    id: whole

    readonly property bool on: (Window.window as Window)?.visibility === Window.FullScreen

    function toggle(): void {
        const window = whole.Window.window as Window;
        if (window)
            window.visibility = whole.on ? Window.Windowed : Window.FullScreen;
    }
}
