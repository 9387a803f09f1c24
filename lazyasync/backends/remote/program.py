"""A program that a host has compiled, as the controller knows it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from lazyasync.backends.protocol import (
    AliasesArguments,
    FallsBack,
    LocatesFailures,
    Program,
)
from lazyasync.backends.remote.channel import Arrays
from lazyasync.backends.remote.failures import read_error, written_error
from lazyasync.backends.remote.wire import (
    MalformedMessageError,
    are_numbers,
    are_texts,
    is_number,
    is_seconds,
)
from lazyasync.ir.iterations import Loops


class RemoteProgram:
    """A program, by its number at the host. It is forgotten there when this is dropped."""

    def __init__(
        self,
        number: int,
        outputs: int,
        facts: Mapping[str, Any],
        arrays: Arrays,
        forgotten: deque[int],
    ) -> None:
        self.number = number
        self.outputs = outputs
        """How many outputs it has."""
        self._forgotten = forgotten
        match facts:
            case {
                "seconds": seconds,
                "output_bytes": output_bytes,
                "workspace_bytes": workspace_bytes,
                "aliasable": aliasable,
                "aliased": aliased,
                "loops": loops,
                "fallback": fallback,
            } if (
                is_seconds(seconds)
                and is_number(output_bytes)
                and is_number(workspace_bytes)
                and are_numbers(aliasable)
                and are_numbers(aliased)
                and loops in Loops.__members__
                and (fallback is None or (are_texts(fallback) and len(fallback) == 3))
            ):
                pass
            case _:
                raise MalformedMessageError("a program has not the facts that it should have")
        self.estimated_seconds = seconds
        self.output_bytes = output_bytes
        self.workspace_bytes = workspace_bytes
        self.aliasable: Sequence[int] = tuple(aliasable)
        self._aliased = aliased
        self.loops = Loops[loops]
        self.iteration_seconds: float | None = None
        self.fallback: BaseException | None = None
        if fallback is not None:
            name, text, lines = fallback
            self.fallback = read_error(name, text, lines, "its host")
        self._text = arrays[0].tobytes() if arrays else b""

    def __del__(self) -> None:
        self._forgotten.append(self.number)

    @property
    def has_loops(self) -> bool:
        """Whether it has loops."""
        return self.loops is not Loops.NONE

    def describe(self) -> str:
        """The program as text, as its host describes it."""
        return self._text.decode("utf-8", "replace")

    def aliased(self, donated: Sequence[int]) -> Sequence[int]:
        """See `AliasesArguments`: of those that are, if all arguments are donated that may be."""
        return [place for place in self._aliased if place in donated]

    def failed_at(self, error: BaseException, value: int | None) -> None:
        """Takes note of the value at which a run failed, for `failing_value`."""
        if value is not None:
            error._failing_value = value  # type: ignore[attr-defined]

    def failing_value(self, error: BaseException) -> int | None:
        """See `LocatesFailures`."""
        return getattr(error, "_failing_value", None)


def facts_of(program: Program) -> dict[str, Any]:
    """What a controller is to know of a program."""
    fallback = program.fallback if isinstance(program, FallsBack) else None
    aliasable, aliased = list(program.aliasable), []
    if isinstance(program, AliasesArguments):
        aliased = list(program.aliased(aliasable))
    return {
        "seconds": float(program.estimated_seconds),
        "output_bytes": int(program.output_bytes),
        "workspace_bytes": int(program.workspace_bytes),
        "aliasable": aliasable,
        "aliased": aliased,
        "loops": program.loops.name,
        "fallback": None if fallback is None else list(written_error(fallback)),
    }


def failing_value(program: object, error: BaseException) -> int | None:
    """The value at which a run of a program failed, if it can tell."""
    return program.failing_value(error) if isinstance(program, LocatesFailures) else None
