"""One seat of a game as an environment of Gymnasium, against chosen bots."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from skerry.bots import registry as bots
from skerry.bots.seated import Seated
from skerry.core.chance import pick
from skerry.core.compiled.choices import UNFINISHED
from skerry.core.game import CHANCE, legal_in
from skerry.core.match import Match
from skerry.core.registry import AnyMatch
from skerry.research.played import RENDER_MODES, PlayedByChoices, check_render_mode
from skerry.research.spaces import Observation, observation, observation_space
from skerry.research.table import study_table

ILLEGAL_REWARD = {"rank": -1.0, "win": -1.0, "margin": -200.0}
"""What an illegal choice costs: more than any legal game."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat; the others are played by bots, which are named as for `skerry simulate`.

    An illegal choice ends the episode with ILLEGAL_REWARD, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - that of Gymnasium is no ClassVar
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | tuple[str, ...] = "greedy",
        reward: str = "rank",
        skip_forced: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Prepare the table; a list of fewer opponents than seats repeats.

        ValueError names a wrong game, option, seat or bot.
        """
        check_render_mode(render_mode)
        if players is None:
            players = 1 if options.get("mode") == "solo" else 2
        self.render_mode = render_mode
        self._played = PlayedByChoices(study_table(game, players, options), reward, skip_forced)
        if not 0 <= seat < players:
            raise ValueError(f"seat: there is no seat {seat}, only 0 to {players - 1}")
        self._seat = seat
        self._illegal_reward = ILLEGAL_REWARD[reward]
        self._skip_forced = skip_forced
        given = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        others = [other for other in range(players) if other != seat]
        if not given or len(given) > max(len(others), 1):
            raise ValueError(f"opponents: 1 to {len(others)} bots are needed, not {len(given)}")
        self._names = {other: given[place % len(given)] for place, other in enumerate(others)}
        for name in set(self._names.values()):
            bots.find(name, game)
        self._players: dict[int, Seated] = {}
        self._match: AnyMatch | None = None
        self._luck = Random(0)
        self._over = True
        self._closed = False
        self.observation_space = observation_space(self._played.game)
        self.action_space = spaces.Discrete(int(self._played.game.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; without a seed another one than before."""
        if self._closed:
            raise ValueError("this environment is closed; make a new one")
        super().reset(seed=seed, options=options)
        luck = int(self.np_random.integers(2**62))
        table = self._played.table
        self._match = Match(table.plugin.game, table.players, table.options)
        self._luck = Random(luck)
        self._end_bots()
        self._players = {
            other: Seated(bots.find(name, table.name), other, Random(f"{luck}:{other}"))
            for other, name in self._names.items()
        }
        self._over = False
        self._go_on(self._match)
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice; the bots answer until the seat must choose again."""
        if self._closed:
            raise ValueError("this environment is closed; make a new one")
        if self._match is None or self._over:
            raise ValueError("there is no game to play: reset the environment first")
        if not isinstance(action, int | np.integer):
            raise ValueError(f"a choice is an integer, not {action!r}")
        if int(action) not in self._played.game.options():
            self._over = True
            return self._observe(), self._illegal_reward, True, False, {"illegal": True}
        self._choose(self._match, int(action))
        self._go_on(self._match)
        reward = self._played.rewards()[self._seat] if self._over else 0.0
        return self._observe(), reward, self._over, False, {}

    def render(self) -> Any:
        """The table as text (`ansi`), as a picture (`rgb_array`) or printed (`human`)."""
        return self._played.render(self.render_mode)

    def close(self) -> None:
        """End the use of this environment, and programs that play as bots."""
        self._end_bots()
        self._closed = self._over = True

    def _end_bots(self) -> None:
        for player in self._players.values():
            player.close()
        self._players = {}

    def _observe(self) -> Observation:
        return observation(self._played.game, self._seat)

    def _choose(self, match: AnyMatch, action: int) -> None:
        """Add a choice to the seat's answer, and play the answer once it is complete."""
        code = self._played.game.decide(action)
        if code != UNFINISHED:
            self._play(match, legal_in(match.game, match.state, self._seat).move(code))

    def _play(self, match: AnyMatch, answer: Any) -> None:
        step = match.play(answer)
        for player in self._players.values():
            player.hear(step)
        # The match never changes a state in place, and neither does half an answer.
        setattr(self._played.game, "state", match.state)  # noqa: B010 - each game has its own kind

    def _go_on(self, match: AnyMatch) -> None:
        """Let chance and the bots answer until the seat has a real choice or the game is over."""
        game = self._played.game
        setattr(game, "state", match.state)  # noqa: B010 - as above
        while match.awaits:
            mover = game.mover()
            if mover == CHANCE:
                self._play(match, pick(match.game.outcomes(match.state), self._luck))
            elif mover != self._seat:
                self._play(match, self._players[mover].move_in(match))
            else:
                options = game.options()
                if len(options) > 1 or not self._skip_forced:
                    return
                self._choose(match, options[0])
        self._over = True
