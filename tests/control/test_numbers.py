"""Numbers that loops and branches are given, and give: weak, as beside tensors elsewhere."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la


def carried(number: Any, tensor: Any) -> Any:
    return la.scan(lambda c, _: (tensor, c), number, length=2)[1][0]


def counted(number: Any, tensor: Any) -> Any:
    return la.fori_loop(0, 0, lambda i, c: tensor, number)


def repeated(number: Any, tensor: Any) -> Any:
    return la.while_loop(lambda c: c[1] < 0, lambda c: (tensor, c[1]), (number, 0))[0]


def handed_on(number: Any, tensor: Any) -> Any:
    return la.scan(lambda c, _: (number, c), tensor, length=2)[0]


def chosen(number: Any, tensor: Any) -> Any:
    return la.cond(tensor.sum() < 99, lambda: number, lambda: tensor)


def switched(number: Any, tensor: Any) -> Any:
    index = tensor.astype("int32") * 0 + 1
    return la.switch(index, [lambda: 1, lambda: number, lambda: tensor])


def given(number: Any, tensor: Any) -> Any:
    return la.cond(tensor.sum() < 99, lambda n, x: x * 0 + n, lambda n, x: x, number, tensor)


def given_and_chosen(number: Any, tensor: Any) -> Any:
    index, one = tensor.astype("int32") * 0, number if number is True else number * 1
    return la.switch(index, [lambda n, x: n["n"] + x * 0, lambda n, x: x], {"n": one}, tensor)


WAYS = [given, given_and_chosen, carried, counted, repeated, handed_on, chosen, switched]


@pytest.mark.parametrize("way", WAYS)
async def test_a_number_is_exact_in_the_dtype_that_it_takes(way: Callable[..., Any]) -> None:
    numbers = [
        (0.1, "float64"),
        (np.pi, "float64"),
        (2**24 + 1, "float64"),
        (2**63 + 3, "uint64"),
        (True, "int8"),
        (-3, "int16"),
        (0.1, "float16"),
    ]
    async with la.open_runtime("cpu"):
        for number, dtype in numbers:
            found = await way(number, la.asarray(2, dtype=dtype)).numpy()
            assert found.dtype == dtype
            np.testing.assert_array_equal(found, np.array(number, dtype), f"{number}, {dtype}")

        @la.compile
        def of_numbers(number: Any) -> Any:
            return way(number, la.asarray(2.0, dtype="float64"))

        for number in (0.1, 0.3):
            assert await (await of_numbers(number)).item() == number


@pytest.mark.parametrize("way", WAYS)
async def test_a_number_that_the_dtype_cannot_hold_is_refused(way: Callable[..., Any]) -> None:
    async with la.open_runtime("cpu"):
        for number, dtype in ((300, "uint8"), (-1, "uint32"), (2**40, "int32")):
            with pytest.raises(OverflowError, match=f"{number} is out of the range of {dtype}"):
                way(number, la.asarray(2, dtype=dtype))
        for number, dtype in ((2.5, "int32"), (1j, "float32")):
            with pytest.raises(la.DTypeError):
                way(number, la.asarray(2, dtype=dtype))


@pytest.mark.parametrize("way", [carried, counted, repeated], ids=lambda way: way.__name__)
async def test_a_number_that_takes_a_dtype_warns_of_none(way: Callable[..., Any]) -> None:
    """Not though the body is first looked at with the number in the default dtype."""
    async with la.open_runtime("cpu:0"):
        tensor = la.asarray(np.arange(3.0))
        with warnings.catch_warnings():
            warnings.simplefilter("error", la.PrecisionWarning)
            sums = [
                la.fori_loop(0, 3, lambda i, c: c + tensor[i], 0.1),
                la.scan(lambda c, x: (c * 2 + x, c), 0.1, tensor)[0],
                la.while_loop(lambda c: c < 3, lambda c: c + tensor[1], 0.1),
            ]
            way(0.1, tensor[0])
        assert [x.dtype for x in sums] == ["float64"] * 3
        found = [await x.item() for x in sums]
        assert found == [0.1 + 0 + 1 + 2, ((0.1 * 2 + 0) * 2 + 1) * 2 + 2, 0.1 + 1 + 1 + 1]


async def test_a_body_that_mixes_precisions_warns_whatever_its_carry_is() -> None:
    async with la.open_runtime("cpu:0"):
        wide, narrow = la.asarray(np.ones(3)), la.asarray(np.ones(3, np.float32))
        for init in (0.0, wide[0]):
            with pytest.warns(la.PrecisionWarning, match="multiply") as told:
                la.scan(lambda c, x: (c + x * narrow.sum(), c), init, wide)
            assert {warning.filename for warning in told} == {__file__}
            with pytest.warns(la.PrecisionWarning, match="add"):
                la.fori_loop(0, 3, lambda i, c: c + (wide + narrow)[i], init)
