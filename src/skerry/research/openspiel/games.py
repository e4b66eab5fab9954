"""The two games, registered with OpenSpiel under `python_skerry_skye` and `python_skerry_cats`."""

from typing import Any

import pyspiel

from skerry.research.openspiel.observer import SkerryObserver
from skerry.research.openspiel.state import SkerryState
from skerry.research.table import StudyTable, study_table

MOST_DRAWS = 169
"""The most things that chance can draw from: the cards of The Isle of Cats."""
LONGEST = 100_000
"""More choices than any sensible game has."""
HIGHEST_REWARD = 1000.0


def _game_type(name: str, title: str, seats: range, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


SKYE_TYPE = _game_type(
    "python_skerry_skye",
    "Isle of Skye",
    range(2, 6),
    {"players": 2, "reward": "rank", "scaled": False},
)
CATS_TYPE = _game_type(
    "python_skerry_cats",
    "The Isle of Cats",
    range(1, 5),
    {"players": 0, "mode": "standard", "difficulty": "", "reward": "rank", "scaled": False},
)


class SkerryGame(pyspiel.Game):
    """A game with its parameters; ValueError names a wrong one."""

    def __init__(self, game_type: Any, table: StudyTable, given: dict[str, Any]) -> None:
        self._reward = str(given.get("reward", "rank"))
        self._scaled = bool(given.get("scaled", False))
        self._table = table
        choices = table.choices()
        self._size = int(choices.size)
        self._most_rows = table.hearing.most_rows(table.players)
        bound = HIGHEST_REWARD if self._reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=int(choices.actions),
            max_chance_outcomes=MOST_DRAWS,
            num_players=table.players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> SkerryState:
        """A state in which nothing is drawn."""
        return SkerryState(self, self._table, self._reward)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SkerryObserver:
        """Observations; with perfect recall information states."""
        del params
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SkerryObserver(wanted, self._size, self._most_rows, scaled=self._scaled)


class SkyeGame(SkerryGame):
    """Isle of Skye for 2 to 5 players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        super().__init__(SKYE_TYPE, study_table("skye", given.get("players", 2), {}), given)


class CatsGame(SkerryGame):
    """The Isle of Cats: standard and family for 2 to 4 players, solo for one."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        mode = given.get("mode", "standard")
        options = {"mode": mode}
        if given.get("difficulty"):
            options["difficulty"] = given["difficulty"]
        # 0, the default: as the mode has it.
        players = given.get("players", 0) or (1 if mode == "solo" else 2)
        super().__init__(CATS_TYPE, study_table("cats", players, options), given)


pyspiel.register_game(SKYE_TYPE, SkyeGame)
pyspiel.register_game(CATS_TYPE, CatsGame)
