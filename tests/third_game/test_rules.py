"""Ledges by its rules: the laws on every table, and a game made by hand."""

import dataclasses
from itertools import product
from random import Random

import msgspec
import pytest

from ledges.birds import Bird, Cliff, LedgesOptions
from ledges.events import Dealt, Settled, Whistled
from ledges.game import LEDGES, LedgesGame
from ledges.moves import Deal, LedgesMove, Refused, Settle, Whistle
from ledges.plugin import PLUGIN
from ledges.table import Table
from skerry.core.event import Announcement
from skerry.core.game import Draw, Step
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.testing import laws

P, G, F = Bird.PUFFIN, Bird.GULL, Bird.FULMAR
TABLES = [
    (seats, LedgesOptions(cliff, open_hands))
    for seats, cliff, open_hands in product(PLUGIN.seats, Cliff, (False, True))
]


def watch(_: Table, step: Step[Table]) -> None:
    """No bird is lost or made."""
    table = step.state
    birds = [perch.bird for perch in table.perches] + [b for hand in table.hands for b in hand]
    for bird, count in {P: 14, G: 10, F: 12}.items():
        assert birds.count(bird) + table.bag[bird] == count


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_laws(seats: int, options: LedgesOptions) -> None:
    laws(PLUGIN, seats=seats, options=options, random=Random(seats), watch=watch)


class Careless(LedgesGame):
    """Everybody hears which birds are dealt."""

    def play(self, state: Table, move: LedgesMove | Draw) -> Step[Table]:
        """Announce everything to all."""
        step = super().play(state, move)
        public = tuple(Announcement(one.event) for one in step.announcements)
        return Step(step.state, public, revealed=step.revealed)


def test_the_laws_notice_a_secret_in_an_event() -> None:
    careless = dataclasses.replace(PLUGIN, game=Careless())
    with pytest.raises(AssertionError, match="law: no event shows what the view hides"):
        laws(careless, seats=3, random=Random(1))


def played(*answers: LedgesMove | Deal) -> Match[Table, Table, LedgesMove]:
    match: Match[Table, Table, LedgesMove] = Match(LEDGES, 2)
    for answer in answers:
        match.play(answer)
    return match


OPENING = (
    *(Deal((P, P, G)), Settle(0, P, (0, 0)), Deal((G, F, F)), Settle(1, G, (3, 0))),
    *(Settle(0, P, (1, 0)), Settle(1, F, (0, 3)), Settle(0, G, (2, 0))),
)


def test_the_birds_score_by_their_kind() -> None:
    match = played(*OPENING)
    for viewer in (None, 0, 1):
        mine, yours = (PLUGIN.scorecard(match.view(viewer), seat) for seat in (0, 1))
        assert mine.by_topic() == {"puffin": 2}, "the gulls are rivals"
        assert yours.by_topic() == {"fulmar": 3}
    lines = [(line.points, line.what.reason, line.cells) for line in mine.lines]
    assert lines == [(1, "company", ((0, 0), (1, 0))), (1, "company", ((1, 0), (0, 0)))]
    match.play(Settle(1, F, (0, 1)))
    alone = played(Deal((G, F, F)), Settle(0, G, (0, 0)))
    assert PLUGIN.scorecard(alone.view(1), 0).by_topic() == {"gull": 3}


def test_hands_are_hidden_unless_the_table_says_otherwise() -> None:
    match = played(*OPENING[:3])
    assert match.view(1).hands == ((None, None), (G, F, F))
    assert match.view(None).hands == ((None, None), (None, None, None))
    assert match.view(1).bag == {P: 13, G: 9, F: 10}, "what seat 1 has not seen"
    assert match.events_for(1)[0] == Dealt(0, 3)
    assert match.events_for(0)[0] == Dealt(0, 3, (P, P, G))
    open_match: Match[Table, Table, LedgesMove] = Match(LEDGES, 2, LedgesOptions(open_hands=True))
    open_match.play(Deal((P, P, G)))
    assert open_match.view(1).hands == ((P, P, G), ())
    assert open_match.events_for(None) == [Dealt(0, 3, (P, P, G))]


def test_a_whistle_brings_a_new_hand_once() -> None:
    match = played(Deal((G, G, G)))
    assert match.play(Whistle(0)).announcements[0].event == Whistled(0)
    assert match.state.bag == {P: 14, G: 10, F: 12}
    match.play(Deal((F, F, F)))
    assert match.awaits == {0}, "the turn is not over"
    assert Whistle(0) not in match.legal(0)
    assert match.play(Settle(0, F, (0, 3))).announcements[0].event == Settled(0, F, (0, 3))


def test_a_move_can_be_undone_until_somebody_moves() -> None:
    match = played(*OPENING[:5])
    assert match.why_not_undo(0) is None
    match.undo(0)
    assert match.awaits == {0}
    assert len(match.state.perches) == 2


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Settle(1, P, (3, 3)), Refused.NOT_NOW),
        (Settle(0, F, (3, 3)), Refused.NOT_IN_HAND),
        (Settle(0, P, (4, 0)), Refused.NO_LEDGE),
        (Settle(0, P, (3, 0)), Refused.TAKEN),
        (Whistle(1), Refused.NOT_NOW),
        (Deal((P, P, P)), Refused.NOT_NOW),
    ],
)
def test_a_refusal_names_its_reason(move: LedgesMove | Deal, reason: Refused) -> None:
    match = played(*OPENING[:4])
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert refused.value.reason is reason


def test_moves_are_written_by_their_types() -> None:
    assert str(Settle(0, P, (2, 3))) == "settle puffin 2,3"
    assert PLUGIN.read_move("settle puffin 2,3", 1) == Settle(1, P, (2, 3))
    assert PLUGIN.read_move("whistle", 1) == Whistle(1)
    assert str(Deal((P, G, F))) == "deal puffin,gull,fulmar"
    assert PLUGIN.read_draw("deal puffin,gull,fulmar") == Deal((P, G, F))


def test_the_picture_shows_the_cliff_and_the_hands_one_may_see() -> None:
    match = played(*OPENING)
    assert PLUGIN.show(match.view(1), ["Ann", "Bea"]).splitlines() == [
        "3  f1  .  .  .",
        "2   .  .  .  .",
        "1   .  .  .  .",
        "0  p0 p0 g0 g1",
        "    0  1  2  3",
        "0 Ann: no birds",
        "1 Bea: fulmar",
    ]


@pytest.mark.parametrize("seats", PLUGIN.seats)
def test_a_view_of_a_running_game_can_be_scored(seats: int) -> None:
    match: Match[Table, Table, LedgesMove] = Match(LEDGES, seats)
    match.draw(Random(1))
    position = msgspec.to_builtins(match.view(0))
    assert [name for name, _ in PLUGIN.score_cards(position)] == [f"seat {n}" for n in range(seats)]
