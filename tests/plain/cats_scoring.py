"""Scores a boat of The Isle of Cats: rats, rooms, families, treasures and lessons."""

from dataclasses import dataclass, field
from typing import TypedDict

from .cats_boat import (
    Boat,
    Cells,
    Placed,
    cats,
    covered_by,
    edge,
    empty_rooms,
    families,
    family_sizes,
    full_rooms,
    is_lonely,
    one_coloured_columns,
    oshax,
    touches,
    treasures,
    uncovered,
    uncovered_maps,
    visible_rats,
)
from .cats_components import Components, Lesson, Measure, Score

FAMILY_POINTS = {3: 8, 4: 11, 5: 15, 6: 20, 7: 25}
COLOUR_CARD_POINTS = [5, 4, 3, 2, 1]


@dataclass
class Context:
    """What lessons need to know besides the boat."""

    fish: int = 0
    baskets: int = 0
    private_lessons: int = 0
    position: int = 1  # in the turn order; the sister has one too
    others_largest: list[int] = field(default_factory=list)  # largest family of each other seat
    solo: bool = False


class FamilyPoints(TypedDict):
    colour: str
    size: int
    points: int


class LessonPoints(TypedDict):
    card: str
    points: int


class FinalCard(TypedDict):
    rats: int
    rooms: int
    families: list[FamilyPoints]
    rare: int
    lessons: list[LessonPoints]
    public: list[LessonPoints]
    total: int


class SisterFinal(TypedDict):
    colours: list[int]
    lessons: list[LessonPoints]
    total: int


def family_points(size: int) -> int:
    if size < 3:
        return 0
    return FAMILY_POINTS[size] if size <= 7 else 25 + 5 * (size - 7)


def ranked_family_points(boat: Boat, rank: int) -> int:
    """The points of the largest (second largest, ...) family, or 0 if there are fewer."""
    sizes = family_sizes(boat)
    return family_points(sizes[rank - 1]) if len(sizes) >= rank else 0


def largest_family(boat: Boat) -> int:
    """The size of the largest family, or 0 without one."""
    return max(family_sizes(boat), default=0)


# Lessons.


def lesson_points(
    lesson: Lesson, boat: Boat, context: Context, box: Components, colour: str | None = None
) -> int:
    """The points of a lesson; `colour` is the colour named for it."""
    if lesson.choose_colour == "at_scoring":
        return max(score_points(lesson.score, boat, context, box, named) for named in box.colours)
    return score_points(lesson.score, boat, context, box, colour)


