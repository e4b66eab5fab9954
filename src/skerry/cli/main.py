"""`skerry`: the command group, and how all commands report errors."""

import sys
import traceback

import click

import skerry
from skerry import pure
from skerry.bots.fault import BotFault
from skerry.cli.admin import admin
from skerry.cli.arena import arena
from skerry.cli.batch import batch
from skerry.cli.bench import bench
from skerry.cli.check import check
from skerry.cli.common_options import EXAMPLE
from skerry.cli.examples import examples
from skerry.cli.play import play
from skerry.cli.playthrough import playthrough
from skerry.cli.record_tables import records
from skerry.cli.score import score
from skerry.cli.serve import serve
from skerry.cli.simulate import simulate
from skerry.cli.verify import verify
from skerry.core.registry import PluginError, blame
from skerry.core.text.safe_text import escaped


def _version() -> str:
    how = "compiled" if pure.is_compiled() else "uncompiled, plain Python"
    return f"skerry {skerry.__version__} ({how})"


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(_version())
        context.exit()


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"Examples:  skerry play {EXAMPLE}   |   "
    f"skerry simulate {EXAMPLE} --games 100 --out games.jsonl   |   skerry check games.jsonl",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and whether the rules are compiled.",
)
def cli() -> None:
    """Skerry: play and study modern board games."""


COMMANDS = (
    *(play, simulate, arena, check, verify, playthrough, score),
    *(records, batch, bench, examples, serve, admin),
)
for command in COMMANDS:
    cli.add_command(command)


def main() -> None:
    """Run the command line; a user's error prints one line to stderr, never a traceback."""
    try:
        code = cli.main(prog_name="skerry", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        sys.exit(130)
    except BrokenPipeError:
        # The program that read the output has exited, as in `skerry ... | head`.
        sys.stderr.close()
        sys.exit(141)
    except BotFault as fault:
        click.echo(f"Error: {escaped(str(fault))}", err=True)
        sys.exit(1)
    except OSError as error:
        click.echo(f"Error: {error.filename or 'file'}: {error.strerror}", err=True)
        sys.exit(2)
    except Exception as error:
        wrong = str(error) if isinstance(error, PluginError) else blame(error)
        if wrong is None:
            # The words of an error may come from a server or a file.
            click.echo(escaped(traceback.format_exc(), keep="\n"), nl=False, err=True)
            sys.exit(1)
        click.echo(f"Error: {wrong}", err=True)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)
