"""The toss: who takes part, what is fixed when, and what happens when a secret does not come."""

from itertools import count

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from skerry.core.luck import check_seed, commitment, seed_from
from skerry.protocol.table_info import TossPhase
from skerry.table import toss as tosses
from skerry.table.toss import Toss, TossRefused, WrongSecret

SERVER, NEXT = "5" * 64, "6" * 64
ANN, BEA = "a" * 64, "b" * 64


def committed(*secrets: str | None) -> Toss:
    """A toss to which some seats have committed."""
    toss = tosses.new_toss(SERVER, len(secrets))
    for seat, secret in enumerate(secrets):
        if secret is not None:
            toss = tosses.commit(toss, seat, 0, commitment(secret), until=0)
    return toss


def started(*secrets: str | None) -> Toss:
    """The same toss after the start, with the deadline 100."""
    return tosses.start(committed(*secrets), range(len(secrets)), 100)


def test_all_reveal() -> None:
    toss = started(ANN, None, BEA)
    assert (toss.phase, toss.until) == (TossPhase.REVEALING, 100)
    toss = tosses.reveal(toss, 2, 0, BEA)
    assert [seat.revealed for seat in tosses.info_of_toss(toss).seats] == [False, False, True]
    toss = tosses.reveal(toss, 0, 0, ANN)
    assert (toss.phase, toss.until) == (TossPhase.DONE, None)
    assert tosses.seed_of_toss(toss) == seed_from(SERVER, [ANN, None, BEA])
    luck = tosses.luck_of(toss)
    assert luck.contributors == (0, 2)
    assert luck.restarts == 0
    check_seed(tosses.seed_of_toss(toss), toss.commitment, luck)


def test_nobody_takes_part() -> None:
    toss = started(None, None)
    assert toss.phase is TossPhase.DONE
    assert tosses.seed_of_toss(toss) == seed_from(SERVER, [None, None])


def test_only_people_take_part() -> None:
    toss = tosses.start(committed(ANN, BEA), {1}, 100)
    assert [seat.commitment for seat in toss.seats] == [None, commitment(BEA)]


def test_before_the_start_a_seat_commits_anew() -> None:
    toss = tosses.commit(committed(ANN), 0, 0, commitment(BEA), until=0)
    assert tosses.info_of_toss(toss).seats[0].commitment == commitment(BEA)


def test_a_missing_secret_begins_the_toss_anew_without_its_seat() -> None:
    toss = tosses.reveal(started(ANN, BEA), 0, 0, ANN)
    assert tosses.expire(toss, NEXT, 99, 200) == toss, "there is still time"
    toss = tosses.expire(toss, NEXT, 100, 200)
    assert (toss.phase, toss.restarts, toss.until) == (TossPhase.COMMITTING, 1, 200)
    assert toss.commitment == commitment(NEXT)
    assert all(seat.commitment is None for seat in toss.seats)
    assert ANN not in msgspec.json.encode(toss).decode(), "the old secrets are forgotten"
    with pytest.raises(TossRefused, match="without this seat"):
        tosses.commit(toss, 1, 1, commitment(BEA), 300)
    fresh = "c" * 64
    toss = tosses.commit(toss, 0, 1, commitment(fresh), 300)
    assert (toss.phase, toss.until) == (TossPhase.REVEALING, 300)
    toss = tosses.reveal(toss, 0, 1, fresh)
    assert tosses.luck_of(toss).restarts == 1
    assert tosses.luck_of(toss).contributors == (0,)


def test_if_all_stay_silent_the_server_is_alone() -> None:
    toss = tosses.expire(started(ANN, BEA), NEXT, 100, 200)
    assert (toss.phase, toss.restarts) == (TossPhase.DONE, 1)
    assert tosses.seed_of_toss(toss) == seed_from(NEXT, [None, None])


