"""Information states as tensors: what a seat heard, as rows of numbers after the observation."""

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402 - only where OpenSpiel is
from open_spiel.python.algorithms import tabular_qlearner  # noqa: E402 - as above
from tests.research.test_openspiel import GAMES, advanced  # noqa: E402 - as above

from skerry.core.learners.hearing import WIDTH  # noqa: E402 - as above
from skerry.core.registry import find  # noqa: E402 - as above
from skerry.research.openspiel.observer import SkerryObserver  # noqa: E402 - as above
from skerry.research.openspiel.state import SkerryState  # noqa: E402 - as above

RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def kinds(name: str) -> dict[str, int]:
    """The number of each kind of event, by its tag."""
    learning = find(name).learning
    assert learning is not None
    assert learning.hearing is not None
    tags = [kind.__struct_config__.tag for kind in learning.hearing.kinds]
    return {str(tag): number for number, tag in enumerate(tags, 1)}


def tensor(state: SkerryState, player: int) -> bytes:
    """What OpenSpiel hands to a learner."""
    return np.array(state.information_state_tensor(player), np.float32).tobytes()


def played(state: SkerryState, random: Random) -> None:
    """One random choice, of a seat or of chance."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_equal_tensors_mean_equal_texts(name: str) -> None:
    """Both ways, wherever somebody must choose: a tensor tells what the text tells."""
    texts: dict[tuple[int, bytes], str] = {}
    tensors: dict[tuple[int, str], bytes] = {}
    game = pyspiel.load_game(name)
    for seed in range(3):
        state, random = game.new_initial_state(), Random(seed // 2)
        for _choice in range(60):
            played(state, random)
            for player in range(0 if state.is_chance_node() else game.num_players()):
                text, numbers = state.information_state_string(player), tensor(state, player)
                assert texts.setdefault((player, numbers), text) == text
                assert tensors.setdefault((player, text), numbers) == numbers
        # The next two games begin alike, then differ.
        random.seed(seed)
    assert len(texts) > 10


@pytest.mark.parametrize("name", GAMES)
def test_shapes(name: str) -> None:
    state = advanced(name, 1, 30)
    game, player = state.get_game(), state.current_player()
    observer = game.make_py_observer(RECALL)
    observer.set_from(state, player)
    assert game.information_state_tensor_shape() == list(observer.tensor.shape)
    assert observer.dict["observation"].tolist() == state.observation_tensor(player)
    heard = int(observer.dict["heard"][0])
    rows = observer.dict["rows"]
    assert rows.shape[1] == WIDTH
    assert rows[0][0] == kinds(name.split("_")[2].partition("(")[0])["setup"]
    assert (rows[:heard, 0] != 0).all()
    assert not rows[heard:].any()
    assert observer.tensor.tolist() == state.information_state_tensor(player)


def test_seats_are_counted_from_the_observer() -> None:
    """Everybody hears its own gold, and that others have some."""
    state = advanced("python_skerry_skye(players=3)", 5, 0)
    for player in range(3):
        incomes = [row for row in state.heard_rows(player).tolist() if row[0] == 3]
        assert sorted(row[1] for row in incomes) == [0, 1, 2]
        assert all((row[5] == -1) == (row[1] != 0) for row in incomes)


def test_sealed_prices_are_heard_by_nobody_else() -> None:
    state = advanced("python_skerry_skye(players=2)", 4, 0)
    player = state.current_player()
    one, other = state.clone(), state.clone()
    for after, choices in ((one, (9, 12, 12)), (other, (10, 13, 12))):
        for choice in choices:
            after.apply_action(choice)
    assert tensor(one, 1 - player) == tensor(other, 1 - player) != tensor(state, 1 - player)
    assert tensor(one, player) != tensor(other, player)


def test_past_prices_are_remembered() -> None:
    """The observation forgets the prices of earlier rounds; the information state does not."""
    state = advanced("python_skerry_skye(players=2)", 4, 60)
    rows = state.heard_rows(0).tolist()
    revealed = [row for row in rows if row[0] == kinds("skye")["price"]]
    events = [line for line in state.heard_text(0).splitlines() if '"type":"price"' in line]
    assert len(revealed) == len(events) > 2
    assert all(row[3] == 2 for row in revealed), "two tiles with a price"


def before_watching() -> SkerryState:
    """A game in which a seat may ask to be prompted before the turns of others: choice 2."""
    game = pyspiel.load_game("python_skerry_cats(players=2)")
    for seed in range(100):
        state, random = game.new_initial_state(), Random(seed)
        while not state.is_terminal():
            if not state.is_chance_node() and 2 in state.legal_actions():
                return state  # type: ignore[no-any-return] # OpenSpiel has no types
            played(state, random)
    raise AssertionError("no seat had such a card")


def test_a_seat_remembers_what_nobody_heard() -> None:
    state = before_watching()
    player = state.current_player()
    before = state.heard_rows(player).tolist()
    other = tensor(state, 1 - player)
    state.apply_action(2)
    assert state.heard_rows(player).tolist() == [*before, [28, 1, 2, 0, 0, 0, 0, 0]]
    assert state.information_state_string(player).count("\n[2]\n") == 1
    assert tensor(state, 1 - player) == other


def test_the_oldest_rows_are_forgotten() -> None:
    state = advanced("python_skerry_skye(players=2)", 4, 30)
    observer = SkerryObserver(RECALL, len(state.observation_tensor(0)), most_rows=5)
    observer.set_from(state, 0)
    heard = state.heard_rows(0)
    assert observer.dict["heard"][0] == len(heard) > 5
    assert observer.dict["rows"].tolist() == heard[-5:].tolist()


@pytest.mark.parametrize("name", ["python_skerry_skye", "python_skerry_cats"])
def test_scaled_tensors_say_the_same_in_small_numbers(name: str) -> None:
    plain, scaled = advanced(name, 4, 50), advanced(f"{name}(scaled=true)", 4, 50)
    for one, other in (
        (plain.observation_tensor(0), scaled.observation_tensor(0)),
        (plain.information_state_tensor(0), scaled.information_state_tensor(0)),
    ):
        assert np.max(np.abs(one)) > 50
        assert np.max(np.abs(other)) < 9
        back = np.sign(other) * np.expm1(np.abs(other))
        assert np.round(back).tolist() == one


def most_heard(name: str, seed: int) -> tuple[int, int]:
    """The rows of a whole random game, and how many fit."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal():
        played(state, random)
    players = range(state.num_players())
    fit = state.get_game().make_py_observer(RECALL).dict["rows"]
    return max(len(state.heard_rows(player)) for player in players), len(fit)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_fit(name: str) -> None:
    heard, fit = most_heard(name, 1)
    assert heard < fit


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_many_games_fit(name: str) -> None:
    for seed in range(30):
        heard, fit = most_heard(name, seed)
        assert heard < fit


def trained(environment: Any, choices: int) -> list[Any]:
    """Agents of OpenSpiel after some choices."""
    agents = [
        tabular_qlearner.QLearner(
            player_id=player, num_actions=environment.game.num_distinct_actions()
        )
        for player in range(2)
    ]
    step = environment.reset()
    for _choice in range(choices):
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    return agents


def test_one_of_their_learners_takes_information_states() -> None:
    """Their environment prefers information states as tensors to observations."""
    environment = rl_environment.Environment(
        pyspiel.load_game("python_skerry_skye(players=2,reward=win)")
    )
    environment.seed(1)
    assert environment.observation_spec()["info_state"] == (2134,)
    agents = trained(environment, 40)
    learned = [len(agent._q_values) for agent in agents]
    assert min(learned) > 10
    assert len(set(agents[0]._q_values) & set(agents[1]._q_values)) == 0
