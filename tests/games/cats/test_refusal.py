"""Refusals and options: every reason can come up, its sentence reads well, `in` agrees with it."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.games.cats.table import Table, lay

from skerry.core.game import Draw, Options
from skerry.core.legal import IllegalMove
from skerry.games.cats import CATS
from skerry.games.cats.game.moves import CatsDraw, CatsMove, Pass, Reason, Rescue
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode, read_options
from skerry.games.cats.pieces.tiles import CELLS, TileId
from skerry.games.cats.rules.state import BOATS, FIELDS, KEEP, LAY, OVER, PAY, RARE
from skerry.games.cats.text.notation import read_draw, read_move


def rescuing() -> Table:
    table = Table().fields("red-k01 red-k02", "blue-k01").boat(0, "green-k02 h3 1")
    return table.laid(0, "d043 d015").hand(0, "d076 d096 d001 d084")


def placing() -> Table:
    return rescuing().say(0, "rescue red-k01")


def crowded() -> Table:
    table = Table().fields("red-k02")
    for x, y in CELLS:
        if x != 8:
            lay(table.crew(0).boat, f"c1 {chr(ord('a') + x)}{y + 1}")
    for y in (1, 5):
        lay(table.crew(0).boat, f"c1 i{y + 1}")
    return table


def laying() -> Table:
    return Table(phase=LAY).hand(0, "d007 d001").hand(1, "d008")


def keeping() -> Table:
    return Table(phase=KEEP).pack(0, "d001 d002 d003").pack(1, "d004 d005 d006")


def paying() -> Table:
    table = Table(phase=PAY).kept(0, "d001 d002").kept(1, "d003")
    table.crew(0).fish = 7
    return table


def finding() -> Table:
    table = Table(phase=RARE).hand(0, "d001 d107 d043").boat(0, "green-k02 h3 1")
    table.crew(0).fish = 0
    return table


def over() -> Table:
    return Table(phase=OVER)


class Case(NamedTuple):
    """A table, a move, and how it is refused."""

    reason: Reason
    table: Callable[[], Table]
    text: str
    sentence: str
    seat: int = 0


CASES = [
    Case(Reason.GAME_OVER, over, "pass", "the game is over"),
    Case(Reason.NO_SUCH_SEAT, rescuing, "pass", "there is no seat 2, only 0 to 1", 2),
    Case(Reason.NO_SUCH_SEAT, rescuing, "pass", "there is no seat -1, only 0 to 1", -1),
    Case(
        Reason.NOT_AWAITED,
        rescuing,
        "pass",
        "seat 1 has nothing to answer now: cats are rescued",
        1,
    ),
    Case(
        Reason.NOT_NOW,
        rescuing,
        "lay nothing",
        "'lay nothing' is not an answer while cats are rescued",
    ),
    Case(
        Reason.NOT_NOW,
        laying,
        "keep d007",
        "'keep d007' is not an answer while rescue cards are laid",
    ),
    Case(Reason.NOT_NOW, placing, "pass", "'pass' is not an answer while a tile is placed"),
    Case(
        Reason.NOT_NOW,
        placing,
        "anytime d084",
        "no card can be interjected while a tile is placed",
    ),
    Case(
        Reason.NOT_YOUR_CARD,
        keeping,
        "keep d001 d004",
        "d004 is not among your pack (d001, d002, d003)",
    ),
    Case(Reason.WRONG_NUMBER, keeping, "keep d001", "two different cards are kept, not 1"),
    Case(Reason.WRONG_NUMBER, keeping, "keep d001 d001", "a card is named twice"),
    Case(
        Reason.NOT_YOUR_CARD,
        paying,
        "pay d003",
        "d003 is not among the cards to pay for (d001, d002)",
    ),
    Case(Reason.NOT_ENOUGH_FISH, paying, "pay d001 d002", "these cards cost 10 fish; you have 7"),
    Case(Reason.NOT_A_RESCUE_CARD, laying, "lay d001", "d001 is not a rescue card"),
    Case(Reason.NOT_YOUR_CARD, laying, "lay d008", "d008 is not among your rescue cards (d007)"),
    Case(Reason.NOT_IN_THE_FIELDS, rescuing, "rescue green-k01", "green-k01 is not in the fields"),
    Case(
        Reason.NO_BASKET,
        rescuing,
        "rescue red-k01 d015",
        "a cat needs a ready permanent basket, a card with a basket, or two with broken ones",
    ),
    Case(
        Reason.NOT_YOUR_CARD,
        rescuing,
        "rescue red-k01 d044",
        "d044 is not among your laid cards (d043, d015)",
    ),
    Case(Reason.NO_PLACE, crowded, "rescue red-k02", "red-k02 fits nowhere on your boat"),
    Case(Reason.OUTSIDE, placing, "at a1 b1 b2 c2", "a cell lies outside the boat"),
    Case(Reason.WRONG_SHAPE, placing, "at i3 i4 i5 i6", "no tile in question has this shape"),
    Case(Reason.COVERED, placing, "at h4 i3 i4 j3", "another tile covers one of these cells"),
    Case(
        Reason.NOT_TOUCHING,
        placing,
        "at q4 r3 r4 s3",
        "the tile must share a side with another one",
    ),
    Case(Reason.NOT_PLAYABLE, finding, "play d043", "d043 gives nothing now that you could place"),
    Case(
        Reason.NOT_YOUR_CARD,
        finding,
        "play d002",
        "d002 is not among your hand (d001, d107, d043)",
    ),
    Case(
        Reason.NOT_ENOUGH_FISH,
        finding,
        "play d107 paid",
        "this way to play it would cost 1 fish; you have 0",
    ),
    Case(Reason.NOT_PLAYABLE, rescuing, "anytime d001", "d001 is not an anytime card"),
    Case(
        Reason.NOT_YOUR_CARD,
        rescuing,
        "anytime d097 red",
        "d097 is not among your hand (d076, d096, d001, d084)",
    ),
]
DRAWS = [
    (Table(phase=BOATS, ship=0), "tile red-k01", "'tile red-k01' cannot be drawn now"),
    (Table(phase=FIELDS), "tile o1", "'tile o1' cannot be drawn now"),
    (Table(phase=FIELDS), "card d001", "'card d001' cannot be drawn now"),
    (Table(phase=LAY), "card d001", "'card d001' cannot be drawn now"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.text}")
def test_refusal(case: Case) -> None:
    table = case.table()
    before = table.same()
    move = read_move(case.text, case.seat)
    with pytest.raises(IllegalMove) as refused:
        CATS.play(table.state, move)
    assert refused.value.reason is case.reason
    assert str(refused.value) == case.sentence
    assert table.same() == before
    if 0 <= case.seat < 2:
        legal = CATS.legal(CATS.view(table.state, case.seat))
        assert move not in legal
        assert move not in list(legal)
        why = legal.why_not(move)
        assert why is not None
        assert why.reason is case.reason


@pytest.mark.parametrize(("table", "text", "sentence"), DRAWS)
def test_draws_that_cannot_come(table: Table, text: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        CATS.play(table.state, read_draw(text))
    assert refused.value.reason is Reason.NOT_DRAWABLE
    assert str(refused.value) == sentence


def test_unknown_cards_and_tiles() -> None:
    state = rescuing().state
    with pytest.raises(IllegalMove, match=r"^there is no tile 'pink-k01'$") as tile:
        CATS.play(state, Rescue(0, TileId("pink-k01")))
    assert tile.value.reason is Reason.UNKNOWN_TILE
    card = read_move("rescue red-k01 d043", 0)
    assert isinstance(card, Rescue)
    with pytest.raises(IllegalMove, match=r"^there is no card 'd999'$") as it:
        CATS.play(state, Rescue(0, card.tile, ("d999",)))  # type: ignore[arg-type]
    assert it.value.reason is Reason.UNKNOWN_CARD


def test_no_fish_for_a_cat() -> None:
    table = rescuing()
    table.crew(0).fish = 2
    with pytest.raises(IllegalMove, match=r"^red-k01 would cost 3 fish; you have 2$") as refused:
        CATS.play(table.state, read_move("rescue red-k01", 0))
    assert refused.value.fields == {"needed": 3, "fish": 2}


def test_no_baskets_in_the_family_mode() -> None:
    table = Table(mode=Mode.FAMILY).fields("red-k01")
    with pytest.raises(IllegalMove, match="no baskets are used") as refused:
        CATS.play(table.state, read_move("rescue red-k01 d043", 0))
    assert refused.value.reason is Reason.NO_BASKET


def test_moves_of_others_and_foreign_ones() -> None:
    class Dance(Draw, frozen=True):
        """A draw of some other game."""

    state = rescuing().state
    with pytest.raises(IllegalMove, match=r"^this is not a move of The Isle of Cats: ") as it:
        CATS.play(state, Dance())
    assert it.value.reason is Reason.FOREIGN
    for seat, who in ((1, "seat 1"), (None, "a spectator")):
        refusal = CATS.legal(CATS.view(state, seat)).why_not(Pass(0))
        assert refusal is not None
        assert refusal.reason is Reason.OTHER_SEAT
        assert str(refusal) == f"{who} cannot move for seat 0"


def test_every_reason_comes_up() -> None:
    seen = {case.reason for case in CASES}
    elsewhere = {
        Reason.FOREIGN,
        Reason.OTHER_SEAT,
        Reason.UNKNOWN_CARD,
        Reason.UNKNOWN_TILE,
        Reason.NOT_DRAWABLE,
    }
    assert seen | elsewhere == set(Reason)


@pytest.mark.parametrize("make", [rescuing, placing, laying, keeping, paying, finding])
def test_legal_moves_are_those_that_are_not_refused(make: Callable[[], Table]) -> None:
    """The legal moves of six tables, asked at each of them."""
    table = make()
    tables = (rescuing, placing, laying, keeping, paying, finding)
    moves: set[CatsMove] = set()
    for other in tables:
        for seat in (0, 1):
            listed = sorted(CATS.legal(CATS.view(other().state, seat)), key=str)
            moves.update(listed[:: max(1, len(listed) // 60)])
    for seat in (0, 1):
        legal = CATS.legal(CATS.view(table.state, seat))
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed))
        for move in [*moves, *listed[:100]]:
            assert (move in legal) == (legal.why_not(move) is None) == (move in listed)
        for move in listed[:40]:
            CATS.play(table.state, move)


def test_draws_are_nobodys_moves() -> None:
    state = Table(phase=FIELDS).state
    draws: list[CatsDraw] = [draw for draw, _ in CATS.outcomes(state)]
    assert len(draws) == 85 + 5
    legal = CATS.legal(CATS.view(state, 0))
    assert not any(legal.__contains__(draw) for draw in draws)


# --- Options ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mod": "solo"}, "unknown option 'mod'; did you mean 'mode'?"),
        ({"farm": "four"}, "unknown option 'farm' (cats has: mode, difficulty, column_lesson)"),
        ({"mode": "duel"}, "option mode: 'duel' is not one of standard, solo, family"),
        ({"difficulty": "mad"}, "option difficulty: 'mad' is not one of easy, medium, hard, "),
        ({"column_lesson": "perhaps"}, "option column_lesson: "),
        ({"difficulty": "hard"}, "option difficulty: only the solo mode has one"),
        (
            {"mode": "family", "column_lesson": True},
            "option column_lesson: the family mode has no discovery cards",
        ),
    ],
)
def test_wrong_options(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        read_options(given)


def test_options_from_words() -> None:
    words = {"mode": "solo", "difficulty": "very_hard", "column_lesson": "true"}
    options = read_options(words, words=True)
    assert options == CatsOptions(Mode.SOLO, Difficulty.VERY_HARD, True)
    assert read_options({}) == CatsOptions()


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, CatsOptions(), "the standard mode is for 2 to 4 players, not 1"),
        (5, CatsOptions(), "the standard mode is for 2 to 4 players, not 5"),
        (0, CatsOptions(), "the standard mode is for 2 to 4 players, not 0"),
        (2, CatsOptions(Mode.SOLO), "the solo mode is for 1 player, not 2"),
        (1, CatsOptions(Mode.FAMILY), "the family mode is for 2 to 4 players, not 1"),
        (2, Options(), "these are not options of The Isle of Cats"),
    ],
)
def test_tables_that_cannot_be(seats: int, options: Options, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        CATS.start(seats, options)
