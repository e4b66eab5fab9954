"""Runs Chromium with a separate context for each visitor and collects all problems."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    sync_playwright,
)
from tests.web.browser.devices import DESKTOP, Device

# The system's Chromium; nothing is downloaded.
PROGRAM = shutil.which("chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Tests open several windows; none of them must count as background.
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--force-color-profile=srgb",
)
# A bound for hangs, not for speed: machines that build and test at once are slow.
TIMEOUT_MS = 60_000


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A headless browser."""
    with sync_playwright() as playwright:
        yield launch(playwright, *flags)


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start Chromium."""
    assert PROGRAM is not None, "apt-get install chromium"
    return playwright.chromium.launch(executable_path=PROGRAM, args=[*FLAGS, *flags])


# A seat that commits to a toss while somebody sits down is refused, and commits to the next one.
_LATE_FOR_TOSS = re.compile(r"409.*/(commit|reveal)\b")
# The error for a page that is left while it loads.
_ABORTED = "net::ERR_ABORTED"


@dataclass
class Visit:
    """One visitor's browser, its pages and their problems."""

    context: BrowserContext
    page: Page
    url: str
    problems: list[str] = field(default_factory=list)
    _provoked: list[re.Pattern[str]] = field(default_factory=lambda: [_LATE_FOR_TOSS])

    def provoke(self, *patterns: str) -> None:
        """Expect problems that match these patterns from now on."""
        self._provoked += map(re.compile, patterns)

    def unexpected(self) -> list[str]:
        """The problems that the test did not provoke."""
        return [
            problem
            for problem in self.problems
            if not any(pattern.search(problem) for pattern in self._provoked)
        ]

    def sign_in_as(self, name: str) -> None:
        """Sign in as a guest with this name through the API."""
        answer = self.context.request.post("/guests", data={"name": name})
        assert answer.ok, answer.text()
        self.context.add_init_script(
            f"localStorage.setItem('skerry.somebody', 'yes');"
            f"localStorage.setItem('skerry.name', {json.dumps(name)});"
        )

    def new_tab(self) -> Page:
        """Another page of the same visitor."""
        page = self.context.new_page()
        self._watch(page)
        return page

    def go_offline(self) -> None:
        """Disconnect this browser and expect failed requests."""
        self.provoke(r"ERR_INTERNET_DISCONNECTED", r"WebSocket connection", r"ERR_NETWORK_CHANGED")
        self.context.set_offline(True)

    def go_online(self) -> None:
        """Reconnect this browser."""
        self.context.set_offline(False)

    def _watch(self, page: Page) -> None:
        page.set_default_timeout(TIMEOUT_MS)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            self.problems.append(f"console: {message.text} at {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        if request.failure != _ABORTED:
            self.problems.append(f"failed: {request.failure} {request.method} {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            method = response.request.method
            self.problems.append(f"answer: {response.status} {method} {response.url}")


def visit(browser: Browser, url: str, device: Device = DESKTOP, **options: Any) -> Visit:
    """Open a new visitor with a device; close the context to end the visit."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.sharpness,
        has_touch=device.touch,
        is_mobile=device.touch,
        locale=device.language,
        color_scheme="light" if device.theme == "day" else "dark",
        reduced_motion="reduce" if device.still else "no-preference",
        **{"service_workers": "block", **options},
    )
    # Whole games would take minutes, and the page must not pass before a script does; tests of
    # the pace and of passing choose their settings.
    context.add_init_script(
        "try { localStorage['skerry.settings'] ??="
        " JSON.stringify({ pace: 'instant', passes: false }); } catch {}"
    )
    visitor = Visit(context, context.new_page(), url)
    visitor._watch(visitor.page)
    return visitor
