"""Actions on any page and table. Elements are found by role and name."""

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

_WALK = re.compile(r"^(Round \d score|Final score)$")
RESULT = re.compile(r"\b(wins?|share the victory) with\b")


class Player:
    """A user of the page, with actions that all input methods share."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Coming in.

    def open(self, path: str = "/") -> None:
        """Go to an address of the page."""
        self.page.goto(path)

    def sign_in_as(self, name: str) -> None:
        """Sign in as a guest with this name through the account menu."""
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
        """Choose the number of players, or `Solo`."""
        card.get_by_role("radio", name=seats, exact=True).check(force=True)

    def play_now(self, game: str, seats: str) -> None:
        """Go from the start page to a table against bots."""
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
        """Click the board at a cell; the cell element serves only keyboards and screen readers."""
        x, y = middle(cell)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)

    # Finding elements.

    @property
    def status(self) -> Locator:
        """The line that says what is awaited of whom."""
        return self.page.get_by_role("status", name="What happens now")

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
        """The step-by-step scoring."""
        return self.region(_WALK)

    @property
    def result(self) -> Locator:
        """The heading that names the winner."""
        return self.page.get_by_role("heading", level=1, name=RESULT)

    def skip_walk(self) -> None:
        """Close the step-by-step scoring."""
        self.push(self.walk.get_by_role("button", name=re.compile(r"^(On to|See the result)")))
        expect(self.walk).to_be_hidden()

    def expect_no_scrolling(self, *, aside_only: bool = False) -> None:
        """Check that the page fits the screen without scrolling."""
        aside, down = self.page.evaluate(
            """() => {
              const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.scrollingElement;
              return [scrollWidth - clientWidth, scrollHeight - clientHeight];
            }"""
        )
        assert aside == 0, f"the page scrolls aside by {aside} pixels"
        assert aside_only or down == 0, f"the page scrolls down by {down} pixels"


def accessible_name(thing: Locator) -> str:
    """The accessible name of an element."""
    said = re.match(r"- '?\w+ \"(.*)\"", thing.aria_snapshot())
    return said[1] if said else ""


def box_of(place: Locator) -> FloatRect:
    """The bounding box of an element."""
    box = place.bounding_box()
    assert box is not None, f"{place} is on the screen"
    return box


def middle(place: Locator) -> tuple[float, float]:
    """The centre of an element on the screen."""
    box = box_of(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
