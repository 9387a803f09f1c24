"""What to write for a name that is missing: rules, which are asked when somebody meets one."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from operator import attrgetter
from typing import Any

from lazyasync.names_elsewhere import (
    INSTEAD_OF,
    LINEAR_ALGEBRA_ELSEWHERE,
    RANDOM_ELSEWHERE,
    SPECIAL_ELSEWHERE,
)
from lazyasync.networks_elsewhere import (
    INITIALIZERS_ELSEWHERE,
    METRICS_ELSEWHERE,
    NETWORKS_ELSEWHERE,
    OPTIMIZERS_ELSEWHERE,
    SCHEDULES_ELSEWHERE,
    TREES_ELSEWHERE,
)

_PACKAGE = ""
TABLES: Mapping[str, Mapping[str, str]] = {
    _PACKAGE: INSTEAD_OF,
    "nn": NETWORKS_ELSEWHERE,
    "linalg": LINEAR_ALGEBRA_ELSEWHERE,
    "random": RANDOM_ELSEWHERE,
    "optim": {**SCHEDULES_ELSEWHERE, **OPTIMIZERS_ELSEWHERE},  # as Optax has them
    "optim.schedules": SCHEDULES_ELSEWHERE,
    "special": SPECIAL_ELSEWHERE,
    "nn.init": INITIALIZERS_ELSEWHERE,
    "trees": TREES_ELSEWHERE,
    "metrics": METRICS_ELSEWHERE,
}
"""What to write instead of names, by the namespace that they are looked for in."""

_EVERYWHERE = (
    *(_PACKAGE, "nn", "linalg", "fft", "special", "random", "optim"),
    *("trees", "data", "parallel", "debug"),
)
"""The namespaces in which a name may be that somebody looks for in another one, the likelier first.

Names of the others, as `la.nn.init.constant`, say nothing outside of them.
"""

_SHARED = (_PACKAGE, "nn", "linalg", "special")
"""The namespaces whose rows say something in others: the first two in all, and all in the first."""

_NAMESPACES = {
    "lazyasync.observe.metrics": "metrics",
    "lazyasync.ops.fft": "fft",
    "lazyasync.ops.linalg": "linalg",
    "lazyasync.ops.random": "random",
    "lazyasync.ops.special": "special",
}
"""The names that users have for modules, where these are called otherwise."""


def hint(module: str, name: str, named: Mapping[str, str]) -> str | None:
    """What to write for a ``name`` that a module lacks; None if that is not known.

    ``named`` is what definitions say of names that others have for what they define.
    """
    INSTEAD_OF.update(named)
    here = _NAMESPACES.get(module, module.removeprefix("lazyasync").removeprefix("."))
    rules = [_in_tables, _as_it_is, _not_in_place, _by_letters, _by_pattern]
    # `from lazyasync import hints` asks for the attribute before it imports the module, and is not
    # to import all namespaces.
    is_module = hasattr(sys.modules[module], "__path__") and find_spec(f"{module}.{name}")
    for rule in rules[:1] if is_module else rules:
        found = rule(here, name)
        if found is not None:
            return found
    return None


def _in_tables(here: str, name: str) -> str | None:
    """The row of the namespace itself."""
    return TABLES.get(here, {}).get(name)


def _as_it_is(here: str, name: str) -> str | None:
    """Of a name that another namespace has, or for which it knows something."""
    for namespace, names in _others(here):
        if name in names:
            return f"write {_path(namespace, name)}"
    for namespace in _SHARED if here == _PACKAGE else _SHARED[:2]:
        if name in TABLES[namespace]:
            return TABLES[namespace][name]
    return None


def _not_in_place(here: str, name: str) -> str | None:
    """Of PyTorch's names with an underscore at the end."""
    base = name.removesuffix("_")
    if base == name:
        return None
    own = [(here, _names(here))] if here in TABLES else []
    for namespace, names in [*own, *_others(here)]:
        if base in names:
            called = _call(namespace, base)
            result = "w" if namespace == "nn.init" else called[1] or "x"
            return f"nothing is changed in place: write {result} = {called[0]}"
    row = _in_tables(here, base) or _as_it_is(here, base)
    return row and f"nothing is changed in place: {row}"


