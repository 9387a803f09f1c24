"""NumPy's functions called with tensors: each records, or says what it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import table_numpy_calls as table
from extents import in_part

import lazyasync as la
from lazyasync.ops.numpy_calls.names import named
from lazyasync.tensor import LazyTensor

pytestmark = pytest.mark.filterwarnings("ignore::lazyasync.PrecisionWarning")


DEPRECATED = {"fix", "in1d", "trapz"}
"""Functions that NumPy warns of, since 2.5 or 2.1."""


def dispatched(module: Any) -> dict[str, Any]:
    """The functions of a module of NumPy's that leave calls to their operands."""
    found = {name: getattr(module, name) for name in dir(module) if name not in DEPRECATED}
    return {name: f for name, f in found.items() if hasattr(f, "_implementation")}


OF_MODULES = [
    (np, {**table.FUNCTIONS, **dict.fromkeys((*table.WRITING, *table.NOT_OF_NUMBERS), ())}),
    (np.linalg, table.LINALG),
    (np.fft, table.FFT),
]
UFUNCS = {f.__name__: f for f in vars(np).values() if isinstance(f, np.ufunc)}
NO_NUMBERS = {"isnat"}


@pytest.mark.parametrize(("module", "samples"), OF_MODULES, ids=["np", "linalg", "fft"])
def test_every_function_is_in_the_table(module: Any, samples: dict[str, Any]) -> None:
    # An older NumPy has fewer of them.
    assert dispatched(module).keys() <= samples.keys()


def leaves(value: Any) -> Iterator[Any]:
    """The parts of a result, which may be a nest of lists and tuples."""
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from leaves(part)
    else:
        yield value


ANSWERED_FROM_TYPES = {
    *("can_cast", "common_type", "diag_indices_from", "einsum_path", "iscomplexobj"),
    *("isrealobj", "ndim", "result_type", "shape", "size", "tril_indices_from"),
    "triu_indices_from",
}
UNDEFINED_VALUES = {"empty_like"}
SHAPED_BY_VALUES = {
    *("argwhere", "bincount", "compress", "extract", "flatnonzero", "intersect1d", "nonzero"),
    *("setdiff1d", "setxor1d", "trim_zeros", "union1d", "unique", "unique_all", "unique_counts"),
    *("unique_inverse", "unique_values", "where"),
}
"""Functions that cannot be lazy, whoever computes them."""

CASES = [
    (f"{module.__name__}.{name}-{number}", f, sample)
    for module, samples in OF_MODULES
    for name, f in dispatched(module).items()
    for number, sample in enumerate(samples[name])
] + [
    (f"ufunc {name}-{number}", f, sample)
    for name, f in UFUNCS.items()
    if name not in NO_NUMBERS
    for number, sample in enumerate(table.samples_of(f))
]


GROUP = 16
"""Samples that are called in one runtime: to open one costs more than a call."""


@pytest.mark.parametrize(
    "cases",
    [
        pytest.param(CASES[first : first + GROUP], id=CASES[first][0])
        for first in range(0, len(CASES), GROUP)
    ],
)
async def test_records_or_computes_where_it_may(cases: list[Any]) -> None:
    async with la.open_runtime("sim:0"):
        for name, function, sample in cases:
            with naming(name):
                await check_call(function, sample)


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Adds the name of the case to what fails."""
    try:
        yield
    except Exception as error:
        error.add_note(f"of the case {name!r}")
        raise


@pytest.mark.parametrize(
    ("function", "sample"),
    [pytest.param(f, sample, id=name, marks=in_part(name)) for name, f, sample in CASES],
)
async def test_records_or_computes_on_devices(
    function: Any, sample: table.Sample, runtime: la.Runtime
) -> None:
    await check_call(function, sample)


async def check_call(function: Any, sample: table.Sample) -> None:
    """Nothing is computed behind anybody's back: a lazy tensor gives a lazy one, or an error."""
    name = function.__name__
    with np.errstate(all="ignore"):
        expected = list(leaves(sample(function, np.copy)))
    tensors: list[LazyTensor] = []

    def lazy(array: Any) -> LazyTensor:
        tensors.append(la.reshape(la.asarray(array), array.shape) + np.zeros((), array.dtype))
        assert tensors[-1].dtype == array.dtype
        return tensors[-1]

    def lazy_or_boolean(array: Any) -> LazyTensor:
        if array.dtype != np.bool_:
            return lazy(array)
        tensors.append(la.logical_and(la.asarray(array), True))
        return tensors[-1]

    try:
        found = list(leaves(sample(function, lazy_or_boolean)))
    except la.WouldBlockError as error:
        assert named(function) is None or name in SHAPED_BY_VALUES
        assert "await" in str(error)
        assert name in str(error) or name == "where"  # which is np.nonzero then
        for tensor in tensors:
            await tensor.numpy()
        ready = iter(tensors)
        found = list(leaves(sample(function, lambda array: next(ready))))
    else:
        assert name in ANSWERED_FROM_TYPES or all(type(leaf) is LazyTensor for leaf in found)
        assert not any(tensor.is_ready() for tensor in tensors)
        assert name in ANSWERED_FROM_TYPES or named(function) is not None
    found = [await leaf.numpy() if type(leaf) is LazyTensor else leaf for leaf in found]
    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        assert np.shape(one) == np.shape(other)
        if name in UNDEFINED_VALUES:
            continue
        if isinstance(other, (np.ndarray, np.number)):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)
        else:
            assert one == other or bool(one) is other


