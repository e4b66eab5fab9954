"""What a table remembers of its last steps and messages: as much as it promises, and shared."""

from skerry.table.recent_ids import RecentIds
from skerry.table.steps import RecentSteps, Step


def test_the_last_steps_are_remembered_in_order() -> None:
    steps = RecentSteps(50)
    assert not steps
    for number in range(1, 400):
        before, steps = steps, steps.then(Step((number,), ()))
        assert len(steps) <= 50
        assert len(steps) >= min(number, 50 - 16)
        found = [step.versions[0] for step in steps]
        assert found == list(range(number - len(steps) + 1, number + 1))
        assert [step.versions[0] for step in reversed(steps)] == found[::-1]
        assert (steps[-1].versions[0], steps[0].versions[0]) == (number, found[0])
        assert [step.versions[0] for step in steps.tail(20)] == found[-20:]
        assert steps.tail(0) == ()
        assert not before or before[-1].versions == (number - 1,), "the one before stays as it was"


def test_the_last_ids_are_known_and_older_ones_forgotten() -> None:
    known = RecentIds(64)
    for number in range(300):
        assert str(number) not in known
        before, known = known, known.then(str(number))
        assert str(number) not in before
        ids = list(known)
        assert len(ids) <= 64
        assert len(ids) >= min(number + 1, 64 - 16)
        assert set(ids) == {str(one) for one in range(number - len(ids) + 1, number + 1)}
        assert all(one in known for one in ids)


def test_ids_that_are_added_again_in_their_order_are_forgotten_in_the_same_order() -> None:
    known = RecentIds(64)
    for number in range(90):
        known = known.then(str(number))
    again = RecentIds(64)
    for id in known:
        again = again.then(id)
    for number in range(90, 200):
        known, again = known.then(str(number)), again.then(str(number))
        assert known == again
