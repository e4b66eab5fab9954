"""The Isle of Cats: the rules, and everything that reads them.

>>> from skerry.cats import CATS
>>> CATS.name
'cats'
"""

from skerry.cats.explain import preview
from skerry.cats.game import CATS, Cats

__all__ = ["CATS", "Cats", "preview"]
