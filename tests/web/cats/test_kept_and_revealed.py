"""Small pictures of kept cards can be read, and nothing covers the revealed rescue cards."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.bot_players import in_phase
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import box_of
from tests.web.cats.player import CatsMouse, CatsTouch
from tests.web.cats.test_room import TALL_PHONE
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase

_GAPS = """() => {
  const boxes = [...document.querySelectorAll('[data-kept]')].map(one => one.getBoundingClientRect());
  return boxes.slice(1).map((box, i) => box.left - boxes[i].right);
}"""


def _expect_words(page: Page, title: str) -> None:
    """The large picture has the title of the card, and its rule."""
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(title)
    expect(tip.locator("p").first).not_to_be_empty()


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP, LARGE], ids=lambda device: device.name)
def test_kept_cards_lie_apart_and_can_be_read(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    at_a_table(visit, seats=[ME, *bots(2, "easy")])
    page = visit.page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    for _ in range(2):
        assert player.want() == "keep"
        player.keep()
    assert player.want() == "keep"
    kept = page.locator("[data-kept]")
    expect(kept).to_have_count(4)
    # The seventh card is no surprise.
    expect(page.locator("[data-draft] h2")).to_have_text("Pick 3 of 3")
    expect(page.locator("[data-draft]")).to_contain_text("the last card comes to you by itself")
    assert min(page.evaluate(_GAPS)) >= 2
    for card in (kept.first, kept.last):
        title = card.get_attribute("aria-label") or ""
        player.push(card)
        _expect_words(page, title)
    # A press elsewhere puts it away.
    player.push(page.locator("[data-draft] h2"))
    expect(page.get_by_role("tooltip")).to_have_count(0)
    if not device.touch:
        kept.first.hover()
        _expect_words(page, kept.first.get_attribute("aria-label") or "")
        page.mouse.move(0, 0)
        kept.first.focus()
        page.keyboard.press("Tab")
        expect(kept.nth(1)).to_be_focused()
        _expect_words(page, kept.nth(1).get_attribute("aria-label") or "")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_note_does_not_cover_the_revealed_cards(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    visit.context.add_init_script("localStorage.setItem('skerry.settings', '{}')")
    at_a_table(visit, in_phase(CatsPhase.PAY), seats=[ME, *bots(2, "greedy")])
    page = visit.page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    assert player.want() == "pay"
    player.send("pay")
    note = page.locator("[data-passing=lay]")
    expect(note).to_contain_text("no rescue cards")
    expect(page.locator("[data-reveal]")).to_be_visible()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "nl", "pt"])
@pytest.mark.parametrize("device", [DESKTOP, LARGE], ids=lambda device: device.name)
def test_the_revealed_cards_leave_the_boat_in_sight(
    new_visitor: NewVisitor, device: Device, language: str
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.LAY), seats=[ME, *bots(3, "greedy")], luck="reveal")
    page = visit.page
    player = CatsMouse(page)
    assert player.want() == "lay"
    set_language(page, language)
    player.send("lay")
    reveal = box_of(page.locator("[data-reveal]"))
    boat = box_of(page.locator("section.board").first)
    assert reveal["x"] + reveal["width"] <= boat["x"] or boat["x"] + boat["width"] <= reveal["x"], (
        "the boat is free in the turn in which one places a cat"
    )
    # Nothing lies over it.
    page.locator("[data-reveal]").get_by_role("button").click(timeout=3000)


@pytest.mark.parametrize("device", [DESKTOP, LARGE], ids=lambda device: device.name)
def test_the_rooms_of_the_score_can_be_seen(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE), seats=[ME, *bots(2, "greedy")])
    page = visit.page
    page.locator("[data-item=rooms]").click()
    card = box_of(page.locator("[data-open=rooms]"))
    boat = box_of(page.locator("section.board").first)
    assert boat["x"] + boat["width"] <= card["x"]


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
@pytest.mark.parametrize("table", ["rescuing", "paying"])
def test_the_rooms_of_the_score_can_be_seen_without_a_rail(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, table)}")
    boat = page.locator(".board svg.layer > g").first
    expect(boat).to_be_visible()
    before, board = box_of(boat), box_of(page.locator("section.board").first)
    for item in ("rooms", "families", "lessons"):
        page.locator(f"[data-item={item}]").click()
        card = page.locator(f"[data-open={item}]")
        expect(card).to_be_visible()
        assert box_of(page.locator("section.board").first) == board, "nothing jumps"
        assert box_of(boat) == pytest.approx(before, abs=0.5)
        assert before["y"] + before["height"] <= box_of(card)["y"] + 1, item
        expect(card.get_by_role("button").first).to_be_in_viewport(ratio=1)


def test_the_revealed_cards_of_a_tablet_lie_above_the_boat(new_visitor: NewVisitor) -> None:
    visit = new_visitor(TABLET)
    at_a_table(visit, in_phase(CatsPhase.LAY), seats=[ME, *bots(3, "greedy")], luck="reveal")
    page, player = visit.page, CatsTouch(visit.page)
    assert player.want() == "lay"
    boat = page.locator(".board svg.layer > g").first
    player.send("lay")
    reveal = box_of(page.locator("[data-reveal]"))
    assert reveal["y"] + reveal["height"] <= box_of(boat)["y"]
    assert reveal["y"] >= box_of(page.locator("[data-item=rooms]"))["y"]
