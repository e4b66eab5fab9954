"""`skerry play`: whole games through a pipe, and everything that can be typed."""

import json
import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import SKERRY, TIMEOUT, environment, skerry
from tests.cli.conftest import RunHere
from tests.cli.terminal_game import TerminalGame, legal_places, play_until
from tests.plain.skye import audit, load_tiles
from tests.plain.skye import main as plain_check

BUILD = "Place"
NO_SUCH_QUESTION = "?"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_is_recorded(players: int, tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "game.json"
    words = ["--players", str(players), "--bots", "random", "--seed", "5", "--name", "Ann"]
    with TerminalGame(*words, "--out", out) as game:
        play_until(game, NO_SUCH_QUESTION)
        assert game.end() == 0
        assert "Winner: " in game.output
        assert f"Saved the record to {out}" in game.output
    assert run_here("check", out).out == "1 records, 0 bad\n"
    assert plain_check([str(out)]) == 0


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    texts = []
    for _ in range(2):
        with TerminalGame("--seed", "11", "--quick", "--bots", "greedy") as game:
            play_until(game, NO_SUCH_QUESTION)
            assert game.end() == 0
            texts.append(game.output)
    assert texts[0] == texts[1]


def test_the_end_explains_every_point(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with TerminalGame("--seed", "3", "--quick", "--name", "Bea", "--out", out) as game:
        play_until(game, NO_SUCH_QUESTION)
        assert game.end() == 0
        end = game.outputs[-2] + game.outputs[-1]
    record = json.loads(out.read_bytes())
    assert record["seats"] == ["Bea", "bot:normal"]
    assert audit(record, load_tiles()) is None
    for name, score in zip(["Bea", "normal 1"], record["result"]["scores"], strict=True):
        card = re.search(rf"^{name}: {score}\n((?:  .*\n)+)", end, re.MULTILINE)
        assert card is not None
        assert sum(int(line.split()[0]) for line in card[1].splitlines()) == score


def test_commands_do_not_change_the_game() -> None:
    with TerminalGame("--seed", "7", "--bots", "greedy") as game:
        asked = game.question
        assert asked.startswith("Set your prices")
        assert "30 moves" in game.enter("?")
        assert "pasture" in game.enter("legend")
        helped = game.enter("help")
        assert all(word in helped for word in ["undo", "try", "show", "legend", "quit", "?"])
        assert re.search(r"greedy 1 .* \? gold", game.enter("show 1"))
        assert "Round 1 of 6" in game.enter("show")
        assert "0 to 1" in game.enter("show 2")
        assert "0 to 1" in game.enter("show me")
        assert "A  " in game.enter(f"try {asked.split(chr(39))[1]}")
        assert game.enter("") == ""
        assert game.question == asked


def test_commands_ignore_case_and_spaces() -> None:
    with TerminalGame("--seed", "7") as game:
        assert "30 moves" in game.enter("  ?  ")
        assert game.enter("LEGEND") == game.enter("legend")
        assert game.enter("show  1") == game.enter("show 1")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("axe", ["axe", "prices"]),
        ("axe L99, L01=1, L02=2", ["L99"]),
        ("pass", ["prices are set"]),
        ("buy L01", ["prices are set"]),
        ("L01 n1 r0", ["prices are set"]),
        ("hello", ["hello", "a move is"]),
        ("try", ["nothing to read"]),
        ("try hello", ["hello"]),
        ("undo", ["Cannot undo", "no move yet"]),
        ("axe L01, L02=1, L03=0", ["L01"]),
        ("ä ~ \u2603", ["a move is"]),
    ],
)
def test_a_wrong_move_is_explained_and_changes_nothing(text: str, words: list[str]) -> None:
    with TerminalGame("--seed", "7") as game:
        before = game.question, game.enter("show"), game.enter("?")
        said = game.enter(text)
        assert all(word in said for word in words), said
        assert len(said.splitlines()) == 1
        assert (game.question, game.enter("show"), game.enter("?")) == before


def test_prices_above_the_gold_are_refused() -> None:
    with TerminalGame("--seed", "7") as game:
        example = game.question.split("'")[1]
        said = game.enter(example.replace("=2", "=5"))
        assert said == "Not allowed: these prices need 6 gold; you have 5."


