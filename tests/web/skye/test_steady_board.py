"""The board keeps its place while texts change, and nothing beside it covers it or tells too much."""

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.web.browser.bot_players import BotSeat, at, play_seats
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import accessible_name, box_of, middle
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots, make_table
from tests.web.skye.player import SkyePlayer
from tests.web.test_hints import board_box

from skerry.games.skye.game.view import Phase

TALL_PHONE = Device("390x844", 390, 844, touch=True)
TABLET_LANDSCAPE = Device("1180x820", 1180, 820, touch=True)
LANGUAGES = ("en", "ru", "nl", "pt")
every_size = pytest.mark.parametrize(
    "device", [DESKTOP, PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name
)


def dock_height(page: Page) -> int:
    """The height of the dock; what it takes, the board loses."""
    return round(box_of(page.locator("section.dock"))["height"])


@every_size
def test_prices_do_not_move_the_board(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.pricing}")
    expect(page.locator("[data-stall]")).to_have_count(3)
    for language in LANGUAGES:
        set_language(page, language)
        page.reload()
        expect(page.locator("[data-stall] .kept")).to_have_count(3)
        heights = {dock_height(page)}
        for tile in page.locator("[data-stall] button.tile").all():
            tile.focus()
            heights.add(dock_height(page))
        page.locator(".chop").first.click()
        heights.add(dock_height(page))
        for more in page.locator(".stepper button:last-child").all():
            more.click()
            heights.add(dock_height(page))
        page.keyboard.press("z")
        heights.add(dock_height(page))
        assert len(heights) == 1, f"{language}: {heights}"
        page.evaluate("sessionStorage.clear()")


@every_size
def test_the_verdict_on_a_tile_does_not_move_the_board(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.building}")
    hand = page.locator("section.dock [role=group] button")
    expect(hand.first).to_be_visible()
    for language in LANGUAGES:
        set_language(page, language)
        heights = {dock_height(page)}
        for tile in hand.all():
            tile.click()
            for cell in page.locator("[role=gridcell]").all()[:24]:
                cell.focus()
                expect(page.locator("section.dock [role=status] b")).to_be_visible()
                heights.add(dock_height(page))
        assert len(heights) == 1, f"{language}: {heights}"


@every_size
def test_the_market_does_not_move_the_board(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.buying}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    for language in LANGUAGES:
        set_language(page, language)
        heights = {dock_height(page)}
        for offer in page.locator("[data-offer]").all():
            offer.click()
            expect(page.locator("section.dock [aria-live] b").first).to_be_visible()
            heights.add(dock_height(page))
        assert len(heights) == 1, f"{language}: {heights}"
        page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "device",
    [PHONE, TALL_PHONE, TABLET, TABLET_LANDSCAPE, DESKTOP, LARGE],
    ids=lambda device: device.name,
)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_phases_do_not_move_the_board(new_visitor: NewVisitor, device: Device, seats: int) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, seats=[ME, *bots(seats - 1, "easy")])["id"]
    player = SkyePlayer(visit.page)
    player.open(f"/t/{table}")
    market: list[FloatRect] = []
    building: list[FloatRect] = []

    def note(at: list[FloatRect]) -> None:
        at.append(board_box(player.page))

    player.play_until("price")
    note(market)
    player.set_prices()
    note(market)
    player.seal()
    player.play_until("buy")
    note(market)
    player.offers.first.click()
    note(market)
    player.page.keyboard.press("Escape")
    player.buy()
    player.play_until("build")
    note(building)
    player.build_everything()
    note(building)
    player.confirm()
    player.play_until("price")
    note(market)
    # On a low phone there is more room below the island while one builds.
    if device != PHONE:
        market += building
    assert all(box == market[0] for box in market), market
    assert all(box == building[0] for box in building), building
    assert building[0]["height"] >= market[0]["height"]


