"""Functions whose intermediate values are computed again for the backward pass: `checkpoint`.

T. Chen, B. Xu, C. Zhang and C. Guestrin, "Training deep nets with sublinear memory cost", 2016,
arXiv:1604.06174. The function is traced once. Its operations are recorded for the value, and again
for the gradient, from arguments that come after it: nothing makes one of both, or the second early.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lazyasync.arguments import check_function
from lazyasync.buffers import DeviceData
from lazyasync.errors import UnsupportedOperationError
from lazyasync.ir.graph import Graph
from lazyasync.ir.leaves import RANDOM_STATE
from lazyasync.ir.node import Node, Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS
from lazyasync.ir.types import INEXACT
from lazyasync.ops.gradient_marks import AFTER, NAMED, Values
from lazyasync.ops.registration import named_elsewhere
from lazyasync.recording import current_context, device_together, new_data_tensor, record
from lazyasync.recording.levels import at_levels, innermost_level, levels
from lazyasync.recording.tracing import ArgumentPlace, DrawPlace, TracedFunction, name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.batches import Draw
from lazyasync.transforms.custom_rules import Rule, marked_by
from lazyasync.transforms.recorded import refuse_coroutine
from lazyasync.transforms.recording_again import pulled, pushed
from lazyasync.transforms.replay import Value, arguments_of, replay_graph, results_of, trace_inlined
from lazyasync.trees import flatten

__all__ = ["checkpoint"]

POLICIES = ("products",)


@named_elsewhere("remat")
def checkpoint(
    fn: Callable[..., Any], policy: str | Collection[str] | None = None
) -> Callable[..., Any]:
    """``fn``, whose intermediate values are not kept for its gradient, but computed again for it.

    Of a chain of such functions, what is in memory at once is the arguments of all of them and the
    intermediate values of one, for about a third more work. Values and gradients are the same,
    those of random operations too.

    ``policy`` says what is kept nevertheless: ``"products"`` the results of matrix products, which
    are most of the work; a tuple or a set of names what `la.checkpoint_name` has given these names.

    The function is traced, as by `la.vmap`: it cannot read values while it is differentiated, and
    is on one device. The call raises ``TypeError`` for an asynchronous function and
    `UnsupportedOperationError` for what cannot be traced; this ``ValueError`` for another policy.
    """
    check_function("checkpoint", fn)
    if isinstance(policy, str) and policy not in POLICIES:
        raise ValueError(
            f'checkpoint: policy must be None, "products" or a tuple of names, not {policy!r}'
        )
    names = frozenset(() if policy is None or isinstance(policy, str) else policy)
    keeps_products = policy == "products"

    @functools.wraps(fn)
    def checkpointed(*args: Any, **kwargs: Any) -> Any:
        active = levels.get()
        if not active:
            return fn(*args, **kwargs)
        leaves, definition = flatten((args, kwargs))
        given = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
        device = device_together("checkpoint", given)

        def plain(*args: Any, **kwargs: Any) -> Any:
            result = fn(*args, **kwargs)
            refuse_coroutine("checkpoint", result)
            return result

        types = [leaf._node.type if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
        traced = trace_inlined("la.checkpoint", plain, definition, types, device, name_of(fn))
        graph = traced.graph
        known = {
            number: tensor
            for number, source in zip(graph.arguments, traced.sources, strict=True)
            if (tensor := _given(traced, source, leaves, device)) is not None
        }
        level = innermost_level(known.values())
        with at_levels(active[: max(level - 1, 0)]):
            every = arguments_of(traced, (), None, device, _as_values(known))
            values = replay_graph(graph, every, None, device)
        results = [root for root in dict.fromkeys(graph.roots) if _has_derivative(graph, root)]
        if level and results:
            kept = _kept(graph, keeps_products, names)
            inputs = [number for number in known if _has_derivative(graph, number)]
            others = [number for number in known if number not in inputs]
            drawn: list[int] = []
            if current_context().recorder.is_inlined:
                # Of batches each member draws numbers of its own, which cannot be drawn again.
                others = [n for n in others if graph.nodes[n].operation is not RANDOM_STATE]
                drawn = _drawn(graph, inputs)
            rule = _Recomputed(traced, results, inputs, others, drawn, kept)
            tensors = marked_by(
                rule,
                [values[number].value for number in results],
                [known[number] for number in inputs],
                [values[number].value for number in (*others, *drawn, *kept)],
                level,
            )
            for number, tensor in zip(results, tensors, strict=True):
                values[number] = Value(tensor, False)
        arguments = [Value(leaf, False) for leaf in leaves]
        found = [
            leaf.value if isinstance(leaf, Value) else leaf
            for leaf in results_of(traced, values, arguments)
        ]
        return traced.results.definition.unflatten(found)

    return checkpointed


def _has_derivative(graph: Graph, number: int) -> bool:
    return graph.types[number].dtype.kind in INEXACT


def _given(traced: TracedFunction, source: Any, leaves: Sequence[Any], device: Any) -> Any:
    """The tensor that an argument of a trace is; None for a number that is the same each time."""
    if type(source) is ArgumentPlace:
        return leaves[source.number]
    if type(source) is DrawPlace:
        return Draw(*traced.draws[source.number], device).state(1)
    if isinstance(source, DeviceData):
        return new_data_tensor(source)
    return source if isinstance(source, LazyTensor) else None


def _as_values(tensors: Mapping[int, LazyTensor]) -> dict[int, Value]:
    return {number: Value(tensor, False) for number, tensor in tensors.items()}


def _drawn(graph: Graph, inputs: Sequence[int]) -> list[int]:
    """The values that are random numbers.

    Raises `UnsupportedOperationError` for those whose parameters can be differentiated by, and for
    loops and branches that draw.
    """
    drawn = []
    depends = set(inputs)
    for number, node in enumerate(graph.nodes):
        operands = graph.operands[number]
        if _has_derivative(graph, number) and not depends.isdisjoint(operands):
            depends.add(number)
        if any(graph.nodes[operand].operation is RANDOM_STATE for operand in operands):
            several = node.operation.kind is OperationKind.MULTIPLE  # a loop, or a branch
            if several or (number in depends and GRADIENTS.of(node.operation) is not None):
                raise UnsupportedOperationError(
                    f"la.checkpoint cannot draw the numbers of {node.operation.name} again in "
                    "la.vmap, with parameters that can be differentiated by; draw them outside, or "
                    "give it parameters without (la.stop_gradient)"
                )
            drawn.append(number)
    return drawn


def _kept(graph: Graph, products: bool, names: Collection[str]) -> list[int]:
    """The values that are kept for the gradient by a policy."""
    kept: dict[int, None] = {}
    given = frozenset(graph.arguments)
    for number, node in enumerate(graph.nodes):
        if number in given:
            continue
        operands = graph.operands[number]
        if products and node.operation.kind is OperationKind.PRODUCT:
            kept[number] = None
        if node.operation is NAMED and graph.key.attributes[number].name in names:
            # What is named itself, whose gradient may need it, but for one of several outputs.
            (named,) = operands
            below = graph.operands[named]
            ordinary = named not in given and below and len(graph.nodes[below[0]].outputs) == 1
            kept[named if ordinary else number] = None
    return list(kept)


# ---- derivatives ---------------------------------------------------------------------------


class _Recomputed(Rule):
    """The derivatives of a function that is recorded again for them.

    ``results``, ``inputs``, which have derivatives, ``others``, which are given to it as well, the
    numbers ``drawn``, if they are constants, and what is ``kept`` are values of its trace.
    """

    def __init__(
        self,
        traced: TracedFunction,
        results: Sequence[int],
        inputs: Sequence[int],
        others: Sequence[int],
        drawn: Sequence[int],
        kept: Sequence[int],
    ) -> None:
        known = frozenset((*inputs, *others))
        # Without what it was called with: rules are kept for the next step.
        sources = [
            None if number in known or type(source) is DrawPlace else source
            for number, source in zip(traced.graph.arguments, traced.sources, strict=True)
        ]
        self._traced = replace(
            traced,
            leaves=(),
            sources=sources,
            draws=[],
            results=traced.results._replace(captured=[], leaves=[]),
        )
        self._results, self._inputs = tuple(results), tuple(inputs)
        self._others, self._kept = (*others, *drawn), tuple(kept)
        numbers = tuple([(type(source), repr(source)) for source in sources])
        places = (self._results, self._inputs, self._others, self._kept)
        super().__init__(f"checkpoint of {traced.name}", traced.graph, numbers, *places)

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`. Nothing has to be kept, or computed again, for forward mode."""
        others = values.kept[: len(self._others)]

        def again(inputs: list[LazyTensor]) -> list[LazyTensor]:
            return self._again(inputs, others, {})

        return list(pushed(again, values.arguments, tangents))

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        present = [cotangent for cotangent in cotangents if cotangent is not None]
        # Also what is kept: what follows from it is computed again.
        inputs = [record(AFTER, (tensor, *present)) for tensor in values.arguments]
        after = [record(AFTER, (tensor, *present)) for tensor in values.kept]
        count = len(self._others)
        others = after[:count]
        instead = {
            number: functools.partial(_as_kept, tensor)
            for number, tensor in zip(self._kept, after[count:], strict=True)
        }

        def again(inputs: list[LazyTensor]) -> list[LazyTensor]:
            return self._again(inputs, others, instead)

        return list(pulled(again, inputs, cotangents))

    def _again(
        self, inputs: Sequence[LazyTensor], others: Sequence[LazyTensor], instead: Any
    ) -> list[LazyTensor]:
        known = dict(zip((*self._inputs, *self._others), (*inputs, *others), strict=True))
        device = inputs[0].device
        given = arguments_of(self._traced, (), None, device, _as_values(known))
        found = replay_graph(
            self._traced.graph, given, None, device, self._results, instead=instead
        )
        return [found[number].value for number in self._results]


def _as_kept(kept: LazyTensor, node: Node, attributes: Any, operands: list[Any]) -> LazyTensor:
    """A value that has been kept, whose gradient goes on to the operands that are recorded again.

    These are computed only where the gradient needs them.
    """
    if not any(operand.dtype.kind in INEXACT for operand in operands):
        return kept
    rule = _OfOperation(node.operation, attributes)
    (found,) = marked_by(rule, [kept], operands, (), len(levels.get()))
    return found


class _OfOperation(Rule):
    """The gradient of an operation, whose result has been kept."""

    def __init__(self, operation: Operation, attributes: Any) -> None:
        super().__init__(f"kept {operation.name}", operation, attributes)
        self._operation, self._attributes = operation, attributes

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        (g,), (kept,) = cotangents, values.results
        found = GRADIENTS[self._operation](g, values.arguments, kept, self._attributes)
        return list(found)
