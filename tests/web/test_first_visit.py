"""Strangers: nothing is asked in vain, and three clicks later they play."""

from playwright.sync_api import Request, expect
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.skye import SkyePlayer


def asked_by(visit: Visit) -> list[str]:
    """What the page asks of the server from now on; its own files are left out."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type == "fetch":
            asked.append(f"{request.method} {request.url.removeprefix(visit.url)}")

    visit.page.on("request", note)
    return asked


def test_a_stranger_is_not_asked_who_they_are(visitor: Visit) -> None:
    asked = asked_by(visitor)
    player = SkyePlayer(visitor.page)
    player.start_playing_now()
    assert "GET /games" in asked
    before = asked[: asked.index("POST /guests")]
    assert "GET /me" not in asked
    assert not [one for one in before if "which=mine" in one]


def test_who_comes_back_is_recognised_once(coming: Visiting) -> None:
    first = coming()
    SkyePlayer(first.page).start_playing_now()
    again = coming(storage_state=first.context.storage_state())
    asked = asked_by(again)
    player = SkyePlayer(again.page)
    player.open()
    player.page.get_by_role("link", name="Continue").or_(
        player.page.get_by_role("link", name="Move")
    ).first.click()
    expect(player.seal_button).to_be_visible()
    assert asked.count("GET /me") == 1
