"""Two people at a table of The Isle of Cats: a whole game, a card in the turn of the other, a broken line."""

import re
from threading import Event
from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.cats import CatsFingers, CatsMouse, CatsPlayer
from tests.web.chromium import Visit
from tests.web.conftest import Visiting
from tests.web.devices import DESKTOP, PHONE
from tests.web.servers import ME, OPEN, join_table, make_table
from tests.web.stand_ins import Part, in_phase, play_on

from skerry.games.cats.rules import state as cats

LOST = "Your seat is kept"
# Cards of use to anybody at any time: a free place, two cats in a turn, a basket.
USEFUL = ("d069", "d070", "d080", "d081", "d082", "d084", "d085")


def two_at_a_table(ann: Visit, bea: Visit, **wishes: Any) -> str:
    """Ann and Bea, who play against each other."""
    ann.come_in_as("Ann")
    bea.come_in_as("Bea")
    table = make_table(ann.context, game="cats", seats=[ME, OPEN], **wishes)
    join_table(bea.context, table["code"])
    return str(table["id"])


def holding_a_card(ann: Visit, bea: Visit) -> str:
    """A table at which Ann is to rescue, and has a card for the turns of others."""
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


def anytime_dialog(player: CatsPlayer) -> Locator:
    """Look at the cards for any time, and choose one that is of use."""
    player.push(player.page.locator("[data-act=anytimes] button"))
    dialog = player.page.get_by_role("dialog")
    useful = dialog.locator(", ".join(f"button[data-card={card}]" for card in USEFUL)).first
    if useful.get_attribute("aria-pressed") != "true":
        player.push(useful)
    return dialog


def expect_told(player: CatsPlayer, text: str) -> None:
    """Wait until the log of the game says so."""
    player.push(player.button("Menu"))
    player.push(player.page.get_by_role("dialog").get_by_role("button", name="Log of the game"))
    told = player.page.get_by_text(text).filter(visible=True)
    expect(told.first).to_be_visible()


def test_two_people_play_a_whole_game_with_children(coming: Visiting) -> None:
    ann, bea = coming(DESKTOP), coming(PHONE)
    table = two_at_a_table(ann, bea, options={"mode": "family"})
    players = [CatsMouse(ann.page), CatsFingers(bea.page)]
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


def test_kept_cards_can_be_chosen_again_until_all_have_chosen(coming: Visiting) -> None:
    ann, bea = coming(), coming()
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


def test_a_card_is_played_in_the_turn_of_another_whose_line_is_broken(coming: Visiting) -> None:
    ann, bea = coming(DESKTOP), coming(PHONE)
    table = holding_a_card(ann, bea)
    first, second = CatsPlayer(ann.page), CatsFingers(bea.page)
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


def test_a_card_asks_when_its_moment_has_come(coming: Visiting) -> None:
    ann, bea = coming(DESKTOP), coming(PHONE)
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
    # It is asked once more where the browser knows the wish, and not what was put off.
    player.open(f"/t/{table}")
    player.push(asks.get_by_role("button").first)
    expect(dialog.locator("section h3")).to_have_text(title)
    player.push(dialog.locator("[data-act=anytime] button"))
    expect(dialog).to_be_hidden()
    expect(asks).to_be_hidden()
    expect_told(player, f"“{title}”")
