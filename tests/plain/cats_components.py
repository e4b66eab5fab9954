"""The components of The Isle of Cats, read from the data file."""

import json
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from .cats_boat import Cells, Plan, Tile

COMPONENTS_FILE = Path(__file__).parents[2] / "src/skerry/games/cats/pieces/data/cats.json"

# The extra lesson has no id and no cost in the data file. It is a private lesson, and
# every private lesson costs two fish.
COLUMN_LESSON = "d151"
COLUMN_COST = 2


class Measure(TypedDict, total=False):
    """What a lesson counts."""

    what: str
    where: str
    colour: str
    kind: str
    touching_colour: str
    state: str
    min_size: int
    row: int


class Score(TypedDict, total=False):
    """How a lesson scores."""

    form: str
    points: int
    of: Measure
    per: int
    op: str
    value: int
    over: int
    where: str
    rank: int
    rooms: list[int]
    state: str
    min_size: int
    solo_needs: int
    height: int


class Lesson(NamedTuple):
    """A lesson of any deck."""

    id: str
    score: Score
    choose_colour: str | None  # on_reveal, at_scoring or not at all


class Card(NamedTuple):
    """A discovery card."""

    id: str
    type: str
    kind: str
    cost: int
    basket: str  # normal, broken or none
    speed: int


class Effect(TypedDict, total=False):
    """One line of a sister card."""

    take: str
    slot: int
    shape: str
    swap_cats: list[int]


class SisterCard(NamedTuple):
    """A card of the sister's deck."""

    id: str
    baskets: int
    speed: int
    effects: list[Effect]


class Components(NamedTuple):
    """All components by id."""

    colours: list[str]
    tiles: dict[str, Tile]
    rare_copies: dict[str, int]
    boats: dict[str, Plan]
    cards: dict[str, Card]
    column_card: Card
    lessons: dict[str, Lesson]
    family_lessons: set[str]
    solo_lessons: set[str]
    solo_advanced_lessons: set[str]
    sister: dict[str, SisterCard]


def load_components(path: Path = COMPONENTS_FILE) -> Components:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    types = {kind["type"]: kind for kind in data["discovery_types"]}
    cards = {card["id"]: read_card(card, types[card["type"]]) for card in data["discovery_cards"]}
    column = read_column(data["unplaced_lessons"])
    lessons = {column[0].id: column[1]}
    for card in cards.values():
        if card.kind in ("lesson", "public_lesson"):
            lessons[card.id] = read_lesson(card.id, types[card.type])
    for deck in ("family_lessons", "solo_lessons", "solo_advanced_lessons"):
        for entry in data[deck]:
            lessons[entry["id"]] = read_lesson(entry["id"], entry)
    rare = data["tiles"]["rare_treasure"]["shapes"]
    return Components(
        colours=data["colours"],
        tiles=read_tiles(data["tiles"], data["colours"]),
        rare_copies={shape["id"]: shape["copies"] for shape in rare},
        boats={boat["id"]: read_plan(boat, data["boat_grid"]) for boat in data["boats"]},
        cards=cards,
        column_card=column[0],
        lessons=lessons,
        family_lessons={entry["id"] for entry in data["family_lessons"]},
        solo_lessons={entry["id"] for entry in data["solo_lessons"]},
        solo_advanced_lessons={entry["id"] for entry in data["solo_advanced_lessons"]},
        sister={
            card["id"]: SisterCard(card["id"], card["baskets"], card["speed"], card["effects"])
            for card in data["sister_cards"]
        },
    )


def read_card(card: dict[str, Any], kind: dict[str, Any]) -> Card:
    return Card(
        id=card["id"],
        type=card["type"],
        kind=kind["kind"],
        cost=kind["cost"],
        basket=kind.get("basket", "none"),
        speed=kind.get("speed", 0),
    )


def read_lesson(name: str, entry: dict[str, Any]) -> Lesson:
    return Lesson(name, entry["score"], entry.get("choose_colour"))


def read_column(unplaced: list[dict[str, Any]]) -> tuple[Card, Lesson]:
    """The extra lesson, the only one about columns."""
    [entry] = [entry for entry in unplaced if entry["score"]["form"] == "each_column"]
    name = entry.get("id", COLUMN_LESSON)
    card = Card(name, "column", "lesson", entry.get("cost", COLUMN_COST), "none", 0)
    return card, read_lesson(name, entry)


def read_tiles(data: dict[str, Any], colours: list[str]) -> dict[str, Tile]:
    tiles = []
    for shape in data["cats"]["shapes"]:
        for colour in colours:
            cells = read_cells(shape["cells"])
            tiles.append(Tile(f"{colour}-{shape['id']}", "cat", colour, cells, False))
    for kind, deck in (
        ("common", "common_treasure"),
        ("rare", "rare_treasure"),
        ("oshax", "oshax"),
    ):
        for shape in data[deck]["shapes"]:
            cells = read_cells(shape["cells"])
            small = kind == "common" and len(cells) <= 2
            tiles.append(Tile(shape["id"], kind, None, cells, small))
    return {tile.id: tile for tile in tiles}


def read_plan(boat: dict[str, Any], grid: dict[str, Any]) -> Plan:
    rooms = {room["no"]: read_cells(room["cells"]) for room in grid["rooms"]}
    return Plan(
        cells=frozenset(cell for room in rooms.values() for cell in room),
        rooms=rooms,
        rats=read_cells(boat["rats"]),
        maps={colour: (x, y) for colour, (x, y) in boat["maps"].items()},
    )


def read_cells(cells: list[list[int]]) -> Cells:
    return frozenset((x, y) for x, y in cells)
