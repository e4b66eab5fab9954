"""Questions about the own seat work at any moment and reveal no secrets."""

from random import Random

import msgspec
import pytest
from tests.table.random_tables import KINDS, config, play, started

from skerry.core.event import Seat
from skerry.games.cats.game.moves import Place, cell_text
from skerry.games.cats.game.question import PlaceTile
from skerry.games.cats.rules.state import SISTER
from skerry.protocol.messages import (
    AskMoves,
    AskPreview,
    AskScore,
    AskTry,
    AskWhyNot,
    Explained,
    LegalMoves,
    Previewed,
    Refused,
    Scored,
    Tried,
)
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import Aids
from skerry.table.decisions import MessageRefused
from skerry.table.entries import Moved
from skerry.table.queries import Query, reply_to, view_for_hint
from skerry.table.table import Table

PIECES = {"skye": "L12", "cats": "blue-k03"}


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def pauses(game: str, seats: int, options: dict[str, str], *, every: int) -> list[Table]:
    """A table at many moments of a random game."""
    table, _ = started(config(game, seats, options, "7" * 64))
    moments = (table.fork() for batch in play(table, Random(2)) if batch.seq % every == 0)
    return [table.fork(), *moments]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_legal_moves_are_those_of_the_rules(game: str, seats: int, options: dict[str, str]) -> None:
    for table in pauses(game, seats, options, every=9):
        for seat in range(seats):
            told = reply_to(table, seat, AskMoves(id="a", most=2000))
            assert isinstance(told, LegalMoves)
            legal = table.match.legal(seat)
            assert told.total == len(legal)
            assert [bytes(move) for move in told.moves] == [
                msgspec.json.encode(move) for move in list(legal)[:2000]
            ]
            for move in told.moves[:3]:
                explained = reply_to(table, seat, AskWhyNot(id="b", move=move))
                assert explained == Explained("b", legal=True)
                previewed = reply_to(table, seat, AskPreview(id="c", move=move))
                assert isinstance(previewed, Previewed)


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_pieces_can_be_tried_at_any_moment(game: str, seats: int, options: dict[str, str]) -> None:
    piece = PIECES[game]
    tried_some = 0
    for table in pauses(game, seats, options, every=7):
        before = {seat: table.match.view(seat) for seat in range(seats)}
        for seat in range(seats):
            told = reply_to(
                table, seat, AskMoves(id="a", scratch=(piece,), like={"type": raw("place")})
            )
            assert isinstance(told, LegalMoves), told
            for place in told.moves[:2]:
                previewed = reply_to(table, seat, AskPreview(id="p", move=place, scratch=(piece,)))
                assert isinstance(previewed, Previewed)
                tried = reply_to(table, seat, AskTry(id="t", moves=(place,), scratch=(piece,)))
                assert isinstance(tried, Tried)
                assert tried.made == 1
                assert _pieces(tried.view, seat) == _pieces(raw(before[seat]), seat) + 1
                tried_some += 1
        assert before == {seat: table.match.view(seat) for seat in range(seats)}
    assert tried_some > 5


def _pieces(view: msgspec.Raw, seat: Seat) -> int:
    shown = msgspec.json.decode(view)
    return len(
        shown["clans"][seat]["territory"] if "clans" in shown else shown["crews"][seat]["tiles"]
    )


def test_moves_can_be_staged_one_after_the_other() -> None:
    table = next(
        table
        for table in pauses("skye", 3, {}, every=1)
        if any(len(clan.hand) > 1 for clan in table.match.view(None).clans)
        and table.match.view(None).phase == "build"
    )
    view = table.match.view(None)
    seat = next(seat for seat, clan in enumerate(view.clans) if len(clan.hand) > 1)
    hand = view.clans[seat].hand
    first = reply_to(table, seat, AskMoves(id="a", scratch=hand))
    assert isinstance(first, LegalMoves)
    staged = first.moves[0]
    second = reply_to(table, seat, AskMoves(id="b", scratch=hand, after=(staged,)))
    assert isinstance(second, LegalMoves)
    assert second.total > 0
    ranked = reply_to(table, seat, AskMoves(id="c", scratch=hand, gains=True))
    assert isinstance(ranked, LegalMoves)
    assert ranked.gains is not None
    assert len(ranked.gains) == len(ranked.moves)
    previewed = reply_to(table, seat, AskPreview(id="d", move=ranked.moves[0], scratch=hand))
    assert isinstance(previewed, Previewed)
    changes = msgspec.json.decode(previewed.changes)
    counted = [change for change in changes if change["in_points"]]
    summed = sum((change["after"] or 0) - (change["now"] or 0) for change in counted)
    assert summed == ranked.gains[0]


