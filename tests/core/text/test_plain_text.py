"""How a game looks in text without words of its own."""

import msgspec
from tests.core.tiny import Drop, Keep, Kept, Tiny, TinyGame, Turn, Turned, tiny_plugin

from skerry.core.match import Match
from skerry.core.score import Change, Scorecard, ScoreLine, ScoreSource
from skerry.core.text import plain_text

PLUGIN = tiny_plugin()
NAMES = ["Ann", "Bea"]


def match() -> Match[Tiny, Tiny, Keep | Drop]:
    found: Match[Tiny, Tiny, Keep | Drop] = Match(TinyGame(), 2)
    found.play(Turn(2))
    return found


def test_a_view_is_an_outline_under_the_names() -> None:
    view = match().view(0)
    assert PLUGIN.show(view, NAMES).splitlines() == [
        "Seats: 0 Ann, 1 Bea",
        "seats: 2",
        "options: -",
        "points: -",
        "card: 2",
        "seat: 0",
    ]
    assert PLUGIN.show_seat(view, 1, NAMES) == PLUGIN.show(view, NAMES)


def test_an_outline_goes_down_where_a_line_would_be_long() -> None:
    class Side(msgspec.Struct):
        name: str
        cells: list[tuple[int, int]]
        ready: bool = False

    sides = [Side("near", [(0, 1), (2, 3)]), Side("x" * 100, [])]
    assert plain_text.tree({"sides": sides, "left": None}).splitlines() == [
        "sides:",
        "  0:",
        "    name: near",
        "    cells:",
        "      0: 0,1",
        "      1: 2,3",
        "    ready: no",
        "  1:",
        f"    name: {'x' * 100}",
        "    cells: -",
        "    ready: no",
        "left: -",
    ]


def test_events_name_their_seat() -> None:
    assert PLUGIN.describe_event(Kept(1, 4), NAMES) == "Bea: kept; points 4"
    assert PLUGIN.describe_event(Turned(2), NAMES) == "turned; card 2"
    assert PLUGIN.describe_event(Kept(-1, 4), NAMES) == "kept; points 4"


def test_score_lines_say_what_points_are_for() -> None:
    line = ScoreLine(1, ScoreSource("long_road", "no_gap"))
    assert PLUGIN.describe_score_line(line) == "1 point: long road, no gap"


def test_a_question_shows_some_moves_and_how_many_there_are() -> None:
    assert PLUGIN.hint(match().view(0)) == "Choose a move: 'keep false', 'keep true', 'drop'"
    assert plain_text.hint(range(5)) == "Choose a move: '0', '1', '2', ... (5 moves)"  # type: ignore[arg-type]


def test_a_list_of_moves_ends_somewhere() -> None:
    legal = match().legal(0)
    assert PLUGIN.list_moves(match().view(0), legal).splitlines() == [str(move) for move in legal]
    lines = plain_text.list_moves(range(205)).splitlines()  # type: ignore[arg-type]
    assert (len(lines), lines[-1]) == (201, "and 5 more")


def test_a_preview_says_what_changes() -> None:
    assert PLUGIN.describe_preview(match().view(0), Keep(0)) == "Tiny has no previews of moves."
    changes = [Change("roads", 1, 3, Scorecard(())), Change("lakes", 1, 1, Scorecard(()))]
    assert plain_text.describe_changes(changes) == "roads: +2"
