"""Small loops begin as drafts, which compute the same bits as what takes their place."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from graph_programs import needs_llvm

import lazyasync as la
from lazyasync.backends.cpu.drafts import MOST_WORK, RUNS, Draft, Improver, runs_of_drafts
from lazyasync.backends.cpu.llvm.engine import engine
from lazyasync.backends.cpu.llvm.objects import LoadedCode

pytestmark = needs_llvm

FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "elements": lambda x: la.tanh(x * 2 + 1) * x,
    "rows": lambda x: la.softmax(x, -1),
    "sums": lambda x: (la.sum(x, -1), la.sum(x * x, 0), la.sum(x), la.var(x, 0)),
    "extremes": lambda x: (la.max(x, -1), la.min(x, 0), la.max(x)),
    "booleans": lambda x: (la.any(x > 1, -1), la.all(x > -9), la.sum(x > 0, 0)),
    "products": lambda x: (la.prod(x, -1), la.prod(x, 0)),
    "layers": lambda x: la.nn.layer_norm(la.gelu(x), x.shape[-1:]),
    "gradient": lambda x: la.grad(lambda t: la.sum(la.logsumexp(t * t, -1)))(x),
    "transposed": lambda x: la.sum(la.sin(x.T) + la.exp(-x.T), -1),
    "every second": lambda x: la.mean(x[:, ::2] * 3, -1),
    "a quotient": lambda x: (x / 3, 1 / (x * x + 2)),
    "complex": lambda x: la.abs(la.sum(la.exp(1j * x) * 2, -1)),
}
SHAPES = [(3, 5), (7, 16), (5, 33), (2, 200), (1, 700), (40, 3)]


def drafts_of_engine() -> list[Draft]:
    """The drafts of all loops that are loaded."""
    loops = list(engine()._loops.values())
    return [loop.draft for loop in loops if loop.draft is not None and not loop.draft.is_done]


def ones(*shape: int) -> Any:
    """A tensor that no loop makes."""
    return la.asarray(np.ones(shape, "f"))


def flat(results: Any) -> list[Any]:
    return list(results) if isinstance(results, tuple | list) else [results]


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
async def test_drafts_compute_the_bits_of_what_takes_their_place(name: str, dtype: str) -> None:
    gc.collect()  # what others have loaded may be optimized already
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape) for shape in SHAPES]
    options = {"compile_cache": False, "automatic_dynamic": False}
    async with la.open_runtime("cpu:0", options):
        compiled = la.compile(FUNCTIONS[name])
        given = [la.asarray(array).astype(dtype) for array in arrays]
        found: list[list[bytes]] = []
        for improved in (False, True):
            if improved:
                drafts = drafts_of_engine()
                assert drafts or dtype != "float32", "others call the C library here and there"
                for draft in drafts:
                    draft.improve()
                assert not drafts_of_engine()
            results = [flat(await compiled(x)) for x in given]
            found.append([(await r.numpy()).tobytes() for each in results for r in each])
    assert found[0] == found[1]


async def test_what_runs_often_is_optimized_and_what_does_much_is_no_draft() -> None:
    gc.collect()
    before = drafts_of_engine()
    options = {"compile_cache": False, "automatic_dynamic": False, "cpu_threads": 1}

    def new() -> list[Draft]:
        return [draft for draft in drafts_of_engine() if draft not in before]

    async with la.open_runtime("cpu:0", options):
        often = la.compile(lambda x: la.tanh(x * 3.25) - 1)
        x = ones(30, 7)
        await (await often(x)).numpy()
        (draft,) = new()
        for _ in range(RUNS - 1):
            await (await often(x)).numpy()
        # A thread is at it, or has been.
        for thread in threading.enumerate():
            if thread.name == "lazyasync improver":
                thread.join()
        assert draft.is_done
        # What is read one by one has no vectors in its text.
        much = la.compile(lambda x, y: (la.tanh(x[:, ::2] * 5.25) - 7, la.tanh(y * y) * y))
        for result in await much(ones(200, 200), ones(2000, 1000)):
            await result.numpy()
        assert not new()
        little = la.compile(lambda x: la.tanh(x * x * x) - x)
        await (await little(ones(200, 200))).numpy()
        assert len(new()) == 1


async def test_without_drafts_there_are_none() -> None:
    gc.collect()
    options = {"compile_cache": False, "jit_drafts": False}
    async with la.open_runtime("cpu:0", options | {"jit_drafts": True}):
        compiled = la.compile(lambda x: la.tanh(x * 8.5) - 2)
        first = await (await compiled(ones(30, 4))).numpy()
        count = len(drafts_of_engine())
        async with la.open_runtime("cpu:0", options):
            again = la.compile(lambda x: la.tanh(x * 8.5) - 2)
            second = await (await again(ones(30, 4))).numpy()
            assert len(drafts_of_engine()) == count - 1, "another runtime's draft is optimized"
    assert first.tobytes() == second.tobytes()


async def test_a_length_that_is_much_longer_than_the_first_is_optimized_at_once() -> None:
    gc.collect()
    before = len(drafts_of_engine())
    async with la.open_runtime("cpu:0", {"compile_cache": False}):
        compiled = la.compile(lambda x: la.tanh(x[:, ::2] * 9.75) - 4)
        for length in (20, 30):  # for this length, and for all
            await (await compiled(ones(length, 10))).numpy()
        drafts = len(drafts_of_engine())
        assert drafts > before
        await (await compiled(ones(400, 100))).numpy()
        assert len(drafts_of_engine()) == drafts - 1


async def test_what_was_optimized_is_found_by_another_process(tmp_path: Any) -> None:
    gc.collect()
    options = {"compile_cache_directory": str(tmp_path)}

    async def run() -> int:
        before = len(drafts_of_engine())
        async with la.open_runtime("cpu:0", options):
            compiled = la.compile(lambda x: la.tanh(x * 12.125) - 6)
            await (await compiled(ones(30, 4))).numpy()
            drafts = drafts_of_engine()
            for draft in drafts:
                draft.improve()
        del compiled
        gc.collect()
        return len(drafts) - before

    assert await run() == 1
    assert await run() == 0


async def test_a_draft_is_improved_when_nobody_has_its_loops_any_more() -> None:
    gc.collect()
    async with la.open_runtime("cpu:0", {"compile_cache": False}):
        compiled = la.compile(lambda x: la.tanh(x * 14.5) - 3)
        await (await compiled(ones(30, 4))).numpy()
        drafts = drafts_of_engine()
    del compiled
    gc.collect()
    assert drafts
    for draft in drafts:
        assert any(isinstance(held, LoadedCode) for held in gc.get_referents(draft))
        draft.improve()
        assert draft.is_done


def test_runs_until_drafts_are_optimized() -> None:
    assert runs_of_drafts(0) == runs_of_drafts(1000) == RUNS
    assert runs_of_drafts(MOST_WORK) == 4
    assert runs_of_drafts(100 * MOST_WORK) == 1


async def test_an_improver_goes_on_after_errors_and_ends_when_it_is_closed() -> None:
    done: list[int] = []
    may_go_on, first_begun = threading.Event(), threading.Event()

    def first() -> None:
        first_begun.set()
        may_go_on.wait()
        done.append(0)

    def fails() -> None:
        raise RuntimeError("no such instruction")

    def fake(improve: Callable[[], None]) -> Any:
        return SimpleNamespace(improve=improve)

    improver = Improver()
    last = threading.Event()
    improver.add([fake(first), fake(fails)])
    improver.add([fake(lambda: done.append(2)), fake(last.set)])
    first_begun.wait()
    may_go_on.set()
    last.wait()
    assert done == [0, 2]
    await improver.close()
    improver.add([fake(lambda: done.append(3))])
    await improver.close()
    assert done == [0, 2]
    assert not [thread for thread in threading.enumerate() if thread.name == "lazyasync improver"]


async def test_a_draft_that_llvm_cannot_optimize_stays() -> None:
    draft = Draft([], None, lambda: (_ for _ in ()).throw(RuntimeError("no")))
    with pytest.raises(RuntimeError):
        draft.improve()
    assert not draft.is_done
