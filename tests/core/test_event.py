"""Events and their audiences: what each seat sees of a step."""

import msgspec
import pytest
from tests.core.table import match_at

from skerry.core.event import Announcement, Event
from skerry.core.game import Step
from skerry.games.skye.game.events import IncomePaid, PricesRevealed, PricesSealed
from skerry.games.skye.game.options import Money, SkyeOptions
from skerry.games.skye.game.view import Phase


class Shown(Event, frozen=True, tag="shown"):
    """A card is shown."""

    card: str


class Hidden(Event, frozen=True, tag="hidden"):
    """A card is there, face down."""


PUBLIC = Announcement(Shown("ace"))
FOR_ONE = Announcement(Shown("king"), frozenset({1}), Hidden())
SECRET = Announcement(Shown("queen"), frozenset({0, 2}))


def test_everybody_learns_what_is_public() -> None:
    assert [PUBLIC.seen_by(seat) for seat in (None, 0, 1)] == [Shown("ace")] * 3


def test_others_learn_less() -> None:
    assert FOR_ONE.seen_by(1) == Shown("king")
    assert FOR_ONE.seen_by(0) == Hidden()
    assert FOR_ONE.seen_by(None) == Hidden()


def test_others_may_learn_nothing() -> None:
    assert SECRET.seen_by(0) == SECRET.seen_by(2) == Shown("queen")
    assert SECRET.seen_by(1) is None
    assert SECRET.seen_by(None) is None


@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        (None, [Shown("ace"), Hidden()]),
        (0, [Shown("ace"), Hidden(), Shown("queen")]),
        (1, [Shown("ace"), Shown("king")]),
    ],
)
def test_a_step_tells_each_seat_its_own_story(seat: int | None, cards: list[Event]) -> None:
    step = Step("state", (PUBLIC, FOR_ONE, SECRET))
    assert list(step.events_for(seat)) == cards
    assert step.state == "state"
    assert not step.revealed


def test_events_are_values() -> None:
    assert msgspec.json.encode(Shown("ace")) == b'{"type":"shown","card":"ace"}'
    assert Shown("ace") == Shown("ace") != Shown("king")
    with pytest.raises(AttributeError):
        PUBLIC.event = Hidden()  # type: ignore[misc]


def income_steps(money: Money) -> tuple[Announcement, ...]:
    match = match_at(Phase.FIRST, seats=3, options=SkyeOptions(money=money))
    step = match.play(match.game.outcomes(match.state)[0][0])
    return tuple(told for told in step.announcements if isinstance(told.event, IncomePaid))


def test_only_the_owner_sees_hidden_money() -> None:
    told = income_steps(Money.HIDDEN)
    assert len(told) == 3
    for owner, one in enumerate(told):
        for seat in (None, 0, 1, 2):
            learned = one.seen_by(seat)
            assert isinstance(learned, IncomePaid)
            assert (learned.seat, learned.castle, learned.whisky, learned.behind) == (
                owner,
                5,
                0,
                0,
            )
            assert learned.gold == (5 if seat == owner else None)


def test_everybody_sees_open_money() -> None:
    for one in income_steps(Money.OPEN):
        for seat in (None, 0, 1, 2):
            learned = one.seen_by(seat)
            assert isinstance(learned, IncomePaid)
            assert learned.gold == 5


def test_prices_are_hidden_while_sealed_and_then_revealed_to_all() -> None:
    match = match_at(Phase.PRICE)
    first = match.play(next(iter(match.legal(0))))
    assert not first.revealed
    for seat in (None, 0, 1):
        assert first.events_for(seat) == (PricesSealed(0),)
    second = match.play(next(iter(match.legal(1))))
    assert second.revealed
    for seat in (None, 0, 1):
        sealed, *shown = second.events_for(seat)
        assert sealed == PricesSealed(1)
        assert [type(event) for event in shown] == [PricesRevealed, PricesRevealed]


def test_that_somebody_is_ready_stands_in_no_record() -> None:
    assert not PricesSealed(0).recorded
    assert Shown("ace").recorded
