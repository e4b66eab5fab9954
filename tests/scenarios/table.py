"""The table of a scenario: who sits there, where the game starts, what was answered so far.

A position is a view in which nothing is hidden, built from `given` lines. What they leave out
is as at the start: a castle for each seat, no gold, no points. All other tiles are in the bag.
"""

import re
from collections.abc import Iterable

import msgspec
from tests.scenarios.scenario import Line, ScenarioError

from skerry.core.event import Announcement, Event, Seat
from skerry.core.game import CHANCE
from skerry.games.skye import SKYE
from skerry.games.skye.game.moves import Place, SkyeDraw, SkyeMove
from skerry.games.skye.game.options import SkyeOptions, read_options
from skerry.games.skye.game.view import ClanView, Offer, Phase, Placed, View, restore, snapshot
from skerry.games.skye.pieces.tiles import NUMBER, TILES, TileId
from skerry.games.skye.rules.rules import State
from skerry.games.skye.text.notation import read_draw, read_move
from skerry.games.skye.text.position import score_cards

CASTLES = ("C-blue", "C-green", "C-red", "C-white", "C-yellow")
NOTHING = ClanView((), 0, 0, (), (), False, False, ())


class Table:
    """A game being played by a scenario."""

    def __init__(self, names: list[str], options: dict[str, object], given: list[Line]) -> None:
        self.names = names
        try:
            chosen = read_options(options, words=True)
        except ValueError as error:
            raise ScenarioError(str(error)) from None
        if given:
            self.state: State = restore(_position(names, chosen, given))
        else:
            self.state = SKYE.start(len(names), chosen)
        self.happened: list[Announcement] = []
        """What the last answers caused."""

    @property
    def whole(self) -> View:
        """All of the state as plain data."""
        return snapshot(self.state)

    def seat(self, name: str) -> Seat:
        """The seat of a name, or CHANCE."""
        return _seat(self.names, name)

    def named(self, seats: Iterable[Seat]) -> list[str]:
        """The names of seats, in alphabetical order."""
        return sorted("chance" if seat == CHANCE else self.names[seat] for seat in seats)

    def clan(self, name: str) -> ClanView:
        """Everything of one seat."""
        return self.whole.clans[self.seat(name)]

    def viewed_by(self, name: str) -> View:
        """What a seat, or a spectator, sees."""
        return SKYE.view(self.state, self.viewer(name))

    def viewer(self, name: str) -> Seat | None:
        """A seat, or None for a spectator."""
        return None if name == "a spectator" else self.seat(name)

    def events(self) -> list[Event]:
        """What the last answers caused, with nothing hidden."""
        return [told.event for told in self.happened]

    def read(self, name: str, text: str) -> SkyeMove | SkyeDraw:
        """A move of somebody or a draw of chance."""
        seat = self.seat(name)
        try:
            return read_draw(text) if seat == CHANCE else read_move(text, seat)
        except ValueError as error:
            raise ScenarioError(str(error)) from None

    def answer(self, answer: SkyeMove | SkyeDraw) -> None:
        """Play a move or draw."""
        step = SKYE.play(self.state, answer)
        self.state = step.state
        self.happened += step.announcements

    def legal(self, seat: Seat) -> list[SkyeMove | SkyeDraw]:
        """What a seat or chance can answer now."""
        if seat == CHANCE:
            return [draw for draw, _ in SKYE.outcomes(self.state)]
        return list(SKYE.legal(SKYE.view(self.state, seat)))

    def play_on(self, to_round: int | None) -> None:
        """Give the first legal answers in alphabetical order, up to a round or to the end."""
        while self.state.phase != _OVER and (to_round is None or self.state.round < to_round):
            self.answer(min(self.legal(min(SKYE.awaits(self.state))), key=str))


_OVER = tuple(Phase).index(Phase.OVER)


def expect(found: object, wanted: object) -> None:
    """Raise an AssertionError that shows what was expected and found."""
    assert found == wanted, f"found: {found}"


def stall_of(clan: ClanView) -> str:
    """The tiles of a stall with their prices."""
    return ", ".join(f"{offer.tile}={offer.price}" for offer in clan.stall)


def read_land(parts: tuple[str, ...]) -> tuple[Placed, ...]:
    """A territory from `castle C-blue` and placements, each legal after those before it."""
    if not parts or not parts[0].startswith("castle "):
        raise ScenarioError("a territory begins with its castle")
    castle = parts[0].removeprefix("castle ")
    tiles = [Placed(TileId(castle), 0, 0, 0)]
    for part in parts[1:]:
        try:
            move = read_move(part, 0)
        except ValueError as error:
            raise ScenarioError(str(error)) from None
        if not isinstance(move, Place):
            raise ScenarioError(f"{part!r} is no placement")
        tiles.append(Placed(move.tile, move.x, move.y, move.turn))
    try:
        score_cards({"territory": [msgspec.structs.asdict(tile) for tile in tiles]})
    except ValueError as error:
        raise ScenarioError(str(error)) from None
    return tuple(tiles)


