"""Processes that make batches, and give them back in shared memory."""

from __future__ import annotations

import multiprocessing
import pickle
import secrets
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np

from lazyasync.data.batches import Arrays, Collate, Items
from lazyasync.trees import leaves, tree_map

AHEAD: Final = 2
"""How many batches a process makes, or has made, that nobody has taken. Each has its own memory."""
_ALIGNED: Final = 64


class _Placed:
    """Stands for an array that is in shared memory."""

    __slots__ = ("dtype", "offset", "shape")

    def __init__(self, offset: int, shape: tuple[int, ...], dtype: np.dtype) -> None:
        self.offset, self.shape, self.dtype = offset, shape, dtype

    def view(self, memory: SharedMemory) -> np.ndarray:
        return np.ndarray(self.shape, self.dtype, memory.buf, self.offset)


def _is_shared(leaf: Any) -> bool:
    return isinstance(leaf, np.ndarray) and not leaf.dtype.hasobject


def _place(tree: Any, memory_of: Callable[[int], SharedMemory]) -> tuple[str, Any]:
    """Copies the arrays of a tree into memory of a size; its name, and the tree without them."""
    size, offsets = 0, []
    for leaf in filter(_is_shared, leaves(tree)):
        offsets.append(size)
        size += -(-leaf.nbytes // _ALIGNED) * _ALIGNED
    memory = memory_of(max(size, 1))
    following = iter(offsets)

    def placed(leaf: Any) -> Any:
        if not _is_shared(leaf):
            return leaf
        place = _Placed(next(following), leaf.shape, leaf.dtype)
        place.view(memory)[...] = leaf
        return place

    return memory.name, tree_map(placed, tree)


def _names(worker: str) -> list[tuple[str, str]]:
    """What a worker calls its memory, for each batch that it may have ahead.

    Larger memory takes the other name of the two: whoever reads has the former one until then. So
    all of it can be found when a process has died, whatever it had not told yet.
    """
    return [(f"{worker}{turn}a", f"{worker}{turn}b") for turn in range(AHEAD)]


def _work(
    connection: Connection,
    source: Arrays | Items,
    memory: str | None,
    collate: Collate | None,
    worker: str,
) -> None:
    """What a process does: it answers numbers of items with a batch of them, until it is told."""
    if memory is not None:
        opened = SharedMemory(memory)  # which is open as long as this function runs
        source = Arrays(tree_map(lambda leaf: leaf.view(opened), source))
    own: list[SharedMemory | None] = [None] * AHEAD
    names = _names(worker)
    turn = 0

    def memory_of(size: int) -> SharedMemory:
        before = own[turn]
        if before is not None and before.size >= size:
            return before
        name, other = names[turn]
        if before is not None:
            before.close()
            name = other if before.name == name else name
        made = own[turn] = SharedMemory(name, create=True, size=size)
        return made

    with suppress(EOFError, OSError, KeyboardInterrupt):  # the other end has been closed
        while True:
            indices = connection.recv()
            try:
                answer: Any = (True, *_place(source.batch(indices, collate), memory_of))
                connection.send(answer)
            except BrokenPipeError:
                raise
            except Exception as error:
                connection.send(_failure(error))
            turn = (turn + 1) % AHEAD


def _failure(error: Exception) -> tuple[bool, bytes | None, str]:
    """An error for another process: itself, if it can be sent, and how it came about."""
    try:
        sent = pickle.dumps(error)
        pickle.loads(sent)
    except Exception:
        return False, None, traceback.format_exc()
    return False, sent, traceback.format_exc()


def _free(memory: SharedMemory) -> None:
    memory.close()
    memory.unlink()


class _Worker:
    """A process, as those see it that wait for its batches."""

    def __init__(self, number: int, source: Any, memory: str | None, collate: Any) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.number = number
        self._name = f"lazyasync-{secrets.token_hex(4)}-"
        self.connection, other = spawn.Pipe()
        self.process = spawn.Process(
            target=_work, args=(other, source, memory, collate, self._name), daemon=True
        )
        self.process.start()
        other.close()
        self.memories: list[SharedMemory | None] = [None] * AHEAD
        self.turn = 0

    def ask(self, indices: np.ndarray) -> None:
        with suppress(BrokenPipeError):  # `take` says that it has died
            self.connection.send(indices)

    def take(self) -> Any:
        """The next batch. Raises what making it has raised, ``RuntimeError`` for a dead process."""
        wait([self.connection, self.process.sentinel])
        try:
            answer = self.connection.recv() if self.connection.poll() else None
        except (EOFError, OSError):
            answer = None
        if answer is None:
            self.process.join()
            raise RuntimeError(
                f"Loader: worker process {self.number} has died with the exit code "
                f"{self.process.exitcode}"
            )
        turn, self.turn = self.turn, (self.turn + 1) % AHEAD
        if not answer[0]:
            raise _received(answer[1], answer[2], self.number)
        _, name, tree = answer
        memory = self.memories[turn]
        if memory is None or memory.name != name:
            self._drop(turn)
            memory = self.memories[turn] = SharedMemory(name)
        opened = memory
        return tree_map(
            lambda leaf: leaf.view(opened).copy() if isinstance(leaf, _Placed) else leaf, tree
        )

    def _drop(self, turn: int) -> None:
        memory = self.memories[turn]
        if memory is not None:
            _free(memory)
            self.memories[turn] = None

    def close(self) -> None:
        """Ends the process, and gives its memory back."""
        self.process.terminate()
        self.process.join()
        self.connection.close()
        self.process.close()
        for turn in range(AHEAD):
            self._drop(turn)
        for name in chain.from_iterable(_names(self._name)):  # those that nobody has taken as well
            with suppress(FileNotFoundError, ValueError):  # the latter of one that has no size yet
                _free(SharedMemory(name))


def _received(sent: bytes | None, text: str, number: int) -> Exception:
    error = RuntimeError("Loader: a worker has raised") if sent is None else pickle.loads(sent)
    error.add_note(f"in worker process {number} of a Loader:\n{text}")
    found: Exception = error
    return found


def batches_of_processes(
    source: Arrays | Items, orders: Iterator[np.ndarray], collate: Collate | None, count: int
) -> Iterator[Any]:
    """The batches of items with these numbers, in their order, made by several processes."""
    shared: list[SharedMemory] = []
    workers: list[_Worker] = []

    def memory_of(size: int) -> SharedMemory:
        shared.append(SharedMemory(create=True, size=size))
        return shared[0]

    try:
        given: Any = source
        name = None
        if isinstance(source, Arrays):
            name, given = _place(source.tree, memory_of)
        for number in range(count):
            workers.append(_Worker(number, given, name, collate))
        asked = 0
        for indices in islice(orders, AHEAD * count):
            workers[asked % count].ask(indices)
            asked += 1
        taken = 0
        while taken < asked:
            worker = workers[taken % count]
            batch = worker.take()
            taken += 1
            following = next(orders, None)
            if following is not None:
                worker.ask(following)
                asked += 1
            yield batch
    finally:
        for worker in workers:
            worker.close()
        for memory in shared:
            _free(memory)
