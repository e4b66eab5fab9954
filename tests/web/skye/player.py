"""Actions at a table of Isle of Skye with mouse, touch or keyboard."""

import re
from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Locator, expect
from tests.web.browser.input_methods import Keyboard, Mouse, Touch
from tests.web.browser.players import Player, accessible_name, middle

Want = Literal["price", "buy", "build", "walk", "result"]

TITLE = "Isle of Skye"
_SEAL = re.compile(r"^(Seal prices|Axe one tile|Price \d more)")
_FITS = re.compile(r"fits in")


class SkyePlayer(Player):
    """A player of Isle of Skye."""

    def start_playing_now(self, seats: int = 2) -> None:
        """Go from the start page to a table against bots."""
        self.play_now(TITLE, str(seats))
        self.expect_status("Set prices")

    @property
    def verdict(self) -> Locator:
        """The text about the chosen tile."""
        return self.region("Your tiles").get_by_role("status")

    @property
    def seal_button(self) -> Locator:
        """The seal button, which says what is missing."""
        return self.button(_SEAL)

    def want(self) -> Want:
        """Wait for the next thing that the page asks for."""
        wants: dict[Want, Locator] = {
            "walk": self.walk,
            "result": self.result,
            "price": self.seal_button,
            "buy": self.button("Pass"),
            "build": self.button(re.compile(r"^Confirm")),
        }
        anything, *others = wants.values()
        for other in others:
            anything = anything.or_(other)
        expect(anything.first).to_be_visible()
        return next(want for want, sign in wants.items() if sign.is_visible())

    # Prices.

    def stall_tile(self, number: int) -> Locator:
        """A tile of the stall, counted from 1."""
        return self.button(re.compile(rf"^Tile {number}\."))

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Put the axe and the prices on the tiles without sealing them."""
        self.button(f"Put the axe here: Tile {axe}").click()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            more = self.page.get_by_role("group", name=f"Price of tile {number}")
            for _ in range(price):
                more.get_by_role("button", name="One more").click()

    def seal(self) -> None:
        """Seal the prices."""
        self.push(self.button("Seal prices"))
        expect(self.seal_button).to_be_hidden()

    # The market.

    @property
    def offers(self) -> Locator:
        """The tiles that others sell."""
        return self.button(re.compile(r"Sold by .* for \d+ gold"))

    def buy(self, offer: int = 0) -> bool:
        """Buy an offer or pass; returns whether it was bought."""
        buying = self.button(re.compile(r"^Buy for"))
        if self.offers.count() > offer:
            self.push(self.offers.nth(offer))
            expect(self.offers.nth(offer)).to_have_attribute("aria-pressed", "true")
        if can := buying.is_visible() and buying.is_enabled():
            self.push(buying)
        else:
            self.pass_by()
        expect(self.button("Pass")).to_be_hidden()
        return can

    def pass_by(self) -> None:
        """Pass; the page asks for confirmation if something could be bought."""
        self.push(self.button("Pass"))
        sure = self.button("Buy nothing")
        if sure.is_visible():
            self.push(sure)

    # Building.

    @property
    def hand(self) -> Locator:
        """The tiles to place."""
        return self.page.get_by_role("group", name="Your tiles").get_by_role("button")

    @property
    def fitting(self) -> Locator:
        """The cells where the chosen tile fits."""
        return self.page.get_by_role("gridcell", name=_FITS)

    def open_tile(self) -> Locator | None:
        """A tile of the hand that is not placed and fits somewhere, or None."""
        expect(self.button(re.compile(r"^Confirm"))).to_be_visible()
        self.wait_for_places()
        for tile in self.hand.all():
            name = accessible_name(tile)
            if "placed" not in name and "fits nowhere" not in name:
                return tile
        return None

    def wait_for_places(self) -> None:
        """Wait until the page knows where the tiles fit and Confirm counts the rest."""
        expect(self.page.get_by_text("Finding places")).to_be_hidden()

    def build_everything(self) -> None:
        """Place every tile that fits."""
        expect(self.hand.first).to_be_visible()
        for _ in range(self.hand.count()):
            if (tile := self.open_tile()) is not None:
                self.lay(tile)

    def lay(self, tile: Locator) -> None:
        """Place a tile in the first cell where it fits: click the tile, then the cell."""
        tile.click()
        self.press_cell(self.place())
        expect(tile).to_have_accessible_name(re.compile("placed"))

    def place(self) -> Locator:
        """The cell nearest to the castle where the chosen tile fits."""
        expect(self.fitting.first).to_be_attached()
        names = list(map(accessible_name, self.fitting.all()))
        steps = [sum(map(int, re.findall(r"\d+", name.split(", empty")[0]))) for name in names]
        return self.fitting.nth(steps.index(min(steps)))

    def confirm(self) -> None:
        """Confirm the placed tiles."""
        confirming = self.button(re.compile(r"^Confirm"))
        expect(confirming).to_be_enabled()
        self.push(confirming)
        expect(confirming).to_be_hidden()

    # Whole games.

    def do(self, want: Want) -> None:
        """Do what the page asks for in the simplest way."""
        match want:
            case "price":
                self.set_prices()
                self.seal()
            case "buy":
                self.buy()
            case "build":
                self.build_everything()
                self.confirm()
            case "walk":
                self.skip_walk()
            case "result":
                pass

    def play_until(self, *wants: Want) -> Want:
        """Play until the page asks for one of these."""
        while (want := self.want()) not in wants:
            self.do(want)
        return want

    def play_to_the_end(self) -> None:
        """Play the whole game."""
        self.play_until("result")


class SkyeMouse(Mouse, SkyePlayer):
    """A player who drags pieces with the mouse."""

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Drag the axe and coins onto the tiles."""
        self.drag(self.button("Axe: select it, then a tile"), self.stall_tile(axe))
        expect(self.button("Take the axe back")).to_be_visible()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            for _ in range(price):
                self.drag(self.button("Coin of 1: select it, then a tile"), self.stall_tile(number))
            expect(self.price_of(number)).to_have_text(str(price))

    def price_of(self, number: int) -> Locator:
        """The price on a tile of the stall."""
        return self.page.get_by_role("spinbutton", name=f"Price of tile {number}")

    def lay(self, tile: Locator) -> None:
        """Drag a tile to a cell where it fits."""
        self.lift(tile)
        self.carry(*middle(self.place()))
        expect(self.verdict).to_contain_text("If placed here")
        self.page.mouse.up()
        expect(tile).to_have_accessible_name(re.compile("placed"))


