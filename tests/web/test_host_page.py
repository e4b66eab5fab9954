"""The host's page in Chromium: opened by a link, on a phone and on a desktop."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.harness import Server
from tests.web.browser import chromium
from tests.web.browser.accessibility import small_targets, violations
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, Device
from tests.web.browser.language import set_language
from tests.web.servers import bots, make_table, page_server
from tests.web.test_languages import said, sentences

from skerry.server.host import keys
from skerry.server.ops.settings import Settings
from skerry.server.store.database import open_engine
from skerry.server.store.times import now_ms

PHONE = Device("390x844", 390, 844, touch=True)
PARTS = ("now", "tables", "people", "access", "settings", "backups", "journal")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: a host closes and bans."""
    with page_server(tmp_path_factory.mktemp("hosted")) as running:
        yield running


def new_link(server: Server) -> str:
    """The path of a new link, as `skerry admin link` prints it."""
    engine = open_engine(Settings(server.data).database_url, writes=True)
    try:
        with engine.begin() as connection:
            return f"/host/open/{keys.add_link(connection, now_ms())}"
    finally:
        engine.dispose()


@pytest.fixture
def visits(browser: Browser, hosted: Server) -> Iterator[list[Visit]]:
    """The browsers of a test; fails at the end if one of them reported a problem."""
    opened: list[Visit] = []
    yield opened
    for visit in opened:
        visit.context.close()
    problems = [problem for visit in opened for problem in visit.unexpected()]
    assert not problems, "\n".join(problems)


def come(
    browser: Browser, server: Server, visits: list[Visit], device: Device, **options: object
) -> Visit:
    visit = chromium.visit(browser, server.url, device, **options)
    visits.append(visit)
    return visit


