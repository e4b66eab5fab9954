"""Every screen of the page, and how to come to it; found for tests and for pictures alike."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect
from tests.web.chromium import Visit
from tests.web.players import Player
from tests.web.scenes import Scenes

Way = Callable[[Player, Scenes], None]


@dataclass(frozen=True)
class Screen:
    """A screen and the way to it."""

    name: str
    way: Way
    stranger: bool = False
    """Seen by somebody whom the server does not know."""
    scrolls: bool = False
    """It is a page to read, longer than a screen."""

    def show(self, visit: Visit, scenes: Scenes) -> Player:
        """Come to it."""
        player = Player(visit.page)
        self.way(player, scenes)
        return player


def _page(path: str, heading: str) -> Way:
    def way(player: Player, scenes: Scenes) -> None:
        player.open(path)
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


def _start(player: Player, scenes: Scenes) -> None:
    player.open()
    expect(player.button("Play now")).to_be_visible()


def _my_tables(player: Player, scenes: Scenes) -> None:
    _start(player, scenes)
    expect(player.page.get_by_role("link", name=re.compile("Continue|Move")).first).to_be_visible()


def _new_table(player: Player, scenes: Scenes) -> None:
    player.open("/new")
    expect(player.button("Create table")).to_be_enabled()


def _identity(player: Player, scenes: Scenes) -> None:
    player.open("/about")
    player.button(re.compile("^You: ")).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def _waiting(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.waiting}")
    expect(player.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()


def _join(player: Player, scenes: Scenes) -> None:
    player.open(f"/j/{scenes.code}")
    expect(player.button("Sit down")).to_be_visible()


def _pricing(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.pricing}")
    player.set_prices(axe=2, prices=(3, 1))
    expect(player.button("Seal prices")).to_be_enabled()


def _sealed(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.sealed}")
    expect(player.button("Unseal")).to_be_enabled()


def _buying(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.buying}")
    player.offers.first.click()
    expect(player.button(re.compile("^(Buy for|Choose a tile)"))).to_be_visible()


def _building(player: Player, scenes: Scenes, table: str | None = None) -> None:
    player.open(f"/t/{table or scenes.building}")
    player.hand.first.click()
    reach(player.place())
    expect(player.verdict).to_contain_text("If dropped here")


def _full(player: Player, scenes: Scenes) -> None:
    _building(player, scenes, scenes.full)


def _laid(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.build_everything()
    expect(player.button("Confirm")).to_be_enabled()


def _illegal(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.hand.first.click()
    find_clash(player)


def _trying(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.pricing}")
    player.button("Try places").click()
    tray = player.page.get_by_role("group", name="Tiles to try")
    tray.get_by_role("button").nth(3).click()
    reach(player.place())
    expect(player.page.get_by_text("If dropped here")).to_be_visible()


def _peek(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.button(re.compile("Look at the territory of")).first.click()
    expect(player.button("Back to mine")).to_be_visible()


def _goal(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.button(re.compile("^Goal A")).first.click()
    expect(player.button("Close")).to_be_visible()


def _menu(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.button("Menu").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def _from_menu(entry: str, heading: str) -> Way:
    def way(player: Player, scenes: Scenes) -> None:
        _menu(player, scenes)
        player.page.get_by_role("dialog").get_by_role("button", name=entry).click()
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


def _round_scoring(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}")
    player.button("Menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Log of the game").click()
    player.button(re.compile("Walk through the scoring of round 3")).click()
    expect(player.walk).to_be_visible()


def _result(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.finished}")
    expect(player.result).to_be_visible()


def _final_scoring(player: Player, scenes: Scenes) -> None:
    _result(player, scenes)
    player.button("Walk through the scoring").click()
    expect(player.walk).to_be_visible()


def _replay(player: Player, scenes: Scenes) -> None:
    player.open(f"/replay/{scenes.finished}?at=40")
    expect(player.page.get_by_role("slider", name="Place in the game")).to_have_value("40")


def _offline(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.pricing}")
    expect(player.seal_button).to_be_visible()
    player.page.context.set_offline(True)
    expect(player.page.get_by_text("Your seat is kept")).to_be_visible()


def _watching(player: Player, scenes: Scenes) -> None:
    player.open(f"/t/{scenes.building}?watch")
    expect(player.status).to_be_visible()


def reach(cell: Locator) -> None:
    """Go to a cell as the keyboard does: the tile in the hand hangs over it."""
    cell.focus()


def find_clash(player: Player) -> None:
    """Hold the chosen tile over a cell where its terrain would not match."""
    expect(player.fitting.first).to_be_attached()
    for cell in player.cell(re.compile("empty$")).all():
        reach(cell)
        expect(player.verdict).to_contain_text(re.compile("Not like this.*\\w"))
        if "would meet" in player.verdict.inner_text():
            return
    raise AssertionError("the tile fits everywhere")


SCREENS = (
    Screen("start", _start, stranger=True, scrolls=True),
    Screen("my-tables", _my_tables, scrolls=True),
    Screen("new-table", _new_table),
    Screen("you", _identity, scrolls=True),
    Screen("waiting-room", _waiting, scrolls=True),
    Screen("join", _join, stranger=True, scrolls=True),
    Screen("pricing", _pricing),
    Screen("sealed", _sealed),
    Screen("buying", _buying),
    Screen("building", _building),
    Screen("building-5", _full),
    Screen("laid", _laid),
    Screen("illegal", _illegal),
    Screen("try", _trying),
    Screen("peek", _peek),
    Screen("goal", _goal),
    Screen("menu", _menu),
    Screen("log", _from_menu("Log of the game", "Log")),
    Screen("chat", _from_menu("Chat", "Chat")),
    Screen("rules-dialog", _from_menu("Rules of the game", "How it is played")),
    Screen("round-scoring", _round_scoring),
    Screen("final-scoring", _final_scoring),
    Screen("result", _result, scrolls=True),
    Screen("replay", _replay),
    Screen("replays", _page("/replay", "Replays"), scrolls=True),
    Screen("tutorial", _page("/tutorial/skye", "Isle of Skye"), scrolls=True),
    Screen("gallery", _page("/gallery", "All pieces"), stranger=True, scrolls=True),
    Screen("settings", _page("/settings", "Settings"), scrolls=True),
    Screen("about", _page("/about", "About Skerry"), scrolls=True),
    Screen("watching", _watching, stranger=True),
    Screen("offline", _offline),
    Screen("not-found", _page("/nowhere", "Off the chart"), stranger=True, scrolls=True),
)
BY_NAME = {screen.name: screen for screen in SCREENS}
