"""The fixed draws of the tutorial show what the guide explains."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from skerry.bots.registry import find as find_bot
from skerry.core.event import Event
from skerry.core.luck import seed_of
from skerry.core.registry import find
from skerry.games.skye.game.events import GoalScored, IncomePaid, RoundBegan, TileBought, TileKept
from skerry.games.skye.pieces.tiles import Kind, tile
from skerry.games.skye.text.notation import read_move
from skerry.protocol.table_info import Aids, NoClock
from skerry.table.entries import Moved, Started
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "skye" / "learn" / "lesson.json"
LESSON: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
YOU, BOT = 0, 1
GUIDED = 3
"""The number of guided rounds."""


def lesson() -> Table:
    """The table of the tutorial at the start."""
    plugin = find("skye")
    options = plugin.record_reader.read_options({"goals": LESSON["goals"]})
    seed = seed_of(LESSON["luck"])
    table = new_table(
        TableConfig("lesson", plugin, options, 2, seed, "", NoClock(), Aids(), "greedy")
    )
    table.extend(0, [Started(plugin.game.version, ("You", "Bot"), {BOT: LESSON["bot"]})])
    return table


def played() -> Table:
    """Play the guided rounds with the guide's suggestions, or else with the bot's moves."""
    table = lesson()
    bot = find_bot(LESSON["bot"], "skye")
    suggestions: Iterator[str] = iter(LESSON["suggestions"])
    for number in range(200):
        seat = max(table.awaits)
        view = table.match.view(seat)
        if view.round > GUIDED:
            return table
        said = next(suggestions, None) if seat == YOU else None
        if said is not None:
            move = read_move(said, YOU)
        else:
            mind = table.config.bot_seed(seat, table.question(seat) or 0)
            move = bot.choose(view, table.match.legal(seat), Random(mind))
        encoded = msgspec.Raw(msgspec.json.encode(move))
        table.extend(number, [Moved(seat, encoded, f"move {number}")])
    raise AssertionError("the guided rounds do not end")


def rounds(table: Table) -> list[list[Event]]:
    """The events of each round."""
    found: list[list[Event]] = []
    for event in (one.event for step in table.steps for one in step.announcements):
        if isinstance(event, RoundBegan):
            found.append([])
        if found:
            found[-1].append(event)
    return found


def test_the_first_tiles_suit_a_lesson() -> None:
    view = lesson().match.view(YOU)
    assert view.first == YOU
    drawn = [tile(offer.tile) for offer in view.mine.stall]
    assert any(one.count(Kind.SHEEP) >= 2 for one in drawn)
    assert any(one.count(Kind.WHISKY) and one.roads for one in drawn)
    assert any(one.count(Kind.SCROLL) for one in drawn)


def test_the_first_round_shows_a_sale_and_a_kept_tile() -> None:
    first, *_ = rounds(played())
    bought = [event for event in first if isinstance(event, TileBought)]
    assert [(event.seat, event.from_) for event in bought] == [(YOU, BOT), (BOT, YOU)]
    kept = [event for event in first if isinstance(event, TileKept) and event.seat == YOU]
    assert len(kept) == 1


def test_following_the_guided_rounds_pays_off() -> None:
    table = played()
    story = rounds(table)
    incomes = [
        event
        for part in story
        for event in part
        if isinstance(event, IncomePaid) and event.seat == YOU
    ]
    assert incomes[1].whisky >= 1
    scored = [
        event
        for part in story
        for event in part
        if isinstance(event, GoalScored) and event.seat == YOU
    ]
    assert [event.slot.value for event in scored] == ["A", "B", "A", "C"]
    assert all(event.points > 0 for event in scored)
    # In round 3 one player is behind and gets gold for it.
    behind = [event.behind for event in story[2] if isinstance(event, IncomePaid)]
    assert sorted(behind) == [0, 1]
