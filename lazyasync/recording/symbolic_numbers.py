"""Symbolic numbers: Python numbers that stand for those of each call of a compiled function.

What is done with them before they meet a tensor is Python's own arithmetic. It is written down
while the function is traced, and done again on the host for the numbers of each call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn, final

from lazyasync.errors import UnsupportedOperationError, WouldBlockError
from lazyasync.ir.leaves import SCALAR
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.recording.path import bind_leaf
from lazyasync.recording.tensors import new_lazy_tensor
from lazyasync.tensor import LazyTensor, Recording

NUMBER_TYPES = frozenset({bool, int, float, complex})
_new = object.__new__


class NumberPlace(NamedTuple):
    """Stands in the bindings of a trace for a number, by its place in a `NumberProgram`."""

    place: int


class Divergence(NamedTuple):
    """Where numbers lead to something else than in the call that was traced: ``1 / n`` is no int.

    ``place``: of what came out; ``outcome``: of a number the class, anything else as it is.
    """

    place: int
    outcome: Any


class Raised(NamedTuple):
    """The outcome of a function that raises an error of a class."""

    error: type[Exception]


class NumberProgram:
    """What a function does with its numbers: plain functions of them, in the order of their calls.

    Each has its place among the values, as the arguments and constants have. What is no number
    among the outcomes, and the class of what is one, has shaped the trace: it must be the same. So
    must be the class of an error, which the function that is traced has got, and dealt with.
    """

    __slots__ = ("arguments", "steps", "values")

    def __init__(self) -> None:
        self.values: list[Any] = []
        """The constants, in their places, and None in all others."""
        self.arguments: list[tuple[int, int]] = []
        self.steps: list[tuple[int, Callable[..., Any], tuple[int, ...], Any]] = []

    def argument(self, number: int) -> int:
        """The place of the argument ``number``."""
        self.arguments.append((len(self.values), number))
        return self._place(None)

    def constant(self, value: Any) -> int:
        """The place of a value that is the same in each call."""
        return self._place(value)

    def step(self, function: Callable[..., Any], operands: Sequence[int], outcome: Any) -> int:
        """The place of what ``function`` gives, which is ``outcome`` in the call that is traced."""
        place = self._place(None)
        self.steps.append((place, function, tuple(operands), _shape_of(outcome)))
        return place

    def _place(self, value: Any) -> int:
        self.values.append(value)
        return len(self.values) - 1

    def run(self, arguments: Sequence[Any]) -> tuple[list[Any], Divergence | None]:
        """The values for a call, up to where they diverge."""
        values = self.values.copy()
        for place, number in self.arguments:
            values[place] = arguments[number]
        for place, function, operands, expected in self.steps:
            shape: Any
            try:
                outcome = values[place] = function(*[values[operand] for operand in operands])
            except Exception as error:
                shape = Raised(type(error))
            else:
                shape = _shape_of(outcome)
            if shape != expected:
                return values, Divergence(place, shape)
        return values, None


def _shape_of(outcome: Any) -> Any:
    kind = type(outcome)
    return kind if kind in NUMBER_TYPES else outcome


class NumberTape:
    """Writes down what a function that is being traced does with its numbers.

    ``to_tensor`` makes a tensor of a number that is used as one.
    """

    __slots__ = ("_leaves", "_to_tensor", "ended", "program", "recording")

    def __init__(
        self, recording: Recording, to_tensor: Callable[[SymbolicNumber], LazyTensor]
    ) -> None:
        self.recording = recording
        self.program = NumberProgram()
        self.ended: Callable[[], Exception] | None = None
        """The error of using a number once the function has been traced."""
        self._to_tensor = to_tensor
        self._leaves: dict[tuple[int, TensorType], Node] = {}

    def argument(self, number: int, value: Any) -> SymbolicNumber:
        """What stands for an argument, which is ``value`` in the call that is traced."""
        return self._number(self.program.argument(number), value)

    def apply(self, function: Callable[..., Any], operands: Sequence[Any]) -> Any:
        """What a function of Python numbers gives: a symbolic number, if that is one.

        It is called with the numbers of the call that is traced, and raises what it raises for
        them.
        """
        values, places = [], []
        for operand in operands:
            if isinstance(operand, SymbolicNumber):
                operand.check_open()
                if operand.tape is not self:
                    raise UnsupportedOperationError(
                        "numbers of two functions that are traced, one of them in the other, meet: "
                        "use one of them as a tensor, as la.asarray(number)"
                    )
                values.append(operand.value)
                places.append(operand.place)
            else:
                values.append(operand)
                places.append(self.program.constant(operand))
        try:
            outcome = function(*values)
        except Exception as error:
            self.program.step(function, places, Raised(type(error)))
            raise
        place = self.program.step(function, places, outcome)
        return self._number(place, outcome) if type(outcome) in NUMBER_TYPES else outcome

    def leaf(self, number: SymbolicNumber, type: TensorType) -> Node:
        """The leaf that stands for a number where it has met a tensor of some dtype."""
        number.check_open()
        key = (number.place, type)
        leaf = self._leaves.get(key)
        if leaf is None:
            place = NumberPlace(number.place)
            leaf = self._leaves[key] = bind_leaf(self.recording, SCALAR, type, place)
        return leaf

    def node(self, number: SymbolicNumber) -> Node:
        """The node of a tensor of the default dtype for a number."""
        return self._to_tensor(number)._node

    def _number(self, place: int, value: Any) -> SymbolicNumber:
        number: SymbolicNumber = _new(SymbolicNumber)
        number._recording = self.recording
        number._data = None
        number._tensor_node = None
        number.tape = self
        number.place = place
        number.value = value
        return number


@final
class SymbolicNumber(LazyTensor):
    """A Python number while a compiled function is traced; see `lazyasync.recording.on_host`.

    Where it meets a tensor it is as weak as the number itself. Used as a tensor it is one of the
    default dtype. ``value`` is the number in the call that is traced: its class decides how the
    function goes on, nothing else of it may.
    """

    __slots__ = ("_tensor_node", "place", "tape", "value")

    tape: NumberTape
    place: int
    value: bool | int | float | complex
    _tensor_node: Node | None

    @property
    def _node(self) -> Node:  # type: ignore[override]
        node = self._tensor_node
        if node is None:
            self.check_open()
            node = self._tensor_node = self.tape.node(self)
        return node

    @property
    def kind(self) -> type:
        """The class of the number."""
        return type(self.value)

    def tensor(self) -> LazyTensor:
        """A tensor of the default dtype, which is no longer weak."""
        return new_lazy_tensor(self._recording, self._node)

    def check_open(self) -> None:
        """Raises the error of using the number once its function has been traced."""
        if self.tape.ended is not None:
            raise self.tape.ended()

    def _host_array(self) -> NoReturn:
        self.check_open()
        raise WouldBlockError(
            f"this {self.kind.__name__} stands for that of each call, and has no value of its own"
        )

    def _one_element(self, converter: str) -> NoReturn:
        self._host_array()

    def __index__(self) -> int:
        if self.kind not in (int, bool):
            raise TypeError(f"{self.kind.__name__!r} object cannot be interpreted as an integer")
        return self._host_array()

    def __hash__(self) -> int:
        return self._host_array()

    def __repr__(self) -> str:
        return f"<{self.kind.__name__} of each call>"

    def __copy__(self) -> SymbolicNumber:
        return self

    def __deepcopy__(self, memo: Any) -> SymbolicNumber:
        return self

    def _rebind(self, other: LazyTensor) -> NoReturn:
        raise TypeError(f"a number of the class {self.kind.__name__} cannot be changed in place")


def on_host(function: Callable[..., Any], *operands: Any) -> Any:
    """``function(*operands)`` of Python numbers and constants, done on the host.

    If there is a symbolic number among them, again at each call of the function that is being
    traced; the result is one as well, if it is a number at all. If it is none it must be hashable:
    calls that give another one are traced apart, and so are those for which ``function`` raises.
    """
    for operand in operands:
        if isinstance(operand, SymbolicNumber):
            operand.check_open()
            return operand.tape.apply(function, operands)
    return function(*operands)


def is_symbolic(tensor: LazyTensor) -> bool:
    """Whether a tensor is a number that a compiled function is given at each call."""
    node = tensor._node
    return (
        node.operation is SCALAR
        and type(tensor._recording.bindings[node.attributes.slot]) is NumberPlace
    )
