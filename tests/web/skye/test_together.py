"""People at one table: invitations, disconnects, spectators, a second tab."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.harness import Server
from tests.server.services import wait_until
from tests.web.browser.bot_players import BotSeat, at, play_seats
from tests.web.browser.chromium import Visit, visit
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, OPEN, bots, join_table, make_table, page_server
from tests.web.skye.player import SkyePlayer, SkyeTouch

from skerry.games.skye.game.view import Phase

HEALED = re.compile("Connected again")
LOST = "Your seat is kept"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test can stop."""
    with page_server(tmp_path) as running:
        yield running


def invite(host: SkyePlayer, name: str) -> str:
    """Create a table with an open seat by clicking; returns its link."""
    host.sign_in_as(name)
    host.open("/new")
    # The default table has a bot in its third seat.
    host.button("Remove seat 3").click()
    host.button("Create table").click()
    expect(host.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    return f"http://{host.page.get_by_text('/j/').inner_text()}"


def accept(guest: SkyePlayer, link: str, name: str) -> None:
    """Open an invitation and join."""
    guest.open(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Join").click()
    guest.expect_status("Set prices")


def play_round(players: list[SkyePlayer]) -> None:
    """All players move until the next pricing, or until the game is over."""
    for player in players:
        player.do("price")
    waiting = list(players)
    while waiting:
        for player in list(waiting):
            signs = player.button("Pass").or_(player.button(re.compile("^Confirm")))
            done = player.walk.or_(player.result)
            if done.first.is_visible():
                waiting.remove(player)
            elif signs.first.is_visible():
                player.do(player.want())
    for player in players:
        player.skip_walk()


def test_two_people_play_through_a_disconnect(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(DESKTOP), new_visitor(PHONE)
    host, guest = SkyePlayer(ann.page), SkyeTouch(bea.page)
    accept(guest, invite(host, "Ann"), "Bea")
    host.expect_status("Set prices")
    play_round([host, guest])

    bea.go_offline()
    expect(bea.page.get_by_text(LOST)).to_be_visible()
    host.set_prices()
    host.seal()
    bea.go_online()
    expect(bea.page.get_by_text(LOST)).to_be_hidden()
    guest.expect_status("Ann has sealed")
    guest.do("price")
    for player in (host, guest):
        expect(player.offers.first).to_be_visible()


def test_a_server_restart_loses_nothing(browser: Browser, own_server: Server) -> None:
    ann = visit(browser, own_server.url)
    player = SkyePlayer(ann.page)
    player.start_playing_now()
    player.do("price")
    player.play_until("build")
    ann.provoke("ERR_CONNECTION_REFUSED", "WebSocket", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    own_server.stop()
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    expect(ann.page.get_by_text(LOST)).to_be_hidden()
    player.do("build")
    assert player.want() == "walk"
    ann.context.close()
    assert ann.unexpected() == []


def secrets_of(page: Page) -> list[str]:
    """All WebSocket messages that the browser has received."""
    heard: list[str] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda said: heard.append(str(said)))
    )
    return heard


def test_a_spectator_sees_no_secrets(new_visitor: NewVisitor) -> None:
    ann, eve = new_visitor(), new_visitor()
    player = SkyePlayer(ann.page)
    ann.sign_in_as("Ann")
    table = make_table(ann.context, seats=[ME, OPEN, *bots(1)])
    bea = new_visitor()
    bea.sign_in_as("Bea")
    join_table(bea.context, table["code"])
    heard = secrets_of(eve.page)
    watcher = SkyePlayer(eve.page)
    watcher.open(f"/t/{table['id']}")
    watcher.expect_status("Everyone is setting prices")
    player.open(f"/t/{table['id']}")
    player.set_prices(axe=2, prices=(4, 1))
    expect(player.stall_tile(1)).to_have_accessible_name(re.compile("4 gold"))
    player.seal()
    watcher.expect_status(re.compile("Ann .*sealed"))
    assert not re.search(
        r"\b4 gold(?! for each)|axed", watcher.page.locator("body").aria_snapshot()
    )
    assert heard
    assert not [said for said in heard if re.search(r'"price":\s*[1-9]|"axed":\s*true', said)]
    assert not watcher.seal_button.is_visible()
    assert watcher.button("Unseal").count() == 0


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_a_spectator_follows_those_who_move(new_visitor: NewVisitor, pace: str) -> None:
    ann, bea, eve = new_visitor(), new_visitor(), new_visitor()
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    table = make_table(ann.context, seats=[ME, OPEN])
    join_table(bea.context, table["code"])
    eve.context.add_init_script(f"localStorage['skerry.settings'] = '{{\"pace\": \"{pace}\"}}'")
    watcher = SkyePlayer(eve.page)
    watcher.open(f"/t/{table['id']}")
    watcher.expect_status("Everyone is setting prices")
    players = {"Ann": SkyePlayer(ann.page), "Bea": SkyePlayer(bea.page)}
    for player in players.values():
        player.open(f"/t/{table['id']}")
        player.do("price")
    # Whose turn it is, when all prices have been shown; first one of them, then the other.
    for _ in players:
        watcher.expect_status(re.compile("turn to buy"))
        name = re.search(r"(Ann|Bea)", watcher.status.inner_text())
        assert name is not None
        shown = eve.page.locator(".seat[aria-current=true]")
        expect(shown).to_contain_text(name[1])
        assert watcher.button("Back to mine").count() == 0
        players[name[1]].do("buy")
        expect(watcher.status).not_to_contain_text(f"{name[1]}\u2019s turn to buy")


# Collects whose builds the page tells of, and whether a small board ever lies over the large one.
_WATCH = """() => {
  window.seen = { builds: 0, small: 0 };
  new MutationObserver(() => {
    if (/builds/.test(document.querySelector('[data-ticker]')?.innerText)) window.seen.builds++;
    window.seen.small += document.querySelectorAll('[data-rival]').length;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_spectator_on_a_phone_sees_a_board_once(new_visitor: NewVisitor) -> None:
    ann, eve = new_visitor(), new_visitor(PHONE)
    ann.sign_in_as("Ann")
    table = make_table(ann.context, seats=[ME, *bots(1)], visibility="public")
    eve.context.add_init_script("localStorage['skerry.settings'] = '{\"pace\": \"normal\"}'")
    watcher = SkyePlayer(eve.page)
    watcher.open(f"/t/{table['id']}")
    watcher.expect_status("Everyone is setting prices")
    eve.page.evaluate(_WATCH)
    play_seats(ann.url, table["id"], BotSeat(ann.context, at(2, Phase.PRICE)))
    eve.page.wait_for_function("() => window.seen.builds > 0")
    expect(watcher.page.locator("[data-ticker]:not(.playing)")).to_be_attached()
    assert eve.page.evaluate("window.seen.small") == 0


def test_a_second_tab_shows_the_same_table(visitor: Visit) -> None:
    first = SkyePlayer(visitor.page)
    first.start_playing_now()
    other = SkyePlayer(visitor.new_tab())
    other.open(first.page.url)
    expect(other.seal_button).to_be_visible()
    first.do("price")
    expect(other.seal_button).to_be_hidden()
    want = other.play_until("buy", "build")
    assert first.want() == want
    other.do(want)
    wait_until(lambda: first.want() == other.want(), "the same question in both tabs")


def test_the_offline_banner_disappears_after_reconnecting(visitor: Visit) -> None:
    player = SkyePlayer(visitor.page)
    player.start_playing_now()
    visitor.go_offline()
    expect(player.page.get_by_text(LOST)).to_be_visible()
    visitor.go_online()
    expect(player.page.get_by_text(LOST)).to_be_hidden()
    expect(player.page.get_by_text(HEALED)).to_be_visible()
    player.do("price")
    assert player.want() in {"buy", "build"}


def test_a_recovery_code_moves_the_seat_to_another_device(new_visitor: NewVisitor) -> None:
    desk, phone = new_visitor(DESKTOP), new_visitor(PHONE)
    player = SkyePlayer(desk.page)
    player.start_playing_now()
    table = player.page.url
    name = player.page.evaluate("localStorage.getItem('skerry.name')")
    player.open("/")
    player.button(re.compile("^You: ")).click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Recovery code").click()
    dialog.get_by_role("button", name="Create a code").click()
    code = dialog.get_by_text(re.compile(r"^[a-z0-9]{2,}([- ][a-z0-9]+)+$")).inner_text()

    other = SkyePlayer(phone.page)
    other.open("/")
    other.button(re.compile("^You: ")).click()
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Sign in").click()
    dialog.get_by_role("button", name="I have a recovery code").click()
    dialog.get_by_label("Code").fill(code)
    dialog.get_by_role("button", name="Use this code").click()
    expect(other.button(f"You: {name}")).to_be_attached()
    other.open(table)
    expect(other.seal_button).to_be_visible()
