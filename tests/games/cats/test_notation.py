"""Notation: any text is a move or a clear error, and every move is read back from its text."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.fuzz.fixed import QUICK, tried
from tests.games.cats.table import Table

from skerry.core.game import CHANCE
from skerry.core.text.notation import NotationError
from skerry.games.cats import CATS
from skerry.games.cats.game.moves import (
    Anytime,
    CatsDraw,
    CatsMove,
    Done,
    Keep,
    Lay,
    NameColour,
    NameField,
    Pass,
    Pay,
    Place,
    Play,
    Rescue,
    Watch,
)
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.rules.rules import State
from skerry.games.cats.text.notation import read_draw, read_move

MOVES = (
    Keep, Pay, NameColour, NameField, Lay, Rescue, Place, Play, Pass, Done, Watch, Anytime,
)  # fmt: skip

pieces = st.sampled_from(
    ["keep", "pay", "lay", "nothing", "rescue", "at", "play", "paid", "colour", "color", "field",
     "left", "right", "anytime", "used", "lessons", "treasures", "cats", "watch", "on", "off",
     "done", "pass", "tile", "card", "boat", "first", "sister", "d001", "D150", "d151", "column",
     "f151", "f168", "ss01", "s_fish", "sa_maps", "red", "blue-k03", "blue-k18", "r_t", "c3l", "o6",
     "boat1", "boat9", "a4", "v5", "w1", "a0", "a10", "a4+a5", "+", "a4+", "0", "1", "99", "-1",
     "\u0663", "a\u0664", "İ", "ﬀ", "\x00", "\ud800", "²"]
)  # fmt: skip
soup = st.lists(pieces | st.text(max_size=4), max_size=6).map(" ".join)
texts = st.text() | soup


@QUICK
@given(texts, st.integers(0, 3))
@example("at " + "a" * 5000, 0)
@example("anytime d088 treasures a4+", 0)
@example("anytime d088 treasures", 0)
@example("anytime d077 cats", 0)
@example("keep", 0)
def test_any_text_is_a_move_or_a_clear_error(text: str, seat: int) -> None:
    move, _ = tried(lambda: read_move(text, seat), NotationError)
    if move is not None:
        assert move.seat == seat
        assert read_move(str(move), seat) == move


@QUICK
@given(texts)
@example("first \u0663")
@example("first " + "9" * 5000)
def test_any_text_is_a_draw_or_a_clear_error(text: str) -> None:
    draw, _ = tried(lambda: read_draw(text), NotationError)
    if draw is not None:
        assert read_draw(str(draw)) == draw


def walk(seats: int, options: CatsOptions, seed: str) -> list[CatsMove | CatsDraw]:
    """All answers of a random game, and some that were not given."""
    random = Random(seed)
    state: State = CATS.start(seats, options)
    found: list[CatsMove | CatsDraw] = []
    while awaited := CATS.awaits(state):
        answer: CatsMove | CatsDraw
        if CHANCE in awaited:
            answer = random.choice(CATS.outcomes(state))[0]
        else:
            legal = CATS.legal(CATS.view(state, min(awaited)))
            found += [legal.choose(random) for _ in range(3)]
            answer = legal.choose(random)
        found.append(answer)
        state = CATS.play(state, answer).state
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, CatsOptions()), (1, CatsOptions(Mode.SOLO)), (2, CatsOptions(Mode.FAMILY))],
    ids=["standard", "solo", "family"],
)
def test_every_answer_of_a_game_is_read_from_its_text(seats: int, options: CatsOptions) -> None:
    random = Random("blanks")
    for answer in walk(seats, options, "notation"):
        text = str(answer)
        if isinstance(answer, MOVES):
            odd = "  ".join(random.choice([w, w.upper()]) for w in text.split())
            assert read_move(text, answer.seat) == answer
            assert read_move(f" {odd}\t", answer.seat) == answer
        else:
            assert read_draw(text) == answer


def test_random_games_have_moves_of_every_kind() -> None:
    found: set[type] = set()
    for number in range(3):
        found |= {type(answer) for answer in walk(4, CatsOptions(), f"kinds {number}")}
    assert set(MOVES) - {Watch, NameField} <= found


@pytest.mark.parametrize(
    ("table", "seat", "prefix"),
    [
        (Table().fields("red-k01", "blue-k01").hand(1, "d077"), 1, "anytime d077 cats"),
        (Table().fields("red-k01").hand(1, "d096"), 1, "anytime d096 green"),
        (Table().fields("red-k01").lessons(1, "d113 d114").hand(1, "d086"), 1, "anytime d086 les"),
        (
            Table().fields("red-k01").boat(1, "c1 h3", "c3l i3 0").hand(1, "d088"),
            1,
            "anytime d088 treasures h3 i3+i4+j3",
        ),
        (Table().fields("red-k01").hand(1, "d077"), 1, "watch on"),
    ],
    ids=["cats", "colour", "lessons", "treasures", "watch"],
)
def test_every_way_to_interject_is_read_from_its_text(table: Table, seat: int, prefix: str) -> None:
    moves = list(CATS.legal(CATS.view(table.state, seat)))
    assert any(str(move).startswith(prefix) for move in moves)
    for move in moves:
        assert read_move(str(move), seat) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is nothing to read; a move is "),
        ("fly away", "cannot read 'fly away'; a move is "),
        ("keep d999", "there is no card 'd999'; cards are d001 to d150"),
        ("rescue dog", "there is no tile 'dog'; tiles are "),
        ("colour pink", "'pink' is not a colour; colours are blue, green, "),
        ("at z9", "'z9' is not a cell; cells are a4 at the stern to v5 at the bow"),
        ("anytime d077 by night", "cannot read 'by night' after the card; "),
    ],
)
def test_errors_say_what_was_not_understood(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_move(text, 0)
    assert str(error.value).startswith(message)
