"""The toss for the seed: pages commit and reveal by themselves, show it and check it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.server.harness import Server
from tests.web.browser.accessibility import violations
from tests.web.browser.bot_players import BotSeat, play_seats
from tests.web.browser.chromium import Visit, visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.servers import ME, OPEN, bots, make_table, page_server
from tests.web.skye.player import SkyePlayer

from skerry.core.luck import commitment, seed_from

DEADLINE_S = 3.0
TOSSING = "Shuffling …"
_KEPT = "id => JSON.parse(localStorage.getItem('skerry.toss.' + id))"


@pytest.fixture(scope="module")
def toss_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only a short time for secrets."""
    with page_server(tmp_path_factory.mktemp("toss"), toss_deadline=DEADLINE_S) as running:
        yield running


class People:
    """Opens browsers of people at one server."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.visits: list[Visit] = []

    def come(self, name: str | None = None, device: Device = DESKTOP, **options: Any) -> Visit:
        """A new browser, signed in if there is a name."""
        self.visits.append(visit(self._browser, self.url, device, **options))
        if name is not None:
            self.visits[-1].sign_in_as(name)
        return self.visits[-1]


@pytest.fixture
def people(browser: Browser, toss_server: Server) -> Iterator[People]:
    """People with browsers; fails at the end if one of these reported a problem."""
    all = People(browser, toss_server.url)
    yield all
    for one in all.visits:
        one.context.close()
    problems = [problem for one in all.visits for problem in one.unexpected()]
    assert not problems, "\n".join(problems)


def waiting_table(host: Visit, *seats: dict[str, str]) -> dict[str, Any]:
    """A table that the host starts; its page is open in the host's browser."""
    table = make_table(host.context, seats=[ME, OPEN, *seats], auto_start=False)
    host.page.goto(f"/t/{table['id']}")
    expect(host.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    return table


def sit_down(guest: Visit, table: dict[str, Any]) -> None:
    """Take a seat by the link."""
    guest.page.goto(f"/j/{table['code']}")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("heading", name="Everyone is here")).to_be_visible()


def start(host: Visit) -> None:
    """Start the game by its button."""
    host.page.get_by_role("button", name="Start", exact=True).click()


def info_of(context: BrowserContext, table: str) -> dict[str, Any]:
    """The table, as the API tells it."""
    told: dict[str, Any] = context.request.get(f"/tables/{table}").json()
    return told


def own_secrets(page: Page, table: str) -> dict[str, str]:
    """The secrets that a browser keeps, by their commitments."""
    return {own["commitment"]: own["secret"] for own in page.evaluate(_KEPT, table)["secrets"]}


