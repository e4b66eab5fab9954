"""The rematch is in sight on a phone; settings that were opened at a table lead back to it."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.browser.bot_players import BotSeat, play_seats
from tests.web.browser.devices import PHONE
from tests.web.conftest import NewVisitor
from tests.web.servers import bots, make_table

REMATCH = {"en": "Rematch", "ru": "Реванш", "nl": "Revanche", "pt": "Revanche"}
BACK = {
    "en": "Back to the table",
    "ru": "Вернуться к столу",
    "nl": "Terug naar de tafel",
    "pt": "Voltar à mesa",
}


@pytest.mark.parametrize("game", ["skye", "cats"])
def test_the_rematch_is_in_sight_on_a_phone(new_visitor: NewVisitor, game: str) -> None:
    visit = new_visitor(PHONE)
    visit.sign_in_as("Ann")
    seats = [{"type": "me"}, *bots(2, "easy")]
    table = str(make_table(visit.context, game=game, seats=seats)["id"])
    play_seats(visit.url, table, BotSeat(visit.context))
    for language, text in REMATCH.items():
        visit.page.goto("/settings")
        visit.page.evaluate(
            """language => {
              const kept = JSON.parse(localStorage['skerry.settings'] ?? '{}');
              localStorage['skerry.settings'] = JSON.stringify({ ...kept, language });
            }""",
            language,
        )
        visit.page.goto(f"/t/{table}")
        button = visit.page.get_by_role("button", name=text, exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    # The walk through the last scoring lies over the result until it is left.
    visit.page.keyboard.press("Escape")
    names = sorted(visit.page.locator("main thead .name").all_inner_texts())
    assert len(set(names)) == 3, names
    assert not any(name[-1].isdigit() for name in names), names
    button.click()
    visit.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    plates = visit.page.locator("[data-seat] .name")
    expect(plates).to_have_count(3)
    assert sorted(plates.all_inner_texts()) == names
    again = str(visit.page.url).rsplit("/", 1)[-1]
    found = visit.context.request.get(f"/tables/{again}").json()["seats"]
    assert sorted(str(seat["bot"]) for seat in found) == ["None", "easy", "easy"]
    assert [seat["name"] for seat in found if seat["kind"] == "person"] == ["Ann"]


@pytest.mark.parametrize(
    ("rivals", "options"),
    [(0, {"mode": "solo", "difficulty": "expert"}), (3, {"mode": "standard"})],
    ids=["solo", "four"],
)
def test_columns_keep_their_order_from_the_scoring_to_the_result(
    new_visitor: NewVisitor, rivals: int, options: dict[str, str]
) -> None:
    visit = new_visitor(PHONE)
    visit.sign_in_as("Ann")
    seats = [*bots(rivals // 2, "hard"), {"type": "me"}, *bots(rivals - rivals // 2, "hard")]
    table = str(make_table(visit.context, game="cats", seats=seats, options=options)["id"])
    play_seats(visit.url, table, BotSeat(visit.context, seat=rivals // 2), bot="random")
    page = visit.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Walk through the scoring").click()
    walk = page.locator("thead .name:visible").last
    expect(walk).to_be_in_viewport()
    heads = [
        table.locator("thead .name").all_inner_texts() for table in page.locator("table").all()
    ]
    totals = [table.locator("tfoot td").all_inner_texts() for table in page.locator("table").all()]
    assert len(heads) == 2, heads
    assert heads[0] == heads[1]
    assert heads[0][0] == "You"
    assert heads[0][-1] == ("Sister" if rivals == 0 else heads[1][-1])
    assert totals[0] == totals[1]


@pytest.mark.parametrize("language", ["en", "ru", "nl", "pt"])
def test_settings_opened_at_a_table_lead_back(new_visitor: NewVisitor, language: str) -> None:
    visit = new_visitor(PHONE.speaking(language))
    visit.sign_in_as("Ann")
    table = make_table(visit.context)["id"]
    page = visit.page
    page.goto("/settings")
    back = page.get_by_role("link", name=BACK[language])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(back).to_have_count(0)
    page.goto(f"/t/{table}")
    page.locator("button:has(svg)").first.wait_for()
    page.get_by_role("button", name=re.compile("^(Menu|Меню)$")).click()
    page.get_by_role("dialog").locator("a[href='/settings']").click()
    expect(back).to_be_visible()
    page.reload()
    back.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
