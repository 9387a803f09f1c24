"""Functions whose derivatives are given by rules: `custom_vjp` and `custom_jvp`.

What such a function gives is recorded as ever, under a mark that derivatives stop at: they go on by
the rule. The mark is for one derivative, the innermost by which the arguments can be
differentiated. Those around it see what the rules record, which they differentiate.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from lazyasync.arguments import check_function, whole_numbers
from lazyasync.errors import DTypeError, ShapeError, UnsupportedOperationError
from lazyasync.ir.graph import regions_in
from lazyasync.ir.node import Node, OperationKind
from lazyasync.ir.stable_hash import stable_hash
from lazyasync.ir.types import INEXACT, TensorType
from lazyasync.ops.gradient_marks import (
    ARGUMENT,
    CUSTOM,
    STOP_GRADIENT,
    DerivativeRule,
    Values,
)
from lazyasync.ops.manipulation.broadcasting import BROADCAST_TO
from lazyasync.ops.manipulation.creation import zeros_like
from lazyasync.ops.multiple import outputs_of
from lazyasync.recording import record
from lazyasync.recording.fast_path import record_one
from lazyasync.recording.levels import at_levels, innermost_level, levels
from lazyasync.recording.tracing import name_of
from lazyasync.tensor import LazyTensor
from lazyasync.transforms.recorded import (
    argument_places,
    as_derivative,
    refuse_coroutine,
    with_zeros,
)
from lazyasync.transforms.recording_again import pulled
from lazyasync.transforms.replay import trace_inlined
from lazyasync.transforms.vectorize import vmap
from lazyasync.trees import TreeDefinition, flatten

__all__ = ["custom_jvp", "custom_vjp"]


# ---- what users call -----------------------------------------------------------------------


class _Custom:
    """A function with a rule; it is called as that function is."""

    def __init__(self, fn: Callable[..., Any], nondiff_argnums: int | Sequence[int] = ()) -> None:
        user = type(self).__name__
        check_function(user, fn)
        self.fn = fn
        self.nondiff_argnums = tuple(whole_numbers(f"{user}: nondiff_argnums", nondiff_argnums))
        self.what = f"{user} of {name_of(fn)}"
        self._checked: set[Any] = set()
        self._signature: inspect.Signature | None = None
        with suppress(ValueError):  # of a function that says nothing of its parameters
            self._signature = inspect.signature(fn)
        functools.update_wrapper(self, fn)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """As functions do: called on an object, it has that for its first argument."""
        return self if instance is None else functools.partial(self, instance)

    def __repr__(self) -> str:
        return f"<{self.what}>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the function gives; differentiated, what the rule says of it."""
        self.check_rule()
        args = self._positional(args, kwargs)
        given = _Arguments(args, argument_places(self.what, self.nondiff_argnums, len(args)))
        tensors = given.differentiable
        level = innermost_level(tensors)
        if not level:
            result = self.fn(*args)
            refuse_coroutine(self.what, result)
            return result
        active = levels.get()
        inside = given.apart()
        with at_levels(active[: level - 1]):
            result, kept = self.valued(inside)
            self._check_result(given, result)
        leaves, definition = flatten(result)
        places = _inexact(leaves)
        kept_leaves, kept_definition = flatten(kept)
        kept_places = [n for n, leaf in enumerate(kept_leaves) if isinstance(leaf, LazyTensor)]
        kept_tensors = [kept_leaves[place] for place in kept_places]
        found = [leaves[place] for place in places]
        if not found:
            return result
        _, markers, _ = active[level - 1]
        if _depends([*found, *kept_tensors], inside.differentiable, markers):
            raise UnsupportedOperationError(
                f"{self.what} uses a tensor that is differentiated by, and is not among its "
                "arguments: its rule says nothing of that; make it an argument, or use "
                "la.stop_gradient"
            )
        rule = self.rule_of(
            _Recorded(
                self,
                given.fixed,
                tuple([(definition, tuple(places)) for _, definition, places in given.trees]),
                tuple([(type(leaf), leaf) for leaf in _others(given.leaves)]),
                (definition, tuple(places)),
                (kept_definition, tuple(kept_places)),
                tuple([(type(leaf), leaf) for leaf in _others(kept_leaves)]),
            )
        )
        for place, tensor in zip(
            places, marked_by(rule, found, tensors, kept_tensors, level), strict=True
        ):
            leaves[place] = tensor
        return definition.unflatten(leaves)

    def check_rule(self) -> None:
        """Raises ``AttributeError`` where there is no rule yet."""
        raise NotImplementedError

    def valued(self, given: _Arguments) -> tuple[Any, Any]:
        """The result while it is differentiated, and what is kept for the rule."""
        raise NotImplementedError

    def rule_of(self, recorded: _Recorded) -> DerivativeRule:
        """The rule of a call."""
        raise NotImplementedError

    def _positional(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
        """All arguments by position, as rules take them."""
        if self._signature is None:
            if kwargs:
                raise TypeError(f"{self.what} takes arguments by position only")
            return args
        bound = self._signature.bind(*args, **kwargs)
        bound.apply_defaults()
        if bound.kwargs:
            named = ", ".join(bound.kwargs)
            raise TypeError(f"{self.what}: rules take arguments by position, but not {named}")
        return bound.args

    def _check_result(self, given: _Arguments, result: Any) -> None:
        """Compares what a rule gives for the value with what the function gives, once."""
        leaves, definition = flatten((given.all, {}))
        types = [leaf._node.type if isinstance(leaf, LazyTensor) else leaf for leaf in leaves]
        key = (definition, tuple([t if type(t) is TensorType else type(t) for t in types]))
        if key in self._checked:
            return
        tensors = [leaf for leaf in leaves if isinstance(leaf, LazyTensor)]
        try:
            by = f"la.{type(self).__name__}"
            traced = trace_inlined(by, self.fn, definition, types, tensors[0].device)
        except UnsupportedOperationError:
            return  # it reads values, or uses several devices: nothing is known beforehand
        expected: list[Any] = list(traced.results.leaves)
        found = [traced.graph.root_types[root] for root, _, _ in traced.results.computed]
        found += [types[number] for number in traced.results.passed]
        found += [data.type for data in traced.results.captured]
        for place, number in traced.results.places:
            expected[place] = found[number]
        like = traced.results.definition.unflatten(expected)
        what = f"{self.what}: its rule gives another result than the function"
        given_leaves = same_tree(what, traced.results.definition, like, result, "result")
        paths = traced.results.definition.paths("result")
        for path, one, other in zip(paths, expected, given_leaves, strict=True):
            if type(one) is TensorType and isinstance(other, LazyTensor):
                check_type(what, path, other, one)
        self._checked.add(key)


class custom_vjp(_Custom):  # noqa: N801 - it is called like a function
    """A function whose gradient is what a rule says.

    ``f = la.custom_vjp(fn)``, also as a decorator, is called as ``fn`` is. `defvjp` gives it its
    rule. ``nondiff_argnums`` are the arguments, by position, that are no tensors to differentiate
    by, such as functions and numbers that shape the program. Arguments and results may be trees.

    Differentiated backwards, the forward rule is called instead of ``fn``. What it does can be
    differentiated by gradients around this one, and so can the backward rule. Forward mode needs
    `la.custom_jvp`: it raises `UnsupportedOperationError`.

    Calls raise ``AttributeError`` without a rule, ``TypeError`` for keyword-only arguments, and
    `UnsupportedOperationError` where ``fn`` closes over a tensor that is differentiated by.
    """

    fwd: Callable[..., Any] | None = None
    bwd: Callable[..., Any] | None = None

    def defvjp(self, fwd: Callable[..., Any], bwd: Callable[..., Any]) -> None:
        """Gives the rule.

        ``fwd(*arguments)`` gives a pair: what the function does, and what is kept, any tree.
        ``bwd(*nondiff, kept, cotangent)`` gives a tuple with the gradient by each of the other
        arguments, a tree like it, where None stands for zeros. ``cotangent`` is a tree like the
        result, with None for what is of no floating or complex dtype.

        A gradient raises ``TypeError`` or ``ValueError`` for another structure, `ShapeError` or
        `DTypeError` for another shape or dtype, with the first place where it differs.
        """
        for name, rule in (("fwd", fwd), ("bwd", bwd)):
            if not callable(rule):
                raise TypeError(f"{self.what}: {name} must be a function, not {rule!r}")
        self.fwd, self.bwd = fwd, bwd

    def check_rule(self) -> None:
        """See above."""
        if self.fwd is None:
            raise AttributeError(f"{self.what} has no rule: give it one with defvjp(fwd, bwd)")

    def valued(self, given: _Arguments) -> tuple[Any, Any]:
        """See above."""
        assert self.fwd is not None
        found = self.fwd(*given.all)
        refuse_coroutine(self.what, found)
        return _pair(f"{self.what}: fwd", "the result, what is kept", found)

    def rule_of(self, recorded: _Recorded) -> DerivativeRule:
        """See above."""
        return _VjpRule(recorded, self.bwd)


class custom_jvp(_Custom):  # noqa: N801 - it is called like a function
    """A function whose tangent, and so its gradient, is what a rule says.

    ``f = la.custom_jvp(fn)``, also as a decorator, is called as ``fn`` is. `defjvp` gives it its
    rule. ``nondiff_argnums`` are as those of `la.custom_vjp`. Differentiated backwards the rule is
    transposed. It must be linear in the tangents: else gradients raise `UnsupportedOperationError`.
    It is differentiated itself for higher orders. Raises what `la.custom_vjp` raises.
    """

    jvp: Callable[..., Any] | None = None

    def defjvp(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """Gives the rule, and returns it: it may be used as a decorator.

        ``rule(*nondiff, primals, tangents)`` gives a pair: what the function does, and its tangent,
        a tree like that, where None stands for zeros. ``primals`` and ``tangents`` are tuples with
        a tree for each of the other arguments; a tangent has None for what is of no floating or
        complex dtype.

        Derivatives raise ``TypeError`` or ``ValueError`` for another structure, `ShapeError` or
        `DTypeError` for another shape or dtype, with the first place where it differs.
        """
        if not callable(rule):
            raise TypeError(f"{self.what}: the rule must be a function, not {rule!r}")
        self.jvp = rule
        return rule

    def check_rule(self) -> None:
        """See above."""
        if self.jvp is None:
            raise AttributeError(f"{self.what} has no rule: give it one with defjvp(rule)")

    def valued(self, given: _Arguments) -> tuple[Any, Any]:
        """See above."""
        zeros = [
            definition.unflatten(
                [zeros_like(leaf) if n in places else None for n, leaf in enumerate(leaves)]
            )
            for leaves, definition, places in given.trees
        ]
        return self.by_rule(given.fixed, given.trees_as_given, zeros)[0], _others_of(given)

    def by_rule(self, fixed: Any, primals: Iterable[Any], tangents: Iterable[Any]) -> Any:
        """The pair that the rule gives."""
        assert self.jvp is not None
        found = self.jvp(*fixed, tuple(primals), tuple(tangents))
        refuse_coroutine(self.what, found)
        return _pair(f"{self.what}: the rule", "the result, its tangent", found)

    def rule_of(self, recorded: _Recorded) -> DerivativeRule:
        """See above."""
        return _JvpRule(recorded, self.jvp)


# ---- a call --------------------------------------------------------------------------------


def _inexact(leaves: Sequence[Any]) -> list[int]:
    """The places of the tensors that have derivatives."""
    return [
        place
        for place, leaf in enumerate(leaves)
        if isinstance(leaf, LazyTensor) and leaf.dtype.kind in INEXACT
    ]


def _others(leaves: Sequence[Any]) -> list[Any]:
    return [leaf for leaf in leaves if not isinstance(leaf, LazyTensor)]


class _Arguments:
    """The arguments of a call: all, those that the rule differentiates by, and the fixed ones."""

    def __init__(self, args: tuple[Any, ...], fixed: Sequence[int]) -> None:
        self.all = args
        self.fixed = tuple([args[place] for place in fixed])
        self._fixed_places = fixed
        self._places = [place for place in range(len(args)) if place not in fixed]
        self.trees_as_given = [args[place] for place in self._places]
        self.trees: list[tuple[list[Any], TreeDefinition, list[int]]] = []
        """Of each of them its leaves, and the places of those that have derivatives."""
        for tree in self.trees_as_given:
            leaves, definition = flatten(tree)
            self.trees.append((leaves, definition, _inexact(leaves)))

    def apart(self) -> _Arguments:
        """The same with nodes of their own for what is differentiated by.

        So what a function makes of its arguments is told from what it makes of the same tensors
        where it closes over them.
        """
        args, number = list(self.all), 0
        for place, (leaves, definition, inexact) in zip(self._places, self.trees, strict=True):
            own = list(leaves)
            for leaf in inexact:
                number -= 1  # which no derivative gives its arguments
                own[leaf] = record_one(ARGUMENT, own[leaf], (number,))
            args[place] = definition.unflatten(own)
        return _Arguments(tuple(args), self._fixed_places)

    @property
    def leaves(self) -> list[Any]:
        """All leaves of the arguments that are differentiated by."""
        return [leaf for leaves, _, _ in self.trees for leaf in leaves]

    @property
    def differentiable(self) -> list[LazyTensor]:
        """The tensors among them that have derivatives."""
        return [leaves[place] for leaves, _, places in self.trees for place in places]


def _others_of(given: _Arguments) -> list[Any]:
    """The leaves that have no derivatives, which a rule for tangents is given again."""
    return [
        leaf
        for leaves, _, places in given.trees
        for place, leaf in enumerate(leaves)
        if place not in places
    ]


class _Recorded(NamedTuple):
    """What is fixed of a call: everything but tensors."""

    function: _Custom
    fixed: tuple[Any, ...]
    arguments: tuple[tuple[TreeDefinition, tuple[int, ...]], ...]
    """Of each argument that is no fixed one its structure, and where it has derivatives."""
    constants: tuple[tuple[type, Any], ...]
    results: tuple[TreeDefinition, tuple[int, ...]]
    kept: tuple[TreeDefinition, tuple[int, ...]]
    kept_constants: tuple[tuple[type, Any], ...]

    def kept_tree(self, tensors: Sequence[LazyTensor]) -> Any:
        """What has been kept, with some tensors for those in it."""
        definition, places = self.kept
        others = iter([value for _, value in self.kept_constants])
        return definition.unflatten(_filled(definition.leaf_count, places, tensors, others))

    def per_argument(self, tensors: Sequence[Any], others: Iterable[Any] | None) -> list[Any]:
        """A tree for each argument, with tensors where it has derivatives, and others elsewhere."""
        trees, start = [], 0
        rest = None if others is None else iter(others)
        for definition, places in self.arguments:
            end = start + len(places)
            leaves = _filled(definition.leaf_count, places, tensors[start:end], rest)
            trees.append(definition.unflatten(leaves))
            start = end
        return trees


def _filled(count: int, places: Sequence[int], values: Sequence[Any], rest: Any) -> list[Any]:
    """Leaves: values at some places, and elsewhere what comes next of the rest, or None."""
    at = dict(zip(places, values, strict=True))
    return [at[n] if n in at else None if rest is None else next(rest) for n in range(count)]


def _pair(what: str, parts: str, found: Any) -> tuple[Any, Any]:
    if not isinstance(found, (tuple, list)) or len(found) != 2:
        raise TypeError(f"{what} must give a pair, ({parts}), not {_shown(found)}")
    return found[0], found[1]


def _shown(found: Any) -> str:
    """What a rule gives instead of a tuple of some length, for messages."""
    length = f" of {len(found)}" if isinstance(found, (tuple, list)) else ""
    return type(found).__name__ + length


def _depends(
    tensors: Iterable[LazyTensor], without: Iterable[LazyTensor], markers: Iterable[Node]
) -> bool:
    """Whether tensors depend on some nodes otherwise than through others."""
    wanted = frozenset(markers)
    seen = {tensor._node for tensor in without}
    stack = [tensor._node for tensor in tensors if tensor._data is None]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node in wanted:
            return True
        if node.type.dtype.kind in INEXACT and node.operation is not STOP_GRADIENT:
            stack.extend(node.operands)
    return False


def _computed_from(tensors: Iterable[LazyTensor], markers: Iterable[Node]) -> bool:
    """Whether some nodes are needed to compute tensors, be it only to decide or to index."""
    wanted, seen = frozenset(markers), set[Node]()
    stack = [tensor._node for tensor in tensors if tensor._data is None]
    while stack:
        node = stack.pop()
        if node in wanted:
            return True
        if node not in seen:
            seen.add(node)
            stack.extend(_read_operands(node))
    return False


def _read_operands(node: Node) -> list[Node]:
    """The operands of a node that its results depend on: regions are given some that they leave."""
    operands = node.operands
    regions = [region for _, region in regions_in(node.attributes)] if node.attributes else []
    if not regions:
        return list(operands)
    read: set[int] = set()
    for region in regions:
        reached = set(region.roots)
        for value in reversed(range(len(region.nodes))):
            if value in reached and value not in region.arguments:
                reached.update(region.operands[value])
        first = len(operands) - len(region.arguments)
        used = [first + n for n, value in enumerate(region.arguments) if value in reached]
        read.update(range(first), used)
    return [operands[place] for place in sorted(read)]


def marked_by(
    rule: DerivativeRule,
    results: Sequence[LazyTensor],
    arguments: Sequence[LazyTensor],
    kept: Sequence[LazyTensor],
    level: int,
) -> tuple[LazyTensor, ...]:
    """Results of a function, whose derivatives by arguments a rule says, at one level."""
    computed = [
        record_one(BROADCAST_TO, result, (result.shape,))
        if result._data is not None or result._node.operation.kind is OperationKind.LEAF
        else result
        for result in results
    ]
    attributes = (level, len(computed), len(arguments), rule)
    return outputs_of(record(CUSTOM, (*computed, *arguments, *kept), attributes))


# ---- checks --------------------------------------------------------------------------------


def same_tree(what: str, definition: TreeDefinition, like: Any, given: Any, name: str) -> list[Any]:
    """The leaves of a tree like another one. Raises ``ValueError`` with the first difference."""
    try:
        return definition.flatten_like(like, given, name, absent=True)
    except ValueError as error:
        raise ValueError(f"{what}: {error}") from None


def check_type(what: str, path: str, given: LazyTensor, expected: TensorType) -> None:
    """Raises `ShapeError` or `DTypeError` for a tensor of another type."""
    if given.shape != expected.shape:
        raise ShapeError(f"{what}: {path} has the shape {given.shape}, not {expected.shape}")
    if given.dtype != expected.dtype:
        raise DTypeError(f"{what}: {path} is of {given.dtype}, not {expected.dtype}")


def derivatives(
    what: str,
    name: str,
    definition: TreeDefinition,
    places: Sequence[int],
    like: Sequence[LazyTensor],
    given: Any,
) -> list[LazyTensor | None]:
    """The derivatives that a rule gives, at the places of a tree where it has some.

    ``like`` are the tensors there, of the same type. None, also for all, stands for zeros.
    """
    if given is None:
        return [None] * len(places)
    template = definition.unflatten(range(definition.leaf_count))
    leaves = same_tree(what, definition, template, given, name)
    paths = definition.paths(name)
    found: list[LazyTensor | None] = []
    for place, tensor in zip(places, like, strict=True):
        leaf = leaves[place]
        if leaf is None:
            found.append(None)
            continue
        if isinstance(leaf, LazyTensor) and leaf.dtype != tensor.dtype:
            raise DTypeError(f"{what}: {paths[place]} is of {leaf.dtype}, not {tensor.dtype}")
        found.append(as_derivative(what, paths[place], leaf, tensor))
    return found


# ---- rules ---------------------------------------------------------------------------------


class Rule:
    """A rule that equals those with the same key."""

    def __init__(self, name: str, *key: Any) -> None:
        self.stable_hash = stable_hash("rule", name)
        self._key: tuple[Any, ...] = (type(self), *key)
        try:
            self._hash = hash(self._key)
        except TypeError:  # of something that may change: equal to nothing else
            self._key = (object(),)
            self._hash = hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Rule) and self._key == other._key)

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        raise NotImplementedError

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        raise NotImplementedError

    def batched(self) -> DerivativeRule:
        """See `DerivativeRule`."""
        return _BatchedRule(self)


