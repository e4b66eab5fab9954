"""The Isle of Cats for PettingZoo: the standard, the family and the solo mode.

>>> game = env(mode="family", players=2)
>>> game.reset(seed=7)
>>> game.agent_selection in game.possible_agents
True
"""

from skerry.research.pettingzoo.environment import AnyAec, SkerryEnv, wrapped
from skerry.research.table import study_table


def env(
    players: int | None = None,
    *,
    reward: str = "rank",
    skip_forced: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> AnyAec:
    """The environment with PettingZoo's usual wrappers: an illegal choice ends the game.

    Who chooses illegally gets -1, the others 0. `options` are those of the game, such as
    `mode="solo", difficulty="hard"`.
    """
    return wrapped(
        raw_env(players, reward=reward, skip_forced=skip_forced, render_mode=render_mode, **options)
    )


def raw_env(
    players: int | None = None,
    *,
    reward: str = "rank",
    skip_forced: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> SkerryEnv:
    """The environment without wrappers: an illegal choice raises IllegalChoice."""
    if players is None:
        players = 1 if options.get("mode") == "solo" else 4
    table = study_table("cats", players, options)
    return SkerryEnv(table, "cats_v1", reward, skip_forced, render_mode)
