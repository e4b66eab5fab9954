"""The buttons below the boat keep their places within a turn, and have room for their words."""

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser.accessibility import crowded
from tests.web.browser.bot_players import in_phase, with_card
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.browser.players import accessible_name, middle
from tests.web.cats.player import CatsMouse, CatsPlayer, CatsTouch
from tests.web.cats.test_room import TALL_PHONE
from tests.web.cats.test_turns import at_a_table
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots

from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.view import View

DEAREST = 5


def _is_at(button: Locator, place: tuple[float, float]) -> bool:
    """Whether it is there; a zoomed page rounds by less than a pixel."""
    return all(abs(one - other) < 1 for one, other in zip(middle(button), place, strict=True))


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP, LARGE], ids=lambda device: device.name)
def test_undo_and_redo_keep_their_places_within_a_turn(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, in_phase(CatsPhase.RESCUE, day=2), seats=[ME, *bots(2, "easy")])
    player = CatsTouch(visit.page) if device.touch else CatsMouse(visit.page)
    assert player.want() == "leave"
    # A phone has no room for redo.
    names = ["Undo (Z)"] if device == PHONE else ["Undo (Z)", "Redo (Shift+Z)"]
    before = {name: middle(player.button(name)) for name in names}

    def stay() -> bool:
        return all(_is_at(player.button(name), place) for name, place in before.items())

    player.take(next(player.takeable()))
    player.wait_for_places()
    assert stay()
    assert any(player.lay(piece) for piece in player.takeable())
    assert stay()
    player.push(player.button("Undo (Z)"))
    assert stay()
    visit.page.keyboard.press("Escape")
    expect(player.act("leave")).to_be_visible()
    assert stay()


def _is_poor_with_an_anytime_card(view: View, asked: bool) -> bool:
    """Whether some cats are too dear, and an anytime card could help."""
    until = with_card("anytime", in_phase(CatsPhase.RESCUE))
    return until(view, asked) and view.mine.fish < DEAREST and len(view.right) > 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP, LARGE], ids=lambda device: device.name
)
def test_passing_has_room_beside_the_anytime_cards(
    new_visitor: NewVisitor, device: Device, language: str
) -> None:
    visit = new_visitor(device)
    at_a_table(visit, _is_poor_with_an_anytime_card, luck="dear cats")
    page = visit.page
    player = CatsTouch(page) if device.touch else CatsMouse(page)
    player.want()
    dear = [piece for piece in player.pieces.all() if "cannot" in accessible_name(piece)]
    assert dear
    if language != "en":
        set_language(page, language)
    player.take(dear[0])
    clock = page.locator("[data-act=anytimes] button")
    expect(clock).to_be_visible()
    _has_room(player)
    if len(dear) < player.pieces.count():
        # A cat could still come, so it asks for a second press, in more words.
        player.push(player.act("leave"))
        expect(page.locator("[data-leave][data-asks]")).to_be_visible()
        _has_room(player)


def _has_a_find_and_an_anytime_card(view: View, asked: bool) -> bool:
    """Whether a rare find can be played, and an anytime card too."""
    until = with_card("anytime", in_phase(CatsPhase.RARE))
    return with_card(("oshax", "treasure"), until)(view, asked)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_finds_have_room_beside_the_anytime_cards(new_visitor: NewVisitor, language: str) -> None:
    visit = new_visitor(DESKTOP)
    at_a_table(visit, _has_a_find_and_an_anytime_card, seats=[ME, *bots(2, "easy")], luck="b")
    page = visit.page
    expect(page.locator("[data-act=anytimes] button")).to_be_visible()
    if language != "en":
        set_language(page, language)
    play = page.locator("[data-act=play] button")
    for button in (page.locator("[data-act=pass] button"), play):
        assert button.evaluate("one => one.offsetHeight") <= 53
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth")
    sheet = page.locator("section.dock")
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")


def _has_room(player: CatsPlayer) -> None:
    """The words of the button that passes fit into it, in two lines at most."""
    assert crowded(player.page) == []
    assert player.act("leave").evaluate("one => one.offsetHeight") <= 53
    assert player.act("leave").evaluate("one => one.scrollWidth <= one.clientWidth")
