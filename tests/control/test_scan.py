"""scan and map: what a Python loop over the items does, as one operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

import lazyasync as la
from lazyasync.errors import DTypeError, ShapeError


class Point(NamedTuple):
    x: Any
    y: Any


def unrolled(f: Callable[..., Any], init: Any, xs: Any, length: int, reverse: bool) -> Any:
    """What `la.scan` does, one iteration after the other."""
    carry, ys = init, []
    for place in reversed(range(length)) if reverse else range(length):
        carry, y = f(carry, la.trees.tree_map(lambda each, place=place: each[place], xs))
        ys.append(y)
    if reverse:
        ys.reverse()
    return carry, la.trees.tree_map(lambda *each: la.stack(each), *ys)


def array(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    values = np.random.default_rng(sum(shape)).normal(size=shape) * 3
    return values.astype(dtype)


def cell(h: Any, x: Any) -> Any:
    return la.tanh(h * 0.5 + x), h.sum()


CASES: dict[str, tuple[Callable[..., Any], Any, Any]] = {
    "vectors": (cell, array(3), array(5, 3)),
    "matrices": (lambda c, x: (la.tanh(c @ x), c @ x), array(2, 3), array(4, 3, 3)),
    "float64": (cell, array(3, dtype=np.float64), array(5, 3, dtype=np.float64)),
    "integers": (
        lambda c, x: (c * 3 + x, c // 2),
        array(2, 2, dtype=np.int32),
        array(4, 2, 2, dtype=np.int32),
    ),
    "a tree": (
        lambda c, x: (
            {"a": c["a"] + x.x, "b": (c["b"][0] * x.y.sum(), None)},
            Point(c["a"], [x.y, c["b"][0]]),
        ),
        {"a": array(2), "b": (array(), None)},
        Point(array(3, 2), array(3, 1)),
    ),
    "no carry": (lambda c, x: (c, x * 2), None, array(3, 2)),
    "no results": (lambda c, x: (c + x.sum(), None), array(2), array(3, 2)),
    "items that are handed on": (lambda c, x: (x, c), array(2), array(3, 2)),
    "the same results twice": (lambda c, x: (c + x, (c, c, x, x)), array(2), array(3, 2)),
    "random access": (lambda c, x: (c + x, c[x.astype(int) % 3]), array(3), array(4)),
    "several outputs inside": (lambda c, x: (la.modf(c + x)[0], la.modf(x)), array(2), array(3, 2)),
    "a loop inside": (
        lambda c, x: la.scan(lambda d, z: (d + z * x.sum(), d), c, x),
        array(),
        array(4, 3),
    ),
}


async def check(devices: str, jit: bool) -> None:
    async with la.open_runtime(devices, config=la.Config(jit=jit)):
        for name, (f, init, xs) in CASES.items():
            tensors = la.trees.tree_map(la.asarray, (init, xs))
            length = len(la.trees.leaves(xs)[0])
            for reverse in (False, True):

                def whole(init: Any, xs: Any, reverse: bool = reverse, f: Any = f) -> Any:
                    return la.scan(f, init, xs, reverse=reverse)

                expected = await la.to_cpu(unrolled(f, *tensors, length, reverse))
                for found in (
                    await la.to_cpu(whole(*tensors)),
                    await la.to_cpu(await la.compile(whole)(*tensors)),
                    await la.to_cpu(la.scan(f, init, xs, length, reverse)),
                ):
                    pairs = zip(
                        la.trees.flatten_with_paths(found)[0],
                        la.trees.flatten_with_paths(expected)[0],
                        strict=True,
                    )
                    for (path, one), (other_path, other) in pairs:
                        assert path == other_path, name
                        assert one.dtype == other.dtype, name
                        np.testing.assert_allclose(one, other, rtol=1e-6, atol=1e-6, err_msg=name)


@pytest.mark.parametrize(("devices", "jit"), [("cpu", True), ("cpu", False), ("sim", False)])
async def test_is_a_loop(devices: str, jit: bool) -> None:
    await check(devices, jit)


async def test_numbers_and_surroundings() -> None:
    async with la.open_runtime("cpu"):
        w = la.asarray([1.0, 2.0]) * 2
        computed = await (w + 1)

        def f(c: Any, x: Any) -> Any:
            return c + (w * computed).sum() * 0.5, (c, la.asarray(np.ones(2)))

        carry, (ys, ones) = la.scan(f, 0, length=3)  # a number takes the dtype of the results
        assert carry.dtype == np.float32
        np.testing.assert_array_equal(await ys.numpy(), [0, 13, 26])
        assert ones.shape == (3, 2)
        empty = la.scan(f, 1.0, length=0)
        assert await empty[0].item() == 1.0
        assert empty[1][0].shape == (0,)
        assert la.scan(lambda c, x: (c, None), ("name", None), length=3) == (("name", None), None)


async def test_another_length_compiles_nothing() -> None:
    async with la.open_runtime("cpu"):
        step = la.compile(lambda c, xs: la.scan(cell, c, xs))
        xs = la.asarray(array(40, 3))
        for length in (5, 6):
            await step(xs[0], xs[:length])
        la.metrics.reset()
        for length in (9, 2, 31, 17):
            carry, ys = await step(xs[0], xs[:length])
            expected = unrolled(cell, xs[0], xs, length, False)
            np.testing.assert_allclose(await carry.numpy(), await expected[0].numpy(), rtol=1e-6)
            np.testing.assert_allclose(await ys.numpy(), await expected[1].numpy(), rtol=1e-5)
        compiled = la.metrics.counter_value("UncachedCompile")
        for length in (9, 2, 31, 17):
            await la.to_cpu(unrolled(cell, xs[0], xs, length, False))
        assert compiled <= 8  # of the loops here, and none of the scans


async def test_random_numbers_are_others_in_each_iteration() -> None:
    async with la.open_runtime("cpu"):

        def f(c: Any, _: None) -> Any:
            return c, (la.rand((5,)), la.normal((3,)))

        _, (ys, normal) = la.scan(f, None, length=4)
        _, (more, _) = la.scan(f, None, length=4)
        drawn = await la.concatenate([ys, more]).numpy()
        assert len(np.unique(drawn)) == drawn.size
        assert len(np.unique(await normal.numpy())) == 12


async def test_map() -> None:
    async with la.open_runtime("cpu"):
        xs = {"a": la.arange(6.0).reshape((3, 2)), "b": la.arange(3)}
        found = la.map(lambda x: (x["a"] * 2, x["b"] + 1), xs)
        np.testing.assert_array_equal(await found[0].numpy(), [[0, 2], [4, 6], [8, 10]])
        np.testing.assert_array_equal(await found[1].numpy(), [1, 2, 3])


BAD: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "another shape": (
        lambda x: la.scan(lambda c, _: ({"h": c["h"].sum()}, None), {"h": x}, x),
        ShapeError,
        r"carry\['h'\] is float32\[2\] before and float32\[\] after it",
    ),
    "another dtype": (
        lambda x: la.scan(lambda c, _: ([c[0] > 0], None), [x], x),
        DTypeError,
        r"carry\[0\] is float32\[2\] before and bool\[2\] after it",
    ),
    "another structure": (
        lambda x: la.scan(lambda c, _: ({"g": c["h"]}, None), {"h": x}, x),
        TypeError,
        r"carry\['h'\]: missing",
    ),
    "another leaf": (
        lambda x: la.scan(lambda c, _: ("b", None), "a", x),
        TypeError,
        "carry is 'a' before and 'b' after it",
    ),
    "no pair": (lambda x: la.scan(lambda c, x: c, x, x), TypeError, "must give a pair"),
    "no tensor": (
        lambda x: la.scan(lambda c, x: (c, "y"), x, x),
        TypeError,
        "y of .* is no tensor",
    ),
    "lengths": (
        lambda x: la.scan(lambda c, x: (c, None), x, {"a": x, "b": x[:1]}),
        ValueError,
        r"xs\['a'\] has 2 items, xs\['b'\] has 1 items",
    ),
    "another length": (
        lambda x: la.scan(lambda c, x: (c, None), x, x, length=3),
        ValueError,
        "length is 3, xs has 2 items",
    ),
    "no length": (lambda x: la.scan(lambda c, x: (c, None), x), ValueError, "no length"),
    "negative": (lambda x: la.scan(lambda c, x: (c, None), x, length=-1), ValueError, "negative"),
    "no axes": (lambda x: la.scan(lambda c, x: (c, None), x, x.sum()), ShapeError, "no axes"),
    "no items": (lambda x: la.scan(lambda c, x: (c, None), x, "abc"), TypeError, "no tensor"),
    "unroll": (lambda x: la.scan(cell, x, unroll=0, length=2), ValueError, "unroll"),
}


async def test_bad_input() -> None:
    async with la.open_runtime("cpu"):
        x = la.asarray([1.0, 2.0])
        for name, (call, error, message) in BAD.items():
            with pytest.raises(error, match=message):
                call(x)
                pytest.fail(name)


LOOPS: list[Callable[[Any], Any]] = [
    lambda x: la.scan(lambda c, _: (c, x), 0, length=2)[1][1],
    lambda x: la.scan(lambda c, _: (c, c * 2), x, length=2)[1][1],
    lambda x: la.scan(lambda c, _: (c + 1, la.switch(c, [lambda: x])), 0, length=2)[1][1],
]


@pytest.mark.parametrize("config", [{"jit": False}, {"force_fallback": "scan,switch"}, {}])
async def test_lengths_that_follow_from_others_in_several_ways(config: dict[str, Any]) -> None:
    """A loop for all lengths has all outputs, though its body writes a length in another way."""
    async with la.open_runtime("cpu", config):
        for number, loop in enumerate(LOOPS):

            @la.compile
            def found(x: Any, y: Any, loop: Callable[[Any], Any] = loop) -> Any:
                return loop(x[::-1] @ y.mT)

            for n in (16, 10, 3):
                x, y = array(2 * n + 1, n + 1), array(4 * n, n, n + 1)
                expected = x[::-1] @ y.mT * (2 if number == 1 else 1)
                result = await (await found(x, y)).numpy()
                np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-4)
