"""Whether the fields of a plugin are what they must be, with errors that name the field."""

from typing import Any

from skerry.core.wire import Wire

VERBS = ("start", "awaits", "outcomes", "play", "view", "legal", "guess", "result")
CALLED = (
    *("read_move", "read_draw", "show", "show_seat", "describe_event", "describe_score_line"),
    *("hint", "list_moves", "describe_preview", "scorecard", "preview", "score_cards", "judge"),
    *("bench", "without_memory_aids", "sandbox", "hides_answers"),
)
"""Fields that are functions, or None for the default."""


class PluginError(ValueError):
    """A plugin that cannot be used; the message names the plugin, and the field or law."""


def check_fields(plugin: Any) -> None:
    """Check what can be checked without playing; PluginError names the wrong field."""
    title = plugin.title
    if not isinstance(title, str) or not title.strip():
        raise PluginError(f"plugin field title: a text is needed, not {title!r}")
    name = getattr(plugin.game, "name", None)
    if not isinstance(name, str) or not name:
        raise PluginError(f"plugin {title!r}, field game: its name is {name!r}, not a text")
    if not isinstance(getattr(plugin.game, "version", None), int):
        raise PluginError(f"plugin {title!r}, field game: its version must be an integer")
    for verb in VERBS:
        if not callable(getattr(plugin.game, verb, None)):
            raise PluginError(f"plugin {title!r}, field game: it has no function {verb!r}")
    seats = plugin.seats
    if not isinstance(seats, range) or not seats or min(seats) < 1:
        raise PluginError(f"plugin {title!r}, field seats: a range from 1 is needed, not {seats!r}")
    if not isinstance(plugin.wire, Wire):
        raise PluginError(f"plugin {title!r}, field wire: a Wire is needed, not {plugin.wire!r}")
    for field in CALLED:
        value = getattr(plugin, field)
        if value is not None and not callable(value):
            raise PluginError(
                f"plugin {title!r}, field {field}: a function is needed, not {value!r}"
            )
