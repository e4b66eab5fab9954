"""The boat keeps its place and its room: nothing lies over it, and no text moves it."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.bot_players import in_phase
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.cats.player import CatsMouse, CatsTouch
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase

TALL_PHONE = Device("390x844", 390, 844, touch=True)
IPAD_LANDSCAPE = Device("1180x820", 1180, 820, touch=True)
SHORT_TEXT, LONG_TEXT = "It fits.", "Blue, family of three +8; dining room: 4 cells to go. " * 6

# The handle in pixels, and how many of its pixels hide something of the boat.
_HANDLE = """() => {
  const { left, right, top, bottom, width, height } =
    document.querySelector('.dock .handle').getBoundingClientRect();
  const boat = document.querySelector('.board .pane .cells').parentElement.getBoundingClientRect();
  const over = Math.min(bottom, boat.bottom) - Math.max(top, boat.top);
  const beside = Math.min(right, boat.right) - Math.max(left, boat.left);
  return { width, height, covered: Math.max(0, over) * Math.max(0, beside) };
}"""


@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, IPAD_LANDSCAPE, DESKTOP], ids=lambda device: device.name
)
def test_the_handle_of_the_sheet_covers_nothing_of_the_boat(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    for _ in range(2):
        handle = visit.page.evaluate(_HANDLE)
        assert handle["covered"] == 0
        if device.touch:
            assert min(handle["width"], handle["height"]) >= 44
        if device is DESKTOP:
            assert handle["width"] >= 120
            assert handle["height"] >= 20
        # The same with a piece, for which a small boat is enlarged.
        player.take(next(player.takeable()))
        player.wait_for_places()
    fold = player.button(re.compile("Collapse to see more"))
    player.push(fold)
    expect(player.button("Expand")).to_be_visible()
    expect(fold).to_have_count(0)


def say(page: Page, text: str) -> None:
    """Replace the text about the piece."""
    page.locator("p.verdict span").last.evaluate("(one, text) => { one.textContent = text }", text)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
def test_a_long_text_about_a_piece_does_not_move_the_boat(
    new_visitor: NewVisitor, device: Device, language: str
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    assert any(player.lay(piece) for piece in player.takeable())
    if language != "en":
        set_language(visit.page, language)
    board, confirm = visit.page.locator(".pane").first, player.act("place")
    say(visit.page, SHORT_TEXT)
    before = board.bounding_box(), confirm.bounding_box()
    say(visit.page, LONG_TEXT)
    assert (board.bounding_box(), confirm.bounding_box()) == before
    # It can be read to its end.
    said = visit.page.locator("p.verdict").locator("xpath=..")
    assert said.evaluate("one => one.clientHeight >= 40 && getComputedStyle(one).overflowY") in (
        "auto",
        "scroll",
    )
