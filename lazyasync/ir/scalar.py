"""Scalar expressions: what an elementwise operation does with one element of each operand.

An operation's ``scalar`` rule builds one from the operands' elements, with Python's operators and
the functions below. Code generators walk it. Every primitive means what NumPy's function of that
name means, also for NaN, infinities and signed zeros; expressions are never rearranged.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import numpy as np

from lazyasync.ir.types import kind_of
from lazyasync.ir.untracked import untrack
from lazyasync.named_tuples import NamedTuple

BOOL = np.dtype(np.bool_)


class Primitive(enum.Enum):
    """The operations that expressions are made of. Operands are of one dtype unless said."""

    INPUT = enum.auto()
    """An element of an operand; ``value`` says which."""
    CONSTANT = enum.auto()
    """``value``, a number."""
    ADD = enum.auto()
    SUBTRACT = enum.auto()
    MULTIPLY = enum.auto()
    DIVIDE = enum.auto()
    """Of floating-point numbers."""
    QUOTIENT = enum.auto()
    """Of integers, rounded towards 0; undefined by 0, and for the lowest by -1."""
    FMOD = enum.auto()
    """What a quotient rounded towards 0 leaves: of the sign of the first operand."""
    FMA = enum.auto()
    """The product of two plus the third, rounded once."""
    NEGATIVE = enum.auto()
    ABSOLUTE = enum.auto()
    SQRT = enum.auto()
    FLOOR = enum.auto()
    CEIL = enum.auto()
    TRUNC = enum.auto()
    RINT = enum.auto()
    COPYSIGN = enum.auto()
    MAXIMUM = enum.auto()
    """NaN if either is; of floating-point numbers as of integers."""
    MINIMUM = enum.auto()
    AND = enum.auto()
    """Of bits, or of booleans; so are the others."""
    OR = enum.auto()
    XOR = enum.auto()
    INVERT = enum.auto()
    SHIFT_LEFT = enum.auto()
    """By less than the width."""
    SHIFT_RIGHT = enum.auto()
    EQUAL = enum.auto()
    """Boolean, and false for NaN; so are the others."""
    LESS = enum.auto()
    LESS_EQUAL = enum.auto()
    SELECT = enum.auto()
    """The second if the first, a boolean, is true, else the third."""
    CAST = enum.auto()
    """To the dtype of the expression, as NumPy's ``astype``."""
    BITS = enum.auto()
    """The same bits as another dtype of that width."""
    REAL = enum.auto()
    """The real part of a complex number; of these there are no others but the next two."""
    IMAG = enum.auto()
    COMPLEX = enum.auto()
    """A complex number of a real part and an imaginary one."""
    EXP = enum.auto()
    EXPM1 = enum.auto()
    LOG = enum.auto()
    LOG1P = enum.auto()
    LOG2 = enum.auto()
    SIN = enum.auto()
    COS = enum.auto()
    TANH = enum.auto()
    POWER = enum.auto()
    ARCTAN2 = enum.auto()
    EXP2 = enum.auto()
    LOG10 = enum.auto()
    CBRT = enum.auto()
    TAN = enum.auto()
    ARCSIN = enum.auto()
    ARCCOS = enum.auto()
    ARCTAN = enum.auto()
    SINH = enum.auto()
    COSH = enum.auto()
    ARCSINH = enum.auto()
    ARCCOSH = enum.auto()
    ARCTANH = enum.auto()
    ERF = enum.auto()


