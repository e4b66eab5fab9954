"""States that fit a view: unseen cards are dealt to the places with unseen cards.

Packs that the viewer passed on are respected: their cards are still in them or were kept by the
seats after it.
"""

from collections.abc import Callable
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.event import Seat
from skerry.games.cats.game.question import Phase
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.cards import (
    CARD_NUMBER,
    CARDS,
    DISCOVERY,
    SISTER,
    SISTER_NUMBER,
    Kind,
)
from skerry.games.cats.rules.codes import cost_of
from skerry.games.cats.rules.rules import State
from skerry.games.cats.rules.state import FAMILY, NONE, SOLO, STANDARD, Crew

KEPT = (2, 2, 2, 1)
"""How many cards are kept at each step of the draft."""

Wanted = Callable[[int], bool]


def guess(view: View, random: Random) -> State:
    """Some state that the view cannot rule out.

    Not promised: that likely states come up more often than unlikely ones.
    """
    return _Guess(view, random).state


class _Guess:
    """Fills in what a view hides, from the pool of unseen cards."""

    def __init__(self, view: View, random: Random) -> None:
        self.view = view
        self.random = random
        self.state = restore(view)
        self.pool = self._unseen()
        random.shuffle(self.pool)
        if (
            view.phase in (Phase.KEEP, Phase.PAY)
            and self.state.mode == STANDARD
            and view.seat is not None
        ):
            self._replay_draft(view.seat)
        self._fill_crews()
        if view.deck.cards is None:
            self.state.deck = vec[i64](sorted(self._take(view.deck.count)))
        for crew, seen in zip(self.state.crews, view.crews, strict=True):
            if seen.discards.cards is None:
                crew.discards = vec[i64](self._take(seen.discards.count))
        self._seal()
        if view.sister is not None:
            self._sister()

    def _unseen(self) -> list[int]:
        """All cards of the deck in use except those that the viewer can see."""
        first = DISCOVERY + 1 if self.state.mode == FAMILY else 0
        end = len(CARDS) if first else DISCOVERY + int(self.state.column_lesson)
        seen = {CARD_NUMBER[card] for card in self.view.gone}
        seen |= {CARD_NUMBER[card] for card, _ in self.view.public}
        seen |= {CARD_NUMBER[card] for card in self.view.deck.known}
        if self.view.naming is not None:
            seen.add(CARD_NUMBER[self.view.naming])
        for crew in self.view.crews:
            for pile in (
                crew.hand,
                crew.pack,
                crew.kept,
                crew.drawn,
                crew.laid,
                crew.lessons,
                crew.discards,
                # What the viewer passed on is in a pack or with the seats that chose after it.
                crew.seen,
            ):
                seen |= {CARD_NUMBER[card] for card in pile.known}
        return [card for card in range(first, end) if card not in seen]

    def _take(self, count: int, wanted: Wanted = lambda card: True) -> list[int]:
        """Some unseen cards, of the wanted kind as far as possible."""
        fitting = [card for card in self.pool if wanted(card)][:count]
        fitting += [card for card in self.pool if card not in fitting][: count - len(fitting)]
        for card in fitting:
            self.pool.remove(card)
        return fitting

    def _replay_draft(self, me: Seat) -> None:
        """Deal the draft of today again, pack by pack, as the viewer saw it."""
        seats = self.state.seats
        now = 4 if self.view.phase is Phase.PAY else self.view.step
        by = 1 if self.view.ship % 2 == 1 else -1
        taken: list[list[int]] = [[] for _ in range(seats)]
        for origin in range(seats):
            self._replay_pack(me, origin, by, now, taken)
        for seat in range(seats):
            if seat != me:
                self.state.crews[seat].kept = vec[i64](taken[seat])

    def _mine(self, me: Seat, step: int) -> tuple[list[int], list[int]]:
        """What the viewer kept at a step, and what it passed on."""
        kept = list(self.state.crews[me].kept)
        seen = list(self.state.crews[me].seen)
        first = sum(KEPT[:step])
        handed = (0, 5, 8, 9)[step]
        size = (5, 3, 1, 0)[step]
        return kept[first : first + KEPT[step]], seen[handed : handed + size]

    def _replay_pack(
        self, me: Seat, origin: Seat, by: int, now: int, taken: list[list[int]]
    ) -> None:
        seats = self.state.seats
        holders = [(origin + by * step) % seats for step in range(now + 1)]
        known: list[int] | None = None
        for step in range(now):
            if holders[step] == me:
                known = list(self._mine(me, step)[1])
                continue
            later = next((s for s in range(step, now + 1) if holders[s] == me), None)
            if known is None:
                mine = self._take(KEPT[step])
            else:
                open_to = known
                if later is not None and not (later == now and now == 4):
                    back = self._contents(me, later, now)
                    open_to = [card for card in known if card not in back]
                mine = self.random.sample(open_to, KEPT[step])
                known = [card for card in known if card not in mine]
            taken[holders[step]] += mine
        if now < 4 and holders[now] != me:
            size = 7 - 2 * now
            pack = known if known is not None else self._take(size)
            self.random.shuffle(pack)
            self.state.crews[holders[now]].pack = vec[i64](pack)

    def _contents(self, me: Seat, step: int, now: int) -> list[int]:
        """A pack as it came to the viewer at a step."""
        if step == now:
            return list(self.state.crews[me].pack)
        kept, handed = self._mine(me, step)
        return kept + handed

    def _fill_crews(self) -> None:
        for seat, seen in enumerate(self.view.crews):
            crew = self.state.crews[seat]
            if seen.laid.cards is None:
                crew.laid = vec[i64](self._take(seen.laid.count, _is(Kind.RESCUE)))
            if seen.lessons.cards is None:
                crew.lessons = vec[i64](self._take(seen.lessons.count, _is(Kind.LESSON)))
        for seat, seen in enumerate(self.view.crews):
            crew = self.state.crews[seat]
            if seen.kept.cards is None and len(crew.kept) < seen.kept.count:
                crew.kept = vec[i64](self._take(seen.kept.count))
            if seen.pack.cards is None and len(crew.pack) < seen.pack.count:
                crew.pack = vec[i64](self._take(seen.pack.count))
            if seen.drawn.cards is None:
                crew.drawn = vec[i64](self._take(seen.drawn.count))
        for seat, seen in enumerate(self.view.crews):
            if seen.hand.cards is None:
                crew = self.state.crews[seat]
                hand = []
                if self.view.naming is not None and self.view.order[self.view.turn] == seat:
                    hand = [CARD_NUMBER[self.view.naming]]
                hand += self._take(seen.hand.count - len(hand), _is_no_lesson)
                crew.hand = vec[i64](hand)
            if seen.seen.cards is None:
                # Only the others know what they saw in the draft; any cards will do.
                anything = list(range(seen.seen.count))
                self.state.crews[seat].seen = vec[i64](anything)

    def _seal(self) -> None:
        """The sealed choice of another seat can be any of its legal ones."""
        for seat, seen in enumerate(self.view.crews):
            crew = self.state.crews[seat]
            if seen.sealed and crew.sealed == NONE:
                crew.sealed = self._choice(crew)

    def _choice(self, crew: Crew) -> int:
        if self.view.phase is Phase.PAY:
            chosen = self.random.randrange(1 << len(crew.kept))
            return chosen if cost_of(crew.kept, chosen) <= crew.fish else 0
        kept = self.random.sample(range(len(crew.pack)), 3 if self.state.mode == SOLO else 2)
        return sum(1 << place for place in kept)

    def _sister(self) -> None:
        sister = self.view.sister
        assert sister is not None
        state = self.state
        colours = [colour for colour in range(5) if colour not in state.sister_colours]
        self.random.shuffle(colours)
        shown = list(state.sister_colours)
        state.sister_colours = vec[i64](shown + colours[: len(sister.colours) - len(shown)])
        if sister.deck is not None:
            return
        known = [SISTER_NUMBER[card] for card in sister.row if card is not None]
        played = {SISTER_NUMBER[card] for card in sister.played}
        rest = [card for card in range(len(SISTER)) if card not in played and card not in known]
        self.random.shuffle(rest)
        hidden = len(sister.row) - len(known)
        state.sister_row = vec[i64](known + rest[:hidden])
        state.sister_deck = vec[i64](sorted(rest[hidden:]))


def _is(kind: Kind) -> Wanted:
    return lambda card: CARDS[card].kind is kind


def _is_no_lesson(card: int) -> bool:
    return CARDS[card].kind not in (Kind.LESSON, Kind.PUBLIC)
