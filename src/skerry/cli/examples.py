"""`skerry examples`: writes the example programs of the docs into a folder."""

from pathlib import Path

import click

import skerry
from skerry.cli.written_files import names_file
from skerry.core.text.words import many

HERE = Path(skerry.__file__).parent
PLACES = (HERE / "examples", HERE.parents[1] / "docs" / "examples")
"""Where they lie: in an installed package, and in a checkout."""


@click.command(epilog="Example:  skerry examples my-bots && cd my-bots && python learn_a_value.py")
@click.argument(
    "folder", type=click.Path(file_okay=False, path_type=Path), default=Path("skerry-examples")
)
def examples(folder: Path) -> int:
    """Write the example programs into FOLDER [default: skerry-examples].

    A file that is there already stays as it is.
    """
    programs = sorted(path for place in PLACES for path in place.glob("*.py"))
    folder.mkdir(parents=True, exist_ok=True)
    new = 0
    for program in programs:
        # The first line of a program says what it does.
        says = program.read_text(encoding="utf-8").partition("\n")[0].strip('"')
        if (folder / program.name).exists():
            says = "is there already"
        else:
            with names_file(folder / program.name):
                (folder / program.name).write_bytes(program.read_bytes())
            new += 1
        click.echo(f"{program.name:<18} {says}")
    click.echo(f"{folder}: {many(new, 'new file')}")
    return 0
