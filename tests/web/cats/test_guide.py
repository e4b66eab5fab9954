"""The guide of The Isle of Cats points at what it speaks of, on a phone too."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.conftest import NewVisitor
from tests.web.test_tutorials import Pupil

_SPOKEN_OF = ("20 fish every morning", "how far it has come")


# Whether all cats are in sight, in each frame with these words.
_WATCH = """words => {
  window.frames_seen = [];
  const look = () => {
    const slip = document.querySelector('aside.slip');
    const cats = [...document.querySelectorAll('section button[data-tile]')];
    const isSaid = slip?.innerText.includes(words);
    if (isSaid && cats.length > 0)
      window.frames_seen.push(cats.every((cat) => {
        const { left, top, width, height } = cat.getBoundingClientRect();
        return cat.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_guide_points_at_fish_and_lessons_on_a_phone(new_visitor: NewVisitor) -> None:
    pupil = Pupil(new_visitor(PHONE).page)
    pupil.begin("cats")
    for words in _SPOKEN_OF:
        while pupil.follow(until=words):
            pass
        expect(pupil.guide).to_contain_text(words)
        expect(pupil.rings.first).to_be_visible()
        pupil.expect_nothing_covered()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_guide_covers_no_cat_whose_number_it_explains(
    new_visitor: NewVisitor, device: Device
) -> None:
    pupil = Pupil(new_visitor(device).page)
    pupil.begin("cats", 1)
    words = "cats are numbered from the left"
    pupil.page.evaluate(_WATCH, words)
    while pupil.follow(until=words):
        pass
    pupil.page.wait_for_function("() => window.frames_seen.length > 0")
    assert all(pupil.page.evaluate("window.frames_seen"))
