"""The fixed draws of the Isle of Cats lessons show what the guide explains."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from skerry.bots.registry import find as find_bot
from skerry.core.event import Event
from skerry.core.luck import seed_of
from skerry.core.registry import find
from skerry.games.cats.game.events import (
    CatRescued,
    MapCovered,
    OshaxPlaced,
    SisterActed,
    TreasuresPlaced,
)
from skerry.games.cats.game.explain import score_now
from skerry.games.cats.game.moves import CatsMove, Keep, Lay, Pay, Place, Rescue
from skerry.games.cats.game.question import Phase, PlaceTile
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import CARDS, Kind
from skerry.games.cats.text.notation import read_move
from skerry.protocol.table_info import Aids, NoClock
from skerry.table.entries import Moved, Started
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "cats" / "learn" / "lesson.json"
LESSONS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
YOU, BOT = 0, 1
DAYS = {"standard": 2, "solo": 1}
"""The number of guided days."""
KINDS = {card.id: card.kind for card in CARDS}


def lesson(mode: str) -> Table:
    """The table of a lesson at the start."""
    plugin = find("cats")
    given = {"mode": mode} if mode == "standard" else {"mode": mode, "difficulty": "easy"}
    names = ("You", "Bot") if mode == "standard" else ("You",)
    seed = seed_of(LESSONS[mode]["luck"])
    options = plugin.record_reader.read_options(given)
    table = new_table(
        TableConfig("lesson", plugin, options, len(names), seed, "", NoClock(), Aids(), "greedy")
    )
    bots = {BOT: LESSONS[mode]["bot"]} if mode == "standard" else {}
    table.extend(0, [Started(plugin.game.version, names, bots)])
    return table


def planned(plan: dict[str, Any], view: View, legal: list[CatsMove]) -> CatsMove | None:
    """The moves that the guide suggests."""
    if view.question is not None:
        places = [move for move in legal if isinstance(move, Place)]
        spots = plan["finds"]
        if isinstance(view.question, PlaceTile):
            spots = [cat["at"] for cat in plan["cats"]]
        wanted = [read_move(f"at {spot}", YOU) for spot in spots]
        return next((move for move in places if move in wanted), None)
    hand = view.mine.hand.cards or ()
    if view.phase is Phase.KEEP:
        pack = set(view.mine.pack.cards or ())
        return next((Keep(YOU, tuple(set_)) for set_ in plan["keep"] if pack >= set(set_)), None)
    if view.phase is Phase.PAY:
        cards = tuple(card for card in plan["pay"] if card in (view.mine.kept.cards or ()))
        return Pay(YOU, cards) if len(cards) >= 3 else None
    if view.phase is Phase.LAY:
        return Lay(YOU, tuple(card for card in hand if KINDS[card] is Kind.RESCUE))
    if view.phase is Phase.RESCUE:
        rescues = [move for move in legal if isinstance(move, Rescue)]
        order = [cat["tile"] for cat in plan["cats"]]
        found = [move for tile in order for move in rescues if move.tile == tile]
        return found[0] if found else None
    return None


def played(mode: str) -> Table:
    """Play the guided days with the guide's moves, or else with the bot's."""
    table = lesson(mode)
    bot = find_bot("greedy", "cats")
    for number in range(1, 300):
        seat = max(table.awaits)
        view = table.match.view(seat)
        if 6 - view.ship > DAYS[mode]:
            return table
        legal = table.match.legal(seat)
        move = planned(LESSONS[mode]["plan"], view, list(legal)) if seat == YOU else None
        if move is None:
            mind = table.config.bot_seed(seat, table.question(seat) or 0)
            move = bot.choose(view, legal, Random(mind))
        encoded = msgspec.Raw(msgspec.json.encode(move))
        table.extend(number, [Moved(seat, encoded, f"move {number}")])
    raise AssertionError("the guided days do not end")


def told(table: Table) -> list[Event]:
    return [one.event for step in table.steps for one in step.announcements]


@pytest.mark.parametrize("mode", DAYS)
def test_the_first_cards_suit_a_lesson(mode: str) -> None:
    view = lesson(mode).match.view(YOU)
    kinds = [KINDS[card] for card in view.mine.pack.cards or ()]
    assert kinds.count(Kind.RESCUE) >= 2
    assert Kind.LESSON in kinds
    assert set(kinds) & {Kind.TREASURE, Kind.OSHAX}
    assert view.rare


def test_following_the_guided_days_pays_off() -> None:
    table = played("standard")
    events = told(table)
    mine = [event for event in events if isinstance(event, CatRescued) and event.seat == YOU]
    assert [event.tile for event in mine] == [
        cat["tile"] for cat in LESSONS["standard"]["plan"]["cats"]
    ]
    # The first cat covers the map of its colour and brings a treasure.
    maps = [event for event in events if isinstance(event, MapCovered) and event.seat == YOU]
    assert maps
    assert maps[0].treasure is not None
    assert any(isinstance(event, TreasuresPlaced) and event.seat == YOU for event in events)
    assert any(isinstance(event, OshaxPlaced) and event.seat == YOU for event in events)
    card = score_now(table.match.view(YOU), YOU).by_topic()
    assert card["families"] >= 20
    assert card["d138"] >= 4
    assert any(KINDS[id_] is Kind.ANYTIME for id_ in table.match.view(YOU).mine.hand.cards or ())


def test_the_solo_day_shows_her_cards_and_a_family() -> None:
    table = played("solo")
    events = told(table)
    assert sum(isinstance(event, CatRescued) for event in events) == 3
    assert any(isinstance(event, SisterActed) for event in events)
    assert any(isinstance(event, OshaxPlaced) for event in events)
    assert score_now(table.match.view(YOU), YOU).by_topic()["families"] >= 11
