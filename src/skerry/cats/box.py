"""What comes in the box of The Isle of Cats, for the registry."""

from skerry.cats import lab
from skerry.cats.chronicle import CHRONICLE
from skerry.cats.english import explain, foretell, hint, list_moves, tell
from skerry.cats.events import CatsEvent
from skerry.cats.explain import preview_of, score_now
from skerry.cats.game import CATS, SEATS
from skerry.cats.moves import CatsDraw, CatsMove
from skerry.cats.notation import read_draw, read_move
from skerry.cats.older import compare_with
from skerry.cats.options import CatsOptions
from skerry.cats.picture import LEGEND, show, show_seat
from skerry.cats.position import score_cards
from skerry.cats.rules import State
from skerry.cats.scratch import scratch
from skerry.cats.view import View, restore, snapshot, veil
from skerry.core.registry import Box
from skerry.core.wire import Wire

BOX: Box[State, View, CatsMove] = Box(
    title="The Isle of Cats",
    game=CATS,
    seats=SEATS,
    chronicle=CHRONICLE,
    read_move=read_move,
    read_draw=read_draw,
    show=show,
    show_seat=show_seat,
    tell=tell,
    explain=explain,
    hint=hint,
    list_moves=list_moves,
    foretell=foretell,
    legend=LEGEND,
    lab=lab,
    score_cards=score_cards,
    wire=Wire(CatsMove, CatsDraw, CatsEvent, View, CatsOptions, snapshot, restore),
    preview=preview_of,
    scorecard=score_now,
    veil=veil,
    scratch=scratch,
    compare_with=compare_with,
    automa="the sister",
)
