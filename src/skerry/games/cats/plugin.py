"""The plugin of The Isle of Cats."""

from collections.abc import Iterable
from functools import partial

from skerry.core.bot import Bot
from skerry.core.learners.learning import Learning
from skerry.core.legal import Legal
from skerry.core.plugin import GamePlugin
from skerry.core.timing.bench import Bench
from skerry.core.wire import Wire
from skerry.games.cats.environment.choices import CatsChoices
from skerry.games.cats.environment.layout import MOST_SEATS, SEAT_LAYOUT, TABLE_LAYOUT
from skerry.games.cats.environment.ranges import RANGES
from skerry.games.cats.game.events import CatsEvent
from skerry.games.cats.game.explain import preview_of, score_now
from skerry.games.cats.game.game import CATS, SEATS
from skerry.games.cats.game.hearing import HEARING
from skerry.games.cats.game.moves import CatsDraw, CatsMove
from skerry.games.cats.game.older import OLDER
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.score_source import CatsSource
from skerry.games.cats.game.view import View, hides_answers, snapshot, without_memory_aids
from skerry.games.cats.rules.rules import State
from skerry.games.cats.text.english import (
    describe_event,
    describe_preview,
    describe_score_line,
    hint,
    list_moves,
)
from skerry.games.cats.text.notation import read_draw, read_move
from skerry.games.cats.text.picture import LEGEND, show, show_seat
from skerry.games.cats.text.position import score_cards
from skerry.games.cats.text.record_reader import RECORD_READER
from skerry.games.cats.text.record_rows import record_rows
from skerry.games.cats.text.sandbox import sandbox


def _bench() -> Bench[State]:
    from skerry.games.cats.bench import BENCH  # noqa: PLC0415 - only for benchmarks

    return BENCH


def _judge(view: View, legal: Legal[CatsMove]) -> Iterable[tuple[int, CatsMove]]:
    from skerry.games.cats.bots.judge import judge  # noqa: PLC0415 - only for bots

    return judge(view, legal)


def _level(name: str) -> Bot[View, CatsMove]:
    from skerry.games.cats.bots.levels import level  # noqa: PLC0415 - only for bots
    from skerry.games.cats.bots.thinker import CatsThinker  # noqa: PLC0415 - only for bots

    return CatsThinker(level(name))


PLUGIN: GamePlugin[State, View, CatsMove] = GamePlugin(
    title="The Isle of Cats",
    game=CATS,
    seats=SEATS,
    wire=Wire(CatsMove, CatsDraw, CatsEvent, View, snapshot, restore, CatsOptions, CatsSource),
    record_reader=RECORD_READER,
    read_move=read_move,
    read_draw=read_draw,
    show=show,
    show_seat=show_seat,
    describe_event=describe_event,
    describe_score_line=describe_score_line,
    hint=hint,
    list_moves=list_moves,
    describe_preview=describe_preview,
    legend=LEGEND,
    bench=_bench,
    score_cards=score_cards,
    preview=preview_of,
    scorecard=score_now,
    without_memory_aids=without_memory_aids,
    sandbox=sandbox,
    judge=_judge,
    record_rows=record_rows,
    learning=Learning(CatsChoices, RANGES, TABLE_LAYOUT, SEAT_LAYOUT, MOST_SEATS, HEARING),
    bots={name: partial(_level, name) for name in ("beginner", "easy", "normal", "hard", "expert")},
    hides_answers=hides_answers,
    older=OLDER,
    automa="the sister",
    # The ship counts down; before the first day it stands on 0.
    round_of=lambda state: int(6 - state.ship) if state.ship else 1,
)
