"""Anytime cards that change a rescue: what they are worth to the levels, and their moment."""

from random import Random

import pytest
from tests.games.cats.table import Table

from skerry.core.bot import Decision
from skerry.games.cats import CATS
from skerry.games.cats.bots.anytime import CardsOfToday
from skerry.games.cats.bots.levels import EXPERT, HARD, Level
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.shop import Shop
from skerry.games.cats.bots.thinker import CatsThinker
from skerry.games.cats.game.moves import Anytime, CatsMove
from skerry.games.cats.game.options import Difficulty, Mode
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import CARD_NUMBER, CardId
from skerry.games.cats.rules.state import LAY, RESCUE

HERD, FIELDS, SPOT = (CARD_NUMBER[CardId(name)] for name in ("d077", "d083", "d069"))
BASKETS = "d043 d044 d045 d046 d047 d048"


def solo(ship: int = 3, phase: int = RESCUE) -> Table:
    """A turn against the sister, with many baskets ready."""
    table = Table(1, mode=Mode.SOLO, difficulty=Difficulty.EASY, phase=phase, ship=ship)
    table.crew().ready = 3
    table.state.sister_begun = True
    return table


def decision(table: Table) -> "Decision[View, CatsMove]":
    view = CATS.view(table.state, 0)
    return Decision(view, CATS.legal(view), Random(1), effort=0.01)


def mind(table: Table, level: Level = EXPERT) -> Mind:
    return Mind(decision(table), level)


def chosen(table: Table, level: Level = EXPERT) -> CatsMove:
    return CatsThinker(level).weigh(decision(table))[0].move


def test_a_herd_saves_fish_for_cats_that_one_takes() -> None:
    dear = solo().fields("", "red-k01 red-k02 red-k03").boat(0, "red-k04 h3 0")
    cheap = solo().fields("red-k01 red-k02 red-k03").boat(0, "red-k04 h3 0")
    assert CardsOfToday(mind(dear), 3).gain(HERD) > 0
    assert CardsOfToday(mind(cheap), 3).gain(HERD) == 0
    assert CardsOfToday(mind(dear), 0).gain(HERD) == 0, "without baskets"


def test_cats_from_the_bag_help_where_none_lie() -> None:
    none = solo().boat(0, "red-k04 h3 0")
    assert CardsOfToday(mind(none), 2).gain(FIELDS) > 0
    assert CardsOfToday(mind(none), 0).gain(FIELDS) == 0, "without baskets"


def test_a_free_spot_helps_where_more_rats_lie_elsewhere() -> None:
    begun = solo(ship=1).fields("orange-k01").boat(0, "red-k04 h3 0")
    assert CardsOfToday(mind(begun), 1).gain(SPOT) > 0
    assert CardsOfToday(mind(begun), 0).gain(SPOT) == 0, "without baskets"
    empty = solo(ship=1).fields("orange-k01")
    assert CardsOfToday(mind(empty), 1).gain(SPOT) == 0, "the first tile may lie anywhere"


@pytest.mark.parametrize("card", [HERD, FIELDS, SPOT])
def test_only_levels_that_look_ahead_buy_them(card: int) -> None:
    table = solo(phase=LAY).fields("red-k01", "blue-k01").boat(0, "red-k04 h3 0")
    assert Shop(mind(table)).worth(card) >= 50
    assert Shop(mind(table, HARD)).worth(card) == 0


def test_on_the_last_day_a_card_is_played_as_soon_as_it_helps() -> None:
    table = solo(ship=1).boat(0, "red-k04 h3 0").hand(0, "d083")
    table.fields("red-k01", "red-k02")
    move = chosen(table)
    assert isinstance(move, Anytime)
    assert move.card == "d083"


def test_baskets_that_the_days_left_cannot_use_are_worth_less() -> None:
    few = solo(phase=LAY).fields("red-k01").hand(0, "d043")
    many = solo(phase=LAY).fields("red-k01").hand(0, BASKETS)
    assert Shop(mind(many)).purse.keep_whole < Shop(mind(few)).purse.keep_whole
    early = solo(phase=LAY, ship=5).fields("red-k01").hand(0, BASKETS)
    assert Shop(mind(many)).purse.keep_whole < Shop(mind(early)).purse.keep_whole


def test_a_further_cat_of_the_next_turn_is_planned() -> None:
    table = Table(2).fields("red-k01 blue-k01 green-k01")
    assert list(mind(table).day().turns)[:2] != [0, 0]
    table.crew().extra = 1
    assert list(mind(table).day().turns)[:2] == [0, 0]


ANGLERS, BAIT = (CARD_NUMBER[CardId(name)] for name in ("d067", "d092"))


def test_fish_cards_are_worth_what_will_surely_be_there() -> None:
    table = Table(2, phase=LAY, ship=4).fields("red-k01").boat(0, "red-k04 h3 0")
    assert Shop(mind(table)).anytime(ANGLERS) == 0, "no oshax aboard, and none in hand"
    assert Shop(mind(table)).anytime(BAIT) == 0
    assert Shop(mind(table.hand(0, "d001"))).anytime(ANGLERS) > 0
