"""`skerry score`: prints the scorecards of a position or of finished games."""

from pathlib import Path

import click
import msgspec

from skerry.core.audit import Mismatch, replay
from skerry.core.event import Seat
from skerry.core.record import BadRecord, Record, decode, read_lines
from skerry.core.registry import AnyPlugin, find, names
from skerry.core.score import Scorecard


@click.command(epilog="Example:  skerry score territory.json   (docs/scores.md describes the file)")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def score(file: Path, as_json: bool) -> None:
    """Explain every point of a position or of recorded games."""
    cards = []
    where = str(file)
    try:
        for record in read_lines(file):
            where = record.where
            cards += _cards(record.json)
    except Mismatch as error:
        raise click.ClickException(f"{where}: {error}") from None
    except ValueError as error:
        text = str(error)
        raise click.UsageError(text if str(file) in text else f"{where}: {text}") from None
    if as_json:
        shown = [
            {"name": name, "total": card.total, "lines": card.lines} for name, card, _ in cards
        ]
        click.echo(msgspec.json.format(msgspec.json.encode(shown)).decode())
        return
    for name, card, plugin in cards:
        click.echo(f"{name}: {card.total}")
        for line in card.lines:
            click.echo(f"  {plugin.describe_score_line(line)}")


def _cards(data: bytes) -> list[tuple[str, Scorecard, AnyPlugin]]:
    try:
        given = msgspec.json.decode(data, type=dict[str, object] | list[object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not JSON of a territory or record: {error}") from None
    if isinstance(given, list):
        # A bare list of tiles is a territory too.
        given = {"territory": given}
    if "skerry" in given:
        return _record_cards(data)
    named = given.pop("game", None)
    return _position_cards([str(named)] if named is not None else list(names()), given)


def _position_cards(
    games: list[str], given: dict[str, object]
) -> list[tuple[str, Scorecard, AnyPlugin]]:
    """The scorecards from the first game that accepts the position."""
    refusals = []
    for game in games:
        plugin = find(game)
        try:
            return [(name, card, plugin) for name, card in plugin.score_cards(given)]
        except ValueError as error:
            refusals.append(str(error))
    raise ValueError("; ".join(refusals))


def _record_cards(data: bytes) -> list[tuple[str, Scorecard, AnyPlugin]]:
    record = decode(data)
    plugin = find(record.game)
    result = replay(plugin.game, plugin.record_reader, record)
    return [
        (_name(plugin, record, standing.seat), standing.scorecard, plugin)
        for standing in result.everybody
    ]


def _name(plugin: AnyPlugin, record: Record, seat: Seat) -> str:
    (name,) = plugin.names_of([seat], record.seats)
    return name if seat < 0 else f"seat {seat}, {name}"