class Expression:
    """An expression of a dtype. Its identity is its equality; comparing gives expressions."""

    __slots__ = ("dtype", "operands", "primitive", "value")

    def __init__(
        self,
        primitive: Primitive,
        dtype: np.dtype,
        operands: tuple[Expression, ...] = (),
        value: Any = None,
    ) -> None:
        self.primitive = primitive
        self.dtype = dtype
        self.operands = operands
        self.value = value
        untrack(operands)
        untrack(self)

    def __repr__(self) -> str:
        listed = [repr(operand) for operand in self.operands]
        if self.value is not None:
            listed.append(repr(self.value))
        return f"{self.primitive.name.lower()}({', '.join(listed)})"

    def __add__(self, other: Operand) -> Expression:
        if self.dtype == BOOL:
            return self | other
        return _apply(Primitive.ADD, self, other)

    def __radd__(self, other: Operand) -> Expression:
        return constant(other, self.dtype) + self

    def __sub__(self, other: Operand) -> Expression:
        return _apply(Primitive.SUBTRACT, self, other)

    def __rsub__(self, other: Operand) -> Expression:
        return constant(other, self.dtype) - self

    def __mul__(self, other: Operand) -> Expression:
        if self.dtype == BOOL:
            return self & other
        return _apply(Primitive.MULTIPLY, self, other)

    def __rmul__(self, other: Operand) -> Expression:
        return constant(other, self.dtype) * self

    def __truediv__(self, other: Operand) -> Expression:
        return _apply(Primitive.DIVIDE, self, other)

    def __rtruediv__(self, other: Operand) -> Expression:
        return constant(other, self.dtype) / self

    def __and__(self, other: Operand) -> Expression:
        return _apply(Primitive.AND, self, other)

    def __or__(self, other: Operand) -> Expression:
        return _apply(Primitive.OR, self, other)

    def __xor__(self, other: Operand) -> Expression:
        return _apply(Primitive.XOR, self, other)

    def __lshift__(self, other: Operand) -> Expression:
        return _apply(Primitive.SHIFT_LEFT, self, other)

    def __rshift__(self, other: Operand) -> Expression:
        return _apply(Primitive.SHIFT_RIGHT, self, other)

    def __invert__(self) -> Expression:
        return _apply(Primitive.INVERT, self)

    def __neg__(self) -> Expression:
        return _apply(Primitive.NEGATIVE, self)

    def __lt__(self, other: Operand) -> Expression:
        return _compare(Primitive.LESS, self, other)

    def __le__(self, other: Operand) -> Expression:
        return _compare(Primitive.LESS_EQUAL, self, other)

    def __gt__(self, other: Operand) -> Expression:
        return _compare(Primitive.LESS, constant(other, self.dtype), self)

    def __ge__(self, other: Operand) -> Expression:
        return _compare(Primitive.LESS_EQUAL, constant(other, self.dtype), self)


Value = TypeVar("Value")
Operand: TypeAlias = Expression | float | int
ScalarRule: TypeAlias = Callable[[Sequence[Expression], np.dtype, Any], Expression | None]
"""``scalar(operands, output_dtype, attributes)``; None for dtypes it does not know."""
ElementRule: TypeAlias = Callable[..., Expression | None]
"""As `ScalarRule` of an operation without attributes: takes the operands one by one."""


def constant(value: Operand, dtype: np.dtype) -> Expression:
    """A number of a dtype; an expression as it is.

    Raises ``ValueError`` for a number that a dtype of integers or booleans does not have.
    """
    if isinstance(value, Expression):
        return value
    number = dtype.type(value).item()
    if dtype.kind in "iub" and number != value:
        raise ValueError(f"{value} is no number of the dtype {dtype}")
    return Expression(Primitive.CONSTANT, dtype, (), number)


def _apply(primitive: Primitive, first: Expression, *others: Operand) -> Expression:
    operands = (first, *[constant(other, first.dtype) for other in others])
    return Expression(primitive, first.dtype, operands)


def _compare(primitive: Primitive, left: Expression, right: Operand) -> Expression:
    return Expression(primitive, BOOL, (left, constant(right, left.dtype)))


def function(primitive: Primitive) -> Callable[..., Expression]:
    """The function that applies a primitive whose result is of the dtype of its operands."""

    def apply(first: Expression, *others: Operand) -> Expression:
        return _apply(primitive, first, *others)

    return apply


