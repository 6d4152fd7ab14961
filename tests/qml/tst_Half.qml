pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import LifeCounter

Item {
    id: root

    width: 400
    height: 300

    Half {
        id: half

        anchors.fill: parent
        holdAfter: 40
        holdAgain: 40
    }

    SignalSpy {
        id: taps

        target: half
        signalName: "tapped"
    }

    SignalSpy {
        id: tens

        target: half
        signalName: "stepped"
    }

    TestCase {
        name: "Half"
        when: windowShown

        function init(): void {
            failOnWarning(/.?/);
            half.holdAfter = 40;
            taps.clear();
            tens.clear();
        }

        function test_a_tap_counts_once_wherever_it_lands_data(): list<var> {
            return [
                {
                    tag: "middle",
                    x: 200,
                    y: 150
                },
                {
                    tag: "first corner",
                    x: 0,
                    y: 0
                },
                {
                    tag: "last corner",
                    x: 399,
                    y: 299
                }
            ];
        }

        function test_a_tap_counts_once_wherever_it_lands(row: var): void {
            half.holdAfter = 60000;
            mouseClick(half, row.x, row.y);
            compare(taps.count, 1);
            compare(tens.count, 0);
        }

        function test_a_hold_goes_on_in_tens_and_is_no_tap(): void {
            mousePress(half, 200, 150);
            tryVerify(() => tens.count >= 2);
            mouseRelease(half, 200, 150);
            compare(taps.count, 0);
            compare(half.down, false);
        }

        function test_a_swipe_is_no_tap(): void {
            half.holdAfter = 60000;
            mousePress(half, 100, 150);
            mouseMove(half, 200, 150);
            mouseRelease(half, 200, 150);
            compare(taps.count, 0);
        }

        function test_every_finger_is_its_own_in_whatever_order_they_lift(): void {
            half.holdAfter = 60000;
            const touch = touchEvent(half);
            touch.press(1, half, 50, 50).commit();
            touch.stationary(1).press(2, half, 350, 250).commit();
            touch.release(1, half, 50, 50).stationary(2).commit();
            compare(taps.count, 1);
            touch.release(2, half, 350, 250).commit();
            compare(taps.count, 2);
            compare(half.down, false);
        }
    }
}
