"""Gymnasium's own check, and one seat against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skerry.research.gymnasium import SeatEnv

ENVS: dict[str, dict[str, Any]] = {
    "solo": {"game": "cats", "mode": "solo", "difficulty": "expert"},
    "skye-3": {"game": "skye", "players": 3, "seat": 1, "opponents": ("greedy", "random")},
    "family": {"game": "cats", "mode": "family", "players": 4, "opponents": "random"},
}


def play_out(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """The reward of a random game, and how many choices it had."""
    observation, _ = env.reset(seed=seed)
    random, over, steps, total = np.random.default_rng(seed), False, 0, 0.0
    while not over:
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        assert not info
        steps += 1
        total += float(reward)
    return total, steps


@pytest.mark.parametrize("given", ENVS.values(), ids=ENVS)
def test_their_check(given: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # They advise floating-point observations between -1 and 1; these are counts and numbers.
        warnings.filterwarnings("ignore", ".*not normalized|.*We recommend.*")
        check_env(SeatEnv(**given), skip_render_check=True)


@pytest.mark.parametrize("given", ENVS.values(), ids=ENVS)
def test_the_same_seed_is_the_same_game(given: dict[str, Any]) -> None:
    first = play_out(SeatEnv(**given), 5)
    assert first == play_out(SeatEnv(**given), 5)
    assert first[1] > 10


def test_a_seat_against_a_level_that_hears() -> None:
    env = gymnasium.make("skerry/Skye-v1", opponents="beginner", reward="margin").unwrapped
    reward, _ = play_out(env, 1)
    assert reward < 0
    assert isinstance(env, SeatEnv)
    env.close()
    with pytest.raises(ValueError, match="this environment is closed"):
        env.reset()


def test_solo_by_its_id_with_a_picture() -> None:
    env = gymnasium.make("skerry/CatsSolo-v1", render_mode="rgb_array").unwrapped
    env.reset(seed=2)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


def test_an_illegal_choice_ends_the_episode() -> None:
    env = SeatEnv("skye", 2, opponents="random")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info) == (-1.0, True, {"illegal": True})
    with pytest.raises(ValueError, match="reset the environment first"):
        env.step(9)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "skye", "seat": 2}, "there is no seat 2, only 0 to 1"),
        ({"game": "skye", "opponents": "hal"}, "hal"),
        ({"game": "skye", "opponents": ()}, "opponents: 1 to 1 bots are needed, not 0"),
        ({"game": "skye", "opponents": ("easy", "easy")}, "1 to 1 bots are needed, not 2"),
    ],
)
def test_bad_input(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SeatEnv(**given)
