"""The Isle of Cats, one turn at a time: drafting, placing, what is refused and why, cards in the turns of others."""

import re
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.cats import CatsFingers, CatsKeys, CatsMouse, CatsPlayer
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, PHONE
from tests.web.players import middle, name_of
from tests.web.servers import ME, OPEN, join_table, make_table
from tests.web.stand_ins import Part, Until, in_phase, play_on

from skerry.cats import state as cats

LUCK = "cats everywhere"


def at_a_table(visit: Visit, until: Until | None = None, **wishes: Any) -> str:
    """Sit at a table against a bot, as far as a stand-in has played."""
    visit.come_in_as("Ann")
    table = str(make_table(visit.context, game="cats", luck=LUCK, **wishes)["id"])
    if until is not None:
        play_on(visit.url, table, Part(visit.context, until))
    visit.page.goto(f"/t/{table}")
    return table


def two_at_a_table(ann: Visit, bea: Visit) -> str:
    """Ann and Bea, who play against each other."""
    table = make_table(ann.context, game="cats", seats=[ME, OPEN])
    join_table(bea.context, table["code"])
    return str(table["id"])


def test_kept_cards_can_be_chosen_again_until_all_have_chosen(coming: Visiting) -> None:
    ann, bea = coming(), coming()
    ann.come_in_as("Ann")
    bea.come_in_as("Bea")
    table = two_at_a_table(ann, bea)
    first, second = CatsPlayer(ann.page), CatsPlayer(bea.page)
    for player in (first, second):
        player.open(f"/t/{table}")
    first.keep()
    first.expect_status("Waiting for Bea to choose")
    first.button("Choose again").click()
    expect(first.act("keep")).to_be_visible()
    first.keep()
    second.keep()
    for player in (first, second):
        assert player.want() == "keep", "the packs have moved on"


def test_a_cat_is_laid_undone_and_laid_again_before_anything_is_played(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsMouse(visitor.page)
    assert player.want() == "leave"
    piece = next(piece for piece in player.takeable() if player.lay(piece))
    asked = player.asked()
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    player.page.keyboard.press("z")
    expect(player.cell(re.compile("not confirmed"))).to_have_count(0)
    player.page.keyboard.press("Shift+Z")
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    assert player.asked() == asked
    expect(piece).to_have_accessible_name(re.compile("laid"))
    player.answer("place")


def test_a_place_that_is_refused_says_why(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    sea_or_tile = player.cell(re.compile(", cat|^sea$|cat,")).first
    sea_or_tile.focus()
    expect(player.verdict).to_contain_text(
        re.compile(
            "Not like this.*(edge of the boat|Another tile lies there|share a side)", re.DOTALL
        )
    )


def places(player: CatsPlayer) -> list[str]:
    """The cells where the chosen piece fits; what it would give there may come later."""
    return sorted(name_of(cell).split(", fits")[0] for cell in player.fitting.all())


@pytest.mark.parametrize("key", ["e", "q", "f"])
def test_a_cat_in_the_hand_is_turned_and_flipped_by_keys(visitor: Visit, key: str) -> None:
    at_a_table(visitor, in_phase(cats.RESCUE, day=2))
    player = CatsKeys(visitor.page)
    assert player.want() == "leave"
    player.take(next(player.takeable()))
    player.wait_for_places()
    before = places(player)
    back = {"e": ("e", "e", "e"), "q": ("q", "q", "q"), "f": ("f",)}[key]
    player.press(key, *back)
    player.wait_for_places()
    assert places(player) == before


def test_a_finger_carries_a_cat_aboard(coming: Visiting) -> None:
    visit = coming(PHONE)
    at_a_table(visit, in_phase(cats.RESCUE, day=2))
    player = CatsFingers(visit.page)
    assert player.want() == "leave"
    piece = next(player.takeable())
    finger = player.lift(piece)
    player.wait_for_places()
    cell = next(player.reachable())
    player.carry(finger, *middle(cell))
    expect(player.verdict).to_contain_text("Dropped here")
    player.let_go()
    expect(player.verdict).to_contain_text("Laid here")


def test_trying_plays_nothing(visitor: Visit) -> None:
    at_a_table(visitor, in_phase(cats.KEEP, day=2))
    player = CatsPlayer(visitor.page)
    assert player.want() == "keep"
    asked = player.asked()
    player.page.keyboard.press("t")
    player.expect_status("Trying")
    tray = player.region("Tiles to try")
    for number in range(2):
        tray.locator("button[data-tile]").nth(number).click()
        player.wait_for_places()
        player.press_cell(next(player.reachable()))
    expect(player.cell(re.compile("not confirmed")).first).to_be_attached()
    while not player.act("keep").is_visible():
        player.page.keyboard.press("Escape")
    assert player.asked() == asked
    expect(player.cell(re.compile("not confirmed"))).to_have_count(0)


# These can be played by anybody at any time.
USEFUL = ("d069", "d070", "d080", "d081", "d082", "d084", "d085")


def holding_a_card(ann: Visit, bea: Visit) -> str:
    """A table of two at which Ann is to rescue, and has a card for the turns of others."""
    for _ in range(10):
        table = two_at_a_table(ann, bea)
        found = Event()

        def holds(view: Any, asked: bool, found: Event = found) -> bool:
            if in_phase(cats.RESCUE)(view, asked) and set(USEFUL) & set(view.crews[0].hand.known):
                found.set()
            return found.is_set()

        def is_left(view: Any, asked: bool, found: Event = found) -> bool:
            # Bea's stand-in goes when Ann's is gone, which it hears.
            return found.is_set()

        play_on(ann.url, table, Part(ann.context, holds), Part(bea.context, is_left, seat=1))
        if found.is_set():
            return table
    raise AssertionError("Ann never got such a card")


def test_a_card_is_played_in_the_turn_of_another(coming: Visiting) -> None:
    ann, bea = coming(DESKTOP), coming(PHONE)
    ann.come_in_as("Ann")
    bea.come_in_as("Bea")
    table = holding_a_card(ann, bea)
    first, second = CatsPlayer(ann.page), CatsFingers(bea.page)
    for player in (first, second):
        player.open(f"/t/{table}")
    assert first.want() == "leave"
    first.answer("leave")
    assert second.want() == "leave"
    asked = second.asked()
    first.page.locator("[data-act=anytimes] button").click()
    dialog = first.page.get_by_role("dialog")
    useful = dialog.locator(", ".join(f"button[data-card={card}]" for card in USEFUL)).first
    if useful.get_attribute("aria-pressed") != "true":
        useful.click()
    title = dialog.locator("section h3").inner_text()
    dialog.locator("[data-act=anytime] button").click()
    expect(dialog).to_be_hidden()
    second.button("Menu").tap()
    second.page.get_by_role("dialog").get_by_role("button", name="Log of the game").tap()
    told = second.page.get_by_text(f"Ann plays “{title}”").filter(visible=True)
    expect(told.first).to_be_visible()
    assert second.asked() == asked, "her own question has not changed"


def test_a_line_that_breaks_heals(visitor: Visit) -> None:
    at_a_table(visitor)
    player = CatsPlayer(visitor.page)
    assert player.want() == "keep"
    visitor.go_offline()
    expect(player.page.get_by_text("Your seat is kept")).to_be_visible()
    visitor.go_online()
    expect(player.page.get_by_text("Your seat is kept")).to_be_hidden()
    player.keep()
    assert player.want() == "keep"
