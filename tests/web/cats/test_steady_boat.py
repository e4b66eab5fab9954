"""The boat keeps its size from the first pick of a draft until the cards are paid for."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.bot_players import BotSeat, in_phase, play_seats, with_card
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import box_of
from tests.web.cats.player import CatsMouse, CatsTouch
from tests.web.cats.test_room import TALL_PHONE
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.game.question import Phase

STANDARD, SOLO = ("standard", 3), ("solo", 0)
# The cards whose text sticks out of its box, and what sticks out of the line above the cards.
_CUT = """() => {
  const sticksOut = (part, frame) => {
    const [one, all] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
    return one.width > 0 && (one.top < all.top - 3 || one.bottom > all.bottom + 3
      || one.left < all.left - 1 || one.right > all.right + 1);
  };
  const line = document.querySelector('[data-draft] > div');
  return [
    ...[...document.querySelectorAll('.hand-card .said')].filter(one => sticksOut(one, one.parentElement)),
    ...[...line.children].filter(one => sticksOut(one, line)),
  ].map(one => one.textContent);
}"""
# Fish, baskets, lessons and cards in hand: what everybody has.
FACTS = 4
# The drawn boat in pixels, without the sea around it.
_BOAT = "() => document.querySelector('.board svg.layer > g').getBoundingClientRect().height"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("mode", "rivals"), [STANDARD, SOLO], ids=["standard", "solo"])
@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP, LARGE], ids=lambda device: device.name
)
def test_the_boat_keeps_its_size_in_a_draft(
    new_visitor: NewVisitor, device: Device, mode: str, rivals: int, language: str
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    seats, options = [ME, *bots(rivals, "easy")], {"mode": mode}
    made = make_table(visit.context, game="cats", seats=seats, options=options, luck="draft")
    visit.page.goto(f"/t/{made['id']}")
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "keep"
    if language != "en":
        set_language(visit.page, language)
    board = board_size(visit.page)
    picks = 0
    while player.want() == "keep":
        picks += 1
        expect(visit.page.locator(".cards")).to_have_count(1)
        for card in player.cards.all():
            player.push(card)
            assert board_size(visit.page) == board
        assert visit.page.evaluate(_CUT) == []
        player.keep()
    assert picks >= 2
    assert player.want() == "pay"
    assert board_size(visit.page) == board
    visit.page.locator("[data-card]").first.wait_for()
    for card in player.cards.all():
        player.push(card)
        assert board_size(visit.page) == board, "the label of the button takes two lines"
    assert visit.page.evaluate(_CUT) == []
    assert boat_height(visit.page) >= 100


def board_size(page: Page) -> tuple[int, int]:
    """Where the board begins on the screen, and how high it is, in whole pixels."""
    box = box_of(page.locator("section.board").first)
    return round(box["y"]), round(box["height"])


def boat_height(page: Page) -> float:
    """The height of the drawn boat."""
    height: float = page.evaluate(_BOAT)
    return height


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
def test_choosing_a_rare_find_moves_nothing(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.finding}")
    card = page.locator("[data-card]").first
    # The ways to play a card come with the legal moves.
    expect(page.locator(".unseen")).to_be_attached()
    expect(page.locator("section.board .layer").first).to_be_visible()
    board, place = board_size(page), box_of(card)["y"]
    card.tap() if device.touch else card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    for way in page.get_by_role("radiogroup", name="How?").get_by_role("radio").all():
        expect(way).to_be_in_viewport(ratio=1)
    assert board_size(page) == board
    # A chosen card is raised a little.
    assert -6 <= box_of(card)["y"] - place <= 0


@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP], ids=lambda device: device.name
)
@pytest.mark.parametrize("mode", ["standard", "solo"])
def test_an_evening_keeps_the_boat_where_it_is(
    new_visitor: NewVisitor, device: Device, mode: str
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    seats = [ME, *bots(0 if mode == "solo" else 1, "easy")]
    options = {"mode": mode}
    made = make_table(visit.context, game="cats", seats=seats, options=options, luck="evening")
    until = with_card(("oshax", "treasure"), in_phase(Phase.RARE))
    play_seats(visit.url, made["id"], BotSeat(visit.context, until))
    page = visit.page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    page.goto(f"/t/{made['id']}")
    assert player.want() == "find"
    expect(page.locator("section.board .layer").first).to_be_visible()
    board = board_size(page)
    card = next(
        card for card in player.cards.all() if "pale" not in (card.get_attribute("class") or "")
    )
    player.push(card)
    assert board_size(page) == board
    player.push(page.locator("[data-act=play] button"))
    expect(player.pieces.first).to_be_visible()
    assert board_size(page) == board
    player.take(next(player.takeable()))
    player.wait_for_places()
    assert board_size(page) == board


@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP], ids=lambda device: device.name
)
def test_naming_the_colour_of_an_oshax_moves_nothing(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    page.goto(f"/t/{sample_tables.oshax}")
    expect(player.pieces.first).to_be_visible()
    piece = next(player.takeable())
    player.take(piece)
    player.wait_for_places()
    board = board_size(page)
    player.drop(piece, next(player.reachable()))
    expect(page.get_by_role("button", name="Blue").first).to_be_visible()
    assert board_size(page) == board


def test_laid_cards_stand_in_the_row_of_the_other_facts(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(DESKTOP, storage_state=sample_tables.ann).page
    page.goto(f"/t/{sample_tables.rescuing}")
    facts = page.locator(".seats .facts")
    expect(facts.first).to_be_visible()
    laid = [len(one.locator(".fact").all()) > FACTS for one in facts.all()]
    assert any(laid), "nobody has laid a card"
    assert {round(box_of(one)["height"]) for one in facts.all()} == {22}


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
def test_laying_a_treasure_moves_nothing(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    player = CatsTouch(page)
    page.goto(f"/t/{sample_tables.treasure}")
    expect(player.pieces.first).to_be_visible()
    board = board_size(page)
    piece = next(player.takeable())
    player.take(piece)
    player.wait_for_places()
    assert board_size(page) == board
    player.drop(piece, next(player.reachable()))
    expect(player.act("place")).to_be_enabled()
    assert board_size(page) == board


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("device", [PHONE, TALL_PHONE], ids=lambda device: device.name)
def test_choosing_rescue_cards_moves_nothing(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device, language: str
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    player = CatsTouch(page)
    page.goto(f"/t/{sample_tables.laying}")
    expect(player.act("lay")).to_be_enabled()
    if language != "en":
        set_language(page, language)
        expect(player.act("lay")).to_have_text(re.compile("[\u0430-\u044f]"))
        page.evaluate("document.fonts.ready")
    board = board_size(page)
    for card in player.cards.all():
        player.push(card)
        assert board_size(page) == board


@pytest.mark.parametrize("device", [TALL_PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_sheet_has_one_height_in_all_phases(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    boats = {}
    for phase in ("drafting", "paying", "laying", "rescuing", "treasure", "finding", "oshax"):
        page.goto(f"/t/{getattr(sample_tables, phase)}")
        expect(page.locator("section.board .layer").first).to_be_visible()
        player.want()
        boats[phase] = (*board_size(page), boat_height(page))
        if phase in {"rescuing", "treasure"}:
            player.take(next(player.takeable()))
            player.wait_for_places()
            assert board_size(page) == boats[phase][:2]
        # What does not fit scrolls, and shows that there is more.
        assert page.evaluate(_HIDDEN) == []
    assert len(set(boats.values())) == 1, boats


# The parts of the sheet that are cut without a sign.
_HIDDEN = """() => [...document.querySelectorAll('.dock, .dock .main, .dock .aside')].filter(part => {
  const isCut = part.scrollHeight > part.clientHeight + 1;
  return isCut && !part.classList.contains('more-below');
}).map(part => part.className)"""


@pytest.mark.parametrize("device", [TALL_PHONE, DESKTOP], ids=lambda device: device.name)
def test_the_other_cats_keep_their_places_when_one_is_rescued(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    made = make_table(
        visit.context, game="cats", seats=[ME], luck="places", options={"mode": "solo"}
    )
    play_seats(visit.url, made["id"], BotSeat(visit.context, in_phase(Phase.RESCUE)))
    visit.page.goto(f"/t/{made['id']}")
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    before = _places(visit.page)
    assert player.place()
    assert player.want() == "leave"
    visit.page.locator("button[data-tile]").first.wait_for()
    after = _places(visit.page)
    assert after.keys() < before.keys()
    assert after == {cat: before[cat] for cat in after}


def _places(page: Page) -> dict[str, tuple[int, int]]:
    """Where the cats of the fields are on the screen."""
    found: list[tuple[str, int, int]] = page.evaluate(_CATS)
    return {cat: (x, y) for cat, x, y in found}


_CATS = """() => [...document.querySelectorAll('[data-field] button[data-tile]')].map(cat => {
  const { x, y } = cat.getBoundingClientRect();
  return [cat.dataset.tile, Math.round(x), Math.round(y)];
})"""
