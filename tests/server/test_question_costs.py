"""Questions cost by their work: many of them are refused for a while, and others do not notice."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Server
from tests.server.services import wait_until
from tests.server.siege.attacker import Target, attacking
from tests.server.siege.honest import Player, new_table, playing, sign_in
from tests.table.random_tables import config, started

from skerry.protocol import messages as m
from skerry.protocol.refusals import Refusal
from skerry.server.live.questions.costs import Purse, cost_of, cost_of_reply
from skerry.server.ops.rate_limits import Buckets
from skerry.server.ops.settings import Limits, Settings
from skerry.table.decisions import MessageRefused

MANY = (100_000, 100_000.0)
LONG = 260
"""More batches than a table remembers."""


def test_more_work_costs_more() -> None:
    table, _ = started(config("skye", 2, {}, "1"))
    table.seq = 300

    def cost(question: m.ClientMessage, remembered: bool = True) -> float:
        return cost_of(question, table, remembered=remembered)

    assert cost(m.Ping("a")) == 0
    assert cost(m.AskScore("a", seat=0)) < cost(m.AskMoves("a")) < cost(m.AskHistory("a"))
    assert cost(m.AskHistory("a")) < cost(m.AskWords("a")) < cost(m.AskHint("a"))
    assert cost(m.AskHistory("a")) * 5 < cost(m.AskHistory("a"), remembered=False)
    after = (m.encode(m.Ping("a")),) * 9
    raw = tuple(msgspec.Raw(one) for one in after)
    assert cost(m.AskMoves("a", after=raw)) > cost(m.AskMoves("a")) * 5
    assert cost_of_reply(m.LegalMoves("a", raw, 9, (1,) * 9)) > 0


def test_a_purse_is_shared_by_a_person_and_an_address() -> None:
    limits = Limits(work=(10, 0.001))
    people, addresses = Buckets((15, 0.001)), Buckets((22, 0.001))

    def purse(person: str) -> Purse:
        return Purse(limits, [(people, person), (addresses, "192.0.2.1")])

    first, second, other = purse("ann"), purse("ann"), purse("bea")
    first.pay(10)
    with pytest.raises(MessageRefused) as own:
        first.pay(1)
    assert own.value.why is Refusal.TOO_FAST
    assert own.value.retry is not None
    assert own.value.retry > 900_000
    second.pay(5)
    with pytest.raises(MessageRefused):
        second.pay(1)
    other.pay(7)
    with pytest.raises(MessageRefused):
        other.pay(1)


def test_what_a_reply_costs_is_paid_later() -> None:
    purse = Purse(Limits(work=(10, 0.001)), [])
    purse.pay(1)
    purse.owe(1000)
    with pytest.raises(MessageRefused) as refused:
        purse.pay(1)
    assert refused.value.retry is not None
    assert refused.value.retry < 10_000_000


def test_expensive_questions_can_be_asked_once() -> None:
    Purse(Limits(work=(10, 1.0)), []).pay(1000)


def test_a_client_that_asks_too_much_is_refused_and_stays(tmp_path: Path) -> None:
    limits = Limits(work=(30, 0.1), address_work=(100, 0.1))
    with Server(tmp_path, settings=Settings(tmp_path, limits=limits)) as server:
        ann, bea = (sign_in(server.url, name) for name in ("Ann", "Bea"))
        table = new_table(server.url, ann, bea)
        player = Player(server.url, table, ann)
        replies = [player.ask({"type": "history"}) for _ in range(10)]
        assert replies[0]["type"] == "history"
        assert (replies[-1]["type"], replies[-1]["why"]) == ("refused", "too_fast")
        assert replies[-1]["retry"] > 0
        assert player.ask({"type": "ping"})["type"] == "pong"
        again = Player(server.url, table, ann)
        assert again.ask({"type": "history"})["type"] == "refused", "it is the same person"
        watching = [Player(server.url, table, None, None) for _ in range(10)]
        kinds = [one.ask({"type": "history"})["type"] for one in watching for _ in range(4)]
        assert kinds[0] == "history"
        assert kinds[-1] == "refused", "it is the same address"
        wrong = again.ask({"type": "move", "move": "nothing", "question": 1})
        assert wrong["why"] == "unreadable", "moves cost nothing"
        for one in (player, again, *watching):
            one.close()


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    """A server that has just started, and a table with a long log."""
    data = tmp_path_factory.mktemp("long")
    settings = Settings(data, limits=Limits(messages=MANY, guests=MANY, frames=MANY, work=MANY))
    with Server(data, settings=settings) as server:
        ann, bea = (sign_in(server.url, name) for name in ("Ann", "Bea"))
        table = new_table(server.url, ann, bea)
        player = Player(server.url, table, ann)
        for _ in range(LONG):
            player.move_or_undo()
        told = player.ask({"type": "history"})["steps"]
        player.close()
        assert len(told) > LONG
    with Server(data) as server:
        player = Player(server.url, table, ann)
        assert player.ask({"type": "history"})["steps"] == told, "it is read from the log"
        player.close()
        yield server, table, ann


def test_the_past_grows_with_the_table(long_game: tuple[Server, str, str]) -> None:
    server, table, ann = long_game
    player = Player(server.url, table, ann)
    before = player.ask({"type": "history"})["steps"]
    words = player.ask({"type": "words", "names": ["Ann", "Bea"]})["steps"]
    player.move_or_undo()
    player.move_or_undo()
    after = player.ask({"type": "history"})["steps"]
    assert after[: len(before)] == before
    assert [step["own"] for step in after[len(before) :]].count(True) == 1
    assert player.ask({"type": "words", "names": ["Ann", "Bea"]})["steps"] == words
    player.close()


@pytest.mark.parametrize("attack", ["histories", "words"])
def test_others_play_on_while_many_ask(long_game: tuple[Server, str, str], attack: str) -> None:
    server, table, _ = long_game
    cid, dot = (sign_in(server.url, name) for name in ("Cid", "Dot"))
    tokens = tuple(sign_in(server.url, f"Eve {number}") for number in range(8))
    player = Player(server.url, new_table(server.url, cid, dot), cid)
    target = Target(server.url, 8, table, tokens)
    with attacking(attack, target), playing(player) as felt:
        wait_until(lambda: len(felt.waits) >= 20 or felt.failure is not None, "twenty moves")
    player.close()
    assert felt.failure is None
    assert felt.p50 < 0.1