def host_at(
    browser: Browser, server: Server, visits: list[Visit], device: Device, **options: object
) -> Page:
    """A browser that has opened a link to the page."""
    page = come(browser, server, visits, device, **options).page
    page.goto(new_link(server))
    page.get_by_role("button").click()
    expect(page).to_have_url(re.compile("/host$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def player(browser: Browser, server: Server, visits: list[Visit], name: str) -> Visit:
    visit = come(browser, server, visits, DESKTOP)
    visit.sign_in_as(name)
    return visit


def turn_to(page: Page, part: str) -> None:
    page.get_by_role("navigation", name="Parts of this page").get_by_role("link", name=part).click()
    expect(page.get_by_role("heading", level=2, name=part, exact=True).first).to_be_attached()


def confirm(page: Page, word: str) -> None:
    """Answer the question that a deed asks first."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=word, exact=True)).to_be_visible()
    dialog.get_by_role("button", name=word, exact=True).click()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_host_looks_after_tables_and_people(
    browser: Browser, hosted: Server, visits: list[Visit], device: Device
) -> None:
    ann = player(browser, hosted, visits, f"Ann {device.name}")
    solo = make_table(ann.context, seats=[{"type": "me"}, *bots(1)])["id"]
    waiting = make_table(ann.context, seats=[{"type": "me"}, {"type": "open"}])["id"]
    ann.page.goto(f"/t/{solo}")
    page = host_at(browser, hosted, visits, device)
    sockets = page.get_by_role("img", name=re.compile("^Connections in the last hour: now [1-9]"))
    expect(sockets).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="Running")).to_be_visible()

    turn_to(page, "Tables")
    page.get_by_label("Search").fill(waiting)
    row = page.get_by_role("listitem").filter(has_text=waiting)
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    row.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("dialog")).to_contain_text("cannot be undone")
    page.keyboard.press("Escape")
    expect(row).to_be_visible()
    row.get_by_role("button", name="Delete").click()
    confirm(page, "Delete")
    expect(page.get_by_text("Nothing found.")).to_be_visible()

    page.get_by_label("Search").fill(solo)
    row = page.get_by_role("listitem").filter(has_text=solo)
    row.get_by_role("button", name="Close table").click()
    confirm(page, "Close table")
    expect(row).to_contain_text("Closed")
    expect(ann.page.get_by_text("This game is frozen.").first).to_be_visible()
    row.get_by_role("button", name="Reopen").click()
    expect(row).to_contain_text("Running")
    expect(ann.page.get_by_text("This game is frozen.").first).to_be_hidden()

    turn_to(page, "People")
    page.get_by_label("Search").fill(f"Ann {device.name}")
    row = page.get_by_role("main").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("online")
    row.get_by_role("button", name="Kick").click()
    confirm(page, "Kick")
    ann.provoke(r"401 GET .*/me$", r"status of 401")
    assert ann.context.request.get("/me").status == 401
    turn_to(page, "Journal")
    first = page.get_by_role("main").get_by_role("listitem").first
    expect(first).to_contain_text(f"kicked Ann {device.name}")
    expect(first).to_contain_text(re.compile(r"Page [0-9a-z]{4}"))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_invitations_and_bans(
    browser: Browser, hosted: Server, visits: list[Visit], device: Device
) -> None:
    page = host_at(browser, hosted, visits, device)
    visits[-1].provoke(r"400 POST .*/host/bans", r"status of 400")
    turn_to(page, "Access")
    page.get_by_label("For whom").fill("the club")
    page.get_by_role("button", name="Create a code").click()
    expect(page.get_by_text(re.compile(r"([0-9a-z]{4}-){4}[0-9a-z]{4}"))).to_be_visible()
    page.get_by_role("button", name="Revoke").first.click()
    confirm(page, "Revoke")
    expect(page.get_by_text("No invitation is valid.")).to_be_visible()
    for address, sentence in (("ann", "not an address"), ("127.0.0.1", "cannot be banned")):
        page.get_by_label("Address or network").fill(address)
        page.get_by_role("button", name="Ban", exact=True).click()
        confirm(page, "Ban")
        expect(page.get_by_label("Address or network")).to_have_accessible_description(
            re.compile(sentence)
        )
    page.get_by_label("Address or network").fill("192.0.2.7")
    page.get_by_role("button", name="Ban", exact=True).click()
    confirm(page, "Ban")
    banned = page.get_by_role("listitem").filter(has_text="192.0.2.7/32")
    banned.get_by_role("button", name="Lift").click()
    expect(page.get_by_text("Nobody is banned.")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_settings_and_backups(
    browser: Browser, hosted: Server, visits: list[Visit], device: Device
) -> None:
    ann = player(browser, hosted, visits, "Ann")
    ann.page.goto("/")
    page = host_at(browser, hosted, visits, device)
    visits[-1].provoke(r"400 POST .*/host/settings", r"status of 400")
    turn_to(page, "Settings")
    games = page.get_by_label("Games against bots kept per person")
    games.fill("101")
    games.press("Enter")
    expect(games).to_have_accessible_description("Use a number from 1 to 100.")
    games.fill("5")
    games.press("Enter")
    expect(page.get_by_role("button", name="Reset to 20")).to_be_visible()
    assert ann.context.request.get("/games").json()["keeping"]["games"] == 5
    page.get_by_role("button", name="Reset to 20").click()
    expect(games).to_have_value("20")
    news = f"A break at eight, says the {device.name}."
    page.get_by_label("Announcement").fill(news)
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("button", name="Remove it")).to_be_visible()
    # A page that is open learns of it by itself.
    told = ann.page.get_by_role("status").filter(has_text=news)
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(told).to_be_hidden()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name="Remove it")).to_be_hidden()

    turn_to(page, "Backups")
    make = page.get_by_role("button", name="Back up now")
    make.click()
    # An earlier one may be in the list, which is drawn anew when this one is there.
    expect(make).to_be_enabled()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download").first.click()
    assert re.fullmatch(r"skerry-.*\.gz", downloading.value.suggested_filename)
    assert downloading.value.path().read_bytes()[:2] == b"\x1f\x8b"
    page.get_by_role("button", name="Sign out").click()
    confirm(page, "Sign out")
    expect(page).to_have_url(re.compile("/$"))
    visits[-1].provoke(r"404 GET .*/host", r"status of 404")
    page.goto("/host")
    expect(page.get_by_role("heading", level=1, name="Page not found")).to_be_visible()


def test_an_announcement_is_shown_at_a_table(
    browser: Browser, hosted: Server, visits: list[Visit]
) -> None:
    ann = player(browser, hosted, visits, "Ann")
    table = make_table(ann.context, seats=[{"type": "me"}, *bots(1)])["id"]
    ann.page.goto(f"/t/{table}")
    page = host_at(browser, hosted, visits, DESKTOP)
    expect(ann.page.get_by_role("button", name="Menu")).to_be_visible()
    turn_to(page, "Settings")
    page.get_by_label("Announcement").fill("Good night, all.")
    page.get_by_role("button", name="Announce").click()
    told = ann.page.get_by_role("status").filter(has_text="Good night, all.")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Remove it").click()
    expect(told).to_be_hidden()


def test_a_link_works_once(browser: Browser, hosted: Server, visits: list[Visit]) -> None:
    link = new_link(hosted)
    first = come(browser, hosted, visits, DESKTOP).page
    first.goto(link)
    first.get_by_role("button", name="Open the page").click()
    expect(first.get_by_role("heading", level=1, name="Host\u2019s page")).to_be_visible()
    second = come(browser, hosted, visits, PHONE)
    second.provoke(r"410 GET", r"status of 410", r"404 GET .*/host", r"status of 404")
    second.page.goto(link)
    expect(second.page.get_by_text("This link was used already.")).to_be_visible()
    second.page.goto("/host")
    expect(second.page.get_by_role("heading", level=1, name="Page not found")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_every_part_is_accessible_in_all_languages(
    browser: Browser, hosted: Server, visits: list[Visit], device: Device
) -> None:
    ann = player(browser, hosted, visits, "Ann")
    make_table(ann.context, seats=[{"type": "me"}, *bots(1)])
    page = host_at(browser, hosted, visits, device, bypass_csp=True)
    for part in PARTS:
        page.goto("/host" if part == "now" else f"/host?part={part}")
        expect(page.get_by_text("Loading ...")).to_have_count(0)
        assert not violations(page), part
        assert not small_targets(page), part
        assert page.evaluate(OVERFLOW) == 0, part
        if device is PHONE:
            continue
        english = sentences(said(page))
        for language in ("ru", "nl", "pt"):
            set_language(page, language)
            page.wait_for_function(
                "tag => document.documentElement.lang.startsWith(tag)", arg=language
            )
            expect(page.get_by_role("heading", level=1)).not_to_have_text("Host\u2019s page")
            left = {text for text in sentences(said(page)) & english if "kerry" not in text}
            assert not left, (part, language)
            assert page.evaluate(OVERFLOW) == 0, (part, language)
        set_language(page, "en")


def test_the_keyboard_is_enough(browser: Browser, hosted: Server, visits: list[Visit]) -> None:
    ann = player(browser, hosted, visits, "Ann")
    table = make_table(ann.context, seats=[{"type": "me"}, {"type": "open"}])["id"]
    page = host_at(browser, hosted, visits, DESKTOP)
    page.get_by_role("link", name="Tables", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_label("Search").focus()
    page.keyboard.type(table)
    row = page.get_by_role("main").get_by_role("listitem")
    expect(row).to_have_count(1)
    button = row.get_by_role("button", name="Delete")
    for _ in range(3):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    agree = page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True)
    for _ in range(4):
        page.keyboard.press("Tab")
        if agree.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_players_never_load_the_page_of_the_host(
    browser: Browser, hosted: Server, visits: list[Visit]
) -> None:
    visit = come(browser, hosted, visits, DESKTOP, service_workers="allow")
    loaded: list[str] = []
    visit.context.on("response", lambda answer: loaded.append(answer.url))
    visit.page.goto("/")
    expect(visit.page.get_by_role("button", name="Play now").first).to_be_visible()
    visit.page.evaluate("navigator.serviceWorker.ready")
    assert loaded
    assert not [url for url in loaded if re.search("/assets/[Hh]ost", url)]
