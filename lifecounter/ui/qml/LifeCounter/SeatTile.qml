pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

FocusScope {
    id: tile

    required property SeatViewModel seat
    property bool ring: false

    readonly property bool narrow: width < 300
    readonly property bool low: height < 300
    readonly property int edge: slim ? 10 : 14
    readonly property int headerHeight: slim ? 44 : 74
    readonly property int buttonHeight: low || stacked ? Theme.target : 52
    readonly property bool stacked: width < 380 && height >= 330
    readonly property bool slim: narrow || low
    readonly property real headerLeft: Math.max(edge + 4, seat.headerLeft + 8)
    readonly property real headerRight: Math.max(edge + 4, seat.headerRight + 8)
    readonly property real headerRoom: seat.headerMiddle > 0 ? width / 2 - seat.headerMiddle : width - headerLeft - headerRight
    readonly property real chipRoom: narrow ? width - headerLeft - headerRight : seat.headerMiddle > 0 ? headerRoom - headerRight : headerRoom * 0.58
    readonly property real nameRoom: seat.headerMiddle > 0 ? headerRoom - headerLeft : narrow || chips.count === 0 ? headerRoom : headerRoom - Math.min(chipRow.width, chipRoom) - 12
    readonly property real signSize: slim ? 30 : 42
    readonly property bool hasBoxes: boxes.count > 0
    readonly property color body: seat.fallen ? Theme.fallen : seat.colour
    readonly property color shade: Qt.rgba(0, 0, 0, 0.26)
    readonly property bool hinted: activeFocus && !slim && !seat.fallen

    // What people type comes last, so that nothing is put into it.
    function told(): string {
        return qsTr("%2, %1 life").arg(tile.seat.life).arg(tile.seat.name);
    }

    function press(key: int): bool {
        switch (key) {
        case Qt.Key_D:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            tile.seat.open("damage");
            return true;
        case Qt.Key_G:
            tile.seat.open("gain");
            return true;
        case Qt.Key_P:
            tile.seat.open("pay");
            return true;
        case Qt.Key_S:
            tile.seat.open("set");
            return true;
        case Qt.Key_M:
        case Qt.Key_Period:
            tile.seat.openMore();
            return true;
        case Qt.Key_H:
            tile.seat.openHistory();
            return true;
        case Qt.Key_C:
            tile.seat.openCards();
            return true;
        case Qt.Key_E:
            tile.seat.openEffects();
            return true;
        case Qt.Key_Question:
        case Qt.Key_F1:
            tile.seat.openRule(tile.seat.noteRule || tile.seat.verdictRule);
            return true;
        case Qt.Key_Plus:
        case Qt.Key_Equal:
            tile.seat.tap(1);
            return true;
        case Qt.Key_Minus:
            tile.seat.tap(-1);
            return true;
        case Qt.Key_R:
            if (reminders.count > 0)
                (reminders.itemAt(0) as ReminderChip).activated();
            return true;
        default:
            return false;
        }
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: tile.told()
    Accessible.description: [tile.seat.below, tile.seat.active ? qsTr("whose turn it is") : "", tile.seat.verdict, tile.seat.tally].filter(Boolean).join(", ")
    Accessible.focusable: true

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = tile.press(event.key);
    }

    transform: Translate {
        id: shake
    }

    Connections {
        target: tile.seat

        function onRefused(): void {
            if (Theme.animated)
                shaking.restart();
        }

        function onLifeChanged(): void {
            tile.Accessible.announce(tile.told());
        }

        function onVerdictChanged(): void {
            if (tile.seat.fallen)
                tile.Accessible.announce(qsTr("%2. %1").arg(tile.seat.verdict).arg(tile.seat.name));
        }

        function onNoteChanged(): void {
            if (tile.seat.note !== "")
                tile.Accessible.announce(tile.seat.note, Accessible.Assertive);
        }
    }

    // One swing to each side: the spring comes to rest by itself.
    SpringAnimation {
        id: shaking

        target: shake
        property: "x"
        from: 9
        to: 0
        spring: 22
        damping: 0.28
        mass: 0.6
        epsilon: 0.4
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: tile.body
        border.width: tile.ring && tile.activeFocus ? 4 : 0
        border.color: Theme.ink
    }

    Half {
        id: less

        objectName: "less"
        width: parent.width / 2
        height: parent.height
        enabled: !tile.seat.fallen && tile.seat.sheet === ""
        onTapped: tile.seat.tap(-1)
        Accessible.name: qsTr("One life less for %1").arg(tile.seat.name)
        Accessible.onPressAction: tile.seat.tap(-1)
        onStepped: tile.seat.tap(-10)
        onPressed: tile.forceActiveFocus(Qt.MouseFocusReason)
    }

    Half {
        id: more

        objectName: "more"
        x: parent.width / 2
        width: parent.width / 2
        height: parent.height
        enabled: less.enabled
        onTapped: tile.seat.tap(1)
        Accessible.name: qsTr("One life more for %1").arg(tile.seat.name)
        Accessible.onPressAction: tile.seat.tap(1)
        onStepped: tile.seat.tap(10)
        onPressed: tile.forceActiveFocus(Qt.MouseFocusReason)
    }

    Label {
        id: who

        x: tile.headerLeft
        y: tile.slim ? 10 : 18
        width: tile.nameRoom
        leftPadding: turnDot.visible ? 18 : 0
        text: tile.seat.name
        size: tile.narrow ? 17 : 21
        color: Qt.alpha(Theme.ink, tile.seat.fallen ? 0.6 : 1)
        font.weight: Font.Bold

        Rectangle {
            id: turnDot

            y: (parent.height - height) / 2
            width: 10
            height: 10
            radius: 5
            visible: tile.seat.active && !tile.seat.fallen
            color: Theme.gold
        }
    }

    Label {
        x: who.x
        y: who.y + who.height + 1
        width: who.width
        visible: !tile.slim && text !== ""
        text: tile.seat.below
        size: 14
        color: Qt.alpha(Theme.ink, tile.seat.fallen ? 0.6 : 1)
    }

    Row {
        id: chipRow

        readonly property int fitting: Math.max(1, Math.floor(tile.chipRoom / 110))

        x: tile.narrow ? tile.headerLeft : tile.width - tile.headerRight - width
        y: tile.narrow ? 36 : tile.slim ? 5 : 14
        layoutDirection: tile.narrow ? Qt.LeftToRight : Qt.RightToLeft
        spacing: 7
        visible: !tile.seat.fallen

        move: Transition {
            enabled: Theme.animated

            NumberAnimation {
                properties: "x"
                duration: Theme.shortMoment
                easing.type: Easing.OutCubic
            }
        }

        Repeater {
            id: chips

            model: tile.seat.chips

            Chip {
                required text
                required property int index
                required property string look
                required property string effect

                visible: index < chipRow.fitting
                widest: Math.min(190, tile.chipRoom)
                fill: look === "lock" ? tile.shade : Theme.gold
                ink: look === "lock" ? Theme.ink : Theme.darkInk
                onActivated: effect === "" ? tile.seat.openMore() : tile.seat.openEffect(effect)
            }
        }

        Loader {
            active: chips.count > chipRow.fitting
            visible: active

            sourceComponent: Chip {
                text: "+" + (chips.count - chipRow.fitting)
                spoken: chips.count - chipRow.fitting === 1 ? qsTr("1 more effect") : qsTr("%n more effects", "", chips.count - chipRow.fitting)
                fill: tile.shade
                onActivated: tile.seat.openEffects()
            }
        }
    }

    Item {
        id: middle

        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: foot.top
            topMargin: tile.headerHeight + (tile.narrow && chips.count > 0 && !tile.seat.fallen ? 28 : 0)
        }

        Label {
            anchors.verticalCenter: parent.verticalCenter
            x: Math.max(12, tile.width * 0.088 - width / 2)
            visible: !tile.seat.fallen
            text: "−"
            size: tile.signSize
            scale: less.down ? 1.2 : 1
            font.weight: Font.Light
        }

        Label {
            anchors.verticalCenter: parent.verticalCenter
            x: tile.width - Math.max(12 + width, tile.width * 0.088 + width / 2)
            visible: !tile.seat.fallen
            text: "+"
            size: tile.signSize
            scale: more.down ? 1.2 : 1
            font.weight: Font.Light
        }

        RollingTotal {
            id: figure

            readonly property real fitting: (tile.width - 2 * Math.max(14 + tile.signSize * 0.8, tile.width * 0.1)) / Math.max(2, text.length) / 0.69

            anchors.centerIn: parent
            anchors.verticalCenterOffset: -verdict.height / 2
            life: tile.seat.life
            size: Math.max(14, Math.min((middle.height - verdict.height) * (tile.seat.turnable ? 0.84 : 0.9), figure.fitting, 300))
            color: tile.seat.fallen ? "#8b93a1" : Theme.ink

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.5 + parent.size * 0.44
                width: parent.width * 0.8
                height: Math.max(3, parent.size * 0.045)
                radius: height / 2
                visible: tile.seat.turnable
                color: parent.color
            }
        }

        Label {
            anchors {
                left: figure.right
                leftMargin: 8
            }
            y: figure.y + figure.height * 0.5 - figure.size * 0.36
            visible: text !== ""
            text: tile.seat.running
            size: Math.max(17, Math.min(32, figure.size * 0.2))
            font.weight: Font.DemiBold
        }

        Loader {
            id: verdict

            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: tile.edge
            }
            height: active ? implicitHeight : 0
            active: tile.seat.fallen

            sourceComponent: Label {
                text: tile.seat.verdict
                size: tile.slim ? 14 : 16
                maximumLineCount: 3
                wrapMode: Text.Wrap
                color: "#d5d9df"
                horizontalAlignment: Text.AlignHCenter
                font.weight: Font.DemiBold

                TapHandler {
                    enabled: tile.seat.verdictRule !== ""
                    margin: Math.max(0, (Theme.target - verdict.height) / 2)
                    gesturePolicy: TapHandler.ReleaseWithinBounds
                    onTapped: tile.seat.openRule(tile.seat.verdictRule)
                }
            }
        }
    }

    // Foot: what was taken, what is to be done, and the verbs

    Item {
        id: foot

        readonly property int row: tile.low ? 28 : 34
        readonly property bool noted: tile.seat.tally !== "" || reminders.count > 0
        readonly property bool apart: tile.hasBoxes && noted && boxRow.width + notes.wanted + 12 > width
        // Boxes that can be hit with a finger, or else only those that say something.
        readonly property bool every: boxes.count * (Theme.target + 4) <= width + 4
        readonly property int shownBoxes: every ? boxes.count : tile.seat.hits

        anchors {
            left: parent.left
            right: parent.right
            bottom: buttons.top
            leftMargin: tile.edge + 4
            rightMargin: tile.edge + 4
            bottomMargin: height > 0 ? tile.low ? 6 : 12 : 0
        }
        height: (shownBoxes > 0 || noted ? row : 0) + (apart ? row + 4 : 0)

        Row {
            id: boxRow

            anchors.bottom: parent.bottom
            spacing: foot.shownBoxes * 52 > foot.width ? 4 : 6

            Repeater {
                id: boxes

                model: tile.seat.boxes

                DamageBox {
                    required property string commander

                    width: Math.max(18, Math.min(46, Math.floor(foot.width / Math.max(1, foot.shownBoxes)) - boxRow.spacing))
                    visible: foot.every || text !== "0"
                    drawnHeight: foot.row
                    enabled: !tile.seat.fallen
                    onActivated: tile.seat.openCommander(commander)
                }
            }
        }

        Item {
            id: notes

            readonly property real wanted: tallied.implicitWidth + (reminders.count > 0 ? reminderRow.width + 10 : 0)

            anchors.right: parent.right
            width: foot.apart || !tile.hasBoxes ? foot.width : foot.width - boxRow.width - 12
            height: foot.row

            Label {
                id: tallied

                anchors {
                    left: parent.left
                    right: reminderRow.left
                    rightMargin: reminders.count > 0 ? 10 : 0
                }
                height: parent.height
                text: tile.seat.tally
                size: tile.slim ? 13 : 15
                horizontalAlignment: foot.apart ? Text.AlignLeft : Text.AlignRight
                font.weight: Font.DemiBold
            }

            Row {
                id: reminderRow

                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }

                Repeater {
                    id: reminders

                    model: tile.seat.fallen ? null : tile.seat.reminders

                    ReminderChip {
                        required property int index
                        required property string id

                        others: reminders.count - 1
                        widest: foot.width
                        drawnHeight: foot.row
                        visible: index === 0
                        fill: tile.shade
                        size: tile.slim ? 13 : 15
                        onActivated: grave ? tile.seat.openReminder(id) : tile.seat.tickOff(id)
                        onTicked: tile.seat.tickOff(id)
                    }
                }
            }
        }
    }

    Flow {
        id: buttons

        readonly property int rows: tile.stacked && !tile.seat.fallen ? 2 : 1
        readonly property list<string> verbs: tile.seat.fallen ? [] : tile.narrow && !tile.stacked ? ["damage", "gain"] : ["damage", "gain", "pay", "set"]
        readonly property int dots: tile.narrow || tile.stacked ? Theme.target : 60
        readonly property int rounding: tile.narrow || tile.stacked ? 10 : 14

        function label(verb: string): string {
            switch (verb) {
            case "damage":
                return qsTr("Damage");
            case "gain":
                return qsTr("Gain");
            case "pay":
                return qsTr("Pay");
            default:
                return qsTr("Set");
            }
        }

        function dimmed(verb: string): bool {
            return verb === "gain" ? tile.seat.gainStopped : verb === "pay" && tile.seat.payStopped;
        }

        // In two rows the dots stand in the second one, beside Pay and Set.
        function wide(place: int): real {
            const full = width - (rows === 2 && place < 2 ? 0 : dots + spacing);
            const many = rows === 2 ? 2 : verbs.length;
            return Math.floor((full - (many - 1) * spacing) / many);
        }

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: tile.edge
        }
        height: rows * tile.buttonHeight + (rows - 1) * spacing
        spacing: tile.slim || tile.stacked ? 6 : 10

        Repeater {
            model: buttons.verbs

            Press {
                required property string modelData
                required property int index

                width: buttons.wide(index)
                height: tile.buttonHeight
                radius: buttons.rounding
                fill: tile.shade
                size: width >= 92 ? 17 : width >= 62 ? 14 : 12
                dim: buttons.dimmed(modelData)
                hint: tile.hinted ? modelData.charAt(0).toUpperCase() : ""
                text: buttons.label(modelData)
                spoken: qsTr("%1, %2").arg(text).arg(tile.seat.name)
                onActivated: tile.seat.open(modelData)
            }
        }

        Loader {
            width: buttons.width - buttons.dots - buttons.spacing
            height: tile.buttonHeight
            active: tile.seat.fallen && tile.seat.takeBack
            visible: active

            sourceComponent: Press {
                radius: buttons.rounding
                fill: Theme.gold
                ink: Theme.darkInk
                text: qsTr("Undo")
                spoken: qsTr("Undo, %1").arg(tile.seat.name)
                onActivated: tile.seat.undo()
            }
        }

        Press {
            readonly property bool alone: tile.seat.fallen && !tile.seat.takeBack

            width: alone ? buttons.width : buttons.dots
            height: tile.buttonHeight
            radius: buttons.rounding
            fill: tile.shade
            text: alone ? qsTr("Put right…") : "···"
            size: alone ? 17 : 22
            spoken: alone ? qsTr("Put right for %1").arg(tile.seat.name) : qsTr("More for %1").arg(tile.seat.name)
            onActivated: alone ? tile.seat.open("correct") : tile.seat.openMore()
            onHeld: tile.seat.openHistory()
        }
    }

    Loader {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: buttons.top
            bottomMargin: 8
        }
        active: tile.seat.note !== ""

        sourceComponent: Rectangle {
            width: Math.min(tile.width - 2 * tile.edge, why.implicitWidth + 32)
            height: Math.max(Theme.target, why.height + 20)
            radius: 14
            color: Qt.rgba(0.055, 0.067, 0.086, 0.94)

            Label {
                id: why

                anchors.centerIn: parent
                width: Math.min(implicitWidth, tile.width - 2 * tile.edge - 32)
                text: tile.seat.note
                size: 15
                maximumLineCount: 4
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            TapHandler {
                enabled: tile.seat.noteRule !== ""
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: tile.seat.openRule(tile.seat.noteRule)
            }
        }
    }
}
