"""The conversation of a terminal game: shows, asks, answers, and lets the bots move."""

from collections.abc import Mapping
from random import Random

import click

from skerry.bots import registry as bots
from skerry.core.event import Seat
from skerry.core.game import CHANCE, Move, Options
from skerry.core.legal import IllegalMove
from skerry.core.match import Match
from skerry.core.notation import NotationError
from skerry.core.record import encode, record_of
from skerry.core.registry import AnyBox
from skerry.core.words import is_map_row

ME: Seat = 0
MOST_LINES = 60

HELP = """\
  a move       in the notation of the game; the line above the prompt shows an example
  ? [WORD]     your legal moves, or those with a word in them
  try MOVE     what a move would change, without making it
  undo         take back your last move, as long as nothing was drawn, shown or done since
  show [SEAT]  the table again, or the side of one seat
  legend       how to read the picture
  help         this list
  quit         leave the game"""


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """One game between a person at seat 0 and bots."""

    def __init__(
        self,
        box: AnyBox,
        options: Options,
        name: str,
        minds: tuple[str, ...],
        seed: str,
        *,
        confirm: bool,
    ) -> None:
        self._box = box
        self._match = Match(box.game, len(minds) + 1, options)
        self._names = [name, *(f"{mind} {seat}" for seat, mind in enumerate(minds, 1))]
        self._record_names = [name, *(f"bot:{mind}" for mind in minds)]
        self._bots = [bots.find(mind, box.game.name) for mind in minds]
        self._luck = Random(f"{seed}:0")
        self._minds = [Random(f"{seed}:0:{seat}") for seat in range(1, len(minds) + 1)]
        self._confirm = confirm
        self._told = 0
        click.echo(f"{box.title}, seed {seed}. Type 'help' for help.")

    def run(self) -> bytes:
        """Play to the end; the record as JSON. Quit if the player leaves."""
        while self._match.awaits:
            if CHANCE in self._match.awaits:
                self._match.draw(self._luck)
            elif ME in self._match.awaits:
                self._my_turn()
            else:
                self._bot_turn(min(self._match.awaits))
        self._tell_news()
        self._show_end()
        return encode(record_of(self._match, self._record_names))

    def _bot_turn(self, seat: Seat) -> None:
        view = self._match.view(seat)
        legal = self._box.game.legal(view)
        self._match.play(self._bots[seat - 1].choose(view, legal, self._minds[seat - 1]))

    def _my_turn(self) -> None:
        """Ask until the person has nothing more to answer and is content with it."""
        self._tell_news()
        self._show()
        while ME in self._match.awaits:
            self._ask(self._box.hint(self._match.view(ME)))
            if ME not in self._match.awaits:
                self._confirm_turn()

    def _confirm_turn(self) -> None:
        """A turn does not end by itself: it can be taken back until the person goes on."""
        if not self._confirm or self._match.why_not_undo(ME) is not None:
            return
        while ME not in self._match.awaits:
            word = self._read("Enter to go on, 'undo' to take it back")
            if word == "":
                return
            if not self._command(word):
                click.echo("? This turn is done: Enter to go on, or 'undo' to change it.")

    def _ask(self, question: str) -> None:
        text = self._read(question)
        if not text or self._command(text):
            return
        move = self._legal_move(text)
        if move is not None:
            self._match.play(move)
            if ME in self._match.awaits:
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
                click.echo(HELP)
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def _list_moves(self, word: str) -> None:
        view = self._match.view(ME)
        lines = self._box.list_moves(view, self._box.game.legal(view)).split("\n")
        found = [line for line in lines if word.lower() in line.lower()]
        click.echo("\n".join(found[:MOST_LINES]) or f"No legal move has {word!r} in it.")
        if len(found) > MOST_LINES:
            more = len(found) - MOST_LINES
            click.echo(f"... and {more} more; '? WORD' shows those with a word in them")

    def _legal_move(self, text: str) -> Move | None:
        """The move that a text stands for, or a sentence on why there is none."""
        try:
            move: Move = self._box.read_move(text, ME)
        except NotationError as error:
            click.echo(f"? {error}")
            return None
        refusal: IllegalMove | None = self._match.legal(ME).why_not(move)
        if refusal is not None:
            click.echo(f"Not allowed: {refusal}.")
            return None
        return move

    def _try(self, text: str) -> None:
        move = self._legal_move(text)
        if move is not None:
            click.echo(self._box.foretell(self._match.view(ME), move))

    def _undo(self) -> None:
        refusal = self._match.why_not_undo(ME)
        if refusal is not None:
            click.echo(f"Cannot undo: {refusal.sentence}.")
            return
        self._match.undo(ME)
        self._told = min(self._told, len(self._match.told(ME)))
        self._show()

    def _read(self, question: str) -> str:
        click.echo(question)
        try:
            return input("> ").strip()
        except EOFError:
            click.echo()
            raise Quit from None
        except UnicodeDecodeError:
            # Bytes that are no text are no answer either.
            return "\N{REPLACEMENT CHARACTER}"

    def _tell_news(self) -> None:
        """Everything that happened since it was last told."""
        told = self._match.told(ME)
        for event in told[self._told :]:
            click.echo(self._box.tell(event, self._names))
        self._told = len(told)

    def _show(self) -> None:
        click.echo()
        click.echo(paint(self._box.show(self._match.view(ME), self._names), self._box.grounds))
        click.echo()

    def _show_seat(self, rest: str) -> None:
        if not rest:
            self._show()
        elif rest.isdecimal() and int(rest) < len(self._names):
            click.echo(
                paint(
                    self._box.show_seat(self._match.view(ME), int(rest), self._names),
                    self._box.grounds,
                )
            )
        else:
            click.echo(f"There are the seats 0 to {len(self._names) - 1}.")

    def _show_end(self) -> None:
        result = self._match.result
        assert result is not None, "the match was played to its end"
        for standing in result.everybody:
            (name,) = self._box.names_of([standing.seat], self._names)
            click.echo(f"\n{name}: {standing.score}")
            for line in standing.scorecard.lines:
                click.echo(f"  {self._box.explain(line)}")
        click.echo()
        click.echo(paint(self._box.show(self._match.view(ME), self._names), self._box.grounds))
        winners = " and ".join(self._box.names_of(result.winners, self._names))
        click.echo(f"\nWon by {winners}.")


def paint(text: str, grounds: Mapping[str, str]) -> str:
    """Colours for the rows of pictures; where output is no terminal, click takes them out."""
    return "\n".join(
        "".join(click.style(c, fg="black", bg=grounds[c]) if c in grounds else c for c in line)
        if is_map_row(line, grounds)
        else line
        for line in text.split("\n")
    )
