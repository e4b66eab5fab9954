"""What comes in the box of The Isle of Cats, for the registry."""

from skerry.cats import lab
from skerry.cats.chronicle import CHRONICLE
from skerry.cats.english import explain, foretell, hint, list_moves, tell
from skerry.cats.game import CATS, SEATS
from skerry.cats.moves import CatsMove
from skerry.cats.notation import read_draw, read_move
from skerry.cats.picture import LEGEND, show, show_seat
from skerry.cats.position import score_cards
from skerry.cats.rules import State
from skerry.cats.view import View
from skerry.core.registry import Box

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
    automa="the sister",
)