def test_what_a_seat_would_see_after_its_moves() -> None:
    def rescue(table: Table) -> tuple[Seat, msgspec.Raw] | None:
        for seat in table.awaits:
            for move in table.match.legal(seat):
                if msgspec.to_builtins(move)["type"] == "rescue":
                    return seat, raw(move)
        return None

    moments = pauses("cats", 2, {"mode": "standard"}, every=1)
    table, found = next((table, found) for table in moments if (found := rescue(table)))
    seat, move = found
    now = msgspec.json.encode(table.match.view(seat))
    assert view_for_hint(table, seat, ()) == now
    then = msgspec.json.decode(view_for_hint(table, seat, (move,)))
    assert (then["question"]["type"], then["question"]["seat"]) == ("place_tile", seat)
    assert table.match.view(seat).question is None, "nothing was played"
    with pytest.raises(MessageRefused) as caught:
        view_for_hint(table, seat, (move, move))
    assert caught.value.why is Refusal.ILLEGAL


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_seats_and_spectators_can_ask_for_scores(
    game: str, seats: int, options: dict[str, str]
) -> None:
    for table in pauses(game, seats, options, every=15):
        for viewer in (*range(seats), None):
            for seat in range(seats):
                told = reply_to(table, viewer, AskScore(id="a", seat=seat))
                assert isinstance(told, Scored)
                card = table.config.plugin.wire.read_scorecard(told.card)
                assert told.total == card.total
                known = table.config.plugin.scorecard(table.match.view(viewer), seat)
                assert card == known, "every source is read back with its type"
        refused = reply_to(table, 0, AskScore(id="a", seat=77))
        assert isinstance(refused, Refused)


def test_the_sisters_score_after_another_cat() -> None:
    changed = 0
    for table in pauses("cats", 1, {"mode": "solo"}, every=1):
        view = table.match.view(0)
        if not isinstance(view.question, PlaceTile):
            continue
        tile = view.question.tile
        place = next(move for move in table.match.legal(0) if isinstance(move, Place))
        laid = f"{tile} at {' '.join(map(cell_text, place.cells))}"
        now = reply_to(table, 0, AskScore(id="a", seat=SISTER))
        told = reply_to(table, 0, AskScore(id="b", seat=SISTER, scratch=(laid, tile)))
        then = table.fork()
        then.match.play(place)
        # The cards that she reveals meanwhile are unknown.
        if then.match.view(0).sister == view.sister:
            assert told == Scored("b", *_scored(then))
            changed += now != Scored("a", *_scored(then))
    assert changed > 0


def _scored(table: Table) -> tuple[msgspec.Raw, int]:
    card = table.config.plugin.scorecard(table.match.view(0), SISTER)
    return raw(card), card.total


def test_a_spectator_has_nothing_to_try() -> None:
    table, _ = started(config("cats", 1, {"mode": "solo"}, "1" * 64))
    told = reply_to(table, None, AskScore(id="a", seat=0, scratch=("blue-k03",)))
    assert isinstance(told, Refused)
    assert told.why is Refusal.NOT_SEATED


def test_disabled_aids_are_refused() -> None:
    table, _ = started(config("skye", 2, {}, "1" * 64, aids=Aids(previews=False)))
    move = raw(next(iter(table.match.legal(0))))
    queries: list[Query] = [
        AskPreview(id="a", move=move),
        AskScore(id="a", seat=0),
        AskMoves(id="a", gains=True),
    ]
    for query in queries:
        told = reply_to(table, 0, query)
        assert isinstance(told, Refused)
        assert told.why is Refusal.NOT_ALLOWED
    assert isinstance(reply_to(table, 0, AskMoves(id="a")), LegalMoves)


@pytest.mark.parametrize(
    ("scratch", "word"),
    [
        (("C-blue",), "C-blue"),
        (("nonsense",), "nonsense"),
        (("L12", "X"), "X"),
        (("L12", "L13", "L14", "L15"), "3 tiles"),
    ],
)
def test_pieces_that_cannot_be_tried_are_named(scratch: tuple[str, ...], word: str) -> None:
    table, _ = started(config("skye", 2, {}, "1" * 64))
    told = reply_to(table, 0, AskMoves(id="a", scratch=scratch))
    assert isinstance(told, Refused)
    assert word in told.sentence


def test_a_spectator_has_no_moves_to_ask_about() -> None:
    table, _ = started(config("skye", 2, {}, "1" * 64))
    told = reply_to(table, None, AskMoves(id="a"))
    assert isinstance(told, Refused)
    assert told.why is Refusal.NOT_SEATED


def test_try_mode_never_shows_guessed_secrets() -> None:
    table, _ = started(config("skye", 2, {}, "3" * 64))
    random = Random(1)
    table.extend(2000, [_moved(table, 1, random)])
    move = raw(next(iter(table.match.legal(0))))
    told = reply_to(table, 0, AskTry(id="t", moves=(move,)))
    assert isinstance(told, Tried)
    shown = msgspec.json.decode(told.view)
    assert shown["phase"] == "price", "the reveal would show prices that nobody set"


def _moved(table: Table, seat: Seat, random: Random) -> Moved:
    return Moved(seat, raw(table.match.legal(seat).choose(random)))
