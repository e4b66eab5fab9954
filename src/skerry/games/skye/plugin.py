"""The plugin of Isle of Skye."""

from collections.abc import Iterable
from functools import partial

from skerry.core.bot import Bot
from skerry.core.learners.learning import Learning
from skerry.core.legal import Legal
from skerry.core.plugin import GamePlugin
from skerry.core.timing.bench import Bench
from skerry.core.wire import Wire
from skerry.games.skye.environment.choices import SkyeChoices
from skerry.games.skye.environment.observation import MOST_SEATS, SEAT_LAYOUT, TABLE_LAYOUT
from skerry.games.skye.environment.ranges import RANGES
from skerry.games.skye.game.castles import COLOURED_CASTLES
from skerry.games.skye.game.events import SkyeEvent
from skerry.games.skye.game.explain import preview_of, score_now
from skerry.games.skye.game.game import SEATS, SKYE
from skerry.games.skye.game.hearing import HEARING
from skerry.games.skye.game.moves import SkyeDraw, SkyeMove
from skerry.games.skye.game.options import SkyeOptions
from skerry.games.skye.game.score_source import SkyeSource
from skerry.games.skye.game.view import View, restore, snapshot, without_memory_aids
from skerry.games.skye.rules.rules import State
from skerry.games.skye.text.english import (
    describe_event,
    describe_preview,
    describe_score_line,
    hint,
    list_moves,
)
from skerry.games.skye.text.notation import read_draw, read_move
from skerry.games.skye.text.picture import BACKGROUND_COLOURS, LEGEND, show, show_seat
from skerry.games.skye.text.position import score_cards
from skerry.games.skye.text.record_reader import RECORD_READER
from skerry.games.skye.text.record_rows import record_rows
from skerry.games.skye.text.sandbox import sandbox


def _bench() -> Bench[State]:
    from skerry.games.skye.bench import BENCH  # noqa: PLC0415 - only for benchmarks

    return BENCH


def _judge(view: View, legal: Legal[SkyeMove]) -> Iterable[tuple[int, SkyeMove]]:
    from skerry.games.skye.bots.judge import judge  # noqa: PLC0415 - only for bots

    return judge(view, legal)


def _level(name: str) -> Bot[View, SkyeMove]:
    from skerry.games.skye.bots.thinker import thinker  # noqa: PLC0415 - only for bots

    return thinker(name)


PLUGIN: GamePlugin[State, View, SkyeMove] = GamePlugin(
    title="Isle of Skye",
    game=SKYE,
    seats=SEATS,
    wire=Wire(SkyeMove, SkyeDraw, SkyeEvent, View, snapshot, restore, SkyeOptions, SkyeSource),
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
    bots={name: partial(_level, name) for name in ("beginner", "easy", "normal", "hard", "expert")},
    record_rows=record_rows,
    learning=Learning(SkyeChoices, RANGES, TABLE_LAYOUT, SEAT_LAYOUT, MOST_SEATS, HEARING),
    background_colours=BACKGROUND_COLOURS,
    round_of=lambda state: int(state.round),
    coloured_pieces=COLOURED_CASTLES,
)
