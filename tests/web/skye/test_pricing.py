"""Setting prices: tokens keep their places, and a held button repeats."""

import re

from playwright.sync_api import expect
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import PHONE
from tests.web.browser.players import box_of, middle
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots, make_table
from tests.web.skye.player import SkyePlayer


def _at_a_table(visit: Visit) -> SkyePlayer:
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(2, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    player = SkyePlayer(visit.page)
    expect(player.seal_button).to_be_visible()
    return player


def test_coins_stay_in_place_and_a_drag_selects_no_text(visitor: Visit) -> None:
    player = _at_a_table(visitor)
    mouse = visitor.page.mouse
    coin = player.button("Coin of 2: select it, then a tile")
    before = box_of(coin)
    mouse.move(*middle(player.button("Axe: select it, then a tile")))
    mouse.down()
    mouse.move(*middle(player.stall_tile(1)), steps=20)
    mouse.up()
    expect(player.button("Take the axe back")).to_be_visible()
    assert box_of(coin) == before
    mouse.move(*middle(coin))
    mouse.down()
    mouse.move(*middle(player.stall_tile(2)), steps=20)
    mouse.up()
    expect(player.stall_tile(2)).to_have_accessible_name(re.compile("2 gold"))
    assert visitor.page.evaluate("getSelection().toString()") == ""


def test_a_held_plus_counts_up(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    player = _at_a_table(visit)
    price = visit.page.get_by_role("group", name="Price of tile 1")
    more = price.get_by_role("button", name="One more")
    more.click()
    expect(price.get_by_role("spinbutton")).to_have_text("1")
    visit.page.mouse.move(*middle(more))
    visit.page.mouse.down()
    expect(price.get_by_role("spinbutton")).to_have_text("5")
    visit.page.mouse.up()
    expect(price.get_by_role("spinbutton")).to_have_text("5")
    expect(player.seal_button).to_be_visible()
