"""Records of a game without a reader of its own."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.tiny import Deck, Drop, Keep, Kept, TinyGame, TinyOptions, Turn, tiny_plugin

from skerry.core.audit import Mismatch, audit
from skerry.core.event import Event
from skerry.core.game import Step
from skerry.core.match import Match
from skerry.core.plain_reader import PlainRecordReader
from skerry.core.record import Record, record_of
from skerry.testing import laws

PLUGIN = tiny_plugin()
READER = PLUGIN.record_reader


def played(*answers: Any, options: TinyOptions | None = None) -> Record:
    match: Any = Match(PLUGIN.game, 2, options)
    for answer in answers:
        match.play(answer)
    return record_of(match, ["Ann", "Bea"])


def test_a_record_is_audited() -> None:
    options = TinyOptions(Deck.LARGE, 1)
    record = played(Turn(4), Keep(0), Turn(1), Drop(1), options=options)
    audit(PLUGIN.game, READER, record)
    assert READER.read_options({"deck": "large", "bonus": 1}) == options


def test_a_wrong_event_is_found_at_its_place() -> None:
    record = played(Turn(1), Keep(0), Turn(2), Keep(1, True))
    wrong = (*record.events[:-1], msgspec.Raw(msgspec.json.encode(Kept(1, 5))))
    with pytest.raises(Mismatch, match=r"^event 3: expected the events of a legal move"):
        audit(PLUGIN.game, READER, msgspec.structs.replace(record, events=wrong))


def test_events_that_records_do_not_keep_are_refused() -> None:
    class Nodded(Event, frozen=True, tag="nodded"):
        recorded = False

    wire: Any = PLUGIN.wire
    reader: Any = PlainRecordReader(
        PLUGIN.game, type(wire)(wire.move, wire.draw, Nodded, *[int] * 3)
    )
    with pytest.raises(msgspec.ValidationError, match="does not stand in records"):
        reader.read(msgspec.Raw(b'{"type": "nodded"}'))


def test_the_words_of_options_are_explained() -> None:
    assert READER.read_options({"deck": "large", "bonus": "2"}, words=True) == TinyOptions(
        Deck.LARGE, 2
    )
    with pytest.raises(ValueError, match=r"option deck: 'huge' is not one of small, large"):
        READER.read_options({"deck": "huge"}, words=True)
    with pytest.raises(ValueError, match="unknown option 'dek'; did you mean 'deck'"):
        READER.read_options({"dek": "small"})
    with pytest.raises(ValueError, match="option bonus: Expected `int`"):
        READER.read_options({"bonus": "two"}, words=True)


class Silent(TinyGame):
    """No event tells what a seat has decided."""

    def play(self, state: Any, move: Any) -> Step[Any]:
        step = super().play(state, move)
        return step if isinstance(move, Turn) else Step(step.state, ())


def test_answers_that_nothing_records_are_an_error_and_no_endless_loop() -> None:
    plugin = tiny_plugin(game=Silent())
    match: Any = Match(plugin.game, 2)
    for answer in (Turn(1), Keep(0), Turn(2), Keep(1)):
        match.play(answer)
    with pytest.raises(Mismatch, match=r"^event 1: expected"):
        audit(plugin.game, plugin.record_reader, record_of(match, ["Ann", "Bea"]))


def test_the_laws_hold_with_it() -> None:
    for seats in PLUGIN.seats:
        laws(PLUGIN, seats=seats, random=Random(seats))