@pytest.mark.parametrize("name", table.WRITING)
async def test_tensors_are_not_written_to(name: str, runtime: la.Runtime) -> None:
    x: list[LazyTensor] = []

    def ready(array: Any) -> LazyTensor:
        x.append(la.asarray(array))
        return x[-1]

    with pytest.raises(
        TypeError, match=rf"np\.{name} writes to its first argument.*(t[.\[]|la\.{name}\(t)"
    ):
        table.WRITING[name](getattr(np, name), ready)
    (tensor,) = x
    assert (await tensor.numpy()).any()
    into = np.zeros(4)
    with pytest.raises(la.WouldBlockError, match=r"np\.copyto.*await t\.numpy"):
        np.copyto(into, la.asarray(table.LINE) * 2)
    np.copyto(into, await la.asarray(table.LINE))
    assert into.tolist() == table.LINE.tolist()


async def test_files_are_written_where_values_are(runtime: la.Runtime, tmp_path: Path) -> None:
    x = la.asarray(table.LINE) * 2
    saves: list[tuple[Callable[..., Any], str]] = [
        (np.save, "one.npy"),
        (np.savez, "two.npz"),
        (np.savez_compressed, "three.npz"),
        (np.savetxt, "four.txt"),
    ]
    for save, name in saves:
        with pytest.raises(la.WouldBlockError, match="await"):
            save(tmp_path / name, x)
        assert not (tmp_path / name).exists()
    await x
    for save, name in saves:
        save(tmp_path / name, x)
    assert np.load(tmp_path / "one.npy").tolist() == (table.LINE * 2).tolist()
    assert np.loadtxt(tmp_path / "four.txt").tolist() == (table.LINE * 2).tolist()


# ---- arguments -----------------------------------------------------------------------------

REFUSED: list[tuple[Callable[[LazyTensor], Any], str]] = [
    (lambda t: np.sum(t, out=t), r"np\.sum: tensors are not written to.*la\.sum"),
    (lambda t: np.median(t, out=t), r"np\.median: tensors are not written to"),
    (lambda t: np.sort(t, order="name"), r"np\.sort .*la\.sort.*'order'.*no fields"),
    (lambda t: np.ravel(t, order="F"), r"np\.ravel .*'order'.*la\.transpose"),
    (lambda t: np.reshape(t, 4, order="F"), r"np\.reshape .*'order'.*la\.transpose"),
    (lambda t: np.take(t, [7], mode="clip"), r"np\.take .*'mode'.*la\.clip"),
    (lambda t: np.zeros_like(t, shape=(3,)), r"np\.zeros_like .*'shape'.*la\.full\("),
    (lambda t: np.nan_to_num(t, copy=False), r"np\.nan_to_num .*'copy'.*t = la\.nan_to_num"),
    (lambda t: np.linspace(t, t, retstep=True), r"np\.linspace .*'retstep'.*await t\.numpy"),
    (lambda t: np.var(t, mean=t), r"np\.var .*'mean'"),
    (lambda t: np.median(t, overwrite_input=True), r"np\.median .*'overwrite_input'"),
    (lambda t: np.pad(t, 1, stat_length=2), r"np\.pad .*'stat_length'"),
    (lambda t: np.sum(t, quux=1), "quux"),
]


@pytest.mark.parametrize(("call", "message"), REFUSED)
async def test_arguments_that_are_not_here(
    call: Callable[[LazyTensor], Any], message: str, runtime: la.Runtime
) -> None:
    """The same error for a value that is there as for one that is not."""
    for t in (la.asarray(table.LINE) * 1.0, await (la.asarray(table.LINE) * 1.0)):
        with pytest.raises(TypeError, match=message):
            call(t)


async def test_masks_of_extrema_need_what_else_there_is(runtime: la.Runtime) -> None:
    with pytest.raises(ValueError, match=r"identity.*initial"):
        np.max(la.asarray(table.LINE), where=table.MASK)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="ddof and correction"):
        np.var(la.asarray(table.LINE), ddof=1, correction=0)  # type: ignore[call-overload]


