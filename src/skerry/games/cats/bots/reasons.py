"""The reasons that the levels give for their moves."""

from typing import Final

REASONS: Final = (
    ("family", "Families of cats, and what they may become."),
    ("room", "Rooms that are filled, or more likely to be."),
    ("rats", "Rats that are covered."),
    ("tidy", "Holes and ragged edges that are left, or avoided."),
    ("map", "A map that is covered, and its treasure."),
    ("lesson", "Lessons, one's own and public ones."),
    ("rare", "Rare treasures."),
    ("sister", "What the sister scores for it at once, as previews count it."),
    ("fish", "Fish that are paid or kept."),
    (
        "plan",
        "What the rest of the day brings with these cards, baskets and fish, or one card.",
    ),
    ("future", "How the rest of the game went on average in the bot's head."),
    ("sister_later", "What the sister will probably score for it by the end, beyond that."),
    ("refused", "Nothing is better: what the best alternative would change."),
    ("only", "Nothing else is possible."),
    ("wait", "Anytime cards that can wait."),
)

IDS: Final = tuple(name for name, _ in REASONS)
PARTS: Final = IDS[:8]
"""Those that belong to the parts of a boat's value, in their order."""
