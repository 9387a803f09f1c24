"""Who calls from outside trio, and what a call then gives: a value, or something for asyncio.

What has to wait is an ``async def`` for trio. While a runtime is open in a program that does not
run on trio, a `Host` carries such calls over to the runtime's trio run.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping
from contextvars import Context
from functools import wraps
from types import CoroutineType
from typing import Any, Generic, NoReturn, ParamSpec, Protocol, TypeVar

from trio.lowlevel import in_trio_task

from lazyasync.errors import NoRuntimeError

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Interrupter(Protocol):
    """What interrupts a caller outside trio, if anything can."""

    def interrupt(self) -> None:
        """Interrupts the caller; called in the trio run."""

    def absorbs(self, error: BaseException | None) -> bool:
        """Whether ``error``, by which the caller leaves its block, is that of `interrupt`.

        From then on `interrupt` does nothing.
        """

    def replaces(self, error: BaseException | None) -> None:
        """Another error is told in the place of ``error``, by which the caller leaves its block.

        If that is a cancellation, the caller is cancelled anew where it waits the next time.
        """


class Block(Protocol):
    """A block that is held open for a caller outside trio."""

    async def leave(self, error: BaseException | None) -> None:
        """Leaves it by ``error``, if any. Raises what leaving raises."""


class Event(Protocol):
    """Something to wait for, in trio or in asyncio."""

    def set(self) -> None:
        """Wakes who waits, for good; called in the runtime's thread."""

    async def wait(self) -> object:
        """Waits until it is set."""


class Reply(Protocol):
    """What one task outside trio waits for: a value, or an error."""

    def done(self) -> bool:
        """Whether it is there, or not waited for any more."""

    def set_result(self, result: Any, /) -> object:
        """Gives the value; called in the runtime's thread."""

    def set_exception(self, exception: BaseException, /) -> object:
        """Has the error raised; called in the runtime's thread."""

    def __await__(self) -> Generator[Any, Any, Any]: ...


