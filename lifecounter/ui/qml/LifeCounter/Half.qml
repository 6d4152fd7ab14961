import QtQuick

// One half of a seat: a tap counts one, holding goes on in tens, a swipe is no tap. Every finger is its own.
MultiPointTouchArea {
    id: half

    property int holdAfter: 500
    property int holdAgain: 400
    readonly property bool down: fingers > 0
    property int fingers: 0
    readonly property int swipe: 24

    Accessible.role: Accessible.Button

    signal tapped
    signal stepped

    function begun(points: list<QtObject>): void {
        for (const point of points) {
            const finger = point as Finger;
            finger.spent = false;
            finger.holding = false;
        }
        fingers += points.length;
        hold.interval = half.holdAfter;
        hold.restart();
    }

    function moved(points: list<QtObject>): void {
        for (const point of points) {
            const finger = point as Finger;
            if (!finger.holding && Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > half.swipe)
                finger.spent = true;
        }
    }

    function ended(points: list<QtObject>): void {
        for (const point of points) {
            if (!(point as Finger).spent)
                half.tapped();
        }
        lifted(points);
    }

    function lifted(points: list<QtObject>): void {
        for (const point of points)
            (point as Finger).holding = false;
        fingers = Math.max(0, fingers - points.length);
        if (fingers === 0)
            hold.stop();
    }

    maximumTouchPoints: 10
    touchPoints: [
        Finger {
            id: first
        },
        Finger {
            id: second
        },
        Finger {
            id: third
        },
        Finger {
            id: fourth
        },
        Finger {
            id: fifth
        }
    ]

    onPressed: touchPoints => half.begun(touchPoints)
    onUpdated: touchPoints => half.moved(touchPoints)
    onReleased: touchPoints => half.ended(touchPoints)
    onCanceled: touchPoints => half.lifted(touchPoints)
    onEnabledChanged: {
        half.fingers = 0;
        hold.stop();
    }

    Timer {
        id: hold

        repeat: true
        onTriggered: {
            hold.interval = half.holdAgain;
            for (const finger of [first, second, third, fourth, fifth]) {
                if (finger.pressed && (finger.holding || !finger.spent)) {
                    finger.holding = true;
                    finger.spent = true;
                    half.stepped();
                    return;
                }
            }
        }
    }
}
