"""Observations and information states, as OpenSpiel asks for them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from skerry.core.learners.hearing import WIDTH
from skerry.research.openspiel.state import SkerryState


class SkerryObserver:
    """What a seat observes; with perfect recall also all that it heard.

    `tensor` has everything, `dict` its parts: `observation`, and with perfect recall `heard`, the
    number of rows, and `rows`, the oldest first. If more was heard than fits, the oldest are
    forgotten. Scaled, each number x is sign(x) * log(1 + |x|), as networks like it.
    """

    def __init__(self, observed: Any, size: int, most_rows: int, *, scaled: bool = False) -> None:
        self._scaled = scaled
        self._recalls = bool(observed.perfect_recall)
        recalled = 1 + most_rows * WIDTH if self._recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + recalled, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor[:size]}
        if self._recalls:
            self.dict["heard"] = self.tensor[size : size + 1]
            self.dict["rows"] = self.tensor[size + 1 :].reshape(most_rows, WIDTH)

    def set_from(self, state: SkerryState, player: int) -> None:
        """Fill the tensor."""
        self.dict["observation"][:] = state.observe(player)
        if self._recalls:
            heard, rows = state.heard_rows(player), self.dict["rows"]
            kept = heard[-len(rows) :]
            self.dict["heard"][0] = len(heard)
            rows[: len(kept)] = kept
            rows[len(kept) :] = 0
        if self._scaled:
            np.copyto(self.tensor, np.sign(self.tensor) * np.log1p(np.abs(self.tensor)))

    def string_from(self, state: SkerryState, player: int) -> str:
        """What a seat sees now; with perfect recall also all that it heard."""
        seen = state.seen_text(player)
        return f"{state.heard_text(player)}{seen}" if self._recalls else seen
