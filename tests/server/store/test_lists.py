"""Lists of tables: contents, order and pages."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select, update
from tests.server import services
from tests.server.http.http_clients import House, Visitor, house, problem

from skerry.protocol.table_info import Aids, Chat, NoClock, Visibility
from skerry.server.ops.settings import Settings
from skerry.server.people.identity import add_guest
from skerry.server.refusals import Declined
from skerry.server.store.database import open_engine
from skerry.server.store.lists import Wanted, Which, page_of
from skerry.server.store.migrate import migrate
from skerry.server.store.rows import OPEN_SEAT, NewTableRow, add_table, person_seat
from skerry.server.store.schema import SEATS, TABLES

MANY = 250


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def set_row(house: House, table: str, **values: object) -> None:
    change = update(TABLES).where(TABLES.c.id == table).values(**values)
    house.write(lambda connection: connection.execute(change) and None)


def ids(visitor: Visitor, query: str) -> list[str]:
    """A whole list, page by page."""
    found: list[str] = []
    after = ""
    while True:
        page = visitor.page(f"{query}{after}")
        found += [table.id for table in page.tables]
        if page.next is None:
            return found
        assert page.tables
        after = f"&after={page.next}"


def test_each_list_has_its_tables(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    link = ann.table().id
    public = ann.table(visibility="public").id
    full = ann.table(visibility="public", auto_start=False).id
    bea.post(f"/tables/{full}/join")
    playing = ann.table(visibility="public").id
    bea.post(f"/tables/{playing}/join")
    hidden = ann.table({"type": "open"}).id
    code = ann.look(hidden).code
    bea.post(f"/join/{code}")
    assert set(ids(ann, "which=mine")) == {link, public, full, playing, hidden}
    assert set(ids(bea, "which=mine")) == {full, playing, hidden}
    for visitor in (ann, bea):
        assert ids(visitor, "which=open") == [public], "with a free seat, and public"
        assert ids(visitor, "which=running") == [playing]
        assert ids(visitor, "") == [public]
    anybody = ours.ask("GET", "/tables?which=running")
    assert [table["id"] for table in anybody.json()["tables"]] == [playing]
    problem(ours.ask("GET", "/tables?which=mine"), 401)


def test_lists_filter_by_game(ours: House) -> None:
    ann = ours.guest()
    skye = ann.table(visibility="public").id
    cats = ann.table(visibility="public", game="cats").id
    assert ids(ann, "which=open&game=skye") == [skye]
    assert ids(ann, "which=open&game=cats") == [cats]
    assert problem(ann.get("/tables?game=chess"), 400).where == "game"


def test_mine_to_move_come_first(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    tables = []
    for _ in range(4):
        tables.append(ann.table(visibility="public").id)
        bea.post(f"/tables/{tables[-1]}/join")
    old_and_mine, hers, newest, stood_in = tables
    set_row(ours, old_and_mine, touched=1000, awaits=",0,")
    set_row(ours, hers, touched=2000, awaits=",1,")
    set_row(ours, newest, touched=4000, awaits=",")
    set_row(ours, stood_in, touched=3000, awaits=",0,1,")
    sit_in = update(SEATS).where(SEATS.c.table == stood_in, SEATS.c.seat == 0).values(bot="greedy")
    ours.write(lambda connection: connection.execute(sit_in) and None)
    assert ids(ann, "which=mine&limit=1") == [old_and_mine, newest, stood_in, hers]
    assert ids(bea, "which=mine&limit=3") == [stood_in, hers, newest, old_and_mine]


def test_a_seat_of_two_digits_is_not_mistaken(ours: House) -> None:
    ann = ours.guest()
    table = ann.table().id
    other = ann.table().id
    set_row(ours, table, touched=1, awaits=",10,")
    set_row(ours, other, touched=2, awaits=",")
    assert ids(ann, "which=mine") == [other, table]


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ("limit=0", "limit"),
        ("limit=101", "limit"),
        ("limit=x", "limit"),
        ("limit=99999999999999999999", "limit"),
        ("which=all", "which"),
        ("after=x", "after"),
        ("after=%00", "after"),
        ("after=%C3%A9", "after"),
        ("after=W10", "after"),
        ("after=" + "A" * 201, "after"),
        ("game=" + "x" * 33, "game"),
    ],
)
def test_invalid_pages(ours: House, query: str, where: str) -> None:
    assert problem(ours.ask("GET", f"/tables?{query}"), 400).where == where


def test_unknown_query_parameters_are_ignored(ours: House) -> None:
    assert ours.ask("GET", "/tables?utm_source=x").status_code == 200


def test_a_cursor_belongs_to_one_list(ours: House) -> None:
    ann = ours.guest()
    for _ in range(2):
        ann.table(visibility="public")
    next = ann.page("which=open&limit=1").next
    assert problem(ann.get(f"/tables?which=running&after={next}"), 400).where == "after"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_pages(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Every table appears once, in order, even with equal times and changes meanwhile."""
    url = None
    if kind == "postgresql":
        url = services.new_database(request.getfixturevalue("postgres_url"))
    engine = open_engine(Settings(tmp_path, database=url).database_url, writes=True)
    migrate(engine)
    with engine.begin() as connection:
        _turn_pages(connection)
    engine.dispose()


def _turn_pages(connection: Connection) -> None:
    random = Random(7)
    ann = add_guest(connection, "Ann")
    wishes = NewTableRow(
        game="skye",
        options="{}",
        clock=NoClock(),
        visibility=Visibility.PUBLIC,
        aids=Aids(),
        chat=Chat.OFF,
        auto_start=True,
    )
    chairs = [person_seat(ann.id, ann.name, taken=True), OPEN_SEAT]
    made = [add_table(connection, wishes, chairs, ann.id) for _ in range(MANY)]
    for table in made:
        values = {"touched": random.randrange(20), "awaits": random.choice([",", ",0,", ",1,"])}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    walk = partial(_walk, connection, ann.id)
    for which in (Which.OPEN, Which.MINE):
        for limit in (7, 100):
            found = walk(Wanted(which, limit=limit))
            assert len(found) == MANY
            assert {id for *_, id in found} == set(made)
            assert found == sorted(found, reverse=True)
    # A table that moves to the front between pages is not repeated, and none is lost.
    first = page_of(connection, Wanted(limit=10), ann.id)
    last = page_of(connection, Wanted(limit=100), ann.id).tables[99].id
    connection.execute(update(TABLES).where(TABLES.c.id == last).values(touched=1000))
    rest = walk(Wanted(after=first.next, limit=50))
    assert {id for *_, id in rest} == set(made) - {table.id for table in first.tables} - {last}
    assert connection.execute(select(TABLES.c.id).where(TABLES.c.touched == 1000)).all() == [
        (last,)
    ]
    with pytest.raises(Declined):
        page_of(connection, Wanted(Which.RUNNING, after=first.next), ann.id)


def _walk(connection: Connection, person: str, wanted: Wanted) -> list[tuple[bool, int, str]]:
    found: list[tuple[bool, int, str]] = []
    after = wanted.after
    while True:
        page = page_of(connection, Wanted(wanted.which, after=after, limit=wanted.limit), person)
        assert len(page.tables) <= wanted.limit
        mine = wanted.which is Which.MINE
        found += [(mine and 0 in info.awaits, info.touched, info.id) for info in page.tables]
        if page.next is None:
            return found
        assert len(page.tables) == wanted.limit
        after = page.next
