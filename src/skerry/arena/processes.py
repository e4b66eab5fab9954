"""A function over many tasks in processes of this machine, safe to interrupt."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

ORPHAN_SECONDS = 1.0
"""How often a worker looks whether its parent still runs."""
AHEAD = 4
"""How many tasks of each process are under way at once, however many there are."""


def map_in_processes(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results in the order of the tasks; BrokenProcessPool if a process dies.

    >>> list(map_in_processes(abs, [-1, 2, -3], jobs=2))
    [1, 2, 3]
    """
    # An interrupt can hit this thread between the moment a lock of the pool is taken and the moment
    # it would be released, and the pool would wait for that lock forever. So the pool belongs to a
    # thread that no interrupt hits; these two queues are written in C and have no such moment.
    wanted: SimpleQueue[bool] = SimpleQueue()
    results: SimpleQueue[list[R] | BaseException] = SimpleQueue()
    feeder = Thread(target=_feed, args=(function, tasks, jobs, wanted, results), daemon=True)
    feeder.start()
    try:
        while True:
            wanted.put(True)
            result = results.get()
            if isinstance(result, BaseException):
                raise result
            if not result:
                return
            yield result[0]
    finally:
        wanted.put(False)
        feeder.join()


def _feed(
    function: Callable[[T], R],
    tasks: Iterable[T],
    jobs: int,
    wanted: "SimpleQueue[bool]",
    results: "SimpleQueue[list[R] | BaseException]",
) -> None:
    """Answer each wish with a result, or with an empty list after the last one."""
    try:
        # Forked workers start at once and have the game loaded; they leave Ctrl-C to their parent.
        pool = ProcessPoolExecutor(jobs, get_context("fork"), _begin_worker, (os.getpid(),))
        try:
            left = iter(tasks)
            ahead = deque(pool.submit(function, task) for task in islice(left, AHEAD * jobs))
            while ahead and wanted.get():
                results.put([ahead.popleft().result()])
                ahead.extend(pool.submit(function, task) for task in islice(left, 1))
            results.put([])
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    except BaseException as error:  # it is raised again where the results are read
        results.put(error)


def _begin_worker(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # A parent that is killed cannot tell its workers to end.
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(ORPHAN_SECONDS)
    os._exit(1)
