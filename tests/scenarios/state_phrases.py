"""Sentences about the state of a game: who has what, and who must answer what."""

from collections.abc import Iterator

from tests.scenarios.phrasebook import Phrasebook, Said
from tests.scenarios.scenario import Line, ScenarioError
from tests.scenarios.table import Table, expect, stall_of

from skerry.core.legal import IllegalMove
from skerry.games.skye import SKYE
from skerry.games.skye.game.moves import Buy, Pass, Place, Price, Reason
from skerry.games.skye.game.view import Phase

STATE: Phrasebook[Table] = Phrasebook()


# --- what everybody has ----------------------------------------------------------------------


@STATE.phrase("{name} has {number} gold")
def _(table: Table, said: Said) -> None:
    expect(table.clan(said.word("name")).gold, said.number())


@STATE.phrase("{name} has {number} points")
def _(table: Table, said: Said) -> None:
    expect(table.clan(said.word("name")).points, said.number())


@STATE.phrase("{name}'s territory has {number} tiles")
def _(table: Table, said: Said) -> None:
    expect(len(table.clan(said.word("name")).territory), said.number())


@STATE.phrase("{name} holds {tiles}", "{name} holds nothing")
def _(table: Table, said: Said) -> None:
    expect(sorted(table.clan(said.word("name")).hand), sorted(said.several("tiles")))


@STATE.phrase("{name} holds nothing", "{name} holds L01")
def _(table: Table, said: Said) -> None:
    expect(table.clan(said.word("name")).hand, ())


@STATE.phrase("{name} offers nothing", "{name} offers L01=1")
def _(table: Table, said: Said) -> None:
    expect(table.clan(said.word("name")).stall, ())


@STATE.phrase("{name} offers {rest}", "{name} offers nothing")
def _(table: Table, said: Said) -> None:
    expect(stall_of(table.clan(said.word("name"))), said.word("rest"))


@STATE.phrase("{tile} is back in the bag", "{tile} is not in the bag")
def _(table: Table, said: Said) -> None:
    assert said.word("tile") in table.whole.bag, "it is not"


@STATE.phrase("{tile} is not in the bag", "{tile} is back in the bag")
def _(table: Table, said: Said) -> None:
    assert said.word("tile") not in table.whole.bag, "it is"


@STATE.phrase("the bag holds {number} tiles")
def _(table: Table, said: Said) -> None:
    expect(len(table.whole.bag), said.number())


# --- who is asked what -----------------------------------------------------------------------


@STATE.phrase("{names} must answer", "nobody must answer")
def _(table: Table, said: Said) -> None:
    expect(table.named(SKYE.awaits(table.state)), sorted(said.several("names")))


@STATE.phrase("the question is {word}", "the question is over")
def _(table: Table, said: Said) -> None:
    expect(table.whole.phase, Phase(said.word("word")))


@STATE.phrase("{name} has {number} moves")
def _(table: Table, said: Said) -> None:
    legal = SKYE.legal(table.viewed_by(said.word("name")))
    expect((len(legal), len(set(legal))), (said.number(), said.number()))


def _cannot(line: Line) -> Iterator[Line]:
    for part in line.parts:
        head = line.head.replace(" can:", " cannot:")
        yield line._replace(head=head, parts=(f"{part} because foreign",))


def _can(line: Line) -> Iterator[Line]:
    for part in line.parts:
        head = line.head.replace(" cannot:", " can:")
        yield line._replace(head=head, parts=(part.partition(" because ")[0],))
        yield line._replace(parts=(part.partition(" because ")[0] + " because foreign",))


@STATE.phrase("{names} can:", _cannot)
def _(table: Table, said: Said) -> None:
    for part in _some(said):
        move = table.read(said.word("names"), part)
        assert move in table.legal(table.seat(said.word("names"))), "not among the legal answers"
        try:
            SKYE.play(table.state, move)
        except IllegalMove as refusal:
            raise AssertionError(f"refused: {refusal!r}") from None


@STATE.phrase("{names} cannot:", _can)
def _(table: Table, said: Said) -> None:
    for part in _some(said):
        text, because, reason = part.partition(" because ")
        if not because or reason not in tuple(Reason):
            raise ScenarioError(f"{part!r}: a refusal has one of the reasons {list(Reason)}")
        move = table.read(said.word("names"), text)
        assert move not in table.legal(table.seat(said.word("names"))), "listed as legal"
        before = table.whole
        if isinstance(move, Price | Buy | Pass | Place):
            why = SKYE.legal(table.viewed_by(said.word("names"))).why_not(move)
            expect(why and why.reason, Reason(reason))
        try:
            SKYE.play(table.state, move)
        except IllegalMove as refusal:
            expect(refusal.reason, Reason(reason))
        else:
            raise AssertionError("it was not refused")
        expect(table.whole, before)


def _some(said: Said) -> tuple[str, ...]:
    if not said.parts:
        raise ScenarioError("no move is named")
    return said.parts
