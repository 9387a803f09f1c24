"""Operations that users define: a shape rule, a gradient, a lowering, and what one element is.

They are recorded, differentiated, compiled and run as those of the library are.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np

from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir import scalar
from lazyasync.ir.node import OPERATIONS, Attributes, Operation, OperationKind
from lazyasync.ir.rules import BATCHES, ELEMENTS, GRADIENTS, LOWERINGS, TANGENTS, Kernel
from lazyasync.ir.scalar import Expression, ScalarRule
from lazyasync.ir.sizes import as_length
from lazyasync.ir.types import TensorType, can_cast, kind_of
from lazyasync.ops.dispatch import as_dtype, as_operand, promoted
from lazyasync.ops.one_operand import as_tensor, kind_number
from lazyasync.ops.promotion import (
    BOOL,
    COMPLEX,
    FLOAT,
    canonical_dtype,
    promote,
    scalar_dtype,
    scalar_type,
)
from lazyasync.ops.shapes import broadcast_shapes, checked_shape
from lazyasync.recording import record
from lazyasync.tensor import LazyTensor

__all__ = [
    "define_operation",
]

ELEMENT_FUNCTIONS: Final = SimpleNamespace(
    **{
        name: getattr(scalar, name)
        for name in (
            *("absolute", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2"),
            *("arctanh", "cbrt", "ceil", "copysign", "cos", "cosh", "equal", "erf", "exp", "exp2"),
            *("expm1", "floor", "fmod", "log", "log10", "log1p", "log2", "maximum", "minimum"),
            *("not_equal", "power", "rint", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
        )
    },
    abs=scalar.absolute,
    isnan=scalar.is_nan,
    where=scalar.select,
)
"""What an ``element`` rule is given as ``xp``: functions of elements, by NumPy's names."""


def define_operation(
    name: str,
    *,
    lower: Callable[..., Any],
    shape: Callable[..., Any] | None = None,
    gradient: Callable[..., Any] | None = None,
    element: Callable[..., Any] | None = None,
    tangent: Callable[..., Any] | None = None,
    batch: Callable[..., Any] | None = None,
) -> Callable[..., LazyTensor]:
    """Defines an operation; returns the function that records it.

    ``lower(xp, *arrays, **attributes)`` computes the result: an array of the type that the shape
    rule gives. ``xp`` is NumPy, or CuPy on a GPU. It must not write to its arguments, and must give
    the same result for the same arguments. Its keyword-only parameters are the attributes of the
    operation, with their defaults: what is fixed when a step is compiled, such as an axis. They
    are None, booleans, numbers, strings, dtypes, and tuples of these.

    ``shape(*types, **attributes)`` gives the type of the result, as a pair of a shape and a dtype,
    from those of the operands, which have ``shape`` and ``dtype``. It may raise `ShapeError` and
    `DTypeError`. Without it the operation is one of elements: its operands are converted to one
    dtype, which is that of the result, and broadcast against each other.

    ``gradient(g, operands, output, **attributes)`` gives the gradient of each operand, from that of
    the result, ``g``, or None for an operand through which nothing flows. It records other
    operations. Gradients of operands that were broadcast are summed afterwards. Without it the
    operation cannot be differentiated.

    ``element(xp, *elements, **attributes)`` says what the operation does with one element of each
    operand, with operators and the functions of ``xp``, which have NumPy's names, and ``where``.
    Loops then compute it together with what comes before and behind it. It may return None for
    dtypes that it does not know. Where ``lower`` is written with these functions alone, it serves.

    ``tangent(tangents, operands, output, **attributes)`` gives how the result changes along the
    tangents of the operands, of which some may be None for zeros, for `la.jvp`. Without it that is
    derived from ``gradient``.

    ``batch(operands, batched, **attributes)`` gives the results of all members of a batch, in
    `la.vmap`: with an axis for them before all others, which those operands have for which
    ``batched`` is True. It records other operations, or this one on other operands. It may return
    None for what it does not know. Without it members are gone over one by one, unless the
    operation is one of elements.

    The function takes tensors, and beside at least one of them arrays and numbers, and the
    attributes by their names.

    Raises ``ValueError`` for a name that an operation has, ``TypeError`` for rules that cannot be
    called or that lack an attribute. The function raises ``TypeError`` for other arguments, and
    what the rules raise; a result of another type than the shape rule gave fails the step.
    """
    rules = _UserRules(lower, shape, gradient, element, tangent, batch)
    definition = _Definition(name, rules)

    def recorded(*operands: Any, **attributes: Any) -> LazyTensor:
        return definition.record(operands, attributes)

    recorded.__name__ = recorded.__qualname__ = name
    recorded.__doc__ = inspect.getdoc(lower)
    return recorded


class _UserRules(NamedTuple):
    """What a user says of an operation; see `define_operation`."""

    lower: Callable[..., Any]
    shape: Callable[..., Any] | None
    gradient: Callable[..., Any] | None
    element: Callable[..., Any] | None
    tangent: Callable[..., Any] | None
    batch: Callable[..., Any] | None


