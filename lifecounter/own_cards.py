"""The file of cards that a table has built for itself. People write in it too, and it grows at its end."""

import os
from itertools import count
from pathlib import Path

from lifecounter.model.card_file import CardError, read_cards, write_card
from lifecounter.model.effects import Card
from lifecounter.model.naming import plain

FILE = "effects.toml"
_HEAD = "# Cards of this table's own, in the form of the ones that lifecounter brings along.\n"


class OwnCardsError(Exception):
    """The table's own cards can't be read or kept; a plain sentence with the file, without its full stop."""


def own_cards(folder: Path) -> tuple[Card, ...]:
    """The table's own cards, none where there is no file. Raises OwnCardsError where it can't be read."""
    path = folder / FILE
    try:
        return _read(path)[1]
    except FileNotFoundError:
        return ()
    except CardError as error:
        raise OwnCardsError(f"{path}{', ' if error.line or error.entry else ': '}{error}") from None
    except OSError as error:
        raise OwnCardsError(f"{path} can't be read: {error.strerror}") from None


def keep_card(card: Card, folder: Path) -> Path | None:
    """Add a card to the table's own; it is on the disk when this returns.

    A file that can't be understood is kept under another name, which is the answer, and a new one begun.
    Raises OwnCardsError where it can't be kept or there is one of its name; then nothing has changed.
    """
    path = (folder / FILE).resolve()  # what a link leads to is replaced, not the link
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _append(card, path)
    except CardError as error:
        raise OwnCardsError(f"{card.name or 'A card without a name'} can't be kept, {error}") from None
    except OSError as error:
        raise OwnCardsError(f"{card.name} can't be kept in {path}: {error.strerror}") from None


def _append(card: Card, path: Path) -> Path | None:
    aside = None
    try:
        text, cards = _read(path)
    except FileNotFoundError:
        text, cards = _HEAD, ()
    except CardError:
        text, cards = _HEAD, ()
        aside = _copy_aside(path)
    if any(plain(one.name) == plain(card.name) for one in cards):
        raise OwnCardsError(f"There is a card called {card.name} in {path} already")
    entry = write_card(card)
    read_cards(entry)
    _write(path, (text if text.endswith("\n") or not text else text + "\n") + entry)
    return aside


def _read(path: Path) -> tuple[str, tuple[Card, ...]]:
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError:
        raise CardError("this is not text in UTF-8") from None
    return text, read_cards(text)


def _copy_aside(path: Path) -> Path:
    """A copy of the file under a name that no other has."""
    names = (path.with_name(f"{path.stem}-unreadable-{number}{path.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    with aside.open("xb") as copy:
        copy.write(path.read_bytes())
        copy.flush()
        os.fsync(copy.fileno())
    return aside


def _write(path: Path, text: str) -> None:
    """Put a text in a file's place, all of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """The folder's entry for the new file is on the disk too; Windows sees to that by itself."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
