"""Methods of NumPy's universal functions, looked for on functions of the package."""

from __future__ import annotations

import numpy as np
import pytest

import lazyasync as la

METHODS = ("reduce", "accumulate", "outer", "at", "reduceat")
NAMES = ("add", "subtract", "multiply", "divide", "maximum", "minimum", "logical_and", "logical_or")


@pytest.mark.parametrize("name", NAMES)
def test_they_say_what_to_write(name: str) -> None:
    for method in METHODS:
        assert hasattr(getattr(np, name), method)
        with pytest.raises(TypeError, match=f"la.{name} is a function and has no {method}: write "):
            getattr(getattr(la, name), method)([1, 2])
    with pytest.raises(TypeError, match=r"la\.cummax\(x, axis=0\)"):
        la.maximum.accumulate([1.0])  # type: ignore[attr-defined]


def test_what_they_say_to_write_is_there() -> None:
    for name in NAMES:
        for method in METHODS:
            with pytest.raises(TypeError) as raised:
                getattr(getattr(la, name), method)()
            hint = str(raised.value).rpartition("write ")[2].partition("(")[0]
            if hint.startswith("la."):
                assert callable(getattr(la, hint.removeprefix("la.")))
            elif hint.startswith("np."):
                assert hint == f"np.{name}.{method}"
            else:
                assert hint.startswith("x.at[i].")
