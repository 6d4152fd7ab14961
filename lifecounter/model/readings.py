"""How a table reads what the rules and the rulings leave open.

Each reading is a switch in the header's `readings`; unless the table says otherwise it has the default below.
"""

from collections.abc import Iterable

import msgspec

from lifecounter.model.naming import did_you_mean, nearest


class Readings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The readings of a table; each true or false."""

    commander_damage_by_team: bool = False
    """Combat damage from one commander to all who share a life total is added up.

    By default each head has a count of their own, since 704.6c and 903.10a speak of a player; many rules of
    events add it up for the team."""

    poisoned_hero_sinks_team: bool = True
    """Where a team shares its life and not its poison (Archenemy Commander), it loses with a poisoned member.

    By default it does: poison is each player's (904.13c), but who shares a total loses together (904.13b,
    810.8a). Otherwise only the poisoned player loses, and their own rescues alone can save them."""

    each_head_doubles: bool = True
    """Where several heads of a team double their totals at once, each gains as much as the team has.

    By default each does, since each is told to (701.10d) and 810.9d makes an exception only for totals that
    are set. Otherwise the first head that is named is the chosen one, as there."""

    cant_pay_life_binds_team: bool = False
    """A head that can't pay life keeps the other heads from it.

    By default only that head is bound: 810.9g and 810.9h spread what forbids to gain and to lose, and no rule
    spreads this."""

    noncombat_lifelink_is_an_effect: bool = True
    """Life gained by lifelink outside combat comes of the spell or ability that dealt the damage (Rain of
    Gore).

    By default it does: the ruling exempts lifelink of combat damage alone. Otherwise no lifelink is an
    effect, since damage itself results in it (120.3f)."""

    any_way_out_is_the_graveyard: bool = False
    """What happens as a card is put into a graveyard (Lich) happens however it leaves.

    By default it doesn't: its present text speaks of the graveyard, and the ruling of 2010 that
    spoke of leaving is older than that of 2011."""

    floors_protect_team: bool = True
    """What keeps damage from bringing a head's total below a number (Worship) holds for damage to every head.

    By default it does, since the total that it reads is the team's (810.9a), as is ruled for two cards of the
    same wording; those two do so under either reading."""

    replaced_gain_lets_exchange_go_on: bool = True
    """Totals are exchanged or redistributed although one player's gain becomes nothing (Sulfuric Vortex).

    By default they are: the gain is replaced and not forbidden (614.17, 701.12c), as is ruled for costs.
    Otherwise nothing is exchanged, as under a lock (701.12a, 119.7)."""

    loss_for_each_source: bool = True
    """Damage from several sources at once is one loss of life for each of them, so what triggers on a loss
    triggers for each.

    By default it is, as 119.9 says of gains. Otherwise a player loses life once, the sum."""


AS_WRITTEN = Readings()
"""Every reading at its default."""


def no_such_reading(names: Iterable[object]) -> tuple[str, str] | None:
    """The first of these names that is no reading, and what to say about it; None where all are."""
    known = Readings.__struct_fields__
    for name in names:
        if name not in known:
            return str(name), f"there is no reading called {name}{did_you_mean(nearest(str(name), known))}"
    return None
