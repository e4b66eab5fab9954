"""`skerry records`: records as tables for other programs, and what they say."""

from pathlib import Path

import click

from skerry.cli.extras import require_extra
from skerry.cli.records import files_argument
from skerry.cli.written_files import names_file
from skerry.core.text.words import many

out_option = click.Path(file_okay=False, path_type=Path)


class _Bad:
    """Counts the records that cannot be used, and says what is wrong with each."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, sentence: str) -> None:
        """Report one."""
        self.count += 1
        click.echo(f"left out: {sentence}", err=True)


@click.group(epilog="Example:  skerry records stats games.jsonl.gz")
def records() -> None:
    """Export records as tables, and print statistics of them."""


@records.command(epilog="Example:  skerry records export games.jsonl.gz --out tables")
@files_argument
@click.option("--out", type=out_option, required=True, help="Folder for the Parquet files.")
def export(files: tuple[Path, ...], out: Path) -> int:
    """Write the tables games, decisions, placements, cards and scores.

    A record that cannot be used is named and left out; the exit code is then 1.
    """
    require_extra("research", "skerry records export")
    # Only these commands need it.
    from skerry.research.data.export import export as write  # noqa: PLC0415 - see above
    from skerry.research.data.rows import studied_games  # noqa: PLC0415 - see above

    bad = _Bad()
    counts = write(studied_games(files, bad), out)
    for name, rows in counts.items():
        click.echo(f"{out / name}.parquet: {many(rows, 'row')}")
    return 1 if bad.count else 0


@records.command(epilog="Example:  skerry records stats games.jsonl.gz --out statistics")
@files_argument
@click.option("--out", type=out_option, help="Folder for the same as Markdown and pictures.")
def stats(files: tuple[Path, ...], out: Path | None) -> int:
    """Print points by goal, prices, wins by seat, what cards are worth, with intervals.

    A record that cannot be used is named and left out; the exit code is then 1.
    """
    require_extra("research", "skerry records stats")
    # Only these commands need it.
    from skerry.research.data.plot import as_svg  # noqa: PLC0415 - see above
    from skerry.research.data.rows import studied_games  # noqa: PLC0415 - see above
    from skerry.research.data.statistics import (  # noqa: PLC0415 - see above
        as_markdown,
        as_text,
        study,
    )

    bad = _Bad()
    found = study(studied_games(files, bad))
    if not found.games:
        raise click.UsageError("there is no finished game in these files")
    findings = found.findings()
    click.echo(as_text(found.games, findings), nl=False)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        pages = {"statistics.md": as_markdown(found.games, findings)}
        pages |= {f"{finding.key}.svg": as_svg(finding) for finding in findings}
        for name, page in pages.items():
            with names_file(out / name):
                (out / name).write_text(page, encoding="utf-8")
    return 1 if bad.count else 0
