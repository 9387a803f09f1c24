"""Functions that are traced for examples, and called like these: nothing is traced anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lazyasync.buffers import DeviceData
from lazyasync.device import Device
from lazyasync.errors import DeviceMismatchError, DTypeError, RuntimeMismatchError, ShapeError
from lazyasync.ir.types import TensorType
from lazyasync.ops.examples import type_of_example
from lazyasync.ops.manipulation.creation import number_tensor
from lazyasync.recording import check_together, current_context
from lazyasync.recording.tracing import TracedFunction, TracedNumber, trace
from lazyasync.runtime.compiled.arguments import CallArguments, check_plain
from lazyasync.runtime.compiled.trace import Trace
from lazyasync.tensor import LazyTensor, Recording
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import RuntimeJob


def trace_examples(
    fn: Callable[..., Any],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    job: RuntimeJob,
    by: str,
) -> TracedFunction:
    """A function, traced here and now for arguments like some, on their device.

    Of those that have a shape and a dtype nothing else is looked at. ``by`` is who traces.
    """
    check_plain(by, fn)
    examples, definition = flatten((args, kwargs))
    tensors = [leaf for leaf in examples if isinstance(leaf, LazyTensor)]
    check_together(by, tensors)
    device = tensors[0].device if tensors else job.devices[0]
    leaves = list(map(type_of_example, examples))
    return trace(fn, definition, leaves, current_context(), device, to_tensor=number_tensor, by=by)


async def run_traced(
    trace: Trace, args: tuple[Any, ...], kwargs: dict[str, Any], job: RuntimeJob
) -> Any:
    """Calls a traced function with arguments, which must be like those that it was traced for."""
    traced = trace.traced
    tensors = [leaf for leaf in flatten((args, kwargs))[0] if isinstance(leaf, LazyTensor)]
    job.check_constants(f"calling {traced.name}", tensors)
    call = CallArguments(args, kwargs, None, (), job)
    _check_like(traced, call)
    _check_captured(traced, job, call.device)
    numbers, divergence = traced.numbers.run(call.values)
    if divergence is not None:
        raise ValueError(
            f"{traced.name} was traced with numbers with which it does something else than with "
            "these: trace it with these"
        )
    if call.lazy:
        await call.hand_over(job.executor)
    return await trace.run(call, numbers, job)


def _check_like(traced: TracedFunction, call: CallArguments) -> None:
    name = traced.name
    if call.definition != traced.arguments:
        there = ", ".join(traced.arguments.paths("arguments")) or "no arguments"
        here = ", ".join(call.definition.paths("arguments")) or "no arguments"
        raise TypeError(f"{name} was traced for {there}, and was called with {here}")
    paths = traced.arguments.paths("arguments")
    for path, leaf, kind in zip(paths, traced.leaves, call.kinds, strict=True):
        if type(leaf) is TensorType:
            if leaf == kind:
                continue
            if type(kind) is not TensorType:
                raise TypeError(f"{name}: {path} must be a tensor, {leaf}, not {_shown(kind)}")
            error = ShapeError if kind.shape != leaf.shape else DTypeError
            raise error(f"{name}: {path} must be of type {leaf}, not {kind}")
        expected = type(leaf.value) if type(leaf) is TracedNumber else (type(leaf), leaf)
        if kind != expected:
            raise TypeError(f"{name}: {path} must be {_shown(expected)}, not {_shown(kind)}")


def _shown(kind: Any) -> str:
    if isinstance(kind, tuple):
        return repr(kind[1])
    return f"of class {kind.__name__}" if isinstance(kind, type) else f"a tensor, {kind}"


def _check_captured(traced: TracedFunction, job: RuntimeJob, device: Device) -> None:
    for value in (*[value for _, value in traced.captured], *traced.results.captured):
        place: DeviceData | Recording
        if isinstance(value, LazyTensor):
            place = value._recording if value._data is None else value._data
        else:
            place = value
        if place.executor is not job.executor:
            raise RuntimeMismatchError(
                f"{traced.name} has captured a tensor of another runtime than the current one"
            )
        if place.device is not device:
            raise DeviceMismatchError(
                f"{traced.name} has captured a tensor on {place.device}, and is called on {device}"
            )
