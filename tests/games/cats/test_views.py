"""What a seat may know: views, the audiences of events, and guesses that respect both."""

from random import Random

import msgspec
import pytest
from tests.games.cats.table import Table, ints, numbered

from skerry.core.event import Event
from skerry.games.cats import CATS
from skerry.games.cats.game.events import (
    AnytimePlayed,
    CardsDealt,
    CardsKept,
    CardsLaid,
    CardsPaid,
    ChoiceSealed,
    LessonLaid,
    RescueCardsShown,
    SetUp,
    SisterRowOpened,
)
from skerry.games.cats.game.options import CatsOptions, Mode
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import snapshot, view_of
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import DEAL, KEEP, LAY, OVER, PAY, RESCUE

SECRET = ("hand", "pack", "kept", "seen", "drawn", "laid", "lessons", "discards")


def full(phase: int = LAY) -> Table:
    """Two seats with cards of all kinds."""
    table = Table(phase=phase).fields("red-k01")
    for seat in range(2):
        first = 1 + 40 * seat
        for number, pile in enumerate(SECRET):
            cards = ints(range(first + 4 * number, first + 4 * number + 3))
            setattr(table.crew(seat), pile, cards)
            table.state.deck = ints(card for card in table.state.deck if card not in cards)
    return table


@pytest.mark.parametrize("pile", SECRET)
def test_a_seat_sees_its_own_cards_and_the_number_of_those_of_others(pile: str) -> None:
    table = full()
    mine = getattr(view_of(table.state, 0).crews[0], pile)
    assert mine.count == 3
    assert mine.cards == tuple(table.ids(getattr(table.crew(0), pile)))
    for seat, other in ((0, 1), (1, 0), (None, 0), (None, 1)):
        seen = getattr(view_of(table.state, seat).crews[other], pile)
        assert (seen.count, seen.cards) == (3, None)


def test_laid_cards_are_hidden_until_the_reveal() -> None:
    assert view_of(full(LAY).state, 0).crews[1].laid.cards is None
    for seat in (0, 1, None):
        assert view_of(full(RESCUE).state, seat).crews[1].laid.known == ("d062", "d063", "d064")


def test_lessons_are_shown_at_the_end_and_discards_never() -> None:
    end = view_of(full(OVER).state, None)
    assert end.crews[0].lessons.known == ("d026", "d027", "d028")
    assert end.crews[0].discards.cards is None


def test_what_everybody_sees() -> None:
    table = full()
    table.crew(1).fish = 7
    table.crew(1).used = 2
    view = view_of(table.state, None)
    assert (view.crews[1].fish, view.crews[1].ready, view.crews[1].used) == (7, 1, 2)
    assert view.left == ("red-k01",)
    assert len(view.bag) == 109, "what is left in the bag can be told"
    assert view.deck.cards is None
    assert view.deck.count == len(table.state.deck)
    assert view.order == (0, 1)


def test_a_sealed_choice_is_its_owners() -> None:
    table = Table(phase=PAY).kept(0, "d001 d043").kept(1, "d044").say(0, "pay d043")
    assert view_of(table.state, 0).crews[0].choice == ("d043",)
    for seat in (1, None):
        seen = view_of(table.state, seat).crews[0]
        assert (seen.sealed, seen.choice) == (True, None)


def test_the_lesson_that_is_being_named_is_open() -> None:
    table = Table(phase=PAY).kept(0, "d113 d144").kept(1, "d115")
    table.say(0, "pay d113 d144").say(1, "pay nothing").go_on()
    view = view_of(table.state, 1)
    assert view.naming == "d144"
    assert view.crews[0].kept.cards is None


def test_her_row_lies_face_down_but_for_its_first_card() -> None:
    table = Table(1, mode=Mode.SOLO, phase=LAY).fields("red-k01 red-k02", "blue-k01 blue-k02")
    table.say(0, "lay nothing").draw("sister ss03", "sister ss01", "sister ss04")
    for seat in (0, None):
        sister = view_of(table.state, seat).sister
        assert sister is not None
        assert sister.row == ("ss03", None, None)
        assert (sister.deck, sister.deck_count) == (None, 20)
    table.say(0, "rescue red-k01").at(0, "red-k01", "h3 0")
    sister = view_of(table.state, 0).sister
    assert sister is not None
    assert sister.row == (None, None), "the next ones are turned up when she plays them"
    assert sister.played == ("ss03",)


def test_no_seat_and_no_crew() -> None:
    state = full().state
    with pytest.raises(ValueError, match="there is no seat 2"):
        CATS.view(state, 2)
    with pytest.raises(ValueError, match="a spectator has no crew"):
        _ = CATS.view(state, None).mine
    assert CATS.view(state, 1).mine.hand.count == 3
    assert len(CATS.legal(CATS.view(state, None))) == 0


