"""``x[key] = value`` and ``x.at[key].add(value)`` for keys of all kinds, against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_part
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazyasync as la

SHAPE = (3, 4, 2)
VALUES = np.arange(24.0).reshape(SHAPE) - 7.5
UFUNCS: dict[str, Any] = {
    "add": np.add,
    "subtract": np.subtract,
    "multiply": np.multiply,
    "divide": np.divide,
    "min": np.minimum,
    "max": np.maximum,
}


@st.composite
def keys(draw: Any) -> tuple[Any, ...]:
    """Arrays, masks, integers, slices, new axes and an ellipsis."""
    items: list[Any] = []
    count = draw(st.sampled_from([1, 2, 3]))
    last = draw(st.booleans())
    arrays = draw(st.sampled_from([(), (1,), (2,), (3, 2)]))
    lengths = list(SHAPE[-count:] if last else SHAPE[:count])
    while lengths:
        kind = draw(st.sampled_from(["array", "array", "mask", "integer", "slice", "new"]))
        length = lengths.pop(0)
        if kind == "array":
            indices = st.lists(
                st.integers(-length, length - 1),
                min_size=int(np.prod(arrays)),
                max_size=int(np.prod(arrays)),
            )
            shape = draw(st.sampled_from([arrays, (*arrays[:-1], 1)[: len(arrays)]]))
            flat = np.array(draw(indices), np.int64)
            items.append(flat[: int(np.prod(shape))].reshape(shape))
        elif kind == "mask" and not any(isinstance(item, np.ndarray) for item in items):
            size = (length, lengths.pop(0)) if lengths and draw(st.booleans()) else (length,)
            random = np.random.default_rng(draw(st.integers(0, 9)))
            items.append(random.uniform(size=size) > 0.4)
            arrays = ()
        elif kind == "integer":
            items.append(draw(st.integers(-length, length - 1)))
        else:
            items += [None] * (kind == "new")
            items.append(draw(st.slices(length)))
    return (..., *items) if last else tuple(items)


def computed(key: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(la.asarray(item) if isinstance(item, np.ndarray) else item for item in key)


few = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("examples", [24, pytest.param(600, marks=pytest.mark.stress)])
def test_random_keys(examples: int) -> None:
    some = settings(few, max_examples=examples)
    some(given(key=keys(), seed=st.integers(0, 3))(check_key))()


def check_key(key: tuple[Any, ...], seed: int) -> None:
    """Reads and assigns what a key names, whether its arrays are known or computed."""
    expected = VALUES[key]
    random = np.random.default_rng(seed)
    shapes: list[tuple[int, ...]] = [(), expected.shape, expected.shape[1:]]
    if expected.ndim:
        shapes.append((1, *expected.shape))
    with la.blocking("cpu:0"):
        x = la.asarray(VALUES)[::-1][::-1]
        for variant in (key, computed(key)):
            found = np.asarray(x[variant])
            assert found.shape == expected.shape
            np.testing.assert_array_equal(found, expected)
            for shape in shapes:
                value = random.normal(size=shape)
                changed = VALUES.copy()
                changed[key] = value
                assigned = x.copy()
                assigned[variant] = value
                np.testing.assert_array_equal(np.asarray(assigned), changed)


@pytest.mark.parametrize("examples", [6, pytest.param(200, marks=pytest.mark.stress)])
@pytest.mark.parametrize("name", UFUNCS)
def test_random_updates(name: str, examples: int) -> None:
    def check(key: tuple[Any, ...], seed: int) -> None:
        check_update(name, key, seed)

    some = settings(few, max_examples=examples)
    some(given(key=keys(), seed=st.integers(0, 3))(check))()


def check_update(name: str, key: tuple[Any, ...], seed: int) -> None:
    """Changes what a key names, and reads it."""
    value = np.random.default_rng(seed).uniform(0.5, 2.0, VALUES[key].shape)
    expected = VALUES.copy()
    UFUNCS[name].at(expected, key, value)
    with la.blocking("cpu:0"):
        x = la.asarray(VALUES)
        for variant in (key, computed(key)):
            found = np.asarray(getattr(x.at[variant], name)(value))
            np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)
            np.testing.assert_array_equal(np.asarray(x.at[variant].get()), VALUES[key])


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "float16", "complex64"])
async def test_dtypes(runtime: la.Runtime, dtype: str) -> None:
    random = np.random.default_rng(3)
    x = random.integers(0, 5, (4, 3)).astype(dtype)
    value = random.integers(0, 3, (6, 3)).astype(dtype)
    rows = np.array([0, 0, 2, -1, 2, 0])
    for name in ("set", "add", "multiply", *(("min", "max") if dtype != "complex64" else ())):
        expected = x.copy()
        if name == "set":
            expected[rows] = value
        else:
            UFUNCS[name].at(expected, rows, value)
        for indices in (rows, la.asarray(rows), la.asarray(rows.astype(np.int8))):
            found = await getattr(la.asarray(x).at[indices], name)(value).numpy()
            np.testing.assert_array_equal(found, expected, strict=True)


async def test_special_values(runtime: la.Runtime) -> None:
    x = np.array([np.nan, np.inf, -0.0, 0.0, 1.0])
    value = np.array([1.0, np.nan, 0.0, -np.inf, np.nan, 2.0])
    places = np.array([0, 1, 2, 3, 4, 4])
    for name in ("min", "max", "add", "multiply"):
        expected = x.copy()
        with np.errstate(all="ignore"):
            UFUNCS[name].at(expected, places, value)
        found = await getattr(la.asarray(x).at[places], name)(value).numpy()
        np.testing.assert_array_equal(found, expected)


async def test_the_power_of_several_exponents(runtime: la.Runtime) -> None:
    found = await la.asarray([2.0, 3.0, 4.0]).at[[0, 0, 1]].power([2.0, 3.0, -1.0]).numpy()
    np.testing.assert_allclose(found, [64.0, 1 / 3, 4.0], rtol=1e-6)


async def test_a_copy_is_changed(runtime: la.Runtime) -> None:
    x = la.zeros((3,))
    y = x.at[1].set(5.0).at[[0, 0]].add(1.0)
    assert (await y.numpy()).tolist() == [2.0, 5.0, 0.0]
    assert not (await x.numpy()).any()
    assert repr(x.at[1]).endswith(".at[1]")


# ---- masks ---------------------------------------------------------------------------------


async def test_values_for_a_computed_mask_need_not_wait(runtime: la.Runtime) -> None:
    values = la.asarray(VALUES)
    mask = values > 0  # lazy: nobody knows it yet
    chosen = VALUES > 0
    x, expected = values.copy(), VALUES.copy()
    x[mask] = np.arange(chosen.sum())
    expected[chosen] = np.arange(chosen.sum())
    assert x.state == "lazy"
    np.testing.assert_array_equal(await x.numpy(), expected)
    lines, kept = VALUES[:, 0, 0] < 0, VALUES.copy()
    kept[lines, 1:, 0] *= 3
    y = values.at[values[:, 0, 0] < 0, 1:, 0].multiply(3.0)
    np.testing.assert_array_equal(await y.numpy(), kept)


@pytest.mark.parametrize("count", [0, 2, 4])
async def test_another_number_of_values_fails_the_step(count: int) -> None:
    async with la.open_runtime("cpu:0"):
        x = la.asarray([1.0, -1.0, 2.0, 3.0])
        x[x > 0] = np.ones(count)
        with pytest.raises(la.ExecutionError, match="out of bounds"):
            await x.numpy()


async def test_no_values_for_a_mask_that_selects_none(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, 2.0])
    x[x > 5] = []
    assert (await x.numpy()).tolist() == [1.0, 2.0]


async def test_a_mask_of_nothing(runtime: la.Runtime) -> None:
    """The standard, and NumPy, let an axis of a mask have no elements."""
    x = la.asarray(VALUES)
    for mask in (np.zeros((0,), bool), np.zeros((3, 0), bool), la.zeros((3, 0), dtype=bool)):
        picked = x[mask]
        assert picked.shape == (0, *SHAPE[mask.ndim :])
        assert (await x.at[mask].set(1.0).numpy() == VALUES).all()


async def test_a_computed_mask_picks_once_it_is_known(runtime: la.Runtime) -> None:
    x = la.asarray([1.0, -1.0, 2.0])
    mask = x > 0
    with pytest.raises(la.WouldBlockError, match=r"x\[await mask.numpy\(\)\]"):
        x[mask]
    picked = x[await mask.numpy()]
    assert (await picked.numpy()).tolist() == [1.0, 2.0]
    assert (await x[mask].numpy()).tolist() == [1.0, 2.0]


REFUSED: list[tuple[Callable[[la.LazyTensor], Any], type[Exception], str]] = [
    (lambda x: x.at[3].set(0.0), IndexError, "index 3 is out of bounds for axis 0 with size 3"),
    (lambda x: x.at[[0, 3]].set(0.0), IndexError, "index 3 is out of bounds for axis 0"),
    (lambda x: x.at[:, [0, -5]].add(0.0), IndexError, "index -5 is out of bounds for axis 1"),
    (lambda x: x.at[[0, 1]].set(np.ones((3, 4, 2))), la.ShapeError, "could not broadcast"),
    (lambda x: x.at[0].add(np.ones((3, 4, 2))), la.ShapeError, "could not broadcast"),
    (lambda x: x.at[[0, 1]].set(1j), la.DTypeError, "cannot be stored"),
    (lambda x: x.astype("int64").at[[0]].divide(2), la.DTypeError, "no int64"),
    (lambda x: (x > 0).at[[0]].subtract(True), la.DTypeError, "booleans"),
    (lambda x: (x > 0).at[[0]].power(True), la.DTypeError, "booleans"),
    (lambda x: x[np.ones((3, 3), bool)], IndexError, "along axis 1; size of axis is 4 .* is 3"),
    (lambda x: x[..., np.ones(3, bool)], IndexError, "along axis 2; size of axis is 2 .* is 3"),
    (lambda x: x[np.ones((3, 4, 2, 1), bool)], IndexError, "too many indices"),
    (lambda x: x.at[la.ones((4,)) > 0].set(1.0), IndexError, "boolean index did not match"),
    (lambda x: x.at[x > 0].set(np.ones((2, 5))), la.ShapeError, "more axes"),
    (lambda x: x.at[x[:, 0, 0] > 0].set(np.ones((3,))), la.ShapeError, "could not broadcast"),
]


@pytest.mark.parametrize(("call", "kind", "message"), REFUSED)
async def test_refused_at_the_call(
    runtime: la.Runtime, call: Any, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        call(la.asarray(VALUES))


async def test_computed_indices_out_of_range_fail_the_step() -> None:
    async with la.open_runtime("cpu:0"):
        changed = la.ones((3,)).at[la.asarray([0, 3])].set(0.0)
        with pytest.raises(la.ExecutionError, match="index 3 is out of bounds"):
            await changed.numpy()


# ---- gradients -----------------------------------------------------------------------------

ROWS = np.array([0, 2, 0, 0, -1])


KEYS: list[tuple[Any, ...]] = [
    (ROWS,),
    (slice(None), ROWS),
    (ROWS, slice(None), ROWS * 0),
    (1,),
]
UPDATES = [(name, number) for name in ("set", *UFUNCS, "power") for number in range(len(KEYS))]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(*pair, marks=[pytest.mark.stress] if sum(divmod(place, 4)) % 2 else [])
        for place, pair in enumerate(UPDATES)
    ],
)
async def test_gradients_of_first_and_second_order(name: str, number: int) -> None:
    async with la.open_runtime("sim:0"):
        await check_gradients(name, KEYS[number])


@pytest.mark.parametrize(
    ("name", "number"),
    [pytest.param(*update, marks=in_part(str(update), 8)) for update in UPDATES],
)
async def test_gradients_on_devices(name: str, number: int, runtime: la.Runtime) -> None:
    await check_gradients(name, KEYS[number])


async def check_gradients(name: str, key: tuple[Any, ...]) -> None:
    """Compares gradients of first and second order with central differences."""
    random = np.random.default_rng(5)
    x = random.uniform(0.5, 2.0, (3, 3, 2))
    value = random.uniform(0.5, 2.0, x[key].shape)
    if name == "multiply":
        value[0] = 0.0
    weights = random.uniform(0.5, 1.5, x.shape)

    def loss(x: Any, value: Any) -> Any:
        return la.sum(getattr(x.at[key], name)(value) ** 2 * weights)

    def slope(x: Any, value: Any) -> Any:
        first, second = la.grad(loss, (0, 1))(x, value)
        return la.sum(la.sin(first)) + la.sum(la.cos(second))

    recorded: list[Any] = []
    directions: list[np.ndarray] = []
    for function in (loss, slope):
        gradients = la.grad(function, (0, 1))(la.asarray(x), la.asarray(value))
        for number, gradient in enumerate(gradients):
            for _ in range(2):
                directions.append(random.uniform(-1.0, 1.0, gradient.shape))
                ends = []
                for step in (1e-6, -1e-6):
                    operands = [x, value]
                    operands[number] = operands[number] + step * directions[-1]
                    ends.append(function(*map(la.asarray, operands)))
                recorded.append((gradient, ends[0], ends[1]))
    for direction, (gradient, ahead, behind) in zip(
        directions, await la.to_cpu(recorded), strict=True
    ):
        expected = (ahead - behind) / 2e-6
        np.testing.assert_allclose(np.sum(gradient * direction), expected, rtol=1e-5, atol=1e-6)


async def test_equal_extrema_share_the_gradient(runtime: la.Runtime) -> None:
    def loss(x: Any, value: Any) -> Any:
        return la.sum(x.at[[0, 0, 1]].max(value))

    operands = la.asarray([1.0, 2.0, 0.0]), la.asarray([1.0, 1.0, 3.0])
    of_x, of_value = await la.to_cpu(la.grad(loss, (0, 1))(*operands))
    np.testing.assert_allclose(of_x, [1 / 3, 0.0, 1.0], rtol=1e-6)
    np.testing.assert_allclose(of_value, [1 / 3, 1 / 3, 1.0], rtol=1e-6)


async def test_gradients_through_masks(runtime: la.Runtime) -> None:
    x = np.array([1.0, -2.0, 3.0, -4.0])

    def loss(x: Any, value: Any) -> Any:
        return la.sum(x.at[x > 0].multiply(value) ** 2)

    operands = la.asarray(x), la.asarray([2.0, 5.0])
    of_x, of_value = await la.to_cpu(la.grad(loss, (0, 1))(*operands))
    np.testing.assert_allclose(of_x, [2.0 * 4, -4.0, 6.0 * 25, -8.0])
    np.testing.assert_allclose(of_value, [2.0 * 2, 9.0 * 10])
    mask = x > 0
    found = await la.grad(lambda x: la.sum(x[mask] ** 2))(la.asarray(x)).numpy()
    np.testing.assert_allclose(found, np.where(mask, 2 * x, 0))


async def test_a_compiled_function_updates(runtime: la.Runtime) -> None:
    @la.compile
    def update(x: la.LazyTensor, rows: la.LazyTensor, value: la.LazyTensor) -> la.LazyTensor:
        return x.at[rows, 1:].add(value).at[rows > 0].multiply(2.0)

    for shift in (0, 1):
        x, rows = np.arange(12.0).reshape(3, 4) + shift, np.array([0, 2, 2])
        value = np.full((3, 3), 0.5 + shift)
        expected = x.copy()
        np.add.at(expected, (rows, slice(1, None)), value)
        expected[rows > 0] *= 2
        found = await (await update(*map(la.asarray, (x, rows, value)))).numpy()
        np.testing.assert_array_equal(found, expected)
