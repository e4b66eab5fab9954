"""The toss that gives a table its seed: what server and seats commit to, and in which order.

Commitments come first, then the seats reveal their secrets; the server's secret stays sealed until
the game is over. Values and functions only: the caller brings the time and the randomness.
"""

from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from skerry.core.event import Seat
from skerry.core.luck import Contribution, Luck, commitment, seed_from
from skerry.protocol.table_info import SeatToss, TossInfo, TossPhase


class TossRefused(Exception):
    """A commitment or a secret that the toss does not take now; the message says why."""


class WrongSecret(TossRefused):
    """A secret that does not fit the commitment of its seat."""


class TossSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's part in the toss."""

    commitment: str | None = None
    secret: str | None = None
    """None: not revealed yet."""
    expected: bool = False
    """Whether it has committed at this table and has not stayed silent since."""


class Toss(msgspec.Struct, frozen=True, tag="toss"):
    """A toss with all its secrets."""

    secret: str
    """The server's secret."""
    seats: tuple[TossSeat, ...]
    phase: TossPhase = TossPhase.OPEN
    restarts: int = 0
    until: int | None = None
    """When it continues without the awaited seats, in milliseconds since 1970."""

    @property
    def under_way(self) -> bool:
        """Whether the game was started and still waits for the seed."""
        return self.phase in {TossPhase.COMMITTING, TossPhase.REVEALING}

    @property
    def commitment(self) -> str:
        """The commitment of the server's secret."""
        return commitment(self.secret)


class ChosenSeed(msgspec.Struct, frozen=True, tag="chosen"):
    """Stands in place of a toss: the host chose the seed."""


def new_toss(secret: str, seats: int) -> Toss:
    """A toss to which nobody has committed yet."""
    return Toss(secret, (TossSeat(),) * seats)


def commit(toss: Toss, seat: Seat, number: int, given: str, until: int) -> Toss:
    """Take the commitment of a seat; with the last awaited one the seats reveal, until then."""
    _check_number(toss, number)
    mine = toss.seats[seat]
    if toss.phase is TossPhase.OPEN:
        return _with_seat(toss, seat, TossSeat(given, expected=True))
    if mine.commitment == given:
        # Sent again after a lost response.
        return toss
    if toss.phase is not TossPhase.COMMITTING:
        raise TossRefused("The commitments of this toss are fixed.")
    if not mine.expected:
        raise TossRefused("The toss continues without this seat.")
    if mine.commitment is not None:
        raise TossRefused("This seat has committed already.")
    committed = _with_seat(toss, seat, TossSeat(given, expected=True))
    awaited = [one for one in committed.seats if one.expected and one.commitment is None]
    return committed if awaited else _reveal_next(committed, until)


def vacate(toss: Toss, seat: Seat, secret: str) -> Toss:
    """The toss after a seat has changed its person.

    While it is under way it is cancelled: it begins anew with a fresh secret of the server, when
    the table starts again.
    """
    left = _with_seat(toss, seat, TossSeat())
    if not left.under_way:
        return left
    seats = tuple(TossSeat(expected=one.expected) for one in left.seats)
    return Toss(secret, seats, TossPhase.OPEN, toss.restarts + 1)


def start(toss: Toss, people: Collection[Seat], until: int) -> Toss:
    """Fix who takes part: the seats of people that have committed.

    After a cancelled toss, seats that have not committed anew yet have time for it. If nobody
    takes part, the toss is done at once.
    """
    if toss.phase is not TossPhase.OPEN:
        raise TossRefused("The toss is under way.")
    seats = tuple(
        one if seat in people and one.expected else TossSeat()
        for seat, one in enumerate(toss.seats)
    )
    fixed = replace(toss, seats=seats)
    if any(one.expected and one.commitment is None for one in seats):
        return replace(fixed, phase=TossPhase.COMMITTING, until=until)
    return _reveal_next(fixed, until)


def reveal(toss: Toss, seat: Seat, number: int, secret: str) -> Toss:
    """Take the secret of a seat; with the last one the toss is done."""
    _check_number(toss, number)
    mine = toss.seats[seat]
    if toss.phase not in {TossPhase.REVEALING, TossPhase.DONE}:
        raise TossRefused("Nothing can be revealed before all commitments are fixed.")
    if mine.commitment is None:
        raise TossRefused("The toss continues without this seat.")
    if mine.commitment != commitment(secret):
        raise WrongSecret("This secret does not fit the commitment of your seat.")
    if mine.secret is not None:
        return toss
    return _done_if_all_revealed(_with_seat(toss, seat, replace(mine, secret=secret)))


def expire(toss: Toss, secret: str, now: int, until: int) -> Toss:
    """The toss after its deadline: it continues without the awaited seats.

    If a secret is missing, everybody commits anew, the server to a fresh `secret`: those who have
    seen other secrets must not decide whether this toss counts. A missing commitment is harmless.
    """
    if not toss.under_way or toss.until is None or now < toss.until:
        return toss
    if toss.phase is TossPhase.COMMITTING:
        seats = tuple(TossSeat() if one.commitment is None else one for one in toss.seats)
        return _reveal_next(replace(toss, seats=seats), until)
    seats = tuple(TossSeat(expected=one.secret is not None) for one in toss.seats)
    anew = Toss(secret, seats, TossPhase.COMMITTING, toss.restarts + 1, until)
    return anew if any(one.expected for one in seats) else _done_if_all_revealed(anew)


def seed_of_toss(toss: Toss) -> str:
    """The seed that a finished toss gives."""
    assert toss.phase is TossPhase.DONE, "before, there is no seed"
    return seed_from(toss.secret, [one.secret for one in toss.seats])


def luck_of(toss: Toss) -> Luck:
    """What everyone needs to check a finished toss; not before the end of the game."""
    assert toss.phase is TossPhase.DONE, "before, there is no seed"
    return Luck(
        Contribution(toss.secret, toss.commitment), tuple(_given(toss.seats)), toss.restarts
    )


def info_of_toss(toss: Toss) -> TossInfo:
    """What everyone may know of a toss while the game runs."""
    seats = tuple(SeatToss(one.commitment, one.secret is not None) for one in toss.seats)
    return TossInfo(toss.phase, toss.restarts, seats, toss.until)


def _given(seats: Iterable[TossSeat]) -> Iterable[Contribution | None]:
    for one in seats:
        given = one.secret is not None and one.commitment is not None
        yield Contribution(one.secret or "", one.commitment or "") if given else None


def _check_number(toss: Toss, number: int) -> None:
    if number != toss.restarts:
        raise TossRefused("This toss is over: another one has begun.")


def _with_seat(toss: Toss, seat: Seat, one: TossSeat) -> Toss:
    return replace(toss, seats=(*toss.seats[:seat], one, *toss.seats[seat + 1 :]))


def _reveal_next(toss: Toss, until: int) -> Toss:
    return _done_if_all_revealed(replace(toss, phase=TossPhase.REVEALING, until=until))


def _done_if_all_revealed(toss: Toss) -> Toss:
    if any(one.commitment is not None and one.secret is None for one in toss.seats):
        return toss
    return replace(toss, phase=TossPhase.DONE, until=None)
