"""What a player of Isle of Skye does at the table: with a mouse, with fingers, with keys alone."""

import re
from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Locator, expect
from tests.web.hands import Fingers, Keys, Mouse
from tests.web.players import Player, middle, name_of

Want = Literal["price", "buy", "build", "walk", "result"]

TITLE = "Isle of Skye"
_SEAL = re.compile(r"^(Seal prices|Axe one tile|Price \d more)")
_FITS = re.compile(r"fits in")


class SkyePlayer(Player):
    """Somebody at a table of Isle of Skye."""

    def start_playing_now(self, seats: int = 2) -> None:
        """From the start page to a table against bots."""
        self.play_now(TITLE, str(seats))
        self.expect_status("Set prices")

    @property
    def verdict(self) -> Locator:
        """What is said about the tile in the hand."""
        return self.region("Your tiles").get_by_role("status")

    @property
    def seal_button(self) -> Locator:
        """It says what is missing before it seals."""
        return self.button(_SEAL)

    def want(self) -> Want:
        """What the page wants of us, as soon as it wants anything."""
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
        """A tile of our stall, from 1 on."""
        return self.button(re.compile(rf"^Tile {number}\."))

    def set_prices(self, axe: int = 1, prices: Sequence[int] = (1, 1)) -> None:
        """The axe on one tile, so much gold on the others; nothing is sealed."""
        self.button(f"Put the axe here: Tile {axe}").click()
        others = [number for number in (1, 2, 3) if number != axe]
        for number, price in zip(others, prices, strict=True):
            more = self.page.get_by_role("group", name=f"Price of tile {number}")
            for _ in range(price):
                more.get_by_role("button", name="One more").click()

    def seal(self) -> None:
        """Seal the prices; others may seal later."""
        self.push(self.button("Seal prices"))
        expect(self.seal_button).to_be_hidden()

    # The market.

    @property
    def offers(self) -> Locator:
        """What the others sell."""
        return self.button(re.compile(r"Sold by .* for \d+ gold"))

    def buy(self, offer: int = 0) -> bool:
        """Buy an offer if that is possible, else pass; was it bought?"""
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
        """Buy nothing; where something could be bought, the page asks once more."""
        self.push(self.button("Pass"))
        sure = self.button("Buy nothing")
        if sure.is_visible():
            self.push(sure)

    # Building.

    @property
    def hand(self) -> Locator:
        """The tiles that we have to build."""
        return self.page.get_by_role("group", name="Your tiles").get_by_role("button")

    @property
    def fitting(self) -> Locator:
        """The cells where the chosen tile fits."""
        return self.page.get_by_role("gridcell", name=_FITS)

    def open_tile(self) -> Locator | None:
        """A tile of the hand that lies nowhere and fits somewhere; None: there is none."""
        expect(self.button(re.compile(r"^Confirm"))).to_be_visible()
        self.wait_for_places()
        for tile in self.hand.all():
            name = name_of(tile)
            if "laid" not in name and "fits nowhere" not in name:
                return tile
        return None

    def wait_for_places(self) -> None:
        """Wait until the page knows where the tiles fit: Confirm counts those that are left then."""
        expect(self.page.get_by_text("Finding the places")).to_be_hidden()

    def build_everything(self) -> None:
        """Lay every tile that fits, tile by tile."""
        expect(self.hand.first).to_be_visible()
        for _ in range(self.hand.count()):
            if (tile := self.open_tile()) is not None:
                self.lay(tile)

    def lay(self, tile: Locator) -> None:
        """Lay a tile into the first cell where it fits: click it, then the cell."""
        tile.click()
        self.press_cell(self.place())
        expect(tile).to_have_accessible_name(re.compile("laid"))

    def place(self) -> Locator:
        """The cell where the chosen tile fits that is nearest to the castle."""
        expect(self.fitting.first).to_be_attached()
        names = list(map(name_of, self.fitting.all()))
        steps = [sum(map(int, re.findall(r"\d+", name.split(", empty")[0]))) for name in names]
        return self.fitting.nth(steps.index(min(steps)))

    def confirm(self) -> None:
        """Play what was laid."""
        confirming = self.button(re.compile(r"^Confirm"))
        expect(confirming).to_be_enabled()
        self.push(confirming)
        expect(confirming).to_be_hidden()

    # All of it.

    def do(self, want: Want) -> None:
        """What is wanted, in the simplest way."""
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
        """Play on until one of these is wanted."""
        while (want := self.want()) not in wants:
            self.do(want)
        return want

    def play_to_the_end(self) -> None:
        """Play the whole game."""
        self.play_until("result")


class SkyeMouse(Mouse, SkyePlayer):
    """Everything that can be dragged is dragged."""

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


class SkyeFingers(Fingers, SkyePlayer):
    """Taps, and tiles that are drawn over the screen; a second finger turns them."""

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


class SkyeKeys(Keys, SkyePlayer):
    """No pointer at all."""

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
