"""A phrasebook: sentences with gaps, and what each of them checks.

Every sentence has contraries, sentences that would be false. The runner makes sure that they
fail: a sentence that cannot fail says nothing.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from tests.scenarios.scenario import Line, ScenarioError

from skerry.games.skye.pieces.tiles import GOALS

Subject = TypeVar("Subject")
Contrary = str | Callable[[Line], Iterable[Line]] | None

_NAME = "[A-Z][a-z]+"
_GAPS = {
    "name": _NAME,
    "names": rf"nobody|chance|{_NAME}(?:(?:, | and ){_NAME})*",
    "viewer": rf"{_NAME}|a spectator",
    "number": r"\d+",
    "numbers": r"\d+(?:, \d+)*",
    "tile": r"L\d\d",
    "tiles": r"L\d\d(?:, L\d\d)*",
    "slot": "[A-D]",
    "slots": "[A-D](?:, [A-D])*",
    "goal": "|".join(GOALS),
    "word": r"\w+",
    "rest": ".+",
}
_GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Said:
    """The words of a sentence in the gaps, and its further parts."""

    def __init__(self, words: Mapping[str, str], parts: tuple[str, ...]) -> None:
        self._words = words
        self.parts = parts

    def word(self, gap: str) -> str:
        """The word in a gap."""
        return self._words[gap]

    def number(self, gap: str = "number") -> int:
        """The number in a gap."""
        return int(self._words[gap])

    def numbers(self, gap: str = "numbers") -> list[int]:
        """The numbers in a gap that takes several."""
        return [int(number) for number in self._words[gap].split(", ")]

    def several(self, gap: str) -> list[str]:
        """The words in a gap that takes several."""
        found = re.split(", | and ", self._words[gap])
        return [] if found == ["nobody"] else found


class Phrase(NamedTuple, Generic[Subject]):
    """A sentence with gaps."""

    template: str
    pattern: re.Pattern[str]
    contrary: Contrary
    check: Callable[[Subject, Said], None]


class Phrasebook(Generic[Subject]):
    """All sentences that can be said of a subject."""

    def __init__(self, *phrases: Phrase[Subject]) -> None:
        self.phrases = list(phrases)

    def phrase(
        self, template: str, contrary: Contrary = None
    ) -> Callable[[Callable[[Subject, Said], None]], Callable[[Subject, Said], None]]:
        """Add a sentence; it needs a contrary if it has no number to change."""
        if contrary is None and "number" not in template:
            raise ValueError(f"what would be the contrary of {template!r}?")
        gaps = _GAP.sub(lambda gap: f"\0{gap[0]}\0", template).split("\0")
        pattern = "".join(_gap(part) or re.escape(part) for part in gaps)

        def enter(check: Callable[[Subject, Said], None]) -> Callable[[Subject, Said], None]:
            self.phrases.append(Phrase(template, re.compile(pattern), contrary, check))
            return check

        return enter

    def find(self, line: Line) -> tuple[Phrase[Subject], dict[str, str]]:
        """The phrase that a line uses, and its words."""
        for phrase in self.phrases:
            found = phrase.pattern.fullmatch(plural(line.head))
            if found:
                return phrase, found.groupdict()
        raise ScenarioError(f"{line}\nis no sentence of this phrasebook")

    def check(self, subject: Subject, line: Line) -> None:
        """AssertionError unless the sentence is true of the subject."""
        phrase, words = self.find(line)
        phrase.check(subject, Said(words, line.parts))

    def contraries(self, line: Line) -> Iterator[Line]:
        """Sentences that are false where this one is true."""
        phrase, words = self.find(line)
        if isinstance(phrase.contrary, str):
            yield line._replace(head=phrase.contrary.format_map(words))
        elif phrase.contrary is not None:
            yield from phrase.contrary(line)
        for gap, kind in _GAP.findall(phrase.template):
            if (kind or gap) in ("number", "numbers"):
                for wrong in _wrong_numbers(words[gap]):
                    yield line._replace(head=_fill(phrase.template, {**words, gap: wrong}))
        yield from _wrong_parts(line)


def plural(head: str) -> str:
    """Phrases speak of `1 points`; a scenario may say `1 point`."""
    return re.sub(r"\b1 (point|tile|move)\b", r"1 \1s", head)


def _gap(part: str) -> str | None:
    found = _GAP.fullmatch(part)
    return f"(?P<{found[1]}>{_GAPS[found[2] or found[1]]})" if found else None


def _wrong_numbers(text: str) -> Iterator[str]:
    """The numbers with each of them in turn one too high."""
    numbers = text.split(", ")
    for place, number in enumerate(numbers):
        yield ", ".join([*numbers[:place], str(int(number) + 1), *numbers[place + 1 :]])


def _fill(template: str, words: Mapping[str, str]) -> str:
    return _GAP.sub(lambda gap: words[gap[1]], template)


def _wrong_parts(line: Line) -> Iterator[Line]:
    """The line with other points or one cell too many in one of its parts, or with a part twice."""
    for place, part in enumerate(line.parts):
        wrongs = [f"{part} n9w9"] if re.search(r"\bat |^in ", part) else []
        if re.match(r"\d+ ", part):
            wrongs.append(re.sub(r"^\d+", lambda number: str(int(number[0]) + 1), part))
            wrongs.append(f"{part}; {part}")
        for wrong in wrongs:
            parts = (*line.parts[:place], *wrong.split("; "), *line.parts[place + 1 :])
            yield line._replace(parts=parts)
