"""The table of Fourier transforms."""

from __future__ import annotations

from typing import Any

import numpy as np
from gradient_points import CUBE, Point, of_complex, real, smooth
from table_case import Case

from lazyasync.ops import fft

OTHER = [[[1.0, 0.0], [2.0, -1.0]], [[0.5, 0.5], [0.0, 1.0]], [[-1.0, 2.0], [0.0, 0.0]]]
"""Of the shape of `CUBE`."""
ONE_AXIS: tuple[dict[str, Any], ...] = (
    {},
    {"n": 5},
    {"n": 2, "axis": 1},
    {"axis": 0, "norm": "ortho"},
    {"n": 6, "axis": -2, "norm": "forward"},
)
SEVERAL_AXES: tuple[dict[str, Any], ...] = (
    {},
    {"axes": (0, -1), "norm": "ortho"},
    {"s": (3, 6), "axes": (1, 0), "norm": "forward"},
    {"s": (4, -1), "axes": (0, 2)},
)
TWO_AXES: tuple[dict[str, Any], ...] = ({}, {"axes": (0, 1), "s": (3, 5), "norm": "ortho"})


def _point(function: Any, options: dict[str, Any]) -> Point:
    def transformed(x: Any) -> Any:
        return function(x, **options)

    name = function.__name__
    if name.startswith(("rfft", "ihfft")):
        return smooth(lambda x: real(transformed(x * x)), CUBE)
    if name.startswith(("irfft", "hfft")):
        return smooth(lambda x, y: transformed((x + 1j * y) ** 2), CUBE, OTHER)
    return of_complex(lambda z: transformed(z * z), CUBE, OTHER)


def _cases(name: str, several: tuple[dict[str, Any], ...], kinds: str, result: str) -> list[Case]:
    function, reference = getattr(fft, name), getattr(np.fft, name)

    def case(options: dict[str, Any]) -> Case:
        spelled = "".join(f" {key} {value}" for key, value in options.items())
        return Case(
            f"{name}{spelled}",
            lambda x: function(x, **options),
            lambda x: reference(x, **options),
            (((2, 3, 4),), ((5, 1, 7),), ((2, 2, 2),)),
            kinds=kinds,
            result=result,
            gradient=result != "complex",
            # The points are found by the name of the function.
            points=() if options else tuple(_point(function, each) for each in several),
        )

    return [case(options) for options in several]


FOURIER = [
    *_cases("fft", ONE_AXIS, "bifc", "complex"),
    *_cases("ifft", ONE_AXIS, "bifc", "complex"),
    *_cases("rfft", ONE_AXIS, "bif", "complex"),
    *_cases("irfft", ONE_AXIS, "bifc", "real part"),
    *_cases("hfft", ONE_AXIS, "bifc", "real part"),
    *_cases("ihfft", ONE_AXIS, "bif", "complex"),
    *_cases("fftn", SEVERAL_AXES, "bifc", "complex"),
    *_cases("ifftn", SEVERAL_AXES, "ifc", "complex"),
    *_cases("rfftn", SEVERAL_AXES, "if", "complex"),
    *_cases("irfftn", SEVERAL_AXES, "ifc", "real part"),
    *_cases("fft2", TWO_AXES, "ifc", "complex"),
    *_cases("ifft2", TWO_AXES, "ifc", "complex"),
    *_cases("rfft2", TWO_AXES, "if", "complex"),
    *_cases("irfft2", TWO_AXES, "ifc", "real part"),
    *(
        Case(
            f"{name} over {axes}",
            lambda x, name=name, axes=axes: getattr(fft, name)(x, axes=axes),
            lambda x, name=name, axes=axes: getattr(np.fft, name)(x, axes=axes),
            (((2, 3, 4),), ((3, 0, 5),)),
        )
        for name in ("fftshift", "ifftshift")
        for axes in (None, 1, (0, -1))
    ),
]
