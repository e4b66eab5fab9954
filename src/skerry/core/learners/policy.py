"""Weights of a policy: one integer for each feature that a game names.

A policy is a module `bots/compiled/policy.py` of a game, with this shape:

    FEATURES                                       the names of the features, in order
    usual_weights(state)                           weights that play sensibly from this state
    policy_playout(state, weights, dice)           plays on to the end, in place
    policy_playouts(state, times, weights, dice)   the summed points of each seat over many ends
    value_placements(state, seat, weights)         one value for each code of a placement
    value_purchases(state, seat, weights)          one value for each code of a purchase

Values are integers: the sum of each feature times its weight. They stand in the order of
`codes_of(state, seat)`. A policy answers with the best value, after it has added to each a random
number from 0 to the weight of the feature `noise`; of equal values the first one counts.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64


def weights(features: Sequence[str], **named: int) -> "vec[i64]":
    """A vector of weights in the order of the features; a feature that is not named weighs 0.

    >>> list(weights(("sheep", "noise"), noise=3))
    [0, 3]
    >>> weights(("sheep", "noise"), goats=1)
    Traceback (most recent call last):
    ValueError: there is no feature 'goats'; there are sheep, noise
    """
    for name in named:
        if name not in features:
            raise ValueError(f"there is no feature {name!r}; there are {', '.join(features)}")
    return vec[i64]([named.get(name, 0) for name in features])
