"""Compiled against uncompiled: the same games, the same codes, the same states, the same bots."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@cache
def played(pure: bool) -> dict[str, Any]:
    """What one of the two played, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.differential.played"],
        cwd=ROOT,
        env={**os.environ, "SKERRY_PURE": "1" if pure else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def both() -> tuple[dict[str, Any], dict[str, Any]]:
    plain = played(True)
    assert plain["compiled"] is False
    compiled = played(False)
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here")
    return compiled, plain


def test_compiled_and_uncompiled_rules_play_the_same(
    both: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    compiled, plain = both
    assert set(compiled) == set(plain)
    for key in sorted(set(compiled) - {"compiled"}):
        assert compiled[key] == plain[key], key
    assert len(set(plain["records"].values())) == len(plain["records"]), "no two games are alike"
