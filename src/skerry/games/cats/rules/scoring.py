"""The points of a boat: rats, rooms, families, treasures, and every lesson.

Lessons are data: a form (points for each, points if, ...) and what is counted. One function
counts, one gives the points; both keep which tiles they counted, so that it can be shown.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.core.compiled.bits import bit, ones
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.boat import Boat, common
from skerry.games.cats.rules.families import Families, family_points
from skerry.games.cats.rules.tables import (
    COLUMNS,
    EDGE,
    FIRST_OSHAX,
    MIDDLE_ROW,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]

RARE_POINTS: Final = 3
ROOM_POINTS: Final = 5


@mypyc_attr(acyclic=True)
class Sheet(Families):
    """A boat with everything else that lessons count."""

    def __init__(self, boat: Boat) -> None:
        super().__init__(boat)
        self.fish: i64 = 0
        self.baskets: i64 = 0
        self.position: i64 = 0
        """Place in the turn order, from 1."""
        self.lessons: i64 = 0
        """Private lessons in play."""
        self.rival: i64 = 0
        """The largest family of the others; in solo the size that is asked for."""
        self.counted: i64 = 0
        """How many the last count found."""
        self.marked: i64 = 0
        """Which tiles the last count found, one bit each."""
        self.best: i64 = lessons.ANY_COLOUR
        """The colour that the last lesson was scored for."""

    def rare(self) -> i64:
        """How many rare treasures lie on the boat."""
        return self.count(
            lessons.COUNT_TREASURES, lessons.ANYWHERE, lessons.ANY_COLOUR, lessons.RARE_ONLY
        )

    def count(self, what: i64, where: i64, colour: i64, detail: i64) -> i64:
        """How many there are of what a lesson counts; `marked` says which tiles they are."""
        self.marked = 0
        total = self._count(what, where, colour, detail)
        self.counted = total
        return total

    def _count(self, what: i64, where: i64, colour: i64, detail: i64) -> i64:
        boat = self.boat
        if what == lessons.COUNT_CATS:
            return self._mark_cats(where, colour)
        if what == lessons.COUNT_TREASURES:
            return self._mark_treasures(detail, colour)
        if what == lessons.COUNT_RATS:
            return boat.rats()
        if what == lessons.COUNT_OPEN_EDGE:
            return boat.bare(EDGE, 0)
        if what == lessons.COUNT_BASKETS:
            return self.baskets
        if what == lessons.COUNT_POSITION:
            return self.position
        if what == lessons.COUNT_LESSONS:
            return self.lessons
        if what == lessons.COUNT_FISH:
            return self.fish
        if what == lessons.COUNT_OSHAX:
            return self._mark_oshax()
        if what == lessons.COUNT_FAMILIES:
            return self._mark_families(detail)
        if what == lessons.COUNT_ROOMS:
            return boat.full_rooms()
        if what == lessons.COUNT_OPEN_ROW:
            return boat.bare(MIDDLE_ROW, 0)
        covered: i64 = 0
        for map_colour in range(i64(5)):
            covered += i64(boat.covers_map(map_colour))
        return covered if what == lessons.COUNT_COVERED_MAPS else 5 - covered

    def _mark(self, number: i64) -> None:
        self.marked |= bit(number)

    def _mark_cats(self, where: i64, colour: i64) -> i64:
        boat = self.boat
        total: i64 = 0
        for number in range(boat.size):
            own = boat.colours[number]
            if own >= 0 and (colour < 0 or own == colour) and self._is_there(number, where):
                total += 1
                self._mark(number)
        return total

    def _is_there(self, number: i64, where: i64) -> bool:
        if where == lessons.ANYWHERE:
            return True
        if where == lessons.AT_EDGE:
            return self.boat.at_edge(number)
        if where == lessons.BY_RAT:
            return self.boat.by_rat(number)
        if where == lessons.LONELY:
            return not self._by_friend(number)
        return self._by_treasure(number) == (where == lessons.BY_TREASURE)

    def _by_friend(self, number: i64) -> bool:
        boat = self.boat
        for other in range(boat.size):
            if (
                other != number
                and boat.colours[other] == boat.colours[number]
                and boat.touching(number, other)
            ):
                return True
        return False

    def _by_treasure(self, number: i64) -> bool:
        boat = self.boat
        for other in range(boat.size):
            if boat.is_treasure(other) and boat.touching(number, other):
                return True
        return False

    def _mark_treasures(self, detail: i64, colour: i64) -> i64:
        boat = self.boat
        total: i64 = 0
        for number in range(boat.size):
            if not boat.is_treasure(number):
                continue
            is_common = boat.is_common(number)
            if detail == lessons.COMMON_ONLY and not is_common:
                continue
            if detail == lessons.RARE_ONLY and is_common:
                continue
            if detail == lessons.BY_COLOUR and not self._by_colour(number, colour):
                continue
            total += 1
            self._mark(number)
        return total

    def _by_colour(self, number: i64, colour: i64) -> bool:
        boat = self.boat
        for other in range(boat.size):
            if boat.colours[other] == colour and boat.touching(number, other):
                return True
        return False

    def _mark_oshax(self) -> i64:
        total: i64 = 0
        for number in range(self.boat.size):
            if self.boat.tiles[number] >= FIRST_OSHAX:
                total += 1
                self._mark(number)
        return total

    def _mark_families(self, least: i64) -> i64:
        total: i64 = 0
        for group in range(i64(len(self.family_sizes))):
            if self.family_sizes[group] >= least:
                total += 1
                self.marked |= self.family_tiles[group]
        return total

    def lesson(self, number: i64, colour: i64) -> i64:
        """The points of a lesson; where it names a colour, for that one, or with ANY for the best.

        Sets `counted`, `marked` and `best`.
        """
        self.best = colour
        if lessons.COLOUR[number] != lessons.CHOSEN:
            return self._judge(number, lessons.COLOUR[number])
        if colour != lessons.ANY_COLOUR:
            return self._judge(number, colour)
        best: i64 = 0
        points: i64 = -1
        for named in range(i64(5)):
            here = self._judge(number, named)
            if here > points:
                points = here
                best = named
        self.best = best
        return self._judge(number, best)

    def _judge(self, number: i64, colour: i64) -> i64:
        form = lessons.FORM[number]
        points = lessons.POINTS[number]
        detail = lessons.DETAIL[number]
        if form == lessons.EACH:
            total = self.count(lessons.WHAT[number], lessons.WHERE[number], colour, detail)
            return points * (total // lessons.PER[number])
        if form == lessons.IF:
            total = self.count(lessons.WHAT[number], lessons.WHERE[number], colour, detail)
            return points if _holds(total, lessons.OP[number], lessons.VALUE[number]) else 0
        if form == lessons.IF_EVERY_COLOUR:
            return points if self._every_colour(number) else 0
        if form == lessons.IF_ROOMS:
            return points if self._rooms_are(lessons.LESSON_ROOMS[number], detail == 1) else 0
        if form == lessons.IF_LARGEST_FAMILY:
            self.counted = self.largest()
            self.marked = 0
            return points if self.counted > 0 and self.counted >= self.rival else 0
        if form == lessons.REPEAT_FAMILY or form == lessons.LARGEST_FAMILY_SIZE:
            return self._repeat(form, points, detail)
        if form == lessons.EACH_COLOUR_WITHOUT:
            return points * self._colours_without(lessons.WHERE[number])
        if form == lessons.EACH_OVER:
            total = self.count(lessons.WHAT[number], lessons.WHERE[number], colour, detail)
            return points * max(total - detail, 0)
        if form == lessons.EACH_COLUMN:
            return points * self._plain_columns()
        return 0

    def _every_colour(self, number: i64) -> bool:
        reached: i64 = 0
        marked: i64 = 0
        for colour in range(i64(5)):
            total = self.count(
                lessons.WHAT[number], lessons.WHERE[number], colour, lessons.DETAIL[number]
            )
            if _holds(total, lessons.OP[number], lessons.VALUE[number]):
                reached += 1
                marked |= self.marked
        self.counted = reached
        self.marked = marked
        return reached == 5

    def _rooms_are(self, rooms: i64, full: bool) -> bool:
        self.marked = 0
        self.counted = 0
        for room in range(i64(7)):
            if (rooms >> room) & 1 != 0 and self.boat.room_is(room, full):
                self.counted += 1
        return self.counted == ones(rooms)

    def _repeat(self, form: i64, points: i64, rank: i64) -> i64:
        group = self.ranked(1 if form == lessons.LARGEST_FAMILY_SIZE else rank)
        self.marked = 0
        self.counted = 0
        if group < 0:
            return 0
        self.counted = self.family_sizes[group]
        self.marked = self.family_tiles[group]
        if form == lessons.LARGEST_FAMILY_SIZE:
            return points * self.counted
        return family_points(self.counted)

    def _colours_without(self, where: i64) -> i64:
        """A colour without any cat counts as one without such a cat."""
        missing: i64 = 0
        for colour in range(i64(5)):
            if self.count(lessons.COUNT_CATS, where, colour, 0) == 0:
                missing += 1
        self.counted = missing
        self.marked = 0
        return missing

    def _plain_columns(self) -> i64:
        """Columns of nine cells that cats of a single colour cover."""
        total: i64 = 0
        marked: i64 = 0
        for column in range(i64(len(COLUMNS)) // WORDS):
            for colour in range(i64(5)):
                tiles = self._column_tiles(column, colour)
                if tiles != 0:
                    total += 1
                    marked |= tiles
        self.counted = total
        self.marked = marked
        return total

    def _column_tiles(self, column: i64, colour: i64) -> i64:
        """The cats of a colour in a column that they cover, one bit each, or 0."""
        boat = self.boat
        cats = Boat()
        tiles: i64 = 0
        for number in range(boat.size):
            place = boat.places[number]
            if boat.colours[number] == colour and common(place, COLUMNS, column * WORDS) > 0:
                tiles |= bit(number)
                cats.lay(boat.tiles[number], place, colour)
        return tiles if cats.covers_all(COLUMNS, column * WORDS) else 0


def _holds(total: i64, op: i64, value: i64) -> bool:
    if op == lessons.EQUAL:
        return total == value
    if op == lessons.AT_LEAST:
        return total >= value
    return total < value
