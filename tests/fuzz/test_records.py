"""Records: any bytes are a record or a clear error, and two audits agree."""

import json
from random import Random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from tests.fuzz.fixed import QUICK, SLOW, tried
from tests.fuzz.jsons import Json, values
from tests.fuzz.mutate import TABLES, Mutated, line, mutated, record, reordered, tables
from tests.plain.skye import audit as plain_audit
from tests.plain.skye import load_tiles

from skerry.core.audit import audit
from skerry.core.record import BadRecord, decode, encode
from skerry.core.registry import find
from skerry.games.skye.plugin import PLUGIN

TILES = load_tiles()


def verdict(given: object) -> str | None:
    """What our audit says of a record; None: nothing is wrong."""

    def check() -> None:
        found = decode(json.dumps(given).encode())
        plugin = find(found.game)
        audit(plugin.game, plugin.record_reader, found)

    return tried(check, ValueError)[1] or None


def ours_is_more_lenient(given: Json) -> bool:
    """Whether the audits may differ: by design, or because the format does not say.

    Ours takes the number of players from the seats where the option is left out, and a null for
    what is not there; the plain one does not look into a published seed.
    """
    options, result = given.get("options"), given.get("result")
    players = options.get("players") if isinstance(options, dict) else None
    return (
        not isinstance(players, int)
        or isinstance(players, bool)
        or (isinstance(options, dict) and "goals" in options and options["goals"] is None)
        or (isinstance(result, dict) and "sister" in result)
        or "seed" in given
        or "commitment" in given
    )


@QUICK
@given(st.binary() | st.text().map(str.encode))
@example(b"\xef\xbb\xbf{}")
@example(b'{"skerry": 1e400}')
@example(b'{"skerry": 1' + b"0" * 5000 + b"}")
@example(b'{"skerry": 1, "skerry": 1}')
@example(b'{"skerry": 1, "game": "\\ud800"}')
def test_any_bytes_are_a_record_or_a_clear_error(data: bytes) -> None:
    tried(lambda: decode(data), BadRecord)


@QUICK
@given(values, st.booleans())
def test_any_json_is_a_record_or_a_clear_error(value: object, ours: bool) -> None:
    if ours and isinstance(value, dict):
        value = {"skerry": 1, "game": "skye", "options": {}, "seats": [], "events": [], **value}
    data = json.dumps(value).encode()
    tried(lambda: decode(data), BadRecord)


@SLOW
@given(
    tables,
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.binary(max_size=12)),
        min_size=1,
        max_size=3,
    ),
)
def test_a_record_with_broken_bytes(table: int, cuts: list[tuple[float, int, bytes]]) -> None:
    data = line(table)
    for place, length, replacement in cuts:
        at = int(place * len(data))
        data = data[:at] + replacement + data[at + length :]
    found, _ = tried(lambda: decode(data), BadRecord)
    if found is not None:
        assert encode(decode(encode(found))) == encode(found)
        audited = found
        tried(lambda: audit(PLUGIN.game, PLUGIN.record_reader, audited), ValueError)


@SLOW
@given(tables, st.floats(0, 1))
def test_a_record_that_breaks_off(table: int, share: float) -> None:
    data = line(table)
    part = data[: int(share * len(data))]
    assume(len(part) < len(data))
    with pytest.raises(BadRecord):
        decode(part)


@SLOW
@given(mutated())
def test_a_bent_record_is_judged_alike_by_two_audits(mutated: Mutated) -> None:
    ours = verdict(mutated.record)
    assume(not ours_is_more_lenient(mutated.record))
    plain = plain_audit(mutated.record, TILES)
    assert (ours is None) == (plain is None), f"ours: {ours}; plain: {plain}"


@SLOW
@given(tables, st.integers(0, 2**32))
def test_simultaneous_events_may_stand_in_any_order(table: int, seed: int) -> None:
    given = reordered(record(table), Random(seed))
    assert verdict(given) is None
    assert plain_audit(given, TILES) is None


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_unbent_records_are_right(table: int) -> None:
    assert verdict(record(table)) is None
    assert plain_audit(record(table), TILES) is None


def test_a_tile_is_returned_while_others_still_build() -> None:
    kinds = [event["type"] for event in record(len(TABLES) - 1)["events"]]
    assert "return" in kinds, "choose another game"
    assert kinds[kinds.index("return") + 1] == "place"


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_number_counts(table: int) -> None:
    """Change each number of a record in turn: both audits notice each change at that event."""
    original = record(table)
    random = Random(table)
    places = [
        (index, key)
        for index, event in enumerate(original["events"])
        for key, value in event.items()
        if type(value) is int
    ]
    for index, key in random.sample(places, 60):
        given = record(table)
        given["events"][index][key] += random.choice([-1, 1])
        ours, plain = verdict(given), plain_audit(given, TILES)
        # A shifted place may be legal, too; then a later event shows the change.
        assert (ours is None) == (plain is None), f"event {index}, {key}: {ours}; {plain}"
        if original["events"][index]["type"] != "place":
            assert ours is not None, f"event {index}, {key}"


def test_the_number_of_players_may_be_left_out() -> None:
    given = record(0)
    del given["options"]["players"]
    assert verdict(given) is None


@pytest.mark.parametrize("players", [2.0, "2", True, None, [2]])
def test_the_number_of_players_is_a_whole_number(players: object) -> None:
    given = record(0)
    given["options"]["players"] = players
    assert verdict(given) is not None


@pytest.mark.parametrize("where", [b'"x":', b'"options":{"farm":', b'"events":['])
def test_deeply_nested_json_is_a_clear_error(where: bytes) -> None:
    data = b'{"skerry":1,"game":"skye","seats":["Ann","Bea"],' + where + b"[" * 100_000
    with pytest.raises(BadRecord):
        decode(data)
