"""Games wait: leaving, giving up, replacing the oldest, returning, clocks at a scoring."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browser.bot_players import BotSeat, play_seats
from tests.web.browser.chromium import Visit, visit
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.conftest import NewVisitor
from tests.web.servers import bots, join_table, make_table, page_server
from tests.web.skye.player import SkyePlayer

from skerry.server.ops.settings import Policy

SIZES = [(360, 640), (390, 844), (768, 1024), (1366, 768)]
UNCOVERED = """(button) => {
  const box = button.getBoundingClientRect();
  const places = [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]];
  return places.every(([x, y]) => {
    const found = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return found !== null && button.contains(found);
  });
}"""


@pytest.fixture
def small(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """A visitor of a server that keeps one game a person."""
    with page_server(tmp_path, policy=Policy(kept_games=1)) as server:
        made = visit(browser, server.url)
        yield made
        made.context.close()


def test_a_game_against_bots_waits_until_it_is_given_up(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    player = SkyePlayer(ann.page)
    player.start_playing_now()
    expect(player.seal_button).to_be_visible()
    path = ann.page.url
    player.button("Menu").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The game waits for 30 days. Up to 20 games")
    dialog.get_by_role("link", name="Home").click()
    row = ann.page.get_by_role("listitem").filter(has_text="Kept until")
    expect(row).to_be_visible()
    expect(ann.page.get_by_text("each for 30 days after your last move")).to_be_visible()
    row.get_by_role("link", name="Continue").click()
    expect(player.seal_button).to_be_visible()
    player.button("Menu").click()
    dialog.get_by_role("button", name="Give up this game").click()
    expect(dialog).to_contain_text("It is deleted and does not count")
    dialog.get_by_role("button", name="Keep it").click()
    player.button("Menu").click()
    dialog.get_by_role("button", name="Give up this game").click()
    dialog.get_by_role("button", name="Give up this game").click()
    expect(ann.page.get_by_role("heading", name="Isle of Skye")).to_be_visible()
    ann.provoke("404", "/tables/")
    ann.page.goto(path)
    expect(ann.page.get_by_text("This table does not exist")).to_be_visible()


def test_a_new_game_asks_before_it_replaces_the_oldest(small: Visit) -> None:
    player = SkyePlayer(small.page)
    player.start_playing_now()
    expect(player.seal_button).to_be_visible()
    first = small.page.url
    small.provoke("409", "/tables")
    small.page.goto(small.url)
    dialog = small.page.get_by_role("dialog")
    play = player.card("Isle of Skye").get_by_role("button", name=re.compile("^Play"))
    play.click()
    expect(dialog).to_contain_text("Isle of Skye, last played on")
    dialog.get_by_role("button", name="Keep it").click()
    expect(small.page.get_by_role("alert")).to_contain_text("too many unfinished games")
    play.click()
    dialog.get_by_role("button", name="Delete it and start").click()
    expect(player.seal_button).to_be_visible()
    assert small.page.url != first


def two_people(new_visitor: NewVisitor, device: Device, **wishes: object) -> tuple[Visit, Visit]:
    """Two people at a table of Isle of Skye, both on its page."""
    ann, bea = new_visitor(device), new_visitor()
    for one, name in ((ann, "Ann"), (bea, "Bea")):
        one.sign_in_as(name)
    made = make_table(ann.context, game="skye", seats=[{"type": "me"}, {"type": "open"}], **wishes)
    join_table(bea.context, made["code"])
    for one in (ann, bea):
        one.page.goto(f"{one.url}/t/{made['id']}")
        expect(SkyePlayer(one.page).seal_button).to_be_visible()
    return ann, bea


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("heading", name="Isle of Skye")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_covers_the_button_to_return(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    ann, bea = two_people(new_visitor, Device(f"{width}x{height}", width, height))
    table = ann.page.url
    leave(ann.page)
    leave(bea.page)
    expect(bea.page.get_by_text("Paused until someone takes their seat back")).to_be_visible()
    ann.page.goto(table)
    back = ann.page.get_by_role("button", name="Take my seat back")
    SkyePlayer(ann.page).expect_status("The game is paused.")
    # The row below does not say it again, nor does the status say how it continues.
    for text in ("The game is paused", "Play continues when"):
        expect(ann.page.locator(".bar").first.get_by_text(text)).to_have_count(1)
    expect(ann.page.locator("[data-seat]").get_by_text("thinking")).to_have_count(0)
    assert back.evaluate(UNCOVERED)
    for panel in ("Menu", "Log", "Rules"):
        button = ann.page.get_by_role("button", name=panel, exact=True)
        if not button.is_visible():
            continue
        button.click()
        shown = ann.page.locator("dialog[open]").get_by_role("button", name="Take my seat back")
        button_now = shown if shown.count() else back
        expect(button_now).to_be_visible()
        assert button_now.evaluate(UNCOVERED), panel
        ann.page.keyboard.press("Escape")
    back.click()
    expect(back).to_be_hidden()
    SkyePlayer(ann.page).expect_status(re.compile("Your turn|Bea"))


def test_returning_shows_what_a_bot_did(new_visitor: NewVisitor) -> None:
    ann, bea = two_people(new_visitor, Device("desktop", 1366, 768))
    table = ann.page.url
    leave(ann.page)
    player = SkyePlayer(bea.page)
    player.set_prices()
    player.seal()
    ann.page.goto(table)
    back = ann.page.get_by_role("button", name="Take my seat back")
    expect(ann.page.get_by_text("A bot plays for you.")).to_be_visible()
    back.click()
    expect(ann.page.get_by_text("While you were away")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=lambda device: device.name)
def test_the_others_see_that_a_bot_sits_in_and_that_a_person_returns(
    new_visitor: NewVisitor, device: Device
) -> None:
    ann, bea = two_people(new_visitor, device)
    table = bea.page.url
    leave(bea.page)
    expect(ann.page.get_by_text("A bot now plays for Bea.")).to_be_visible()
    plate = ann.page.get_by_role("button", name=re.compile("Bea.*A bot plays"))
    expect(plate.locator(".badge svg")).to_be_visible()
    bea.page.goto(table)
    bea.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.get_by_text("Bea plays again.")).to_be_visible()
    expect(ann.page.locator(".seat .badge")).to_have_count(0)


def test_a_message_leaves_the_button_to_return_in_sight(new_visitor: NewVisitor) -> None:
    ann, bea = two_people(new_visitor, PHONE)
    table = ann.page.url.rsplit("/", 1)[1]
    # The message comes first, and goes by itself.
    for one in (bea, ann):
        assert one.context.request.post(f"/tables/{table}/leave").ok
    ann.page.wait_for_function(
        """() => {
          const [told, row] = ['.toast', '.stands-in'].map((one) => document.querySelector(one));
          return told && row
            && told.getBoundingClientRect().top >= row.getBoundingClientRect().bottom;
        }"""
    )


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_the_buttons_of_the_board_stay_apart_on_a_small_phone(
    new_visitor: NewVisitor, game: str
) -> None:
    people = [new_visitor(PHONE if name == "Ann" else DESKTOP) for name in ("Ann", "Bea", "Cay")]
    for one, name in zip(people, ("Ann", "Bea", "Cay"), strict=True):
        one.sign_in_as(name)
    ann, *others = people
    open_seat = {"type": "open"}
    made = make_table(ann.context, game=game, seats=[{"type": "me"}, open_seat, open_seat])
    for one in others:
        join_table(one.context, made["code"])
    ann.page.goto(f"/t/{made['id']}")
    expect(ann.page.locator(".dock .handle")).to_be_visible()
    assert ann.context.request.post(f"/tables/{made['id']}/leave").ok
    expect(ann.page.get_by_role("button", name="Take my seat back")).to_be_visible()
    # A little later, when the layout has come to rest.
    ann.page.wait_for_function(
        """() => [...document.querySelectorAll('.pane .tools button, .dock .handle')]
          .filter((one) => one.checkVisibility())
          .every((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [0.05, 0.5, 0.95].every((part) =>
              one.contains(document.elementFromPoint(left + width / 2, top + part * height)));
          })"""
    )


def test_who_ran_out_of_time_reads_so(new_visitor: NewVisitor) -> None:
    clock = {"type": "live", "seconds": 5, "increment": 0}
    ann, bea = (new_visitor() for _ in range(2))
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    made = make_table(ann.context, seats=[{"type": "me"}, {"type": "open"}], clock=clock)
    join_table(bea.context, made["code"])
    # Who is not connected gets more time.
    bea.page.goto(f"/t/{made['id']}")
    ann.page.goto(f"/t/{made['id']}")
    row = ann.page.locator(".stands-in")
    # Both run out of time, so nobody plays.
    expect(row).to_contain_text("Your time is up. Play continues when")
    expect(ann.page.get_by_text("Everyone has left")).to_have_count(0)


def test_a_game_against_bots_has_no_clock(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.sign_in_as("Ann")
    clock = {"type": "live", "seconds": 300, "increment": 0}
    made = make_table(ann.context, game="skye", seats=[{"type": "me"}, *bots(1)], clock=clock)
    ann.page.goto(f"{ann.url}/t/{made['id']}")
    expect(SkyePlayer(ann.page).seal_button).to_be_visible()
    expect(ann.page.get_by_role("timer")).to_have_count(0)
    assert re.search("none", str(made["clock"]))


def test_the_clock_waits_for_the_scoring_and_the_list_names_the_rounds(
    new_visitor: NewVisitor,
) -> None:
    clock = {"type": "live", "seconds": 900, "increment": 0}
    ann, bea = two_people(new_visitor, Device("desktop", 1366, 768), clock=clock)
    table = bea.page.url.rsplit("/", 1)[1]
    leave(bea.page)
    player = SkyePlayer(ann.page)
    player.play_until("walk")

    def waits_until() -> int | None:
        found = ann.context.request.get(f"{ann.url}/tables/{table}/view").json()
        until: int | None = found["now"]["clocks"][0]["scoring_until"]
        return until

    assert waits_until() is not None
    player.skip_walk()
    for _ in range(50):
        if waits_until() is None:
            break
        ann.page.wait_for_timeout(100)
    assert waits_until() is None
    info = ann.context.request.get(f"{ann.url}/tables/{table}").json()
    assert info["seats"][1]["bot_rounds"][0] == 1
    assert info["seats"][0]["bot_rounds"] is None
    # Every round so far, as result and history say.
    play_seats(ann.url, table, BotSeat(ann.context))
    bea.page.goto("/my-games")
    expect(bea.page.get_by_text("not counted: a bot played rounds 1 to 6")).to_be_visible()
