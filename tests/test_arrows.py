"""The arrows of the architecture: which room may import which, read from the sources."""

import ast
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "skerry"

GAMES = {"skye", "cats"}
GAME_ROOMS: dict[str, set[str]] = {
    "pieces": set(),
    "rules": {"pieces"},
    "game": {"pieces", "rules"},
    "text": {"pieces", "rules", "game"},
    "bots": {"pieces", "rules", "game"},
    "environment": {"pieces", "rules"},
    "bench": {"pieces", "rules", "game", "bots"},
    "__init__": {"pieces", "rules", "game"},
    "plugin": {"pieces", "rules", "game", "text", "bots", "bench", "environment"},
}
"""Which room of a game may import which other room of the same game."""

SERVER_ROOMS = [
    "refusals",
    "store",
    "people",
    "ops",
    "host",
    "notices",
    "live",
    "http",
    "workers",
    "serving",
]
"""The rooms of the server: each may import those before it."""

WIRE = {"core", "protocol"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "bots": {"core"},
    "protocol": {"core"},
    # A table as a value must one day run in a browser, without a server.
    "table": WIRE,
    "arena": {"core", "bots"},
    # For learners and for data; only people who installed its extra have it.
    "research": {"core", "bots", "arena"},
    "server": set(),
    "client": {*WIRE, "bots"},
    "cli": {
        *WIRE,
        *("bots", "arena", "client", "research", "testing"),
        *(f"server.{room}" for room in SERVER_ROOMS),
    },
    "games": set(),
    # Modules beside the packages: the switch to plain Python, and the public laws of a game.
    "pure": {"core"},
    "testing": {"core"},
    "__init__": {"pure"},
    "__main__": {"cli"},
    **{f"games.{game}.{room}": {"core"} for game in GAMES for room in GAME_ROOMS},
    **{f"games.{game}.bots": {"core", "bots"} for game in GAMES},
    **{
        f"server.{room}": {
            *WIRE,
            "table",
            "bots",
            # Games of other packages are checked before they are offered.
            *(["testing"] if room == "ops" else []),
            *(f"server.{one}" for one in SERVER_ROOMS[:place]),
        }
        for place, room in enumerate(SERVER_ROOMS)
    },
}
"""Which room may import which; the rooms of a game are added from GAME_ROOMS."""
for _game in GAMES:
    for _room, _others in GAME_ROOMS.items():
        MAY_IMPORT[f"games.{_game}.{_room}"] |= {f"games.{_game}.{other}" for other in _others}

