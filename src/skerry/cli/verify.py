"""`skerry verify`: recomputes the seed of a record and every draw."""

from pathlib import Path

import click

from skerry.cli.records import check_records, files_argument
from skerry.core import audit
from skerry.core.luck import Luck, is_seed
from skerry.core.record import BadRecord, Record
from skerry.core.registry import AnyPlugin


def _read_commitments(
    _: click.Context, param: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    lower = tuple(text.strip().lower() for text in given)
    for text in lower:
        if not is_seed(text):
            raise click.BadParameter(f"{text}: write 64 hexadecimal digits", param=param)
    return lower


@click.command(epilog="Example:  skerry verify game.json   (docs/luck.md describes the algorithm)")
@files_argument
@click.option(
    "--seen",
    multiple=True,
    metavar="COMMITMENT",
    callback=_read_commitments,
    help="A commitment that you saw before the game: it must be in every record. Can be repeated.",
)
def verify(files: tuple[Path, ...], seen: tuple[str, ...]) -> int:
    """Check that all draws in FILES were fixed in advance.

    The seed must follow from all secrets, every secret must match its commitment, and every draw
    must be the one that the seed gives. Prints for each record how its seed arose, then the count.
    Exits with 1 if any record is bad.
    """

    def check(plugin: AnyPlugin, record: Record) -> None:
        game, pieces = plugin.game_of_record(record), plugin.coloured_pieces
        audit.verify(game, plugin.record_reader, record, pieces)
        for commitment in seen:
            if commitment not in _commitments(record):
                raise BadRecord(f"the commitment that you saw is not in it: {commitment}")

    return check_records(files, check, describe_good=_describe)


def _commitments(record: Record) -> set[str | None]:
    seats = () if record.luck is None else record.luck.seats
    return {record.commitment, *(given.commitment for given in seats if given is not None)}


def _describe(record: Record) -> str:
    """How the seed of a record arose."""
    if record.luck is None:
        return "the seed was made alone, by choice or before there were tosses"
    times = record.luck.restarts
    restarts = "1 restart" if times == 1 else f"{times} restarts"
    return f"a toss of {_contributors(record.luck)}, {restarts}"


def _contributors(luck: Luck) -> str:
    seats = luck.contributors
    if not seats:
        return "the server alone"
    numbers = ", ".join(map(str, seats))
    return f"the server and {'seat' if len(seats) == 1 else 'seats'} {numbers}"
