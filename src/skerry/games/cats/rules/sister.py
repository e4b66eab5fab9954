"""The sister: what her cards do to the island. Nothing here is anybody's decision."""

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from skerry.games.cats.rules.state import NONE, Board
from skerry.games.cats.rules.tables import (
    FIRST_COMMON,
    FIRST_OSHAX,
    FIRST_RARE,
    SISTER_EFFECTS,
    SWAP_CATS,
    TAKE_CAT,
    TAKE_COMMON,
    TAKE_OSHAX,
)

if TYPE_CHECKING:
    Ints = vec[i64]


def play_card(state: Board, card: i64) -> "Ints":
    """Do what a card says, top to bottom; returns two tiles or NONE for each effect."""
    removed = vec[i64]()
    for effect in range(i64(2)):
        at = (card * 2 + effect) * 3
        take = SISTER_EFFECTS[at]
        if take == SWAP_CATS:
            removed = _swap(state, SISTER_EFFECTS[at + 1], SISTER_EFFECTS[at + 2], removed)
        else:
            tile = _remove(state, take, SISTER_EFFECTS[at + 1])
            removed = append(append(removed, tile), NONE)
    return removed


def _remove(state: Board, take: i64, number: i64) -> i64:
    """Remove the tile with a number, or the highest one; returns the tile, or NONE."""
    if take == TAKE_CAT:
        if state.cats() == 0:
            return NONE
        cat = state.nth_cat(number)
        state.take_cat(cat)
        return cat
    if take == TAKE_OSHAX:
        if len(state.oshax) == 0:
            return NONE
        oshax = state.oshax[min(number, i64(len(state.oshax))) - 1]
        state.oshax = remove(state.oshax, oshax)
        return FIRST_OSHAX + oshax
    if take == TAKE_COMMON:
        kind = number - FIRST_COMMON
        if state.common[kind] == 0:
            return NONE
        state.common[kind] -= 1
        return number
    if len(state.rare_row) == 0:
        return NONE
    kind = state.rare_row[min(number, i64(len(state.rare_row))) - 1]
    state.take_rare(kind)
    return FIRST_RARE + kind


def _swap(state: Board, first: i64, second: i64, removed: "Ints") -> "Ints":
    """Two cats change places; the same cat twice stays where it is."""
    if state.cats() == 0:
        return append(append(removed, NONE), NONE)
    one = state.nth_cat(first)
    two = state.nth_cat(second)
    if one == two:
        return append(append(removed, NONE), NONE)
    _exchange(state.left, one, two)
    _exchange(state.right, one, two)
    return append(append(removed, one), two)


def _exchange(field: "Ints", one: i64, two: i64) -> None:
    for place in range(i64(len(field))):
        if field[place] == one:
            field[place] = two
        elif field[place] == two:
            field[place] = one
