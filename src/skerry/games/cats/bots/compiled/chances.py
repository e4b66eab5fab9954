"""The value of lessons on a boat that is not finished: what they count now, and their chances."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.compiled.bits import ones
from skerry.games.cats.bots.compiled.cells import chance
from skerry.games.cats.bots.compiled.counts import CountingGauge
from skerry.games.cats.bots.compiled.positions import (
    ALL_CATS,
    EACH,
    EVERY,
    EXACT,
    GROW,
    HERS,
    LARGEST,
    LESSON,
    REPEAT,
    ROOMS_ARE,
)
from skerry.games.cats.rules import lessons
from skerry.games.cats.rules.families import family_points
from skerry.games.cats.rules.tables import (
    ROOM_CELLS,
    ROOMS,
    WORDS,
)

if TYPE_CHECKING:
    Ints = vec[i64]


_FACTORS: Final = vec[i64](
    [EACH, EXACT, EVERY, ROOMS_ARE, LARGEST, REPEAT, EACH, EACH, EACH, EACH, EACH]
)
"""Per form of a lesson: the weight that its chance is multiplied by."""


class LessonGauge(CountingGauge):
    """A boat that is valued with its lessons."""

    def copy(self) -> "LessonGauge":
        """A gauge of a copy of the boat."""
        return LessonGauge(self.boat.copy(), self.goals, self.weights, self.time)

    def lesson_value(self) -> i64:
        """What the lessons are worth with the tile that is tried."""
        total: i64 = 0
        goals = self.goals
        for card in goals.lessons:
            total += self.worth(card, lessons.ANY_COLOUR)
        for number in range(i64(len(goals.public))):
            points = self.worth(goals.public[number], goals.public_colours[number])
            if goals.solo:
                points = (points + 100) // 200 * 100 if self.time == 0 else points // 2 + 25
            total += points
        if self.time > 0:
            total = total * self.weights[LESSON] // 100
        return total

    def sister_value(self) -> i64:
        """What the sister's lessons cost."""
        total: i64 = 0
        best: i64 = 0
        repeats: i64 = 0
        for lesson in self.goals.sister:
            if lessons.FORM[lesson] == lessons.REPEAT_BEST:
                repeats += 1
            else:
                points = self.worth(lesson, lessons.ANY_COLOUR)
                best = max(best, points)
                total += points
        total += repeats * best
        return -total if self.time == 0 else -total * self.weights[HERS] // 100

    def worth(self, lesson: i64, colour: i64) -> i64:
        """A lesson's points, or what they will probably be."""
        if lessons.COLOUR[lesson] != lessons.CHOSEN:
            colour = lessons.COLOUR[lesson]
        elif colour < 0:
            best: i64 = 0
            for named in range(i64(5)):
                best = max(best, self.worth(lesson, named))
            return best
        points = self._judge(lesson, colour)
        if self.time == 0:
            return points
        return points * self.weights[_FACTORS[lessons.FORM[lesson]]] // 100

    def _judge(self, lesson: i64, colour: i64) -> i64:
        form = lessons.FORM[lesson]
        points = 100 * lessons.POINTS[lesson]
        detail = lessons.DETAIL[lesson]
        if form == lessons.EACH:
            return self._each(lesson, colour, points, detail)
        if form == lessons.IF:
            return self._if(lesson, colour, points, detail)
        if form == lessons.IF_EVERY_COLOUR:
            return self._every_colour(lesson, points)
        if form == lessons.IF_ROOMS:
            return self._rooms_are(lessons.LESSON_ROOMS[lesson], detail == 1, points)
        if form == lessons.IF_LARGEST_FAMILY:
            return self._largest(points)
        if form == lessons.REPEAT_FAMILY:
            return self._repeat(detail)
        if form == lessons.LARGEST_FAMILY_SIZE:
            size = self.ranked(1)
            return points * size if self.time == 0 else points * size + points * self.time // 5
        if form == lessons.EACH_COLOUR_WITHOUT:
            return self._without(lessons.WHERE[lesson], points)
        if form == lessons.EACH_OVER:
            return points * max(self.count_cats(-1, 0) + self.time * 4 // 5 - detail, 0)
        return 0

    def _each(self, lesson: i64, colour: i64, points: i64, detail: i64) -> i64:
        what = lessons.WHAT[lesson]
        where = lessons.WHERE[lesson]
        if self.time == 0:
            return points * (self.count(what, where, colour, detail) // lessons.PER[lesson])
        count = 100 * self.count(what, where, colour, detail)
        passed = ALL_CATS - self.time
        # What stays of the things of today, and how many join them in a whole game.
        stays: i64 = 100
        joins: i64 = 0
        if what == lessons.COUNT_CATS:
            if where == lessons.AT_EDGE:
                joins = 1100 if colour < 0 else 350
            elif where == lessons.LONELY:
                stays = 60
                joins = 200 if colour < 0 else 80
                if self.goals.solo and lesson < lessons.SOLO:
                    joins *= 2
            elif where == lessons.NOT_BY_TREASURE:
                stays = 60
                joins = 700
            else:
                joins = 450
        elif what == lessons.COUNT_TREASURES:
            joins = 200 if detail == lessons.BY_COLOUR or detail == lessons.RARE_ONLY else 350
        elif what == lessons.COUNT_RATS:
            stays = 35
        elif what == lessons.COUNT_LESSONS:
            joins = 800 if self.goals.solo else 300
        elif what == lessons.COUNT_OSHAX:
            joins = 170 if self.goals.solo else 70
        elif what == lessons.COUNT_FAMILIES:
            return self._big_families(points, detail)
        elif what == lessons.COUNT_ROOMS:
            joins = 250
        elif what == lessons.COUNT_OPEN_MAPS:
            stays = 30
        elif what == lessons.COUNT_COVERED_MAPS:
            joins = 250
        elif what == lessons.COUNT_FISH:
            stays = 0
        count = count * (stays * self.time + 100 * passed) // (100 * ALL_CATS)
        return points * (count + joins * self.time // ALL_CATS) // (100 * lessons.PER[lesson])

    def _if(self, lesson: i64, colour: i64, points: i64, detail: i64) -> i64:
        what = lessons.WHAT[lesson]
        value = lessons.VALUE[lesson]
        op = lessons.OP[lesson]
        count = self.count(what, lessons.WHERE[lesson], colour, detail)
        time = self.time
        if time == 0:
            held = count == value
            if op == lessons.AT_LEAST:
                held = count >= value
            elif op == lessons.BELOW:
                held = count < value
            return points if held else 0
        if what == lessons.COUNT_FISH:
            return points * 85 // 100
        if what == lessons.COUNT_POSITION:
            usual = 4 * points // 5 if self.goals.solo else points // self.goals.seats
            return usual + (points * i64(count == 1) - usual) * (ALL_CATS - time) // ALL_CATS
        if op == lessons.BELOW:
            return points - chance(10 * (value - count), 3 * time, points)
        if what == lessons.COUNT_RATS or what == lessons.COUNT_OPEN_EDGE:
            speed: i64 = 6 if what == lessons.COUNT_RATS else 12
            return self._exactly(count - value, speed * time, points, 50 if value > 0 else 0)
        if what == lessons.COUNT_OPEN_ROW:
            return chance(10 * count, 9 * time, points)
        if what == lessons.COUNT_CATS and colour < 0:
            return self._cats_exactly(value - count, points)
        if what == lessons.COUNT_BASKETS:
            return chance(20 * (value - count), time, points) if count <= value else 0
        if what == lessons.COUNT_LESSONS:
            risk: i64 = 100 if self.goals.solo else 30
            return self._exactly(value - count, 5 * time // 2, points, risk)
        if op == lessons.AT_LEAST:
            return chance(10 * (value - count), 3 * time, points)
        return self._exactly(value - count, 3 * time, points, 25)

    def _exactly(self, steps: i64, usual: i64, points: i64, risk: i64) -> i64:
        """The chance of an exact number: too many are as bad as too few."""
        if steps < 0:
            return 0
        sure = points * (100 - risk * self.time // ALL_CATS) // 100
        return chance(10 * steps, usual, sure)

    def _cats_exactly(self, more: i64, points: i64) -> i64:
        if more < 0:
            return 0
        sure = points * (100 - 60 * self.time // ALL_CATS) // 100
        # Against the sister fewer cats come than the weights make believe.
        coming = self.time // 2 if self.goals.solo else self.time
        return chance(10 * (more - coming), 30, sure)

    def _every_colour(self, lesson: i64, points: i64) -> i64:
        missing: i64 = 0
        for colour in range(i64(5)):
            count = self.count(lessons.WHAT[lesson], lessons.WHERE[lesson], colour, 0)
            missing += max(lessons.VALUE[lesson] - count, 0)
        return chance(10 * missing, (3 if self.goals.solo else 8) * self.time, points)

    def _rooms_are(self, rooms: i64, full: bool, points: i64) -> i64:
        words = self.words
        open_cells: i64 = 0
        for room in range(i64(ROOMS)):
            if (rooms >> room) & 1 == 0:
                continue
            for word in range(i64(WORDS)):
                cells = ROOM_CELLS[room * WORDS + word]
                if not full and cells & ~words[word] != 0:
                    return 0
                open_cells += 10 * ones(words[word] & cells)
                if full and self.time > 0:
                    open_cells += 60 * ones(words[WORDS + word] & cells)
                    open_cells += 15 * ones(words[2 * WORDS + word] & cells)
        if full:
            return chance(open_cells, 8 * self.time, points)
        return points * (100 - 25 * self.time // ALL_CATS) // 100

    def _largest(self, points: i64) -> i64:
        size = self.ranked(1)
        rival = self.goals.rival
        if self.time == 0:
            return points if size > 0 and size >= rival else 0
        if self.goals.solo:
            return chance(10 * (rival - size), 3 * self.time, points)
        usual = 100 // self.goals.seats + 12 * (size - rival) * (30 - self.time) // 20
        return points * min(max(usual, 5), 95) // 100

    def _repeat(self, rank: i64) -> i64:
        size = self.nth_size(rank)
        if self.time == 0:
            return 100 * family_points(size)
        grown = 0 if size == 0 else self.weights[GROW + min(size, 7) - 1] * self.hope // 200
        return 100 * family_points(size) + grown + 2 * self.hope

    def _big_families(self, points: i64, least: i64) -> i64:
        """Families of some size, those still too small by their chances."""
        total = self._big(self.size, least, points)
        for group in range(self.groups):
            if self.colours[group] >= 0 and (self.joined >> group) & 1 == 0:
                total += self._big(self.sizes[group], least, points)
        return total + points * self.time // (2 * ALL_CATS)

    def _big(self, size: i64, least: i64, points: i64) -> i64:
        return chance(10 * (least - size), 3 * self.time // 2, points) if size > 0 else 0

    def _without(self, where: i64, points: i64) -> i64:
        """Colours without a cat somewhere; later fewer, but more where rats are covered."""
        missing: i64 = 0
        for colour in range(i64(5)):
            missing += i64(self.count_cats(colour, where) == 0)
        if where == lessons.BY_RAT:
            return points * missing + points * (5 - missing) * self.time // (2 * ALL_CATS)
        return points * missing * (3 * ALL_CATS - 2 * self.time) // (3 * ALL_CATS)
