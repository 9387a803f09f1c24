"""The operators of `LazyTensor`, and the methods that are no public functions as well.

They are assigned to the class here because they record, which needs the class to be there first;
`lazyasync.tensor` declares them for type checkers. Public functions make themselves methods where
they are defined, with `lazyasync.ops.registration.tensor_method`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from inspect import unwrap
from threading import get_ident
from typing import Any

from lazyasync.device import Device
from lazyasync.errors import (
    DonatedTensorError,
    DTypeError,
    ShapeError,
    UnsupportedOperationError,
)
from lazyasync.ir.node import Operation
from lazyasync.ir.types import TensorType, can_cast
from lazyasync.later import METHODS
from lazyasync.ops import linear_algebra
from lazyasync.ops.dispatch import alias, convert
from lazyasync.ops.elementwise import arithmetic, comparison, powers
from lazyasync.ops.elementwise import functions as elementwise
from lazyasync.ops.manipulation.broadcasting import broadcast_to, ravel, reshape
from lazyasync.ops.manipulation.creation import asarray, to_device
from lazyasync.ops.manipulation.shaping import (
    matrix_transpose,
    transpose,
)
from lazyasync.ops.one_operand import check_tensor, is_operand
from lazyasync.ops.registration import LateMethod
from lazyasync.recording import check_runtime
from lazyasync.recording.fast_path import hot_binary, hot_reflected
from lazyasync.tensor import LazyTensor, TensorExecutor

_Binary = Callable[[Any, Any], Any]

_ARITHMETIC: tuple[tuple[str, Operation, _Binary], ...] = (
    ("add", arithmetic.ADD, arithmetic.add),
    ("sub", arithmetic.SUBTRACT, arithmetic.subtract),
    ("mul", arithmetic.MULTIPLY, arithmetic.multiply),
    ("truediv", arithmetic.DIVIDE, arithmetic.divide),
    ("floordiv", arithmetic.FLOOR_DIVIDE, arithmetic.floor_divide),
    ("mod", arithmetic.REMAINDER, arithmetic.remainder),
    ("matmul", linear_algebra.MATMUL, linear_algebra.matmul),
    ("and", arithmetic.BITWISE_AND, arithmetic.bitwise_and),
    ("or", arithmetic.BITWISE_OR, arithmetic.bitwise_or),
    ("xor", arithmetic.BITWISE_XOR, arithmetic.bitwise_xor),
    ("lshift", arithmetic.LEFT_SHIFT, arithmetic.left_shift),
    ("rshift", arithmetic.RIGHT_SHIFT, arithmetic.right_shift),
)
"""``__<name>__``, ``__r<name>__`` and ``__i<name>__`` record the operation."""

_COMPARISONS: tuple[tuple[str, Operation, _Binary], ...] = (
    ("eq", comparison.EQUAL, comparison.equal),
    ("ne", comparison.NOT_EQUAL, comparison.not_equal),
    ("lt", comparison.LESS, comparison.less),
    ("le", comparison.LESS_EQUAL, comparison.less_equal),
    ("gt", comparison.GREATER, comparison.greater),
    ("ge", comparison.GREATER_EQUAL, comparison.greater_equal),
)

# ---- operators -----------------------------------------------------------------------------


def _operator(function: _Binary) -> _Binary:
    """``function`` as an operator: what is no operand at all is left to the other side."""
    function = unwrap(function)  # the operator has the hot path in front of it already

    def operator(left: Any, right: Any, /) -> Any:
        return function(left, right) if is_operand(right) else NotImplemented

    return operator


def _reflected(function: _Binary) -> _Binary:
    """``function`` as an operator of its right operand."""
    function = unwrap(function)

    def operator(right: Any, left: Any, /) -> Any:
        return function(left, right) if is_operand(left) else NotImplemented

    return operator


def check_thread(tensor: LazyTensor) -> TensorExecutor:
    """Raises `WrongThreadError` in a thread that must not rebind ``tensor``; gives its executor.

    Before anything is recorded, which is not checked in each place where it was recorded before.
    """
    data = tensor._data
    executor = tensor._recording.executor if data is None else data.executor
    if get_ident() != executor.thread:
        executor.check_thread()
    return executor


def _owner(tensor: LazyTensor) -> TensorExecutor | None:
    """The executor of a tensor; None if it stands for nothing any more, as it was donated, say."""
    try:
        return tensor._executor
    except (DonatedTensorError, UnsupportedOperationError):
        return None


def _check_runtime(
    name: str, tensor: LazyTensor, other: LazyTensor, executor: TensorExecutor
) -> None:
    """Raises `RuntimeMismatchError` if ``tensor`` is to stand for one of another runtime.

    That is ``other``, with its executor.
    """
    owner = _owner(tensor)
    if owner is not executor and owner is not None:
        check_runtime(name, (other,), owner)


def _in_place(name: str, operator: _Binary) -> _Binary:
    """``operator`` followed by rebinding its left operand, which keeps its shape and its dtype."""

    def in_place(self: LazyTensor, other: Any, /) -> Any:
        check_thread(self)
        result = operator(self, other)
        if result is NotImplemented:
            return NotImplemented
        before, after = self._node.type, result._node.type
        if before is not after:  # there is one object for each type
            result = _as_before(name, result, before, after)
        self._rebind(result)
        return self

    return in_place


def _as_before(name: str, result: LazyTensor, before: TensorType, after: TensorType) -> LazyTensor:
    """The result of an in-place operation with the dtype that its left operand has.

    Raises `ShapeError` for another shape, and `DTypeError` for a dtype that cannot be converted.
    """
    if before.shape != after.shape:
        raise ShapeError(
            f"{name}: non-broadcastable output operand with shape {before.shape} doesn't "
            f"match the broadcast shape {after.shape}"
        )
    if not can_cast(after.dtype, before.dtype):
        raise DTypeError(
            f"{name}: cannot cast the result {after} to {before.dtype}, the dtype of the "
            f"tensor, with casting rule 'same_kind'; write `x = x ...` instead"
        )
    return convert(result, before.dtype)


def _install_operators() -> None:
    def install(name: str, method: Callable[..., Any]) -> None:
        method.__name__ = name
        method.__qualname__ = f"LazyTensor.{name}"
        setattr(LazyTensor, name, method)

    for name, operation, function in _ARITHMETIC:
        operator = hot_binary(operation)(_operator(function))
        install(f"__{name}__", operator)
        install(f"__r{name}__", hot_reflected(operation)(_reflected(function)))
        install(f"__i{name}__", _in_place(f"in-place {operation.name}", operator))
    for name, operation, function in _COMPARISONS:
        install(f"__{name}__", hot_binary(operation)(_operator(function)))
    # A power of two is another operation, so that the hot path is behind that question.
    power = _operator(powers.power)
    install("__pow__", power)
    install("__rpow__", hot_reflected(powers.POWER)(_reflected(powers.power)))
    install("__ipow__", _in_place("in-place power", power))
    install("__divmod__", _operator(arithmetic.divmod))
    install("__rdivmod__", _reflected(arithmetic.divmod))
    # What an in-place operation does to a copy is nothing to the tensor, as for NumPy's arrays.
    install("__copy__", lambda self: alias(self))
    install("__deepcopy__", lambda self, memo: alias(self))
    install("__round__", lambda self, decimals=0: elementwise.round(self, decimals))


# ---- methods -------------------------------------------------------------------------------


def _reshape(self: LazyTensor, *shape: Any) -> LazyTensor:
    """`la.reshape`; the lengths may be arguments of their own."""
    return reshape(self, shape[0] if len(shape) == 1 else shape)


def _transpose(self: LazyTensor, *axes: Any) -> LazyTensor:
    """`la.transpose`; the axes may be arguments of their own."""
    if not axes:
        return transpose(self)
    return transpose(self, axes[0] if len(axes) == 1 and not isinstance(axes[0], int) else axes)


def _to(self: LazyTensor, device: str | Device) -> LazyTensor:
    """The same values on another device."""
    return to_device(self, device)


def _to_device(self: LazyTensor, device: str | Device, /, *, stream: None = None) -> LazyTensor:
    """As `to`, by the name that the array API standard has for it.

    Raises ``ValueError`` for a ``stream``: what is recorded is put in order by the runtime.
    """
    if stream is not None:
        raise ValueError("to_device: there are no streams; the runtime orders copies itself")
    return to_device(self, device)


def _to_list(self: LazyTensor) -> Any:
    """The values as nested lists of Python numbers, where a host copy is certain.

    Raises `WouldBlockError` elsewhere.
    """
    return self.__array__().tolist()


def _set(self: LazyTensor, other: LazyTensor) -> LazyTensor:
    """Makes this tensor stand for what ``other`` stands for now; gives this tensor.

    It takes on the shape, the dtype and the device of ``other``. Raises `RuntimeMismatchError` for
    a tensor of another runtime.
    """
    executor = check_thread(check_tensor("set_", other))
    _check_runtime("set_", self, other, executor)
    self._rebind(other)
    return self


def _copy(self: LazyTensor) -> LazyTensor:
    """Another tensor for the same values: what is written to one leaves the other alone.

    No memory is copied.
    """
    return alias(self)


def _copy_from(self: LazyTensor, array: Any) -> LazyTensor:
    """Replaces the values by those of an array or a tensor; gives this tensor.

    They are copied at once, broadcast to this tensor's shape, cast to its dtype and brought to its
    device with the next step that needs them. To bring a large array there now, without stalling
    the event loop, write ``t.set_(await la.put(array))``.

    Raises `ShapeError`, `DTypeError` for a cast that is not of the same kind, or
    `RuntimeMismatchError` for a tensor of another runtime.
    """
    if _owner(self) is not None:
        check_thread(self)
    source = array if isinstance(array, LazyTensor) else asarray(array, device=self.device)
    _check_runtime("copy_from", self, source, source._executor)
    if source.device != self.device:
        source = to_device(source, self.device)
    if not can_cast(source.dtype, self.dtype):
        raise DTypeError(
            f"copy_from: cannot cast from {source.dtype} to {self.dtype} according to the rule "
            "'same_kind'"
        )
    self._rebind(broadcast_to(convert(source, self.dtype), self.shape))
    return self


def _part(name: str) -> Callable[[LazyTensor], LazyTensor]:
    """The function of a name, of a module that is imported when somebody first asks."""

    def part(self: LazyTensor) -> LazyTensor:
        module = importlib.import_module("lazyasync.ops.elementwise.number_parts")
        found: LazyTensor = getattr(module, name)(self)
        return found

    return part


def install() -> None:
    """Assigns operators and methods to `LazyTensor`; the package does so when imported."""
    _install_operators()
    methods: dict[str, Any] = {
        "__neg__": arithmetic.negative,
        "__pos__": arithmetic.positive,
        "__abs__": arithmetic.absolute,
        "__invert__": arithmetic.invert,
        "T": property(transpose, doc="The tensor with its axes in reverse order."),
        "mT": property(matrix_transpose, doc="The tensor with its last two axes swapped."),
        "real": property(_part("real"), doc="`la.real`: real numbers as they are."),
        "imag": property(_part("imag"), doc="`la.imag`: of real numbers zeros."),
        "flatten": ravel,
        "tolist": _to_list,
        "reshape": _reshape,
        "transpose": _transpose,
        "copy": _copy,
        "to": _to,
        "to_device": _to_device,
        "set_": _set,
        "copy_from": _copy_from,
    }
    for name, method in methods.items():
        setattr(LazyTensor, name, method)
    for module, names in METHODS.items():
        for name in names:
            if name not in vars(LazyTensor):
                setattr(LazyTensor, name, LateMethod(module, name))
