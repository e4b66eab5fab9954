"""A game of another package on the page: its generic table, its own table, and a broken one."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.harness import Server
from tests.third_game.installed import SOURCE, announce, found_in, games_of_ledges
from tests.web.browser import chromium
from tests.web.browser.chromium import Visit
from tests.web.browser.devices import DESKTOP, PHONE, Device
from tests.web.servers import make_table, page_server

SEATS = [{"type": "me"}, {"type": "bot", "bot": "birdwatcher"}]
MINE = 8
"""How many of the 16 ledges are ours."""
BROKEN = {
    "syntax": "export default {",
    "no mount": "export default {};",
    "mount throws": "export default { mount() { throw new Error('no cliff'); } };",
    "listener throws": "let calls = 0; export default { mount(_, table) {"
    " return table.subscribe(() => { if (calls++ > 0) throw new Error('later'); }); } };",
}


def served(folder: Path, module: str | None) -> Server:
    """A server with Ledges, with another module in its page folder; None: without one."""
    package = shutil.copytree(SOURCE / "ledges", folder / "packages" / "ledges")
    page = package / "page" / "index.js"
    if module is None:
        plugin = package / "plugin.py"
        text = plugin.read_text()
        plugin.write_text(text.replace('    page=Path(__file__).parent / "page",\n', ""))
        assert plugin.read_text() != text
    elif module:
        page.write_text(module)
    announce(folder / "packages", "ledges", games_of_ledges())
    return page_server(folder / "data")


@pytest.fixture
def third(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[Visit, Page]]:
    """A visitor at a table of Ledges; the parameter is the module of the game and the device."""
    module, device = request.param
    with found_in(tmp_path / "packages"), served(tmp_path, module) as server:
        visit = chromium.visit(browser, server.url, device)
        visit.sign_in_as("Ann")
        table = make_table(visit.context, game="ledges", seats=SEATS)
        visit.page.goto(f"/t/{table['id']}")
        yield visit, visit.page
        visit.context.close()
        assert not visit.unexpected()


def with_table(module: str | None, device: Device = DESKTOP) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("third", [(module, device)], indirect=True)


def play_generic(page: Page, moves: int) -> None:
    """Make moves from the list, found by a part of their notation."""
    for number in range(moves):
        search = page.get_by_role("searchbox", name="Find a move")
        expect(search).to_be_visible()
        search.fill("SETTLE ")
        first = page.get_by_role("button", name="settle").first
        before = page.locator("[data-picture]").inner_text()
        first.click()
        expect(page.locator("[data-picture]")).not_to_have_text(before, use_inner_text=True)
        if number < moves - 1:
            expect(page.get_by_text("It is your turn")).to_be_visible()


@pytest.mark.parametrize("third", [(None, DESKTOP), (None, PHONE)], indirect=True)
def test_a_whole_game_on_the_generic_table(third: tuple[Visit, Page]) -> None:
    _, page = third
    expect(page.locator("[data-picture]")).to_contain_text("0 Ann: ")
    page.get_by_role("searchbox", name="Find a move").fill("whistle")
    expect(page.get_by_text("1 move", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="whistle")).to_have_count(0)
    play_generic(page, MINE)
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_text("all birds fly back into the bag")).to_be_visible()
    expect(page.get_by_role("group", name="What happened")).to_contain_text("Ann settles a")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    picture = page.locator("[data-picture]")
    expect(picture).to_contain_text("0 Ann: ")
    expect(picture).not_to_contain_text("p0")
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    assert "." not in picture.inner_text().splitlines()[0], "the cliff is full"


@pytest.mark.parametrize("module", [None, ""], ids=["generic", "own"])
def test_two_people_move_undo_and_chat(
    browser: Browser, module: str | None, tmp_path: Path
) -> None:
    with found_in(tmp_path / "packages"), served(tmp_path, module) as server:
        ann, bea = (chromium.visit(browser, server.url) for _ in range(2))
        ann.sign_in_as("Ann")
        bea.sign_in_as("Bea")
        seats = [{"type": "me"}, {"type": "open"}]
        table = make_table(ann.context, game="ledges", seats=seats)
        join = bea.context.request.post(f"/tables/{table['id']}/join", data={"code": table["code"]})
        assert join.ok, join.text()
        for visit in (ann, bea):
            visit.page.goto(f"/t/{table['id']}")
        undo = ann.page.get_by_role("button", name="Undo")
        settle_one(ann.page, own=module is not None)
        expect(bea.page.get_by_text("It is your turn")).to_be_visible()
        settle_one(bea.page, own=module is not None)
        expect(ann.page.get_by_text("It is your turn")).to_be_visible()
        settle_one(ann.page, own=module is not None)
        undo.click()
        expect(ann.page.get_by_text("It is your turn")).to_be_visible()
        expect(undo).to_have_count(0)
        bea.page.get_by_role("button", name="Chat").click()
        bea.page.get_by_role("textbox").last.fill("Nice gull")
        bea.page.keyboard.press("Enter")
        ann.page.get_by_role("button", name="Chat").click()
        expect(ann.page.get_by_text("Nice gull")).to_be_visible()
        problems = ann.unexpected() + bea.unexpected()
        for visit in (ann, bea):
            visit.context.close()
        assert not problems


def settle_one(page: Page, *, own: bool) -> None:
    """Settle the first bird on the first ledge, on either table."""
    if not own:
        page.get_by_role("button", name="settle").first.click()
        return
    page.locator("[data-bird]:enabled").first.click()
    page.locator("[data-ledge]:enabled").first.click()


@with_table("")
def test_a_whole_game_on_its_own_table(third: tuple[Visit, Page]) -> None:
    _, page = third
    own = page.locator("[data-game-module]")
    for number in range(MINE):
        bird = own.locator("[data-bird]:enabled").first
        bird.click()
        expect(own.locator("[data-bird][aria-pressed=true]")).not_to_have_count(0)
        own.locator("[data-ledge]:enabled").first.click()
        expect(own.locator("[data-ledge][aria-label*=' of Ann']")).to_have_count(number + 1)
    expect(page.get_by_text("The game is over")).to_be_visible()
    expect(page.locator("[data-picture]")).to_have_count(0)


@pytest.mark.parametrize(
    "third", [(module, DESKTOP) for module in BROKEN.values()], ids=BROKEN, indirect=True
)
def test_a_module_that_fails_gives_way_to_the_generic_table(third: tuple[Visit, Page]) -> None:
    _, page = third
    expect(page.locator("[data-picture]")).to_contain_text("0 Ann: ")
    play_generic(page, 1)