def test_a_move_can_be_undone_before_the_turn_ends() -> None:
    with TerminalGame("--seed", "7") as game:
        before = game.enter("?")
        game.enter(game.question.split("'")[1])
        assert game.question.startswith("Press Enter")
        game.enter("undo")
        assert game.enter("?") == before


def test_the_first_of_two_tiles_can_be_undone() -> None:
    with TerminalGame("--seed", "2", "--quick", "--bots", "random") as game:
        hand = ""
        while len(re.findall(r"L\d\d", hand)) < 2:
            play_until(game, BUILD)
            assert not game.ended(), "some round leaves two tiles to place"
            hand = game.question.partition(";")[0]
            if len(re.findall(r"L\d\d", hand)) < 2:
                game.enter(legal_places(game.enter("?").splitlines())[0])
        before = game.question, game.enter("?")
        places = legal_places(before[1].splitlines())
        game.enter(places[0])
        assert game.question.startswith(BUILD)
        assert game.question != before[0]
        game.enter("undo")
        assert (game.question, game.enter("?")) == before
        assert "already" in game.enter(f"{places[0].split()[0]} 0 r0")
        assert "touches no tile" in game.enter(f"{places[0].split()[0]} n9e9 r0")
        assert " -> " in game.enter(f"try {places[-1]}")
        assert (game.question, game.enter("?")) == before


def test_a_move_cannot_be_undone_after_the_bots_have_moved() -> None:
    with TerminalGame("--seed", "7", "--quick") as game:
        game.enter(game.question.split("'")[1])
        assert "Cannot undo: " in game.enter("undo")


@pytest.mark.parametrize("words", [["UNDO", "undo"], ["undo now", "undo"], ["Undo", ""]])
def test_undo_twice_does_not_crash(words: list[str]) -> None:
    with TerminalGame("--seed", "7") as game:
        asked = game.question
        game.enter(asked.split("'")[1])
        for word in words:
            said = game.enter(word)
            assert "Traceback" not in said
        assert game.question == asked


def test_an_unknown_word_at_the_confirmation_gets_a_reply() -> None:
    with TerminalGame("--seed", "7") as game:
        game.enter(game.question.split("'")[1])
        assert game.question.startswith("Press Enter")
        assert game.enter("what now") != ""


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_leaving_early(word: str, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    ran = skerry("play", "skye", "--out", out, stdin=f"{word}\n")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.endswith("You left the game before its end.\n")
    assert not out.exists() or out.stat().st_size == 0


def test_the_end_of_input_leaves_the_game(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    ran = skerry("play", "skye", "--out", out)
    assert ran.err == ""
    assert ran.out.endswith("You left the game before its end.\n")
    assert not out.exists() or out.stat().st_size == 0


def test_input_that_ends_at_the_confirmation_leaves_the_game() -> None:
    with TerminalGame("--seed", "7") as game:
        game.enter(game.question.split("'")[1])
        assert game.question.startswith("Press Enter")
        game.end()
        assert game.output.endswith("You left the game before its end.\n")
        assert "Traceback" not in game.output


def test_quitting_at_a_terminal_exits_with_zero() -> None:
    ours, theirs = pty.openpty()
    try:
        with subprocess.Popen(  # noqa: S603 - our own program
            [*SKERRY, "play", "skye"],
            stdin=theirs,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        ) as game:
            os.write(ours, b"quit\n")
            out, err = game.communicate(timeout=TIMEOUT)
            assert game.returncode == 0
            assert b"left the game" in out
            assert err == b""
    finally:
        os.close(ours)
        os.close(theirs)


def test_control_c_at_the_prompt_prints_no_traceback() -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        [*SKERRY, "play", "skye"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as game:
        assert game.stdout is not None
        said = b""
        while not said.endswith(b"\n> "):
            said += os.read(game.stdout.fileno(), 1 << 16)
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=TIMEOUT)
        assert game.returncode == 130
        assert b"Traceback" not in err


def test_options_apply_to_the_table() -> None:
    with TerminalGame("--option", "goals=gold,farm,roads,column", "--option", "money=open") as game:
        shown = game.enter("show")
        assert re.search(r"A  gold .*\n  B  farm .*\n  C  roads .*\n  D  column", shown)
        assert "?" not in game.enter("show 1")


def test_a_short_list_of_bots_repeats() -> None:
    with TerminalGame("--players", "5", "--bots", "greedy,random") as game:
        shown = game.enter("show")
        assert all(name in shown for name in ["greedy 1", "random 2", "greedy 3", "random 4"])
