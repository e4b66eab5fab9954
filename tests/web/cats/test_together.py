"""Two people play The Isle of Cats: a whole game, cards in others' turns, disconnects."""

import re
from threading import Event
from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.browser.bot_players import BotSeat, in_phase, play_seats
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE
from tests.web.cats.player import CatsMouse, CatsPlayer, CatsTouch
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, OPEN, join_table, make_table

from skerry.games.cats.game.question import Phase as CatsPhase

LOST = "Your seat is kept"
# Cards that are always useful: a free place, two cats in a turn, a basket.
USEFUL = ("d069", "d070", "d080", "d081", "d082", "d084", "d085")

LAST_SHIP = 1


def two_at_a_table(ann: Visit, bea: Visit, **wishes: Any) -> str:
    """Ann and Bea at one table."""
    ann.sign_in_as("Ann")
    bea.sign_in_as("Bea")
    table = make_table(ann.context, game="cats", seats=[ME, OPEN], **wishes)
    join_table(bea.context, table["code"])
    return str(table["id"])


def holding_a_card(ann: Visit, bea: Visit) -> str:
    """A table where Ann must rescue and has a card for other players' turns, before the last day.

    On the last day the page asks about all cards at once.
    """
    for _ in range(10):
        table = two_at_a_table(ann, bea)
        found = Event()

        def holds(view: Any, asked: bool, found: Event = found) -> bool:
            rescues = in_phase(CatsPhase.RESCUE)(view, asked) and view.ship > LAST_SHIP
            if rescues and set(USEFUL) & set(view.crews[0].hand.known):
                found.set()
            return found.is_set()

        def is_left(view: Any, asked: bool, found: Event = found) -> bool:
            # Bea's bot stops when Ann's bot has stopped.
            return found.is_set()

        play_seats(
            ann.url, table, BotSeat(ann.context, holds), BotSeat(bea.context, is_left, seat=1)
        )
        if found.is_set():
            return table
    raise AssertionError("Ann never got such a card")


def anytime_dialog(player: CatsPlayer) -> Locator:
    """Open the anytime cards and choose a useful one."""
    player.push(player.page.locator("[data-act=anytimes] button"))
    dialog = player.page.get_by_role("dialog")
    useful = dialog.locator(", ".join(f"button[data-card={card}]" for card in USEFUL)).first
    if useful.get_attribute("aria-pressed") != "true":
        player.push(useful)
    return dialog


def expect_told(player: CatsPlayer, text: str) -> None:
    """Wait until the game log contains a text; pictures may lie between its words."""
    player.push(player.button("Menu"))
    player.push(player.page.get_by_role("dialog").get_by_role("button", name="Game log"))
    pattern = re.compile(".*".join(map(re.escape, text.split(" ", 2))))
    told = player.page.get_by_text(pattern).filter(visible=True)
    expect(told.first).to_be_visible()


def test_two_people_play_a_whole_family_game(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(DESKTOP), new_visitor(PHONE)
    table = two_at_a_table(ann, bea, options={"mode": "family"})
    players = [CatsMouse(ann.page), CatsTouch(bea.page)]
    for player in players:
        player.open(f"/t/{table}")
    playing = list(players)
    while playing:
        for player in list(playing):
            want = player.wanted()
            if want == "result":
                playing.remove(player)
            elif want is not None:
                player.do(want)
    points = {player.result.inner_text().split(" with ")[1] for player in players}
    assert len(points) == 1, "both see the same winner"
    for player in players:
        player.expect_no_scrolling()


def test_kept_cards_can_be_chosen_again_until_all_have_chosen(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(), new_visitor()
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


def test_a_card_is_played_in_the_turn_of_a_disconnected_player(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(DESKTOP), new_visitor(PHONE)
    table = holding_a_card(ann, bea)
    first, second = CatsPlayer(ann.page), CatsTouch(bea.page)
    for player in (first, second):
        player.open(f"/t/{table}")
    assert first.want() == "leave"
    first.answer("leave")
    assert second.want() == "leave"
    asked = second.asked()
    bea.go_offline()
    expect(bea.page.get_by_text(LOST)).to_be_visible()

    dialog = anytime_dialog(first)
    title = dialog.locator("section h3").inner_text()
    first.push(dialog.locator("[data-act=anytime] button"))
    expect(dialog).to_be_hidden()
    first.expect_status(re.compile("Bea"))

    bea.go_online()
    expect(bea.page.get_by_text(LOST)).to_be_hidden()
    assert second.want() == "leave"
    assert second.asked() == asked, "her own question has not changed"
    expect_told(second, f"Ann plays “{title}”")
    second.push(second.button("Close").first)
    second.do("leave")
    expect_told(first, "Bea")


def test_a_card_offers_to_be_played_at_its_moment(new_visitor: NewVisitor) -> None:
    ann, bea = new_visitor(DESKTOP), new_visitor(PHONE)
    table = holding_a_card(ann, bea)
    player = CatsPlayer(ann.page)
    player.open(f"/t/{table}")
    assert player.want() == "leave"
    dialog = anytime_dialog(player)
    title = dialog.locator("section h3").inner_text()
    dialog.get_by_label("Ask me").select_option("rescue")
    player.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    asks = player.page.locator("[data-asks]")
    expect(asks).to_contain_text(title)
    player.push(asks.get_by_role("button", name="Not now"))
    expect(asks).to_be_hidden()
    # The card is offered again: the browser stores the setting, but not the postponement.
    player.open(f"/t/{table}")
    player.push(asks.get_by_role("button").first)
    expect(dialog.locator("section h3")).to_have_text(title)
    player.push(dialog.locator("[data-act=anytime] button"))
    expect(dialog).to_be_hidden()
    expect(asks).to_be_hidden()
    expect_told(player, f"“{title}”")
