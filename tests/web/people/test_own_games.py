"""One's own page: running games, finished ones, statistics; replays begin with one's own games."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.bot_players import BotSeat, play_seats
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.browser.players import box_of
from tests.web.conftest import NewVisitor
from tests.web.servers import bots, make_table

GOAL = re.compile(r"^average \d+(\.\d)?, best \d+, 1 game$")


def play_a_game(page: Page, url: str, **wishes: object) -> str:
    """Play a whole game by a bot in this browser's name: the id of its table."""
    table = str(make_table(page.context, **wishes)["id"])
    play_seats(url, table, BotSeat(page.context))
    return table


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_running_games_finished_games_and_statistics(
    new_visitor: NewVisitor, device: Device
) -> None:
    visit = new_visitor(device)
    visit.sign_in_as("Ann")
    page = visit.page
    page.goto("/my-games")
    expect(page.get_by_text("No game is running")).to_be_visible()
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    expect(page.get_by_text("Your statistics begin with the first")).to_be_visible()

    seats = [{"type": "me"}, *bots(1, "easy")]
    table = play_a_game(page, visit.url, game="skye", seats=seats)
    make_table(visit.context, game="cats", seats=[{"type": "me"}, *bots(1)])
    page.goto("/")
    page.get_by_role("link", name="My games").first.click()
    running = page.get_by_role("region", name="Running games")
    expect(running.get_by_role("listitem")).to_have_count(1)
    expect(running.get_by_role("listitem")).to_contain_text("Kept until")
    expect(running.get_by_role("link", name="Continue")).to_be_visible()

    finished = page.get_by_role("link", name=re.compile("1st of 2|2nd of 2"))
    expect(finished).to_contain_text(re.compile(r"\d+ points? · \d+ min · against Morag \(Easy\)"))
    scores = visit.context.request.get(f"/tables/{table}").json()["scores"]
    expect(finished).to_contain_text(f"{scores[0]} point")

    fact = page.get_by_role("definition")
    expect(fact.nth(0)).to_have_text("1")
    expect(fact.nth(2)).to_have_text(str(scores[0]))
    goals = page.get_by_role("region", name="By goal").get_by_role("listitem")
    expect(goals).to_have_count(4)
    expect(goals.first.get_by_text(GOAL)).to_be_visible()
    level = page.get_by_role("region", name="By opponent").get_by_role("listitem")
    expect(level).to_contain_text("Easy")
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(overflow) == 0
    finished.click()
    expect(page).to_have_url(re.compile(f"/t/{table}"))


def test_replays_begin_with_ones_own_games(new_visitor: NewVisitor) -> None:
    visit = new_visitor()
    visit.sign_in_as("Ann")
    table = play_a_game(visit.page, visit.url)
    visit.page.goto("/replay")
    headings = visit.page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings.first).to_have_text(re.compile("^Your finished"))
    visit.page.get_by_role("link", name=re.compile("of 2")).click()
    expect(visit.page).to_have_url(re.compile(f"/replay/{table}"))
    expect(visit.page.get_by_role("slider", name="Position in the game")).to_be_visible()


@pytest.mark.parametrize("path", ["/my-games", "/replay"])
def test_an_empty_list_has_room_for_its_words_on_a_phone(
    new_visitor: NewVisitor, path: str
) -> None:
    # Russian has the longest words.
    visit = new_visitor(PHONE.speaking("ru"))
    visit.sign_in_as("Ann")
    visit.page.goto(path)
    title = visit.page.get_by_text("Пока нет сыгранных игр")
    expect(title).to_be_visible()
    assert box_of(title)["width"] >= PHONE.width / 2
    assert visit.page.evaluate(
        """() => [...document.querySelectorAll('section')].every(
             part => part.scrollWidth <= part.clientWidth)"""
    )
