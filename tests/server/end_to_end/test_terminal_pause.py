"""`skerry play cats --server`: the question between the last payment and the lessons."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.end_to_end.terminal_screen import Screen, answer
from tests.server.harness import Server

from skerry.core.luck import commitment, seed_of

QUESTION = "Play an anytime card before the lessons are laid, or pass:"
DRAW_CARDS = {"d071", "d072", "d073", "d074"}
SEED = seed_of("pause 15")
"""Ann can buy the draw card d071 on the first day, which then draws the lesson d118."""


@pytest.fixture
def screens(server: Server, tmp_path: Path) -> Iterator[tuple[Screen, Screen]]:
    """The terminals of Ann and Bea, who have kept their cards and not yet paid."""
    here, there = tmp_path / "ann", tmp_path / "bea"
    words = ["cats", "--server", server.url, "--open", "1", "--name", "Ann"]
    with Screen(here, *words) as ann:
        table = ann.expect(r"table (\w+)\.")[1]
        code = ann.expect(r"--code (\w+)")[1]
        set_seed(server.data, table)
        with Screen(there, "--server", server.url, "--code", code, "--name", "Bea") as bea:
            for _ in range(3):
                assert ann.question().startswith("Keep two of")
                ann.say(max(listed(ann, "keep"), key=lambda m: len(DRAW_CARDS & {*m.split()})))
                answer(bea, bea.question())
            assert ann.question().startswith("Pay with your 20 fish")
            assert bea.question().startswith("Pay with your 20 fish")
            yield ann, bea


def set_seed(data: Path, table: str) -> None:
    """Choose the draws of a table whose game has not begun."""
    with contextlib.closing(sqlite3.connect(data / "skerry.db", timeout=20)) as connection:
        connection.execute(
            "update tables set toss = null, seed = ?, commitment = ? where id = ?",
            (SEED, commitment(SEED), table),
        )
        connection.commit()


def listed(screen: Screen, word: str) -> list[str]:
    """The legal moves that start with a word."""
    screen.say(f"? {word} ")
    return re.findall(rf"^(?:> )?({word} .*)$", screen.expect(r"(?s)(.*)\n> ")[1], re.MULTILINE)


def test_a_draw_card_brings_a_lesson_of_today(screens: tuple[Screen, Screen]) -> None:
    ann, bea = screens
    ann.say("pay d071")
    bea.say("pay nothing")
    assert ann.question() == f"{QUESTION} e.g. 'anytime d071'"
    answer(ann, ann.shown.splitlines()[-2])
    assert ann.question().startswith("Pay with your 20 fish for the cards that you want of d118")
    ann.say("pay d118")
    ann.expect("You learn d118")
    bea.expect("Ann learns a private lesson")


def test_others_do_not_see_who_is_asked(
    server: Server, tmp_path: Path, screens: tuple[Screen, Screen]
) -> None:
    ann, bea = screens
    ann.say("pay d071")
    bea.say("pay nothing")
    assert ann.question().startswith(QUESTION)
    bea.expect("Waiting for Ann")
    assert QUESTION not in bea.shown, "Bea has no card to play"
    table = re.findall(r"table (\w+)\.", ann.shown)[0]
    with Screen(tmp_path / "cid", "--server", server.url, "--table", table, "--watch") as cid:
        # Bea's terminal has passed for her, which nobody else may see.
        assert cid.expect(r"Waiting for (.*) \.\.\.")[1] == "Ann and Bea"
        ann.say("show")
        assert re.search(r"\. Bea .*0 lessons$", ann.expect(r"(?s)(.*)\n> ")[1], re.MULTILINE)
        ann.say("pass")
        assert bea.question().startswith("Lay any of your rescue cards")
        cid.expect("Waiting for ")
        assert "pass" not in cid.shown
