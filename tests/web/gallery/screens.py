"""Every screen of the page and how to reach it, for tests and screenshots."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.web.browser.chromium import Visit
from tests.web.cats.screens import CATS_SCREENS
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screen import Screen
from tests.web.skye.player import SkyePlayer

_ShowScreen = Callable[[SkyePlayer, SampleTables], None]


def _screen(
    name: str, way: _ShowScreen, *, signed_out: bool = False, scrolls: bool = False
) -> Screen:
    def go(visit: Visit, sample_tables: SampleTables) -> None:
        way(SkyePlayer(visit.page), sample_tables)

    return Screen(name, go, signed_out, scrolls)


def _page(path: str, heading: str) -> _ShowScreen:
    def way(player: SkyePlayer, sample_tables: SampleTables) -> None:
        player.open(path)
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


def _start(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open()
    expect(player.button("Play now")).to_have_count(2)


def _my_tables(player: SkyePlayer, sample_tables: SampleTables) -> None:
    assert sample_tables.pricing, "there is a table where a move is awaited"
    _start(player, sample_tables)
    expect(
        player.page.get_by_role("link", name=re.compile("Continue|Your turn")).first
    ).to_be_visible()


def _new_table(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open("/new")
    expect(player.button("Create table")).to_be_enabled()


def _identity(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open("/about")
    player.button(re.compile("^You: ")).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def _waiting(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.waiting}")
    expect(player.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()


def _join(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/j/{sample_tables.code}")
    expect(player.button("Join")).to_be_visible()


def _pricing(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.pricing}")
    player.set_prices(axe=2, prices=(3, 1))
    expect(player.button("Seal prices")).to_be_enabled()


def _sealed(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.sealed}")
    expect(player.button("Unseal")).to_be_enabled()


def _buying(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.buying}")
    player.offers.first.click()
    expect(player.button(re.compile("^(Buy for|Choose a tile)"))).to_be_visible()


def _hint(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.buying}")
    player.push(player.button("Hint"))
    expect(player.page.locator("[data-hint=true] li").first).to_be_visible()


def _building(player: SkyePlayer, sample_tables: SampleTables, table: str | None = None) -> None:
    player.open(f"/t/{table or sample_tables.building}")
    player.hand.first.click()
    reach(player.place())
    expect(player.verdict).to_contain_text("If placed here")


def _full(player: SkyePlayer, sample_tables: SampleTables) -> None:
    _building(player, sample_tables, sample_tables.full)


def _laid(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.build_everything()
    expect(player.button("Confirm")).to_be_enabled()


def _illegal(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.hand.first.click()
    find_clash(player)


def _trying(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.pricing}")
    player.button("Try places").click()
    tray = player.page.get_by_role("group", name="Tiles to try")
    tray.get_by_role("button").nth(3).click()
    reach(player.place())
    expect(player.page.get_by_text("If placed here")).to_be_visible()


def _peek(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.button(re.compile("Look at .*\u2019s territory")).first.click()
    expect(player.button("Back to mine")).to_be_visible()


def _goal(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.button(re.compile("^Goal A")).first.click()
    expect(player.button("Close")).to_be_visible()


def _menu(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.button("Menu").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def _from_menu(entry: str, heading: str) -> _ShowScreen:
    def way(player: SkyePlayer, sample_tables: SampleTables) -> None:
        _menu(player, sample_tables)
        player.page.get_by_role("dialog").get_by_role("button", name=entry).click()
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


def _fairness(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.tossed}")
    player.button("Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Fair shuffle").click()
    expect(player.page.get_by_role("heading", name="Who contributed")).to_be_visible()


def _round_scoring(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}")
    player.button("Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Game log").click()
    player.button(re.compile("Walk through the scoring of round 3")).click()
    expect(player.walk).to_be_visible()


def _result(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.finished}")
    expect(player.result).to_be_visible()


def _final_scoring(player: SkyePlayer, sample_tables: SampleTables) -> None:
    _result(player, sample_tables)
    player.button("Walk through the scoring").click()
    expect(player.walk).to_be_visible()


def _replay(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/replay/{sample_tables.finished}?at=40")
    expect(player.page.get_by_role("slider", name="Position in the game")).to_have_value("40")


def _offline(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.pricing}")
    expect(player.seal_button).to_be_visible()
    player.page.context.set_offline(True)
    expect(player.page.get_by_text("Your seat is kept")).to_be_visible()


def _my_games(player: SkyePlayer, sample_tables: SampleTables) -> None:
    assert sample_tables.finished
    player.open("/my-games")
    expect(player.page.get_by_role("heading", name="Places", exact=True)).to_be_visible()


def _watching(player: SkyePlayer, sample_tables: SampleTables) -> None:
    player.open(f"/t/{sample_tables.building}?watch")
    expect(player.status).to_be_visible()


def reach(cell: Locator) -> None:
    """Focus a cell, as the keyboard does, so that the chosen tile is shown over it."""
    cell.focus()


def find_clash(player: SkyePlayer) -> None:
    """Hold the chosen tile over a cell where its terrain does not match."""
    expect(player.fitting.first).to_be_attached()
    for cell in player.cell(re.compile("empty$")).all():
        reach(cell)
        expect(player.verdict).to_contain_text(
            re.compile("It doesn\u2019t fit (here|this way).*\\w")
        )
        if "would meet" in player.verdict.inner_text():
            return
    raise AssertionError("the tile fits everywhere")


SKYE_SCREENS = (
    _screen("start", _start, signed_out=True, scrolls=True),
    _screen("my-tables", _my_tables, scrolls=True),
    _screen("my-games", _my_games, scrolls=True),
    _screen("new-table", _new_table),
    _screen("you", _identity, scrolls=True),
    _screen("waiting-room", _waiting, scrolls=True),
    _screen("join", _join, signed_out=True, scrolls=True),
    _screen("pricing", _pricing),
    _screen("sealed", _sealed),
    _screen("buying", _buying),
    _screen("hint", _hint),
    _screen("building", _building),
    _screen("building-5", _full),
    _screen("laid", _laid),
    _screen("illegal", _illegal),
    _screen("try", _trying),
    _screen("peek", _peek),
    _screen("goal", _goal),
    _screen("menu", _menu),
    _screen("log", _from_menu("Game log", "Log")),
    _screen("chat", _from_menu("Chat", "Chat")),
    _screen("rules-dialog", _from_menu("Rules of the game", "How to play")),
    _screen("fairness", _fairness),
    _screen("round-scoring", _round_scoring),
    _screen("final-scoring", _final_scoring),
    _screen("result", _result, scrolls=True),
    _screen("replay", _replay),
    _screen("replays", _page("/replay", "Replays"), scrolls=True),
    _screen("tutorial", _page("/tutorial/skye", "Isle of Skye"), scrolls=True),
    _screen("gallery", _page("/gallery", "All pieces"), signed_out=True, scrolls=True),
    _screen("settings", _page("/settings", "Settings"), scrolls=True),
    _screen("about", _page("/about", "About Skerry"), scrolls=True),
    _screen("watching", _watching, signed_out=True),
    _screen("offline", _offline),
    _screen("not-found", _page("/nowhere", "Page not found"), signed_out=True, scrolls=True),
)
SCREENS = (*SKYE_SCREENS, *CATS_SCREENS)
BY_NAME = {screen.name: screen for screen in SCREENS}
