"""The others' moves are shown one after the other."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.flights import flown, record_flights
from tests.web.browser.language import set_language
from tests.web.browser.players import middle
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots, make_table
from tests.web.skye.player import SkyePlayer
from tests.web.skye.test_steady_board import TALL_PHONE

every_screen = pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP], ids=lambda device: device.name
)
_STILL = "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow' })"


def _at_a_table(visit: Visit, seats: int = 3) -> SkyePlayer:
    visit.context.add_init_script(_STILL)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(seats - 1, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    return SkyePlayer(visit.page)


def _covered(page: Page) -> Locator:
    return page.locator("[data-offer]").get_by_text("?", exact=True)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_prices_are_revealed_seat_by_seat(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    player = _at_a_table(visit)
    page = visit.page
    player.set_prices()
    player.push(player.seal_button)
    ticker = page.locator("[data-ticker]")
    # The first rival's prices are there, the second one's are covered.
    expect(page.locator("[data-offer]")).to_have_count(4)
    expect(_covered(page)).to_have_count(2)
    first = ticker.inner_text()
    expect(page.get_by_role("button", name=re.compile("Buy"))).to_have_count(0)
    expect(_covered(page)).to_have_count(0)
    assert ticker.inner_text() != first


# Whether every word of the ticker is inside it.
_IS_WHOLE = """() => {
  const ticker = document.querySelector('[data-ticker]');
  const words = document.createRange();
  words.selectNodeContents(ticker.querySelector('.said'));
  const [said, all] = [words.getBoundingClientRect(), ticker.getBoundingClientRect()];
  return said.height > 0 && said.bottom <= all.bottom + 1 && said.right <= all.right;
}"""


@pytest.mark.parametrize("language", ["en", "ru", "nl", "pt"])
@pytest.mark.parametrize("device", [PHONE, TALL_PHONE], ids=lambda device: device.name)
def test_a_phone_shows_the_whole_sentence_about_prices(
    new_visitor: NewVisitor, device: Device, language: str
) -> None:
    visit = new_visitor(device)
    player = _at_a_table(visit)
    player.set_prices()
    set_language(visit.page, language)
    visit.page.locator(".seal button").click()
    expect(visit.page.locator("[data-ticker].playing [data-piece]")).to_have_count(3)
    assert visit.page.evaluate(_IS_WHOLE)


def test_the_rest_is_shown_at_once_by_the_space_bar(visitor: Visit) -> None:
    player = _at_a_table(visitor, seats=4)
    player.set_prices()
    player.push(player.seal_button)
    covered = _covered(visitor.page)
    expect(covered.first).to_be_visible()
    visitor.page.keyboard.press("Space")
    expect(covered).to_have_count(0, timeout=1000)
    expect(visitor.page.get_by_role("button", name="Show the rest at once")).to_have_count(0)


def test_what_is_new_on_the_others_boards_is_outlined(visitor: Visit) -> None:
    player = _at_a_table(visitor)
    page = visitor.page
    player.set_prices()
    player.push(player.seal_button)
    page.locator(".table[data-phase=buy]").wait_for()
    skip = page.get_by_role("button", name="Show the rest at once")
    new = page.locator("[data-seat='1'] .thumb .new")
    expect(new).to_have_count(0)
    while player.want() != "build":
        if skip.is_visible():
            page.keyboard.press("Space")
        player.do(player.want())
    expect(new.first).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_what_the_others_drew_and_what_a_tile_would_bring_are_in_sight(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    _at_a_table(visit)
    page = visit.page
    expect(page.locator("[data-drawn]:visible")).to_have_count(6)
    expect(page.locator("[data-stall]").get_by_text(re.compile("If kept:"))).to_have_count(3)
    expect(page.get_by_title("Your gold:")).to_have_text("5")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("still", [False, True], ids=["flying", "fading"])
def test_built_tiles_land_on_their_islands(
    new_visitor: NewVisitor, device: Device, still: bool
) -> None:
    visit = new_visitor(replace(device, still=still))
    record_flights(visit)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(1, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    player = SkyePlayer(visit.page)
    while (want := player.want()) != "build":
        player.do(want)
    player.do("build")
    visit.page.wait_for_function(_LANDED)
    landed = [one for one in flown(visit) if one.what.startswith("L")]
    assert landed
    assert all(one.moved is not still for one in landed)


# A tile that flew lies on the other seat's island.
_LANDED = """() => window.flown.some(({ what }) => {
  const box = document.querySelector(
    `[data-seat='1'] [data-laid='${what}'], [data-rival='1'] [data-laid='${what}']`
  );
  return box && getComputedStyle(box).opacity === '1';
})"""


@pytest.mark.parametrize("pace", ["normal", "instant"])
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_income_arrives_after_the_walk_through_the_scoring(
    new_visitor: NewVisitor, device: Device, pace: str
) -> None:
    visit = new_visitor(device)
    record_flights(visit, pace)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(2, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    player = SkyePlayer(visit.page)
    purse = visit.page.locator("[data-purse]")
    while (want := player.want()) != "build":
        player.do(want)
    before = int(purse.inner_text())
    visit.page.evaluate("window.flown = []")
    player.do("build")
    expect(player.walk).to_be_visible()
    expect(purse).to_have_text(str(before))
    assert not any(one.what.isdigit() for one in flown(visit))
    player.skip_walk()
    expect(player.seal_button).to_be_visible()
    assert int(purse.inner_text()) >= before + 5
    arrived = [int(one.what) for one in flown(visit) if one.what.isdigit()]
    if pace == "normal":
        assert int(purse.inner_text()) - before in arrived
        assert len(arrived) == 3
    else:
        assert not arrived
    told = player.region("Goals") if device == DESKTOP else visit.page.locator("[data-ticker]")
    expect(told).to_contain_text(re.compile(r"Income \(castle 5\): you \+\d+"))


@pytest.mark.parametrize("device", [TALL_PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_next_round_waits_until_a_scoring_was_seen(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(2, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    player = SkyePlayer(visit.page)
    while player.want() != "walk":
        player.do(player.want())
    drawn = visit.page.locator("[data-seat] [data-drawn]")
    expect(visit.page.locator(".table[data-phase=price]")).to_be_attached()
    expect(drawn).to_have_count(0)
    # The bar and the seats speak of the scoring, not of the next prices.
    player.expect_status("Round 1 score")
    mine = visit.page.locator("[data-seat='0']")
    expect(mine).not_to_contain_text("pricing")
    player.skip_walk()
    expect(drawn.first).to_be_attached()
    player.expect_status("Set prices")
    expect(mine).to_contain_text("pricing")


# How many pixels of the tiles in a board lie below another thing.
_HIDDEN = """([thing, island]) => {
  const at = name => [...document.querySelectorAll(name)].at(-1).getBoundingClientRect();
  const [over, under] = [at(thing), at(island)];
  const across = Math.min(over.right, under.right) - Math.max(over.left, under.left);
  const down = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
  return Math.max(0, across) * Math.max(0, down);
}"""
_ISLAND = "section.board svg.layer:first-of-type > g"


@every_screen
def test_the_line_about_income_covers_no_tile(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    player = _at_a_table(visit)
    for _ in range(2):
        while player.want() != "walk":
            player.do(player.want())
        player.skip_walk()
        line = visit.page.locator("[data-ticker]").get_by_text(re.compile("^Income"))
        expect(line).to_be_visible()
        assert visit.page.evaluate(_HIDDEN, ["[data-ticker]", _ISLAND]) == 0


@every_screen
@pytest.mark.parametrize("name", ["pricing", "building"])
def test_the_name_of_a_rival_covers_no_tile(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device, name: str
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, name)}")
    expect(page.locator(".board svg.layer").first).to_be_visible()
    page.keyboard.press("b")
    back = page.get_by_role("button", name="Back to mine")
    expect(back).to_be_visible()
    assert page.evaluate(_HIDDEN, [".over .looked", f".over{_ISLAND.removeprefix('section')}"]) == 0


# Notes how long each line of the ticker stays, in milliseconds.
_LINES = """
  window.stays = [];
  let [line, since] = ['', 0];
  setInterval(() => {
    const said = document.querySelector('[data-ticker].playing .said');
    const now = said?.checkVisibility() ? said.innerText : '';
    if (now === line) return;
    if (line) stays.push(Math.round(performance.now() - since));
    [line, since] = [now, performance.now()];
  }, 10);
