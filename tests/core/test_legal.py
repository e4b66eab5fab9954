"""Legal moves: a set that lists nothing before it is used."""

from collections.abc import Iterator, Set
from enum import unique
from random import Random

import pytest
from tests.core.table import any_move, match_at

from skerry.core.legal import IllegalMove, Legal, Reason
from skerry.games.skye.game.moves import Buy, Pass, Price
from skerry.games.skye.game.view import Phase


@unique
class Why(Reason):
    """Reasons of the little game below."""

    ODD = "odd"


class Log:
    """Counts its calls; the legal moves are the even numbers below ten, as words."""

    def __init__(self) -> None:
        self.listed = 0
        self.decoded = 0

    def codes(self) -> tuple[int, ...]:
        self.listed += 1
        return (0, 2, 4, 6, 8)

    def decode(self, code: int) -> str:
        self.decoded += 1
        return f"n{code}"

    def why_not(self, move: str) -> IllegalMove | None:
        if move in {"n0", "n2", "n4", "n6", "n8"}:
            return None
        return IllegalMove(Why.ODD, f"{move} is odd", move=move)


@pytest.fixture
def log() -> Log:
    return Log()


@pytest.fixture
def legal(log: Log) -> Legal[str]:
    return Legal(log.codes, log.decode, log.why_not)


def test_nothing_is_listed_before_it_is_needed(log: Log, legal: Legal[str]) -> None:
    assert "n4" in legal
    assert "n5" not in legal
    assert legal.why_not("n4") is None
    assert (log.listed, log.decoded) == (0, 0)


def test_counting_lists_once_and_makes_no_moves(log: Log, legal: Legal[str]) -> None:
    assert len(legal) == 5
    assert legal
    assert len(legal) == 5
    assert list(legal.codes) == [0, 2, 4, 6, 8]
    assert (log.listed, log.decoded) == (1, 0)


def test_a_walk_makes_one_move_after_the_other(log: Log, legal: Legal[str]) -> None:
    walk: Iterator[str] = iter(legal)
    assert next(walk) == "n0"
    assert next(walk) == "n2"
    assert log.decoded == 2


def test_no_moves_are_false() -> None:
    nothing: Legal[str] = Legal(tuple, str, lambda move: None)
    assert not nothing
    assert len(nothing) == 0
    assert repr(nothing) == "<Legal: 0 moves: >"


def test_it_is_a_set(legal: Legal[str]) -> None:
    everything = {"n0", "n2", "n4", "n6", "n8"}
    assert isinstance(legal, Set)
    same: object = legal
    assert same == everything
    assert set(legal) == everything
    assert legal & {"n2", "n3"} == {"n2"}
    assert {"n2", "n3"} & legal == {"n2"}
    assert legal | {"n3"} == everything | {"n3"}
    assert legal - {"n0"} == everything - {"n0"}
    assert {"n0", "n1"} - legal == {"n1"}
    assert legal ^ {"n0", "n1"} == (everything - {"n0"}) | {"n1"}
    assert legal <= everything | {"n1"}
    assert legal < everything | {"n1"}
    assert legal >= {"n2"}
    assert legal.isdisjoint({"n1", "n3"})
    assert isinstance(legal & {"n2"}, frozenset), "what is combined is an ordinary set"


def test_why_not_says_why(legal: Legal[str]) -> None:
    refusal = legal.why_not("n5")
    assert refusal is not None
    assert refusal.reason is Why.ODD
    assert refusal.fields == {"move": "n5"}
    assert str(refusal) == "n5 is odd"
    assert repr(refusal) == "IllegalMove(<Why.ODD: 'odd'>, 'n5 is odd', move='n5')"


def test_repr_shows_a_few(legal: Legal[str]) -> None:
    assert repr(legal) == "<Legal: 5 moves: n0, n2, n4, n6, ...>"
    two: Legal[str] = Legal(lambda: (1, 2), str, lambda move: None)
    assert repr(two) == "<Legal: 2 moves: 1, 2>"


def test_a_code_is_a_move(legal: Legal[str]) -> None:
    assert legal.move(6) == "n6"


def test_choosing_is_fair_and_repeatable(legal: Legal[str]) -> None:
    luck = Random(1)
    drawn = [legal.choose(luck) for _ in range(2000)]
    assert all(300 < drawn.count(move) < 500 for move in legal)
    assert legal.choose(Random(5)) == legal.choose(Random(5))


@pytest.mark.parametrize("phase", [Phase.PRICE, Phase.BUY, Phase.BUILD])
def test_of_a_real_match_every_listed_move_is_in_it(phase: Phase) -> None:
    match = match_at(phase, seats=3)
    for seat in match.awaits:
        legal = match.legal(seat)
        moves = list(legal)
        assert len(moves) == len(set(moves)) == len(legal) > 0
        assert all(move in legal and legal.why_not(move) is None for move in moves)
        assert all(legal.move(code) == move for code, move in zip(legal.codes, moves, strict=True))
        assert repr(legal).startswith(f"<Legal: {len(legal)} moves: {moves[0]}")


def test_what_is_no_move_at_all_is_not_in_it() -> None:
    legal = match_at(Phase.PRICE).legal(0)
    for nothing in (None, "pass", 17, object()):
        assert nothing not in legal


def test_moves_of_others_are_not_in_it() -> None:
    match = match_at(Phase.PRICE)
    mine = match.legal(0)
    theirs = next(iter(match.legal(1)))
    assert theirs not in mine
    assert mine.isdisjoint(match.legal(1))


def test_a_seat_that_is_not_awaited_has_none() -> None:
    match = match_at(Phase.BUY)
    (buyer,) = match.awaits
    other = 1 - buyer
    assert not match.legal(other)
    refusal = match.legal(other).why_not(Pass(other))
    assert refusal is not None
    assert refusal.reason == "not_awaited"
    offered = match.view(buyer).clans[other].stall
    assert {Pass(buyer)} <= match.legal(buyer)
    assert match.legal(buyer) <= {Pass(buyer), *(Buy(buyer, offer.tile) for offer in offered)}


def test_a_spectator_has_none() -> None:
    match = match_at(Phase.PRICE)
    legal = match.game.legal(match.view(None))
    assert not legal
    assert list(legal) == []


def test_sealed_prices_cannot_be_set_again() -> None:
    match = match_at(Phase.PRICE)
    move = any_move(match, 0, Random(1))
    assert isinstance(move, Price)
    match.play(move)
    assert move not in match.legal(0)
    assert not match.legal(0)
