"""The arrays of the stand-in for CuPy, and what is computed with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin
from recording_cupy_memory import Block

from lazyasync.ir.rules import LOWERINGS
from lazyasync.ir.types import TensorType
from lazyasync.ops.elementwise.arithmetic import FLOOR_DIVIDE
from lazyasync.ops.elementwise.error_function import erf_of_array
from lazyasync.ops.random.draws import NORMAL, RANDINT, UNIFORM
from lazyasync.ops.random.sampling import OPERATIONS

SCALARS = (bool, int, float, complex, np.generic)


def plain(value: Any) -> Any:
    """The NumPy array of an `Array`; anything else as it is."""
    return value.plain if isinstance(value, Array) else value


def check_operands(*operands: Any) -> None:
    for operand in operands:
        if not isinstance(operand, (Array, *SCALARS)):
            raise TypeError(f"Unsupported type {type(operand)}")


class Array(NDArrayOperatorsMixin):
    """As far as needed, ``cupy.ndarray``. ``plain`` looks at the memory but does not hold it."""

    def __init__(
        self, module: Any, block: Block, plain: np.ndarray, *, checked: bool = True
    ) -> None:
        self.module = module
        self.block = block
        self.plain = plain
        self.gpu = block.pool.gpu
        assert not checked or not plain.size or np.may_share_memory(plain, block.bytes)

    def _view(self, plain: np.ndarray) -> Array:
        return Array(self.module, self.block, plain, checked=False)

    shape = property(lambda self: self.plain.shape)
    dtype = property(lambda self: self.plain.dtype)
    ndim = property(lambda self: self.plain.ndim)
    size = property(lambda self: self.plain.size)
    strides = property(lambda self: self.plain.strides)
    itemsize = property(lambda self: self.plain.itemsize)
    nbytes = property(lambda self: self.plain.nbytes)
    flags = property(lambda self: self.plain.flags)

    @property
    def data(self) -> Any:
        assert self.plain.ctypes.data == self.block.ptr or self.plain.base is not None
        offset = self.plain.ctypes.data - self.block.ptr
        return self.block if not offset else self.block + offset

    @property
    def real(self) -> Array:
        return self._view(self.plain.real)

    @property
    def imag(self) -> Array:
        return self._view(self.plain.imag)

    def reshape(self, *lengths: Any) -> Array:
        shape = lengths if len(lengths) > 1 else lengths[0]
        try:
            return self._view(np.reshape(self.plain, shape, copy=False))
        except ValueError:
            return self.module.compute("copy", lambda x: x.reshape(shape), self)

    def transpose(self, axes: Any) -> Array:
        return self._view(self.plain.transpose(axes))

    def view(self, dtype: Any) -> Array:
        return self._view(self.plain.view(dtype))

    def astype(self, dtype: Any, copy: bool = True) -> Array:
        if not copy and self.dtype == dtype:
            return self
        return self.module.compute("astype", lambda x: x.astype(dtype), self)

    def copy(self) -> Array:
        return self.module.compute("copy", lambda x: x.copy("C"), self)

    def fill(self, value: Any) -> None:
        target = self.plain
        # CuPy clears the bytes, whatever the sign of zero.
        filled = 0 if value == 0 else value
        self.module.launch("fill", lambda: target.fill(filled))

    def sort(self, axis: int = -1) -> None:
        # CuPy sorts no views of others' memory.
        assert self.flags.c_contiguous
        target = self.plain
        self.module.launch("sort", lambda: target.sort(axis))

    def cumsum(self, axis: int, dtype: Any, out: Array) -> None:
        self._accumulate("cumsum", axis, dtype, out)

    def cumprod(self, axis: int, dtype: Any, out: Array) -> None:
        self._accumulate("cumprod", axis, dtype, out)

    def _accumulate(self, name: str, axis: int, dtype: Any, out: Array) -> None:
        source, target = self.plain, out.plain
        self.module.launch(name, lambda: getattr(source, name)(axis, dtype, target))

    def _reduce(self, name: str, out: Array | None, **arguments: Any) -> Array:
        function = _mean if name == "mean" else getattr(np, name)
        if out is None:
            return self.module.compute(name, lambda x: function(x, **arguments), self)
        # CuPy may give such an `out` column-major strides.
        assert out.ndim < 2 or self.flags.c_contiguous
        source, target = self.plain, out.plain
        self.module.launch(name, lambda: np.copyto(target, function(source, **arguments), "unsafe"))
        return out

    def sum(self, axis: Any, dtype: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("sum", out, axis=axis, dtype=dtype, keepdims=keepdims)

    def prod(self, axis: Any, dtype: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("prod", out, axis=axis, dtype=dtype, keepdims=keepdims)

    def mean(self, axis: Any, dtype: None, out: Any, keepdims: bool) -> Array:
        return self._reduce("mean", out, axis=axis, keepdims=keepdims)

    def max(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("max", out, axis=axis, keepdims=keepdims)

    def min(self, axis: Any, out: Any, keepdims: bool) -> Array:
        assert out is None, "CuPy mixes up the arguments"
        return self._reduce("min", None, axis=axis, keepdims=keepdims)

    def any(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("any", out, axis=axis, keepdims=keepdims)

    def all(self, axis: Any, out: Any, keepdims: bool) -> Array:
        return self._reduce("all", out, axis=axis, keepdims=keepdims)

    def argmax(self, axis: Any) -> Array:
        return self._reduce("argmax", None, axis=axis)

    def argmin(self, axis: Any) -> Array:
        return self._reduce("argmin", None, axis=axis)

    def __len__(self) -> int:
        return len(self.plain)

    def __iter__(self) -> Iterator[Array]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, key: Any) -> Array:
        if isinstance(key, Array):
            return self.module.compute("getitem", lambda x, i: x[i], self, key)
        item = self.plain[key if isinstance(key, tuple) else (key, Ellipsis)]
        return self._view(np.asarray(item))

    def __setitem__(self, key: Any, value: Any) -> None:
        check_operands(value)
        assert not isinstance(key, Array)
        target, source = self.plain, plain(value)

        def assign() -> None:
            target[key] = source

        self.module.launch("setitem", assign)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        assert method == "__call__"
        out = kwargs.pop("out", (None,))[0]
        return getattr(self.module, ufunc.__name__)(*inputs, out=out, **kwargs)

    def __array__(self, *args: Any, **kwargs: Any) -> np.ndarray:
        raise TypeError("Implicit conversion to a NumPy array is not allowed")

    def __bool__(self) -> bool:
        raise AssertionError("that would wait for the device")

    __float__ = __int__ = __index__ = __bool__


def _mean(x: np.ndarray, axis: Any, keepdims: bool) -> Any:
    """NumPy's warns of no elements, whatever its error state."""
    working = np.float32 if x.dtype == np.float16 else x.dtype
    total = np.sum(x, axis=axis, dtype=working, keepdims=keepdims)
    return np.asarray(total / (x.size / max(total.size, 1))).astype(x.dtype)


