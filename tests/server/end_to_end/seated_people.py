"""People who sit down at a table and take part in its toss, before any client is connected."""

from collections.abc import Sequence
from contextlib import AsyncExitStack

from skerry.client import Skerry
from skerry.protocol.forms import Commit, NewTable
from skerry.protocol.table_info import Status, TableInfo


async def take_part(person: Skerry, table: str) -> TableInfo:
    """Commit or reveal for a person, as their TableClient would."""
    info = await person.table(table)
    while (form := person.toss(table).answer(info, info.yours)) is not None:
        if isinstance(form, Commit):
            info = await person.commit(table, form)
        else:
            info = await person.reveal(table, form)
        person.toss(table).accepted(form)
    return info


async def sit_down(url: str, tokens: Sequence[str], wish: NewTable) -> TableInfo:
    """A running table of people, in the order of their tokens, all of whom gave a secret."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Skerry(url, token)) for token in tokens]
        table = await people[0].create(wish)
        await take_part(people[0], table.id)
        for seat, guest in enumerate(people[1:], 1):
            joined = await guest.join(table.id, code=table.code)
            assert joined.yours == seat
        for person in people:
            table = await take_part(person, table.id)
    assert table.status is Status.RUNNING
    assert table.toss is not None
    assert table.toss.restarts == 0
    assert [seat.revealed for seat in table.toss.seats][: len(tokens)] == [True] * len(tokens)
    return table
