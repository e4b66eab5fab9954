"""The registry: games are found by their names."""

import pytest

from skerry.core.registry import GamePlugin, find, names
from skerry.games.skye.plugin import PLUGIN


def test_skye_is_there() -> None:
    assert "skye" in names()
    assert find("skye") is PLUGIN
    assert find("skye") is find("skye")


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_whole_box(name: str) -> None:
    plugin = find(name)
    assert isinstance(plugin, GamePlugin)
    assert plugin.game.name == name
    assert plugin.game.version >= 1
    assert plugin.title
    assert plugin.legend
    # A table of one may need options of its own; the largest never does.
    assert plugin.game.awaits(plugin.game.start(max(plugin.seats)))
    for seats in (min(plugin.seats) - 1, max(plugin.seats) + 1):
        with pytest.raises(ValueError, match=str(seats)):
            plugin.game.start(seats)


@pytest.mark.parametrize("name", ["", "chess", "Skye", "skye ", "skerry.games"])
def test_an_unknown_game_lists_those_that_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="unknown game") as unknown:
        find(name)
    assert repr(name) in str(unknown.value)
    assert "there are: " in str(unknown.value)
    assert "skye" in str(unknown.value)


def test_a_slip_of_the_pen_gets_a_hint() -> None:
    with pytest.raises(ValueError, match="did you mean 'skye'"):
        find("sky")
