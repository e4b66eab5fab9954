"""OpenSpiel's own simulation test, its search by information sets, and one of its learners."""

import json
import pickle
from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402 - only where OpenSpiel is
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner  # noqa: E402 - as above

from skerry.research.openspiel.state import SkerryState  # noqa: E402 - as above

GAMES = [
    *(f"python_skerry_skye(players={players})" for players in range(2, 6)),
    *(f"python_skerry_cats(players={players})" for players in range(2, 5)),
    *(f"python_skerry_cats(players={players},mode=family)" for players in range(2, 5)),
    "python_skerry_cats(players=1,mode=solo,difficulty=hard)",
]


def advanced(name: str, seed: int, choices: int) -> SkerryState:
    """A state after some choices of seats and draws of chance."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while choices > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            choices -= 1
    return state  # type: ignore[no-any-return] # OpenSpiel has no types


@pytest.mark.parametrize("name", GAMES)
def test_their_simulation_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


def test_probabilities_count_copies() -> None:
    """A rare treasure that is in the bag five times is drawn five times as often as a cat."""
    state, random = pyspiel.load_game("python_skerry_cats").new_initial_state(), Random(1)
    while len(state.chance_outcomes()) < 50:
        state.apply_action(random.choice(state.chance_outcomes())[0])
    chances = dict(state.chance_outcomes())
    assert sum(chances.values()) == pytest.approx(1)
    assert max(chances.values()) == pytest.approx(5 * min(chances.values()))


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_look_the_same(name: str) -> None:
    for choices in (3, 20, 41):
        state = advanced(name, choices, choices)
        player = state.current_player()
        random = Random(choices)
        other = state.resample_from_infostate(player, random.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observe(player), state.observe(player))
        assert other.observation_string(player) == state.observation_string(player)
        with pytest.raises(ValueError, match="a resampled state has no past"):
            other.heard_text(player)


def test_solo_needs_no_number_of_players() -> None:
    assert pyspiel.load_game("python_skerry_cats(mode=solo)").num_players() == 1
    assert pyspiel.load_game("python_skerry_cats").num_players() == 2


def test_information_states_remember() -> None:
    """Two seats that see the same now still know what they heard before."""
    state = advanced("python_skerry_skye(players=2)", 3, 60)
    player = state.current_player()
    remembered = state.information_state_string(player)
    assert remembered.endswith(state.observation_string(player))
    events = [json.loads(line) for line in state.heard_text(player).splitlines()]
    assert len(events) > 20
    assert state.information_state_string(1 - player) != remembered
    copy = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
    assert copy.information_state_string(player) == remembered


def test_their_search_over_information_sets() -> None:
    state = advanced("python_skerry_skye(players=3)", 2, 40)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=6,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_one_of_their_learners() -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game("python_skerry_cats(players=2,mode=family,reward=win)"), seed=1
    )
    agents = [
        tabular_qlearner.QLearner(
            player_id=player, num_actions=environment.game.num_distinct_actions()
        )
        for player in range(2)
    ]
    step = environment.reset()
    for _choice in range(60):
        if step.last():
            break
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    assert all(agent._q_values for agent in agents)


@pytest.mark.parametrize(
    ("choices", "action", "sentence"),
    [
        (3, 802, "the mask forbids choice 802"),
        (3, 803, "there is no choice 803, only 0 to 802"),
        (3, -2, "there is no choice -2"),
    ],
)
def test_an_illegal_choice_changes_nothing(choices: int, action: int, sentence: str) -> None:
    state = advanced("python_skerry_skye", 1, choices)
    before, history = str(state), state.history()
    with pytest.raises(ValueError, match=sentence):
        state.apply_action(action)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(state.legal_actions()[0])


def test_an_impossible_draw_changes_nothing() -> None:
    state = pyspiel.load_game("python_skerry_skye").new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match="chance cannot draw 900 now"):
        state.apply_action(900)
    assert str(state) == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("python_skerry_skye(players=7)", "for 2 to 5 players, not 7"),
        ("python_skerry_cats(mode=moon)", "'moon' is not one of standard"),
        ("python_skerry_skye(reward=fame)", "'fame' is none of rank"),
    ],
)
def test_bad_input(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name).new_initial_state()
