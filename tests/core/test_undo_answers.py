"""Who can undo is the same, however often it was asked before."""

from random import Random

from tests.core.games import Table, every_table

from skerry.core.game import CHANCE
from skerry.core.match import Match


@every_table
def test_asking_after_each_move_who_can_undo_gives_what_asking_once_gives(table: Table) -> None:
    random = Random(6)
    match = Match(table.plugin.game, table.seats, table.options)
    for _ in range(120):
        if not match.awaits:
            break
        if CHANCE in match.awaits:
            match.draw(random)
        else:
            match.play(match.legal(random.choice(sorted(match.awaits))).choose(random))
        asked_once = Match(table.plugin.game, table.seats, table.options)
        for answer in match.answers:
            asked_once.play(answer)
        seats = range(table.seats)
        can = [seat for seat in seats if match.why_not_undo(seat) is None]
        assert [match.why_not_undo(seat) for seat in seats] == [
            asked_once.why_not_undo(seat) for seat in seats
        ]
        if can and random.random() < 0.2:
            match.undo(random.choice(can))
