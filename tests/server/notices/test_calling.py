"""People are called at the right moment: by real receivers on this machine."""

import json
from collections.abc import Iterator
from email.message import EmailMessage
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select, update
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.notices.receivers import (
    BrowserKeys,
    WebReceiver,
    mail_receiver,
    web_receiver,
)
from tests.server.services import free_port, wait_until

from skerry.protocol.notice_forms import MyNotices
from skerry.server.live import calling
from skerry.server.ops.settings import Notices, Smtp
from skerry.server.store import calls, presence
from skerry.server.store.calls import WantedCalls
from skerry.server.store.schema import CALLS, CONTACTS
from skerry.server.store.times import now_ms

OPEN = {"type": "open"}
HERE = Notices(push="mailto:host@skerry.example", webhooks=True, delay=0, loopback=True)
PUBLIC = "https://skerry.example"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "EVERY", 0.02)


@pytest.fixture
def receiver() -> Iterator[WebReceiver]:
    with web_receiver() as made:
        yield made


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, notices=HERE, public_url=PUBLIC) as made:
        yield made


def call_in_browser(
    person: Visitor, receiver: WebReceiver, language: str = "en", path: str = "/send"
) -> BrowserKeys:
    keys = BrowserKeys()
    form = {"endpoint": receiver.url + path, "language": language, **keys.form}
    assert read(person.post("/me/notices/browser", form), MyNotices).browsers >= 1
    return keys


def join(host: Visitor, guest: Visitor, **chosen: object) -> str:
    """A game of two people that has begun: both have to move."""
    made = host.table(OPEN, **chosen)
    assert guest.post(f"/join/{made.code}").status_code == 200
    return made.id


def arrived(receiver: WebReceiver, number: int = 1) -> None:
    wait_until(lambda: len(receiver.requests) >= number, f"{number} notices arrive")