class _BatchedRule(Rule):
    """A rule for each member of a batch."""

    def __init__(self, rule: Rule) -> None:
        super().__init__("batched", rule)
        self._rule = rule

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        found: list[Any] = vmap(self._rule.pull)(values, cotangents)
        return found

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        found: list[Any] = vmap(self._rule.push)(values, tangents)
        return found


class _VjpRule(Rule):
    """The rule of a call of a `custom_vjp`."""

    def __init__(self, recorded: _Recorded, bwd: Any) -> None:
        super().__init__(recorded.function.what, recorded, bwd)
        self._recorded, self._bwd = recorded, bwd

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        recorded = self._recorded
        definition, places = recorded.results
        each = with_zeros(cotangents, values.results)
        cotangent = definition.unflatten(_filled(definition.leaf_count, places, each, None))
        given = self._bwd(*recorded.fixed, recorded.kept_tree(values.kept), cotangent)
        what, count = f"{recorded.function.what}: bwd", len(recorded.arguments)
        if not isinstance(given, (tuple, list)) or len(given) != count:
            raise TypeError(
                f"{what} must give a tuple with the gradient by each of {count} arguments, not "
                f"{_shown(given)}"
            )
        found: list[Any] = []
        for number, (definition, places) in enumerate(recorded.arguments):
            like = values.arguments[len(found) : len(found) + len(places)]
            name = f"gradient[{number}]"
            found += derivatives(what, name, definition, places, like, given[number])
        return found

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        raise UnsupportedOperationError(
            f"{self._recorded.function.what} has a rule for gradients, and none for forward mode "
            "(la.jvp, la.linearize, la.jacfwd): give the function one with la.custom_jvp"
        )


