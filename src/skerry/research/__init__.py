"""For people who study games: environments for learners, batches of games, tables of records.

Needs the extra: `pip install 'skerry[research]'`. Nothing else of Skerry imports this package.
"""

from importlib.util import find_spec

NEEDS = ("numpy", "gymnasium", "pettingzoo", "pyarrow", "PIL")
"""What the extra brings everywhere; OpenSpiel is not there for Windows."""

_missing = [name for name in NEEDS if find_spec(name) is None]
if _missing:
    raise ModuleNotFoundError(
        f"skerry.research needs {_missing[0]}: pip install 'skerry[research]'", name=_missing[0]
    )
