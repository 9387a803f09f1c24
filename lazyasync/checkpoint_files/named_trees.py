"""Trees as arrays by name and a description, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lazyasync import trees
from lazyasync.checkpoint_files.description import (
    Node,
    Steps,
    build,
    describe,
    dotted,
    is_array,
    leaf_nodes,
)
from lazyasync.errors import CheckpointError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

STRUCTURE_KEY: Final = "lazyasync.structure"
"""The metadata entry that describes the tree, see `flatten_to_names`."""

_PLAIN: Final = (bool, int, float, str)


def flatten_to_names(tree: Any) -> tuple[dict[str, Any], dict[str, str]]:
    """Name the arrays of a tree, and describe the rest of it.

    Names are the keys, indices and fields on the way, joined by dots, as other programs expect
    them: ``layers.0.weight``. Where two would be equal (``{"a.b": x, "a": {"b": y}}``), the later
    one gets ``~2``. The description, not the name, is what finds an array again, so that keys of
    any spelling survive: strings, numbers, None, and tuples of these.

    Returns:
        Name to array, as it stands in the tree (whatever has a shape and a dtype; NumPy scalars
        become arrays without axes), and the metadata entry that holds the description: all
        containers, and the leaves that are plain values, exactly: None, numbers (complex, decimal,
        fractions), strings, bytes, dates, times, paths, UUIDs, ranges, dtypes, and sets of these.

    Raises:
        CheckpointError: a leaf or a key of another type, an array of a dtype that safetensors
            lacks, or more than 100 levels; it is named.
    """
    import json  # here: importing lazyasync stays quick

    arrays: dict[str, Any] = {}
    description = json.dumps(describe(tree, (), arrays), separators=(",", ":"))
    return arrays, {STRUCTURE_KEY: description}


def tree_from_names(
    arrays: Mapping[str, Any],
    metadata: Mapping[str, str],
    like: Any = None,
    source: object = "the checkpoint",
) -> Any:
    """Put a tree together from what `read_checkpoint` gave.

    Without ``like``: the nest that was saved, with dicts, lists, tuples, OrderedDicts and deques as
    they were, dicts for dataclasses and namedtuples, and for instances of other classes what these
    derive from. A file without a description, from another program, is a flat
    dict of its names.

    With ``like``: a tree of that structure, with its classes and static fields, and with the
    leaves of the file. What is matched are the keys on the way to each leaf, so a dict may stand
    for a dataclass, and a list for a tuple; in a file without a description, the dotted names.
    Shapes must agree; dtypes are those of the file.

    Args:
        arrays: name to array.
        metadata: with the description, or without.
        like: a tree whose leaves have shapes, or are plain Python values.
        source: what to call the file in an error message.

    Raises:
        CheckpointError: the description cannot be read, an array it names is missing, there is one
            it does not name; or, with ``like``, a key is missing or too many, or a shape is
            another. Each is named.
    """
    description = _read_description(arrays, metadata, source)
    if like is not None:
        return _fill(like, arrays, description, source)
    if description is None:
        return dict(arrays)
    return build(description, arrays)


def _read_description(
    arrays: Mapping[str, Any], metadata: Mapping[str, str], source: object
) -> Node | None:
    """The description in the metadata, parsed, and checked against the arrays."""
    import json  # here: importing lazyasync stays quick

    text = metadata.get(STRUCTURE_KEY)
    if text is None:
        return None
    try:
        description: Node = json.loads(text)
        names = {node[1] for _, node in leaf_nodes(description, ()) if node[0] == "array"}
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as error:
        raise CheckpointError(f"{source}: the description of the tree cannot be read") from error
    _compare(names, arrays, source)
    return description


def _fill(like: Any, arrays: Mapping[str, Any], description: Node | None, source: object) -> Any:
    """The tree ``like`` with the leaves of a file."""
    definition = trees.flatten(like)[1]
    wanted = list(_leaf_steps(like, ()))
    found: dict[Any, Any]
    if description is None:
        found = dict(arrays)
        keys: list[Any] = [dotted(steps) for steps, _ in wanted]
        if len(set(keys)) != len(keys):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise CheckpointError(
                f"{source} has only dotted names, and two leaves would be {twice!r}"
            )
        _compare(keys, found, source)
    else:
        found = {steps: build(node, arrays) for steps, node in leaf_nodes(description, ())}
        keys = [steps for steps, _ in wanted]
        _compare(keys, found, source)
    filled = []
    for key, (steps, leaf) in zip(keys, wanted, strict=True):
        value = found[key]
        _check_leaf(dotted(steps), leaf, value, source)
        filled.append(value)
    return definition.unflatten(filled)


def _leaf_steps(tree: Any, steps: Steps) -> Iterator[tuple[Steps, Any]]:
    """The leaves of a tree in its order, each with the keys on the way."""
    level = trees.children(tree)
    if level is None:
        yield steps, tree
        return
    for key, value in zip(*level, strict=True):
        yield from _leaf_steps(value, (*steps, key))


def _compare(wanted: Iterable[Any], found: Mapping[Any, Any], source: object) -> None:
    """Raise unless a file has the keys that are wanted, and no others."""
    wanted = dict.fromkeys(wanted)
    problems = []
    for title, keys in (
        ("is without", [key for key in wanted if key not in found]),
        ("has in addition", [key for key in found if key not in wanted]),
    ):
        if keys:
            names = [repr(key if isinstance(key, str) else dotted(key)) for key in keys[:5]]
            more = f" and {len(keys) - 5} more" if len(keys) > 5 else ""
            problems.append(f"{title} {', '.join(names)}{more}")
    if problems:
        raise CheckpointError(f"{source} {', and '.join(problems)}")


def _check_leaf(name: str, leaf: Any, value: Any, source: object) -> None:
    if is_array(leaf):
        if not is_array(value):
            raise CheckpointError(f"{source}: {name!r} is {value!r}, not an array")
        if tuple(value.shape) != tuple(leaf.shape):
            raise CheckpointError(
                f"{source}: {name!r} has shape {tuple(value.shape)}, not {tuple(leaf.shape)}"
            )
    elif type(leaf) in _PLAIN and is_array(value):
        raise CheckpointError(
            f"{source}: {name!r} is an array of shape {tuple(value.shape)}, not a "
            f"{type(leaf).__name__}"
        )
