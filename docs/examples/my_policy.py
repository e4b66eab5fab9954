"""A policy for batches: `skerry batch skye --games 100 --policy my_policy:choose`.

It gets what the seats observe, which choices are legal, and a random generator.
"""

import numpy as np
from numpy.typing import NDArray


def choose(
    observations: NDArray[np.int16], masks: NDArray[np.bool_], random: np.random.Generator
) -> NDArray[np.int64]:
    """One legal choice for each row."""
    worth = random.random(masks.shape)  # make this line better
    return np.asarray(np.where(masks, worth, -np.inf).argmax(axis=1))
