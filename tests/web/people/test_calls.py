"""Being called: the offer after a table with people, the settings, the tab, and real notices."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Server
from tests.server.notices.receivers import BrowserKeys, WebReceiver, web_receiver
from tests.server.services import wait_until
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, OPEN, bots, join_table, make_table, page_server
from tests.web.skye.player import SkyePlayer

from skerry.server.ops.settings import Notices, Smtp

SMTP = Smtp("127.0.0.1", "skerry@skerry.example", 9, tls="none")
# Chromium's own push service is elsewhere: the page gets a subscription at a local one instead.
SUBSCRIBE = """([endpoint, keys]) => {
  const made = {
    endpoint, options: {}, toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => ((current = null), true),
  };
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async () => (current = made);
}"""


@pytest.fixture(scope="module")
def receiver() -> Iterator[WebReceiver]:
    with web_receiver() as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls people, also on this machine."""
    notices = Notices("mailto:a@b.example", True, SMTP, delay=0, loopback=True)
    data = tmp_path_factory.mktemp("calls")
    with page_server(data, notices=notices, public_url="https://skerry.example") as running:
        yield running


def come(new_visitor: NewVisitor, name: str, device: Device = DESKTOP) -> Visit:
    visit = new_visitor(device, service_workers="allow")
    visit.sign_in_as(name)
    visit.context.grant_permissions(["notifications"])
    return visit


def can_subscribe(page: Page, receiver: WebReceiver, path: str) -> BrowserKeys:
    keys = BrowserKeys()
    given: list[Any] = [receiver.url + path, keys.form]
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
    return keys


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_leaving_a_table_with_people_offers_a_call_which_then_comes(
    new_visitor: NewVisitor, receiver: WebReceiver, device: Device
) -> None:
    ann, bea = come(new_visitor, "Ann", device), come(new_visitor, "Bea")
    path = f"/{device.name}"
    keys = can_subscribe(ann.page, receiver, path)
    table = make_table(ann.context, seats=[ME, OPEN, OPEN])
    ann.page.goto(f"/t/{table['id']}")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.goto("/about")
    expect(ann.page.get_by_text("Shall we notify you")).to_have_count(0)
    ann.page.goto(f"/t/{table['id']}")
    ann.page.get_by_role("link", name="Skerry").first.click()
    expect(ann.page.get_by_text("Shall we notify you when it is your move?")).to_be_visible()
    ann.page.get_by_role("button", name="Notify me").click()
    expect(ann.page.get_by_text("We will notify you.")).to_be_visible()
    join_table(bea.context, table["code"])

    def titles() -> list[str]:
        mine = [one for one in receiver.requests if one.path == path]
        return [json.loads(keys.read(one.body))["title"] for one in mine]

    wait_until(lambda: titles() == ["Bea has joined your table"], "the call arrives")