async def test_results_go_into_arrays_where_values_are(runtime: la.Runtime) -> None:
    x = la.asarray(table.MATRIX) * 2.0
    into = np.zeros(3)
    for call in (
        lambda: np.sum(x, axis=0, out=into),
        lambda: np.median(x, axis=0, out=into),
        lambda: np.add.reduce(x, out=into),
        lambda: np.add(x[0], 1.0, out=into),
    ):
        with pytest.raises(la.WouldBlockError, match=r"np\.(sum|add|median).*await t\.numpy"):
            call()
    assert not into.any()
    await x
    assert np.sum(x, axis=0, out=into) is into  # type: ignore[call-overload]
    np.testing.assert_array_equal(into, (table.MATRIX * 2).sum(0))


# ---- tensors like tensors ------------------------------------------------------------------

LIKE: dict[str, Callable[[Any], Any]] = {
    "zeros": lambda like: np.zeros((2, 3), like=like),
    "ones": lambda like: np.ones(2, "int32", like=like),
    "full": lambda like: np.full((2,), 3.5, dtype="float64", like=like),
    "empty": lambda like: np.empty((2, 0), like=like),
    "arange": lambda like: np.arange(2, 5, like=like),
    "eye": lambda like: np.eye(2, 3, k=1, like=like),
    "identity": lambda like: np.identity(2, like=like),
    "asarray": lambda like: np.asarray([[1.0, 2.0]], like=like),
    "array": lambda like: np.array([1, 2], dtype="int8", like=like),
    "tri": lambda like: np.tri(3, like=like),
    "fromiter": lambda like: np.fromiter(iter([1, 2]), dtype="int64", like=like),
}


@pytest.mark.parametrize("name", LIKE)
async def test_what_is_made_like_a_tensor_is_one(name: str, runtime: la.Runtime) -> None:
    for device in runtime.devices:
        x = la.ones(2, device=device) * 2.0
        made = LIKE[name](x)
        assert type(made) is LazyTensor
        assert made.device == x.device
        assert x.state == "lazy"
        np.testing.assert_array_equal(await made.numpy(), LIKE[name](None))


# ---- where it is called --------------------------------------------------------------------


async def test_gradients_flow_through(runtime: la.Runtime) -> None:
    def loss(x: LazyTensor) -> LazyTensor:
        joined = np.concatenate([np.sin(x), np.ones(2, np.float32) * x])  # type: ignore[list-item, call-overload]
        return np.sum(np.square(joined))  # type: ignore[no-any-return]

    x = np.float32([0.5, 2.0])
    gradient = await la.grad(loss)(la.asarray(x)).numpy()
    np.testing.assert_allclose(gradient, np.sin(2 * x) + 2 * x, rtol=1e-6)


async def test_in_compiled_functions(runtime: la.Runtime) -> None:
    def function(x: LazyTensor, rate: Any) -> Any:
        assert np.shape(x) == (3,)  # type: ignore[arg-type]
        return np.maximum(np.cumsum(x) * rate, np.float32(2)), np.sqrt(rate), np.add(x, rate)  # type: ignore[call-overload]

    compiled = la.compile(function)
    for rate in (2.0, 4.0):
        found, root, total = await compiled(la.ones(3), rate)
        np.testing.assert_allclose(await found.numpy(), np.maximum(rate * np.arange(1, 4), 2))
        np.testing.assert_allclose(await root.numpy(), np.sqrt(rate), rtol=1e-6)
        np.testing.assert_allclose(await total.numpy(), np.full(3, 1 + rate))


def test_outside_trio_they_record_as_well() -> None:
    with la.blocking():
        x = la.asarray(table.MATRIX) * 2.0
        total = np.sum(x)  # type: ignore[call-overload]
        assert type(total) is LazyTensor
        assert total.state == "lazy"
        assert float(total) == (table.MATRIX * 2).sum()
        assert type(np.trim_zeros(x[0])) is np.ndarray  # type: ignore[arg-type]
        if np.array_equal(np.add(x, x), table.MATRIX * 4):  # type: ignore[arg-type]
            return
    raise AssertionError("arrays that are equal are not")


class Other:
    """What has a way of its own with NumPy's functions."""

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **keywords: Any) -> str:
        return f"{ufunc.__name__}.{method} of another"

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> str:
        return f"{function.__name__} of another"


class Plain:
    """What has none."""


async def test_other_classes_have_their_own_way(runtime: la.Runtime) -> None:
    x: Any = la.ones(3)
    assert np.add(x, Other()) == "add.__call__ of another"  # type: ignore[call-overload]
    assert np.multiply.outer(x, Other()) == "multiply.outer of another"
    assert np.concatenate([x, Other()]) == "concatenate of another"  # type: ignore[list-item]
    with pytest.raises(TypeError, match="Plain"):
        np.add(x, Plain())
