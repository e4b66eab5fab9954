"""Beside the boat: many lessons, what happened since the last turn, and everybody's lessons."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.bot_players import in_phase
from tests.web.browser.devices import DESKTOP, LARGE, Device
from tests.web.browser.players import box_of
from tests.web.cats.player import CatsMouse
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View

MANY = 8
# The height of a line that wraps: lessons have priority in one's own turn.
TWO_LINES = 40
_SHOWN = """list => {
  const box = list.getBoundingClientRect();
  const last = list.lastElementChild.getBoundingClientRect();
  return {
    height: list.clientHeight,
    isLastShown: last.bottom <= box.bottom + 1 && box.bottom <= innerHeight,
  };
}"""

_IS_WHOLE = "list => list.scrollHeight <= list.clientHeight + 1"


def _has_many_lessons(view: View, asked: bool) -> bool:
    return (
        in_phase(CatsPhase.RESCUE)(view, asked)
        and len(view.mine.lessons.known) + len(view.public) >= MANY
    )


def _with_many_lessons(new_visitor: NewVisitor, device: Device) -> Page:
    """A table on which somebody has many lessons, at that player's turn."""
    visit = new_visitor(device)
    at_a_table(visit, _has_many_lessons, seats=[ME, *bots(2, "greedy")], luck="lessons")
    assert CatsMouse(visit.page).want() == "leave"
    return visit.page


def _scroll_to_the_end(box: Locator) -> None:
    box.evaluate("box => box.scrollTo({ top: box.scrollHeight })")


@pytest.mark.parametrize("device", [DESKTOP, LARGE], ids=lambda device: device.name)
def test_beside_many_lessons_one_still_reads_what_happened_last(
    new_visitor: NewVisitor, device: Device
) -> None:
    page = _with_many_lessons(new_visitor, device)
    news = page.locator(".strip .since ol")
    # What has no room is announced above, and every line is whole.
    expect(news.locator("li").nth(1)).to_be_attached()
    page.wait_for_function(_IS_WHOLE, arg=news.element_handle())
    shown = news.evaluate(_SHOWN)
    assert shown["height"] >= TWO_LINES
    assert shown["isLastShown"]


def test_lessons_that_are_hidden_are_announced_and_reached(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, DESKTOP)
    shown = page.locator(".strip [data-lesson]")
    more = page.locator(".strip").get_by_role("button", name=re.compile("more below"))
    expect(more).to_have_text(re.compile(r"\d more below"))
    hidden = int(more.inner_text().split()[0])
    # Half of them are in sight without scrolling.
    assert 1 <= hidden <= shown.count() / 2
    more.click()
    expect(shown.last).to_be_in_viewport(ratio=0.9)
    expect(more).to_have_count(0)


def test_lessons_that_a_tile_would_change_are_in_sight(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, DESKTOP)
    player = CatsMouse(page)
    assert any(player.lay(piece) for piece in player.takeable())
    changed = page.locator(".strip [data-lesson]:has(.delta)")
    expect(changed.first).to_be_attached()
    for lesson in changed.all():
        expect(lesson).to_be_in_viewport(ratio=0.9)


def test_rules_of_lessons_are_shown_where_there_is_room(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, LARGE)
    expect(page.locator(".strip [data-lesson] .rule")).to_have_count(
        page.locator(".strip [data-lesson]").count()
    )


def test_a_list_of_lessons_fades_where_more_is_hidden(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, DESKTOP)
    page.locator("[data-item=lessons]").click()
    for place in (".strip", "[data-open=lessons]"):
        lessons = page.locator(f"{place} .lessons")
        box = lessons.locator("xpath=..")
        expect(box).to_have_css("mask-image", re.compile("gradient"))
        _scroll_to_the_end(box)
        # At its end it fades only above.
        expect(box).to_have_css("mask-image", re.compile(r"[1-9]\d*px, \S.* 100%"))
        expect(lessons.locator("[data-lesson]").last).to_be_in_viewport(ratio=0.9)


def test_points_for_lessons_say_that_more_are_hidden(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, DESKTOP)
    page.locator("[data-item=lessons]").click()
    points = page.locator("[data-open=lessons] .seats b").all_inner_texts()
    hidden = page.locator(".seats [data-seat] .points").all_inner_texts()
    assert ["+?" in one for one in points] == ["+?" in one for one in hidden]
    assert "+?" not in points[0]
    assert any("+?" in one for one in points)
    page.locator("[data-item=rats]").click()
    expect(page.locator("[data-open=rats] .seats")).not_to_contain_text("?")


def test_a_hint_covers_neither_lessons_nor_rivals(new_visitor: NewVisitor) -> None:
    page = _with_many_lessons(new_visitor, DESKTOP)
    player = CatsMouse(page)
    player.push(player.button("Hint"))
    expect(page.locator("[data-hint=true]")).to_be_visible()
    hint = box_of(page.locator("[data-hint=true]"))
    lessons = box_of(page.locator("[data-lessons]"))
    assert lessons["x"] + lessons["width"] <= hint["x"]
    seats = [box_of(one) for one in page.locator("nav.seats [data-seat]").all()]
    assert all(seat["y"] + seat["height"] <= hint["y"] for seat in seats)
    # A few lessons are still read.
    assert lessons["height"] >= TWO_LINES
