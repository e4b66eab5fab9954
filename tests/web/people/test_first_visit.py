"""First visits: no unnecessary requests, and playing takes three clicks."""

import pytest
from playwright.sync_api import Page, Request, expect
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP
from tests.web.conftest import NewVisitor
from tests.web.skye.player import SkyePlayer

PLAY = {"en": "Play now", "ru": "Играть", "nl": "Speel nu", "pt": "Jogar"}


def asked_by(visit: Visit) -> list[str]:
    """The page's API requests from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type == "fetch":
            asked.append(f"{request.method} {request.url.removeprefix(visit.url)}")

    visit.page.on("request", note)
    return asked


def test_a_first_visit_does_not_request_the_account(visitor: Visit) -> None:
    asked = asked_by(visitor)
    player = SkyePlayer(visitor.page)
    player.start_playing_now()
    assert "GET /games" in asked
    before = asked[: asked.index("POST /guests")]
    assert "GET /me" not in asked
    assert not [one for one in before if "which=mine" in one]


def test_a_returning_visitor_is_recognised_with_one_request(new_visitor: NewVisitor) -> None:
    first = new_visitor()
    SkyePlayer(first.page).start_playing_now()
    again = new_visitor(storage_state=first.context.storage_state())
    asked = asked_by(again)
    player = SkyePlayer(again.page)
    player.open()
    player.page.get_by_role("link", name="Continue").or_(
        player.page.get_by_role("link", name="Move")
    ).first.click()
    expect(player.seal_button).to_be_visible()
    assert asked.count("GET /me") == 1


@pytest.mark.parametrize("language", ["en", "ru", "nl", "pt"])
def test_a_guest_keeps_the_first_name_and_emblem(new_visitor: NewVisitor, language: str) -> None:
    visit = new_visitor(DESKTOP.speaking(language))
    page = visit.page
    page.goto("/")
    stored = "localStorage['skerry.name']"
    page.wait_for_function(f"() => {stored} !== undefined")
    name = page.evaluate(stored)
    assert name.isascii() or language != "en"
    assert not name.isascii() or language != "ru", "the name is in the visitor's language"

    def emblem(page: Page) -> str:
        menu = page.locator("header").get_by_role("button").filter(has_text=name)
        expect(menu).to_be_visible()
        return str(menu.locator("svg").inner_html())

    first = emblem(page)
    page.reload()
    assert emblem(page) == first
    tab = visit.new_tab()
    tab.goto("/about")
    assert emblem(tab) == first
    page.get_by_role("button", name=PLAY[language]).first.click()
    page.wait_for_url("**/t/*")
    page.goto("/settings")
    assert emblem(page) == first
    assert visit.context.request.get("/me").json()["name"] == name
