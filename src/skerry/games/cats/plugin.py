"""What comes in the box of The Isle of Cats, for the registry."""

from skerry.core.registry import GamePlugin
from skerry.core.wire import Wire
from skerry.games.cats import bench
from skerry.games.cats.bots.judge import judge
from skerry.games.cats.game.bridge import bridge
from skerry.games.cats.game.events import CatsEvent
from skerry.games.cats.game.explain import preview_of, score_now
from skerry.games.cats.game.game import CATS, SEATS
from skerry.games.cats.game.moves import CatsDraw, CatsMove
from skerry.games.cats.game.older import compare_with
from skerry.games.cats.game.options import CatsOptions
from skerry.games.cats.game.view import View, hides_answers, restore, snapshot, veil
from skerry.games.cats.rules.rules import State
from skerry.games.cats.text.english import describe_preview, explain, hint, list_moves, tell
from skerry.games.cats.text.notation import read_draw, read_move
from skerry.games.cats.text.picture import LEGEND, show, show_seat
from skerry.games.cats.text.position import score_cards
from skerry.games.cats.text.record_reader import RECORD_READER
from skerry.games.cats.text.scratch import scratch

PLUGIN: GamePlugin[State, View, CatsMove] = GamePlugin(
    title="The Isle of Cats",
    game=CATS,
    seats=SEATS,
    record_reader=RECORD_READER,
    read_move=read_move,
    read_draw=read_draw,
    show=show,
    show_seat=show_seat,
    tell=tell,
    explain=explain,
    hint=hint,
    list_moves=list_moves,
    describe_preview=describe_preview,
    legend=LEGEND,
    bench=bench,
    score_cards=score_cards,
    wire=Wire(CatsMove, CatsDraw, CatsEvent, View, CatsOptions, snapshot, restore),
    preview=preview_of,
    scorecard=score_now,
    veil=veil,
    scratch=scratch,
    judge=judge,
    hides_answers=hides_answers,
    bridge=bridge,
    compare_with=compare_with,
    automa="the sister",
)
