"""`la.compile`: a function is traced once per signature and replayed without being called."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine, Iterable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, ParamSpec, TypeVar, overload

import numpy as np
import trio

from lazyasync.arguments import whole_number
from lazyasync.device import Device
from lazyasync.device_data import DeviceData, DonatedData
from lazyasync.errors import (
    DeviceMismatchError,
    DonatedTensorError,
    RuntimeMismatchError,
    UnsupportedOperationError,
)
from lazyasync.ops.creation import asarray
from lazyasync.ops.promotion import INTEGER, check_scalar_range
from lazyasync.recording import NO_RECORDING, current_context
from lazyasync.runtime.completion import FailureRecord
from lazyasync.runtime.lowered import Lowered, lower
from lazyasync.runtime.runtime import current_job
from lazyasync.runtime.short_calls import ShortCall
from lazyasync.runtime.tracing import Trace, Tracer, name_of, trace_function
from lazyasync.tensor import LazyTensor
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.executor import Executor
    from lazyasync.runtime.jobs import Job

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

MAX_TRACES = 256
"""Signatures remembered per function and runtime; the oldest is dropped first."""

_NUMBERS = frozenset({float, int, complex})
_SMALLEST, _LARGEST = -(1 << 63), (1 << 63) - 1


@overload
def compile(
    fn: Callable[Parameters, Result],
    *,
    static_argnums: int | Sequence[int] = ...,
    static_argnames: str | Sequence[str] = ...,
    donate_argnums: int | Sequence[int] = ...,
    donate_argnames: str | Sequence[str] = ...,
) -> CompiledFunction[Parameters, Result]: ...


@overload
def compile(
    *,
    static_argnums: int | Sequence[int] = ...,
    static_argnames: str | Sequence[str] = ...,
    donate_argnums: int | Sequence[int] = ...,
    donate_argnames: str | Sequence[str] = ...,
) -> Callable[[Callable[Parameters, Result]], CompiledFunction[Parameters, Result]]: ...


def compile(
    fn: Callable[..., Any] | None = None,
    *,
    static_argnums: int | Sequence[int] = (),
    static_argnames: str | Sequence[str] = (),
    donate_argnums: int | Sequence[int] = (),
    donate_argnames: str | Sequence[str] = (),
) -> Any:
    """A compiled ``fn``: ``out = await compiled(*args)``. Without ``fn`` a decorator.

    ``fn`` is a plain function of trees of tensors. It is called once per signature, to record it:
    the structure of the trees, shapes, dtypes, device and static arguments. Every further call
    runs the recorded program, without ``fn``. Floats, integers and complex numbers among the
    arguments are traced as tensors without axes, of the default dtypes, and arrays as tensors;
    booleans, strings, None and other objects are static and must be hashable, and so are the
    arguments named by ``static_argnums`` or ``static_argnames``, which mean the same argument
    whether it is passed by position or by name. Tensors that ``fn`` takes from elsewhere are
    constants, with the values they have when it is traced. Random numbers go on from call to call,
    as if ``fn`` had been called. What ``fn`` does to its arguments in place, it does to copies.

    Tensors in the arguments named by ``donate_argnums`` or ``donate_argnames`` are gone once the
    call has been handed over, and raise `DonatedTensorError`: their memory may be used for the
    results, as that of parameters for the updated ones. It is left alone as long as anything else
    needs it or looks into it, such as an array that ``numpy()`` gave; that is no error, and costs
    only memory. A call that is cancelled while it waits for its place, or that raises, has donated
    nothing. One that fails later, on the device, has: its arguments cannot be had again.

    The call is a barrier of its own: it waits for a free in-flight slot and gives tensors in
    flight. What fails in it is raised by whoever awaits them, else by the job's next barrier.

    The call raises what ``fn`` raises, `DeviceMismatchError` or `RuntimeMismatchError` for
    arguments that do not belong together, ``TypeError`` for a static argument without a hash, and
    ``OverflowError`` for an integer that int64 cannot hold. `compile` itself raises ``TypeError``
    for what is no plain function and for options of other types, ``ValueError`` for arguments that
    ``fn`` does not have.
    """
    if fn is None:
        return functools.partial(
            _compile,
            static_argnums=static_argnums,
            static_argnames=static_argnames,
            donate_argnums=donate_argnums,
            donate_argnames=donate_argnames,
        )
    return _compile(fn, static_argnums, static_argnames, donate_argnums, donate_argnames)


def _compile(
    fn: Callable[Parameters, Result],
    static_argnums: int | Sequence[int],
    static_argnames: str | Sequence[str],
    donate_argnums: int | Sequence[int],
    donate_argnames: str | Sequence[str],
) -> CompiledFunction[Parameters, Result]:
    if not callable(fn):
        raise TypeError(f"la.compile takes a function, not {fn!r}")
    if inspect.iscoroutinefunction(fn) or inspect.isasyncgenfunction(fn):
        raise TypeError(f"la.compile takes a plain function, and {name_of(fn)} is asynchronous")
    static = _NamedArguments.find(fn, "static", static_argnums, static_argnames)
    donated = _NamedArguments.find(fn, "donate", donate_argnums, donate_argnames)
    both = (static.numbers & donated.numbers) or (static.names & donated.names)
    if both:
        raise ValueError(f"{name_of(fn)}: the argument {min(both)!r} is both static and donated")
    return CompiledFunction(fn, static, donated)


class CompiledFunction(Generic[Parameters, Result]):
    """A function that is replayed; made by `la.compile`. ``__wrapped__`` is the function itself."""

    def __init__(
        self,
        fn: Callable[Parameters, Result],
        static: _NamedArguments,
        donated: _NamedArguments,
    ) -> None:
        functools.update_wrapper(self, fn)
        self._fn = fn
        self._static = static or None
        self._donated = donated or None

    def __repr__(self) -> str:
        return f"<compiled {name_of(self._fn)}>"

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """As a function does it: of an instance, a method whose first argument is the instance."""
        return self if instance is None else CompiledMethod(self, instance)

    def __call__(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Result]:
        if type(current_context().recorder) is Tracer:
            name = name_of(self._fn)
            raise UnsupportedOperationError(
                f"{name} is compiled, and a call of it must be awaited, which the function that "
                f"is being recorded here cannot do; it can call {name}.__wrapped__, the function "
                "itself, which then becomes part of its program"
            )
        return self._call(args, kwargs)

    async def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        job = current_job()
        short = job.short_calls.get(self)
        if short is not None and not kwargs and (datas := short.take(args)) is not None:
            if short.may_run(datas):
                await trio.lowlevel.checkpoint()
                result = short.run(datas)
                if result is not None:
                    return result
            return await short.trace.run(PlainCall(datas, short.device), job)
        call = self._take_apart(args, kwargs, job)
        if call.lazy:
            await call.hand_over(job.executor)
        trace = self._trace(call, job)
        if (
            (short is None or short.trace is not trace)
            and self._is_plain(args, kwargs)
            and trace.can_be_short()
        ):
            job.short_calls[self] = ShortCall(trace, call.kinds, job, call.device)
        return await trace.run(call, job)

    def _is_plain(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
        """Whether a call has nothing but tensors as arguments, by position, and gives none away."""
        if kwargs or self._static is not None or self._donated is not None:
            return False
        return all(type(argument) is LazyTensor for argument in args)

    def lower(self, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Lowered:
        """What a call with these arguments would run: nothing is run, and nothing is donated.

        Records and compiles the program here and now if it has not been yet; calls find it then.
        Raises what a call raises before it is handed over.
        """
        job = current_job()
        call = self._take_apart(args, kwargs, job)
        return lower(name_of(self._fn), self._trace(call, job).graph, job, call.device)

    def _take_apart(self, args: tuple[Any, ...], kwargs: dict[str, Any], job: Job) -> Call:
        donated = () if self._donated is None else self._donated.tensors(args, kwargs)
        static = None
        if self._static is not None:
            static = _Static.of(args, kwargs, self._static)
            args, kwargs = static.others(args, kwargs)
        return Call(args, kwargs, static, donated, job)

    def _trace(self, call: Call, job: Job) -> Trace:
        traces = job.runtime.traces.get(self)
        if traces is None:
            traces = job.runtime.traces[self] = {}
        try:
            trace = traces.get(call.key)
        except TypeError as error:
            raise TypeError(
                f"{name_of(self._fn)}: what is no tensor, array or number among the arguments is "
                f"static and must be hashable: {error}"
            ) from None
        if trace is None:
            trace = trace_function(self._fn, call, job)
            if len(traces) >= MAX_TRACES:
                del traces[next(iter(traces))]
            traces[call.key] = trace
            job.runtime.metrics.increment("FunctionTraced")
        return trace


class CompiledMethod:
    """A compiled function of an instance, which is its first argument.

    The instance is static, as what is no tensor, array or number: it is told from others by its
    hash, what the function finds in its attributes is what was there when it was traced, and it
    lives for as long as that trace is remembered.
    """

    def __init__(self, function: CompiledFunction[..., Any], instance: Any) -> None:
        self._function = function
        self.__self__ = instance
        self.__wrapped__ = MethodType(function.__wrapped__, instance)  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return f"{self._function!r} of {self.__self__!r}"

    def __call__(self, *args: Any, **kwargs: Any) -> Coroutine[Any, Any, Any]:
        return self._function(self.__self__, *args, **kwargs)

    def lower(self, *args: Any, **kwargs: Any) -> Lowered:
        """See `CompiledFunction.lower`."""
        return self._function.lower(self.__self__, *args, **kwargs)


# ---- arguments -----------------------------------------------------------------------------


class _NamedArguments(NamedTuple):
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
    ) -> _NamedArguments:
        """Those that the options ``static_argnums`` and the like name.

        Raises ``ValueError`` for an argument that ``fn`` does not have, ``TypeError`` for what is
        no number or no name.
        """
        numbers = _numbers(f"{option}_argnums", argnums)
        names = _names(f"{option}_argnames", argnames)
        if not numbers and not names:
            return _NamedArguments(frozenset(), frozenset())
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
        return _NamedArguments(frozenset(by_number), frozenset(by_name))

    def tensors(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[LazyTensor]:
        """The tensors in these arguments of a call, each once."""
        chosen = [args[number] for number in self.numbers if number < len(args)]
        chosen += [kwargs[name] for name in self.names & kwargs.keys()]
        found = [leaf for leaf in flatten(chosen)[0] if type(leaf) is LazyTensor]
        return list(dict.fromkeys(found))


def _numbers(option: str, given: Any) -> list[int]:
    try:
        return [whole_number(option, number) for number in _several(given)]
    except TypeError:
        raise TypeError(f"{option} must be an integer or several, not {given!r}") from None


def _names(option: str, given: Any) -> list[str]:
    names = list(_several(given))
    if not all(isinstance(name, str) for name in names):
        raise TypeError(f"{option} must be a string or several, not {given!r}")
    return names


def _several(given: Any) -> Iterable[Any]:
    """What an option is given; a thing by itself is one."""
    is_one = isinstance(given, (str, bytes)) or not isinstance(given, Iterable)
    return (given,) if is_one else given


class _Static(NamedTuple):
    """The arguments of a call that are static because they were named so."""

    positional: tuple[tuple[int, Any], ...]
    named: tuple[tuple[str, Any], ...]

    @staticmethod
    def of(args: tuple[Any, ...], kwargs: dict[str, Any], named: _NamedArguments) -> _Static:
        """Those of one call."""
        numbers, names = named
        return _Static(
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


class PlainCall:
    """The arguments of a call that has nothing but tensors, which are there or on their way."""

    __slots__ = ("device", "values")

    donated: Sequence[LazyTensor] = ()

    def __init__(self, values: list[Any], device: Device) -> None:
        self.values = values
        self.device = device

    def donate(self, name: str, job: Job, kept: Sequence[int]) -> None:
        """Never asked for."""


class Call:
    """The arguments of one call, taken apart.

    ``values`` has a `DeviceData` for each tensor or array, and every other leaf as it is: what the
    arguments stand for now, whatever they are rebound to later. ``kinds`` says of each leaf what
    the trace depends on: the type of a tensor, the class of a number, the value of what is static.
    """

    __slots__ = ("_definition", "_static", "device", "donated", "key", "kinds", "lazy", "values")

    def __init__(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        static: _Static | None,
        donated: Sequence[LazyTensor],
        job: Job,
    ) -> None:
        self.values, self._definition = flatten((args, kwargs))
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
                    self.lazy.append((index, executor.as_it_is(leaf)))
                kinds.append(leaf._node.type)
            elif kind in _NUMBERS:
                if kind is int and not _SMALLEST <= leaf <= _LARGEST:
                    check_scalar_range("a compiled function", leaf, INTEGER)
                kinds.append(kind)
            elif isinstance(leaf, (np.ndarray, np.generic)):
                arrays.append(index)
                kinds.append(None)
            else:
                kinds.append((kind, leaf))
        if device is None:
            device = job.devices[0]
        elif device not in job.devices:
            job.resolve_device(device)  # raises
        for index in arrays:
            tensor = asarray(values[index], device=device)
            values[index] = tensor._data
            kinds[index] = tensor._node.type
        self.device = device
        self.key = (
            self._definition,
            tuple(kinds),
            device,
            None if static is None else static.key(),
        )

    async def hand_over(self, executor: Executor) -> None:
        """Hands the graphs of lazy arguments to the scheduler, without waiting for them."""
        await executor.schedule([tensor for _, tensor in self.lazy])
        for index, tensor in self.lazy:
            self.values[index] = tensor._data

    def donate(self, name: str, job: Job, kept: Sequence[int]) -> None:
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

    def arguments(self, leaves: Iterable[Any]) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of the function, with ``leaves`` in the place of those of the call."""
        args, kwargs = self._definition.unflatten(leaves)
        args = list(args)
        if self._static is not None:
            self._static.put_back(args, kwargs)
        return args, kwargs


def _donation(name: str, data: DeviceData, job: Job) -> FailureRecord:
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
