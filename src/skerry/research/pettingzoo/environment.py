"""A game as an environment of PettingZoo, one choice at a time."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from skerry.research.played import RENDER_MODES, PlayedByChoices, check_render_mode
from skerry.research.spaces import Observation, observation, observation_space
from skerry.research.table import StudyTable

ILLEGAL_REWARD = -1.0

AnyAec = Any
"""An environment, wrapped or not: PettingZoo has no types."""


class SkerryEnv(AECEnv):
    """All seats of a game as agents `player_0`, `player_1` and so on.

    Rewards come when the game is over. The same seed and the same choices give the same game.
    """

    def __init__(
        self,
        table: StudyTable,
        name: str,
        reward: str,
        skip_forced: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.played = PlayedByChoices(table, reward, skip_forced)
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        game = self.played.game
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(int(game.actions)) for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self._closed = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed another one than before."""
        del options
        if self._closed:
            raise ValueError("this environment is closed; make a new one")
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.played.restart(int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.played.mover]

    def observe(self, agent: str) -> Observation:
        """What an agent observes; its mask is empty unless it is the one that chooses."""
        return observation(self.played.game, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Make a choice; IllegalChoice changes nothing."""
        if self._closed:
            raise ValueError("this environment is closed; make a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer):
            raise ValueError(f"a choice is an integer, not {action!r}")
        self.played.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.played.mover < 0:
            self.rewards = dict(zip(self.agents, self.played.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.played.mover]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as text (`ansi`), as a picture (`rgb_array`) or printed (`human`)."""
        return self.played.render(self.render_mode)

    def close(self) -> None:
        """End the use of this environment."""
        self._closed = True


def wrapped(env: SkerryEnv) -> AnyAec:
    """The environment as PettingZoo recommends: illegal choices lose, misuse raises an error."""
    ending: AnyAec = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    bounded: AnyAec = wrappers.AssertOutOfBoundsWrapper(ending)
    return wrappers.OrderEnforcingWrapper(bounded)
