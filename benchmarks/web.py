"""Measures the page: first load, click to table, frames while things move, round trips.

    python benchmarks/web.py

Uses a real server and a headless Chromium on loopback. The browser's own clock measures what
happens in the browser. Build the page first (`make page`).
"""

import gzip
import json
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

# The tests drive the page.
sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import (
    Browser,
    FloatRect,
    Page,
    Response,
    WebSocket,
    WebSocketRoute,
    expect,
)
from tests.web.browser.bot_players import BotSeat, at, in_phase, play_seats
from tests.web.browser.chromium import TIMEOUT_MS, Visit, chromium, visit
from tests.web.browser.devices import DESKTOP
from tests.web.browser.players import Player, box_of
from tests.web.cats.player import CatsMouse
from tests.web.servers import ME, bots, make_table, page_server
from tests.web.skye.player import SkyeMouse, SkyePlayer

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.skye.game.view import Phase

KB = 1000
FIRST_LOAD_BAR_KB = 180
SEATED_BAR_MS = 2000
FRAME_BAR_MS = 17
TILES = 200
SEATS = 5
LIVELY = DESKTOP.__class__("lively", DESKTOP.width, DESKTOP.height, still=False)


class Scales:
    """Measures the gzipped size of the files that a page loads."""

    def __init__(self, page: Page) -> None:
        self.files: dict[str, float] = {}
        """Kilobytes by URL, without fonts."""
        self.fonts = 0.0
        self._heard: list[Response] = []
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        self._heard.append(response)

    def weigh(self) -> None:
        """Measure all loaded files while the page is still open."""
        for response in self._heard:
            kind = response.request.resource_type
            if kind in {"fetch", "xhr", "websocket"} or not response.ok:
                continue
            weight = len(gzip.compress(response.body(), 6)) / KB
            if kind == "font":
                self.fonts += weight
            else:
                self.files[response.url] = weight

    @property
    def sum(self) -> float:
        """The total without fonts."""
        return sum(self.files.values())

    def those(self, pattern: re.Pattern[str]) -> float:
        """The total of the files whose URL matches."""
        return sum(weight for url, weight in self.files.items() if pattern.search(url))


def first_load(browser: Browser, url: str) -> Scales:
    """The files that the start page loads."""
    visitor = visit(browser, url, DESKTOP)
    scales = Scales(visitor.page)
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("button", name="Play now")).to_have_count(2)
    visitor.page.wait_for_load_state("networkidle")
    scales.weigh()
    visitor.context.close()
    return scales


OTHERS = {
    "skye": re.compile(
        r"/assets/(Cats|CatHead|LaidTile|Boat|Card|Sister|Ship|Fish|deck|poses|phases)",
        re.IGNORECASE,
    ),
    "cats": re.compile(r"/assets/(Skye|Territory|Goal|Item|track|building)", re.IGNORECASE),
}
"""Files that belong only to the other game."""


def table_load(browser: Browser, url: str, game: str) -> Scales:
    """The files that a game's table loads on a first visit."""
    ann = visit(browser, url, DESKTOP)
    Player(ann.page).sign_in_as("Ann")
    table = make_table(ann.context, game=game)["id"]
    visitor = visit(browser, url, DESKTOP, storage_state=ann.context.storage_state())
    scales = Scales(visitor.page)
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.locator(".table[data-question]")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    scales.weigh()
    visitor.context.close()
    ann.context.close()
    return scales


