"""A program for all lengths gives the bits that one for a single length gives.

What a checkpoint resumes may be compiled for another length first than what it goes on from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from extents import in_turns

import lazyasync as la

PLACES = [0, 3, 3, 5, -1, 2]
FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "all": lambda x: la.sum(la.tanh(x)),
    "mean of squares": lambda x: la.mean(la.square(x)),
    "outer axes": lambda x: la.sum(la.tanh(x), (0, 2)),
    "the middle": lambda x: la.sum(x, 1),
    "the middle, extremes": lambda x: la.max(x, 1) - la.min(x, 1),
    "first axes": lambda x: la.sum(x, (0, 1)),
    "last axes": lambda x: la.sum(x, (1, 2)),
    "of a transpose": lambda x: la.sum(la.transpose(x, (2, 0, 1)), (1, 2)),
    "of columns": lambda x: la.mean(x[:, :, 0].T + 1, 0),
    "of columns, behind others": lambda x: la.softmax((x[:, :, 0].T * 2 + x[:, :, 1].T), 0),
    "of columns, of a result": lambda x: la.sum(la.argsort(x[:, :, 0].T, 0) * 0.1, 0),
    "variance": lambda x: la.var(x, (0, 1)),
    "running": lambda x: la.cumsum(x, 0)[-1],
    "half": lambda x: la.sum(x.astype("float16"), (0, 2)).astype("float32"),
    "products": lambda x: la.einsum("abc,abd->cd", x, x),
    "softmax": lambda x: la.softmax(x, 0),
    "picked": lambda x: la.grad(lambda t: la.sum(la.sin(la.take(t, PLACES, 0))))(x[:, 0]),
    "added": lambda x: la.zeros((5, 24)).at[la.arange(x.shape[0]) % 5].add(x[:, 1]),
    "spectrum": lambda x: la.abs(la.fft.fft(x[:, 0, 0])),
    "largest": lambda x: la.topk(x[:, :, 0], 3, 0)[0],
    "norm": lambda x: la.linalg.norm(x[:, :, 0]),
    "logsumexp": lambda x: la.logsumexp(x, (0, 2)),
    "convolution": lambda x: la.nn.conv1d(x, la.sin(la.arange(5 * 33 * 3.0)).reshape(5, 33, 3)),
    "convolution of one tap, along the length": lambda x: la.nn.conv1d(
        la.transpose(x, (2, 1, 0)), la.sin(la.arange(5 * 33.0)).reshape(5, 33, 1)
    ),
    "gradient of a kernel": lambda x: la.grad(lambda w: la.sum(la.nn.conv1d(x, w, None, 2) ** 2))(
        la.sin(la.arange(5 * 33 * 3.0)).reshape(5, 33, 3)
    ),
    "padded": lambda x: la.pad(la.tanh(x[1:]) * x[:-1], ((1, 2), (0, 0), (3, 0))),
    "set": lambda x: x.at[1:-1, :, 2:].set(la.exp(x[2:, :, 1:-1] - x[:-2, :, :-2])),
    "joined": lambda x: la.concatenate((x[:1], la.tanh(x), x[1:] * 2), 0),
    "split": lambda x: la.grad(lambda y: la.sum(la.split(y, 3, 2)[1] ** 3))(x),
}


async def result_of(function: Any, arrays: list[np.ndarray]) -> np.ndarray:
    """Of the last of some arrays, when the others have been computed before, in one runtime."""
    async with la.open_runtime("cpu:0"):
        compiled = la.compile(function)
        for array in arrays:
            found: np.ndarray = await (await compiled(la.asarray(array))).numpy()
        return found


@pytest.mark.parametrize(
    ("name", "lengths"), in_turns(FUNCTIONS, [(7, 12, 9), (700, 300, 900), (900, 7, 90)])
)
async def test_a_length_by_itself_and_after_others(name: str, lengths: tuple[int, ...]) -> None:
    rng = np.random.default_rng(len(name))
    arrays = [rng.standard_normal((length, 33, 24)).astype("f4") for length in lengths]
    alone = await result_of(FUNCTIONS[name], arrays[-1:])
    after = await result_of(FUNCTIONS[name], arrays)
    np.testing.assert_array_equal(alone, after)
