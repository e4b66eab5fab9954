"""Tables in all phases of both games, made when they are first wanted; nobody moves there."""

from functools import cached_property
from typing import Any

from playwright.sync_api import Browser, StorageState
from tests.web.chromium import Visit, visit
from tests.web.servers import ME, OPEN, bots, join_table, make_table
from tests.web.stand_ins import Part, Until, at, in_phase, play_on, sealed, with_card

from skerry.games.cats.rules import state as cats
from skerry.games.skye.game.view import Phase

HOST = "Ann"
GUEST = "Bea"
_LUCK = "skerry"


class Scenes:
    """Tables by what is shown there, and the browser of Ann, who sits at all of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._url = url
        self._ann = _come_in(browser, url, HOST)
        self._bea = _come_in(browser, url, GUEST)
        self.ann: StorageState = self._ann.context.storage_state()

    def close(self) -> None:
        """Send both away."""
        self._ann.context.close()
        self._bea.context.close()

    # Isle of Skye.

    @cached_property
    def _open(self) -> dict[str, Any]:
        return make_table(self._ann.context, seats=[ME, OPEN, OPEN, *bots(1)])

    @property
    def waiting(self) -> str:
        """A table that waits for two more."""
        return str(self._open["id"])

    @property
    def code(self) -> str:
        """To sit down at the table that waits."""
        return str(self._open["code"])

    @cached_property
    def pricing(self) -> str:
        """Prices are asked for, in the third round."""
        return self._skye(at(3, Phase.PRICE))

    @cached_property
    def sealed(self) -> str:
        """Ann has sealed, and Bea has not: she prices nothing."""
        table = make_table(self._ann.context, seats=[ME, OPEN, *bots(2, "greedy")])
        join_table(self._bea.context, table["code"])
        bea = Part(self._bea.context, at(3, Phase.PRICE), seat=1)
        play_on(self._url, table["id"], Part(self._ann.context, sealed(3)), bea)
        return str(table["id"])

    @cached_property
    def buying(self) -> str:
        """Ann may buy."""
        return self._skye(at(4, Phase.BUY))

    @cached_property
    def building(self) -> str:
        """Ann builds."""
        return self._skye(at(4, Phase.BUILD))

    @cached_property
    def full(self) -> str:
        """Five players, who build."""
        return self._skye(at(4, Phase.BUILD), rivals=4)

    @cached_property
    def finished(self) -> str:
        """The game is over."""
        return self._skye(at(9, Phase.OVER))

    # The Isle of Cats.

    @cached_property
    def drafting(self) -> str:
        """Cards are kept, on the second day."""
        return self._cats(in_phase(cats.KEEP, day=2))

    @cached_property
    def paying(self) -> str:
        """Cards are paid for."""
        return self._cats(in_phase(cats.PAY, day=2))

    @cached_property
    def naming(self) -> str:
        """A public lesson wants a colour."""
        return self._cats(in_phase(cats.PUBLIC))

    @cached_property
    def laying(self) -> str:
        """Rescue cards are laid."""
        return self._cats(with_card("rescue", in_phase(cats.LAY, day=2)))

    @cached_property
    def rescuing(self) -> str:
        """A cat can be rescued, onto a boat with some tiles."""
        return self._cats(in_phase(cats.RESCUE, day=3))

    @cached_property
    def treasure(self) -> str:
        """A map was found: a treasure is offered."""
        return self._cats(in_phase(cats.RESCUE, doing=cats.MAP_TREASURE))

    @cached_property
    def finding(self) -> str:
        """A card for a rare find can be played."""
        return self._cats(with_card(("oshax", "treasure"), in_phase(cats.RARE)))

    @cached_property
    def oshax(self) -> str:
        """An oshax is placed."""
        return self._cats(in_phase(cats.RARE, doing=cats.PLACE_OSHAX))

    @cached_property
    def anytime(self) -> str:
        """Ann holds an anytime card, and rescues."""
        return self._cats(with_card("anytime", in_phase(cats.RESCUE)))

    @cached_property
    def alone(self) -> str:
        """A game against the sister."""
        return self._cats(in_phase(cats.RESCUE, day=2), rivals=0, mode="solo")

    @cached_property
    def lessons(self) -> str:
        """The lessons of a game with children."""
        return self._cats(in_phase(cats.FAMILY_KEEP), mode="family")

    @cached_property
    def family(self) -> str:
        """A game with children."""
        return self._cats(in_phase(cats.RESCUE, day=2), mode="family")

    @cached_property
    def landed(self) -> str:
        """The game is over."""
        return self._cats(in_phase(cats.OVER))

    @cached_property
    def landed_alone(self) -> str:
        """A game against the sister is over."""
        return self._cats(in_phase(cats.OVER), rivals=0, mode="solo")

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
        play_on(self._url, table, Part(self._ann.context, until))
        return str(table)


def _come_in(browser: Browser, url: str, name: str) -> Visit:
    visitor = visit(browser, url)
    visitor.come_in_as(name)
    # What the browser keeps is kept from now on.
    visitor.page.goto("/about")
    return visitor
