"""Type promotion: the tables of the array API standard, and what is done where it is silent.

Source: Python array API standard 2025.12, "Type promotion rules". Where the standard leaves mixed
kinds undefined the operand of the higher kind (bool < integer < real < complex) gives the dtype,
as users of PyTorch and JAX expect, so that float32 and int64 give float32. Python numbers take the
dtype of the tensor, or the default dtype of their own kind if that is higher. So do NumPy's, as
what `np.sqrt(d)` gives is meant as a number; an array without axes is an array.
"""

from __future__ import annotations

import functools
import math
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeAlias

import numpy as np

from lazyasync.errors import DTypeError, PrecisionWarning
from lazyasync.ir.metadata import warn_at_user, warning_at_user
from lazyasync.ir.types import is_bfloat16, kind_of, load_bfloat16
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording import SymbolicNumber, on_host
from lazyasync.recording.defaults import default_complex, default_real
from lazyasync.tensor import LazyTensor

Scalar: TypeAlias = bool | int | float | complex
Number: TypeAlias = Scalar | SymbolicNumber
"""A Python number, or what stands for one while a compiled function is traced."""

FLOAT = np.dtype(np.float32)
"""Single precision; what numbers without a dtype are of is `lazyasync.recording.defaults`."""
INTEGER = np.dtype(np.int64)
"""The default dtype of integers."""
COMPLEX = np.dtype(np.complex64)
"""Single precision, of complex numbers."""
DOUBLE = np.dtype(np.float64)
BOOL = np.dtype(np.bool_)

_SCALAR_TYPES = frozenset({float, int, bool, complex, SymbolicNumber})
_KINDS = {"b": 0, "u": 1, "i": 1, "f": 2, "V": 2, "c": 3}
"""The order of the kinds of tensors' dtypes; of "V" there is only bfloat16."""
SUPPORTED = frozenset(
    np.dtype(name)
    for name in [
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    ]
)


def canonical_dtype(dtype: Any) -> np.dtype:
    """A NumPy dtype that tensors can have, from whatever NumPy takes for one.

    Python's ``float``, ``int`` and ``complex`` mean the default dtypes, and "bfloat16" means that
    of ml_dtypes. Raises `DTypeError`, and ``ImportError`` where that is not installed.
    """
    if dtype is float:
        return default_real()
    if dtype is complex:
        return default_complex()
    try:
        return _canonical(dtype)
    except TypeError as error:  # NumPy's for what is no dtype, Python's for what has no hash
        if isinstance(error, DTypeError):
            raise
        raise DTypeError(f"{dtype!r} is not a dtype") from error


@functools.lru_cache(maxsize=256, typed=True)
def _canonical(dtype: Any) -> np.dtype:
    if dtype is int:
        return INTEGER
    if isinstance(dtype, str) and dtype == "bfloat16":
        return load_bfloat16()  # NumPy knows the name when ml_dtypes has been imported
    canonical: np.dtype = np.dtype(dtype).newbyteorder("=")
    if canonical not in SUPPORTED and not is_bfloat16(canonical):
        instead = _INSTEAD.get(canonical.kind, "")
        raise DTypeError(f"tensors cannot have the dtype {canonical}{instead}")
    return canonical


_INSTEAD = {
    **dict.fromkeys("mM", "; make numbers of times first, as with `x / np.timedelta64(1, 's')`"),
    **dict.fromkeys(
        "US",
        "; make numbers of texts first: `names, codes = np.unique(x, return_inverse=True)`",
    ),
    "O": "; make numbers of objects first, as with `x.astype(float)`",
    "V": "; make a dict of the fields, `{name: x[name] for name in x.dtype.names}`",
    "f": '; write `x.astype("float64")`, or `float(x)` for a number',
    "c": '; write `x.astype("complex128")`, or `complex(x)` for a number',
}
"""What to write, by the kind of a dtype that tensors cannot have."""


def default_of_kind(kind: str) -> np.dtype | None:
    """The dtype of numbers of a kind that have none of their own; None for other kinds."""
    if kind == "f":
        return default_real()
    return INTEGER if kind == "i" else default_complex() if kind == "c" else None


def promote(name: str, left: np.dtype, right: np.dtype) -> np.dtype:
    """The dtype in which an operation on two dtypes is done. Raises `DTypeError`."""
    if left is right or left == right:
        return left
    left_kind, right_kind = _KINDS[left.kind], _KINDS[right.kind]
    if left_kind == right_kind == 2 and (left.kind == "V" or right.kind == "V"):
        # Neither of float16 and bfloat16 holds what the other does.
        return np.promote_types(*[FLOAT if d.itemsize == 2 else d for d in (left, right)])
    if left_kind == right_kind or {left_kind, right_kind} == {2, 3}:
        common = np.promote_types(left, right)
        if common.kind == "f" and left_kind == 1:
            raise DTypeError(
                f"{name}: {left} and {right} have no common integer dtype; cast one of them"
            )
        return common
    return left if left_kind > right_kind else right


class HeldWarning(NamedTuple):
    """A warning of the dtypes of two operands, which ``warn()`` gives."""

    operands: tuple[Any, Any]
    warn: Callable[[], None]


_held: ContextVar[list[HeldWarning] | None] = ContextVar("lazyasync held warnings", default=None)


