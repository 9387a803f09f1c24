"""What loops are given and give as trees: tensors among their leaves, and what else there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np

from lazyasync.control.regions import Body, Result
from lazyasync.device import Device
from lazyasync.errors import DTypeError, ShapeError
from lazyasync.ir.node import Node
from lazyasync.ir.types import TensorType
from lazyasync.ops.dispatch import as_dtype
from lazyasync.ops.one_operand import as_tensor, is_operand, kind_number
from lazyasync.ops.promotion import precision_warnings_held, scalar_dtype
from lazyasync.ops.shapes import normalize_axis
from lazyasync.recording import device_together
from lazyasync.recording.symbolic_numbers import SymbolicNumber
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition, flatten


class Given(NamedTuple):
    """A tree that a loop is given."""

    leaves: list[Any]
    """Tensors, and what is passed on as it is: strings, functions."""
    definition: TreeDefinition
    weak: Mapping[int, Any]
    """The leaves that were numbers, and these: their dtype may become another one."""

    @property
    def tensors(self) -> list[LazyTensor]:
        """The tensors among the leaves."""
        return [leaf for leaf in self.leaves if _is_tensor(leaf)]

    @property
    def types(self) -> list[TensorType]:
        """Those of the tensors."""
        return [tensor._node.type for tensor in self.tensors]

    @property
    def dtypes(self) -> list[np.dtype | None]:
        """Those of the leaves that are tensors, but of numbers among them."""
        return [
            leaf.dtype if _is_tensor(leaf) and place not in self.weak else None
            for place, leaf in enumerate(self.leaves)
        ]

    def standing_for(self, types: Sequence[TensorType]) -> Any:
        """The tree with types in the places of its tensors."""
        found = iter(types)
        leaves = [next(found) if _is_tensor(leaf) else leaf for leaf in self.leaves]
        return self.definition.unflatten(leaves)

    def rebuilt(self, tensors: Sequence[LazyTensor]) -> Any:
        """The tree with other tensors."""
        found = iter(tensors)
        leaves = [next(found) if _is_tensor(leaf) else leaf for leaf in self.leaves]
        return self.definition.unflatten(leaves)


def _is_tensor(leaf: Any) -> bool:
    """Whether a leaf that has been taken is a tensor, and no number that has stayed one."""
    return isinstance(leaf, LazyTensor) and type(leaf) is not SymbolicNumber


def device_of(by: str, *trees: Any) -> Device:
    """The device of the tensors in trees; that of the job's where there are none."""
    return device_together(by, [leaf for leaf in flatten(trees)[0] if type(leaf) is LazyTensor])


def given(by: str, tree: Any, device: Device, *, keeps_numbers: bool = False) -> Given:
    """A tree with its arrays and numbers as tensors; or its arrays, and booleans, alone."""
    leaves, definition = flatten(tree)
    weak: dict[int, Any] = {}
    found: list[Any] = []
    for place, leaf in enumerate(leaves):
        number = kind_number(leaf)
        is_kept = keeps_numbers and number is not None and type(number) is not bool
        if is_kept or (not isinstance(leaf, LazyTensor) and not is_operand(leaf)):
            found.append(leaf)
            continue
        if number is not None:
            weak[place] = leaf
        found.append(as_tensor(by, leaf, device))
    return Given(found, definition, weak)


def with_tensors(by: str, tree: Any, device: Device, dtypes: Sequence[np.dtype | None] = ()) -> Any:
    """A tree that a function gives, with its arrays and numbers as tensors.

    Numbers are of the ``dtypes`` that are expected in their places, of the first leaves, if they
    can be. Raises ``OverflowError`` for an integer that such a dtype cannot hold.
    """
    leaves, definition = flatten(tree)
    found: list[Any] = []
    for leaf, dtype in zip_longest(leaves, dtypes[: len(leaves)]):
        if not isinstance(leaf, LazyTensor) and not is_operand(leaf):
            found.append(leaf)
            continue
        tensor = as_tensor(by, leaf, device)
        found.append(tensor if dtype is None else _weak_as(by, leaf, tensor, dtype))
    return definition.unflatten(found)


def _weak_as(by: str, leaf: Any, tensor: LazyTensor, dtype: np.dtype) -> LazyTensor:
    """A leaf in a dtype, from its exact value; its ``tensor`` if it is no number that can be so."""
    number = kind_number(leaf)
    if number is None or scalar_dtype(dtype, number) != dtype:
        return tensor
    return as_dtype(by, leaf, tensor, dtype)


def axes_of_items(
    by: str, sequences: Given, name: str, lengths: dict[int, str], axis: int = 0
) -> list[int]:
    """The axis of the items of each sequence. ``lengths`` are those there are, in words: adds its.

    Raises ``TypeError`` for what is no tensor, `ShapeError` for a tensor without that axis, and
    ``ValueError`` for several lengths.
    """
    axes = []
    for leaf, path in zip(sequences.leaves, sequences.definition.paths(name), strict=True):
        if not isinstance(leaf, LazyTensor):
            raise TypeError(f"{by}: {path} is no tensor but {type(leaf).__name__}")
        if not leaf.ndim:
            raise ShapeError(f"{by}: {path} has no axes, and so no items")
        axes.append(normalize_axis(by, axis, leaf.ndim))
        length = leaf.shape[axes[-1]]
        lengths.setdefault(length, f"{path} has {length} items")
    if len(lengths) > 1:
        raise ValueError(f"{by}: there must be one length, and not {', '.join(lengths.values())}")
    return axes


