"""The weights of the bots of Isle of Skye."""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOLD_OF_TWO: Final = vec[i64]([20, 28, 46, 64, 80, 120])
"""What one gold is worth with two clans, in hundredths of a point, per round left after this."""

GOLD_OF_MORE: Final = vec[i64]([20, 28, 33, 38, 45, 60])
"""The same with more clans."""


def _learned() -> "vec[i64]":
    rows = json.loads(Path(__file__).with_name("data").joinpath("lands.json").read_bytes())
    return vec[i64]([weight for row in rows for weight in row])


LEARNED = _learned()
"""How lands grow, as `Outlook` wants it: `train.skye_fit` learns it and writes the file."""
