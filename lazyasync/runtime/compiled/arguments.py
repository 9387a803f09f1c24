"""The arguments of compiled functions: which are static or donated, and what a call is given."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lazyasync.arguments import one_or_several, whole_numbers
from lazyasync.buffers import DeviceData, DonatedData
from lazyasync.device import Device
from lazyasync.errors import DeviceMismatchError, DonatedTensorError, RuntimeMismatchError
from lazyasync.ir.types import TensorType
from lazyasync.named_tuples import NamedTuple
from lazyasync.ops.manipulation.creation import asarray
from lazyasync.ops.promotion import python_scalar
from lazyasync.recording import NO_RECORDING, SymbolicNumber, as_it_is
from lazyasync.recording.defaults import default_real, narrow_dtype
from lazyasync.recording.tracing import TracedNumber, name_of
from lazyasync.runtime.loop.failures import FailureRecord
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.barriers.barrier import Executor
    from lazyasync.runtime.runtime import RuntimeJob

_NUMBERS = frozenset({float, int, complex})


def check_plain(by: str, fn: Any) -> None:
    """Raises ``TypeError`` for what is no function, or an asynchronous one; ``by`` traces it."""
    if not callable(fn):
        raise TypeError(f"{by} takes a function, not {fn!r}")
    if inspect.iscoroutinefunction(fn) or inspect.isasyncgenfunction(fn):
        raise TypeError(
            f"{by} takes a plain function, and {name_of(fn)} is asynchronous; write `def`, "
            "and call compiled functions in it without `await`"
        )


class NamedArguments(NamedTuple):
    """Arguments by position and by name: each by both, where it has both."""

    numbers: frozenset[int]
    names: frozenset[str]

    def __bool__(self) -> bool:
        return bool(self.numbers or self.names)

    @staticmethod
    def find(
        fn: Callable[..., Any],
        option: str,
        argnums: int | Sequence[int],
        argnames: str | Sequence[str],
    ) -> NamedArguments:
        """Those that the options ``static_argnums`` and the like name.

        Raises ``ValueError`` for an argument that ``fn`` does not have, ``TypeError`` for what is
        no number or no name.
        """
        numbers = whole_numbers(f"{option}_argnums", argnums)
        names = _names(f"{option}_argnames", argnames)
        if not numbers and not names:
            return NamedArguments(frozenset(), frozenset())
        parameters = inspect.signature(fn).parameters.values()
        kinds = {parameter.kind for parameter in parameters}
        positional = [
            parameter
            for parameter in parameters
            if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        ]
        by_number: dict[int, None] = {}
        for number in numbers:
            place = number + len(positional) if number < 0 else number
            if not 0 <= place < len(positional) and inspect.Parameter.VAR_POSITIONAL not in kinds:
                raise ValueError(
                    f"{name_of(fn)} has {len(positional)} positional arguments, and "
                    f"{option}_argnums names number {number}"
                )
            by_number[place] = None
        by_name = dict.fromkeys(names)
        known = {parameter.name for parameter in parameters}
        for name in names:
            if name not in known and inspect.Parameter.VAR_KEYWORD not in kinds:
                raise ValueError(
                    f"{name_of(fn)} has no argument {name!r}, which {option}_argnames names"
                )
        for place, parameter in enumerate(positional):
            if place in by_number or parameter.name in by_name:
                by_number[place] = None
                by_name[parameter.name] = None
        return NamedArguments(frozenset(by_number), frozenset(by_name))

    def tensors(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[LazyTensor]:
        """The tensors in these arguments of a call, each once."""
        chosen = [args[number] for number in self.numbers if number < len(args)]
        chosen += [kwargs[name] for name in self.names & kwargs.keys()]
        found = [leaf for leaf in flatten(chosen)[0] if type(leaf) is LazyTensor]
        return list(dict.fromkeys(found))


def _names(option: str, given: Any) -> list[str]:
    names = list(one_or_several(given))
    if not all(isinstance(name, str) for name in names):
        raise TypeError(f"{option} must be a string or several, not {given!r}")
    return names


class StaticArguments(NamedTuple):
    """The arguments of a call that are static because they were named so."""

    positional: tuple[tuple[int, Any], ...]
    named: tuple[tuple[str, Any], ...]

    @staticmethod
    def of(args: tuple[Any, ...], kwargs: dict[str, Any], named: NamedArguments) -> StaticArguments:
        """Those of one call."""
        numbers, names = named
        return StaticArguments(
            tuple([(number, value) for number, value in enumerate(args) if number in numbers]),
            tuple([(name, kwargs[name]) for name in sorted(names & kwargs.keys())]),
        )

    def others(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments without these."""
        numbers, names = dict(self.positional), dict(self.named)
        return (
            tuple([value for number, value in enumerate(args) if number not in numbers]),
            {name: value for name, value in kwargs.items() if name not in names},
        )

    def put_back(self, args: list[Any], kwargs: dict[str, Any]) -> None:
        """Adds these to the others."""
        for number, value in self.positional:
            args.insert(number, value)
        kwargs.update(self.named)

    def key(self) -> Any:
        """What tells them from others that are equal to Python: 1, True and 1.0, 0.0 and -0.0."""
        found, definition = flatten(self)
        return definition, tuple([_exact(leaf) for leaf in found])


def _exact(value: Any) -> tuple[type, Any]:
    kind = type(value)
    return kind, repr(value) if kind is float or kind is complex else value


