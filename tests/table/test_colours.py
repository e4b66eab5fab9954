"""The colours of seats decide their pieces; all other draws are those of the seed."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.table.random_tables import config, random_entry

from skerry.core.audit import verify
from skerry.core.luck import Contribution, Luck, commitment, seed_from
from skerry.core.record import BadRecord, Record, decode
from skerry.games.skye.game.events import SetUp
from skerry.table.entries import Batch, Started
from skerry.table.recording import record_bytes
from skerry.table.refolding import refold
from skerry.table.table import Table, new_table
from skerry.table.table_config import TableConfig

SECRET = "0123456789abcdef" * 4
COLOURS = ("green", "blue", "red")


def skye(*, tossed: bool = True) -> TableConfig:
    """A table whose seed comes from a toss, or was chosen."""
    if not tossed:
        return replace(config("skye", 3, {}, SECRET), commitment=commitment(SECRET))
    luck = Luck(Contribution(SECRET, commitment(SECRET)), (None,) * 3, restarts=0)
    seed = seed_from(SECRET, [None] * 3)
    return replace(config("skye", 3, {}, seed), commitment=commitment(SECRET), luck=luck)


def begun(given: TableConfig, colours: tuple[str, ...]) -> tuple[Table, Batch]:
    table = new_table(given)
    names = ("Ann", "Bea", "Cay")
    return table, table.extend(1000, [Started(given.plugin.game.version, names, {}, colours)])


def set_up(table: Table) -> SetUp:
    found = table.steps[0].announcements[0].event
    assert isinstance(found, SetUp)
    return found


def played(colours: tuple[str, ...], *, tossed: bool = True) -> tuple[TableConfig, list[Batch]]:
    given, random = skye(tossed=tossed), Random(5)
    table, first = begun(given, colours)
    batches = [first]
    while table.awaits:
        batches.append(table.extend(2000, [random_entry(table, random, 0)]))
    return given, batches


def test_the_colours_decide_the_castles_and_nothing_else() -> None:
    chosen, _ = begun(skye(), COLOURS)
    drawn, _ = begun(skye(), ())
    assert set_up(chosen).castles == ("C-green", "C-blue", "C-red")
    assert set_up(drawn).castles != set_up(chosen).castles
    assert set_up(chosen).goals == set_up(drawn).goals
    assert set_up(chosen).first == set_up(drawn).first
    # The numbers of the draws stay, so the first tiles are the same, too.
    assert [one.event for one in chosen.steps[0].announcements[1:]] == [
        one.event for one in drawn.steps[0].announcements[1:]
    ]
    pieces = chosen.config.plugin.coloured_pieces
    assert pieces is not None
    assert pieces.colours(chosen.match.state) == COLOURS


def record_of(given: TableConfig, batches: list[Batch]) -> Record:
    body = record_bytes(given, batches)
    assert body is not None
    return decode(body)


@pytest.mark.parametrize("colours", [COLOURS, ()], ids=["chosen", "drawn"])
def test_a_log_replays_and_its_record_is_verified(colours: tuple[str, ...]) -> None:
    given, batches = played(colours)
    assert refold(given, batches, {}).why is None
    plugin = given.plugin
    record = record_of(given, batches)
    verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)


def test_castles_in_a_log_must_be_those_of_its_colours() -> None:
    given, batches = played(COLOURS)
    first = batches[0]
    start = first.entries[0]
    assert isinstance(start, Started)
    for colours in [("green", "blue", "yellow"), ()]:
        other = msgspec.structs.replace(start, colours=colours)
        changed = msgspec.structs.replace(first, entries=(other, *first.entries[1:]))
        assert refold(given, [changed, *batches[1:]], {}).why is not None


def test_without_the_pieces_castles_that_were_not_drawn_are_refused() -> None:
    given, batches = played(COLOURS)
    plugin, record = given.plugin, record_of(given, batches)
    with pytest.raises(BadRecord, match="the seed gives other draws"):
        verify(plugin.game, plugin.record_reader, record)


def test_without_a_toss_the_seed_decides_the_castles() -> None:
    """A chosen seed promises all draws."""
    for colours in (COLOURS, ()):
        given, batches = played(colours, tossed=False)
        plugin, record = given.plugin, record_of(given, batches)
        if colours:
            with pytest.raises(BadRecord, match="the seed gives other draws: event 0: "):
                verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
        else:
            verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
