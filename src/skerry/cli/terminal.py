"""The conversation of a terminal game: shows, tells, asks, and does what is typed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import click

from skerry.cli.chair import Chair, Declined
from skerry.core.game import Move
from skerry.core.legal import IllegalMove
from skerry.core.notation import NotationError
from skerry.core.words import is_map_row

MOST_LINES = 60

HELP = """\
  a move       in the notation of the game; the line above the prompt shows an example
  ? [WORD]     your legal moves, or those with a word in them
  try MOVE     what a move would change, without making it
  undo         take back your last move, as long as nothing was drawn or shown since, and
               nobody has acted but those who decided at the same time
  show [SEAT]  the table again, or the side of one seat
  legend       how to read the picture
{more}  help         this list
  quit         leave the game"""


class Quit(Exception):
    """The player leaves."""


class Command(NamedTuple):
    """Something more that can be typed: what `help` says of it, and what is done with the rest."""

    help: str
    call: Callable[[str], None]


class Terminal:
    """One person's game at a chair."""

    def __init__(
        self, chair: Chair, *, confirm: bool, more: Mapping[str, Command] | None = None
    ) -> None:
        self._chair = chair
        self._box = chair.plugin
        self._confirm = confirm
        self._more = more or {}

    def run(self) -> None:
        """Play to the end. Quit if the player leaves."""
        while self._chair.result is None:
            if self._chair.asked:
                self._my_turn()
            else:
                self._wait()
        self._tell_news()
        self._show_end()

    def _wait(self) -> None:
        """The others' turn: what is typed meanwhile is done, too."""
        try:
            text = (self._chair.wait() or "").strip()
        except EOFError:
            raise Quit from None
        if text and not self._command(text):
            self._move(text)
        self._tell_news()

    def _my_turn(self) -> None:
        """Ask until the person has nothing more to answer and is content with it."""
        self._tell_news()
        self._show()
        while self._chair.asked:
            self._tell_news()
            self._ask(self._box.hint(self._chair.view()))
            if not self._chair.asked:
                self._confirm_turn()

    def _confirm_turn(self) -> None:
        """A turn does not end by itself: it can be taken back until the person goes on."""
        if not self._confirm or self._chair.why_not_undo() is not None:
            return
        while not self._chair.asked:
            word = self._read("Enter to go on, 'undo' to take it back")
            if word == "":
                return
            if not self._command(word):
                click.echo("? This turn is done: Enter to go on, or 'undo' to change it.")

    def _ask(self, question: str) -> None:
        text = self._read(question)
        if not text or self._command(text):
            return
        if self._move(text) and self._chair.asked:
            self._tell_news()
            self._show()

    def _command(self, text: str) -> bool:
        """Do what a command says; False if the text is none."""
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
                click.echo(self._box.legend)
            case "help":
                more = "".join(f"  {command.help}\n" for command in self._more.values())
                click.echo(HELP.format(more=more))
            case "quit" | "exit":
                raise Quit
            case name if name in self._more:
                self._attempt(lambda: self._more[name].call(rest))
            case _:
                return False
        return True

    def _can_move(self) -> bool:
        """Is there a seat and a game to move in? If not, that is said."""
        if self._chair.seat is None:
            click.echo("You are only watching.")
        elif self._chair.view() is None:
            click.echo("The game has not begun yet.")
        return self._chair.seat is not None and self._chair.view() is not None

    def _list_moves(self, word: str) -> None:
        if not self._can_move():
            return
        view = self._chair.view()
        lines = self._box.list_moves(view, self._box.game.legal(view)).split("\n")
        found = [line for line in lines if word.lower() in line.lower()]
        click.echo("\n".join(found[:MOST_LINES]) or f"No legal move has {word!r} in it.")
        if len(found) > MOST_LINES:
            more = len(found) - MOST_LINES
            click.echo(f"... and {more} more; '? WORD' shows those with a word in them")

    def _legal_move(self, text: str) -> Move | None:
        """The move that a text stands for, or a sentence on why there is none."""
        seat = self._chair.seat
        if not self._can_move() or seat is None:
            return None
        try:
            move: Move = self._box.read_move(text, seat)
        except NotationError as error:
            click.echo(f"? {error}")
            return None
        legal = self._box.game.legal(self._chair.view())
        refusal: IllegalMove | None = legal.why_not(move)
        if refusal is not None:
            click.echo(f"Not allowed: {refusal}.")
            return None
        return move

    def _move(self, text: str) -> bool:
        """Make the move that a text stands for; False if there is none."""
        move = self._legal_move(text)
        return move is not None and self._attempt(lambda: self._chair.play(move))

    def _attempt(self, what: Callable[[], None]) -> bool:
        """Do what may come too late; False, and a sentence, if it does."""
        try:
            what()
        except Declined as refusal:
            click.echo(f"Not done: {refusal}.")
            return False
        return True

    def _try(self, text: str) -> None:
        move = self._legal_move(text)
        if move is not None:
            click.echo(self._box.describe_preview(self._chair.view(), move))

    def _undo(self) -> None:
        if not self._can_move():
            return
        refusal = self._chair.why_not_undo()
        if refusal is not None:
            click.echo(f"Cannot undo: {refusal}.")
        elif self._attempt(self._chair.undo):
            self._show()

    def _read(self, question: str) -> str:
        click.echo(question)
        try:
            return self._chair.read().strip()
        except EOFError:
            click.echo()
            raise Quit from None
        except UnicodeDecodeError:
            # Bytes that are no text are no answer either.
            return "\N{REPLACEMENT CHARACTER}"

    def _tell_news(self) -> None:
        for sentence in self._chair.news():
            click.echo(sentence)

    def _show(self) -> None:
        click.echo()
        self._paint(self._box.show(self._chair.view(), self._chair.names))
        click.echo()

    def _show_seat(self, rest: str) -> None:
        names = self._chair.names
        if self._chair.view() is None:
            click.echo("The game has not begun yet.")
        elif not rest:
            self._show()
        elif rest.isdecimal() and int(rest) < len(names):
            self._paint(self._box.show_seat(self._chair.view(), int(rest), names))
        else:
            click.echo(f"There are the seats 0 to {len(names) - 1}.")

    def _show_end(self) -> None:
        result = self._chair.result
        assert result is not None, "the game was played to its end"
        names = self._chair.names
        for standing in result.everybody:
            (name,) = self._box.names_of([standing.seat], names)
            click.echo(f"\n{name}: {standing.score}")
            for line in standing.scorecard.lines:
                click.echo(f"  {self._box.describe_score_line(line)}")
        click.echo()
        self._paint(self._box.show(self._chair.view(), names))
        click.echo(f"\nWon by {' and '.join(self._box.names_of(result.winners, names))}.")

    def _paint(self, picture: str) -> None:
        click.echo(paint(picture, self._box.background_colours))


def paint(text: str, grounds: Mapping[str, str]) -> str:
    """Colours for the rows of pictures; where output is no terminal, click takes them out."""
    return "\n".join(
        "".join(click.style(c, fg="black", bg=grounds[c]) if c in grounds else c for c in line)
        if is_map_row(line, grounds)
        else line
        for line in text.split("\n")
    )
