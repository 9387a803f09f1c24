"""Jacobians and Hessians: all rows, or columns, of a derivative as one batch."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from lazyasync.arguments import whole_numbers
from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.manipulation.broadcasting import reshape
from lazyasync.ops.manipulation.creation import asarray, zeros
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.linear import linear
from lazyasync.transforms.recorded import argument_places
from lazyasync.transforms.reverse import grad
from lazyasync.trees import flatten

__all__ = ["hessian", "jacfwd", "jacrev"]


def jacfwd(fn: Callable[..., Any], argnums: int | Sequence[int] = 0) -> Callable[..., Any]:
    """A function that gives the Jacobian of ``fn``, column by column, in forward mode.

    ``fn`` gives a tensor of a floating dtype, or a tree of such. For each of them the Jacobian by
    an argument has the structure of the argument, with the shape of the result followed by that of
    the leaf; by several ``argnums`` it is a tuple. The columns are one batch: the work is that of
    the function for each number of the arguments. So it is the choice where these are fewer than
    the results; `jacrev` is where they are more. Raises what `la.jvp` and `la.vmap` raise.
    """
    numbers = tuple(whole_numbers("jacfwd: argnums", argnums))

    @functools.wraps(fn)
    def jacobian(*arguments: Any, **keywords: Any) -> Any:
        of, primals = _of_some("jacfwd", fn, numbers, arguments, keywords)
        leaves, definition = flatten(primals)
        leaves = _floating("jacfwd", leaves, definition.paths("argument"))
        value, found, _ = linear("jacfwd", of, primals, False, backwards=False)
        results, result = flatten(value)
        results = _floating("jacfwd", results, result.paths("result"))
        directions, count = _basis(leaves)
        units = directions[0] if len(leaves) == 1 and leaves[0].ndim == 1 else None
        pushed = found.derivative.pushed(directions, count, units)
        columns = dict(zip(found.places, pushed, strict=True))
        by_result = []
        for place, each in enumerate(results):
            column = columns.get(place)
            parts = []
            start = 0
            for leaf in leaves:
                end = start + math.prod(leaf.shape)
                shape = (*each.shape, *leaf.shape)
                if column is None:
                    parts.append(zeros(shape, dtype=each.dtype, device=each.device))
                else:
                    parts.append(reshape(moveaxis(column[start:end], 0, -1), shape))
                start = end
            trees = definition.unflatten(parts)
            by_result.append(trees if isinstance(argnums, Iterable) else trees[0])
        return result.unflatten(by_result)

    return jacobian


def jacrev(fn: Callable[..., Any], argnums: int | Sequence[int] = 0) -> Callable[..., Any]:
    """As `jacfwd`, row by row, in reverse mode: the function once, and a gradient for each result.

    It is the choice where the arguments have more numbers than the results. Arguments are taken as
    `la.grad` takes them.
    """
    numbers = tuple(whole_numbers("jacrev: argnums", argnums))

    @functools.wraps(fn)
    def jacobian(*arguments: Any, **keywords: Any) -> Any:
        of, primals = _of_some("jacrev", fn, numbers, arguments, keywords)
        value, found, marked = linear("jacrev", of, primals, False, backwards=True)
        results, definition = flatten(value)
        results = _floating("jacrev", results, definition.paths("result"))
        directions, count = _basis(results)
        pulled = found.derivative.pulled([directions[place] for place in found.places], count)
        rows, gradient = flatten(marked.unflatten(pulled))
        by_result = []
        start = 0
        for result in results:
            end = start + math.prod(result.shape)
            parts = [reshape(each[start:end], (*result.shape, *each.shape[1:])) for each in rows]
            trees = gradient.unflatten(parts)
            by_result.append(trees if isinstance(argnums, Iterable) else trees[0])
            start = end
        return definition.unflatten(by_result)

    return jacobian


def hessian(fn: Callable[..., LazyTensor], argnums: int = 0) -> Callable[..., Any]:
    """A function that gives the Hessian of ``fn``, which returns a scalar.

    It is `jacfwd` of the gradient. For each leaf of the argument it has its structure, with the
    shape of the one followed by that of the other. `la.hvp` gives its product with a direction,
    without it.
    """
    return jacfwd(grad(fn, argnums), argnums)


def _of_some(
    user: str,
    fn: Callable[..., Any],
    numbers: tuple[int, ...],
    arguments: tuple[Any, ...],
    keywords: dict[str, Any],
) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """A function of the arguments that ``numbers`` name, with all others as they are; and those."""
    places = argument_places(user, numbers, len(arguments))

    def of(*primals: Any) -> Any:
        given = list(arguments)
        for place, primal in zip(places, primals, strict=True):
            given[place] = primal
        return fn(*given, **keywords)

    return of, tuple([arguments[place] for place in places])


def _floating(user: str, leaves: list[Any], paths: list[str]) -> list[LazyTensor]:
    tensors = []
    for leaf, path in zip(leaves, paths, strict=True):
        tensor = asarray(leaf) if isinstance(leaf, (np.ndarray, float)) else leaf
        if not isinstance(tensor, LazyTensor) or kind_of(tensor.dtype) != "f":
            kind = tensor.dtype if isinstance(tensor, LazyTensor) else type(leaf).__name__
            raise DTypeError(f"{user}: {path} must be a tensor of a floating dtype, not {kind}")
        tensors.append(tensor)
    return tensors


def _basis(leaves: list[LazyTensor]) -> tuple[list[LazyTensor], int]:
    """The unit vectors of all numbers of some tensors: of each a batch, and their count."""
    count = sum(math.prod(leaf.shape) for leaf in leaves)
    directions = []
    start = 0
    for leaf in leaves:
        end = start + math.prod(leaf.shape)
        block = np.zeros((count, end - start), leaf.dtype)
        block[start:end] = np.eye(end - start, dtype=leaf.dtype)
        directions.append(asarray(block.reshape(count, *leaf.shape), device=leaf.device))
        start = end
    return directions, count
