"""Actions at a table of The Isle of Cats with mouse, touch or keyboard."""

import re
from collections.abc import Iterator
from typing import Literal, cast

from playwright.sync_api import Locator, Page, expect
from tests.web.browser.input_methods import Keyboard, Mouse, Touch
from tests.web.browser.players import RESULT, Player, accessible_name, middle
from tests.web.servers import fix_seed

Act = Literal["keep", "pay", "colour", "lay", "go-on", "find", "field", "leave", "place"]
Want = Literal["walk", "result"] | Act

TITLE = "The Isle of Cats"
LUCK = "skerry"
_SOON_MS = 2000
_FITS = re.compile(r"fits here")
# Texts about a piece once its places are known.
_KNOWN = re.compile(
    "can\u2019t rescue|Dots mark|nowhere|It doesn\u2019t fit|(If placed|Placed) here|costs"
)
# The order in which the orientations of a piece are tried.
_POSES = ("", "e", "e", "e", "f", "e", "e", "e")
_SIGNS: dict[Act, str] = {
    "keep": "[data-act=keep] button",
    "pay": "[data-act=pay] button",
    "colour": "[data-act=colour] button",
    "lay": "[data-act=lay] button",
    "go-on": "[data-act=go-on] button",
    "find": "[data-act=pass] button",
    "field": "button[data-field]",
    "leave": "[data-leave] button",
    "place": "[data-confirm] button",
}


# The first thing that the page asks for; overlays come first.
_WANTED = """([signs, result]) => {
  const seen = selector => [...document.querySelectorAll(selector)].some(one => one.checkVisibility());
  if (seen('section.walk')) return 'walk';
  const heads = [...document.querySelectorAll('h1')].map(one => one.innerText).join();
  if (new RegExp(result).test(heads)) return 'result';
  // One decision can be two moves: taking a piece and placing it.
  const isSent = /Sending/.test(document.querySelector('p.verdict')?.innerText);
  if (isSent || !seen('.table[data-question]')) return null;
  if (seen('[data-reveal], [data-asks]')) return 'dismiss';
  return Object.keys(signs).find(act => seen(signs[act])) ?? null;
}"""
# The index of a piece.
_PLACE = """piece => [...document.querySelectorAll('section button[data-tile]')].indexOf(piece)"""
# Waits until the board has not moved for two frames.
_STEADY = """async () => {
  let last = '';
  for (let same = 0; same < 2; ) {
    await new Promise(requestAnimationFrame);
    const now = document.querySelector('.pane .cells')?.getAttribute('style')
      + JSON.stringify(document.querySelector('.pane')?.getBoundingClientRect());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""
# Whether a click there hits the board.
_IS_FREE = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  // More buttons can appear beside those of the board.
  const isAside = x < found?.closest('.pane')?.getBoundingClientRect().right - 70;
  // A finger that comes too near to a button presses the button.
  const isNear = [-14, 0, 14].some(by =>
    document.elementFromPoint(x, y + by)?.closest('button, .map, .tools'));
  return isAside && !isNear;
}"""


# Whether a button asks for a second press, or the question has changed.
_ASKS_OR_DONE = """before =>
  document.querySelector('[data-leave][data-asks], [data-act][data-asks]') !== null
    || document.querySelector('.table')?.dataset.question !== before"""


