"""What comes in the box of Isle of Skye, for the registry."""

from skerry.core.registry import Box
from skerry.core.wire import Wire
from skerry.skye import lab
from skerry.skye.chronicle import CHRONICLE
from skerry.skye.english import explain, foretell, hint, list_moves, tell
from skerry.skye.events import SkyeEvent
from skerry.skye.explain import preview_of, score_now
from skerry.skye.game import SEATS, SKYE
from skerry.skye.moves import SkyeDraw, SkyeMove
from skerry.skye.notation import read_draw, read_move
from skerry.skye.options import SkyeOptions
from skerry.skye.picture import GROUNDS, LEGEND, show, show_seat
from skerry.skye.position import score_cards
from skerry.skye.rules import State
from skerry.skye.scratch import scratch
from skerry.skye.view import View, restore, snapshot, veil

BOX: Box[State, View, SkyeMove] = Box(
    title="Isle of Skye",
    game=SKYE,
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
    wire=Wire(SkyeMove, SkyeDraw, SkyeEvent, View, SkyeOptions, snapshot, restore),
    preview=preview_of,
    scorecard=score_now,
    veil=veil,
    scratch=scratch,
    grounds=GROUNDS,
)
