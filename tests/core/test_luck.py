"""Verifiable draws: the algorithm, and records that do or do not follow from their seeds."""

import hashlib
import hmac
import json
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

import msgspec
import pytest
from tests.core.games import (
    TABLES,
    Table,
    every_table,
    lucky_record,
    random_game,
    tossed_record,
)

from skerry.core.audit import Mismatch, audit, verify
from skerry.core.game import CHANCE
from skerry.core.luck import commitment, draw_from, is_seed, new_seed, seed_from
from skerry.core.match import Match
from skerry.core.record import BadRecord, Record, decode, encode, record_of
from skerry.core.registry import find
from skerry.games.skye.game.moves import DrawFirst

SEED = "00f1e2d3c4b5a69788796a5b4c3d2e1f" * 2
FOUND = [246, 978, 690, 725, 998]
COMMITMENT = "1ca217ad1c93e3c2d4d6fd560f63b724728878b8a57bb8c23038fc2e379abad2"
Json = dict[str, Any]


def plainly(weights: list[int], seed: str, number: int) -> tuple[int, int]:
    """The algorithm again, from its description: the index of the draw, and the attempts."""
    total = sum(weights)
    attempt = 0
    while True:
        key, message = seed.encode("ascii"), f"{number}:{attempt}".encode("ascii")
        found = int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)
        attempt += 1
        if found < 2**256 - (2**256 % total):
            break
    ticket = found % total
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return place, attempt
    raise AssertionError


@pytest.mark.parametrize(
    "weights",
    [[1], [1] * 73, [5, 1, 1, 3], [2**255, 1], [1, 2**255], [2**254, 2**254, 2**254], [2**256 - 1]],
    ids=lambda weights: f"{len(weights)} of {sum(weights)}"[:30],
)
def test_a_draw_is_the_one_that_the_description_gives(weights: list[int]) -> None:
    outcomes = [(DrawFirst(place), weight) for place, weight in enumerate(weights)]
    attempts = 0
    for number in range(200):
        place, tried = plainly(weights, SEED, number)
        assert draw_from(outcomes, SEED, number) == DrawFirst(place)
        attempts += tried
    unfair = 2**256 % sum(weights) / 2**256
    assert (attempts > 200) == (unfair > 0.01), "what would favour some draws is drawn again"


def test_draws_are_as_frequent_as_their_weights() -> None:
    outcomes = [(DrawFirst(0), 1), (DrawFirst(1), 2), (DrawFirst(2), 3)]
    draws = [draw_from(outcomes, SEED, number) for number in range(6000)]
    for draw, weight in outcomes:
        assert abs(draws.count(draw) - 1000 * weight) < 150


def test_a_fixed_example_stays_as_it_is() -> None:
    """Old records must stay verifiable: this must never change."""
    outcomes = [(DrawFirst(seat), 1) for seat in range(1000)]
    found = [draw_from(outcomes, SEED, number) for number in range(5)]
    assert found == [DrawFirst(seat) for seat in FOUND]
    assert commitment(SEED) == COMMITMENT


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        draw_from([], SEED, 0)


def test_seeds_are_64_digits() -> None:
    seeds = {new_seed(SystemRandom()) for _ in range(50)}
    assert len(seeds) == 50
    assert all(map(is_seed, seeds))

    class Zero(Random):
        def getrandbits(self, k: int, /) -> int:
            return 0

    assert new_seed(Zero()) == "0" * 64


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "é" * 64, " " * 64])
def test_what_is_no_seed(text: str) -> None:
    assert not is_seed(text)


def test_the_commitment_is_what_sha256sum_says_of_the_text() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()


def test_a_match_draws_from_a_seed_and_its_record_is_verified() -> None:
    skye = find("skye")
    match = Match(skye.game, 2)
    random = Random(1)
    draws = 0
    while match.awaits:
        if CHANCE in match.awaits:
            match.play(draw_from(skye.game.outcomes(match.state), SEED, draws))
            draws += 1
        else:
            match.play(match.legal(min(match.awaits)).choose(random))
    record = record_of(match, ["Ann", "Bea"], seed=SEED, commitment=commitment(SEED))
    assert (record.seed, record.commitment) == (SEED, commitment(SEED))
    verify(skye.game, skye.record_reader, decode(encode(record)))


@every_table
def test_a_game_drawn_from_its_seed_is_verified(table: Table) -> None:
    plugin = table.plugin
    for number in range(4):
        seed = new_seed(Random(number))
        record = decode(encode(lucky_record(table, seed, number)))
        audit(plugin.game, plugin.record_reader, record)
        verify(plugin.game, plugin.record_reader, record)


def test_cards_that_draw_are_verified_as_well() -> None:
    """Random games have enough anytime cards for the test above to mean something."""
    kinds = set()
    for name in ("cats 2", "cats 4", "cats solo"):
        for number in range(4):
            record = lucky_record(TABLES[name], new_seed(Random(number)), number)
            events = [json.loads(bytes(event)) for event in record.events]
            for event in events:
                if event["type"] == "anytime":
                    kinds |= set(event) & {"drawn", "tiles", "tile", "moves"}
    assert kinds == {"drawn", "tiles", "tile", "moves"}


@every_table
def test_the_draws_of_another_seed_are_refused(table: Table) -> None:
    plugin = table.plugin
    record = lucky_record(table, SEED, 1)
    other = SEED[::-1]
    claimed = msgspec.structs.replace(record, seed=other, commitment=commitment(other))
    audit(plugin.game, plugin.record_reader, claimed)
    with pytest.raises(
        BadRecord, match=r"the seed gives other draws: event \d+: expected .* found"
    ):
        verify(plugin.game, plugin.record_reader, claimed)


