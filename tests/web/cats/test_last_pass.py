"""Passing for the last time with cards that could still be played asks for a second press."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.accessibility import violations
from tests.web.browser.bot_players import FIRST_SHIP, in_phase
from tests.web.browser.devices import DESKTOP, PHONE, THEMES, Device, Theme
from tests.web.cats.player import CatsMouse
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind


def _ends_with_anytime_cards(view: View, asked: bool) -> bool:
    """The last chance to play anytime cards, and there is no rare find."""
    if not in_phase(CatsPhase.RARE, day=FIRST_SHIP)(view, asked):
        return False
    kinds = {CARDS[CARD_NUMBER[card]].kind for card in view.mine.hand.cards or ()}
    return Kind.ANYTIME in kinds and not kinds & {Kind.OSHAX, Kind.TREASURE}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_button_to_press_again_can_be_read(
    new_visitor: NewVisitor, device: Device, theme: Theme
) -> None:
    visit = new_visitor(device.at(theme), bypass_csp=True)
    at_a_table(visit, _ends_with_anytime_cards, luck="evening 2")
    page, player = visit.page, CatsMouse(visit.page)
    assert player.want() == "find"
    expect(player.act("find")).to_be_enabled()
    before = player.act("find").evaluate("one => getComputedStyle(one).backgroundColor")
    player.act("find").click()
    expect(player.act("find")).to_have_text("Press again to pass")
    assert violations(page, "color-contrast") == []
    # It does not become pale: that would look as if it could not be pressed.
    assert player.act("find").evaluate("one => getComputedStyle(one).backgroundColor") == before
