"""The examples of the docs that study games: each does what it says."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.cli.conftest import RunHere

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Imports an example as if its folder were the working directory."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield importlib.import_module
    for name in ("learn_a_value", "exploit_a_bot", "rule_change"):
        sys.modules.pop(name, None)


def test_learning_a_value_beats_the_easy_level(example: Any) -> None:
    learn_a_value = example("learn_a_value")
    (first, _), *_, (tries, numbers) = learn_a_value.learn(tries=30, deals=10)
    assert first < tries <= 30
    assert not np.array_equal(numbers, learn_a_value.FIRST)
    learned, easy = learn_a_value.against("easy", numbers, games=40)
    assert learned.faults == easy.faults == 0
    assert learned.win_share.mean > 0.55
    better = [
        learn_a_value.margin(numbers, learn_a_value.FIRST, 900_000 + deal) for deal in range(20)
    ]
    assert np.mean(better) > 0


def test_a_rule_change_is_measured_deal_by_deal(example: Any) -> None:
    eight, four, difference = example("rule_change").compare(games=12)
    assert difference.mean == pytest.approx(eight.mean - four.mean)
    assert difference.high - difference.low < eight.high - eight.low


def test_a_bot_of_ones_own_enters_an_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.chdir(EXAMPLES)
    ran = run_here("arena", "skye", "--bots", "frugal_bot:FrugalBot,random", "--games", "6",
                   "--jobs", "1", "--out", tmp_path / "arena")  # fmt: skip
    assert ran.code == 0, ran.err
    assert "frugal_bot:FrugalBot" in ran.out


def test_a_bot_is_exploited(example: Any) -> None:
    exploit_a_bot = example("exploit_a_bot")
    numbers = exploit_a_bot.exploit(tries=12, games=12)
    before, after = (exploit_a_bot.proof(one, games=40) for one in (exploit_a_bot.START, numbers))
    assert after.mean > before.mean
