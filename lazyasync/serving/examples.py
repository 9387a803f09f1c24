"""Examples: trees of host arrays, which are put side by side, and results, which are divided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lazyasync.ops.manipulation.creation import host_copy
from lazyasync.ops.manipulation.host_arrays import cast_array
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording.defaults import default_real
from lazyasync.trees import TreeDefinition, flatten

MOST_FORMS = 1024
"""That are remembered."""

SMALL_BYTES = 1 << 12
"""Of an example, up to which copying it takes less time than NumPy's call for it."""

_NUMBERS = (np.ndarray, np.generic, bool, int, float, complex)


class Form:
    """What examples of one batch have in common; compared by identity, see `Forms`."""

    __slots__ = ("definition", "has_sizes")

    def __init__(self, definition: TreeDefinition) -> None:
        self.definition = definition
        """The structure of their arguments, as one tree."""
        self.has_sizes = False
        """Whether there is a program for batches of all sizes."""


class Forms:
    """The forms of examples: one for those of the same structure, dtypes and shapes.

    With ``ragged``, lengths of axes make no difference.
    """

    def __init__(self, name: str, *, ragged: bool, pad: float | None = None) -> None:
        self._name = name
        self._ragged = ragged
        self._pad = pad
        self._forms: dict[Any, Form] = {}
        self._last: tuple[Any, Any, Form] | None = None
        """The dtype and the shape of the array that came last alone, and its form."""

    def of(self, args: tuple[Any, ...]) -> tuple[Form, list[np.ndarray]]:
        """The form of the arguments of a call, and their leaves as arrays.

        Arrays are not copied: they must not be changed before the call has returned. Raises
        ``TypeError`` for leaves that are no arrays and no numbers, `DTypeError` for dtypes that
        tensors cannot have, and ``ValueError`` for those that have no number as ``pad``.
        """
        tree: Any = args if len(args) != 1 else args[0]  # whose structure is found again sooner
        if type(tree) is np.ndarray:  # nearly always
            dtype, extent = tree.dtype, tree.ndim if self._ragged else tree.shape
            last = self._last
            if last is not None and last[0] is dtype and last[1] == extent:  # and as the one before
                return last[2], [tree]
            form = self._forms.get((dtype, extent))
            if form is not None:
                self._last = dtype, extent, form
                return form, [tree]
        leaves, structure = flatten(tree)
        arrays = [
            self._array(leaf, args, place) if type(leaf) is not np.ndarray else leaf
            for place, leaf in enumerate(leaves)
        ]
        form = self._forms.get(self._key(args, structure, arrays))
        if form is None:
            form, arrays = self._new(args, structure, arrays)
        return form, arrays

    def _key(self, args: tuple[Any, ...], structure: TreeDefinition, arrays: list[Any]) -> Any:
        """What is the same for examples of one form."""
        if self._ragged:
            extents: Any = tuple([(array.dtype, array.ndim) for array in arrays])
        else:
            extents = tuple([(array.dtype, array.shape) for array in arrays])
        return extents[0] if structure == _LEAF else (len(args) == 1, structure, extents)

    def _new(
        self, args: tuple[Any, ...], structure: TreeDefinition, arrays: list[Any]
    ) -> tuple[Form, list[np.ndarray]]:
        """As `of`, for leaves that no form has been found for."""
        for place, array in enumerate(arrays):
            if array.dtype != canonical_dtype(array.dtype):  # in another byte order
                arrays[place] = host_copy(array, None)
        key = self._key(args, structure, arrays)
        form = self._forms.get(key)
        if form is None:
            definition = flatten(args)[1]
            for place, array in enumerate(arrays):
                if self._pad is not None and array.ndim and not _is_of(array.dtype, self._pad):
                    raise ValueError(
                        f"{self._name}: {definition.paths('args')[place]} is of {array.dtype}, in "
                        f"which there is no {self._pad} to pad with"
                    )
            if len(self._forms) == MOST_FORMS:
                self._forms.clear()  # who waits in an older one is in a batch without the newer
                self._last = None
            form = self._forms[key] = Form(definition)
        return form, arrays

    def _array(self, leaf: Any, args: tuple[Any, ...], place: int) -> np.ndarray:
        if type(leaf) is float:
            return cast_array(np.array(leaf), default_real())
        if isinstance(leaf, _NUMBERS) or hasattr(leaf, "__array_interface__"):
            return host_copy(leaf, None)
        raise TypeError(
            f"{self._name}: {flatten(args)[1].paths('args')[place]} is of {type(leaf).__name__}: "
            "examples are trees of arrays of NumPy and numbers (for a tensor, `await t.numpy()`)"
        )


