"""Tables that loops carry are written where they are, with the results of copies."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import trio
from extents import few_or_many
from needs import needs_llvm

import lazyasync as la

ROWS, COLUMNS, LENGTH = 7, 5, 6
CONFIGS = {
    "native": la.Config(),
    "two threads": la.Config(cpu_threads=2),
    "python": la.Config(force_fallback="scan,while"),
    "numpy": la.Config(jit=False),
}
State = dict[str, Any]
"""Two tables of rows, a column of numbers, a number and a counter, all of them integers."""


class Random:
    """Bodies of loops, of few operations, which compute the same with NumPy and with lazyasync."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.operations = [self._operation() for _ in range(self.rng.integers(1, 6))]
        self.shows = [self._choose("atvi") for _ in range(self.rng.integers(0, 3))]
        """What of it each iteration gives besides; from before or after it."""
        self.early = bool(self.rng.integers(2))

    def _choose(self, names: str) -> str:
        return str(self.rng.choice(list(names)))

    def _operation(self) -> Callable[[Any, State], None]:
        kind = self.rng.integers(11)
        table, other = self._choose("at"), self._choose("at")
        shift, number = int(self.rng.integers(-ROWS, ROWS)), int(self.rng.integers(1, 9))
        how = str(self.rng.choice(["set", "add", "max", "min", "multiply"]))
        indices = self.rng.integers(-ROWS, ROWS, 3)

        def place(s: State) -> Any:
            return (s["i"] * number + shift) % ROWS

        def run(xp: Any, s: State) -> None:
            x, y = s[table], s[other]
            if kind == 0:  # a row of another one, or of itself
                s[table] = put(xp, x, place(s), y[(place(s) + 1) % ROWS] + number, how)
            elif kind == 1:  # an element
                s[table] = put(xp, x, (place(s), s["i"] % COLUMNS), number, how)
            elif kind == 2:  # several rows, some of them the same one
                s[table] = put(xp, x, (indices + s["i"]) % ROWS, y[:3] + s["v"][:3, None], how)
            elif kind == 3:  # a part that is moved to where it fits
                s[table] = part(xp, x, y[:2, :3], s["i"] * number % 9, s["i"] % 4)
            elif kind == 4:  # everything
                s[table] = (x * number + y + shift) % 97
            elif kind == 5:  # the other way round
                s[table], s[other] = y, x
            elif kind == 6:  # columns
                s[table] = put(xp, x, (slice(None), s["i"] % COLUMNS), s["v"], how)
            elif kind == 7:  # what the table was is read when it has been written
                s[table] = put(xp, x, place(s), s["v"][:COLUMNS], "set")
                s["v"] = ((s["v"] + x.sum(1)) % 97).astype(x.dtype)
            elif kind == 8:
                s["v"] = put(xp, s["v"], place(s), s[table][place(s), 0] + number, how)
            elif kind == 9:  # a loop in the loop
                s[table] = inner(xp, x, y, number % 4)
            else:
                s["v"] = (s["v"] + y[:, shift % COLUMNS]) % 97
            s[table] = s[table] % 97

        return run

    def body(self, xp: Any, s: State) -> tuple[State, list[Any]]:
        before, s = s, dict(s)
        for operation in self.operations:
            operation(xp, s)
        s["i"] = s["i"] + 1
        s["v"] = s["v"] % 97
        return s, [(before if self.early else s)[name] for name in self.shows]


