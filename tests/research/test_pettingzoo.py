"""PettingZoo's own tests, for all modes and numbers of seats, and what illegal choices do."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from tests.research.theirs import api_test, render_test, seed_test

from skerry.research.batch import IllegalChoice
from skerry.research.pettingzoo import cats_v1, skye_v1

ENVS = {
    **{f"skye-{players}": partial(skye_v1.env, players=players) for players in range(2, 6)},
    **{f"cats-{players}": partial(cats_v1.env, players=players) for players in range(2, 5)},
    **{
        f"cats-family-{players}": partial(cats_v1.env, mode="family", players=players)
        for players in range(2, 5)
    },
    "cats-solo": partial(cats_v1.env, mode="solo", difficulty="hard"),
}


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; the rewards of all agents."""
    env.reset(seed=seed)
    random, rewards = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = reward
        over = termination or truncation
        env.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_their_api_test(make: Any) -> None:
    with warnings.catch_warnings():
        # They advise against what their own games with masks do: observations that are dicts.
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each)")
        api_test(make(), num_cycles=300)


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_their_seed_test(make: Any) -> None:
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_their_render_test(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(make)
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("reward", "total"),
    [("rank", 0.0), ("win", 1.0), ("margin", None)],
    ids=["rank", "win", "margin"],
)
def test_rewards_of_a_whole_game(reward: str, total: float | None) -> None:
    rewards = play_out(skye_v1.env(players=3, reward=reward), 4)
    assert len(rewards) == 3
    if total is None:
        assert sum(gain > 0 for gain in rewards.values()) <= 1
        assert max(rewards.values()) > min(rewards.values())
    else:
        assert sum(rewards.values()) == pytest.approx(total)


def test_an_illegal_choice_raises_and_changes_nothing() -> None:
    env = skye_v1.raw_env(players=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match=f"the mask forbids choice {wrong}"):
        env.step(wrong)
    with pytest.raises(IllegalChoice, match="there is no choice 5000, only 0 to 802"):
        env.step(5000)
    with pytest.raises(ValueError, match="a choice is an integer, not 'axe'"):
        env.step("axe")
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_wrapped_an_illegal_choice_loses() -> None:
    env = skye_v1.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


BAD_PLAYERS: dict[str, Any] = {"players": "two"}


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: skye_v1.env(players=6), "Isle of Skye is for 2 to 5 players, not 6"),
        (lambda: skye_v1.env(**BAD_PLAYERS), "players: a number is needed, not 'two'"),
        (lambda: cats_v1.env(mode="moon"), "option mode: 'moon' is not one of standard, solo"),
        (lambda: cats_v1.env(mood="solo"), "unknown option 'mood'; did you mean 'mode'"),
        (lambda: cats_v1.env(2, mode="solo"), "the solo mode is for 1 player, not 2"),
        (lambda: skye_v1.env(reward="fame"), "reward: 'fame' is none of rank, win, margin"),
        (lambda: skye_v1.env(render_mode="3d"), "render_mode: '3d' is none of human, ansi"),
    ],
)
def test_bad_input(make: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make()


def test_a_closed_environment_says_so() -> None:
    env = skye_v1.raw_env(players=2)
    env.reset(seed=1)
    env.close()
    with pytest.raises(ValueError, match="this environment is closed"):
        env.reset()
    with pytest.raises(ValueError, match="this environment is closed"):
        env.step(9)
