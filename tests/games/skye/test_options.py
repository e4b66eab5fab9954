"""Options: what a table can choose, and the errors for anything else."""

import re

import pytest

from skerry.core.game import Options
from skerry.games.skye import SKYE
from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.pieces.tiles import GOALS, Goal


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"frm": "four"}, "unknown option 'frm'; did you mean 'farm'?"),
        ({"colour": "red"}, "unknown option 'colour' (skye has: farm, castle_on_roads, "),
        ({"farm": "six"}, "option farm: "),
        ({"tie": "points"}, "option tie: "),
        ({"money": "none"}, "option money: "),
        ({"castle_on_roads": "yes"}, "option castle_on_roads: "),
        ({"goals": ["squares", "sheep", "gold", "golf"]}, "unknown goal 'golf' (there are: "),
        ({"goals": ["squares", "sheep", "gold"]}, "option goals: four goals are needed, not 3"),
        ({"goals": list(GOALS[:5])}, "option goals: four goals are needed, not 5"),
        ({"goals": []}, "option goals: four goals are needed, not 0"),
        ({"goals": ["squares", "sheep", "gold", "gold"]}, "option goals: four different goals"),
        ({"goals": "squares"}, "option goals: "),
    ],
)
def test_wrong_options(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        read_options(given)


def test_options_from_words() -> None:
    words = {"goals": "gold,sheep,trio,lake", "castle_on_roads": "true", "farm": "four"}
    options = read_options(words, words=True)
    assert options.goals == (Goal.GOLD, Goal.SHEEP, Goal.TRIO, Goal.LAKE)
    assert options.castle_on_roads
    assert options.farm == "four"
    with pytest.raises(ValueError, match="four different goals"):
        read_options({"goals": "gold,sheep,trio,gold"}, words=True)
    with pytest.raises(ValueError, match="unknown goal 'golf'"):
        read_options({"goals": "gold,sheep,trio,golf"}, words=True)


def test_same_goal_twice_makes_no_options() -> None:
    with pytest.raises(ValueError, match="four different goals"):
        SkyeOptions(goals=(Goal.GOLD, Goal.GOLD, Goal.SHEEP, Goal.TRIO))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 5 players"):
        SKYE.start(seats)


def test_options_of_another_game() -> None:
    with pytest.raises(ValueError, match="not options of Isle of Skye"):
        SKYE.start(2, Options())


def test_view_of_no_seat() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        SKYE.view(SKYE.start(2), 2)
