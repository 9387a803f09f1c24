"""Derivatives of functions of some tensors, taken while another derivative is being recorded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from lazyasync.ir.node import Node
from lazyasync.ops.gradient_marks import ARGUMENT
from lazyasync.recording import adopt, recording_for
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import one_level_more
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.forward import push_along
from lazyasync.transforms.recorded import path_between
from lazyasync.transforms.reverse import pull_back

OfTensors: TypeAlias = Callable[[list[LazyTensor]], Sequence[LazyTensor]]


def pulled(
    fn: OfTensors, arguments: Sequence[LazyTensor], cotangents: Sequence[LazyTensor | None]
) -> list[LazyTensor | None]:
    """Cotangents of arguments of a function, from those of its results; None stands for zeros."""
    marked, results = _called(fn, arguments)
    recording = recording_for("gradient", marked)
    roots = [(adopt(recording, result), g) for result, g in zip(results, cotangents, strict=True)]
    markers = [each._node for each in marked]
    path = path_between([root for root, _ in roots], frozenset(markers), {})
    seeds: dict[Node, LazyTensor] = {}
    for root, cotangent in roots:
        if cotangent is not None and path.depends[root]:
            seeds[root] = seeds[root] + cotangent if root in seeds else cotangent
    if not seeds:
        return [None] * len(markers)
    return pull_back(recording, path, seeds, markers, {})


def pushed(
    fn: OfTensors, arguments: Sequence[LazyTensor], tangents: Sequence[LazyTensor | None]
) -> list[LazyTensor | None]:
    """Tangents of the results of a function, from those of its arguments; None stands for zeros."""
    marked, results = _called(fn, arguments)
    found: list[LazyTensor | None] = push_along(
        list(results), [each._node for each in marked], tangents, {}
    )
    return found


def _called(
    fn: OfTensors, arguments: Sequence[LazyTensor]
) -> tuple[list[LazyTensor], Sequence[LazyTensor]]:
    """The arguments with nodes of their own, and what the function makes of them."""
    marked = [record_one(ARGUMENT, each, (place,)) for place, each in enumerate(arguments)]
    with one_level_more(marked[0]._recording.recorder, [each._node for each in marked]):
        return marked, fn(marked)
