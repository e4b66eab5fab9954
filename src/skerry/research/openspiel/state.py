"""A game in progress, as OpenSpiel sees it: choices of seats, and explicit draws of chance."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from skerry.core.compiled.choices import UNFINISHED
from skerry.core.game import CHANCE
from skerry.core.learners.hearing import WIDTH
from skerry.research.batch import IllegalChoice, illegal_choice
from skerry.research.openspiel.past import Answer, Past, beginning, continued
from skerry.research.table import StudyTable, reward_number


class SkerryState(pyspiel.State):
    """A state of one of Skerry's games."""

    def __init__(self, game: Any, table: StudyTable, reward: str) -> None:
        super().__init__(game)
        self._table = table
        self._reward = reward_number(reward)
        self._choices = table.choices()
        self._answers: list[Answer] = []
        """All answers so far, those of chance among them."""
        self._half: list[int] = []
        """The choices of the answer that is not complete."""
        self._resampled = False
        self._past = beginning(table)
        """What each seat heard, as far as somebody asked."""

    def current_player(self) -> int:
        """Who chooses: a seat, chance, or nobody after the end."""
        mover = int(self._choices.mover())
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._choices.options()) if player == self._choices.mover() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, as codes, with its probability."""
        codes = Counter(_state_of(self).codes())
        return [(code, count / codes.total()) for code, count in sorted(codes.items())]

    def _apply_action(self, action: int) -> None:
        if self._choices.mover() == CHANCE:
            if action not in _state_of(self).codes():
                raise IllegalChoice(f"chance cannot draw {action} now")
            self._choices.advance(action)
            self._answers.append(Answer(action, ()))
            return
        if action not in self._choices.options():
            raise IllegalChoice(illegal_choice(action, int(self._choices.actions)))
        code = self._choices.decide(action)
        self._half.append(action)
        if code != UNFINISHED:
            self._choices.advance(code)
            self._answers.append(Answer(code, tuple(self._half)))
            self._half = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._table.learning.describe(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._choices.mover() < CHANCE)

    def returns(self) -> list[float]:
        """The reward of each seat; 0 before the end."""
        out = vec[float]([0.0] * self._table.players)
        if self.is_terminal():
            self._choices.rewards_into(self._reward, out, 0)
        return list(out)

    def __str__(self) -> str:
        codes = [answer.code for answer in self._answers]
        answers = " ".join(map(str, [*codes, *self._half]))
        return f"{self._table.name}: {answers}"

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> "SkerryState":
        """A state that the player cannot tell from this one: what it cannot see is guessed.

        Not promised: a history that leads to it. `history` remains that of this state.
        """
        random = Random() if sampler is None else Random(f"{sampler()}")
        game = self._table.plugin.game
        other: SkerryState = self.clone()
        setattr(other._choices, "state", game.guess(game.view(_state_of(self), player), random))  # noqa: B010 - each game has its own kind
        other._resampled = True
        return other

    def observe(self, player: int) -> NDArray[np.float32]:
        """What a seat observes, as `docs/reference/observations.md` explains."""
        buffer = vec[i16]([0] * self._choices.size)
        self._choices.observe_into(player, buffer, 0)
        return np.asarray(buffer).astype(np.float32)

    def seen_text(self, player: int) -> str:
        """What a seat sees now, as text, with its half answer."""
        view = self._table.plugin.game.view(_state_of(self), player)
        half = self._half if player == self._choices.mover() else []
        return f"{msgspec.json.encode(view, order='deterministic').decode()}\n{half}"

    def heard_text(self, player: int) -> str:
        """All that a seat heard since the game began, as text."""
        return self._remembered().texts[player]

    def heard_rows(self, player: int) -> NDArray[np.int16]:
        """The same as numbers: a row for each event, or several for a long one."""
        rows = np.frombuffer(self._remembered().rows[player], np.int16)
        return rows.reshape(-1, WIDTH)

    def _remembered(self) -> Past:
        if self._resampled:
            raise ValueError("a resampled state has no past; use observations instead")
        self._past = continued(self._past, self._table, self._answers)
        return self._past


def _state_of(state: SkerryState) -> Any:
    """The game's own state; each game has its own kind."""
    return getattr(state._choices, "state")  # noqa: B009 - see above
