"""The kinds of notes that the rules take; `events_from_notes` turns them into events."""

from typing import Final

NOTE_SETUP: Final = 0
NOTE_ROUND: Final = 1
NOTE_INCOME: Final = 2
NOTE_DRAW: Final = 3
NOTE_SEALED: Final = 4
NOTE_PRICE: Final = 5
NOTE_BUY: Final = 6
NOTE_PASS: Final = 7
NOTE_KEEP: Final = 8
NOTE_PLACE: Final = 9
NOTE_RETURN: Final = 10
NOTE_SCORE: Final = 11
NOTE_FINAL: Final = 12
NOTE_END: Final = 13
