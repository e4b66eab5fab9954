"""The golden playthroughs: a name, the seats, the seed and the options of each."""

from pathlib import Path
from typing import NamedTuple

from skerry.arena.playthrough import playthrough
from skerry.core.registry import find

HERE = Path(__file__).parent


class Case(NamedTuple):
    """One golden file."""

    game: str
    name: str
    seats: int
    seed: str
    options: dict[str, str]

    @property
    def path(self) -> Path:
        """The path of its text."""
        return HERE / f"{self.game}-{self.seats}-{self.name}.txt"

    def text(self) -> str:
        """The text that the rules give now."""
        plugin = find(self.game)
        options = plugin.record_reader.read_options(self.options, words=True)
        return playthrough(plugin, self.seats, self.seed, options)


CASES = [
    Case("skye", "random-goals", 2, "0", {}),
    Case("skye", "tie-broken-by-gold", 2, "4", {}),
    Case("skye", "shared-win", 2, "115", {}),
    Case("skye", "tile-returned", 2, "554", {}),
    Case("skye", "random-goals", 3, "1", {"tie": "remainder"}),
    Case(
        "skye",
        "four-and-castle",
        3,
        "0",
        {"farm": "four", "castle_on_roads": "true", "goals": "farm,roads,sheep,whisky"},
    ),
    Case("skye", "open-money", 4, "2", {"money": "open", "goals": "gold,squares,cattle,lake"}),
    Case("skye", "areas", 4, "1", {"goals": "areas,areas3,trio,ships"}),
    Case("skye", "random-goals", 5, "0", {}),
    Case("skye", "chosen-goals", 5, "1", {"goals": "brochs,harbour,column,mountains"}),
    Case("cats", "standard", 2, "5", {}),
    Case("cats", "standard", 3, "10", {}),
    Case("cats", "standard-again", 3, "70", {}),
    Case("cats", "column-lesson", 4, "96", {"column_lesson": "true"}),
    Case("cats", "solo-easy", 1, "8", {"mode": "solo", "difficulty": "easy"}),
    Case("cats", "solo-medium", 1, "7", {"mode": "solo", "difficulty": "medium"}),
    Case("cats", "solo-hard", 1, "3", {"mode": "solo", "difficulty": "hard"}),
    Case("cats", "solo-very-hard", 1, "18", {"mode": "solo", "difficulty": "very_hard"}),
    Case("cats", "solo-again", 1, "20", {"mode": "solo", "difficulty": "very_hard"}),
    Case("cats", "solo-expert", 1, "5", {"mode": "solo", "difficulty": "expert"}),
    Case("cats", "family", 2, "0", {"mode": "family"}),
    Case("cats", "family-again", 2, "7", {"mode": "family"}),
    Case("cats", "family-once-more", 2, "2", {"mode": "family"}),
    Case("cats", "family", 3, "6", {"mode": "family"}),
    Case("cats", "family", 4, "9", {"mode": "family"}),
]
