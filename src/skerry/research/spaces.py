"""The spaces of environments: observations with a mask of the legal choices."""

from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from skerry.core.compiled.choices import Choices

LOWEST, HIGHEST = -128, 4096
"""Bounds of the numbers of an observation."""

Observation = dict[str, NDArray[Any]]
"""`observation`, the numbers, and `action_mask`, 1 for each legal choice."""


def observation_space(game: Choices) -> spaces.Space[Any]:
    """The space of a game's observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (int(game.size),), np.int16),
            "action_mask": spaces.Box(0, 1, (int(game.actions),), np.int8),
        }
    )


def observation(game: Choices, seat: int) -> Observation:
    """What a seat observes; the mask is empty if it is not the one that chooses."""
    buffer = vec[i16]([0] * game.size)
    game.observe_into(seat, buffer, 0)
    mask = np.zeros(game.actions, np.int8)
    if game.mover() == seat:
        mask[np.asarray(game.options())] = 1
    return {"observation": np.array(buffer), "action_mask": mask}
