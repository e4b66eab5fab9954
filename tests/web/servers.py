"""A server with the page, and tables at it that are made without clicking."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from tests.server.harness import Server

import skerry.server
from skerry.server.settings import Limits, Settings

PAGE = Path(skerry.server.__file__).parent / "page" / "index.html"
WEAKEST = "random"


def page_server(data: Path) -> Server:
    """A server as everybody runs it, but that it lets in many new guests."""
    return Server(data, settings=Settings(data, limits=Limits(guests=(10_000, 1000.0))))


def come_in(context: BrowserContext, name: str) -> None:
    """Become a guest with this name."""
    _post(context, "/guests", {"name": name})


def make_table(context: BrowserContext, **wishes: Any) -> str:
    """Make a table as the host; its id. Two seats against the weakest bot, unless other wishes."""
    seats = [{"type": "me"}, {"type": "bot", "bot": WEAKEST}]
    made = _post(context, "/tables", {"game": "skye", "seats": seats, **wishes})
    return str(made["id"])


def _post(context: BrowserContext, path: str, form: dict[str, Any]) -> dict[str, Any]:
    answer = context.request.post(path, data=form)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    told: dict[str, Any] = answer.json()
    return told
