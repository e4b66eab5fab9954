"""The program that finds out which weights should grow or shrink."""

from pathlib import Path
from random import Random

import pytest
from train import cats_contrasts as contrasts

from skerry.games.cats.bots.weights import NAMES
from skerry.games.cats.game.options import Mode

WEIGHTS = contrasts.weights_of(Mode.STANDARD)


def true_margin(deal: int) -> float:
    """The first weight should grow, the second one shrink, and luck does the rest."""
    signs = contrasts.signs_of(WEIGHTS, deal)
    return 6 * signs["GROW1"] - 4 * signs["GROW2"] + Random(deal).gauss(0, 5)


def test_effects_are_found_among_noise_and_move_their_weights() -> None:
    found = contrasts.effects(WEIGHTS, {deal: true_margin(deal) for deal in range(400)})
    for name, truth in (("GROW1", 6), ("GROW2", -4), ("GROW3", 0)):
        effect, error = found[name]
        assert abs(effect - truth) < 4 * error < 2
    after = contrasts.moved(WEIGHTS, found, 0.25)
    assert after[NAMES.index("GROW1")] > WEIGHTS[NAMES.index("GROW1")]
    assert after[NAMES.index("GROW2")] < WEIGHTS[NAMES.index("GROW2")]
    assert after[NAMES.index("HERD")] == WEIGHTS[NAMES.index("HERD")] == -1, "it is not used"


def test_a_run_continues_with_the_deals_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def play_all(
        _mode: Mode,
        _weights: list[int],
        _share: float,
        _points: float,
        deals: list[int],
        _jobs: int,
    ) -> list[tuple[int, float]]:
        asked.extend(deals)
        return [(deal, true_margin(deal)) for deal in deals]

    monkeypatch.setattr(contrasts, "play_all", play_all)
    contrasts.main(["--out", str(tmp_path), "--deals", "120"])
    file = tmp_path / "standard.jsonl"
    file.write_text(file.read_text()[:-3])
    contrasts.main(["--out", str(tmp_path), "--deals", "122"])
    assert asked == [*range(120), 119, 120, 121]
    assert len(contrasts.known_gains(file)) == 122


def test_what_both_make_counts_as_often_as_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(_mode: Mode, seats: list[list[int]], _deal: int) -> list[int]:
        # A higher first weight brings a point for each unit, to both.
        return [seats[0][0] + seats[1][0]] * 2

    monkeypatch.setattr(contrasts, "play", play)
    only, both = (contrasts.gain(Mode.STANDARD, WEIGHTS, 0.25, points, 1) for points in (0, 2))
    raised = contrasts.signs_of(WEIGHTS, 1)["GROW1"] * round(WEIGHTS[0] * 0.25)
    assert only == 0
    assert both == 2 * 4 * raised


def test_too_few_deals_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        contrasts.main(["--out", str(tmp_path), "--deals", "10"])
    assert "--deals must be at least" in capsys.readouterr().err
