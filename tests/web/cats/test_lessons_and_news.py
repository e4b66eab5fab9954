"""Beside the boat: many lessons, what happened since the last turn, and everybody's lessons."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.bot_players import in_phase
from tests.web.cats.player import CatsMouse
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.devices import DESKTOP, LARGE, Device
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View

MANY = 8
# The height of three short lines.
THREE_LINES = 80
_SHOWN = """list => {
  const box = list.getBoundingClientRect();
  const last = list.lastElementChild.getBoundingClientRect();
  return {
    height: list.clientHeight,
    whole: list.scrollHeight,
    isLastShown: last.bottom <= box.bottom + 1 && box.bottom <= innerHeight,
  };
}"""


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
    expect(news.locator("li").nth(2)).to_be_attached()
    shown = news.evaluate(_SHOWN)
    assert shown["height"] >= min(THREE_LINES, shown["whole"])
    assert shown["isLastShown"]


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