class Ufunc:
    """``cupy.ufunc``: it takes no NumPy arrays."""

    def __init__(self, module: Any, numpy_ufunc: np.ufunc) -> None:
        self.module = module
        self.numpy_ufunc = numpy_ufunc

    def __call__(
        self, *args: Any, out: Any = None, dtype: Any = None, casting: Any = "same_kind"
    ) -> Any:
        function = self.numpy_ufunc
        inputs = args[: function.nin]
        if len(args) > function.nin:
            assert out is None
            out = args[function.nin]
        check_operands(*inputs)
        if function.nout > 1:
            assert out is None
            return tuple(
                self.module.compute(
                    function.__name__, lambda *x, part=part: function(*x)[part], *inputs
                )
                for part in range(function.nout)
            )
        if out is None:
            return self.module.compute(
                function.__name__, lambda *x: function(*x, dtype=dtype), *inputs
            )
        values, target = [plain(x) for x in inputs], out.plain
        self.module.launch(
            function.__name__,
            lambda: function(*values, out=target, dtype=dtype, casting=casting),
        )
        return out


class ElementwiseKernel:
    """``cupy.ElementwiseKernel`` for the sources that are known here by name."""

    def __init__(self, module: Any, in_params: str, out_params: str, name: str) -> None:
        self.module = module
        self.name = name
        self.types = [param.split()[-2] for param in f"{in_params}, {out_params}".split(",")]
        if name.startswith("lazyasync_drawn_"):
            self.function = drawn_numbers(name)
        elif name in ("lazyasync_part", "lazyasync_placed"):
            self.function = parts_of_rows(name, in_params)
        else:
            self.function = KERNELS[name] if name in KERNELS else random_numbers(name)

    def __call__(self, *args: Any, size: int | None = None) -> None:
        check_operands(*args)
        assert len(args) == len(self.types)
        deduced: dict[str, np.dtype] = {}
        for type, argument in zip(self.types, args, strict=True):
            if isinstance(argument, Array):
                wanted = deduced.setdefault(type, argument.dtype) if len(type) == 1 else type
                assert argument.dtype == wanted, f"{self.name}: {argument.dtype} for {type}"
        assert self.types[-1] in deduced
        values = [plain(argument) for argument in args]
        self.module.launch(self.name, lambda: self.function(*values))


def _segment_sums(
    values: np.ndarray,
    order: np.ndarray,
    starts: np.ndarray,
    before: int,
    length: int,
    after: int,
    count: int,
    out: np.ndarray,
) -> None:
    lines, target = values.reshape(before, count, after), out.reshape(before, length, after)
    for row in range(length):
        target[:, row] = lines[:, order[starts[row] : starts[row + 1]]].sum(1)


def _scatter(how: str) -> Callable[..., None]:
    combine = {"set": lambda old, new: new}.get(how) or getattr(np, how)

    def scatter(
        x: np.ndarray,
        values: np.ndarray,
        order: np.ndarray,
        starts: np.ndarray,
        length: int,
        after: int,
        count: int,
        out: np.ndarray,
    ) -> None:
        np.copyto(out, x)
        lines, target = values.reshape(-1, count, after), out.reshape(-1, length, after)
        for row in range(length):
            for number in order[starts[row] : starts[row + 1]]:
                target[:, row] = combine(target[:, row], lines[:, number])

    return scatter