EVERYBODY_MAY = {"__init__", "pure"}
RULES_MAY = {"msgspec", "librt", "mypy_extensions"}
FOREIGN: dict[str, set[str]] = {
    "core": RULES_MAY,
    "games": RULES_MAY,
    "bots": RULES_MAY,
    "protocol": RULES_MAY,
    "table": RULES_MAY,
    # Many games at once, on one machine and on several.
    "arena": {*RULES_MAY, "joblib", "distributed"},
    "testing": RULES_MAY,
    "client": {"httpx", "websockets", "msgspec"},
}
"""What else a room may import from outside; rooms that are not named may import anything."""
ONLY: dict[str, set[str]] = {
    # Only these know the web framework and its server.
    "litestar": {"server.http", "server.workers", "server.serving"},
    "uvicorn": {"server.http", "server.workers", "server.serving"},
    # Rows are read and written here; live tables and routes call functions of the store.
    "sqlalchemy": {
        *("server.store", "server.people", "server.ops", "server.host", "server.serving", "cli")
    },
    "alembic": {"server.store"},
    "redis": {"server.live"},
    # What is encrypted and signed for others.
    "cryptography": {"server.notices"},
    "py_vapid": {"server.notices"},
}
"""The rooms that may import a library; of the others in the server, none may."""


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module, given as its path below the package without the suffix."""
    if parts[0] == "games" and len(parts) > 2:
        return ".".join(parts[:3])
    if parts[0] == "server" and parts[1] != "__init__":
        return ".".join(parts[:2])
    return parts[0]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room(path: Path) -> str:
    return room_of(path.relative_to(PACKAGE).with_suffix("").parts)


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


def module(name: str) -> tuple[str, ...]:
    """The path below the package of an imported name: its module, or the package it is in."""
    parts = tuple(name.split(".")[1:])
    while parts and not (PACKAGE.joinpath(*parts).is_dir() or _file(parts).is_file()):
        parts = parts[:-1]
    if not parts:
        return ("__init__",)
    return (*parts, "__init__") if PACKAGE.joinpath(*parts).is_dir() else parts


def _file(parts: tuple[str, ...]) -> Path:
    return PACKAGE.joinpath(*parts[:-1], f"{parts[-1]}.py")


def ours(names: set[str]) -> set[str]:
    """The rooms among imported names."""
    return {room_of(module(name)) for name in names if name.split(".")[0] == "skerry"}


def foreign(names: set[str]) -> set[str]:
    """The imported packages that are neither ours nor Python's."""
    return {name.partition(".")[0] for name in names} - {"skerry"} - sys.stdlib_module_names


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_follow_the_arrows(path: Path) -> None:
    here = room(path)
    assert here in MAY_IMPORT, f"{here} has no place in the architecture yet"
    assert ours(imported(path)) <= MAY_IMPORT[here] | EVERYBODY_MAY | {here}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_room_imports_only_the_libraries_it_needs(path: Path) -> None:
    top = room(path).partition(".")[0]
    names = foreign(imported(path))
    if top in FOREIGN:
        assert names <= FOREIGN[top]
    for library, rooms in ONLY.items():
        assert library not in names or room(path) in rooms


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_touch_nothing_outside(path: Path) -> None:
    """No clock, no network, no processes, no generator of their own in the rules packages."""
    if room(path).partition(".")[0] in {"core", "games", "table"}:
        modules = {name.partition(".")[0] for name in imported(path)}
        outside = {"time", "datetime", "socket", "subprocess", "threading", "secrets", "asyncio"}
        assert not modules & outside
        assert not {name for name in imported(path) if name.startswith("random.")} - {
            "random.Random"
        }


def test_the_arrows_are_seen() -> None:
    """A wrong arrow would be found: the reader of imports itself."""
    judge = PACKAGE / "games" / "skye" / "bots" / "judge.py"
    assert "games.skye.rules" in ours(imported(judge))
    app = PACKAGE / "server" / "http" / "app.py"
    assert {"server.live", "server.refusals"} <= ours(imported(app))
    assert "litestar" in foreign(imported(app))
    assert "msgspec" in foreign(imported(PACKAGE / "core" / "record.py"))
    assert ours({"skerry.core.game.Move", "skerry.pure", "skerry", "os.path"}) == {
        "core",
        "pure",
        "__init__",
    }


def test_modules_of_the_server_have_no_cycles() -> None:
    """Two modules know each other in one direction only, such as the scheduler the live tables."""
    rooms = ("server", "table", "protocol", "client")
    files = [path for room in rooms for path in (PACKAGE / room).rglob("*.py")]
    arrows = {
        path.relative_to(PACKAGE).with_suffix("").parts: {
            module(name) for name in imported(path) if name.startswith("skerry.")
        }
        for path in files
    }
    arrows = {
        here: {there for there in to if there in arrows} - {here} for here, to in arrows.items()
    }
    assert list(TopologicalSorter(arrows).static_order())


ENTRIES = {
    "research/gymnasium/__init__.py",
    "research/openspiel/__init__.py",
    "research/openspiel/games.py",
    "research/pettingzoo/__init__.py",
    "research/pettingzoo/cats_v1.py",
    "research/pettingzoo/skye_v1.py",
}
"""Where the libraries of learners find a game by name: each wants an entry of its own."""
SHARED = [
    path for path in FILES if not room(path).startswith("games.") and name_of(path) not in ENTRIES
]
NAMES_OF_GAMES = re.compile(r"skye|cats|sister", re.IGNORECASE)


@pytest.mark.parametrize("path", SHARED, ids=name_of)
def test_what_games_share_names_no_game(path: Path) -> None:
    assert not NAMES_OF_GAMES.search(path.read_text(encoding="utf-8"))
    assert not NAMES_OF_GAMES.search(path.name)
