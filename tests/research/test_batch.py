"""Batches: numpy windows into compiled memory, the same games in any number of places."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from numpy.typing import NDArray
from tests.research.tables import TABLES, moments

from skerry.core.compiled.batch import game_seed
from skerry.core.compiled.choices import WIN
from skerry.core.registry import find
from skerry.research.batch import Batch, IllegalChoice, drawn_from
from skerry.research.played import PlayedByChoices
from skerry.research.processes import ARRAYS, BatchClosed, ParallelBatch, WorkerLost
from skerry.research.table import StudyTable

Policy = Callable[[NDArray[np.int16], NDArray[np.bool_]], NDArray[np.int64]]


def by_observation(observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A choice that follows from what is observed and from nothing else."""
    weights = np.arange(observations.shape[1]) % 7 + 1
    wanted = (observations.astype(np.int64) @ weights) % masks.sum(axis=1)
    return np.array([np.flatnonzero(mask)[nth] for mask, nth in zip(masks, wanted, strict=True)])


def points_of_games(batch: Batch, games: int, policy: Policy) -> dict[int, list[int]]:
    """The points of the first games, by their numbers."""
    found: dict[int, list[int]] = {}
    while len([number for number in found if number < games]) < games:
        playing = batch.numbers.copy()
        batch.step(policy(batch.observations, batch.masks))
        for place in np.flatnonzero(batch.done):
            found[int(playing[place])] = batch.points[place].tolist()
    return {number: found[number] for number in range(games)}


@pytest.mark.parametrize("name", ["skye", "cats"])
def test_a_game_depends_on_its_number_and_its_choices_only(name: str) -> None:
    one = points_of_games(Batch(name, 2, games=1, seed=5), 6, by_observation)
    three = points_of_games(Batch(name, 2, games=3, seed=5), 6, by_observation)
    assert one == three
    assert len({tuple(points) for points in one.values()}) > 3
    assert points_of_games(Batch(name, 2, games=3, seed=6), 6, by_observation) != three


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_a_batch_plays_what_a_single_game_plays(reward: str) -> None:
    batch = Batch("skye", 3, games=2, seed=9, reward=reward)
    single = PlayedByChoices(StudyTable("skye", 3), reward, skip_forced=True)
    single.restart(game_seed(9, 0))
    while not batch.done[0]:
        assert single.mover == batch.actors[0]
        assert list(single.game.options()) == np.flatnonzero(batch.masks[0]).tolist()
        chosen = by_observation(batch.observations, batch.masks)
        single.choose(int(chosen[0]))
        batch.step(chosen)
    assert single.mover < 0
    assert batch.rewards[0].tolist() == single.rewards()
    assert batch.points[0].tolist() == [single.game.points_of(seat) for seat in range(3)]


def test_rewards_agree_with_the_standings_of_the_rules() -> None:
    for name, make in TABLES.items():
        for seed in range(3):
            *_, game = moments(make, seed)
            plugin = find(name.partition("-")[0])
            result = plugin.game.result(game.state)
            assert result is not None
            assert [game.points_of(seat) for seat in range(game.seats)] == list(result.scores)
            rewards = vec[float]([-9.0] * game.seats)
            game.rewards_into(WIN, rewards, 0)
            winners = tuple(seat for seat in range(game.seats) if rewards[seat] > 0)
            assert winners == tuple(seat for seat in result.winners if seat >= 0)


def test_arrays_are_windows() -> None:
    batch = Batch("cats", 2, games=4, seed=1)
    before, window = batch.observations.copy(), batch.observations
    batch.step(batch.sample())
    assert window is batch.observations
    assert not np.array_equal(window, before)
    assert batch.masks.dtype == bool
    assert batch.masks.any(axis=1).all()
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


def test_forced_choices_can_be_kept() -> None:
    kept = Batch("skye", 2, games=8, seed=1, skip_forced=False)
    skipped = Batch("skye", 2, games=8, seed=1)
    singles = {"kept": 0, "skipped": 0}
    for _step in range(200):
        for name, batch in (("kept", kept), ("skipped", skipped)):
            batch.step(batch.sample())
            singles[name] += int((batch.masks.sum(axis=1) == 1).sum())
    assert singles["kept"] > 0
    assert singles["skipped"] == 0


