"""Phones held upright: nothing hides what one must read, and no button runs from the finger."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.bot_players import BotSeat, at, play_seats
from tests.web.browser.devices import PHONE, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import accessible_name, box_of, middle
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots, make_table
from tests.web.skye.player import SkyePlayer
from tests.web.skye.test_steady_board import _LOOK, LANGUAGES, TALL_PHONE

from skerry.games.skye.game.view import Phase

phones = pytest.mark.parametrize("device", [PHONE, TALL_PHONE], ids=lambda device: device.name)

# Notes each line of the ticker over the title of the bar, and lines without words.
_OVER_TITLE = """
  window.over = [];
  window.told = 0;
  setInterval(() => {
    const [title, ticker] = ['.bar .title', '[data-ticker].playing']
      .map(name => document.querySelector(name));
    if (!title || !ticker?.checkVisibility()) return;
    told += 1;
    const [{bottom}, {top}] = [title, ticker].map(one => one.getBoundingClientRect());
    if (top < bottom - 1 || !ticker.innerText.trim()) over.push(`${top} ${bottom} ${title.innerText}`);
  }, 20);
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_others_do_leaves_the_title_in_sight(
    new_visitor: NewVisitor, language: str
) -> None:
    visit = new_visitor(PHONE)
    visit.context.add_init_script("localStorage['skerry.settings'] = '{}';" + _OVER_TITLE)
    visit.sign_in_as("Ann")
    made = make_table(visit.context, luck="one by one", seats=[ME, *bots(2, "easy")])
    player, page = SkyePlayer(visit.page), visit.page
    player.open(f"/t/{made['id']}")
    player.set_prices()
    set_language(page, language)
    page.locator(".seal button").click()
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.wait_for_function("() => told > 20")
    assert page.evaluate("over") == []


def test_no_empty_line_lies_over_the_title_of_a_scoring(
    new_visitor: NewVisitor,
) -> None:
    visit = new_visitor(PHONE)
    visit.context.add_init_script("localStorage['skerry.settings'] = '{}';" + _OVER_TITLE)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, seats=[ME, *bots(2, "easy")], luck="goals-3")["id"]
    # Three goals are scored in this round.
    play_seats(visit.url, table, BotSeat(visit.context, at(5, Phase.BUILD)))
    player, page = SkyePlayer(visit.page), visit.page
    player.open(f"/t/{table}")
    player.play_until("walk")
    expect(page.locator(".walk tbody tr:has(button)").first).to_be_visible()
    assert page.evaluate("over") == []


def test_a_low_phone_shows_all_that_the_total_of_a_scoring_counts(
    new_visitor: NewVisitor,
) -> None:
    visit = new_visitor(PHONE)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, seats=[ME, *bots(2, "easy")], luck="goals-3")["id"]
    play_seats(visit.url, table, BotSeat(visit.context, at(5, Phase.BUILD)))
    player, page = SkyePlayer(visit.page), visit.page
    player.open(f"/t/{table}")
    player.play_until("walk")
    rows = page.locator(".walk tbody tr").all()
    assert len(rows) > 2
    assert all(row.is_visible() for row in rows)


_TILE_BELOW_HINT = """() => {
  const tile = document.querySelector('.frame.hint').getBoundingClientRect();
  const slip = document.querySelector('[data-hint=true] .why').getBoundingClientRect();
  return tile.top >= slip.bottom;
}"""


def test_a_hint_leaves_the_place_that_it_proposes_in_sight(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(PHONE, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.building}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_enabled()
    # The board is moved up, so that the place is at its upper edge.
    board = box_of(page.locator("section.board").first)
    page.mouse.move(board["x"] + 20, board["y"] + board["height"] - 20)
    page.mouse.down()
    page.mouse.move(board["x"] + 20, board["y"] + 20, steps=10)
    page.mouse.up()
    hint.click()
    expect(page.locator(".frame.hint")).to_be_attached()
    page.wait_for_function(_TILE_BELOW_HINT)


@phones
@pytest.mark.parametrize("name", ["pricing", "buying"])
def test_try_mode_is_left_where_it_was_entered(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device, name: str
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, name)}")
    pencil = page.get_by_role("button", name=re.compile("^Try"))
    expect(pencil).to_be_visible()
    spot = middle(pencil)
    page.touchscreen.tap(*spot)
    status = page.get_by_role("status", name="What happens now")
    expect(status).to_contain_text("Try mode")
    expect(page.get_by_role("button", name="End try mode")).to_be_visible()
    page.touchscreen.tap(*spot)
    expect(status).not_to_contain_text("Try mode")


@phones
def test_undo_stays_where_it_is_while_one_sets_prices(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.pricing}")
    for language in LANGUAGES:
        set_language(page, language)
        page.reload()
        more = page.locator(".stepper button:last-child")
        expect(more).to_have_count(3)
        undo = page.locator(".acts > span:nth-child(2) button")
        places = {_left(page)}
        page.locator(".chop").first.click()
        places.add(_left(page))
        for _ in range(5):
            for one in more.all():
                one.click()
                places.add(_left(page))
        assert len(places) == 1, f"{language}: {places}"
        expect(undo).to_be_enabled()
        page.evaluate("sessionStorage.clear()")


def _left(page: Page) -> int:
    return round(box_of(page.locator(".acts > span:nth-child(2) button"))["x"])


def test_the_island_does_not_grow_back_while_one_builds(new_visitor: NewVisitor) -> None:
    visit = new_visitor(TALL_PHONE)
    visit.sign_in_as("Ann")
    table = make_table(visit.context, seats=[ME, *bots(2, "easy")], luck="b")["id"]
    play_seats(visit.url, table, BotSeat(visit.context, at(3, Phase.BUILD)))
    player, page = SkyePlayer(visit.page), visit.page
    player.open(f"/t/{table}")
    expect(player.hand.first).to_be_visible()
    player.wait_for_places()
    sizes = [page.evaluate(_LOOK)[2]]
    tiles = player.hand.all()
    for tile in tiles:
        tile.click()
        expect(player.fitting.first).to_be_attached()
        # Those that are far from the castle need more room for the next one, the last one none.
        player.press_cell(player.place() if tile is tiles[-1] else _farthest(player))
        expect(tile).to_have_accessible_name(re.compile("placed"))
        player.wait_for_places()
        sizes.append(page.evaluate(_LOOK)[2])
    assert len(set(sizes)) == 2, "the board must have grown for this test"
    assert sizes == sorted(sizes, reverse=True)


def _farthest(player: SkyePlayer) -> Locator:
    """The cell farthest from the castle where the chosen tile fits."""
    cells = player.fitting.all()
    names = [accessible_name(cell).split(", empty")[0] for cell in cells]
    steps = [sum(map(int, re.findall(r"\d+", name))) for name in names]
    return cells[steps.index(max(steps))]
