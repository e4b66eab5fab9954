"""The weights of the bots of Isle of Skye."""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOLD_OF_TWO: Final = vec[i64]([20, 28, 46, 64, 80, 120])
"""What one gold is worth with two clans, in hundredths of a point, per round left after this."""

LEAD_GOLD_OF_TWO: Final = vec[i64]([20, 34, 52, 78, 120, 170])
"""The same to those who know what a lead costs: fitted to the margins of whole games."""

GOLD_OF_MORE: Final = vec[i64]([20, 28, 33, 38, 45, 60])
"""The same with more clans."""

POINTS_OF_TWO: Final = vec[i64]([100, 92, 78, 60, 40, 20])
"""What a point is worth, in hundredths, per round left: who leads pays for it with gold, since the
clans behind get more."""

POINTS_OF_MORE: Final = vec[i64]([100, 95, 86, 74, 62, 50])
"""The same with more clans."""

FULL_POINTS: Final = vec[i64]([100] * 6)
"""Points as they are on the track."""


def _learned() -> "vec[i64]":
    rows = json.loads(Path(__file__).with_name("data").joinpath("lands.json").read_bytes())
    return vec[i64]([weight for row in rows for weight in row])


LEARNED = _learned()
"""How lands grow, as `Outlook` wants it: `train.skye_fit` learns it and writes the file."""
