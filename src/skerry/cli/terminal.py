"""The dialogue of a terminal game: shows the table, prints events and runs what is typed."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

import click

from skerry.cli.session import MoveRefused, SeatSession
from skerry.core.game import Move
from skerry.core.legal import IllegalMove
from skerry.core.text.notation import NotationError
from skerry.core.text.safe_text import escaped
from skerry.core.text.words import is_map_row

MOST_LINES = 60

HELP = """\
  a move       in the notation of the game; the line above the prompt shows an example
  ? [WORD]     list your legal moves, or those that contain WORD
  try MOVE     show what a move would change, without making it
  undo         undo your last move, as long as nothing was drawn or revealed since, and
               nobody has moved except those who decided at the same time
  show [SEAT]  show the table again, or one seat
  legend       explain the picture
{more}  help         show this list
  quit         leave the game"""


class Quit(Exception):
    """The player leaves the game."""


class Command(NamedTuple):
    """An additional command: its line in `help`, and a function for the rest of the typed line."""

    help: str
    call: Callable[[str], None]


class Terminal:
    """One person's dialogue with a session."""

    def __init__(
        self, session: SeatSession, *, confirm: bool, more: Mapping[str, Command] | None = None
    ) -> None:
        self._session = session
        self._plugin = session.plugin
        self._confirm = confirm
        self._more = more or {}

    def run(self) -> None:
        """Play to the end; raises Quit if the player leaves."""
        while self._session.result is None:
            if not self._session.asked:
                self._wait()
            elif not self._pass_silently():
                self._my_turn()
        self._print_news()
        self._show_end()

    def _wait(self) -> None:
        """Wait for the others, and run what is typed meanwhile."""
        try:
            text = (self._session.wait() or "").strip()
        except EOFError:
            raise Quit from None
        if text and not self._command(text):
            self._move(text)
        self._print_news()

    def _my_turn(self) -> None:
        """Ask until the person has no decision left and confirms the turn."""
        self._print_news()
        self._show()
        while self._session.asked and not self._pass_silently():
            self._print_news()
            self._ask(self._plugin.hint(self._session.view()))
            if not self._session.asked:
                self._confirm_turn()

    def _pass_silently(self) -> bool:
        """Make the only legal move where all seats are asked in secret; False if there is more."""
        view = self._session.view()
        # All states that the view allows agree on this.
        if not self._plugin.answers_are_hidden(self._plugin.game.guess(view, Random(0))):
            return False
        legal = self._plugin.game.legal(view)
        if len(legal) != 1:
            return False
        return self._attempt(lambda: self._session.play(next(iter(legal))))

    def _confirm_turn(self) -> None:
        """Wait until the person confirms the turn or undoes it."""
        if not self._confirm or self._session.why_not_undo() is not None:
            return
        while not self._session.asked:
            word = self._read("Press Enter to continue, or type 'undo'")
            if word == "":
                return
            if not self._command(word):
                say("? Your turn is over. Press Enter to continue, or type 'undo'.")

    def _ask(self, question: str) -> None:
        text = self._read(question)
        if not text or self._command(text):
            return
        if self._move(text) and self._session.asked:
            self._print_news()
            self._show()

    def _command(self, text: str) -> bool:
        """Run a command; returns False if the text is not a command."""
        word, _, rest = " ".join(text.split()).partition(" ")
        match word.lower():
            case "?":
                self._list_moves(rest)
            case "try":
                self._try(rest)
            case "undo":
                self._undo()
            case "show":
                self._show_seat(rest)
            case "legend":
                say(self._plugin.legend)
            case "help":
                more = "".join(f"  {command.help}\n" for command in self._more.values())
                say(HELP.format(more=more))
            case "quit" | "exit":
                raise Quit
            case name if name in self._more:
                self._attempt(lambda: self._more[name].call(rest))
            case _:
                return False
        return True

    def _can_move(self) -> bool:
        """Whether there is a seat and a running game; prints why not."""
        if self._session.seat is None:
            say("You are watching; only players can do this.")
        elif self._session.view() is None:
            say("The game has not begun yet.")
        return self._session.seat is not None and self._session.view() is not None

    def _list_moves(self, word: str) -> None:
        if not self._can_move():
            return
        view = self._session.view()
        lines = self._plugin.list_moves(view, self._plugin.game.legal(view)).split("\n")
        found = [line for line in lines if word.lower() in line.lower()]
        say("\n".join(found[:MOST_LINES]) or f"No legal move contains {word!r}.")
        if len(found) > MOST_LINES:
            more = len(found) - MOST_LINES
            say(f"... and {more} more; type '? WORD' for those that contain WORD")

    def _legal_move(self, text: str) -> Move | None:
        """Read a legal move; prints why and returns None if there is none."""
        seat = self._session.seat
        if not self._can_move() or seat is None:
            return None
        try:
            move: Move = self._plugin.read_move(text, seat)
        except NotationError as error:
            say(f"? {error}")
            return None
        legal = self._plugin.game.legal(self._session.view())
        refusal: IllegalMove | None = legal.why_not(move)
        if refusal is not None:
            say(f"Not allowed: {refusal}.")
            return None
        return move

    def _move(self, text: str) -> bool:
        """Read and make a move; returns False if it was not made."""
        move = self._legal_move(text)
        return move is not None and self._attempt(lambda: self._session.play(move))

    def _attempt(self, action: Callable[[], None]) -> bool:
        """Run an action; prints why and returns False if it is refused."""
        try:
            action()
        except MoveRefused as refusal:
            say(f"Refused: {refusal}.")
            return False
        return True

    def _try(self, text: str) -> None:
        move = self._legal_move(text)
        if move is not None:
            say(self._plugin.describe_preview(self._session.view(), move))

    def _undo(self) -> None:
        if not self._can_move():
            return
        refusal = self._session.why_not_undo()
        if refusal is not None:
            say(f"Cannot undo: {refusal}.")
        elif self._attempt(self._session.undo):
            self._show()

    def _read(self, question: str) -> str:
        say(question)
        try:
            return self._session.read().strip()
        except EOFError:
            say()
            raise Quit from None
        except UnicodeDecodeError:
            # Invalid bytes are read as an unknown word.
            return "\N{REPLACEMENT CHARACTER}"

    def _print_news(self) -> None:
        for sentence in self._session.news():
            say(sentence)

    def _show(self) -> None:
        say()
        self._paint(self._plugin.show(self._session.view(), self._session.names))
        say()

    def _show_seat(self, rest: str) -> None:
        names = self._session.names
        if self._session.view() is None:
            say("The game has not begun yet.")
        elif not rest:
            self._show()
        elif rest.isdecimal() and int(rest) < len(names):
            self._paint(self._plugin.show_seat(self._session.view(), int(rest), names))
        else:
            say(f"Choose a seat from 0 to {len(names) - 1}.")

    def _show_end(self) -> None:
        result = self._session.result
        assert result is not None, "the game is over"
        names = self._session.names
        for standing in result.everybody:
            (name,) = self._plugin.names_of([standing.seat], names)
            say(f"\n{name}: {standing.score}")
            for line in standing.scorecard.lines:
                say(f"  {self._plugin.describe_score_line(line)}")
        say()
        self._paint(self._plugin.show(self._session.view(), names))
        say(f"\nWinner: {' and '.join(self._plugin.names_of(result.winners, names))}")

    def _paint(self, picture: str) -> None:
        click.echo(paint(escaped(picture, keep="\n"), self._plugin.background_colours))


def say(text: str = "", *, nl: bool = True) -> None:
    """Print what the program or a server says; control characters could take over the terminal."""
    click.echo(escaped(text, keep="\n"), nl=nl)


def paint(text: str, grounds: Mapping[str, str]) -> str:
    """Colour the rows of pictures; click removes the colours if output is not a terminal."""
    return "\n".join(
        "".join(click.style(c, fg="black", bg=grounds[c]) if c in grounds else c for c in line)
        if is_map_row(line, grounds)
        else line
        for line in text.split("\n")
    )
