"""What `skerry bench` times of a game without a fast API."""

from tests.core.tiny import TinyGame, tiny_plugin

from skerry.core.compiled.dice import Dice
from skerry.core.timing.typed_bench import typed_bench

BENCH = typed_bench(TinyGame(), 2)


def test_random_games_are_the_same_for_the_same_seed() -> None:
    assert BENCH.random_games(20, 1) == BENCH.random_games(20, 1)
    assert BENCH.random_games(20, 1) != BENCH.random_games(20, 2)


def test_every_decision_is_counted() -> None:
    assert BENCH.stepped_games(5, 1) == 5 * 2, "each of two seats decides once"


def test_playouts_begin_in_the_middle_and_leave_it_as_it_was() -> None:
    middle = BENCH.middle_of_game(1)
    assert middle.decisions == 1
    before = middle.state
    assert BENCH.playouts_from_middle(10, 1) == sum(BENCH.playouts(middle, 10, Dice(1)))
    assert middle.state == before


def test_a_plugin_times_at_most_four_seats() -> None:
    plugin = tiny_plugin()
    assert plugin.seats_timed == 3
    assert plugin.bench().start().state.seats == 3
    assert tiny_plugin(seats=range(1, 9)).seats_timed == 4