"""


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_each_line_can_be_read_and_the_last_one_stays(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.context.add_init_script("localStorage['skerry.settings'] = '{}';" + _LINES)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(2, "easy")])
    visit.page.goto(f"/t/{made['id']}")
    player, page = SkyePlayer(visit.page), visit.page
    player.set_prices()
    player.push(player.seal_button)
    page.wait_for_function("() => stays.length >= 2")
    assert min(page.evaluate("stays")) >= 700
    # On these screens the line lies over the board, where it is in the way of the next move.
    ticker = page.locator("[data-ticker]")
    expect(ticker).not_to_have_class(re.compile("playing"))
    expect(ticker).to_be_visible()
    expect(ticker).to_contain_text(re.compile("asks"))
    page.keyboard.press("Shift")
    expect(ticker).to_be_hidden()


# The lines that are shown while we can build, and the boards of rivals that lie over ours.
_WHILE_BUILDING = """
  window.told = new Set();
  window.over = 0;
  setInterval(() => {
    if (!document.querySelector('[data-phase=build] [aria-label="Your tiles"] .turns')) return;
    over += document.querySelectorAll('[data-rival]').length;
    const line = document.querySelector('[data-ticker].playing .said')?.innerText ?? '';
    if (/builds/.test(line)) told.add(line);
  }, 20);
"""


def test_what_the_others_build_neither_covers_our_board_nor_is_skipped(
    new_visitor: NewVisitor,
) -> None:
    visit = new_visitor(PHONE)
    visit.context.add_init_script(_WHILE_BUILDING)
    player, page = _at_a_table(visit), visit.page
    while (want := player.want()) != "build":
        player.do(want)
    page.wait_for_function("() => told.size > 0")
    page.touchscreen.tap(*middle(page.get_by_role("gridcell").first))
    page.wait_for_function("() => told.size > 1")
    assert page.evaluate("over") == 0


def test_a_tap_on_the_line_opens_the_log(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(TALL_PHONE, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.building}")
    page.locator("[data-ticker] button.texts").tap()
    expect(page.get_by_role("heading", name="Log", exact=True)).to_be_visible()


def test_a_phone_shows_our_unsold_tile_for_a_while(new_visitor: NewVisitor) -> None:
    visit = new_visitor(PHONE)
    visit.context.add_init_script(_SAID)
    player = _at_a_table(visit)
    while player.want() != "build":
        player.do(player.want())
    stays = visit.page.evaluate("window.said")
    kept = [stay for line, stay in stays.items() if line.startswith("You keep")]
    assert kept
    assert min(kept) > 2000


# For how many milliseconds each line of the ticker is seen.
_SAID = """
  window.said = {};
  let then = 0;
  setInterval(() => {
    const [now, line] = [performance.now(), document.querySelector('[data-ticker] .said')];
    if (line?.checkVisibility()) said[line.innerText] = (said[line.innerText] ?? 0) + now - then;
    then = now;
  }, 20);
"""