def check_pad(name: str, pad: object) -> None:
    """Raises ``TypeError`` for what is no number to fill arrays up with."""
    if not (pad is None or isinstance(pad, (bool, int, float, np.number, np.bool_))):
        raise TypeError(f"{name}: pad must be a number, not {pad!r}")


def _is_of(dtype: np.dtype[Any], number: float) -> bool:
    """Whether arrays of a dtype can be filled up with a number. Those that round can with any."""
    if dtype.kind == "b":
        return number in (0, 1)
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return bool(limits.min <= number <= limits.max and number == int(number))
    return True


_LEAF = flatten(0.0)[1]


def side_by_side(
    form: Form, examples: Sequence[list[np.ndarray]], size: int, pad: Any
) -> tuple[Any, ...]:
    """The arguments of a batch: each leaf has a new first axis, of length ``size``.

    Beyond the examples there are, the last one is repeated. Axes that are shorter than others of
    their place are filled up behind with ``pad``; with None, there are none.
    """
    arrays = [_stacked(column, size, pad) for column in zip(*examples, strict=True)]
    arguments: tuple[Any, ...] = form.definition.unflatten(arrays)
    return arguments


def _stacked(arrays: Sequence[np.ndarray], size: int, pad: Any) -> np.ndarray:
    count, shape = len(arrays), arrays[0].shape
    if pad is None or all(array.shape == shape for array in arrays):
        joined = _joined(arrays, size)
        if joined is not None:
            return joined
        batch = np.empty((size, *shape), arrays[0].dtype)
        if shape and 0 not in shape:  # one after the other along the first axis that they have
            np.concatenate(arrays, out=batch[:count].reshape(count * shape[0], *shape[1:]))
        else:
            batch[:count] = arrays
    else:
        shapes = [array.shape for array in arrays]
        longest = tuple(map(max, zip(*shapes, strict=True)))
        batch = np.full((size, *longest), pad, arrays[0].dtype)
        for row, array in enumerate(arrays):
            batch[row][tuple(map(slice, array.shape))] = array
    if size > count:
        batch[count:] = batch[count - 1]
    return batch


def _joined(arrays: Sequence[np.ndarray], size: int) -> np.ndarray | None:
    """The same for small arrays of one shape, if all lie in one piece in memory.

    In a quarter of the time that NumPy takes for many of them.
    """
    first = arrays[0]
    if first.nbytes > SMALL_BYTES or first.dtype.kind not in "biufc":
        return None
    parts: list[Any] = [*arrays, *[arrays[-1]] * (size - len(arrays))]
    try:
        memory = bytearray().join(parts)
    except TypeError:  # some do not lie so
        return None
    return np.frombuffer(memory, first.dtype).reshape(size, *first.shape)


def divided(result: Any, count: int, size: int) -> list[Any]:
    """The results of the first ``count`` examples of a batch of ``size``.

    Raises ``ValueError`` for a leaf whose first axis is not that of the batch.
    """
    if type(result) is np.ndarray and result.shape[:1] == (size,):  # nearly always
        return list(result if count == size else result[:count])
    leaves, definition = flatten(result)
    for path, leaf in zip(definition.paths("result"), leaves, strict=True):
        shape = getattr(leaf, "shape", ())
        if not shape or shape[0] != size:
            raise ValueError(
                f"{path} has the shape {tuple(shape)}: the function takes a batch of {size}, and "
                "the first axis of each of its results must be of that length"
            )
    columns = [list(leaf[:count]) for leaf in leaves]
    return [definition.unflatten(row) for row in zip(*columns, strict=True)]
