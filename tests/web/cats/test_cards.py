"""Cards of The Isle of Cats on the page: what they are, what they give now, and what is passed."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import in_phase
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.cats.player import CatsPlayer
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind

_IS_INSIDE = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && button.scrollWidth <= button.clientWidth;
}"""


def _has_no_find(view: View, asked: bool) -> bool:
    """Whether the seat must pass because it has neither a rare find nor an anytime card."""
    kinds = {CARDS[CARD_NUMBER[card]].kind for card in view.mine.hand.cards or ()}
    at_finds = in_phase(CatsPhase.RARE)(view, asked)
    return at_finds and not kinds & {Kind.OSHAX, Kind.TREASURE, Kind.ANYTIME}


def test_a_card_says_what_it_is_and_a_lesson_what_it_gives_now(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(CatsPhase.KEEP, day=2))
    page = visitor.page
    assert CatsPlayer(page).want() == "keep"
    kinds = page.locator(".hand-card .kind")
    expect(kinds).to_have_count(7)
    expect(kinds.first).to_have_text(re.compile("rescue|anytime|rare find|lesson"))
    lessons = page.locator(".hand-card", has=page.locator(".lesson, .public_lesson"))
    assert lessons.count() > 0
    expect(lessons.locator("[data-worth]")).to_have_count(lessons.count())
    expect(lessons.locator("[data-worth]").first).to_have_text(re.compile(r"now \d+"))


@pytest.mark.parametrize(("width", "height"), [(320, 640), (740, 360)])
def test_on_a_phone_the_touched_card_is_read_and_the_button_is_whole(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    visit = new_visitor(PHONE)
    at_a_table(visit, in_phase(CatsPhase.KEEP, day=2))
    page = visit.page
    assert CatsPlayer(page).want() == "keep"
    page.set_viewport_size({"width": width, "height": height})
    cards = page.locator("button[data-card]")
    for number in range(2):
        cards.nth(number).tap()
    touched = cards.nth(1).get_attribute("data-card")
    expect(page.locator(f"[data-touched={touched}]")).not_to_be_empty()
    button = page.locator("[data-act=keep] button")
    expect(button).to_have_text("Keep these")
    assert button.evaluate(_IS_INSIDE)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_fish_baskets_and_fields_are_in_sight_while_paying(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.PAY, day=2))
    page = visit.page
    assert CatsPlayer(page).want() == "pay"
    expect(page.locator(".dock [data-fields]")).to_be_visible()
    expect(page.locator(".dock .sum")).to_contain_text(re.compile("\\d+ \u2212 0 = \\d+"))
    baskets = page.locator(".dock .buys")
    if device == PHONE:
        expect(baskets.get_by_label(re.compile("^Baskets: 1 of yours"))).to_be_visible()
    else:
        expect(baskets.get_by_text("Baskets: 1 of yours")).to_be_visible()


def test_what_cannot_be_decided_is_passed_with_a_note(new_visitor: NewVisitor) -> None:
    visit = new_visitor()
    visit.context.add_init_script("localStorage.setItem('skerry.settings', '{}')")
    at_a_table(visit, _has_no_find)
    expect(visit.page.get_by_text("passing for you")).to_be_visible()


def test_anytime_cards_have_their_titles(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.anytime}")
    page.locator("[data-act=anytimes] button").click()
    dialog = page.get_by_role("dialog")
    cards = dialog.locator("button[data-card]")
    titles = dialog.locator("[data-title]")
    expect(titles).to_have_count(cards.count())
    for card, title in zip(cards.all(), titles.all(), strict=True):
        # The name that hints say is the one that is printed.
        assert card.inner_text().startswith(title.inner_text())
