"""A server with the page, and tables created through the API."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route
from tests.server.harness import Server

import skerry.server
from skerry.server.ops.settings import Limits, Settings

PAGE = Path(skerry.server.__file__).parent / "page" / "index.html"
NOT_BUILT = "The page is not built: run `make page`."
WEAKEST = "random"
ME = {"type": "me"}
OPEN = {"type": "open"}


def page_server(data: Path, **more: Any) -> Server:
    """A server with default settings, except these, and high limits of guests and questions."""
    assert PAGE.is_file(), NOT_BUILT
    # Tests ask much faster than people, and all from one address.
    many = (100_000, 10_000.0)
    limits = Limits(guests=many, work=many, address_work=many)
    return Server(data, settings=Settings(data, limits=limits, **more))


def bots(number: int, name: str = WEAKEST) -> list[dict[str, str]]:
    """Seats of bots."""
    return [{"type": "bot", "bot": name}] * number


def make_table(context: BrowserContext, **wishes: Any) -> dict[str, Any]:
    """Create a table; by default two seats against the weakest bot."""
    return _post(context, "/tables", {"game": "skye", "seats": [ME, *bots(1)], **wishes})


def fix_seed(page: Page, word: str) -> None:
    """Give every table that this page creates a fixed seed."""

    def add(route: Route) -> None:
        if route.request.method == "POST":
            form = dict(route.request.post_data_json or {})
            route.continue_(post_data={**form, "luck": word})
        else:
            route.continue_()

    page.route("**/tables", add)


def join_table(context: BrowserContext, code: str) -> dict[str, Any]:
    """Join a table with a code."""
    return _post(context, f"/join/{code}", {})


def reveal_secret(context: BrowserContext, table: str, secret: str) -> dict[str, Any]:
    """Reveal a secret in the first toss of a table."""
    return _post(context, f"/tables/{table}/reveal", {"toss": 0, "secret": secret})


def _post(context: BrowserContext, path: str, form: dict[str, Any]) -> dict[str, Any]:
    answer = context.request.post(path, data=form)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    told: dict[str, Any] = answer.json()
    return told
