"""Loaders: order, epochs, going on, workers that raise, die, and are left."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la


class Squares:
    """A sequence of items that are made when they are asked for."""

    def __init__(self, length: int, bad: int = -1, dies: int = -1) -> None:
        self.length, self.bad, self.dies = length, bad, dies

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> dict[str, Any]:
        if index == self.bad:
            raise LookupError(f"no item {index}")
        if index == self.dies:
            os._exit(7)
        return {"x": np.full((3,), index**2, np.float32), "index": index, "name": f"item {index}"}


def numbers(batches: Any) -> list[list[int]]:
    return [batch["index"].tolist() for batch in batches]


def threads() -> int:
    return sum(thread.name.startswith("Loader") for thread in threading.enumerate())


@pytest.mark.parametrize("options", [{}, {"workers": 2}, {"processes": 2}])
def test_batches_in_order(options: dict[str, int]) -> None:
    loader = la.data.Loader(Squares(7), 3, **options)
    batches = list(loader)
    assert numbers(batches) == [[0, 1, 2], [3, 4, 5], [6]]
    assert batches[1]["x"].tolist() == [[9.0] * 3, [16.0] * 3, [25.0] * 3]
    assert batches[1]["x"].dtype == np.float32
    assert batches[2]["name"] == ["item 6"]
    batches[0]["x"][:] = 0  # each has memory of its own
    assert batches[2]["x"].tolist() == [[36.0] * 3]
    assert threads() == 0
    assert multiprocessing.active_children() == []


def test_the_order_follows_from_the_seed_and_the_epoch() -> None:
    loader = la.data.Loader(Squares(10), 4, shuffle=True, seed=3, drop_last=True)
    again = la.data.Loader(Squares(10), 4, shuffle=True, seed=3, workers=3, drop_last=True)
    epochs = [numbers(loader) for _ in range(3)]
    assert [numbers(again) for _ in range(3)] == epochs
    assert [numbers(again.epoch(number)) for number in range(3)] == epochs
    assert epochs[0] != epochs[1]
    assert len(loader) == len(epochs[0]) == 2
    other = la.data.Loader(Squares(10), 4, shuffle=True, seed=4, drop_last=True)
    assert numbers(other) != epochs[0]
    flat = [batch for epoch in epochs for batch in epoch]
    for step in range(6):
        assert numbers(loader.from_step(step, 6)) == flat[step:]
    assert numbers(again.epoch(1, 1)) == epochs[1][1:]


@pytest.mark.parametrize("options", [{}, {"workers": 2}])
def test_going_on_in_the_middle_of_an_epoch(options: dict[str, int]) -> None:
    make = lambda: la.data.Loader(Squares(9), 2, shuffle=True, **options)  # noqa: E731
    whole = [*numbers(make()), *numbers(make().epoch(1))]
    loader = make()
    iterator = iter(loader)
    taken = [next(iterator)["index"].tolist() for _ in range(3)]
    state = loader.state_dict()
    iterator.close()  # type: ignore[attr-defined]
    assert state == {"epoch": 0, "batch": 3}
    other = make()
    other.load_state_dict(state)
    assert [*taken, *numbers(other), *numbers(other)] == whole
    assert threads() == 0
    assert multiprocessing.active_children() == []


class Noisy:
    """Items of random bits, augmented by numbers that follow from the item alone."""

    def __len__(self) -> int:
        return 11

    def __getitem__(self, index: int) -> np.ndarray:
        drawn: np.ndarray = np.random.default_rng(index).standard_normal(5)
        return drawn.astype(np.float32) * np.float32(0.1)


@pytest.mark.parametrize("options", [{}, {"workers": 2}, {"processes": 1}])
def test_a_resumed_run_has_the_same_bits(options: dict[str, int]) -> None:
    whole = list(la.data.Loader(Noisy(), 3, shuffle=True, seed=5).from_step(0, 11))
    loader = la.data.Loader(Noisy(), 3, shuffle=True, seed=5, **options)
    for step in (2, 5) if "processes" not in options else (5,):
        resumed = list(loader.from_step(step, 11))
        assert [batch.tobytes() for batch in resumed] == [b.tobytes() for b in whole[step:]]


def test_arrays_are_sliced() -> None:
    source = {"x": np.arange(12).reshape(6, 2), "y": (np.arange(6) * 10,)}
    for options in ({}, {"workers": 1}, {"processes": 1}):
        loader = la.data.Loader(source, 4, **options)
        first, last = loader
        assert first["x"].tolist() == source["x"][:4].tolist()
        assert last["y"][0].tolist() == [40, 50]
    doubled = la.data.Loader(np.arange(4), 2, collate=lambda array: array * 2)
    assert [batch.tolist() for batch in doubled] == [[0, 2], [4, 6]]


def test_streams() -> None:
    def stream() -> Iterator[tuple[int, str]]:
        yield from ((number, str(number)) for number in range(5))

    class Again:
        def __iter__(self) -> Iterator[tuple[int, str]]:
            return stream()

    loader = la.data.Loader(Again(), 2)
    batches = [(x.tolist(), names) for x, names in loader]
    assert batches == [([0, 1], ["0", "1"]), ([2, 3], ["2", "3"]), ([4], ["4"])]
    assert [x.tolist() for x, _ in loader.epoch(0, 1)] == [[2, 3], [4]]
    assert len(list(la.data.Loader(Again(), 2, drop_last=True))) == 2


async def test_asynchronous_streams(runtime: la.Runtime) -> None:
    class Stream:
        async def __aiter__(self) -> AsyncIterator[np.ndarray]:
            for number in range(5):
                yield np.full(2, number)

    loader = la.data.Loader(Stream(), 2)
    found = [(await batch.numpy())[:, 0].tolist() async for batch in la.prefetch(loader)]
    assert found == [[0, 1], [2, 3], [4]]
    loader.load_state_dict({"epoch": 0, "batch": 1})
    found = [batch[:, 0].tolist() async for batch in loader]  # type: ignore[attr-defined]
    assert found == [[2, 3], [4]]


@pytest.mark.parametrize("options", [{}, {"workers": 2}])
async def test_prefetched(runtime: la.Runtime, options: dict[str, int]) -> None:
    loader = la.data.Loader(Squares(20), 2, collate=_only_x, **options)
    async with la.prefetch(loader.from_step(3), depth=2) as stream:
        found = []
        async for batch in stream:
            found.append((await batch.numpy())[:, 0].tolist())
            if len(found) == 2:
                break
    assert found == [[36.0, 49.0], [64.0, 81.0]]


def _only_x(items: list[Any]) -> np.ndarray:
    return np.stack([item["x"] for item in items])


@pytest.mark.parametrize("options", [{}, {"workers": 2}, {"processes": 1}])
def test_errors_of_workers(options: dict[str, int]) -> None:
    loader = la.data.Loader(Squares(8, bad=5), 2, **options)
    found = []
    with pytest.raises(LookupError, match="no item 5") as raised:
        for batch in loader:
            found.append(batch["index"].tolist())
    assert found == [[0, 1], [2, 3]]
    if "processes" in options:
        (note,) = raised.value.__notes__
        assert "in worker process 0 of a Loader" in note
        assert "in __getitem__" in note
    assert threads() == 0
    assert multiprocessing.active_children() == []


def test_a_process_that_dies() -> None:
    loader = la.data.Loader(Squares(8, dies=2), 2, processes=1)
    with pytest.raises(RuntimeError, match="worker process 0 has died with the exit code 7"):
        list(loader)
    assert multiprocessing.active_children() == []


class Unsent:
    """What ends a process that sends it, or cannot be sent."""

    def __init__(self, raises: bool) -> None:
        self.raises = raises

    def __reduce__(self) -> Any:
        if self.raises:
            raise LookupError("cannot be sent")
        os._exit(7)


class Growing:
    """A sequence of which each batch is larger than the one before; one is not sent."""

    def __init__(self, bad: int = -1, raises: bool = False) -> None:
        self.bad, self.raises = bad, raises

    def __len__(self) -> int:
        return 9

    def __getitem__(self, index: int) -> dict[str, Any]:
        other = Unsent(self.raises) if index == self.bad else None
        return {"x": np.full((10_000 * (index + 1),), index), "index": index, "other": other}


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="shows shared memory as files")
@pytest.mark.parametrize(
    ("source", "count", "error"),
    [
        (Squares(40), 3, None),
        (Growing(), 9, None),
        (Growing(), 4, None),
        *((Growing(bad, True), bad, LookupError) for bad in (0, 2, 5)),
        *((Growing(bad), bad, RuntimeError) for bad in (0, 5)),
    ],
)
def test_shared_memory_is_given_back(
    source: Any, count: int, error: type[Exception] | None
) -> None:
    before = set(os.listdir("/dev/shm"))
    batches = la.data.Loader(source, 1, processes=2 if error is None else 1).epoch(0)
    taken = [next(batches) for _ in range(count)]
    assert numbers(taken) == [[index] for index in range(count)]
    if isinstance(source, Growing):
        assert all((batch["x"] == batch["index"]).all() for batch in taken)
    if error is not None:
        with pytest.raises(error, match=r"cannot be sent|exit code 7"):
            next(batches)
    batches.close()  # type: ignore[attr-defined]
    left = set(os.listdir("/dev/shm")) - before
    assert not [name for name in left if name.startswith(("psm_", "lazyasync-"))]


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: la.data.Loader(3, 2), TypeError, "takes arrays, a sequence or an iterable"),
        (lambda: la.data.Loader({"x": [1]}, 2), TypeError, "a dict must have arrays only"),
        (lambda: la.data.Loader(Squares(3), 0), ValueError, "batch_size"),
        (lambda: la.data.Loader(Squares(3), 1, workers=1, processes=1), ValueError, "not both"),
        (lambda: la.data.Loader(iter([1]), 1, shuffle=True), ValueError, "shuffle, workers and"),
        (lambda: len(la.data.Loader(iter([1]), 1)), TypeError, "has no length"),
        (
            lambda: la.data.Loader((np.zeros(3), np.zeros(4)), 1),
            ValueError,
            "must be of one length",
        ),
        (lambda: la.data.Loader([], 1).from_step(0), ValueError, "no batches in an epoch"),
        (lambda: la.data.Loader([1], 1, collate=3), TypeError, "collate must be a function"),
    ],
)
def test_refused(make: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()
