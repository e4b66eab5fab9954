"""`skerry play cats`: the question between the last payment and the lessons."""

import pytest
from tests.cli.terminal_game import TerminalGame

DRAW_CARDS = {"d071", "d072", "d073", "d074"}
QUESTION = "Play an anytime card before the lessons are laid, or pass:"
BOUGHT_A_DRAW_CARD = "19"
"""With this seed the person can buy the draw card d072, which then draws the lesson d126."""


def play_until_after_payment(game: TerminalGame, *, buy: bool) -> None:
    """Keep draw cards first, and pay for as many cards as possible or for none."""
    while game.question.startswith(("Keep", "Pay", "Press Enter")):
        verb = game.question.split()[0].lower()
        if verb == "press":
            game.enter("")
        elif verb == "pay" and not buy:
            game.enter("pay nothing")
        else:
            listed = game.enter(f"? {verb} ").splitlines()
            moves = [line for line in listed if line.startswith(verb)]
            game.enter(max(moves, key=lambda move: (len(DRAW_CARDS & {*move.split()}), len(move))))


def test_a_draw_card_bought_today_brings_a_lesson_of_today() -> None:
    with TerminalGame("--seed", BOUGHT_A_DRAW_CARD, "--bots", "greedy", game="cats") as game:
        play_until_after_payment(game, buy=True)
        assert game.question == f"{QUESTION} e.g. 'anytime d072'"
        game.enter("anytime d072")
        assert game.question.startswith("Press Enter"), "a draw cannot be undone"
        game.enter("")
        assert game.question.startswith("Pay with your 14 fish for the cards that you want of d126")
        # No other anytime card is left, so that nothing is asked before the lessons.
        assert "You learn d126" in game.enter("pay d126")
        assert game.question.startswith("Lay any of your rescue cards")


def test_passing_lays_the_lessons() -> None:
    with TerminalGame("--seed", BOUGHT_A_DRAW_CARD, "--bots", "greedy", game="cats") as game:
        play_until_after_payment(game, buy=True)
        assert {"pass", "anytime d072"} <= {*game.enter("?").splitlines()}
        assert "Not allowed" in game.enter("lay nothing")
        assert game.question.startswith(QUESTION)
        game.enter("pass")
        while game.question.startswith("Press Enter"):
            game.enter("")
        assert game.question.startswith("Lay any of your rescue cards")
        assert "anytime d072" in game.enter("?").splitlines(), "the card stays in the hand"


@pytest.mark.parametrize("words", [["--mode", "solo"], ["--players", "2"], ["--players", "4"]])
def test_a_player_without_an_anytime_card_is_not_asked(words: list[str]) -> None:
    with TerminalGame("--seed", "1", *words, game="cats") as game:
        play_until_after_payment(game, buy=False)
        assert game.question.startswith("Lay any of your rescue cards")
        assert QUESTION not in game.output
        assert "You pass" not in game.output
