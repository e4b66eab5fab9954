"""Whole games against a bot with mouse, touch on a phone, and keyboard."""

import re

from playwright.sync_api import expect
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.conftest import NewVisitor
from tests.web.skye.player import SkyeKeyboard, SkyeMouse, SkyePlayer, SkyeTouch


def play_whole_game(player: SkyePlayer) -> None:
    player.start_playing_now(seats=2)
    player.play_to_the_end()
    expect(player.page.get_by_role("table").get_by_text("Total")).to_be_visible()
    player.expect_no_scrolling()


def test_by_mouse(new_visitor: NewVisitor) -> None:
    player = SkyeMouse(new_visitor(DESKTOP).page)
    play_whole_game(player)
    before = player.page.url
    player.button("Rematch").click()
    player.expect_status("Set prices")
    assert player.page.url != before


def test_by_touch_on_a_phone(new_visitor: NewVisitor) -> None:
    play_whole_game(SkyeTouch(new_visitor(PHONE).page))


def test_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    player = SkyeKeyboard(new_visitor(DESKTOP).page)
    play_whole_game(player)
    replay = player.page.get_by_role("link", name="Watch the replay")
    player.tab_to(replay)
    player.press("Enter")
    expect(player.page).to_have_url(re.compile(r"/replay/"))
