"""Random tensors, drawn from the streams of the current job."""

from __future__ import annotations

import importlib as _importlib
from typing import TYPE_CHECKING as _TYPE_CHECKING

from lazyasync.hints import missing_of as _missing_of
from lazyasync.ops.random import draws as _draws
from lazyasync.ops.random.draws import *

if _TYPE_CHECKING:
    from lazyasync.ops.random.choices import *
    from lazyasync.ops.random.continuous import *
    from lazyasync.ops.random.counts import *
    from lazyasync.ops.random.generators import *
    from lazyasync.ops.random.vectors import *

_FAMILIES = {
    "choices": ("bits", "categorical", "choice"),
    "continuous": (
        *("beta", "cauchy", "chisquare", "dirichlet", "exponential", "gamma", "gumbel", "laplace"),
        *("logistic", "lognormal", "pareto", "rayleigh", "standard_t", "truncated_normal"),
        "weibull",
    ),
    "counts": ("binomial", "geometric", "multinomial", "poisson"),
    "generators": ("Generator", "default_rng"),
    "vectors": ("multivariate_normal",),
}
"""What is imported when somebody first asks for it, by the modules that have it."""

_LATER = {name: module for module, names in _FAMILIES.items() for name in names}


def _import_later(name: str) -> object:
    if name not in _LATER:
        _missing_of(__name__)(name)
    module = _importlib.import_module(f"{__name__}.{_LATER[name]}")
    found: object = getattr(module, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*_draws.__all__, *_LATER])


# Type checkers know these from the imports above; of what is computed they would know nothing.
globals()["__all__"] = __dir__()
globals()["__getattr__"] = _import_later
