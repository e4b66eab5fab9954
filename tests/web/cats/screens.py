"""Every screen of The Isle of Cats and how to reach it."""

import re

from playwright.sync_api import expect
from tests.web.browser.chromium import Visit
from tests.web.cats.player import Act, CatsPlayer
from tests.web.gallery.sample_tables import SampleTables
from tests.web.gallery.screen import Screen, ShowScreen


def _player(visit: Visit) -> CatsPlayer:
    return CatsPlayer(visit.page)


def _asked(table: str, act: Act) -> ShowScreen:
    """A table at which Ann must decide something."""

    def way(visit: Visit, sample_tables: SampleTables) -> None:
        player = _player(visit)
        player.open(f"/t/{getattr(sample_tables, table)}")
        expect(player.act(act)).to_be_visible()

    return way


def _draft(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("drafting", "keep")(visit, sample_tables)
    player = _player(visit)
    player.choose(0)
    player.choose(2)
    expect(player.act("keep")).to_be_enabled()


def _paying(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("paying", "pay")(visit, sample_tables)
    _player(visit).button("All").click()


def _hint(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("paying", "pay")(visit, sample_tables)
    player = _player(visit)
    player.push(player.button("Hint"))
    expect(player.page.locator("[data-hint=true] li").first).to_be_visible()


def _chosen(table: str) -> ShowScreen:
    """A piece is chosen, and its places are shown."""

    def way(visit: Visit, sample_tables: SampleTables) -> None:
        player = _player(visit)
        player.open(f"/t/{getattr(sample_tables, table)}")
        expect(player.act("leave")).to_be_visible()
        piece = next(player.takeable())
        player.take(piece)
        player.wait_for_places()

    return way


def _placed(visit: Visit, sample_tables: SampleTables) -> None:
    player = _player(visit)
    player.open(f"/t/{sample_tables.rescuing}")
    expect(player.act("leave")).to_be_visible()
    assert any(player.lay(piece) for piece in player.takeable())
    expect(player.act("place")).to_be_enabled()


def _trying(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("drafting", "keep")(visit, sample_tables)
    player = _player(visit)
    player.page.keyboard.press("t")
    player.expect_status("Try mode")


def _item(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("rescuing", "leave")(visit, sample_tables)
    player = _player(visit)
    player.page.locator("[data-item=families]").first.click()
    expect(player.page.locator("[data-open=families]")).to_be_visible()


def _peek(visit: Visit, sample_tables: SampleTables) -> None:
    _asked("rescuing", "leave")(visit, sample_tables)
    player = _player(visit)
    # A small phone has no room for the seats while one rescues.
    player.page.keyboard.press("b")
    expect(player.button("Back to mine")).to_be_visible()


def _anytime(visit: Visit, sample_tables: SampleTables) -> None:
    player = _player(visit)
    player.open(f"/t/{sample_tables.anytime}")
    player.page.locator("[data-act=anytimes] button").click()
    dialog = player.page.get_by_role("dialog")
    card = dialog.locator("button[data-card]").first
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    expect(dialog.get_by_label("Ask me")).to_be_visible()


def _by_key(table: str, key: str, heading: str) -> ShowScreen:
    def way(visit: Visit, sample_tables: SampleTables) -> None:
        player = _player(visit)
        player.open(f"/t/{getattr(sample_tables, table)}")
        expect(player.status).to_be_visible()
        player.page.keyboard.press(key)
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


def _result(table: str) -> ShowScreen:
    def way(visit: Visit, sample_tables: SampleTables) -> None:
        player = _player(visit)
        player.open(f"/t/{getattr(sample_tables, table)}")
        expect(player.result).to_be_visible()

    return way


def _final_scoring(visit: Visit, sample_tables: SampleTables) -> None:
    _result("landed")(visit, sample_tables)
    player = _player(visit)
    player.button("Walk through the scoring").click()
    expect(player.walk).to_be_visible()


def _replay(visit: Visit, sample_tables: SampleTables) -> None:
    player = _player(visit)
    player.open(f"/replay/{sample_tables.landed}?at=60")
    expect(player.page.get_by_role("slider", name="Position in the game")).to_have_value("60")


def _page(path: str, heading: str | re.Pattern[str]) -> ShowScreen:
    def way(visit: Visit, sample_tables: SampleTables) -> None:
        player = _player(visit)
        player.open(path)
        expect(player.page.get_by_role("heading", name=heading).first).to_be_visible()

    return way


CATS_SCREENS = (
    Screen("cats-draft", _draft),
    Screen("cats-paying", _paying),
    Screen("cats-hint", _hint),
    Screen("cats-naming", _asked("naming", "colour")),
    Screen("cats-laying", _asked("laying", "lay")),
    Screen("cats-rescuing", _asked("rescuing", "leave")),
    Screen("cats-placing", _chosen("rescuing")),
    Screen("cats-placed", _placed),
    Screen("cats-treasure", _asked("treasure", "leave")),
    Screen("cats-finds", _asked("finding", "find")),
    Screen("cats-oshax", _asked("oshax", "place")),
    Screen("cats-try", _trying),
    Screen("cats-item", _item),
    Screen("cats-peek", _peek),
    Screen("cats-anytime", _anytime),
    Screen("cats-cards", _by_key("rescuing", "c", "Your cards")),
    Screen("cats-island", _by_key("rescuing", "i", "The island")),
    Screen("cats-rules-dialog", _by_key("rescuing", "?", "How to play")),
    Screen("cats-solo", _asked("alone", "leave")),
    Screen("cats-lessons", _asked("lessons", "keep")),
    Screen("cats-family", _asked("family", "leave")),
    Screen("cats-final-scoring", _final_scoring),
    Screen("cats-result", _result("landed"), scrolls=True),
    Screen("cats-solo-result", _result("landed_alone"), scrolls=True),
    Screen("cats-replay", _replay),
    Screen("cats-tutorial", _page("/tutorial/cats", re.compile("Isle of Cats")), scrolls=True),
    Screen("cats-rules", _page("/rules/cats", re.compile("Isle of Cats|Rules")), scrolls=True),
    Screen(
        "cats-gallery",
        _page("/gallery?game=cats", "All pieces"),
        signed_out=True,
        scrolls=True,
    ),
)
