"""The laws of a game: what must hold in every game that follows the Game protocol.

A game in another package can be tested in the same way as those in this one:

>>> from random import Random
>>> from skerry.core.registry import find, names
>>> laws(find(names()[0]), seats=2, random=Random(7), share=0.1)

It prints nothing if all laws hold; a broken one raises an AssertionError that names it.
"""

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

import msgspec

from skerry.core.audit import Mismatch, audit
from skerry.core.chance import pick
from skerry.core.event import Seat
from skerry.core.game import CHANCE, Draw, Move, Options, Step
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.core.record import BadRecord, decode, encode, make_record, outcome_in, outcome_of
from skerry.core.registry import AnyPlugin, GamePlugin, PluginError, blame
from skerry.core.text.words import many

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M", bound=Move)

MOST_ANSWERS = 20_000
"""A random game that takes more answers never ends."""
SHARE = 0.1
"""The share of the steps at which `check_game` checks every law."""

Watch = Callable[[S, Step[S]], None]
"""Called with each step and the state before it, for a game's own laws."""


def laws(
    plugin: GamePlugin[S, V, M],
    *,
    seats: int,
    random: Random,
    options: Options | None = None,
    watch: Watch[S] | None = None,
    share: float = 1.0,
) -> None:
    """Play one random game and check every law, at each step or at a share of the steps.

    Not promised: that a game which passes has no faults.
    """
    _Witness(plugin, seats, options, random, watch, share).play()


def check_game(plugin: AnyPlugin) -> None:
    """Play a random game with each number of seats by the laws, with the default options.

    PluginError names the plugin, and the law that it breaks or the function that raises. Not
    promised: that a game which passes has no faults.
    """
    try:
        options = plugin.wire.options()
        msgspec.json.schema(plugin.wire.options)
        fitting = [seats for seats in plugin.seats if plugin.fits(seats, options)]
        if not fitting:
            raise AssertionError("law: some number of seats can play with the default options")
        for seats in fitting:
            laws(plugin, seats=seats, random=Random(seats), share=SHARE)
    except AssertionError as error:
        raise PluginError(f"plugin {plugin.title!r} breaks a {error}") from error
    except Exception as error:
        wrong = blame(error) or f"{type(error).__name__}: {error}"
        raise PluginError(f"plugin {plugin.title!r}: {wrong}") from error


