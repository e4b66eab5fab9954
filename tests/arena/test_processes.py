"""A function over many tasks in processes."""

import threading
from collections.abc import Iterator
from itertools import count

import pytest

from skerry.arena.processes import map_in_processes


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(map_in_processes(abs, [-5, 3, -1, 0, 7], jobs=2)) == [5, 3, 1, 0, 7]
    assert list(map_in_processes(abs, [], jobs=2)) == []


def test_a_fault_is_raised_where_the_results_are_read() -> None:
    results = map_in_processes(int, ["1", "2", "three", "4"], jobs=2)
    assert [next(results), next(results)] == [1, 2]
    with pytest.raises(ValueError, match="three"):
        next(results)


def test_tasks_are_taken_only_as_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    before = set(threading.enumerate())
    results = map_in_processes(abs, tasks(), jobs=2)
    assert [next(results) for _ in range(20)] == list(range(20))
    results.close()  # type: ignore[attr-defined] # it is a generator
    assert len(taken) < 40
    assert set(threading.enumerate()) <= before


def test_an_interrupt_finds_no_lock_of_the_pool_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that an interrupt leaves taken stops everybody who waits for it, forever."""
    taken: list[str] = []
    enter = threading.Condition.__enter__

    def watched(condition: threading.Condition) -> bool:
        if threading.current_thread() is threading.main_thread():
            taken.append(repr(condition))
        return enter(condition)

    results = map_in_processes(abs, range(50), jobs=2)
    assert next(results) == 0
    monkeypatch.setattr(threading.Condition, "__enter__", watched)
    assert list(results) == list(range(1, 50))
    assert taken == []
