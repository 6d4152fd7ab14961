"""Where the window's games come from and are kept, whether or not anything can be kept."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from lifecounter.cli.options import WindowOptions
from lifecounter.data import catalogue, catalogue_of, formats
from lifecounter.model.begin import begin
from lifecounter.model.effects import Card, Catalogue
from lifecounter.model.header import Header
from lifecounter.store.errors import StoreError
from lifecounter.store.place import config_folder, data_folder
from lifecounter.store.store import GameJournal, SavedGame, Store
from lifecounter.table.table import Table
from lifecounter.ui.clock import now
from lifecounter.ui.colours import seat_colour
from lifecounter.ui.language import put, tr
from lifecounter.ui.seating import ARRANGEMENTS, Arrangement

if TYPE_CHECKING:
    from lifecounter.ui.exports import Kind

_SEATING = "seating"


class Games:
    """The store, as the window uses it. What goes wrong with it is said once and stops no game."""

    def __init__(self, options: WindowOptions) -> None:
        self.notice: str | None = None
        """One sentence that the person should read."""
        self._journal: GameJournal | None = None
        self._nowhere: Store | None = None
        self._cards_folder: Path | None = None
        self._exports = data_folder(options.data_dir) / "exports"
        self.cards: Catalogue = catalogue()
        """What games that begin now can name: every table's cards, and this one's own."""
        if options.screenshot is not None or options.self_test:
            self._store = Store.in_memory()
            return
        self._cards_folder = config_folder(options.data_dir)
        self.cards, notice = catalogue_of(self._cards_folder)
        try:
            self._store = Store.open(data_folder(options.data_dir))
            notice = " ".join(filter(None, (self._store.notice, notice)))
        except StoreError as error:
            notice = put(tr("%1. This game can be played, but will not be kept."), error)
            self._store = Store.in_memory()
        self.notice = notice or None

    @property
    def arrangement(self) -> Arrangement:
        """How seats were arranged last."""
        kept = self._store.setting(_SEATING, str, "around")
        return next((one for one in ARRANGEMENTS if one == kept), "around")

    def unfinished(self) -> SavedGame | None:
        """The game to go on with."""
        try:
            return self._store.unfinished(self.cards)
        except StoreError as error:
            self.notice = str(error)
            return None

    def last_table(self) -> Header | None:
        """Who sat at the last table."""
        try:
            return self._store.last_table()
        except StoreError:
            return None

    def begin(self, header: Header, arrangement: Arrangement) -> Table:
        """A new game, kept from its first step; the one before is given up. Raises SetupError."""
        header = msgspec.structs.replace(coloured(header), started=header.started or now())
        table = Table(begin(header, formats(), self.cards))
        try:
            self.finish()
            self._journal = self._store.begin(header)
            table.keep_in(self._journal)
            if arrangement != self.arrangement:
                self._store.keep_setting(_SEATING, arrangement)
        except StoreError as error:
            self.notice = str(error)
        return table

    def resume(self, saved: SavedGame) -> Table:
        """Go on with that game."""
        self._journal = saved.journal
        return saved.table

    def go_on_unkept(self, table: Table, why: str) -> None:
        """The table can be played on, though nothing of it is kept any more; the file has it up to here."""
        if self._nowhere is None:
            self._nowhere = Store.in_memory()
        table.keep_in(self._nowhere.begin(table.game.setup.header))
        self.notice = put(tr("%1. From here on this game is not kept."), why)

    def keep_card(self, card: Card, table: Table) -> None:
        """Keep a card of the table's own, and let the game in hand know it. Raises OwnCardsError."""
        from lifecounter.own_cards import keep_card  # few tables build any

        if self._cards_folder is not None:
            aside = keep_card(card, self._cards_folder)
            if aside is not None:
                self.notice = put(tr("The table’s own cards could not be read; they are kept in %1."), aside)
        self.cards = self.cards.with_own(card)
        table.know(self.cards)

    def finish(self) -> None:
        """The game in hand is over or given up; a step in it, such as an undo, takes it up again."""
        if self._journal is not None:
            try:
                self._journal.finish()
            except StoreError as error:
                self.notice = str(error)

    def export(self, table: Table, kind: "Kind") -> str:
        """Write a file to take along; answers where it is, or why there is none, in one sentence."""
        from lifecounter.ui.exports import export

        try:
            return put(tr("Saved as %1"), export(table, kind, self._exports, now()))
        except OSError as error:
            return put(tr("Nothing could be saved in %1: %2"), self._exports, error.strerror)

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()
        if self._nowhere is not None:
            self._nowhere.close()


def coloured(header: Header) -> Header:
    """The header with a colour for everybody who has none, so that every picture of the game agrees."""
    players = tuple(
        player if player.colour is not None else msgspec.structs.replace(player, colour=seat_colour(place))
        for place, player in enumerate(header.players)
    )
    return msgspec.structs.replace(header, players=players)
