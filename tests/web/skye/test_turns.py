"""Single turns: sealing and unsealing, staged moves, undo, refusals, try mode."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import BotSeat, at, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import PHONE
from tests.web.browser.players import accessible_name, middle
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screens import find_clash, reach
from tests.web.servers import ME, OPEN, join_table, make_table
from tests.web.skye.player import SkyeKeyboard, SkyeMouse, SkyePlayer, SkyeTouch

from skerry.games.skye.game.view import Phase

LUCK = "a place for everything"


def at_a_table(visit: Visit, name: str = "Ann", phase: Phase | None = None) -> str:
    """Open a table against a bot in round 1."""
    visit.sign_in_as(name)
    table = str(make_table(visit.context, luck=LUCK)["id"])
    if phase is not None:
        play_seats(visit.url, table, BotSeat(visit.context, at(1, phase)))
    visit.page.goto(f"/t/{table}")
    return table


def test_setting_prices_can_be_undone_and_redone(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyeMouse(visitor.page)
    player.set_prices(axe=3, prices=(2, 1))
    expect(player.button("Seal prices")).to_be_enabled()
    player.button("Undo").click()
    expect(player.price_of(2)).to_have_text("0")
    expect(player.button("Price 1 more tile")).to_be_disabled()
    player.page.keyboard.press("Shift+Z")
    expect(player.price_of(2)).to_have_text("1")


def test_a_hint_proposes_prices_and_says_why(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyeMouse(visitor.page)
    player.push(player.button("Hint"))
    hint = visitor.page.locator("[data-hint=true]")
    expect(hint).to_contain_text(re.compile(r"Prices of \d+ and \d+"))
    expect(hint.get_by_role("listitem").first).to_have_text(re.compile(r"\d"))
    expect(player.button("Seal prices")).to_be_enabled()
    player.button("Undo").click()
    expect(player.button("Axe one tile, price two")).to_be_disabled()
    visitor.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_hint_gives_back_the_prices_that_one_had_set(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyeMouse(visitor.page)
    player.set_prices(axe=1, prices=(4, 1))
    player.push(player.button("Hint"))
    hint = visitor.page.locator("[data-hint=true]")
    expect(hint).to_contain_text("gold left to buy with")
    player.button("Restore my prices").click()
    expect(player.price_of(2)).to_have_text("4")
    expect(player.price_of(3)).to_have_text("1")
    expect(hint).to_have_count(0)


def test_enter_drops_the_tile_where_a_hint_proposes_it(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.building}")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".frame.hint")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="not confirmed")).to_have_count(1)
    expect(page.locator("[data-hint=true]")).to_have_count(0)


def test_unsealed_prices_survive_a_reload(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyePlayer(visitor.page)
    player.set_prices(axe=3, prices=(2, 1))
    player.page.reload()
    expect(player.stall_tile(1)).to_have_accessible_name(re.compile("2 gold"))
    expect(player.stall_tile(3)).to_have_accessible_name(re.compile("axed"))
    expect(player.button("Seal prices")).to_be_enabled()


def test_moving_the_axe_swaps_the_price(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyeMouse(visitor.page)
    player.set_prices(axe=1, prices=(2, 1))
    player.drag(player.stall_tile(1), player.stall_tile(2))
    expect(player.price_of(1)).to_have_text("2")
    expect(player.price_of(2)).to_be_hidden()
    expect(player.button("Seal prices")).to_be_enabled()


def test_a_tile_under_the_axe_says_nothing_of_keeping_it(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyePlayer(visitor.page)
    kept = visitor.page.get_by_text("If kept:")
    chosen = visitor.page.get_by_text("If you keep it:")
    expect(kept).to_have_count(3)
    player.stall_tile(2).focus()
    expect(chosen).to_be_visible()
    player.button("Put the axe here: Tile 2").click()
    expect(kept).to_have_count(2)
    expect(chosen).to_be_hidden()
    player.button("Take the axe back").click()
    expect(kept).to_have_count(3)


def test_prices_can_be_unsealed_until_all_have_sealed(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(), new_visitor()
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    table = make_table(ann.context, seats=[ME, OPEN])
    join_table(bea.context, table["code"])
    first, second = SkyePlayer(ann.page), SkyePlayer(bea.page)
    for player in (first, second):
        player.open(f"/t/{table['id']}")
    first.set_prices(prices=(2, 3))
    first.seal()
    first.expect_status("Waiting for Bea to seal")
    second.expect_status("Ann has sealed")
    first.button("Unseal").click()
    expect(first.seal_button).to_be_visible()
    second.expect_status("Ann is thinking")
    # The prices are still there, with all the gold.
    expect(first.stall_tile(3)).to_have_accessible_name(re.compile("3 gold"))
    first.seal()
    first.page.reload()
    first.button("Unseal").click()
    expect(first.stall_tile(3)).to_have_accessible_name(re.compile("3 gold"))
    first.seal()
    second.set_prices()
    second.seal()
    for player in (first, second):
        expect(player.offers.first).to_be_visible()


def test_staged_tiles_are_undone_and_redone_before_anything_is_played(visitor: Visit) -> None:
    at_a_table(visitor, phase=Phase.BUILD)
    player = SkyeMouse(visitor.page)
    tile = player.hand.first
    player.lay(tile)
    player.button(re.compile("^Undo")).click()
    expect(tile).not_to_have_accessible_name(re.compile("placed"))
    player.button(re.compile("^Redo")).click()
    expect(tile).to_have_accessible_name(re.compile("placed"))
    expect(player.cell(re.compile("not confirmed"))).to_have_count(1)


def test_an_illegal_place_says_why(visitor: Visit) -> None:
    at_a_table(visitor, phase=Phase.BUILD)
    player = SkyePlayer(visitor.page)
    player.hand.first.click()
    find_clash(player)
    expect(player.verdict).to_contain_text(
        re.compile(
            "(Pasture|Mountain|Water) would meet (pasture|mountain|water) on the (north|east|south|west) side"
        )
    )
    player.page.keyboard.press("Enter")
    expect(player.hand.first).not_to_have_accessible_name(re.compile("placed"))


def test_wheel_key_and_button_rotate_a_tile(visitor: Visit) -> None:
    at_a_table(visitor, phase=Phase.BUILD)
    player = SkyeMouse(visitor.page)
    tile = player.hand.first
    names = []

    tile.click()
    names.append(accessible_name(tile))
    player.page.keyboard.press("e")
    expect(tile).not_to_have_accessible_name(names[-1])
    names.append(accessible_name(tile))
    player.button(re.compile("^Rotate right")).click()
    expect(tile).not_to_have_accessible_name(names[-1])
    names.append(accessible_name(tile))
    player.page.mouse.move(*middle(player.place()))
    held = accessible_name(tile)
    player.page.mouse.wheel(0, 120)
    expect(tile).not_to_have_accessible_name(held)
    assert len(set(names)) == 3


def test_a_second_finger_rotates_the_dragged_tile(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    at_a_table(visit, phase=Phase.BUILD)
    player = SkyeTouch(visit.page)
    tile = player.hand.first
    finger = player.carry(player.lift(tile), *middle(player.place()))
    expect(player.verdict).to_contain_text("If placed here")
    before = accessible_name(tile)
    player.tap_with_second_finger(finger)
    expect(tile).not_to_have_accessible_name(before)
    player.let_go()


def test_a_purchase_can_be_undone_until_something_is_revealed(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(), new_visitor()
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    table = make_table(ann.context, seats=[ME, OPEN])
    join_table(bea.context, table["code"])
    parts = [
        BotSeat(visit.context, lambda view, asked: view.phase is Phase.BUY, seat)
        for seat, visit in enumerate((ann, bea))
    ]
    play_seats(ann.url, table["id"], *parts)
    players = [SkyePlayer(ann.page), SkyePlayer(bea.page)]
    for player in players:
        player.open(f"/t/{table['id']}")
        expect(player.offers.first).to_be_visible()
    buyer = next(player for player in players if player.button("Pass").is_visible())
    assert buyer.buy()
    buyer.button("Undo").click()
    expect(buyer.button("Pass")).to_be_visible()


def test_try_mode_plays_nothing(visitor: Visit) -> None:
    at_a_table(visitor)
    player = SkyePlayer(visitor.page)
    expect(player.seal_button).to_be_visible()
    player.page.keyboard.press("t")
    player.expect_status("Try mode")
    tray = player.page.get_by_role("group", name="Tiles to try")
    tray.get_by_role("button").first.click()
    reach(player.place())
    player.page.keyboard.press("Enter")
    expect(player.cell(re.compile("not confirmed"))).to_have_count(1)
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    player.expect_status("Set prices")
    expect(player.cell(re.compile("not confirmed"))).to_have_count(0)


@pytest.mark.parametrize("seat", [1, 2])
def test_another_board_is_shown_until_the_player_returns(visitor: Visit, seat: int) -> None:
    player = SkyeKeyboard(visitor.page)
    visitor.sign_in_as("Ann")
    table = make_table(visitor.context, seats=[ME, *[{"type": "bot", "bot": "random"}] * 2])
    player.open(f"/t/{table['id']}")
    expect(player.seal_button).to_be_visible()
    player.press(*["b"] * seat)
    expect(player.region(re.compile("^(?!Look).*\u2019s territory$"))).to_be_visible()
    player.press("Escape")
    expect(player.region(re.compile("^(?!Look).*\u2019s territory$"))).to_be_hidden()


def test_back_returns_from_another_board(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    at_a_table(visit)
    player = SkyeTouch(visit.page)
    theirs = player.region(re.compile("^(?!Look).*\u2019s territory$"))
    table = player.page.url
    look = player.button(re.compile("Look at .*\u2019s territory"))
    for leave in (
        player.page.go_back,
        player.button("Back to mine").tap,
        lambda: player.flick(theirs),
    ):
        look.tap()
        expect(theirs).to_be_visible()
        leave()
        expect(theirs).to_be_hidden()
    assert player.page.url == table
    expect(player.seal_button).to_be_visible()


def test_a_goal_shows_the_cells_that_earn_it(visitor: Visit) -> None:
    player = SkyeKeyboard(visitor.page)
    visitor.sign_in_as("Ann")
    table = make_table(
        visitor.context, luck=LUCK, options={"goals": ["sheep", "roads", "squares", "ships"]}
    )
    play_seats(visitor.url, table["id"], BotSeat(visitor.context, at(2, Phase.PRICE)))
    player.open(f"/t/{table['id']}")
    player.button(re.compile("^Goal B")).click()
    expect(player.cell(re.compile("lit")).first).to_be_attached()
    player.press("Escape")
    expect(player.cell(re.compile("lit"))).to_have_count(0)
