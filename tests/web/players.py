"""What a visitor does at any page and any table, in their own words; found by roles and names, as people do."""

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

_WALK = re.compile(r"^(Round \d score|Final score)$")
RESULT = re.compile(r"\b(wins?|share the victory) with\b")


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

    def card(self, game: str) -> Locator:
        """The card of a game on the start page."""
        return self.region(game)

    def choose_seats(self, card: Locator, seats: str) -> None:
        """How many shall play; `Solo` is alone."""
        card.get_by_role("radio", name=seats, exact=True).check(force=True)

    def play_now(self, game: str, seats: str) -> None:
        """From the start page to a table against bots."""
        self.open()
        card = self.card(game)
        expect(card).to_be_visible()
        self.choose_seats(card, seats)
        self.push(card.get_by_role("button", name="Play now"))

    # Doing.

    def push(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    def press_cell(self, cell: Locator) -> None:
        """Click the board where a cell is; the cell itself is only there for keys and ears."""
        x, y = middle(cell)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)

    # Looking.

    @property
    def status(self) -> Locator:
        """The line that says what is awaited of whom."""
        return self.page.get_by_role("status", name="What is awaited")

    def expect_status(self, text: str | re.Pattern[str]) -> None:
        """Wait until the line says so."""
        expect(self.status).to_contain_text(text)

    def region(self, name: str | re.Pattern[str]) -> Locator:
        """A part of the page by its name."""
        return self.page.get_by_role("region", name=name)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its whole name, or by a pattern."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def cell(self, name: str | re.Pattern[str]) -> Locator:
        """A cell of a board."""
        return self.page.get_by_role("gridcell", name=name)

    @property
    def walk(self) -> Locator:
        """The walk through a scoring."""
        return self.region(_WALK)

    @property
    def result(self) -> Locator:
        """Who won."""
        return self.page.get_by_role("heading", level=1, name=RESULT)

    def skip_walk(self) -> None:
        """Leave the walk through a scoring."""
        self.push(self.walk.get_by_role("button", name=re.compile(r"^(On to|To the result)")))
        expect(self.walk).to_be_hidden()

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
