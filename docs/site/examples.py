"""Examples in docstrings as code: Markdown would read their brackets as links."""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?:^>>> .*(?:\n(?!\s*$).*)*(?:\n|\Z))+", re.MULTILINE)


def fence(text: str) -> str:
    r"""The text with a fence around each example.

    >>> fence("Two.\n\n>>> 1 + 1\n2\n")
    'Two.\n\n```pycon\n>>> 1 + 1\n2\n```\n'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Examples(Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of an object that was read."""
        if obj.docstring is not None:
            obj.docstring.value = fence(obj.docstring.value)
