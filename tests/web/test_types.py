"""The page's committed types match the server's types."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from skerry.core.registry import names

WEB = Path(__file__).parents[2] / "web"
TOOLS = WEB / "tools"
COMPILER = WEB / "node_modules" / "json-schema-to-typescript"


@pytest.fixture(scope="module")
def schemas() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = runpy.run_path(str(TOOLS / "schema.py"))["documents"]()
    return found


def test_the_types_are_current(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not COMPILER.is_dir():
        pytest.skip("node or web/node_modules is missing: run `npm --prefix web ci`")
    schema = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, TOOLS / "schema.py"], capture_output=True, check=True
    ).stdout
    subprocess.run(  # noqa: S603 - the same
        [node, TOOLS / "types.mjs", tmp_path], input=schema, check=True
    )
    made = {str(path.relative_to(tmp_path)): path.read_text() for path in tmp_path.rglob("*.ts")}
    assert set(made) == {"wire/protocol.ts", *(f"games/{name}/types.ts" for name in names())}
    for path, code in made.items():
        assert (WEB / "src" / path).read_text() == code, f"{path} is old: run `make types`"


def test_fields_of_server_messages_are_required(schemas: dict[str, dict[str, Any]]) -> None:
    bye = schemas["protocol"]["definitions"]["Bye"]
    assert "retry" in bye["required"]


def test_fields_of_forms_with_defaults_are_optional(schemas: dict[str, dict[str, Any]]) -> None:
    join = schemas["protocol"]["definitions"]["Join"]
    assert not join.get("required")


def test_options_with_defaults_are_optional(schemas: dict[str, dict[str, Any]]) -> None:
    assert not schemas["skye"]["definitions"]["SkyeOptions"].get("required")


def test_attribute_docstrings_become_comments(schemas: dict[str, dict[str, Any]]) -> None:
    clan = schemas["skye"]["definitions"]["ClanView"]["properties"]
    assert clan["gold"]["description"] == "None: hidden from the viewer."
