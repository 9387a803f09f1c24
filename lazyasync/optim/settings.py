"""Settings of rules: brought into the form in which they are compared, or refused."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lazyasync.arguments import real_number
from lazyasync.ops.settings import setting
from lazyasync.optim.optimizer import constant
from lazyasync.optim.rule import Rule


def fraction(name: str, value: float) -> float:
    """A number from 0 on that is less than 1. Raises ``ValueError`` for others."""
    number = real_number(name, value, 0)
    if number >= 1.0:
        raise ValueError(f"{name} must be in [0, 1), not {value!r}")
    return number


def exponent(name: str, value: float) -> float:
    """A finite number that is not positive. Raises ``ValueError`` for others."""
    number = real_number(name, value)
    if not -math.inf < number <= 0.0:
        raise ValueError(f"{name} must be at most 0 and finite, not {value!r}")
    return number


def check(rule: Rule, name: str, fractions: Sequence[str], constants: Sequence[str]) -> None:
    """Brings settings of a rule into the form in which they are compared.

    Raises ``ValueError`` for wrong ones.
    """
    for checks, settings in ((fraction, fractions), (constant, constants)):
        for each in settings:
            object.__setattr__(rule, each, setting(checks, f"{name}: {each}", getattr(rule, each)))
