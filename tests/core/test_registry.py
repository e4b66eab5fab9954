"""The registry: games are found by their names."""

from pathlib import Path

import pytest
from tests.third_game.installed import announce, found_in

from skerry.core.registry import GamePlugin, PluginError, distribution_of, find, leave_out, names
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


BAD = {
    "gone": ("no_such_module:PLUGIN", r"cannot be loaded: ModuleNotFoundError: .*no_such_module"),
    "lost": ("tests.core.tiny:LOST", r"cannot be loaded: AttributeError: .*LOST"),
    "plain": ("tests.core.tiny:TINY_WIRE", r"this is no GamePlugin but Wire\("),
    "other": ("tests.third_game.bad:OTHER_NAME", r"its game has another name, 'tiny'"),
    "lacks": ("tests.third_game.bad:LACKS", r"cannot be loaded: TypeError: .*'wire'"),
    "wrong": ("tests.third_game.bad:WRONG", r"plugin 'Tiny', field seats: a range is needed"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_plugin_that_cannot_be_used_is_named(name: str, tmp_path: Path) -> None:
    value, told = BAD[name]
    announce(tmp_path, "bad", {name: value})
    with found_in(tmp_path):
        assert name in names()
        with pytest.raises(PluginError, match=rf"^game '{name}' \({value}\):? {told}"):
            find(name)
        assert find("skye") is PLUGIN, "the others can be played"


def test_a_game_that_was_left_out_is_not_there_and_says_why(tmp_path: Path) -> None:
    announce(tmp_path, "more", {"other": "tests.third_game.bad:OTHER_NAME"})
    with found_in(tmp_path):
        leave_out("other", "it has a fault")
        assert "other" not in names()
        with pytest.raises(PluginError, match=r"^it has a fault$"):
            find("other")
        with pytest.raises(ValueError, match="unknown game 'othr'") as unknown:
            find("othr")
        assert "did you mean" not in str(unknown.value)
    assert "other" not in names()


def test_the_package_of_a_game_is_known(tmp_path: Path) -> None:
    announce(tmp_path, "more", {"other": "tests.third_game.bad:OTHER_NAME"})
    with found_in(tmp_path):
        assert (distribution_of("skye"), distribution_of("other")) == ("skerry", "more")
