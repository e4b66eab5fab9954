"""Names and sizes: words that say nothing are not used, and no file grows without end."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "skerry"
FILES = sorted(PACKAGE.rglob("*.py"))

SAY_NOTHING = {
    "manager",
    "handler",
    "helper",
    "helpers",
    "util",
    "utils",
    "base",
    "abstract",
    "impl",
}
EMPTY_VERBS = {"process", "do", "get"}
MOST_LINES = 420
"""A file that passes about 400 lines wants to be two."""


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def words(name: str) -> list[str]:
    """The words of a name, in either way of writing it."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def defined(tree: ast.AST) -> set[str]:
    """Every name that a file gives to something."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                found.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.alias(asname=str(name)):
                found.add(name)
    return found


def functions(tree: ast.AST) -> set[str]:
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_names_say_something(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {path.stem, path.parent.name} | defined(tree)
    empty = {name for name in names if set(words(name)) & SAY_NOTHING}
    assert not empty


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_verbs_say_something(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    empty = {name for name in functions(tree) if "_" in name and words(name)[0] in EMPTY_VERBS}
    assert not empty


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_grows_without_end(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_says_first_what_it_owns(path: Path) -> None:
    documented = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert documented


def test_words_are_found_in_names() -> None:
    assert words("RecordManager") == ["record", "manager"]
    assert words("_get_JSONBase") == ["get", "json", "base"]
    assert words("baseline") == ["baseline"]
