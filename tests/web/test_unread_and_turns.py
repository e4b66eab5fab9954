"""What calls a player at a table: unread chat on a phone, the own turn during try mode; and what names the icons."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, OPEN, join_table, make_table
from tests.web.skye.player import SkyePlayer


def two_at_a_table(new_visitor: NewVisitor, device: Device) -> tuple[Visit, Visit]:
    """Ann with a device and Bea with a desktop, at a table that talks."""
    ann, bea = new_visitor(device), new_visitor()
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    table = make_table(ann.context, seats=[ME, OPEN], chat="everybody")
    join_table(bea.context, table["code"])
    for visit in (ann, bea):
        visit.page.goto(f"/t/{table['id']}")
        SkyePlayer(visit.page).expect_status("Set prices")
    return ann, bea


def say(page: Page, text: str) -> None:
    """Say something in the chat of the table."""
    if not page.get_by_role("textbox").is_visible():
        page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("textbox").fill(text)
    page.get_by_role("textbox").press("Enter")


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_unread_chat_is_counted_on_its_button(new_visitor: NewVisitor, device: Device) -> None:
    ann, bea = two_at_a_table(new_visitor, device)
    say(bea.page, "hello")
    unread = ann.page.get_by_role("button", name="Chat, 1 new message")
    expect(unread).to_be_visible()
    SkyePlayer(ann.page).expect_no_scrolling()
    unread.click()
    expect(ann.page.get_by_text("hello")).to_be_visible()
    expect(unread).to_have_count(0)
    ann.page.reload()
    SkyePlayer(ann.page).expect_status("Set prices")
    say(bea.page, "again")
    expect(unread).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_own_turn_calls_out_of_try_mode(new_visitor: NewVisitor, device: Device) -> None:
    ann, bea = two_at_a_table(new_visitor, device)
    first, second = SkyePlayer(ann.page), SkyePlayer(bea.page)
    call = first.button("To my turn")
    first.set_prices()
    # What is tried in the own turn needs no call.
    first.button("Try places").click()
    first.expect_status("Try mode")
    expect(call).to_have_count(0)
    ann.page.keyboard.press("t")
    first.seal()
    first.button("Try places").click()
    first.expect_status("Try mode")
    second.set_prices()
    second.seal()
    # Either of them starts.
    expect(second.offers.first).to_be_visible()
    if second.button("Pass").is_visible():
        second.pass_by()
    expect(call).to_be_visible()
    call.click()
    expect(first.button("Pass")).to_be_visible()
    expect(call).to_have_count(0)


def icon_buttons(page: Page) -> list[Locator]:
    """The visible buttons and links that show no text of their own and no picture of a piece."""
    found = page.locator(":is(button, a):has(svg.icon)").all()
    return [one for one in found if one.is_visible() and not one.inner_text().strip()]


SCREENS = ["/about", "/t/{pricing}", "/t/{building}", "/t/{rescuing}", "/t/{drafting}"]
KEYS = {"Log": "L", "Rules": "?", "Undo": "Z", "Larger": "+", "Try places": "T"}


@pytest.mark.parametrize("where", SCREENS)
def test_every_icon_button_tells_its_name_and_key(
    new_visitor: NewVisitor, sample_tables: SampleTables, where: str
) -> None:
    names = ("pricing", "building", "rescuing", "drafting")
    page = new_visitor(storage_state=sample_tables.ann).page
    page.goto(where.format(**{name: getattr(sample_tables, name) for name in names}))
    expect(page.get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    buttons = icon_buttons(page)
    assert buttons
    for button in buttons:
        name = button.get_attribute("aria-label") or ""
        page.mouse.move(0, 0)
        button.hover(force=True)
        tip = page.locator("[data-icon-tip]")
        expect(tip).to_contain_text(name)
        if name in KEYS:
            expect(tip).to_have_text(f"{name} ({KEYS[name]})")


def test_keys_reach_the_names_of_icons_and_fingers_do_not(new_visitor: NewVisitor) -> None:
    page = new_visitor().page
    page.goto("/about")
    gear = page.get_by_role("banner").get_by_role("link", name="Settings")
    tip = page.locator("[data-icon-tip]")
    expect(gear).to_be_visible()
    page.get_by_role("banner").get_by_role("button", name=re.compile("^Switch")).focus()
    page.keyboard.press("Tab")
    expect(tip).to_have_text("Settings")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    touched = new_visitor(PHONE).page
    touched.goto("/about")
    touched.get_by_role("button", name=re.compile("^Switch")).tap()
    expect(touched.locator("html")).to_have_attribute("data-theme", "night")
    expect(touched.locator("[data-icon-tip]")).to_have_count(0)
