"""People choose their colour when they sit down; table, result, replay and rematch show the same."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.web.browser.accessibility import violations
from tests.web.browser.bot_players import BotSeat, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, OPEN, bots, make_table

TAKEN = "Someone else was faster and has this colour now. Choose one of the others."


def colour(page: Page, name: str) -> Locator:
    """One of the five colours of the picker."""
    return page.get_by_role("group", name="Your colour").get_by_role("radio", name=name)


def choose(page: Page, name: str) -> None:
    """Choose a colour as people do: by its emblem."""
    colour(page, name).locator("xpath=..").click()
    expect(colour(page, name)).to_be_checked()


def guest(new_visitor: NewVisitor, name: str, device: Device = DESKTOP) -> Visit:
    visit = new_visitor(device)
    visit.sign_in_as(name)
    return visit


def seats_of(visit: Visit, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visit.context.request.get(f"/tables/{table}").json()["seats"]
    return found


def colours_of(visit: Visit, table: str) -> dict[str, str]:
    """The colours at a table, by name."""
    return {seat["name"]: seat["colour"] for seat in seats_of(visit, table)}


def emblem(page: Page | Locator, clan: str) -> Locator:
    """The drawing of an emblem, by its fill."""
    fills = {"red": "#bf3a30", "green": "#3f8a4c", "blue": "#2f6db0", "white": "#f2ede2"}
    return page.locator(f"svg.emblem:has(path[fill='{fills[clan]}'])")


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_from_the_new_table_to_the_rematch(new_visitor: NewVisitor, game: str) -> None:
    ann, bea = guest(new_visitor, "Ann"), guest(new_visitor, "Bea", PHONE)
    ann.page.goto(f"/new?game={game}")
    choose(ann.page, "Red, stag")
    ann.page.get_by_role("button", name="Create table").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    expect(ann.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    # Ann changes her mind.
    choose(ann.page, "Green, thistle")
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann (you)")).to_be_visible()
    expect(emblem(ann.page.get_by_role("listitem").filter(has_text="Ann"), "green")).to_be_visible()
    code = ann.context.request.get(f"/tables/{table}").json()["code"]

    bea.page.goto(f"/j/{code}")
    expect(colour(bea.page, "Green, thistle: Ann has it")).to_be_disabled()
    assert violations(bea.page) == []
    choose(bea.page, "Red, stag")
    bea.page.get_by_role("button", name="Join").click()
    bea.page.wait_for_url("**/t/*")
    expect(bea.page.get_by_role("status", name="What happens now")).to_be_visible()
    assert colours_of(ann, table) == {"Ann": "green", "Bea": "red", "bot:easy": "blue"}
    for clan, name in (("Green", "Ann"), ("Red", "Bea")):
        plate = ann.page.get_by_role("button", name=re.compile(f"{clan}.*{name}|{name}.*{clan}"))
        expect(plate.first).to_be_attached()

    play_seats(ann.url, table, BotSeat(ann.context), BotSeat(bea.context, seat=1))
    ann.page.goto(f"/t/{table}")
    result = ann.page.get_by_role("button", name="Rematch", exact=True)
    expect(result).to_be_visible()
    expect(emblem(ann.page, "green").first).to_be_attached()
    ann.page.goto(f"/replay/{table}")
    for clan in ("green", "red", "blue"):
        expect(emblem(ann.page, clan).first).to_be_attached()

    ann.page.goto(f"/t/{table}")
    ann.page.keyboard.press("Escape")
    result.click()
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = ann.page.url.rsplit("/", 1)[-1]
    assert colours_of(ann, again) == colours_of(ann, table)
    expect(colour(ann.page, "Green, thistle")).to_be_checked()
    expect(colour(ann.page, "Red, stag: Bea has it")).to_be_disabled()
    # Bea has a reserved seat; her colour is the one that she had.
    bea.page.goto(f"/t/{again}")
    expect(colour(bea.page, "Red, stag")).to_be_checked()


def test_who_is_slower_is_offered_the_others(new_visitor: NewVisitor) -> None:
    ann, bea, cay = (guest(new_visitor, name) for name in ("Ann", "Bea", "Cay"))
    seats = [ME, OPEN, OPEN, OPEN]
    table = make_table(ann.context, seats=seats, visibility="public", colour="red")
    bea.page.goto(f"/j/{table['code']}")
    choose(bea.page, "White, gull")
    # Bea's page does not hear of Cay before she joins.
    old = bea.context.request.get(f"/join/{table['code']}").body()

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(body=old, content_type="application/json")
        else:
            route.fallback()

    bea.page.route("**/join/*", answer)
    joined = cay.context.request.post(f"/tables/{table['id']}/join", data={"colour": "white"})
    assert joined.ok, joined.text()
    bea.provoke(r"409")
    join = bea.page.get_by_role("button", name="Join")
    join.click()
    expect(bea.page.get_by_role("alert")).to_have_text(TAKEN)
    bea.page.unroute("**/join/*")
    bea.page.bring_to_front()
    expect(colour(bea.page, "White, gull: Cay has it")).to_be_disabled()
    choose(bea.page, "Yellow, sun")
    join.click()
    bea.page.wait_for_url("**/t/*")
    assert colours_of(ann, table["id"])["Bea"] == "yellow"


def test_the_same_in_the_waiting_room(new_visitor: NewVisitor) -> None:
    ann, bea = guest(new_visitor, "Ann"), guest(new_visitor, "Bea")
    table = make_table(
        ann.context, seats=[ME, OPEN, OPEN], visibility="public", colour="red", auto_start=False
    )
    ann.page.goto(f"/t/{table['id']}")
    expect(colour(ann.page, "Red, stag")).to_be_checked()
    # Ann's page does not hear of Bea: two people press at the same moment.
    ann.page.evaluate("WebSocket.prototype.send = () => undefined")
    ann.page.route(
        "**/colour",
        lambda route: (
            bea.context.request.post(f"/tables/{table['id']}/join", data={"colour": "blue"}),
            route.fallback(),
        ),
    )
    ann.provoke(r"409")
    colour(ann.page, "Blue, wave").locator("xpath=..").click()
    expect(ann.page.get_by_text(TAKEN)).to_be_visible()
    expect(colour(ann.page, "Blue, wave: Bea has it")).to_be_disabled()
    expect(colour(ann.page, "Red, stag")).to_be_checked()
    assert colours_of(ann, table["id"])["Ann"] == "red"


def test_quick_play_takes_the_colour_of_the_account(new_visitor: NewVisitor) -> None:
    ann = guest(new_visitor, "Ann", PHONE)
    ann.page.goto("/about")
    ann.page.get_by_role("button", name=re.compile("^You: ")).click()
    choose(ann.page.get_by_role("dialog").page, "White, gull")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    assert colours_of(ann, table)["Ann"] == "white"
    # In this game the castle comes with the colour.
    view = ann.context.request.get(f"/tables/{table}/view").json()["now"]["view"]
    assert view["clans"][0]["territory"][0]["tile"] == "C-white"


def test_a_table_with_bots_gives_them_what_is_left(new_visitor: NewVisitor) -> None:
    ann = guest(new_visitor, "Ann")
    table = str(make_table(ann.context, seats=[ME, *bots(4, "random")], colour="yellow")["id"])
    told = [seat["colour"] for seat in seats_of(ann, table)]
    assert told == ["yellow", "blue", "white", "red", "green"]
