"""The guide of The Isle of Cats points at what it speaks of, on a phone too."""

from playwright.sync_api import expect
from tests.web.conftest import NewVisitor
from tests.web.devices import PHONE
from tests.web.test_tutorials import Pupil

_SPOKEN_OF = ("20 fish every morning", "how far it has come")


def test_the_guide_points_at_fish_and_lessons_on_a_phone(new_visitor: NewVisitor) -> None:
    pupil = Pupil(new_visitor(PHONE).page)
    pupil.begin("cats")
    for words in _SPOKEN_OF:
        while pupil.follow(until=words):
            pass
        expect(pupil.guide).to_contain_text(words)
        expect(pupil.rings.first).to_be_visible()
        pupil.expect_nothing_covered()
