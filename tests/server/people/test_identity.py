"""People: guests, names, accounts, recovery and sessions."""

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from httpx import Response
from sqlalchemy import Connection, insert, select, update
from tests.server.http.http_clients import UNLIMITED, House, Visitor, house, problem, read

from skerry.protocol.forms import Me, MutedPerson, Mutes, RecoveryCode, SignedIn
from skerry.server.ops.settings import Limits
from skerry.server.people import identity
from skerry.server.people.identity import SEEN_EVERY, hash_of, hash_of_code
from skerry.server.people.names import clean_name, fold_name
from skerry.server.people.passwords import Passwords
from skerry.server.refusals import Declined, NotNow
from skerry.server.store.ids import speaker_id
from skerry.server.store.schema import CHAT, INVITES, MUTES, PEOPLE, SEATS, SESSIONS
from skerry.server.store.times import now_ms


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_a_guest_comes_in_with_a_name_and_nothing_else(ours: House) -> None:
    answer = ours.ask("POST", "/guests", {"name": "  Ann  Lee "})
    assert answer.status_code == 201
    signed_in = read(answer, SignedIn)
    assert signed_in.me.name == "Ann Lee"
    assert not signed_in.me.claimed
    assert not signed_in.me.recoverable
    cookie = answer.headers["set-cookie"]
    assert f"skerry_session={signed_in.token};" in cookie
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie
    assert read(ours.ask("GET", "/me", token=signed_in.token), Me) == signed_in.me


def test_over_https_the_cookie_says_so(tmp_path: Path) -> None:
    with house(tmp_path, secure=True) as made:
        assert "Secure" in made.ask("POST", "/guests", {"name": "Ann"}).headers["set-cookie"]


def test_the_cookie_is_as_good_as_the_token_and_stays_fresh(ours: House) -> None:
    ann = ours.guest()
    answer = ours.ask("GET", "/me", headers={"Cookie": f"skerry_session={ann.token}"})
    assert read(answer, Me).id == ann.id
    assert "Max-Age=" in answer.headers["set-cookie"]
    assert "set-cookie" not in ann.get("/me").headers


def test_the_database_contains_no_usable_tokens(ours: House) -> None:
    ann = ours.guest()
    ann.post("/me/recovery")

    def look(connection: Connection) -> list[str]:
        sessions = connection.execute(select(SESSIONS).where(SESSIONS.c.person == ann.id)).all()
        people = connection.execute(select(PEOPLE).where(PEOPLE.c.id == ann.id)).all()
        return [str(value) for row in (*sessions, *people) for value in row]

    kept = ours.write(look)
    assert hash_of(ann.token) in kept
    assert ann.token not in kept
    for value in kept:
        assert ours.ask("GET", "/me", token=value).status_code == 401
        assert ours.ask("POST", "/recover", {"code": value[:64] or "x"}).status_code == 401


@pytest.mark.parametrize("token", ["", "x", "x" * 200, "a b"])
def test_unknown_tokens_are_refused(ours: House, token: str) -> None:
    answer = ours.ask("GET", "/me", headers={"Authorization": f"Bearer {token}"})
    assert "Sign in first" in problem(answer, 401).what
    assert answer.headers["www-authenticate"] == "Bearer"


def test_signing_out_ends_one_session(ours: House) -> None:
    ann = ours.guest()
    code = read(ann.post("/me/recovery"), RecoveryCode).code
    phone = read(ours.ask("POST", "/recover", {"code": code}), SignedIn)
    answer = ann.post("/sign-out")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert ann.get("/me").status_code == 401
    assert ours.ask("GET", "/me", token=phone.token).status_code == 200
    assert ann.post("/sign-out").status_code == 204


def test_activity_is_stored_at_intervals(ours: House) -> None:
    ann = ours.guest()

    def set_seen(connection: Connection, at: int) -> None:
        connection.execute(update(SESSIONS).where(SESSIONS.c.person == ann.id).values(seen=at))

    def seen(connection: Connection) -> int:
        query = select(SESSIONS.c.seen).where(SESSIONS.c.person == ann.id)
        return int(connection.execute(query).scalar_one())

    recent = now_ms() - SEEN_EVERY // 2
    ours.write(lambda connection: set_seen(connection, recent))
    ann.get("/me")
    assert ours.write(seen) == recent
    ours.write(lambda connection: set_seen(connection, now_ms() - SEEN_EVERY - 1))
    ann.get("/me")
    assert ours.write(seen) > recent


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ann", "Ann"), (" Ann ", "Ann"), ("A\u0308nn", "\u00c4nn"), ("Ann\u00a0 B", "Ann B")],
)
def test_names_are_tidied(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given",
    ["", " ", "\u00a0", "a\nb", "a\x00b", "\u202eann", "a\u200bb", "x" * 25, "bot:greedy", "BOT:x"],
)
def test_invalid_names(ours: House, given: str) -> None:
    with pytest.raises(Declined):
        clean_name(given)
    refused = problem(ours.ask("POST", "/guests", {"name": given}), 400)
    assert refused.where == "$.name" or "null character" in refused.what


