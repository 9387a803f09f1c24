"""Where items come from, and how a batch is made of some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lazyasync.trees import leaves, tree_map

Collate = Callable[[list[Any]], Any]


class Arrays:
    """A tree of arrays whose first axes are those of the items: batches are slices of all."""

    def __init__(self, tree: Any) -> None:
        self.tree = tree
        lengths = {leaf.shape[0] if leaf.ndim else -1 for leaf in leaves(tree)}
        if len(lengths) != 1 or -1 in lengths:
            raise ValueError(
                f"Loader: the first axes of the arrays must be of one length: {lengths}"
            )
        self.length: int = lengths.pop()

    def __len__(self) -> int:
        return self.length

    def batch(self, indices: np.ndarray, collate: Collate | None) -> Any:
        """The items at these places, side by side."""
        taken = tree_map(lambda leaf: leaf[indices], self.tree)
        return taken if collate is None else collate(taken)


class Items:
    """A sequence: whatever has a length, and items by number."""

    def __init__(self, sequence: Sequence[Any]) -> None:
        self.sequence = sequence

    def __len__(self) -> int:
        return len(self.sequence)

    def batch(self, indices: np.ndarray, collate: Collate | None) -> Any:
        """The items at these places, collated."""
        return (collate or stacked)([self.sequence[int(index)] for index in indices])


def is_arrays(source: Any) -> bool:
    """Whether a source is a tree of arrays. A list is one of items."""
    if isinstance(source, list):
        return False
    found = leaves(source)
    return bool(found) and all(isinstance(leaf, np.ndarray) for leaf in found)


def stacked(items: list[Any]) -> Any:
    """Items of one structure as one, with arrays and numbers side by side, and lists of others."""

    def stack(*same: Any) -> Any:
        if isinstance(same[0], (np.ndarray, np.generic, bool, int, float, complex)):
            return np.stack([np.asarray(each) for each in same])
        return _Listed(same)

    return tree_map(stack, items[0], *items[1:], name="an item")


class _Listed(list[Any]):
    """The leaves that are no numbers, in a batch."""
