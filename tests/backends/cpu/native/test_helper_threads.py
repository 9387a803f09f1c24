"""Native programs on several threads: the same results, whoever comes, and however late."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import numpy as np
import pytest
from graph_programs import arena_for
from native_programs import program_of
from needs import needs_llvm, needs_threads

import lazyasync as la
from lazyasync.backends.cpu.binding import BoundProgram
from lazyasync.backends.cpu.native import work_sharing
from lazyasync.backends.cpu.native.helper_threads import HelperFunction, HelperThreads
from lazyasync.backends.cpu.native.pinning import Pinning
from lazyasync.compiler.fused_graph import Call, Product

pytestmark = [needs_llvm, needs_threads]


@pytest.fixture
def shared_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops and batches of products are shared out however small they are."""
    monkeypatch.setattr(work_sharing, "WORK_PER_TASK", 1)
    monkeypatch.setattr(work_sharing, "MIN_SHARED_PRODUCTS", 1)
    monkeypatch.setattr(work_sharing, "MIN_PART_PRODUCTS", 1)


@pytest.fixture
def helpers() -> Iterator[HelperThreads]:
    """More threads than there are cores, so that they come late and are interrupted."""
    helpers = HelperThreads(4)
    yield helpers
    helpers.dismiss()


def step(x: la.LazyTensor, w: la.LazyTensor) -> tuple[la.LazyTensor, ...]:
    """Loops of every kind, one after the other, with products between them."""
    hidden = la.tanh(x @ w + 1.0)
    rows = la.softmax(hidden + hidden)
    columns = (rows * rows).sum(0)
    return la.exp(rows.mT @ hidden) + columns, columns, hidden


async def test_threads_change_nothing(shared_work: None, helpers: HelperThreads) -> None:
    generator = np.random.default_rng(0)
    x = generator.standard_normal((300, 257)).astype(np.float32)
    w = generator.standard_normal((257, 70)).astype(np.float32)
    code = await program_of(step, x, w)
    alone = code.bind(arena_for(code), threads=helpers.threads)
    together = code.bind(arena_for(code), helpers=helpers)
    for _ in range(60):
        x[...] = generator.standard_normal(x.shape)
        for one, other in zip(alone([x, w]), together([x, w]), strict=True):
            np.testing.assert_array_equal(one, other)


def attention(x: la.LazyTensor) -> la.LazyTensor:
    """Products of (batch, heads) matrices in the middle of (batch, length, 3 heads size)."""
    split = x.reshape((5, 24, 3, 7, 8)).transpose(2, 0, 3, 1, 4)
    return la.softmax(split[0] @ split[1].mT) @ split[2]


async def test_matrices_of_a_batch_are_shared(shared_work: None, helpers: HelperThreads) -> None:
    generator = np.random.default_rng(0)
    x = generator.standard_normal((5, 24, 168)).astype(np.float32)
    code = await program_of(attention, x)
    assert not any(isinstance(piece, Call) for piece in code.fused.pieces)
    products = [piece for piece in code.fused.pieces if isinstance(piece, Product)]
    divisions = [work_sharing.divided(product, 4) for product in products]
    assert [(p.batch, p.group) for p in products] == [(35, 7), (35, 7)]
    assert [(division.parts, division.chunk) for division in divisions] == [(1, 3), (1, 3)]
    alone = code.bind(arena_for(code), threads=helpers.threads)
    together = code.bind(arena_for(code), helpers=helpers)
    for _ in range(60):
        x[...] = generator.standard_normal(x.shape)
        (one,), (other,) = alone([x]), together([x])
        np.testing.assert_array_equal(one, other)
        query, key, value = x.reshape(5, 24, 3, 7, 8).transpose(2, 0, 3, 1, 4).astype(np.float64)
        scores = np.exp(query @ key.swapaxes(-1, -2))
        expected = scores / scores.sum(-1, keepdims=True) @ value
        np.testing.assert_allclose(one, expected, rtol=1e-4, atol=1e-5)


def many_axes(x: la.LazyTensor, row: la.LazyTensor) -> tuple[la.LazyTensor, ...]:
    """Rows along several axes, of which a thread may begin anywhere."""
    turned = x.transpose(2, 0, 3, 1)
    shifted = turned + turned + row
    return shifted, la.softmax(shifted), (turned * turned).sum(-1), la.exp(turned[1:, :, ::2] - row)


