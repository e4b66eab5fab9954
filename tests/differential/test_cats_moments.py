"""Draw cards and free spots at the moments that matter: both auditors agree with the rules."""

from collections import Counter
from random import Random

import msgspec
from tests.differential.boats import PLUGIN as PLAIN
from tests.plain.cats import audit

from skerry.core.audit import audit as our_audit
from skerry.core.match import Match
from skerry.core.record import decode, encode, record_of
from skerry.core.registry import AnyMatch
from skerry.games.cats import CATS
from skerry.games.cats.game.events import AnytimePlayed, LessonLaid, PublicLessonLaid
from skerry.games.cats.game.moves import Anytime, CatsMove, Keep, Pay, Place
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.games.cats.pieces.cards import CARD_NUMBER, CARDS, Kind
from skerry.games.cats.plugin import PLUGIN
from skerry.games.cats.rules.state import LAY, MAP_TREASURE, NOTHING, PAUSE, PUBLIC

TABLES = [(2, CatsOptions()), (4, CatsOptions()), (1, CatsOptions(Mode.SOLO, Difficulty.HARD))]
DRAWS = ("draw2", "draw3")
LESSONS = (Kind.LESSON, Kind.PUBLIC)


def worth(match: AnyMatch, move: CatsMove) -> int:
    """How well a move leads to these moments: by cards that it takes, or by a map."""
    if isinstance(move, Place):
        return 1 if CATS.play(match.state, move).state.doing == MAP_TREASURE else 0
    cards = move.cards if isinstance(move, Keep | Pay) else ()
    found = [CARDS[CARD_NUMBER[card]] for card in cards]
    wanted = [card.type in (*DRAWS, "free_spot") or card.kind in LESSONS for card in found]
    return len(found) + 3 * sum(wanted)


def wanted_now(match: AnyMatch) -> tuple[str, ...]:
    """The cards that matter now."""
    state = match.state
    if state.doing == MAP_TREASURE:
        return ("free_spot",)
    return DRAWS if state.doing == NOTHING and state.phase in (PAUSE, PUBLIC, LAY) else ()


def eager(match: AnyMatch, random: Random) -> CatsMove:
    """A random move of somebody who collects and plays such cards."""
    now = wanted_now(match)
    if now and random.random() < 0.5:
        seats = list(range(match.seats))
        random.shuffle(seats)
        for seat in seats:
            for move in match.legal(seat):
                if isinstance(move, Anytime) and CARDS[CARD_NUMBER[move.card]].type in now:
                    return move
    seat = random.choice(sorted(match.awaits))
    legal = match.legal(seat)
    some = [legal.choose(random) for _ in range(40)]
    answers = [move for move in some if not isinstance(move, Anytime)] or [some[0]]
    best: CatsMove = max(answers, key=lambda move: worth(match, move))
    return best


def lessons_of(event: object) -> set[str]:
    kept = event.kept if isinstance(event, AnytimePlayed) else ()
    if not isinstance(kept, tuple):
        return set()
    return {card for card in kept if CARDS[CARD_NUMBER[card]].kind in LESSONS}


def test_records_of_eager_players_are_right() -> None:
    seen: Counter[str] = Counter()
    for game in range(36):
        seats, options = TABLES[game % len(TABLES)]
        random = Random(f"{seats} {game}")
        match: AnyMatch = Match(CATS, seats, options)
        gained: dict[str, str] = {}
        match.draw(random)
        while match.awaits:
            phase, doing = match.state.phase, match.state.doing
            move = eager(match, random)
            step = match.play(move)
            if isinstance(move, Anytime) and doing == MAP_TREASURE:
                seen["free spot for a map"] += 1
            for told in step.announcements:
                event = told.event
                gained |= dict.fromkeys(lessons_of(event), f"gained in {phase}")
                if isinstance(event, LessonLaid | PublicLessonLaid) and event.card in gained:
                    seen[gained.pop(event.card)] += 1
            match.draw(random)
        record = encode(record_of(match, [f"seat {seat}" for seat in range(seats)]))
        our_audit(CATS, PLUGIN.record_reader, decode(record))
        assert audit(msgspec.json.decode(record), PLAIN) is None
    moments = {f"gained in {phase}" for phase in (PAUSE, PUBLIC, LAY)} | {"free spot for a map"}
    assert moments <= set(seen), seen
