"""Every card of the deck says all that it has to say, in every language and on every screen."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.browser.devices import DESKTOP, LARGE, PHONE, TABLET, Device
from tests.web.browser.language import set_language
from tests.web.cats.player import CatsPlayer
from tests.web.cats.test_room import TALL_PHONE
from tests.web.conftest import NewVisitor
from tests.web.servers import ME, bots, make_table

from skerry.games.cats.pieces.cards import CARDS, Kind

LANGUAGES = ("en", "ru", "nl", "pt")
_LESSONS = {card.id for card in CARDS if card.kind in {Kind.LESSON, Kind.PUBLIC}}
# The cards whose text sticks out of its box.
_CUT = """() => [...document.querySelectorAll('.hand-card .said')].filter(one => {
  const [said, box] = [one, one.parentElement].map(it => it.getBoundingClientRect());
  return said.top < box.top - 3 || said.bottom > box.bottom + 3
    || said.left < box.left - 1 || said.right > box.right + 1;
}).map(one => one.closest('[data-card]').dataset.card + ': ' + one.textContent)"""


def _one_of_each() -> list[str]:
    """One card of every type that can be drafted; cards of one type look the same."""
    found = {card.type: card.id for card in CARDS if card.id.startswith("d")}
    return list(found.values())


def _prospect(card: str) -> dict[str, Any]:
    """What a lesson gives now, in the longest words that it can have."""
    progress = {"counts": "things", "wanted": 15, "over": False, "share": 0.8}
    what = {"type": "lesson", "topic": card, "reason": "lesson", "count": 12, "round": None}
    return {
        "points": 12,
        "what": {**what, "card": card, "colour": None, "progress": progress},
        "cells": [],
    }


class _Dealt:
    """Changes what the server tells the page: the cards of the pack are those that we want."""

    def __init__(self, page: Page) -> None:
        self.cards: tuple[str, ...] = ()
        page.route_web_socket("**/*", self._carry)

    def _carry(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(self._dealt(str(frame))))

    def _dealt(self, frame: str) -> str:
        message = json.loads(frame)
        if message["type"] == "snapshot":
            pack = message["now"]["view"]["crews"][0]["pack"]
            pack["cards"] = list(self.cards)
            pack["count"] = len(self.cards)
        if message["type"] == "scored":
            message["card"]["prospects"] = [
                _prospect(card) for card in self.cards if card in _LESSONS
            ]
        return json.dumps(message)


def _hands(page: Page, table: str, size: int) -> Iterator[tuple[str, ...]]:
    """Show all cards of the deck, one hand after the other."""
    dealt = _Dealt(page)
    every = _one_of_each()
    for first in range(0, len(every), size):
        cards = dealt.cards = tuple(every[first : first + size])
        page.goto(f"/t/{table}")
        assert CatsPlayer(page).want() == "keep"
        yield cards


@pytest.mark.parametrize(("mode", "rivals", "size"), [("standard", 3, 7), ("solo", 0, 5)])
@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, TABLET, DESKTOP, LARGE], ids=lambda device: device.name
)
def test_no_text_of_a_card_is_cut(
    new_visitor: NewVisitor, device: Device, mode: str, rivals: int, size: int
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    seats, options = [ME, *bots(rivals, "easy")], {"mode": mode}
    table = make_table(visit.context, game="cats", seats=seats, options=options)["id"]
    page, cut = visit.page, []
    for cards in _hands(page, table, size):
        for language in LANGUAGES:
            set_language(page, language)
            expect(page.locator("[data-worth]")).to_have_count(len(_LESSONS & set(cards)))
            page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            cut += [f"{language} {card}" for card in page.evaluate(_CUT)]
        set_language(page, "en")
    assert not cut, "\n".join(cut)