# ---- what a body gives -----------------------------------------------------------------------


def difference_of(
    definition: TreeDefinition,
    leaves: Sequence[Any],
    other: TreeDefinition,
    other_leaves: Sequence[Any],
    name: str,
    which: tuple[str, str] = ("", ""),
) -> tuple[type[Exception], str] | None:
    """Where two trees differ first, in words, and the kind of error that it is; None if nowhere.

    They differ in their structure or in their leaves: types, and what is no tensor. ``which`` are
    words that tell the leaves apart.
    """
    one = definition.unflatten(map(_standing_in, leaves))
    another = other.unflatten(map(_standing_in, other_leaves))
    try:
        found = definition.flatten_like(one, another, name, static=True)
    except ValueError as error:
        return TypeError, str(error)
    for path, before, after in zip(definition.paths(name), leaves, found, strict=True):
        if isinstance(after, Tensor):
            after = after.type
        if before == after:
            continue
        kind: type[Exception] = TypeError
        if isinstance(before, TensorType) and isinstance(after, TensorType):
            kind = ShapeError if before.shape != after.shape else DTypeError
        return kind, f"{path} is {shown(before)}{which[0]} and {shown(after)}{which[1]}"
    return None


class Tensor:
    """Stands for a tensor where two trees are compared; its name is what messages call it."""

    __slots__ = ("type",)

    def __init__(self, type: TensorType) -> None:
        self.type = type


def _standing_in(leaf: Any) -> Any:
    return Tensor(leaf) if isinstance(leaf, TensorType) else leaf


def shown(leaf: Any) -> str:
    """A type, or a leaf that is no tensor, for messages."""
    return str(leaf) if isinstance(leaf, TensorType) else repr(leaf)


def types_of(leaves: Sequence[Any]) -> list[Any]:
    """The types of the tensors among leaves, and the others as they are."""
    found = []
    for leaf in leaves:
        if isinstance(leaf, Result):
            leaf = leaf.type
        elif isinstance(leaf, LazyTensor):
            leaf = leaf._node.type
        found.append(leaf)
    return found


def check_carry(
    by: str, carry: Given, found: Any, name: str, carry_name: str = "carry"
) -> list[Result]:
    """The tensors of a carry after an iteration, whose tree is ``found``.

    Raises `ShapeError`, `DTypeError` or ``TypeError`` where it is another one than before.
    """
    results, definition = flatten(found)
    before, after = types_of(carry.leaves), types_of(results)
    which = " before", " after it"
    difference = difference_of(carry.definition, before, definition, after, carry_name, which)
    if difference is not None:
        kind, where = difference
        raise kind(
            f"{by}: {name} gives another carry than it takes: {where}; an iteration must give "
            "one of the same structure, shapes and dtypes"
        )
    return [leaf for leaf in results if isinstance(leaf, Result)]


def settled(
    by: str,
    carry: Given,
    trace: Callable[[Given], Body],
    carried: Callable[[Body], Sequence[Any]],
) -> tuple[Given, Body]:
    """A carry whose numbers have the dtypes that an iteration gives them, and its iteration.

    That is what ``trace`` makes of a carry; ``carried`` are the leaves of the next one. Raises
    ``OverflowError`` for an integer that such a dtype cannot hold.
    """
    if not carry.weak:
        return carry, trace(carry)
    with precision_warnings_held() as held:
        found = trace(carry)
    other = _converted_like(by, carry, carried(found))
    provisional: list[Node] = []
    if other is not None:
        # What is computed of these is recorded again, in other dtypes, and with other warnings.
        tensors = [place for place, leaf in enumerate(carry.leaves) if _is_tensor(leaf)]
        numbers = [found.arguments[tensors.index(place)] for place in carry.weak]
        provisional = [found.graph.nodes[one] for one in numbers if isinstance(one, int)]
    for warning in held:
        if not any(_comes_from(operand, provisional) for operand in warning.operands):
            warning.warn()
    return (carry, found) if other is None else (other, trace(other))


def _comes_from(operand: Any, nodes: Sequence[Node]) -> bool:
    """Whether a tensor is one of some nodes, or computed of one."""
    if not isinstance(operand, LazyTensor) or not nodes:
        return False
    stack, seen = [operand._node], set[int]()
    while stack:
        node = stack.pop()
        if any(node is one for one in nodes):
            return True
        if id(node) not in seen:
            seen.add(id(node))
            stack.extend(node.operands)
    return False


def _converted_like(by: str, carry: Given, found: Sequence[Any]) -> Given | None:
    """The carry with numbers of the dtypes that an iteration gives; None if it has them already.

    Raises ``OverflowError`` for an integer that such a dtype cannot hold.
    """
    if len(found) != len(carry.leaves):
        return None
    leaves = list(carry.leaves)
    changed = False
    for place, number in carry.weak.items():
        leaf, result = leaves[place], found[place]
        if isinstance(result, Result) and result.type.dtype != leaf.dtype:
            leaves[place] = _weak_as(by, number, leaf, result.type.dtype)
            changed = changed or leaves[place] is not leaf
    return Given(leaves, carry.definition, {}) if changed else None
