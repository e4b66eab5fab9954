"""Tables in all phases of a game, so that each screen can be opened at once; nobody moves there."""

from dataclasses import dataclass

from playwright.sync_api import Browser, StorageState
from tests.web.chromium import Visit, visit
from tests.web.players import Player
from tests.web.servers import ME, OPEN, bots, join_table, make_table
from tests.web.stand_ins import Part, at, play_on, sealed

from skerry.skye.view import Phase

HOST = "Ann"
GUEST = "Bea"
_LUCK = "skerry"


@dataclass(frozen=True)
class Scenes:
    """Tables by what is shown there, and the browser of Ann, who sits at all of them."""

    ann: StorageState
    waiting: str
    code: str
    """To sit down at the table that waits."""
    pricing: str
    sealed: str
    buying: str
    building: str
    full: str
    """Five players, who build."""
    finished: str


def prepare(browser: Browser, url: str) -> Scenes:
    """Play tables to where they are wanted."""
    ann, bea = _come_in(browser, url, HOST), _come_in(browser, url, GUEST)

    def played(round: int, phase: Phase, rivals: int = 3) -> str:
        seats = [ME, *bots(rivals, "greedy")]
        table = str(make_table(ann.context, seats=seats, luck=_LUCK, chat="everybody")["id"])
        play_on(url, table, Part(ann.context, at(round, phase)))
        return table

    waiting = make_table(ann.context, seats=[ME, OPEN, OPEN, *bots(1)])
    waits = make_table(ann.context, seats=[ME, OPEN, *bots(2, "greedy")])
    join_table(bea.context, waits["code"])
    # Bea prices nothing: Ann's prices stay sealed.
    ends = Part(ann.context, sealed(3)), Part(bea.context, at(3, Phase.PRICE), seat=1)
    play_on(url, waits["id"], *ends)
    scenes = Scenes(
        ann=ann.context.storage_state(),
        waiting=str(waiting["id"]),
        code=str(waiting["code"]),
        pricing=played(3, Phase.PRICE),
        sealed=str(waits["id"]),
        buying=played(4, Phase.BUY),
        building=played(4, Phase.BUILD),
        full=played(4, Phase.BUILD, rivals=4),
        finished=played(9, Phase.OVER),
    )
    ann.context.close()
    bea.context.close()
    return scenes


def _come_in(browser: Browser, url: str, name: str) -> Visit:
    visitor = visit(browser, url)
    Player(visitor.page).come_in_as(name)
    return visitor
