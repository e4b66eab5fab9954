"""What is one thing to the player is one thing on the page: rescues, treasures of a card, passes."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import in_phase, with_card
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.cats.player import CatsMouse, CatsTouch
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View

_PASSES = "localStorage['skerry.settings'] = JSON.stringify({ pace: 'instant', passes: true })"
# Keeps every title of the status bar.
_KEEP_TITLES = """() => {
  const bar = document.querySelector('header .status');
  window.titles = [];
  new MutationObserver(() => window.titles.push(bar.innerText))
    .observe(bar, { characterData: true, childList: true, subtree: true });
}"""


def test_a_rescued_cat_is_not_asked_for_again(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    assert any(player.lay(piece) for piece in player.takeable())
    visitor.page.evaluate(_KEEP_TITLES)
    player.answer("place")
    player.want()
    titles = visitor.page.evaluate("window.titles")
    assert not [title for title in titles if title.startswith("Place ")]


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_both_treasures_of_a_card_are_laid_and_confirmed_together(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    until = with_card("treasure", in_phase(CatsPhase.RARE))
    at_a_table(visit, until, seats=[ME, *bots(2, "greedy")], luck="skerry")
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "find"
    player.find()
    expect(player.pieces.first).to_be_visible()
    laid = player.cell(re.compile("not confirmed"))
    assert player.lay(player.pieces.first)
    expect(laid).to_have_count(1)
    if device.touch:
        player.push(player.button("Another tile"))
        expect(player.pieces.first).to_be_visible()
    # The same shape again: the first one stays.
    assert player.lay(player.pieces.first)
    expect(laid).to_have_count(2)
    player.send("place")
    expect(laid).to_have_count(0)
    # Both are confirmed with one press.
    expect(player.act("find")).to_be_enabled()


def _without_finds(view: View, asked: bool) -> bool:
    has_card = with_card(("oshax", "treasure", "anytime"), in_phase(CatsPhase.RARE))
    return in_phase(CatsPhase.RARE)(view, asked) and not has_card(view, asked)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_page_says_that_it_is_about_to_pass_and_passes(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.context.add_init_script(_PASSES)
    at_a_table(visit, _without_finds, seats=[ME, *bots(2, "easy")])
    note = visit.page.locator("[data-passing=rare]")
    expect(note).to_contain_text("passing for you")
    # Neither a card nor an undo is possible: there is nothing to stop it for.
    expect(note.get_by_role("button")).to_have_count(0)
    expect(visit.page.locator("[data-passing=rare]")).to_have_count(0)