def test_a_browser_shows_what_is_sent_to_it(new_visitor: NewVisitor, server: Server) -> None:
    ann = come(new_visitor, "Ann")
    ann.page.goto("/about")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    devtools = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda it: found.extend(one["registrationId"] for one in it["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    wait_until(lambda: bool(ann.page.evaluate("1") and found), "the worker is known")
    notice = {"title": "It is your move", "text": "Bea", "link": "/t/abc", "tag": "table-abc"}
    shown = "navigator.serviceWorker.ready.then((it) => it.getNotifications())"

    def wait_for(text: str) -> None:
        # Read where it is found: headless Chromium forgets notices that no desktop displays.
        said = "all.map((it) => [it.title, it.body, it.data.link].join()).join(';')"
        ann.page.wait_for_function(f"text => {shown}.then((all) => {said} === text)", arg=text)

    def push(**more: str) -> None:
        message = {
            "origin": server.url,
            "registrationId": found[0],
            "data": json.dumps({**notice, **more}),
        }
        devtools.send("ServiceWorker.deliverPushMessage", message)

    push()
    wait_for("It is your move,Bea,/t/abc")
    # Who looks at the table sees it there.
    push(link="/about", tag="table-seen")
    push(title="The game is over")
    wait_for("The game is over,Bea,/t/abc")


def test_the_settings_of_calls(new_visitor: NewVisitor, receiver: WebReceiver) -> None:
    ann = come(new_visitor, "Ann")
    can_subscribe(ann.page, receiver, "/settings")
    ann.page.goto("/settings")
    switch = ann.page.get_by_role("switch", name="Notify me in this browser")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(ann.page.get_by_text("We will notify you.")).to_be_visible()
    assert ann.context.request.get("/me/notices").json()["browsers"] == 1
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    wait_until(
        lambda: ann.context.request.get("/me/notices").json()["browsers"] == 0, "it is removed"
    )
    ann.provoke("400")
    ann.page.get_by_label("E-mail").fill("ann at home")
    ann.page.get_by_role("button", name="Save").first.click()
    expect(ann.page.get_by_text("This is not an e-mail address.")).to_be_visible()
    ann.page.get_by_label("E-mail").fill("ann@mail.example")
    ann.page.get_by_role("button", name="Save").first.click()
    expect(ann.page.get_by_text("Open the link in the mail to ann@mail.example.")).to_be_visible()
    ann.page.get_by_role("button", name="Remove").click()
    expect(ann.page.get_by_label("E-mail")).to_have_value("")
    ann.page.get_by_label("Webhook").fill("https://10.0.0.1/")
    ann.page.get_by_role("button", name="Save").last.click()
    expect(ann.page.get_by_text("This must be a public https address.")).to_be_visible()


def test_the_tab_calls(new_visitor: NewVisitor) -> None:
    ann, bea = come(new_visitor, "Ann"), come(new_visitor, "Bea")
    table = make_table(ann.context, seats=[ME, OPEN])
    ann.page.goto(f"/t/{table['id']}")
    icon = ann.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icons/icon.svg")
    join_table(bea.context, table["code"])
    expect(icon).to_have_attribute("href", "/icons/icon-call.svg")
    expect(ann.page).to_have_title(re.compile("^● .+ · Isle of Skye$"))
    ann.page.goto("/about")
    expect(icon).to_have_attribute("href", "/icons/icon.svg")


def test_the_start_page_calls_for_people_and_not_for_bots(new_visitor: NewVisitor) -> None:
    ann, bea = come(new_visitor, "Ann"), come(new_visitor, "Bea")
    make_table(ann.context, seats=[ME, *bots(1)])
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("Continue|Your turn"))).to_be_visible()
    expect(ann.page).to_have_title("Skerry")
    table = make_table(ann.context, seats=[ME, OPEN])
    join_table(bea.context, table["code"])
    ann.page.reload()
    expect(ann.page).to_have_title("\u25cf Skerry")


def test_the_start_page_calls_from_the_background(new_visitor: NewVisitor) -> None:
    ann, bea = come(new_visitor, "Ann"), come(new_visitor, "Bea")
    tables = [make_table(ann.context, seats=[ME, OPEN]) for _ in range(2)]
    join_table(bea.context, tables[0]["code"])
    # Ann has sealed her prices and waits for Bea.
    player = SkyePlayer(ann.page)
    player.open(f"/t/{tables[0]['id']}")
    player.do("price")
    ann.page.clock.install()
    ann.page.goto("/")
    expect(ann.page.get_by_text("waiting for Bea")).to_be_visible()
    expect(ann.page).to_have_title("Skerry")
    ann.page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    join_table(bea.context, tables[1]["code"])
    ann.page.clock.fast_forward(60_000)
    expect(ann.page).to_have_title("\u25cf Skerry")


def test_the_offer_fits_and_is_asked_once(new_visitor: NewVisitor) -> None:
    ann = come(new_visitor, "Ann", PHONE)
    table = make_table(ann.context, seats=[ME, OPEN])
    for number in range(2):
        ann.page.goto(f"/t/{table['id']}")
        ann.page.get_by_role("link", name="Skerry").first.click()
        expect(ann.page).to_have_url(f"{ann.url}/")
        if number:
            expect(ann.page.get_by_role("heading").first).to_be_visible()
            expect(ann.page.get_by_text("Shall we notify you")).to_have_count(0)
            continue
        ann.page.get_by_role("button", name="Not now").click()
        expect(ann.page.get_by_text("Shall we notify you")).to_have_count(0)


def test_an_invitation_names_the_address_that_others_can_open(new_visitor: NewVisitor) -> None:
    ann = come(new_visitor, "Ann")
    table = make_table(ann.context, seats=[ME, OPEN])
    ann.page.goto(f"/t/{table['id']}")
    expect(ann.page.get_by_text(f"skerry.example/j/{table['code']}")).to_be_visible()
    expect(ann.page.get_by_text("Others in your network can open this link.")).to_be_visible()
    ann.page.route("**/reach", lambda route: route.fulfill(json={"address": None}))
    ann.page.reload()
    expect(ann.page.get_by_text("skerry serve --host 0.0.0.0")).to_be_visible()
