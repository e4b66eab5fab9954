"""What a player of The Isle of Cats does at the table: with a mouse, with fingers, with keys alone."""

import re
from collections.abc import Iterator
from typing import Literal, cast

from playwright.sync_api import Locator, Page, expect
from tests.web.hands import Fingers, Keys, Mouse
from tests.web.players import RESULT, Player, middle, name_of
from tests.web.servers import fix_luck

Act = Literal["keep", "pay", "colour", "lay", "go-on", "find", "field", "leave", "place"]
Want = Literal["walk", "result"] | Act

TITLE = "The Isle of Cats"
LUCK = "skerry"
_SOON_MS = 2000
_FITS = re.compile(r"fits here")
# What is said of a piece as soon as its places are known.
_KNOWN = re.compile(
    "cannot rescue|dot marks|Turned like this|nowhere|Not like this|(Dropped|Laid) here|costs"
)
# In which order the ways in which a piece can lie are tried.
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


# The first of all that can be wanted; what lies over the board comes before.
_WANTED = """([signs, result]) => {
  const seen = selector => [...document.querySelectorAll(selector)].some(one => one.checkVisibility());
  if (seen('section.walk')) return 'walk';
  const heads = [...document.querySelectorAll('h1')].map(one => one.innerText).join();
  if (new RegExp(result).test(heads)) return 'result';
  // An answer may be two moves: to take a piece, and to lay it.
  const isSent = /Sending/.test(document.querySelector('p.verdict')?.innerText);
  if (isSent || !seen('.table[data-question]')) return null;
  if (seen('[data-reveal], [data-asks]')) return 'dismiss';
  return Object.keys(signs).find(act => seen(signs[act])) ?? null;
}"""
# Its place among the pieces.
_PLACE = """piece => [...document.querySelectorAll('section button[data-tile]')].indexOf(piece)"""
# The board has its place for two frames.
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
# Is it the board that would be pressed there?
_IS_FREE = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  // Beside the board's buttons others may come.
  const isAside = x < found?.closest('.pane')?.getBoundingClientRect().right - 70;
  return isAside && !found.closest('button, .map, .tools');
}"""


class CatsPlayer(Player):
    """Somebody at a table of The Isle of Cats, who rescues some cats a day."""

    cats_a_day = 2

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._rescued = 0

    def start_playing_now(self, seats: str = "2", luck: str = LUCK) -> None:
        """From the start page to a table against bots, or alone."""
        fix_luck(self.page, luck)
        self.play_now(TITLE, seats)
        expect(self.act("keep")).to_be_visible()

    def start_with_family(self, luck: str = LUCK) -> None:
        """The short way to a game with children."""
        fix_luck(self.page, luck)
        self.open()
        self.push(self.card(TITLE).get_by_role("button", name=re.compile("amily")))
        expect(self.act("keep")).to_be_visible()

    # Looking.

    def act(self, act: Act) -> Locator:
        """The button that answers what is asked."""
        return self.page.locator(_SIGNS[act]).first

    @property
    def verdict(self) -> Locator:
        """What is said about the piece in the hand."""
        return self.page.locator("p.verdict")

    @property
    def cards(self) -> Locator:
        """The cards that can be chosen now."""
        return self.page.locator("section button[data-card]")

    @property
    def pieces(self) -> Locator:
        """The cats, treasures or oshax that can be taken."""
        return self.page.locator("section button[data-tile]")

    @property
    def fitting(self) -> Locator:
        """The cells over which the middle of the chosen piece can be."""
        return self.cell(_FITS)

    def asked(self) -> str | None:
        """The number of what is asked of us."""
        table = self.page.locator(".table")
        return table.get_attribute("data-question") if table.is_visible() else None

    def want(self) -> Want:
        """What the page wants of us, as soon as it wants anything."""
        while True:
            self.page.wait_for_function(_WANTED, arg=[_SIGNS, RESULT.pattern])
            if want := self.wanted():
                return want

    def wanted(self) -> Want | None:
        """What the page wants of us now; None: nothing yet."""
        want = self.page.evaluate(_WANTED, [_SIGNS, RESULT.pattern])
        if want == "dismiss":
            self.dismiss()
            return None
        return cast(Want | None, want)

    def dismiss(self) -> None:
        """Put away what lies over the board: revealed cards, or a card that asks to be played."""
        over = self.page.locator("[data-reveal], [data-asks]")
        self.push(over.get_by_role("button", name=re.compile("Go on|Not now")).first)

    # Cards.

    def answer(self, act: Act) -> None:
        """Press the button, and wait until it is answered."""
        expect(self.act(act)).to_be_enabled()
        before = self.asked()
        self.send(act)
        self.wait_for_answer(before)

    def send(self, act: Act) -> None:
        """Press the button that confirms."""
        self.push(self.act(act))

    def wait_for_answer(self, before: str | None) -> None:
        """Wait until something else is asked, or nothing."""
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.question !== before", arg=before
        )

    def choose(self, number: int) -> None:
        """Choose a card by its place, from 0."""
        self.push(self.cards.nth(number))
        expect(self.cards.nth(number)).to_have_attribute("aria-pressed", "true")

    def keep(self) -> None:
        """Keep the first cards, as many as are wanted."""
        self._rescued = 0
        expect(self.cards.first).to_be_visible()
        for number in range(self.cards.count()):
            if not self.act("keep").inner_text().strip().startswith("Choose"):
                break
            if self.cards.nth(number).get_attribute("aria-pressed") == "false":
                self.choose(number)
        self.answer("keep")

    def pay(self) -> None:
        """Pay for everything, or for nothing where that is too much."""
        self.push(self.button("All"))
        if "lack" in self.act("pay").inner_text():
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
        """Play a card for a rare find, or pass."""
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
        """Is the chosen card of use? The server is asked, and says nothing if it is not."""
        expect(self.act("find")).to_be_enabled()
        try:
            expect(playing).to_be_enabled(timeout=_SOON_MS)
        except AssertionError:
            return False
        return True

    # The boat.

    def takeable(self) -> Iterator[Locator]:
        """The pieces that can be taken, one after the other."""
        for number in range(self.pieces.count()):
            piece = self.pieces.nth(number)
            if "cannot" not in name_of(piece):
                yield piece

    def rescue(self) -> None:
        """Rescue a cat that can be paid for and fits, or end the turn."""
        if self._rescued < self.cats_a_day and self.place():
            self._rescued += 1
        else:
            self._rescued = 0
            self.answer("leave")

    def place(self) -> bool:
        """Place the first piece that fits; False: none does."""
        for piece in self.takeable():
            if self.lay(piece):
                self.answer("place")
                return True
        return False

    def treasure(self) -> None:
        """Place what there is to place, or decline it."""
        # Which pieces have a place the server says a moment later.
        expect(self.pieces.first).to_be_attached()
        if not self.place():
            self.answer("leave")

    def lay(self, piece: Locator) -> bool:
        """Take a piece and lay it where it fits, in some way; False: it fits in none."""
        self.take(piece)
        for key in _POSES:
            if key:
                self.page.keyboard.press(key)
            self.wait_for_places()
            if "cannot rescue" in self.verdict.inner_text():
                break
            for cell in self.reachable():
                self.drop(piece, cell)
                expect(self.verdict).to_contain_text("Laid here")
                return True
        self.put_back(piece)
        return False

    def take(self, piece: Locator) -> None:
        """Take a piece up, if it is not in the hand already."""
        if piece.get_attribute("aria-pressed") != "true":
            self.push(piece)

    def put_back(self, piece: Locator) -> None:
        """Choose another one."""
        self.page.keyboard.press("Escape")

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Click where its middle shall be."""
        self.press_cell(cell)

    def wait_for_places(self) -> None:
        """Wait until the page knows where the piece fits."""
        expect(self.verdict).to_contain_text(_KNOWN)

    def reachable(self) -> Iterator[Locator]:
        """The fitting cells that can be pressed: in sight, and under nothing else."""
        self.page.evaluate(_STEADY)
        for number in range(self.fitting.count()):
            cell = self.fitting.nth(number)
            if self.page.evaluate(_IS_FREE, middle(cell)):
                yield cell

    # All of it.

    def do(self, want: Want) -> None:
        """What is wanted, in the simplest way."""
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
        """Play on until one of these is wanted."""
        while (want := self.want()) not in wants:
            self.do(want)
        return want

    def play_to_the_end(self) -> None:
        """Play the whole game."""
        self.play_until("result")


