"""Sentences about the last answers: what happened, and how the game ended."""

from typing import TypeVar

from tests.scenarios.phrasebook import Phrasebook, Said
from tests.scenarios.table import Table, expect

from skerry.core.event import Event
from skerry.games.skye import SKYE
from skerry.games.skye.game.events import (
    FinalScored,
    GameEnded,
    GoalScored,
    IncomePaid,
    PricesRevealed,
    RoundBegan,
    TileBought,
    TileKept,
    TileReturned,
)
from skerry.games.skye.game.score_source import GoalSource
from skerry.games.skye.game.view import Phase
from skerry.games.skye.pieces.tiles import TileId

EVENTS: Phrasebook[Table] = Phrasebook()
E = TypeVar("E", bound=Event)


def happened(table: Table, kind: type[E]) -> list[E]:
    """The events of a kind that the last answers caused."""
    return [event for event in table.events() if isinstance(event, kind)]


@EVENTS.phrase("{name} gets {castle:number} + {whisky:number} + {behind:number} gold")
def _(table: Table, said: Said) -> None:
    seat = table.seat(said.word("name"))
    paid = [(e.castle, e.whisky, e.behind) for e in happened(table, IncomePaid) if e.seat == seat]
    expect(paid, [(said.number("castle"), said.number("whisky"), said.number("behind"))])


@EVENTS.phrase("{name} reveals {rest}", "nothing is revealed")
def _(table: Table, said: Said) -> None:
    seat = table.seat(said.word("name"))
    shown = [event for event in happened(table, PricesRevealed) if event.seat == seat]
    prices = [f"{event.axe}, {_prices(event)}" for event in shown]
    expect([f"axe {text}" for text in prices], [said.word("rest")])


def _prices(event: PricesRevealed) -> str:
    return ", ".join(f"{tile}={gold}" for tile, gold in event.prices.items())


@EVENTS.phrase("nothing is revealed", "Ann reveals axe L01, L02=1, L03=1")
def _(table: Table, said: Said) -> None:
    expect(happened(table, PricesRevealed), [])


@EVENTS.phrase("{name} buys {tile} from {seller:name} for {number} gold")
def _(table: Table, said: Said) -> None:
    seat, seller = (table.seat(said.word(who)) for who in ("name", "seller"))
    bought = [(e.tile, e.from_, e.price) for e in happened(table, TileBought) if e.seat == seat]
    expect(bought, [(said.word("tile"), seller, said.number())])


@EVENTS.phrase("{name} keeps {tile} and loses {number} gold")
def _(table: Table, said: Said) -> None:
    kept = _kept(table, said)
    assert (said.word("tile"), said.number()) in kept, f"found: {kept}"


@EVENTS.phrase("{name} keeps nothing", "{name} keeps L01 and loses 1 gold")
def _(table: Table, said: Said) -> None:
    expect(_kept(table, said), [])


def _kept(table: Table, said: Said) -> list[tuple[str, int]]:
    seat = table.seat(said.word("name"))
    return [(event.tile, event.price) for event in happened(table, TileKept) if event.seat == seat]


@EVENTS.phrase("{name} returns {tile}", "{name} returns nothing")
def _(table: Table, said: Said) -> None:
    expect(_returned(table, said), [said.word("tile")])


@EVENTS.phrase("{name} returns nothing", "{name} returns L01")
def _(table: Table, said: Said) -> None:
    expect(_returned(table, said), [])


def _returned(table: Table, said: Said) -> list[str]:
    seat = table.seat(said.word("name"))
    return [event.tile for event in happened(table, TileReturned) if event.seat == seat]


@EVENTS.phrase("{name} scores goal {slot} for {number} points")
def _(table: Table, said: Said) -> None:
    seat = table.seat(said.word("name"))
    scored = [e for e in happened(table, GoalScored) if e.seat == seat]
    expect([e.points for e in scored if e.slot == said.word("slot")], [said.number()])


