"""A client's part in the toss for a table's seed: its secrets, what it saw first, and the check.

A client commits to a secret, reveals it when all commitments are fixed, and keeps what it saw
before. After the game it checks the result with that, not with what the server says then.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import zip_longest
from random import SystemRandom

import msgspec

from skerry.core.event import Seat
from skerry.core.luck import Luck, check_seed, commitment, new_seed
from skerry.protocol.forms import Commit, Reveal
from skerry.protocol.messages import Ended
from skerry.protocol.table_info import TableInfo, TossInfo, TossPhase


class SeenToss(msgspec.Struct):
    """What a client saw of one toss, and its own secret for it."""

    server: str
    """The commitment of the server's secret, as it was seen first."""
    seats: tuple[str | None, ...] | None = None
    """The commitments of all seats, as they were seen first when they were fixed."""
    late: bool = False
    """Whether the toss was done when the seats' commitments were seen first."""
    secret: str | None = None
    revealed: bool = False
    refused: bool = False
    """Whether the server continues without this seat."""


class SeenTable(msgspec.Struct):
    """What a client saw of the luck of one table."""

    tosses: dict[int, SeenToss] = {}
    """By the number of the toss."""
    published: str | None = None
    """Without a toss: the commitment of the seed, as it was seen first."""
    chosen: bool = False
    warnings: list[str] = []


class Outcome(StrEnum):
    """What a client can say about the seed of a finished game."""

    FITS = "fits"
    """Everything is as it was seen before, and the own secret, if there is a seat, is in it."""
    LEFT_OUT = "left_out"
    """Everything fits, but no secret of the own seat is part of the seed."""
    OTHER_DEVICE = "other_device"
    """Everything fits, but the secret of the own seat is not one of this client."""
    PARTLY = "partly"
    """What was seen fits, but not all commitments were seen before the secrets were revealed."""
    UNSEEN = "unseen"
    """The secrets fit each other, but nothing was seen before."""
    NO_TOSS = "no_toss"
    """The server made the seed alone, and it is the one that was published."""
    CHOSEN = "chosen"
    """The host chose the seed."""
    WRONG = "wrong"
    """Something does not fit."""


class LuckCheck(msgspec.Struct, frozen=True):
    """The result of a check."""

    outcome: Outcome
    problems: tuple[str, ...] = ()
    contributors: tuple[Seat, ...] = ()
    restarts: int = 0
    draws: bool = False
    """Whether the draws were computed again, too."""

    def sentence(self, names: Sequence[str]) -> str:
        """The result in plain English, with the names of the seats."""
        if self.outcome is Outcome.WRONG:
            return f"The shuffle is NOT fair: {'; '.join(self.problems)}."
        return _SENTENCES[self.outcome].format(
            whose=_whose([names[seat] for seat in self.contributors]),
            restarts=_restarts(self.restarts),
            draws=" All draws follow from the seed." if self.draws else "",
        )


_SENTENCES = {
    Outcome.FITS: "Fair shuffle: the seed comes from {whose}, "
    "as they were committed to before the game.{restarts}{draws}",
    Outcome.LEFT_OUT: "Your secret is not part of the seed, which comes from {whose}."
    "{restarts}{draws}",
    Outcome.OTHER_DEVICE: "The seed comes from {whose}. "
    "The secret of your seat was made on another device, which can check it.{restarts}{draws}",
    Outcome.PARTLY: "The seed comes from {whose} and fits what you saw, "
    "but you did not see all commitments in time.{restarts}{draws}",
    Outcome.UNSEEN: "The seed comes from {whose}, "
    "but you saw no commitment before the game.{restarts}{draws}",
    Outcome.NO_TOSS: "The server alone made the seed, before the first draw.{draws}",
    Outcome.CHOSEN: "The seed of this game was chosen.{draws}",
}


