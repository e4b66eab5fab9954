"""The others' turns are shown one after the other."""

from dataclasses import replace
from typing import cast

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import BotSeat, in_phase, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.flights import flown, record_flights
from tests.web.browser.players import box_of
from tests.web.cats.player import Act, CatsPlayer
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.game.question import Phase

# Whether the middle of a part can be seen and pressed.
_IS_UNCOVERED = """part => {
  const box = part.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return part.contains(top) || top?.contains(part);
}"""


def test_a_rescued_cat_has_a_line_and_an_outline_on_its_boat(visitor: Visit) -> None:
    visitor.context.add_init_script(
        "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow', passes: false })"
    )
    visitor.sign_in_as("Ann")
    seats = [ME, *bots(2, "easy")]
    table = make_table(visitor.context, game="cats", seats=seats, luck="one by one")["id"]
    play_seats(visitor.url, table, BotSeat(visitor.context, in_phase(Phase.RESCUE)))
    visitor.page.goto(f"/t/{table}")
    player = CatsPlayer(visitor.page)
    expect(player.act("leave")).to_be_visible()
    ticker = visitor.page.locator("[data-ticker].playing")
    player.send("leave")
    expect(ticker.locator("[data-piece]").first).to_be_visible()
    expect(visitor.page.locator("[data-seat] .thumb .new").first).to_be_visible()
    visitor.page.keyboard.press("Space")
    expect(ticker).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=lambda device: device.name)
