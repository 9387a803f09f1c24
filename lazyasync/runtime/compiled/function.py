"""`la.compile`: a function is traced once per signature and replayed without being called."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context
from threading import get_ident
from types import MethodType
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, overload
from weakref import ref

import outcome
from trio.lowlevel import (
    checkpoint,
    checkpoint_if_cancelled,
    enable_ki_protection,
    in_trio_task,
)

from lazyasync.backends.protocol import Program
from lazyasync.callers import Call, awaitable_of, hosts, open_host
from lazyasync.device import Device
from lazyasync.errors import NoRuntimeError
from lazyasync.ir.graph import Graph
from lazyasync.ir.types import TensorType
from lazyasync.recording import context, current_context
from lazyasync.recording.tracing import Tracer, name_of
from lazyasync.runtime.compiled.arguments import (
    CallArguments,
    NamedArguments,
    StaticArguments,
    check_plain,
    recorded_arguments,
)
from lazyasync.runtime.compiled.lowered import Lowered, described, lower
from lazyasync.runtime.compiled.signatures import parts_of
from lazyasync.runtime.compiled.static_objects import warn_of_constants
from lazyasync.runtime.compiled.trace import PlainCall, Trace, trace_function
from lazyasync.runtime.job_access import current_job, own_job
from lazyasync.runtime.loop.background_thread import PendingCall
from lazyasync.runtime.loop.waiting import Completion
from lazyasync.runtime.scheduler.programs import SHORT_TRACE
from lazyasync.trees import flatten

if TYPE_CHECKING:
    from lazyasync.runtime.runtime import RuntimeJob

_current = context.get

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

MAX_TRACES = 256
"""Signatures remembered per function and runtime; the oldest is dropped first."""

TRACES_OF_A_DEVICE = 4
"""The same for each device, where there are so many."""


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

    Under `la.blocking`, ``out = compiled(*args)``.

    ``fn`` is a plain function of trees of tensors. It is called once per signature, to record it:
    the structure of the trees, shapes, dtypes, classes of numbers, device and static arguments.
    Every further call runs the recorded program, without ``fn``. It is called in a thread, so that
    the event loop goes on meanwhile, with the caller's context variables: what trio, or asyncio,
    has for its own thread alone is for the caller to ask. Arrays among the arguments are
    traced as tensors. Booleans, strings, None and other objects are static and must be hashable,
    and so are the arguments named by ``static_argnums`` or ``static_argnames``, which mean the same
    argument whether it is passed by position or by name. Tensors that ``fn`` takes from elsewhere
    are constants, with the values they have when it is traced: of those in the attributes of static
    arguments that were not named so, a ``UserWarning`` tells. Random numbers go on from call to
    call, as if ``fn`` had been called. What ``fn`` does to its arguments in place, it does to
    copies.

    Floats, integers and complex numbers among the arguments, Python's and NumPy's alike, are traced
    as numbers: beside a tensor they give what they give uncompiled, of the same dtype. Python's
    operators among numbers give numbers, which each call works out as Python does, before its
    program runs. Where a call would make another class of one (``2**n`` is a float for a negative
    ``n``), or raise an error, ``fn`` is traced once more. A number by itself is a tensor of the
    default dtype to functions such as `la.exp`, beside an array of NumPy a tensor of the dtype that
    NumPy gives, and a tensor of the default dtype where ``fn`` returns it. What needs the value,
    such as ``if n > 0`` or a shape, raises `WouldBlockError`.

    In a function that is compiled or differentiated itself, a call is not awaited: it gives what
    ``fn`` gives, and its operations become part of what is recorded there. Nothing is donated then.

    Tensors in the arguments named by ``donate_argnums`` or ``donate_argnames`` are gone once the
    call has been handed over, and raise `DonatedTensorError`: their memory may be used for the
    results, as that of parameters for the updated ones. It is left alone as long as anything else
    needs it or looks into it, such as an array that ``numpy()`` gave; that is no error, and costs
    only memory. A call that is cancelled while it waits for its place, or that raises, has donated
    nothing. One that fails later, on the device, has: its arguments cannot be had again.

    The call is a barrier of its own: it waits for a free in-flight slot and gives tensors in
    flight. What fails in it is raised by whoever awaits them, else by the job's next barrier. It
    ends the step of the closures added before it: those with ``run_async=False`` run in it. What
    is lazy besides its arguments stays so.

    The call raises what ``fn`` raises, `DeviceMismatchError` or `RuntimeMismatchError` for
    arguments that do not belong together, ``TypeError`` for a static argument without a hash, and
    what ``fn`` would raise for its numbers, such as ``OverflowError`` for an integer that the dtype
    of a tensor cannot hold. `compile` itself raises ``TypeError`` for what is no plain function and
    for options of other types, ``ValueError`` for arguments that ``fn`` does not have.
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
    check_plain("la.compile", fn)
    static = NamedArguments.find(fn, "static", static_argnums, static_argnames)
    donated = NamedArguments.find(fn, "donate", donate_argnums, donate_argnames)
    both = (static.numbers & donated.numbers) or (static.names & donated.names)
    if both:
        raise ValueError(f"{name_of(fn)}: the argument {min(both)!r} is both static and donated")
    return CompiledFunction(fn, static, donated)


_numbers = itertools.count()
"""They tell compiled functions of the same function apart, in a log that keeps none alive."""


class CompiledFunction(Generic[Parameters, Result]):
    """A function that is replayed; made by `la.compile`. ``__wrapped__`` is the function itself."""

    def __init__(
        self,
        fn: Callable[Parameters, Result],
        static: NamedArguments,
        donated: NamedArguments,
    ) -> None:
        functools.update_wrapper(self, fn)
        self._fn = fn
        self._static = static or None
        self._donated = donated or None
        self._number = next(_numbers)
        self._last_plain: ref[PlainCall] | None = None
        """What the job that has called it last knows of such calls, and keeps."""

    def __repr__(self) -> str:
        return f"<compiled {name_of(self._fn)}>"

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """As a function does it: of an instance, a method whose first argument is the instance."""
        return self if instance is None else CompiledMethod(self, instance)

    def __call__(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Result]:
        current = _current()
        if current is None or hosts:
            current = current_context()
        recorder = current.recorder
        if type(recorder) is Tracer or (recorder.gradients and current_job().thread == get_ident()):
            # What is recorded here goes on, and cannot wait: the function becomes part of it.
            given, named = recorded_arguments(args, kwargs, self._static)
            return self._fn(*given, **named)  # type: ignore[return-value]
        if in_trio_task():
            awaitable: Call[Result] = Call()
            awaitable.function = self._fn
            awaitable.coroutine = self._call(args, kwargs)
            return awaitable
        there: Coroutine[Any, Any, Result] = awaitable_of(
            open_host().call(self._call, (args, kwargs), {}), self._fn
        )
        return there

    async def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        plain = None if self._last_plain is None else self._last_plain()
        current = _current()
        job = (
            plain.job if plain is not None and plain.recording_context is current else current_job()
        )
        executor = job.executor
        if get_ident() != executor.thread:
            job.runtime.waits.check()
        if job.closed and not in_trio_task():  # as in `job_to_await`
            raise job.closed_error()
        if job.gradients or executor.transfer_tapes:
            name = name_of(self._fn)
            what = f"calling {name}, which is compiled, and not {name}.__wrapped__"
            job.check_constants(what, flatten((args, kwargs))[0])
        if plain is None or plain.job is not job:
            plain = job.plain_calls.get(self)
            self._last_plain = None if plain is None else ref(plain)
        if plain is not None and not kwargs and (arguments := plain.arguments(args)) is not None:
            trace = plain.trace
            await checkpoint_if_cancelled()
            outputs = executor.launch_at_once(job, plain.context, trace.graph, arguments)
            if outputs is None:
                outputs = await executor.launch(job, plain.context, trace.graph, arguments.copy)
            else:
                await job.runtime.waits.give_turn()  # as there
            return trace.results_from(outputs, (), job)
        call = self._take_apart(args, kwargs, job)
        if call.lazy:
            await call.hand_over(executor)
        key, found, numbers = self._find_trace(call.key, call, job)
        while found is None:
            await self._trace(key, call, job)
            key, found, numbers = self._find_trace(key, call, job)
        trace = found
        if (
            (plain is None or plain.trace is not trace)
            and trace.can_be_plain
            and self._is_plain(call, kwargs)
        ):
            recording_context = current or current_context()
            job.plain_calls[self] = PlainCall(
                trace, call.kinds, args, job, call.device, recording_context
            )
        return await trace.run(call, numbers, job)

    def _is_plain(self, call: CallArguments, kwargs: dict[str, Any]) -> bool:
        """Whether a call has nothing but tensors and arrays, by position, and gives none away."""
        if kwargs or self._static is not None or self._donated is not None:
            return False
        return all(type(kind) is TensorType for kind in call.kinds)

    def lower(self, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Lowered:
        """What a call with these arguments would run: nothing is run, and nothing is donated.

        Records and compiles the program here and now if it has not been yet, which the event loop
        waits for: see `compile`. Calls find it then. Raises what a call raises before it is handed
        over.
        """
        job = own_job()
        call = self._take_apart(args, kwargs, job)
        key, trace, _ = self._find_trace(call.key, call, job)
        while trace is None:
            self._trace_here(key, call, job)
            key, trace, _ = self._find_trace(key, call, job)
        return lower(trace.traced, job, call.device)

    def compile(
        self, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Coroutine[Any, Any, Lowered]:
        """As `lower`, beside the event loop: ``await f.compile(x)``, before the first call comes.

        Others that ask for the same meanwhile, or call, wait for this one. Raises what a call
        raises before it is handed over.
        """
        what = f"{name_of(self._fn)}.compile"
        if in_trio_task():
            awaitable: Call[Lowered] = Call()
            awaitable.function = what
            awaitable.coroutine = self._compile(args, kwargs)
            return awaitable
        there: Coroutine[Any, Any, Lowered] = awaitable_of(
            open_host().call(self._compile, (args, kwargs), {}), what
        )
        return there

    async def _compile(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Lowered:
        await checkpoint()
        job = own_job()
        call = self._take_apart(args, kwargs, job)
        key, trace, _ = self._find_trace(call.key, call, job)
        while trace is None:
            await self._trace(key, call, job)
            key, trace, _ = self._find_trace(key, call, job)
        program = await self._program(trace.graph, call.device, job)
        return described(trace.traced, call.device, program)

    @enable_ki_protection
    async def _program(self, graph: Graph, device: Device, job: RuntimeJob) -> Program:
        """The program of a graph. Who is cancelled leaves the compile to others, and to calls."""
        runtime = job.runtime
        label = f"{name_of(self._fn)}.compile()"
        compile = functools.partial(runtime.scheduler.program, device.kind, graph, label, True)
        return await runtime.run_beside(compile, label)

    def _take_apart(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], job: RuntimeJob
    ) -> CallArguments:
        donated = () if self._donated is None else self._donated.tensors(args, kwargs)
        static = None
        if self._static is not None:
            static = StaticArguments.of(args, kwargs, self._static)
            args, kwargs = static.others(args, kwargs)
        return CallArguments(args, kwargs, static, donated, job)

    def _find_trace(
        self, key: Any, call: CallArguments, job: RuntimeJob
    ) -> tuple[Any, Trace | None, list[Any]]:
        """The trace for a call, and what comes of the call's numbers in it.

        Before it the key of the trace: None has been traced for it where there is no trace.
        """
        traces = job.runtime.traces.get(self)
        if traces is None:
            traces = job.runtime.traces[self] = {}
        try:
            trace = traces.get(key)
        except TypeError as error:
            raise TypeError(
                f"{name_of(self._fn)}: what is no tensor, array or number among the arguments is "
                f"static and must be hashable: {error}"
            ) from None
        while trace is not None:
            numbers, divergence = trace.numbers.run(call.values)
            if divergence is None:
                return key, trace, numbers
            # Other numbers than those of the trace: it has one beside it from there on.
            key = (key, divergence)
            trace = traces.get(key)
        return key, None, []

    async def _trace(self, key: Any, call: CallArguments, job: RuntimeJob) -> None:
        """Traces the function for a call, beside the event loop; once for all who ask meanwhile.

        Whoever asked first gets what the function raises, and what it did to context variables. If
        nobody waits any more, the trace is kept all the same.
        """
        runtime = job.runtime
        if not runtime.any_backend(call.device.kind).compiles_in_threads:
            self._trace_here(key, call, job)
            return
        all_under_way = runtime.tracing.get(self)
        under_way = None if all_under_way is None else all_under_way.get(key)
        if under_way is not None:
            await under_way.wait_quietly()
            return  # and see whether it went well
        await checkpoint_if_cancelled()
        tracing = self._begin_trace(key, call, job)
        if not tracing.done:
            await tracing.wait_quietly()
        pending = tracing.call
        if pending.outcome is None:  # whoever waited for it has been told to end
            raise runtime.closed_error() or NoRuntimeError("the runtime is being closed")
        take_over(pending.context)
        trace = pending.outcome.unwrap()
        warn_of_constants(name_of(self._fn), trace, self._static_leaves(call))

    @enable_ki_protection
    def _begin_trace(self, key: Any, call: CallArguments, job: RuntimeJob) -> Tracing:
        """Has the function traced; of a short one this is done when it returns."""
        runtime = job.runtime
        tracing = Tracing(runtime.waits)
        all_under_way = runtime.tracing.setdefault(self, {})

        def end() -> None:
            del all_under_way[key]
            traced = tracing.call.outcome
            if isinstance(traced, outcome.Value):
                self._remember(key, traced.value, call, job)
            tracing.finish()

        async def wait() -> None:
            try:
                await tracing.call.ended.wait()
            finally:
                end()

        thread = runtime.scheduler.trace_thread
        is_idle = not any(map(len, runtime.tracing.values()))
        tracing.call = thread.begin(trace_function, self._fn, call, job, current_context().scope)
        all_under_way[key] = tracing
        if is_idle and tracing.call.wait_shortly(SHORT_TRACE):
            end()
        else:
            runtime.start_actor(wait, f"trace of {name_of(self._fn)}")
        return tracing

    def _trace_here(self, key: Any, call: CallArguments, job: RuntimeJob) -> None:
        """Traces the function for a call, while the caller does nothing else."""
        trace = trace_function(self._fn, call, job, current_context().scope)
        self._remember(key, trace, call, job)
        warn_of_constants(name_of(self._fn), trace, self._static_leaves(call))

    def _remember(self, key: Any, trace: Trace, call: CallArguments, job: RuntimeJob) -> None:
        traces = job.runtime.traces.setdefault(self, {})
        # With many devices one for each, or all would be traced again in every round.
        if len(traces) >= max(MAX_TRACES, TRACES_OF_A_DEVICE * len(job.devices)):
            del traces[next(iter(traces))]
        traces[key] = trace
        job.runtime.metrics.increment("FunctionTraced")
        job.runtime.scheduler.trace_log.note(
            name_of(self._fn),
            getattr(self._fn, "__code__", None),
            self._number,
            parts_of(call),
            diverges=key is not call.key,
        )

    def _static_leaves(self, call: CallArguments) -> tuple[Any, ...]:
        """What may have tensors in attributes, which are constants of a trace."""
        return (getattr(self._fn, "__self__", None), *call.values)


class Tracing(Completion):
    """A function that is being traced."""

    __slots__ = ("call",)

    call: PendingCall


def take_over(context: Context) -> None:
    """Gives the variables of this context the values that they have in a changed copy of it."""
    for variable, value in context.items():
        if variable.get(None) is not value:
            variable.set(value)


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

    def compile(self, *args: Any, **kwargs: Any) -> Coroutine[Any, Any, Lowered]:
        """See `CompiledFunction.compile`."""
        return self._function.compile(self.__self__, *args, **kwargs)

    def lower(self, *args: Any, **kwargs: Any) -> Lowered:
        """See `CompiledFunction.lower`."""
        return self._function.lower(self.__self__, *args, **kwargs)
