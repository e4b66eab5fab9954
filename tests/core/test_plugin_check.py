"""A plugin with a wrong field is refused, and the error names plugin and field."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.core.tiny import TINY_WIRE, TinyGame, tiny_plugin

from skerry.core.plugin import GamePlugin
from skerry.core.plugin_check import CALLED, VERBS, PluginError


def test_four_fields_are_enough() -> None:
    plugin = tiny_plugin()
    for name in CALLED:
        assert getattr(plugin, name) is not None or name in {
            "judge",
            "hides_answers",
            "record_rows",
        }


@pytest.mark.parametrize("missing", ["title", "game", "seats", "wire"])
def test_a_missing_field_is_named(missing: str) -> None:
    fields: dict[str, Any] = {
        "title": "Tiny",
        "game": TinyGame(),
        "seats": range(1, 4),
        "wire": TINY_WIRE,
    }
    del fields[missing]
    with pytest.raises(TypeError, match=f"'{missing}'"):
        GamePlugin(**fields)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("game", None, "field game: its name is None, not a text"),
        ("seats", (2, 3), r"field seats: a range is needed, such as range\(2, 5\), not \(2, 3\)"),
        ("seats", range(3, 3), "field seats: a range is needed"),
        ("seats", range(3), "field seats: a range is needed"),
        ("wire", "json", "field wire: a Wire is needed, not 'json'"),
        ("legend", None, "field legend: a text is needed, not None"),
        ("automa", 1, "field automa: a text is needed, not 1"),
        ("page", "page", "field page: a Path of a folder with an index.js is needed, not 'page'"),
        ("page", Path(__file__).parent, "field page: a Path of a folder with an index.js"),
        ("bots", ["clever"], "field bots: names with functions"),
        ("bots", {"clever": "a bot"}, "field bots: names with functions"),
        *((name, "x", f"field {name}: a function is needed, not 'x'") for name in CALLED),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, told: str) -> None:
    with pytest.raises(PluginError, match=f"^plugin 'Tiny', {told}"):
        tiny_plugin(**{field: value})


@pytest.mark.parametrize("title", ["", "  ", None, 3])
def test_a_title_is_a_text(title: object) -> None:
    with pytest.raises(PluginError, match=r"^plugin field title: a text is needed"):
        tiny_plugin(title=title)


@pytest.mark.parametrize("verb", VERBS)
def test_a_missing_verb_is_named(verb: str) -> None:
    verbs = dict.fromkeys(set(VERBS) - {verb}, print)
    game = type("Lame", (), {"name": "lame", "version": 1, **verbs})()
    with pytest.raises(
        PluginError, match=f"^plugin 'Tiny', field game: it has no function '{verb}'"
    ):
        tiny_plugin(game=game)


def test_a_version_is_an_integer() -> None:
    game = TinyGame()
    game.version = "1"  # type: ignore[assignment]
    with pytest.raises(PluginError, match=r"^plugin 'Tiny', field game: its version must be"):
        tiny_plugin(game=game)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("move", dict, "a kind of Move is needed"),
        ("move", TINY_WIRE.draw, "a kind of Move is needed"),
        ("draw", int | str, "a kind of Draw is needed, not <class 'int'>"),
        ("event", "Event", "a kind of Event is needed, not 'Event'"),
        ("view", 3, "a type is needed, not 3"),
        ("snapshot", None, "a function is needed, not None"),
        ("restore", {}, "a function is needed, not {}"),
        ("options", dict, "a kind of Options is needed"),
    ],
)
def test_the_types_of_the_wire_are_checked(field: str, value: Any, told: str) -> None:
    wire = replace(TINY_WIRE, **{field: value})
    with pytest.raises(PluginError, match=rf"^plugin 'Tiny', field wire\.{field}: {told}"):
        tiny_plugin(wire=wire)
