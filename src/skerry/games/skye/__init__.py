"""Isle of Skye: the rules, and everything that reads them.

>>> from skerry.games.skye import SKYE
>>> SKYE.name
'skye'
"""

from skerry.games.skye.game.explain import preview, scorecard
from skerry.games.skye.game.game import SKYE, Skye

__all__ = ["SKYE", "Skye", "preview", "scorecard"]
