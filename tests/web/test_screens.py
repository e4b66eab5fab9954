"""Every screen at every size: nothing scrolls that should not, nothing is too small, axe finds nothing."""

import pytest
from tests.web.accessibility import AXE, crowded, small_targets, violations
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.players import Player
from tests.web.scenes import Scenes
from tests.web.screens import BY_NAME, SCREENS
from tests.web.ways import Screen
from tests.web.words import speak

MIDDLING = [(1024, 768), (1180, 820), (1280, 720)]
"""Tablets on their side and small laptops."""
LARGER = {PHONE: TABLET, DESKTOP: LARGE}
"""Screens that are shown by the same kind of device."""
LEAST_BOARD = 90
"""So high is the board at least, in pixels."""
SOON_MS = 5000
_IS_ROOMY = """least => {
  const isBelow = one => one.getBoundingClientRect().bottom > innerHeight;
  const board = document.querySelector('.board .pane').getBoundingClientRect();
  const isRussian = /\\p{Script=Cyrillic}/u.test(document.querySelector('.dock .acts').innerText);
  return isRussian && board.height >= least && ![...document.querySelectorAll('.dock .acts button')].some(isBelow);
}"""


def show(coming: Visiting, scenes: Scenes, screen: Screen, device: Device) -> Visit:
    known = {} if screen.stranger else {"storage_state": scenes.ann}
    # Only axe is let through: its script is not one of the page's own.
    visit = coming(device, bypass_csp=True, **known)
    if screen.name == "offline":
        visit.provoke("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    screen.show(visit, scenes)
    return visit


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_for_everybody(
    coming: Visiting, scenes: Scenes, screen: Screen, device: Device
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run `npm --prefix web ci`")
    visit = show(coming, scenes, screen, device)
    page, player = visit.page, Player(visit.page)
    wrong = {"day": violations(page)}
    page.emulate_media(color_scheme="dark")
    # By night there are other colours; all else is the same.
    wrong["night"] = violations(page, "color-contrast")
    assert wrong == {"day": [], "night": []}
    for size in (device, LARGER[device]):
        page.set_viewport_size({"width": size.width, "height": size.height})
        player.expect_no_scrolling(aside_only=screen.scrolls)
        if size.touch:
            assert small_targets(page) == []


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize(
    "name",
    [
        "pricing",
        "buying",
        "building-5",
        "round-scoring",
        "cats-draft",
        "cats-laying",
        "cats-placing",
        "cats-solo",
    ],
)
def test_a_table_fits_with_large_text(
    coming: Visiting, scenes: Scenes, name: str, device: Device
) -> None:
    visit = coming(device, storage_state=scenes.ann)
    visit.context.add_init_script(
        "localStorage.setItem('skerry.settings', JSON.stringify({ scale: 130 }))"
    )
    BY_NAME[name].show(visit, scenes)
    Player(visit.page).expect_no_scrolling()
    if device.touch:
        assert small_targets(visit.page) == []


OF_TABLES = pytest.mark.parametrize(
    "name",
    [
        "pricing",
        "buying",
        "building-5",
        "cats-draft",
        "cats-paying",
        "cats-naming",
        "cats-laying",
        "cats-placed",
        "cats-finds",
        "cats-solo",
        "cats-family",
    ],
)


@OF_TABLES
def test_long_words_leave_board_and_buttons_in_sight(
    coming: Visiting, scenes: Scenes, name: str
) -> None:
    page = show(coming, scenes, BY_NAME[name], PHONE).page
    # Russian has the longest words.
    speak(page, "ru")
    # Words and letters of another language come one after the other.
    page.wait_for_function(_IS_ROOMY, arg=LEAST_BOARD, timeout=SOON_MS)


@OF_TABLES
def test_a_sheet_is_not_crowded(coming: Visiting, scenes: Scenes, name: str) -> None:
    visit = show(coming, scenes, BY_NAME[name], DESKTOP)
    for width, height in MIDDLING:
        visit.page.set_viewport_size({"width": width, "height": height})
        assert crowded(visit.page) == [], f"at {width}x{height}"
        Player(visit.page).expect_no_scrolling()
