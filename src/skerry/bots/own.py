"""A bot of somebody else, by the module and the class that it is in."""

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any


def is_own(name: str) -> bool:
    """Whether a name is of the form `module:Class`.

    >>> is_own("my_bots.careful:CarefulBot"), is_own("greedy")
    (True, False)
    """
    module, colon, cls = name.partition(":")
    return bool(colon) and cls.isidentifier() and all(map(str.isidentifier, module.split(".")))


def import_own(name: str, module_name: str) -> ModuleType:
    """The module of a bot or a policy; ValueError says what is wrong with it.

    Modules are also looked for in the working directory.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and module_name.startswith(error.name):
            raise ValueError(
                f"{name}: there is no module {error.name!r} in the working directory or installed"
            ) from None
        raise ValueError(f"{name}: the module needs {error.name!r}, which is missing") from None
    except (Exception, SystemExit) as error:
        raise ValueError(
            f"{name}: the module cannot be imported: {type(error).__name__}: {error}"
        ) from error


def load_own(name: str) -> Any:
    """A new bot; ValueError says what is wrong with its module or its class."""
    module_name, _, class_name = name.partition(":")
    module = import_own(name, module_name)
    found = getattr(module, class_name, None)
    if found is None:
        raise ValueError(f"{name}: the module has no {class_name!r}")
    try:
        bot = found()
    except (Exception, SystemExit) as error:
        raise ValueError(
            f"{name}: {class_name}() cannot be called: {type(error).__name__}: {error}"
        ) from error
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise ValueError(f"{name}: it has no method choose(view, legal, random)")
    try:
        inspect.signature(choose).bind(None, None, None)
    except TypeError:
        raise ValueError(f"{name}: choose must take view, legal and random") from None
    bot.name = name
    return bot