class _JvpRule(Rule):
    """The rule of a call of a `custom_jvp`."""

    def __init__(self, recorded: _Recorded, jvp: Any) -> None:
        super().__init__(recorded.function.what, recorded, jvp)
        self._recorded = recorded

    def push(self, values: Values, tangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        return self._tangents(values, with_zeros(tangents, values.arguments))

    def pull(self, values: Values, cotangents: list[Any]) -> list[Any]:
        """See `DerivativeRule`."""
        # Nodes of their own, by which it is told what depends on them.
        zeros = [
            record_one(ARGUMENT, zeros_like(argument), (-1 - number,))
            for number, argument in enumerate(values.arguments)
        ]

        def linear(tangents: list[LazyTensor]) -> list[LazyTensor]:
            return with_zeros(self._tangents(values, tangents), values.results)

        found = list(pulled(linear, zeros, cotangents))
        given = [gradient for gradient in found if gradient is not None]
        if _computed_from(given, [zero._node for zero in zeros]):
            # The derivative of what is linear is the same everywhere.
            raise UnsupportedOperationError(
                f"{self._recorded.function.what}: the rule is not linear in the tangents, so it "
                "gives no gradient: a tangent may be added to tangents, and multiplied and divided "
                "by what follows from the primals alone"
            )
        return found

    def _tangents(self, values: Values, tangents: list[LazyTensor]) -> list[LazyTensor | None]:
        recorded, function = self._recorded, self._recorded.function
        assert isinstance(function, custom_jvp)
        primals = recorded.per_argument(values.arguments, recorded.kept_tree(values.kept))
        along = recorded.per_argument(tangents, None)
        result, tangent = function.by_rule(recorded.fixed, primals, along)
        definition, places = recorded.results
        what = f"{function.what}: the rule"
        same_tree(
            what, definition, definition.unflatten(range(definition.leaf_count)), result, "result"
        )
        return derivatives(what, "tangent", definition, places, values.results, tangent)