def test_what_rivals_drew_covers_no_tile_of_ours(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    for device in (PHONE, TALL_PHONE):
        page = new_visitor(device, storage_state=sample_tables.ann).page
        page.goto(f"/t/{sample_tables.pricing}")
        drawn = page.get_by_role("group", name="What the others drew")
        expect(drawn).to_be_visible()
        board = box_of(page.locator("section.board").first)
        assert box_of(drawn)["y"] >= board["y"] + board["height"]


def test_nothing_beside_the_walk_tells_its_end(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.building}")
    goals = player.region("Goals")
    expect(goals).to_contain_text("Round 4 of 6")
    expect(goals).to_contain_text("Since your last turn")
    player.button("Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Game log").click()
    player.button(re.compile("Walk through the scoring of round 3")).click()
    expect(player.walk).to_be_visible()
    status = player.page.get_by_role("status", name="What happens now").locator(".title")
    expect(status).to_have_text("Round 3 score")
    expect(goals).to_contain_text("Round 3 of 6")
    expect(goals).not_to_contain_text("Since your last turn")
    player.skip_walk()
    expect(goals).to_contain_text("Round 4 of 6")
    expect(status).to_contain_text("Build")


def test_a_goal_that_is_not_scored_again_says_so(new_visitor: NewVisitor) -> None:
    visit = new_visitor()
    visit.sign_in_as("Ann")
    # Among these goals is none about gold, of which others must not know how much there is.
    table = make_table(visit.context, seats=[ME, *bots(1, "easy")], luck="goals-3")["id"]
    play_seats(visit.url, table, BotSeat(visit.context, at(6, Phase.BUILD)))
    player = SkyePlayer(visit.page)
    player.open(f"/t/{table}")
    # With two to four players, A is scored for the last time in round 5.
    expect(player.button(re.compile(r"^Goal A\..*not scored again$"))).to_be_visible()
    expect(player.button(re.compile(r"^Goal [BCD]\..*scores this round\..*\d"))).to_have_count(3)


def test_tooltips_in_a_column_cover_no_other_button(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.building}")
    for name in ("Hint", "Bag"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        button.hover()
        tip = page.locator("[data-icon-tip]")
        expect(tip).to_contain_text(name)
        shown, own = box_of(tip), box_of(button)
        assert shown["x"] + shown["width"] <= own["x"]
        page.mouse.move(500, 300)
        expect(tip).to_have_count(0)


# Whether the handle of the sheet and the drawing of the island share a pixel.
_HIDES = """() => {
  const at = name => document.querySelector(name).getBoundingClientRect();
  const [handle, island] = [at('.dock .handle'), at('.board svg.layer > g')];
  return handle.left < island.right && handle.right > island.left
    && handle.top < island.bottom && handle.bottom > island.top;
}"""


@every_size
@pytest.mark.parametrize("name", ["pricing", "buying", "building"])
def test_the_handle_of_the_sheet_covers_nothing_of_the_island(
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, name)}")
    expect(page.locator(".board svg.layer").first).to_be_visible()
    expect(page.locator(".dock .handle")).to_be_visible()
    assert not page.evaluate(_HIDES)


# Whether the points of the held tile are wholly inside the board and above the sheet.
_MARK_IS_WHOLE = """() => {
  const at = name => document.querySelector(name).getBoundingClientRect();
  const [mark, sight, dock] = [at('[data-mark]'), at('.board .sight'), at('section.dock')];
  return mark.top >= sight.top && mark.bottom <= Math.min(sight.bottom, dock.top) + 0.5
    && mark.left >= sight.left && mark.right <= sight.right;
}"""


def test_the_points_of_a_held_tile_are_in_sight(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.building}")
    player.hand.first.click()
    expect(player.fitting.first).to_be_attached()
    for cell in player.fitting.all():
        player.page.mouse.move(*middle(cell))
        expect(player.page.locator("[data-mark] text")).to_be_visible()
        assert player.page.evaluate(_MARK_IS_WHOLE), accessible_name(cell)


# Whether the list shows its lines from the first one to the last one.
_IS_WHOLE_LIST = """list => {
  const [all, lines] = [list.getBoundingClientRect(), [...list.querySelectorAll('li')]];
  const [first, last] = [lines[0], lines.at(-1)].map(line => line.getBoundingClientRect());
  return first.top >= all.top - 1 && last.bottom <= Math.min(all.bottom, innerHeight) + 1;
}"""


@pytest.mark.parametrize("device", [DESKTOP, LARGE], ids=lambda device: device.name)
def test_what_happened_since_the_last_turn_is_whole(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.full}")
    since = page.locator("section.since:visible")
    for language in LANGUAGES:
        set_language(page, language)
        expect(since.locator("li").first).to_be_visible()
        # What does not fit is folded away, and that is said.
        expect(since.locator("button")).to_have_count(1)
        # Lines fold away one by one; the typeface of another script comes a moment later.
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_function(_IS_WHOLE_LIST, arg=since.locator("ol").element_handle())


# Where the corner of the middle cell is, and how large a cell is, in whole pixels.
_LOOK = """() => {
  const layer = document.querySelector('.board svg.layer');
  const [box, shown] = [layer.getBoundingClientRect(), layer.viewBox.baseVal];
  const unit = box.width / shown.width;
  return [box.x - shown.x * unit, box.y - shown.y * unit, unit * 100].map(Math.round);
}"""
# The buttons beside the board by their icons, and where they are.
_TOOLS = """() => [...document.querySelectorAll('.board .tools button')]
  .filter(one => one.checkVisibility())
  .map(one => [one.querySelector('svg').innerHTML.length, Math.round(one.getBoundingClientRect().y)])"""


@pytest.mark.parametrize(
    "device", [DESKTOP, TABLET, TALL_PHONE, PHONE], ids=lambda device: device.name
)
def test_a_round_moves_neither_the_island_nor_a_button(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, seats=[ME, *bots(1, "easy")], luck="skerry")["id"]
    player, page = SkyePlayer(visit.page), visit.page
    player.open(f"/t/{table}")
    player.play_until("price")
    look, tools = page.evaluate(_LOOK), page.evaluate(_TOOLS)
    player.play_until("buy")
    player.offers.first.click()
    expect(page.locator("section.dock [aria-live] b").first).to_be_visible()
    assert page.evaluate(_LOOK) == look
    page.keyboard.press("Escape")
    player.play_until("build")
    expect(player.hand).to_have_count(2)
    assert page.evaluate(_LOOK) == look
    if device not in (TALL_PHONE, PHONE):
        assert page.evaluate(_TOOLS) == tools
    tools = page.evaluate(_TOOLS)
    for tile in player.hand.all():
        tile.click()
        player.press_cell(player.fitting.first)
        expect(page.locator("section.dock [role=status]")).to_contain_text("Placed here")
        assert page.evaluate(_LOOK) == look
        assert page.evaluate(_TOOLS) == tools
