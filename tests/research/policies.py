"""Policies that tests name by their module."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def last(observations: Any, masks: NDArray[np.bool_], random: Any) -> NDArray[np.int64]:
    """The legal choice with the highest number."""
    del observations, random
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))


def first(observations: Any, masks: NDArray[np.bool_], random: Any) -> NDArray[np.int64]:
    """The first choice, legal or not."""
    del observations, random
    return np.zeros(len(masks), np.int64)


def none(observations: Any, masks: Any, random: Any) -> Any:
    """An error."""
    raise RuntimeError("no idea")


def exits(
    observations: NDArray[np.int16], masks: NDArray[np.bool_], random: np.random.Generator
) -> NDArray[np.int64]:
    """Ends its process, as a program does."""
    raise SystemExit(4)