def _seat(names: list[str], name: str) -> Seat:
    if name == "chance":
        return CHANCE
    if name not in names:
        raise ScenarioError(f"nobody here is called {name}")
    return names.index(name)


def _position(names: list[str], options: SkyeOptions, given: list[Line]) -> View:
    if options.goals is None:
        raise ScenarioError("a position needs its goals")
    clans = [
        msgspec.structs.replace(NOTHING, territory=read_land((f"castle {castle}",)))
        for castle in CASTLES[: len(names)]
    ]
    view = View(None, options, Phase.BUILD, 1, 0, 0, options.goals, (), ())
    for line in given:
        about, _, more = line.head.removeprefix("given ").removesuffix(":").partition("'s ")
        if not line.parts:
            view = _moment(view, about, names)
        else:
            seat = _seat(names, about)
            clans[seat] = _belongings(clans[seat], more, line.parts)
    return _complete(view, clans)


def _moment(view: View, text: str, names: list[str]) -> View:
    """`round 5, buy, Ann first, Ben buys`."""
    first = view.first or 0
    for part in text.split(", "):
        match part.split():
            case ["round", number]:
                view = msgspec.structs.replace(view, round=int(number))
            case [phase] if phase in tuple(Phase):
                view = msgspec.structs.replace(view, phase=Phase(phase))
            case [name, "first"]:
                first = _seat(names, name)
                view = msgspec.structs.replace(view, first=first)
            case [name, "buys"]:
                after = (_seat(names, name) - first) % len(names)
                view = msgspec.structs.replace(view, after=after)
            case _:
                raise ScenarioError(f"cannot set up {part!r}")
    return view


def _belongings(clan: ClanView, what: str, parts: tuple[str, ...]) -> ClanView:
    if what == "land":
        return msgspec.structs.replace(clan, territory=read_land(parts))
    if len(parts) != 1:
        raise ScenarioError(f"cannot set up {parts!r}")
    words = parts[0].split(", ")
    if what == "hand":
        return msgspec.structs.replace(clan, hand=tuple(_tile(word) for word in words))
    if what == "stall":
        return msgspec.structs.replace(clan, stall=tuple(_offer(word) for word in words))
    found = re.fullmatch(r"(\d+) points, (\d+) gold", parts[0])
    if what or not found:
        raise ScenarioError(f"cannot set up {parts[0]!r}")
    return msgspec.structs.replace(clan, points=int(found[1]), gold=int(found[2]))


def _tile(word: str) -> TileId:
    if word not in NUMBER:
        raise ScenarioError(f"there is no tile {word}")
    return TileId(word)


def _offer(word: str) -> Offer:
    tile, _, price = word.partition("=")
    return Offer(_tile(tile), int(price) if price else None)


def _complete(view: View, clans: list[ClanView]) -> View:
    """The position with all other tiles in the bag; ScenarioError if it is impossible."""
    used = [
        name
        for clan in clans
        for name in (*(p.tile for p in clan.territory), *(o.tile for o in clan.stall), *clan.hand)
    ]
    if len(set(used)) != len(used):
        raise ScenarioError(f"a tile lies at two places: {sorted(used)}")
    bag = tuple(tile.id for tile in TILES[:73] if tile.id not in used)
    if view.phase is Phase.BUILD:
        clans = [msgspec.structs.replace(clan, building=bool(clan.hand)) for clan in clans]
    view = msgspec.structs.replace(view, bag=bag, clans=tuple(clans))
    _doubt(view)
    return view


def _doubt(view: View) -> None:
    """ScenarioError where the rules would not have stopped and asked."""
    stalls = {Phase.PRICE: (3,), Phase.BUY: (0, 1, 2)}.get(view.phase, (0,))
    for seat, clan in enumerate(view.clans):
        if len(clan.stall) not in stalls or any(
            (offer.price is None) == (view.phase is Phase.BUY) for offer in clan.stall
        ):
            raise ScenarioError(f"seat {seat} cannot have this stall now: {clan.stall}")
        if clan.building and not SKYE.legal(SKYE.view(restore(view), seat)):
            raise ScenarioError(f"seat {seat} can place nothing and would have no hand")
    if not SKYE.awaits(restore(view)):
        raise ScenarioError("nobody would be asked anything here")
