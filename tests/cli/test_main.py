"""The command group: version, help and exit codes."""

import subprocess

import pytest
from tests.cli.command import SKERRY, environment, skerry
from tests.cli.conftest import RunHere

import skerry as package
from skerry import pure
from skerry.cli.main import cli

COMMANDS = [
    "play",
    "simulate",
    "arena",
    "batch",
    "check",
    "verify",
    "playthrough",
    "score",
    "records",
    "bench",
    "examples",
    "serve",
    "admin",
]


def test_version_says_whether_the_rules_are_compiled() -> None:
    how = "compiled" if pure.is_compiled() else "uncompiled"
    ran = skerry("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"skerry {package.__version__} ({how}")


def test_version_says_that_plain_python_is_uncompiled() -> None:
    ran = skerry("--version", pure=True)
    assert ran.code == 0
    assert ran.out.startswith(f"skerry {package.__version__} (uncompiled")


def test_all_commands_exist() -> None:
    assert sorted(cli.commands) == sorted(COMMANDS)


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_lists_every_command(flag: str, run_here: RunHere) -> None:
    ran = run_here(flag)
    assert ran.code == 0
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)
    assert "Example" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_shows_an_example(command: str, run_here: RunHere) -> None:
    ran = run_here(command, "--help")
    assert ran.code == 0
    assert "Example:" in ran.out
    assert f"skerry {command} " in ran.out.split("Example:")[1]


def test_an_unknown_command_is_an_error(run_here: RunHere) -> None:
    ran = run_here("plya")
    assert ran.code == 2
    assert "plya" in ran.error_message()


def test_no_command_prints_help() -> None:
    ran = skerry()
    assert "Traceback" not in ran.err
    assert "Commands:" in ran.out + ran.err


def test_a_closed_output_pipe_prints_no_error() -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        [*SKERRY, "playthrough", "skye", "--players", "5"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == b""
        assert writer.wait() != 0
