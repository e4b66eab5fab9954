"""The family mode: no fish, no baskets, two lessons, and one cat a turn for free."""

import pytest
from tests.games.cats.table import Table, lay, refused

from skerry.core.game import CHANCE
from skerry.games.cats import CATS
from skerry.games.cats.game.events import CatRescued, DayBegan, FinalScored, MapCovered
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.pieces.tiles import GRID
from skerry.games.cats.rules.state import DAY_END, FAMILY_DEAL, FAMILY_KEEP, FIELDS, OVER, RESCUE
from skerry.games.cats.rules.totals import total, winners


def family(seats: int = 2, phase: int = RESCUE, ship: int = 5) -> Table:
    table = Table(seats, mode=Mode.FAMILY, phase=phase, ship=ship)
    for crew in table.state.crews:
        crew.ready = 0
    return table


def test_three_lessons_each_of_which_two_are_kept() -> None:
    table = family(phase=FAMILY_DEAL, ship=0)
    table.draw(*(f"card f{number}" for number in range(151, 157)))
    assert table.state.phase == FAMILY_KEEP
    assert table.awaits == {0, 1}
    assert refused(table, 0, "keep f151") == "wrong_number"
    table.say(1, "keep f156 f154").say(0, "keep f151 f152")
    assert [table.ids(crew.lessons) for crew in table.state.crews] == [
        ["f151", "f152"],
        ["f154", "f156"],
    ]
    assert table.ids(table.crew(0).discards) == ["f153"]
    assert table.state.phase == FIELDS
    assert table.state.ship == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cats_a_player_and_then_the_first_turn(seats: int) -> None:
    table = family(seats, phase=FIELDS)
    tiles = [f"{colour}-k{n:02}" for colour in ("red", "blue") for n in range(1, 2 * seats + 1)]
    table.draw("tile r_o", *(f"tile {tile}" for tile in tiles))
    assert (len(table.left), len(table.right)) == (2 * seats, 2 * seats)
    assert table.supply() == {"r_o": 1}
    assert table.awaits == {0}
    assert table.state.phase == RESCUE


def test_cats_cost_nothing_from_either_field() -> None:
    table = family().fields("red-k01", "blue-k01")
    assert table.legal(0) == {"pass", "rescue red-k01", "rescue blue-k01"}
    table.say(0, "rescue blue-k01").at(0, "blue-k01", "h3 0")
    [event] = [e for e in table.events if isinstance(e, CatRescued)]
    assert (event.paid, event.basket) == (0, None)
    assert table.awaits == {1}


def test_a_map_gives_a_common_or_a_rare_treasure() -> None:
    table = family().fields("red-k01 green-k01").rare("r_o").say(0, "rescue red-k01")
    table.say(0, "at b4 c3 c4 d3")
    assert {"pass", "at a4", "at d4 d5 e4 e5"} <= table.legal(0)
    table.at(0, "r_o", "d4 0")
    assert table.tiles() == ["red-k01", "r_o"]
    assert table.supply() == {}
    [event] = [e for e in table.events if isinstance(e, MapCovered)]
    assert event.treasure == "r_o"


def test_a_day_ends_without_rare_finds_and_the_first_goes_to_the_end() -> None:
    table = family(3).fields("red-k01")
    table.say(0, "pass").say(1, "rescue red-k01").at(1, "red-k01", "h3 0")
    assert table.state.phase == FIELDS
    assert list(table.state.order) == [1, 2, 0]
    [day] = [event for event in table.events if isinstance(event, DayBegan)]
    assert (day.ship, day.order) == (4, (1, 2, 0))
    assert table.awaits == {CHANCE}
    assert table.state.phase != DAY_END


def test_rare_treasures_score_nothing() -> None:
    table = family(phase=OVER)
    before = total(table.state, 0)
    lay(table.crew(0).boat, "r_o l3 0")
    assert total(table.state, 0) == before == -54


def test_full_rooms_break_a_tie_of_points() -> None:
    table = family(phase=OVER)
    cabin = [f"c1 {chr(97 + x)}{y + 1}" for x, y in GRID.rooms[6].cells]
    lay(table.crew(0).boat, *cabin)
    # Boat 2 hides five rats instead: as many points, but no full room.
    for cell in ("a4", "b3", "c3", "g4", "g7"):
        lay(table.crew(1).boat, f"c1 {cell}")
    assert total(table.state, 0) == total(table.state, 1) == -49
    assert list(winners(table.state)) == [0]
    table.crew(1).boat = table.crew(0).boat.copy()
    assert list(winners(table.state)) == [0, 1]


def test_the_end_of_the_family_mode_speaks_of_no_fish() -> None:
    table = family(ship=1).fields("red-k01").say(0, "pass").say(1, "pass")
    final = table.found(FinalScored)[0]
    assert isinstance(final, FinalScored)
    assert (final.total, final.rare) == (-54, 0)
    assert not isinstance(final.fish, int)
    assert not isinstance(final.baskets, int)


def test_the_family_mode_is_not_for_one() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        CATS.start(1, CatsOptions(Mode.FAMILY))
