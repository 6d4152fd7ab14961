"""What the rules refuse, in the person's language. The model speaks English, and its sentences stand here."""

import re
from functools import cache

from lifecounter.ui.language import later, put, tr

SENTENCES = (
    later("A turn begins as a step of its own, since losses are looked at before it does"),
    later("Say who controls the source with lifelink, since that player gains the life"),
    later("Only one head of each team can be part of a redistribution"),
    later("The new totals must be the present ones in another order"),
    later("It is nobody’s turn yet, so no step of a turn can begin"),
    later("Undo, redo and amend can’t be part of another step"),
    later("The primitive %1 doesn’t take what is given for it"),
    later("%1 is beyond the largest number that is counted, %2"),
    later("Reminder %1 is no trigger that waits for a target"),
    later("%1 and %2 share one total, so nothing is exchanged"),
    later("The same player is named twice for one payment"),
    later("%1 can’t gain life (%2), so %3 can’t be paid for so"),
    later("The game is over; undo, or begin a new one"),
    later("The totals of %1 and %2 are %3 apart, more than %4"),
    later("%1 is for %2’s own upkeep, and it is %3’s turn"),
    later("A bare rule names at least one primitive"),
    later("%1 would gain no life (%2), so there is no %3"),
    later("%1 can’t exchange totals with themselves"),
    later("%1 has %2 poison counters, not fewer than %3"),
    later("%1 can’t lose life (%2) and so can’t pay %3"),
    later("There is nobody whom %1 could be about"),
    later("%1 has %2 life, which is not less than %3"),
    later("%1 targets an opponent, and %2 is none"),
    later("The catalogue has no card called %1"),
    later("%1 can’t gain life (%2), so there is no %3"),
    later("%1 can’t lose life (%2), so there is no %3"),
    later("Two commanders are called %1; say %2"),
    later("A die has 2 to 1000 sides, not %1"),
    later("Team %1 has %2 life and can’t pay %3"),
    later("An effect %1 is in play already"),
    later("There is no primitive called %1"),
    later("A die of %1 sides can’t show %2"),
    later("Say which player %1 is put on"),
    later("%1 has %2 life and can’t pay %3"),
    later("No commander is called %1: %2"),
    later("No reminder %1 is waiting"),
    later("A counter needs a name"),
    later("No effect %1 is in play"),
    later("No player is called %1"),
    later("%1 can’t pay %2 life (%3)"),
    later("%1 is 0 or more, not %2"),
    later("A mark needs a name"),
    later("%1 has left the game"),
    later("%1 is no answer for %2"),
    later("%1 doesn’t ask for %2"),
    later("Say who controls %1"),
    later("Say whom %1 targets"),
    later("%1 is named twice"),
    later("Say %1"),
    # What keeps a table from beginning
    later("%1 is beyond the largest number, %2"),
    later("a threshold is at least 1 and at most %1, not %2"),
)
"""Those with more words of their own first, since a name may be anything."""


def said(sentence: str) -> str:
    """A sentence of the model in the person's language; one that isn't known stays as it is."""
    found = recognised(sentence)
    return sentence if found is None else put(tr(found[0]), *found[1])


def recognised(sentence: str) -> tuple[str, tuple[str, ...]] | None:
    """Which of the sentences it is, and its values."""
    for text, pattern in _patterns():
        found = pattern.fullmatch(sentence.replace("'", "’"))
        if found is not None:
            return text, found.groups()
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((text, re.compile(re.sub("%[1-9]", "(.*)", re.escape(text)))) for text in SENTENCES)
