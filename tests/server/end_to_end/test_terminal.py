"""`skerry play --server`: playing at a networked table in the terminal."""

import asyncio
import json
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.cli.command import skerry
from tests.server.end_to_end.terminal_screen import Screen, answer
from tests.server.harness import Server

from skerry.client import Skerry
from skerry.core.audit import audit, verify
from skerry.core.record import decode
from skerry.core.registry import find

T = TypeVar("T")


def ask(server: Server, token: str, what: Callable[[Skerry], Awaitable[T]]) -> T:
    """Send a request as somebody."""

    async def main() -> T:
        async with Skerry(server.url, token) as person:
            return await what(person)

    return asyncio.run(main())


def token_of(home: Path, name: str) -> str:
    (kept,) = (home / "skerry").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    token = json.loads(kept.read_bytes())["tokens"][name]
    assert isinstance(token, str)
    return token


def table_of(screen: Screen) -> str:
    return screen.expect(r"table (\w+)\.")[1]


def test_a_whole_game_against_a_bot(server: Server, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    words = ["skye", "--server", server.url, "--name", "Ann", "--bots", "random"]
    with Screen(tmp_path, *words, "--out", out) as screen:
        while question := screen.question():
            answer(screen, question)
        assert screen.end() == 0
        assert f"Saved the record to {out}" in screen.shown
        assert "Traceback" not in screen.shown
        record = decode(out.read_bytes())
        assert f"The seed was {record.seed}." in screen.shown
        shown = " ".join(screen.shown.split())
        assert (
            "Fair shuffle: the seed comes from the secrets of the server and You, as they were "
            "committed to before the game. All draws follow from the seed."
        ) in shown
    plugin = find("skye")
    audit(plugin.game, plugin.record_reader, record)
    verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
    assert record.seats == ("Ann", "bot:random")
    assert record.luck is not None
    assert record.luck.contributors == (0,)


def test_all_local_commands_work_online(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, "skye", "--server", server.url, "--name", "Ann") as screen:
        asked = screen.question()
        for typed, shown in [
            ("?", "30 moves"),
            ("legend", "pasture"),
            ("help", "chat TEXT"),
            ("show 1", r"normal 1 .* \? gold"),
            ("show 2", "0 to 1"),
            (f"try {asked.split(chr(39))[1]}", "A  "),
            ("undo", "Cannot undo: "),
            ("hello", "a move is"),
            ("buy L01", "Not allowed"),
            ("chat", "Refused: the message is empty"),
            ("chat good luck", "Ann says: good luck"),
        ]:
            screen.say(typed)
            screen.expect(shown)
            assert screen.question() == asked
        screen.say("quit")
        assert screen.end() == 0
        assert "You keep your seat" in screen.shown


def test_friends_meet_chat_and_undo(server: Server, tmp_path: Path) -> None:
    here, there = tmp_path / "ann", tmp_path / "bea"
    with Screen(here, "skye", "--server", server.url, "--open", "1", "--name", "Ann") as ann:
        code = ann.expect(r"--code (\w+)")[1]
        ann.expect("Waiting for 1 more")
        ann.say("?")
        ann.expect("has not begun")
        with Screen(there, "--server", server.url, "--code", code, "--name", "Bea") as bea:
            question = ann.question()
            assert question.startswith("Set your prices")
            assert bea.question().startswith("Set your prices")
            answer(ann, question)
            ann.expect("Waiting for Bea")
            ann.say("undo")
            ann.expect("A move was undone")
            assert ann.question() == question
            bea.say("chat your turn")
            bea.expect("Bea says: your turn")
            ann.press_enter_until("Bea says: your turn")
            answer(ann, question)
            ann.expect("Waiting for Bea")
            bea.say("quit")
            assert bea.end() == 0
            ann.expect("Bea is not connected")


def test_a_returning_player_gets_their_seat(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, "skye", "--server", server.url, "--name", "Ann") as screen:
        table = table_of(screen)
        answer(screen, screen.question())
        asked = screen.question()
        assert screen.end() == 0
    with Screen(tmp_path, "--server", server.url, "--table", table) as screen:
        assert table_of(screen) == table
        assert screen.question() == asked
        assert "goals:" not in screen.shown, "old events are not shown again"


def test_somebody_else_can_only_watch(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path / "ann", "skye", "--server", server.url, "--name", "Ann") as ann:
        table = table_of(ann)
        question = ann.question()
        there = ["--server", server.url, "--table", table]
        with Screen(tmp_path / "bea", *there, "--name", "Bea") as bea:
            assert bea.end() == 1
            assert "use --watch to watch" in bea.shown
        with Screen(tmp_path / "cid", *there, "--watch") as cid:
            cid.expect("Waiting for Ann")
            cid.say("?")
            cid.expect("You are watching")
            cid.say("axe L01, L02=1, L03=1")
            cid.expect("You are watching")
            cid.say("show")
            cid.expect("Round 1 of 6")
            answer(ann, question)
            cid.expect("Ann: axe ")
            assert cid.end() == 0
            assert "You keep your seat" not in cid.shown


def test_a_bot_stands_in_until_the_player_returns(server: Server, tmp_path: Path) -> None:
    home = tmp_path / "ann"
    with Screen(home, "skye", "--server", server.url, "--open", "1", "--name", "Ann") as ann:
        table = table_of(ann)
        code = ann.expect(r"--code (\w+)")[1]
        with Screen(tmp_path / "bea", "--server", server.url, "--code", code) as bea:
            ann.question()
            bea.question()
            ask(server, token_of(home, "Ann"), lambda person: person.leave(table))
            ann.expect("The bot normal stands in for you")
            bea.press_enter_until("The bot normal stands in for Ann")
            ann.say("back")
            ann.expect("You play again")


@pytest.mark.long
def test_the_client_waits_for_a_restarting_server(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "server") as server,
        Screen(tmp_path, "skye", "--server", server.url, "--name", "Ann") as ann,
    ):
        question = ann.question()
        server.kill9()
        answer(ann, question)
        server.start()
        ann.expect("Connection lost")
        ann.expect("Reconnected")
        assert ann.question().startswith("Buy")


