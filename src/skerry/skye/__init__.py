"""Isle of Skye: the rules, and everything that reads them.

>>> from skerry.skye import SKYE
>>> SKYE.name
'skye'
"""

from skerry.skye.explain import preview, scorecard
from skerry.skye.game import SKYE, Skye

__all__ = ["SKYE", "Skye", "preview", "scorecard"]
