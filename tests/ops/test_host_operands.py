"""Functions of one tensor take arrays, numbers and sequences, as operators do beside a tensor."""

from __future__ import annotations

import array
import ctypes
import inspect
from typing import Any

import numpy as np
import pytest
from extents import in_part

import lazyasync as la

ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "astype": ("float16",),
    "broadcast_to": ((4, 2, 2),),
    "checkpoint_name": ("kept",),
    "clip": (0.2, 0.6),
    "append": (1.0,),
    **dict.fromkeys(("argpartition", "partition"), (1,)),
    "array_split": (2,),
    "delete": (0,),
    "hsplit": (2,),
    "digitize": ([0.2, 0.6],),
    "insert": (0, 1.0),
    "dynamic_slice": ((0, 1), (1, 1)),
    "dynamic_update_slice": ([[1.0]], (0, 1)),
    "expand_dims": (0,),
    "full_like": (2.0,),
    "interp": ([0.0, 1.0], [2.0, 5.0]),
    "moveaxis": (0, 1),
    "pad": (1,),
    "permute_dims": ((1, 0),),
    **dict.fromkeys(("nanquantile", "quantile"), (0.25,)),
    **dict.fromkeys(("nanpercentile", "percentile"), (25,)),
    "repeat": (2,),
    "reshape": ((4,),),
    "resize": ((3,),),
    "roll": (1,),
    "split": (2,),
    "swapaxes": (0, 1),
    "take": ([0, 1], 0),
    "take_along_axis": (np.array([[0, 1], [1, 0]]), 1),
    "tile": ((2, 1),),
    "topk": (1,),
    "vsplit": (2,),
}
"""What else a function takes."""

VECTORS = {"bincount", "dsplit", "one_hot", "unpackbits", "vander"}
"""What takes no matrices, or none of numbers that Python has."""
OF_VALUES = {
    *("argwhere", "flatnonzero", "nonzero"),
    *("unique", "unique_all", "unique_counts", "unique_inverse", "unique_values"),
}
"""What needs the value itself, which a traced function has not."""
IN_PLACE = {"fill_diagonal", "put_along_axis"}
"""What changes its first argument, which is a tensor."""
NOT_REAL = {"bernoulli", "permutation"}
"""What gives something else each time."""

INTEGERS = {"invert", "bitwise_invert", "bitwise_not", "bitwise_count", "packbits"}


def of_one_tensor() -> dict[str, Any]:
    """The public functions whose first argument is a tensor, and the only one of that kind."""
    found = {}
    for name in la.__all__:
        function = getattr(la, name)
        if not inspect.isfunction(function) or function in la.tensor_factory_functions:
            continue
        if (
            not function.__module__.startswith("lazyasync.ops")
            or name in NOT_REAL | VECTORS | OF_VALUES | IN_PLACE
        ):
            continue
        first = next(iter(inspect.signature(function).parameters.values()), None)
        if first is None:
            continue
        if first.name in ("x", "tensor") and first.annotation == "LazyTensor":
            found[name] = function
    return found


FUNCTIONS = of_one_tensor()


async def values(result: Any) -> list[Any]:
    parts = result if isinstance(result, (list, tuple)) else [result]
    return [(str(part.dtype), repr((await part.numpy()).tolist())) for part in parts]


def test_the_table_is_of_functions_that_there_are() -> None:
    assert FUNCTIONS.keys() >= ARGUMENTS.keys()
    assert len(FUNCTIONS) > 80


GROUP = 16
"""Functions that are called in one runtime: to open one costs more than the calls."""


@pytest.mark.parametrize("first", range(0, len(FUNCTIONS), GROUP))
async def test_arrays_and_sequences(first: int) -> None:
    async with la.open_runtime("sim:0"):
        for name in list(FUNCTIONS)[first : first + GROUP]:
            print(name)
            await check_arrays_and_sequences(name)


@pytest.mark.parametrize("name", [pytest.param(name, marks=in_part(name)) for name in FUNCTIONS])
async def test_arrays_and_sequences_on_devices(name: str, runtime: la.Runtime) -> None:
    await check_arrays_and_sequences(name)


