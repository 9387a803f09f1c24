"""Trees: nests of lists, tuples, dicts, dataclasses and namedtuples, taken apart and rebuilt.

What is a container, and the order of its leaves:

* ``list``, ``tuple``: by index.
* ``dict``: by sorted key where all keys are strings, or all are numbers, so that two dicts that
  were filled in different order pair up; else in the order of insertion. A rebuilt dict has the
  insertion order of the one that was taken apart, either way.
* namedtuple: by field.
* dataclass instance: by field. It is rebuilt as a new object whose fields are set one by one,
  which frozen classes, slots and ``init=False`` fields allow; ``__init__`` and ``__post_init__``
  do not run, so they cannot reject or convert what stands in a leaf's place. A field that was
  never set stays so; attributes that are no fields are not carried over. Fields with the metadata
  `STATIC` are part of the structure, and those with `BUFFER` or `FROZEN` are not trained.
* ``None``: an empty tree, without leaves.

Everything else is a leaf: also instances of other subclasses of list, dict and tuple, and of
dataclasses that derive from a built-in class.
"""

from lazyasync.trees.containers import children, is_record
from lazyasync.trees.definition import (
    TreeDefinition,
    flatten,
    flatten_with_paths,
    leaves,
    tree_map,
)
from lazyasync.trees.marked_fields import BUFFER, FROZEN, STATIC
from lazyasync.trees.partitions import combine, partition

__all__ = [
    "BUFFER",
    "FROZEN",
    "STATIC",
    "TreeDefinition",
    "children",
    "combine",
    "flatten",
    "flatten_with_paths",
    "is_record",
    "leaves",
    "partition",
    "tree_map",
]


def __dir__() -> list[str]:
    return [*__all__]
