"""Sentences about secrets: who knows gold and prices, from views and from events."""

from tests.scenarios.phrasebook import Phrasebook, Said
from tests.scenarios.table import Table, expect, stall_of

from skerry.games.skye.game.events import IncomePaid
from skerry.games.skye.game.view import ClanView

SECRETS: Phrasebook[Table] = Phrasebook()


@SECRETS.phrase("{viewer} sees {name}'s gold", "{viewer} does not see {name}'s gold")
def _(table: Table, said: Said) -> None:
    expect(_gold_seen(table, said), table.clan(said.word("name")).gold)


@SECRETS.phrase("{viewer} does not see {name}'s gold", "{viewer} sees {name}'s gold")
def _(table: Table, said: Said) -> None:
    expect(_gold_seen(table, said), None)


def _gold_seen(table: Table, said: Said) -> int | None:
    view = table.viewed_by(said.word("viewer"))
    return view.clans[table.seat(said.word("name"))].gold


@SECRETS.phrase("{viewer} learns {name}'s gold", "{viewer} does not learn {name}'s gold")
def _(table: Table, said: Said) -> None:
    expect(_gold_told(table, said), [table.clan(said.word("name")).gold])


@SECRETS.phrase("{viewer} does not learn {name}'s gold", "{viewer} learns {name}'s gold")
def _(table: Table, said: Said) -> None:
    expect(_gold_told(table, said), [None])


def _gold_told(table: Table, said: Said) -> list[int | None]:
    viewer, seat = table.viewer(said.word("viewer")), table.seat(said.word("name"))
    told = [told.seen_by(viewer) for told in table.happened]
    return [event.gold for event in told if isinstance(event, IncomePaid) and event.seat == seat]


@SECRETS.phrase("{viewer} sees {name}'s prices", "{viewer} does not see {name}'s prices")
def _(table: Table, said: Said) -> None:
    expect(stall_of(_seen(table, said)), stall_of(table.clan(said.word("name"))))
    assert _knows_prices(_seen(table, said)), "no price or axe is seen"


@SECRETS.phrase("{viewer} does not see {name}'s prices", "{viewer} sees {name}'s prices")
def _(table: Table, said: Said) -> None:
    assert not _knows_prices(_seen(table, said)), f"found: {_seen(table, said).stall}"


def _seen(table: Table, said: Said) -> ClanView:
    return table.viewed_by(said.word("viewer")).clans[table.seat(said.word("name"))]


def _knows_prices(clan: ClanView) -> bool:
    return any(offer.axed or offer.price is not None for offer in clan.stall)


@SECRETS.phrase("{viewer} sees that {name} is ready", "{viewer} sees that {name} is not ready")
def _(table: Table, said: Said) -> None:
    assert _seen(table, said).sealed, "not ready"


@SECRETS.phrase("{viewer} sees that {name} is not ready", "{viewer} sees that {name} is ready")
def _(table: Table, said: Said) -> None:
    assert not _seen(table, said).sealed, "ready"
