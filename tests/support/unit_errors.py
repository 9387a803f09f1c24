"""Errors in units in the last place."""

from __future__ import annotations

import numpy as np

MOST_ULPS = 4.0
"""Errors that are accepted, in units in the last place of the exact result."""


def ulps(actual: np.ndarray, exact: np.ndarray) -> np.ndarray:
    """Errors in units in the last place; ``exact`` is of a wider dtype."""
    limits = np.finfo(actual.dtype)
    with np.errstate(all="ignore"):
        rounded = exact.astype(actual.dtype)
        spacing = np.spacing(np.maximum(np.abs(rounded), limits.tiny)).astype(exact.dtype)
        errors = np.abs(actual.astype(exact.dtype) - exact) / spacing
    same = (actual == rounded) | (np.isnan(actual) & np.isnan(rounded))
    # What rounds to infinity may as well be the largest number, and the other way round.
    largest = np.where(np.isinf(actual), np.copysign(limits.max, actual), actual)
    with np.errstate(all="ignore"):
        border = np.where(np.isinf(rounded), np.copysign(limits.max, rounded), rounded)
        close = np.abs(largest - border) <= 4 * np.spacing(limits.max)
    errors = np.where(np.isinf(actual) | np.isinf(rounded), np.where(close, 1.0, np.inf), errors)
    return np.where(same, 0.0, np.where(np.isnan(errors), np.inf, errors)).astype(np.float64)


def assert_near(
    actual: np.ndarray, exact: np.ndarray, *arguments: np.ndarray, most: float = MOST_ULPS
) -> None:
    """Fails with the worst argument if errors are too large."""
    errors = ulps(actual, exact)
    worst = int(errors.argmax())
    shown = [argument[worst] for argument in arguments]
    assert errors[worst] <= most, (
        f"{errors[worst]:.3g} ulp: of {shown} {actual[worst]!r}, exactly {exact[worst]!r}"
    )


def every_exponent(dtype: type) -> np.ndarray:
    """Numbers of both signs and all exponents, those of denormal numbers as well."""
    random = np.random.default_rng(7)
    limits = np.finfo(dtype)
    # Steps through bit patterns go through the exponents evenly.
    integer = np.uint32 if dtype is np.float32 else np.uint64
    top = np.array([limits.max], dtype).view(integer)[0]
    patterns = random.integers(0, int(top), 200_000, integer, endpoint=True)
    values = patterns.view(dtype)
    return np.concatenate([values, -values])
