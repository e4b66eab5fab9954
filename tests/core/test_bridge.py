"""Games of older versions: newer questions are answered silently, inside the step before."""

from tests.games.cats.table import Table

from skerry.core.registry import find
from skerry.games.cats.game.events import CardsPaid, LessonLaid
from skerry.games.cats.game.moves import Pay
from skerry.games.cats.plugin import PLUGIN
from skerry.games.cats.rules.state import LAY, PAUSE, PAY


def test_the_game_of_today_is_itself() -> None:
    assert PLUGIN.game_of(PLUGIN.game.version) is PLUGIN.game
    assert find("skye").game_of(0) is find("skye").game, "no question was ever added"


def test_an_older_game_continues_in_the_same_step() -> None:
    table = Table(phase=PAY).kept(0, "d113").kept(1, "d043").say(0, "pay d113")
    last = Pay(1, ())
    assert PLUGIN.game.play(table.state, last).state.phase == PAUSE
    older = PLUGIN.game_of(1)
    assert (older.name, older.version) == ("cats", 1)
    step = older.play(table.state, last)
    assert step.state.phase == LAY
    assert [type(told.event) for told in step.announcements[-3:]] == [
        CardsPaid,
        CardsPaid,
        LessonLaid,
    ]
    assert step.revealed
