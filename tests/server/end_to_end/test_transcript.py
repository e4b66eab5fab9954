"""The transcript in the protocol documentation matches a real server."""

from tests.server.end_to_end.transcript import PAGE, split, write
from tests.server.harness import Server


def test_the_transcript_is_current(server: Server) -> None:
    _, shown, _ = split(PAGE.read_text(encoding="utf-8"))
    assert write(server) == shown, "run python -m tests.server.end_to_end.transcript"