def test_a_missing_commitment_is_no_restart() -> None:
    toss = tosses.reveal(tosses.reveal(started(ANN, BEA, ANN), 0, 0, ANN), 1, 0, BEA)
    toss = tosses.expire(toss, NEXT, 100, 200)
    toss = tosses.commit(toss, 1, 1, commitment(ANN), 300)
    assert toss.phase is TossPhase.COMMITTING
    toss = tosses.expire(toss, "7" * 64, 200, 400)
    assert (toss.phase, toss.restarts, toss.until) == (TossPhase.REVEALING, 1, 400)
    assert toss.secret == NEXT
    assert [seat.commitment is None for seat in toss.seats] == [True, False, True]


def test_leaving_cancels_a_toss_that_is_under_way() -> None:
    toss = tosses.vacate(tosses.reveal(started(ANN, BEA), 0, 0, ANN), 1, NEXT)
    assert (toss.phase, toss.restarts, toss.until) == (TossPhase.OPEN, 1, None)
    assert toss.commitment == commitment(NEXT)
    assert all(seat.commitment is None for seat in toss.seats)


def test_after_a_cancelled_toss_nobody_is_left_out_by_haste() -> None:
    """Seat 1 leaves and is back before the client of seat 0 has committed anew."""
    toss = tosses.vacate(started(ANN, BEA), 1, NEXT)
    toss = tosses.commit(toss, 1, 1, commitment(BEA), until=0)
    toss = tosses.start(toss, {0, 1}, 200)
    assert (toss.phase, toss.until) == (TossPhase.COMMITTING, 200)
    toss = tosses.commit(toss, 0, 1, commitment(ANN), 300)
    assert (toss.phase, toss.until) == (TossPhase.REVEALING, 300)


def test_leaving_before_the_start_takes_the_commitment_along() -> None:
    toss = tosses.vacate(committed(ANN, BEA), 0, NEXT)
    assert (toss.phase, toss.restarts, toss.commitment) == (TossPhase.OPEN, 0, commitment(SERVER))
    assert [seat.commitment for seat in toss.seats] == [None, commitment(BEA)]


def test_what_is_sent_again_is_harmless() -> None:
    toss = tosses.reveal(started(ANN, BEA), 0, 0, ANN)
    assert tosses.reveal(toss, 0, 0, ANN) == toss
    assert tosses.commit(toss, 0, 0, commitment(ANN), 300) == toss
    done = tosses.reveal(toss, 1, 0, BEA)
    assert tosses.reveal(done, 1, 0, BEA) == done


def test_what_is_refused() -> None:
    toss = started(ANN, BEA, None)
    with pytest.raises(WrongSecret, match="does not fit"):
        tosses.reveal(toss, 0, 0, BEA)
    with pytest.raises(TossRefused, match="another one"):
        tosses.reveal(toss, 0, 1, ANN)
    with pytest.raises(TossRefused, match="another one"):
        tosses.commit(committed(ANN), 0, 1, commitment(BEA), 0)
    with pytest.raises(TossRefused, match="fixed"):
        tosses.commit(toss, 0, 0, commitment(BEA), 0)
    with pytest.raises(TossRefused, match="without this seat"):
        tosses.reveal(toss, 2, 0, ANN)
    with pytest.raises(TossRefused, match="under way"):
        tosses.start(toss, {0, 1}, 0)
    with pytest.raises(TossRefused, match="before all commitments"):
        tosses.reveal(committed(ANN), 0, 0, ANN)


def test_the_seat_that_commits_last_cannot_commit_twice() -> None:
    toss = tosses.expire(tosses.reveal(started(ANN, BEA), 0, 0, ANN), NEXT, 100, 200)
    toss = msgspec.structs.replace(
        toss, seats=(toss.seats[0], msgspec.structs.replace(toss.seats[1], expected=True))
    )
    toss = tosses.commit(toss, 0, 1, commitment(ANN), 0)
    with pytest.raises(TossRefused, match="committed already"):
        tosses.commit(toss, 0, 1, commitment(BEA), 0)


