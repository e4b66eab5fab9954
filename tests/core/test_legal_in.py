"""Legal moves from a state are those from the view of it, in the same order."""

from random import Random

import msgspec
from tests.core.games import Table, every_table

from skerry.core.chance import pick
from skerry.core.game import CHANCE, legal_in, view_writer_of, viewer_of
from skerry.core.match import Match


@every_table
def test_a_state_has_the_legal_moves_of_its_views(table: Table) -> None:
    random = Random(3)
    game = table.plugin.game
    match = Match(game, table.seats, table.options)
    match.draw(random)
    while match.awaits:
        for seat in range(table.seats):
            seen = game.legal(game.view(match.state, seat))
            found = legal_in(game, match.state, seat)
            assert list(found.codes) == list(seen.codes)
            assert found == seen if len(found) < 30 else True
        seat = random.choice(sorted(match.awaits))
        move = match.legal(seat).choose(random)
        for other in range(table.seats):
            before = game.legal(game.view(match.state, other)).why_not(move)
            now = legal_in(game, match.state, other).why_not(move)
            assert repr(now) == repr(before)
        match.play(move)
        match.draw(random)
    assert CHANCE not in match.awaits


@every_table
def test_views_made_together_are_those_made_one_by_one(table: Table) -> None:
    random = Random(4)
    game = table.plugin.game
    match = Match(game, table.seats, table.options)
    match.draw(random)
    while match.awaits:
        together = viewer_of(game, match.state)
        for seat in table.everyone:
            assert together(seat) == game.view(match.state, seat)
            assert match.view(seat) is match.view(seat)
        match.play(match.legal(random.choice(sorted(match.awaits))).choose(random))
        match.draw(random)


@every_table
def test_views_are_written_as_the_encoder_writes_them(table: Table) -> None:
    random = Random(5)
    game = table.plugin.game
    match = Match(game, table.seats, table.options)
    while match.awaits:
        for seat in table.everyone:
            view = game.view(match.state, seat)
            assert view_writer_of(game, match.state)(seat) == msgspec.json.encode(view)
            assert match.view_json(seat) == msgspec.json.encode(view)
        if CHANCE in match.awaits:
            match.play(pick(game.outcomes(match.state), random))
        else:
            match.play(match.legal(random.choice(sorted(match.awaits))).choose(random))
    for seat in table.everyone:
        assert match.view_json(seat) == msgspec.json.encode(match.view(seat))
