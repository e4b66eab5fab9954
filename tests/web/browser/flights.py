"""What flew at a table: pieces and coins, from where to where."""

import json
from dataclasses import dataclass

from tests.web.browser.chromium import Visit

_RECORD = """
addEventListener('DOMContentLoaded', () => {
  window.flown = [];
  new MutationObserver(records => {
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (element.dataset?.flying === undefined) continue;
      // The attachment that animates it runs a little later.
      setTimeout(() => {
        const frames = element.getAnimations()[0]?.effect.getKeyframes() ?? [];
        window.flown.push({
          what: element.dataset.flying,
          places: frames.map(({ transform }) => transform),
          properties: [...new Set(frames.flatMap(Object.keys))],
        });
      });
    }
  }).observe(document.body, { childList: true, subtree: true });
});
"""


@dataclass(frozen=True)
class Flown:
    """A thing that flew."""

    what: str
    moved: bool
    """Whether it moved; otherwise it only faded."""


def record_flights(visit: Visit, pace: str = "normal") -> None:
    """Record everything that flies on the pages of this visitor, at a pace that people see."""
    settings = json.dumps({"pace": pace, "passes": False})
    visit.context.add_init_script(f"localStorage['skerry.settings'] = {json.dumps(settings)};")
    visit.context.add_init_script(_RECORD)


def flown(visit: Visit) -> list[Flown]:
    """Everything that flew; fails if something was animated that makes frames slow."""
    found = []
    for one in visit.page.evaluate("window.flown"):
        costly = set(one["properties"]) - _CHEAP
        assert not costly, costly
        found.append(Flown(one["what"], len(set(one["places"])) > 1))
    return found


_CHEAP = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