class CatsMouse(Mouse, CatsPlayer):
    """Cats are dragged aboard, and turned by the wheel's friends: keys."""

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Carry it from where it lies to the boat."""
        x, y = middle(cell)
        self.lift(piece)
        self.carry(x, y)
        expect(self.verdict).to_contain_text("Dropped here")
        self.page.mouse.up()


class CatsFingers(Fingers, CatsPlayer):
    """Taps alone: a cat, then the cell for its middle."""

    def drop(self, piece: Locator, cell: Locator) -> None:
        """Tap where its middle shall be."""
        self.page.touchscreen.tap(*middle(cell))

    def put_back(self, piece: Locator) -> None:
        """Choose another one."""
        other = self.button("Another tile")
        if other.is_visible():
            other.tap()


class CatsKeys(Keys, CatsPlayer):
    """No pointer at all."""

    def choose(self, number: int) -> None:
        """A number chooses a card."""
        self.press(str(number + 1))
        expect(self.cards.nth(number)).to_have_attribute("aria-pressed", "true")

    def send(self, act: Act) -> None:
        """Ctrl+Enter confirms; what ends a turn is reached by Tab."""
        if act in {"leave", "field", "find"}:
            self.push(self.act(act))
        else:
            self.press("Control+Enter")

    def take(self, piece: Locator) -> None:
        """A number takes a piece; where there are more than nine, Tab and Enter."""
        if piece.get_attribute("aria-pressed") == "true":
            return
        number = 1 + int(piece.evaluate(_PLACE))
        if number <= 9:
            self.press(str(number))
        else:
            self.push(piece)
        expect(piece).to_have_attribute("aria-pressed", "true")

    def drop(self, piece: Locator, cell: Locator) -> None:
        """With Shift an arrow leads to a cell where it fits; Enter drops."""
        for way in ("Up", "Right", "Down", "Left"):
            self.press(f"Shift+Arrow{way}")
            if _FITS.search(name_of(self.page.locator(":focus"))):
                break
        self.press("Enter")

    def reachable(self) -> Iterator[Locator]:
        """Keys come to every cell, whatever lies over it."""
        yield from self.fitting.all()

    def dismiss(self) -> None:
        """Whoever presses a key has seen the cards; a card that asks wants an answer."""
        if self.page.locator("[data-reveal]").is_visible():
            self.press("Shift")
        else:
            super().dismiss()
