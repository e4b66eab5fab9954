"""Whole games of The Isle of Cats with mouse, touch and keyboard, in all modes."""

from playwright.sync_api import expect
from tests.web.browser.devices import DESKTOP, PHONE, TABLET
from tests.web.cats.player import CatsKeyboard, CatsMouse, CatsPlayer, CatsTouch
from tests.web.conftest import NewVisitor


def finish(player: CatsPlayer) -> None:
    player.play_to_the_end()
    expect(player.page.get_by_role("table").first).to_be_visible()
    player.expect_no_scrolling()


def test_by_mouse(new_visitor: NewVisitor) -> None:
    player = CatsMouse(new_visitor(DESKTOP).page)
    player.start_playing_now()
    finish(player)


def test_by_touch_on_a_phone(new_visitor: NewVisitor) -> None:
    player = CatsTouch(new_visitor(PHONE).page)
    player.start_playing_now()
    finish(player)


def test_solo_by_keyboard(new_visitor: NewVisitor) -> None:
    player = CatsKeyboard(new_visitor(DESKTOP).page)
    player.start_playing_now("Solo")
    finish(player)


def test_family_by_keyboard(new_visitor: NewVisitor) -> None:
    player = CatsKeyboard(new_visitor(DESKTOP).page)
    player.start_with_family()
    finish(player)


def test_family_by_touch_on_a_tablet(new_visitor: NewVisitor) -> None:
    player = CatsTouch(new_visitor(TABLET).page)
    player.start_with_family()
    finish(player)
