"""Real records with small changes: the wrong records that are hardest to notice."""

import copy
import difflib
import json
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.fuzz.jsons import Json, values

from skerry.arena.simulate import Plan, play
from skerry.games.skye.game.options import Farm, Money, SkyeOptions, Tie
from skerry.games.skye.pieces.tiles import Goal

TABLES = [
    Plan("skye", 2, ("greedy", "random"), "bend"),
    Plan("skye", 3, ("random",), "bend", SkyeOptions(Farm.FOUR, True, Tie.REMAINDER, Money.OPEN)),
    Plan(
        "skye",
        2,
        ("random", "greedy"),
        "mutated",
        SkyeOptions(goals=(Goal.GOLD, Goal.WHISKY, Goal.ROADS, Goal.FARM)),
    ),
    Plan("skye", 5, ("random",), "bend"),
    Plan("skye", 3, ("random",), "bend"),
]
NUMBERS = [0, 0, 0, 0, 268]
"""Which game of each table; in the last one a tile fits nowhere and is returned."""


@cache
def line(table: int) -> bytes:
    """The record of a game at one of the tables."""
    return play(TABLES[table], NUMBERS[table]).record


def record(table: int) -> Json:
    """The same record as data that may be changed."""
    found: Json = json.loads(line(table))
    return found


tables = st.sampled_from(range(len(TABLES)))


class Mutated:
    """A changed record; as text it shows only the changes."""

    def __init__(self, table: int, record: Json) -> None:
        self.table = table
        self.record = record

    def __repr__(self) -> str:
        before, after = _lines(record(self.table)), _lines(self.record)
        return "\n".join(difflib.unified_diff(before, after, n=0, lineterm=""))


def _lines(given: Json) -> list[str]:
    events = given["events"] if isinstance(given["events"], list) else [given["events"]]
    head = {key: value for key, value in given.items() if key != "events"}
    return [json.dumps(head), *map(json.dumps, events)]


@st.composite
def mutated(draw: st.DrawFn) -> Mutated:
    """A record with one to three changes."""
    table = draw(tables)
    given = record(table)
    for _ in range(draw(st.integers(1, 3))):
        if is_like_a_record(given):
            draw(st.sampled_from(CHANGES))(draw, given)
    return Mutated(table, given)


def is_like_a_record(given: Json) -> bool:
    """Whether there is still something to change."""
    events = given["events"]
    return isinstance(events, list) and len(events) > 0 and all(isinstance(e, dict) for e in events)


def some_event(draw: st.DrawFn, given: Json) -> int:
    return draw(st.integers(0, len(given["events"]) - 1))


def shift_number(draw: st.DrawFn, given: Json) -> None:
    """A number of an event is off by a little."""
    event = given["events"][some_event(draw, given)]
    numbers = [key for key, value in event.items() if type(value) is int]
    if numbers:
        event[draw(st.sampled_from(numbers))] += draw(st.sampled_from([-1, 1, 2, 5, -5, 10**20]))


def swap_events(draw: st.DrawFn, given: Json) -> None:
    """Two neighbouring events swap; this is right where a phase leaves the order open."""
    events = given["events"]
    a = some_event(draw, given)
    b = min(a + draw(st.integers(1, 4)), len(events) - 1)
    events[a], events[b] = events[b], events[a]


def drop_event(draw: st.DrawFn, given: Json) -> None:
    del given["events"][some_event(draw, given)]


def repeat_event(draw: st.DrawFn, given: Json) -> None:
    at = some_event(draw, given)
    given["events"].insert(at, copy.deepcopy(given["events"][at]))


def cut_events(draw: st.DrawFn, given: Json) -> None:
    del given["events"][some_event(draw, given) :]


def other_event(draw: st.DrawFn, given: Json) -> None:
    """An event from elsewhere in the game."""
    events = given["events"]
    events[some_event(draw, given)] = copy.deepcopy(events[some_event(draw, given)])


def other_value(draw: st.DrawFn, given: Json) -> None:
    """A field of one event has the value that it has in another one."""
    events = given["events"]
    one, two = events[some_event(draw, given)], events[some_event(draw, given)]
    shared = sorted(set(one) & set(two) - {"type"})
    if shared:
        key = draw(st.sampled_from(shared))
        one[key] = copy.deepcopy(two[key])


def wild_value(draw: st.DrawFn, given: Json) -> None:
    """A field of an event has any value at all."""
    event = given["events"][some_event(draw, given)]
    event[draw(st.sampled_from([*sorted(event), "more"]))] = draw(values)


def wild_event(draw: st.DrawFn, given: Json) -> None:
    given["events"][some_event(draw, given)] = draw(values)


def wild_envelope(draw: st.DrawFn, given: Json) -> None:
    key = draw(st.sampled_from([*sorted(given), "more"]))
    given[key] = draw(values)


def wild_option(draw: st.DrawFn, given: Json) -> None:
    names = ["players", "farm", "castle_on_roads", "tie", "money", "goals", "more"]
    options = given["options"]
    if isinstance(options, dict):
        choices = st.sampled_from(["eight", "four", "gold", "remainder", "hidden", "open"])
        options[draw(st.sampled_from(names))] = draw(choices | st.booleans() | values)


def shuffle_scrolls(draw: st.DrawFn, given: Json) -> None:
    """The scrolls of a final event have no order."""
    for event in given["events"]:
        if event_is(event, "final") and isinstance(event.get("scrolls"), list):
            event["scrolls"] = draw(st.permutations(event["scrolls"]))


CHANGES = [
    shift_number,
    shift_number,
    swap_events,
    swap_events,
    drop_event,
    repeat_event,
    cut_events,
    other_event,
    other_value,
    wild_value,
    wild_event,
    wild_envelope,
    wild_option,
    shuffle_scrolls,
]


def event_is(event: object, kind: str) -> bool:
    return isinstance(event, dict) and event.get("type") == kind


def reordered(given: Json, random: Random) -> Json:
    """The same game with simultaneous events in another order, as the format allows it."""
    groups: list[list[Json]] = []
    kinds: list[object] = []
    for event in given["events"]:
        kind = group(event)
        if not kinds or kinds[-1] != kind:
            groups.append([])
            kinds.append(kind)
        groups[-1].append(event)
    events = []
    for kind, members in zip(kinds, groups, strict=True):
        events += mixed(members, random) if kind is not None else members
    return {**given, "events": events}


def group(event: Json) -> Any:
    """The group of an event whose seats may come in any order; None: the order is fixed."""
    kind = event["type"]
    if kind in ("place", "return"):
        return "build"
    if kind == "score":
        return event["slot"]
    return kind if kind in ("income", "draw", "price", "keep", "final") else None


def mixed(members: list[Json], random: Random) -> list[Json]:
    """Mix the seats; each seat's own events keep their order."""
    queues: dict[int, list[Json]] = {}
    for event in members:
        queues.setdefault(event["seat"], []).append(event)
    out = []
    while queues:
        seat = random.choice(sorted(queues))
        out.append(queues[seat].pop(0))
        if not queues[seat]:
            del queues[seat]
    return out