class RandomElements(Random):
    """The same of single elements alone, which become loops in machine code."""

    def _operation(self) -> Callable[[Any, State], None]:
        kind = self.rng.integers(5)
        table, other = self._choose("at"), self._choose("at")
        shift, number = int(self.rng.integers(-ROWS, ROWS)), int(self.rng.integers(1, 9))
        how = str(self.rng.choice(["set", "add", "max", "min"]))

        def run(xp: Any, s: State) -> None:
            x, y = s[table], s[other]
            row, column = (s["i"] * number + shift) % ROWS - ROWS, s["i"] % COLUMNS
            if kind == 0:
                s[table] = put(xp, x, (row, column), y[(row + number) % ROWS, column] + 1, how)
            elif kind == 1:  # two change places
                one, two = x[row, column], y[column, 1]
                s[table] = put(xp, x, (row, column), two, "set")
                s[other] = put(xp, s[other], (column, 1), one, "set")
            elif kind == 2:
                s["v"] = put(xp, s["v"], row, x[row, 2], how)
            elif kind == 3:  # what was there is read when something else is
                s["v"] = put(xp, s["v"], row, number, how)
                s[table] = put(xp, x, (row, 0), s["v"][row] + s["v"][column], "set")
            else:
                s["n"] = (s["n"] + x[row, column] - s["v"][row]) % 97
                s[table] = put(xp, x, (column, column), s["n"], how)

        return run

    def body(self, xp: Any, s: State) -> tuple[State, list[Any]]:
        s = dict(s)
        for operation in self.operations:
            operation(xp, s)
        s["i"] = s["i"] + 1
        return s, [s["n"], s["v"][0]]


def put(xp: Any, x: Any, key: Any, value: Any, how: str) -> Any:
    if xp is la:
        return getattr(x.at[key], how)(value)
    x = x.copy()
    if how == "set":
        x[key] = value
    else:
        names = {"add": np.add, "max": np.maximum, "min": np.minimum, "multiply": np.multiply}
        names[how].at(x, key, value)
    return x


def part(xp: Any, x: Any, value: Any, row: Any, column: Any) -> Any:
    if xp is la:
        return la.dynamic_update_slice(x, value, [row, column])
    x = x.copy()
    row, column = min(row, ROWS - 2), min(column, COLUMNS - 3)
    x[row : row + 2, column : column + 3] = value
    return x


def inner(xp: Any, x: Any, y: Any, times: int) -> Any:
    def once(k: Any, c: Any) -> Any:
        return put(xp, c, k, c[k - 1] + y[k], "set")

    if xp is la:
        return la.fori_loop(0, times, once, x)
    for k in range(times):
        x = once(k, x)
    return x


def beginning(seed: int) -> State:
    rng = np.random.default_rng(seed)
    dtype = ("int64", "int32", "float32", "float64")[seed % 4]
    s = {name: rng.integers(0, 97, (ROWS, COLUMNS)).astype(dtype) for name in "at"}
    vector, number = rng.integers(0, 97, ROWS).astype(dtype), np.asarray(seed, dtype)
    return {**s, "v": vector, "n": number, "i": np.int64(seed % 3)}


def loop(made: Random, kind: str) -> Callable[[State], Any]:
    def once(s: State, _: Any) -> Any:
        return made.body(la, s)

    if kind == "scan":
        return lambda s: la.scan(once, s, None, length=LENGTH)
    if kind == "odd":
        return lambda s: la.scan(once, s, None, length=LENGTH - 1)
    stop = LENGTH + 2
    return lambda s: (la.while_loop(lambda s: s["i"] < stop, lambda s: once(s, None)[0], s), [])


@needs_llvm
@pytest.mark.parametrize(("kind", "first"), [("scan", 0), ("odd", 3), ("while", 6)])
@pytest.mark.parametrize("bodies", [Random, RandomElements])
@few_or_many("count", 3, 120)
async def test_random_bodies_are_right_on_every_way(
    bodies: type[Random], kind: str, first: int, count: int
) -> None:
    for seed in range(first, first + count):
        made, given = bodies(seed), beginning(seed)
        expected, shown = dict(given), []
        times = {"scan": LENGTH, "odd": LENGTH - 1, "while": LENGTH + 2 - int(given["i"])}[kind]
        for _ in range(times):
            expected, more = made.body(np, expected)
            shown.append(more)
        stacked = [np.stack(each) for each in zip(*shown, strict=True)] if kind != "while" else []
        for name, config in CONFIGS.items():
            async with la.open_runtime("cpu", config=config):
                x = {key: la.asarray(value) for key, value in given.items()}
                found, items = await la.to_cpu(await la.compile(loop(made, kind))(x))
                kept = await la.to_cpu(x)
            for key, value in expected.items():
                np.testing.assert_array_equal(found[key], value, f"{seed} {name} {key}")
                np.testing.assert_array_equal(kept[key], given[key], f"{seed} {name} {key}")
            for one, other in zip(items, stacked, strict=True):
                np.testing.assert_array_equal(one, other, f"{seed} {name}")


