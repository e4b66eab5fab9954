"""The kinds of notes that the rules take; `events_from_notes` turns them into events."""

from typing import Final

NOTE_SETUP: Final = 0
NOTE_DAY: Final = 1
NOTE_FIELDS: Final = 2
NOTE_FISH: Final = 3
NOTE_DEAL: Final = 4
NOTE_KEEP: Final = 5
NOTE_SEALED: Final = 6
NOTE_PAY: Final = 7
NOTE_PUBLIC: Final = 8
NOTE_LESSON: Final = 9
NOTE_LAY: Final = 10
NOTE_SISTER_ROW: Final = 11
NOTE_ORDER: Final = 12
NOTE_RESCUE: Final = 13
NOTE_SISTER: Final = 14
NOTE_MAP: Final = 15
NOTE_PASS: Final = 16
NOTE_UNUSED: Final = 17
NOTE_OSHAX: Final = 18
NOTE_TREASURE: Final = 19
NOTE_ANYTIME: Final = 20
NOTE_DAY_END: Final = 21
NOTE_FINAL: Final = 22
NOTE_FINAL_SISTER: Final = 23
NOTE_END: Final = 24
NOTE_LAID: Final = 25
NOTE_COLOUR: Final = 26
