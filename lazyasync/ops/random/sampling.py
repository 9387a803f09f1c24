"""Recording a draw from one of the samplers, and computing it on arrays."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from lazyasync.device import Device
from lazyasync.ir.node import Operation, OperationKind
from lazyasync.ir.rules import GRADIENTS, LOWERINGS, STREAMS, WORK, GradientRule, Kernel, Lowering
from lazyasync.ir.scalar import FLOAT64, MOST_ROUNDS, Case, Expression, Sampler
from lazyasync.ir.types import TensorType, kind_of
from lazyasync.ops.dispatch import as_operand, convert
from lazyasync.ops.random import philox
from lazyasync.ops.random.evaluation import evaluation, fixed_parts, inputs_of
from lazyasync.ops.random.parameters import Parameter, where
from lazyasync.ops.random.philox_words import BlockInputs, block_inputs, with_words_made
from lazyasync.ops.random.samplers import PARAMETERS, REJECTING, sampler
from lazyasync.ops.random.slopes import of_logarithm, of_number
from lazyasync.recording import SymbolicNumber, random_state_tensor, record, scalar_tensor
from lazyasync.tensor import LazyTensor

_BLOCK = 8192
"""Elements worked on at a time: what is in use then stays in a core's own cache."""
_SINGLE = np.dtype(np.float32)

Known: TypeAlias = dict[Expression, Any]
"""Arrays and numbers by the expressions that they are the values of."""


class SampleAttributes(NamedTuple):
    """``shape`` and ``dtype`` of the result."""

    shape: tuple[int, ...]
    dtype: np.dtype


def is_wide(dtype: np.dtype) -> bool:
    """Whether numbers of a dtype are made of two words, and not of one."""
    return not (kind_of(dtype) == "f" and dtype.itemsize < 8)


def words_of_element(name: str, dtype: np.dtype) -> int:
    """How many words of the stream each element has: a block where numbers are refused."""
    return 4 if name in REJECTING else 2 if is_wide(dtype) else 1


@functools.lru_cache(maxsize=64)
def _sampler(name: str, wide: bool) -> Sampler:
    return sampler(name, wide)


def largest_count(dtype: np.dtype) -> float | None:
    """The largest number of float64 that an integer dtype holds; None for another dtype."""
    if kind_of(dtype) == "f":
        return None
    largest = np.iinfo(dtype).max
    number = float(largest)
    return number if number <= largest else np.nextafter(number, 0.0).item()


def draw(
    name: str,
    shape: tuple[int, ...],
    dtype: np.dtype,
    parameters: Sequence[Parameter] = (),
    device: str | Device | None = None,
) -> LazyTensor:
    """A draw from the sampler of that name, with parameters that broadcast to ``shape``.

    Numbers among the parameters are arguments of the compiled program, 0 and 1 as well.
    """
    size = math.prod(shape)
    words = words_of_element(name, dtype)
    state = random_state_tensor(size * words, where(parameters) if device is None else device)
    operands = [state]
    for parameter in parameters:
        if isinstance(parameter, (float, SymbolicNumber)):
            operands.append(scalar_tensor(parameter, FLOAT64, state, None, baked=False))
        else:
            operands.append(convert(as_operand(name, parameter, state), FLOAT64))
    return record(OPERATIONS[name], operands, (shape, dtype))


def _infer(inputs: tuple[TensorType, ...], attributes: SampleAttributes) -> TensorType:
    return TensorType(attributes.shape, attributes.dtype)


# ---- kernels -------------------------------------------------------------------------------


def _lowering(name: str) -> Lowering:
    def lower(
        xp: Any, inputs: tuple[TensorType, ...], output: TensorType, attributes: SampleAttributes
    ) -> Kernel:
        chosen = _sampler(name, is_wide(output.dtype))
        # A backend may have a kernel that does it all, where it cannot ask what is left to do.
        own = getattr(xp, "sampler_kernel", None)
        if own is not None:
            kernel: Kernel = own(chosen, output, largest_count(output.dtype))
            return kernel
        return _SamplerKernel(xp, chosen, inputs[1:], output)

    return lower


