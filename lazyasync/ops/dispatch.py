"""From what the user gave to one recorded operation: operands, promotion, casts, and the rules
that elementwise operations share."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir import scalar
from lazyasync.ir.leaves import CONSTANT, SCALAR, constant_node
from lazyasync.ir.node import Attributes, Operation, OperationKind, ShapeRule
from lazyasync.ir.rules import (
    ELEMENTS,
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    WORK,
    Expansion,
    GradientRule,
    Kernel,
    Lowering,
    WorkEstimate,
)
from lazyasync.ir.scalar import ElementRule, Expression, ScalarRule
from lazyasync.ir.trie import NOTHING
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops import promotion
from lazyasync.ops.manipulation.host_arrays import default_of, exact_array, is_held, stored
from lazyasync.ops.manipulation.joining import holds_tensor, stacked
from lazyasync.ops.one_operand import as_tensor, is_operand, kind_number, uploaded
from lazyasync.ops.promotion import (
    BOOL,
    Number,
    check_scalar_range,
    python_scalar,
    scalar_type,
)
from lazyasync.ops.shapes import broadcast_shapes
from lazyasync.recording import (
    SymbolicNumber,
    as_it_is,
    current_context,
    host_tensor,
    is_baked,
    new_lazy_tensor,
    on_host,
    record,
    record_with_scalar,
    scalar_tensor,
)
from lazyasync.recording.defaults import default_real, narrow_dtype
from lazyasync.recording.fast_path import record_one
from lazyasync.tensor import LazyTensor

_Composed = TypeVar("_Composed", bound=Callable[..., LazyTensor])
DTypeRule: TypeAlias = Callable[[np.dtype], np.dtype]

TRANSCENDENTAL = 10.0
"""Flops that an exponential, a logarithm or a trigonometric function of one element costs."""

BITS: dict[int, np.dtype] = {
    1: np.dtype(np.int8),
    2: np.dtype(np.int16),
    4: np.dtype(np.int32),
    8: np.dtype(np.int64),
}
"""By the bytes of an element, the integer of the same width, for work on bit patterns."""

# ---- casts ---------------------------------------------------------------------------------


class CastAttributes(NamedTuple):
    """``dtype``: the dtype to convert to."""

    dtype: np.dtype


def _lower_cast(
    xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: CastAttributes
) -> Kernel:
    copyto = xp.copyto
    if inputs[0].dtype.kind == "c" and output.dtype.kind not in "bc":
        # Asked to drop imaginary parts, NumPy warns, and not through its error state.
        return lambda source, out: copyto(out, source.real, casting="unsafe")
    return lambda source, out: copyto(out, source, casting="unsafe")


CAST = Operation(
    "cast",
    kind=OperationKind.ELEMENTWISE,
    infer=lambda inputs, attributes: TensorType(inputs[0].shape, attributes.dtype),
    attributes=CastAttributes,
    rules=(
        GRADIENTS(lambda g, operands, output, attributes: (convert(g, operands[0].dtype),)),
        LOWERINGS(_lower_cast),
        ELEMENTS(lambda x, dtype, a: scalar.cast(x[0], dtype)),
    ),
)


def convert(tensor: LazyTensor, dtype: np.dtype) -> LazyTensor:
    """``tensor`` converted to ``dtype``, a dtype that tensors can have; itself if it has it."""
    if tensor._node.type.dtype == dtype:
        return tensor
    return record_one(CAST, tensor, (dtype,))


def narrowed(operand: Any) -> Any:
    """An operand of a product, in the dtype of `la.autocast` where there is one.

    Those in double precision, and those that are no real numbers, stay as they are.
    """
    narrow = narrow_dtype()
    if narrow is None or getattr(operand, "dtype", None) is None:
        return operand
    dtype = operand.dtype
    if kind_of(dtype) != "f" or dtype.itemsize > 4:
        return operand
    return convert(operand, narrow) if type(operand) is LazyTensor else operand.astype(narrow)


def widened(tensor: LazyTensor) -> LazyTensor:
    """An operand of what `la.autocast` has done in float32: converted if it is less precise."""
    if narrow_dtype() is None:
        return tensor
    return convert(tensor, promotion.wide_enough(tensor.dtype))


def rounded_once(function: _Composed) -> _Composed:
    """Has a composition compute with tensors of half precision in float32, and round its result.

    That is nearer to the function, and less work, than rounding what each of its operations gives.
    Beside tensors of other dtypes it computes in the one that all of them have.
    """

    @functools.wraps(function)
    def computed(x: Any, *others: Any, **named: Any) -> LazyTensor:
        if type(x) is not LazyTensor:
            return function(x, *others, **named)
        dtype, wide = x.dtype, promotion.wide_enough(x.dtype)
        given = (x, *others, *named.values())
        if wide == dtype or any(type(each) is LazyTensor and each.dtype != dtype for each in given):
            return function(x, *others, **named)

        def widened(value: Any) -> Any:
            return convert(value, wide) if type(value) is LazyTensor else value

        keywords = {key: widened(value) for key, value in named.items()}
        return convert(function(*map(widened, (x, *others)), **keywords), dtype)

    return computed  # type: ignore[return-value]


def cast(tensor: LazyTensor, dtype: Any) -> LazyTensor:
    """``tensor`` converted to ``dtype``, as NumPy's ``astype`` does; itself if it has it already.

    A complex tensor keeps only its real part in a real dtype. Raises `DTypeError` for a dtype that
    tensors cannot have.
    """
    tensor = as_tensor("cast", tensor)
    return convert(tensor, promotion.canonical_dtype(dtype))


def alias(tensor: LazyTensor) -> LazyTensor:
    """Another tensor for the same value, so that rebinding the one leaves the other alone."""
    return as_it_is(tensor)


# ---- operands ------------------------------------------------------------------------------

# What has a dtype, a tensor or an array, keeps it, and takes part in promotion. What has none is
# weak: numbers, Python's and NumPy's, and sequences of them. They get the dtype of the tensors that
# they stand beside, or the default dtype of their own kind if that is higher, and are converted to
# it once. Whatever takes several operands takes them through one of these.


def as_operand(name: str, value: Any, like: LazyTensor, *, compares: bool = False) -> LazyTensor:
    """A tensor as it is; an array, a number or a sequence as one, on the device of ``like``.

    Numbers and sequences of them are weak beside ``like``; those with tensors in them become one,
    as `stacked` has it. Raises ``TypeError`` for anything else, `DTypeError` for a dtype that
    tensors cannot have, and ``OverflowError`` for an integer that the dtype cannot hold. Where the
    operation only ``compares``, that integer is of a dtype which can.
    """
    if type(value) is LazyTensor:
        return value
    if type(like) is SymbolicNumber:
        like = like.tensor()
        if type(value) is SymbolicNumber:
            return value.tensor()
    if not is_operand(value):
        raise TypeError(
            f"{name} takes tensors, arrays and numbers, not {type(value).__name__}, "
            f"beside {like._node.type}"
        )
    return _weak_operand(name, value, like, like._node.type.dtype, compares)


def _weak_operand(
    name: str, value: Any, like: LazyTensor, beside: np.dtype, compares: bool
) -> LazyTensor:
    if compares:
        beside = _comparable(value, beside)
    number = python_scalar(value)
    if number is None:
        return uploaded(name, value, like.device, beside)
    return scalar_operand(name, number, promotion.scalar_dtype(beside, number), like)


def as_dtype(name: str, value: Any, like: LazyTensor, dtype: np.dtype) -> LazyTensor:
    """An operand converted to ``dtype``, on the device of ``like``; weak ones at once.

    Raises as `as_operand`, `DTypeError` for complex numbers in a real dtype, and ``ValueError`` for
    NaN as an integer.
    """
    number = python_scalar(value)
    if number is not None:
        return scalar_operand(name, on_host(_converted, name, number, dtype), dtype, like)
    if kind_number(value) is None:
        return convert(as_operand(name, value, like), dtype)
    if holds_tensor(value):
        return stacked(name, value, dtype)
    return host_tensor(stored(name, exact_array(value), dtype), like.device)


def _converted(name: str, number: Any, dtype: np.dtype) -> Any:
    return stored(name, exact_array(number), dtype).item()


def promoted(
    name: str,
    *values: Any,
    dtype_rule: DTypeRule | None = None,
    like: LazyTensor | None = None,
    beside: np.dtype | None = None,
    compares: bool = False,
) -> tuple[LazyTensor, ...]:
    """Operands as tensors of one dtype: the common one, or what ``dtype_rule`` makes of it.

    They are on the device of ``like``, whose dtype does not count, or of the first tensor among
    them, or else on the job's first one. ``beside``: the dtype of what else takes part. Raises as
    `as_operand`.
    """
    if like is None:
        like = next((value for value in values if type(value) is LazyTensor), None)
    if like is None:  # where there is no tensor, a symbolic number is one
        values = tuple([v.tensor() if type(v) is SymbolicNumber else v for v in values])
        like = next((value for value in values if isinstance(value, LazyTensor)), None)
    device = None if like is None else like.device
    operands: list[Any] = []
    weak: list[tuple[Any, Number]] = []
    dtype = beside
    for value in values:
        number = None if type(value) is LazyTensor else kind_number(value)
        if number is not None:
            weak.append((value, number))
            operands.append(value)
            continue
        tensor = as_tensor(name, value, device)
        operands.append(tensor)
        own = tensor._node.type.dtype
        dtype = own if dtype is None else promotion.promote(name, dtype, own)
    dtype = BOOL if dtype is None else dtype
    for value, number in weak:
        dtype = promotion.scalar_dtype(dtype, number)
        if compares:
            dtype = promotion.promote(name, dtype, _comparable(value, dtype))
    if dtype_rule is not None:
        dtype = dtype_rule(dtype)
    found = []
    for operand in operands:
        if type(operand) is LazyTensor:
            found.append(convert(operand, dtype))
        elif like is not None:
            found.append(as_dtype(name, operand, like, dtype))
        else:
            found.append(host_tensor(stored(name, exact_array(operand), dtype), None))
    return tuple(found)


def first_operand(name: str, value: Any, *others: Any, compares: bool = False) -> LazyTensor:
    """An operand as a tensor, weak beside what tensors and arrays there are among others."""
    if type(value) is LazyTensor:
        return value
    like = next((other for other in others if type(other) is LazyTensor), None)
    strong = [
        promotion.canonical_dtype(other.dtype)
        for other in others
        if hasattr(other, "dtype") and kind_number(other) is None
    ]
    if not strong or kind_number(value) is None:
        return as_tensor(name, value, None if like is None else like.device)
    dtype = functools.reduce(functools.partial(promotion.promote, name), strong)
    if like is None:
        return uploaded(name, value, None, dtype)
    return _weak_operand(name, value, like, dtype, compares)


def _comparable(value: Any, dtype: np.dtype) -> np.dtype:
    """The dtype in which integers are compared with those of ``dtype``, which may be too short."""
    if dtype.kind not in "iu" or scalar_type(kind_number(value)) is not int:
        return dtype
    if type(value) is SymbolicNumber or holds_tensor(value):
        # The same for each number that a compiled function is called with.
        return promotion.INTEGER if dtype.itemsize < 8 else dtype
    array = exact_array(value)
    return dtype if array.dtype.kind == "O" or is_held(array, dtype) else default_of(array)


def scalar_operand(name: str, scalar: Number, dtype: np.dtype, like: LazyTensor) -> LazyTensor:
    """A Python number as a tensor without axes, in the same recording as ``like``.

    Raises ``OverflowError`` if an integer dtype cannot hold it.
    """
    check_scalar_range(name, scalar, dtype)
    if type(scalar) is SymbolicNumber:
        return scalar_tensor(scalar, dtype, like, None)
    if scalar == 0 or scalar == 1:
        recording = like._recording
        context = recording.context
        if context is not None and context is current_context() and is_baked(scalar):
            return new_lazy_tensor(recording, constant_node(int(scalar.real), dtype))
    return scalar_tensor(scalar, dtype, like, None)


def is_number(tensor: LazyTensor) -> bool:
    """Whether a tensor is a Python number that was an operand: nobody asks for its gradient."""
    operation = tensor._node.operation
    return operation is SCALAR or operation is CONSTANT


def floating(dtype: np.dtype) -> np.dtype:
    """The dtype for an operation that is not closed over integers: the default real dtype."""
    return dtype if kind_of(dtype) in "fc" else default_real()


# ---- applying an operation -----------------------------------------------------------------


def apply_unary(
    operation: Operation, tensor: Any, dtype_rule: DTypeRule | None = None
) -> LazyTensor:
    """Records an operation on one tensor, converted first to what ``dtype_rule`` says.

    Raises ``TypeError`` for what is no tensor, array, number or sequence.
    """
    tensor = as_tensor(operation.name, tensor)
    if dtype_rule is not None:
        tensor = convert(tensor, dtype_rule(tensor.dtype))
    return record(operation, (tensor,))


def apply_binary(
    operation: Operation,
    left: Any,
    right: Any,
    *,
    dtype_rule: DTypeRule | None = None,
) -> LazyTensor:
    """Records a binary operation on tensors, arrays and Python numbers, at least one a tensor.

    Operands are promoted to one dtype, and that through ``dtype_rule`` (which division uses to
    turn integers into floating point) to the one the operation is done in. Warns with
    `PrecisionWarning` of float64 beside float32.
    """
    name = operation.name
    # Beside a tensor a symbolic number is a number, beside anything else a tensor.
    if type(left) is not LazyTensor:
        if type(right) is SymbolicNumber:
            right = right.tensor()
        if type(left) is SymbolicNumber and type(right) is not LazyTensor:
            left = left.tensor()
    given = (left, right)
    if type(left) is LazyTensor:
        scalar = python_scalar(right)
        if scalar is not None:
            return _apply_with_scalar(operation, left, scalar, False, dtype_rule)
        right = as_operand(name, right, left)
    else:
        if not isinstance(right, LazyTensor):
            raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
        scalar = python_scalar(left)
        if scalar is not None:
            return _apply_with_scalar(operation, right, scalar, True, dtype_rule)
        left = as_operand(name, left, right)
    dtype, other = left._node.type.dtype, right._node.type.dtype
    is_mixed = dtype != other
    if is_mixed:
        dtype = promotion.promote(name, dtype, other)
    if dtype_rule is not None:
        dtype = dtype_rule(dtype)
    result = record(operation, (convert(left, dtype), convert(right, dtype)))
    if is_mixed and result._recording.cursor.next is NOTHING:
        # Nothing was ever recorded behind it: it is new.
        promotion.check_precision(name, *given)
    return result


def _apply_with_scalar(
    operation: Operation,
    tensor: LazyTensor,
    scalar: Number,
    reflected: bool,
    dtype_rule: DTypeRule | None,
) -> LazyTensor:
    dtype = promotion.scalar_dtype(tensor._node.type.dtype, scalar)
    if dtype_rule is not None:
        dtype = dtype_rule(dtype)
    check_scalar_range(operation.name, scalar, dtype)
    tensor = convert(tensor, dtype)
    if type(scalar) is SymbolicNumber:
        leaf = scalar_tensor(scalar, dtype, tensor, None)
        return record(operation, (leaf, tensor) if reflected else (tensor, leaf))
    return record_with_scalar(operation, tensor, scalar, reflected=reflected)


# ---- rules that elementwise operations share -----------------------------------------------


def same_dtype(name: str, kinds: str) -> ShapeRule:
    """The rule of an operation whose result has the dtype of its (already promoted) operands."""

    def infer(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
        check_kind(name, kinds, inputs)
        return TensorType(broadcast_shapes(name, inputs), inputs[0].dtype)

    return infer


def to_bool(name: str, kinds: str) -> ShapeRule:
    """The rule of an operation whose result is boolean."""

    def infer(inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
        check_kind(name, kinds, inputs)
        return TensorType(broadcast_shapes(name, inputs), BOOL)

    return infer


def check_kind(name: str, kinds: str, inputs: tuple[TensorType, ...]) -> None:
    """Raises `DTypeError` unless the first operand is of one of the ``kinds`` of dtypes."""
    if kind_of(inputs[0].dtype) not in kinds:
        listed = " and ".join(map(str, inputs))
        raise DTypeError(f"{name}: not supported for the input types {listed}")


def by_ufunc(name: str) -> Lowering:
    """Lowers to the universal function of that name, which both NumPy and CuPy have."""

    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
    ) -> Kernel:
        kernel: Kernel = getattr(xp, name)
        return kernel

    return lower


def _of_elements(element: ElementRule) -> ScalarRule:
    def rule(
        operands: Sequence[Expression], dtype: np.dtype, attributes: Attributes
    ) -> Expression | None:
        return element(*operands)

    return rule


def elementwise_operation(
    name: str,
    infer: ShapeRule,
    gradient: GradientRule | None,
    *,
    lower: Lowering | None = None,
    element: ElementRule | None = None,
    expand: Expansion | None = None,
    flops: float = 1.0,
    may_fail: Callable[[TensorType], bool] | bool = False,
) -> Operation:
    """An elementwise operation without attributes, by default the ufunc of its name.

    ``element`` says the same to code generators, and ``expand`` what they have in its place.
    ``flops`` is what one element costs.
    """
    work: WorkEstimate | None = None
    if flops != 1.0:

        def work(
            inputs: tuple[TensorType, ...], output: TensorType, attributes: Attributes
        ) -> float:
            return flops * output.size

    return Operation(
        name,
        kind=OperationKind.ELEMENTWISE,
        infer=infer,
        rules=(
            GRADIENTS(gradient),
            LOWERINGS(by_ufunc(name) if lower is None else lower),
            ELEMENTS(None if element is None else _of_elements(element)),
            EXPANSIONS(expand),
            WORK(work),
        ),
        may_fail=may_fail,
    )


def same_dtype_operation(
    name: str,
    gradient: GradientRule | None,
    *,
    kinds: str = "fc",
    lower: Lowering | None = None,
    element: ElementRule | None = None,
    flops: float = TRANSCENDENTAL,
) -> Operation:
    """As `elementwise_operation`, of a function whose result has the dtype of its operands."""
    infer = same_dtype(name, kinds)
    return elementwise_operation(name, infer, gradient, lower=lower, element=element, flops=flops)


def flat_unary(g: Any, operands: Any, output: Any, attributes: Attributes) -> tuple[None]:
    """The gradient rule of a piecewise constant function: nothing flows back."""
    return (None,)


def flat_binary(g: Any, operands: Any, output: Any, attributes: Attributes) -> tuple[None, None]:
    """As `flat_unary`, for two operands."""
    return (None, None)