def test_a_server_by_invitation_asks_for_a_code_once(tmp_path: Path) -> None:
    data = tmp_path / "server"
    with Server(data, "--invite-only") as server:
        there = ["skye", "--server", server.url, "--name", "Ann"]
        for more, complaint in [
            ([], "is invite-only: ask its host for a code and use --invite CODE"),
            (["--invite", "nosuchcode"], "the code nosuchcode is not valid"),
        ]:
            with Screen(tmp_path, *there, *more) as ann:
                assert ann.end() == 1
                assert complaint in ann.shown
        code = skerry("admin", "invite", "--data", data).out.strip()
        for more in (["--invite", code], []):
            with Screen(tmp_path, *there, *more) as ann:
                table = table_of(ann)
                assert ann.question().startswith("Set your prices")
        stranger = ["--server", server.url, "--table", table, "--watch", "--name", "Eve"]
        with Screen(tmp_path, *stranger) as eve:
            assert eve.end() == 1
            assert "is invite-only: ask its host for a code" in eve.shown


def test_a_table_that_is_deleted_ends_the_game(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, "skye", "--server", server.url, "--open", "1", "--name", "Ann") as ann:
        table = table_of(ann)
        ann.expect("Waiting for 1 more")
        ask(server, token_of(tmp_path, "Ann"), lambda person: person.delete(table))
        ann.expect("Error: .*deleted")
        assert ann.end() == 1


def test_control_c_shows_no_traceback(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, "skye", "--server", server.url) as screen:
        screen.question()
        screen.interrupt()
        screen.expect("interrupted")
        assert screen.end() == 130
        assert "Traceback" not in screen.shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["skye", "--table", "t"], "--table needs --server"),
        (["skye", "--watch"], "--watch needs --server"),
        (["skye", "--open", "1"], "--open needs --server"),
        (["skye", "--invite", "c"], "--invite needs --server"),
        (["--server", "URL"], "Missing argument 'GAME'"),
        (["skye", "--server", "127.0.0.1:8000"], "write a URL"),
        (["skye", "--server", "URL", "--seed", "7"], "--seed cannot be used with --server"),
        (["skye", "--server", "URL", "--table", "t"], "GAME cannot be used with an existing table"),
        (
            ["--server", "URL", "--table", "t", "--bots", "random"],
            "--bots cannot be used with an existing table",
        ),
        (["--server", "URL", "--table", "t", "--code", "c"], "use either --table or --code"),
        (["skye", "--server", "URL", "--watch"], "--watch needs --table or --code"),
        (
            ["skye", "--server", "URL", "--players", "2", "--open", "3"],
            "there is only 1 other seat",
        ),
        (["--server", "URL", "--table", "nosuchtable"], "There is no such table"),
        (["--server", "URL", "--code", "nosuchcode"], "There is no such table"),
        (["skye", "--server", "http://127.0.0.1:1"], "the server cannot be reached"),
    ],
)
def test_bad_input_is_one_line(
    server: Server, tmp_path: Path, words: list[str], complaint: str
) -> None:
    given = [server.url if word == "URL" else word for word in words]
    with Screen(tmp_path, *given) as screen:
        assert screen.end() == 2
        assert screen.shown.splitlines()[-1].startswith("Error: ")
        assert complaint in screen.shown.splitlines()[-1]
        assert "Traceback" not in screen.shown