def fairness(page: Page) -> Locator:
    """Open the dialog about the draws."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Fair shuffle").click()
    dialog = page.get_by_role("dialog", name="Fair shuffle")
    expect(dialog).to_be_visible()
    return dialog


def finish(people: People, table: str, *contexts: BrowserContext) -> dict[str, Any]:
    """Let bots finish the game in the seats of these people; returns its record."""
    parts = [BotSeat(context, seat=seat) for seat, context in enumerate(contexts)]
    play_seats(people.url, table, *parts)
    record: dict[str, Any] = contexts[0].request.get(f"/tables/{table}/record").json()
    return record


def test_a_game_against_bots_has_the_secret_of_the_browser(people: People, tmp_path: Path) -> None:
    ann = people.come(bypass_csp=True)
    player = SkyePlayer(ann.page)
    player.start_playing_now()
    table = ann.page.url.rpartition("/")[2]
    dialog = fairness(ann.page)
    ((mine, secret),) = own_secrets(ann.page, table).items()
    expect(dialog.get_by_role("list", name="Who contributed")).to_contain_text(mine)
    expect(dialog).to_contain_text("contributes nothing")
    expect(dialog).not_to_contain_text("restarted")

    record = finish(people, table, ann.context)
    luck = record["luck"]
    assert luck["seats"] == [{"secret": secret, "commitment": mine}, None]
    assert luck["restarts"] == 0
    assert record["seed"] == seed_from(luck["server"]["secret"], [secret, None])
    ann.page.reload()
    expect(player.result).to_be_visible()
    summary = ann.page.locator("summary", has_text="Fair shuffle")
    expect(summary).to_contain_text("Checked: nobody could choose the draws.")
    summary.click()
    expect(ann.page.get_by_text("Your secret, made by this browser")).to_be_visible()
    assert violations(ann.page) == []
    expect(ann.page.get_by_text(f"--seen {luck['server']['commitment']}")).to_be_visible()

    # A browser that saw nothing before can only compare the values with each other.
    eve = people.come()
    eve.page.goto(f"/replay/{table}")
    eve.page.get_by_role("button", name="Fair shuffle").click()
    dialog = eve.page.get_by_role("dialog", name="Fair shuffle")
    expect(dialog).to_contain_text("This browser did not see what was published before")
    expect(dialog).to_contain_text(secret)
    eve.page.goto("/replay")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    eve.page.locator("input[type=file]").set_input_files(file)
    eve.page.get_by_role("button", name="Fair shuffle").click()
    expect(dialog).to_contain_text("The values were compared only with each other")
    expect(dialog).to_contain_text(secret)


def test_two_people_contribute(people: People) -> None:
    ann, bea = people.come("Ann"), people.come("Bea", PHONE)
    table = waiting_table(ann)
    sit_down(bea, table)
    start(ann)
    for one in (ann, bea):
        SkyePlayer(one.page).expect_status("Set prices")
    toss = info_of(ann.context, table["id"])["toss"]
    assert toss["phase"] == "done"
    assert toss["restarts"] == 0
    for seat, one in enumerate((ann, bea)):
        assert toss["seats"][seat]["commitment"] in own_secrets(one.page, table["id"])
        dialog = fairness(one.page)
        for given in toss["seats"]:
            expect(dialog).to_contain_text(given["commitment"])
        expect(dialog).to_contain_text(f"{('Ann', 'Bea')[seat]} (you)")


def test_the_start_page_reveals(people: People) -> None:
    ann, bea = people.come("Ann"), people.come("Bea")
    table = waiting_table(ann)
    sit_down(bea, table)
    bea.page.goto("/")
    expect(bea.page.get_by_role("heading", name="Your tables")).to_be_visible()
    # It looks at its list only every few seconds.
    start(ann)
    SkyePlayer(ann.page).expect_status("Set prices")
    toss = info_of(ann.context, table["id"])["toss"]
    assert toss["seats"][1]["commitment"] in own_secrets(bea.page, table["id"])


def test_a_closed_page_is_left_out_and_the_restart_counted(people: People) -> None:
    ann, bea = people.come("Ann", bypass_csp=True), people.come("Bea")
    table = waiting_table(ann, *bots(1))
    sit_down(bea, table)
    before = info_of(ann.context, table["id"])
    bea.page.close()
    start(ann)
    expect(ann.page.get_by_role("heading", name=TOSSING)).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Bea.")).to_be_visible()
    assert violations(ann.page) == []
    expect(ann.page.get_by_role("button", name="Start", exact=True)).to_be_hidden()
    SkyePlayer(ann.page).expect_status("Set prices")
    after = info_of(ann.context, table["id"])
    assert after["toss"]["restarts"] == 1
    assert after["commitment"] != before["commitment"]
    assert after["toss"]["seats"][1] == {"commitment": None, "revealed": False}
    own = own_secrets(ann.page, table["id"])
    assert after["toss"]["seats"][0]["commitment"] in own
    assert before["toss"]["seats"][0]["commitment"] in own
    assert len(own) == 2
    dialog = fairness(ann.page)
    expect(dialog).to_contain_text("The shuffle was restarted once.")
    # A text would also be found in the digits of a fingerprint, in any case of letters.
    hers = dialog.get_by_role("listitem").filter(has_text=re.compile(r"\bBea\b"))
    expect(hers).to_contain_text("Contributed nothing")


def test_another_device_commits_anew(people: People) -> None:
    desk, bea = people.come("Ann"), people.come("Bea")
    table = waiting_table(desk)
    sit_down(bea, table)
    cookies = {**desk.context.storage_state(), "origins": []}
    phone = people.come(device=PHONE, storage_state=cookies)
    phone.context.add_init_script("localStorage.setItem('skerry.somebody', 'yes')")
    phone.page.goto(f"/t/{table['id']}")
    expect(phone.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    phone.page.wait_for_function(
        "id => localStorage.getItem('skerry.toss.' + id)?.includes('secret\":')", arg=table["id"]
    )
    start(phone)
    for one in (desk, phone, bea):
        SkyePlayer(one.page).expect_status("Set prices")
    toss = info_of(desk.context, table["id"])["toss"]
    assert toss["restarts"] == 0
    assert toss["seats"][0]["commitment"] in own_secrets(phone.page, table["id"])
    assert toss["seats"][0]["commitment"] not in own_secrets(desk.page, table["id"])
    ours = fairness(desk.page).get_by_role("listitem").filter(has_text="Ann (you)")
    expect(ours).to_contain_text("from another device or browser")


def test_a_chosen_seed_is_marked(people: People) -> None:
    ann = people.come("Ann")
    table = make_table(ann.context, luck="the same for all")
    ann.page.goto(f"/t/{table['id']}")
    dialog = fairness(ann.page)
    expect(dialog).to_contain_text("Chosen seed")
    expect(dialog).to_contain_text("somebody may know them beforehand")
    record = finish(people, table["id"], ann.context)
    assert record["commitment"] == commitment(record["seed"])
    ann.page.reload()
    summary = ann.page.locator("summary", has_text="Fair shuffle")
    expect(summary).to_contain_text("The seed of this game was chosen.")


def test_a_server_that_exchanges_a_fingerprint_learns_nothing(people: People) -> None:
    ann, bea = people.come("Ann"), people.come("Bea")
    # After its silence, the toss continues without this seat.
    bea.provoke("409")
    table = waiting_table(ann)
    asked: list[str] = []
    bea.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))

    def lie(text: str) -> str:
        """Another fingerprint of the server, once all of them have to be final."""
        told = json.loads(text)
        if told.get("type") in {"welcome", "table"} and told["table"]["toss"]["phase"] != "open":
            told["table"]["commitment"] = "0" * 64
        return json.dumps(told)

    def route(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(lie(text)))

    bea.page.route_web_socket(re.compile("/live"), route)
    sit_down(bea, table)
    start(ann)
    expect(bea.page.get_by_role("alert")).to_contain_text(
        "The server replaced the fingerprint of its secret"
    )
    SkyePlayer(ann.page).expect_status("Set prices")
    assert "reveal" not in asked
    assert info_of(ann.context, table["id"])["toss"]["restarts"] == 1
