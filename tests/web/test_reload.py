"""A reload keeps what was laid or chosen and not confirmed, and drops what no longer applies."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import BotSeat, Until, at, in_phase, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.cats.player import CatsPlayer
from tests.web.conftest import NewVisitor
from tests.web.servers import make_table
from tests.web.skye.player import SkyePlayer

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.question import PlaceMapTreasure
from skerry.games.skye.game.view import Phase

SIZES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)


def seated(visit: Visit, game: str, until: Until) -> None:
    """Open a table against a bot, played up to a phase."""
    visit.sign_in_as("Ann")
    table = str(make_table(visit.context, game=game, luck="skerry")["id"])
    play_seats(visit.url, table, BotSeat(visit.context, until))
    visit.page.goto(f"/t/{table}")


@SIZES
def test_a_laid_tile_survives_a_reload(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    seated(visit, "skye", at(1, Phase.BUILD))
    player = SkyePlayer(visit.page)
    player.build_everything()
    laid = player.cell(re.compile("placed")).count()
    visit.page.reload()
    expect(player.hand.first).to_have_accessible_name(re.compile("placed"))
    expect(player.cell(re.compile("placed"))).to_have_count(laid)
    # Its history is still there.
    visit.page.keyboard.press("z")
    visit.page.keyboard.press("Shift+Z")
    player.confirm()
    assert player.want() != "build"
    visit.page.reload()
    assert player.want() != "build"


@SIZES
def test_a_laid_cat_survives_a_reload(new_visitor: NewVisitor, device: Device) -> None:
    visit = new_visitor(device)
    seated(visit, "cats", in_phase(CatsPhase.RESCUE))
    player = CatsPlayer(visit.page)
    assert player.want() == "leave"
    assert any(player.lay(piece) for piece in player.takeable())
    visit.page.reload()
    expect(player.verdict).to_contain_text("Placed here")
    player.answer("place")
    visit.page.reload()
    expect(visit.page.locator(".table[data-question]")).to_be_visible()
    expect(player.act("place")).not_to_be_attached()


def test_a_laid_treasure_survives_a_reload(visitor: Visit) -> None:
    seated(visitor, "cats", in_phase(CatsPhase.RESCUE, begun=PlaceMapTreasure))
    player = CatsPlayer(visitor.page)
    assert player.want() in {"leave", "place"}
    expect(player.pieces.first).to_be_attached()
    assert any(player.lay(piece) for piece in player.takeable())
    visitor.page.reload()
    expect(player.verdict).to_contain_text("Placed here")
    player.answer("place")


def test_chosen_cards_survive_a_reload(visitor: Visit) -> None:
    seated(visitor, "cats", in_phase(CatsPhase.KEEP))
    player = CatsPlayer(visitor.page)
    assert player.want() == "keep"
    player.choose(2)
    visitor.page.reload()
    expect(player.cards.nth(2)).to_have_attribute("aria-pressed", "true")
    player.keep()
    # The next cards are others.
    assert player.want() == "keep"
    expect(player.cards.and_(visitor.page.locator("[aria-pressed=true]"))).to_have_count(0)