class SkyeTouch(Touch, SkyePlayer):
    """A player who taps and drags with a finger; a second finger rotates."""

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Tap the axe of a tile; for each gold, tap a coin and then a tile."""
        self.button(f"Put the axe here: Tile {axe}").tap()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            for _ in range(price):
                self.button("Coin of 1: select it, then a tile").tap()
                self.stall_tile(number).tap()

    def lay(self, tile: Locator) -> None:
        """Drag a tile to a cell; the finger stays below it."""
        start = self.lift(tile)
        self.carry(start, *middle(self.place()))
        expect(self.verdict).to_contain_text("If placed here")
        self.let_go()
        expect(tile).to_have_accessible_name(re.compile("placed"))


class SkyeKeyboard(Keyboard, SkyePlayer):
    """A player who uses only the keyboard."""

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """Choose a tile with 1 to 3, the axe with X, the price with arrows."""
        self.press(str(axe), "x")
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            self.press(str(number), *["ArrowUp"] * price)

    def seal(self) -> None:
        """Seal with Ctrl+Enter."""
        expect(self.button("Seal prices")).to_be_enabled()
        self.press("Control+Enter")
        expect(self.seal_button).to_be_hidden()

    def buy(self, offer: int = 0) -> bool:
        """Choose with a number key, buy with Ctrl+Enter, pass with Tab."""
        buying = self.button(re.compile(r"^Buy for"))
        self.press(str(offer + 1))
        if can := buying.is_visible() and buying.is_enabled():
            self.press("Control+Enter")
        else:
            self.pass_by()
        expect(self.button("Pass")).to_be_hidden()
        return can

    def lay(self, tile: Locator) -> None:
        """Choose with a number key, go to a legal cell with Shift and arrows, drop with Enter."""
        number = re.match(r"Tile (\d)", accessible_name(tile))
        assert number is not None
        self.press(number[1])
        expect(self.fitting.first).to_be_attached()
        self.tab_to(self.page.locator("[role=gridcell][tabindex='0']"))
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            self.press(f"Shift+{key}")
            if "fits in" in accessible_name(self.page.locator(":focus")):
                break
        self.press("Enter")
        expect(tile).to_have_accessible_name(re.compile("placed"))

    def confirm(self) -> None:
        """Confirm with Ctrl+Enter."""
        confirming = self.button(re.compile(r"^Confirm"))
        expect(confirming).to_be_enabled()
        self.press("Control+Enter")
        expect(confirming).to_be_hidden()