class _Definition:
    """The rules of one operation, called with attributes by their names."""

    def __init__(self, name: str, rules: _UserRules) -> None:
        if not isinstance(name, str) or not name.isidentifier():
            raise ValueError(f"the name of an operation must be an identifier, not {name!r}")
        if name in OPERATIONS:
            raise ValueError(f"there is an operation {name!r} already")
        self.name = name
        self._rules = rules
        parameters = inspect.signature(_callable("lower", rules.lower)).parameters.values()
        self._defaults = {
            parameter.name: parameter.default
            for parameter in parameters
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY
        }
        positional = [p for p in parameters if p.kind in _POSITIONAL]
        self._operands = len(positional) - 1
        """How many operands it takes; -1 for any number."""
        if any(p.kind is inspect.Parameter.VAR_POSITIONAL for p in parameters):
            self._operands = -1
        elif self._operands < 1:
            raise TypeError(f"{name}: lower takes xp and at least one array")
        for kind, rule in rules._asdict().items():
            if rule is not None and kind != "lower":
                self._check_attributes(kind, rule)
        of_element: ScalarRule | None = None if rules.element is None else self._scalar
        elementwise = rules.shape is None or rules.element is not None
        self.operation = Operation(
            name,
            kind=OperationKind.ELEMENTWISE if elementwise else OperationKind.COMPUTE,
            infer=self._infer,
            attributes=_packed if self._defaults else None,
            may_fail=True,
            rules=(
                LOWERINGS(self._lowering),
                GRADIENTS(None if rules.gradient is None else self._gradients),
                ELEMENTS(of_element),
                *(() if rules.tangent is None else (TANGENTS(self._tangent),)),
                *(() if rules.batch is None else (BATCHES(self._batch),)),
            ),
        )

    def _check_attributes(self, kind: str, rule: Callable[..., Any]) -> None:
        parameters = inspect.signature(_callable(kind, rule)).parameters.values()
        if any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in parameters):
            return
        missing = self._defaults.keys() - {parameter.name for parameter in parameters}
        if missing:
            raise TypeError(f"{self.name}: {kind} does not take {', '.join(sorted(missing))}")

    # ---- recording -------------------------------------------------------------------------

    def record(self, operands: Sequence[Any], attributes: Mapping[str, Any]) -> LazyTensor:
        """The operation on operands, recorded."""
        name = self.name
        unknown = attributes.keys() - self._defaults.keys()
        if unknown:
            raise TypeError(f"{name}: there is no attribute {', '.join(sorted(unknown))}")
        if self._operands not in (-1, len(operands)):
            raise TypeError(f"{name} takes {self._operands} operands, not {len(operands)}")
        like = next((value for value in operands if type(value) is LazyTensor), None)
        if like is None:
            like = next((value for value in operands if isinstance(value, LazyTensor)), None)
        if like is None:
            raise TypeError(f"{name} takes at least one tensor; make one with la.asarray")
        tensors = self._tensors(operands, as_operand(name, like, like))
        encoded = []
        for key, default in self._defaults.items():
            value = attributes.get(key, default)
            if value is inspect.Parameter.empty:
                raise TypeError(f"{name}: the attribute {key} is missing")
            encoded.append(_encoded(name, key, value))
        return record(self.operation, tensors, tuple(encoded))

    def _tensors(self, operands: Sequence[Any], like: LazyTensor) -> tuple[LazyTensor, ...]:
        name = self.name
        if self._rules.shape is None:
            return promoted(name, *operands)
        # Each has a dtype of its own. Integers keep theirs beside real tensors: they may be places.
        real = [
            value._node.type.dtype
            for value in operands
            if type(value) is LazyTensor and kind_of(value._node.type.dtype) in "fc"
        ]
        wide = functools.reduce(functools.partial(promote, name), real, BOOL)
        found = []
        for value in operands:
            number = kind_number(value)
            if number is None:
                found.append(as_tensor(name, value, like.device))
            else:
                beside = wide if scalar_type(number) in (float, complex) else BOOL
                found.append(as_dtype(name, value, like, scalar_dtype(beside, number)))
        return tuple(found)

    # ---- rules -----------------------------------------------------------------------------

    def _named(self, attributes: Attributes) -> dict[str, Any]:
        return dict(zip(self._defaults, map(_decoded, attributes), strict=True))

    def _infer(self, inputs: tuple[TensorType, ...], attributes: Attributes) -> TensorType:
        if self._rules.shape is None:
            return TensorType(broadcast_shapes(self.name, inputs), inputs[0].dtype)
        given = self._rules.shape(*inputs, **self._named(attributes))
        try:
            lengths, dtype = (given.shape, given.dtype) if hasattr(given, "dtype") else given
            shape = tuple([as_length(length) for length in lengths])
        except (TypeError, ValueError) as error:
            raise TypeError(
                f"{self.name}: the shape rule must give a shape and a dtype, not {given!r}"
            ) from error
        if min(shape, default=0) < 0:
            raise ShapeError(f"{self.name}: the shape rule gave a negative length in {shape}")
        # Rules are asked once for equal operands, whatever the default dtypes are then.
        dtype = FLOAT if dtype is float else COMPLEX if dtype is complex else canonical_dtype(dtype)
        found = TensorType(checked_shape(self.name, shape), dtype)
        if self._rules.element is not None and found.shape != broadcast_shapes(self.name, inputs):
            raise ShapeError(
                f"{self.name}: an operation with an element rule has the shape that its operands "
                f"are broadcast to, not {found.shape}"
            )
        return found

    def _lowering(
        self,
        xp: Any,
        inputs: tuple[TensorType, ...],
        output: TensorType,
        attributes: Attributes,
    ) -> Kernel:
        named, lower, name = self._named(attributes), self._rules.lower, self.name

        def kernel(*arguments: Any) -> None:
            *arrays, out = arguments
            result = xp.asarray(lower(xp, *arrays, **named))
            if result.shape != output.shape:
                raise ShapeError(
                    f"{name}: lower gave an array of shape {result.shape}, and the shape rule "
                    f"says {output.shape}"
                )
            if not can_cast(result.dtype, output.dtype):
                raise DTypeError(
                    f"{name}: lower gave an array of {result.dtype}, and the shape rule says "
                    f"{output.dtype}"
                )
            xp.copyto(out, result, casting="same_kind")

        return kernel

    def _gradients(
        self, g: Any, operands: tuple[Any, ...], output: Any, attributes: Attributes
    ) -> tuple[Any, ...]:
        assert self._rules.gradient is not None
        found = self._rules.gradient(g, operands, output, **self._named(attributes))
        if isinstance(found, LazyTensor):
            found = (found,)
        if not isinstance(found, (tuple, list)) or len(found) != len(operands):
            raise TypeError(
                f"{self.name}: the gradient rule must give a tensor or None for each of the "
                f"{len(operands)} operands, not {found!r}"
            )
        return tuple(found)

    def _tangent(
        self, tangents: tuple[Any, ...], operands: tuple[Any, ...], output: Any, attributes: Any
    ) -> Any:
        assert self._rules.tangent is not None
        found = self._rules.tangent(tangents, operands, output, **self._named(attributes))
        if found is not None and not isinstance(found, LazyTensor):
            raise TypeError(f"{self.name}: the tangent rule must give a tensor or None: {found!r}")
        return found

    def _batch(self, application: Any) -> Any:
        assert self._rules.batch is not None
        named = self._named(application.attributes)
        found = self._rules.batch(application.operands, application.batched, **named)
        if found is None:
            return None
        expected = (application.size, *application.type.shape)
        if not isinstance(found, LazyTensor) or found.shape != expected:
            shown = found.shape if isinstance(found, LazyTensor) else type(found).__name__
            raise ShapeError(
                f"{self.name}: the rule for batches must give a tensor of the shape {expected}, "
                f"not {shown}"
            )
        return found

    def _scalar(
        self, operands: Sequence[Expression], dtype: np.dtype, attributes: Attributes
    ) -> Expression | None:
        assert self._rules.element is not None
        try:
            found = self._rules.element(ELEMENT_FUNCTIONS, *operands, **self._named(attributes))
        except (OverflowError, ValueError):  # a number that the dtype does not have
            return None
        return scalar.cast(found, dtype) if isinstance(found, Expression) else None


_POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _callable(kind: str, rule: Any) -> Callable[..., Any]:
    if not callable(rule):
        raise TypeError(f"{kind} must be a function, not {rule!r}")
    found: Callable[..., Any] = rule
    return found


# Attributes are compared with those of other steps, where 1, True and 1.0 are equal, and 0.0 and
# -0.0; so each has its class beside it, and floats are written out.


def _packed(*values: Any) -> tuple[Any, ...]:
    return values


def _encoded(name: str, key: str, value: Any) -> Any:
    if value is None or type(value) is str or isinstance(value, np.dtype):
        return value
    if isinstance(value, type) and issubclass(value, (np.generic, bool, int, float, complex)):
        return canonical_dtype(value)
    if isinstance(value, (bool, np.bool_)):
        return ("bool", int(value))
    if isinstance(value, (int, np.integer)):
        return ("int", int(value))
    if isinstance(value, (float, np.floating)):
        return ("float", float(value).hex())
    if isinstance(value, (tuple, list)):
        return ("tuple", *[_encoded(name, key, part) for part in value])
    raise TypeError(
        f"{name}: the attribute {key} is {value!r}; attributes are None, booleans, real numbers, "
        "strings, dtypes, and tuples of these"
    )


def _decoded(value: Any) -> Any:
    if not isinstance(value, tuple):
        return value
    kind, *parts = value
    if kind == "tuple":
        return tuple(map(_decoded, parts))
    (part,) = parts
    return bool(part) if kind == "bool" else float.fromhex(part) if kind == "float" else part
