"""The methods of tensors that index, ``x[key]``, ``x[key] = value`` and ``x.at[key]``.

Importing this module assigns them to `LazyTensor`, as the first look at one of them does.
"""

from __future__ import annotations

from typing import Any

from lazyasync.ops.indexing.keys import get_item, set_item
from lazyasync.ops.indexing.updates import IndexedParts
from lazyasync.ops.methods import check_thread
from lazyasync.tensor import LazyTensor


def _set_item(self: LazyTensor, index: Any, value: Any) -> None:
    """Makes this tensor stand for itself with the elements at ``index`` replaced."""
    check_thread(self)
    self._rebind(set_item(self, index, value))


_METHODS = {
    "__getitem__": get_item,
    "__setitem__": _set_item,
    "at": property(IndexedParts, doc="Copies that are changed in parts: ``t.at[i].add(v)``."),
}

for _name, _method in _METHODS.items():
    setattr(LazyTensor, _name, _method)