SEATS = st.integers(0, 2)


class AnyToss(RuleBasedStateMachine):
    """Random courses of a toss with three seats, some of which are bots' or silent."""

    @initialize(people=st.sampled_from([{0, 1, 2}, {0, 1, 2}, {0, 2}, {1}, set[int]()]))
    def begin(self, people: set[int]) -> None:
        self.fresh = (f"{number:064x}" for number in count(1))
        self.people = people
        self.now = 0
        self.secrets: dict[tuple[int, int], str] = {}
        self.fixed: dict[int, tuple[str, tuple[str | None, ...]]] = {}
        self.told: set[int] = set()
        self.toss = tosses.new_toss(next(self.fresh), 3)

    def attempt(self, change: Toss) -> None:
        before, self.toss = self.toss, change
        assert self.toss.restarts - before.restarts in {0, 1}
        assert (self.toss.secret != before.secret) == (self.toss.restarts != before.restarts)
        if self.toss.restarts != before.restarts:
            assert not any(seat.secret or seat.commitment for seat in self.toss.seats)
        if self.toss.phase in {TossPhase.REVEALING, TossPhase.DONE}:
            shown = (self.toss.commitment, tuple(seat.commitment for seat in self.toss.seats))
            assert self.fixed.setdefault(self.toss.restarts, shown) == shown
        if any(seat.secret for seat in self.toss.seats):
            self.told.add(self.toss.restarts)

    @rule(seat=SEATS)
    def commit(self, seat: int) -> None:
        secret = next(self.fresh)
        number = self.toss.restarts
        try:
            self.attempt(tosses.commit(self.toss, seat, number, commitment(secret), self.now + 10))
        except TossRefused:
            return
        self.secrets[number, seat] = secret

    # Mostly somebody has committed: otherwise the toss is done at once.
    @precondition(lambda self: any(one.expected for one in self.toss.seats) or not self.people)
    @rule()
    def start(self) -> None:
        try:
            self.attempt(tosses.start(self.toss, self.people, self.now + 10))
        except TossRefused:
            assert self.toss.phase is not TossPhase.OPEN

    @rule(seat=SEATS)
    def reveal(self, seat: int) -> None:
        number = self.toss.restarts
        secret = self.secrets.get((number, seat), next(self.fresh))
        try:
            self.attempt(tosses.reveal(self.toss, seat, number, secret))
        except TossRefused:
            assert self.toss.phase in {TossPhase.OPEN, TossPhase.COMMITTING} or (
                self.toss.seats[seat].commitment is None
            )

    @rule(passed=st.integers(1, 20))
    def wait(self, passed: int) -> None:
        self.now += passed
        self.attempt(tosses.expire(self.toss, next(self.fresh), self.now, self.now + 10))

    @precondition(lambda self: self.toss.phase is not TossPhase.DONE)
    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        self.attempt(tosses.vacate(self.toss, seat, next(self.fresh)))

    @invariant()
    def a_toss_that_waits_ends(self) -> None:
        assert (self.toss.until is not None) == self.toss.under_way

    @invariant()
    def nothing_secret_is_shown(self) -> None:
        shown = msgspec.json.encode(tosses.info_of_toss(self.toss)).decode()
        assert self.toss.secret not in shown
        assert not any(secret in shown for secret in self.secrets.values())

    @invariant()
    def a_secret_that_was_told_counts_or_is_counted(self) -> None:
        assert all(number <= self.toss.restarts for number in self.told)
        if self.toss.phase is TossPhase.DONE:
            luck = tosses.luck_of(self.toss)
            assert set(luck.contributors) <= self.people
            check_seed(tosses.seed_of_toss(self.toss), self.toss.commitment, luck)
            for seat, given in enumerate(luck.seats):
                assert (given is None) == (self.fixed[luck.restarts][1][seat] is None)


TestAnyToss = AnyToss.TestCase
TestAnyToss.settings = settings(max_examples=100, stateful_step_count=25)
