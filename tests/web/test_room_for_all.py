"""Small and full screens still show everybody: plates on phones, cats, prices and gold."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser.bot_players import BotSeat, at, in_phase, play_seats
from tests.web.browser.devices import DESKTOP, PHONE, TABLET
from tests.web.browser.players import box_of
from tests.web.cats.player import CatsPlayer
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.skye.game.view import Phase

CUT = """element => [...element.querySelectorAll('*'), element].filter((part) => {
  const text = [...part.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const frame = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(part);
  const { left, right, width } = range.getBoundingClientRect();
  return text && width > 0 && !part.closest('.sr') && (right > frame.right || left < frame.left);
}).map((part) => part.textContent)"""


def cut_texts(frame: Locator) -> list[str]:
    """The texts that stick out of a frame."""
    found: list[str] = frame.evaluate(CUT)
    return found


def test_a_small_phone_shows_the_rivals_while_one_rescues(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    visit = new_visitor(PHONE, storage_state=sample_tables.ann)
    visit.page.goto(f"/t/{sample_tables.rescuing}")
    plates = visit.page.get_by_role("navigation", name="Players").get_by_role("button")
    expect(plates).to_have_count(3)
    for plate in plates.all():
        expect(plate).to_be_in_viewport(ratio=1)
    # The boat keeps the larger part of what is left.
    visit.page.locator("[data-field] button").first.click()
    board = box_of(visit.page.get_by_role("group", name=re.compile("boat")).first)
    assert board["height"] > 150


def test_the_boat_stays_where_it_is_while_others_rescue(new_visitor: NewVisitor) -> None:
    visit = new_visitor(replace(TABLET, still=False))
    visit.context.add_init_script(
        "localStorage['skerry.settings'] = JSON.stringify({ pace: 'slow', passes: false })"
    )
    visit.sign_in_as("Ann")
    seats = [ME, *bots(2, "easy")]
    made = make_table(visit.context, game="cats", seats=seats, options={"mode": "family"})
    table = str(made["id"])
    play_seats(visit.url, table, BotSeat(visit.context, in_phase(CatsPhase.RESCUE, day=1)))
    visit.page.goto(f"/t/{table}")
    player = CatsPlayer(visit.page)
    expect(player.act("leave")).to_be_visible()
    boat = player.region("Your boat").first
    before = box_of(boat)
    player.send("leave")
    expect(visit.page.locator("[data-ticker].playing")).to_be_visible()
    expect(player.act("leave")).to_have_count(0)
    assert box_of(boat) == before


def test_four_crews_have_large_cats_on_a_laptop(new_visitor: NewVisitor) -> None:
    visit = new_visitor(DESKTOP)
    visit.sign_in_as("Ann")
    seats = [ME, *bots(3, "random")]
    table = str(make_table(visit.context, game="cats", seats=seats)["id"])
    play_seats(visit.url, table, BotSeat(visit.context, in_phase(CatsPhase.RESCUE, day=1)))
    visit.page.goto(f"/t/{table}")
    cats = visit.page.locator("[data-field=right] button")
    expect(cats.first).to_be_visible()
    boxes = [box_of(cat) for cat in cats.all()]
    assert min(box["width"] for box in boxes) >= 70
    rows = {round(box["y"]) for box in boxes}
    assert len(rows) <= 3, "three in a row"


@pytest.mark.parametrize("others", [3, 4])
def test_prices_and_gold_fit_on_a_small_phone(new_visitor: NewVisitor, others: int) -> None:
    visit = new_visitor(PHONE)
    visit.sign_in_as("Ann")
    seats = [ME, *bots(others, "random")]
    table = str(make_table(visit.context, seats=seats, luck="prices")["id"])
    play_seats(visit.url, table, BotSeat(visit.context, at(4, Phase.BUY)))
    visit.page.goto(f"/t/{table}")
    offers = visit.page.locator("[data-offer]")
    expect(offers.first).to_be_visible()
    # The widest numbers that there are.
    visit.page.evaluate(
        """() => {
          for (const one of document.querySelectorAll('[data-offer] .price b, .you .points'))
            one.textContent = '28';
          for (const one of document.querySelectorAll('.you .purse')) one.lastChild.data = '28';
          for (const one of document.querySelectorAll('[data-offer] .delta')) one.textContent = '+18';
        }"""
    )
    for offer in offers.all():
        assert cut_texts(offer) == []
    own = visit.page.get_by_role("navigation", name="Players").locator("button.you")
    assert cut_texts(own) == []
    gold, sign = own.locator(".purse"), own.locator(".sign")
    expect(gold).to_be_visible()
    if sign.is_visible():
        assert box_of(gold)["x"] + box_of(gold)["width"] <= box_of(sign)["x"]
