"""Work spread over processes, its results in order."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from itertools import islice
from typing import TypeVar

from newvegas_desktop.cli.problem import Problem

J = TypeVar("J")
R = TypeVar("R")

MOST_PROCESSES = 61
"""As many as every system can wait for."""
LARGEST_CHUNK = 20
"""Jobs given to a process at once."""


def _many(work: Callable[[J], R], jobs: list[J]) -> list[R]:
    return [work(job) for job in jobs]


def in_order(work: Callable[[J], R], jobs: Iterator[J], count: int, processes: int, stack: ExitStack) -> Iterator[R]:
    """The results of so many jobs in their order; the work is a function of a module."""
    size = max(1, min(LARGEST_CHUNK, count // (processes * 4)))
    processes = min(processes, -(-count // size), MOST_PROCESSES)
    if processes == 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    # what has not begun when it is stopped is not done
    stack.callback(pool.shutdown, wait=True, cancel_futures=True)
    waiting: deque[Future[list[R]]] = deque()
    try:
        while True:
            while len(waiting) < processes * 2 and (chunk := list(islice(jobs, size))):
                waiting.append(pool.submit(_many, work, chunk))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise Problem("a process was ended from outside, perhaps for want of memory; try fewer --jobs.") from None