class _CaseKernel:
    """A case of a sampler: what is worked out once for all elements, and for each.

    ``alone`` are the parameters of which there is one for all elements. A module in the place of
    NumPy may have ``element_loop(results, steps)``, which gives the same as `evaluation`, but of
    the number of elements as well. ``steps`` says how many elements of an array there are for each
    of the results, 0 for a single number. The words of blocks are then made in the loop.
    """

    def __init__(self, xp: Any, chosen: Sampler, case: Case, alone: Sequence[Expression]) -> None:
        results = case.results
        # What depends on numbers alone is worked out once, and not for each element.
        self.fixed = fixed_parts(results, alone)
        self.evaluate_fixed = evaluation(xp, self.fixed)
        evaluate = evaluation(xp, results)
        self.evaluate: Callable[[Known, int], list[Any]] = lambda known, count: evaluate(known)
        self.inputs = inputs_of(results)
        self.condition = None if case.condition is None else evaluation(xp, [case.condition])
        self.is_accepted = case.accepted is None
        self.block_inputs: BlockInputs | None = None
        """What a loop makes words of, where it does."""
        loop = getattr(xp, "element_loop", None)
        if loop is None:
            return
        steps = dict.fromkeys(chosen.parameters, 1)
        steps.update(dict.fromkeys((*alone, *self.fixed), 0))
        if chosen.has_blocks:
            counter, key, first_block = self.block_inputs = block_inputs()
            results = with_words_made(results, chosen.words, self.block_inputs, self.fixed)
            steps |= {counter: 1, key: 0, first_block: 0}
        else:
            steps.update(dict.fromkeys(chosen.words, len(chosen.words)))
        self.evaluate = loop(results, steps)