_STOPWATCH = """
addEventListener('click', () => (window.clicked = performance.now()), { capture: true });
new MutationObserver(() => {
  const status = document.querySelector('[role=status][aria-label="What happens now"]');
  if (status?.innerText.includes('Set prices')) window.seated ??= performance.now();
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def click_to_seated(browser: Browser, url: str) -> float:
    """Milliseconds from the click on Play now until prices can be set."""
    visitor = visit(browser, url, LIVELY)
    visitor.context.add_init_script(_STOPWATCH)
    SkyePlayer(visitor.page).start_playing_now(seats=3)
    visitor.page.wait_for_function("() => window.seated !== undefined")
    took = float(visitor.page.evaluate("window.seated - window.clicked"))
    visitor.context.close()
    return took


def grown(told: str) -> str:
    """The same message with as many tiles in every territory as the benchmark needs."""
    message: dict[str, Any] = json.loads(told)
    view = (message.get("now") or {}).get("view")
    for clan in [] if view is None else view["clans"]:
        land = clan["territory"]
        taken = {placed["tile"] for placed in land}
        lowest = max((placed["y"] for placed in land), default=0)
        spare = [f"L{n:02}" for n in range(1, 74) if f"L{n:02}" not in taken]
        wanted = TILES // SEATS - len(land)
        land += [
            {"tile": tile, "x": n % 8 - 4, "y": lowest + 2 + n // 8, "turn": n % 4}
            for n, tile in enumerate(spare[:wanted])
        ]
    return json.dumps(message)


def _through(grow: Callable[[str], str]) -> Callable[[WebSocketRoute], None]:
    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(grow(str(told))))

    return route


_FRAMES = """() => {
  window.frames = [];
  const tick = now => { window.frames.push(now); window.ticking = requestAnimationFrame(tick); };
  window.ticking = requestAnimationFrame(tick);
}"""


def frames_while_dragging(browser: Browser, url: str) -> tuple[list[float], int]:
    """Milliseconds between frames while a tile is dragged, and the number of drawn tiles."""
    visitor = visit(browser, url, LIVELY)
    player = SkyeMouse(visitor.page)
    player.sign_in_as("Ann")
    seats = [ME, *bots(SEATS - 1, "greedy")]
    table = make_table(visitor.context, seats=seats, luck="frames")["id"]
    play_seats(url, table, BotSeat(visitor.context, at(5, Phase.BUILD)))
    visitor.page.route_web_socket("**/live", _through(grown))
    player.open(f"/t/{table}")
    expect(player.hand.first).to_be_visible()
    drawn = int(visitor.page.evaluate("document.querySelectorAll('svg.tile').length"))
    board = box_of(player.region("Your territory").first)
    player.lift(player.hand.first)
    expect(player.fitting.first).to_be_attached()
    return _drag_about(visitor.page, board), drawn


def _drag_about(page: Page, board: FloatRect) -> list[float]:
    """Milliseconds between frames while a piece is dragged over a board."""
    page.evaluate(_FRAMES)
    for lap in range(4):
        for step in range(40):
            share = step / 40 if lap % 2 == 0 else 1 - step / 40
            x = board["x"] + board["width"] * (0.2 + 0.6 * share)
            y = board["y"] + board["height"] * (0.25 + 0.12 * lap)
            page.mouse.move(x, y)
    times: list[float] = page.evaluate("cancelAnimationFrame(window.ticking), window.frames")
    page.mouse.up()
    page.context.close()
    return [after - before for before, after in pairwise(times)]


def frames_over_a_boat(browser: Browser, url: str) -> tuple[list[float], int]:
    """The same for a cat on the last day, and the number of tiles on the boat."""
    visitor = visit(browser, url, LIVELY)
    player = CatsMouse(visitor.page)
    player.sign_in_as("Ann")
    seats = [ME, *bots(3, "greedy")]
    table = make_table(visitor.context, game="cats", seats=seats, luck="frames")["id"]
    play_seats(url, table, BotSeat(visitor.context, in_phase(CatsPhase.RESCUE, day=5)))
    player.open(f"/t/{table}")
    assert player.want() == "leave"
    drawn = len(
        json.loads(visitor.context.request.get(f"/tables/{table}/view").text())["now"]["view"][
            "crews"
        ][0]["tiles"]
    )
    board = box_of(player.region("Your boat").first)
    player.lift(player.pieces.first)
    player.wait_for_places()
    return _drag_about(visitor.page, board), drawn


_FLYING_FRAMES = """
window.flights = [];
addEventListener('DOMContentLoaded', () => {
  let last = null;
  const tick = now => {
    const flying = document.querySelector('[data-flying]') !== null;
    if (flying && last !== null) window.flights.push(now - last);
    last = flying ? now : null;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
});
"""


def _seen_flying(browser: Browser, url: str) -> Visit:
    """A visitor at the usual pace whose frames are noted while something flies."""
    visitor = visit(browser, url, LIVELY)
    settings = json.dumps({"pace": "normal", "passes": False})
    visitor.context.add_init_script(f"localStorage['skerry.settings'] = {json.dumps(settings)};")
    visitor.context.add_init_script(_FLYING_FRAMES)
    visitor.sign_in_as("Ann")
    return visitor


def _flown(visitor: Visit) -> list[float]:
    frames: list[float] = visitor.page.evaluate("window.flights")
    visitor.context.close()
    return frames


def frames_of_a_market(browser: Browser, url: str) -> list[float]:
    """Milliseconds between frames while tiles and gold fly between five territories."""
    visitor = _seen_flying(browser, url)
    seats = [ME, *bots(SEATS - 1, "greedy")]
    table = make_table(visitor.context, seats=seats, luck="frames")["id"]
    play_seats(url, table, BotSeat(visitor.context, at(4, Phase.PRICE)))
    player = SkyePlayer(visitor.page)
    player.open(f"/t/{table}")
    player.set_prices()
    player.push(player.seal_button)
    while player.want() != "build":
        player.do(player.want())
    return _flown(visitor)


def frames_of_a_rescue(browser: Browser, url: str) -> list[float]:
    """The same while three other crews rescue cats until the day ends."""
    visitor = _seen_flying(browser, url)
    seats = [ME, *bots(3, "greedy")]
    table = make_table(visitor.context, game="cats", seats=seats, luck="frames")["id"]
    play_seats(url, table, BotSeat(visitor.context, in_phase(CatsPhase.RESCUE, day=3)))
    player = CatsMouse(visitor.page)
    player.open(f"/t/{table}")
    assert player.want() == "leave"
    player.push(player.act("leave"))
    player.want()
    return _flown(visitor)


def round_trips(browser: Browser, url: str) -> tuple[Counter[str], int]:
    """The messages that a page sends in two rounds by type, and the number of moves."""
    visitor = visit(browser, url, DESKTOP)
    sent: Counter[str] = Counter()
    visitor.page.on("websocket", lambda socket: _listen(socket, sent))
    player = SkyeMouse(visitor.page)
    player.start_playing_now(seats=2)
    for _ in range(2):
        player.play_until("walk")
        player.skip_walk()
    visitor.context.close()
    return sent, sent["move"]


def _listen(socket: WebSocket, sent: Counter[str]) -> None:
    socket.on("framesent", lambda said: sent.update([json.loads(str(said))["type"]]))


def _verdict(value: float, bar: float) -> str:
    return "good" if value <= bar else "TOO MUCH"


def _print_frames(what: str, frames: list[float]) -> None:
    middle, late = statistics.median(frames), statistics.quantiles(frames, n=20)[-1]
    print(
        f"frames while {what}: median {middle:.1f} ms, "
        f"95 % within {late:.1f} ms, {len(frames)} frames "
        f"(bar: median {FRAME_BAR_MS} ms, {_verdict(round(middle), FRAME_BAR_MS)})"
    )


def _warm_up(page: Page) -> None:
    SkyePlayer(page).start_playing_now(seats=3)


def main() -> None:
    """Print all figures."""
    expect.set_options(timeout=TIMEOUT_MS)
    with (
        tempfile.TemporaryDirectory() as data,
        page_server(Path(data)) as server,
        chromium() as browser,
    ):
        first = first_load(browser, server.url)
        print(
            f"first load, both games: {first.sum:.0f} kB with gzip, {len(first.files)} files "
            f"(bar: {FIRST_LOAD_BAR_KB} kB without fonts, "
            f"{_verdict(first.sum, FIRST_LOAD_BAR_KB)}); fonts {first.fonts:.0f} kB more"
        )
        for game, other in OTHERS.items():
            table = table_load(browser, server.url, game)
            print(
                f"first load of a table, {game}: {table.sum:.0f} kB, {len(table.files)} files; "
                f"of the other game {table.those(other):.0f} kB "
                f"(bar: 0, {_verdict(table.those(other), 0)})"
            )
        warm = visit(browser, server.url)
        _warm_up(warm.page)
        warm.context.close()
        seated = statistics.median(click_to_seated(browser, server.url) for _ in range(5))
        print(
            f"from Play now to seated: {seated:.0f} ms, median of 5 "
            f"(bar: {SEATED_BAR_MS} ms, {_verdict(seated, SEATED_BAR_MS)})"
        )
        frames, drawn = frames_while_dragging(browser, server.url)
        _print_frames(f"dragging a tile, {drawn} tiles on screen", frames)
        frames, drawn = frames_over_a_boat(browser, server.url)
        _print_frames(f"dragging a cat over a boat of {drawn} tiles", frames)
        _print_frames("tiles and gold fly", frames_of_a_market(browser, server.url))
        _print_frames("cats fly", frames_of_a_rescue(browser, server.url))
        sent, moves = round_trips(browser, server.url)
        kinds = ", ".join(f"{kind} {number}" for kind, number in sent.most_common())
        print(f"round trips per move: {sent.total() / moves:.1f} ({moves} moves; {kinds})")


if __name__ == "__main__":
    main()
