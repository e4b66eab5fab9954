"""Replays: links to a move, record files, the step-by-step scoring, other boats."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.devices import DESKTOP, PHONE, TABLET, Device
from tests.web.cats.player import CatsPlayer
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables
from tests.web.skye.player import SkyePlayer

ROOMS = "Show rooms and families"
TALL_PHONE = replace(PHONE, name="390x844", width=390, height=844)
LYING_PHONE = replace(PHONE, name="740x360", width=740, height=360)
LEAST_CELL = 12
"""The smallest side of a cell of a boat in pixels."""
# The side of a cell, and what is cut of the board. Its drawing has less than a cell of rim.
_CUT = """() => {
  const pane = document.querySelector('.sea .pane').getBoundingClientRect();
  const board = document.querySelector('.sea svg.layer');
  const { left, top, right, bottom, width } = board.getBoundingClientRect();
  const cell = 100 * width / board.viewBox.baseVal.width;
  const out = [pane.left - left, pane.top - top, right - pane.right, bottom - pane.bottom];
  return { cell, cut: out.filter(by => by > cell) };
}"""


def test_a_link_opens_an_exact_move(new_visitor: NewVisitor, sample_tables: SampleTables) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/replay/{sample_tables.finished}")
    place = player.page.get_by_role("slider", name="Position in the game")
    expect(place).to_be_visible()
    player.page.keyboard.press("PageDown")
    player.page.keyboard.press("PageDown")
    player.page.keyboard.press("ArrowRight")
    expect(player.page).to_have_url(re.compile(r"\?at=\d+$"))
    at = place.input_value()
    expect(player.page).to_have_url(re.compile(rf"\?at={at}$"))
    told = player.page.get_by_role("status").first.inner_text().replace("You axe", "Ann axes")

    signed_out = SkyePlayer(new_visitor().page)
    signed_out.open(player.page.url)
    expect(signed_out.page.get_by_role("slider", name="Position in the game")).to_have_value(at)
    expect(signed_out.page.get_by_role("status").first).to_have_text(
        re.compile(re.escape(told.split("\n")[0]))
    )


def test_a_replay_says_you_to_its_player_and_the_name_to_others(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/replay/{sample_tables.finished}?at=1")
    moves = player.page.locator("[data-at]")
    expect(moves.filter(has_text=re.compile(r"^\s*You axe")).first).to_be_visible()
    expect(moves.filter(has_text=re.compile(r"^\s*Ann "))).to_have_count(0)

    other = SkyePlayer(new_visitor().page)
    other.open(f"/replay/{sample_tables.finished}?at=1")
    shown = other.page.locator("[data-at]")
    expect(shown.filter(has_text=re.compile(r"^\s*Ann axes")).first).to_be_visible()
    expect(shown.filter(has_text=re.compile(r"^\s*You "))).to_have_count(0)


@pytest.mark.parametrize("device", [TALL_PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize(
    ("table", "text"), [("landed", "Secret lessons"), ("landed_alone", "hidden colours")]
)
def test_a_replay_says_that_it_counts_what_was_secret(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, text: str, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/replay/{getattr(sample_tables, table)}?at=20")
    note = page.locator("[data-secrets]:visible")
    expect(note).to_contain_text(text)
    expect(note).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_that_lies_below_the_curves_and_beside_the_points(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(PHONE, storage_state=sample_tables.ann).page
    page.goto(f"/replay/{sample_tables.landed_alone}?at=20")
    expect(page.locator("[data-automa-note]")).to_have_text("with hidden colours")
    page.get_by_text("Curve", exact=True).click()
    note = page.locator("[data-secrets]:visible")
    expect(note).to_be_in_viewport(ratio=1)
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('svg .axis')].map((one) => one.getBoundingClientRect().bottom))"
    )
    box = note.bounding_box()
    assert box
    assert box["y"] >= lowest - 1


def test_the_result_links_to_the_replay_and_a_record_file_can_be_opened(
    new_visitor: NewVisitor, sample_tables: SampleTables, tmp_path: Path
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.finished}")
    expect(player.result).to_be_visible()
    with player.page.expect_download() as downloading:
        player.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    downloading.value.save_as(record)
    player.page.get_by_role("link", name="Watch the replay").click()
    last = player.page.get_by_role("slider", name="Position in the game").get_attribute("max")
    player.page.keyboard.press("ArrowRight")
    expect(player.page).to_have_url(re.compile(r"\?at=1$"))
    player.button("Back to the result").click()
    expect(player.result).to_be_visible()

    signed_out = SkyePlayer(new_visitor().page)
    signed_out.open("/")
    signed_out.page.get_by_role("navigation", name="Main menu").get_by_role(
        "link", name="Replays"
    ).first.click()
    with signed_out.page.expect_file_chooser() as choosing:
        signed_out.button("Choose a file").first.click()
    choosing.value.set_files(record)
    expect(signed_out.page.get_by_role("slider", name="Position in the game")).to_have_attribute(
        "max", last or ""
    )


def test_the_final_score_is_shown_step_by_step(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = SkyePlayer(new_visitor(storage_state=sample_tables.ann).page)
    player.open(f"/t/{sample_tables.finished}")
    player.button("Walk through the scoring").click()
    expect(player.walk.get_by_text("step 1 of")).to_be_visible()
    player.button("Next step").click()
    expect(player.walk.get_by_text("step 2 of")).to_be_visible()
    player.page.keyboard.press("ArrowLeft")
    expect(player.walk.get_by_text("step 1 of")).to_be_visible()
    player.skip_walk()
    expect(player.result).to_be_visible()


def test_every_lesson_is_listed_with_its_points(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    player = CatsPlayer(new_visitor(storage_state=sample_tables.ann).page)
    page = player.page
    player.open(f"/t/{sample_tables.landed}")
    expect(player.result).to_be_visible()
    table = page.get_by_role("table").first
    total = int(table.get_by_role("button", name="Private lessons, You").inner_text())
    table.get_by_role("button", name="Private lessons", exact=True).click()
    mine = 1 + table.locator("thead th button .ell").all_inner_texts().index("You")
    rows = [part.locator("th, td").all_inner_texts() for part in table.locator("tr.part").all()]
    points = [int(row[mine]) for row in rows if row[mine] != "·"]
    assert sum(points) == total, "they come to what all of them gave"
    assert 0 in points, "those that gave nothing are there as well"

    player.button("Walk through the scoring").click()
    step = player.walk.get_by_role("row").filter(has_text="Private lessons")
    step.get_by_role("button").first.click()
    told = player.walk.get_by_role("status")
    for row in rows:
        if row[mine] != "·":
            # Below its name the table says what a lesson asks for.
            name = row[0].split("\n")[0]
            expect(told).to_contain_text(re.compile(rf"{re.escape(name)}: {row[mine]} points?"))
    expect(player.walk.locator("tr.part")).to_have_count(len(points))


def test_rooms_are_shown_on_every_viewed_boat(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    guest = new_visitor()
    guest.sign_in_as("Zoe")
    player = CatsPlayer(guest.page)
    player.open(f"/t/{sample_tables.rescuing}")
    expect(player.page.get_by_text("Your lessons")).to_have_count(0)
    expect(player.page.get_by_role("heading", name="Ann\u2019s lessons")).to_be_visible()
    first = player.page.get_by_role("region", name="Ann\u2019s boat")
    first.get_by_role("button", name=ROOMS).click()
    expect(first.locator("path.room")).to_have_count(7)
    # A setting made on one boat applies to the next one.
    player.page.locator("[data-seat='1']").click()
    second = player.page.get_by_role("region", name="Fern\u2019s boat")
    expect(second.locator("path.room")).to_have_count(7)
    second.get_by_role("button", name=ROOMS).click()
    expect(player.page.locator("path.room")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, TALL_PHONE, TABLET], ids=lambda device: device.name)
def test_the_board_of_a_replay_stays_where_it_is(
    new_visitor: NewVisitor, sample_tables: SampleTables, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/replay/{sample_tables.finished}")
    tops = set()
    for _ in range(20):
        expect(page.locator(".status b")).not_to_be_empty()
        tops.add(page.evaluate("document.querySelector('.sea').getBoundingClientRect().top"))
        least = page.evaluate("""() => {
          const { clientHeight, scrollHeight } = document.querySelector('.status b');
          return scrollHeight - clientHeight;
        }""")
        assert least <= 4, "the sentence of a move is there to its end"
        page.keyboard.press("ArrowRight")
    assert len(tops) == 1


def expect_whole_board(page: Page) -> None:
    """Check that a replay shows its whole board, with cells that one can tell apart."""
    expect(page.locator(".sea svg.layer").first).to_be_visible()
    page.wait_for_function(
        f"least => {{ const {{ cell, cut }} = ({_CUT})(); return cell >= least && !cut.length; }}",
        arg=LEAST_CELL,
        timeout=5000,
    )


@pytest.mark.parametrize(
    "device", [PHONE, TALL_PHONE, LYING_PHONE, TABLET, DESKTOP], ids=lambda device: device.name
)
@pytest.mark.parametrize(("table", "at"), [("finished", 90), ("landed", 60), ("landed_alone", 50)])
def test_a_replay_shows_the_whole_board_beside_every_panel(
    new_visitor: NewVisitor, sample_tables: SampleTables, table: str, at: int, device: Device
) -> None:
    page = new_visitor(device, storage_state=sample_tables.ann).page
    page.goto(f"/replay/{getattr(sample_tables, table)}?at={at}")
    expect_whole_board(page)
    for panel in page.locator(".tabs > fieldset label:visible").all():
        panel.click()
        expect_whole_board(page)


def test_a_small_phone_has_a_replay_with_nothing_below_its_board(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(PHONE, storage_state=sample_tables.ann).page
    page.goto(f"/replay/{sample_tables.landed}?at=60")
    expect(page.get_by_role("radio", name="Boat")).to_be_checked()
    expect(page.locator(".tabs .tab")).to_have_count(0)
    page.get_by_text("Swings", exact=True).click()
    expect(page.locator(".tabs .tab")).to_be_visible()
    page.get_by_text("Boat", exact=True).click()
    expect(page.locator(".tabs .tab")).to_have_count(0)
