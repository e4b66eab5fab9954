"""A hint moves nothing: it lies over a rail, or over what is above the board."""

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.web.conftest import NewVisitor
from tests.web.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.players import box_of
from tests.web.sample_tables import SampleTables


def board_box(page: Page) -> FloatRect:
    """Where the board is, in whole pixels."""
    box = box_of(page.locator("section.board").first)
    x, y, width, height = (round(box[side]) for side in ("x", "y", "width", "height"))
    return {"x": x, "y": y, "width": width, "height": height}


def covered(page: Page, name: str) -> float:
    """How many pixels of a part of the table the hint covers, from its upper edge."""
    part, hint = box_of(page.locator(name).first), box_of(page.locator("[data-hint=true]"))
    across = min(part["x"] + part["width"], hint["x"] + hint["width"]) - max(part["x"], hint["x"])
    return hint["y"] + hint["height"] - part["y"] if across > 0 else 0


@pytest.mark.parametrize("device", [PHONE, TABLET, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("table", ["pricing", "buying", "building", "paying", "rescuing", "alone"])
def test_a_hint_does_not_move_the_board(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/t/{getattr(sample_tables, table)}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_visible()
    before = board_box(page)
    hint.click()
    shown = page.locator("[data-hint=true]")
    expect(shown).to_be_visible()
    assert board_box(page) == before
    assert covered(page, "section.dock") <= 0, "the buttons can be pressed"
    # Cards need no boat, and a small phone has no other room.
    if table != "paying":
        assert covered(page, "section.board") <= before["height"] / 10, "the board can be seen"
    page.get_by_role("button", name="Close the hint").click()
    expect(shown).to_have_count(0)
    assert board_box(page) == before
