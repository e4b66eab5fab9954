"""Moves as text by their types."""

from enum import StrEnum
from typing import Any

import msgspec
import pytest

from skerry.core.game import Draw, Move
from skerry.core.text.notation import NotationError, read, write


class Colour(StrEnum):
    RED = "red"
    DARK_BLUE = "dark blue"


class Inner(msgspec.Struct, frozen=True):
    x: int
    y: str


class Put(Move, frozen=True, tag="put"):
    colour: Colour
    cell: tuple[int, int]


class Wait(Move, frozen=True, tag="wait"):
    pass


class Roll(Draw, frozen=True, tag="roll"):
    die: int


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Put(1, Colour.RED, (0, -2)), "put red 0,-2"),
        (Put(1, Colour.DARK_BLUE, (0, 1)), "put 'dark blue' 0,1"),
        (Wait(1), "wait"),
    ],
)
def test_a_move_is_its_tag_and_its_fields(value: Move, text: str) -> None:
    assert str(value) == write(value) == text
    assert read(text, Put | Wait, seat=1) == value
    assert read(f"  {text} ", Put | Wait, seat=1) == value


def test_a_draw_has_no_seat() -> None:
    assert str(Roll(6)) == "roll 6"
    assert read("roll 6", Roll) == Roll(6)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        *((str, text) for text in ("", "a b", "-", "it's", "[1]", "{}", "null", "1", "a,b")),
        *((tuple[str, ...], given) for given in ((), ("a",), ("a,b", "c"), ("-",), ("",), ("[",))),
        *((tuple[int, ...], given) for given in ((), (1,), (1, -2))),
        (tuple[tuple[int, int], ...], ((1, 2), (3, 4))),
        (tuple[bool, ...], (True, False)),
        *((tuple[int, int] | None, given) for given in ((1, 2), None)),
        *((Colour | None, given) for given in (Colour.DARK_BLUE, None)),
        *((bool, given) for given in (True, False)),
        (float, 1.5),
        (dict[str, int], {"a": 1}),
        (Inner, Inner(1, "z")),
        (tuple[Inner, ...], (Inner(1, "z"), Inner(2, "y"))),
        (tuple[int | None, ...], (None, 1)),
        (frozenset[int], frozenset({1, 2})),
    ],
)
def test_every_kind_of_field_is_read_as_it_was_written(kind: Any, value: object) -> None:
    made = msgspec.defstruct("Made", [("seat", int), ("it", kind)], tag="made", frozen=True)
    move = made(3, value)
    assert read(write(move), made, seat=3) == move


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "there is nothing to read; write put COLOUR CELL | wait"),
        ("putt red 1,2", "cannot read 'putt red 1,2'; write put COLOUR CELL | wait"),
        ("put red", "cannot read 'put red'; write put COLOUR CELL"),
        ("wait now", "cannot read 'wait now'; write wait"),
        ("put pink 1,2", "colour 'pink': not one of red, dark blue; write put COLOUR CELL"),
        ("put 'red", 'cannot read "put \'red": No closing quotation'),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, told: str) -> None:
    with pytest.raises(NotationError) as wrong:
        read(text, Put | Wait, seat=0)
    assert str(wrong.value) == told


@pytest.mark.parametrize("text", ["put red 1", "put red 1,2,3", "put red x,y", "put red {}"])
def test_a_wrong_field_is_named(text: str) -> None:
    with pytest.raises(NotationError, match=r"^cell .*; write put COLOUR CELL$"):
        read(text, Put | Wait, seat=0)
