"""The Isle of Cats, one turn at a time: placing, what is refused and why, trying."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.cats import CatsFingers, CatsKeys, CatsMouse, CatsPlayer
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import PHONE, Device
from tests.web.players import middle, name_of
from tests.web.servers import make_table
from tests.web.stand_ins import Part, Until, in_phase, play_on

from skerry.games.cats.rules import state as cats

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


def test_dropping_everything_is_no_primary_button(coming: Visiting) -> None:
    visit = coming(PHONE)
    at_a_table(visit, in_phase(cats.PAY, day=1))
    player = CatsFingers(visit.page)
    assert player.want() == "pay"
    expect(player.act("pay")).to_have_class(re.compile(r"\bplain\b"))
    expect(player.act("pay")).to_contain_text("Keep none, drop all 7")
    player.choose(0)
    expect(player.act("pay")).to_have_class(re.compile(r"\bprimary\b"))
    # The cats that are paid for are one tap away.
    player.push(visit.page.locator("[data-fields]:visible"))
    expect(visit.page.get_by_role("dialog").get_by_text("Cats in the fields")).to_be_visible()


def test_a_hint_stays_where_a_bot_would_lay_the_cat(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    player.push(player.button("Hint"))
    ghost = visitor.page.locator("[data-ghost=fits]")
    expect(ghost).to_be_attached()
    # The mouse comes from the button, over the board.
    visitor.page.mouse.move(500, 300)
    visitor.page.mouse.move(560, 330)
    expect(player.verdict).to_contain_text("A bot would")
    expect(ghost).to_be_attached()
    # It is laid there by a press on it, not where the mouse is.
    visitor.page.mouse.click(*middle(ghost))
    expect(player.verdict).to_contain_text("Laid here")


def test_arrows_lead_aboard_and_nothing_is_framed_once_it_is_played(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "leave"
    names = [name_of(piece) for piece in player.pieces.all()]
    number = next(place for place, name in enumerate(names, 1) if "cannot" not in name)
    visitor.page.keyboard.press(str(number))
    player.wait_for_places()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator("[data-cell]:focus")).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    expect(player.verdict).to_contain_text("Laid here")
    before = player.asked()
    visitor.page.keyboard.press("Control+Enter")
    player.wait_for_answer(before)
    expect(visitor.page.locator("[role=grid].done")).to_have_count(1)


def test_a_cat_that_cannot_be_had_leaves_the_pass_in_sight(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=1))
    player = CatsMouse(visitor.page)
    while player.want() == "leave" and "cannot" not in " ".join(
        name_of(piece) for piece in player.pieces.all()
    ):
        player.treasure()
    pale = next(piece for piece in player.pieces.all() if "cannot" in name_of(piece))
    player.take(pale)
    expect(player.verdict).to_contain_text("cannot rescue")
    expect(player.act("leave")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
def test_keys_are_named_only_where_there_are_keys(coming: Visiting, touch: bool) -> None:
    visit = coming(Device("1180x820", 1180, 820, touch=touch))
    at_a_table(visit, in_phase(cats.RESCUE, day=2))
    assert CatsPlayer(visit.page).want() == "leave"
    tag = visit.page.locator("section.board").get_by_text("Drag, or click a tile")
    expect(tag).to_be_visible(visible=not touch)


def test_confirm_keeps_its_room_beside_redo(coming: Visiting) -> None:
    visit = coming(Device("1440x900", 1440, 900))
    at_a_table(visit, in_phase(cats.RESCUE, day=2))
    player = CatsMouse(visit.page)
    assert player.want() == "leave"
    assert any(player.lay(piece) for piece in player.takeable())
    visit.page.keyboard.press("z")
    expect(player.button("Redo (Shift+Z)")).to_be_visible()
    room = player.act("place").evaluate("one => one.clientWidth - one.scrollWidth")
    assert room >= 0
    assert player.act("place").evaluate("one => one.clientWidth") > 110
