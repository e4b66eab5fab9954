"""Own bots: classes of a module, and programs; what is wrong with them is said."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.cli.conftest import RunHere

from skerry.arena.outcome import play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.simulate import Plan, play
from skerry.bots import program
from skerry.bots.fault import BotFault
from skerry.bots.registry import added, check_added, find, levels, middle, names, strongest
from skerry.core.registry import find as find_game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PROGRAM = f"exec:{sys.executable} {EXAMPLES / 'program_bot.py'}"
OWN = "tests.arena.own_bots"


@pytest.mark.parametrize("bot", ["own_bot:OwnBot", PROGRAM])
@pytest.mark.parametrize("game", ["skye", "cats"])
def test_the_examples_play_whole_games(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    plan = Plan(game, 2, (bot, "random"), "7")
    played = play(plan, 0)
    assert played == play(plan, 0)
    assert f'"bot:{bot}"'.encode() in played.record


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crashes", "crashed: KeyError: 'gold'"),
        ("Exits", "crashed: SystemExit: 3"),
        ("Nonsense", "gave no move but 'pass'"),
        ("Cheats", "gave an illegal move"),
        ("Sleeps", "gave no move within 0.2 s"),
        ("Spins", "gave no move within 0.2 s"),
    ],
)
def test_a_bot_that_fails_loses(name: str, reason: str) -> None:
    bot = f"{OWN}:{name}"
    plan = ArenaPlan("skye", 2, (bot, "random"), "1", limit=0.2)
    outcome = play_game(plan, 1).outcome
    assert outcome.fault is not None
    assert outcome.bots[outcome.fault.seat] == bot
    assert outcome.fault.reason.startswith(reason)
    assert outcome.shares == (1.0, 0.0)
    assert outcome.ranks == (1.0, 2.0)
    assert outcome.scores is None


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys; sys.exit(3)", "failed: the program ended, with exit code 3"),
        ("print('hello')", "failed: it wrote b'hello', which is no move"),
        ("print('{}')", "failed: it wrote b'{}', which is no move"),
        ("import time; time.sleep(99)", "failed: it wrote nothing within 0.5 s"),
    ],
)
def test_a_program_that_fails_loses(
    code: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "DEADLINE", 0.5)
    (tmp_path / "bad.py").write_text(f"{code}\n")
    bot = f"exec:{sys.executable} {tmp_path / 'bad.py'}"
    outcome = play_game(ArenaPlan("skye", 2, (bot, "random"), "1"), 0).outcome
    assert outcome.fault is not None
    assert outcome.fault.reason.startswith(reason)


class LongView(msgspec.Struct):
    """A view that is longer than a pipe holds."""

    seat: int
    text: str = "x" * 1_000_000


def test_a_program_that_does_not_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "DEADLINE", 0.3)
    plugin = find_game("skye")
    command = f"{sys.executable} -c 'import time; time.sleep(99)'"
    bot = program.ProgramBot(command, plugin)
    legal = plugin.game.legal(plugin.game.view(plugin.game.start(2), 0))
    with pytest.raises(program.ProgramFault, match=r"did not read its question within 0\.3 s"):
        bot.choose(LongView(0), legal, Random(1))
    bot.close()


def test_simulate_stops_at_a_fault() -> None:
    with pytest.raises(BotFault, match=r"in seat 1 crashed: KeyError: 'gold' \(in game 0\)"):
        play(Plan("skye", 2, ("random", f"{OWN}:Crashes"), "1"), 0)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        (f"{OWN}:Missing", "the module has no 'Missing'"),
        (f"{OWN}:NeedsMore", "NeedsMore() cannot be called: TypeError"),
        (f"{OWN}:NoChoice", "it has no method choose"),
        ("broken_bots:Bot", "RuntimeError: the weights are missing"),
        ("ending_bots:Bot", "the module cannot be imported: SystemExit: 3"),
        ("exec:", "there is no program ''"),
        ("exec:no-such-program --fast", "there is no program 'no-such-program'"),
        ("exec:'", "No closing quotation"),
        ("greddy", "did you mean 'greedy'?"),
    ],
)
def test_what_is_wrong_is_said(
    name: str, wrong: str, run_here: RunHere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text("raise RuntimeError('the weights are missing')")
    (tmp_path / "ending_bots.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=re.escape(wrong)) as error:
        find(name, "skye")
    ran = run_here("simulate", "skye", "--games", "1", "--bots", name)
    assert ran.code == 2
    assert f"--bots: {error.value}" in ran.err


def test_a_command_with_a_comma_stands_in_quotes(run_here: RunHere) -> None:
    quoted = f'"{PROGRAM} one,two",random'
    ran = run_here("simulate", "skye", "--games", "1", "--players", "2", "--bots", quoted)
    assert ran.code == 0, ran.err
    assert "one,two" in ran.out


def test_a_host_adds_bots(monkeypatch: pytest.MonkeyPatch, run_here: RunHere) -> None:
    monkeypatch.setenv("SKERRY_BOTS", f"skye/careful={OWN}:FirstMove, cats/other=exec:true")
    assert added("skye") == {"careful": f"{OWN}:FirstMove"}
    assert levels("skye")[-1] == "careful"
    assert "careful" not in names("skye")
    assert strongest("skye") != "careful"
    assert middle("skye") == middle("skye")
    assert find("careful", "skye").name == "careful"
    check_added()
    for wrong, why in (
        ("skye-careful", "'skye-careful' is not GAME/NAME=BOT"),
        ("chess/careful=my_bots:Bot", "there is no game 'chess'"),
        ("skye/greedy=my_bots:Bot", "skye has a bot 'greedy' already"),
        ("skye/careful=no_such_module:Bot", "there is no module 'no_such_module'"),
    ):
        monkeypatch.setenv("SKERRY_BOTS", wrong)
        with pytest.raises(ValueError, match=re.escape(why)):
            check_added()
        ran = run_here("serve")
        assert ran.code == 2
        assert why in ran.err
    monkeypatch.setenv("SKERRY_BOTS", "skye-careful")
    with pytest.raises(ValueError, match="'skye-careful' is not GAME/NAME=BOT"):
        find("greedy", "skye")


def test_the_words_of_a_fault_are_harmless(run_here: RunHere, tmp_path: Path) -> None:
    ran = run_here("arena", "skye", "--bots", f"{OWN}:ControlCharacters,random", "--games", "2",
                   "--jobs", "1", "--out", tmp_path / "arena")  # fmt: skip
    assert r"crashed: ValueError: \x1b[2J" in ran.out
    assert "\x1b" not in (tmp_path / "arena" / "results.md").read_text()


def test_simulate_says_that_a_bot_ended_its_process(tmp_path: Path) -> None:
    ran = run("-m", "skerry", "simulate", "skye", "--players", "2", "--bots", f"{OWN}:Dies,random",
              "--games", "12", "--jobs", "2", "--out", str(tmp_path / "a.jsonl"))  # fmt: skip
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert "Error: a process ended in the middle of a game" in ran.stderr


def test_an_arena_that_is_decided_says_nothing_of_the_rest(tmp_path: Path) -> None:
    ran = run("-m", "skerry", "arena", "skye", "--bots", "greedy,random", "--games", "400",
              "--jobs", "2", "--sprt", "0.5:0.55", "--out", str(tmp_path / "arena"))  # fmt: skip
    assert ran.returncode == 0
    assert "decided: greedy wins at least 55%" in ran.stdout
    assert ran.stderr == ""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in this folder, where the bots of the tests are found."""
    return subprocess.run(  # noqa: S603 - our own interpreter and words
        [sys.executable, *words], capture_output=True, text=True, check=False, timeout=120
    )
