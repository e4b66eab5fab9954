"""Looking ahead on boats: the best places of a tile, and how a rescue will probably go."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import bit
from skerry.games.cats.bots.compiled.chances import LessonGauge
from skerry.games.cats.bots.compiled.gauge import Gauge
from skerry.games.cats.bots.compiled.goals import Goals
from skerry.games.cats.rules.anchors import write_places
from skerry.games.cats.rules.boat import ANCHOR_WORDS, Boat
from skerry.games.cats.rules.codes import COMMON_SHAPES, OSHAX_SHAPES, RARE_SHAPES
from skerry.games.cats.rules.tables import FIRST_COMMON, SHAPE_OF, colour_of, shape_of, tile_of

if TYPE_CHECKING:
    Ints = vec[i64]

NOWHERE: Final = -1_000_000_000
"""The value of a tile that fits nowhere."""


def gauge_of(boat: Boat, goals: Goals, weights: "Ints", time: i64, lessons: bool) -> Gauge:
    """A gauge of a copy of a boat, with its lessons or without."""
    if lessons:
        return LessonGauge(boat.copy(), goals, weights, time)
    return Gauge(boat.copy(), goals, weights, time)


class Search:
    """Finds places; it keeps its memory from one search to the next."""

    def __init__(self) -> None:
        self.anchors = vec[i64]([0] * ANCHOR_WORDS)
        self.places = vec[i64]([0] * 4096)
        self.value: i64 = NOWHERE
        """The value of the best place that was found."""
        self.place: i64 = -1
        self.colour: i64 = -1
        """The colour of an oshax on it."""

    def find(self, boat: Boat, shape: i64, anywhere: bool) -> i64:
        """List all places of a shape; how many there are."""
        total = boat.find_anchors(shape, anywhere, self.anchors, 0)
        if total > 0:
            write_places(shape, self.anchors, 0, 0, self.places, 0)
        return total

    def best(self, gauge: Gauge, tile: i64, colour: i64, anywhere: bool) -> i64:
        """The value of a boat with a tile on its best place, or NOWHERE."""
        total = self.find(gauge.boat, shape_of(tile), anywhere)
        self.value = NOWHERE
        self.place = -1
        self.colour = colour
        for number in range(total):
            value = gauge.after(tile, self.places[number], colour)
            if value > self.value:
                self.value = value
                self.place = self.places[number]
        return self.value

    def best_oshax(self, gauge: Gauge, oshax: "Ints", anywhere: bool) -> i64:
        """The value with the best oshax in its best colour on its best place, or NOWHERE."""
        value: i64 = NOWHERE
        place: i64 = -1
        colour: i64 = -1
        for number in oshax:
            for named in range(i64(5)):
                found = self.best(gauge, tile_of(OSHAX_SHAPES + number), named, anywhere)
                if found > value:
                    value = found
                    place = self.place
                    colour = named
        self.value = value
        self.place = place
        self.colour = colour
        return value

    def best_treasure(self, gauge: Gauge, common: "Ints", rare: "Ints", anywhere: bool) -> i64:
        """The value with the best treasure of some supplies on its best place, or NOWHERE."""
        value: i64 = NOWHERE
        place: i64 = -1
        for kind in range(i64(len(common)) + i64(len(rare))):
            commons: i64 = len(common)
            shape = COMMON_SHAPES + kind if kind < commons else RARE_SHAPES + kind - commons
            count = common[kind] if kind < commons else rare[kind - commons]
            if count > 0 and self.best(gauge, tile_of(shape), -1, anywhere) > value:
                value = self.value
                place = self.place
        self.value = value
        self.place = place
        self.colour = -1
        return value


def place_values(gauge: Gauge, tile: i64, colour: i64, anywhere: bool) -> "Ints":
    """All places of a tile, each followed by the value of the boat with it."""
    search = Search()
    total = search.find(gauge.boat, shape_of(tile), anywhere)
    out = vec[i64]([0] * (2 * total))
    for number in range(total):
        out[2 * number] = search.places[number]
        out[2 * number + 1] = gauge.after(tile, search.places[number], colour)
    return out


def parts_after(gauge: Gauge, place: i64, tile: i64, colour: i64) -> "Ints":
    """What a tile on a place changes, part by part."""
    gauge.tile = -1
    gauge.recount()
    before = gauge.parts[:]
    gauge.after(tile, place, colour)
    out = gauge.parts[:]
    for part in range(i64(len(out))):
        out[part] -= before[part]
    return out


def best_values(gauge: Gauge, tiles: "Ints", anywhere: bool) -> "Ints":
    """The value of the boat with each of some cats on its best place, or NOWHERE."""
    search = Search()
    out = vec[i64]([0] * len(tiles))
    for number in range(i64(len(tiles))):
        out[number] = search.best(gauge, tiles[number], colour_of(tiles[number]), anywhere)
    return out


class Day:
    """The rescue of one day: cats with prices, and in which order the seats take them."""

    def __init__(self) -> None:
        self.cats = vec[i64]()
        self.prices = vec[i64]()
        """What each cat costs, in fish."""
        self.turns = vec[i64]()
        """Whose turns come: 0 is one's own, n the nth rival's."""
        self.likes = vec[i64]()
        """Per rival and cat: what the cat is worth to it; it passes below 0."""
        self.slots = vec[i64]()
        """What the sister takes turn by turn: two numbers of cats for each, 0 for none."""
        self.common = vec[i64]([0, 0, 0, 0])
        """The common treasures of the supply."""
        self.fish: i64 = 0
        """One's own fish."""
        self.fish_value: i64 = 0
        """What a fish is worth at the end of the day."""
        self.most: i64 = 20
        """How many cats one can carry."""
        self.least: i64 = 0
        """What a cat must bring to be taken."""


