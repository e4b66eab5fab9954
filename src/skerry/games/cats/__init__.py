"""The Isle of Cats: the rules, and everything that reads them.

>>> from skerry.games.cats import CATS
>>> CATS.name
'cats'
"""

from skerry.games.cats.game.explain import preview
from skerry.games.cats.game.game import CATS, Cats

__all__ = ["CATS", "Cats", "preview"]
