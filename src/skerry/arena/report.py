"""What an arena found out, as a table, as JSON and as Markdown."""

import math
from collections.abc import Sequence

import msgspec

from skerry.arena.outcome import Outcome
from skerry.arena.ratings import ratings
from skerry.arena.statistics import Estimate, Row, rows
from skerry.core.text.safe_text import escaped
from skerry.core.text.words import many


class Report(msgspec.Struct, frozen=True):
    """The result of an arena."""

    game: str
    players: int
    games: int
    draws: int
    rows: tuple[Row, ...]
    ratings: dict[str, Estimate]
    claim: str | None
    faults: tuple[str, ...]
    """The first faults of bots, as sentences."""
    command: str


MOST_FAULTS = 20
HEAD = ("bot", "games", "wins", "rating", "rank", "score", "margin", "ms a move", "p99")


def make_report(
    game: str,
    players: int,
    bots: Sequence[str],
    outcomes: Sequence[Outcome],
    claim: str | None,
    command: str,
) -> Report:
    """A report on the games so far, the best bot first."""
    rated = ratings(outcomes, bots)
    found = sorted(rows(outcomes, bots), key=lambda row: (-rated[row.bot].mean, row.bot))
    faults = [
        f"game {one.game}: {one.bots[one.fault.seat]} in seat {one.fault.seat} "
        f"{escaped(one.fault.reason)}"
        for one in outcomes
        if one.fault is not None
    ]
    return Report(
        game,
        players,
        len(outcomes),
        len({one.draw for one in outcomes}),
        tuple(found),
        rated,
        claim,
        tuple(faults[:MOST_FAULTS]),
        command,
    )


def _estimate(value: Estimate | None, digits: int, scale: float = 1, sign: bool = False) -> str:
    """A mean with its interval: `61.3 (55.0 to 67.2)`."""
    if value is None or math.isnan(value.mean):
        return "-"
    form = f"{'+' if sign else ''}.{digits}f"
    text = format(value.mean * scale, form)
    if value.low is None or value.high is None:
        return text
    return f"{text} ({value.low * scale:{form}} to {value.high * scale:{form}})"


def _cells(row: Row, rating: Estimate) -> tuple[str, ...]:
    name = row.bot if row.faults == 0 else f"{row.bot} ({many(row.faults, 'fault')})"
    return (
        name,
        str(row.games),
        _estimate(row.win_share, 1, 100),
        _estimate(rating, 0, sign=True),
        _estimate(Estimate(row.rank.mean), 2),
        _estimate(row.score, 1),
        _estimate(row.margin, 1, sign=True),
        f"{row.cpu_mean_ms:.1f}",
        f"{row.cpu_p99_ms:.1f}",
    )


def _table(report: Report) -> list[tuple[str, ...]]:
    return [HEAD, *(_cells(row, report.ratings[row.bot]) for row in report.rows)]


def _heading(report: Report) -> str:
    return (
        f"{many(report.games, 'game')} of {report.game} with {many(report.players, 'player')}, "
        f"{many(report.draws, 'draw')}"
    )


def as_text(report: Report) -> str:
    """The report for a terminal."""
    table = _table(report)
    widths = [max(len(row[column]) for row in table) for column in range(len(HEAD))]
    lines = [_heading(report), ""]
    for row in table:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    lines += ["", LEGEND]
    if report.claim is not None:
        lines += ["", report.claim]
    lines += [f"fault: {fault}" for fault in report.faults]
    return "\n".join(lines)


LEGEND = (
    "wins: share of wins in percent, shared ones split; rating: Bradley-Terry, as Elo, mean 0; "
    "margin: score minus\nthe best of the others; ms a move: CPU time; in brackets: 95 % intervals"
)


def as_markdown(report: Report, plot: str) -> str:
    """The report for a page of documentation."""
    table = _table(report)
    lines = [f"# {_heading(report)}", "", "```", f"$ {report.command}", "```", ""]
    lines.append("| " + " | ".join(table[0]) + " |")
    lines.append("|---|" + "---:|" * (len(HEAD) - 1))
    lines += ["| " + " | ".join(row) + " |" for row in table[1:]]
    lines += ["", LEGEND.replace("\n", " ") + ".", "", f"![Ratings]({plot})"]
    if report.claim is not None:
        lines += ["", report.claim]
    if report.faults:
        lines += ["", "Faults:", "", *(f"- {fault}" for fault in report.faults)]
    return "\n".join(lines) + "\n"


def as_json(report: Report) -> bytes:
    """The report as data."""
    return msgspec.json.format(msgspec.json.encode(report)) + b"\n"
