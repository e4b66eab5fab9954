"""Every screen at every size: nothing scrolls that should not, nothing is too small, axe finds nothing."""

import pytest
from tests.web.accessibility import AXE, small_targets, violations
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.players import Player
from tests.web.scenes import Scenes
from tests.web.screens import BY_NAME, SCREENS
from tests.web.ways import Screen

LARGER = {PHONE: TABLET, DESKTOP: LARGE}
"""Screens that are shown by the same kind of device."""


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
