"""Wrong characters: ids with control characters are refused by their types and are not logged."""

import logging
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from litestar.types import Receive, Scope, Send
from tests.server.http.asgi import ask, fine
from tests.server.http.http_clients import House, house, problem

from skerry.protocol import forms
from skerry.protocol.messages import ClientMessage, read_client_message
from skerry.server.http.middleware import with_middleware
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.settings import Settings

EVIL = ["\x00", "\n", "\x1b[2J", "\x7f", "\x9b", "ok\n", "ok\x00"]


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as server:
        yield server


def with_id(kind: type, evil: str) -> dict[str, object]:
    filling = {"move": "x", "seat": 0, "moves": ["x"], "text": "hello"}
    names = {field.name for field in msgspec.structs.fields(kind) if field.required}
    return {name: filling[name] for name in names if name in filling} | {"id": evil}


MESSAGES = [kind for kind in ClientMessage.__args__ if hasattr(kind, "id")]


@pytest.mark.parametrize("evil", EVIL)
@pytest.mark.parametrize("kind", MESSAGES)
def test_ids_of_messages(kind: type, evil: str) -> None:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined] # of every struct
    good = msgspec.json.encode({"type": tag, **with_id(kind, "m 1")})
    assert read_client_message(good)
    bad = msgspec.json.encode({"type": tag, **with_id(kind, evil)})
    with pytest.raises(msgspec.ValidationError, match=r"\$\.id"):
        read_client_message(bad)


@pytest.mark.parametrize("evil", [*EVIL, "", "UPPER", "a b", "ä", "a" * 33, "../x"])
def test_tables_of_sockets(evil: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.table"):
        read_client_message(msgspec.json.encode({"type": "hello", "table": evil}))


@pytest.mark.parametrize("evil", EVIL)
@pytest.mark.parametrize(
    ("kind", "form"),
    [
        (forms.NewGuest, {"name": "Ann", "invite": "?"}),
        (forms.Recover, {"code": "?"}),
        (forms.NewTable, {"game": "?", "seats": [{"type": "me"}]}),
        (forms.NewTable, {"game": "skye", "seats": [{"type": "bot", "bot": "?"}]}),
        (forms.NewTable, {"game": "skye", "seats": [{"type": "me"}], "luck": "?"}),
        (forms.Join, {"code": "?"}),
        (forms.Start, {"fill": "?"}),
        (forms.Mute, {"table": "a", "speaker": "?"}),
        (forms.Silence, {"speaker": "?"}),
    ],
)
def test_words_of_forms(kind: type, form: object, evil: str) -> None:
    good = msgspec.json.encode(form)
    assert msgspec.json.decode(good, type=kind)
    bad = good.replace(b'"?"', msgspec.json.encode(evil))
    with pytest.raises(msgspec.ValidationError, match="regex"):
        msgspec.json.decode(bad, type=kind)


@pytest.mark.parametrize("evil", EVIL)
def test_ids_in_paths(ours: House, evil: str) -> None:
    for path in ("/tables/{}", "/tables/{}/view", "/tables/{}/record", "/join/{}"):
        problem(ours.ask("GET", path.format(quote(evil))), 404)


@pytest.mark.parametrize("evil", EVIL)
def test_ids_in_queries(ours: House, evil: str) -> None:
    for name in ("game", "after", "which"):
        problem(ours.ask("GET", f"/tables?{name}={quote(evil)}"), 400)


@pytest.mark.parametrize("given", ["a\nb", "a\x00b", "a\x1b[2Jb", "a\u202eb", "a\u200bb"])
def test_names(ours: House, given: str) -> None:
    problem(ours.ask("POST", "/guests", {"name": given}), 400)


def test_only_valid_ids_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        scope["path_template"] = "/tables/{table:str}"
        scope["path_params"] = {"table": scope["path"].removeprefix("/tables/")}
        await fine(scope, receive, send)

    app = with_middleware(routed, Settings(Path("data")), Metrics())
    with caplog.at_level(logging.INFO):
        for table in ("2xkq7nvz4c5d8wbg", "2xkq\n7nvz", "\x1b[2J", "a" * 33):
            ask(app, f"/tables/{table}")
    logged = [getattr(record, "table", None) for record in caplog.records]
    assert logged == ["2xkq7nvz4c5d8wbg", None, None, None]
