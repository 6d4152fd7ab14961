pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// How the seats lie on the screen.
Row {
    id: seating

    required property StartViewModel start
    required property bool low

    spacing: 8

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seats")

    component Choice: StartArrangement {
        property string arrangement

        width: (seating.width - 16) / 3
        low: seating.low
        chosen: seating.start.arrangement === arrangement
        onPicked: seating.start.arrange(arrangement)
    }

    Choice {
        arrangement: "around"
        text: qsTr("Around the table")
        tiles: seating.start.around
    }

    Choice {
        arrangement: "facing"
        text: qsTr("Facing one way")
        tiles: seating.start.facing
    }

    Choice {
        arrangement: "row"
        text: qsTr("In a row")
        tiles: seating.start.inRow
    }
}
