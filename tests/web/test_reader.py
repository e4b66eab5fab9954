"""Tables in words: cells with names, moves in writing, and every event told."""

import re

from playwright.sync_api import Locator, expect
from tests.web.accessibility import violations
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.servers import make_table
from tests.web.skye import SkyePlayer

LUCK = "in words"
_SETTINGS = "localStorage.setItem('skerry.settings', JSON.stringify({ reader: true }))"


class Listener(SkyePlayer):
    """Somebody who hears the table and types moves."""

    def sit_down(self, visit: Visit, game: str = "skye") -> None:
        """Come in, and open a table that is told in words."""
        visit.context.add_init_script(_SETTINGS)
        visit.come_in_as("Ann")
        table = make_table(visit.context, game=game, luck=LUCK)["id"]
        self.open(f"/t/{table}")
        expect(self.region("The table in words")).to_be_visible()

    @property
    def line(self) -> Locator:
        """Where moves are typed."""
        return self.page.get_by_label("Your move")

    @property
    def heard(self) -> Locator:
        """What is told of what happens."""
        return self.page.get_by_role("log")

    def play(self, move: str) -> None:
        """Type a move."""
        self.line.fill(move)
        self.line.press("Enter")

    def choose(self, like: str) -> str:
        """Take the first legal move that begins like this from the list, and play it."""
        self.button("List the legal moves").click()
        entry = self.button(re.compile(rf"^Take {like}")).first
        entry.click()
        move = self.line.input_value()
        self.line.press("Enter")
        expect(self.page.get_by_text(f"Played: {move}")).to_be_visible()
        return move


def test_a_round_is_played_in_words(coming: Visiting) -> None:
    visit = coming(bypass_csp=True)
    ann = Listener(visit.page)
    ann.sit_down(visit)
    assert violations(visit.page) == []
    things = ann.region("The table in words")
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


def test_a_draft_of_cats_is_played_in_words(coming: Visiting) -> None:
    visit = coming(bypass_csp=True)
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


def test_what_is_typed_wrong_is_explained(visitor: Visit) -> None:
    ann = Listener(visitor.page)
    ann.sit_down(visitor)
    for typed, answer in [
        ("hello", "This cannot be read as a move"),
        ("pass", "This is not the phase for it"),
    ]:
        ann.play(typed)
        expect(ann.page.get_by_text(answer)).to_be_visible()
        expect(ann.line).to_be_focused()


def test_cells_are_walked_over_by_arrows(visitor: Visit) -> None:
    ann = Listener(visitor.page)
    ann.sit_down(visitor)
    castle = ann.page.get_by_role("gridcell", name=re.compile("castle", re.IGNORECASE)).first
    castle.focus()
    expect(castle).to_be_focused()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(":focus")).to_have_role("gridcell")
    ann.page.get_by_text("Picture", exact=True).click()
    expect(ann.line).to_be_hidden()


def test_a_slash_opens_the_line_on_a_drawn_table(visitor: Visit) -> None:
    player = SkyePlayer(visitor.page)
    visitor.come_in_as("Ann")
    player.open(f"/t/{make_table(visitor.context, luck=LUCK)['id']}")
    expect(player.seal_button).to_be_visible()
    player.page.keyboard.press("/")
    expect(player.page.get_by_label("Your move")).to_be_focused()
