"""Environments for Gymnasium: one seat of a game, the others played by bots.

| id | the seat plays |
|---|---|
| `skerry/CatsSolo-v1` | The Isle of Cats alone, against the sister |
| `skerry/Cats-v1` | The Isle of Cats against bots |
| `skerry/Skye-v1` | Isle of Skye against bots |

>>> import gymnasium
>>> game = gymnasium.make("skerry/CatsSolo-v1", difficulty="hard")
>>> observation, info = game.reset(seed=7)
>>> int(observation["action_mask"].sum()) > 1
True
"""

import gymnasium

from skerry.research.gymnasium.seat import SeatEnv

__all__ = ["SeatEnv"]

_SEAT = "skerry.research.gymnasium.seat:SeatEnv"

# These order illegal choices and misuse themselves, with sentences of their own.
gymnasium.register("skerry/CatsSolo-v1", _SEAT, kwargs={"game": "cats", "mode": "solo"})
gymnasium.register("skerry/Cats-v1", _SEAT, kwargs={"game": "cats"})
gymnasium.register("skerry/Skye-v1", _SEAT, kwargs={"game": "skye"})