async def check_arrays_and_sequences(name: str) -> None:
    """Calls a function with a tensor, and with what stands for the same one."""
    function, more = FUNCTIONS[name], ARGUMENTS.get(name, ())
    dtype = "int64" if name in INTEGERS else "float32"
    array = np.array([[0, 1], [1, 0]] if name in INTEGERS else [[0.25, 0.5], [0.75, 0.125]], dtype)
    if name == "squeeze":
        array = array[None]
    expected = await values(function(la.asarray(array), *more))
    assert await values(function(array, *more)) == expected
    assert await values(function(array.tolist(), *more)) == expected
    rows = [la.asarray(row) for row in array]
    assert await values(function(rows, *more)) == expected
    compiled = la.compile(lambda: function(array, *more))
    assert await values(await compiled()) == expected
    for wrong in ("text", None, object(), {}):
        with pytest.raises(TypeError, match="takes"):
            function(wrong, *more)


NUMBERS = ["exp", "sqrt", "relu", "sum", "mean", "abs", "isnan", "square", "negative", "reshape"]


@pytest.mark.parametrize("name", NUMBERS)
async def test_numbers(name: str, runtime: la.Runtime) -> None:
    function, more = FUNCTIONS[name], ((1,),) if name == "reshape" else ()
    for number, same in ((2.0, 2.0), (2, 2), (np.float64(2.0), 2.0), (np.int8(2), 2)):
        expected = await values(function(la.asarray(same), *more))
        assert await values(function(number, *more)) == expected


async def test_several(runtime: la.Runtime) -> None:
    rows = [np.float32([1, 2]), np.float32([3, 4])]
    for join in (la.stack, la.concatenate, la.vstack, la.hstack):
        expected = await values(join([la.asarray(row) for row in rows]))
        assert await values(join(rows)) == expected
        assert await values(join([row.tolist() for row in rows])) == expected
    for several in (la.meshgrid, la.broadcast_arrays):
        expected = await values(several(*map(la.asarray, rows)))
        assert await values(several(*rows)) == expected


async def test_on_the_first_device_of_the_job() -> None:
    async with la.open_runtime({"cpu": 2}), la.job("second", ["cpu:1"]):
        assert str(la.exp(np.ones(3)).device) == "cpu:1"


async def test_gradients_flow_through_sequences(runtime: la.Runtime) -> None:
    gradient = la.grad(lambda x: la.sum([x * 2, x * 3]))(la.asarray(1.0))
    assert await gradient.item() == 5.0


BUFFERS: list[tuple[Any, str]] = [
    (array.array("d", [1.5, 2.0]), "float64"),
    (array.array("f", [1.5, 2.0]), "float32"),
    (array.array("h", [1, 2]), "int16"),
    (bytearray(b"ab"), "uint8"),
    (memoryview(b"ab"), "uint8"),
    (memoryview(np.array([[1.5], [2.0]])), "float64"),
    (memoryview(np.array([1j, 2], np.complex128))[::-1], "complex128"),
    ((ctypes.c_double * 2)(1.5, 2.0), "float64"),
]


@pytest.mark.parametrize(("buffer", "dtype"), BUFFERS)
async def test_buffers_keep_their_dtype(buffer: Any, dtype: str) -> None:
    async with la.open_runtime("cpu:0"):
        x = la.asarray(buffer)
        expected = np.array(buffer)
        assert (x.dtype, expected.dtype) == (np.dtype(dtype), np.dtype(dtype))
        np.testing.assert_array_equal(await x.numpy(), expected)
        np.testing.assert_array_equal(await la.asarray(buffer, dtype="complex64").numpy(), expected)


async def test_buffers_are_copied_at_once() -> None:
    async with la.open_runtime("cpu:0"):
        buffer = array.array("d", [1.5, 2.0])
        x = la.asarray(buffer)
        buffer[0] = 0.0
        assert (await x.numpy()).tolist() == [1.5, 2.0]
        assert (la.asarray(1.5) + array.array("d", [1.0])).dtype == la.float64