def test_a_name_that_grows_too_long_when_it_is_folded() -> None:
    # One character that expands to eighteen.
    with pytest.raises(Declined):
        clean_name("\ufdfa" * 24)


def test_names_that_look_the_same() -> None:
    assert fold_name("Straße") == fold_name("STRASSE")
    assert fold_name("\uff21nn") == fold_name("ann")


def test_guests_may_share_a_name(ours: House) -> None:
    assert ours.guest("Dora").id != ours.guest("Dora").id


def test_a_claimed_name_is_nobody_elses(ours: House) -> None:
    ann = ours.guest("Erna")
    assert ann.claim("Erna").claimed
    other = ours.guest("Ernestine")
    for name in ("Erna", "ERNA", "\uff25rna"):
        taken = problem(ours.ask("POST", "/guests", {"name": name}), 409)
        assert "registered" in taken.what
        problem(other.ask("PATCH", "/me", {"name": name}), 409)
        problem(other.post("/me/claim", {"name": name, "password": "long enough"}), 409)
    assert other.get("/me").json()["name"] == "Ernestine"


def test_claiming_again_changes_the_name_and_signs_out_elsewhere(ours: House) -> None:
    ann = ours.guest("Fay")
    ann.claim("Fay", "first password")
    form = {"name": "fay", "password": "first password"}
    phone = read(ours.ask("POST", "/sign-in", form), SignedIn)
    problem(ann.ask("PATCH", "/me", {"name": "Faye"}), 409)
    assert ann.claim("Faye", "other password", "first password").name == "Faye"
    assert ann.get("/me").status_code == 200
    assert ours.ask("GET", "/me", token=phone.token).status_code == 401
    problem(ours.ask("POST", "/sign-in", {"name": "Faye", "password": "first password"}), 401)
    # The old name is free again.
    ours.guest("Fay")


def test_a_registered_name_is_changed_with_its_password_only(ours: House) -> None:
    ann = ours.guest("Fern")
    ann.claim("Fern", "first password")
    for path, form in (
        ("/me/claim", {"name": "Fern", "password": "stolen password"}),
        ("/me/claim", {"name": "Fernanda", "password": "first password"}),
        ("/me/recovery", {}),
    ):
        for present in ({}, {"present": None}, {"present": "a guess"}, {"present": ""}):
            assert problem(ann.post(path, {**form, **present}), 403).where == "$.present"
    form = {"name": "Fern", "password": "first password"}
    read(ours.ask("POST", "/sign-in", form), SignedIn)


def test_a_changed_password_ends_the_recovery_code(ours: House) -> None:
    ann = ours.guest("Finn")
    first = read(ann.post("/me/recovery"), RecoveryCode).code
    assert ann.claim("Finn", "first password").recoverable, "a guest keeps it"
    # The code is as good as the password, and is used up.
    assert not ann.claim("Finn", "other password", first.upper()).recoverable
    problem(ours.ask("POST", "/recover", {"code": first}), 401)
    problem(ann.post("/me/recovery", {"present": first}), 403)
    made = ann.post("/me/recovery", {"present": "other password"})
    code = read(made, RecoveryCode).code
    ann.claim("Finn", "third password", "other password")
    problem(ours.ask("POST", "/recover", {"code": code}), 401)


def test_guesses_of_the_present_password_count(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(UNLIMITED, guesses=(2, 0.001))) as made:
        ann = made.guest("Ann")
        ann.claim("Ann")
        guess = {"name": "Ann", "password": "stolen password", "present": "a guess"}
        statuses = [ann.post("/me/claim", guess).status_code for _ in range(3)]
        assert statuses == [403, 403, 429]


def test_a_password_that_was_set_meanwhile_is_not_replaced(ours: House) -> None:
    ann = ours.guest("Flo")
    ann.claim("Flo")

    def claim(connection: Connection) -> None:
        identity.claim(connection, ann.id, "Flo", "a hash", None, ann.token)

    with pytest.raises(NotNow):
        ours.write(claim)


def test_sign_in_brings_the_same_person_back(ours: House) -> None:
    ann = ours.guest("Gus")
    ann.claim("Gus", "correct horse")
    table = ann.table().id
    answer = ours.ask("POST", "/sign-in", {"name": " gus ", "password": "correct horse"})
    assert "skerry_session=" in answer.headers["set-cookie"]
    phone = read(answer, SignedIn)
    assert phone.me.id == ann.id
    assert phone.token != ann.token
    seen = ours.ask("GET", f"/tables/{table}", token=phone.token).json()
    assert seen["yours"] == 0


