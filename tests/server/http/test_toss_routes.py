"""The toss over HTTP: commitments, reveals, and what everyone sees of them."""

from collections.abc import Iterator
from itertools import count

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from tests.server.http.http_clients import House, Visitor, house, problem, read
from tests.server.services import wait_until
from tests.server.store.older_databases import talk

from skerry.core.luck import Luck, commitment, seed_from
from skerry.core.record import Record
from skerry.protocol.forms import TableInfo
from skerry.protocol.table_info import Status, TossInfo, TossPhase
from skerry.server.store.schema import TABLES

OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "random"}
A, B, C, D = ("a" * 64, "b" * 64, "c" * 64, "d" * 64)


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    # Deadlines that only a slow machine could reach, except where a test moves them.
    with house(tmp_path_factory.mktemp("data"), toss_deadline=600.0) as made:
        yield made


@pytest.fixture
def ann(ours: House) -> Visitor:
    return ours.guest("Ann")


@pytest.fixture
def bea(ours: House) -> Visitor:
    return ours.guest("Bea")


def toss_of(info: TableInfo) -> TossInfo:
    assert info.toss is not None
    return info.toss


def commitments(info: TableInfo) -> list[str | None]:
    return [seat.commitment for seat in toss_of(info).seats]


def row_of(house: House, table: str) -> dict[str, object]:
    def find(connection: Connection) -> dict[str, object]:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        return dict(row._mapping)

    return house.write(find)


def make_overdue(house: House, table: str) -> None:
    """Let the deadline of a toss pass."""

    def work(connection: Connection) -> None:
        toss = connection.execute(select(TABLES.c.toss).where(TABLES.c.id == table)).scalar_one()
        late = {**msgspec.json.decode(toss), "until": 1}
        values = {"toss": msgspec.json.encode(late).decode(), "attend_at": 1}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))

    house.write(work)


def revealing(ann: Visitor, bea: Visitor) -> TableInfo:
    """A table of two people who have committed to A and B."""
    made = ann.table(visibility="public", commitment=commitment(A))
    info = read(
        bea.post(f"/tables/{made.id}/join", {"commitment": commitment(B)}),
        TableInfo,
    )
    assert toss_of(info).phase is TossPhase.REVEALING
    return info


