"""Runs a scenario: plays its answers and checks its sentences one after the other."""

from typing import TypeVar

from tests.scenarios.game_phrases import GAME
from tests.scenarios.phrasebook import Phrasebook
from tests.scenarios.scenario import Line, Scenario, ScenarioError
from tests.scenarios.table import Table
from tests.scenarios.territory_phrases import TERRITORY, land_of

from skerry.core.legal import IllegalMove
from skerry.games.skye.pieces.tiles import GOALS

Subject = TypeVar("Subject")


def run(scenario: Scenario, *, doubt: bool = False) -> None:
    """AssertionError unless all sentences are true or, with `doubt`, all their contraries false."""
    options, lines = read_table_options(scenario.lines)
    lands = [line for line in lines if line.head.startswith(("territory", "against"))]
    if lands:
        land = land_of(lands, options)
        sentences = [line for line in lines if line not in lands]
        for line in sentences:
            _say(TERRITORY, land, line, doubt=doubt)
    else:
        sentences = _play(lines, options, doubt=doubt)
    if not sentences:
        raise ScenarioError(f"{scenario.name} says nothing")


def _play(lines: list[Line], options: dict[str, object], *, doubt: bool) -> list[Line]:
    table, rest = set_up(lines, options)
    sentences: list[Line] = []
    fresh = True
    for line in rest:
        if not is_answer(line, table):
            _say(GAME, table, line, doubt=doubt)
            sentences.append(line)
            fresh = True
            continue
        if fresh:
            table.happened.clear()
        fresh = False
        answer(line, table)
    return sentences


def set_up(lines: list[Line], options: dict[str, object]) -> tuple[Table, list[Line]]:
    """The table of a scenario, and the lines that are not about setting it up."""
    if not lines or not lines[0].head.startswith("seats "):
        raise ScenarioError("a game begins with 'seats Ann, Ben'")
    given = [line for line in lines if line.head.startswith("given ")]
    table = Table(lines[0].head.removeprefix("seats ").split(", "), options, given)
    return table, [line for line in lines[1:] if line not in given]


def read_table_options(lines: tuple[Line, ...]) -> tuple[dict[str, object], list[Line]]:
    """The options that the table chose, and all other lines."""
    options: dict[str, object] = {}
    rest = []
    for line in lines:
        match line.head.replace(",", "").split():
            case ["option", name, value]:
                options[name] = value
            case ["goals", *goals] if set(goals) <= set(GOALS):
                options["goals"] = ",".join(goals)
            case _:
                rest.append(line)
    return options, rest


def is_answer(line: Line, table: Table) -> bool:
    """Whether the line is an answer."""
    somebody = [f"{name}:" for name in ("chance", *table.names)]
    return line.head.startswith("play on ") or line.head in somebody


def answer(line: Line, table: Table) -> None:
    """Play the answers of a line."""
    match line.head.split():
        case ["play", "on", "to", "the", "end"]:
            table.play_on(None)
        case ["play", "on", "to", "round", number]:
            table.play_on(int(number))
        case [name]:
            for part in line.parts:
                try:
                    table.answer(table.read(name.removesuffix(":"), part))
                except IllegalMove as refusal:
                    raise ScenarioError(f"{line}\n{part}: {refusal}") from None
        case _:
            raise ScenarioError(f"{line}\nis no answer")


def _say(book: Phrasebook[Subject], subject: Subject, line: Line, *, doubt: bool) -> None:
    if not doubt:
        try:
            book.check(subject, line)
        except AssertionError as error:
            raise AssertionError(f"{line}\n{error}") from None
        return
    contraries = list(book.contraries(line))
    assert contraries, f"{line}\nhas no contrary"
    for contrary in contraries:
        try:
            book.check(subject, contrary)
        except AssertionError:
            continue
        raise AssertionError(f"{line}\nbut also {contrary}")