absolute = function(Primitive.ABSOLUTE)
arccos = function(Primitive.ARCCOS)
arccosh = function(Primitive.ARCCOSH)
arcsin = function(Primitive.ARCSIN)
arcsinh = function(Primitive.ARCSINH)
arctan = function(Primitive.ARCTAN)
arctan2 = function(Primitive.ARCTAN2)
arctanh = function(Primitive.ARCTANH)
cbrt = function(Primitive.CBRT)
ceil = function(Primitive.CEIL)
copysign = function(Primitive.COPYSIGN)
cos = function(Primitive.COS)
cosh = function(Primitive.COSH)
erf = function(Primitive.ERF)
exp = function(Primitive.EXP)
exp2 = function(Primitive.EXP2)
expm1 = function(Primitive.EXPM1)
floor = function(Primitive.FLOOR)
fma = function(Primitive.FMA)
fmod = function(Primitive.FMOD)
log = function(Primitive.LOG)
log10 = function(Primitive.LOG10)
log1p = function(Primitive.LOG1P)
log2 = function(Primitive.LOG2)
maximum = function(Primitive.MAXIMUM)
minimum = function(Primitive.MINIMUM)
power = function(Primitive.POWER)
quotient = function(Primitive.QUOTIENT)
rint = function(Primitive.RINT)
sin = function(Primitive.SIN)
sinh = function(Primitive.SINH)
sqrt = function(Primitive.SQRT)
tan = function(Primitive.TAN)
tanh = function(Primitive.TANH)
trunc = function(Primitive.TRUNC)


def equal(left: Expression, right: Operand) -> Expression:
    """Whether two are equal."""
    return _compare(Primitive.EQUAL, left, right)


def not_equal(left: Expression, right: Operand) -> Expression:
    """Whether two differ; NaN differs from everything."""
    return ~equal(left, right)


def select(condition: Expression, first: Expression, second: Operand) -> Expression:
    """``first`` where ``condition`` is true, else ``second``."""
    operands = (condition, first, constant(second, first.dtype))
    return Expression(Primitive.SELECT, first.dtype, operands)


def cast(x: Expression, dtype: np.dtype) -> Expression:
    """``x`` in another dtype; itself if it has it."""
    return x if x.dtype == dtype else Expression(Primitive.CAST, dtype, (x,))


def bits(x: Expression, dtype: np.dtype) -> Expression:
    """The bits of ``x`` as another dtype of the same width."""
    return Expression(Primitive.BITS, dtype, (x,))


def is_nan(x: Expression) -> Expression:
    """Whether ``x`` is NaN."""
    if kind_of(x.dtype) != "f":
        return constant(False, BOOL)
    return not_equal(x, x)


# ---- walking ---------------------------------------------------------------------------------


def parts(expression: Expression) -> list[Expression]:
    """An expression and all that it is made of, each once."""
    seen: dict[Expression, None] = {}
    stack = [expression]
    while stack:
        part = stack.pop()
        if part not in seen:
            seen[part] = None
            stack.extend(part.operands)
    return list(seen)


def evaluate(
    expression: Expression,
    known: dict[Expression, Value],
    compute: Callable[[Expression], Value],
    needs: Callable[[Expression], Sequence[Expression]] = lambda part: part.operands,
) -> Value:
    """What an expression is for a code generator: ``compute`` gives it for one part.

    It is asked once for each part that is not ``known``, after the parts that this one ``needs``,
    which are its operands unless said otherwise. Not recursive: chains may be long.
    """
    stack = [expression]
    while stack:
        part = stack[-1]
        missing = () if part in known else [need for need in needs(part) if need not in known]
        if missing:
            stack.extend(missing)
            continue
        stack.pop()
        if part not in known:
            known[part] = compute(part)
    return known[expression]


# ---- reductions ----------------------------------------------------------------------------


class Reduction(NamedTuple):
    """How elements are combined into one, in any order.

    ``combine`` is the primitive that combines two, and ``identity(dtype)`` what it leaves as it
    is.
    """

    combine: Primitive
    identity: Callable[[np.dtype], Any]

    def element(self, x: Expression, dtype: np.dtype) -> Expression:
        """What is combined: the operand in the dtype of the result."""
        return cast(x, dtype)


