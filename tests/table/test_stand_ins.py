"""Stand-ins: which rounds they played, when the game pauses, and clocks after a scoring."""

import random

import msgspec
import pytest
from tests.table.random_tables import config, started

from skerry.core.event import Seat
from skerry.protocol.table_info import LiveClock
from skerry.table import decisions
from skerry.table.clock import SCORING
from skerry.table.entries import (
    AnyEntry,
    Cause,
    Moved,
    Returned,
    SatIn,
    SawScoring,
    Started,
    read_entries,
    write_entries,
)
from skerry.table.snapshots import restore, snapshot_of
from skerry.table.table import Table, new_table
from skerry.table.updates import now_of


def a_move(table: Table, seat: Seat, dice: random.Random) -> AnyEntry:
    move = dice.choice(list(table.match.legal(seat)))
    return Moved(seat, msgspec.Raw(msgspec.json.encode(move)))


def skye() -> Table:
    return started(config("skye", 2, {}, "a" * 64, LiveClock(600, 0)), at=10_000)[0]


def play_round(table: Table, at: int) -> None:
    """Play until the next round begins, all at one time."""
    dice, number = random.Random(1), table.match.state.round
    while table.awaits and table.match.state.round == number:
        table.extend(at, [a_move(table, min(table.awaits), dice)])


def test_a_game_is_paused_while_bots_play_for_all_people() -> None:
    table = skye()
    table.extend(20_000, [SatIn(0, "greedy", Cause.LEFT)])
    assert not table.is_paused
    assert table.bots_to_move() == [0]
    table.extend(20_000, [SatIn(1, "greedy", Cause.TIME)])
    assert table.is_paused
    assert now_of(table, 0).paused
    assert (table.bots_to_move(), table.due()) == ([], None)
    question = table.question(0)
    assert question is not None
    move = b"{}"
    assert decisions.make_bot_move(table, 0, "greedy", question, move) == (), "it thought too long"
    table.extend(30_000, [Returned(1)])
    assert not table.is_paused
    assert table.bots_to_move() == [0]


def test_nobody_stands_in_against_bots_only() -> None:
    table = new_table(config("skye", 2, {}, "a" * 64))
    table.extend(10_000, [Started(1, ("Ann", "bot:greedy"), {1: "greedy"})])
    assert table.people == {0}
    assert decisions.let_bot_play(table, 0, Cause.LEFT) == ()
    assert table.bots_to_move() == [1]


def test_the_rounds_of_a_stand_in_are_noted() -> None:
    table = skye()
    play_round(table, 20_000)
    seen = table.versions[0]
    table.extend(30_000, [SatIn(0, "greedy", Cause.LEFT)])
    assert table.bot_rounds == {}, "it has not moved yet"
    assert now_of(table, 0).away_since == seen
    assert now_of(table, 1).away_since is None
    play_round(table, 40_000)
    play_round(table, 50_000)
    table.extend(60_000, [Returned(0)])
    assert now_of(table, 0).away_since is None
    play_round(table, 70_000)
    assert table.bot_rounds == {0: (2, 3)}
    assert table.fork().bot_rounds == table.bot_rounds
    if table.can_snapshot:
        assert restore(table.config, snapshot_of(table)).bot_rounds == table.bot_rounds


def test_the_day_counts_up() -> None:
    table = started(config("cats", 2, {}, "a" * 64))[0]
    table.extend(20_000, [SatIn(0, "greedy", Cause.LEFT)])
    table.extend(20_000, [a_move(table, 0, random.Random(1))])
    assert table.bot_rounds == {0: (1,)}


def test_a_clock_waits_until_the_scoring_was_seen() -> None:
    table = skye()
    play_round(table, 100_000)
    (first, second) = table.clocks
    assert table.awaits == {0, 1}
    assert first.due == 100_000 + SCORING + first.left
    assert first.view().scoring_until == 100_000 + SCORING
    table.extend(110_000, [SawScoring(0)])
    assert table.clocks[0].due == 110_000 + first.left, "nothing was used up"
    assert table.clocks[1].due == second.due, "the other one still waits"
    assert decisions.see_scoring(table, 0) == ()
    assert decisions.see_scoring(table, 1) == (SawScoring(1),)


def test_a_clock_waits_at_most_its_time() -> None:
    table = skye()
    play_round(table, 100_000)
    left = table.clocks[1].left
    table.extend(100_000 + SCORING + 5_000, [a_move(table, 1, random.Random(1))])
    assert table.clocks[1].left == left - 5_000


def test_who_moves_has_left_the_scoring() -> None:
    table = skye()
    play_round(table, 100_000)
    left = table.clocks[1].left
    table.extend(105_000, [a_move(table, 1, random.Random(1))])
    assert table.clocks[1].left == left
    assert table.clocks[1].scoring_until is None


def test_without_a_clock_nothing_waits() -> None:
    table = started(config("skye", 2, {}, "a" * 64))[0]
    play_round(table, 100_000)
    assert decisions.see_scoring(table, 0) == ()


@pytest.mark.parametrize("entry", [SawScoring(1), SatIn(0, "normal", Cause.TIME)])
def test_entries_survive_the_log(entry: AnyEntry) -> None:
    assert read_entries(write_entries((entry,))) == (entry,)