def test_a_push_when_it_is_ones_move(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    key = read(ann.get("/me/notices"), MyNotices).push_key
    keys = call_in_browser(ann, receiver, "ru")
    table = join(ann, bea)
    arrived(receiver)
    (got,) = receiver.requests
    assert json.loads(keys.read(got.body)) == {
        "title": "Ваш ход",
        "text": "Isle of Skye, за столом: Bea",
        "link": f"/t/{table}",
        "tag": f"table-{table}",
    }
    assert got.headers["Authorization"].endswith(f"k={key}")
    assert int(got.headers["TTL"]) > 0
    assert got.headers["Content-Encoding"] == "aes128gcm"


def test_a_turn_calls_once_and_not_those_who_look(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    call_in_browser(ann, receiver)
    call_in_browser(bea, receiver, path="/bea")
    made = ann.table(OPEN)
    # Ann's page is open.
    ours.write(lambda it: presence.change(it, {"socket": (made.id, 0)}, (), "another", now_ms()))
    assert bea.post(f"/join/{made.code}").status_code == 200
    arrived(receiver)
    seat_of_ann = (CALLS.c.table == made.id, CALLS.c.seat == 0)

    def waits() -> bool:
        query = select(CALLS.c.due).where(*seat_of_ann, CALLS.c.what == "turn")
        due = ours.write(lambda it: it.scalar(query))
        return due is not None and due > now_ms() + 1000

    wait_until(waits, "the call to Ann waits while she looks")
    assert [one.path for one in receiver.requests] == ["/bea"]
    # Her phone falls asleep: she is called after all.
    ours.write(lambda it: presence.change(it, {}, ["socket"], "another", now_ms()))
    ours.write(lambda it: it.execute(update(CALLS).where(*seat_of_ann).values(due=0)))
    arrived(receiver, 2)
    query = select(CALLS.c.due).where(CALLS.c.table == made.id)
    wait_until(lambda: not any(ours.write(lambda it: it.scalars(query).all())), "nothing is due")
    assert [one.path for one in receiver.requests] == ["/bea", "/send"]


def test_a_friend_who_joins_a_table_that_waits(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    keys = call_in_browser(ann, receiver, "pt")
    made = ann.table(OPEN, OPEN)
    assert bea.post(f"/join/{made.code}").status_code == 200
    arrived(receiver)
    assert json.loads(keys.read(receiver.requests[0].body))["title"] == "Bea entrou na sua mesa"


def test_the_end_and_a_clock_call(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    keys = call_in_browser(ann, receiver, "nl")
    table = join(ann, bea)
    arrived(receiver)
    for number, (wanted, title) in enumerate(
        [
            (WantedCalls(now_ms(), asked={0: now_ms()}), "Je tijd is bijna op"),
            (WantedCalls(now_ms(), ended=(0, 1)), "Het spel is afgelopen"),
        ],
        start=2,
    ):
        ours.write(partial(calls.store, table=table, wanted=wanted, now=now_ms()))
        arrived(receiver, number)
        assert json.loads(keys.read(receiver.requests[-1].body))["title"] == title


def test_a_browser_that_is_gone_is_forgotten(ours: House, receiver: WebReceiver) -> None:
    receiver.status = 410
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    call_in_browser(ann, receiver)
    join(ann, bea)
    wait_until(
        lambda: read(ann.get("/me/notices"), MyNotices).browsers == 0, "the browser is forgotten"
    )


def test_a_failing_receiver_stays_and_harms_nobody(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    dead = WebReceiver(f"http://127.0.0.1:{free_port()}")
    call_in_browser(ann, dead)
    call_in_browser(bea, receiver)
    join(ann, bea)
    arrived(receiver)
    assert read(ann.get("/me/notices"), MyNotices).browsers == 1


def test_signing_out_ends_the_calls_in_that_browser(ours: House, receiver: WebReceiver) -> None:
    ann = ours.guest("Ann")
    call_in_browser(ann, receiver)
    assert ann.post("/sign-out").status_code == 204
    assert ours.write(lambda it: it.execute(select(CONTACTS)).all()) == []


def test_a_browser_can_be_removed_by_its_owner_only(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    keys = call_in_browser(ann, receiver)
    form = {"endpoint": f"{receiver.url}/send", "language": "en", "on": False, **keys.form}
    assert bea.post("/me/notices/browser", form).status_code == 200
    assert read(ann.get("/me/notices"), MyNotices).browsers == 1
    assert read(ann.post("/me/notices/browser", form), MyNotices).browsers == 0


def test_ten_browsers_are_enough(ours: House, receiver: WebReceiver) -> None:
    ann = ours.guest("Ann")
    for number in range(12):
        call_in_browser(ann, receiver, path=f"/{number}")
    assert read(ann.get("/me/notices"), MyNotices).browsers == 10


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://10.0.0.1/send"},
        {"endpoint": "ftp://push.example/"},
        {"auth": "AAAA"},
        {"p256dh": "AAAA"},
        {"language": "de"},
    ],
)
def test_bad_browsers_are_refused(ours: House, change: dict[str, str]) -> None:
    form = {"endpoint": "https://push.example/1", "language": "en", **BrowserKeys().form, **change}
    problem(ours.guest().post("/me/notices/browser", form), 400)


def test_a_webhook(ours: House, receiver: WebReceiver) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    form = {"address": f"{receiver.url}/hooks/7", "language": "en"}
    assert read(ann.post("/me/notices/webhook", form), MyNotices).webhook == form["address"]
    table = join(ann, bea)
    arrived(receiver)
    (got,) = receiver.requests
    told = json.loads(got.body)
    assert told == {
        "text": f"It is your move: Isle of Skye, with Bea\n{PUBLIC}/t/{table}",
        "content": told["text"],
        "event": "turn",
        "link": f"{PUBLIC}/t/{table}",
    }
    assert got.headers["Content-Type"] == "application/json"
    form["address"] = "https://192.168.1.1/"
    assert problem(ann.post("/me/notices/webhook", form), 400).where == "$.address"
    gone = read(ann.post("/me/notices/webhook", {**form, "address": None}), MyNotices)
    assert gone.webhook is None


def test_mail_comes_after_it_is_confirmed_and_ends_with_a_click(tmp_path: Path) -> None:
    with mail_receiver() as (port, mails):
        smtp = Smtp("127.0.0.1", "skerry@skerry.example", port, tls="none")
        notices = Notices(smtp=smtp, delay=0, loopback=True)
        with house(tmp_path, notices=notices, public_url=PUBLIC) as ours:
            ann, bea = ours.guest("Ann"), ours.guest("Bea")
            form = {"address": "ann@mail.example", "language": "nl"}
            assert not read(ann.post("/me/notices/email", form), MyNotices).email_confirmed
            wait_until(lambda: len(mails) == 1, "the mail that asks arrives")
            assert (mails[0]["To"], mails[0]["Subject"]) == (
                "ann@mail.example",
                "Is dit jouw adres?",
            )
            link = next(line for line in mails[0].get_content().splitlines() if "/mail/" in line)
            path = link.removeprefix(PUBLIC)
            join(ann, bea)
            # A scanner that opens the link confirms nothing.
            assert "Ja, mail mij" in ours.ask("GET", path).text
            assert not read(ann.get("/me/notices"), MyNotices).email_confirmed
            assert ours.ask("POST", path.replace("confirm", "stop")).status_code == 404
            assert ours.ask("POST", path[:-1] + "x").status_code == 404
            assert ours.ask("POST", path).status_code == 200
            assert read(ann.get("/me/notices"), MyNotices).email_confirmed
            table = join(bea, ann)

            # The call to the first table can still be waiting when the address is confirmed.
            def calls() -> list[EmailMessage]:
                return [mail for mail in mails if f"{PUBLIC}/t/{table}" in mail.get_content()]

            wait_until(lambda: bool(calls()), "the call arrives")
            (mail,) = calls()
            assert mail["Subject"] == "Jij bent aan de beurt"
            stop = mail["List-Unsubscribe"].strip("<>")
            assert stop in mail.get_content()
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            click = {"Content-Type": "application/x-www-form-urlencoded"}
            body = b"List-Unsubscribe=One-Click"
            done = ours.ask("POST", stop.removeprefix(PUBLIC), headers=click, content=body)
            assert done.status_code == 200
            assert read(ann.get("/me/notices"), MyNotices).email is None
            assert ours.ask("GET", stop.removeprefix(PUBLIC)).status_code == 404


def test_nobody_can_fill_a_mailbox(tmp_path: Path) -> None:
    with mail_receiver() as (port, mails):
        smtp = Smtp("127.0.0.1", "skerry@skerry.example", port, tls="none")
        with house(tmp_path, notices=Notices(smtp=smtp), public_url=PUBLIC) as ours:
            ann = ours.guest()
            form = {"address": "bea@mail.example", "language": "en"}
            for _ in range(3):
                assert ann.post("/me/notices/email", form).status_code == 200
            assert "Retry-After" in ann.post("/me/notices/email", form).headers
            problem(ours.guest("Cid").post("/me/notices/email", form), 429)
            wait_until(lambda: len(mails) == 3, "three mails arrive")
            for bad in ("bea", "bea@", "a\n@b.example", "<bea@mail.example>", "bea@x y"):
                problem(ann.post("/me/notices/email", {**form, "address": bad}), 400)


def test_a_server_calls_nobody_unless_its_host_wants_it(tmp_path: Path) -> None:
    with house(tmp_path) as ours:
        ann, bea = ours.guest("Ann"), ours.guest("Bea")
        notices = read(ann.get("/me/notices"), MyNotices)
        assert (notices.push_key, notices.mails, notices.webhooks) == (None, False, False)
        browser = {"endpoint": "https://push.example/1", "language": "en", **BrowserKeys().form}
        problem(ann.post("/me/notices/browser", browser), 409)
        mail = {"address": "ann@mail.example", "language": "en"}
        problem(ann.post("/me/notices/email", mail), 409)
        hook = {"address": "https://chat.example/", "language": "en"}
        problem(ann.post("/me/notices/webhook", hook), 409)
        join(ann, bea)
        assert ours.write(lambda it: it.execute(select(CALLS)).all()) == []


def test_the_keys_of_a_server_stay(tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        with house(tmp_path, notices=HERE, public_url=PUBLIC) as ours:
            found.append(read(ours.guest().get("/me/notices"), MyNotices).push_key)
    assert found[0] == found[1] is not None
