"""vmap: a function of batches gives what a loop over the members gives."""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, is_in_part
from gradients import UNCUT
from table_gradients import FLAT, POINTS, RANDOM

import lazyasync as la

CASES = {
    **{
        f"{name} {n}": point
        for name, points in POINTS.items()
        if name not in RANDOM
        for n, point in enumerate(points)
    },
    **FLAT,
}
GROUP = 60
FACTORS = (1.0, 0.5, 0.25)
"""Of what the members are, by what a point has: they stay in the domains of most functions."""


@pytest.fixture(autouse=True)
def loops_are_errors() -> Iterator[None]:
    """No operation of the package goes over the members one by one."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", la.BatchLoopWarning)
        yield


def batches_of(name: str, operands: Any) -> tuple[list[np.ndarray], list[int | None]]:
    """A batch for each operand, along some axis; one of several may be the same for all."""
    random = np.random.default_rng(zlib.crc32(name.encode()))
    batches, axes = [], []
    for place, operand in enumerate(operands):
        if place == len(operands) - 1 and place and random.random() < 0.4:
            batches.append(operand)
            axes.append(None)
            continue
        axis = int(random.integers(-operand.ndim - 1, operand.ndim + 1))
        batches.append(np.stack([operand * factor for factor in FACTORS], axis=axis))
        axes.append(axis)
    return batches, axes


def members_of(batches: list[np.ndarray], axes: list[int | None]) -> list[list[np.ndarray]]:
    return [
        [
            batch if axis is None else np.take(batch, member, axis)
            for batch, axis in zip(batches, axes, strict=True)
        ]
        for member in range(len(FACTORS))
    ]


async def check(names: list[str], function_of: Callable[[Any], Callable[..., Any]]) -> None:
    """Compares the functions of points, batched, with a loop over their members."""
    recorded = []
    async with la.open_runtime("sim:0", UNCUT):
        for name in names:
            point = CASES[name]
            function = function_of(point)
            batches, axes = batches_of(name, point.operands)
            batched = la.vmap(function, tuple(axes))(*map(la.asarray, batches))
            loop = [function(*map(la.asarray, member)) for member in members_of(batches, axes)]
            recorded.append((batched, loop))
        values = await la.to_cpu(recorded)
    for name, (batched, loop) in zip(names, values, strict=True):
        many = isinstance(batched, tuple)
        for number, found in enumerate(batched if many else (batched,)):
            expected = np.stack([each[number] if many else each for each in loop])
            np.testing.assert_allclose(found, expected, 1e-9, 1e-12, err_msg=f"{name}, {number}")


@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_every_operation(start: int) -> None:
    await check(list(CASES)[start : start + GROUP], lambda point: point.function)


def gradient_of(point: Any) -> Callable[..., Any]:
    def total(*x: Any) -> Any:
        y = point.function(*x)
        return la.sum(y * la.cos(la.arange(y.size, dtype="float64").reshape(y.shape)))

    return la.grad(total, tuple(range(len(point.operands))))  # type: ignore[no-any-return]


@in_part_and_whole
@pytest.mark.parametrize("start", range(0, len(CASES), GROUP))
async def test_every_gradient(start: int, whole: bool) -> None:
    """An ordinary run has those that `test_gradient_table` leaves out."""
    names = list(CASES)[start : start + GROUP]
    await check([name for name in names if whole or not is_in_part(name, 2)], gradient_of)


@pytest.mark.parametrize("dtype", ["float32", "int8", "bool", "complex64", "bfloat16"])
async def test_other_dtypes(dtype: str) -> None:
    async with la.open_runtime("cpu:0"):
        x = (la.arange(12).reshape((3, 4)) % 3).astype(dtype)
        for f in (
            lambda x: la.sum(x, axis=-1),
            lambda x: x.reshape((2, 2)).T,
            lambda x: la.where(x == x[0], x, x[::-1]),
            lambda x: la.concatenate([x, x[:1]]),
        ):
            found, loop = la.vmap(f)(x), la.stack([f(x[i]) for i in range(3)])
            assert found.dtype == loop.dtype
            np.testing.assert_array_equal(*await la.to_cpu([found, loop]))


@pytest.mark.parametrize("devices", [pytest.param("cpu:0", marks=pytest.mark.stress), "sim:0"])
async def test_reductions_of_which_there_are_no_gradients(devices: str) -> None:
    functions = (la.argmax, la.argmin, la.nanargmax, la.nanargmin, la.count_nonzero, la.all, la.any)
    recorded = []
    async with la.open_runtime(devices):
        for batch in ((4, 2, 3), (4, 5), (4,), (0, 2, 3)):
            values = np.random.default_rng(1).integers(0, 3, batch).astype(np.float32)
            x = la.asarray(values)
            for function in functions:
                for axis in (None, *range(1 - len(batch), len(batch) - 1)):
                    for keepdims in (False, True):
                        of = {"axis": axis, "keepdims": keepdims}
                        f = partial(function, **of)
                        loop = [f(x[member]) for member in range(batch[0])]
                        many = (la.vmap(f)(x), la.vmap(la.vmap(f))(la.stack([x, x]))[1])
                        recorded.append((function.__name__, of, batch, many, loop))
        found = await la.to_cpu(recorded)
    for name, of, batch, many, loop in found:
        for each in many:
            assert each.shape[0] == batch[0]
            if loop:
                np.testing.assert_array_equal(each, np.stack(loop), f"{name}, {of}, {batch}")


POINTING: dict[str, Callable[..., Any]] = {
    "element": lambda x, i, v: x[i[0]],
    "elements": lambda x, i, v: x[i],
    "of two axes": lambda x, i, v: x[i, i[::-1]],
    "taken": lambda x, i, v: la.take(x, i.reshape((3, 1)), axis=1),
    "taken along": lambda x, i, v: la.take_along_axis(x, i[:, None] + 0 * x[:3].astype("int64"), 0),
    "put": lambda x, i, v: x.at[i].set(v),
    "put in columns": lambda x, i, v: x.at[:, i].set(la.concatenate([v, v[:2]])[:, :3]),
    "added": lambda x, i, v: x.at[i].add(v),
    "largest": lambda x, i, v: x.at[i[:, None], i].max(v[:, :3]),
    "a part": lambda x, i, v: la.dynamic_slice(x, (i[0], 0), (2, 4)),
    "a part of all axes": lambda x, i, v: la.dynamic_slice(x, (i[0], i[1]), (2, 3)),
    "a part replaced": lambda x, i, v: la.dynamic_update_slice(x, v[:2], (i[0], 0)),
    "a column replaced": lambda x, i, v: la.dynamic_update_slice(x, x[:, :1] * 2.0, (0, i[0])),
    "several parts replaced": lambda x, i, v: la.dynamic_update_slice(x, v[:2, :1], (i[0], i[1])),
    "a row replaced": lambda x, i, v: la.dynamic_update_slice(x, v[:1], (i[0], 0)),
    "an element replaced": lambda x, i, v: la.dynamic_update_slice(x, v[:1, :1], (i[0], i[1])),
    "one that is the same for all": lambda x, i, v: la.dynamic_update_slice(
        x, v[:1, :1], (i[0], 1)
    ),
    "in segments": lambda x, i, v: la.segment_sum(v, i % 5, 5),
}
"""With x (5, 4), indices i (3,) and values v (3, 4)."""


@pytest.mark.one_of(2)
@pytest.mark.parametrize(
    "axes", [(0, 0, 0), (None, 0, None), (0, None, 0), (None, 0, 0), (0, 0, None)]
)
@pytest.mark.parametrize("name", POINTING)
async def test_indices_of_each_member(name: str, axes: tuple[int | None, ...]) -> None:
    f = POINTING[name]
    random = np.random.default_rng(len(name))
    given = [
        random.normal(size=(6, 5, 4)),
        random.integers(-4, 4, (6, 3)),
        random.normal(size=(6, 3, 4)),
    ]
    given = [each[0] if axis is None else each for each, axis in zip(given, axes, strict=True)]

    def both(x: Any, i: Any, v: Any) -> Any:
        def total(x: Any, v: Any) -> Any:
            y = f(x, i, v)
            return la.sum(y * la.cos(la.arange(y.size, dtype="float64").reshape(y.shape)))

        return f(x, i, v), la.grad(total, (0, 1))(x, v)

    async with la.open_runtime("sim:0", UNCUT):
        tensors = list(map(la.asarray, given))
        found = la.vmap(both, axes)(*tensors)
        loop = [
            both(*[t if axis is None else t[k] for t, axis in zip(tensors, axes, strict=True)])
            for k in range(6)
        ]
        (value, gradients), loop = await la.to_cpu([found, loop])
    np.testing.assert_allclose(value, np.stack([each[0] for each in loop]), 1e-12)
    for number, gradient in enumerate(gradients):
        expected = np.stack([each[1][number] for each in loop])
        np.testing.assert_allclose(gradient, expected, 1e-12)


def rows_in_order(x: Any) -> Any:
    return la.sort(la.sin(x * 7.0), axis=-1)


AXES: dict[str, tuple[Callable[..., Any], tuple[int, ...], tuple[int, ...]]] = {
    "convolved": (lambda x, y: la.convolve(x, y), (7,), (3,)),
    "convolved with a longer one": (lambda x, y: la.convolve(x, y, "same"), (2,), (5,)),
    "convolved integers": (
        lambda x, y: la.convolve((x * 9).astype("int64"), (y * 9).astype("int64")), (4,), (4,)
    ),
    "searched": (lambda x, y: la.searchsorted(rows_in_order(x), y), (9,), (2, 3)),
    "searched from the right": (
        lambda x, y: la.searchsorted(la.round(rows_in_order(x)), la.round(y), "right"), (9,), (8,)
    ),
    "searched with NaN": (
        lambda x, y: la.searchsorted(
            la.sort(la.where(x > 0.8, la.nan, x)), la.where(y > 0.5, la.nan, y)
        ),
        (9,), (6,),
    ),
    "in bins": (lambda x, y: la.digitize(y, rows_in_order(x)), (5,), (6,)),
    "between places": (lambda x, y: la.interp(y, rows_in_order(x), x), (5,), (6,)),
    "least squares": (lambda x, y: la.linalg.lstsq(x, y).x, (5, 3), (5, 2)),
    "least squares of a vector": (lambda x, y: tuple(la.linalg.lstsq(x, y)), (4, 4), (4,)),
    "least squares of several": (lambda x, y: tuple(la.linalg.lstsq(x, y)), (5, 3), (2, 5, 2)),
    "least squares with a limit": (
        lambda x, y: la.linalg.lstsq(x, y, rcond=0.01 * abs(la.sum(y))).x, (4, 3), (4, 1)
    ),
    "solved": (lambda x, y: la.linalg.solve(x + 4.0 * la.eye(3, dtype=x.dtype), y), (3, 3), (3,)),
    "solved, several": (
        lambda x, y: la.linalg.solve(x + 4.0 * la.eye(3, dtype=x.dtype), y), (2, 3, 3), (3, 2)
    ),
    "solved, triangular": (
        lambda x, y: la.linalg.solve_triangular(x + 4.0 * la.eye(3, dtype=x.dtype), y),
        (3, 3), (3,),
    ),
}  # fmt: skip
"""Functions of two arguments, with their shapes."""


@pytest.mark.parametrize(
    ("axes", "device"),
    [
        *[(axes, "sim:0") for axes in ((0, 0), (None, 0), (0, None), (-1, 1))],
        ((-1, 1), "cpu:0"),
    ],
)
async def test_along_axes_of_each_member(axes: tuple[int | None, int | None], device: str) -> None:
    random = np.random.default_rng(3)
    recorded = []
    async with la.open_runtime(device):
        for name, (f, *shapes) in AXES.items():
            if device == "cpu:0" and not is_in_part(name, 3):
                continue
            members = [random.normal(size=(4, *shape)) for shape in shapes]
            given = [
                each[0] if axis is None else np.moveaxis(each, 0, min(axis, each.ndim - 1))
                for each, axis in zip(members, axes, strict=True)
            ]
            tensors = list(map(la.asarray, given))
            places = tuple(
                axis if axis is None else min(axis, t.ndim - 1)
                for axis, t in zip(axes, tensors, strict=True)
            )
            found = la.vmap(f, places)(*tensors)
            parts = [
                [
                    la.asarray(m[0] if axis is None else m[k])
                    for m, axis in zip(members, axes, strict=True)
                ]
                for k in range(4)
            ]
            recorded.append((found, [f(*each) for each in parts]))
            if la.trees.leaves(found)[0].dtype.kind == "f":

                def total(x: Any, y: Any, f: Any = f) -> Any:
                    return sum(
                        la.sum(la.sin(z)) for z in la.trees.leaves(f(x, y)) if z.dtype.kind == "f"
                    )

                gradient = la.grad(total, (0, 1))
                recorded.append(
                    (la.vmap(gradient, places)(*tensors), [gradient(*p) for p in parts])
                )
        values = await la.to_cpu(recorded)
    for found, loop in values:
        leaves = [la.trees.leaves(each) for each in loop]
        for number, one in enumerate(la.trees.leaves(found)):
            expected = np.stack([each[number] for each in leaves])
            np.testing.assert_allclose(one, expected, 1e-8, 1e-10, err_msg=str(number))


async def test_picks_of_each_member() -> None:
    weights = np.array([[0.0, 1.0, 3.0], [1.0, 0.0, 0.0], [0.5, 0.25, 0.25], [0.0, 0.0, 2.0]])
    async with la.open_runtime("cpu:0"):
        la.manual_seed(0)
        p = la.asarray(weights)
        x = la.asarray(np.arange(5.0))

        def of_member(p: Any) -> Any:
            return (
                la.random.choice(3, (4000,), p=p),
                la.random.choice(3, (2,), replace=False, p=p + 1e-3),
                la.random.choice(x, (5,), replace=False),
                la.random.bits((40,)),
                la.permutation(x),
                la.random.choice(3, (4000,), p=weights[2]) + 0 * p[:1].astype("int64"),
            )

        found = await la.to_cpu(la.vmap(of_member)(p))
    for place, row in enumerate(weights):
        share = np.bincount(found[0][place], minlength=3) / 4000
        np.testing.assert_allclose(share, row / row.sum(), atol=0.04)
        assert not share[row == 0].any()
    assert all(len(set(row)) == 2 for row in found[1].tolist())
    for orders in (found[2], found[4]):
        assert [sorted(row) for row in orders.tolist()] == [list(range(5))] * 4
    assert len(np.unique(found[3])) == 160
    assert len({tuple(row) for row in found[5].tolist()}) == 4
    np.testing.assert_allclose(np.bincount(found[5].ravel()) / 16000, weights[2], atol=0.02)


async def test_every_operation_nested_twice() -> None:
    """A batch of batches is a batch of all members: of the first point of each operation."""
    names = {name.split()[0]: name for name in reversed(CASES)}
    recorded = []
    async with la.open_runtime("sim:0", UNCUT):
        for name in names.values():
            point = CASES[name]
            random = np.random.default_rng(zlib.crc32(name.encode()))
            batches = [
                np.stack([np.stack([x * a * b for a in FACTORS[:2]]) for b in FACTORS])
                for x in point.operands
            ]
            tensors = list(map(la.asarray, batches))
            mixed = tuple(int(random.integers(0, 2)) if n else 0 for n in range(len(tensors)))
            turned = [
                t if axis == 0 else la.swapaxes(t, 0, 1)
                for t, axis in zip(tensors, mixed, strict=True)
            ]
            nested = la.vmap(la.vmap(point.function), mixed)(*turned)
            flat = [t.reshape((6, *t.shape[2:])) for t in tensors]
            recorded.append((nested, la.vmap(point.function)(*flat)))
        values = await la.to_cpu(recorded)
    for name, (nested, flat) in zip(names.values(), values, strict=True):
        for one, other in zip(la.trees.leaves(nested), la.trees.leaves(flat), strict=True):
            found = one.reshape(6, *one.shape[2:])
            np.testing.assert_allclose(found, other, 1e-9, 1e-12, err_msg=name)


async def test_indices_out_of_range_do_not_reach_into_other_members() -> None:
    async with la.open_runtime("cpu:0"):
        x, i = la.ones((3, 4)), la.asarray([[0], [5], [1]])
        with pytest.raises(la.ExecutionError, match="out of bounds"):
            await la.vmap(lambda x, i: la.take(x, i))(x, i).numpy()


async def test_nested_with_axes_anywhere() -> None:
    random = np.random.default_rng(0)
    x, y = random.normal(size=(3, 4)), random.normal(size=(4, 6))

    def f(x: Any, y: Any) -> Any:
        return {"outer": x[:, None] * la.exp(y), "sum": (la.sum(x) + la.max(y), "name")}

    async with la.open_runtime("cpu:0"):
        inner = la.vmap(f, in_axes=(0, None), out_axes={"outer": 1, "sum": 0})
        both = la.vmap(inner, in_axes=(None, 1), out_axes=-1)
        result = both(la.asarray(x), la.asarray(y))
        assert result["sum"][1] == "name"
        outer, total = await la.to_cpu((result["outer"], result["sum"][0]))
    assert (outer.shape, total.shape) == ((4, 3, 4, 6), (3, 6))
    np.testing.assert_allclose(outer, np.einsum("ik,lj->kilj", x, np.exp(y)), 1e-12)
    np.testing.assert_allclose(total, x.sum(axis=1)[:, None] + y.max(axis=0), 1e-12)


async def test_trees_keywords_and_what_is_the_same_for_all() -> None:
    async with la.open_runtime("cpu:0"):
        scale = la.asarray([2.0, 3.0])

        def f(p: Any, power: int, *, bias: Any) -> Any:
            assert isinstance(power, int)
            return p["w"] ** power * p["scale"] + bias, scale, la.ones((2,))

        p = {"w": la.asarray([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), "scale": scale}
        axes = ({"w": 0, "scale": None}, None)
        found, same, made = la.vmap(f, axes, out_axes=(0, None, 0))(
            p, 2, bias=np.arange(3.0, dtype="f")
        )
        assert (await found.numpy()).tolist() == [[2.0, 12.0], [19.0, 49.0], [52.0, 110.0]]
        assert (await same.numpy()).tolist() == [2.0, 3.0]
        assert made.shape == (3, 2)
        tuple_or_one = [
            la.vmap(lambda x, y: x * y, axes)(scale, scale) for axes in (0, (0, 0), [0, 0])
        ]
        assert [(await each.numpy()).tolist() for each in tuple_or_one] == [[4.0, 9.0]] * 3
        assert la.vmap(lambda: la.ones((2,)), axis_size=4)().shape == (4, 2)
        assert la.vmap(lambda x: la.linalg.inv(x).sum())(la.zeros((0, 2, 2))).shape == (0,)
        assert la.vmap(lambda x, i: la.take(x, i))(
            la.ones((0, 2)), la.zeros((0,), dtype="int64")
        ).shape == (0,)


async def test_random_numbers_are_others_for_each_member() -> None:
    async with la.open_runtime("cpu:0"):
        la.manual_seed(3)
        x = la.asarray([0.0, 10.0, 20.0, 30.0])

        def noisy(x: Any) -> Any:
            return (
                x + la.uniform((5,)),
                la.normal((5,), x),
                la.permutation(5),
                la.randint(0, 9, (5,)),
            )

        first = await la.to_cpu(la.vmap(noisy)(x))
        for found in first:
            assert found.shape == (4, 5)
            assert len({tuple(row) for row in found - np.round(found.mean(axis=1))[:, None]}) == 4
        assert [sorted(row) for row in first[2].tolist()] == [[0, 1, 2, 3, 4]] * 4
        second = await la.to_cpu(la.vmap(noisy)(x))
        assert all((a != b).any() for a, b in zip(first, second, strict=True))
        la.manual_seed(3)
        again = await la.to_cpu(la.vmap(noisy)(x))
        for a, b in zip(first, again, strict=True):
            np.testing.assert_array_equal(a, b)
        # A generator that is made inside, of a seed, draws the same for all, as a loop would.
        same = la.vmap(lambda x: la.random.default_rng(1).uniform(size=3) + x * 0.0)(x)
        assert len({tuple(row) for row in (await same.numpy()).tolist()}) == 1


async def test_inside_and_outside_of_gradients_and_compiled_functions() -> None:
    random = np.random.default_rng(1)
    xs, ys, start = random.normal(size=(8, 3)), random.normal(size=8), random.normal(size=3)

    def loss(w: Any, x: Any, y: Any) -> Any:
        return (la.tanh(x @ w) - y) ** 2

    async with la.open_runtime("cpu:0"):
        w, x, y = map(la.asarray, (start, xs, ys))
        per_example = la.vmap(la.grad(loss), in_axes=(None, 0, 0))
        each = await per_example(w, x, y).numpy()
        tanh = np.tanh(xs @ start)
        exact = (2 * (tanh - ys) * (1 - tanh**2))[:, None] * xs
        np.testing.assert_allclose(each, exact, 1e-12)
        total = la.grad(lambda w: la.sum(la.vmap(loss, (None, 0, 0))(w, x, y)))
        np.testing.assert_allclose(await total(w).numpy(), exact.sum(axis=0), 1e-12)
        captured = la.grad(lambda w: la.sum(la.vmap(lambda x, y: loss(w * 1.0, x, y))(x, y)))
        np.testing.assert_allclose(await captured(w).numpy(), exact.sum(axis=0), 1e-12)
        compiled = la.compile(per_example)
        for _ in range(2):
            np.testing.assert_allclose(await (await compiled(w, x, y)).numpy(), exact, 1e-12)
        inner = la.compile(loss)
        again = la.vmap(lambda x, y: inner(w, x, y))(x, y)
        np.testing.assert_allclose(await again.numpy(), (tanh - ys) ** 2, 1e-12)


async def test_refusals() -> None:
    async with la.open_runtime("cpu:0"):
        x, y = la.ones((3, 2)), la.ones((4, 2))
        f: Any = lambda x, y: x + y  # noqa: E731
        for axes, args, kind, words in [
            (0, (x, y), ValueError, r"one size.*arguments\[0\]\[0\] has 3 along axis 0.*has 4"),
            ((0, 5), (x, y), la.ShapeError, r"has the shape \(4, 2\), and no axis 5"),
            ((0,), (x, y), ValueError, "in_axes has 1 axes, for 2 arguments"),
            ((None, None), (x, y), ValueError, "no argument has an axis of members"),
            (0, (x, 2.0), ValueError, "is no tensor but float.*must be None"),
            (({"a": 0}, None), ({"b": x}, y), ValueError, "in_axes"),
            ((0.5, 0), (x, x), TypeError, "axis"),
        ]:
            with pytest.raises(kind, match=words):
                la.vmap(f, axes)(*args)
        with pytest.raises(ValueError, match="another one for each member"):
            la.vmap(lambda x: x, out_axes=None)(x)
        with pytest.raises(la.ShapeError, match="no axis 3"):
            la.vmap(lambda x: x, out_axes=3)(x)
        with pytest.raises(ValueError, match="axis_size is 5"):
            la.vmap(lambda x: x, axis_size=5)(x)

        async def g(x: Any) -> Any:
            return x

        with pytest.raises(TypeError, match="plain function"):
            la.vmap(g)(x)
        escaped = []
        la.vmap(lambda x: escaped.append(x) or x * 1.0)(x)
        with pytest.raises(la.UnsupportedOperationError, match=r"la\.vmap"):
            await escaped[0].numpy()
        assert (await (x + 1.0).numpy())[0].tolist() == [2.0, 2.0]


def test_members_cannot_be_read() -> None:
    with la.blocking("cpu:0"), pytest.raises(la.WouldBlockError):
        la.vmap(lambda x: x if float(x) > 0 else -x)(la.ones((2,)))
