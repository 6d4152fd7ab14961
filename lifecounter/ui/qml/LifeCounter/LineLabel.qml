import QtQuick

// A sentence about what would happen; where it names a rule, a tap tells what that means.
Label {
    id: line

    required text
    required property string tone
    required property string rule

    signal ruleWanted(rule: string)

    rightPadding: 14
    maximumLineCount: 3
    wrapMode: Text.Wrap
    color: tone === "alarm" ? "#ff9b9d" : Theme.ink
    font.weight: Font.Bold

    TapHandler {
        enabled: line.rule !== ""
        margin: Math.max(0, (Theme.target - line.height) / 2)
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: line.ruleWanted(line.rule)
    }
}