class Course:
    """How a rescue went: one's own cats in order."""

    def __init__(self) -> None:
        self.cats = vec[i64]()
        self.places = vec[i64]()
        self.gains = vec[i64]()
        """What the boat is worth after each cat, less its value before the first one."""
        self.spent = vec[i64]()
        """How many fish all cats so far have cost."""


def stow(gauge: Gauge, tile: i64, place: i64, search: Search, common: "Ints") -> None:
    """Lay a cat on a place, and on its map the best treasure that comes along."""
    colour = colour_of(tile)
    gauge.lay(tile, place, colour)
    if not gauge.boat.map_under(place, colour):
        return
    if search.best_treasure(gauge, common, vec[i64](), False) > gauge.value:
        treasure = shape_at(search.place)
        common[treasure - FIRST_COMMON] -= 1
        gauge.lay(treasure, search.place, -1)


def run_day(gauge: Gauge, day: Day, search: Search, gone: i64) -> Course:
    """Take cats turn by turn, the best one each time; `gone` are bits of those already taken."""
    course = Course()
    start = gauge.value
    fish = day.fish
    spent: i64 = 0
    count: i64 = len(day.cats)
    hers: i64 = 0
    for turn in day.turns:
        if turn > 0 and len(day.slots) > 0:
            if 2 * hers + 1 < i64(len(day.slots)):
                gone = _without(gone, day.slots[2 * hers], count)
                gone = _without(gone, day.slots[2 * hers + 1], count)
            hers += 1
            continue
        if turn > 0:
            theirs = liked(day, turn - 1, gone, count)
            if theirs >= 0:
                gone |= bit(theirs)
            continue
        if i64(len(course.cats)) >= day.most:
            break
        cat: i64 = -1
        place: i64 = -1
        most = gauge.value + day.least
        for number in range(count):
            if (gone >> number) & 1 != 0 or day.prices[number] > fish:
                continue
            tile = day.cats[number]
            value = search.best(gauge, tile, colour_of(tile), False)
            value -= day.fish_value * day.prices[number]
            if value > most:
                most = value
                cat = number
                place = search.place
        if cat < 0:
            break
        gone |= bit(cat)
        fish -= day.prices[cat]
        spent += day.prices[cat]
        tile = day.cats[cat]
        stow(gauge, tile, place, search, day.common)
        course.cats = append(course.cats, tile)
        course.places = append(course.places, place)
        course.gains = append(course.gains, gauge.value - start)
        course.spent = append(course.spent, spent)
    return course


class Finds:
    """Oshax and treasure cards in hand, and the supplies."""

    def __init__(self) -> None:
        self.rare_cards: i64 = 0
        self.small_cards: i64 = 0
        self.oshax_cards: i64 = 0
        self.common = vec[i64]()
        self.rare = vec[i64]()
        self.oshax = vec[i64]()
        self.least: i64 = 0
        """What a card must bring to be played today."""


def play_finds(gauge: Gauge, finds: Finds, search: Search) -> i64:
    """Play the cards that bring enough; how many are kept."""
    kept: i64 = 0
    common = finds.common[:]
    rare = finds.rare[:]
    for _card in range(finds.oshax_cards):
        if search.best_oshax(gauge, finds.oshax, False) > gauge.value + finds.least:
            gauge.lay(shape_at(search.place), search.place, search.colour)
        else:
            kept += 1
    for card in range(finds.rare_cards + finds.small_cards):
        before = gauge.copy()
        rares = rare if card < finds.rare_cards else vec[i64]()
        for _treasure in range(i64(2)):
            if search.best_treasure(gauge, common, rares, False) <= gauge.value:
                break
            tile = shape_at(search.place)
            gauge.lay(tile, search.place, -1)
            if tile < FIRST_COMMON:
                break
            rares = vec[i64]()
        if gauge.value < before.value + finds.least:
            gauge.boat = before.boat
            gauge.recount()
            kept += 1
    return kept


def _without(gone: i64, slot: i64, count: i64) -> i64:
    """Which cats are gone after the sister took the one with a number, or the last one."""
    last: i64 = -1
    if slot > 0:
        for number in range(count):
            if (gone >> number) & 1 == 0:
                last = number
                slot -= 1
                if slot == 0:
                    break
    return gone | bit(last) if last >= 0 else gone


def liked(day: Day, rival: i64, gone: i64, count: i64) -> i64:
    """The cat that a rival takes next, or -1."""
    best: i64 = 0
    found: i64 = -1
    for number in range(count):
        if (gone >> number) & 1 == 0 and day.likes[rival * count + number] > best:
            best = day.likes[rival * count + number]
            found = number
    return found


def shape_at(place: i64) -> i64:
    """The tile of a treasure or oshax on a place."""
    return tile_of(SHAPE_OF[place])
