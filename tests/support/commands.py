"""Commands that are any function, for backends by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lazyasync.backends.protocol import CommandRunner, Execute, Failed, Succeeded
from lazyasync.compiler.kernels import KernelObserver


class Call:
    """A command that calls a function; ``done`` takes the outcome."""

    kind = "execute"
    nbytes = 0

    def __init__(
        self, label: str, work: Callable[[], Any], done: Callable[[Succeeded | Failed], object]
    ) -> None:
        self.label = label
        self.work = work
        self.done = done


class CallRunner:
    """Does calls itself, and has what is none done by the runner of a runtime, if there is one."""

    def __init__(self, runner: CommandRunner | None = None) -> None:
        self._runner: Any = runner

    def run(self, command: Any) -> Any:
        return command.work() if isinstance(command, Call) else self._runner.run(command)

    def arguments(self, command: Execute) -> list[Any]:
        return self._runner.arguments(command)  # type: ignore[no-any-return]

    def take(self, command: Execute, buffers: Sequence[Any]) -> Any:
        return self._runner.take(command, buffers)

    def is_moot(self, command: Any) -> bool:
        return not isinstance(command, Call) and self._runner.is_moot(command)

    def observer(self, command: Execute) -> KernelObserver | None:
        return self._runner.observer(command)  # type: ignore[no-any-return]

    def ended(self, command: Any, outcome: Succeeded | Failed) -> None:
        if isinstance(command, Call):
            command.done(outcome)
        else:
            self._runner.ended(command, outcome)