def test_a_wrong_name_gives_the_same_error_as_a_wrong_password(ours: House) -> None:
    ours.guest("Hal").claim("Hal")
    wrong = [
        problem(ours.ask("POST", "/sign-in", {"name": name, "password": "no such word"}), 401)
        for name in ("Hal", "Nobody at all", "bot:x")
    ]
    assert len(set(wrong)) == 1


def test_the_same_work_is_done_for_names_that_do_not_exist(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours.guest("Ida").claim("Ida")
    verified: list[str] = []
    check = PasswordHasher.verify

    def verify(self: PasswordHasher, hash: str, password: str) -> bool:
        verified.append(re.sub(r"\$[^$]*\$[^$]*$", "", hash))
        return check(self, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    for name in ("Ida", "Nobody at all"):
        ours.ask("POST", "/sign-in", {"name": name, "password": "no such word"})
    assert len(verified) == 2
    assert verified[0] == verified[1], "the same algorithm with the same cost"


def test_passwords_are_never_hashed_on_the_loop() -> None:
    seen: list[str] = []

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            seen.append(threading.current_thread().name)
            return super().hash(password, salt=salt)

    async def run() -> tuple[str, bool, bool, bool]:
        passwords = Passwords(Slow(time_cost=1, memory_cost=8, parallelism=1))
        seen.clear()
        kept = await passwords.hash("correct horse", "192.0.2.1")
        return (
            kept,
            await passwords.matches(kept, "correct horse", "192.0.2.1"),
            await passwords.matches(kept, "wrong horse", "192.0.2.1"),
            await passwords.matches(None, "correct horse", "192.0.2.1"),
        )

    kept, right, wrong, nobody = asyncio.run(run())
    assert kept.startswith("$argon2id$")
    assert (right, wrong, nobody) == (True, False, False)
    assert threading.main_thread().name not in seen


def test_few_passwords_are_hashed_at_once() -> None:
    busy = [0, 0]
    two = threading.Barrier(2)
    lock = threading.Lock()

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            with lock:
                busy[0] += 1
                busy[1] = max(busy)
            two.wait(60)
            with lock:
                busy[0] -= 1
            return True

    async def run() -> None:
        passwords = Passwords(
            Counting(time_cost=1, memory_cost=8, parallelism=1), waiting=18, of_address=20
        )
        await asyncio.gather(*(passwords.matches("x", "y", "192.0.2.1") for _ in range(20)))

    asyncio.run(run())
    assert busy[1] == 2


def test_a_recovery_code_brings_the_seats_to_another_device(ours: House) -> None:
    ann = ours.guest("Jo")
    table = ann.table().id
    code = read(ann.post("/me/recovery"), RecoveryCode).code
    assert ann.get("/me").json()["recoverable"]
    typed = f" {code.upper().replace('-', ' ')} "
    phone = read(ours.ask("POST", "/recover", {"code": typed}), SignedIn)
    assert phone.me.id == ann.id
    assert ours.ask("GET", f"/tables/{table}", token=phone.token).json()["yours"] == 0
    newer = read(ann.post("/me/recovery"), RecoveryCode).code
    problem(ours.ask("POST", "/recover", {"code": code}), 401)
    read(ours.ask("POST", "/recover", {"code": newer}), SignedIn)


def test_a_new_name_is_read_at_unfinished_tables(ours: House) -> None:
    ann = ours.guest("Kim")
    table = ann.table().id
    read(ann.ask("PATCH", "/me", {"name": "Kay"}), Me)
    seen = ann.look(table)
    assert seen.seats[0].name == "Kay"
    assert seen.host == "Kay"


def test_vacation(ours: House) -> None:
    ann = ours.guest()
    away = read(ann.post("/me/vacation", {"days": 3}), Me).vacation_until
    assert away is not None
    assert abs(away - now_ms() - 3 * 24 * 3600 * 1000) < 60_000
    assert read(ann.get("/me"), Me).vacation_until == away
    assert read(ann.post("/me/vacation", {"days": 0}), Me).vacation_until is None
    assert problem(ann.post("/me/vacation", {"days": 31}), 400).where == "$.days"
    assert problem(ann.post("/me/vacation", {"days": "3"}), 400).where == "$.days"


def test_mutes(ours: House) -> None:
    ann, bea, stranger = ours.guest("Ann"), ours.guest("Bea M"), ours.guest("Bea M")
    table = ann.table(visibility="public").id
    bea.post(f"/tables/{table}/join", {})

    def mute(person: Visitor, **more: object) -> Response:
        form = {"table": table, "speaker": speaker_id(table, person.id), **more}
        return ann.post("/me/mutes", form)

    def muted(connection: Connection) -> set[str]:
        rows = connection.execute(select(MUTES.c.muted).where(MUTES.c.person == ann.id))
        return {row.muted for row in rows}

    for _ in range(2):
        assert mute(bea).status_code == 204
    assert ours.write(muted) == {bea.id}, "and nobody else with the same name"
    # Only people at the table can be muted there, and nobody mutes themselves.
    problem(mute(stranger), 404)
    problem(mute(ann), 404)

    def talk(connection: Connection) -> None:
        connection.execute(
            insert(CHAT).values(table=table, number=1, person=dan.id, name="Dan M", at=1, text="!")
        )

    dan = ours.guest("Dan M")
    ours.write(talk)
    assert mute(dan).status_code == 204
    assert ours.write(muted) == {bea.id, dan.id}
    bea.ask("PATCH", "/me", {"name": "Bella"})
    # The list says how the lines of any table call them.
    other = ann.table().id
    listed = read(ann.get(f"/me/mutes?table={other}"), Mutes).people
    assert listed == (
        MutedPerson("Bella", speaker_id(other, bea.id)),
        MutedPerson("Dan M", speaker_id(other, dan.id)),
    )
    form = {"table": other, "speaker": listed[0].speaker, "on": False}
    assert ann.post("/me/mutes", form).status_code == 204
    assert ours.write(muted) == {dan.id}
    problem(ann.post("/me/mutes", form), 404)
    problem(ann.get("/me/mutes"), 400)


def test_by_invitation_only(tmp_path: Path) -> None:
    with house(tmp_path, invite_only=True) as made:

        def invite(connection: Connection) -> None:
            now = now_ms()
            for code, left, expires in [("good-code", 1, now + 60_000), ("old-code", 1, now - 1)]:
                connection.execute(
                    insert(INVITES).values(
                        hash=hash_of_code(code), left=left, created=now, expires=expires
                    )
                )

        made.write(invite)
        for wrong in ({}, {"invite": "none"}, {"invite": "old-code"}):
            refused = problem(made.ask("POST", "/guests", {"name": "Ann", **wrong}), 403)
            assert refused.where == "$.invite"
        form = {"name": "Ann", "invite": "GOOD code"}
        # A refused name does not use up the invitation.
        problem(made.ask("POST", "/guests", {**form, "name": "bot:x"}), 400)
        read(made.ask("POST", "/guests", form), SignedIn)
        problem(made.ask("POST", "/guests", form), 403)


def test_new_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(guests=(3, 0.001))) as made:
        for _ in range(3):
            made.guest()
        for path, form in (
            ("/guests", {"name": "Ann"}),
            ("/sign-in", {"name": "Ann", "password": "x"}),
            ("/recover", {"code": "x"}),
        ):
            answer = made.ask("POST", path, form)
            problem(answer, 429)
            assert int(answer.headers["retry-after"]) > 0


def test_deleting_an_account(ours: House) -> None:
    ann, bea = ours.guest("Leo"), ours.guest("Bea")
    alone = ann.table().id
    shared = ann.table(visibility="public", auto_start=False).id
    bea.post(f"/tables/{shared}/join", {})
    running = bea.table(visibility="public").id
    ann.post(f"/tables/{running}/join", {})
    mute = {"table": running, "speaker": speaker_id(running, ann.id)}
    assert bea.post("/me/mutes", mute).status_code == 204

    def talk(connection: Connection) -> None:
        line = {"number": 1, "person": ann.id, "name": "Leo", "at": 1, "text": "I am Leo"}
        connection.execute(insert(CHAT).values(table=running, **line))

    ours.write(talk)
    answer = ann.ask("DELETE", "/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert ann.get("/me").status_code == 401
    assert bea.get(f"/tables/{alone}").status_code == 404
    seen = bea.look(shared)
    assert seen.hosting
    assert [seat.name for seat in seen.seats] == [None, "Bea"]
    seen = bea.look(running)
    assert [seat.name for seat in seen.seats] == ["Bea", "somebody"]
    assert seen.status == "running"
    assert "1" in bea.get(f"/tables/{running}/view").json()["now"]["stand_ins"]

    def traces(connection: Connection) -> list[str]:
        found = [row.text for row in connection.execute(select(CHAT).where(CHAT.c.seat.is_(None)))]
        people = connection.execute(select(PEOPLE).where(PEOPLE.c.id == ann.id)).all()
        seats = connection.execute(select(SEATS).where(SEATS.c.person == ann.id)).all()
        mutes = connection.execute(select(MUTES).where(MUTES.c.muted == ann.id)).all()
        return [text for text in found if "Leo" in text] + [
            str(r) for r in (*people, *seats, *mutes)
        ]

    assert ours.write(traces) == []
