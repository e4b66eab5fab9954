"""The reasons that the levels give for their moves."""

from typing import Final

REASONS: Final = (
    ("family", "Families of cats: what they score more at once, as previews count it."),
    ("room", "Rooms, in the same way."),
    ("rats", "Rats, in the same way."),
    ("lesson", "A lesson, one's own or a public one, in the same way; or what its card is worth."),
    ("rare", "Rare treasures, in the same way."),
    ("sister", "What the sister scores for it at once, as previews count it."),
    ("family_later", "What families will probably score by the end, beyond that."),
    ("room_later", "Rooms, in the same way; one that may be filled anyway counts less than now."),
    ("rats_later", "Rats, in the same way."),
    ("lesson_later", "Lessons, in the same way."),
    ("sister_later", "What the sister will probably score for it by the end, beyond that."),
    ("tidy", "Ragged edges and small gaps that are left, or avoided."),
    ("map", "A map that is covered, and its treasure."),
    ("fish", "Fish that are paid or kept."),
    (
        "plan",
        "What the rest of the day brings with these cards, baskets and fish, or one card.",
    ),
    (
        "sooner",
        "Another place scores clearly more at once: how much less it probably brings by the end.",
    ),
    ("refused", "Nothing is better: what the best alternative would change."),
    ("only", "Nothing else is possible."),
    ("wait", "Anytime cards that can wait."),
)

IDS: Final = tuple(name for name, _ in REASONS)
