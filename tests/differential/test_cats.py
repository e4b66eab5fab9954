"""The Isle of Cats: compiled rules, fast API, typed API and the plain auditor agree."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.differential.boats import PLUGIN as PLAIN
from tests.differential.boats import build
from tests.plain.cats import Context, audit, families, final_card, legal_places, lesson_points
from tests.plain.cats_boat import full_rooms, visible_rats

from skerry.arena.simulate import Plan, play
from skerry.core.audit import audit as our_audit
from skerry.core.compiled.dice import Dice
from skerry.core.game import CHANCE
from skerry.core.record import decode as read_record
from skerry.games.cats import CATS
from skerry.games.cats.bench import BENCH
from skerry.games.cats.game.codec import decode, decode_draw, encode
from skerry.games.cats.game.ids import cells_of
from skerry.games.cats.game.moves import CatsDraw, CatsMove
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import snapshot
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, SOLO_LESSONS, SOLO_NUMBER
from skerry.games.cats.pieces.tiles import COLOURS, TILES
from skerry.games.cats.plugin import PLUGIN
from skerry.games.cats.rules.boat import Boat
from skerry.games.cats.rules.codes import NOBODY, codes_of, is_awaited
from skerry.games.cats.rules.lessons import ANY_COLOUR, SOLO
from skerry.games.cats.rules.playout import playout
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.scoring import Sheet
from skerry.games.cats.rules.tables import shape_of
from skerry.games.cats.rules.totals import SOLO_FAMILY, total

ROOT = Path(__file__).parents[2]

TABLES = [
    *[(seats, CatsOptions()) for seats in (2, 3, 4)],
    (3, CatsOptions(column_lesson=True)),
    *[(1, CatsOptions(Mode.SOLO, difficulty)) for difficulty in Difficulty],
    (1, CatsOptions(Mode.SOLO, Difficulty.HARD, True)),
    *[(seats, CatsOptions(Mode.FAMILY)) for seats in (2, 3, 4)],
]


def table_id(value: object) -> str:
    if isinstance(value, CatsOptions):
        return "-".join([value.mode, value.difficulty or "", "column" * value.column_lesson])
    return str(value)


tables = pytest.mark.parametrize(("seats", "options"), TABLES, ids=table_id)

# --- Compiled and uncompiled ------------------------------------------------------------------

SCRIPT = """
import json
from skerry import pure
from skerry.games.cats.bench import BENCH, list_places
from skerry.games.cats.rules.playout import playouts
from skerry.core.compiled.dice import Dice
found = [BENCH.random_games(6, 3), BENCH.stepped_games(1, 4), list_places(1, 5)]
found += [int(points) for points in playouts(BENCH.middle_of_game(6), 3, Dice(7))]
print(json.dumps([pure.is_compiled(), found]))
"""


def played(environment: dict[str, str]) -> tuple[bool, list[int]]:
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    compiled, found = json.loads(done.stdout)
    return compiled, found


def test_compiled_and_uncompiled_rules_play_the_same() -> None:
    compiled, ours = played({"SKERRY_PURE": ""})
    sources, plain = played({"SKERRY_PURE": "1"})
    assert not sources
    if not compiled:
        pytest.skip("the rules are not compiled here")
    assert ours == plain


# --- The fast API and the friendly one -------------------------------------------------------


def friendly_codes(state: State, seat: int) -> list[int]:
    """The answers of a seat, or of chance, as the typed API lists them."""
    if seat == CHANCE:
        return [encode(state, d)[1] for d, weight in CATS.outcomes(state) for _ in range(weight)]
    legal = CATS.legal(CATS.view(state, seat))
    codes = [encode(state, move)[1] for move in legal]
    assert codes == list(legal.codes)
    return codes


@tables
def test_both_doors_lead_to_the_same_place(seats: int, options: CatsOptions) -> None:
    luck = Random(f"{seats}:{options}")
    friendly: State = CATS.start(seats, options)
    fast = friendly.copy()
    while fast.mover() != NOBODY:
        seat = int(fast.mover())
        assert seat in CATS.awaits(friendly)
        codes = [int(code) for code in fast.codes()]
        if luck.random() < 0.2:
            assert sorted(friendly_codes(friendly, seat)) == sorted(codes)
            assert len(set(codes)) == len(codes) or seat == CHANCE
        code = luck.choice(codes)
        move: CatsMove | CatsDraw = (
            decode_draw(friendly, code) if seat == CHANCE else decode(friendly, seat, code)
        )
        assert encode(friendly, move) == (seat, code)
        friendly = CATS.play(friendly, move).state
        fast.advance(code)
        if luck.random() < 0.2:
            assert snapshot(fast) == snapshot(friendly)
    assert snapshot(fast) == snapshot(friendly)
    assert CATS.awaits(friendly) == frozenset()
    assert CATS.result(fast) == CATS.result(friendly)


def test_every_seat_has_the_same_codes_through_both() -> None:
    """Also seats that are not awaited, which can only interject."""
    dice = Dice(5)
    state = CATS.start(4)
    interjected = 0
    while state.mover() != NOBODY:
        if state.mover() != CHANCE:
            for seat in range(4):
                codes = [int(code) for code in codes_of(state, seat)]
                awaited = seat in CATS.awaits(state)
                assert awaited == is_awaited(state, seat)
                assert codes or not awaited
                interjected += bool(codes) and not awaited
                if dice.below(8) == 0:
                    assert sorted(friendly_codes(state, seat)) == sorted(codes)
        answers = state.codes()
        state.advance(answers[dice.below(len(answers))])
    assert interjected > 20


def test_a_copy_goes_its_own_way() -> None:
    state = BENCH.middle_of_game(9)
    before = snapshot(state)
    for seed in range(3):
        playout(state.copy(), Dice(seed))
    assert snapshot(state) == before


def test_a_restored_state_plays_on_to_the_same_end() -> None:
    one = BENCH.middle_of_game(10)
    two = restore(snapshot(one))
    luck = Random(1)
    while one.mover() != NOBODY:
        code = luck.choice(sorted(one.codes()))
        one.advance(code)
        two.advance(code)
    assert snapshot(one) == snapshot(two)
    assert CATS.result(one) == CATS.result(two)


# --- Whole games and the plain auditor --------------------------------------------------------


@tables
def test_the_plain_auditor_finds_nothing_wrong(seats: int, options: CatsOptions) -> None:
    plan = Plan("cats", seats, ("random",), f"audit {options}", options)
    for number in range(2):
        line = play(plan, number).record
        assert audit(json.loads(line), PLAIN) is None
        our_audit(PLUGIN.game, PLUGIN.record_reader, read_record(line))


def test_the_plain_auditor_finds_what_is_wrong() -> None:
    record = json.loads(play(Plan("cats", 2, ("random",), "wrong"), 0).record)
    record["result"]["scores"][0] += 1
    assert audit(record, PLAIN) is not None


# --- Boats ------------------------------------------------------------------------------------

SEEDS = [f"boat {number}" for number in range(40)]


def our_places(boat: Boat, tile: int, anywhere: bool) -> set[frozenset[tuple[int, int]]]:
    places = vec[i64]([0] * 4096)
    found = boat.fitting(shape_of(tile), anywhere, places, 0)
    assert (found > 0) == boat.has_place(shape_of(tile), anywhere)
    listed = [frozenset(cells_of(places[number])) for number in range(found)]
    assert len(set(listed)) == len(listed)
    return set(listed)


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_places(seed: str) -> None:
    ours, plain = build(seed)
    for tile in Random(seed).sample(range(100), 8):
        shape = PLAIN.tiles[TILES[tile]].shape
        for anywhere in (False, True):
            assert our_places(ours, tile, anywhere) == legal_places(plain, shape, anywhere)


@pytest.mark.parametrize("seed", SEEDS)
def test_families_rats_and_rooms(seed: str) -> None:
    ours, plain = build(seed)
    sheet = Sheet(ours)
    found = zip(sheet.family_colours, sheet.family_sizes, strict=True)
    expected = [(next(iter(family)).colour, len(family)) for family in families(plain)]
    assert sorted((COLOURS[c].value, n) for c, n in found if n >= 3) == sorted(expected)
    assert ours.rats() == len(visible_rats(plain))
    assert {room for room in range(7) if ours.room_is(room, True)} == {
        number - 1 for number in full_rooms(plain)
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_lessons(seed: str) -> None:
    ours, plain = build(seed)
    random = Random(f"lessons {seed}")
    solo = random.random() < 0.3
    context = Context(
        fish=random.randint(0, 8),
        baskets=random.randint(0, 4),
        private_lessons=random.randint(0, 7),
        position=random.randint(1, 4),
        others_largest=[] if solo else [random.choice([0, 3, 4, 5])],
        solo=solo,
    )
    sheet = Sheet(ours)
    sheet.fish = context.fish
    sheet.baskets = context.baskets
    sheet.lessons = context.private_lessons
    sheet.position = context.position
    sheet.rival = SOLO_FAMILY if solo else context.others_largest[0]
    for lesson in PLAIN.lessons.values():
        if lesson.score["form"] == "repeat_best_sister_lesson":
            continue
        if solo and lesson.id in PLAIN.family_lessons:
            continue
        named = lesson.choose_colour == "on_reveal"
        for colour in COLOURS if named else [None]:
            expected = lesson_points(lesson, plain, context, PLAIN, colour)
            number = (
                SOLO + SOLO_NUMBER[lesson.id]
                if lesson.id in SOLO_NUMBER
                else CARD_NUMBER[lesson.id]
            )
            asked = ANY_COLOUR if colour is None else COLOURS.index(colour)
            assert sheet.lesson(number, asked) == expected, lesson.id


def test_all_lessons_are_compared() -> None:
    ours = {card.id for card in CARDS if card.score} | {lesson.id for lesson in SOLO_LESSONS}
    assert set(PLAIN.lessons) == ours


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_final_cards(seed: str) -> None:
    ours, plain = build(seed)
    state = CATS.start(2)
    state.crews[0].boat = ours
    card = final_card(plain, set(), {}, Context(), PLAIN)
    assert total(state, 0) == card["total"]
