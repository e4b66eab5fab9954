"""Every screen at every size: nothing scrolls that should not, nothing is too small, axe finds nothing."""

import pytest
from tests.web.accessibility import AXE, small_targets, violations
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.players import Player
from tests.web.scenes import Scenes
from tests.web.screens import BY_NAME, SCREENS, Screen

TABLE_SCREENS = [screen for screen in SCREENS if not screen.scrolls]


def show(coming: Visiting, scenes: Scenes, screen: Screen, device: Device) -> tuple[Visit, Player]:
    known = {} if screen.stranger else {"storage_state": scenes.ann}
    # Only axe is let through: its script is not one of the page's own.
    visit = coming(device, bypass_csp=True, **known)
    if screen.name == "offline":
        visit.provoke("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    return visit, screen.show(visit, scenes)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_for_everybody(
    coming: Visiting, scenes: Scenes, screen: Screen, device: Device
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run `npm --prefix web ci`")
    visit, player = show(coming, scenes, screen, device)
    wrong = {"day": violations(visit.page)}
    visit.page.emulate_media(color_scheme="dark")
    wrong["night"] = violations(visit.page)
    assert wrong == {"day": [], "night": []}
    player.expect_no_scrolling(aside_only=screen.scrolls)
    if device.touch:
        assert small_targets(visit.page) == []


@pytest.mark.parametrize("device", [TABLET, LARGE], ids=lambda device: device.name)
@pytest.mark.parametrize("screen", TABLE_SCREENS, ids=lambda screen: screen.name)
def test_a_screen_fits(coming: Visiting, scenes: Scenes, screen: Screen, device: Device) -> None:
    visit, player = show(coming, scenes, screen, device)
    player.expect_no_scrolling()
    if device.touch:
        assert small_targets(visit.page) == []


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("name", ["pricing", "buying", "building-5", "round-scoring"])
def test_a_table_fits_with_large_text(
    coming: Visiting, scenes: Scenes, name: str, device: Device
) -> None:
    visit = coming(device, storage_state=scenes.ann)
    visit.context.add_init_script(
        "localStorage.setItem('skerry.settings', JSON.stringify({ scale: 130 }))"
    )
    BY_NAME[name].show(visit, scenes).expect_no_scrolling()
    if device.touch:
        assert small_targets(visit.page) == []
