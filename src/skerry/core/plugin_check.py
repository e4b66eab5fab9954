"""Whether the fields of a plugin are what they must be, with errors that name the field."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from skerry.core.event import Event
from skerry.core.game import Draw, Move, Options
from skerry.core.learners.learning import Learning
from skerry.core.wire import Wire

VERBS = ("start", "awaits", "outcomes", "play", "view", "legal", "guess", "result")
CALLED = (
    *("read_move", "read_draw", "show", "show_seat", "describe_event", "describe_score_line"),
    *("hint", "list_moves", "describe_preview", "scorecard", "preview", "score_cards", "judge"),
    *("bench", "without_memory_aids", "sandbox", "hides_answers", "round_of", "record_rows"),
)
"""Fields that are functions, or None for the default."""


class PluginError(ValueError):
    """A plugin that cannot be used; the message names the plugin, and the field or law."""


def check_fields(plugin: Any) -> None:
    """Check what can be checked without playing; PluginError names the wrong field."""
    title = plugin.title
    if not isinstance(title, str) or not title.strip():
        raise PluginError(f"plugin field title: a text is needed, not {title!r}")
    for field, wrong in _faults(plugin):
        raise PluginError(f"plugin {title!r}, field {field}: {wrong}")


def _faults(plugin: Any) -> Iterator[tuple[str, str]]:
    """The wrong fields, each with what is wrong."""
    game, seats = plugin.game, plugin.seats
    name = getattr(game, "name", None)
    if not isinstance(name, str) or not name:
        yield "game", f"its name is {name!r}, not a text"
    if not isinstance(getattr(game, "version", None), int):
        yield "game", "its version must be an integer"
    for verb in VERBS:
        if not callable(getattr(game, verb, None)):
            yield "game", f"it has no function {verb!r}"
    if not isinstance(seats, range) or not seats or min(seats) < 1:
        yield "seats", f"a range is needed, such as range(2, 5), not {seats!r}"
    if not isinstance(plugin.wire, Wire):
        yield "wire", f"a Wire is needed, not {plugin.wire!r}"
    else:
        yield from _wrong_types(plugin.wire)
    for field in CALLED:
        value = getattr(plugin, field)
        if value is not None and not callable(value):
            yield field, f"a function is needed, not {value!r}"
    for field in ("legend", "automa"):
        if not isinstance(getattr(plugin, field), str):
            yield field, f"a text is needed, not {getattr(plugin, field)!r}"
    learning = plugin.learning
    if learning is not None and not isinstance(learning, Learning):
        yield "learning", f"a Learning is needed, not {learning!r}"
    page = plugin.page
    if page is not None and not (isinstance(page, Path) and (page / "index.js").is_file()):
        yield "page", f"a Path of a folder with an index.js is needed, not {page!r}"
    if not isinstance(plugin.bots, Mapping) or not all(map(callable, plugin.bots.values())):
        yield "bots", f"names with functions that make bots are needed, not {plugin.bots!r}"


def _wrong_types(wire: Wire[Any, Any, Any]) -> Iterator[tuple[str, str]]:
    for field, whole in (("move", Move), ("draw", Draw), ("event", Event)):
        shape = getattr(wire, field)
        for kind in get_args(shape) or (shape,):
            if not isinstance(kind, type) or not issubclass(kind, whole):
                yield f"wire.{field}", f"a kind of {whole.__name__} is needed, not {kind!r}"
    if not isinstance(wire.options, type) or not issubclass(wire.options, Options):
        yield "wire.options", f"a kind of Options is needed, not {wire.options!r}"
    if not isinstance(wire.view, type):
        yield "wire.view", f"a type is needed, not {wire.view!r}"
    for field in ("snapshot", "restore"):
        if not callable(getattr(wire, field)):
            yield f"wire.{field}", f"a function is needed, not {getattr(wire, field)!r}"
