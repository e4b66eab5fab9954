"""Finished games once more: a link to an exact move, the record as a file, the walk through the score."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import Visiting
from tests.web.scenes import Scenes
from tests.web.skye import SkyePlayer


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