class Host(Protocol):
    """What carries calls from outside trio over to a runtime."""

    @property
    def cancelled(self) -> type[BaseException]:
        """What cancellation raises in what `in_trio` runs."""

    @property
    def closing(self) -> bool:
        """Whether its runtime is being closed, so that the caller may not wait any more.

        Of all others, those may whom `waits_for_caller` is true of.
        """

    @property
    def waits_for_caller(self) -> bool:
        """Whether the caller is one of the step closures that the runtime's end waits for.

        Or in a job that one has opened.
        """

    @property
    def blocks(self) -> set[Block]:
        """The blocks that are open for callers; for the trio thread alone."""

    @property
    def may_block(self) -> bool:
        """Whether the caller may block, so that `call` gives a value."""

    @property
    def may_wait(self) -> bool:
        """Whether what `call` gives can be awaited; not where a task is destroyed behind its loop.

        What is open there is left to the end of the runtime.
        """

    def call(
        self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Calls an asynchronous function in the runtime's trio run, with the caller's job.

        Returns what the function returns, if the caller may block, else an awaitable of it.
        """

    def context(self, current: Any) -> Any:
        """The recording context of the caller.

        ``current`` is what the context variable holds. It may have been copied from another thread
        or task. Raises `NoRuntimeError`.
        """

    def adopt(self, job: Any) -> None:
        """Makes a job that the caller has opened the caller's."""

    def interrupter(self) -> Interrupter:
        """What interrupts the caller where a block that it has entered is cancelled from within."""

    def in_trio(self, awaitable: Awaitable[Result], context: Context) -> Awaitable[Result]:
        """What a task of trio's can await, for what user code that is written for the host gives.

        ``context`` is what the user's code is run in.
        """

    def is_cancellation(self, error: BaseException) -> bool:
        """Whether an error of the user's plain code is a cancellation, but none of trio's.

        No task of trio's has been cancelled then: it is an error as others are.
        """

    def event(self) -> Event:
        """What the code that `in_trio` runs can wait for."""

    def reply(self) -> Reply | None:
        """What a caller waits for that is a task of the host's; None for any other one."""


TASK_CANCELLED = "a task of asyncio was cancelled"
"""What is said of code of the user's that has raised a cancellation, and was not cancelled."""

hosts: list[Host] = []
"""That of the runtime which is open for callers outside trio; at most one."""

ending: list[Host] = []
"""Those that have lost their place there: for step closures in threads that their end waits for."""

_claims: dict[None, object] = {}

if hasattr(os, "register_at_fork"):
    # Also what another thread was about to open is the parent's.
    os.register_at_fork(after_in_child=_claims.clear)


def claim_place(refusal: str) -> object:
    """Takes the place in `hosts` for a runtime that is about to open; gives what `vacate` takes.

    Of several threads, and tasks, that open one at the same moment, one gets the place. The others
    get a ``RuntimeError`` with ``refusal``.
    """
    claim = object()
    if _claims.setdefault(None, claim) is not claim:  # both in one, which no other thread divides
        raise RuntimeError(refusal)
    return claim


def vacate(claim: object) -> None:
    """Gives the place back that a runtime had; nothing where it has lost that already."""
    if _claims.get(None) is claim:
        hosts.clear()
        del _claims[None]


def leave_behind(host: Host) -> None:
    """Gives back, in a forked child, the place of a runtime that is the parent's."""
    if hosts == [host]:
        hosts.clear()


def refuse_cancellation(outside: Host | None, error: BaseException) -> None:
    """Raises ``RuntimeError`` if plain code of the user's has raised a cancellation of the host's.

    It would go on as that of a task which nobody has cancelled, and end the runtime.
    """
    if outside is not None and outside.is_cancellation(error):
        raise RuntimeError(TASK_CANCELLED) from error


def host_of_caller() -> Host | None:
    """The host for the caller; None in a trio task, and where no runtime is open for others."""
    return None if in_trio_task() else _host()


def host_that_blocks(instead: str) -> Host:
    """The host of a caller that may block. Raises ``TypeError`` for others: what to write.

    Raises `NoRuntimeError` outside trio where no runtime is open.
    """
    host = host_of_caller()
    if host is None and not in_trio_task():
        raise no_runtime_error()
    if host is None or not host.may_block:
        raise TypeError(instead)
    return host


def open_host() -> Host:
    """The host for a caller outside trio. Raises `NoRuntimeError` where no runtime is open."""
    host = _host()
    if host is None:
        raise no_runtime_error()
    return host


def _host() -> Host | None:
    for host in hosts:  # which another thread may empty at any moment
        return host
    for host in tuple(ending):
        if host.waits_for_caller:
            return host
    return None


def no_runtime_error() -> NoRuntimeError:
    """What is raised where a runtime is needed, and none is open: what to write."""
    return NoRuntimeError(
        "no runtime is open here, or it has been closed: run this inside "
        "`async with la.open_runtime():`, or in a script or notebook inside `with la.blocking():`"
    )


class Call(Generic[Result]):
    """A call to be awaited: the coroutine of an ``async def``, which says so where it is not.

    Whoever uses it as the tensor that it will give is told what to write, instead of what Python
    says of coroutines. To everybody else, `inspect`, trio and asyncio among them, it is the
    coroutine. ``function`` is what has been called, or its name.

    Who makes one makes it first and fills it then, the coroutine last. Nothing of Python's runs in
    between: no end of the stack can leave a coroutine that nobody awaits, and none is paid for.
    """

    __slots__ = ("coroutine", "function")
    coroutine: Coroutine[Any, Any, Result]
    function: Callable[..., Any] | str

    def __await__(self) -> Generator[Any, Any, Result]:
        return self.coroutine.__await__()

    @property  # type: ignore[misc]
    def __class__(self) -> type:  # what isinstance goes by
        return CoroutineType

    def __repr__(self) -> str:
        return f"<{self.__name__}(…), to be awaited>"

    @property
    def __name__(self) -> str:
        function = self.function
        return function if isinstance(function, str) else getattr(function, "__name__", "it")

    def __getattr__(self, name: str) -> Any:
        if name in _OF_COROUTINES.split():
            return getattr(self.coroutine, name)
        raise AttributeError(self._not_awaited(f"has no attribute {name!r}"), name=name)

    def _not_awaited(self, problem: str) -> str:
        name = self.__name__
        return (
            f"a call of {name} that has not been awaited {problem}: write `await {name}(…)`, and "
            "use the result"
        )


_OF_COROUTINES = (
    "send throw close cr_await cr_code cr_frame cr_origin cr_running cr_suspended __qualname__"
)

_OF_TENSORS = (
    "abs add and array bool complex contains delitem divmod eq float floordiv ge getitem gt "
    "iadd iand ifloordiv ilshift imatmul imod imul index int invert ior ipow irshift isub iter "
    "itruediv ixor le len lshift lt matmul mod mul ne neg or pos pow radd rand rdivmod rfloordiv "
    "rlshift rmatmul rmod rmul ror round rpow rrshift rshift rsub rtruediv rxor setitem sub "
    "truediv xor"
)
"""The special methods by which a tensor is used, and by which an awaited call cannot be."""


def _refused(method: str) -> Callable[..., NoReturn]:
    def refuse(self: Call[Any], *args: object, **kwargs: object) -> NoReturn:
        raise TypeError(self._not_awaited("is used as if it had been"))

    refuse.__name__ = method
    return refuse


for _name in _OF_TENSORS.split():
    setattr(Call, f"__{_name}__", _refused(f"__{_name}__"))
Call.__hash__ = object.__hash__  # type: ignore[method-assign]


def from_anywhere(
    function: Callable[Parameters, Coroutine[Any, Any, Result]],
) -> Callable[Parameters, Coroutine[Any, Any, Result]]:
    """Lets an ``async def`` be called from outside trio as well, by the host that is open there.

    In a trio task the result is the coroutine of the function itself. A caller that may block gets
    what it returns, which is not what the annotation says. Outside trio, a call raises
    `NoRuntimeError` at once where no runtime is open: in a script nobody would await it.
    """

    @wraps(function)
    def called(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Any:
        if in_trio_task():
            call: Call[Result] = Call()
            call.function = function
            call.coroutine = function(*args, **kwargs)
            return call
        return awaitable_of(open_host().call(function, args, kwargs), function)

    return called


def awaitable_of(given: Any, function: Callable[..., Any] | str) -> Any:
    """What a host's call of ``function`` gives: a value as it is, a coroutine as a `Call`."""
    if type(given) is not CoroutineType:
        return given
    call: Call[Any] = Call()
    call.function = function
    call.coroutine = given
    return call


def let_signals_kill() -> None:
    """Has Ctrl-C and SIGTERM end the process at once, from now on: at the end of the interpreter.

    What Python's handlers raise there is printed and dropped, in the middle of what must be done
    to the end.
    """
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            handler = signal.getsignal(number)
            if callable(handler) and not isinstance(handler, signal.Handlers):
                signal.signal(number, signal.SIG_DFL)