@pytest.mark.parametrize("width", [3, 9, 10, 40, 70, 515])
async def test_threads_begin_rows_anywhere(
    shared_work: None, helpers: HelperThreads, width: int
) -> None:
    generator = np.random.default_rng(width)
    x = generator.standard_normal((5, width, 3, 8)).astype(np.float32)
    row = generator.standard_normal((5, 1, width)).astype(np.float32)
    code = await program_of(many_axes, x, row)
    alone = code.bind(arena_for(code))
    together = code.bind(arena_for(code), helpers=helpers)
    for _ in range(20):
        x[...] = generator.standard_normal(x.shape)
        for one, other in zip(alone([x, row]), together([x, row]), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("dtype", ["f", "d", "F", "D"])
@pytest.mark.parametrize(
    ("batch", "rows", "inner", "columns"),
    [(1, 64, 64, 64), (1, 101, 33, 130), (3, 33, 33, 96), (2, 200, 7, 40), (1, 512, 3, 10)],
)
async def test_matrices_are_shared_in_parts(
    shared_work: None,
    helpers: HelperThreads,
    batch: int,
    rows: int,
    inner: int,
    columns: int,
    dtype: str,
) -> None:
    generator = np.random.default_rng(0)
    x, y = np.empty((batch, rows, inner)), np.empty((batch, inner, columns))
    tolerance = 1e-4 if dtype in "fF" else 1e-12
    for left, right in ((x, y), (x.swapaxes(1, 2), y.swapaxes(1, 2))):
        arrays = [np.empty(side.shape, dtype) for side in (left, right)]

        def multiply(a: la.LazyTensor, b: la.LazyTensor, plain: bool = left is x) -> la.LazyTensor:
            return a @ b if plain else a.mT @ b.mT

        code = await program_of(multiply, *arrays)
        (product,) = code.fused.pieces
        assert isinstance(product, Product)
        division = work_sharing.divided(product, 4)
        assert division.parts * product.batch >= 4
        alone = code.bind(arena_for(code), threads=helpers.threads)
        together = code.bind(arena_for(code), helpers=helpers)
        for _ in range(3):
            for array in arrays:
                array[...] = generator.standard_normal(array.shape)
                if dtype.isupper():
                    array.imag = generator.standard_normal(array.shape)
            first, second = arrays if left is x else (array.swapaxes(1, 2) for array in arrays)
            expected = first.astype(np.complex128) @ second
            for run in (alone, together):
                np.testing.assert_allclose(run(arrays)[0], expected, tolerance, 10 * tolerance)


async def test_two_programs_with_the_same_helpers_in_turns(
    shared_work: None, helpers: HelperThreads
) -> None:
    """A helper that still looks at one program's loops is not confused by another's."""
    generator = np.random.default_rng(1)
    x = generator.standard_normal((64, 65)).astype(np.float32)
    y = generator.standard_normal((1000,)).astype(np.float32)
    first = await program_of(lambda a: (la.softmax(a), a.sum(0)), x)
    second = await program_of(lambda a: (la.exp(a) + a, (a * a).sum()), y)
    runs = [
        (code.bind(arena_for(code)), code.bind(arena_for(code), helpers=helpers), data)
        for code, data in ((first, x), (second, y))
    ]
    for number in range(300):
        alone, together, data = runs[number % 2]
        for one, other in zip(alone([data]), together([data]), strict=True):
            np.testing.assert_array_equal(one, other)


async def test_others_take_their_place_while_they_work(
    shared_work: None, helpers: HelperThreads
) -> None:
    """Another crew each time, whose threads may begin, or leave, in the middle of a program."""
    x = np.random.default_rng(1).standard_normal((64, 65)).astype(np.float32)
    code = await program_of(lambda a: (la.softmax(a), a.sum(0)), x)
    alone, together = code.bind(arena_for(code)), code.bind(arena_for(code), helpers=helpers)
    expected = alone([x])
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    ended = threading.Event()

    def change() -> None:
        nice = 0
        while not ended.is_set():
            nice = 1 - nice
            helpers.change_nice_value(mine + nice)

    changing = threading.Thread(target=change)
    changing.start()
    try:
        for _ in range(300):
            for one, other in zip(expected, together([x]), strict=True):
                np.testing.assert_array_equal(one, other)
    finally:
        ended.set()
        changing.join()
    helpers.change_nice_value(mine + 2)
    assert len(helpers.native_ids) == helpers.threads - 1
    for number in helpers.native_ids:
        deadline = time.monotonic() + 10
        while os.getpriority(os.PRIO_PROCESS, number) != mine + 2:
            assert time.monotonic() < deadline
            time.sleep(0.001)


async def test_nobody_who_does_not_come_is_waited_for(shared_work: None) -> None:
    class Absent(HelperThreads):
        def start(self, help: HelperFunction, change_crew: HelperFunction) -> None:
            """Nobody hears it."""

    x = np.linspace(-3, 3, 4001, dtype=np.float32)
    code = await program_of(lambda a: la.tanh(a) + la.tanh(a), x)
    bound = code.bind(arena_for(code), helpers=Absent(8))
    np.testing.assert_allclose(bound([x])[0], np.tanh(x) * 2, rtol=1e-6)


@dataclass
class Helped:
    """A program whose one loop is shared with one helper."""

    bound: BoundProgram
    helpers: HelperThreads
    pinning: Pinning
    helper: int
    """The number of the helper's thread."""

    def run(self) -> None:
        """Runs it, and checks what it computes."""
        x = np.linspace(-3, 3, 4001, dtype=np.float32)
        np.testing.assert_allclose(self.bound([x])[0], np.tanh(x) * 2, rtol=1e-6)


@pytest.fixture
async def helped(shared_work: None, two_cpus: set[int]) -> AsyncIterator[Helped]:
    """Two threads on two CPUs, one of which helps and has begun."""
    x = np.linspace(-3, 3, 4001, dtype=np.float32)
    code = await program_of(lambda a: la.tanh(a) + la.tanh(a), x)
    helpers = HelperThreads(2)
    bound = code.bind(arena_for(code), helpers=helpers)
    deadline = time.monotonic() + 10
    while not helpers.pinning.threads:
        assert time.monotonic() < deadline
        time.sleep(0.001)
    (helper,) = helpers.pinning.threads
    yield Helped(bound, helpers, helpers.pinning, helper)
    helpers.dismiss()


async def test_helpers_stay_off_the_cpu_of_who_calls_them(
    helped: Helped, two_cpus: set[int]
) -> None:
    """Put behind that thread, on the same CPU, a helper would begin when all is done."""
    for cpu in (*sorted(two_cpus), *sorted(two_cpus)):
        os.sched_setaffinity(0, {cpu})  # which moves this thread there
        os.sched_setaffinity(0, two_cpus)
        deadline = time.monotonic() + 10
        while os.sched_getaffinity(helped.helper) & {helped.pinning.excluded_cpu}:
            assert time.monotonic() < deadline
            helped.run()
        assert os.sched_getaffinity(helped.helper) == two_cpus - {helped.pinning.excluded_cpu}


async def test_helpers_that_others_start_stay_off_it_as_well(
    helped: Helped, two_cpus: set[int]
) -> None:
    """Also when the thread that has started them has ended."""
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    starting = threading.Thread(target=helped.helpers.change_nice_value, args=(mine + 1,))
    starting.start()
    starting.join()
    (helper,) = helped.helpers.native_ids
    assert helper != helped.helper
    deadline = time.monotonic() + 10
    while os.sched_getaffinity(helper) != two_cpus - {helped.pinning.excluded_cpu}:
        assert time.monotonic() < deadline
        helped.run()


async def test_helpers_of_a_thread_with_one_cpu_stay_where_they_are(
    helped: Helped, two_cpus: set[int]
) -> None:
    os.sched_setaffinity(0, {min(two_cpus)})
    helped.run()
    assert os.sched_getaffinity(helped.helper) == two_cpus


async def test_threads_end_with_the_runtime() -> None:
    x = np.ones(2_000_000, np.float32)
    async with la.open_runtime("cpu:0", la.Config(cpu_threads=3)):
        y = await la.put(x)
        await la.to_cpu(la.tanh(la.exp(y)) + 1.0)
        assert any("helper" in thread.name for thread in threading.enumerate())
    deadline = time.monotonic() + 10
    while any("lazyasync" in thread.name for thread in threading.enumerate()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