class CatsPlayer(Player):
    """A player of The Isle of Cats who rescues a few cats a day."""

    cats_a_day = 2

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._rescued = 0

    def start_playing_now(self, seats: str = "2", luck: str = LUCK) -> None:
        """Go from the start page to a table against bots, or a solo table."""
        fix_seed(self.page, luck)
        self.play_now(TITLE, seats)
        expect(self.act("keep")).to_be_visible()

    def start_with_family(self, luck: str = LUCK) -> None:
        """Start a family game from the start page."""
        fix_seed(self.page, luck)
        self.open()
        self.push(self.card(TITLE).get_by_role("button", name=re.compile("amily")))
        expect(self.act("keep")).to_be_visible()

    # Finding elements.

    def act(self, act: Act) -> Locator:
        """The button for the current decision."""
        return self.page.locator(_SIGNS[act]).first

    @property
    def verdict(self) -> Locator:
        """The text about the chosen piece."""
        return self.page.locator("p.verdict")

    @property
    def cards(self) -> Locator:
        """The cards to choose from."""
        return self.page.locator("section button[data-card]")

    @property
    def pieces(self) -> Locator:
        """The cats, treasures or oshax to choose from."""
        return self.page.locator("section button[data-tile]")

    @property
    def fitting(self) -> Locator:
        """The cells where the centre of the chosen piece can be."""
        return self.cell(_FITS)

    def asked(self) -> str | None:
        """The number of the current question."""
        table = self.page.locator(".table")
        return table.get_attribute("data-question") if table.is_visible() else None

    def want(self) -> Want:
        """Wait for the next thing that the page asks for."""
        while True:
            self.page.wait_for_function(_WANTED, arg=[_SIGNS, RESULT.pattern])
            if want := self.wanted():
                return want

    def wanted(self) -> Want | None:
        """What the page asks for now, or None."""
        want = self.page.evaluate(_WANTED, [_SIGNS, RESULT.pattern])
        if want == "dismiss":
            self.dismiss()
            return None
        return cast(Want | None, want)

    def dismiss(self) -> None:
        """Close an overlay: revealed cards, or a card that offers to be played."""
        over = self.page.locator("[data-reveal], [data-asks]")
        self.push(over.get_by_role("button", name=re.compile("Continue|Not now")).first)
        # Alone, nobody waits: the pause before the lessons ends with a press.
        alone = self.page.locator("[data-automa], [data-sister]").count() > 0
        if alone and (on := self.page.locator("[data-act=lessons] button")).is_visible():
            self.push(on)

    # Cards.

    def answer(self, act: Act) -> None:
        """Press the button and wait until the server has accepted."""
        expect(self.act(act)).to_be_enabled()
        before = self.asked()
        self.send(act)
        self.wait_for_answer(before)

    def send(self, act: Act) -> None:
        """Press the button that confirms; giving something up needs two presses."""
        before = self.asked()
        self.push(self.act(act))
        self.page.wait_for_function(_ASKS_OR_DONE, arg=before)
        if self.page.locator("[data-leave][data-asks], [data-act][data-asks]").is_visible():
            self.push(self.act(act))

    def wait_for_answer(self, before: str | None) -> None:
        """Wait until the question changes."""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.question !== before", arg=before
        )

    def choose(self, number: int) -> None:
        """Choose a card by its index."""
        self.push(self.cards.nth(number))
        expect(self.cards.nth(number)).to_have_attribute("aria-pressed", "true")

    def keep(self) -> None:
        """Keep some cards, as many as required."""
        self._rescued = 0
        expect(self.cards.first).to_be_visible()
        for number in range(self.cards.count()):
            # More than required is harmless: the last ones count.
            if self.act("keep").is_enabled():
                break
            if self.cards.nth(number).get_attribute("aria-pressed") == "false":
                self.choose(number)
        self.answer("keep")

    def pay(self) -> None:
        """Pay for all cards, or for none if that is too expensive."""
        self.push(self.button("All"))
        if "more fish" in self.act("pay").inner_text():
            self.push(self.button("None"))
        self.answer("pay")

    def name_colour(self) -> None:
        """Name the first colour."""
        self.push(self.page.locator("section button[data-colour]").first)
        self.answer("colour")

    def lay_cards(self) -> None:
        """Lay all rescue cards."""
        if self.button("All").is_visible():
            self.push(self.button("All"))
        self.answer("lay")

    def find(self) -> None:
        """Play a rare find card, or pass."""
        playing = self.page.locator("[data-act=play] button")
        if playing.is_visible() and self.cards.count():
            self.choose(0)
            if self.can_be_played(playing):
                before = self.asked()
                self.push(playing)
                self.wait_for_answer(before)
                return
        self.answer("find")

    def can_be_played(self, playing: Locator) -> bool:
        """Whether the chosen card can be played; the button stays disabled if not."""
        expect(self.act("find")).to_be_enabled()
        try:
            expect(playing).to_be_enabled(timeout=_SOON_MS)
        except AssertionError:
            return False
        return True

    # The boat.

    def takeable(self) -> Iterator[Locator]:
        """Yield the pieces that can be taken."""
        for number in range(self.pieces.count()):
            piece = self.pieces.nth(number)
            if "cannot" not in accessible_name(piece):
                yield piece

    def rescue(self) -> None:
        """Rescue an affordable cat that fits, or end the turn."""
        if self._rescued < self.cats_a_day and self.place():
            self._rescued += 1
        else:
            self._rescued = 0
            self.answer("leave")

    def place(self) -> bool:
        """Place the first piece that fits; returns False if none does."""
        for piece in self.takeable():
            if self.lay(piece):
                self.answer("place")
                return True
        return False

    def treasure(self) -> None:
        """Place a treasure, or decline it."""
        # The server reports a moment later which pieces fit.
        expect(self.pieces.first).to_be_attached()
        if not self.place():
            self.answer("leave")

    def lay(self, piece: Locator) -> bool:
        """Choose a piece and place it in any orientation; returns False if it does not fit."""
        self.take(piece)
        for key in _POSES:
            if key:
                self.page.keyboard.press(key)
            self.wait_for_places()
            if "can\u2019t rescue" in self.verdict.inner_text():
                break
            for cell in self.reachable():
                self.drop(piece, cell)
                expect(self.verdict).to_contain_text("Placed here")
                return True
        self.put_back(piece)
        return False

    def take(self, piece: Locator) -> None:
        """Choose a piece if it is not chosen yet."""
        if piece.get_attribute("aria-pressed") != "true":
            self.push(piece)

    def put_back(self, piece: Locator) -> None:
        """Put the piece back to choose another one."""
        self.page.keyboard.press("Escape")

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Click the cell for the piece's centre."""
        self.press_cell(cell)

    def wait_for_places(self) -> None:
        """Wait until the page knows where the piece fits."""
        expect(self.verdict).to_contain_text(_KNOWN)

    def wait_until_steady(self) -> None:
        """Wait until the boat no longer moves."""
        self.page.evaluate(_STEADY)

    def reachable(self) -> Iterator[Locator]:
        """Yield the fitting cells that are visible and not covered."""
        self.wait_until_steady()
        for number in range(self.fitting.count()):
            cell = self.fitting.nth(number)
            if self.page.evaluate(_IS_FREE, middle(cell)):
                yield cell

    # Whole games.

    def do(self, want: Want) -> None:
        """Do what the page asks for in the simplest way."""
        match want:
            case "walk":
                self.skip_walk()
            case "result":
                pass
            case "keep":
                self.keep()
            case "pay":
                self.pay()
            case "colour":
                self.name_colour()
            case "lay":
                self.lay_cards()
            case "find":
                self.find()
            case "go-on" | "field":
                self.answer(want)
            case "leave" if "Pass for today" in self.act("leave").inner_text():
                self.rescue()
            case "leave" if "End turn" in self.act("leave").inner_text():
                self.answer("leave")
            case _:
                self.treasure()

    def play_until(self, *wants: Want) -> Want:
        """Play until the page asks for one of these."""
        while (want := self.want()) not in wants:
            self.do(want)
        return want

    def play_to_the_end(self) -> None:
        """Play the whole game."""
        self.play_until("result")


