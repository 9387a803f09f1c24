"""Trees: nests of lists, tuples, dicts, dataclasses and namedtuples, taken apart and rebuilt.

What is a container, and the order of its leaves:

* ``list``, ``tuple``, ``deque``: by index. A deque keeps its ``maxlen``.
* ``dict``, ``defaultdict``: by sorted key where all keys are strings, or all are numbers, so that
  two dicts that were filled in different order pair up; else in the order of insertion. A rebuilt
  dict has the insertion order of the one that was taken apart, either way.
* ``OrderedDict``: in its order, which is part of the structure.
* namedtuple: by field.
* dataclass instance: by field. It is rebuilt as a new object whose fields are set one by one,
  which frozen classes, slots and ``init=False`` fields allow; ``__init__`` and ``__post_init__``
  do not run, so they cannot reject or convert what stands in a leaf's place. A field that was
  never set stays so; attributes that are no fields are not carried over. Fields with the metadata
  `STATIC` are part of the structure, and those with `BUFFER` or `FROZEN` are not trained.
* an instance of a subclass of one of these: as what it derives from. It is rebuilt without its
  ``__init__``, with its attributes. Attributes that are arrays, or containers of them, are leaves
  too, behind the items; the others are part of the structure. An attribute that is an item at the
  same time, as in dicts whose items can be had as attributes, stays so.
* an instance of a class that `register` has been told of.
* ``None``: an empty tree, without leaves.

Everything else is a leaf: also instances of dataclasses that derive from another built-in class,
members of enumerations, and sets.
"""

from lazyasync.hints import missing_of
from lazyasync.trees.containers import children, is_record, register
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
    "register",
    "tree_map",
]


def __dir__() -> list[str]:
    return [*__all__]


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = missing_of(__name__)
