"""Commands run in this process, as in the tests of the command line."""

from tests.cli.conftest import run_here

__all__ = ["run_here"]
