"""Whole games against a bot: by mouse, by touch on a phone, and by keyboard alone."""

import re

from playwright.sync_api import expect
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, PHONE
from tests.web.skye import SkyeFingers, SkyeKeys, SkyeMouse, SkyePlayer


def play_whole_game(player: SkyePlayer) -> None:
    player.start_playing_now(seats=2)
    player.play_to_the_end()
    expect(player.page.get_by_role("table").get_by_text("Total")).to_be_visible()
    player.expect_no_scrolling()


def test_by_mouse(coming: Visiting) -> None:
    player = SkyeMouse(coming(DESKTOP).page)
    play_whole_game(player)
    before = player.page.url
    player.button("Rematch").click()
    player.expect_status("Set prices")
    assert player.page.url != before


def test_by_touch_on_a_phone(coming: Visiting) -> None:
    play_whole_game(SkyeFingers(coming(PHONE).page))


def test_by_keyboard_alone(coming: Visiting) -> None:
    player = SkyeKeys(coming(DESKTOP).page)
    play_whole_game(player)
    replay = player.page.get_by_role("link", name="Look at the replay")
    player.tab_to(replay)
    player.press("Enter")
    expect(player.page).to_have_url(re.compile(r"/replay/"))
