"""Tensors out of nothing, out of host arrays, and on other devices.

Factories are lazy. Fill values, start values and steps other than 0 and 1 are no part of the graph,
so that changing them compiles nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Never

import numpy as np

from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError, UnknownDeviceError, WouldBlockError
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, Kernel
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.dispatch import alias, convert, first_operand, scalar_operand
from lazyasync.ops.elementwise import comparison
from lazyasync.ops.host_values import host_value
from lazyasync.ops.indexing.slicing import SET_ITEM
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO, broadcast_to, reshape
from lazyasync.ops.manipulation.host_arrays import (
    cast_array,
    default_of,
    exact_array,
    says_its_dtype,
    stored,
)
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import (
    FLOAT,
    INTEGER,
    Number,
    canonical_dtype,
    check_scalar_range,
    default_dtype,
    python_scalar,
    scalar_type,
)
from lazyasync.ops.registration import composed_of, factory, named_elsewhere, tensor_method
from lazyasync.ops.shapes import normalize_shape, several_shapes
from lazyasync.recording import (
    SymbolicNumber,
    check_computable,
    check_runtime,
    current_context,
    host_tensor,
    new_data_tensor,
    on_host,
    record,
    record_source,
    scalar_tensor,
)
from lazyasync.recording.defaults import default_real
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.transfers import note_transfer
from lazyasync.tensor import LazyTensor

__all__ = [
    "arange",
    "asarray",
    "astype",
    "copy",
    "empty",
    "empty_like",
    "eye",
    "from_dlpack",
    "full",
    "full_like",
    "ones",
    "ones_like",
    "tril",
    "triu",
    "zeros",
    "zeros_like",
]

# ---- from the host -------------------------------------------------------------------------


@named_elsewhere("array", "as_tensor", "from_numpy", "tensor")
@factory
def asarray(
    value: Any, dtype: Any = None, *, device: str | Device | None = None, copy: bool | None = None
) -> LazyTensor:
    """A tensor for a host array, a nest of numbers and tensors, or a tensor.

    The host array is copied at once, so that it may be changed afterwards; the copy goes to the
    device with the first step that needs it. Nested lists of Python floats give float32, of
    integers int64, of complex numbers complex64; arrays, and what else has the buffer protocol,
    keep their dtype, in native byte order. A tensor is given back as it is, converted or moved if
    asked, or always another one with ``copy``. Tensors in nests are stacked: lazily, gradients flow
    through it, and numbers beside them take on their dtype.

    Raises `DTypeError` for dtypes that tensors cannot have or that cannot hold the values,
    ``OverflowError`` for numbers and nests of them that the integer dtype cannot hold,
    ``ValueError`` for NaN as an integer and for ragged nests, and `DeviceMismatchError` for a nest
    with tensors of several devices. An array is converted as by ``astype``. ``copy=False`` raises
    ``ValueError`` where something has to be copied: host data and nests always, a tensor to another
    dtype or device.
    """
    if type(value) is LazyTensor:
        wanted = value.dtype if dtype is None else canonical_dtype(dtype)
        target = value.device if device is None else _resolved_device(device)
        if copy is False and (wanted != value.dtype or target != value.device):
            raise ValueError(
                f"asarray: copy=False is for tensors as they are, not for {value._node.type} on "
                f"{value.device} as {wanted} on {target}"
            )
        result = convert(value, wanted)
        if device is not None:
            result = to_device(result, target)
        return alias(result) if copy and result is value else result
    if copy is False:
        raise ValueError("asarray: host data is always copied; copy=False is for tensors")
    if type(value) is SymbolicNumber:
        stored = on_host(_stored_dtype, value, dtype)
        return scalar_tensor(on_host(_stored_number, value, stored), stored, None, device)
    if holds_tensor(value):
        nest = stacked("asarray", value, None if dtype is None else canonical_dtype(dtype))
        return nest if device is None else to_device(nest, device)
    return host_tensor(host_copy(value, dtype), device)


def number_tensor(number: SymbolicNumber) -> LazyTensor:
    """A tensor of the default dtype for a number that is used as a tensor."""
    return asarray(number)


def _stored_dtype(number: Any, dtype: Any) -> np.dtype:
    return host_copy(number, dtype).dtype


def _stored_number(number: Any, dtype: np.dtype) -> Any:
    return host_copy(number, dtype).item()


def host_copy(value: Any, dtype: Any) -> np.ndarray:
    """An array of its own for what `asarray` takes, but tensors. Raises what `asarray` raises."""
    if type(value) is np.ndarray:  # nearly always
        array, is_weak = np.array(value, order="C"), False
    else:
        if not hasattr(value, "__array__") and hasattr(value, "__dlpack__"):
            value = np.from_dlpack(value)
        array, is_weak = exact_array(value), not says_its_dtype(value)
    if dtype is not None:
        canonical = canonical_dtype(dtype)
    else:
        canonical = default_of(array) if is_weak else canonical_dtype(array.dtype)
    if is_weak:
        return stored("asarray", array, canonical)
    if array.dtype.kind == "c" and canonical.kind not in "bc":
        raise DTypeError(f"asarray: {array.dtype} cannot be stored in a tensor of {canonical}")
    return cast_array(array, canonical)


_HOST = (1, 0)
"""The CPU, as DLPack numbers devices."""
_ON_HOST = frozenset({1, 3, 11, 13})
"""Kinds of devices of DLPack whose memory Python can read: the CPU's, and what it shares."""