class _Witness(Generic[S, V, M]):
    """Follows one game and keeps what it needs to check it."""

    def __init__(
        self,
        plugin: GamePlugin[S, V, M],
        seats: int,
        options: Options | None,
        random: Random,
        watch: Watch[S] | None,
        share: float,
    ) -> None:
        self.plugin = plugin
        self.game = plugin.game
        self.seats = seats
        self.options = options
        self.random = random
        self.watch = watch
        self.share = share
        self.answers: list[M | Draw] = []
        self.steps: list[Step[S]] = []
        self.has_shown = False

    def play(self) -> None:
        state = self.game.start(self.seats, self.options)
        while self.game.awaits(state):
            self.law("a game ends", len(self.answers) < MOST_ANSWERS)
            if self.random.random() < self.share:
                self.judge(state)
            answer = self.choose(state)
            before = self.everything(state)
            step = self.game.play(state, answer)
            self.law("play never changes the past", self.everything(state) == before)
            if self.watch is not None:
                self.watch(state, step)
            self.round_trips(answer, step)
            self.answers.append(answer)
            self.steps.append(step)
            state = step.state
        self.at_the_end(state)

    def law(self, name: str, holds: bool) -> None:
        """Raise if a law does not hold, and say how to reproduce it."""
        if not holds:
            last = str(self.answers[-1]) if self.answers else "the start"
            after = many(len(self.answers), "answer")
            table = f"{many(self.seats, 'seat')}, after {after}, last {last}"
            raise AssertionError(f"law: {name} ({table})")

    def choose(self, state: S) -> M | Draw:
        awaited = self.game.awaits(state)
        if CHANCE in awaited:
            self.law("chance is awaited alone", awaited == {CHANCE})
            outcomes = self.game.outcomes(state)
            self.law("weights are positive", all(weight > 0 for _, weight in outcomes))
            return pick(outcomes, self.random)
        seat = self.random.choice(sorted(awaited))
        legal = self.game.legal(self.game.view(state, seat))
        self.law("an awaited seat can move", len(legal) > 0)
        return legal.choose(self.random)

    def everyone(self) -> list[Seat | None]:
        return [None, *range(self.seats)]

    def everything(self, state: S) -> list[V]:
        """All views of a state together."""
        return [self.game.view(state, seat) for seat in self.everyone()]

    def judge(self, state: S) -> None:
        self.law("no result before the end", self.game.result(state) is None)
        awaited = self.game.awaits(state)
        drawn = self.game.outcomes(state)
        self.law(
            "outcomes exist exactly when chance is awaited", bool(drawn) == (CHANCE in awaited)
        )
        self.snapshots(state)
        for seat in self.everyone():
            self.guesses(state, seat)
        self.commute(state, awaited)
        self.secrets(state, awaited)
        if not self.has_shown:
            self.has_shown = True
            self.texts(state, awaited)

    def secrets(self, state: S, awaited: frozenset[Seat]) -> None:
        """Answers that look the same to somebody are announced to them in the same way."""
        answers: list[M | Draw]
        if CHANCE in awaited:
            draws = [draw for draw, _ in self.game.outcomes(state)]
            answers = [self.random.choice(draws) for _ in range(2)]
        else:
            seat = self.random.choice(sorted(awaited))
            legal = self.game.legal(self.game.view(state, seat))
            answers = [legal.choose(self.random) for _ in range(2)]
        here, there = (self.game.play(state, answer) for answer in answers)
        ours, theirs = self.everything(here.state), self.everything(there.state)
        if ours == theirs:
            # Whatever the difference is, the game does not keep it.
            return
        for viewer, one, two in zip(self.everyone(), ours, theirs, strict=True):
            same = one != two or here.events_for(viewer) == there.events_for(viewer)
            self.law("no event shows what the view hides", same)

    def texts(self, state: S, awaited: frozenset[Seat]) -> None:
        """Everything that a terminal shows can be made from a view."""
        names = [f"seat {seat}" for seat in range(self.seats)]
        for viewer in self.everyone():
            picture = self.plugin.show(self.game.view(state, viewer), names)
            self.law("a view has a picture", bool(picture))
        for seat in sorted(awaited - {CHANCE}):
            view = self.game.view(state, seat)
            legal = self.game.legal(view)
            self.plugin.show_seat(view, seat, names)
            self.plugin.list_moves(view, legal)
            self.plugin.describe_preview(view, legal.choose(self.random))
            self.law("a question has words", bool(self.plugin.hint(view)))

    def snapshots(self, state: S) -> None:
        """A state that was stored as JSON continues like the original."""
        wire = self.plugin.wire
        again = wire.restore(wire.read_view(msgspec.json.encode(wire.snapshot(state))))
        self.law("a snapshot is the whole state", self.everything(again) == self.everything(state))
        drawn = list(self.game.outcomes(state))
        self.law("a snapshot keeps the outcomes", list(self.game.outcomes(again)) == drawn)

    def guesses(self, state: S, seat: Seat | None) -> None:
        """A seat's moves follow from its view, and no event shows it more than its view."""
        view = self.game.view(state, seat)
        again = self.plugin.wire.read_view(msgspec.json.encode(view))
        self.law("a view survives JSON", again == view)
        guess = self.game.guess(view, self.random)
        self.law("view(guess(view)) == view", self.game.view(guess, seat) == view)
        if self.plugin.answers_are_hidden(state):
            same_hidden = self.plugin.answers_are_hidden(guess)
            self.law("a guess hides answers where the state does", same_hidden)
            self.answers_are_hidden(state)
        else:
            same_awaits = self.game.awaits(guess) == self.game.awaits(state)
            self.law("a guess awaits the same", same_awaits)
        legal = self.game.legal(view)
        same = self.game.legal(self.game.view(guess, seat))
        self.law("equal views have equal legal moves", list(legal.codes) == list(same.codes))
        bare = self.game.legal(self.plugin.without_memory_aids(view))
        self.law("memory aids do not change the moves", list(legal.codes) == list(bare.codes))
        for other in range(self.seats):
            self.plugin.scorecard(view, other)
        if seat is None or not legal:
            self.law("spectators cannot move", seat is not None or not legal)
            return
        move = legal.choose(self.random)
        self.law("a listed move is in the set", move in legal)
        self.law("who can move is a seat of the game", move.seat == seat)
        here = self.game.play(state, move)
        there = self.game.play(guess, move)
        if self.game.view(here.state, seat) == self.game.view(there.state, seat):
            self.law(
                "no event shows what the view hides",
                here.events_for(seat) == there.events_for(seat),
            )

    def answers_are_hidden(self, state: S) -> None:
        """Where nobody may see who has answered, an answer changes nothing that others see."""
        seats = sorted(self.game.awaits(state))
        seat = self.random.choice(seats)
        legal = self.game.legal(self.game.view(state, seat))
        answers = [move for move in legal if not move.interjects]
        step = self.game.play(state, self.random.choice(answers))
        for other in self.everyone():
            if other != seat and len(seats) > 1:
                same = self.game.view(step.state, other) == self.game.view(state, other)
                self.law("a hidden answer shows to nobody", same and not step.events_for(other))

    def commute(self, state: S, awaited: frozenset[Seat]) -> None:
        """Two seats that answer at the same time give the same state in either order."""
        if len(awaited) < 2:
            return
        first, second = self.random.sample(sorted(awaited), 2)
        one = self.game.legal(self.game.view(state, first)).choose(self.random)
        two = self.game.legal(self.game.view(state, second)).choose(self.random)
        if one.interjects or two.interjects:
            # Interjections may change the questions of the others.
            return
        here = self.game.play(self.game.play(state, one).state, two).state
        there = self.game.play(self.game.play(state, two).state, one).state
        same = self.everything(here) == self.everything(there)
        self.law("simultaneous moves commute", same)
        match = Match.resume(self.game, self.seats, self.options, state)
        match.play(one)
        match.play(two)
        if match.why_not_undo(first) is None:
            match.undo(first)
            without = self.everything(self.game.play(state, two).state)
            same = self.everything(match.state) == without
            self.law("an undone move leaves no trace", same)

    def round_trips(self, answer: M | Draw, step: Step[S]) -> None:
        text = str(answer)
        if isinstance(answer, Move):
            read: object = self.plugin.read_move(text, answer.seat)
            again: object = self.plugin.wire.read_move(msgspec.json.encode(answer))
        else:
            read = self.plugin.read_draw(text)
            again = self.plugin.wire.read_draw(msgspec.json.encode(answer))
        self.law(f"the text {text!r} reads as what it says", read == answer)
        self.law("an answer survives JSON", again == answer)
        names = [f"seat {seat}" for seat in range(self.seats)]
        for event in [announcement.event for announcement in step.announcements]:
            if event.recorded:
                raw = msgspec.Raw(msgspec.json.encode(event))
                self.law("an event survives JSON", self.plugin.record_reader.read(raw) == event)
            self.law("an event can be told", bool(self.plugin.describe_event(event, names)))

    def at_the_end(self, state: S) -> None:
        result = self.game.result(state)
        self.law("the game has a result at its end", result is not None)
        assert result is not None
        cards = [(standing.scorecard.total, standing.score) for standing in result.standings]
        self.law("a scorecard adds up to the score", all(total == score for total, score in cards))
        self.law("somebody wins", bool(result.winners))
        outcome = outcome_in(self.game, state)
        self.law("the outcome is that of the result", outcome == outcome_of(result))
        self.refuses_everything(state)
        again = self.game.start(self.seats, self.options)
        for answer in self.answers:
            again = self.game.play(again, answer).state
        same = self.everything(again) == self.everything(state)
        self.law("replay gives the same state", same)
        events = [event for step in self.steps for event in step.recorded()]
        chosen = {} if self.options is None else msgspec.to_builtins(self.options)
        names = [f"seat {seat}" for seat in range(self.seats)]
        record = make_record(
            self.game.name, {"players": self.seats, **chosen}, names, events, result
        )
        try:
            audit(self.game, self.plugin.record_reader, decode(encode(record)))
        except (Mismatch, BadRecord) as error:
            raise AssertionError(f"law: the record of a game passes the audit ({error})") from error

    def refuses_everything(self, state: S) -> None:
        try:
            self.game.play(state, self.answers[-1])
        except IllegalMove:
            return
        self.law("nothing can be played after the end", False)
