"""The levels of the bots of Isle of Skye: what each of them knows, how far it looks, how it errs.

Levels differ by knowledge, search and noise. None knows more than its seat may know. Work is
counted in lands and scenarios, never in time.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """One level."""

    name: str
    noise: float = 0.0
    """How far its values are off, in points (a standard deviation)."""
    looks_ahead: bool = False
    """Whether it counts all scorings to come; else only those of this round and the next."""
    learned: bool = False
    """Whether it predicts how lands grow, by learned weights."""
    joint: bool = False
    """Whether it plans all tiles of its hand together."""
    market: bool = False
    """Whether it thinks about what the others would buy and ask."""
    counts_gold: bool = False
    """Whether it keeps count of the others' gold."""
    minds_lead: bool = False
    """Whether it knows that early points cost gold, since those behind get more."""
    reads_rivals: bool = False
    """Whether it tells from the others' prices and purchases how they think."""
    build_width: int = 1
    """How many lands its plans keep at each step."""
    market_width: int = 1
    """The same for what tiles could be worth on the market."""
    scenarios: int = 0
    """How many ways of the others to act it thinks of."""
    rows: int = 0
    """Among how many of its own prices it chooses in the end."""
    rollouts: int = 0
    """How many futures of its lands it plays out."""
    rollout_depth: int = 1
    """How many rounds of them."""
    hand_rollouts: int = 0
    """How many futures of each hand it plays out, on the market."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", noise=4.0),
        Level("easy", noise=2.0, looks_ahead=True),
        Level("normal", noise=0.5, looks_ahead=True, learned=True, joint=True, build_width=6),
        Level(
            "hard",
            noise=1.5,
            looks_ahead=True,
            learned=True,
            joint=True,
            market=True,
            counts_gold=True,
            build_width=8,
            market_width=3,
            scenarios=8,
            rows=16,
        ),
        Level(
            "expert",
            looks_ahead=True,
            learned=True,
            joint=True,
            market=True,
            counts_gold=True,
            build_width=24,
            market_width=6,
            minds_lead=True,
            reads_rivals=True,
            scenarios=24,
            rows=40,
            rollouts=32,
            hand_rollouts=48,
        ),
    )
}
"""The levels by name, from weak to strong."""