class _CopiedToHost:
    """An array elsewhere as its producer copies it to the host."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return _HOST

    def __dlpack__(self, **asked: Any) -> Any:
        return self._array.__dlpack__(**{**asked, "dl_device": _HOST})


@factory
def from_dlpack(
    x: Any, /, *, device: str | Device | None = None, copy: bool | None = None
) -> LazyTensor:
    """A tensor for an array of another library, or for a tensor.

    What has to be on the host is copied at once, as by `asarray`. An array on a GPU of the job is
    copied on that, if no other ``device`` is named, while the caller waits: behind what it comes
    from, by the order of streams. Arrays elsewhere are brought to the host first, if a ``device``
    is named. Raises ``AttributeError`` for what is no array, ``BufferError`` for one
    that is neither here nor there, `DTypeError` for dtypes that tensors cannot have, and
    ``ValueError`` with ``copy=False`` where something has to be copied: all but a tensor that is on
    the device already.
    """
    if isinstance(x, LazyTensor):
        return asarray(x, device=device, copy=copy)
    kind, _ = x.__dlpack_device__()
    if copy is False:
        raise ValueError(
            "from_dlpack: arrays of other libraries are always copied; copy=False is for tensors"
        )
    if kind in _ON_HOST:
        array = np.from_dlpack(x)
        return host_tensor(host_copy(array, None), device)
    recorder = current_context().recorder
    named = None if device is None else recorder.resolve_device(device)
    data = recorder.executor.taken_over(recorder, x, named)
    if data is not None:
        return new_data_tensor(data)
    if device is None:
        raise BufferError(
            "from_dlpack: the array is not on the host; name a device of the runtime to copy it to"
        )
    array = np.from_dlpack(_CopiedToHost(x))
    return host_tensor(host_copy(array, None), device)


def to_device(x: LazyTensor, device: str | Device) -> LazyTensor:
    """``x`` on another device; ``x`` itself if that is where it is.

    Lazy: the source becomes a root of a step on its own device, and the step of whatever uses the
    result starts when it is there. Gradients flow back, to the device of ``x``. Raises
    `UnknownDeviceError`, `RuntimeMismatchError`, `JobClosedError` for a tensor that was lazy when
    its job ended, and `UnsupportedOperationError` in a compiled function.
    """
    current = current_context()
    recorder = current.recorder
    x = as_tensor("to", x)
    check_runtime("to", (x,), recorder.executor)
    resolved = _resolved_device(device)
    if x.device == resolved:
        return x
    check_computable(x, recorder)
    moved = new_data_tensor(recorder.transfer(x, resolved))
    if not current.trims:
        note_transfer(x, moved)
    return moved


@composed_of("cast")
@tensor_method
def astype(
    tensor: LazyTensor,
    dtype: Any,
    /,
    *,
    copy: bool = True,
    device: str | Device | None = None,
) -> LazyTensor:
    """``tensor`` converted to ``dtype``, on its own device or another one.

    Always a tensor of its own: rebinding the result (``y += 1``) leaves ``tensor`` alone. With
    ``copy=False`` it is ``tensor`` itself where nothing changes. Raises `DTypeError` for a dtype
    that tensors cannot have, and for complex numbers in a real dtype, of which `la.real` and
    `la.imag` give the parts.
    """
    tensor = as_tensor("astype", tensor)
    canonical = canonical_dtype(dtype)
    if tensor.dtype.kind == "c" and canonical.kind not in "bc":
        raise DTypeError(
            f"astype: {tensor.dtype} has two parts and {canonical} one; write la.real(t) or "
            "la.imag(t)"
        )
    converted = convert(tensor, canonical)
    if device is not None:
        converted = to_device(converted, device)
    return alias(converted) if copy and converted is tensor else converted


def _resolved_device(device: str | Device) -> Device:
    try:
        return current_context().recorder.resolve_device(device)
    except UnknownDeviceError as error:
        if _is_dtype(device):
            raise UnknownDeviceError(f"{error}; for another dtype: t.astype(dtype)") from None
        raise


def _is_dtype(value: Any) -> bool:
    try:
        canonical_dtype(value)
    except DTypeError:
        return False
    return True


# ---- one value -----------------------------------------------------------------------------


@composed_of("broadcast_to")
@factory
def full(
    shape: int | Sequence[int],
    fill_value: Any,
    dtype: Any = None,
    *,
    device: str | Device | None = None,
) -> LazyTensor:
    """A tensor of one value, a number or a tensor, or of several that are broadcast to the shape.

    Without ``dtype`` a number gives the default dtype of its kind, NumPy's as Python's. Raises
    ``OverflowError`` for an integer that the dtype cannot hold, `DTypeError` for a complex number
    in a real dtype, and `ShapeError` for values that do not broadcast to the shape.
    """
    array = isinstance(fill_value, np.ndarray)
    if isinstance(fill_value, (LazyTensor, list, tuple)) or (array and fill_value.ndim):
        values = asarray(fill_value, dtype=dtype, device=device)
        return broadcast_to(values, normalize_shape("full", shape))
    if array:
        dtype = fill_value.dtype if dtype is None else dtype
        fill_value = fill_value.item()
    scalar = python_scalar(fill_value)
    if scalar is None:
        if isinstance(fill_value, np.generic):
            canonical_dtype(fill_value.dtype)  # raises, and says what to write
        raise TypeError(f"full: the fill value must be a number, not {type(fill_value).__name__}")
    return _filled("full", shape, scalar, dtype, device)


def _filled(
    name: str, shape: Any, scalar: Number, dtype: Any, device: str | Device | None
) -> LazyTensor:
    lengths = normalize_shape(name, shape)
    canonical = default_dtype(scalar) if dtype is None else canonical_dtype(dtype)
    if scalar_type(scalar) is complex and canonical.kind not in "bc":
        raise DTypeError(f"{name}: {scalar} cannot be stored in a tensor of {canonical}")
    check_scalar_range(name, scalar, canonical)
    conversion = {"b": bool, "i": int, "u": int}.get(canonical.kind)
    number = scalar if conversion is None else on_host(conversion, scalar)
    return record_one(BROADCAST_TO, scalar_tensor(number, canonical, None, device), (lengths,))


@composed_of("broadcast_to")
@factory
def zeros(
    shape: int | Sequence[int],
    dtype: Any = None,
    *more: Never,
    device: str | Device | None = None,
) -> LazyTensor:
    """Zeros, float32 unless ``dtype`` says otherwise."""
    if more or isinstance(dtype, int):
        raise several_shapes("zeros", shape, (dtype, *more))
    return _filled("zeros", shape, 0.0, dtype, device)


@composed_of("broadcast_to")
@factory
def ones(
    shape: int | Sequence[int],
    dtype: Any = None,
    *more: Never,
    device: str | Device | None = None,
) -> LazyTensor:
    """Ones, float32 unless ``dtype`` says otherwise."""
    if more or isinstance(dtype, int):
        raise several_shapes("ones", shape, (dtype, *more))
    return _filled("ones", shape, 1.0, dtype, device)


@composed_of("broadcast_to")
@factory
def empty(
    shape: int | Sequence[int],
    dtype: Any = None,
    *more: Never,
    device: str | Device | None = None,
) -> LazyTensor:
    """Zeros: a tensor whose values depended on chance would break reproducibility."""
    if more or isinstance(dtype, int):
        raise several_shapes("empty", shape, (dtype, *more))
    return zeros(shape, dtype=dtype, device=device)


@composed_of("broadcast_to")
def full_like(
    x: LazyTensor, fill_value: Any, dtype: Any = None, *, device: str | Device | None = None
) -> LazyTensor:
    """A tensor of one value with the shape of ``x``, and its dtype and device unless given."""
    x = first_operand("full_like", x, fill_value)
    return full(
        x.shape,
        fill_value,
        dtype=x.dtype if dtype is None else dtype,
        device=x.device if device is None else device,
    )


@composed_of("broadcast_to")
def zeros_like(
    x: LazyTensor, dtype: Any = None, *, device: str | Device | None = None
) -> LazyTensor:
    """Zeros with the shape of ``x``, and its dtype and device unless given."""
    x = as_tensor("zeros_like", x)
    return full_like(x, 0, dtype=dtype, device=device)


@composed_of("broadcast_to")
def ones_like(
    x: LazyTensor, dtype: Any = None, *, device: str | Device | None = None
) -> LazyTensor:
    """Ones with the shape of ``x``, and its dtype and device unless given."""
    x = as_tensor("ones_like", x)
    return full_like(x, 1, dtype=dtype, device=device)


@composed_of("broadcast_to")
def empty_like(
    x: LazyTensor, dtype: Any = None, *, device: str | Device | None = None
) -> LazyTensor:
    """Zeros with the shape of ``x``, and its dtype and device unless given."""
    x = as_tensor("empty_like", x)
    return zeros_like(x, dtype=dtype, device=device)


# ---- sequences -----------------------------------------------------------------------------


class CountAttributes(NamedTuple):
    """``length`` and ``dtype`` of the result."""

    length: int
    dtype: np.dtype


_COUNT_BLOCK = 1 << 15


def _lower_count(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: CountAttributes
) -> Kernel:
    length, dtype = attributes
    first = np.arange(min(length, _COUNT_BLOCK), dtype=dtype)

    def count(out: Any) -> None:
        for start in range(0, length, _COUNT_BLOCK):
            block = out[start : start + _COUNT_BLOCK]
            np.add(first[: len(block)], dtype.type(start), out=block)

    return count


COUNT = Operation(
    "arange",
    kind=OperationKind.COMPUTE,
    infer=lambda inputs, attributes: TensorType((attributes.length,), attributes.dtype),
    attributes=CountAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: ()),
        LOWERINGS(_lower_count),
    ),
)


def _count(length: int, dtype: np.dtype, device: str | Device | None) -> LazyTensor:
    """0, 1, 2, …"""
    return record_source(COUNT, device, (length, dtype))


@factory
def arange(
    start: int | float,
    stop: int | float | None = None,
    step: int | float = 1,
    *,
    dtype: Any = None,
    device: str | Device | None = None,
) -> LazyTensor:
    """``start + i * step`` up to, and without, ``stop``; of one argument, from 0 up to it.

    int64 if all arguments are integers, else float32. A shape depends on them: tensors without axes
    are numbers where their values are certain to be on the host, as in `la.blocking`, and raise
    `WouldBlockError` elsewhere. Raises ``ValueError`` for a step of 0, and where there is no end,
    ``OverflowError`` for numbers that the dtype cannot hold.
    """
    if stop is None:
        start, stop = 0, start
    given: tuple[Any, Any] = start, step
    start, stop, step = (_known_number(number) for number in (start, stop, step))
    numbers = (start, stop, step)
    if any(isinstance(number, SymbolicNumber) for number in numbers):
        raise WouldBlockError(
            "arange: the length of the result depends on these numbers, which are those of each "
            "call: write la.arange(n) * step + start, where n is none of them"
        )
    if step == 0:
        raise ValueError("arange: the step must not be 0")
    if not all(isinstance(number, (int, float, np.integer, np.floating)) for number in numbers):
        raise TypeError(f"arange takes real numbers, not {numbers}")
    start, stop, step = (
        int(number) if isinstance(number, (int, np.integer)) else float(number)
        for number in numbers
    )
    if isinstance(start, int) and isinstance(stop, int) and isinstance(step, int):
        length = -((start - stop) // step)
        default: np.dtype = INTEGER
    else:
        steps = (stop - start) / step
        if not math.isfinite(steps):
            raise ValueError(f"arange: no number of steps of {step} leads from {start} to {stop}")
        # As in NumPy, one number comes before a step that is too long for the quotient.
        length = math.ceil(steps) if steps or math.copysign(1.0, steps) < 0 else int(start != stop)
        default = default_real()
    (length,) = normalize_shape("arange", max(0, length))
    canonical = default if dtype is None else canonical_dtype(dtype)
    if canonical.kind == "b":
        raise DTypeError("arange: no support for the dtype bool")
    if length:
        for number in (start, start + (length - 1) * step):
            check_scalar_range("arange", number, canonical)
    working = _working_dtype(canonical, start, stop)
    if working.kind in "iu":
        start, step = int(start), int(step)
    result = _count(length, working, device)
    if any(type(number) is LazyTensor and kind_of(number.dtype) == "f" for number in given):
        # By the tensors, so that gradients flow.
        return convert(result * given[1] + given[0], canonical)
    if step != 1 and length > 1:
        result = result * step
    if start != 0:
        result = result + start
    elif kind_of(working) == "f" and length and math.copysign(1, start) != math.copysign(1, step):
        # No multiple of the step: that would be a zero of its sign.
        result = with_number("arange", result, 0, float(start))
    return convert(result, canonical)


def _known_number(value: Any) -> Any:
    """A number that a shape depends on; that of a tensor without axes, whose value is asked for."""
    if type(value) is not LazyTensor or value.ndim or kind_of(value.dtype) not in "iuf":
        return value
    return host_value("arange", value, "give numbers, or write `await la.aio.arange(...)`").item()


def with_number(name: str, x: LazyTensor, position: int, number: Number) -> LazyTensor:
    """A sequence with a number in place of the one at a position."""
    exact = scalar_operand(name, number, x.dtype, x)
    return record(SET_ITEM, (x, exact), ((position,),))


def _working_dtype(dtype: np.dtype, start: int | float, stop: int | float) -> np.dtype:
    """Where the numbers of ``arange`` are exact before they are converted to ``dtype``."""
    if dtype.kind in "iu":
        return dtype if max(start, stop) > np.iinfo(np.int64).max else INTEGER
    return np.dtype(np.float64) if dtype in (np.float64, np.complex128) else FLOAT


# ---- matrices ------------------------------------------------------------------------------


@composed_of("arange", "equal")
@factory
def eye(
    n_rows: int,
    n_columns: int | None = None,
    k: int = 0,
    dtype: Any = None,
    *,
    device: str | Device | None = None,
) -> LazyTensor:
    """A matrix with ones on its ``k``-th diagonal above the main one, and zeros elsewhere.

    float32 unless ``dtype`` says otherwise.
    """
    columns = n_rows if n_columns is None else n_columns
    rows, columns = normalize_shape("eye", (n_rows, columns))
    difference = column_minus_row(rows, columns, device)
    canonical = default_real() if dtype is None else canonical_dtype(dtype)
    return convert(comparison.equal(difference, k), canonical)


@composed_of("less_equal", "where")
def tril(x: LazyTensor, k: int = 0) -> LazyTensor:
    """The lower triangles of matrices (..., m, n), up to the ``k``-th diagonal; zeros elsewhere.

    A vector (n,) stands for the matrix (n, n) of which it is each row. Raises `ShapeError` for a
    scalar.
    """
    return _triangle("tril", x, k, comparison.less_equal)


@composed_of("greater_equal", "where")
def triu(x: LazyTensor, k: int = 0) -> LazyTensor:
    """The upper triangles of matrices (..., m, n), from the ``k``-th diagonal; zeros elsewhere.

    A vector (n,) stands for the matrix (n, n) of which it is each row. Raises `ShapeError` for a
    scalar.
    """
    return _triangle("triu", x, k, comparison.greater_equal)


def _triangle(name: str, x: LazyTensor, k: int, keeps: Callable[[Any, Any], Any]) -> LazyTensor:
    x = as_tensor(name, x)
    if scalar_type(k) in (float, complex):
        raise TypeError(f"{name}: k is the number of a diagonal, an integer, not {k!r}")
    shape = x.shape
    if not shape:
        raise ShapeError(f"{name}: x must be at least 1-dimensional, not {x._node.type}")
    rows = shape[-2:][0]  # of a vector, which `where` broadcasts, as many as columns
    mask = keeps(column_minus_row(rows, shape[-1], x.device), k)
    return comparison.where(mask, x, False)


def column_minus_row(rows: int, columns: int, device: str | Device | None) -> LazyTensor:
    """How far each place of a matrix is above its main diagonal: its column minus its row."""
    across = _count(columns, INTEGER, device)
    down = reshape(_count(rows, INTEGER, device), (rows, 1))
    return across - down


def copy(x: Any, /) -> LazyTensor:
    """Another tensor of the same values: rebinding one leaves the other alone, as ``x.copy()``.

    No memory is copied before it has to be. Raises ``TypeError`` for what is no tensor, array or
    number.
    """
    return alias(as_tensor("copy", x))
