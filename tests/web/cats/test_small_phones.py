"""Small phones: notices hide nothing of the boat, and the sister is in reach while cards need the room."""

import json
import re
from typing import Any, cast

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.web.browser.bot_players import BotSeat, in_phase, play_seats
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import box_of
from tests.web.cats.player import Act, CatsMouse, CatsTouch
from tests.web.cats.test_playback import rescuing
from tests.web.cats.test_room import TALL_PHONE
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.game.question import Phase

_LAST_SHIP = 1
# What sticks out of the notice of a day, and whether it lies below the line of what happens.
_LOOK = """() => {
  const notice = document.querySelector('[data-day]');
  if (!notice) return null;
  const [all, line] = [notice, document.querySelector('[data-ticker]')].map(
    one => one.getBoundingClientRect());
  const cut = [...notice.querySelectorAll('.said, .said *')].filter(one => {
    const { left, right, bottom } = one.getBoundingClientRect();
    return left < all.left || right > all.right || bottom > all.bottom;
  }).map(one => one.textContent);
  return { day: notice.dataset.day, cut, isBelow: all.top >= line.bottom };
}"""


@pytest.mark.parametrize("language", ["en", "ru", "nl", "pt"])
def test_the_notice_of_the_last_day_is_whole(new_visitor: NewVisitor, language: str) -> None:
    visit = new_visitor(PHONE)
    visit.context.add_init_script(
        "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow', passes: false })"
    )

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(_on_the_last_day(str(frame))))

    visit.page.route_web_socket("**/*", carry)
    player = rescuing(visit, seats=[ME, *bots(3, "easy")])
    set_language(visit.page, language)
    while (want := player.want()) != "keep":
        before = player.asked()
        player.send(cast(Act, want))
        player.wait_for_answer(before)
    # It is read at once: it stays only for a moment.
    look = visit.page.wait_for_function(_LOOK).json_value()
    assert look == {"day": "5", "cut": [], "isBelow": True}


def _on_the_last_day(frame: str) -> str:
    """The beginning of the second day, as if it were the last one."""
    message: dict[str, Any] = json.loads(frame)
    if message["type"] == "step":
        for event in message["events"]:
            if event["type"] == "day":
                event["ship"] = _LAST_SHIP
    return json.dumps(message)


@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP], ids=lambda device: device.name
)
def test_revealed_rescue_cards_cover_neither_the_boat_nor_a_rival(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    seats = [ME, *bots(3, "easy")]
    table = make_table(visit.context, game="cats", seats=seats, luck="draft")["id"]
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    visit.page.goto(f"/t/{table}")
    player.play_until("lay")
    player.send("lay")
    shown = visit.page.locator("[data-reveal]")
    expect(shown).to_be_visible()
    box, board = box_of(shown), box_of(visit.page.locator("section.board").first)
    assert box["y"] + box["height"] <= board["y"] or box["x"] + box["width"] <= board["x"]
    for rival in visit.page.locator("nav.seats [data-seat]").all():
        seat = box_of(rival)
        assert box["y"] + box["height"] <= seat["y"] + 1 or box["x"] + box["width"] <= seat["x"]
    for row in shown.get_by_role("listitem").all():
        expect(row).to_contain_text(re.compile(r"speed \d"))


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE], ids=lambda device: device.name)
def test_the_sister_is_in_reach_while_one_drafts_pays_and_lays_cards(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, game="cats", seats=[ME], options={"mode": "solo"})
    page, player = visit.page, CatsTouch(visit.page)
    page.goto(f"/t/{made['id']}")
    more = page.get_by_role("button", name="Show everything about your sister")
    for want in ("keep", "pay", "lay"):
        player.play_until(want)
        button = more.filter(visible=True)
        expect(button).to_have_count(1)
        expect(button).to_contain_text(re.compile(r"\d"))
        button.tap()
        dialog = page.get_by_role("dialog", name="Your sister")
        expect(dialog).to_contain_text("Each of your cats gives her the points of its colour.")
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("day", [1, 5])
def test_fish_and_all_treasures_are_in_sight_at_rare_finds(
    new_visitor: NewVisitor, day: int
) -> None:
    visit = new_visitor(PHONE)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, game="cats", seats=[ME], luck="one", options={"mode": "solo"})
    play_seats(visit.url, made["id"], BotSeat(visit.context, in_phase(Phase.RARE, day=day)))
    visit.page.goto(f"/t/{made['id']}")
    dock = visit.page.get_by_role("region", name="Rare finds")
    expect(dock.get_by_role("img", name=re.compile(r"^\d+ fish$"))).to_be_in_viewport(ratio=1)
    for treasure in dock.locator("[data-supply]").all():
        expect(treasure).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
def test_the_fish_of_rivals_are_in_sight(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    seats = [ME, *bots(2, "greedy")]
    made = make_table(visit.context, game="cats", seats=seats, luck="one")
    play_seats(visit.url, made["id"], BotSeat(visit.context, in_phase(Phase.RESCUE)))
    visit.page.goto(f"/t/{made['id']}")
    for seat in visit.page.locator("nav.seats [data-seat]").all():
        held = seat.locator(".held b").first
        expect(held).to_have_text(re.compile(r"^\d+$"))
        expect(held).to_be_in_viewport(ratio=1)


def test_the_page_of_a_tall_phone_keeps_its_place_while_others_draft(
    new_visitor: NewVisitor,
) -> None:
    visit = new_visitor(TALL_PHONE)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, game="cats", seats=[ME, *bots(2, "easy")], luck="one")
    visit.page.goto(f"/t/{made['id']}")
    CatsTouch(visit.page).play_until("keep")
    strip = visit.page.locator(".table > .strip")
    before = box_of(strip)["y"]
    # A line is shown, as while somebody acts.
    visit.page.locator("[data-ticker]").evaluate("line => line.classList.add('playing')")
    assert box_of(strip)["y"] == before
