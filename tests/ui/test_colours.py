import pytest

from lifecounter.ui.colours import LEAST_CONTRAST, contrast_with_white, readable, seat_colour


def parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def test_contrast_is_counted_as_in_wcag() -> None:
    assert contrast_with_white(0, 0, 0) == pytest.approx(21)
    assert contrast_with_white(255, 255, 255) == pytest.approx(1)


@pytest.mark.parametrize("seat", range(16))
def test_white_text_can_be_read_on_every_seat(seat: int) -> None:
    assert contrast_with_white(*parts(seat_colour(seat))) >= LEAST_CONTRAST


@pytest.mark.parametrize("colour", ["#ffffff", "#ffff00", "#00ff00", "#2f6f8f"])
def test_a_chosen_colour_is_darkened_until_white_text_can_be_read(colour: str) -> None:
    assert contrast_with_white(*parts(readable(colour))) >= LEAST_CONTRAST


def test_a_colour_that_can_be_read_stays() -> None:
    assert readable("#2f6f8f") == "#2f6f8f"


@pytest.mark.parametrize("colour", ["", "red", "#12", "#zzzzzz"])
def test_what_is_no_colour_becomes_one(colour: str) -> None:
    assert contrast_with_white(*parts(readable(colour))) >= LEAST_CONTRAST


def test_eight_seats_have_eight_colours() -> None:
    assert len({seat_colour(seat) for seat in range(8)}) == 8
