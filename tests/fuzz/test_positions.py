"""Territories and options from JSON: a scorecard or a clear error, whatever is given."""

import copy

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.fuzz.fixed import QUICK, tried
from tests.fuzz.jsons import leaves, values

from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.pieces.tiles import TILES, Goal
from skerry.games.skye.text.position import score_cards

CASTLE = {"tile": "C-blue", "x": 0, "y": 0, "turn": 0}
names = st.sampled_from([tile.id for tile in TILES] + ["L00", "L74", "C-", ""])
small = st.integers(-3, 4) | st.integers()
placed = st.fixed_dictionaries({"tile": names, "x": small, "y": small, "turn": small})
lands = st.lists(placed | values, max_size=4).map(lambda rest: [copy.copy(CASTLE), *rest])
goals = st.lists(st.sampled_from([*Goal, "goats"]) | leaves, max_size=4)
positions = st.fixed_dictionaries(
    {},
    optional={
        "territory": lands | values,
        "territories": st.lists(
            st.fixed_dictionaries({"territory": lands, "gold": small}) | values, max_size=3
        ),
        "gold": small | leaves,
        "goals": goals | values,
        "options": st.dictionaries(st.sampled_from(["farm", "tie", "more"]), values, max_size=2),
        "end": st.booleans() | leaves,
        "more": values,
    },
)


@QUICK
@given(positions | st.dictionaries(st.text(max_size=5), values, max_size=4))
@example({"territory": [CASTLE], "gold": 2**63})
@example({"territory": [CASTLE], "gold": 10**30})
@example({"territory": [CASTLE], "gold": 2**63 - 1})
@example({"territory": [CASTLE], "gold": -(2**70)})
@example({"territory": [CASTLE, {"tile": "L01", "x": 2**70, "y": 0, "turn": 0}]})
@example({"territory": [CASTLE, {"tile": "L01", "x": 0, "y": 0, "turn": 2**70}]})
@example({"territory": [CASTLE], "goals": []})
@example({"territory": [CASTLE], "goals": [[]]})
@example({"territories": [{"territory": [CASTLE]}] * 9})
def test_any_position_is_scored_or_a_clear_error(position: dict[str, object]) -> None:
    cards, _ = tried(lambda: score_cards(position), ValueError)
    for name, card in cards or []:
        assert name
        assert card.total == sum(line.points for line in card.lines) >= 0


@QUICK
@given(st.lists(placed, max_size=3), st.integers(0, 500))
def test_a_lonely_castle_with_gold(rest: list[dict[str, object]], gold: int) -> None:
    position = {"territory": [CASTLE, *rest], "gold": gold}
    cards, refusal = tried(lambda: score_cards(position), ValueError)
    if cards is None:
        assert "territory 0, tile " in refusal
    else:
        assert cards[0][1].by_topic()["purse"] == gold // 5


option_names = st.sampled_from(SkyeOptions.__struct_fields__) | st.text(max_size=8)
choices = st.sampled_from(["eight", "four", "gold", "remainder", "hidden", "open", "true", "1"])


@QUICK
@given(st.dictionaries(option_names, values | choices | goals, max_size=4))
@example({"goals": ["sheep", "sheep", "sheep", "sheep"]})
@example({"goals": [[], {}, None, 1]})
@example({"goals": None})
@example({"goals": {"A": "sheep"}})
def test_any_options_are_options_or_a_clear_error(options: dict[str, object]) -> None:
    found, _ = tried(lambda: read_options(options), ValueError)
    if found is None:
        return
    assert set(options) <= set(SkyeOptions.__struct_fields__)
    for name, value in options.items():
        kept = getattr(found, name)
        assert (list(kept) if isinstance(kept, tuple) else kept) == value


words = st.text(max_size=8) | choices | st.lists(st.sampled_from(Goal), max_size=5).map(",".join)


@QUICK
@given(st.dictionaries(option_names, words, max_size=4))
def test_any_words_are_options_or_a_clear_error(options: dict[str, str]) -> None:
    found, _ = tried(lambda: read_options(options, words=True), ValueError)
    assert found is None or isinstance(found.castle_on_roads, bool)


@pytest.mark.parametrize("name", ["farm", "tie", "money", "goals", "castle_on_roads"])
def test_an_error_names_the_option(name: str) -> None:
    with pytest.raises(ValueError, match="goal" if name == "goals" else name):
        read_options({name: ["nonsense"]})
