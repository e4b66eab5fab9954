"""The leak check finds leaks: each test makes a table leak in a different way."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.end_to_end.knowledge import Audience, Truth
from tests.server.end_to_end.leak_check import Heard, by_bytes, by_truth
from tests.table.random_tables import KINDS, config, play, started

from skerry.core.event import Announcement, Seat
from skerry.core.luck import commitment
from skerry.core.registry import find
from skerry.protocol.messages import (
    AskHistory,
    AskTry,
    Changed,
    ChatLine,
    FromServer,
    Refused,
    encode,
)
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import Aids, Chat, NoClock, Status, TableInfo, Visibility
from skerry.table import updates
from skerry.table.entries import Batch
from skerry.table.updates import update_since

SEED = "c0de" * 16
TOKEN = b"a-token-of-somebody-else"
TOSSED = {"secret of the server": b"5e" * 32, "secret of seat 1": b"1e" * 32}
SECRETS = {"seed": SEED.encode(), "token": TOKEN, **TOSSED}


class Played:
    """A random game in memory, with its history and the server's messages."""

    def __init__(self, game: str, seats: int, options: dict[str, str], most: int = 100) -> None:
        given = config(game, seats, options, SEED)
        self.config = replace(given, commitment=commitment(SEED))
        table, first = started(self.config)
        self.batches: list[Batch] = [first]
        for batch in play(table, Random(f"{game} {seats}")):
            self.batches.append(batch)
            if len(self.batches) > most:
                break
        row = {
            "game": game,
            "players": seats,
            "seed": SEED,
            "commitment": commitment(SEED),
            "options": msgspec.json.encode(self.config.options).decode(),
            "aids": msgspec.json.encode(self.config.aids).decode(),
        }
        self.truth = Truth(row, self.batches)

    def heard(self, who: Audience) -> list[Heard]:
        """Every step and snapshot for a seat or a spectator."""
        table, _ = started(self.config)
        found = [_heard(update_since(table, who, None))]
        for batch in self.batches[1:]:
            known = updates.version_of(table, who)
            table.apply(batch)
            frames = [update_since(table, who, known), update_since(table, who, None)]
            found += [_heard(frame) for frame in frames if frame is not None]
        return found

    def leaks(self, who: Audience, heard: list[Heard]) -> tuple[list[str], list[str]]:
        """What both checks find."""
        return by_truth(self.truth, who, heard), by_bytes(self.truth, who, heard, SECRETS, b"")


def _heard(frame: bytes | None) -> Heard:
    assert frame is not None
    return Heard(frame, 0.0)


def _audiences(played: Played) -> list[Audience]:
    return list(played.truth.audiences)


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_correct_server_leaks_nothing(game: str, seats: int, options: dict[str, str]) -> None:
    played = Played(game, seats, options, most=1000)
    for who in _audiences(played):
        assert played.leaks(who, played.heard(who)) == ([], [])


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_what_one_seat_hears_is_not_for_another(
    game: str, seats: int, options: dict[str, str]
) -> None:
    played = Played(game, seats, options)
    truly, bytewise = played.leaks(None, played.heard(0))
    assert truly
    # With open money only prices are secret, and only for one batch.
    assert bytewise or "money" in options


def test_views_of_everything_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def write_all(game: Any, state: Any) -> Callable[[Seat | None], bytes]:
        whole = msgspec.json.encode(find(game.name).wire.snapshot(state))
        return lambda _: whole

    monkeypatch.setattr("skerry.core.match.view_writer_of", write_all)
    for game, seats, options in KINDS:
        played = Played(game, seats, options)
        for who in _audiences(played):
            truly, bytewise = played.leaks(who, played.heard(who))
            assert truly
            assert bytewise


def test_events_sent_to_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, seats, options in [("skye", 3, {}), ("cats", 3, {}), ("cats", 1, {"mode": "solo"})]:
        played = Played(game, seats, options)
        with monkeypatch.context() as patch:
            patch.setattr(Announcement, "seen_by", lambda told, _: told.event)
            heard = played.heard(None)
        truly, bytewise = played.leaks(None, heard)
        assert truly
        assert bytewise