def test_a_batch_can_begin_anew() -> None:
    batch = Batch("skye", 2, games=4, seed=1)
    first = batch.observations.copy()
    while not batch.done.any():
        batch.step(batch.sample())
    batch.restart(1)
    assert np.array_equal(batch.observations, first)
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_an_illegal_choice_changes_nothing() -> None:
    batch = Batch("skye", 2, games=3, seed=1)
    before = batch.observations.copy()
    good = batch.sample()
    wrong = int(np.flatnonzero(~batch.masks[2])[0])
    with pytest.raises(IllegalChoice, match=f"game 2: the mask forbids choice {wrong}"):
        batch.step([*good[:2], wrong])
    with pytest.raises(IllegalChoice, match="game 0: there is no choice -1, only 0 to 802"):
        batch.step([-1, *good[1:]])
    assert np.array_equal(batch.observations, before)
    batch.step(good)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([9, 9], r"the shape must be \(3,\), not \(2,\)"),
        (np.zeros((3, 1), np.int64), r"the shape must be \(3,\), not \(3, 1\)"),
        (np.zeros(3), "integers are needed, not float64"),
        (["a", "b", "c"], "integers are needed, not <U1"),
        (np.full(3, 2**63, np.uint64), "there is no choice 9223372036854775808"),
    ],
)
def test_wrong_shapes_and_kinds(actions: Any, sentence: str) -> None:
    batch = Batch("skye", 2, games=3, seed=1)
    with pytest.raises(ValueError, match=sentence):
        batch.step(actions)


def test_bad_tables() -> None:
    with pytest.raises(ValueError, match="games: at least 1 is needed, not 0"):
        Batch("skye", games=0)
    for batch in (Batch, ParallelBatch):
        with pytest.raises(ValueError, match="games: an integer is needed"):
            batch("skye", games=2.5)  # type: ignore[arg-type] # that is the point
        with pytest.raises(ValueError, match="seed: an integer is needed, not 'x'"):
            batch("skye", seed="x")  # type: ignore[arg-type] # that is the point
    with pytest.raises(ValueError, match="unknown game 'skie'; did you mean 'skye'"):
        Batch("skie")
    with pytest.raises(ValueError, match="reward: 'fame' is none of rank, win, margin"):
        Batch("skye", reward="fame")


@pytest.mark.parametrize("name", ["skye", "cats"])
def test_several_processes_play_the_same_games(name: str) -> None:
    one = Batch(name, 2, games=5, seed=3)
    with ParallelBatch(name, 2, games=5, seed=3, workers=2) as several:
        for _step in range(150):
            for array in ARRAYS:
                assert np.array_equal(getattr(one, array), getattr(several, array)), array
            chosen = by_observation(one.observations, one.masks)
            one.step(chosen)
            several.step(chosen)
        assert all(several.masks[place, choice] for place, choice in enumerate(several.sample()))
        with pytest.raises(IllegalChoice, match="game 0: there is no choice -5"):
            several.step([-5, 0, 0, 0, 0])


def test_a_lost_process_is_named() -> None:
    with ParallelBatch("skye", 2, games=4, seed=3, workers=2) as batch:
        batch._processes[1].kill()
        batch._processes[1].join()
        with pytest.raises(WorkerLost, match="process 1 of the batch has ended"):
            batch.step(batch.sample())
    with pytest.raises(ValueError, match="workers: 1 to 4 for 4 games, not 9"):
        ParallelBatch("skye", games=4, workers=9)


def test_a_closed_batch_says_so() -> None:
    batch = ParallelBatch("skye", 2, games=2, seed=3, workers=1)
    chosen = batch.sample()
    batch.close()
    batch.close()
    for use in (batch.sample, lambda: batch.step(chosen), lambda: batch.observations):
        with pytest.raises(BatchClosed, match="this batch is closed; make a new one"):
            use()
    with pytest.raises(AttributeError, match="has no attribute 'moon'"):
        getattr(batch, "moon")  # noqa: B009 - a plain attribute is an expression without use


class AlwaysZero(np.random.Generator):
    """Draws the lowest number there is."""

    def random(self, *args: Any, **kwargs: Any) -> Any:
        """Only zeros."""
        return np.zeros_like(super().random(*args, **kwargs))


def test_what_is_drawn_is_legal_whatever_was_drawn() -> None:
    masks = np.array([[False, False, True], [False, True, True]])
    assert drawn_from(masks, AlwaysZero(np.random.PCG64(1))).tolist() == [2, 1]
