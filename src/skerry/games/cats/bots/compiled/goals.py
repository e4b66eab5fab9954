"""What a seat plays for besides the boat itself: lessons, its own and public ones, the sister."""

from librt.vecs import vec
from mypy_extensions import i64

from skerry.games.cats.rules.families import Families
from skerry.games.cats.rules.lessons import SOLO as SISTER_LESSONS
from skerry.games.cats.rules.state import FAMILY, SOLO, Board
from skerry.games.cats.rules.totals import SOLO_FAMILY


class Goals:
    """What a seat's boat is valued for; others know only the public part."""

    def __init__(self) -> None:
        self.lessons = vec[i64]()
        self.public = vec[i64]()
        self.public_colours = vec[i64]()
        self.solo = False
        """Public lessons pay half."""
        self.rare: i64 = 300
        """What a rare treasure is worth."""
        self.sister = vec[i64]()
        """The sister's lessons, by their numbers in the tables of lessons."""
        self.cat_costs = vec[i64]([0, 0, 0, 0, 0])
        """What a cat of each colour gives to the sister."""
        self.baskets: i64 = 1
        self.fish: i64 = 0
        self.position: i64 = 1
        self.rival: i64 = 0
        """The largest family of the others."""
        self.seats: i64 = 2
        self.supply = vec[i64]([100, 100, 100, 100, 100])
        """How common each colour is among the cats to come; 100 is as common as the others."""
        self.commons: i64 = 5
        """How many common treasures a map could bring."""

    def copy(self) -> "Goals":
        """An independent copy."""
        other = Goals()
        other.lessons = self.lessons[:]
        other.public = self.public[:]
        other.public_colours = self.public_colours[:]
        other.solo = self.solo
        other.rare = self.rare
        other.sister = self.sister[:]
        other.cat_costs = self.cat_costs[:]
        other.baskets = self.baskets
        other.fish = self.fish
        other.position = self.position
        other.rival = self.rival
        other.seats = self.seats
        other.supply = self.supply[:]
        other.commons = self.commons
        return other


def goals_of(state: Board, seat: i64) -> Goals:
    """The goals of a seat, as far as the state knows its lessons."""
    goals = Goals()
    crew = state.crews[seat]
    goals.lessons = crew.lessons[:]
    goals.public = state.public[:]
    goals.public_colours = state.public_colours[:]
    goals.baskets = crew.ready + crew.used
    goals.fish = crew.fish
    goals.seats = state.seats
    if state.mode == FAMILY:
        goals.rare = 0
    for place in range(i64(len(state.order))):
        if state.order[place] == seat:
            goals.position = place + 1
    goals.commons = 0
    for count in state.common:
        goals.commons += count
    if state.mode == SOLO:
        goals.solo = True
        goals.rival = SOLO_FAMILY
        _add_sister(goals, state)
    else:
        for other in range(state.seats):
            if other != seat:
                goals.rival = max(goals.rival, Families(state.crews[other].boat).largest())
    _count_supply(goals, state)
    return goals


def _add_sister(goals: Goals, state: Board) -> None:
    """Colours that are not turned up yet cost what they cost on average."""
    goals.sister = vec[i64]([0] * len(state.sister_lessons))
    for number in range(i64(len(state.sister_lessons))):
        goals.sister[number] = SISTER_LESSONS + state.sister_lessons[number]
    shown = min(i64(len(state.sister_colours)), 6 - state.ship if state.ship > 0 else 1)
    if state.ship == 0:
        shown = min(i64(len(state.sister_colours)), 1)
    rest: i64 = 0
    for place in range(shown, i64(5)):
        rest += 5 - place
    for colour in range(i64(5)):
        goals.cat_costs[colour] = 100 * rest // (5 - shown) if shown < 5 else 0
    for place in range(shown):
        goals.cat_costs[state.sister_colours[place]] = 100 * (5 - place)


def _count_supply(goals: Goals, state: Board) -> None:
    counts = vec[i64]([0, 0, 0, 0, 0])
    total: i64 = 0
    for tile in state.bag:
        if tile < 85:
            counts[tile // 17] += 1
            total += 1
    if total == 0:
        return
    for colour in range(i64(5)):
        goals.supply[colour] = 500 * counts[colour] // total
