"""Frames that a bad client could send: bytes, damaged messages, nearly correct moves."""

import json
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from skerry.core.registry import find
from skerry.protocol.messages import ClientMessage

HUGE = (2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63), -(2**63) - 1, -(10**30))
# chr() of such a number, counted from the letter a, is half of a pair of surrogates.
ODD = (0xD800 - ord("a"), 0x110000 - ord("a"), 26, 99, 255, 1000)
numbers = st.integers(-3, 80) | st.sampled_from([*HUGE, *ODD]) | st.integers()
WORDS = (
    "", "x", "pass", "done", "buy L01", "axe L01, L02=1, L03=1", "L01 n1e2 r0", "keep d001 d002",
    "pay nothing", "lay d001", "at a1 a2", "rescue blue-k01", "watch on", "anytime d077",
    "L01", "L74", "C-blue", "d001", "d150", "d151", "column", "f151", "ss01", "blue-k01", "r_i",
    "o1", "c1", "blue", "left", "right", "\x00", "\x7f", "\u2028", "İ", "ﬀ", "\U0001f408",
    "9" * 400, "a" * 3000, "n" + "9" * 50 + "e1", "L" + "0" * 50 + "1", "-", "=", ",", "r",
)  # fmt: skip
words = st.sampled_from(WORDS) | st.text(max_size=12)
leaves = st.none() | st.booleans() | numbers | st.floats() | words
anything: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)
ids = st.sampled_from(["x", "y", "a b", "z" * 64, "~"])
wrong_ids = st.sampled_from(["", "\x00", "x\n", "z" * 65, "é"])


def of_type(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Hostile values of a type, valid or nearly valid."""
    match kind:
        case inspect.IntType():
            return numbers
        case inspect.StrType():
            return words
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls):
            return st.sampled_from([member.value for member in cls]) | words
        case inspect.VarTupleType(item_type) | inspect.ListType(item_type):
            return st.lists(of_type(item_type), max_size=6)
        case inspect.TupleType(item_types):
            return st.tuples(*map(of_type, item_types)).map(list)
        case inspect.DictType(key_type, value_type):
            return st.dictionaries(of_type(key_type), of_type(value_type), max_size=4)
        case inspect.UnionType(types):
            return st.one_of(*map(of_type, types))
        case inspect.StructType():
            return _of_struct(kind)
    return anything


def _of_struct(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    required = {f.encode_name: of_type(f.type) for f in kind.fields if f.required}
    optional = {f.encode_name: of_type(f.type) for f in kind.fields if not f.required}
    filled = st.fixed_dictionaries(required, optional=optional)
    if kind.tag_field is None:
        return filled
    return filled.map(lambda fields: {kind.tag_field: kind.tag, **fields})


def moves(game: str, seat: int) -> st.SearchStrategy[Any]:
    """Well-typed moves of a game, mostly of one seat, as JSON and as notation."""
    given = of_type(inspect.type_info(find(game).wire.move))
    mine = given.map(lambda move: {**move, "seat": seat})
    return mine | mine | given | words | anything


# Moves are made above, an undo changes the table, hints and analyses can arrive at any time.
_OTHERWISE = frozenset({"move", "undo", "hint", "analyse"})


def messages(game: str, seat: int) -> st.SearchStrategy[Any]:
    """Messages of the protocol with valid or nearly valid fields."""
    move = moves(game, seat)
    # No such question exists, so an answer to it must not change the table.
    question = st.sampled_from([0, -1, 10**6, *HUGE])
    tiles = st.sampled_from(["L01", "L02", "L73", "C-blue", "blue-k01", "red-k09", "r_i", "o1"])
    guesses = {
        "scratch": st.none() | st.lists(tiles, max_size=3) | st.lists(tiles | words, max_size=17),
        "after": st.lists(move, max_size=3),
    }

    def asks(kind: str, optional: dict[str, Any], **fields: Any) -> st.SearchStrategy[Any]:
        given = {"type": st.just(kind), "id": ids | ids | wrong_ids, **fields}
        return st.fixed_dictionaries(given, optional=optional)

    like = st.dictionaries(st.sampled_from(["type", "seat", "tile"]) | words, anything, max_size=3)
    listing = {"like": like, "most": st.integers(1, 2000) | numbers, "gains": st.booleans()}
    return st.one_of(
        asks("why_not", guesses, move=move),
        asks("preview", guesses, move=move),
        asks("move", {}, move=move, question=question),
        asks("try", guesses, moves=st.lists(move, max_size=4)),
        asks("moves", guesses | listing),
        of_type(inspect.type_info(ClientMessage)).filter(
            lambda said: said["type"] not in _OTHERWISE
        ),
    )


@st.composite
def bent(draw: st.DrawFn, game: str, seat: int) -> bytes:
    """A message as bytes, some of them missing, duplicated or replaced."""
    text = bytearray(as_json(draw(messages(game, seat))))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(len(text) - 1, 0)))
        how = draw(st.sampled_from(["cut", "drop", "change", "add"]))
        if how == "cut":
            del text[place:]
        elif how == "drop":
            del text[place : place + 1]
        elif how == "change":
            text[place : place + 1] = draw(st.binary(min_size=1, max_size=1))
        else:
            text[place:place] = draw(st.binary(min_size=1, max_size=4))
    return bytes(text)


def as_json(message: object) -> bytes:
    """A message as JSON, or nearly: JSON has no NaN and no lone surrogates."""
    return json.dumps(message).encode()


def nested(frame: str, depth: int) -> bytes:
    """A frame in which deeply nested lists replace the @."""
    return frame.replace("@", "[" * depth + "]" * depth).encode()


def frames(game: str, seat: int) -> st.SearchStrategy[bytes]:
    """All of them."""
    return st.one_of(
        messages(game, seat).map(as_json),
        messages(game, seat).map(as_json),
        bent(game, seat),
        anything.map(as_json),
        st.binary(max_size=40),
    )


def is_text(frame: bytes) -> bool:
    """Whether the frame can be sent as text."""
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True
