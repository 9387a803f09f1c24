"""Which operation made the first NaN or infinity: every value of a graph is looked at."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias
from weakref import ref

import numpy as np

from lazyasync.buffers import DeviceData
from lazyasync.callers import from_anywhere
from lazyasync.ir.dump import type_text
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.types import kind_of
from lazyasync.ops.elementwise.functions import isfinite, isnan
from lazyasync.ops.manipulation.shaping import stack
from lazyasync.ops.reductions.reductions import all as all_of
from lazyasync.ops.reductions.reductions import any as any_of
from lazyasync.recording import (
    Recording,
    RecordingContext,
    context,
    current_context,
    new_data_tensor,
    new_lazy_tensor,
)
from lazyasync.tensor import LazyTensor
from lazyasync.trees import leaves

Kind: TypeAlias = Literal["", "inf", "nan"]

_SCOPE = "<find_nan>"
_SHOWN = 5
"""So many findings have the ranges of their operands, and are in the text."""


@dataclass(frozen=True, slots=True)
class NonFinite:
    """An operation that made NaN or infinity of numbers, or an input that has some."""

    operation: str
    """The name of the operation; ``"input"`` for a tensor that was there before."""
    kind: Kind
    """``"nan"`` if there is one among the elements, else ``"inf"``."""
    type: str
    """The dtype and the shape of the result, such as ``f32[64,10]``."""
    place: str | None
    """The line that recorded it, such as ``"train.py:12 in loss"``.

    In a tensor, unless `Config.ir_debug`, the line that did so first, if several record the same.
    """
    scope: str
    """The names of the `la.scope` blocks around it."""
    count: int | None
    """How many elements are NaN or infinite; None for what is not among the first findings."""
    operands: tuple[str, ...]
    """The types of the operands, and between which numbers their elements lie."""

    def __str__(self) -> str:
        what = "NaN" if self.kind == "nan" else "infinity"
        count = "" if self.count is None else f"{self.count} elements with "
        made = "has" if self.operation == "input" else "makes"
        name = "a tensor that was given" if self.operation == "input" else self.operation
        scope = f" in {self.scope}" if self.scope else ""
        place = "" if self.place is None else f", {self.place}"
        lines = [f"{name}{scope} {made} {count}{what}: {self.type}{place}"]
        lines += [f"  operand {number}: {text}" for number, text in enumerate(self.operands)]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class NanReport:
    """What `find_nan` gives: a sequence of `NonFinite`, the first one first. Empty is false."""

    findings: tuple[NonFinite, ...]
    """The operations that made NaN or infinity of what had none, in the order of computation.

    Also those that made NaN of infinities, and the inputs that have some.
    """
    values: int
    """How many values were looked at."""

    def __iter__(self) -> Iterator[NonFinite]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    def __getitem__(self, index: int) -> NonFinite:
        return self.findings[index]

    def __str__(self) -> str:
        if not self.findings:
            return f"no NaN and no infinity among {self.values} values\n"
        lines = list(map(str, self.findings[:_SHOWN]))
        if len(self.findings) > _SHOWN:
            lines.append(f"and {len(self.findings) - _SHOWN} more")
        return "".join(f"{line}\n" for line in lines)


def find_nan(
    what: Any, *args: Any, infinities: bool = True, **kwargs: Any
) -> Coroutine[Any, Any, NanReport]:
    """Which operation made the first NaN or infinity, and on which line: ``await find_nan(…)``.

    ``what`` is a tensor, or a tree of them, that is still lazy: before the barrier that computes
    it. Or it is a function, plain or made by `la.compile`, which is called with ``args`` and
    ``kwargs`` and recorded, with the compiled functions and the gradients in it; what it returns is
    looked at. Nothing is donated, and the function's results are dropped.

    Every value in the graph, of gradients as well, is computed on its device and checked there, in
    one program that also takes as long as that, and is compiled apart. The tensors stay as they
    are. Of tensors that have been computed already nothing but the value is known, and the line
    that made it. Without ``infinities`` only NaN is looked for, such as where masks are infinite on
    purpose; infinite Python numbers are never a finding.

    Under `la.blocking` it gives the report itself. Raises ``TypeError`` where there are no tensors,
    and what computing them raises.
    """
    # What a function records belongs to the caller's job, and so is recorded in its thread.
    tensors = _recorded(what, args, kwargs) if callable(what) else leaves(what)
    found = [tensor for tensor in tensors if isinstance(tensor, LazyTensor)]
    if not found:
        raise TypeError("find_nan takes tensors, or a function that returns some")
    return _find_nan(found, infinities)


@from_anywhere
async def _find_nan(found: Sequence[LazyTensor], infinities: bool) -> NanReport:
    current = current_context()
    token = context.set(RecordingContext(current.recorder, current.scope, trims=False))
    try:
        values = _values(found)
        kinds = await _kinds(values, infinities)
        findings: list[NonFinite] = []
        for value, kind in zip(values, kinds, strict=True):
            given = [kinds[operand] for operand in value.operands]
            if kind and _is_new(kind, [*given, *value.numbers]):
                findings.append(await _finding(value, kind, values, len(findings) < _SHOWN))
    finally:
        context.reset(token)
    return NanReport(tuple(findings), len(values))


def _is_new(kind: Kind, operands: Sequence[Kind]) -> bool:
    """Whether a value of this kind does not just have it from its operands."""
    return "nan" not in operands if kind == "nan" else not any(operands)


def _recorded(what: Callable[..., Any], args: Any, kwargs: Any) -> list[Any]:
    """The leaves of what a function returns, with compiled functions in it recorded as well."""
    current = current_context()
    recorder = current.recorder
    under_way = recorder.gradients
    depth, ir_debug = len(under_way), recorder.ir_debug
    # In a scope of its own the nodes are others than those that have been recorded before, so that
    # each has the line that records it now.
    scope = f"{current.scope}/{_SCOPE}" if current.scope else _SCOPE
    token = context.set(RecordingContext(recorder, scope, trims=False))
    try:
        under_way.append(())  # as while a gradient is taken: whatever is called is recorded here
        recorder.ir_debug = True
        return leaves(what(*args, **kwargs))
    finally:
        recorder.ir_debug = ir_debug
        del under_way[depth:]
        context.reset(token)


# ---- the values of graphs ------------------------------------------------------------------


class _Value:
    """A value of a graph: the tensor that stands for it, and the numbers of its operands."""

    __slots__ = ("node", "numbers", "operands", "tensor")

    def __init__(self, tensor: LazyTensor, operands: Sequence[int]) -> None:
        self.tensor = tensor
        self.node = tensor._node if tensor._data is None else None
        """What computes it; None for what is there already."""
        self.operands = operands
        self.numbers: list[Kind] = []
        """What there is in its operands that are Python numbers."""
        if self.node is not None:
            bound = [_bound(tensor._recording, operand) for operand in self.node.operands]
            self.numbers = [_kind_of_number(number) for number in bound]


def _values(tensors: Sequence[LazyTensor]) -> list[_Value]:
    """The values that tensors are computed from, in an order in which they can be computed."""
    values: list[_Value] = []
    numbers: dict[object, int] = {}
    stack: list[LazyTensor] = list(reversed(tensors))
    while stack:
        tensor = stack[-1]
        key = _key(tensor)
        if key in numbers:
            stack.pop()
            continue
        before = _operands(tensor)
        missing = [operand for operand in before if _key(operand) not in numbers]
        if missing:
            stack += reversed(missing)
            continue
        stack.pop()
        numbers[key] = len(values)
        values.append(_Value(tensor, [numbers[_key(operand)] for operand in before]))
    return values


def _key(tensor: LazyTensor) -> object:
    return (tensor._recording, tensor._node) if tensor._data is None else tensor._data


def _operands(tensor: LazyTensor) -> list[LazyTensor]:
    data = tensor._data
    if data is not None:
        # What is being moved from another device.
        source = getattr(data.completion, "source", None)
        return [source] if isinstance(source, LazyTensor) else []
    recording = tensor._recording
    found = [_tensor_of(recording, operand) for operand in tensor._node.operands]
    return [operand for operand in found if operand is not None]


def _tensor_of(recording: Recording, node: Node) -> LazyTensor | None:
    """What stands for a value of a recording; None for a number."""
    data = recording.materialized.get(node)
    if data is None and node.operation.kind is OperationKind.LEAF:
        data = _bound(recording, node)
        if not isinstance(data, DeviceData):
            return None
    if data is not None:
        return new_data_tensor(data)
    tensor = new_lazy_tensor(recording, node)
    recording.references.append(ref(tensor))  # it is used after others have been computed
    return tensor


def _bound(recording: Recording, node: Node) -> Any:
    """What a slot of a recording is bound to; None for what is no slot."""
    slot = getattr(node.attributes, "slot", None)
    if slot is None or node.operation.kind is not OperationKind.LEAF:
        return None
    return recording.bindings[slot]


def _kind_of_number(number: Any) -> Kind:
    if not isinstance(number, (float, complex)) or cmath.isfinite(number):
        return ""
    return "nan" if cmath.isnan(number) else "inf"


# ---- what is in them -----------------------------------------------------------------------


async def _kinds(values: Sequence[_Value], infinities: bool) -> list[Kind]:
    """What there is in each value."""
    kinds: list[Kind] = [""] * len(values)
    flags: dict[str, list[tuple[int, LazyTensor]]] = {}
    for number, value in enumerate(values):
        tensor = value.tensor
        several = value.node is not None and value.node.operation.kind is OperationKind.MULTIPLE
        if several or kind_of(tensor.dtype) not in "fc" or not math.prod(tensor.shape):
            continue  # of several outputs, operations that pick one follow
        found = [any_of(isnan(tensor)), ~all_of(isfinite(tensor))]
        flags.setdefault(str(tensor.device), []).append((number, stack(found)))
    for members in flags.values():
        for number, (nan, other) in zip(
            [number for number, _ in members],
            await _fetched(stack([flag for _, flag in members])),
            strict=True,
        ):
            kinds[number] = "nan" if nan else "inf" if other and infinities else ""
    return kinds


async def _finding(
    value: _Value, kind: Kind, values: Sequence[_Value], in_detail: bool
) -> NonFinite:
    node, data, inputs = value.node, value.tensor._data, value.operands
    if len(inputs) == 1:
        every = values[inputs[0]]
        if every.node is not None and every.node.operation.kind is OperationKind.MULTIPLE:
            node, inputs = every.node, every.operands  # what it is an output of
    count = None
    operands: list[str] = []
    if in_detail:
        array = await _fetched(value.tensor)
        count = int(np.count_nonzero(~np.isfinite(array)))
        if kind == "nan":
            count = int(np.count_nonzero(np.isnan(array)))
        for number in inputs:
            operand = values[number].tensor
            operands.append(_range(operand, await _fetched(operand)))
    metadata = None if node is None else node.metadata
    return NonFinite(
        "input" if node is None else node.operation.name,
        kind,
        type_text(value.tensor._node.type),
        metadata.place if metadata is not None else None if data is None else data.place,
        "" if metadata is None else "/".join(_parts(metadata.scope)),
        count,
        tuple(operands),
    )


def _parts(scope: str) -> list[str]:
    return [part for part in scope.split("/") if part and part != _SCOPE]


async def _fetched(tensor: LazyTensor) -> np.ndarray:
    [data] = await tensor._executor.fetch([tensor], host=True, shares=False)
    assert data.host is not None
    return data.host


def _range(tensor: LazyTensor, array: np.ndarray) -> str:
    """The type of an operand, and between which numbers its elements lie."""
    text = type_text(tensor._node.type)
    if not array.size or kind_of(array.dtype) == "b":
        return text
    if kind_of(array.dtype) == "c":
        array = np.abs(array)
        text += ", of absolute value"
    low, high = np.min(array), np.max(array)
    return f"{text} in [{low:.6g}, {high:.6g}]"
