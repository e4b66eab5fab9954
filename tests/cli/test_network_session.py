"""A seat at a server's table, as the terminal sees it: what a prompt waits for."""

import queue

import pytest
from tests.client.fake import a_match, now_of

from skerry.cli.network_session import Item, NetworkSession, Typed
from skerry.protocol.messages import Snapshot


class Inbox(queue.Queue[Item]):
    """Who waits for more than there is gets a typed line."""

    def get(self, block: bool = True, timeout: float | None = None) -> Item:
        return Typed("it waited") if block and self.empty() else super().get(block, timeout)


@pytest.mark.parametrize(
    ("questions", "line"),
    [([7, 7], "it waited"), ([7, None], ""), ([7, None, 8], ""), ([7, 8], "")],
    ids=["the same question", "withdrawn", "withdrawn and asked again", "another question"],
)
def test_a_prompt_ends_with_its_question(
    monkeypatch: pytest.MonkeyPatch, questions: list[int | None], line: str
) -> None:
    session = NetworkSession("http://127.0.0.1:1", "t1", 0, None, from_start=False)
    inbox = Inbox()
    monkeypatch.setattr(session, "_inbox", inbox)
    match = a_match()
    shown, *news = (
        Snapshot(version, now_of(match, 0, question)) for version, question in enumerate(questions)
    )
    session._handle(shown)
    # All of it has come when the prompt looks, as happens on a busy machine.
    for one in news:
        inbox.put(one)
    try:
        assert session.read() == line
    finally:
        session._loop.close()
