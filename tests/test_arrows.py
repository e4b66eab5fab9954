"""The arrows of the architecture: who may import whom, read from the sources themselves."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "skerry"

# core <- skye, cats <- bots <- arena, rl, server, client <- cli
GAMES = {"skye", "cats"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    **{game: {"core"} for game in GAMES},
    "bots": {"core", *GAMES},
    **{top: {"core", "bots", *GAMES} for top in ("arena", "rl")},
    # The server never names a game: it asks the registry.
    "server": {"core", "bots"},
    # The client knows of the server only what goes over the wire, see WIRE.
    "client": {"core", "bots", "server"},
    "cli": {"core", "bots", "arena", "rl", "server", "client", *GAMES},
    # Modules beside the packages: the switch to plain Python, and the public laws of a game.
    "pure": {"core"},
    "testing": {"core"},
    "__init__": {"pure"},
    "__main__": {"cli"},
}
EVERYBODY_MAY = {"__init__", "pure"}
CORE_MAY = {"msgspec", "librt", "mypy_extensions"}
GAMES_MAY = CORE_MAY
NO_GAMES_BY_NAME = {"core", "arena", "cli", "server", "client", "rl", "testing"}
WIRE = {"protocol", "refusals", "table_info", "forms"}
"""The modules of the server that say what goes over the wire, and nothing else."""
CLIENT_MAY = {"httpx", "websockets", "msgspec"}


def house(path: Path) -> str:
    """The package, or the module beside the packages, that a file belongs to."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """Every module that a file imports, wherever in it, with its whole name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def ours(names: set[str]) -> set[str]:
    """The houses among imported names."""
    found = set()
    for name in names:
        top, _, rest = name.partition(".")
        if top == "skerry":
            first = rest.partition(".")[0]
            there = (PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").is_file()
            found.add(first if first and there else "__init__")
    return found


def foreign(names: set[str]) -> set[str]:
    """The imported packages that are neither ours nor Python's."""
    return {name.partition(".")[0] for name in names} - {"skerry"} - sys.stdlib_module_names


FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_follow_the_arrows(path: Path) -> None:
    here = house(path)
    assert here in MAY_IMPORT, f"{here} has no place in the architecture yet"
    allowed = MAY_IMPORT[here] | EVERYBODY_MAY | {here}
    assert ours(imported(path)) <= allowed


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_need_little(path: Path) -> None:
    allowed = CORE_MAY if house(path) == "core" else GAMES_MAY
    if house(path) in {"core", *GAMES}:
        assert foreign(imported(path)) <= allowed


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_whoever_serves_all_games_names_none(path: Path) -> None:
    if house(path) in NO_GAMES_BY_NAME:
        assert not ours(imported(path)) & GAMES


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_client_knows_only_the_wire(path: Path) -> None:
    if house(path) == "client":
        names = imported(path)
        served = {name.split(".")[2] for name in names if name.startswith("skerry.server.")}
        assert served <= WIRE
        assert not {name for name in names if name.startswith("skerry.bots")} - {
            "skerry.bots.bot.Bot"
        }
        assert foreign(names) <= CLIENT_MAY


def test_the_wire_needs_little() -> None:
    for module in WIRE:
        names = imported(PACKAGE / "server" / f"{module}.py")
        assert foreign(names) <= CORE_MAY
        served = {name.split(".")[2] for name in names if name.startswith("skerry.server.")}
        assert served <= WIRE


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_touch_nothing_outside(path: Path) -> None:
    """No clock, no network, no processes, no generator of their own in the rules packages."""
    if house(path) in {"core", *GAMES}:
        modules = {name.partition(".")[0] for name in imported(path)}
        assert not modules & {"time", "datetime", "socket", "subprocess", "threading", "secrets"}
        assert not {name for name in imported(path) if name.startswith("random.")} - {
            "random.Random"
        }


def test_the_arrows_are_seen() -> None:
    """The reader of imports itself: a wrong arrow would be found."""
    assert ours(imported(PACKAGE / "bots" / "skye.py")) == {"core", "skye", "bots"}
    assert "msgspec" in foreign(imported(PACKAGE / "core" / "record.py"))
    assert ours({"skerry.core.game.Move", "skerry.pure", "skerry", "os.path"}) == {
        "core",
        "pure",
        "__init__",
    }
