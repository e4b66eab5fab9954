"""Whole games of The Isle of Cats: by mouse, by touch on a phone, by keyboard alone; alone and with children."""

from playwright.sync_api import expect
from tests.web.cats import CatsFingers, CatsKeys, CatsMouse, CatsPlayer
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, PHONE, TABLET


def finish(player: CatsPlayer) -> None:
    player.play_to_the_end()
    expect(player.page.get_by_role("table").first).to_be_visible()
    player.expect_no_scrolling()


def test_by_mouse(coming: Visiting) -> None:
    player = CatsMouse(coming(DESKTOP).page)
    player.start_playing_now()
    finish(player)


def test_by_touch_on_a_phone(coming: Visiting) -> None:
    player = CatsFingers(coming(PHONE).page)
    player.start_playing_now()
    finish(player)


def test_alone_by_keyboard(coming: Visiting) -> None:
    player = CatsKeys(coming(DESKTOP).page)
    player.start_playing_now("Solo")
    finish(player)


def test_with_children_by_keyboard(coming: Visiting) -> None:
    player = CatsKeys(coming(DESKTOP).page)
    player.start_with_family()
    finish(player)


def test_with_children_by_touch_on_a_tablet(coming: Visiting) -> None:
    player = CatsFingers(coming(TABLET).page)
    player.start_with_family()
    finish(player)
