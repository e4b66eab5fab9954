"""Tables as text: named cells, typed moves and announced events."""

import re

from playwright.sync_api import Locator, expect
from tests.web.browser.accessibility import violations
from tests.web.browser.chromium import Visit
from tests.web.conftest import NewVisitor
from tests.web.servers import make_table
from tests.web.skye.player import SkyePlayer

LUCK = "in words"
_SETTINGS = "localStorage.setItem('skerry.settings', JSON.stringify({ reader: true }))"


class Listener(SkyePlayer):
    """A player who uses the text view and types moves."""

    def sit_down(self, visit: Visit, game: str = "skye") -> None:
        """Sign in and open a table as text."""
        visit.context.add_init_script(_SETTINGS)
        visit.sign_in_as("Ann")
        table = make_table(visit.context, game=game, luck=LUCK)["id"]
        self.open(f"/t/{table}")
        expect(self.region("The table as text")).to_be_visible()

    @property
    def line(self) -> Locator:
        """The input for moves."""
        return self.page.get_by_label("Your move")

    @property
    def heard(self) -> Locator:
        """The announcements."""
        return self.page.get_by_role("log")

    def play(self, move: str) -> None:
        """Type a move."""
        self.line.fill(move)
        self.line.press("Enter")

    def choose(self, like: str) -> str:
        """Play the first legal move in the list that starts with a text."""
        self.button("List the legal moves").click()
        entry = self.button(re.compile(rf"^Use {like}")).first
        entry.click()
        move = self.line.input_value()
        self.line.press("Enter")
        expect(self.page.get_by_text(f"Played: {move}")).to_be_visible()
        return move


def test_a_round_is_played_as_text(new_visitor: NewVisitor) -> None:
    visit = new_visitor(bypass_csp=True)
    ann = Listener(visit.page)
    ann.sit_down(visit)
    assert violations(visit.page) == []
    things = ann.region("The table as text")
    tiles = re.findall(r"L\d\d", things.inner_text())
    assert len(set(tiles)) >= 3
    ann.choose("axe")
    expect(ann.heard).to_contain_text(re.compile("You|Ann"))
    while not ann.status.inner_text().startswith("Build"):
        if ann.button("Pass").is_visible():
            ann.play("pass")
        expect(ann.status).to_contain_text(re.compile("Build|buy|Then"))
    ann.choose("L")
    expect(ann.page.get_by_role("grid", name="Your territory")).to_be_visible()


def test_a_draft_of_cats_is_played_as_text(new_visitor: NewVisitor) -> None:
    visit = new_visitor(bypass_csp=True)
    ann = Listener(visit.page)
    ann.sit_down(visit, "cats")
    assert violations(visit.page) == []
    boat = ann.page.get_by_role("grid", name=re.compile("boat", re.IGNORECASE))
    expect(boat.get_by_role("gridcell").first).to_be_attached()
    for _ in range(3):
        ann.choose("keep")
    ann.expect_status("Pay")
    ann.choose("pay")
    expect(ann.heard).to_contain_text(re.compile("You|Ann"))


def test_a_wrong_move_is_explained(visitor: Visit) -> None:
    ann = Listener(visitor.page)
    ann.sit_down(visitor)
    for typed, answer in [
        ("hello", "This is not a move"),
        ("pass", "You cannot do this in the current phase"),
    ]:
        ann.play(typed)
        expect(ann.page.get_by_text(answer)).to_be_visible()
        expect(ann.line).to_be_focused()


def test_arrow_keys_move_between_cells(visitor: Visit) -> None:
    ann = Listener(visitor.page)
    ann.sit_down(visitor)
    castle = ann.page.get_by_role("gridcell", name=re.compile("castle", re.IGNORECASE)).first
    castle.focus()
    expect(castle).to_be_focused()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(":focus")).to_have_role("gridcell")
    ann.page.get_by_text("Picture", exact=True).click()
    expect(ann.line).to_be_hidden()


def test_a_slash_opens_the_move_input_on_a_drawn_table(visitor: Visit) -> None:
    player = SkyePlayer(visitor.page)
    visitor.sign_in_as("Ann")
    player.open(f"/t/{make_table(visitor.context, luck=LUCK)['id']}")
    expect(player.seal_button).to_be_visible()
    player.page.keyboard.press("/")
    expect(player.page.get_by_label("Your move")).to_be_focused()
