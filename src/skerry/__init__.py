"""Skerry: modern board games as a typed rules engine, with records, bots and a command line.

>>> from skerry.core.match import Match
>>> from skerry.core.registry import find, names
>>> match = Match(find(names()[0]).game, seats=2)
>>> match.result is None
True
"""

import os

__version__ = "0.1.0"

if os.environ.get("SKERRY_PURE"):
    # Tests and benchmarks compare the compiled rules with the same files uncompiled.
    from skerry import pure

    pure.prefer_sources()
