"""The Isle of Cats, one turn at a time: placing, what is refused and why, trying."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.cats import CatsFingers, CatsKeys, CatsMouse, CatsPlayer
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import PHONE
from tests.web.players import middle, name_of
from tests.web.servers import make_table
from tests.web.stand_ins import Part, Until, in_phase, play_on

from skerry.cats import state as cats

LUCK = "cats everywhere"


def at_a_table(visit: Visit, until: Until | None = None, **wishes: Any) -> str:
    """Sit at a table against a bot, as far as a stand-in has played."""
    visit.come_in_as("Ann")
    table = str(make_table(visit.context, game="cats", luck=LUCK, **wishes)["id"])
    if until is not None:
        play_on(visit.url, table, Part(visit.context, until))
    visit.page.goto(f"/t/{table}")
    return table


def test_a_cat_is_laid_undone_and_laid_again_before_anything_is_played(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    piece = next(piece for piece in player.takeable() if player.lay(piece))
    asked = player.asked()
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    player.page.keyboard.press("z")
    expect(player.cell(re.compile("not confirmed"))).to_have_count(0)
    player.page.keyboard.press("Shift+Z")
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    assert player.asked() == asked
    expect(piece).to_have_accessible_name(re.compile("laid"))
    player.answer("place")


def test_a_place_that_is_refused_says_why(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    sea_or_tile = player.cell(re.compile(", cat|^sea$|cat,")).first
    sea_or_tile.focus()
    expect(player.verdict).to_contain_text(
        re.compile(
            "Not like this.*(edge of the boat|Another tile lies there|share a side)", re.DOTALL
        )
    )


def places(player: CatsPlayer) -> list[str]:
    """The cells where the chosen piece fits; what it would give there may come later."""
    return sorted(name_of(cell).split(", fits")[0] for cell in player.fitting.all())


@pytest.mark.parametrize("key", ["e", "q", "f"])
def test_a_cat_in_the_hand_is_turned_and_flipped_by_keys(visitor: Visit, key: str) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsKeys(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    before = places(player)
    back = {"e": ("e", "e", "e"), "q": ("q", "q", "q"), "f": ("f",)}[key]
    player.press(key, *back)
    player.wait_for_places()
    assert places(player) == before


def test_a_finger_carries_a_cat_aboard(coming: Visiting) -> None:
    visit = coming(PHONE)
    at_a_table(visit, in_phase(cats.RESCUE, day=2))
    player = CatsFingers(visit.page)
    assert player.want() == "leave"
    piece = next(player.takeable())
    finger = player.lift(piece)
    player.wait_for_places()
    cell = next(player.reachable())
    player.carry(finger, *middle(cell))
    expect(player.verdict).to_contain_text("Dropped here")
    player.let_go()
    expect(player.verdict).to_contain_text("Laid here")


def test_trying_plays_nothing(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.KEEP, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "keep"
    asked = player.asked()
    player.page.keyboard.press("t")
    player.expect_status("Trying")
    tray = player.region("Tiles to try")
    for number in range(2):
        tray.locator("button[data-tile]").nth(number).click()
        player.wait_for_places()
        player.press_cell(next(player.reachable()))
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    while not player.act("keep").is_visible():
        player.page.keyboard.press("Escape")
    assert player.asked() == asked
    expect(player.cell(re.compile("not confirmed"))).to_have_count(0)
