"""Single turns of The Isle of Cats: placing, refusals, try mode."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import BotSeat, Until, in_phase, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.players import accessible_name, middle
from tests.web.cats.player import CatsKeyboard, CatsMouse, CatsPlayer, CatsTouch
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.game.question import Phase as CatsPhase

LUCK = "cats everywhere"


def at_a_table(visit: Visit, until: Until | None = None, **wishes: Any) -> str:
    """Open a table against a bot that was played up to a moment."""
    visit.sign_in_as("Ann")
    table = str(make_table(visit.context, game="cats", **{"luck": LUCK, **wishes})["id"])
    if until is not None:
        play_seats(visit.url, table, BotSeat(visit.context, until))
    visit.page.goto(f"/t/{table}")
    return table


def test_placing_a_cat_can_be_undone_before_confirming(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
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
    expect(piece).to_have_accessible_name(re.compile("placed"))
    player.answer("place")


def test_a_cat_that_is_put_away_leaves_the_boat_and_one_that_lies_there_can_be_confirmed(
    visitor: Visit,
) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    piece = next(piece for piece in player.takeable() if player.lay(piece))
    lying = player.cell(re.compile("not confirmed"))
    player.button("Another tile").click()
    expect(lying).to_have_count(0)
    expect(player.button("Pass for today")).to_be_visible()
    assert player.lay(piece)
    # Deselected with a key, it stays where it lies, and nobody passes by mistake.
    player.page.keyboard.press("Escape")
    expect(lying.first).to_be_attached()
    expect(player.button("Pass for today")).to_have_count(0)
    player.answer("place")


def test_a_refused_place_says_why(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    sea_or_tile = player.cell(re.compile(", cat|^sea$|cat,")).first
    sea_or_tile.focus()
    expect(player.verdict).to_contain_text(
        re.compile(
            "It doesn\u2019t fit this way.*(edge of the boat|Another tile is there|share a side)",
            re.DOTALL,
        )
    )


def places(player: CatsPlayer) -> list[str]:
    """The names of the cells where the chosen piece fits, without points."""
    return sorted(accessible_name(cell).split(", fits")[0] for cell in player.fitting.all())


@pytest.mark.parametrize("key", ["e", "q", "f"])
def test_keys_rotate_and_flip_the_chosen_cat(visitor: Visit, key: str) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsKeyboard(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    before = places(player)
    back = {"e": ("e", "e", "e"), "q": ("q", "q", "q"), "f": ("f",)}[key]
    player.press(key, *back)
    player.wait_for_places()
    assert places(player) == before


def test_a_cat_is_dragged_aboard_by_touch(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsTouch(visit.page)
    assert player.want() == "leave"
    piece = next(player.takeable())
    finger = player.lift(piece)
    player.wait_for_places()
    cell = next(player.reachable())
    # The board may still move into place, so the finger follows the cell until it is over it.
    for _ in range(9):
        finger = player.carry(finger, *middle(cell))
        with suppress(AssertionError):
            expect(player.verdict).to_contain_text("If placed here", timeout=1500)
            break
    expect(player.verdict).to_contain_text("If placed here")
    player.let_go()
    expect(player.verdict).to_contain_text("Placed here")


def test_try_mode_plays_nothing(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.KEEP, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "keep"
    asked = player.asked()
    player.page.keyboard.press("t")
    player.expect_status("Try mode")
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


def test_the_button_that_drops_everything_is_not_primary(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    at_a_table(visit, in_phase(CatsPhase.PAY, day=1))
    player = CatsTouch(visit.page)
    assert player.want() == "pay"
    expect(player.act("pay")).to_have_class(re.compile(r"\bplain\b"))
    expect(player.act("pay")).to_contain_text("Keep none, drop all 7")
    player.choose(0)
    expect(player.act("pay")).to_have_class(re.compile(r"\bprimary\b"))
    # The paid cats are one tap away.
    player.push(visit.page.locator("[data-fields]:visible"))
    expect(visit.page.get_by_role("dialog").get_by_text("Cats in the fields")).to_be_visible()


def test_a_hint_stays_at_the_suggested_place(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    player.push(player.button("Hint"))
    ghost = visitor.page.locator("[data-ghost=fits]")
    expect(ghost).to_be_attached()
    reasons = visitor.page.locator("[data-hint=true]").get_by_role("listitem")
    # The hint and the preview count the same points.
    expect(reasons.first).to_have_text(re.compile(r"^(\S?\d+) now: |^No points now"))
    now = re.match(r"\S?\d+", reasons.first.inner_text())
    expect(player.verdict).to_contain_text(
        f"A bot would rescue this cat: {now[0] if now else '±0'}"
    )
    # Move the mouse from the button over the board.
    visitor.page.mouse.move(500, 300)
    visitor.page.mouse.move(560, 330)
    expect(player.verdict).to_contain_text("A bot would")
    expect(ghost).to_be_attached()
    # A click on the hint places the cat there, not at the mouse.
    player.wait_until_steady()
    visitor.page.mouse.click(*middle(ghost))
    expect(player.verdict).to_contain_text("Placed here")


def test_a_hint_says_why_and_can_be_closed(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.KEEP, day=2))
    player = CatsMouse(visitor.page)
    hint = visitor.page.locator("[data-hint=true]")
    player.push(player.button("Hint"))
    expect(hint).to_contain_text(re.compile("Keep .+ and"))
    expect(hint.get_by_role("listitem").first).to_be_visible()
    # The proposed cards are chosen, and still ours to confirm.
    expect(player.act("keep")).to_be_enabled()
    player.push(player.button("Close the hint"))
    expect(hint).to_have_count(0)


def test_arrows_reach_the_boat_and_the_frame_disappears_after_the_move(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "leave"
    names = [accessible_name(piece) for piece in player.pieces.all()]
    number = next(place for place, name in enumerate(names, 1) if "cannot" not in name)
    visitor.page.keyboard.press(str(number))
    player.wait_for_places()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator("[data-cell]:focus")).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    expect(player.verdict).to_contain_text("Placed here")
    before = player.asked()
    visitor.page.keyboard.press("Control+Enter")
    player.wait_for_answer(before)
    expect(visitor.page.locator("[role=grid].done")).to_have_count(1)


def test_an_unaffordable_cat_keeps_the_pass_button_visible(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.RESCUE, day=1))
    player = CatsMouse(visitor.page)
    while player.want() == "leave" and "cannot" not in " ".join(
        accessible_name(piece) for piece in player.pieces.all()
    ):
        player.treasure()
    pale = next(piece for piece in player.pieces.all() if "cannot" in accessible_name(piece))
    player.take(pale)
    expect(player.verdict).to_contain_text("can\u2019t rescue")
    expect(player.act("leave")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
def test_key_labels_appear_only_with_a_keyboard(new_visitor: NewVisitor, touch: bool) -> None:
    visit = new_visitor(Device("1180x820", 1180, 820, touch=touch))
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2))
    assert CatsPlayer(visit.page).want() == "leave"
    tag = visit.page.locator("section.board [data-keys]")
    player = CatsTouch(visit.page) if touch else CatsMouse(visit.page)
    expect(player.verdict).to_contain_text("tap it" if touch else "click it")
    expect(tag).to_have_count(0)
    player.take(next(player.takeable()))
    player.wait_for_places()
    expect(tag).to_be_visible(visible=not touch)


def test_confirm_fits_beside_redo(new_visitor: NewVisitor) -> None:
    visit = new_visitor(Device("1440x900", 1440, 900))
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2))
    player = CatsMouse(visit.page)
    assert player.want() == "leave"
    assert any(player.lay(piece) for piece in player.takeable())
    visit.page.keyboard.press("z")
    expect(player.button("Redo (Shift+Z)")).to_be_visible()
    room = player.act("place").evaluate("one => one.clientWidth - one.scrollWidth")
    assert room >= 0
    assert player.act("place").evaluate("one => one.clientWidth") > 110


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
def test_the_boat_stays_where_it_is_within_a_turn(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    board = visit.page.locator(".pane").first
    before = board.bounding_box()
    player.take(next(player.takeable()))
    player.wait_for_places()
    assert board.bounding_box() == before
    visit.page.keyboard.press("Escape")
    expect(visit.page.locator("[data-leave]")).to_be_visible()
    assert board.bounding_box() == before
    assert next(player.lay(piece) for piece in player.takeable())
    assert board.bounding_box() == before


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_passing_asks_while_a_cat_can_be_rescued(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    before, asks = player.asked(), visit.page.locator("[data-leave][data-asks]")
    player.push(player.act("leave"))
    expect(asks).to_be_visible()
    expect(player.act("leave")).to_have_text("Press again to pass")
    # A cat takes the first press back.
    cat = next(player.takeable())
    player.take(cat)
    player.put_back(cat)
    expect(player.act("leave")).to_be_visible()
    expect(asks).to_have_count(0)
    assert player.asked() == before
    player.push(player.act("leave"))
    player.push(player.act("leave"))
    player.wait_for_answer(before)
