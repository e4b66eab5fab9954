"""A game that a learner plays choice by choice, with its luck and its rewards."""

from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from skerry.core.compiled.choices import Choices
from skerry.core.compiled.dice import Dice
from skerry.research.batch import IllegalChoice, illegal_choice
from skerry.research.picture import paint
from skerry.research.table import StudyTable, reward_number

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    """ValueError names the modes if this is none of them."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {mode!r} is none of {', '.join(RENDER_MODES)}")


class PlayedByChoices:
    """One game: chance draws by itself, forced choices can be skipped."""

    def __init__(self, table: StudyTable, reward: str, skip_forced: bool) -> None:
        self.table = table
        self.game: Choices = table.choices()
        self._reward = reward_number(reward)
        self._skip_forced = skip_forced
        self._dice = Dice(0)

    def restart(self, seed: int) -> None:
        """Begin a game whose draws follow from the seed."""
        self._dice = Dice(seed)
        self.game.restart()
        self._go_on()

    @property
    def mover(self) -> int:
        """The seat that chooses; negative: the game is over."""
        return int(self.game.mover())

    def choose(self, action: int) -> None:
        """Make a choice; IllegalChoice changes nothing."""
        if action not in self.game.options():
            raise IllegalChoice(illegal_choice(action, int(self.game.actions)))
        self.game.choose(action)
        self._go_on()

    def _go_on(self) -> None:
        game = self.game
        game.settle(self._dice)
        while self._skip_forced and game.mover() >= 0:
            options = game.options()
            if len(options) > 1:
                break
            game.choose(options[0])
            game.settle(self._dice)

    def rewards(self) -> list[float]:
        """The reward of each seat, of a game that is over."""
        out = vec[float]([0.0] * self.table.players)
        self.game.rewards_into(self._reward, out, 0)
        return list(out)

    def text(self) -> str:
        """The table and the board of each seat as a text picture, as a spectator sees them."""
        plugin = self.table.plugin
        state: Any = getattr(self.game, "state")  # noqa: B009 - each game has its own kind
        names = [f"player_{seat}" for seat in range(self.table.players)]
        view = plugin.game.view(state, None)
        boards = [plugin.show_seat(view, seat, names) for seat in range(self.table.players)]
        return "\n\n".join([plugin.show(view, names), *boards])

    def picture(self) -> NDArray[np.uint8]:
        """The same, painted."""
        return paint(self.table.plugin, self.text())

    def render(self, mode: str | None) -> Any:
        """The table as its render mode asks: printed, as text, or as an array of colours."""
        if mode == "rgb_array":
            return self.picture()
        if mode == "ansi":
            return self.text()
        if mode == "human":
            print(self.text())  # noqa: T201 - people asked to see it
        return None
