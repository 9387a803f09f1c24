"""Loops that are one native call: the bits of the same kernels, called from Python each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from needs import needs_llvm

import lazyasync as la

FALLBACK = la.Config(force_fallback="scan,while")
"""The same regions, each a compiled program, run one after the other by Python."""


def normal(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    values = np.random.default_rng(sum(shape) + 1).normal(size=shape)
    return (values * (3 if np.dtype(dtype).kind in "iu" else 0.7)).astype(dtype)


def scan(f: Callable[..., Any], **more: Any) -> Callable[..., Any]:
    return lambda init, xs, *captured: la.scan(lambda c, x: f(c, x, *captured), init, xs, **more)


def rnn(h: Any, x: Any, w: Any, u: Any) -> Any:
    h = la.tanh(x @ w + h @ u)
    return h, h


def gru(h: Any, x: Any, w: Any, u: Any) -> Any:
    a, b = la.split(x @ w, 2, -1), la.split(h @ u, 2, -1)
    z = la.sigmoid(a[0] + b[0])
    return z * h + (1 - z) * la.tanh(a[1] + b[1]), z


def kalman(carry: Any, y: Any, f: Any, q: Any) -> Any:
    x, p = carry
    x, p = f @ x, f @ p @ f.T + q
    gain = p[:, 0] / (p[0, 0] + 0.3)
    return (x + gain * (y - x[0]), p - gain[:, None] * p[0][None, :]), x


def rotated(c: Any, x: Any) -> Any:
    return (c[1], c[2], c[0]), (c[0], x, c[0])


WEIGHTS = (normal(3, 4), normal(4, 4))
CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "a cell": (scan(rnn), (normal(2, 4), normal(7, 2, 3), *WEIGHTS)),
    "a cell with gates": (scan(gru), (normal(2, 4), normal(6, 2, 3), normal(3, 8), normal(4, 8))),
    "a filter": (
        scan(kalman),
        ((normal(3), normal(3, 3)), normal(9), normal(3, 3), np.eye(3, dtype="f")),
    ),
    "numbers": (scan(lambda c, x: (c * 0.9 + x, c)), (normal(), normal(30))),
    "no sequences": (scan(lambda c, _: (c * c + 0.1, c), length=8), (normal(5), None)),
    "no carries": (scan(lambda _, x: (None, (x * 2, x.sum()))), (None, normal(4, 3))),
    "nothing made": (scan(lambda c, x: (c + x, None)), (normal(4), normal(3, 4))),
    "the carry itself": (scan(lambda c, x: (c * x, c * x)), (normal(4), normal(5, 4))),
    "the carry before": (scan(lambda c, x: (c * x, c)), (normal(4), normal(5, 4))),
    "handed on": (
        scan(lambda c, x: ((c[0], c[1] + c[0] * x), (c[0], x))),
        ((normal(3), normal(3)), normal(5, 3)),
    ),
    "rotated": (scan(rotated), ((normal(2), normal(2) * 2, normal(2) * 3), normal(5, 2))),
    "the item is the carry": (scan(lambda c, x: (x, c)), (normal(2), normal(4, 2))),
    "views": (
        scan(lambda c, x: (c.T @ c + x[1:, None], (c.T, x[::-1], c[0]))),
        (normal(3, 3), normal(5, 4)),
    ),
    "constants": (
        scan(lambda c, x: (c @ la.eye(3) + la.arange(3) * x.mean(), la.ones(2))),
        (normal(2, 3), normal(4, 5)),
    ),
    "made of parts": (
        scan(
            lambda c, x: (
                la.concatenate([c[1:], x[:1] * 0.5]),
                (
                    la.stack([c, x], 1),
                    la.pad(c.reshape((2, 2)), ((1, 0), (0, 2))),
                    la.concatenate([x[None], c[None, ::-1], x[None]]).astype(np.float64),
                ),
            )
        ),
        (normal(4), normal(5, 4)),
    ),
    "the gradient of parts": (
        lambda c, x: la.grad(
            lambda c, x: la.square(
                la.scan(lambda c, x: (la.tanh(c[::-1] * x), c[1:3] * x[0]), c, x)[1]
            ).sum(),
            (0, 1),
        )(c, x),
        (normal(4), normal(5, 4)),
    ),
    "integers": (
        scan(lambda c, x: (c * 3 + x, (c // 2, c > x))),
        (normal(2, 2, dtype=np.int32), normal(4, 2, 2, dtype=np.int32)),
    ),
    "several dtypes": (
        scan(lambda c, x: ((c[0] + 1, c[1] * x), c[0] * x)),
        ((normal(3, dtype=np.int64), normal(3, dtype=np.float64)), normal(5, 3, dtype=np.float64)),
    ),
    "batches of products": (
        scan(lambda c, x: (la.tanh(c @ x), c.sum())),
        (normal(2, 2, 3, 3), normal(4, 2, 2, 3, 3)),
    ),
    "used twice": (
        lambda c, x: la.scan(lambda c, x: (c + x[0] * x[1], x[1]), c, (x, x)),
        (normal(3), normal(6, 3)),
    ),
    "the same carry twice": (
        lambda c, x: la.scan(lambda c, x: ((c[1] + x, c[0] * x), c), (c, c), x),
        (normal(3), normal(6, 3)),
    ),
    "sequences with gaps": (
        lambda c, x: la.scan(
            lambda c, x: (c + x[0].sum() + x[1].mean(), c * x[2]),
            c,
            (x.transpose((1, 0, 2)), la.concatenate([x[0], x[0]])[::2], la.flip(x, (0,))[0]),
        )[0],
        (normal(4), normal(3, 6, 4)),
    ),
    "operands with gaps": (
        lambda c, x, w: la.scan(lambda c, x: (la.tanh(c @ w.T) + x, c), c.T, x[:, 1:3]),
        (normal(3, 2), normal(4, 5, 3), normal(3, 3)),
    ),
    "a loop inside": (
        scan(lambda c, x: la.scan(lambda d, z: (d + z * x.sum(), d), c, x)),
        (normal(), normal(4, 3)),
    ),
    "two loops inside": (
        scan(
            lambda c, x: (
                la.scan(lambda d, z: (la.tanh(d @ la.eye(2)) + z, None), c, x)[0],
                la.fori_loop(0, 3, lambda i, d: d * 0.5 + i, c),
            )
        ),
        (normal(2), normal(4, 3, 2)),
    ),
    "one result unwanted": (
        lambda c, x: la.scan(lambda c, x: ((c[1] + x, c[0]), (c[0], c[1] * x)), (c, c), x)[1][1],
        (normal(3), normal(5, 3)),
    ),
    "while": (
        lambda a: la.while_loop(lambda c: (c[0] < 100).any(), lambda c: (c[0] * 1.5, c[1] + 1),
                                (la.abs(a) + 0.1, 0)),
        (normal(4),),
    ),
    "while, not once": (
        lambda a: la.while_loop(lambda c: c.sum() > 1e9, lambda c: c * 2, a),
        (normal(4),),
    ),
    "while with a product": (
        lambda a, w: la.while_loop(
            lambda c: la.abs(c[0] - c[1]).max() > 1e-3,
            lambda c: (la.tanh(c[0] @ w), c[0]),
            (a, a + 1),
        ),
        (normal(2, 4), WEIGHTS[1] * 0.3),
    ),
    "while in a loop": (
        scan(lambda c, x: (la.while_loop(lambda d: d < x, lambda d: d + 0.25, c * 0), c)),
        (normal(), np.abs(normal(6))),
    ),
    "a gradient": (
        lambda c, x, w, u: la.grad(
            lambda w, u: la.square(la.scan(lambda h, x: rnn(h, x, w, u), c, x)[1]).sum(), (0, 1)
        )(w, u),
        (normal(2, 4), normal(7, 2, 3), *WEIGHTS),
    ),
}  # fmt: skip


async def results(config: la.Config, fn: Callable[..., Any], arguments: Any) -> tuple[Any, bool]:
    """What a function gives, and whether all of its loops are native ones."""
    async with la.open_runtime("cpu", config=config):
        tensors = la.trees.tree_map(la.asarray, arguments)
        compiled = la.compile(fn)
        found = await la.to_cpu(await compiled(*tensors))
        kernels = compiled.lower(*tensors).kernels
        assert kernels
        native = not any(kernel.name.endswith((": scan", ": while")) for kernel in kernels)
        return la.trees.leaves(found), native


async def check(fn: Callable[..., Any], arguments: Any) -> None:
    native, is_native = await results(la.Config(), fn, arguments)
    python, is_no_native = await results(FALLBACK, fn, arguments)
    numpy, _ = await results(la.Config(jit=False), fn, arguments)
    assert is_native, "it is run by Python"
    assert not is_no_native
    for one, same, other in zip(native, python, numpy, strict=True):
        assert one.dtype == same.dtype
        np.testing.assert_array_equal(one, same)
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


def rows_and_columns(x: Any, w: Any) -> Any:
    """Those times matrices, each as it lies and transposed."""
    row, column = x[None], x[:, None]
    of_rows = row @ w, row @ w.T, w[1:2] @ w.T, w[:, 1:2].T @ w
    return of_rows, (w @ column, w.T @ column, w @ w[:, 1:2], w.T @ w[1:2].T)


def vectors(c: Any, x: Any, w: Any) -> Any:
    of_vectors = x @ w, x @ w.T, w @ x, w.T @ x, w[:, 1] @ w, w @ w[:, 1], x @ x
    return c * 0.5 + x, (of_vectors, rows_and_columns(x, w))


@needs_llvm
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
async def test_products_with_vectors(dtype: str) -> None:
    """In loops, and those of complex numbers, which loops do not add, by themselves."""
    x, w = normal(20), normal(20, 20)
    fn, arguments = scan(vectors), (x * 2, normal(4, 20), w)
    if dtype.startswith("complex"):
        fn, arguments = rows_and_columns, (x + 1j * x[::-1], w + 1j * w.T)
    given = tuple([array.astype(dtype) for array in arguments])
    found, is_native = await results(la.Config(), fn, given)
    expected, _ = await results(la.Config(jit=False), fn, given)
    assert is_native
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)


@needs_llvm
@pytest.mark.parametrize("name", CASES)
async def test_gives_the_bits_of_the_kernels(name: str) -> None:
    await check(*CASES[name])


class RandomBody:
    """What an iteration does, of random operations, and what it is given."""

    SHAPES = ((), (3,), (3, 3), (2, 3))
    DTYPES = (np.float32, np.float64, np.int32)

    def __init__(self, seed: int) -> None:
        self._seed = seed
        choices = np.random.default_rng(seed)
        self.length = int(choices.choice([0, 1, 2, 3, 8]))
        self.reverse = bool(choices.integers(2))

        def some(count: int, *first: int) -> list[np.ndarray]:
            found = []
            for _ in range(count):
                shape = self.SHAPES[choices.integers(len(self.SHAPES))]
                dtype = self.DTYPES[choices.integers(len(self.DTYPES))]
                found.append((choices.normal(size=(*first, *shape)) * 2).astype(dtype))
            return found

        self.arguments = (
            some(int(choices.integers(0, 4))),
            some(int(choices.integers(0, 4)), self.length),
            some(int(choices.integers(0, 3))),
        )

    def __call__(self, init: Any, xs: Any, captured: Any) -> Any:
        return la.scan(
            lambda c, x: self._body([*c, *x, *captured], c),
            init,
            xs,
            length=self.length,
            reverse=self.reverse,
        )

    def _body(self, values: list[Any], carry: Any) -> Any:
        """The same each time it is recorded."""
        choices = np.random.default_rng(self._seed + 1)
        values.append(la.ones((3,)) * 0.5)

        def one(type: tuple[Any, Any] | None = None) -> Any:
            found = [v for v in values if type is None or (v.shape, v.dtype) == type]
            return found[choices.integers(len(found))]

        for _ in range(choices.integers(0, 12)):
            x = one()
            y = one((x.shape, x.dtype))
            kind = choices.integers(16)
            if kind == 0:
                made = x + y
            elif kind == 1:
                made = la.maximum(x, y) * 0.5
            elif kind == 2:
                made = la.tanh(x)
            elif kind == 3:
                made = la.where(x > y, x, -y)
            elif kind == 4:
                made = x.sum(-1) if x.ndim else x
            elif kind == 5:
                made = x.T if x.shape == (3, 3) else la.flip(x)
            elif kind == 6 and x.dtype.kind == "f":
                w = [v for v in values if v.shape == (3, 3) and v.dtype == x.dtype]
                made = la.tanh(x @ w[0]) if w and x.shape[-1:] == (3,) else x.mean()
            elif kind == 7:
                made = x.astype(np.float64)
            elif kind == 8:
                made = la.concatenate([x[1:], y[:1]]) if x.ndim else x * y
            elif kind == 9:
                made = la.pad(x[..., 1:], ((0, 0),) * (x.ndim - 1) + ((1, 0),)) if x.ndim else x
            elif kind == 10:
                made = la.softmax(x, -1) if x.ndim and x.dtype.kind == "f" else x - y
            elif kind == 11:
                made = x + la.argmax(y, 0).astype(x.dtype) if x.ndim else x
            elif kind == 12:
                made = la.cumsum(x, 0) if x.ndim else x
            elif kind in (13, 14) and x.ndim:
                by = la.floor(la.abs(la.clip(y.reshape(-1)[:2], -9, 9))).astype(np.int64)
                by = by % x.shape[0]
                how = choices.choice(["take", "set", "max"])
                made = x[by] if how == "take" else getattr(x.at[by], how)(y[by] * 2)
            else:
                made = la.logsumexp(x, 0) if x.ndim and x.dtype.kind == "f" else x - y
            values.append(made)
        after = [one((c.shape, c.dtype)) for c in carry]
        return after, [one() for _ in range(choices.integers(0, 4))]


async def check_random(seeds: range) -> int:
    """Compares what random bodies give; how many of them were native loops."""
    found: list[list[Any]] = []
    kernels: list[int] = []
    for config in (la.Config(), FALLBACK, la.Config(jit=False)):
        found.append([])
        async with la.open_runtime("cpu", config=config):
            for seed in seeds:
                body = RandomBody(seed)
                tensors = la.trees.tree_map(la.asarray, body.arguments)
                compiled = la.compile(body)
                found[-1].append(la.trees.leaves(await la.to_cpu(await compiled(*tensors))))
                if config == la.Config() and la.trees.leaves(body.arguments):
                    names = [kernel.name for kernel in compiled.lower(*tensors).kernels]
                    kernels.append(any(name.startswith("scan of") for name in names))
    for seed, native, python, numpy in zip(seeds, *found, strict=True):
        for one, same, other in zip(native, python, numpy, strict=True):
            np.testing.assert_array_equal(one, same, err_msg=f"seed {seed}")
            np.testing.assert_allclose(one, other, 1e-3, 1e-4, err_msg=f"seed {seed}")
    return sum(kernels)


@needs_llvm
async def test_random_bodies() -> None:
    assert await check_random(range(10)) > 5


@needs_llvm
@pytest.mark.stress
async def test_many_random_bodies() -> None:
    for start in range(1000, 2000, 50):
        await check_random(range(start, start + 50))


@needs_llvm
async def test_any_length_is_the_same_code() -> None:
    async with la.open_runtime("cpu"):
        found = la.compile(
            lambda c, xs: la.scan(lambda c, x: (c * 0.5 + x, c), c, xs, reverse=True)
        )
        xs = la.asarray(normal(40, 3))
        for length in (5, 6):
            await found(xs[0], xs[:length])
        la.metrics.reset()
        for length in (9, 2, 31, 17, 3):
            c, ys = await found(xs[0], xs[:length])
            expected = xs[0]
            for place in range(length - 1, -1, -1):
                np.testing.assert_array_equal(await ys[place].numpy(), await expected.numpy())
                expected = expected * 0.5 + xs[place]
            np.testing.assert_allclose(await c.numpy(), await expected.numpy(), rtol=1e-6)
