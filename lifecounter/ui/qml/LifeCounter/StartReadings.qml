pragma ComponentBehavior: Bound
import QtQuick
import LifeCounterModels

// How the table reads what the rules don't settle; folded up until somebody asks.
Column {
    id: readings

    required property StartRules rules
    property bool opened: false

    spacing: 4

    function sentence(reading: string): string {
        switch (reading) {
        case "commander_damage_by_team":
            return qsTr("Damage from one commander is added up for the whole team.");
        case "poisoned_hero_sinks_team":
            return qsTr("A player who loses to poison takes the team along.");
        case "each_head_doubles":
            return qsTr("When all heads of a team double their life, each gains the team’s total.");
        case "cant_pay_life_binds_team":
            return qsTr("When one head can’t pay life, no head of the team can.");
        case "noncombat_lifelink_is_an_effect":
            return qsTr("Lifelink outside combat is an effect that gains life (Rain of Gore).");
        case "any_way_out_is_the_graveyard":
            return qsTr("Lich loses its player the game however it leaves, not only into the graveyard.");
        case "floors_protect_team":
            return qsTr("What keeps a total above a number (Worship) protects every head of the team.");
        case "replaced_gain_lets_exchange_go_on":
            return qsTr("Totals are exchanged even if a gain becomes nothing (Sulfuric Vortex).");
        case "loss_for_each_source":
            return qsTr("Damage from several sources at once is a loss of life for each of them.");
        }
        return "";
    }

    Press {
        width: parent.width
        text: readings.opened ? qsTr("Hide where the rules leave room") : qsTr("Where the rules leave room…")
        size: 15
        activeFocusOnTab: true
        onActivated: readings.opened = !readings.opened
    }

    Repeater {
        model: readings.opened ? readings.rules.readings : null

        StartSwitch {
            required property string reading
            required property bool usual

            width: readings.width
            room: width
            text: readings.sentence(reading)
            detail: usual ? qsTr("Usually on") : qsTr("Usually off")
            onActivated: readings.rules.switchReading(reading)
        }
    }
}
