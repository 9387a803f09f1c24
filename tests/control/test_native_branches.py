"""Branches that are part of a native call: the bits of the same branches chosen by Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import trio
from needs import needs_llvm

import lazyasync as la

FALLBACK = la.Config(force_fallback="scan,while,switch")
"""The same regions, each a compiled program, run one after the other by Python."""


def normal(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    return np.random.default_rng(sum(shape) + 1).normal(size=shape).astype(dtype)


def scan(f: Callable[..., Any], **more: Any) -> Callable[..., Any]:
    return lambda init, xs, *captured: la.scan(lambda c, x: f(c, x, *captured), init, xs, **more)


def made(c: Any, x: Any) -> Any:
    return la.cond(x.sum() > 0, lambda: la.tanh(c) * 0.5 + x, lambda: c * 1.5)


def machine(c: Any, kind: Any, w: Any) -> Any:
    branches = [
        lambda c: la.tanh(c @ w[0]),
        lambda c: c @ w[1] * 0.5 + 1.0,
        lambda c: la.sin(c @ w[2]) @ w[3],
        lambda c: c - 0.1 * (w[3] @ c),
    ]
    c = la.switch(kind, branches, c)
    return c, c.sum(0)


def nested(c: Any, x: Any) -> Any:
    def inner(c: Any) -> Any:
        return la.cond(c.max() > x.max(), lambda c: (c - x, 1), lambda c: (c * 2.0, 2), c)

    c, n = la.cond(x.min() < -0.5, inner, lambda c: (la.exp(-c * c), 0), c)
    return c, n


def loops_inside(c: Any, x: Any) -> Any:
    def first(c: Any) -> Any:
        return la.fori_loop(
            0, 3, lambda i, d: la.cond(i % 2 == 0, lambda: d + x, lambda: d * 0.5), c
        )

    def second(c: Any) -> Any:
        return la.while_loop(lambda d: la.abs(d).max() > 0.5, lambda d: d * 0.7, c)

    return la.cond(x.sum() > 0, first, second, c), c.max()


def table(c: Any, x: Any) -> Any:
    rows, n = c
    rows = la.cond(x.sum() > 0, lambda t: t.at[n].set(x), lambda t: t, rows)
    rows = la.cond(x.sum() > 1, lambda t: t.at[n].add(x), lambda t: t.at[0].set(x * n), rows)
    return (rows, (n + 1) % 5), rows[0].sum()


def exchanged(c: Any, x: Any) -> Any:
    a, b = la.cond(x > 0, lambda a, b: (b, a + 1), lambda a, b: (a * 2.0, a), *c)
    return (a, b), a - b


def picked(c: Any, x: Any, w: Any, at: Any) -> Any:
    c = la.cond(x > 0, lambda: c * 0.5 + w[at[0]], lambda: la.where(c > 1, w[0], c + w[at[1]]))
    return c, la.cond(c > 0, lambda: c > x, lambda: c < x)


def drawn(c: Any, x: Any) -> Any:
    c = la.cond(x > 0, lambda: c + la.rand(()), lambda: c * la.randn((3,)).sum())
    return c, la.rand((2,))


def loss(f: Callable[..., Any]) -> Callable[..., Any]:
    def of(init: Any, xs: Any, *captured: Any) -> Any:
        last, ys = scan(f)(init, xs, *captured)
        return (last * last).sum() + sum([y.sum() for y in la.trees.leaves(ys)])

    return of


MATRICES = normal(4, 8, 8) / 3
FEW = np.float32([1, -2, 0.5, 3, -1, -1, 0.1, 2])
CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "numbers": (scan(lambda c, x: (made(c, x), c)), (normal(), normal(30))),
    "few numbers": (scan(lambda c, x: (made(c, x), c)), (normal(3), normal(30, 3))),
    "many numbers": (scan(lambda c, x: (made(c, x), c)), (normal(40), normal(9, 40))),
    "backwards": (scan(lambda c, x: (made(c, x), c), reverse=True), (normal(3), normal(9, 3))),
    "in double": (
        scan(lambda c, x: (made(c, x), c)),
        (normal(3, dtype="d"), normal(9, 3, dtype="d")),
    ),
    "a machine": (
        scan(machine),
        (normal(8, 8), np.array([0, 3, 2, -7, 1, 9, 2, 3], "int32"), MATRICES),
    ),
    "a small machine": (
        scan(machine),
        (normal(2, 2), np.array([0, 3, 2, 1, 255, 2, 3], "uint8"), normal(4, 2, 2)),
    ),
    "large unsigned": (
        scan(lambda c, x: (la.switch(x, [lambda: c, lambda: c + 1, lambda: c * 3]), c)),
        (normal(20), np.array([0, 2**63 + 1, 1, 2, 2**64 - 1], "uint64")),
    ),
    "one branch": (
        scan(lambda c, x: (la.switch(x, [lambda: c * 3]), c)),
        (normal(2), np.array([0, -1, 5])),
    ),
    "nested": (scan(nested), (normal(30), normal(9, 30))),
    "nested, small": (scan(nested), (normal(), normal(40))),
    "loops inside": (scan(loops_inside), (normal(20), normal(9, 20))),
    "loops inside, small": (scan(loops_inside), (normal(), normal(9))),
    "in a loop inside": (
        scan(lambda c, x: la.scan(lambda d, y: (made(d, y), d.sum()), c, x)),
        (normal(5), normal(4, 3, 5)),
    ),
    "a table": (scan(table), ((normal(6, 20), 0), normal(12, 20))),
    "the number itself": (
        scan(lambda c, x: (la.switch(c, [lambda: c + x, lambda: c - x * 2, lambda: c // 2]), c)),
        (np.array(1, "int32"), np.array([3, 1, -4, 2, 5], "int32")),
    ),
    "exchanged": (scan(exchanged), ((normal(), normal() * 2), FEW)),
    "exchanged, many": (scan(exchanged), ((normal(40), normal(40) * 2), FEW)),
    "picked": (scan(picked), (normal(), FEW, normal(20), np.array([3, -1]))),
    "turned": (
        scan(lambda c, x: (la.cond(x > 0, lambda a: a * 2, lambda a: a - 1, c.T).T, c)),
        (normal(3, 5), FEW),
    ),
    "constants": (
        scan(lambda c, x: (la.cond(x > 0, lambda: la.arange(20.0), lambda: c + 1), x)),
        (normal(20), FEW),
    ),
    "one result unwanted": (
        scan(lambda c, x: (la.cond(x > 0, lambda: (c * x, c), lambda: (c, c + x))[1], None)),
        (normal(20), FEW),
    ),
    "read by a condition": (
        lambda a: la.while_loop(
            lambda c: la.cond(c[1] % 3 == 0, lambda: c[0].sum() < 50, lambda: c[0].max() < 90),
            lambda c: (c[0] * 1.5 + 0.1, c[1] + 1),
            (a, 0),
        ),
        (np.abs(normal(20)),),
    ),
    "alone": (
        lambda p, x: la.cond(p.sum() > 0, lambda x: la.tanh(x), lambda x: x * 2, x),
        (normal(3), normal(20)),
    ),
    "a gradient": (la.grad(loss(lambda c, x: (made(c, x), c)), (0, 1)), (normal(9), normal(7, 9))),
    "a small gradient": (
        la.grad(loss(lambda c, x: (made(c, x), c)), (0, 1)),
        (normal(), normal(7)),
    ),
    "the gradient of a machine": (
        la.grad(loss(machine), (0, 2)),
        (normal(8, 8), np.array([0, 3, 2, 1, 1, 2]), MATRICES),
    ),
    "a gradient of a gradient": (
        lambda c, xs: la.grad(
            lambda c: la.square(la.grad(loss(lambda c, x: (made(c, x), c)))(c, xs)).sum()
        )(c),
        (normal(4), normal(5, 4)),
    ),
    "a tangent": (
        lambda c, xs: la.jvp(scan(lambda c, x: (made(c, x), c)), (c, xs), (c * 2, xs + 1)),
        (normal(20), normal(7, 20)),
    ),
}


async def results(config: la.Config, fn: Callable[..., Any], arguments: Any) -> tuple[Any, bool]:
    """What a function gives, and whether its loops and branches are native."""
    async with la.open_runtime("cpu", config=config):
        tensors = la.trees.tree_map(la.asarray, arguments)
        compiled = la.compile(fn)
        found = await la.to_cpu(await compiled(*tensors))
        names = [kernel.name for kernel in compiled.lower(*tensors).kernels]
        assert names
        called = (": scan", ": while", ": switch")
        return la.trees.leaves(found), not any(name.endswith(called) for name in names)


@needs_llvm
async def test_what_is_divided_over_threads_is_a_call_where_no_loop_is_around_it() -> None:
    def once(x: la.LazyTensor) -> la.LazyTensor:
        return la.cond(x.sum() > 0, lambda: la.sort(x), lambda: x * 2.0)

    def again(x: la.LazyTensor) -> la.LazyTensor:
        return la.fori_loop(0, 2, lambda i, x: once(x), x)

    numbers = np.abs(normal(6, 5))
    for fn, wanted in ((once, False), (again, True)):
        (found,), is_native = await results(la.Config(), fn, (numbers,))
        assert is_native == wanted
        np.testing.assert_array_equal(found, np.sort(numbers))


@needs_llvm
@pytest.mark.parametrize("name", CASES)
async def test_gives_the_bits_of_calls(name: str) -> None:
    fn, arguments = CASES[name]
    native, is_native = await results(la.Config(), fn, arguments)
    python, is_no_native = await results(FALLBACK, fn, arguments)
    numpy, _ = await results(la.Config(jit=False), fn, arguments)
    assert is_native, "it is run by Python"
    assert not is_no_native
    for one, same, other in zip(native, python, numpy, strict=True):
        assert one.dtype == same.dtype
        np.testing.assert_array_equal(one, same)
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


@needs_llvm
@pytest.mark.parametrize("size", [1, 20])
async def test_draws_what_python_draws(size: int) -> None:
    found = []
    for config in (la.Config(), FALLBACK):
        async with la.open_runtime("cpu", config=config):
            la.manual_seed(3)
            compiled = la.compile(scan(drawn))
            arguments = la.asarray(normal(size)[0] if size == 1 else normal(size)), la.asarray(FEW)
            found.append(la.trees.leaves(await la.to_cpu(await compiled(*arguments))))
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("jit", [pytest.param(True, marks=needs_llvm), False])
async def test_only_what_is_taken_fails(jit: bool) -> None:
    async with la.open_runtime("cpu", config=la.Config(jit=jit)):

        def factors(p: Any, m: Any, n: Any) -> Any:
            def step(c: Any, take: Any) -> Any:
                found = la.cond(take, lambda: la.linalg.cholesky(m), lambda: m * 0.5)
                return c + la.cond(take, lambda: m[n], lambda: m[0]), found

            return la.scan(step, m[0], p)

        compiled = la.compile(factors)
        m, never = -la.eye(3), la.asarray([False] * 4)
        _, found = await compiled(never, m, la.asarray(7))
        np.testing.assert_array_equal(await found[3].numpy(), -0.5 * np.eye(3, dtype="f"))
        once = la.asarray([False, True, False, False])
        with pytest.raises(la.ExecutionError, match="not positive definite"):
            await (await compiled(once, m, la.asarray(1)))[1].numpy()
        with pytest.raises(la.ExecutionError, match="index 7 is out of bounds"):
            await (await compiled(once, la.eye(3), la.asarray(7)))[0].numpy()


@needs_llvm
@pytest.mark.parametrize("size", [1, 50])
async def test_an_endless_loop_of_branches_ends_with_its_job(size: int) -> None:
    async with la.open_runtime("cpu") as runtime:

        def statistics() -> int:
            return runtime.statistics().devices["cpu:0"].iterations

        with trio.fail_after(60):
            for inside in (False, True):

                def step(c: Any, inside: bool = inside) -> Any:
                    if inside:
                        return la.cond(
                            c.sum() > -1,
                            lambda: la.while_loop(lambda c: c.sum() > 0, step, c),
                            lambda: c,
                        )
                    return la.cond(c.sum() > 1e30, lambda: c * 2, lambda: c * 1.0)

                before = statistics()
                async with la.job("endless") as job:
                    found = la.while_loop(
                        lambda c: c.sum() > 0, lambda c, step=step: step(c, False), la.ones((size,))
                    )
                    await la.mark_step()
                    while statistics() == before:
                        await trio.sleep(0.001)
                    job.cancel()
                    await found
        assert await (la.ones(()) + 1).item() == 2


@needs_llvm
@pytest.mark.parametrize("shares", [False, True], ids=["branch", "branch and loop"])
async def test_threads_share_what_a_branch_computes(shares: bool) -> None:
    def step(c: Any, x: Any) -> Any:
        c = la.cond(x > 0, lambda: la.tanh(c) * c.T, lambda: la.sin(c) * 0.5)
        return (c * 1.5 if shares else c), c[0].sum()

    arguments = normal(500, 500), FEW
    found = []
    for threads in (1, 2):
        fn = scan(step)
        found.append((await results(la.Config(cpu_threads=threads), fn, arguments))[0])
    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


@needs_llvm
async def test_a_table_is_changed_where_it_is() -> None:
    def step(t: Any, i: Any) -> Any:
        t = la.cond(i % 3 == 0, lambda: t.at[i].add(1.0), lambda: t)
        t = la.cond(i % 2 == 0, lambda: t.at[i].set(2.0), lambda: t.at[i + 1].multiply(0.5))

        def others() -> Any:
            return la.cond(i % 7 == 0, lambda: t.at[0].set(t[i]), lambda: t), t[0]

        return la.cond(i % 5 == 0, lambda: (t, t[i]), others)

    async with la.open_runtime("cpu"):
        table, numbers = la.ones((5000, 8)), la.arange(30)
        compiled = la.compile(scan(step))
        assert compiled.lower(table, numbers).workspace_bytes < table.nbytes
        found, rows = await la.to_cpu(await compiled(table, numbers))
        expected = np.ones((5000, 8), np.float32)
        for i in range(30):
            expected[i] += i % 3 == 0
            if i % 2 == 0:
                expected[i] = 2
            else:
                expected[i + 1] *= 0.5
            np.testing.assert_array_equal(rows[i], expected[0 if i % 5 else i])
            if i % 5 and i % 7 == 0:
                expected[0] = expected[i]
        np.testing.assert_array_equal(found, expected)


# ---- random programs ---------------------------------------------------------------------------


def combined(how: int, x: Any, y: Any, xp: Any) -> Any:
    if how == 0:
        return x + y
    if how == 1:
        return x - y
    if how == 2:
        return x * np.float32(0.5)
    if how == 3:
        return xp.where(x > y, x, -y)
    return xp.concatenate([x[1:], y[:1]]) if how == 4 else xp.clip(x, -9, 9)


class Program:
    """A random iteration, of operations without rounding that depends on their order.

    It is a list of statements: what they compute of which values, or blocks to choose from.
    """

    def __init__(self, seed: int) -> None:
        self._choices = choices = np.random.default_rng(seed)
        self.size = int(choices.choice([1, 3, 20]))
        self.carries = int(choices.integers(1, 4))
        self.given = self.carries + 2
        self.block = self._block(self.given, int(choices.integers(2, 6)), 0)
        self.init = [self._some() for _ in range(self.carries)]
        self.items, self.same = self._some(9), self._some()

    def _some(self, *first: int) -> np.ndarray:
        return self._choices.integers(-8, 8, size=(*first, self.size)).astype(np.float32) / 4

    def _block(self, values: int, length: int, depth: int) -> tuple[list[Any], list[int]]:
        """Statements, each of which adds values to those that there are, and what is given."""
        choices, statements = self._choices, []
        for _ in range(length):
            x, y = (int(number) for number in choices.integers(values, size=2))
            if depth < 3 and choices.random() < 0.4:
                blocks = [
                    self._block(values, int(choices.integers(0, 4)), depth + 1)
                    for _ in range(choices.integers(1, 4))
                ]
                statements.append(("choose", x, blocks))
                values += self.carries
            elif depth < 2 and choices.random() < 0.15:
                inner = self._block(values, int(choices.integers(1, 4)), depth + 1)
                statements.append(("repeat", int(choices.integers(0, 4)), inner))
                values += self.carries
            else:
                statements.append((int(choices.integers(6)), x, y))
                values += 1
        return statements, [int(number) for number in choices.integers(values, size=self.carries)]

    def run(self, block: tuple[list[Any], list[int]], values: Sequence[Any], xp: Any) -> list[Any]:
        """What a block gives, by ``numpy`` and Python's own branches, or by lazyasync's."""
        values = list(values)
        for how, x, y in block[0]:
            if how == "choose":
                index = xp.max(values[x]).astype(np.int32)
                if xp is np:
                    values += self.run(y[min(max(int(index), 0), len(y) - 1)], values, xp)
                    continue
                seen = tuple(values)
                branches = [lambda b=b, seen=seen: tuple(self.run(b, seen, xp)) for b in y]
                values += la.switch(index, branches)
            elif how == "repeat":
                first, others = values[: self.carries], values[self.carries :]
                if xp is np:
                    for _ in range(x):
                        first = self.run(y, [*first, *others], xp)
                    values += first
                    continue
                values += la.fori_loop(
                    0, x, lambda i, c, y=y, o=others: self.run(y, [*c, *o], xp), first
                )
            else:
                values.append(combined(how, values[x], values[y], xp))
        return [xp.clip(values[place], -64, 64) for place in block[1]]

    def expected(self) -> list[np.ndarray]:
        carry, seen = self.init, []
        for item in self.items:
            carry = self.run(self.block, [*carry, item, self.same], np)
            seen.append(carry[0] + carry[-1])
        return [*carry, np.stack(seen)]

    def recorded(self, init: Any, items: Any, same: Any) -> Any:
        def step(carry: Any, item: Any) -> Any:
            carry = self.run(self.block, [*carry, item, same], la)
            return carry, carry[0] + carry[-1]

        return la.scan(step, init, items)


async def check_random(seeds: range) -> None:
    for config in (la.Config(), FALLBACK):
        async with la.open_runtime("cpu", config=config):
            for seed in seeds:
                program = Program(seed)
                given = (program.init, program.items, program.same)
                tensors = la.trees.tree_map(la.asarray, given)
                compiled = la.compile(program.recorded)
                found = la.trees.leaves(await la.to_cpu(await compiled(*tensors)))
                for one, other in zip(found, program.expected(), strict=True):
                    np.testing.assert_array_equal(one, other, err_msg=f"seed {seed}")
                names = [kernel.name for kernel in compiled.lower(*tensors).kernels]
                if config == la.Config():
                    assert not any(name.endswith((": scan", ": switch")) for name in names), seed


@needs_llvm
async def test_random_programs() -> None:
    await check_random(range(12))


@needs_llvm
@pytest.mark.stress
@pytest.mark.parametrize("start", range(1000, 1500, 25))
async def test_many_random_programs(start: int) -> None:
    await check_random(range(start, start + 25))
