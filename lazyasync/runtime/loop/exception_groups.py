"""Lone errors out of their groups, and several into one."""

from __future__ import annotations

from collections.abc import Sequence


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
    """Raises a lone error as itself, several as one group with the body's first."""
    errors = [*([] if body_error is None else [body_error]), *others]
    if not errors:
        return
    if len(errors) == 1:
        raise errors[0]
    raise BaseExceptionGroup("errors of a lazyasync block and of its steps", errors)
