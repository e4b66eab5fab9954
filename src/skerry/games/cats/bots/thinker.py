"""The five levels as bots: each weighs the answers to a question and plays the best one."""

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from skerry.core.bot import Decision, Weighed, Why
from skerry.core.event import Event
from skerry.core.legal import Legal
from skerry.games.cats.bots.cards import (
    weigh_colours,
    weigh_family_lessons,
    weigh_laying,
    weigh_payment,
)
from skerry.games.cats.bots.draft import weigh_draft
from skerry.games.cats.bots.ending import (
    plan_cats,
    plan_colours,
    plan_finds,
    plan_oshax,
    plan_places,
    plan_treasures,
)
from skerry.games.cats.bots.explanations import reasons_for
from skerry.games.cats.bots.finds import (
    weigh_finds,
    weigh_oshax,
    weigh_oshax_colours,
    weigh_treasures,
)
from skerry.games.cats.bots.interjections import interjection
from skerry.games.cats.bots.levels import Level
from skerry.games.cats.bots.mind import Mind
from skerry.games.cats.bots.rescue import (
    Valued,
    best_places,
    weigh_cats,
    weigh_places,
)
from skerry.games.cats.bots.sooner import prefer_now, why_later
from skerry.games.cats.game.moves import CatsMove
from skerry.games.cats.game.view import View
from skerry.games.cats.rules.codes import (
    FIELD,
    PASS,
    fill_menu,
)
from skerry.games.cats.rules.menu import Menu
from skerry.games.cats.rules.state import (
    BUY_CARDS,
    COLOUR_OSHAX,
    FAMILY_KEEP,
    KEEP,
    LAY,
    MAP_TREASURE,
    NAME_FIELD,
    NONE,
    NOTHING,
    PAUSE,
    PAY,
    PLACE_OSHAX,
    PLACE_TILE,
    PUBLIC,
    RARE,
    RESCUE,
    TREASURES,
)


class CatsThinker:
    """One of the levels."""

    hears: tuple[type[Event], ...] = ()

    def __init__(self, level: Level, weights: "vec[i64] | None" = None) -> None:
        self.name = level.name
        self.level = level
        self.weights = weights

    def choose(self, view: View, legal: Legal[CatsMove], random: Random) -> CatsMove:
        """The move to play."""
        return self.weigh(Decision(view, legal, random, reasons=False))[0].move

    def weigh(self, decision: Decision[View, CatsMove], most: int = 1) -> list[Weighed[CatsMove]]:
        """The best moves, with their values and reasons."""
        mind = Mind(decision, self.level, self.weights)
        menu = Menu()
        fill_menu(menu, mind.state, mind.seat)
        codes = [int(code) for code in menu.codes()]
        answers = codes[: int(menu.awaited)]
        card = interjection(mind, codes[len(answers) :])
        legal = decision.legal
        if card is not None or not answers:
            code = card if card is not None else codes[0]
            return [Weighed(legal.move(code), 0.0, (Why("plan"),) if decision.reasons else ())]
        valued = [(0, answers[0])] if len(answers) == 1 else _valued(mind, answers)
        valued.sort(key=lambda pair: -pair[0])
        if not decision.reasons:
            return [Weighed(legal.move(code), value / 100) for value, code in valued[:most]]
        valued = prefer_now(mind, valued)
        whys = [reasons_for(mind, code, valued) for _, code in valued[:most]]
        whys[0] += why_later(mind, valued)
        return [
            Weighed(legal.move(code), value / 100, why)
            for (value, code), why in zip(valued, whys, strict=False)
        ]


def _valued(mind: Mind, answers: list[int]) -> Valued:
    state = mind.state
    doing = state.doing
    # The plan knows nothing of tiles that may lie apart.
    if mind.ends_today and not mind.crew.anywhere:
        planned = _planned(mind, answers)
        if planned is not None:
            return planned
    if doing == PLACE_TILE:
        return weigh_places(mind, answers)
    if doing == PLACE_OSHAX:
        return weigh_oshax(mind, answers)
    if doing == COLOUR_OSHAX:
        return weigh_oshax_colours(mind, answers)
    if doing in (MAP_TREASURE, TREASURES):
        return weigh_treasures(mind, answers)
    if doing == NAME_FIELD:
        return _weigh_fields(mind, answers)
    if doing == BUY_CARDS:
        return weigh_payment(mind, answers)
    phase = state.phase
    if state.watcher != NONE or phase == PAUSE:
        return [(0, PASS)]
    if phase == KEEP:
        return weigh_draft(mind, answers)
    if phase == FAMILY_KEEP:
        return weigh_family_lessons(mind, answers)
    if phase == PAY:
        return weigh_payment(mind, answers)
    if phase == PUBLIC:
        return weigh_colours(mind, answers)
    if phase == LAY:
        return weigh_laying(mind, answers)
    if phase == RESCUE:
        return weigh_cats(mind, answers)
    return weigh_finds(mind, answers)


def _planned(mind: Mind, answers: list[int]) -> Valued | None:
    """The answers by a plan of the last day, where there is one."""
    state = mind.state
    doing = state.doing
    if doing == PLACE_TILE:
        return plan_places(mind, answers) if state.card == NONE else None
    if doing == PLACE_OSHAX:
        return plan_oshax(mind, answers)
    if doing == COLOUR_OSHAX:
        return plan_colours(mind, answers)
    if doing in (MAP_TREASURE, TREASURES):
        return plan_treasures(mind, answers)
    if doing != NOTHING or state.watcher != NONE:
        return None
    if state.phase == RESCUE:
        return plan_cats(mind, answers)
    return plan_finds(mind, answers) if state.phase == RARE else None


def _weigh_fields(mind: Mind, answers: list[int]) -> Valued:
    """A cat that one may want goes to the cheap field, any other to the dear one."""
    gauge = mind.gauge()
    tile = int(mind.state.tile)
    found = best_places(gauge, tile, False, 1)
    good = bool(found) and found[0][0] - int(gauge.value) > 300
    return [(100 if good == (code == FIELD) else 0, code) for code in answers]