def _changed(change: Callable[[dict[str, Any]], None]) -> tuple[Played, list[Heard]]:
    """A game with one wrong detail in every frame to seat 0."""
    played = Played("cats", 3, {})
    heard = []
    for one in played.heard(0):
        frame = msgspec.json.decode(one.raw)
        change(frame)
        heard.append(Heard(msgspec.json.encode(frame), 0.0))
    return played, heard


@pytest.mark.parametrize("name", ["seed", *TOSSED])
def test_secrets_of_the_toss_are_found_before_the_end(name: str) -> None:
    played = Played("skye", 2, {}, most=20)
    said = _heard(encode(ChatLine(1, "Ann", 0, SECRETS[name].decode(), 0)))
    _, found = played.leaks(0, [*played.heard(0), said])
    assert len(found) == 1
    assert found[0].startswith(f"0 heard the {name}: ")
    whole = Played("skye", 2, {}, most=10_000)
    assert whole.leaks(0, [*whole.heard(0), said])[1] == []


def test_small_things_are_found() -> None:
    def count_too_many(frame: dict[str, Any]) -> None:
        frame["now"]["view"]["crews"][1]["hand"]["count"] += 1

    def ask_too_early(frame: dict[str, Any]) -> None:
        frame["now"]["question"] = 99

    def undo_anything(frame: dict[str, Any]) -> None:
        frame["now"]["undo"] = None

    def show_choice(frame: dict[str, Any]) -> None:
        frame["now"]["view"]["crews"][1]["choice"] = 3

    for change in (count_too_many, ask_too_early, undo_anything, show_choice):
        played, heard = _changed(change)
        assert by_truth(played.truth, 0, heard), change
    assert by_bytes(played.truth, 0, heard, SECRETS, b"")


@pytest.mark.parametrize("secret", [SEED.encode(), TOKEN, b"d149"])
def test_secrets_in_odd_places_are_found(secret: bytes) -> None:
    played = Played("cats", 3, {}, most=3)
    assert b"d149" not in b" ".join(one.raw for one in played.heard(0))
    said = ChatLine(1, "Ann", 0, f"psst, {secret.decode()}", 0)
    heard = [*played.heard(0), _heard(encode(said))]
    assert by_bytes(played.truth, 0, heard, SECRETS, b"")


@pytest.mark.parametrize(
    "answer",
    [
        Refused("a", Refusal.ILLEGAL, "seat 1 has that card"),
        Refused("a", Refusal.STALE, "this question was answered or withdrawn"),
    ],
)
def test_answers_that_no_view_explains_are_found(answer: FromServer) -> None:
    played = Played("cats", 3, {}, most=10)
    for asked in (AskTry(id="a", moves=(msgspec.Raw(b'"pass"'),)), AskHistory("a")):
        heard = [*played.heard(0), Heard(encode(answer), 0.0, asked=asked, since=1)]
        (wrong,) = by_truth(played.truth, 0, heard)
        assert "not an answer" in wrong


def test_the_time_of_a_secret_move_is_found() -> None:
    played = Played("cats", 3, {}, most=10)
    last = played.truth.moments(None)[-1]
    for later, found in ((0, 0), (1, 1)):
        info = TableInfo(
            id="t",
            game="cats",
            options=msgspec.Raw(b"{}"),
            seats=(),
            status=Status.RUNNING,
            visibility=Visibility.LINK,
            clock=NoClock(),
            aids=Aids(),
            chat=Chat.OFF,
            host=None,
            created=1,
            touched=last.at + later,
            awaits=last.awaits,
            auto_start=True,
            commitment=played.truth.commitment,
        )
        wrong = by_truth(played.truth, None, [_heard(encode(Changed(info)))])
        assert len(wrong) == found, wrong
