"""Log and replay: pieces as pictures, the market, the draft, gold and fish."""

import re

from playwright.sync_api import Page, expect
from tests.web.browser.devices import PHONE
from tests.web.cats.player import CatsPlayer
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.skye.player import SkyePlayer


def _open_move(page: Page, sentence: str) -> None:
    """Go to the first move of a replay with this sentence."""
    page.locator("[data-at]").filter(has_text=re.compile(sentence)).first.click()


def test_a_log_shows_tiles_and_says_you(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(PHONE, storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.building}")
    player.button("Menu").first.click()
    player.page.get_by_role("dialog").get_by_role("button", name="Game log").click()
    log = player.page.get_by_role("group", name="Log")
    expect(log.get_by_text(re.compile(r"^You (buy|axe|draw|keep)")).first).to_be_visible()
    expect(log.get_by_role("img", name=re.compile(r"^L\d\d")).first).to_be_visible()
    expect(log).not_to_contain_text(re.compile(r"L\d\d"))
    expect(log).not_to_contain_text("Ann")


def test_a_chat_shows_the_tile_that_a_player_names(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(PHONE, storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.building}")
    player.button("Menu").first.click()
    player.page.get_by_role("dialog").get_by_role("button", name="Chat").click()
    player.page.get_by_label("Message to the table").fill("Who has L48?")
    player.button("Send").click()
    said = player.page.get_by_role("log", name="Chat").locator(".mine .text")
    expect(said).to_have_text(re.compile("^Who has\\s?\\?$"))
    expect(said.get_by_role("img", name=re.compile("^L48"))).to_be_visible()


def test_nothing_beside_a_walk_shows_its_end(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    page = player.page
    player.open(f"/t/{sample_tables.building}")
    plate = page.locator("[data-seat='0'] .points").first
    final = plate.inner_text()
    player.button("Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Game log").click()
    player.button("Walk through the scoring of round 2").click()
    expect(player.walk.get_by_role("heading", name="Round 2 score")).to_be_visible()
    columns = [
        [int(cell) for cell in player.walk.locator(f"tr td:nth-child({at})").all_inner_texts()]
        for at in (2, 3, 4, 5)
    ]
    assert all(sum(column[:-1]) == column[-1] for column in columns), columns
    expect(plate).to_have_text(str(columns[0][-1]))
    player.skip_walk()
    expect(plate).to_have_text(final)


def test_a_replay_shows_the_market_and_the_gold(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    page = player.page
    player.open(f"/replay/{sample_tables.finished}")
    _open_move(page, "axes .* and asks")
    expect(page.get_by_role("status").first.locator("[data-piece]")).to_have_count(3)
    page.keyboard.press("PageDown")
    _open_move(page, "buys")
    market = page.locator("[data-market]")
    expect(market.get_by_role("img", name=re.compile(r"^\d+ gold$")).first).to_be_visible()
    expect(page.locator("[data-purse='0']").first).to_have_text(re.compile(r"\d+"))
    page.get_by_role("radio", name="Gold").first.check(force=True)
    expect(page.get_by_role("img", name=re.compile("over the game")).first).to_be_visible()


def test_a_replay_shows_the_draft_and_the_fish(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = CatsPlayer(new_visitor(storage_state=sample_tables.ann).page)
    page = player.page
    player.open(f"/replay/{sample_tables.landed}")
    _open_move(page, "keeps")
    _open_move(page, "keeps")
    expect(page.locator("[data-pile='pack'] [data-piece]").first).to_be_visible()
    piece = page.locator("[data-pile='pack'] [data-piece]").first
    expect(piece).to_have_attribute("aria-label", re.compile("“"))
    piece.hover()
    expect(page.locator("[data-large]")).to_be_visible()
    expect(page.locator("[data-purse='0']").first).to_have_text(re.compile(r"\d+"))
    expect(page.get_by_role("radio", name="Fish").first).to_be_attached()


def test_pictures_in_lines_below_each_other_stay_apart(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.buying}")
    pictures = page.locator(".since [data-piece]")
    expect(pictures.nth(3)).to_be_visible()
    boxes = pictures.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ left, top, right, bottom }) =>"
        " ({ left, top, right, bottom }))"
    )
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            beside = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert beside or one["bottom"] <= other["top"], (one, other)
