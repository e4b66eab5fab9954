"""The rest of a day, thought through with several boats at a time.

`run_day` takes the best cat, lays it on its best place, and stops at the first cat that brings
nothing. Here the best few boats are kept after each cat. So two cats that fill a room together
are found, where each of them alone is a loss.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.outlook import (
    NOWHERE,
    Day,
    Finds,
    Search,
    favourite,
    play_finds,
    stow,
    without,
)
from skerry.games.cats.rules.tables import colour_of, shape_of

if TYPE_CHECKING:
    Ints = vec[i64]


class End:
    """How a day ends, and how widely it is searched."""

    def __init__(self) -> None:
        self.time: i64 = 0
        """How many cats are to come after today."""
        self.hope: i64 = 3
        """How many cats of today a boat is valued with, at most, while it is searched."""
        self.finds: Finds | None = None
        self.later: i64 = 0
        """What a treasure card is worth that is kept."""
        self.width: i64 = 6
        """How many boats are kept after each cat."""
        self.places: i64 = 3
        """How many places of a cat are tried."""
        self.leaves: i64 = 3
        """How many boats are thought through to the end of the day."""


class Prospect:
    """A boat on the way through a day; several of them make a beam."""

    def __init__(self, gauge: Gauge, fish: i64, common: "Ints") -> None:
        self.gauge = gauge
        self.fish = fish
        self.common = common
        self.gone: i64 = 0
        """Bits of the cats that are no longer there."""
        self.turn: i64 = 0
        self.hers: i64 = 0
        """How many turns the sister has had."""
        self.taken: i64 = 0
        self.value: i64 = 0
        self.kept: i64 = 0
        """Treasure cards that are kept at the end of the day."""


def beam_day(gauge: Gauge, day: Day, search: Search, end: End) -> Prospect:
    """The best boat at the end of a day, with its fish and what it is worth."""
    first = Prospect(gauge.copy(), day.fish, day.common[:])
    beam = [first]
    leaves: list[Prospect] = []
    while len(beam) > 0:
        values = vec[i64]()
        steps = vec[i64]()
        for number in range(i64(len(beam))):
            boat = beam[number]
            _add_leaf(leaves, boat, day, end)
            if not _wait(boat, day):
                continue
            values, steps = _tries(boat, number, day, search, end, values, steps)
        beam = _best(beam, day, search, end, values, steps)
    best = leaves[0]
    best.value = NOWHERE
    for leaf in leaves:
        if end.finds is not None:
            leaf.kept = play_finds(leaf.gauge, end.finds, search)
        leaf.value = leaf.gauge.value + day.fish_value * leaf.fish + end.later * leaf.kept
        if leaf.value > best.value or leaf is best:
            best = leaf
    return best


def _add_leaf(leaves: list[Prospect], boat: Prospect, day: Day, end: End) -> None:
    """Keep a boat for the end of the day if it is among the best so far."""
    leaf = Prospect(boat.gauge.copy(), boat.fish, boat.common)
    leaf.taken = boat.taken
    leaf.gauge.set_time(end.time)
    leaf.value = leaf.gauge.value + day.fish_value * leaf.fish
    if i64(len(leaves)) < end.leaves:
        leaves.append(leaf)
        return
    worst: i64 = 0
    for number in range(i64(len(leaves))):
        if leaves[number].value < leaves[worst].value:
            worst = number
    if leaf.value > leaves[worst].value:
        leaves[worst] = leaf


def _wait(boat: Prospect, day: Day) -> bool:
    """Let the others have their turns; whether one's own comes."""
    if boat.taken >= day.most:
        return False
    count: i64 = len(day.cats)
    turns: i64 = len(day.turns)
    while boat.turn < turns:
        turn = day.turns[boat.turn]
        boat.turn += 1
        if turn == 0:
            return True
        if len(day.slots) > 0:
            if 2 * boat.hers + 1 < i64(len(day.slots)):
                boat.gone = without(boat.gone, day.slots[2 * boat.hers], count)
                boat.gone = without(boat.gone, day.slots[2 * boat.hers + 1], count)
            boat.hers += 1
            continue
        taken = favourite(day, turn - 1, boat.gone, count)
        if taken >= 0:
            boat.gone |= bit(taken)
    return False


def _tries(
    boat: Prospect, number: i64, day: Day, search: Search, end: End, values: "Ints", steps: "Ints"
) -> "tuple[Ints, Ints]":
    """The best places of every cat that can be paid: values, and boat, cat and place of each."""
    gauge = boat.gauge
    for cat in range(i64(len(day.cats))):
        price = day.prices[cat]
        if (boat.gone >> cat) & 1 != 0 or price > boat.fish:
            continue
        tile = day.cats[cat]
        colour = colour_of(tile)
        total = search.find(gauge.boat, shape_of(tile), False)
        start: i64 = len(values)
        rest = day.fish_value * (boat.fish - price)
        for found in range(total):
            place = search.places[found]
            value = gauge.after(tile, place, colour) + rest
            size: i64 = len(values)
            if size - start < end.places:
                values = append(values, value)
                steps = append(append(append(steps, number), cat), place)
            elif value <= values[size - 1]:
                continue
            # The values of one cat are sorted, the best first.
            at: i64 = len(values) - 1
            while at > start and values[at - 1] < value:
                values[at] = values[at - 1]
                steps[3 * at] = steps[3 * at - 3]
                steps[3 * at + 1] = steps[3 * at - 2]
                steps[3 * at + 2] = steps[3 * at - 1]
                at -= 1
            values[at] = value
            steps[3 * at] = number
            steps[3 * at + 1] = cat
            steps[3 * at + 2] = place
    return values, steps


def _best(
    beam: list[Prospect], day: Day, search: Search, end: End, values: "Ints", steps: "Ints"
) -> list[Prospect]:
    """The boats of the next step."""
    out: list[Prospect] = []
    count: i64 = len(values)
    while i64(len(out)) < end.width:
        top: i64 = -1
        for at in range(count):
            if values[at] != NOWHERE and (top < 0 or values[at] > values[top]):
                top = at
        if top < 0:
            return out
        value = values[top]
        values[top] = NOWHERE
        before = beam[steps[3 * top]]
        cat = steps[3 * top + 1]
        boat = Prospect(before.gauge.copy(), before.fish - day.prices[cat], before.common[:])
        boat.gone = before.gone | bit(cat)
        boat.turn = before.turn
        boat.hers = before.hers
        boat.taken = before.taken + 1
        boat.value = value
        stow(boat.gauge, day.cats[cat], steps[3 * top + 2], search, boat.common)
        if not _known(out, boat):
            boat.gauge.set_time(end.time + min(day.most - boat.taken, end.hope))
            out.append(boat)
    return out


def _known(boats: list[Prospect], new: Prospect) -> bool:
    """Whether one of some boats has the same cats on the same cells."""
    own = new.gauge.boat
    for boat in boats:
        other = boat.gauge.boat
        if (
            boat.value == new.value
            and boat.gone == new.gone
            and other.free0 == own.free0
            and other.free1 == own.free1
            and other.free2 == own.free2
            and other.free3 == own.free3
        ):
            return True
    return False
