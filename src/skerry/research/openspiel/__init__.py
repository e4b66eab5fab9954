"""The games for OpenSpiel: importing this package registers them.

>>> import pyspiel
>>> import skerry.research.openspiel
>>> game = pyspiel.load_game("python_skerry_skye(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 803)
"""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ModuleNotFoundError(
        "skerry.research.openspiel needs OpenSpiel: pip install 'skerry[research]'", name="pyspiel"
    )

from skerry.research.openspiel.games import CatsGame, SkyeGame

__all__ = ["CatsGame", "SkyeGame"]
