"""Interrupts, where trio does not see to them: in asyncio, and beside a trio thread.

A handler, of Ctrl-C or SIGTERM, raises wherever the main thread is: in the loop's own code, which
then loses the call that it was about to make, in an actor, in a finalizer, where it is printed and
lost. Trio's handler looks for marks on the frames before it raises, those of
`trio.lowlevel.enable_ki_protection`. While a runtime is open for callers outside trio, so does this
one, around whatever handler there is.
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

from trio.lowlevel import currently_ki_protected, disable_ki_protection, enable_ki_protection

F = TypeVar("F", bound=Callable[..., object])
Handler: TypeAlias = Callable[[int, FrameType | None], object]

LOOPS = frozenset(("asyncio", "selectors", "trio", "outcome"))
"""The packages whose code runs asyncio's loop with a guest of trio's: what is raised in it from
elsewhere may cost a call that it was about to make."""

IMPORTS = frozenset(("importlib", "_frozen_importlib", "_frozen_importlib_external"))
"""Those that import modules: what is raised among their locks leaves one held, for which the next
thread that imports the module waits for ever."""

for _weak in (WeakKeyDictionary[Any, Any](), WeakValueDictionary[Any, Any](), WeakSet[Any]()):
    # Called by the garbage collector, which prints and drops what they raise.
    enable_ki_protection(_weak._remove)  # type: ignore[union-attr]
for _name in ("_acquireLock", "_releaseLock", "_prepareFork", "_afterFork"):
    # Called before and after a fork, by the first two names until Python 3.12.
    if hasattr(logging, _name):
        enable_ki_protection(getattr(logging, _name))

_never_interrupted: set[CodeType] = set()


def never_interrupted(function: F) -> F:
    """Has interrupts put off in a function that the interpreter calls itself, from no frame."""
    _never_interrupted.add(function.__code__)
    return function


class Interrupts:
    """Puts off interrupts that come at a bad moment, from `open` to `close`; in the main thread.

    ``later`` is called in the signal's handler, with what is to be called once the moment is
    better. It raises ``RuntimeError`` if that will not be. Code of ``packages`` is not interrupted,
    nor is what imports modules.
    ``drops`` is told which interrupt this is, counted from 1, before it is raised or put off, and
    says whether it adds nothing to those before it.
    """

    def __init__(
        self,
        later: Callable[[Callable[[], object]], object],
        packages: frozenset[str] = frozenset(),
        drops: Callable[[int], bool] = lambda _: False,
    ) -> None:
        self._later = later
        self._packages = packages | IMPORTS
        self._drops = drops
        self._count = 0
        self._previous: dict[int, Handler] = {}
        self.has_raised = False
        """Whether the handler of Ctrl-C before this one has raised, out of the loop it seems."""

    def open(self) -> None:
        """Takes the place of the handler that there is, if it is one of Python's."""
        if threading.current_thread() is not threading.main_thread():
            return
        for number in (signal.SIGINT, signal.SIGTERM):
            previous = signal.getsignal(number)
            if callable(previous) and not isinstance(previous, signal.Handlers):
                self._previous[number] = previous
                signal.signal(number, self._handle)

    def close(self, is_over: Callable[[Handler], bool] = lambda _: False) -> None:
        """Puts the handler back, unless somebody else has taken its place.

        Python's, if the one before is of a run that is over: that has found this one in its place,
        and could not put Python's back. In another thread than the main one nothing can be, and
        interrupts go on being passed on.
        """
        if threading.current_thread() is not threading.main_thread():
            return
        for number, previous in self._previous.items():
            if signal.getsignal(number) == self._handle:
                is_of_python = number == signal.SIGINT and is_over(previous)
                signal.signal(number, signal.default_int_handler if is_of_python else previous)

    def _pass_on(self, number: int, frame: FrameType | None) -> None:
        try:
            self._previous[number](number, frame)
        except KeyboardInterrupt:
            self.has_raised = True
            raise

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGINT:
            self._count += 1
        count = self._count
        if number == signal.SIGINT and self._drops(count):
            return
        if frame is None or not self._is_at_a_bad_moment(frame):
            self._pass_on(number, frame)
            return

        def later() -> None:
            if number != signal.SIGINT or not self._drops(count):
                self._pass_on(number, None)

        try:
            self._later(later)
        except RuntimeError:
            self._pass_on(number, frame)

    def _is_at_a_bad_moment(self, frame: FrameType) -> bool:
        """Whether the code that runs here must not be interrupted; called by the handler."""
        module = frame.f_globals.get("__name__")
        if isinstance(module, str) and module.partition(".")[0] in self._packages:
            return True
        # To trio a stack without marks is protected, as if it were its own.
        root: FrameType = frame
        while root.f_back is not None:
            root = root.f_back
        if root.f_code in _never_interrupted:
            return True
        _mark(root.f_code, disable_ki_protection)
        try:
            return currently_ki_protected()
        finally:  # for trio runs that come later, in the middle of which nothing must be raised
            _mark(root.f_code, enable_ki_protection)


def leave_behind() -> None:
    """Puts the handlers back in a forked child: nobody is there to raise later what is put off."""
    for number in (signal.SIGINT, signal.SIGTERM):
        owner = getattr(signal.getsignal(number), "__self__", None)
        if isinstance(owner, Interrupts):
            with suppress(ValueError):  # in another thread than the main one
                signal.signal(number, owner._previous[number])


def _mark(code: CodeType, mark: Callable[[Any], object]) -> None:
    mark(SimpleNamespace(__code__=code))
