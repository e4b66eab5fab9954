"""The weights of the bots of Isle of Skye."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOLD_OF_TWO: Final = vec[i64]([20, 33, 57, 80, 100, 160])
"""What one gold is worth with two clans, in hundredths of a point, per round left after this."""

GOLD_OF_MORE: Final = vec[i64]([20, 28, 33, 38, 45, 60])
"""The same with more clans."""

LEARNED: Final = vec[i64]([1000 if place % 37 == 36 else 0 for place in range(18 * 5 * 37)])