@contextmanager
def precision_warnings_held() -> Iterator[list[HeldWarning]]:
    """Gives a list for the warnings of what is recorded in the block, which are not given.

    For whom does not know yet of which dtypes operands are to be.
    """
    held: list[HeldWarning] = []
    token = _held.set(held)
    try:
        yield held
    finally:
        _held.reset(token)


def check_precision(name: str, left: Any, right: Any) -> None:
    """Warns with `PrecisionWarning` of float64 beside float32, at the user's line.

    Of tensors and arrays: what has no dtype, such as a list, has not been given that of NumPy. Not
    where float64 is the default dtype, and so has been asked for.
    """
    dtypes = {getattr(operand, "dtype", None) for operand in (left, right)}
    if dtypes != {FLOAT, DOUBLE} or default_real() == DOUBLE:
        return
    message = (
        f"{name}: float32 beside float64 gives float64, which takes twice the memory and time; "
        'write x.astype("float32"), or la.asarray(array, dtype="float32"), or, if it is meant, '
        'warnings.simplefilter("ignore", la.PrecisionWarning)'
    )
    held = _held.get()
    if held is None:
        warn_at_user(message, PrecisionWarning)
    else:
        held.append(HeldWarning((left, right), warning_at_user(message, PrecisionWarning)))


def scalar_dtype(tensor_dtype: np.dtype, scalar: Number) -> np.dtype:
    """The dtype in which an operation on a tensor and a number of `python_scalar` is done."""
    kind = _KINDS[tensor_dtype.kind]
    if type(scalar) is SymbolicNumber:
        scalar = scalar.value
    if isinstance(scalar, bool) or (isinstance(scalar, int) and kind >= 1):
        return tensor_dtype
    if isinstance(scalar, int):
        return INTEGER
    if isinstance(scalar, float):
        return tensor_dtype if kind >= 2 else default_real()
    if kind == 3:
        return tensor_dtype
    return np.promote_types(tensor_dtype, COMPLEX) if kind == 2 else default_complex()


def kind_rank(scalar: Number) -> int:
    """The place of a number's kind among them: booleans, integers, real and complex numbers."""
    return _KINDS[default_dtype(scalar).kind]


def real_dtype(dtype: np.dtype) -> np.dtype:
    """The dtype of the real part of a number; itself if it is not complex."""
    return np.empty(0, dtype).real.dtype


def default_dtype(scalar: Number) -> np.dtype:
    """The dtype of a tensor made from a Python number alone."""
    return scalar_dtype(BOOL, scalar)


def check_scalar_range(name: str, scalar: Number, dtype: np.dtype) -> None:
    """Raises ``OverflowError`` for a number that a dtype cannot hold, and has no infinity for.

    Integer dtypes hold the whole part of a real number, and of NaN nothing: ``ValueError``.
    """
    if dtype.kind in "iu":
        if type(scalar) is SymbolicNumber:
            on_host(check_scalar_range, name, scalar, dtype)
        elif not isinstance(scalar, bool):
            limits = np.iinfo(dtype)
            whole: Any = scalar
            if isinstance(scalar, float):
                if math.isnan(scalar):
                    raise ValueError(f"{name}: cannot convert float NaN to integer, of {dtype}")
                whole = math.trunc(scalar) if math.isfinite(scalar) else scalar
            if not limits.min <= whole <= limits.max:
                raise OverflowError(f"{name}: {_shown(scalar)} is out of the range of {dtype}")
    elif type(scalar) is int:
        if not -_MOST_OF_FLOATS < scalar < _MOST_OF_FLOATS:
            raise OverflowError(f"{name}: {_shown(scalar)} is too large for a number of {dtype}")
    elif type(scalar) is SymbolicNumber and scalar.kind is int:
        on_host(check_scalar_range, name, scalar, dtype)


_MOST_OF_FLOATS = 1 << 1023
"""Up to which Python makes floats of integers for sure."""


def _shown(number: Any) -> str:
    """A number for an error, which Python does not even print if it is very long."""
    if isinstance(number, int) and number.bit_length() > 128:
        return f"an integer of {number.bit_length()} bits"
    return str(number)


def wide_enough(dtype: np.dtype) -> np.dtype:
    """The dtype in which is computed what half precision may not hold, or rounds: single."""
    return FLOAT if kind_of(dtype) == "f" and dtype.itemsize < FLOAT.itemsize else dtype


def python_scalar(value: Any) -> Number | None:
    """``value`` as a Python number, if it is a number: Python's, or NumPy's; else None.

    NumPy's are those that tensors have dtypes for: not ``np.longdouble``, not ``np.datetime64``.
    """
    kind = type(value)
    if kind is LazyTensor:
        return None
    if kind in _SCALAR_TYPES:
        return typing.cast(Number, value)
    if isinstance(value, np.generic) and (value.dtype in SUPPORTED or is_bfloat16(value.dtype)):
        return typing.cast(Scalar, value.item())
    return None


def scalar_type(value: Any) -> type | None:
    """The class of ``value`` as a Python number, if it is a number; else None."""
    kind = type(value)
    if kind in _SCALAR_TYPES:
        return value.kind if kind is SymbolicNumber else kind
    number = python_scalar(value)
    return None if number is None else type(number)
