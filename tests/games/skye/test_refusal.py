"""Refusals: every reason can come up, its sentence reads well, and `in` agrees with it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from tests.scenarios.run import answer, read_table_options, set_up
from tests.scenarios.scenario import read

from skerry.core.game import Draw
from skerry.core.legal import IllegalMove
from skerry.games.skye import SKYE
from skerry.games.skye.game.moves import (
    Buy,
    DrawCastle,
    DrawFirst,
    DrawGoal,
    DrawTile,
    Pass,
    Place,
    Price,
    Reason,
    SkyeDraw,
    SkyeMove,
)
from skerry.games.skye.game.view import snapshot
from skerry.games.skye.pieces.tiles import TILES, Goal, TileId
from skerry.games.skye.rules.rules import State

HEAD = """# A position.
seats Ann, Ben
goals squares, sheep, gold, column
"""
START = HEAD
DRAWING = f"{HEAD}chance: castle C-blue; castle C-green; first 0\n"
PRICING = f"""{HEAD}
given round 1, price
given Ann: 0 points, 5 gold
given Ben: 0 points, 5 gold
given Ann's stall: L40, L12, L03
given Ben's stall: L01, L02, L04
"""
BUYING = f"""{HEAD}
given round 1, buy
given Ann: 0 points, 5 gold
given Ben: 0 points, 5 gold
given Ann's stall: L40=1, L12=1
given Ben's stall: L01=2, L02=6
"""
BUILDING = f"""{HEAD}
given round 1, build
given Ann's hand: L13
given Ben's hand: L73
"""
OVER = f"""{HEAD}
given round 6, build
given Ann's hand: L73
Ann: L73 n1 r2
"""
POSITIONS = [DRAWING, PRICING, BUYING, BUILDING, OVER]


def at(text: str) -> State:
    """The state of a position that is written like a scenario."""
    options, lines = read_table_options(read("position", text).lines)
    table, rest = set_up(lines, options)
    for line in rest:
        answer(line, table)
    return table.state


def t(name: str) -> TileId:
    return TileId(name)


class Case(NamedTuple):
    """An answer that is refused, the reason, and the sentence."""

    reason: Reason
    position: str
    answer: SkyeMove | SkyeDraw
    sentence: str


PLAYED = [
    Case(Reason.GAME_OVER, OVER, Pass(0), "the game is over"),
    Case(Reason.GAME_OVER, OVER, DrawTile(t("L01")), "the game is over"),
    Case(Reason.NO_SUCH_SEAT, BUYING, Pass(2), "there is no seat 2, only 0 to 1"),
    Case(Reason.NO_SUCH_SEAT, BUYING, Pass(-1), "there is no seat -1, only 0 to 1"),
    Case(
        Reason.NOT_THIS_PHASE,
        PRICING,
        Pass(0),
        "'pass' is for when tiles are bought; now prices are set",
    ),
    Case(
        Reason.NOT_THIS_PHASE,
        BUILDING,
        Price(0, t("L12"), ((t("L40"), 3), (t("L03"), 2))),
        "'axe L12, L40=3, L03=2' is for when prices are set; now tiles are placed",
    ),
    Case(
        Reason.NOT_THIS_PHASE,
        START,
        DrawTile(t("L01")),
        "'draw L01' is for when tiles are drawn; now the castles are drawn",
    ),
    Case(Reason.NOT_AWAITED, BUYING, Pass(1), "seat 1 has nothing to answer now"),
    Case(Reason.UNKNOWN_TILE, BUYING, Buy(0, t("L74")), "there is no tile 'L74'"),
    Case(
        Reason.UNKNOWN_TILE,
        PRICING,
        Price(0, t("x"), ((t("L40"), 1), (t("L03"), 1))),
        "there is no tile 'x'",
    ),
    Case(
        Reason.NOT_YOUR_TILE,
        PRICING,
        Price(0, t("L01"), ((t("L40"), 1), (t("L03"), 1))),
        "L01 is not in your stall (L40, L12, L03)",
    ),
    Case(
        Reason.WRONG_TILES,
        PRICING,
        Price(0, t("L12"), ((t("L40"), 1), (t("L40"), 1))),
        "one tile gets the axe and each other one a price: L40, L12, L03",
    ),
    Case(
        Reason.PRICE_TOO_LOW,
        PRICING,
        Price(0, t("L12"), ((t("L40"), 5), (t("L03"), 0))),
        "L03 needs a price of at least 1, not 0",
    ),
    Case(
        Reason.NOT_ENOUGH_GOLD,
        PRICING,
        Price(0, t("L12"), ((t("L40"), 3), (t("L03"), 3))),
        "these prices need 6 gold; you have 5",
    ),
    Case(Reason.NOT_ENOUGH_GOLD, BUYING, Buy(0, t("L02")), "L02 costs 6 gold; you have 5"),
    Case(Reason.OWN_TILE, BUYING, Buy(0, t("L40")), "L40 is your own tile"),
    Case(Reason.NOT_FOR_SALE, BUYING, Buy(0, t("L73")), "L73 is not for sale"),
    Case(
        Reason.NOT_IN_HAND, BUILDING, Place(0, t("L73"), 0, -1, 2), "L73 is not in your hand (L13)"
    ),
    Case(
        Reason.BAD_TURN,
        BUILDING,
        Place(0, t("L13"), 0, -1, 4),
        "a turn is 0 to 3 quarters, not 4",
    ),
    Case(Reason.OCCUPIED, BUILDING, Place(0, t("L13"), 0, 0, 0), "a tile lies at 0 already"),
    Case(
        Reason.NOT_TOUCHING,
        BUILDING,
        Place(0, t("L13"), 2, -1, 0),
        "n1e2 touches no tile of your territory",
    ),
    Case(
        Reason.NOT_TOUCHING,
        BUILDING,
        Place(0, t("L13"), 1000, 0, 0),
        "e1000 touches no tile of your territory",
    ),
    Case(
        Reason.TERRAIN_MISMATCH,
        BUILDING,
        Place(0, t("L13"), 0, -1, 1),
        "L13 r1 at n1 shows mountain to the south, where pasture lies",
    ),
    Case(
        Reason.TERRAIN_MISMATCH,
        BUILDING,
        Place(0, t("L13"), 1, 0, 3),
        "L13 r3 at e1 shows mountain to the west, where water lies",
    ),
    Case(Reason.NOT_DRAWABLE, START, DrawCastle(t("L01")), "'castle L01' cannot be drawn now"),
    Case(Reason.NOT_DRAWABLE, DRAWING, DrawTile(t("C-red")), "'draw C-red' cannot be drawn now"),
]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: f"{case.reason}-{case.answer}")
def test_refusal(case: Case) -> None:
    state = at(case.position)
    before = snapshot(state)
    with pytest.raises(IllegalMove) as refused:
        SKYE.play(state, case.answer)
    assert refused.value.reason is case.reason
    assert str(refused.value) == case.sentence
    assert snapshot(state) == before


def test_foreign_answer() -> None:
    class Dance(Draw, frozen=True):
        """A draw of some other game."""

    with pytest.raises(
        IllegalMove, match=r"^this is not a move of Isle of Skye: .*Dance\(\)$"
    ) as it:
        SKYE.play(at(DRAWING), Dance())
    assert it.value.reason is Reason.FOREIGN


def test_move_of_another_seat() -> None:
    state = at(BUYING)
    ben = SKYE.legal(SKYE.view(state, 1)).why_not(Pass(0))
    spectator = SKYE.legal(SKYE.view(state, None)).why_not(Pass(0))
    assert ben is not None
    assert spectator is not None
    assert {ben.reason, spectator.reason} == {Reason.OTHER_SEAT}
    assert str(ben) == "seat 1 cannot move for seat 0"
    assert str(spectator) == "a spectator cannot move for seat 0"


def test_every_reason_comes_up() -> None:
    seen = {case.reason for case in PLAYED} | {Reason.FOREIGN, Reason.OTHER_SEAT}
    assert seen == set(Reason)


def test_fields_name_what_the_sentence_needs() -> None:
    with pytest.raises(IllegalMove) as refused:
        SKYE.play(at(BUYING), Buy(0, t("L02")))
    assert refused.value.fields == {"needed": 6, "gold": 5}
    assert repr(refused.value).startswith("IllegalMove(<Reason.NOT_ENOUGH_GOLD: 'not_enough_gold'>")


# --- `in` and `why_not` ----------------------------------------------------------------------


def imaginable(state: State) -> Iterator[SkyeMove]:
    """All moves that are near enough to a legal one, and some that are not."""
    stalls = [
        [TILES[tile].id for tile in state.stall_of(seat) if tile >= 0]
        for seat in range(state.seats)
    ]
    for seat in range(-1, state.seats + 1):
        yield Pass(seat)
        for tile in TILES:
            yield Buy(seat, tile.id)
    for seat, stall in enumerate(stalls):
        if len(stall) == 3:
            for axe in range(3):
                left, right = (tile for tile in stall if tile != stall[axe])
                for one in range(-1, 7):
                    for two in range(-1, 7):
                        yield Price(seat, stall[axe], ((left, one), (right, two)))
        for name in ("L13", "L73"):
            for x in range(-2, 3):
                for y in range(-2, 3):
                    for turn in range(-1, 5):
                        yield Place(seat, t(name), x, y, turn)


@pytest.mark.parametrize("text", POSITIONS)
def test_legal_moves_are_those_that_are_not_refused(text: str) -> None:
    state = at(text)
    moves = list(imaginable(state))
    for seat in (*range(state.seats), None):
        legal = SKYE.legal(SKYE.view(state, seat))
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed))
        for move in moves:
            assert (move in legal) == (legal.why_not(move) is None) == (move in listed)
        assert set(listed) <= set(moves)


@pytest.mark.parametrize("text", POSITIONS)
def test_play_refuses_what_nobody_may_do(text: str) -> None:
    state = at(text)
    allowed = {move for seat in range(state.seats) for move in SKYE.legal(SKYE.view(state, seat))}
    for move in imaginable(state):
        if move in allowed:
            SKYE.play(state, move)
        else:
            with pytest.raises(IllegalMove):
                SKYE.play(state, move)


def test_prices_can_be_named_in_any_order() -> None:
    state = at(PRICING)
    one = Price(0, t("L12"), ((t("L40"), 3), (t("L03"), 2)))
    other = Price(0, t("L12"), ((t("L03"), 2), (t("L40"), 3)))
    assert snapshot(SKYE.play(state, other).state) == snapshot(SKYE.play(state, one).state)


@pytest.mark.parametrize("text", [START, DRAWING])
def test_draws_are_nobodys_moves(text: str) -> None:
    state = at(text)
    draws = [draw for draw, _ in SKYE.outcomes(state)]
    assert draws
    for seat in (0, 1, None):
        legal = SKYE.legal(SKYE.view(state, seat))
        assert not any(legal.__contains__(draw) for draw in draws)


def test_draws_that_cannot_come_are_refused() -> None:
    drawn: list[tuple[str, Sequence[SkyeDraw]]] = [
        (START, [DrawCastle(tile.id) for tile in TILES]),
        (f"{START}chance: castle C-blue; castle C-red\n", [DrawFirst(n) for n in range(-1, 6)]),
        (f"{DRAWING}chance: draw L01\n", [DrawTile(tile.id) for tile in TILES]),
        ("# Two seats.\nseats Ann, Ben\nchance: goal gold\n", [DrawGoal(goal) for goal in Goal]),
    ]
    for text, draws in drawn:
        state = at(text)
        possible = [draw for draw, _ in SKYE.outcomes(state)]
        for draw in draws:
            if draw in possible:
                SKYE.play(state, draw)
            else:
                with pytest.raises(IllegalMove) as refused:
                    SKYE.play(state, draw)
                assert refused.value.reason is Reason.NOT_DRAWABLE