def _by_letters(here: str, name: str) -> str | None:
    """Of a name that differs in capitals and underscores only: `TripletMarginLoss`, `soft_sign`."""
    letters = _letters(name)
    is_class = name[:1].isupper()
    for namespace, names in sorted(
        [(here, _names(here)), *_others(here)], key=lambda each: is_class and each[0] != "nn"
    ):
        for known in names:
            if _letters(known) == letters:
                call, _, count = _call(namespace, known)
                if not is_class or namespace != "nn" or not known.islower():
                    return f"write {call}"
                if known.endswith("loss"):
                    return f"a loss is a function: write {call}"
                if count == 1 and known in _module("nn.activations").__all__:
                    instead = f"write {_path(namespace, known)}, without (), in la.nn.Sequential"
                    return f"an activation is a function: {instead}"
                return f"it is a function: write {call}"
    return None


def _by_pattern(here: str, name: str) -> str | None:
    for pattern, instead in _PATTERNS.items():
        match = re.fullmatch(pattern, name)
        found = instead(here, match) if match else None
        if found is not None:
            return found
    return None


# ---- patterns ------------------------------------------------------------------------------

_MODES = {
    "Zero": "",
    "Constant": ", value=value",
    "Reflection": ', mode="reflect"',
    "Replication": ', mode="replicate"',
    "Circular": ', mode="circular"',
}
"""Arguments of `la.nn.pad`, by the modules of PyTorch that pad so."""

_DTYPES = {
    "Bool": "bool",
    "Byte": "uint8",
    "Char": "int8",
    "Short": "int16",
    "Int": "int32",
    "Long": "int64",
    "Half": "float16",
    "BFloat16": "bfloat16",
    "Float": "float32",
    "Double": "float64",
}


def _padding(here: str, match: re.Match[str]) -> str:
    return f"padding is a function: write la.nn.pad(x, widths{_MODES[match[1]]})"


def _with_sizes(here: str, match: re.Match[str]) -> str | None:
    if match[1] not in _names("nn"):
        return None
    return f"sizes are given, not found out at the first call: write la.nn.{match[1]}"


def _of_dtype(here: str, match: re.Match[str]) -> str:
    return f'write la.asarray(x, dtype="{_DTYPES[match[1]]}")'


def _reduction(here: str, match: re.Match[str]) -> str | None:
    name = {"and": "all", "or": "any"}.get(match[1], match[1])
    return f"write la.{name}(x, axis)" if name in _names(_PACKAGE) else None


def _scaling(here: str, match: re.Match[str]) -> str:
    name = {"adam": "adam", "rms": "rmsprop", "rss": "adagrad"}.get(match[1], match[1])
    if name in _names("optim"):
        return f"write la.optim.{name}"
    return "write an la.optim.Rule of your own"


_PATTERNS: dict[str, Callable[[str, re.Match[str]], str | None]] = {
    rf"({'|'.join(_MODES)})Pad[123]d": _padding,
    r"Lazy(\w+)": _with_sizes,
    rf"({'|'.join(_DTYPES)})(?:Tensor|Storage)": _of_dtype,
    r"float[468]_\w+": lambda here, match: "the narrowest floats are la.float16 and la.bfloat16",
    r"reduce_(\w+)": _reduction,
    r"scale_by_(\w+)": _scaling,
    r"sparse_\w+_tensor": lambda here, match: (
        "tensors are dense; see la.segment_sum, and x.at[indices].add(values)"
    ),
}
"""What is said of names of a kind."""


# ---- names ---------------------------------------------------------------------------------


def _others(here: str) -> Iterator[tuple[str, list[str]]]:
    """The namespaces beside the one asked, with their names."""
    if here == "trees":  # whose names are like those of arrays
        return
    inside = [each for each in ("nn.init", "optim.schedules") if each.startswith(f"{here}.")]
    for namespace in [*_EVERYWHERE, *inside]:
        if namespace != here:
            yield namespace, _names(namespace)


def _names(namespace: str) -> list[str]:
    return [name for name in dir(_module(namespace)) if not name.startswith("_")]


def _module(namespace: str) -> Any:
    package = sys.modules["lazyasync"]
    return attrgetter(namespace)(package) if namespace else package


def _path(namespace: str, name: str) -> str:
    return ".".join(["la", *([namespace] if namespace else []), name])


def _call(namespace: str, name: str) -> tuple[str, str, int]:
    """What a call looks like, with what must be given; the first of these, and their number."""
    path = _path(namespace, name)
    value = getattr(_module(namespace), name)
    if not inspect.isfunction(value):
        return path, "", 0
    try:
        parameters = inspect.signature(value).parameters.values()
    except (TypeError, ValueError):
        return path, "", 0
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    required = [p.name for p in parameters if p.default is p.empty and p.kind not in several]
    first = required[0] if required else ""
    return f"{path}({', '.join(required)})", first, len(required)


def _letters(name: str) -> str:
    return name.replace("_", "").lower()