class TossMemory:
    """The secrets of a client at one table, and what it saw there first.

    `save` is called with every change that must not be lost.
    """

    def __init__(
        self, seen: SeenTable | None = None, save: Callable[[SeenTable], None] | None = None
    ) -> None:
        self.seen = seen or SeenTable()
        self._save = save

    def continue_from(self, other: "TossMemory") -> None:
        """Take over what another memory of the same table saw, unless this one saw something."""
        if not self.seen.tosses and other.seen.tosses:
            self.seen = other.seen
            self._store()

    def look(self, info: TableInfo) -> None:
        """Keep what is seen for the first time, and notice what has changed since."""
        before = msgspec.json.encode(self.seen)
        if info.toss is None:
            self.seen.published = self.seen.published or info.commitment
            self.seen.chosen = self.seen.chosen or info.chosen_seed
        else:
            self._look_at_toss(info, info.toss)
        if msgspec.json.encode(self.seen) != before:
            self._store()

    def _look_at_toss(self, info: TableInfo, toss: TossInfo) -> None:
        seen = self.seen.tosses.setdefault(toss.restarts, SeenToss(info.commitment))
        seats = tuple(seat.commitment for seat in toss.seats)
        if info.commitment != seen.server:
            self._warn("the server has changed its commitment during the toss")
        if toss.phase not in {TossPhase.REVEALING, TossPhase.DONE}:
            return
        if seen.seats is None:
            seen.seats, seen.late = seats, toss.phase is TossPhase.DONE
        elif seats != seen.seats:
            self._warn("commitments of seats have changed after they were fixed")

    def _warn(self, what: str) -> None:
        if what not in self.seen.warnings:
            self.seen.warnings.append(what)

    def sit_down(self, info: TableInfo, secret: str) -> None:
        """Keep the secret of the commitment with which a seat was taken."""
        self.look(info)
        if info.toss is None or info.yours is None:
            return
        if info.toss.seats[info.yours].commitment == commitment(secret):
            self.seen.tosses[info.toss.restarts].secret = secret
            self._store()

    def answer(self, info: TableInfo, seat: Seat | None) -> Commit | Reveal | None:
        """What the client of a seat must send now, if anything."""
        return self.commit_now(info, seat) or self.reveal_now(info, seat)

    def commit_now(self, info: TableInfo, seat: Seat | None) -> Commit | None:
        """The commitment that a seat must send now; each toss has a fresh secret."""
        self.look(info)
        toss = info.toss
        if toss is None or seat is None or seat >= len(toss.seats):
            return None
        seen, given = self.seen.tosses[toss.restarts], toss.seats[seat].commitment
        if toss.phase not in {TossPhase.OPEN, TossPhase.COMMITTING} or seen.refused:
            return None
        if given is not None and (seen.secret is not None or toss.phase is not TossPhase.OPEN):
            # It is our own, or another device of this person has replaced it.
            return None
        if seen.secret is None:
            seen.secret = new_secret()
            self._store()
        return Commit(toss.restarts, commitment(seen.secret))

    def reveal_now(self, info: TableInfo, seat: Seat | None) -> Reveal | None:
        """The secret that a seat must reveal now.

        Only for the own commitment, and only if the server has not changed its own since.
        """
        self.look(info)
        toss = info.toss
        if toss is None or seat is None or seat >= len(toss.seats):
            return None
        seen, given = self.seen.tosses[toss.restarts], toss.seats[seat].commitment
        if seen.secret is None or seen.revealed or seen.refused:
            return None
        if toss.phase is not TossPhase.REVEALING or info.commitment != seen.server:
            return None
        return Reveal(toss.restarts, seen.secret) if given == commitment(seen.secret) else None

    def accepted(self, form: Commit | Reveal) -> None:
        """The server has taken what was sent."""
        if isinstance(form, Reveal):
            self.seen.tosses[form.toss].revealed = True
            self._store()

    def refused(self, form: Commit | Reveal) -> None:
        """The server does not want this of the seat: the toss continues without it."""
        self.seen.tosses[form.toss].refused = True

    def check(self, ended: Ended, seat: Seat | None) -> LuckCheck:
        """Whether the seed of a finished game is what was seen before; `seat` is the own one."""
        problems = list(self.seen.warnings)
        try:
            check_seed(ended.seed, ended.commitment, ended.luck)
        except ValueError as error:
            problems.append(str(error))
        if ended.luck is None:
            return self._check_alone(ended, problems)
        luck = ended.luck
        seen = self.seen.tosses.get(luck.restarts)
        if self.seen.published is not None:
            problems.append("the table had no toss before the game")
        if any(number > luck.restarts for number in self.seen.tosses):
            most = max(self.seen.tosses)
            problems.append(
                f"the toss began anew {most} times, but the result counts {luck.restarts}"
            )
        if seat is not None and seat >= len(luck.seats):
            problems.append(f"it knows only {len(luck.seats)} seats")
        if seen is not None:
            problems += _differences(seen, luck)
        if problems:
            outcome = Outcome.WRONG
        else:
            outcome = _outcome(seen, luck, seat) if self.seen.tosses else Outcome.UNSEEN
        return LuckCheck(outcome, tuple(problems), luck.contributors, luck.restarts)

    def _check_alone(self, ended: Ended, problems: list[str]) -> LuckCheck:
        if self.seen.tosses:
            problems.append("there was a toss, but its secrets are not shown")
        if self.seen.published not in {None, ended.commitment}:
            problems.append("the commitment is not the one that you saw first")
        if problems:
            return LuckCheck(Outcome.WRONG, tuple(problems))
        return LuckCheck(Outcome.CHOSEN if self.seen.chosen else Outcome.NO_TOSS)

    def _store(self) -> None:
        if self._save is not None:
            self._save(self.seen)


def new_secret() -> str:
    """A secret that nobody can predict."""
    return new_seed(SystemRandom())


def _differences(seen: SeenToss, luck: Luck) -> list[str]:
    """What is different from what was seen of the toss that counts."""
    found = []
    if luck.server.commitment != seen.server:
        found.append("the server's commitment is not the one that you saw first")
    shown = (None if given is None else given.commitment for given in luck.seats)
    if seen.seats is not None:
        for seat, (before, after) in enumerate(zip_longest(seen.seats, shown)):
            if before != after:
                found.append(f"the commitment of seat {seat} is not the one that you saw first")
    return found


def _outcome(seen: SeenToss | None, luck: Luck, seat: Seat | None) -> Outcome:
    """What a client says whose memory contradicts nothing; `seen` is the toss that counts."""
    given = None if seat is None else luck.seats[seat]
    if seat is not None and given is None:
        return Outcome.LEFT_OUT
    if given is not None and (seen is None or given.secret != seen.secret):
        return Outcome.OTHER_DEVICE
    return Outcome.PARTLY if seen is None or seen.seats is None or seen.late else Outcome.FITS


def _whose(names: Sequence[str]) -> str:
    """Whose secrets the seed comes from.

    >>> _whose([]), _whose(["Ann", "Bea"])
    ("the server's secret alone", 'the secrets of the server, Ann and Bea')
    """
    if not names:
        return "the server's secret alone"
    *first, last = ["the server", *names]
    return f"the secrets of {', '.join(first)} and {last}"


def _restarts(times: int) -> str:
    if not times:
        return ""
    return f" The toss began anew {'once' if times == 1 else f'{times} times'}."
