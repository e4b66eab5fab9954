"""Notation: any text is a move or a clear error, and every move is read back from its text."""

import re
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.fuzz.fixed import QUICK, tried

from skerry.core.text.notation import NotationError
from skerry.games.skye.game.moves import (
    Buy,
    DrawCastle,
    DrawFirst,
    DrawGoal,
    DrawTile,
    Pass,
    Place,
    Price,
    SkyeDraw,
    SkyeMove,
)
from skerry.games.skye.pieces.tiles import TILES, Goal
from skerry.games.skye.text.notation import read_draw, read_move

tiles = st.sampled_from([tile.id for tile in TILES])
seats = st.integers(0, 4)
gold = st.integers(1, 999)
steps = st.integers(-19, 19)
moves: st.SearchStrategy[SkyeMove] = st.one_of(
    st.builds(Pass, seats),
    st.builds(Buy, seats, tiles),
    st.builds(Place, seats, tiles, steps, steps, st.integers(0, 3)),
    st.builds(Price, seats, tiles, st.tuples(st.tuples(tiles, gold), st.tuples(tiles, gold))),
)
draws: st.SearchStrategy[SkyeDraw] = st.one_of(
    st.builds(DrawGoal, st.sampled_from(Goal)),
    st.builds(DrawCastle, tiles),
    st.builds(DrawFirst, seats),
    st.builds(DrawTile, tiles),
)

# Words that are nearly right get further than any text.
pieces = st.sampled_from(
    ["axe", "buy", "pass", "draw", "goal", "castle", "first", "sheep", "L01", "l1", "L073", "l00",
     "L99", "C-blue", "c-", "L40=3", "L40=", "=3", "L40=-1", "L40=99999", "n1e2", "n1", "e2n1", "0",
     "n", "s99w99", "n100", "r0", "r3", "r4", "r", "1", "\u0663", "l\u0661", "n\u0661", "²", ",",
     "İ", "ﬀ", "\x00", "\ud800", "-1", "00"]
)  # fmt: skip
soup = st.lists(pieces | st.text(max_size=4), max_size=6).map(" ".join)
texts = st.text() | soup


@QUICK
@given(texts, seats)
@example("L03 n1e2 r\u0661", 0)
@example("L" + "0" * 5000 + "3 n1", 0)
@example("axe L1 L2=" + "9" * 5000 + " L3=1", 0)
def test_any_text_is_a_move_or_a_clear_error(text: str, seat: int) -> None:
    move, _ = tried(lambda: read_move(text, seat), NotationError)
    if move is not None:
        assert move.seat == seat
        assert read_move(str(move), seat) == move


@QUICK
@given(texts)
@example("first \u0663")
def test_any_text_is_a_draw_or_a_clear_error(text: str) -> None:
    draw, _ = tried(lambda: read_draw(text), NotationError)
    if draw is not None:
        assert read_draw(str(draw)) == draw


def test_a_seat_of_many_digits_is_a_clear_error() -> None:
    with pytest.raises(NotationError):
        read_draw("first " + "9" * 5000)


@QUICK
@given(moves)
def test_every_move_is_read_from_its_text(move: SkyeMove) -> None:
    assert read_move(str(move), move.seat) == move


@QUICK
@given(draws)
def test_every_draw_is_read_from_its_text(draw: SkyeDraw) -> None:
    assert read_draw(str(draw)) == draw


@QUICK
@given(moves, st.randoms(use_true_random=False))
def test_case_and_blanks_do_not_matter(move: SkyeMove, random: Random) -> None:
    text = "".join(random.choice([c.lower(), c.upper()]) for c in str(move))
    text = re.sub(" +", lambda _: " " * random.randint(1, 3), text)
    text = text.replace(",", random.choice([",", " ", " , "]))
    assert read_move(f"  {text}\t", move.seat) == move
    if isinstance(move, Place):
        assert read_move(str(move).replace("L0", "L"), move.seat) == move


@QUICK
@given(moves)
def test_repr_can_be_pasted(move: SkyeMove) -> None:
    names = {"Price": Price, "Buy": Buy, "Pass": Pass, "Place": Place}
    assert eval(repr(move), names) == move  # noqa: S307 - our own repr
