"""Runs the package from its sources, even if there are compiled modules."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_HOME = str(Path(__file__).parent)


def _sources_of(path: str) -> FileFinder:
    if not path.startswith(_HOME):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def prefer_sources() -> None:
    """From now on, import modules of this package from `.py` files only."""
    sys.path_hooks.insert(0, _sources_of)
    for path in [path for path in sys.path_importer_cache if path.startswith(_HOME)]:
        del sys.path_importer_cache[path]


def is_compiled() -> bool:
    """Whether the compiled rules are in use."""
    from skerry.core.compiled import dice  # noqa: PLC0415 - after prefer_sources

    return not dice.__file__.endswith(".py")
