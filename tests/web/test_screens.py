"""Every screen at every size: no scrolling, no small targets, no axe violations."""

import pytest
from tests.server.services import wait_until
from tests.web.browser.accessibility import AXE, crowded, small_targets, violations
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import Player
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screen import Screen
from tests.web.gallery.screens import BY_NAME, SCREENS

MIDDLING = [(1024, 768), (1180, 820), (1280, 720)]
"""Tablets in landscape and small laptops."""
LARGER = {PHONE: TABLET, DESKTOP: LARGE}
"""Screens of one kind of device."""
LEAST_BOARD = 90
"""The smallest height of the board in pixels."""
SOON_MS = 5000
_IS_ROOMY = """least => {
  const isBelow = one => one.getBoundingClientRect().bottom > innerHeight;
  const board = document.querySelector('.board .pane').getBoundingClientRect();
  const isRussian = /\\p{Script=Cyrillic}/u.test(document.querySelector('.dock .acts').innerText);
  return isRussian && board.height >= least && ![...document.querySelectorAll('.dock .acts button')].some(isBelow);
}"""


def show(
    new_visitor: NewVisitor, sample_tables: SampleTables, screen: Screen, device: Device
) -> Visit:
    known = {} if screen.signed_out else {"storage_state": sample_tables.ann}
    # Bypass the security policy for axe, whose script is not part of the page.
    visit = new_visitor(device, bypass_csp=True, **known)
    if screen.name == "offline":
        visit.provoke("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    screen.show(visit, sample_tables)
    return visit


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_accessible(
    new_visitor: NewVisitor, sample_tables: SampleTables, screen: Screen, device: Device
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run `npm --prefix web ci`")
    visit = show(new_visitor, sample_tables, screen, device)
    page, player = visit.page, Player(visit.page)
    wrong = {"day": violations(page)}
    page.emulate_media(color_scheme="dark")
    # The dark theme changes only the colours.
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
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str, device: Device
) -> None:
    visit = new_visitor(device, storage_state=sample_tables.ann)
    visit.context.add_init_script(
        "localStorage.setItem('skerry.settings', JSON.stringify({ scale: 130 }))"
    )
    BY_NAME[name].show(visit, sample_tables)
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
def test_long_words_keep_board_and_buttons_visible(
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str
) -> None:
    page = show(new_visitor, sample_tables, BY_NAME[name], PHONE).page
    # Russian has the longest words.
    set_language(page, "ru")
    # The texts and fonts of another language load one after the other.
    page.wait_for_function(_IS_ROOMY, arg=LEAST_BOARD, timeout=SOON_MS)


@OF_TABLES
def test_the_dock_is_not_crowded(
    new_visitor: NewVisitor, sample_tables: SampleTables, name: str
) -> None:
    visit = show(new_visitor, sample_tables, BY_NAME[name], DESKTOP)
    for width, height in MIDDLING:
        visit.page.set_viewport_size({"width": width, "height": height})
        room = f"room for all controls at {width}x{height}"
        # The page lays itself out anew after a moment.
        wait_until(lambda: not crowded(visit.page), room, SOON_MS / 1000)
        Player(visit.page).expect_no_scrolling()
