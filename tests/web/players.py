"""What a player does at the page, in a player's words; found by roles and names, as people do."""

import re
from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import FloatRect, Locator, Page, expect

Want = Literal["price", "buy", "build", "walk", "result"]

_SEAL = re.compile(r"^(Seal prices|Axe one tile|Price \d more)")
_FITS = re.compile(r"fits in")
_WALK = re.compile(r"^(Round \d score|Final score)$")
_RESULT = re.compile(r"\b(wins?|share the victory) with\b")


class Player:
    """Somebody in front of a page; what they do is the same for mouse, fingers and keys."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Coming in.

    def open(self, path: str = "/") -> None:
        """Go to an address of the page."""
        self.page.goto(path)

    def come_in_as(self, name: str) -> None:
        """Become a guest with this name, by the door of every page."""
        self.open("/about")
        self.button(re.compile("^You: ")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Name").fill(name)
        dialog.get_by_role("button", name="Save").click()
        expect(self.button(f"You: {name}")).to_be_attached()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_be_hidden()

    def start_playing_now(self, seats: int = 2) -> None:
        """From the start page to a table against bots."""
        self.open()
        self.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
        self.page.get_by_role("button", name="Play now").click()
        self.expect_status("Set prices")

    def push(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    # Looking.

    @property
    def status(self) -> Locator:
        """The line that says what is awaited of whom."""
        return self.page.get_by_role("status", name="What is awaited")

    def expect_status(self, text: str | re.Pattern[str]) -> None:
        """Wait until the line says so."""
        expect(self.status).to_contain_text(text)

    @property
    def verdict(self) -> Locator:
        """What is said about the tile in the hand."""
        return self.region("Your tiles").get_by_role("status")

    def region(self, name: str | re.Pattern[str]) -> Locator:
        """A part of the page by its name."""
        return self.page.get_by_role("region", name=name)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its whole name, or by a pattern."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def walk(self) -> Locator:
        """The walk through a scoring."""
        return self.region(_WALK)

    @property
    def result(self) -> Locator:
        """Who won."""
        return self.page.get_by_role("heading", level=1, name=_RESULT)

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

    def cell(self, name: str | re.Pattern[str]) -> Locator:
        """A cell of our territory."""
        return self.page.get_by_role("gridcell", name=name)

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

    def press_cell(self, cell: Locator) -> None:
        """Click the board where a cell is; the cell itself is only there for keys and ears."""
        x, y = middle(cell)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)

    def confirm(self) -> None:
        """Play what was laid."""
        confirming = self.button(re.compile(r"^Confirm"))
        expect(confirming).to_be_enabled()
        self.push(confirming)
        expect(confirming).to_be_hidden()

    # Scoring.

    def skip_walk(self) -> None:
        """Leave the walk through a scoring."""
        self.push(self.walk.get_by_role("button", name=re.compile(r"^(On to round|To the result)")))
        expect(self.walk).to_be_hidden()

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

    # The whole page.

    def expect_no_scrolling(self, *, aside_only: bool = False) -> None:
        """The page fits the screen: nothing is to be scrolled, aside or down."""
        aside, down = self.page.evaluate(
            """() => {
              const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.scrollingElement;
              return [scrollWidth - clientWidth, scrollHeight - clientHeight];
            }"""
        )
        assert aside == 0, f"the page scrolls aside by {aside} pixels"
        assert aside_only or down == 0, f"the page scrolls down by {down} pixels"


def name_of(thing: Locator) -> str:
    """The name of something, as those hear it who do not see it."""
    said = re.match(r"- '?\w+ \"(.*)\"", thing.aria_snapshot())
    return said[1] if said else ""


def box_of(place: Locator) -> FloatRect:
    """Where something is on the screen."""
    box = place.bounding_box()
    assert box is not None, f"{place} is on the screen"
    return box


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = box_of(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
