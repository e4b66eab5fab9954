"""Accounts: the present password, signing out elsewhere, chat mutes, and a server by invitation."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from sqlalchemy import insert
from tests.server.harness import Server
from tests.web.browser import chromium
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, OPEN, join_table, make_table

from skerry.server.ops.settings import Settings
from skerry.server.people.identity import hash_of_code
from skerry.server.store.database import open_engine
from skerry.server.store.schema import INVITES
from skerry.server.store.times import now_ms

CODE = "bcdf-2345"
PASSWORD = "correct horse"  # noqa: S105 - nobody is protected by it


def account(page: Page) -> Locator:
    """The open account dialog."""
    page.get_by_role("button", name="You:").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_a_changed_password_asks_for_the_present_one(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    name = f"Ann {device.name}"
    visit.sign_in_as(name)
    visit.page.goto("/")
    dialog = account(visit.page)
    dialog.get_by_role("button", name="Register this name").click()
    expect(dialog.get_by_label("Current password")).to_have_count(0)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Register", exact=True).click()
    dialog.get_by_role("button", name="Change name or password").click()
    dialog.get_by_label("New password").fill("another horse")
    present = dialog.get_by_label("Current password or recovery code")
    present.fill("a wrong horse")
    visit.provoke("403")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("Wrong password or recovery code.")).to_be_visible()
    present.fill(PASSWORD)
    dialog.get_by_role("button", name="Save").click()
    expect(visit.page.get_by_text("You are signed out everywhere else.")).to_be_visible()


def test_signing_out_elsewhere_turns_the_other_page_into_a_spectator(
    new_visitor: NewVisitor,
) -> None:
    home = new_visitor()
    home.sign_in_as("Ann")
    table = make_table(home.context, visibility="public")
    cafe = new_visitor(storage_state=home.context.storage_state())
    code = home.context.request.post("/me/recovery", data={}).json()["code"]
    cafe.context.clear_cookies()
    cafe.context.request.post("/recover", data={"code": code})
    cafe.context.add_init_script("localStorage.setItem('skerry.somebody', 'yes');")
    cafe.page.goto(f"/t/{table['id']}")
    status = cafe.page.get_by_role("status", name="What happens now")
    expect(status).to_contain_text("Set prices")
    home.page.goto("/")
    dialog = account(home.page)
    dialog.get_by_role("button", name="Sign out").click()
    cafe.provoke("401")
    dialog.get_by_role("button", name="Sign out everywhere else").click()
    expect(home.page.get_by_text("You are signed out everywhere else.")).to_be_visible()
    # The page opens the table again, as a spectator.
    expect(status).to_contain_text("Everyone is setting prices")


@pytest.fixture
def by_invitation(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    del browser
    settings = Settings(tmp_path, invite_only=True)
    with Server(tmp_path, settings=settings) as server:
        engine = open_engine(settings.database_url, writes=True)
        now = now_ms()
        code = {"hash": hash_of_code(CODE), "left": 9, "created": now, "expires": now + 10**7}
        with engine.begin() as connection:
            connection.execute(insert(INVITES).values(**code))
        engine.dispose()
        yield server


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_a_server_by_invitation_asks_for_the_code_first(
    browser: Browser, by_invitation: Server, device: Device
) -> None:
    def come() -> Visit:
        visit = chromium.visit(browser, by_invitation.url, device)
        visit.provoke("401", "403")
        return visit

    host = come()
    host.page.goto("/")
    expect(host.page.get_by_role("heading", name="By invitation")).to_be_visible()
    host.page.get_by_label("Invitation code").fill("wrong")
    host.page.get_by_role("button", name="Enter").click()
    expect(host.page.get_by_text("This code is not valid")).to_be_visible()
    host.page.get_by_label("Invitation code").fill(CODE)
    host.page.get_by_role("button", name="Enter").click()
    expect(host.page.get_by_role("button", name="You:")).to_be_visible()
    table = make_table(host.context, seats=[ME, OPEN], visibility="public")
    guest = come()
    guest.page.goto(f"/j/{table['code']}")
    expect(guest.page.get_by_role("heading", name="By invitation")).to_be_visible()
    guest.page.get_by_label("Invitation code").fill(CODE)
    guest.page.get_by_role("button", name="Enter").click()
    expect(guest.page.get_by_role("button", name="Join")).to_be_visible()
    for visit in (host, guest):
        visit.context.close()
        assert visit.unexpected() == []


def test_a_mute_hides_a_person_under_every_name(new_visitor: NewVisitor) -> None:
    ann, bea, other = new_visitor(), new_visitor(), new_visitor()
    for visit, name in ((ann, "Ann"), (bea, "Bea"), (other, "Bea")):
        visit.sign_in_as(name)
    table = make_table(ann.context, seats=[ME, OPEN, OPEN], chat="everybody")
    for visit in (bea, other):
        join_table(visit.context, table["code"])
    for visit in (ann, bea, other):
        visit.page.goto(f"/t/{table['id']}")
    say(bea.page, "rude")
    chat = open_chat(ann.page)
    expect(chat.get_by_text("rude")).to_be_visible()
    chat.get_by_role("button", name="More about Bea").click()
    ann.page.get_by_role("button", name="Hide messages from Bea").click()
    expect(chat.get_by_text("rude")).to_have_count(0)
    assert bea.context.request.patch("/me", data={"name": "Bella"}).ok
    say(bea.page, "rude again")
    say(other.page, "kind")
    expect(chat.get_by_text("kind")).to_be_visible()
    expect(chat.get_by_text("rude again")).to_have_count(0)
    ann.page.get_by_role("button", name="Show messages from Bella").click()
    expect(chat.get_by_text("rude", exact=True)).to_be_visible()


def open_chat(page: Page) -> Locator:
    chat = page.get_by_role("log", name="Chat")
    if not chat.is_visible():
        page.get_by_role("button", name="Chat").or_(
            page.get_by_role("tab", name="Chat")
        ).first.click()
    return chat


def say(page: Page, text: str) -> None:
    open_chat(page)
    page.get_by_label("Message to the table").fill(text)
    page.get_by_role("button", name="Send").click()