class CatsMouse(Mouse, CatsPlayer):
    """Drags cats aboard and rotates them with keys."""

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Drag the piece to the boat."""
        x, y = middle(cell)
        self.lift(piece)
        self.carry(x, y)
        expect(self.verdict).to_contain_text("If placed here")
        self.page.mouse.up()


class CatsTouch(Touch, CatsPlayer):
    """Taps a cat, then the cell for its centre."""

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Tap the cell for the piece's centre."""
        self.page.touchscreen.tap(*middle(cell))

    def put_back(self, piece: Locator) -> None:
        """Put the piece back to choose another one."""
        other = self.button("Another tile")
        if other.is_visible():
            other.tap()


class CatsKeyboard(Keyboard, CatsPlayer):
    """A player who uses only the keyboard."""

    def choose(self, number: int) -> None:
        """Choose a card with a number key."""
        self.press(str(number + 1))
        expect(self.cards.nth(number)).to_have_attribute("aria-pressed", "true")

    def send(self, act: Act) -> None:
        """Confirm with Ctrl+Enter, or use Tab to end a turn."""
        if act in {"leave", "field", "find"}:
            super().send(act)
        else:
            self.press("Control+Enter")

    def take(self, piece: Locator) -> None:
        """Choose a piece with a number key, or with Tab and Enter beyond nine."""
        if piece.get_attribute("aria-pressed") == "true":
            return
        number = 1 + int(piece.evaluate(_PLACE))
        if number <= 9:
            self.press(str(number))
        else:
            self.push(piece)
        expect(piece).to_have_attribute("aria-pressed", "true")

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Move to a fitting cell with Shift and an arrow; drop with Enter."""
        for way in ("Up", "Right", "Down", "Left"):
            self.press(f"Shift+Arrow{way}")
            if _FITS.search(accessible_name(self.page.locator(":focus"))):
                break
        self.press("Enter")

    def reachable(self) -> Iterator[Locator]:
        """Yield all fitting cells, because keys can reach every cell."""
        yield from self.fitting.all()

    def dismiss(self) -> None:
        """Close revealed cards with a key; answer a card that offers to be played."""
        if self.page.locator("[data-reveal]").is_visible():
            self.press("Shift")
        else:
            super().dismiss()