def test_a_rivals_boat_lies_over_ours_only_where_seats_have_no_picture(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.context.add_init_script(
        "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow', passes: false })"
    )
    player = rescuing(visit, seats=[ME, *bots(2, "easy")])
    player.send("leave")
    page, is_small = visit.page, device == PHONE
    shown = page.wait_for_function(
        "() => { const one = document.querySelector('[data-rival]');"
        " return one && [one.checkVisibility()]; }"
    )
    assert shown.json_value() == [is_small]
    expect(page.locator("[data-seat] .thumb").first).to_be_visible(visible=not is_small)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("still", [False, True], ids=["flying", "fading"])
def test_a_rescued_cat_flies_to_its_boat(
    new_visitor: NewVisitor, device: Device, still: bool
) -> None:
    visit = new_visitor(replace(device, still=still))
    record_flights(visit)
    player = rescuing(visit, seats=[ME, *bots(2, "easy")])
    cats = {cat.get_attribute("data-tile") for cat in player.pieces.all()}
    player.send("leave")
    visit.page.wait_for_function("cats => flown.some(one => cats.includes(one.what))", arg=[*cats])
    rescued = [one for one in flown(visit) if one.what in cats]
    assert all(one.moved is not still for one in rescued)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_new_cats_are_dealt_into_the_fields_and_outlined(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(replace(device, still=False))
    record_flights(visit)
    player = rescuing(visit, seats=[ME, *bots(1, "easy")])
    page = visit.page
    page.evaluate("flown.length = 0")
    while (want := player.want()) != "keep":
        player.answer(cast(Act, want))
    cats = page.locator("[data-field] [data-tile]")
    dealt = {cat.get_attribute("data-tile") for cat in cats.all()}
    page.wait_for_function(
        "dealt => dealt.every(tile => flown.some(one => one.what === tile))", arg=[*dealt]
    )
    assert all(one.moved for one in flown(visit) if one.what in dealt)
    expect(page.locator("[data-field] .fresh")).to_have_count(len(dealt))


def rescuing(visit: Visit, **wishes: object) -> CatsPlayer:
    """A visitor whose turn it is to rescue a cat."""
    visit.sign_in_as("Ann")
    table = make_table(visit.context, game="cats", luck="one by one", **wishes)["id"]
    play_seats(visit.url, table, BotSeat(visit.context, in_phase(Phase.RESCUE)))
    visit.page.goto(f"/t/{table}")
    player = CatsPlayer(visit.page)
    expect(player.act("leave")).to_be_visible()
    return player


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
def test_the_sisters_messages_stay_until_read_and_cover_nothing(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    record_flights(visit)
    player = rescuing(visit, seats=[ME], options={"mode": "solo"})
    page = visit.page
    message = page.locator("[data-message]:visible")
    player.send("leave")
    expect(message).to_be_visible()
    # She has played two cards, and the page asks for the next move: her message is still there.
    expect(player.act("find")).to_be_enabled()
    assert "takes" in message.inner_text()
    hers = page.locator("[data-automa]:visible, .colours:visible li").all()
    assert len(hers) > 1
    assert all(part.evaluate(_IS_UNCOVERED) for part in hers), "her panel is in sight"
    board = box_of(page.locator("section.board").first)
    taps = 0
    while message.is_visible():
        player.push(message)
        taps += 1
    assert taps == (1 if device == DESKTOP else 2)
    assert box_of(page.locator("section.board").first) == board, "the boat stays where it is"
    player.push(player.act("find"))
    expect(player.act("keep")).to_be_visible()


def test_the_sisters_messages_go_with_the_next_move(visitor: Visit) -> None:
    record_flights(visitor)
    player = rescuing(visitor, seats=[ME], options={"mode": "solo"})
    message = visitor.page.locator("[data-message]:visible")
    player.send("leave")
    expect(message).to_be_visible()
    expect(player.act("find")).to_be_enabled()
    player.push(player.act("find"))
    expect(player.act("keep")).to_be_visible()
    # Only what came with the new day is left.
    expect(message).to_have_count(1)
    expect(message).not_to_contain_text("takes")
    expect(message).to_contain_text("Day 2. Your sister\u2019s new colour:")


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
def test_the_turn_order_against_the_sister_covers_nothing(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, game="cats", seats=[ME], options={"mode": "solo"})["id"]
    play_seats(visit.url, table, BotSeat(visit.context, in_phase(Phase.LAY)))
    page, player = visit.page, CatsPlayer(visit.page)
    page.goto(f"/t/{table}")
    expect(player.act("lay")).to_be_enabled()
    player.send("lay")
    expect(page.locator("[data-message]:visible")).to_contain_text("first: ")
    expect(page.locator("[data-reveal]")).to_have_count(0)
    items = page.locator("[data-item]:visible").all()
    assert len(items) > 3
    assert all(item.evaluate(_IS_UNCOVERED) for item in items), "the scores are in sight"


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_a_new_colour_and_the_seventh_card_are_announced(
    new_visitor: NewVisitor, device: Device, pace: str
) -> None:
    visit = new_visitor(device)
    visit.context.add_init_script(
        f"localStorage['skerry.settings'] = JSON.stringify({{ pace: '{pace}', passes: false }})"
    )
    player = rescuing(visit, seats=[ME], options={"mode": "solo"})
    page = visit.page
    ticker = page.locator("[data-ticker].playing")
    message = page.locator("[data-message]:visible")
    while (want := player.want()) != "keep":
        before = player.asked()
        player.send(cast(Act, want))
        player.wait_for_answer(before)
    if pace == "slow":
        expect(ticker).to_contain_text("Your sister reveals a colour")
    expect(message).to_contain_text("Day 2. Your sister\u2019s new colour:")
    player.keep()
    expect(message).to_have_count(0)
    player.keep()
    if pace == "slow":
        expect(ticker).to_contain_text("Your seventh card")
    expect(message).to_contain_text("Your seventh card, drawn at random:")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("still", [False, True], ids=["sailing", "still"])
def test_a_new_day_is_announced_for_a_moment(
    new_visitor: NewVisitor, device: Device, still: bool
) -> None:
    visit = new_visitor(replace(device, still=still))
    visit.context.add_init_script(
        "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow', passes: false })"
    )
    player = rescuing(visit, seats=[ME, *bots(1, "easy")])
    page, day = visit.page, visit.page.locator("[data-day]")
    while (want := player.want()) != "keep":
        before = player.asked()
        player.send(cast(Act, want))
        player.wait_for_answer(before)
    # What the others did before it is shown first.
    expect(day).to_be_visible()
    expect(day).to_contain_text("Day 2 of 5")
    expect(day).to_contain_text("+20 fish")
    expect(day).to_contain_text("8 new cats")
    moves = "document.querySelector('[data-day]').getAnimations({ subtree: true }).length"
    assert not still or page.evaluate(moves) == 0
    # It covers no card, goes with any key, and its line stays.
    box, dock = day.bounding_box(), page.locator("section.dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"]
    board = box_of(page.locator("section.board").first)
    assert box["y"] >= board["y"], "nor a seat"
    assert board["height"] >= 100, "the boat has its room already"
    page.keyboard.press("Shift")
    expect(day).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_text("Day 2 begins").filter(visible=True).first).to_be_visible()
