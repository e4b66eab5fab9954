"""A hint moves nothing: it lies over a rail, or over what is above the board but not over the scores."""

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import box_of
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables

TALL_PHONE = Device("390x844", 390, 844, touch=True)
HINT = {"en": "Hint", "ru": "Совет"}


def board_box(page: Page) -> FloatRect:
    """Where the board is, in whole pixels."""
    box = box_of(page.locator("section.board").first)
    x, y, width, height = (round(box[side]) for side in ("x", "y", "width", "height"))
    return {"x": x, "y": y, "width": width, "height": height}


# The slips of paper that a hint consists of: one, or on a phone two, with the scores between them.
_SLIPS = """() => {
  const hint = document.querySelector('[data-hint=true]');
  const isSplit = getComputedStyle(hint).display === 'contents';
  return (isSplit ? [...hint.querySelectorAll('.title, .why')] : [hint]).map(slip => {
    const {x, y, width, height} = slip.getBoundingClientRect();
    return {x, y, width, height};
  });
}"""


def slips(page: Page) -> list[FloatRect]:
    """Where the parts of the hint are."""
    found: list[FloatRect] = page.evaluate(_SLIPS)
    return found


def covered(page: Page, name: str) -> float:
    """How many pixels of a part of the table the hint covers, from its upper edge."""
    part = box_of(page.locator(name).first)
    found = (
        hint["y"] + hint["height"] - part["y"]
        for hint in slips(page)
        if hint["x"] < part["x"] + part["width"] and part["x"] < hint["x"] + hint["width"]
    )
    return max(found, default=0)


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("table", ["pricing", "buying", "building", "paying", "rescuing", "alone"])
def test_a_hint_does_not_move_the_board(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, table)}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_visible()
    before = board_box(page)
    hint.click()
    shown = page.locator("[data-hint=true]")
    expect(shown).to_be_visible()
    assert board_box(page) == before
    assert covered(page, "section.dock") <= 0, "the buttons can be pressed"
    # Cards need no boat, and a small phone has no other room.
    if table != "paying":
        assert covered(page, "section.board") <= before["height"] / 10, "the board can be seen"
    page.get_by_role("button", name="Close the hint").click()
    expect(shown).to_have_count(0)
    assert board_box(page) == before


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE], ids=lambda device: device.name)
@pytest.mark.parametrize("table", ["pricing", "buying", "building", "paying", "rescuing"])
def test_a_hint_leaves_the_scores_of_a_phone_in_sight(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, table)}")
    scores = page.locator(".strip button:visible")
    expect(scores.first).to_be_visible()
    places = [box_of(score) for score in scores.all()]
    for language in ("en", "ru"):
        set_language(page, language)
        hint = page.get_by_role("button", name=HINT[language], exact=True)
        hint.click()
        expect(page.locator("[data-hint=true] li").first).to_be_visible()
        assert [box_of(score) for score in scores.all()] == places
        for score in scores.all():
            score.click(trial=True)
        for slip in slips(page):
            assert not any(_overlap(slip, place) for place in places)
            if table in {"pricing", "buying", "building"}:
                assert not _overlap(slip, box_of(hint))
        page.locator("[data-hint=true] .close button").click()
        expect(page.locator("[data-hint=true]")).to_have_count(0)
    # A goal can be read while the hint is shown.
    hint.click()
    scores.first.click()
    expect(scores.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-hint=true] li").first).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
def test_a_hint_in_the_isle_of_cats_is_one_slip_that_leaves_the_turn_and_rivals_in_sight(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.rescuing}")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hint=true] li").first).to_be_visible()
    (hint,) = slips(page)
    assert not _overlap(hint, box_of(page.locator(".table > .bar")))
    for row in page.locator("[data-hint=true]").locator(".title, li").all():
        assert _overlap(hint, box_of(row))
    if device is TABLET:
        for part in page.locator("nav.seats").locator(".points, .name").all():
            assert not _overlap(hint, box_of(part))


def test_a_hint_leaves_rivals_and_what_happened_in_sight_on_a_large_screen(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(DESKTOP, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.rescuing}")
    news = page.get_by_role("region", name="Since your last turn")
    expect(news).to_be_visible()
    before = box_of(news)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hint=true] li").first).to_be_visible()
    assert box_of(news) == before
    (hint,) = slips(page)
    parts = page.locator("nav.seats").locator(".points, .name, .thumb, .fact")
    for part in [news, *parts.all()]:
        assert not _overlap(hint, box_of(part))


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
