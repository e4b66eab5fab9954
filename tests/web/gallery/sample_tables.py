"""Tables in all phases of both games, created on first use. Tests must not move there."""

from functools import cached_property
from typing import Any

from playwright.sync_api import Browser, StorageState
from tests.web.browser.bot_players import (
    BotSeat,
    Until,
    at,
    in_phase,
    play_seats,
    sealed,
    with_card,
)
from tests.web.browser.chromium import Visit, visit
from tests.web.servers import ME, OPEN, bots, join_table, make_table, reveal_secret

from skerry.core.luck import commitment
from skerry.games.cats.game.question import Phase as CatsPhase
from skerry.games.cats.game.question import PlaceMapTreasure, PlaceOshax
from skerry.games.skye.game.view import Phase

HOST = "Ann"
GUEST = "Bea"
_LUCK = "skerry"


class SampleTables:
    """Sample tables, and the browser of Ann, who plays at all of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._url = url
        self._ann = _signed_in_visit(browser, url, HOST)
        self._bea = _signed_in_visit(browser, url, GUEST)
        self.ann: StorageState = self._ann.context.storage_state()

    def close(self) -> None:
        """Close both browsers."""
        self._ann.context.close()
        self._bea.context.close()

    # Isle of Skye.

    @cached_property
    def _open(self) -> dict[str, Any]:
        return make_table(self._ann.context, seats=[ME, OPEN, OPEN, *bots(1, "easy")])

    @property
    def waiting(self) -> str:
        """A table that waits for two more players."""
        return str(self._open["id"])

    @property
    def code(self) -> str:
        """The invitation code of the waiting table."""
        return str(self._open["code"])

    @cached_property
    def pricing(self) -> str:
        """Ann sets prices in round 3."""
        return self._skye(at(3, Phase.PRICE))

    @cached_property
    def sealed(self) -> str:
        """Ann has sealed her prices; Bea has not."""
        table = make_table(self._ann.context, seats=[ME, OPEN, *bots(2, "greedy")])
        join_table(self._bea.context, table["code"])
        bea = BotSeat(self._bea.context, at(3, Phase.PRICE), seat=1)
        play_seats(self._url, table["id"], BotSeat(self._ann.context, sealed(3)), bea)
        return str(table["id"])

    @cached_property
    def buying(self) -> str:
        """Ann can buy a tile."""
        return self._skye(at(4, Phase.BUY))

    @cached_property
    def building(self) -> str:
        """Ann builds."""
        return self._skye(at(4, Phase.BUILD))

    @cached_property
    def full(self) -> str:
        """Five players, and Ann builds."""
        return self._skye(at(4, Phase.BUILD), rivals=4)

    @cached_property
    def finished(self) -> str:
        """The game is over."""
        return self._skye(at(9, Phase.OVER))

    @cached_property
    def tossed(self) -> str:
        """Ann has contributed a secret to the seed, from another device."""
        secret = "0" * 64
        table = make_table(self._ann.context, commitment=commitment(secret))["id"]
        reveal_secret(self._ann.context, table, secret)
        return str(table)

    # The Isle of Cats.

    @cached_property
    def drafting(self) -> str:
        """Ann keeps cards on day 2."""
        return self._cats(in_phase(CatsPhase.KEEP, day=2))

    @cached_property
    def paying(self) -> str:
        """Ann pays for cards."""
        return self._cats(in_phase(CatsPhase.PAY, day=2))

    @cached_property
    def naming(self) -> str:
        """Ann names the colour of a public lesson."""
        return self._cats(in_phase(CatsPhase.PUBLIC))

    @cached_property
    def laying(self) -> str:
        """Ann lays rescue cards."""
        return self._cats(with_card("rescue", in_phase(CatsPhase.LAY, day=2)))

    @cached_property
    def rescuing(self) -> str:
        """Ann rescues a cat; her boat has some tiles."""
        return self._cats(in_phase(CatsPhase.RESCUE, day=3))

    @cached_property
    def treasure(self) -> str:
        """Ann has covered a map and can take a treasure."""
        return self._cats(in_phase(CatsPhase.RESCUE, begun=PlaceMapTreasure))

    @cached_property
    def finding(self) -> str:
        """Ann can play a rare find card."""
        return self._cats(with_card(("oshax", "treasure"), in_phase(CatsPhase.RARE)))

    @cached_property
    def oshax(self) -> str:
        """Ann places an oshax."""
        return self._cats(in_phase(CatsPhase.RARE, begun=PlaceOshax))

    @cached_property
    def anytime(self) -> str:
        """Ann has an anytime card and rescues a cat."""
        return self._cats(with_card("anytime", in_phase(CatsPhase.RESCUE)))

    @cached_property
    def alone(self) -> str:
        """A solo game."""
        return self._cats(in_phase(CatsPhase.RESCUE, day=2), rivals=0, mode="solo")

    @cached_property
    def lessons(self) -> str:
        """The lessons of a family game."""
        return self._cats(in_phase(CatsPhase.FAMILY_KEEP), mode="family")

    @cached_property
    def family(self) -> str:
        """A family game."""
        return self._cats(in_phase(CatsPhase.RESCUE, day=2), mode="family")

    @cached_property
    def landed(self) -> str:
        """The game is over."""
        return self._cats(in_phase(CatsPhase.OVER))

    @cached_property
    def landed_alone(self) -> str:
        """A finished solo game."""
        return self._cats(in_phase(CatsPhase.OVER), rivals=0, mode="solo")

    def _skye(self, until: Until, rivals: int = 3) -> str:
        return self._played("skye", until, rivals)

    def _cats(self, until: Until, rivals: int = 2, mode: str = "standard") -> str:
        return self._played("cats", until, rivals, mode=mode)

    def _played(self, game: str, until: Until, rivals: int, **options: str) -> str:
        table = make_table(
            self._ann.context,
            game=game,
            seats=[ME, *bots(rivals, "greedy")],
            luck=_LUCK,
            chat="everybody",
            options=options,
        )["id"]
        play_seats(self._url, table, BotSeat(self._ann.context, until))
        return str(table)


def _signed_in_visit(browser: Browser, url: str, name: str) -> Visit:
    visitor = visit(browser, url)
    visitor.sign_in_as(name)
    # Opening a page stores the browser's state.
    visitor.page.goto("/about")
    return visitor
