"""Three ways to do the same: with a mouse, with fingers, with keys alone."""

import re
import time
from collections.abc import Sequence

from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.web.players import Player, middle, name_of

# A tile is held so far above the finger that it can be seen.
LIFT = 62
_STEPS = 4


class Mouse(Player):
    """Everything that can be dragged is dragged."""

    def drag(self, piece: Locator, onto: Locator) -> None:
        """Lift a piece, carry it there, and let it go."""
        self.lift(piece)
        self.carry(*middle(onto))
        self.page.mouse.up()

    def lift(self, piece: Locator) -> None:
        """Press on a piece and begin to carry it."""
        x, y = middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 8, y - 8, steps=2)

    def carry(self, x: float, y: float) -> None:
        """Move the mouse there, not in one leap."""
        self.page.mouse.move(x, y, steps=_STEPS)

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Drag the axe and coins from the purse onto the tiles."""
        self.drag(self.button("Axe: choose it, then a tile"), self.stall_tile(axe))
        expect(self.button("Take the axe back")).to_be_visible()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            for _ in range(price):
                self.drag(self.button("Coin of 1: choose it, then a tile"), self.stall_tile(number))
            expect(self.price_of(number)).to_have_text(str(price))

    def price_of(self, number: int) -> Locator:
        """The price on a tile of our stall."""
        return self.page.get_by_role("spinbutton", name=f"Price of tile {number}")

    def lay(self, tile: Locator) -> None:
        """Drag a tile to a cell where it fits."""
        self.lift(tile)
        self.carry(*middle(self.place()))
        expect(self.verdict).to_contain_text("If dropped here")
        self.page.mouse.up()
        expect(tile).to_have_accessible_name(re.compile("laid"))


class Fingers(Player):
    """Taps, and tiles that are drawn over the screen; a second finger turns them."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._screen: CDPSession = page.context.new_cdp_session(page)
        self._time = 0.0

    def _touch(self, kind: str, *points: tuple[float, float], after: float = 0.02) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._time = max(self._time + after, time.time())
        touch = {"type": kind, "touchPoints": fingers, "timestamp": self._time}
        self._screen.send("Input.dispatchTouchEvent", touch)

    def lift(self, piece: Locator) -> tuple[float, float]:
        """Put a finger on a piece and begin to carry it upwards; where the finger is."""
        x, y = middle(piece)
        self._touch("touchStart", (x, y))
        self._touch("touchMove", (x, y - 14))
        return x, y - 14

    def carry(self, start: tuple[float, float], x: float, y: float) -> tuple[float, float]:
        """Move the finger so that the piece is there; where the finger is."""
        (x0, y0), below = start, y + LIFT
        for step in range(1, _STEPS + 1):
            part = step / _STEPS
            self._touch("touchMove", (x0 + (x - x0) * part, y0 + (below - y0) * part))
        return x, below

    def let_go(self) -> None:
        """Lift all fingers, after a rest: a finger that moves would throw, and the next tap catch."""
        self._touch("touchEnd", after=0.2)

    def tap_with_second_finger(self, first: tuple[float, float]) -> None:
        """A short tap beside the finger that carries."""
        beside = (max(20, first[0] - 60), first[1] + 20)
        self._touch("touchStart", first, beside)
        self._touch("touchEnd", first)

    def push(self, button: Locator) -> None:
        """Tap it."""
        button.tap()

    def start_playing_now(self, seats: int = 2) -> None:
        """The same, by taps."""
        self.open()
        self.page.get_by_text(str(seats), exact=True).first.tap()
        self.button("Play now").tap()
        self.expect_status("Set prices")

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Tap the axe of a tile; for each gold a coin, then a tile."""
        self.button(f"Put the axe here: Tile {axe}").tap()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            for _ in range(price):
                self.button("Coin of 1: choose it, then a tile").tap()
                self.stall_tile(number).tap()

    def lay(self, tile: Locator) -> None:
        """Draw a tile to a cell; the finger stays below it."""
        start = self.lift(tile)
        self.carry(start, *middle(self.place()))
        expect(self.verdict).to_contain_text("If dropped here")
        self.let_go()
        expect(tile).to_have_accessible_name(re.compile("laid"))


class Keys(Player):
    """No pointer at all."""

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def push(self, button: Locator) -> None:
        """Tab to it, and Enter."""
        self.tab_to(button)
        self.press("Enter")

    def tab_to(self, place: Locator, most: int = 60) -> None:
        """Press Tab until something has the focus."""
        for _ in range(most):
            if place.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {place}")

    def start_playing_now(self, seats: int = 2) -> None:
        """The same, by keys."""
        self.open()
        play = self.button("Play now")
        expect(play).to_be_visible()
        self.tab_to(self.page.get_by_role("radio", checked=True).first)
        for _ in range(3):
            self.press("ArrowLeft")
        for _ in range(3):
            if self.page.get_by_role("radio", name=str(seats), exact=True).is_checked():
                break
            self.press("ArrowRight")
        self.tab_to(play)
        self.press("Enter")
        self.expect_status("Set prices")

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """1 to 3 choose a tile, X is the axe, arrows change the price."""
        self.press(str(axe), "x")
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            self.press(str(number), *["ArrowUp"] * price)

    def seal(self) -> None:
        """Ctrl+Enter seals."""
        expect(self.button("Seal prices")).to_be_enabled()
        self.press("Control+Enter")
        expect(self.seal_button).to_be_hidden()

    def buy(self, offer: int = 0) -> bool:
        """A number chooses, Ctrl+Enter buys; Pass is reached by Tab."""
        buying = self.button(re.compile(r"^Buy for"))
        self.press(str(offer + 1))
        if can := buying.is_visible() and buying.is_enabled():
            self.press("Control+Enter")
        else:
            self.pass_by()
        expect(self.button("Pass")).to_be_hidden()
        return can

    def lay(self, tile: Locator) -> None:
        """A number takes the tile, Shift and arrows go to legal cells, Enter drops."""
        number = re.match(r"Tile (\d)", name_of(tile))
        assert number is not None
        self.press(number[1])
        expect(self.fitting.first).to_be_attached()
        self.tab_to(self.page.locator("[role=gridcell][tabindex='0']"))
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            self.press(f"Shift+{key}")
            if "fits in" in name_of(self.page.locator(":focus")):
                break
        self.press("Enter")
        expect(tile).to_have_accessible_name(re.compile("laid"))

    def confirm(self) -> None:
        """Ctrl+Enter confirms."""
        confirming = self.button(re.compile(r"^Confirm"))
        expect(confirming).to_be_enabled()
        self.press("Control+Enter")
        expect(confirming).to_be_hidden()

    def skip_walk(self) -> None:
        """Any key skips it."""
        self.press("Escape")
        expect(self.walk).to_be_hidden()
