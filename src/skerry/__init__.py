"""Skerry: modern board games as a typed rules engine, with records, bots and a command line.

>>> from skerry.core.registry import find
>>> find("skye").title
'Isle of Skye'
"""

import os

__version__ = "0.1.0"

if os.environ.get("SKERRY_PURE"):
    # Tests and benchmarks compare the compiled rules with the same files uncompiled.
    from skerry import pure

    pure.prefer_sources()
