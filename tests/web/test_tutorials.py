"""Guided first games: pressing what is highlighted leads to the end."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.browser.players import Player
from tests.web.conftest import NewVisitor

SKYE: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/skye/learn/lesson.json").read_text(encoding="utf-8")
)
MOST_STEPS = 150
_SOON_MS = 3000
_TRIES = 4
# The state of a lesson: its text, its highlight and the question.
_LOOK = """() => JSON.stringify([
  document.querySelector('aside.slip')?.innerText,
  [...document.querySelectorAll('.spots i')].map(ring => ring.getAttribute('style')),
  document.querySelector('.table')?.dataset.question,
  document.querySelector('.walk') !== null,
  [...document.querySelectorAll('[aria-pressed]')].map(one => one.ariaPressed),
])"""
# The position of the highlight, once it rests on something that can be pressed.
# A chosen card is played, not put back.
_RING = """() => {
  const can = button => !button?.disabled && button?.ariaDisabled !== 'true';
  const playing = document.querySelector('[data-act=play] button');
  const ring = [...document.querySelectorAll('.spots i')].at(playing && can(playing) ? -1 : 0);
  if (!ring || document.body.innerText.includes('Finding places')) return null;
  const { left, top, width, height } = ring.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  if (!can(document.elementFromPoint(...at)?.closest('button'))) return null;
  const isAtRest = window.lastRing === String(at);
  window.lastRing = String(at);
  return isAtRest ? at : null;
}"""
# Whether the guide's card is clear of everything that it points at.
_IS_CLEAR = """() => {
  const slip = document.querySelector('aside.slip')?.getBoundingClientRect();
  return !slip || [...document.querySelectorAll('.spots i')].every(ring => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const across = Math.min(right, slip.right) - Math.max(left, slip.left);
    const down = Math.min(bottom, slip.bottom) - Math.max(top, slip.top);
    return across <= 2 || down <= 2;
  });
}"""
# Highlights are redrawn a few times a second.
_REST_MS = 150


class Pupil(Player):
    """A player who does only what the guide says."""

    @property
    def guide(self) -> Locator:
        """The guide's card."""
        return self.page.get_by_role("complementary", name="Guide")

    @property
    def rings(self) -> Locator:
        """The guide's highlight, which is only visual."""
        return self.page.locator(".spots i")

    def begin(self, game: str, lesson: int = 0) -> None:
        """Go from the tutorial page to the table of the lesson."""
        self.open(f"/tutorial/{game}")
        self.page.locator(".lesson").nth(lesson).get_by_role("button").first.click()
        expect(self.guide).to_be_visible()

    def follow(self, until: str | None = None) -> bool:
        """Do what the card says; returns False after the last card, or at one with these words."""
        # A card can change between a look at it and the click.
        on = self.guide.filter(has_not_text=until).get_by_role("button", name="Next")
        end = self.button("Play on")
        colour = self.page.locator("[data-act=colour]")
        anything = self.walk.or_(self.button("Next")).or_(end).or_(colour).or_(self.rings)
        expect(anything.first).to_be_visible()
        before = self.page.evaluate(_LOOK)
        if until is not None and until in before:
            return False
        if self.walk.is_visible():
            self.skip_walk()
            return True
        if end.is_visible():
            return False
        if on.is_visible():
            # A scoring can appear over it.
            with suppress(TooLate):
                on.click(timeout=_SOON_MS)
            # The caller reads the card, which takes a moment to change.
            self._has_changed(before)
            return True
        if colour.is_visible():
            self._name_colour()
        elif self.page.locator("[data-stall] .stepper").count() == 2:
            self._price()
        else:
            self._press_ring()
        # Press again if the guide was still rotating the piece.
        for _ in range(_TRIES):
            if self._has_changed(before):
                return True
            self._press_ring()
        raise AssertionError(f"nothing happens: {before}")

    def expect_nothing_covered(self) -> None:
        """Wait until the guide's card covers nothing that it points at."""
        self.page.wait_for_function(_IS_CLEAR)

    def _has_changed(self, before: str) -> bool:
        try:
            self.page.wait_for_function(
                f"before => ({_LOOK})() !== before", arg=before, timeout=_SOON_MS
            )
        except TooLate:
            return False
        return True

    def _press_ring(self) -> None:
        """Press what is highlighted, with mouse or touch."""
        # A highlight of the step before may still be there for a moment.
        self.page.evaluate("window.lastRing = null")
        try:
            found = self.page.wait_for_function(_RING, polling=_REST_MS, timeout=_SOON_MS)
        except TooLate:
            # The guide has moved on.
            return
        x, y = found.json_value()
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)

    def _name_colour(self) -> None:
        self.page.locator("section button[data-colour]").first.click()
        self.page.locator("[data-act=colour] button").click()

    def _price(self) -> None:
        """Set the guide's prices, or one gold if it has none, and seal them."""
        if self.button("Seal prices").is_visible():
            self.button("Seal prices").click()
            return
        planned = dict(re.findall(r"(L\d\d)=(\d)", SKYE["suggestions"][0]))
        stall = self.page.locator("[data-stall]:has(.stepper)")
        for at in range(stall.count()):
            tile = stall.nth(at).get_attribute("data-stall") or ""
            price = stall.nth(at).get_by_role("spinbutton")
            while price.inner_text() != planned.get(tile, "1"):
                stall.nth(at).get_by_role("button", name="One more").click()


@pytest.mark.parametrize(
    ("game", "lesson", "device"),
    [
        ("skye", 0, DESKTOP),
        ("skye", 0, PHONE),
        ("cats", 0, DESKTOP),
        ("cats", 0, PHONE),
        ("cats", 1, DESKTOP),
    ],
    ids=["skye", "skye-phone", "cats", "cats-phone", "cats-solo"],
)
def test_following_the_guide_finishes_the_lesson(
    new_visitor: NewVisitor, game: str, lesson: int, device: Device
) -> None:
    pupil = Pupil(new_visitor(device).page)
    pupil.begin(game, lesson)
    steps = 0
    while pupil.follow():
        steps += 1
        pupil.expect_no_scrolling()
        pupil.expect_nothing_covered()
        assert steps < MOST_STEPS, pupil.guide.inner_text()
    # The scoring of a round can appear over the last card.
    pupil.page.add_locator_handler(pupil.walk, pupil.skip_walk)
    lesson_at = pupil.page.url
    if device == PHONE:
        pupil.button("Play on").click()
    else:
        # One click leads to a real game.
        pupil.button("Play now").click()
        expect(pupil.page).not_to_have_url(lesson_at)
        expect(pupil.page.locator(".table[data-question]")).to_be_visible()
    expect(pupil.guide).to_be_hidden()
    pupil.open(f"/tutorial/{game}")
    expect(pupil.page.get_by_text("You have finished this lesson")).to_be_visible()


def test_a_lesson_continues_where_it_was_left(visitor: Visit) -> None:
    pupil = Pupil(visitor.page)
    pupil.begin("skye")
    first = pupil.guide.inner_text()
    pupil.button("Next").click()
    expect(pupil.guide).not_to_have_text(first)
    second = pupil.guide.inner_text()
    pupil.open("/tutorial/skye")
    pupil.page.get_by_role("link", name="Continue").click()
    expect(pupil.guide).to_be_visible()
    assert pupil.guide.inner_text() == second
