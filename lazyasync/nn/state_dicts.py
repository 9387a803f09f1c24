"""State dicts: the tensors of a model by name, as PyTorch names and lays them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from lazyasync.errors import ShapeError
from lazyasync.ops.dispatch import convert
from lazyasync.ops.manipulation.creation import asarray, to_device
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

__all__ = ["StateDifference", "compare_state_dict", "load_state_dict", "state_dict"]

Model = TypeVar("Model")


class StateDifference(NamedTuple):
    """What `compare_state_dict` gives: names that only one of the two has."""

    missing: list[str]
    left_over: list[str]


def state_dict(model: Any) -> dict[str, LazyTensor]:
    """The tensors of a model, parameters and buffers, by the fields and indices on the way.

    The names and the layouts of the modules here are those of PyTorch's modules, so that
    ``await la.save(la.nn.state_dict(model), "model.safetensors")`` writes what PyTorch loads.
    """
    leaves, definition = flatten(model)
    named = zip(definition.names(), leaves, strict=True)
    return {name: leaf for name, leaf in named if isinstance(leaf, LazyTensor)}


def compare_state_dict(model: Any, state: Any) -> StateDifference:
    """The names that a model has and a state dict lacks, and the other way round."""
    needed, given = state_dict(model), _by_name(state)
    return StateDifference(
        [name for name in needed if name not in given],
        [name for name in given if name not in needed],
    )


def load_state_dict(model: Model, state: Any, strict: bool = True) -> Model:
    """The model with the tensors of a state dict, in the dtypes and on the devices of its own.

    ``state`` has arrays or tensors by name, or nested, as `la.load` gives a file of PyTorch's.
    Raises ``ValueError`` for names that are missing or left over; without ``strict`` the former
    leave the model as it is and the latter are passed over: see `compare_state_dict`. Raises
    `ShapeError` for other shapes.
    """
    given = _by_name(state)
    if strict:
        missing, left_over = compare_state_dict(model, state)
        problems = [
            f"{what} {', '.join(names)}"
            for what, names in (("it lacks", missing), ("the model has no", left_over))
            if names
        ]
        if problems:
            raise ValueError(
                f"load_state_dict: the state is not of this model: {'; '.join(problems)}"
            )
    leaves, definition = flatten(model)
    loaded = []
    for name, leaf in zip(definition.names(), leaves, strict=True):
        if isinstance(leaf, LazyTensor) and name in given:
            leaf = _like(leaf, name, given[name])
        loaded.append(leaf)
    rebuilt: Model = definition.unflatten(loaded)
    return rebuilt


def _by_name(state: Any) -> dict[str, Any]:
    if not isinstance(state, Mapping):
        raise TypeError(f"a state dict is a dict of arrays by name, not {type(state).__name__}")
    leaves, definition = flatten(dict(state))
    return dict(zip(definition.names(), leaves, strict=True))


def _like(before: LazyTensor, name: str, value: Any) -> LazyTensor:
    """A value of a state dict as a tensor like the one whose place it takes."""
    tensor = value if isinstance(value, LazyTensor) else asarray(value, device=before.device)
    if tensor.shape != before.shape:
        raise ShapeError(
            f"load_state_dict: {name} is of {tensor._node.type}, and of {before._node.type} in the "
            "model"
        )
    return to_device(convert(tensor, before.dtype), before.device)