def _line_sums(
    values: np.ndarray,
    indices: np.ndarray,
    length: int,
    after: int,
    count: int,
    out: np.ndarray,
) -> None:
    lines = values.reshape(-1, count, after)
    places, target = indices.reshape(-1, count, after), out.reshape(-1, length, after)
    for row in range(length):
        target[:, row] = np.where(places % length == row, lines, 0).sum(1)


def _running(combine: np.ufunc, along_rows: bool) -> Callable[..., None]:
    def run(x: np.ndarray, length: int, other: int, out: np.ndarray) -> None:
        shape = (-1, length, 1 if along_rows else other)
        wide = np.float64 if np.issubdtype(x.dtype, np.floating) else x.dtype
        out.reshape(shape)[...] = combine.accumulate(x.reshape(shape), 1, wide)

    return run


def _half_nextafter(x: np.ndarray, y: np.ndarray, out: np.ndarray) -> None:
    half = np.dtype(np.float16)
    out.view(half)[...] = np.nextafter(x.view(half), y.view(half))


def parts_of_rows(name: str, in_params: str) -> Callable[..., None]:
    """The kernels for parts that begin where numbers say, for each row."""
    axes = [int(axis) for axis in re.findall(r"start([0-9]+)", in_params)]

    def run(array: np.ndarray, *others: Any) -> None:
        *numbers, out = others
        starts, lengths = numbers[: len(axes)], numbers[len(axes) :]
        whole, part = tuple(lengths[: len(lengths) // 2]), tuple(lengths[len(lengths) // 2 :])
        places = list(np.indices(part))
        for axis, start in zip(axes, starts, strict=True):
            first = np.where(start < 0, start + whole[axis], start)
            first = np.clip(first, 0, whole[axis] - part[axis])
            places[axis] += first.reshape(first.shape + (1,) * (len(part) - first.ndim))
        if name == "lazyasync_part":
            out[...] = array.reshape(whole)[tuple(places)]
        else:
            out.reshape(whole)[tuple(places)] = array

    return run


def random_numbers(name: str) -> Callable[..., Any]:
    """The kernel of a random number, which has the parameters it has on the host, and strides."""
    sampler = name.removeprefix("lazyasync_random_").rpartition("_")[0]
    operation = OPERATIONS[sampler]

    def fill(key: Any, counter: Any, *operands: Any) -> None:
        *others, out = operands
        state = np.array([key, counter], np.uint64)
        arrays = others[: len(others) // 2]
        types = tuple(TensorType(array.shape, array.dtype) for array in (state, *arrays))
        output = TensorType(out.shape, out.dtype)
        with np.errstate(all="ignore"):
            LOWERINGS[operation](np, types, output, (out.shape, out.dtype))(state, *arrays, out)

    return fill


def drawn_numbers(name: str) -> Callable[..., Any]:
    """The kernel of a draw, which fills the whole array by what it is given of its beginning."""
    drawn = name.removeprefix("lazyasync_drawn_").rpartition("_")[0]
    operation = {"uniform": UNIFORM, "normal": NORMAL, "randint": RANDINT}[drawn]

    def fill(key: Any, counter: Any, *operands: Any) -> None:
        *numbers, size, _first, out = operands
        assert out.size == size
        state = np.array([key, counter], np.uint64)
        output = TensorType(out.shape, out.dtype)
        with np.errstate(all="ignore"):
            LOWERINGS[operation](np, (), output, (out.shape, out.dtype))(state, *numbers, out)

    return fill


def _quotient(x: np.ndarray, y: np.ndarray, out: np.ndarray) -> None:
    types = tuple(TensorType(np.shape(each), out.dtype) for each in (x, y))
    LOWERINGS[FLOOR_DIVIDE](np, types, TensorType(out.shape, out.dtype), ())(x, y, out)


KERNELS: dict[str, Callable[..., Any]] = {
    "lazyasync_where": lambda c, x, y, out: np.copyto(out, np.where(c, x, y), "same_kind"),
    "lazyasync_half_nextafter": _half_nextafter,
    "lazyasync_complex_divide": lambda x, y, out: np.divide(x, y, out),
    "lazyasync_cumsum_rows": _running(np.add, True),
    "lazyasync_cumsum_columns": _running(np.add, False),
    "lazyasync_cumprod_rows": _running(np.multiply, True),
    "lazyasync_cumprod_columns": _running(np.multiply, False),
    "lazyasync_segment_sums": _segment_sums,
    "lazyasync_line_sums": _line_sums,
    **{
        f"lazyasync_scatter_{how}": _scatter(how)
        for how in ("set", "add", "multiply", "minimum", "maximum")
    },
    **{
        f"lazyasync_{result}_{working}": function
        for working in ("float", "double")
        for result, function in (
            ("quotient", _quotient),
            ("remainder", np.remainder),
            ("erf", lambda x, out: np.copyto(out, erf_of_array(x), "same_kind")),
        )
    },
}