def test_a_snapshot_hides_nothing() -> None:
    table = full()
    again = restore(snapshot(table.state))
    assert snapshot(again) == snapshot(table.state)
    assert list(again.crews[1].hand) == list(table.crew(1).hand)
    assert list(again.deck) == list(table.state.deck)


# --- Events -----------------------------------------------------------------------------------


def learned(table: Table, seat: int | None, kind: type[Event]) -> list[Event]:
    """The events of one kind that a seat saw in the last step."""
    assert table.last is not None
    return [event for event in table.last.events_for(seat) if isinstance(event, kind)]


def test_dealt_cards_are_their_owners() -> None:
    table = Table(phase=DEAL).draw(*(f"card {card}" for card in numbered(1, 7).split()))
    whole = [CardsDealt(0, tuple(table.ids(range(7))))]
    assert learned(table, 0, CardsDealt) == whole
    for seat in (1, None):
        assert learned(table, seat, CardsDealt) == [CardsDealt(0, count=7)]


def test_kept_cards_are_their_owners() -> None:
    table = Table(phase=KEEP).pack(0, numbered(1, 7)).pack(1, numbered(8, 7))
    table.say(0, "keep d001 d002")
    assert learned(table, 1, ChoiceSealed) == [ChoiceSealed(0)]
    assert not learned(table, 0, CardsKept)
    table.say(1, "keep d008 d009")
    first, second = table.ids([0, 1]), table.ids([7, 8])
    assert learned(table, 0, CardsKept) == [
        CardsKept(0, tuple(first)),
        CardsKept(1, count=2),
    ]
    assert learned(table, 1, CardsKept) == [
        CardsKept(0, count=2),
        CardsKept(1, tuple(second)),
    ]


def test_payments_tell_others_how_many_and_how_much() -> None:
    table = Table(phase=PAY).kept(0, "d001 d043").kept(1, "d044")
    table.say(0, "pay d001").say(1, "pay nothing")
    assert learned(table, None, CardsPaid) == [
        CardsPaid(0, 5, 15, count=1),
        CardsPaid(1, 0, 20, count=0),
    ]
    [own, _] = learned(table, 0, CardsPaid)
    assert isinstance(own, CardsPaid)
    assert (own.cards, own.discard) == (("d001",), ("d043",))


def test_private_lessons_are_laid_face_down() -> None:
    table = Table(phase=PAY).kept(0, "d113").kept(1, "d044")
    table.say(0, "pay d113").say(1, "pay nothing").go_on()
    assert learned(table, 0, LessonLaid) == [LessonLaid(0, CARDS[112].id)]
    assert learned(table, 1, LessonLaid) == [LessonLaid(0)]


def test_laid_cards_are_counted_and_then_shown() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(0, "d007 d043").say(0, "lay d007 d043")
    assert learned(table, 1, CardsLaid) == [CardsLaid(0, 2)]
    assert not learned(table, 1, RescueCardsShown)
    table.say(1, "lay nothing")
    assert len(learned(table, None, RescueCardsShown)) == 2


def test_drawn_cards_are_their_owners() -> None:
    table = Table().fields("red-k01").hand(0, "d071").say(0, "anytime d071")
    table.draw("card d113", "card d043")
    assert view_of(table.state, 1).crews[0].drawn.cards is None
    table.say(0, "pay d043")
    [own] = learned(table, 0, AnytimePlayed)
    assert isinstance(own, AnytimePlayed)
    assert (own.drawn, own.kept) == (("d113", "d043"), ("d043",))
    [other] = learned(table, 1, AnytimePlayed)
    assert isinstance(other, AnytimePlayed)
    assert (other.cost, other.fish, other.count) == (2, 18, 1)
    assert not isinstance(other.drawn, tuple)
    assert not isinstance(other.kept, tuple)


def test_lessons_given_for_a_basket_stay_secret() -> None:
    table = Table().fields("red-k01").hand(0, "d086").lessons(0, "d113 d114")
    table.say(0, "anytime d086 lessons d113 d114")
    for seat in (1, None):
        [event] = learned(table, seat, AnytimePlayed)
        assert isinstance(event, AnytimePlayed)
        assert not isinstance(event.lessons, tuple)
        assert event.count == 2


def test_nobody_learns_her_hidden_cards_and_colours() -> None:
    table = Table(1, mode=Mode.SOLO, phase=LAY).fields("red-k01 red-k02")
    table.say(0, "lay nothing").draw("sister ss03", "sister ss01", "sister ss04")
    [row] = learned(table, 0, SisterRowOpened)
    assert row == SisterRowOpened(("ss03",), 0, 3)
    state = CATS.start(1, CatsOptions(Mode.SOLO))
    told: list[Event] = []
    while state.ship == 0:
        step = CATS.play(state, CATS.outcomes(state)[0][0])
        told += step.events_for(0)
        state = step.state
    [setup] = [event for event in told if isinstance(event, SetUp)]
    assert setup.colours is not None
    assert len(setup.colours) == 1


