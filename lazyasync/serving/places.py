"""Places for sequences: their states side by side on a device."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator
from functools import wraps
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from lazyasync.api.dynamic_axes import mark_dynamic
from lazyasync.api.steps import sync_multi
from lazyasync.ops.indexing.take import take
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.manipulation.shaping import expand_dims
from lazyasync.runtime.compiled.function import compile as compiled
from lazyasync.transforms.vectorize import vmap
from lazyasync.trees import TreeDefinition, flatten, leaves, tree_map

Key = TypeVar("Key")


class Places(Generic[Key]):
    """The states of sequences, one in each row, and which row is whose.

    There are as many rows as sequences when a step is computed: a row that is nobody's would go on
    to where nothing is defined, and fail the others.
    """

    def __init__(
        self, start: Callable[..., Any], step: Callable[..., Any], weights: int, *, varies: bool
    ) -> None:
        """``varies``: whether programs of several rows are to serve all numbers of them."""
        self._varies = varies
        self._rows: dict[Key, int] = {}
        self._count = 0
        """The rows that there are."""
        self._states: Any = None
        """A tree of tensors, whose first axes are the rows."""
        self._form: StateForm | None = None
        """That of all states, while there are any."""
        self._start = compiled(_giving_tensors(start))
        self._step = compiled(
            vmap(_keeping_form(step), in_axes=(*[None] * weights, 0)), donate_argnums=weights
        )
        self._first = compiled(_as_row)
        self._replaced = compiled(_with_row, donate_argnums=0)
        self._moved = compiled(_rows_of)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._rows)

    def items(self) -> ItemsView[Key, int]:
        """The sequences and their rows, as they are now."""
        return dict(self._rows).items()

    def free(self, key: Key) -> None:
        """Has a sequence no longer. Its row goes to another one, or away, before the next step."""
        del self._rows[key]

    def clear(self) -> list[Key]:
        """Forgets all states, and gives the sequences that they were of."""
        freed = list(self._rows)
        self._rows.clear()
        self._states, self._form, self._count = None, None, 0
        return freed

    async def first_state(self, weights: tuple[Any, ...], prompt: tuple[Any, ...]) -> Any:
        """The state, which is ready, that a sequence begins with.

        Raises what computing it does, and ``ValueError`` for one of another form than the others.
        """
        state = await self._start(*weights, *prompt)
        form = _form_of(state)
        if not form.leaves:
            raise ValueError("`start` gives a state without any tensor")
        if self._form is not None:
            self._form.check("`start` gives a state beside others", form)
        await sync_multi(leaves(state), wait=True)
        self._form = form
        return state

    async def add(self, new: dict[Key, Any]) -> None:
        """Gives each new sequence a row, which holds its state.

        Raises what that raises. Nothing is left of all states then, see `clear`.
        """
        free = [row for row in range(self._count) if row not in self._rows.values()]
        if self._states is None and new:
            self._states = await self._first(next(iter(new.values())))
            self._count = 1
            free = [0]
        missing = len(new) - len(free)
        if missing > 0:
            await self._arrange([*range(self._count), *[0] * missing])
            free += range(self._count - missing, self._count)
        for (key, state), row in zip(new.items(), free, strict=False):
            states = self._taken()
            self._states = await self._replaced(states, state, np.int64(row))
            self._rows[key] = row
        if len(self._rows) < self._count and self._rows:
            await self._arrange(list(self._rows.values()))
            self._rows = {key: row for row, key in enumerate(self._rows)}

    async def step(self, weights: tuple[Any, ...]) -> Any:
        """Takes all sequences a step further. Returns their items, in flight, in rows.

        Raises what the function does, and ``ValueError`` for states of another form than before.
        Nothing is left of all states then, see `clear`.
        """
        states = self._taken()
        self._states, items = await self._step(*weights, states)
        return items

    async def _arrange(self, rows: list[int]) -> None:
        states = self._taken()
        places = asarray(np.array(rows, np.int64), device=leaves(states)[0].device)
        if self._varies:
            mark_dynamic(places, 0)
        self._states = await self._moved(states, places)
        self._count = len(rows)

    def _taken(self) -> Any:
        """The states, for a program that makes others of them; there are none meanwhile."""
        states, self._states = self._states, None
        if self._varies:
            for leaf in leaves(states):
                mark_dynamic(leaf, 0)
        return states


class StateForm(NamedTuple):
    """The structure of a state, and the shape and dtype of each leaf."""

    definition: TreeDefinition
    leaves: tuple[tuple[tuple[int, ...], Any], ...]

    def check(self, problem: str, other: StateForm) -> None:
        """Raises ``ValueError`` where another one is not the same."""
        if other.definition != self.definition:
            raise ValueError(f"{problem} of another structure: {other.definition}")
        paths = self.definition.paths("state")
        for path, mine, others in zip(paths, self.leaves, other.leaves, strict=True):
            if mine != others:
                raise ValueError(
                    f"{problem} in which {path} is {_described(others)}, not {_described(mine)}"
                )


def _described(leaf: tuple[tuple[int, ...], Any]) -> str:
    shape, dtype = leaf
    return f"{dtype}{list(shape)}"


def _form_of(state: Any) -> StateForm:
    tensors, definition = flatten(state)
    return StateForm(definition, tuple((tuple(leaf.shape), leaf.dtype) for leaf in tensors))


def _keeping_form(step: Callable[..., Any]) -> Callable[..., Any]:
    """A function that raises ``ValueError`` where a state is of another form than the one before.

    It does where it is traced, so that no step pays for it.
    """

    @wraps(step)
    def stepped(*args: Any) -> Any:
        following, item = step(*args)
        following = tree_map(asarray, following)
        _form_of(args[-1]).check("`step` gives a state", _form_of(following))
        return following, item

    return stepped


def _giving_tensors(start: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose results are tensors also where those of ``start`` are numbers."""

    @wraps(start)
    def started(*args: Any) -> Any:
        return tree_map(asarray, start(*args))

    return started


def _as_row(state: Any) -> Any:
    return tree_map(lambda leaf: expand_dims(leaf, 0), state)


def _with_row(states: Any, state: Any, row: Any) -> Any:
    return tree_map(lambda leaf, new: leaf.at[row].set(new), states, state)


def _rows_of(states: Any, rows: Any) -> Any:
    return tree_map(lambda leaf: take(leaf, rows, axis=0), states)