@needs_llvm
async def test_arguments_are_as_they_were_unless_they_are_donated() -> None:
    for seed in range(4):
        made, given = Random(seed), beginning(seed)
        async with la.open_runtime("cpu"):
            x = {key: la.asarray(value) for key, value in given.items()}
            expected = await la.to_cpu(await la.compile(loop(made, "scan"))(x))
            donating = la.compile(loop(made, "scan"), donate_argnums=0)
            for _ in range(2):
                x = {key: la.asarray(value) for key, value in given.items()}
                found = await la.to_cpu(await donating(x))
                for one, other in zip(
                    la.trees.leaves(found), la.trees.leaves(expected), strict=True
                ):
                    np.testing.assert_array_equal(one, other)


TABLE = 1 << 20
"""Rows of a table of which an iteration copies none: that would take ten seconds and more."""


def table() -> Any:
    return la.zeros((TABLE, 4), dtype="float32")


def rows_of_two_loops(indices: Any) -> Any:
    def outer(c: Any, several: Any) -> Any:
        return la.scan(lambda c, k: (c.at[k].add(1.0), None), c, several)

    return la.scan(outer, table(), la.reshape(indices, (-1, 50)))[0]


WRITING: dict[str, Callable[[Any], Any]] = {
    "rows set": lambda i: la.scan(lambda c, k: (c.at[k].set(c[k] + 1), None), table(), i)[0],
    "rows added": lambda i: la.scan(lambda c, k: (c.at[k].add(1.0), None), table(), i)[0],
    "elements": lambda i: la.scan(lambda c, k: (c.at[k, k % 4].add(1.0), c[k, 0]), table(), i)[0],
    "parts": lambda i: la.scan(
        lambda c, k: (la.dynamic_update_slice(c, la.ones((1, 4)), [k, 0]), None), table(), i
    )[0],
    "in turns": lambda i: la.scan(
        lambda c, k: (c.at[k].set(1.0).at[k + 1].set(2.0).at[0].set(3.0), c[k].sum()), table(), i
    )[0],
    "a loop in a loop": rows_of_two_loops,
    "a gradient": lambda i: la.grad(
        lambda t: la.scan(lambda c, k: (c.at[k].multiply(2.0), c[k]), t, i)[1].sum()
    )(table()),
}


@needs_llvm
@pytest.mark.parametrize("name", WRITING)
async def test_a_table_is_not_copied_in_each_iteration(name: str) -> None:
    indices = np.random.default_rng(0).integers(0, TABLE - 1, 4000)
    async with la.open_runtime("cpu"):
        compiled, x = la.compile(WRITING[name]), la.asarray(indices)
        await (await compiled(x))
        begin = time.perf_counter()
        await (await compiled(x))
        assert time.perf_counter() - begin < 3


@needs_llvm
async def test_a_loop_that_fails_or_is_stopped_leaves_what_it_was_given() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray(np.arange(12.0).reshape(4, 3))
        fn = la.compile(lambda x, i: la.scan(lambda c, k: (c.at[k].set(-1.0), None), x, i)[0])
        bad = await fn(x, la.asarray([0, 1, 9, 2]))
        with pytest.raises(Exception, match=r"setitem: index 9 is out of bounds for axis 0"):
            await bad
        np.testing.assert_array_equal(await x.numpy(), np.arange(12.0).reshape(4, 3))
        found = await (await fn(x, la.asarray([0, -1]))).numpy()
        np.testing.assert_array_equal(found[[0, 3]], -1)
        np.testing.assert_array_equal(found[1:3], np.arange(12.0).reshape(4, 3)[1:3])

        @la.compile
        def endless(x: Any) -> Any:
            def again(c: Any) -> Any:
                return c[0].at[0].add(1.0), c[1]

            return la.while_loop(lambda c: c[1] >= 0, again, (x, 0))[0]

        with trio.move_on_after(0.2):
            async with la.job("endless"):
                await (await endless(x))
        np.testing.assert_array_equal(await x.numpy(), np.arange(12.0).reshape(4, 3))
