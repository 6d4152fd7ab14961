"""`lifecounter rules`: what the rules of life mean."""

import sys
from collections.abc import Sequence

import msgspec

from lifecounter.cli.paragraphs import paragraph
from lifecounter.cli.records import InputError
from lifecounter.data import rulebook
from lifecounter.model.naming import did_you_mean
from lifecounter.model.rulebook import Rulebook


def list_rules(words: Sequence[str], *, as_json: bool) -> int:
    """Print the notes that have all of the words; without a word every number and title. Raises InputError
    where none has them."""
    wanted = " ".join(words)
    notes = rulebook().search(wanted)
    if not notes:
        raise InputError(f"no note on the rules has {wanted}{did_you_mean(rulebook().meant(wanted))}")
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(Rulebook(notes)) + b"\n")
        return 0
    for note in notes:
        sys.stdout.write(f"{note.numbers[0]:<9}{note.title}\n")
        if words:
            sys.stdout.write(paragraph(note.note, 9))
            if len(note.numbers) > 1:
                sys.stdout.write(paragraph(f"Also {', '.join(note.numbers[1:])}", 9))
            if note.see:
                sys.stdout.write(paragraph(f"See {', '.join(note.see)}", 9))
            sys.stdout.write("\n")
    return 0
