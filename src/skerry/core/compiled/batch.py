"""Many games stepped together, with their observations in one block of memory.

Each game has its own dice, seeded by the batch's seed and the number of the game: what happens
in a game depends on nothing else than that and its choices.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from skerry.core.compiled.choices import Choices
from skerry.core.compiled.dice import Dice

if TYPE_CHECKING:
    Ints = vec[i64]
    Numbers = vec[i16]
    Bits = vec[u8]
    Rewards = vec[float]

_SPREAD: Final = 1_000_003


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with a number, from 0, in a study with a seed."""
    return (seed * _SPREAD + number) & 0xFFFFFFFFFFFFFFFF


class GameBatch:
    """Games that wait for one choice each; a game that is over begins anew by itself.

    The vectors never move in memory: `numpy.asarray` of them is a window, not a copy.
    """

    def __init__(
        self,
        games: list[Choices],
        seed: int,
        first: int,
        stride: int,
        reward: i64,
        skip_forced: bool,
        observing: bool,
    ) -> None:
        """Begin all games: those with the numbers `first`, `first + 1` and so on.

        A place that is done continues `stride` numbers later, so that every number is played once
        however many places and processes there are.
        """
        count = len(games)
        self.games = games
        self.count: i64 = count
        self.seats: i64 = games[0].seats
        self.actions: i64 = games[0].actions
        self.size: i64 = games[0].size
        self.observing = observing
        self._seed = seed
        self._stride = stride
        self._reward = reward
        self._skip_forced = skip_forced
        self._dice: list[Dice] = []
        self.numbers = vec[i64]([0] * count)
        """Per place: the number of its game."""
        self.observations = vec[i16]([i16(0)] * (count * games[0].size))
        self.masks = vec[u8]([u8(0)] * (count * games[0].actions))
        self.actors = vec[i64]([0] * count)
        """Per place: the seat that chooses."""
        self.rewards = vec[float]([0.0] * (count * games[0].seats))
        """Per place and seat: the reward of a game that the last step ended, otherwise 0."""
        self.points = vec[i64]([0] * (count * games[0].seats))
        """The same for points."""
        self.done = vec[u8]([u8(0)] * count)
        """Per place: 1 if the last step ended its game; what is observed is then the next one."""
        self.ended: i64 = 0
        """How many games the last step ended."""
        self.decisions: i64 = 0
        """How many choices were made in all, forced ones not counted if they are skipped."""
        self._room: i64 = games[0].longest + 1
        self._found = vec[i64]([0] * (games[0].longest + 1))
        self._options = vec[i64]([0] * (count * (games[0].longest + 1)))
        """Per place: the legal choices, as many as `_counts` says."""
        self._counts = vec[i64]([0] * count)
        for place in range(count):
            self.numbers[place] = first + place
            self._dice.append(Dice(game_seed(seed, first + place)))
            self._begin(place)

    def step(self, actions: list[int]) -> None:
        """Make one choice in every game; they must be legal, see `first_illegal`."""
        self.ended = 0
        self.decisions += self.count
        for place in range(self.count):
            action: i64 = actions[place]
            game = self.games[place]
            if self.done[place] != 0:
                self.done[place] = 0
                self._clear_result(place)
            game.choose(action)
            game.settle(self._dice[place])
            self._go_on(place, game)

    def first_illegal(self, actions: list[int]) -> i64:
        """The first place whose choice is not legal, or -1."""
        for place in range(self.count):
            action: i64 = actions[place]
            if not 0 <= action < self.actions or self.masks[place * self.actions + action] == 0:
                return place
        return -1

    def sample(self, dice: Dice) -> list[int]:
        """A legal choice for every game, each of its options equally likely."""
        out: list[int] = []
        for place in range(self.count):
            start = place * self._room
            out.append(self._options[start + dice.below(self._counts[place])])
        return out

    def restart(self, seed: int, first: int) -> None:
        """Begin all games anew, with another seed."""
        self._seed = seed
        self.ended = 0
        for place in range(self.count):
            self.numbers[place] = first + place
            self._dice[place] = Dice(game_seed(seed, first + place))
            self.done[place] = 0
            self._clear_result(place)
            self._begin(place)

    def _begin(self, place: i64) -> None:
        game = self.games[place]
        game.restart()
        game.settle(self._dice[place])
        self._go_on(place, game)

    def _go_on(self, place: i64, game: Choices) -> None:
        """Continue to the next real choice, in the next game if this one is over."""
        self._clear_mask(place)
        while not self._ask(place, game):
            self._end(place, game)
        seat = game.mover()
        self.actors[place] = seat
        if self.observing:
            game.observe_into(seat, self.observations, place * self.size)

    def _ask(self, place: i64, game: Choices) -> bool:
        """List the options of the next choice, forced ones are made at once; False: it is over."""
        found = self._found
        while game.mover() >= 0:
            count = game.options_into(found)
            if count > 1 or not self._skip_forced:
                start = place * self._room
                mask = place * self.actions
                for number in range(count):
                    self._options[start + number] = found[number]
                    self.masks[mask + found[number]] = 1
                self._counts[place] = count
                return True
            game.choose(found[0])
            game.settle(self._dice[place])
        return False

    def _clear_mask(self, place: i64) -> None:
        start = place * self._room
        mask = place * self.actions
        for number in range(start, start + self._counts[place]):
            self.masks[mask + self._options[number]] = 0
        self._counts[place] = 0

    def _clear_result(self, place: i64) -> None:
        for seat in range(place * self.seats, place * self.seats + self.seats):
            self.rewards[seat] = 0.0
            self.points[seat] = 0

    def _end(self, place: i64, game: Choices) -> None:
        """Note the result and begin the place's next game."""
        start = place * self.seats
        game.rewards_into(self._reward, self.rewards, start)
        for seat in range(self.seats):
            self.points[start + seat] = game.points_of(seat)
        self.done[place] = 1
        self.ended += 1
        self.numbers[place] += self._stride
        self._dice[place] = Dice(game_seed(self._seed, int(self.numbers[place])))
        game.restart()
        game.settle(self._dice[place])