@EVENTS.phrase("goals {slots} are scored", "goals A, B, C, D are scored")
def _(table: Table, said: Said) -> None:
    expect(sorted({e.slot for e in happened(table, GoalScored)}), said.several("slots"))


@EVENTS.phrase("no goal is scored", "goals A, B, C, D are scored")
def _(table: Table, said: Said) -> None:
    expect(happened(table, GoalScored), [])


@EVENTS.phrase("round {number} begins with {name}")
def _(table: Table, said: Said) -> None:
    began = [(e.round, table.names[e.first]) for e in happened(table, RoundBegan)]
    expect(began, [(said.number(), said.word("name"))])
    expect(table.whole.first, table.seat(said.word("name")))


@EVENTS.phrase("the rounds begin with {names}", "the rounds begin with nobody")
def _(table: Table, said: Said) -> None:
    began = [table.names[event.first] for event in happened(table, RoundBegan)]
    expect(began, said.several("names"))


@EVENTS.phrase("goal {slot} is scored in rounds {numbers}")
def _(table: Table, said: Said) -> None:
    rounds: set[int] = set()
    now = 0
    for event in table.events():
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, GoalScored) and event.slot == said.word("slot"):
            rounds.add(now)
    expect(sorted(rounds), said.numbers())


# --- the end ---------------------------------------------------------------------------------


@EVENTS.phrase("{name}'s scroll on {tile} gives {number} points")
def _(table: Table, said: Said) -> None:
    scrolls = {scroll.tile: scroll.points for scroll in _final(table, said).scrolls}
    assert scrolls.get(TileId(said.word("tile"))) == said.number(), f"found: {scrolls}"


@EVENTS.phrase("{name}'s {gold:number} gold give {number} points")
def _(table: Table, said: Said) -> None:
    final = _final(table, said)
    expect((final.gold, final.gold_points), (said.number("gold"), said.number()))


@EVENTS.phrase("{name} ends with {number} points")
def _(table: Table, said: Said) -> None:
    result = SKYE.result(table.state)
    assert result is not None, "the game is not over"
    expect(_final(table, said).total, said.number())
    expect(result.scores[table.seat(said.word("name"))], said.number())


@EVENTS.phrase("{name}'s scorecard has {number} points for {rest}")
def _(table: Table, said: Said) -> None:
    """For a goal `D in round 6`, for a scroll `scroll sheep2`, for the gold `purse`."""
    result = SKYE.result(table.state)
    assert result is not None, "the game is not over"
    sums: dict[str, int] = {}
    for line in result.standings[table.seat(said.word("name"))].scorecard.lines:
        what = line.what
        slot = what.slot if isinstance(what, GoalSource) else None
        topic = f"{slot} in round {what.round}" if slot else what.topic
        sums[topic] = sums.get(topic, 0) + line.points
    assert sums.get(said.word("rest")) == said.number(), f"found: {sums}"


def _final(table: Table, said: Said) -> FinalScored:
    seat = table.seat(said.word("name"))
    for event in happened(table, FinalScored):
        if event.seat == seat:
            return event
    raise AssertionError("the game did not end")


@EVENTS.phrase("the game is over", "chance must answer")
def _(table: Table, said: Said) -> None:
    expect(SKYE.awaits(table.state), frozenset())
    expect(table.whole.phase, Phase.OVER)
    assert SKYE.result(table.state) is not None, "there is no result"


@EVENTS.phrase("{names} wins", "nobody wins")
def _(table: Table, said: Said) -> None:
    _win(table, said)


@EVENTS.phrase("{names} win", "nobody wins")
def _(table: Table, said: Said) -> None:
    _win(table, said)


def _win(table: Table, said: Said) -> None:
    result = SKYE.result(table.state)
    assert result is not None, "the game is not over"
    expect(table.named(result.winners), sorted(said.several("names")))
    expect([event.winners for event in happened(table, GameEnded)], [result.winners])