def bent(record: Record, edit: Callable[[list[Json]], int]) -> tuple[Record, int]:
    """The record with its events changed, and where."""
    events = [json.loads(bytes(event)) for event in record.events]
    at = edit(events)
    raw = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)
    return msgspec.structs.replace(record, events=raw), at


def swap(kind: str, field: str) -> Callable[[list[Json]], int]:
    """The first two draws of one event in the other order."""

    def edit(events: list[Json]) -> int:
        at = next(i for i, e in enumerate(events) if e["type"] == kind and len(e[field]) > 1)
        events[at][field][:2] = events[at][field][1::-1]
        return at

    return edit


@pytest.mark.parametrize(
    ("name", "kind", "field"),
    [
        ("skye 2", "draw", "tiles"),
        ("skye 5", "draw", "tiles"),
        ("cats 2", "fields", "left"),
        ("cats 2", "deal", "cards"),
        ("cats solo", "deal", "cards"),
        ("cats solo", "fields", "right"),
        ("cats family", "fields", "left"),
        ("cats family", "deal", "cards"),
    ],
)
def test_draws_in_another_order_are_refused(name: str, kind: str, field: str) -> None:
    table = TABLES[name]
    plugin = table.plugin
    swapped, at = bent(lucky_record(table, SEED, 2), swap(kind, field))
    audit(plugin.game, plugin.record_reader, swapped)
    with pytest.raises(BadRecord, match="the seed gives other draws") as refused:
        verify(plugin.game, plugin.record_reader, swapped)
    found = int(str(refused.value).split("event ")[1].split(":")[0])
    assert at <= found <= at + table.seats


def test_a_broken_rule_is_reported_as_one() -> None:
    def richer(events: list[Json]) -> int:
        at = next(i for i, event in enumerate(events) if event["type"] == "income")
        events[at]["gold"] += 1
        return at

    table = TABLES["skye 2"]
    record, at = bent(lucky_record(table, SEED, 3), richer)
    with pytest.raises(Mismatch, match=f"event {at}: expected"):
        verify(table.plugin.game, table.plugin.record_reader, record)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": None}, "no seed"),
        ({"commitment": None}, "no commitment"),
        ({"seed": None, "commitment": None}, "no seed"),
        ({"seed": 7}, "not a text of 64"),
        ({"seed": "7"}, "not a text of 64"),
        ({"seed": "é" * 64}, "not a text of 64"),
        ({"seed": SEED[::-1]}, "commitment does not fit"),
        ({"commitment": commitment("x")}, "commitment does not fit"),
        ({"commitment": commitment(SEED).upper()}, "commitment does not fit"),
        ({"commitment": ""}, "commitment does not fit"),
    ],
)
def test_seeds_and_commitments_that_verify_nothing(change: Json, words: str) -> None:
    table = TABLES["skye 2"]
    record = msgspec.structs.replace(lucky_record(table, SEED, 1), **change)
    with pytest.raises(BadRecord, match=words):
        verify(table.plugin.game, table.plugin.record_reader, record)


@every_table
def test_outcomes_stand_in_a_fixed_order(table: Table) -> None:
    """Sorted by number: the order never depends on how the state was reached."""
    game = table.plugin.game
    seen = 0
    for before, _, _ in random_game(table, 5):
        outcomes = game.outcomes(before)
        draws = [draw for draw, _ in outcomes]
        assert len(set(draws)) == len(draws), "each once, with its weight"
        copied = table.plugin.wire.restore(table.plugin.wire.snapshot(before))
        assert list(game.outcomes(copied)) == list(outcomes)
        seen += bool(outcomes)
    assert seen


def test_the_seed_of_a_toss_by_its_description() -> None:
    text = f"{SEED}:{'1' * 64}:-:{'2' * 64}"
    expected = hashlib.sha256(text.encode("ascii")).hexdigest()
    assert seed_from(SEED, ["1" * 64, None, "2" * 64]) == expected
    assert seed_from(SEED, []) == hashlib.sha256(SEED.encode("ascii")).hexdigest()


@pytest.mark.parametrize("secrets", [("1" * 64, None), (None, None), ("1" * 64, "2" * 64)])
def test_a_record_of_a_toss_survives_its_file(secrets: tuple[str | None, ...]) -> None:
    table = TABLES["skye 2"]
    record = tossed_record(table, secrets, 2, restarts=3)
    again = decode(encode(record))
    assert again == record
    assert again.rules == table.plugin.game.version
    verify(table.plugin.game_of_record(again), table.plugin.record_reader, again)


def test_records_of_older_programs_have_neither_luck_nor_rules() -> None:
    line = json.loads(encode(lucky_record(TABLES["skye 2"], SEED, 1)))
    assert not {"luck", "rules"} & set(line)


def test_a_host_alone_cannot_choose() -> None:
    """A host that tries thousands of secrets wins nothing while one seat is honest.

    The wanted draw is one of 16. Each time the host commits to the best of 64 secrets, judged by
    all that it knows: a guess of the honest secret. Then the real one is as good as any.
    """
    skye = find("skye").game
    outcomes = skye.outcomes(skye.start(2))
    wanted = outcomes[0][0]
    random = Random(4)
    hits = alone = 0
    games = 1600
    for _ in range(games):
        guess = new_seed(random)
        tried = [new_seed(random) for _ in range(64)]

        def gives(server: str, honest: str) -> bool:
            return draw_from(outcomes, seed_from(server, [honest]), 0) == wanted

        best = next((one for one in tried if gives(one, guess)), tried[0])
        alone += gives(best, guess)
        hits += gives(best, new_seed(random))
    assert alone > games * 0.95, "with all secrets known in time, a host does choose"
    # 100 are expected, with a standard deviation of 9.7.
    assert 55 < hits < 145
