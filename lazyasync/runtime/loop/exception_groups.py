"""Lone errors out of their groups, several into one, and what is said of each."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from types import TracebackType

from lazyasync.errors import MoreFailuresError


def described(error: BaseException) -> str:
    """The class of an error, and what it says, as Python's tracebacks have it."""
    return f"{type(error).__name__}: {said(error)}"


def said(error: BaseException) -> str:
    """What an error says: it is the user's, and may fail to say anything."""
    try:
        return str(error)
    except Exception:
        return "<exception str() failed>"


def unwrap(error: BaseException) -> BaseException:
    """The one exception inside groups of one."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def without(
    error: BaseException | None, kinds: tuple[type[BaseException], ...]
) -> BaseException | None:
    """What is left of an error, and of groups, without those of some kinds."""
    if isinstance(error, BaseExceptionGroup):
        found, rest = error.split(kinds)
        return error if found is None else rest
    return None if isinstance(error, kinds) else error


def raise_together(body_error: BaseException | None, others: Sequence[BaseException]) -> None:
    """Raises a lone error as itself, several as one group with the body's first.

    The group says how many failures are not among them. Where a generator is closed in the block,
    the others are raised alone: its end is told to nobody, and with it they would be no
    ``Exception``.
    """
    if others and isinstance(body_error, GeneratorExit):
        body_error = None
    errors = [*([] if body_error is None else [body_error]), *others]
    try:
        if not errors:
            return
        if len(errors) == 1:
            raise errors[0]
        message = "errors of a lazyasync block and of its steps"
        left_out = sum(error.count for error in errors if isinstance(error, MoreFailuresError))
        if left_out:
            message += f", and {left_out} more failures like them"
        raise BaseExceptionGroup(message, errors)
    finally:
        del body_error, others, errors  # what is raised would hold itself, by way of this frame


class lone_error_as_itself(AbstractContextManager[None]):  # noqa: N801 - called as a function is
    """Around nurseries beside a block: a lone exception that leaves it comes out of its groups.

    A class, as the frame of a generator's context manager holds the group, and with it what leads
    to that frame.
    """

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            return
        lone = unwrap(error)
        context = lone.__context__
        try:
            if lone is not error:
                raise lone
        finally:
            lone.__context__ = context  # and not the group, which has it
            del error, lone, traceback, context  # which lead to this frame, and so to themselves