class _SamplerKernel:
    """A sampler over arrays."""

    def __init__(
        self, xp: Any, chosen: Sampler, parameters: tuple[TensorType, ...], output: TensorType
    ) -> None:
        self._xp = xp
        self._sampler = chosen
        self._shape, self._size, self._dtype = output.shape, output.size, output.dtype
        self._single = [type.size == 1 for type in parameters]
        alone = [
            expression
            for expression, single in zip(chosen.parameters, self._single, strict=True)
            if single
        ]
        self._cases = [_CaseKernel(xp, chosen, case, alone) for case in chosen.cases]
        self._block: int = getattr(xp, "elements_at_a_time", _BLOCK)
        self._largest = largest_count(output.dtype)

    def __call__(self, state: Any, *operands: Any) -> None:
        *parameters, out = operands
        known: Known = {}
        varying: Known = {}
        xp = self._xp
        for expression, single, array in zip(
            self._sampler.parameters, self._single, parameters, strict=True
        ):
            if single:
                known[expression] = array.reshape(-1)[0]
            else:
                varying[expression] = xp.broadcast_to(array, self._shape).reshape(-1)
        fill = self._fill_from_blocks if self._sampler.has_blocks else self._fill_from_words
        fill(state, known, varying, out.reshape(-1))

    def _store(self, values: Any, target: Any) -> None:
        if self._largest is not None:
            values = self._xp.minimum(values, self._largest)
        elif self._dtype.itemsize < 8:
            # On the way to half precision, as kernels do that have no other way.
            values = values.astype(_SINGLE)
        self._xp.copyto(target, values, casting="unsafe")

    def _fill_from_words(self, state: Any, known: Known, varying: Known, flat: Any) -> None:
        (case,) = self._cases
        known = {**known, **_by_part(case.fixed, case.evaluate_fixed(known))}
        inputs = self._sampler.words
        width = len(inputs)
        for start, words in philox.drawer(self._xp, self._size * width)(state):
            first = start // width
            for begin in range(0, len(words) // width, self._block):
                part = words[begin * width : (begin + self._block) * width]
                place = slice(first + begin, first + begin + len(part) // width)
                values = {**known, **{key: array[place] for key, array in varying.items()}}
                values.update((word, part[j::width]) for j, word in enumerate(inputs))
                self._store(case.evaluate(values, len(part) // width)[0], flat[place])

    def _fill_from_blocks(self, state: Any, known: Known, varying: Known, flat: Any) -> None:
        xp = self._xp
        generator = philox.Philox(xp, state[0], max(1, min(self._block, self._size)))
        fixed: dict[_CaseKernel, Known] = {}
        for begin in range(0, self._size, self._block):
            stop = min(begin + self._block, self._size)
            places = xp.arange(begin, stop, dtype=np.uint64)
            parameters = {key: array[begin:stop] for key, array in varying.items()}
            for case in self._cases:
                mine, mine_parameters = places, parameters
                if case.condition is not None:
                    (holds,) = case.condition({**known, **parameters})
                    if holds.ndim == 0:
                        if not holds:
                            continue
                        places = places[:0]
                    else:
                        mine, places = places[holds], places[~holds]
                        mine_parameters = _chosen(parameters, holds)
                        parameters = _chosen(parameters, ~holds)
                if len(mine):
                    numbers = fixed.get(case)
                    if numbers is None:
                        values = case.evaluate_fixed(known)
                        numbers = fixed[case] = {**known, **_by_part(case.fixed, values)}
                    self._propose(case, generator, state[1], numbers, mine, mine_parameters, flat)
                if not len(places):
                    break

    def _propose(
        self,
        case: _CaseKernel,
        generator: Any,
        counter: Any,
        known: Known,
        places: Any,
        parameters: Known,
        flat: Any,
    ) -> None:
        """Fills these places, round by round, each with those that are left."""
        for round in range(MOST_ROUNDS):
            words = self._words(case, generator, places + counter, round)
            results = case.evaluate({**known, **parameters, **words}, len(places))
            values = self._xp.broadcast_to(results[0], places.shape)
            if case.is_accepted or round == MOST_ROUNDS - 1:
                self._put(flat, places, values)
                return
            accepted = results[1]
            self._put(flat, places[accepted], values[accepted])
            rest = ~accepted
            places, parameters = places[rest], _chosen(parameters, rest)
            if not len(places):
                return

    def _put(self, flat: Any, places: Any, values: Any) -> None:
        converted = self._xp.empty(len(places), flat.dtype)
        self._store(values, converted)
        flat[places] = converted

    def _words(self, case: _CaseKernel, generator: Any, counters: Any, round: int) -> Known:
        """The words of a round that the case asks for, or what a loop makes them of."""
        blocks = self._sampler.blocks
        if case.block_inputs is not None:
            counter, key, first_block = case.block_inputs
            return {counter: counters, key: generator.key, first_block: np.uint64(round * blocks)}
        found: Known = {}
        for block in range(blocks):
            inputs = self._sampler.words[4 * block : 4 * block + 4]
            if case.inputs.isdisjoint(inputs):
                continue
            words = generator.words(counters, round * blocks + block)
            for j, word in enumerate(inputs):
                if word in case.inputs:
                    # Copied, because the next block is made in the same place.
                    found[word] = words[:, j].copy()
        return found


def _chosen(arrays: Known, mask: Any) -> Known:
    return {key: array[mask] for key, array in arrays.items()}


def _by_part(keys: Sequence[Expression], values: Sequence[Any]) -> Known:
    return dict(zip(keys, values, strict=True))


def _no_gradient(g: Any, operands: Any, output: Any, attributes: Any) -> tuple[None]:
    return (None,)


_GRADIENTS: dict[str, GradientRule] = {"gamma": of_number, "log_gamma": of_logarithm}


def _operation(name: str) -> Operation:
    flops = 400.0 if name in REJECTING else 80.0
    return Operation(
        f"random_{name}",
        kind=OperationKind.COMPUTE,
        infer=_infer,
        attributes=SampleAttributes,
        rules=(
            GRADIENTS(_GRADIENTS.get(name, None if PARAMETERS[name] else _no_gradient)),
            LOWERINGS(_lowering(name)),
            WORK(lambda inputs, output, attributes: flops * output.size),
            STREAMS(lambda output: words_of_element(name, output.dtype)),
        ),
    )


OPERATIONS = {name: _operation(name) for name in PARAMETERS}
