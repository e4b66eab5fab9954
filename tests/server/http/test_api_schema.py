"""The OpenAPI document matches the server: every response is documented and nothing fails."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as trying
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.harness import Server
from tests.server.http.http_clients import UNLIMITED

from skerry.server.http.app import create_app
from skerry.server.http.openapi import document
from skerry.server.ops.settings import Settings

pytestmark = pytest.mark.long

DOCUMENT = document(create_app(Settings(Path("unused"))))
# Decoded from JSON, as clients receive it.
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(DOCUMENT)))
# Fails if a part of the document cannot be read.
OPERATIONS = {
    found.ok().label: found.ok()  # type: ignore[union-attr] # the other kind has no operation
    for found in SCHEMA.get_all_operations()
}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
TRIES = 12


class Town:
    """A server with people and tables that requests may find or delete."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, timeout=30)
        self.other = self._guest("Bea")
        self.person = self._guest("Ann")
        self.places: list[str] = []

    def token(self) -> str:
        """The token of an account that still exists."""
        if self._ask("GET", "/me", self.person).status_code != 200:
            self.person = self._guest("Ann")
        return self.person

    def furnish(self) -> list[str]:
        """Ids and codes of the remaining tables: waiting, running and finished."""
        made = [self._table("skye", [{"type": "me"}, {"type": "open"}], self.token())]
        made.append(self._table("skye", [{"type": "me"}, {"type": "open"}], self.other))
        solo = {"options": {"mode": "solo"}, "drop_oldest": True}
        made.append(self._table("cats", [{"type": "me"}], self.token(), **solo))
        return [name for table in made for name in (table["id"], table["code"])]

    def _guest(self, name: str) -> str:
        made = self.client.post("/guests", json={"name": name})
        token = made.json()["token"]
        self.client.cookies.clear()
        assert isinstance(token, str)
        return token

    def _table(self, game: str, seats: list[dict[str, str]], token: str, **more: Any) -> Any:
        form = {"game": game, "seats": seats, "visibility": "public", **more}
        return self._ask("POST", "/tables", token, form).json()

    def _ask(self, method: str, path: str, token: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        answer = self.client.request(method, path, json=body, headers=headers)
        self.client.cookies.clear()
        return answer


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    data = tmp_path_factory.mktemp("data")
    limits = replace(UNLIMITED, tables=1_000_000)
    with Server(data, settings=Settings(data, limits=limits)) as server:
        found = Town(server.url)
        yield found
        found.client.close()
        assert "Traceback" not in server.log()


def _trials() -> Iterator[tuple[str, GenerationMode]]:
    """Valid requests to all operations, and invalid ones where possible."""
    for label, operation in sorted(OPERATIONS.items()):
        yield label, GenerationMode.POSITIVE
        if len(operation.body) or len(operation.query):
            yield label, GenerationMode.NEGATIVE


@pytest.mark.parametrize(("label", "mode"), list(_trials()))
def test_every_response_is_documented(town: Town, label: str, mode: GenerationMode) -> None:
    operation = OPERATIONS[label]
    places = town.furnish()

    @trying(
        max_examples=TRIES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        place=st.sampled_from([None, *places]),
        known=st.sampled_from([True, True, True, False]),
    )
    def ask(case: schemathesis.Case[Any], place: str | None, known: bool) -> None:
        for name in case.path_parameters or {}:
            if place is not None:
                case.path_parameters[name] = place
        headers = {"Authorization": f"Bearer {town.token()}"} if known else {}
        response = case.call(base_url=town.url, headers=headers)
        case.validate_response(response, checks=CHECKS)

    ask()


def test_the_document_is_served(town: Town) -> None:
    served = town.client.get("/schema/openapi.json")
    assert served.headers["content-type"] == "application/json"
    assert served.json() == msgspec.json.decode(msgspec.json.encode(DOCUMENT))


def test_every_route_is_documented() -> None:
    app = create_app(Settings(Path("unused")))
    hidden = {"/live", "/metrics", "/schema/openapi.json", "/", "/{path}"}
    hidden |= {"/games/{game}/page/{path}", "/mail/{purpose}/{contact}/{proof}"}
    hidden |= {"/host", "/host/open/{token}"}
    assert {route.path_format for route in app.routes} - hidden == set(DOCUMENT["paths"])
    ids = [one["operationId"] for path in DOCUMENT["paths"].values() for one in path.values()]
    assert len(ids) == len(set(ids))
    for path in DOCUMENT["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert {"429", "503"} <= set(operation["responses"])


def test_required_sign_in_is_documented() -> None:
    for path, method in (("/me", "get"), ("/tables", "post"), ("/tables/{table}/join", "post")):
        described = DOCUMENT["paths"][path][method]
        assert described["security"] == [{"cookie": []}, {"bearer": []}]
        assert "401" in described["responses"]
    assert {} in DOCUMENT["paths"]["/games"]["get"]["security"]
    assert set(DOCUMENT["components"]["securitySchemes"]) == {"cookie", "bearer", "host"}


def test_bodies_are_documented_as_strictly_as_they_are_read() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert schemas["Claim"]["properties"]["password"]["minLength"] == 8
    body = DOCUMENT["paths"]["/tables/{table}/start"]["post"]["requestBody"]
    assert body["required"] is False
    assert DOCUMENT["paths"]["/tables"]["post"]["requestBody"]["required"] is True
