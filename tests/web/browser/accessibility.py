"""Accessibility checks: WCAG A and AA with axe, and the size of touch targets."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SMALLEST = 44


def violations(page: Page, *rules: str) -> list[str]:
    """One line per axe violation. The context must bypass the page's security policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """async runOnly => (await axe.run(document, { runOnly, resultTypes: ['violations'] }))
             .violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(node => [
                 node.target.join(' '), node.any.map(({ message }) => message).join('; ')]) }))""",
        {"type": "rule", "values": rules} if rules else {"type": "tag", "values": _RULES},
    )
    return [
        f"{one['id']}: {one['help']}: {target} {why}"
        for one in found
        for target, why in one["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """Visible controls that are too small for a finger.

    Links within a sentence and controls with a label are measured by their text.
    """
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll(
             'button, a[href], select, input, summary, [role=button], [role=slider], [role=tab]')]
          .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map(one => one.closest('label') ?? one)
          .filter(one => !(one.matches('a') && one.closest('p, li, dd')?.innerText.trim() !== one.innerText.trim()))
          .map(one => [one, one.getBoundingClientRect()])
          .filter(([, { width, height }]) => width > 1 && height > 1)
          .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
          .map(([one, { width, height }]) =>
             `${one.ariaLabel ?? one.innerText.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`)""",
        SMALLEST,
    )
    return sorted(set(found))


def crowded(page: Page) -> list[str]:
    """Controls of the dock that stick out of it or overlap each other.

    A control whose centre is on another one belongs there, such as the axe on a tile.
    """
    found: list[str] = page.evaluate(
        """() => {
          const sheet = document.querySelector('.dock');
          const room = sheet.getBoundingClientRect();
          const all = [...sheet.querySelectorAll('button:not(.handle)')]
            .filter(one => one.checkVisibility())
            .map(one => [one.ariaLabel ?? one.innerText.trim().slice(0, 40), one.getBoundingClientRect()]);
          const out = all
            .filter(([, { left, right, bottom }]) =>
              left < room.left - 1 || right > room.right + 1 || bottom > innerHeight + 1)
            .map(([name]) => `${name} sticks out`);
          const over = all.flatMap(([name, a], i) => all.slice(i + 1)
            .filter(([, b]) => {
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              const [small, large] = a.width * a.height < b.width * b.height ? [a, b] : [b, a];
              const [x, y] = [small.x + small.width / 2, small.y + small.height / 2];
              const isOn = x > large.left && x < large.right && y > large.top && y < large.bottom;
              return wide > 3 && high > 3 && !isOn;
            })
            .map(([other]) => `${name} lies over ${other}`));
          return [...out, ...over];
        }"""
    )
    return found
