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
from skerry.core.game import CHANCE, legal_in
from skerry.research.recall import heard_text
from skerry.research.table import StudyTable, reward_number


class SkerryState(pyspiel.State):
    """A state of one of Skerry's games."""

    def __init__(self, game: Any, table: StudyTable, reward: str) -> None:
        super().__init__(game)
        self._table = table
        self._reward = reward_number(reward)
        self._choices = table.choices()
        self._answers: list[int] = []
        """The codes of all answers so far, those of chance among them."""
        self._half: list[int] = []
        """The choices of the answer that is not complete."""
        self._resampled = False
        game = table.plugin.game
        start = game.start(table.players, table.options)
        self._told: tuple[int, Any, tuple[str, ...]] = (0, start, ("",) * table.players)
        """How many answers were played again by the typed API, the state after them, and what each
        seat heard so far."""

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
            self._choices.advance(action)
            self._answers.append(action)
            return
        code = self._choices.decide(action)
        self._half.append(action)
        if code != UNFINISHED:
            self._choices.advance(code)
            self._answers.append(code)
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
        answers = " ".join(map(str, [*self._answers, *self._half]))
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
        """What a seat observes, as `docs/observations.md` explains."""
        buffer = vec[i16]([0] * self._choices.size)
        self._choices.observe_into(player, buffer, 0)
        return np.asarray(buffer).astype(np.float32)

    def seen_text(self, player: int) -> str:
        """What a seat sees now, as text, with its half answer."""
        view = self._table.plugin.game.view(_state_of(self), player)
        half = self._half if player == self._choices.mover() else []
        return f"{msgspec.json.encode(view, order='deterministic').decode()}\n{half}"

    def heard_text(self, player: int) -> str:
        """All that a seat heard since the game began, as text.

        Answers are played again by the typed API for that, each of them once.
        """
        if self._resampled:
            raise ValueError("a resampled state has no past; use observations instead")
        game = self._table.plugin.game
        count, state, heard = self._told
        for code in self._answers[count:]:
            if state.mover() == CHANCE:
                answer: Any = game.outcomes(state)[sorted(set(state.codes())).index(code)][0]
            else:
                answer = legal_in(game, state, state.mover()).move(code)
            step = game.play(state, answer)
            state = step.state
            heard = tuple(
                text + "".join(f"{heard_text([event])}\n" for event in step.events_for(seat))
                for seat, text in enumerate(heard)
            )
        self._told = (len(self._answers), state, heard)
        return heard[player]


def _state_of(state: SkerryState) -> Any:
    """The game's own state; each game has its own kind."""
    return getattr(state._choices, "state")  # noqa: B009 - see above


class SkerryObserver:
    """Observations as OpenSpiel asks for them; with perfect recall only as text."""

    def __init__(self, observed: Any, size: int) -> None:
        self._recalls = bool(observed.perfect_recall)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SkerryState, player: int) -> None:
        """Fill the tensor with what a seat observes."""
        if self.tensor is not None:
            self.tensor[:] = state.observe(player)

    def string_from(self, state: SkerryState, player: int) -> str:
        """What a seat sees now; with perfect recall also all that it heard."""
        seen = state.seen_text(player)
        return f"{state.heard_text(player)}{seen}" if self._recalls else seen
