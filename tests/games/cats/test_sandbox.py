"""The sandbox: cats, treasures and oshax on trial, by the same rules as real ones."""

import pytest
from tests.games.cats.table import Table, cell, lay

from skerry.games.cats import CATS
from skerry.games.cats.game.moves import NameColour, Place, cell_text
from skerry.games.cats.game.restore import restore
from skerry.games.cats.game.view import View
from skerry.games.cats.pieces.tiles import Cell, Colour
from skerry.games.cats.plugin import PLUGIN
from skerry.games.cats.rules.state import KEEP, RARE
from skerry.games.cats.text.sandbox import sandbox


def view_of(table: Table, *tiles: str) -> View:
    return sandbox(CATS.view(table.state, 0), tiles)


def places(view: View) -> set[tuple[Cell, ...]]:
    return {tuple(sorted(move.cells)) for move in CATS.legal(view) if isinstance(move, Place)}


def written(cells: tuple[Cell, ...]) -> str:
    return " ".join(cell_text(place) for place in cells)


def on(*words: str) -> tuple[Cell, ...]:
    return tuple(sorted(cell(word) for word in words))


def test_several_tiles_can_be_laid_in_thought() -> None:
    table = Table(phase=KEEP)
    alone = places(view_of(table, "c1"))
    assert len(alone) == 142
    beside = places(view_of(table, "c2 at d5 d6", "c1"))
    assert beside == {on(word) for word in ("d4", "c5", "e5", "c6", "e6", "d7")}
    after = view_of(table, "c2 at d5 d6", "c1 at d7", "red-k02")
    assert [tile.tile for tile in after.mine.tiles] == ["c2", "c1"]
    assert places(after)


def test_the_boat_itself_is_left_as_it_was() -> None:
    table = Table()
    before = CATS.view(table.state, 0)
    view_of(table, "c2 at d5 d6", "red-k02")
    assert CATS.view(table.state, 0) == before


def test_what_is_laid_in_thought_counts() -> None:
    table = Table()
    lay(table.crew(0).boat, "c2 d5 d6")
    view = view_of(table, "r_o at e5 e6 f5 f6", "c1")
    changes = PLUGIN.preview(view, Place(0, on("d7")))
    assert {change.topic: change.now for change in changes}["rare"] == 3


@pytest.mark.parametrize(("field", "fish", "gain"), [("left", 7, -7), ("right", 9, -7), ("", 7, 0)])
def test_a_cat_from_a_field_costs_the_lesson_that_counts_fish(
    field: str, fish: int, gain: int
) -> None:
    """Provisions gives 7 points for at least 5 fish."""
    cats = {"left": "blue-k02", "right": "blue-k03", field: "red-k02"}
    table = Table().fields(cats["left"], cats["right"])
    table.lessons(0, "d142").crew(0).fish = fish
    view = view_of(table, "red-k02")
    place = min(places(view))
    changes = {change.topic: change.gain for change in PLUGIN.preview(view, Place(0, place))}
    assert changes["d142"] == gain
    # What is already laid in thought is paid for.
    laid = view_of(table, f"red-k02 at {written(place)}", "c1")
    assert laid.mine.fish == {"left": fish - 3, "right": fish - 5, "": fish}[field]
    assert PLUGIN.scorecard(laid, 0).by_topic()["d142"] == 7 + gain


def test_an_oshax_counts_in_the_colour_that_is_named() -> None:
    table = Table(phase=RARE)
    lay(table.crew(0).boat, "red-k02 h3 0")
    beside = min(places(view_of(table, "red-k05")))
    cats = f"red-k05 at {written(beside)}"
    view = view_of(table, cats, "o1")
    gains = set()
    for place in places(view):
        placed = CATS.view(CATS.play(restore(view), Place(0, place)).state, 0)
        red, blue = (
            sum(change.gain for change in PLUGIN.preview(placed, NameColour(0, colour)))
            for colour in (Colour.RED, Colour.BLUE)
        )
        gains.add(red - blue)
    # It makes a family of three with the red cats, wherever it touches one of them.
    assert gains == {8}
    laid = view_of(table, cats, f"o1 red at {written(min(places(view)))}", "c1")
    assert laid.mine.tiles[-1].colour is Colour.RED


@pytest.mark.parametrize(
    ("tiles", "word"),
    [
        ((), "no tile"),
        (("nonsense",), "nonsense"),
        (("blue-k02", "c1"), "only the last"),
        (("c2 at d5 z9", "c1"), "z9"),
        (("c2 at d5 f5", "c1"), "these cells"),
        (("c1 at d5 d6", "c1"), "these cells"),
        (("c2 at d5 d6", "c1 at d6", "c1"), "does not fit"),
        (("c2 at d5 d6", "c1 at h5", "c1"), "does not fit"),
        (("c1 red at d5", "c1"), "colour"),
        (("o1 at d5 d6", "c1"), "colour"),
    ],
)
def test_what_cannot_be_tried_is_named(tiles: tuple[str, ...], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        view_of(Table(), *tiles)


def test_a_spectator_has_no_boat() -> None:
    with pytest.raises(ValueError, match="spectator"):
        sandbox(CATS.view(Table().state, None), ("c1",))