class CallArguments:
    """The arguments of one call, taken apart.

    ``values`` has a `DeviceData` for each tensor or array, and every other leaf as it is: what the
    arguments stand for now, whatever they are rebound to later. ``kinds`` says of each leaf what
    the trace depends on: the type of a tensor, the class of a number, the value of what is static.
    """

    __slots__ = ("_static", "definition", "device", "donated", "key", "kinds", "lazy", "values")

    def __init__(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        static: StaticArguments | None,
        donated: Sequence[LazyTensor],
        job: RuntimeJob,
    ) -> None:
        self.values, self.definition = flatten((args, kwargs))
        self._static = static
        self.donated = donated
        self.kinds: list[Any] = []
        self.lazy: list[tuple[int, LazyTensor]] = []
        """The leaves that must be handed over first, with their places."""
        values, kinds = self.values, self.kinds
        executor = job.executor
        device: Device | None = None
        arrays: list[int] = []
        for index, leaf in enumerate(values):
            kind = type(leaf)
            if kind is LazyTensor:
                data = values[index] = leaf._data
                place = leaf._recording if data is None else data
                if place.device is not device:
                    if device is not None:
                        raise _mismatch(device, place.device)
                    device = place.device
                if place.executor is not executor:
                    raise RuntimeMismatchError(
                        "a compiled function was given a tensor of another runtime than the "
                        "current one"
                    )
                if data is None or not (data.completion is None or data.completion.handed_over):
                    self.lazy.append((index, as_it_is(leaf)))
                kinds.append(leaf._node.type)
            elif kind in _NUMBERS:
                kinds.append(kind)
            elif (number := python_scalar(leaf)) is not None and kind is not SymbolicNumber:
                values[index] = number  # NumPy's are as weak as Python's; booleans are static
                kind = type(number)
                kinds.append(kind if kind in _NUMBERS else (kind, number))
            elif isinstance(leaf, (np.ndarray, np.generic)):
                arrays.append(index)
                kinds.append(None)
            else:
                if kind is SymbolicNumber:
                    leaf.check_open()
                kinds.append((kind, leaf))
        if device is None:
            device = job.devices[0]
        elif device is not job.devices[0]:
            job.resolve_device(device)  # raises if it is none of them, however many there are
        for index in arrays:
            tensor = asarray(values[index], device=device)
            values[index] = tensor._data
            kinds[index] = tensor._node.type
        self.device = device
        self.key = (
            self.definition,
            tuple(kinds),
            device,
            None if static is None else static.key(),
            default_real(),
            narrow_dtype(),
        )

    async def hand_over(self, executor: Executor) -> None:
        """Hands the graphs of lazy arguments to the scheduler, without waiting for them."""
        await executor.submitter.schedule([tensor for _, tensor in self.lazy])
        for index, tensor in self.lazy:
            self.values[index] = tensor._data

    def donate(self, name: str, job: RuntimeJob, kept: Sequence[int]) -> None:
        """Takes the tensors that are donated to the function ``name`` from who has them.

        Of the values only those numbered ``kept`` are held from here on.
        """
        given = {id(value) for value in self.values}
        for tensor in self.donated:
            data = tensor._data
            if data is not None and id(data) in given:  # else it has been rebound meanwhile
                tensor._data = DonatedData(data.device, data.type, _donation(name, data, job))
                tensor._recording = NO_RECORDING
        held = {number: self.values[number] for number in kept}
        self.values[:] = map(held.get, range(len(self.values)))
        self.lazy.clear()

    def traced_leaves(self) -> list[Any]:
        """The leaves, as `lazyasync.recording.tracing.trace` takes them."""
        return [
            kind
            if type(kind) is TensorType
            else value
            if type(kind) is tuple
            else TracedNumber(value)
            for value, kind in zip(self.values, self.kinds, strict=True)
        ]

    def with_static(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the other arguments, which calls ``fn`` with those that are static too."""
        static = self._static
        if static is None:
            return fn

        def called(*args: Any, **kwargs: Any) -> Any:
            given = list(args)
            static.put_back(given, kwargs)
            return fn(*given, **kwargs)

        return called


def recorded_arguments(
    args: tuple[Any, ...], kwargs: dict[str, Any], named: NamedArguments | None
) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a call that is recorded where it is made, which ``named`` are static of.

    As for a call that is traced, arrays become tensors, and what the function does to its arguments
    in place it does to copies.
    """
    static = None if named is None else StaticArguments.of(args, kwargs, named)
    if static is not None:
        args, kwargs = static.others(args, kwargs)
    leaves, definition = flatten((args, kwargs))
    device = next((leaf.device for leaf in leaves if type(leaf) is LazyTensor), None)
    for index, leaf in enumerate(leaves):
        if type(leaf) is LazyTensor:
            leaves[index] = as_it_is(leaf)
        elif isinstance(leaf, np.ndarray):
            leaves[index] = asarray(leaf, device=device)
    args, kwargs = definition.unflatten(leaves)
    given = list(args)
    if static is not None:
        static.put_back(given, kwargs)
    return given, kwargs


def _donation(name: str, data: DeviceData, job: RuntimeJob) -> FailureRecord:
    """What whoever uses a donated tensor is told, and no barrier reports."""

    def error(_: FailureRecord) -> DonatedTensorError:
        return DonatedTensorError(
            f"a tensor ({data_type}) was used after it had been donated to {name}, whose results "
            "may be in its memory: go on with those, or do not donate it"
        )

    data_type = data.type
    record = FailureRecord(job.owner, None, f"donated to {name}", DonatedTensorError(), error)
    record.delivered = True
    return record


def _mismatch(device: Device, other: Device) -> DeviceMismatchError:
    return DeviceMismatchError(
        f"a compiled function was given tensors on {device} and on {other}; "
        f'bring them together with `t.to("{device}")`'
    )
