"""`skerry play`: a whole game through a pipe, and everything that can be typed on the way."""

import json
import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import PATIENCE, SKERRY, environment, skerry
from tests.cli.conftest import Here
from tests.cli.talk import Talk, legal_places, play_on
from tests.plain.skye import audit, load_tiles
from tests.plain.skye import main as plain_check

BUILD = "Place"
NOBODY_ASKS_SO = "?"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_is_recorded(players: int, tmp_path: Path, here: Here) -> None:
    out = tmp_path / "game.json"
    words = ["--players", str(players), "--bots", "random", "--seed", "5", "--name", "Ann"]
    with Talk(*words, "--out", out) as talk:
        play_on(talk, NOBODY_ASKS_SO)
        assert talk.end() == 0
        assert "Won by " in talk.everything
        assert f"recorded in {out}" in talk.everything
    assert here("check", out).out == "1 records, 0 bad\n"
    assert plain_check([str(out)]) == 0


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    texts = []
    for _ in range(2):
        with Talk("--seed", "11", "--quick", "--bots", "greedy") as talk:
            play_on(talk, NOBODY_ASKS_SO)
            assert talk.end() == 0
            texts.append(talk.everything)
    assert texts[0] == texts[1]


def test_the_end_explains_every_point_and_the_record_is_no_secret(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with Talk("--seed", "3", "--quick", "--name", "Bea", "--out", out) as talk:
        play_on(talk, NOBODY_ASKS_SO)
        assert talk.end() == 0
        end = talk.heard[-2] + talk.heard[-1]
    record = json.loads(out.read_bytes())
    assert record["seats"] == ["Bea", "bot:greedy"]
    assert audit(record, load_tiles()) is None
    for name, score in zip(["Bea", "greedy 1"], record["result"]["scores"], strict=True):
        card = re.search(rf"^{name}: {score}\n((?:  .*\n)+)", end, re.MULTILINE)
        assert card is not None
        assert sum(int(line.split()[0]) for line in card[1].splitlines()) == score


def test_questions_and_pictures_cost_nothing() -> None:
    with Talk("--seed", "7", "--bots", "greedy") as talk:
        asked = talk.question
        assert asked.startswith("Set your prices")
        assert "30 moves" in talk.say("?")
        assert "pasture" in talk.say("legend")
        helped = talk.say("help")
        assert all(word in helped for word in ["undo", "try", "show", "legend", "quit", "?"])
        assert re.search(r"greedy 1 .* \? gold", talk.say("show 1"))
        assert "Round 1 of 6" in talk.say("show")
        assert "0 to 1" in talk.say("show 2")
        assert "0 to 1" in talk.say("show me")
        assert "A  " in talk.say(f"try {asked.split(chr(39))[1]}")
        assert talk.say("") == ""
        assert talk.question == asked


def test_commands_do_not_mind_case_and_blanks() -> None:
    with Talk("--seed", "7") as talk:
        assert "30 moves" in talk.say("  ?  ")
        assert talk.say("LEGEND") == talk.say("legend")
        assert talk.say("show  1") == talk.say("show 1")


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
def test_a_wrong_answer_is_explained_and_nothing_is_lost(text: str, words: list[str]) -> None:
    with Talk("--seed", "7") as talk:
        before = talk.question, talk.say("show"), talk.say("?")
        said = talk.say(text)
        assert all(word in said for word in words), said
        assert len(said.splitlines()) == 1
        assert (talk.question, talk.say("show"), talk.say("?")) == before


def test_prices_beyond_the_purse_are_refused() -> None:
    with Talk("--seed", "7") as talk:
        example = talk.question.split("'")[1]
        said = talk.say(example.replace("=2", "=5"))
        assert said == "Not allowed: these prices need 6 gold; you have 5."


def test_a_move_can_be_taken_back_before_the_turn_ends() -> None:
    with Talk("--seed", "7") as talk:
        before = talk.say("?")
        talk.say(talk.question.split("'")[1])
        assert talk.question.startswith("Enter")
        talk.say("undo")
        assert talk.say("?") == before


def test_the_first_of_two_tiles_can_be_taken_back() -> None:
    with Talk("--seed", "2", "--quick", "--bots", "random") as talk:
        hand = ""
        while len(re.findall(r"L\d\d", hand)) < 2:
            play_on(talk, BUILD)
            assert not talk.ended(), "some round leaves two tiles to place"
            hand = talk.question.partition(";")[0]
            if len(re.findall(r"L\d\d", hand)) < 2:
                talk.say(legal_places(talk.say("?").splitlines())[0])
        before = talk.question, talk.say("?")
        places = legal_places(before[1].splitlines())
        talk.say(places[0])
        assert talk.question.startswith(BUILD)
        assert talk.question != before[0]
        talk.say("undo")
        assert (talk.question, talk.say("?")) == before
        assert "already" in talk.say(f"{places[0].split()[0]} 0 r0")
        assert "touches no tile" in talk.say(f"{places[0].split()[0]} n9e9 r0")
        assert " -> " in talk.say(f"try {places[-1]}")
        assert (talk.question, talk.say("?")) == before


def test_what_the_bots_have_done_since_cannot_be_taken_back() -> None:
    with Talk("--seed", "7", "--quick") as talk:
        talk.say(talk.question.split("'")[1])
        assert "Cannot undo: " in talk.say("undo")


@pytest.mark.parametrize("words", [["UNDO", "undo"], ["undo now", "undo"], ["Undo", ""]])
def test_taking_back_twice_is_no_crash(words: list[str]) -> None:
    with Talk("--seed", "7") as talk:
        asked = talk.question
        talk.say(asked.split("'")[1])
        for word in words:
            said = talk.say(word)
            assert "Traceback" not in said
        assert talk.question == asked


def test_a_word_that_is_no_answer_to_the_confirmation_is_not_ignored_silently() -> None:
    with Talk("--seed", "7") as talk:
        talk.say(talk.question.split("'")[1])
        assert talk.question.startswith("Enter")
        assert talk.say("what now") != ""


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_leaving_early(word: str, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    ran = skerry("play", "skye", "--out", out, stdin=f"{word}\n")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.endswith("The game is left unfinished.\n")
    assert not out.exists() or out.stat().st_size == 0


def test_the_end_of_input_leaves_the_game(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    ran = skerry("play", "skye", "--out", out)
    assert ran.err == ""
    assert ran.out.endswith("The game is left unfinished.\n")
    assert not out.exists() or out.stat().st_size == 0


def test_input_that_ends_at_the_confirmation_leaves_the_game() -> None:
    with Talk("--seed", "7") as talk:
        talk.say(talk.question.split("'")[1])
        assert talk.question.startswith("Enter")
        talk.end()
        assert talk.everything.endswith("The game is left unfinished.\n")
        assert "Traceback" not in talk.everything


def test_a_person_at_a_terminal_leaves_with_zero() -> None:
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
            out, err = game.communicate(timeout=PATIENCE)
            assert game.returncode == 0
            assert b"left unfinished" in out
            assert err == b""
    finally:
        os.close(ours)
        os.close(theirs)


def test_control_c_at_the_prompt_is_no_traceback() -> None:
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
        _, err = game.communicate(timeout=PATIENCE)
        assert game.returncode == 130
        assert b"Traceback" not in err


def test_options_reach_the_table() -> None:
    with Talk("--option", "goals=gold,farm,roads,column", "--option", "money=open") as talk:
        shown = talk.say("show")
        assert re.search(r"A  gold .*\n  B  farm .*\n  C  roads .*\n  D  column", shown)
        assert "?" not in talk.say("show 1")


def test_bots_repeat_in_turn() -> None:
    with Talk("--players", "5", "--bots", "greedy,random") as talk:
        shown = talk.say("show")
        assert all(name in shown for name in ["greedy 1", "random 2", "greedy 3", "random 4"])