def test_two_people_toss(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(visibility="public", commitment=commitment(A))
    assert (toss_of(made).phase, toss_of(made).restarts) == (TossPhase.OPEN, 0)
    assert commitments(made) == [commitment(A), None]
    assert not made.chosen_seed
    joined = read(
        bea.post(f"/tables/{made.id}/join", {"commitment": commitment(B)}),
        TableInfo,
    )
    assert (joined.status, joined.commitment) == (Status.WAITING, made.commitment)
    assert toss_of(joined).phase is TossPhase.REVEALING
    assert toss_of(joined).until is not None
    assert commitments(joined) == [commitment(A), commitment(B)]
    first = read(ann.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": A}), TableInfo)
    assert first.status is Status.WAITING
    assert [seat.revealed for seat in toss_of(first).seats] == [True, False]
    last = read(bea.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": B}), TableInfo)
    assert (last.status, toss_of(last).phase) == (Status.RUNNING, TossPhase.DONE)
    row = row_of(ours, made.id)
    secret = msgspec.json.decode(str(row["toss"]))["secret"]
    assert commitment(secret) == made.commitment == last.commitment
    assert row["seed"] == seed_from(secret, [A, B])
    again = read(bea.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": B}), TableInfo)
    assert again.status is Status.RUNNING, "sending it again is harmless"
    for who in (ann, bea, ours.guest("Watcher")):
        text = "".join(who.get(f"/tables/{made.id}{path}").text for path in ("", "/view"))
        assert not any(hidden in text for hidden in (secret, str(row["seed"]), A, B))


def test_alone_against_bots(ours: House, ann: Visitor) -> None:
    made = ann.table(BOT, commitment=commitment(A))
    assert (made.status, toss_of(made).phase) == (Status.WAITING, TossPhase.REVEALING)
    info = read(ann.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": A}), TableInfo)
    assert info.status is Status.RUNNING
    assert commitments(info) == [commitment(A), None]


def test_without_commitments_the_game_begins_at_once(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(visibility="public")
    info = read(bea.post(f"/tables/{made.id}/join"), TableInfo)
    assert (info.status, toss_of(info).phase) == (Status.RUNNING, TossPhase.DONE)
    assert commitments(info) == [None, None]


def test_a_seat_without_a_commitment_gives_nothing(ann: Visitor, bea: Visitor) -> None:
    made = ann.table(visibility="public")
    info = read(
        bea.post(f"/tables/{made.id}/join", {"commitment": commitment(B)}),
        TableInfo,
    )
    assert toss_of(info).phase is TossPhase.REVEALING
    problem(ann.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": A}), 409)
    last = read(bea.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": B}), TableInfo)
    assert last.status is Status.RUNNING


def test_committing_anew_from_another_device(ours: House, ann: Visitor, bea: Visitor) -> None:
    made = ann.table(OPEN, OPEN, visibility="public", commitment=commitment(A))
    path = f"/tables/{made.id}/commit"
    info = read(ann.post(path, {"toss": 0, "commitment": commitment(C)}), TableInfo)
    assert commitments(info) == [commitment(C), None, None]
    info = read(
        ann.post(f"/join/{made.code}", {"commitment": commitment(D)}),
        TableInfo,
    )
    assert commitments(info)[0] == commitment(D), "who joins again sits already, but commits"
    problem(bea.post(path, {"toss": 0, "commitment": commitment(B)}), 403)
    problem(ours.ask("POST", path, {"toss": 0, "commitment": commitment(B)}), 401)
    problem(ann.post(path, {"toss": 1, "commitment": commitment(B)}), 409)
    for wrong in ("x" * 64, "A" * 64, "a" * 63, 7, None):
        refused = problem(ann.post(path, {"toss": 0, "commitment": wrong}), 400)
        assert refused.where == "$.commitment"
    assert problem(ann.post(path, {"commitment": A}), 400)
    assert commitments(ann.look(made.id))[0] == commitment(D), "nothing changed"


def test_an_invitation_and_a_rematch_bring_commitments(
    ours: House, ann: Visitor, bea: Visitor
) -> None:
    made = ann.table(commitment=commitment(A))
    info = read(bea.post(f"/join/{made.code}", {"commitment": commitment(B)}), TableInfo)
    assert commitments(info) == [commitment(A), commitment(B)]
    finish = update(TABLES).where(TABLES.c.id == made.id).values(status="finished")
    ours.write(lambda connection: connection.execute(finish) and None)
    again = read(bea.post(f"/tables/{made.id}/rematch", {"commitment": commitment(C)}), TableInfo)
    assert commitments(again) == [commitment(C), None], "Bea moved to seat 0"
    joined = read(ann.post(f"/tables/{made.id}/rematch", {"commitment": commitment(D)}), TableInfo)
    assert (joined.id, toss_of(joined).phase) == (again.id, TossPhase.REVEALING)
    assert commitments(joined) == [commitment(C), commitment(D)]


def test_wrong_secrets_change_nothing(ours: House, ann: Visitor, bea: Visitor) -> None:
    table = revealing(ann, bea).id
    path = f"/tables/{table}/reveal"
    before = row_of(ours, table)
    assert problem(ann.post(path, {"toss": 0, "secret": B}), 400).where == "$.secret"
    problem(ann.post(path, {"toss": 1, "secret": A}), 409)
    problem(ann.post(path, {"toss": 0, "secret": "A" * 64}), 400)
    problem(ours.guest("Stranger").post(path, {"toss": 0, "secret": A}), 403)
    assert row_of(ours, table) == before


def test_during_the_toss_nobody_joins_or_starts(ours: House, ann: Visitor, bea: Visitor) -> None:
    table = revealing(ann, bea).id
    stranger = ours.guest("Stranger")
    assert "toss is under way" in problem(stranger.post(f"/tables/{table}/join"), 409).what
    assert "toss is under way" in problem(ann.post(f"/tables/{table}/start"), 409).what
    refused = problem(ann.post(f"/tables/{table}/commit", {"toss": 0, "commitment": C}), 409)
    assert "fixed" in refused.what
    # A player who joins again keeps their seat and the commitment that is fixed.
    info = read(bea.post(f"/tables/{table}/join", {"commitment": commitment(C)}), TableInfo)
    assert commitments(info) == [commitment(A), commitment(B)]


def test_a_secret_that_does_not_come(ours: House, ann: Visitor, bea: Visitor) -> None:
    before = revealing(ann, bea)
    path = f"/tables/{before.id}"
    ann.post(f"{path}/reveal", {"toss": 0, "secret": A})
    make_overdue(ours, before.id)
    wait_until(lambda: toss_of(ann.look(before.id)).restarts == 1, "the toss begins anew")
    info = ann.look(before.id)
    assert (info.status, toss_of(info).phase) == (Status.WAITING, TossPhase.COMMITTING)
    assert info.commitment != before.commitment
    assert commitments(info) == [None, None]
    problem(bea.post(f"{path}/reveal", {"toss": 0, "secret": B}), 409)
    problem(bea.post(f"{path}/commit", {"toss": 1, "commitment": commitment(B)}), 409)
    info = read(ann.post(f"{path}/commit", {"toss": 1, "commitment": commitment(C)}), TableInfo)
    assert (toss_of(info).phase, commitments(info)) == (
        TossPhase.REVEALING,
        [commitment(C), None],
    )
    assert (toss_of(info).until or 0) > 1
    info = read(ann.post(f"{path}/reveal", {"toss": 1, "secret": C}), TableInfo)
    assert (info.status, toss_of(info).restarts) == (Status.RUNNING, 1)


def test_if_nobody_reveals_the_game_begins_all_the_same(
    ours: House, ann: Visitor, bea: Visitor
) -> None:
    table = revealing(ann, bea).id
    make_overdue(ours, table)
    wait_until(lambda: ann.look(table).status is Status.RUNNING, "the game begins")
    info = ann.look(table)
    assert (toss_of(info).restarts, commitments(info)) == (1, [None, None])


@pytest.mark.parametrize("how", ["leave", "delete"])
def test_leaving_during_the_toss_cancels_it(ours: House, ann: Visitor, how: str) -> None:
    bea = ours.guest("Bea")
    before = revealing(ann, bea)
    ann.post(f"/tables/{before.id}/reveal", {"toss": 0, "secret": A})
    gone = bea.post(f"/tables/{before.id}/leave") if how == "leave" else bea.ask("DELETE", "/me")
    assert gone.status_code == 204
    info = ann.look(before.id)
    assert (info.status, toss_of(info).phase) == (Status.WAITING, TossPhase.OPEN)
    assert (toss_of(info).restarts, toss_of(info).until) == (1, None)
    assert info.commitment != before.commitment
    assert commitments(info) == [None, None]
    assert row_of(ours, info.id)["attend_at"] is None
    dora = ours.guest("Dora")
    path = f"/tables/{info.id}"
    joined = read(dora.post(f"{path}/join", {"commitment": commitment(D)}), TableInfo)
    # Ann's client has not committed anew yet: it has time to.
    assert toss_of(joined).phase is TossPhase.COMMITTING
    joined = read(ann.post(f"{path}/commit", {"toss": 1, "commitment": commitment(C)}), TableInfo)
    assert toss_of(joined).phase is TossPhase.REVEALING


def test_a_chosen_seed_is_marked_and_has_no_toss(ann: Visitor) -> None:
    made = ann.table(BOT, luck="daily 7", commitment=commitment(A))
    assert (made.status, made.chosen_seed, made.toss) == (Status.RUNNING, True, None)
    problem(ann.post(f"/tables/{made.id}/commit", {"toss": 0, "commitment": A}), 409)
    problem(ann.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": A}), 409)


def test_a_waiting_table_of_an_older_server_starts_with_its_seed(
    ours: House, ann: Visitor, bea: Visitor
) -> None:
    made = ann.table(visibility="public")
    old = {"toss": None, "seed": C, "commitment": commitment(C)}
    change = update(TABLES).where(TABLES.c.id == made.id).values(old)
    ours.write(lambda connection: connection.execute(change) and None)
    info = read(bea.post(f"/tables/{made.id}/join", {"commitment": commitment(B)}), TableInfo)
    assert (info.status, info.toss, info.chosen_seed) == (Status.RUNNING, None, False)
    assert info.commitment == commitment(C)
    assert row_of(ours, made.id)["seed"] == C


def _play_out(ann: Visitor, table: str) -> None:
    """Play the first legal move until the game is over."""
    with talk(ann, table, 0) as socket:
        for number in count():
            now = ann.get(f"/tables/{table}/view").json()["now"]
            if now["ended"]:
                return
            if now["question"] is None:
                continue
            move = socket.ask(type="moves", like={}, most=1)["moves"][0]
            answer = socket.ask(id=f"m{number}", type="move", move=move, question=now["question"])
            assert answer["type"] == "ack", answer


def test_the_record_holds_all_secrets(ours: House, ann: Visitor) -> None:
    made = ann.table(BOT, commitment=commitment(A))
    ann.post(f"/tables/{made.id}/reveal", {"toss": 0, "secret": A})
    _play_out(ann, made.id)
    record = read(ours.ask("GET", f"/tables/{made.id}/record"), Record)
    assert record.luck is not None
    assert record.luck.server.commitment == record.commitment == made.commitment
    assert [given and given.secret for given in record.luck.seats] == [A, None]
    assert record.seed == seed_from(record.luck.server.secret, [A, None])
    assert record.rules is not None
    ended = ann.get(f"/tables/{made.id}/view").json()["now"]["ended"]
    assert msgspec.convert(ended["luck"], Luck) == record.luck
