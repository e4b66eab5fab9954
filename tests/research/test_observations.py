"""Observations show what a view shows, and nothing else; their numbers mean what is written."""

from random import Random

import pytest
from tests.research.tables import TABLES, AnyChoices, Make, moments, observed

from skerry.core.learners.learning import Learning
from skerry.core.registry import find
from skerry.games.cats.environment.choices import CatsChoices
from skerry.games.cats.environment.layout import PHASES
from skerry.games.cats.game.question import Phase
from skerry.games.cats.pieces.tiles import CELL_NUMBER, COLOURS, NUMBER
from skerry.games.skye.environment.choices import SkyeChoices


def game_of(choices: AnyChoices) -> str:
    return "skye" if isinstance(choices, SkyeChoices) else "cats"


def learning_of(choices: AnyChoices) -> Learning[object]:
    learning = find(game_of(choices)).learning
    assert learning is not None
    return learning


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_hidden_things_do_not_show(make: Make) -> None:
    """What a view hides is swapped by `guess`; the observation and the options stay as they are."""
    random = Random(5)
    compared = 0
    for seed in range(2):
        for number, choices in enumerate(moments(make, seed)):
            if number % 3:
                continue
            game = find(game_of(choices)).game
            for seat in range(choices.seats):
                other = choices.copy()
                other.state = game.guess(game.view(choices.state, seat), random)
                assert observed(other, seat) == observed(choices, seat)
                if seat == choices.mover() == other.mover():
                    assert list(other.options()) == list(choices.options())
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_seats_look_alike(make: Make) -> None:
    """The observer is first: its own numbers are those that others see of it, hidden ones aside."""
    learning = learning_of(make())
    for number, choices in enumerate(moments(make, 8)):
        if number % 11:
            continue
        for seat in range(choices.seats):
            mine = observed(choices, seat)
            for later in range(1, choices.seats):
                theirs = observed(choices, (seat - later) % choices.seats)
                for name in ("points", "tiles", "fish", "territory", "covers", "order"):
                    if name in {part.name for part in learning.parts() if part.later == 0}:
                        assert mine[learning.part(name, 0)] == theirs[learning.part(name, later)]
        absent = observed(choices, 0)[learning.part("present", 0).start :]
        size = len(absent) // learning.most_seats
        assert not any(absent[choices.seats * size :])


def test_skye_means_what_it_says() -> None:
    learning = learning_of(TABLES["skye-3"]())
    for choices in moments(TABLES["skye-3"], 3):
        assert isinstance(choices, SkyeChoices)
        seat = choices.mover()
        view = find("skye").game.view(choices.state, seat)
        numbers = observed(choices, seat)

        def part(name: str, later: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return numbers[learning.part(name, later)]

        assert part("round") == [view.round]
        assert part("seats") == [3]
        assert sum(part("question")) == 1
        assert part("question")[-1] == 0
        assert sum(part("bag")) == len(view.bag)
        assert sum(part("goals")) == 4
        for later in range(3):
            clan = view.clans[(seat + later) % 3]
            assert part("gold", later) == [-1 if clan.gold is None else clan.gold]
            assert part("points", later) == [clan.points]
            territory = part("territory", later)
            for place, placed in enumerate(clan.territory):
                assert territory[4 * place + 1 : 4 * place + 4] == [placed.x, placed.y, placed.turn]
            assert not any(territory[4 * len(clan.territory) :])
            stall = part("stall", later)
            for place, offer in enumerate(clan.stall):
                price = -1 if offer.price is None else offer.price
                assert stall[3 * place + 1 : 3 * place + 3] == [price, offer.axed]
            assert sum(tile > 0 for tile in part("hand", later)) == len(clan.hand)
        assert part("present", 3) == part("present", 4) == [0]


def test_cats_means_what_it_says() -> None:
    assert list(map(str, Phase)) == PHASES
    learning = learning_of(TABLES["cats-3"]())
    for choices in moments(TABLES["cats-3"], 3):
        assert isinstance(choices, CatsChoices)
        seat = choices.mover()
        view = find("cats").game.view(choices.state, seat)
        numbers = observed(choices, seat)

        def part(name: str, later: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return numbers[learning.part(name, later)]

        assert part("day") == [view.ship]
        assert part("phase").index(1) == PHASES.index(view.phase)
        assert sum(part("question")) == 1
        assert part("question")[-1] == 0
        assert part("deck") == [view.deck.count]
        for field, cats in ((1, view.left), (2, view.right)):
            herd = {field, field + 2}
            assert {part("field")[NUMBER[cat]] for cat in cats} <= herd
        assert sum(number > 0 for number in part("field")) == len(view.left) + len(view.right)
        in_hand = [number for number, where in enumerate(part("cards", None)) if where == 1]
        assert len(in_hand) <= view.mine.hand.count
        for later in range(3):
            crew = view.crews[(seat + later) % 3]
            assert part("fish", later) == [crew.fish]
            covers, order = part("covers", later), part("order", later)
            for number, tile in enumerate(crew.tiles, 1):
                for cell in tile.cells:
                    assert order[CELL_NUMBER[cell]] == number
                    if tile.colour is not None:
                        shown = covers[CELL_NUMBER[cell]]
                        assert shown in {
                            1 + COLOURS.index(tile.colour),
                            8 + COLOURS.index(tile.colour),
                        }
            assert sum(one > 0 for one in order) == sum(len(tile.cells) for tile in crew.tiles)
