"""The start screen as people meet it: fingers, mouse and keyboard on what is drawn."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lifecounter.assets import read_text
from lifecounter.model.begin import begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import read_formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.readings import Readings
from lifecounter.ui.seating import Arrangement
from lifecounter.ui.viewmodels.start import StartViewModel
from lifecounter.ui.viewmodels.start_props import SeatProps

FORMATS = read_formats(read_text("formats.toml"))
LAST = Header(format="commander", players=tuple(PlayerHeader(name=name) for name in ("Ana", "Bruno", "Chen")))
SIZES = [(1280, 800), (1366, 768), (800, 480), (1920, 1080), (720, 1280), (533, 320)]
PRESSED = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.RadioButton,
}
TARGET = 44
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Screen:
    """The start screen in a window of its own, and what it has asked the program to do."""

    def __init__(self, qtbot: QtBot) -> None:
        self.started: list[tuple[Header, Arrangement]] = []
        self.resumed = 0
        self.qtbot = qtbot
        self.finger = QTest.createTouchDevice()
        self.start = StartViewModel(FORMATS, self._start, self._resume)
        self.view = QQuickView()
        self.view.engine().addImportPath(str(files("lifecounter.ui") / "qml"))
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.setInitialProperties({"start": self.start})
        self.view.resize(1280, 800)
        self.view.loadFromModule("LifeCounter", "StartScreen")
        assert not self.view.errors()
        self.view.show()
        self.view.requestActivate()
        qtbot.waitUntil(self.view.isActive)

    def _start(self, header: Header, arrangement: Arrangement) -> None:
        self.started.append((header, arrangement))

    def _resume(self) -> None:
        self.resumed += 1

    def close(self) -> None:
        self.view.close()
        self.view.setSource(QUrl())

    def resize(self, width: int, height: int) -> None:
        self.view.resize(width, height)
        root = self.view.rootObject()
        self.qtbot.waitUntil(lambda: (root.width(), root.height()) == (width, height))

    def draw(self) -> None:
        """Everything lies where the next frame shows it."""
        QCoreApplication.processEvents()
        self.view.grabWindow()

    def find(self, name: str) -> QQuickItem:
        """The one thing in sight that is called so, or whose name begins so."""
        things = [(said, item) for said, _, item in named(self.view.contentItem())]
        found = [item for said, item in things if said == name]
        found = found or [item for said, item in things if said.startswith(name)]
        assert len(found) == 1, f"{len(found)} things are called {name}"
        return found[0]

    def says(self, name: str) -> bool:
        return any(said.startswith(name) for said, _, _ in named(self.view.contentItem()))

    def click(self, name: str) -> None:
        self.draw()
        QTest.mouseClick(self.view, LEFT, NONE, middle(self.find(name)))

    def touch(self, name: str) -> None:
        self.draw()
        where = middle(self.find(name))
        QTest.touchEvent(self.view, self.finger).press(0, where, self.view).commit()
        QTest.touchEvent(self.view, self.finger).release(0, where, self.view).commit()

    def key(self, *keys: Qt.Key, holding: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.view, key, holding)

    def write(self, letters: str) -> None:
        for letter in letters:
            QTest.sendKeyEvent(QTest.KeyAction.Click, self.view, Qt.Key(0), letter, NONE)

    def focus(self, name: str) -> None:
        self.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)

    def switches(self) -> dict[str, str]:
        """Every switch in sight, and what is said about it besides its name."""
        return {
            said: QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Description)
            for said, role, item in named(self.view.contentItem())
            if role is QAccessible.Role.CheckBox
        }

    def names(self) -> list[str]:
        return [row.called for row in self.start._seats.rows if isinstance(row, SeatProps)]

    def fields(self) -> list[tuple[str, ...]]:
        """Players as the game that was started has them: name and commanders."""
        return [(player.name, *player.commanders) for player in self.started[0][0].players]


def named(item: QQuickItem) -> Iterator[tuple[str, QAccessible.Role, QQuickItem]]:
    """Everything in sight that has a name for those who don't see."""
    if not item.isVisible():
        return
    told = QAccessible.queryAccessibleInterface(item)
    if told is not None and told.text(QAccessible.Text.Name):
        yield told.text(QAccessible.Text.Name), told.role(), item
    for child in item.childItems():
        yield from named(child)


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def drawn(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[Screen]:
    opened = Screen(qtbot)
    yield opened
    opened.close()


def test_first_use_is_one_key(screen: Screen) -> None:
    screen.key(Qt.Key.Key_Return)
    assert screen.started[0][0].format == "commander"


def test_first_use_is_one_click(screen: Screen) -> None:
    screen.click("Start — Commander, 4 players, 40 life")
    assert len(screen.started) == 1


def test_first_use_is_one_touch(screen: Screen) -> None:
    screen.touch("Start — ")
    assert len(screen.started) == 1


def test_arrows_choose_a_format_and_enter_starts_it(screen: Screen) -> None:
    screen.key(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert screen.started[0][0].format == "brawl"


def test_arrows_stop_at_the_edge_of_the_cards(screen: Screen) -> None:
    screen.key(Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert screen.started[0][0].format == "commander"


def test_a_format_is_chosen_by_a_touch(screen: Screen) -> None:
    screen.touch("Two-Headed Giant")
    assert screen.says("Start — Two-Headed Giant, 2 teams, 30 life")


def test_more_formats_come_when_asked_for(screen: Screen) -> None:
    screen.click("More formats")
    assert not screen.says("More formats")
    screen.start.chooseFormat("shahrazad")
    card = screen.find("Shahrazad subgame")
    screen.draw()
    assert drawn(card).bottom() <= screen.view.height()


def test_a_name_is_typed_in_place(screen: Screen) -> None:
    screen.click("Player 2: ")
    screen.write("Bo")
    screen.key(Qt.Key.Key_Return)
    assert screen.names() == ["Player 1", "Bo", "Player 3", "Player 4"]
    assert screen.started == [], "a finished name is not a wish to start"
    screen.key(Qt.Key.Key_Escape)
    assert screen.resumed == 0


def test_commander_and_partner_are_typed_below_the_name(screen: Screen) -> None:
    screen.click("Player 1: ")
    screen.write("Ana")
    screen.find("Commander").forceActiveFocus()
    screen.write("Thrasios")
    screen.key(Qt.Key.Key_Tab)
    screen.write("Tymna")
    screen.key(Qt.Key.Key_Return, holding=Qt.KeyboardModifier.ControlModifier)
    assert screen.fields()[0] == ("Ana", "Thrasios", "Tymna")
    assert screen.fields()[1] == ("Player 2", "Player 2’s commander")


def test_escape_closes_a_seat_and_only_then_resumes(screen: Screen) -> None:
    screen.start.offer(begin(LAST, FORMATS, Catalogue()), LAST)
    screen.click("Player 2: ")
    screen.key(Qt.Key.Key_Escape)
    assert screen.resumed == 0
    screen.key(Qt.Key.Key_Escape)
    assert screen.resumed == 1


def test_the_unfinished_game_is_one_press_away(screen: Screen) -> None:
    screen.start.offer(begin(LAST, FORMATS, Catalogue()), LAST)
    screen.touch("Resume: Resume Commander — Ana 40 · Bruno 40 · Chen 40")
    assert screen.resumed == 1
    assert screen.started == []


def test_the_last_table_is_one_press_away(screen: Screen) -> None:
    screen.start.offer(None, LAST)
    assert not screen.says("Resume")
    screen.click("Same table again: Commander — Ana, Bruno, Chen")
    assert screen.started[0][0].players == LAST.players


def test_a_seat_is_dragged_to_another_place(screen: Screen) -> None:
    screen.start.offer(None, LAST)
    handle = middle(screen.find("Move Ana"))
    below = middle(screen.find("Move Chen"))
    QTest.mousePress(screen.view, LEFT, NONE, handle)
    for step in range(1, 11):
        QTest.mouseMove(screen.view, handle + (below - handle) * step / 10)
    QTest.mouseRelease(screen.view, LEFT, NONE, below)
    assert screen.names() == ["Bruno", "Chen", "Ana"]


def test_a_handle_pressed_and_let_go_moves_nobody(screen: Screen) -> None:
    screen.start.offer(None, LAST)
    screen.click("Move Ana")
    assert screen.names() == ["Ana", "Bruno", "Chen"]


def test_a_seat_is_moved_with_arrows_and_keeps_the_keyboard(screen: Screen) -> None:
    screen.start.offer(None, LAST)
    screen.focus("Move Ana")
    screen.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert screen.names() == ["Bruno", "Chen", "Ana"]
    assert screen.find("Move Ana").hasActiveFocus()
    screen.key(Qt.Key.Key_Up)
    assert screen.names() == ["Bruno", "Ana", "Chen"]


def test_810_2_a_touch_puts_a_head_into_the_other_team(screen: Screen) -> None:
    screen.click("Two-Headed Giant")
    screen.touch("Player 1 plays in Team 1")
    screen.click("Start — ")
    assert [player.team for player in screen.started[0][0].players] == ["2", "1", "1", "2"]


def test_904_2_a_touch_names_the_archenemy(screen: Screen) -> None:
    screen.click("Archenemy,")
    screen.touch("Make Player 3 the archenemy")
    assert screen.says("Player 3 is the archenemy")
    assert screen.says("Make Player 1 the archenemy")


def test_a_house_rule_is_typed_and_taken_back(screen: Screen) -> None:
    screen.click("Rules of the format")
    screen.find("Life").forceActiveFocus()
    screen.key(Qt.Key.Key_A, holding=Qt.KeyboardModifier.ControlModifier)
    screen.write("30")
    assert screen.says("Start — Commander, 4 players, 30 life")
    screen.start._rules.reset()
    assert screen.says("Start — Commander, 4 players, 40 life")


def test_a_custom_game_shows_its_rules_at_once(screen: Screen) -> None:
    screen.click("Custom")
    screen.focus("Teams")
    screen.key(Qt.Key.Key_Space, Qt.Key.Key_Tab)
    screen.click("One total for each team")
    assert screen.says("Start — Custom, 2 teams, 20 life")


def test_a_life_of_99999_stays_and_one_of_0_is_told_why_not(screen: Screen) -> None:
    screen.click("Custom")
    screen.focus("Life")
    screen.key(Qt.Key.Key_A, holding=Qt.KeyboardModifier.ControlModifier)
    screen.write("99999")
    screen.key(Qt.Key.Key_Tab)
    assert screen.find("Life").property("text") == "99999"
    assert screen.says("Start — Custom, 4 players, 99999 life")
    screen.focus("Life")
    screen.key(Qt.Key.Key_A, holding=Qt.KeyboardModifier.ControlModifier)
    screen.write("0")
    screen.click("With 0 life everybody loses at once. Begin with 1 or more.")
    assert screen.find("Life").property("text") == "0"
    assert screen.started == []


def test_a_number_takes_digits_alone(screen: Screen) -> None:
    screen.click("Custom")
    screen.focus("Life")
    screen.key(Qt.Key.Key_A, holding=Qt.KeyboardModifier.ControlModifier)
    screen.write("9,9 9x9")
    assert screen.says("Start — Custom, 4 players, 9999 life")


def test_a_reading_is_switched_told_and_kept_for_the_same_table(screen: Screen) -> None:
    screen.click("Two-Headed Giant")
    screen.focus("Rules of the format")
    screen.key(Qt.Key.Key_Space)
    screen.focus("Where the rules leave room")
    screen.key(Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space)
    screen.focus("Damage from several sources at once")
    screen.draw()
    screen.click("Damage from several sources at once")
    readings = Readings(each_head_doubles=False, loss_for_each_source=False)
    told = "30 life · 15 poison, one head doubles for the team · one loss for damage at once"
    assert screen.says(f"House rules: {told}")
    screen.click("Start — ")
    assert screen.started[0][0].readings == readings
    screen.start.offer(None, screen.started[0][0])
    assert screen.says(f"House rules: {told}")
    screen.click("Same table again")
    assert screen.started[1][0].readings == readings


def test_every_reading_says_what_it_means_and_what_is_usual(screen: Screen) -> None:
    screen.start.chooseFormat("archenemy-commander")
    screen.focus("Rules of the format")
    screen.key(Qt.Key.Key_Space)
    screen.focus("Where the rules leave room")
    before = set(screen.switches())
    screen.key(Qt.Key.Key_Space)
    told = {said: usual for said, usual in screen.switches().items() if said not in before}
    assert len(told) == len(Readings.__struct_fields__)
    assert all(said.endswith(".") for said in told)
    assert told["When one head can’t pay life, no head of the team can."] == "Usually off"
    assert told["A player who loses to poison takes the team along."] == "Usually on"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_readings_are_full_targets_and_come_into_sight_with_the_keyboard(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    screen.start.chooseFormat("archenemy-commander")
    screen.focus("Rules of the format")
    screen.key(Qt.Key.Key_Space)
    screen.focus("Where the rules leave room")
    screen.key(Qt.Key.Key_Space)
    screen.draw()
    for _ in Readings.__struct_fields__:
        screen.key(Qt.Key.Key_Tab)
        screen.draw()
        box = drawn(screen.view.activeFocusItem())
        assert min(box.width(), box.height()) >= TARGET - 0.5
        assert box.left() >= 0
        assert box.right() <= size[0]
        assert box.top() >= 0
        assert box.bottom() <= drawn(screen.find("Start — ")).top()


def test_tab_goes_through_everything_and_comes_back(screen: Screen) -> None:
    first = screen.view.activeFocusItem()
    seen = [first]
    while len(seen) < 100:
        screen.key(Qt.Key.Key_Tab)
        item = screen.view.activeFocusItem()
        if item is first:
            break
        seen.append(item)
    assert item is first
    assert len(set(seen)) == len(seen)
    # One stop for all cards, three for each seat, one for each arrangement.
    assert len(seen) == 1 + 1 + 2 + 3 * 4 + 3 + 1 + 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    "name", ["commander", "two-headed-giant", "archenemy-commander", "vanguard", "custom"]
)
def test_every_target_is_at_least_44_pixels_and_nothing_leaves_the_window_sideways(
    screen: Screen, size: tuple[int, int], name: str
) -> None:
    screen.resize(*size)
    screen.start.offer(begin(LAST, FORMATS, Catalogue()), LAST)
    screen.start.chooseFormat(name)
    screen.start.rename(0, "M" * 300)
    screen.start.nameCommander(0, 0, "שלום " * 60)
    screen.draw()
    looked_at = 0
    for said, role, item in named(screen.view.contentItem()):
        box = drawn(item)
        if role in PRESSED:
            looked_at += 1
            if role is not QAccessible.Role.EditableText:
                assert min(box.width(), box.height()) >= TARGET - 0.5, said
            assert box.left() >= 0, said
            assert box.right() <= size[0] + 0.5, said
    assert looked_at > 20


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_start_is_in_sight_at_every_size(screen: Screen, size: tuple[int, int]) -> None:
    screen.resize(*size)
    screen.start.offer(begin(LAST, FORMATS, Catalogue()), LAST)
    screen.click("Start — ")
    assert len(screen.started) == 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_seat_that_opens_comes_into_sight(screen: Screen, size: tuple[int, int]) -> None:
    screen.resize(*size)
    screen.start.changeCount(1)
    screen.focus("Player 5: ")
    screen.key(Qt.Key.Key_Space)
    screen.draw()
    field = screen.find("Name of player 5")
    start = screen.find("Start — ")
    assert drawn(field).top() >= 0
    assert drawn(field).bottom() <= drawn(start).top()
