"""Iterations that pick by indices, put where they point, and find positions: native as all else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, in_turns, is_in_part
from needs import needs_llvm

import lazyasync as la

FALLBACK = la.Config(force_fallback="scan,while")
"""The same regions, each a compiled program, run one after the other by Python."""
LENGTH = 6


def normal(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    values = np.random.default_rng(sum(shape) + 1).normal(size=shape)
    return (values * (5 if np.dtype(dtype).kind in "iu" else 0.7)).astype(dtype)


def places(x: Any, length: int, dtype: str = "int64") -> Any:
    """Indices that differ from iteration to iteration, some of which count from the end."""
    return (la.floor(x * 7).astype(dtype) % (2 * length)) - length


Body = Callable[[Any], Any]
EDGES = np.array([-0.5, 0.0, 0.5], "f")
PERMUTATION = np.array([3, 1, 0, 2, -1, 0])
BODIES: dict[str, tuple[np.ndarray, Body]] = {
    "fixed indices": (normal(5), lambda c: c[PERMUTATION][1:] * 1.01),
    "rows": (normal(5, 3), lambda c: c[places(c[:, 0], 5)] * 1.01),
    "rows by int32": (normal(5, 3), lambda c: c[places(c[:, 0], 5, "int32")] * 1.01),
    "a row": (normal(5, 3), lambda c: c + c[places(c[0, 0], 5)]),
    "columns": (normal(3, 5), lambda c: la.take(c, places(c[0], 5), axis=1) * 1.01),
    "in the middle": (normal(2, 4, 3), lambda c: la.take(c, places(c[0, :, 0], 4), axis=1)),
    "of a matrix of indices": (normal(4), lambda c: c[places(c[:, None] * c, 4)].sum(1) * 0.3),
    "two axes": (normal(4, 4), lambda c: c + c[places(c[0], 4), places(c[1], 4)]),
    "a number and an axis": (normal(4, 4), lambda c: c + c[places(c[0], 4), places(c[1, 1], 4)]),
    "along lines": (
        normal(3, 5),
        lambda c: la.take_along_axis(c, places(c, 5), axis=1) * 1.01,
    ),
    "one of a line": (
        normal(3, 5),
        lambda c: c + la.take_along_axis(c * 2, places(c[:, :1], 5), axis=1),
    ),
    "a transposed matrix": (normal(4, 4), lambda c: c.T[places(c[0], 4)] * 1.01),
    "halves": (normal(5, dtype=np.float16), lambda c: c[places(c.astype("float32"), 5)]),
    "bytes": (normal(5, dtype=np.int8), lambda c: c[la.abs(c.astype("int32")) % 5]),
    "pairs": (
        normal(5).astype(np.complex64),
        lambda c: c[places(la.real(c), 5)] * (0.8 + 0.6j),
    ),
    "put": (normal(5), lambda c: c.at[places(c[:2], 5)].set(c[3:] * 2)),
    "put rows": (normal(5, 3), lambda c: c.at[places(c[:1, 0], 5)].set(c[:1] * 2)),
    "put columns": (normal(3, 5), lambda c: c.at[:, places(c[0, :1], 5)].set(c[:, 1:2] * 2)),
    "least": (normal(5), lambda c: c.at[places(c, 5)].min(c * 2)),
    "most of whole numbers": (
        normal(5, dtype=np.int32),
        lambda c: c.at[la.abs(c) % 5].max(c * 2 - 3),
    ),
    "added": (normal(5), lambda c: c.at[places(c, 5)].add(c)),
    "a number is added": (normal(5), lambda c: c.at[places(c, 5, "int32")].add(0.1)),
    "added in double": (normal(5, dtype=np.float64), lambda c: c.at[places(c, 5)].add(c)),
    "added rows": (normal(5, 3), lambda c: c.at[places(c[:, 0], 5)].add(c)),
    "segments": (
        normal(6),
        lambda c: la.segment_sum(c, la.asarray([0, 0, 1, 1, 2, 2]), 3)[np.repeat(range(3), 2)],
    ),
    "a gradient": (normal(5), la.grad(lambda c: (c[places(c, 5)] * c).sum())),
    "greatest": (normal(3, 5), lambda c: c + la.argmax(c, axis=1)[:, None] * 0.1),
    "greatest of columns": (normal(3, 5), lambda c: c - la.argmax(c, axis=0) * 0.1),
    "least of all": (normal(3, 5), lambda c: c + la.argmin(c, keepdims=True) * 0.1),
    "greatest of NaN": (
        np.array([[1, np.nan, 2], [np.inf, 3, np.nan], [2, 2, 1]], "f"),
        lambda c: c + la.argmax(c, axis=1)[:, None],
    ),
    "running sums": (normal(3, 5), lambda c: la.cumsum(c, axis=1) * 0.3),
    "running products of columns": (normal(3, 5), lambda c: la.cumprod(c, axis=0) + 0.1),
    "logarithms of sums": (
        normal(2, 3, 4),
        lambda c: c - la.logsumexp(c, axis=1, keepdims=True) + la.logsumexp(c),
    ),
    "a middle axis": (normal(2, 3, 4), lambda c: c / (1 + la.abs(c).max(axis=1, keepdims=True))),
    "a part": (normal(6, 2), lambda c: c + la.dynamic_slice(c, [places(c[0, 0], 6), 0], [1, 2])),
    "sorted": (normal(3, 5), lambda c: la.sort(c, axis=1) * 1.1 - c),
    "sorted doubles": (normal(300, dtype=np.float64), lambda c: la.sort(c) * 1.1 - c),
    "orders": (normal(3, 5), lambda c: c + la.argsort(c, axis=1) * 0.1),
    "an order downwards": (normal(3, 5), lambda c: c + la.argsort(-c, axis=1) * 0.1),
    "the largest three": (normal(3, 5), lambda c: c + la.topk(c, 3)[0].sum(1, keepdims=True)),
    "the smallest of many": (
        normal(2, 200),
        lambda c: c - la.topk(c, 2, descending=False)[1].sum(1, keepdims=True) * 0.01,
    ),
    "medians": (normal(3, 5), lambda c: c * 1.1 - la.median(c, axis=1, keepdims=True)),
    "searched": (
        normal(5),
        lambda c: c + la.searchsorted(la.asarray(EDGES), c) * 0.1,
    ),
    "complex numbers": (
        normal(4).astype(np.complex64),
        lambda c: la.exp(c * 1j) * 0.1 + c.sum() * 0.1,
    ),
}


def repeated(body: Body) -> Callable[[Any], Any]:
    def once(c: Any, _: Any) -> Any:
        c = body(c).astype(c.dtype)
        return c, c * 2

    return lambda c: la.scan(once, c, None, length=LENGTH)


async def results(config: la.Config, fn: Any, given: np.ndarray) -> tuple[list[Any], list[str]]:
    async with la.open_runtime("cpu", config=config):
        compiled = la.compile(fn)
        x = la.asarray(given)
        found = la.trees.leaves(await la.to_cpu(await compiled(x)))
        return found, [kernel.name for kernel in compiled.lower(x).kernels]


@needs_llvm
@in_part_and_whole
@pytest.mark.parametrize("name", BODIES)
async def test_an_iteration_is_native_and_right(name: str, whole: bool) -> None:
    given, body = BODIES[name]
    found, kernels = await results(la.Config(), repeated(body), given)
    assert any(kernel.startswith("scan of") for kernel in kernels), kernels
    numpy, _ = await results(la.Config(jit=False), repeated(body), given)
    for one, reference in zip(found, numpy, strict=True):
        np.testing.assert_allclose(one, reference, rtol=1e-3, atol=1e-4)
    if whole or is_in_part(name, 6):
        python, _ = await results(FALLBACK, repeated(body), given)
        for one, other in zip(found, python, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-6)


@needs_llvm
async def test_more_picks_than_one_thread_does() -> None:
    """Parts of what is picked are those of several threads, in the middle of lines."""
    table = normal(300, 40)
    rows = np.random.default_rng(0).integers(-300, 300, (3, 5000))

    def fn(table: Any, rows: Any) -> Any:
        return la.scan(
            lambda c, i: (c + 1, ((table + c)[i], la.take((table + c).T, i, axis=1)[:7])),
            la.zeros(()),
            rows,
        )[1]

    async with la.open_runtime("cpu", config=la.Config(cpu_threads=2)):
        first, second = await la.to_cpu(await la.compile(fn)(la.asarray(table), la.asarray(rows)))
    for number in range(3):
        np.testing.assert_array_equal(first[number], (table + number)[rows[number]])
        np.testing.assert_array_equal(second[number], (table + number).T[:7, rows[number]])


@needs_llvm
async def test_sums_where_indices_point_are_of_double_precision() -> None:
    values = np.random.default_rng(0).random((2, 200_000)).astype("f")
    nowhere = np.zeros(200_000, np.int64)

    def fn(values: Any, by: Any) -> Any:
        add = lambda c, x: (c.at[by].add(x), None)  # noqa: E731
        return la.scan(add, la.zeros((2,)), values)[0]

    async with la.open_runtime("cpu"):
        found = await (await la.compile(fn)(la.asarray(values), la.asarray(nowhere))).numpy()
    np.testing.assert_allclose(found[0], values.astype(float).sum(), rtol=2e-7)
    assert found[1] == 0


# ---- indices out of range ----------------------------------------------------------------------

WRONG: dict[str, tuple[Body, str]] = {
    "pick": (lambda c: c[(c * 10).astype("int64")], r"index \d+ is out of bounds for axis 0"),
    "before": (lambda c: c[(c * -10).astype("int32") - 5], r"index -\d+ is out of bounds"),
    "lines": (
        lambda c: la.take_along_axis(c[None], (c[None] * 10).astype("int64"), axis=1)[0],
        r"take_along_axis: index \d+ is out of bounds for axis 1 with size 4",
    ),
    "two axes": (
        lambda c: (c + la.zeros((3, 4)))[2, (c * 10).astype("int64")],
        r"index \d+ is out of bounds for axis . with size 4",
    ),
    "put": (lambda c: c.at[(c * 10).astype("int64")].set(c), r"setitem: index \d+ is out of"),
    "added": (lambda c: c.at[(c * 10).astype("int32")].add(c), r"setitem: index \d+ is out of"),
}


@needs_llvm
@pytest.mark.parametrize(("name", "kind"), in_turns(WRONG, ["scan", "while", "nested"]))
async def test_an_index_that_is_out_of_range(name: str, kind: str) -> None:
    """It fails the step, says of what and where, and the next call is as if it had not been."""
    body, message = WRONG[name]

    def grown(c: Any) -> Any:
        return body(c) + 0.2

    def fn(c: Any) -> Any:
        if kind == "scan":
            return la.scan(lambda c, _: (grown(c), None), c, None, length=4)[0]
        if kind == "while":  # without end, but for the failure
            return la.while_loop(lambda c: c.sum() > -1e30, grown, c)
        once = lambda c, _: (grown(c), None)  # noqa: E731
        inner = lambda c, _: (la.scan(once, c, None, length=2)[0], None)  # noqa: E731
        return la.scan(inner, c, None, length=3)[0]

    operation = "while" if kind == "while" else "scan"
    async with la.open_runtime("cpu"):
        compiled = la.compile(fn)
        wrong = la.asarray(np.array([0.1, 0.2, 0.3, 0.0], "f"))
        kernels = [kernel.name for kernel in compiled.lower(wrong).kernels]
        assert any(kernel.startswith(operation) for kernel in kernels), kernels
        for _ in range(2):
            with pytest.raises(
                la.ExecutionError, match=f"{operation} in step .*{message}"
            ) as failure:
                await (await compiled(wrong)).numpy()
            assert isinstance(failure.value.__cause__, IndexError)
        x = await la.to_cpu(await la.compile(repeated(BODIES["rows"][1]))(la.asarray(normal(5, 3))))
        assert np.isfinite(x[0]).all()


BY_CALLS: dict[str, tuple[la.Config, Body]] = {
    "Python runs the iterations": (FALLBACK, lambda c: c),
    "a loop follows": (
        FALLBACK,
        lambda c: c + 0 * la.scan(lambda d, _: (d * 0.5, None), c, None, length=3)[0],
    ),
    "random numbers are drawn": (la.Config(), lambda c: c + 0 * la.random.normal((4,))),
}


@needs_llvm
@pytest.mark.parametrize(
    ("name", "how"),
    in_turns(WRONG, [(kind, threads) for threads in (1, 2) for kind in BY_CALLS], 2),
)
async def test_an_index_that_is_out_of_range_where_python_repeats(
    name: str, how: tuple[str, int]
) -> None:
    """A region that is a program of its own tells of it just as one in native code."""
    (kind, threads), (body, message) = how, WRONG[name]
    config, more = BY_CALLS[kind]

    def fn(c: Any) -> Any:
        by = lambda c, _: (more(body(c)) + 0.2, None)  # noqa: E731
        return la.scan(by, c, None, length=4)[0]

    async with la.open_runtime("cpu", config=replace(config, cpu_threads=threads)):
        compiled = la.compile(fn)
        wrong = la.asarray(np.array([0.1, 0.2, 0.3, 0.0], "f"))
        for _ in range(2):
            with pytest.raises(la.ExecutionError, match=message) as failure:
                await (await compiled(wrong)).numpy()
            assert isinstance(failure.value.__cause__, IndexError)
        x = await la.to_cpu(await la.compile(repeated(BODIES["rows"][1]))(la.asarray(normal(5, 3))))
        assert np.isfinite(x[0]).all()


@needs_llvm
async def test_it_is_known_which_of_two_loops_failed() -> None:
    def fn(x: Any, first: Any, second: Any) -> Any:
        with la.scope("early"):
            y = la.scan(lambda c, i: (c + x[i], None), la.zeros(()), first)[0]
        with la.scope("late"):
            return y + la.scan(lambda c, i: (c + x[i], None), la.zeros(()), second)[0]

    good, bad = np.array([0, 1, 2]), np.array([0, 7, 1])
    async with la.open_runtime("cpu"):
        compiled, x = la.compile(fn), la.asarray(normal(3))
        for first, second, scope in ((bad, good, "early"), (good, bad, "late")):
            message = rf"scan \({scope}\) in step .* index 7 is out of bounds"
            with pytest.raises(la.ExecutionError, match=message):
                await (await compiled(x, la.asarray(first), la.asarray(second))).numpy()
        total = await (await compiled(x, la.asarray(good), la.asarray(good))).numpy()
        np.testing.assert_allclose(total, 2 * normal(3).sum(), rtol=1e-5)


@needs_llvm
async def test_tables_of_lengths_that_stand_for_any() -> None:
    """One program for all lengths, which is a loop in machine code as that of a known one is."""

    def counts(places: Any, table: Any) -> Any:
        def add(i: Any, c: Any) -> Any:
            return c.at[places[i] - 2].add(1.5 + places[-1 - i])

        return la.fori_loop(0, 7, add, table)

    async with la.open_runtime("cpu"):
        compiled = la.compile(counts)
        for length in (9, 20, 31, 47, 60, 71, 82):
            places = np.random.default_rng(length).integers(0, length // 2, length)
            expected = np.zeros(length // 2, np.float32)
            for i in range(7):
                expected[places[i] - 2] += 1.5 + places[-1 - i]
            given = la.asarray(places), la.asarray(np.zeros(length // 2, np.float32))
            np.testing.assert_allclose(await (await compiled(*given)).numpy(), expected)
        given = la.asarray(places * 0 + length), given[1]
        with pytest.raises(la.ExecutionError, match=f"{length - 2} .* {length // 2}"):
            await (await compiled(*given)).numpy()
