pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import LifeCounter

Item {
    id: root

    property list<string> seen: []

    width: 400
    height: 300

    RollingTotal {
        id: total

        life: "40"
        onTextChanged: root.seen.push(total.text)
    }

    TestCase {
        name: "RollingTotal"
        when: windowShown

        function init(): void {
            failOnWarning(/.?/);
            total.life = "40";
            tryCompare(total, "text", "40");
            root.seen = [];
        }

        function test_it_shows_nothing_that_lies_outside_what_was_and_what_is_data(): list<var> {
            return [
                {
                    tag: "down",
                    life: "33"
                },
                {
                    tag: "up",
                    life: "52"
                },
                {
                    tag: "below zero",
                    life: "−7"
                }
            ];
        }

        function test_it_shows_nothing_that_lies_outside_what_was_and_what_is(row: var): void {
            const end = Number(row.life.replace("−", "-"));
            total.life = row.life;
            tryCompare(total, "text", row.life);
            verify(root.seen.length > 0);
            for (const text of root.seen) {
                const number = Number(text.replace("−", "-"));
                verify(number >= Math.min(40, end) && number <= Math.max(40, end), text);
            }
        }

        function test_what_a_screen_cannot_count_exactly_is_shown_as_it_is(): void {
            total.life = "1000000000000001";
            compare(total.text, "1000000000000001");
            compare(root.seen, ["1000000000000001"]);
        }
    }
}