def named(event: Event) -> set[str]:
    """All cards that an event names."""
    text = msgspec.json.encode(event).decode()
    return {card.id for card in CARDS if f'"{card.id}"' in text}


def test_in_random_games_nobody_learns_a_card_of_another_too_early() -> None:
    """Every card that a seat sees in an event is in its view, was played openly, or is its own."""
    random = Random("audiences")
    state = CATS.start(3)
    heard: list[set[str]] = [set(), set(), set()]
    while state.ship in (0, 5, 4):
        awaited = CATS.awaits(state)
        if -1 in awaited:
            draws = CATS.outcomes(state)
            step = CATS.play(state, random.choice(draws)[0])
        else:
            seat = min(awaited)
            step = CATS.play(state, CATS.legal(CATS.view(state, seat)).choose(random))
        before, state = state, step.state
        for seat in range(3):
            hidden = cards_hidden_from(seat, before) & cards_hidden_from(seat, state)
            for event in step.events_for(seat):
                assert not named(event) & hidden
                heard[seat] |= named(event)
    assert all(heard)


def cards_hidden_from(seat: int, state: State) -> set[str]:
    """The cards in the hands, packs, lessons and discards of the others, and in the deck."""
    found = set(state.deck)
    for other, crew in enumerate(state.crews):
        if other != seat:
            found |= {*crew.hand, *crew.kept, *crew.lessons, *crew.discards, *crew.drawn}
    return {CARDS[card].id for card in found}


# --- Guesses ----------------------------------------------------------------------------------


def two_rounds() -> Table:
    """Both seats have kept twice: each pack has come back to where it was dealt."""
    table = Table(phase=KEEP).pack(0, numbered(1, 7)).pack(1, numbered(8, 7))
    table.say(0, "keep d001 d002").say(1, "keep d008 d009")
    return table.say(0, "keep d010 d011").say(1, "keep d003 d004")


def test_after_a_round_trip_the_cards_that_the_other_took_are_known() -> None:
    table = two_rounds()
    view = CATS.view(table.state, 0)
    assert view.mine.pack.known == ("d005", "d006", "d007")
    for seed in range(20):
        guessed = CATS.guess(view, Random(seed))
        kept = table.ids(guessed.crews[1].kept)
        assert {"d003", "d004"} <= set(kept), "they were in the pack that seat 0 passed on"
        assert not {"d001", "d002", "d010", "d011"} & set(kept)
        assert set(table.ids(guessed.crews[1].pack)) == {"d012", "d013", "d014"}
        assert CATS.view(guessed, 0) == view


def test_the_first_cards_that_the_other_kept_stay_unknown() -> None:
    view = CATS.view(two_rounds().state, 0)
    found = set()
    for seed in range(40):
        guessed = CATS.guess(view, Random(seed))
        found |= {CARDS[card].id for card in guessed.crews[1].kept}
    assert len(found - {"d003", "d004"}) > 10


@pytest.mark.parametrize("phase", [LAY, RESCUE])
def test_a_guess_deals_every_unseen_card_once(phase: int) -> None:
    table = Table(3, phase=phase).fields("red-k01")
    table.hand(0, "d001 d043").hand(1, "d044 d045 d071").lessons(1, "d113").laid(2, "d007")
    for seat in (0, 1, 2, None):
        view = CATS.view(table.state, seat)
        for seed in range(5):
            guessed = CATS.guess(view, Random(seed))
            piles = [(c.hand, c.lessons, c.laid) for c in guessed.crews]
            dealt = [card for crew in piles for pile in crew for card in pile]
            assert sorted([*dealt, *guessed.deck]) == list(range(150))
            assert CATS.view(guessed, seat) == view


def test_a_guess_hides_rescue_cards_among_rescue_cards() -> None:
    table = Table(phase=LAY).fields("red-k01").hand(0, "d007 d043").hand(1, "d008")
    table.say(0, "lay d007 d043")
    view = CATS.view(table.state, 1)
    rescue = {card.id for card in CARDS if card.kind == "rescue"}
    guesses = [CATS.guess(view, Random(seed)) for seed in range(10)]
    found = {CARDS[card].id for guess in guesses for card in guess.crews[0].laid}
    assert found <= rescue - {"d008"}
    assert len(found) > 4
    assert CARD_NUMBER["d008"] not in {card for g in guesses for card in g.crews[0].laid}
