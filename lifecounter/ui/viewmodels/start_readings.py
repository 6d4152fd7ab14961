"""Which readings of what the rules leave open matter at a table, and which the table has switched."""

import msgspec
from msgspec.structs import replace

from lifecounter.model.formats import Format
from lifecounter.model.readings import AS_WRITTEN, Readings
from lifecounter.ui.language import later, tr
from lifecounter.ui.viewmodels.start_draft import Draft, change_rules
from lifecounter.ui.viewmodels.start_header import commander_threshold, poison_threshold

_SWITCHED = {
    "commander_damage_by_team": later("commander damage added up by team"),
    "poisoned_hero_sinks_team": later("poison loses for one player only"),
    "each_head_doubles": later("one head doubles for the team"),
    "cant_pay_life_binds_team": later("no head pays where one can’t"),
    "noncombat_lifelink_is_an_effect": later("lifelink is never an effect"),
    "any_way_out_is_the_graveyard": later("Lich counts wherever it goes"),
    "floors_protect_team": later("Worship protects one head"),
    "replaced_gain_lets_exchange_go_on": later("no exchange without its gain"),
    "loss_for_each_source": later("one loss for damage at once"),
}
"""Each reading as it is told in short where it is not the default."""


class ReadingProps(msgspec.Struct, frozen=True, kw_only=True):
    """One reading that matters at this table."""

    reading: str
    on: bool
    usual: bool
    """What it is unless the table says otherwise."""


def reading_props(draft: Draft, chosen: Format) -> tuple[ReadingProps, ...]:
    """The readings that matter in this format: those about teams only where a team shares its life."""
    readings = draft.rules.readings
    return tuple(
        ReadingProps(reading=name, on=getattr(readings, name), usual=getattr(AS_WRITTEN, name))
        for name in Readings.__struct_fields__
        if _matters(name, draft, chosen)
    )


def switched(draft: Draft, chosen: Format) -> str:
    """What this table reads otherwise, in one line; empty where it reads everything as usual."""
    return " · ".join(
        tr(_SWITCHED[row.reading]) for row in reading_props(draft, chosen) if row.on != row.usual
    )


def switch_reading(draft: Draft, name: str) -> Draft:
    """The table reads this the other way."""
    readings = draft.rules.readings
    other = replace(readings, **{name: not getattr(readings, name)})
    return change_rules(draft, replace(draft.rules, readings=other))


def _matters(name: str, draft: Draft, chosen: Format) -> bool:
    shared = chosen.shared_life or draft.rules.shared_life
    match name:
        case "commander_damage_by_team":
            return shared and commander_threshold(draft, chosen) is not None
        case "poisoned_hero_sinks_team":
            own_poison = chosen.shared_life and not chosen.shared_poison
            return own_poison and poison_threshold(draft, chosen) is not None
        case "each_head_doubles" | "cant_pay_life_binds_team" | "floors_protect_team":
            return shared
        case _:
            return True