def _lowest(dtype: np.dtype) -> Any:
    return -np.inf if kind_of(dtype) == "f" else False if dtype.kind == "b" else np.iinfo(dtype).min


def _highest(dtype: np.dtype) -> Any:
    return np.inf if kind_of(dtype) == "f" else True if dtype.kind == "b" else np.iinfo(dtype).max


# As NumPy's, which makes 0.0 of a sum of negative zeros.
SUM = Reduction(Primitive.ADD, lambda dtype: 0)
PRODUCT = Reduction(Primitive.MULTIPLY, lambda dtype: 1)
LARGEST = Reduction(Primitive.MAXIMUM, _lowest)
SMALLEST = Reduction(Primitive.MINIMUM, _highest)
EVERY = Reduction(Primitive.AND, lambda dtype: True)
SOME = Reduction(Primitive.OR, lambda dtype: False)


# ---- random numbers --------------------------------------------------------------------------

# What a random number is made of: expressions of random words and parameters. Nothing but integers
# and operations that IEEE 754 rounds in one way are in them, so that whatever computes one, NumPy
# or a kernel, gives the same bits, and takes and rejects the same proposals.

UINT32 = np.dtype(np.uint32)
FLOAT64 = np.dtype(np.float64)
MOST_ROUNDS = 256
"""After which the last proposal is taken. Two in five are, or more: this is never seen, 2**-188."""


class Case(NamedTuple):
    """What is done for some values of the parameters, those for which ``condition`` is true.

    The condition is of parameters alone; None is that of all others. ``accepted`` says whether a
    proposal is taken, and None that each is.
    """

    condition: Expression | None
    value: Expression
    accepted: Expression | None = None

    @property
    def results(self) -> list[Expression]:
        """The value, and whether it is accepted if that is a question."""
        return [self.value] if self.accepted is None else [self.value, self.accepted]


class Sampler(NamedTuple):
    """One random number, and what it is made of.

    Of the ``cases`` the first holds whose condition does. They are of the inputs ``words`` (uint32)
    and ``parameters`` (float64). Without ``has_blocks`` element ``i`` takes the words
    ``len(words) * i`` and following of a draw. With it, it takes the blocks of the counter ``i`` of
    the draw: in each round as many as it has words for, the upper half of the counter being the
    number of the block.
    """

    name: str
    cases: tuple[Case, ...]
    words: tuple[Expression, ...]
    parameters: tuple[Expression, ...]
    has_blocks: bool

    @property
    def blocks(self) -> int:
        """The blocks that a round takes."""
        return -(-len(self.words) // 4)


class RandomSource(NamedTuple):
    """What a block of four random words gives, for whoever makes elements where they are used.

    Element ``i`` of a draw is made of the ``i``-th word of its part of the stream, or of the
    ``i``-th two. ``instructions`` are those of an element, about, where one block serves all that
    it gives.
    """

    name: str
    dtype: np.dtype
    instructions: int


WORDS = RandomSource("words", UINT32, 16)
"""The words themselves."""
WORD_PAIRS = RandomSource("word_pairs", np.dtype(np.uint64), 30)
"""Two words each, of which the first is the lower half."""
SINGLE_NORMALS = RandomSource("single_normals", np.dtype(np.float32), 50)
"""Normal numbers, in pairs of two words: see `lazyasync.ops.random.normal_pairs`."""
DOUBLE_NORMALS = RandomSource("double_normals", FLOAT64, 120)
"""The same in double precision, in pairs of four words."""


def word_inputs(count: int) -> tuple[Expression, ...]:
    """Random words, as inputs of expressions."""
    return tuple([Expression(Primitive.INPUT, UINT32, (), place) for place in range(count)])


def parameter_inputs(count: int) -> tuple[Expression, ...]:
    """Parameters, as inputs of expressions."""
    return tuple([Expression(Primitive.INPUT, FLOAT64, (), -1 - place) for place in range(count)])
