"""Three input methods: mouse, touch and keyboard."""

import time

from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.web.browser.players import Player, middle

# A carried piece is shown this far above the finger.
LIFT = 62
_STEPS = 4
# Whether the element has the focus, and whether it has left the page.
_FOCUS = "element => [element === document.activeElement, !element.isConnected]"


class Mouse(Player):
    """A player who drags pieces with the mouse."""

    def drag(self, piece: Locator, onto: Locator) -> None:
        """Drag a piece onto something."""
        self.lift(piece)
        self.carry(*middle(onto))
        self.page.mouse.up()

    def lift(self, piece: Locator) -> None:
        """Press on a piece and start to drag it."""
        x, y = middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 8, y - 8, steps=2)

    def carry(self, x: float, y: float) -> None:
        """Move the mouse in several steps."""
        self.page.mouse.move(x, y, steps=_STEPS)


class Touch(Player):
    """A player who taps and drags with a finger; a second finger rotates."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._screen: CDPSession = page.context.new_cdp_session(page)
        self._time = 0.0

    def _touch(self, kind: str, *points: tuple[float, float], after: float = 0.02) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._time += after
        # Within a gesture, timestamps advance at human speed, however slow the machine is.
        if kind == "touchStart" and len(points) == 1:
            self._time = max(self._time, time.time())
        touch = {"type": kind, "touchPoints": fingers, "timestamp": self._time}
        self._screen.send("Input.dispatchTouchEvent", touch)

    def lift(self, piece: Locator) -> tuple[float, float]:
        """Start to drag a piece upwards; returns the position of the finger."""
        x, y = middle(piece)
        self._touch("touchStart", (x, y))
        self._touch("touchMove", (x, y - 14))
        return x, y - 14

    def carry(self, start: tuple[float, float], x: float, y: float) -> tuple[float, float]:
        """Drag the piece to a position; returns the position of the finger."""
        (x0, y0), below = start, y + LIFT
        for step in range(1, _STEPS + 1):
            part = step / _STEPS
            self._touch("touchMove", (x0 + (x - x0) * part, y0 + (below - y0) * part))
        return x, below

    def let_go(self) -> None:
        """Lift all fingers after a pause: a moving finger would throw the board."""
        self._touch("touchEnd", after=0.2)

    def tap_with_second_finger(self, first: tuple[float, float]) -> None:
        """Tap beside the dragging finger."""
        beside = (max(20, first[0] - 60), first[1] + 20)
        self._touch("touchStart", first, beside)
        self._touch("touchEnd", first)

    def flick(self, place: Locator) -> None:
        """Swipe sideways over something."""
        x, y = middle(place)
        self._touch("touchStart", (x - 70, y))
        for step in (-30, 20, 70):
            self._touch("touchMove", (x + step, y))
        self._touch("touchEnd")

    def push(self, button: Locator) -> None:
        """Tap a button, late enough that it does not count as a double tap."""
        button.tap(trial=True)
        self._time = max(self._time, time.time()) + 1
        self._touch("touchStart", middle(button))
        self._touch("touchEnd")

    def choose_seats(self, card: Locator, seats: str) -> None:
        """Choose the number of seats with a tap."""
        card.get_by_text(seats, exact=True).first.tap()


class Keyboard(Player):
    """A player who uses only the keyboard."""

    def press(self, *keys: str) -> None:
        """Press keys one by one."""
        for key in keys:
            self.page.keyboard.press(key)

    def push(self, button: Locator) -> None:
        """Tab to a button and press Enter."""
        self.tab_to(button)
        self.press("Enter")

    def tab_to(self, place: Locator, most: int = 60) -> None:
        """Press Tab until something has the focus."""
        # Looked up once, because a lookup after every key would be slow.
        wanted = place.element_handle()
        for _ in range(most):
            is_there, is_gone = wanted.evaluate(_FOCUS)
            if is_there:
                return
            if is_gone:
                wanted = place.element_handle()
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {place}")

    def choose_seats(self, card: Locator, seats: str) -> None:
        """Choose the number of seats with the arrow keys."""
        self.tab_to(card.get_by_role("radio", checked=True).first)
        wanted = card.get_by_role("radio", name=seats, exact=True)
        for _ in range(card.get_by_role("radio").count()):
            if wanted.is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"{seats} cannot be chosen")

    def skip_walk(self) -> None:
        """Skip the scoring with a key."""
        self.press("Escape")
        expect(self.walk).to_be_hidden()