def score_points(
    score: Score, boat: Boat, context: Context, box: Components, colour: str | None
) -> int:
    points = score.get("points", 0)
    match score["form"]:
        case "each":
            return points * (amount(score["of"], boat, context, colour) // score["per"])
        case "each_over":
            return points * max(0, amount(score["of"], boat, context, colour) - score["over"])
        case "if":
            right = holds(amount(score["of"], boat, context, colour), score)
        case "if_every_colour":
            right = all(
                holds(len(cats_where(boat, score["of"].get("where"), each)), score)
                for each in box.colours
            )
        case "if_rooms":
            state = full_rooms(boat) if score["state"] == "full" else empty_rooms(boat)
            right = set(score["rooms"]) <= state
        case "if_largest_family_of_all":
            right = has_largest_family(score, boat, context)
        case "repeat_family_score":
            return ranked_family_points(boat, score["rank"])
        case "largest_family_size":
            return points * largest_family(boat)
        case "each_colour_without":
            return points * sum(not cats_where(boat, score["where"], each) for each in box.colours)
        case "each_column":
            return points * one_coloured_columns(boat, score["height"])
        case form:
            raise ValueError(f"no form of lesson: {form!r}")
    return points if right else 0


def holds(value: int, score: Score) -> bool:
    match score["op"]:
        case "==":
            return value == score["value"]
        case ">=":
            return value >= score["value"]
        case "<":
            return value < score["value"]
        case op:
            raise ValueError(f"no comparison: {op!r}")


def has_largest_family(score: Score, boat: Boat, context: Context) -> bool:
    own = largest_family(boat)
    if context.solo:
        return own >= score["solo_needs"]
    return own >= 3 and all(own >= other for other in context.others_largest)


def amount(of: Measure, boat: Boat, context: Context, colour: str | None) -> int:
    """The number of things that a lesson counts."""
    match of["what"]:
        case "cats":
            wanted = colour if of.get("colour") == "chosen" else of.get("colour")
            return len(cats_where(boat, of.get("where"), wanted))
        case "treasures":
            return treasures_counted(of, boat, colour)
        case "oshax":
            return len(oshax(boat))
        case "families":
            return sum(size >= of["min_size"] for size in family_sizes(boat))
        case "rooms":
            return len(full_rooms(boat) if of["state"] == "full" else empty_rooms(boat))
        case "visible_rats":
            return len(visible_rats(boat))
        case "uncovered_edge_cells":
            return len(uncovered(boat, edge(boat.plan)))
        case "uncovered_cells_in_row":
            row = frozenset(cell for cell in boat.plan.cells if cell[1] == of["row"])
            return len(uncovered(boat, row))
        case "uncovered_maps":
            return len(uncovered_maps(boat))
        case "covered_maps":
            return len(boat.plan.maps) - len(uncovered_maps(boat))
        case "permanent_baskets":
            return context.baskets
        case "turn_position":
            return context.position
        case "private_lessons":
            return context.private_lessons
        case "fish":
            return context.fish
        case what:
            raise ValueError(f"nothing to count: {what!r}")


def treasures_counted(of: Measure, boat: Boat, colour: str | None) -> int:
    counted = treasures(boat, of["kind"])
    if "touching_colour" not in of:
        return len(counted)
    wanted = colour if of["touching_colour"] == "chosen" else of["touching_colour"]
    near = covered_by(cats(boat, wanted))
    return sum(touches(treasure.cells, near) for treasure in counted)


def cats_where(boat: Boat, where: str | None, colour: str | None) -> set[Placed]:
    """The cats of a colour (None: any) at a place (None: anywhere)."""
    found = cats(boat, colour)
    treasure_cells = covered_by(treasures(boat))
    match where:
        case None:
            return found
        case "edge":
            return {cat for cat in found if cat.cells & edge(boat.plan)}
        case "lonely":
            return {cat for cat in found if is_lonely(boat, cat)}
        case "touching_treasure":
            return touching(found, treasure_cells)
        case "not_touching_treasure":
            return found - touching(found, treasure_cells)
        case "touching_visible_rat":
            return touching(found, visible_rats(boat))
        case _:
            raise ValueError(f"no place: {where!r}")


def touching(found: set[Placed], cells: Cells) -> set[Placed]:
    return {cat for cat in found if touches(cat.cells, cells)}


# Final scorecards.


def final_card(
    boat: Boat,
    lessons: set[str],
    public: dict[str, str | None],
    context: Context,
    box: Components,
    *,
    rare_points: int = 3,
) -> FinalCard:
    """A seat's final scorecard; `public` has all public lessons with their colours."""
    found: list[FamilyPoints] = []
    for family in families(boat):
        colour = next(iter(family)).colour
        assert colour is not None
        found.append({"colour": colour, "size": len(family), "points": family_points(len(family))})
    own: list[LessonPoints] = [
        {"card": card, "points": lesson_points(box.lessons[card], boat, context, box)}
        for card in sorted(lessons)
    ]
    shared: list[LessonPoints] = [
        {
            "card": card,
            "points": public_points(box.lessons[card], boat, context, box, public[card]),
        }
        for card in sorted(public)
    ]
    rats = -len(visible_rats(boat))
    rooms = -5 * (len(boat.plan.rooms) - len(full_rooms(boat)))
    rare = rare_points * len(treasures(boat, "rare"))
    total = rats + rooms + rare
    total += sum(family["points"] for family in found)
    total += sum(lesson["points"] for lesson in own + shared)
    return {
        "rats": rats,
        "rooms": rooms,
        "families": found,
        "rare": rare,
        "lessons": own,
        "public": shared,
        "total": total,
    }


def public_points(
    lesson: Lesson, boat: Boat, context: Context, box: Components, colour: str | None
) -> int:
    """The points of a public lesson; solo halves each one and rounds up."""
    points = lesson_points(lesson, boat, context, box, colour)
    return (points + 1) // 2 if context.solo else points


def sister_final(
    boat: Boat, colours: list[str], lessons: list[str], context: Context, box: Components
) -> SisterFinal:
    """The sister's final scorecard: the player's cats by colour card, and her lessons."""
    by_colour = [
        points * len(cats(boat, colour))
        for points, colour in zip(COLOUR_CARD_POINTS, colours, strict=True)
    ]
    doubling = "repeat_best_sister_lesson"
    plain = {
        card: lesson_points(box.lessons[card], boat, context, box)
        for card in lessons
        if box.lessons[card].score["form"] != doubling
    }
    scored: list[LessonPoints] = [
        {"card": card, "points": plain.get(card, max(plain.values()))} for card in lessons
    ]
    total = sum(by_colour) + sum(lesson["points"] for lesson in scored)
    return {"colours": by_colour, "lessons": scored, "total": total}
