"""Isle of Skye for PettingZoo.

>>> game = env(players=3, money="open")
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((693,), 3)
"""

from skerry.research.pettingzoo.environment import AnyAec, SkerryEnv, wrapped
from skerry.research.table import study_table


def env(
    players: int = 4,
    *,
    reward: str = "rank",
    skip_forced: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> AnyAec:
    """The environment with PettingZoo's usual wrappers: an illegal choice ends the game.

    Who chooses illegally gets -1, the others 0. `options` are those of the game, such as
    `farm="four"`.
    """
    return wrapped(
        raw_env(players, reward=reward, skip_forced=skip_forced, render_mode=render_mode, **options)
    )


def raw_env(
    players: int = 4,
    *,
    reward: str = "rank",
    skip_forced: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> SkerryEnv:
    """The environment without wrappers: an illegal choice raises IllegalChoice."""
    table = study_table("skye", players, options)
    return SkerryEnv(table, "skye_v1", reward, skip_forced, render_mode)
