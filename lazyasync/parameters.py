"""Which leaves of a tree are parameters: what gradients and optimizers take, and what they leave.

Taken are tensors of a floating dtype. Everything else is left as it is: numbers, names, functions,
integers, and the fields of dataclasses that `lazyasync.trees.BUFFER` marks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import REAL, kind_of
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.promotion import python_scalar
from lazyasync.recording import scalar_tensor
from lazyasync.recording.defaults import default_real
from lazyasync.tensor import LazyTensor
from lazyasync.trees import TreeDefinition
from lazyasync.trees.opaque import check_leaves


def parameter_places(leaves: list[Any], definition: TreeDefinition, name: str) -> list[int] | None:
    """The places of the parameters among the leaves of a tree; None if all are.

    Raises `DTypeError` for an array, which is to be made a tensor first, for complex numbers, and
    for a tree without parameters, ``TypeError`` for a leaf of an unknown class that holds tensors;
    ``name`` is what the tree is called.
    """
    untrained = definition.untrained()
    if not untrained and _are_floating(leaves):
        return None
    _check_hidden("optimizer", leaves, definition, untrained, name)
    places = []
    for place, leaf in enumerate(leaves):
        if place in untrained:
            continue
        if _is_floating(leaf):
            places.append(place)
        elif _is_array(leaf, "fc"):
            raise _no_parameter(leaf, definition.paths(name)[place])
    if not places and leaves:
        raise _no_parameter(leaves[0], definition.paths(name)[0])
    return places


def differentiable_places(
    leaves: list[Any], definition: TreeDefinition, number: int, user: str
) -> list[int] | None:
    """As `parameter_places`, for the argument ``number`` of a function that is differentiated.

    Makes tensors of the arrays among ``leaves``, and, in an argument that has no others, of the
    numbers: beside tensors they are none to differentiate by. Raises ``TypeError`` or `DTypeError`
    where there is nothing to differentiate by, ``TypeError`` for a leaf of an unknown class that
    holds tensors. ``user`` is who differentiates.
    """
    untrained = definition.untrained()
    if not untrained and _are_floating(leaves):
        return None
    _check_hidden(user, leaves, definition, untrained, f"argument {number}")
    places: list[int] = []
    numbers: dict[int, float] = {}
    for place, leaf in enumerate(leaves):
        if place in untrained:
            continue
        scalar = python_scalar(leaf)
        if isinstance(scalar, float):
            numbers[place] = scalar
        elif isinstance(leaf, (np.ndarray, np.generic, LazyTensor)) and kind_of(leaf.dtype) == "f":
            if not isinstance(leaf, LazyTensor):
                leaves[place] = asarray(leaf)
            places.append(place)
        elif _is_array(leaf, "c"):
            raise _not_differentiable(user, leaf, definition.paths(f"argument {number}")[place])
    if not places:
        places = list(numbers)
        for place, scalar in numbers.items():
            leaves[place] = scalar_tensor(scalar, default_real(), None, None)
    if leaves and not places:
        raise _not_differentiable(user, leaves[0], definition.paths(f"argument {number}")[0])
    return None if len(places) == len(leaves) else places


def _check_hidden(
    user: str, leaves: list[Any], definition: TreeDefinition, untrained: frozenset[int], name: str
) -> None:
    """Raises for a tensor that would be taken for no parameter, because nobody looks into a leaf.

    What is in a field that is not trained is none in any case.
    """
    trained = [None if place in untrained else leaf for place, leaf in enumerate(leaves)]
    check_leaves(user, trained, definition, (LazyTensor,), name)


def spread(values: list[Any], places: list[int] | None, others: list[Any]) -> list[Any]:
    """``values`` at their places among ``others``; they are all there is for the places None."""
    if places is None:
        return values
    spread = list(others)
    for place, value in zip(places, values, strict=True):
        spread[place] = value
    return spread


def _are_floating(leaves: list[Any]) -> bool:
    """Whether all of them are. Asked in every step, so written out."""
    for leaf in leaves:
        if type(leaf) is not LazyTensor or leaf._node.type.dtype.kind not in REAL:
            return False
    return True


def _is_floating(leaf: Any) -> bool:
    return type(leaf) is LazyTensor and leaf._node.type.dtype.kind in REAL


def _is_array(leaf: Any, kinds: str) -> bool:
    """Whether a leaf has elements of these kinds, so that one would think it a parameter."""
    return isinstance(leaf, (np.ndarray, LazyTensor)) and kind_of(leaf.dtype) in kinds


def _no_parameter(leaf: Any, path: str) -> DTypeError:
    kind = leaf.dtype if isinstance(leaf, LazyTensor) else type(leaf).__name__
    return DTypeError(f"{path}: a parameter must be a tensor of a floating dtype, not {kind}")


def _not_differentiable(user: str, leaf: Any, path: str) -> TypeError:
    scalar = python_scalar(leaf)
    if scalar is not None:
        dtype = np.dtype(type(scalar))
    elif isinstance(leaf, (np.ndarray, np.generic, LazyTensor)):
        dtype = leaf.dtype
    else:
        return TypeError(
            f"{user}: {path} is to be differentiated by, but it is no tensor but "
            f"{type(leaf).__name__}"
        )
    if kind_of(dtype) == "f":
        return TypeError(
            f"{user}: {path} is to be differentiated by, but it is in a field that is not "
            "trained, as is all of this argument"
        )
    return DTypeError(
        f"{user}: {path} is to be differentiated by, which requires a floating dtype, "
        f"but it is of {dtype}"
    )
