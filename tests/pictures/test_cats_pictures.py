"""Boats of The Isle of Cats as drawings."""

from textwrap import dedent

from skerry.games.cats.game.view import OnBoat
from skerry.games.cats.pieces.tiles import Colour, TileId
from skerry.games.cats.text.picture import boat_picture, shape_picture, tiles_picture


def drawn(text: str) -> str:
    return dedent(text).strip("\n")


def test_an_empty_boat() -> None:
    assert boat_picture("boat1", ()) == drawn(
        """
           a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v
        1                       g? .  .  .  r  r  r  r
        2              r  .  .  .  .  .  .  .  .  .  b? .  .
        3     .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  r  r
        4  .  r? .  .  .  .  .  r  r  .  .  .  .  .  .  .  .  .  .  r  .
        5  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        6  r  r  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  o? .
        7     r  .  .  .  .  .  .  .  .  .  .  .  .  .  r  .  .  .
        8              .  .  .  .  .  p? .  .  .  .  r  r  .
        9                       .  .  .  r  .  .  r  r
        """
    )


def test_a_boat_with_tiles() -> None:
    tiles = (
        OnBoat(TileId("red-k01"), ((1, 3), (2, 2), (2, 3), (3, 2)), Colour.RED),
        OnBoat(TileId("c2"), ((0, 3), (0, 4)), None),
        OnBoat(TileId("r_o"), ((1, 4), (1, 5), (2, 4), (2, 5)), None),
        OnBoat(TileId("o1"), ((3, 3), (3, 4), (4, 2), (4, 3), (5, 1), (5, 2)), Colour.PURPLE),
    )
    assert boat_picture("boat1", tiles) == drawn(
        """
           a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v
        1                       g? .  .  .  r  r  r  r
        2              r  Pd*.  .  .  .  .  .  .  .  b? .  .
        3     .  Ra Ra Pd*Pd*.  .  .  .  .  .  .  .  .  .  .  r  r
        4  cb Ra Ra Pd*Pd*.  .  r  r  .  .  .  .  .  .  .  .  .  .  r  .
        5  cb $c $c Pd*.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        6  r  $c $c .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  o? .
        7     r  .  .  .  .  .  .  .  .  .  .  .  .  .  r  .  .  .
        8              .  .  .  .  .  p? .  .  .  .  r  r  .
        9                       .  .  .  r  .  .  r  r
        """
    )


def test_the_four_boats_differ() -> None:
    assert len({boat_picture(f"boat{number}", ()) for number in (1, 2, 3, 4)}) == 4


def test_tiles_side_by_side() -> None:
    assert shape_picture(TileId("c3l")) == ["##", "# "]
    tiles = [TileId("blue-k01"), TileId("c1"), TileId("c3i")]
    assert tiles_picture(tiles).splitlines() == [
        " ##       #   ###",
        "##",
        "blue-k01  c1  c3i",
    ]
