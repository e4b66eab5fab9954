"""Games that are looked at: a link to an exact move, the record as a file, the walk through the score, others' boats."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.web.cats import CatsPlayer
from tests.web.conftest import Visiting
from tests.web.scenes import Scenes
from tests.web.skye import SkyePlayer

ROOMS = "Show rooms and families"


def test_a_link_leads_to_an_exact_move(coming: Visiting, scenes: Scenes) -> None:
    player = SkyePlayer(coming(storage_state=scenes.ann).page)
    player.open(f"/replay/{scenes.finished}")
    place = player.page.get_by_role("slider", name="Place in the game")
    expect(place).to_be_visible()
    player.page.keyboard.press("PageDown")
    player.page.keyboard.press("PageDown")
    player.page.keyboard.press("ArrowRight")
    expect(player.page).to_have_url(re.compile(r"\?at=\d+$"))
    at = place.input_value()
    expect(player.page).to_have_url(re.compile(rf"\?at={at}$"))
    told = player.page.get_by_role("status").first.inner_text()

    stranger = SkyePlayer(coming().page)
    stranger.open(player.page.url)
    expect(stranger.page.get_by_role("slider", name="Place in the game")).to_have_value(at)
    expect(stranger.page.get_by_role("status").first).to_have_text(
        re.compile(re.escape(told.split("\n")[0]))
    )


def test_the_result_leads_to_the_replay_and_the_record_can_be_opened_as_a_file(
    coming: Visiting, scenes: Scenes, tmp_path: Path
) -> None:
    player = SkyePlayer(coming(storage_state=scenes.ann).page)
    player.open(f"/t/{scenes.finished}")
    expect(player.result).to_be_visible()
    with player.page.expect_download() as downloading:
        player.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    downloading.value.save_as(record)
    player.page.get_by_role("link", name="Look at the replay").click()
    last = player.page.get_by_role("slider", name="Place in the game").get_attribute("max")

    stranger = SkyePlayer(coming().page)
    stranger.open("/")
    stranger.page.get_by_role("navigation", name="Pages").get_by_role(
        "link", name="Replays"
    ).first.click()
    with stranger.page.expect_file_chooser() as choosing:
        stranger.button("Choose a file").first.click()
    choosing.value.set_files(record)
    expect(stranger.page.get_by_role("slider", name="Place in the game")).to_have_attribute(
        "max", last or ""
    )


def test_the_final_score_is_walked_through_step_by_step(coming: Visiting, scenes: Scenes) -> None:
    player = SkyePlayer(coming(storage_state=scenes.ann).page)
    player.open(f"/t/{scenes.finished}")
    player.button("Walk through the scoring").click()
    expect(player.walk.get_by_text("step 1 of")).to_be_visible()
    player.button("Next step").click()
    expect(player.walk.get_by_text("step 2 of")).to_be_visible()
    player.page.keyboard.press("ArrowLeft")
    expect(player.walk.get_by_text("step 1 of")).to_be_visible()
    player.skip_walk()
    expect(player.result).to_be_visible()


def test_every_lesson_is_told_with_its_points(coming: Visiting, scenes: Scenes) -> None:
    player = CatsPlayer(coming(storage_state=scenes.ann).page)
    page = player.page
    player.open(f"/t/{scenes.landed}")
    expect(player.result).to_be_visible()
    table = page.get_by_role("table").first
    total = int(table.get_by_role("button", name="Own lessons, You").inner_text())
    table.get_by_role("button", name="Own lessons", exact=True).click()
    mine = 1 + table.locator("thead th button .ell").all_inner_texts().index("You")
    rows = [part.locator("th, td").all_inner_texts() for part in table.locator("tr.part").all()]
    points = [int(row[mine]) for row in rows if row[mine] != "·"]
    assert sum(points) == total, "they come to what all of them gave"
    assert 0 in points, "those that gave nothing are there as well"

    player.button("Walk through the scoring").click()
    step = player.walk.get_by_role("row").filter(has_text="Own lessons")
    step.get_by_role("button").first.click()
    told = player.walk.get_by_role("status")
    for row in rows:
        if row[mine] != "·":
            expect(told).to_contain_text(
                re.compile(rf"{re.escape(row[0])}: {row[mine]} points? \(")
            )
    expect(player.walk.locator("tr.part")).to_have_count(len(points))


def test_rooms_are_shown_on_every_boat_that_one_looks_at(coming: Visiting, scenes: Scenes) -> None:
    guest = coming()
    guest.come_in_as("Zoe")
    player = CatsPlayer(guest.page)
    player.open(f"/t/{scenes.rescuing}")
    expect(player.page.get_by_text("Your lessons")).to_have_count(0)
    expect(player.page.get_by_role("heading", name="Lessons of Ann")).to_be_visible()
    first = player.page.get_by_role("region", name="The boat of Ann")
    first.get_by_role("button", name=ROOMS).click()
    expect(first.locator("path.room")).to_have_count(7)
    # What was switched on for one boat is on for the next one.
    player.page.locator("[data-seat='1']").click()
    second = player.page.get_by_role("region", name="The boat of Fern")
    expect(second.locator("path.room")).to_have_count(7)
    second.get_by_role("button", name=ROOMS).click()
    expect(player.page.locator("path.room")).to_have_count(0)
