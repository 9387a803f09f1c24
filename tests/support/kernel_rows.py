"""The functions whose CUDA kernels `kernel_table.py` counts, and bounds for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

import lazyasync as la

F, H, B = np.dtype(np.float32), np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16)
I = np.dtype(np.int32)  # noqa: E741 - as NumPy calls it
L = np.dtype(np.int64)


@dataclass(frozen=True)
class Row:
    """A function of arrays, given by shape and dtype; and bounds for each of its kernels.

    ``element_bytes`` are those that a thread reads for each element of the busiest loop, or
    writes where it reads nothing; by these it is told how many instructions there are for each
    element, ``per_element`` at most. The widest read is of ``access`` bytes at least (where nothing
    is read, the widest write), and the widest write of ``written`` bytes. ``spilled`` are bytes at
    most, ``local`` accesses to local memory.
    There are ``kernels`` of our own. A ``symbolic`` row is compiled for any lengths.

    An H100 reads and writes a float32 in the time of about 70 instructions of all its threads, a
    bfloat16 in that of half as many: kernels of fewer are bound by memory.
    """

    name: str
    function: Callable[..., Any]
    arguments: Sequence[tuple[tuple[int, ...], np.dtype]]
    element_bytes: int
    per_element: float
    registers: int = 40
    access: int = 16
    kernels: int = 1
    spilled: int = 0
    local: int = 0
    symbolic: bool = False
    written: int = 0


def adam(p: Any, g: Any, m: Any, v: Any) -> Any:
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    return p - 1e-3 * m / (la.sqrt(v) + 1e-8), m, v


def gelu(x: Any) -> Any:
    """By tanh, as GPT-2's."""
    return 0.5 * x * (1.0 + la.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


def dropout_bfloat16(x: Any) -> Any:
    return x * la.random.dropout_mask(x.shape, 0.1, dtype="bfloat16")


def layer_norm(x: Any, scale: Any, bias: Any) -> Any:
    return la.nn.layer_norm(x, scale.shape, scale, bias)


def gradient(function: Callable[..., Any], wanted: int = 0) -> Callable[..., Any]:
    """The gradients of a function for what is given last."""

    def gradients(*arguments: Any) -> Any:
        *inputs, given = arguments
        total = lambda *inputs: la.sum(function(*inputs) * given)  # noqa: E731
        return la.grad(total, argnums=wanted)(*inputs)

    return gradients


def cross_entropy_gradient(logits: Any, classes: Any) -> Any:
    return la.grad(la.nn.cross_entropy)(logits, classes)


def embedding_gradient(weight: Any, indices: Any, given: Any) -> Any:
    return la.grad(lambda weight: la.sum(la.nn.embedding(indices, weight) * given))(weight)


def attention(q: Any, k: Any, v: Any) -> Any:
    return la.nn.attention(q, k, v, causal=True)


def lstm(x: Any, hidden: Any, cell: Any, weight: Any) -> Any:
    def step(state: Any, given: Any) -> Any:
        hidden, cell = state
        i, f, g, o = la.split(given + hidden @ weight, 4, axis=1)
        cell = la.sigmoid(f) * cell + la.sigmoid(i) * la.tanh(g)
        hidden = la.sigmoid(o) * la.tanh(cell)
        return (hidden, cell), hidden

    _, outputs = la.scan(step, (hidden, cell), x)
    return outputs


def chain(x: Any, y: Any) -> Any:
    return la.maximum(x * y + x, 0.0)


BIG = (4096, 1024)
ROWS: list[Row] = [
    Row("chain float32", chain, [(BIG, F)] * 2, 8, 11),
    Row("chain bfloat16", chain, [(BIG, B)] * 2, 4, 17),
    Row("chain float16", chain, [(BIG, H)] * 2, 4, 15),
    Row("chain of any length", chain, [(BIG, F)] * 2, 8, 8, symbolic=True),
    Row("row added", lambda x, y: x + y, [(BIG, F), ((1024,), F)], 4, 5),
    Row("column added", lambda x, y: x + y, [(BIG, F), ((4096, 1), F)], 4, 7),
    Row("GELU", gelu, [(BIG, F)], 4, 35),
    Row("GELU bfloat16", gelu, [(BIG, B)], 2, 56),
    Row("GELU gradient", gradient(gelu), [(BIG, F)] * 2, 8, 55),
    Row("GELU gradient bfloat16", gradient(gelu), [(BIG, B)] * 2, 4, 120),
    Row("la.gelu bfloat16", la.gelu, [(BIG, B)], 2, 34),
    Row("la.gelu gradient bfloat16", gradient(la.gelu), [(BIG, B)] * 2, 4, 54),
    Row("la.nn.silu bfloat16", la.nn.silu, [(BIG, B)], 2, 40),
    Row("softmax 1024", lambda x: la.softmax(x, 1), [(BIG, F)], 4, 39, registers=72),
    Row("softmax 1024 bfloat16", lambda x: la.softmax(x, 1), [(BIG, B)], 2, 41, registers=56),
    Row("softmax 1000", lambda x: la.softmax(x, 1), [((4096, 1000), F)], 4, 39, registers=72),
    Row("softmax 50257", lambda x: la.softmax(x, 1), [((512, 50257), F)], 4, 45, access=4),
    Row(
        "cross entropy gradient",
        cross_entropy_gradient,
        [((4096, 32000), F), ((4096,), L)],
        4,
        60,
        registers=80,
        access=4,
        kernels=3,
    ),
    Row(
        "softmax of any length",
        lambda x: la.softmax(x, 1),
        [(BIG, F)],
        4,
        43,
        registers=72,
        symbolic=True,
    ),
    Row(
        "layer norm 768",
        layer_norm,
        [((4096, 768), F), ((768,), F), ((768,), F)],
        4,
        15,
        registers=104,
    ),
    Row(
        "layer norm gradient 768",
        gradient(layer_norm),
        [((4096, 768), F), ((768,), F), ((768,), F), ((4096, 768), F)],
        8,
        38,
        registers=64,
        spilled=32,
        local=8,
    ),
    Row(
        "layer norm gradient bfloat16",
        gradient(layer_norm),
        [((4096, 768), B), ((768,), B), ((768,), B), ((4096, 768), B)],
        4,
        35,
        registers=80,
    ),
    Row("sum of rows", lambda x: x.sum(1), [(BIG, F)], 4, 3),
    Row("sum of all", lambda x: x.sum(), [(BIG, F)], 4, 12, access=4, kernels=2),
    Row("sum of columns", lambda x: x.sum(0), [(BIG, F)], 4, 12, access=4, kernels=2),
    Row(  # the second kernel has five numbers for each result to add up
        "sum of middles", lambda x: x.sum(1), [((64, 256, 256), F)], 4, 50, access=4, kernels=2
    ),
    Row("transpose", lambda x: x.T + 0.0, [(BIG, F)], 4, 13),
    Row("transpose bfloat16", lambda x: x.T + x.T, [(BIG, B)], 2, 13),
    Row(
        "heads split", lambda x: la.transpose(x, (0, 2, 1, 3)) * 2.0, [((8, 512, 12, 64), F)], 4, 11
    ),
    Row(
        "row added, any lengths", lambda x, y: x + y, [(BIG, F), ((1024,), F)], 4, 4, symbolic=True
    ),
    Row(
        "column added, any lengths",
        lambda x, y: x + y,
        [(BIG, F), ((4096, 1), F)],
        4,
        6,
        symbolic=True,
    ),
    Row("sum of rows, any lengths", lambda x: x.sum(1), [(BIG, F)], 4, 5, symbolic=True),
    Row(
        "sum of columns, any lengths",
        lambda x: x.sum(0),
        [(BIG, F)],
        4,
        10,
        access=4,
        kernels=2,
        symbolic=True,
    ),
    Row(
        "transpose, any lengths",
        lambda x: x.T + 0.0,
        [(BIG, F)],
        4,
        18,
        symbolic=True,
    ),
    Row(
        "layer norm, any lengths",
        layer_norm,
        [((4096, 768), F), ((768,), F), ((768,), F)],
        4,
        9,
        registers=120,
        symbolic=True,
    ),
    Row(
        "heads split, any lengths",
        lambda x: la.transpose(x, (0, 2, 1, 3)) * 2.0,
        [((8, 512, 12, 64), F)],
        4,
        20,
        symbolic=True,
    ),
    Row("dropout mask applied", lambda x: la.where(x > 0.5, x * 2.0, 0.0), [(BIG, F)], 4, 8),
    Row("uniform draws", lambda: la.uniform(BIG), [], 4, 29, access=8, written=16),
    Row("normal draws", lambda: la.normal(BIG), [], 4, 78, access=8, written=16),
    Row("dropout", lambda x: x * la.random.dropout_mask(BIG, 0.1), [(BIG, F)], 4, 29, written=16),
    Row("dropout bfloat16", dropout_bfloat16, [(BIG, B)], 2, 32, written=16),
    # Those that put indices into order count their bits for each.
    Row(
        "embedding gradient",
        embedding_gradient,
        [((5000, 768), F), ((4096,), I), ((4096, 768), F)],
        4,
        60,
        registers=60,
        access=4,
        kernels=10,
    ),
    Row("rows taken", lambda x, i: la.take(x, i, 0), [((5000, 768), F), ((4096,), I)], 4, 12),
    Row(
        "elements taken",
        lambda x, i: la.take_along_axis(x, i, 1),
        [(BIG, F), (BIG, I)],
        4,
        16,
        access=4,
    ),
    Row(
        "sums by index",
        lambda x, i: la.segment_sum(x, i, 1000),
        [((1 << 20,), F), ((1 << 20,), I)],
        4,
        110,
        registers=80,
        access=4,
        kernels=15,
    ),
    Row(
        "counts",
        lambda i: la.bincount(i, length=1000),
        [((1 << 20,), I)],
        4,
        38,
        access=4,
        kernels=4,
    ),
    Row("first of rows", lambda x: la.topk(x, 8), [((1024, 8192), F)], 4, 20, access=4, kernels=2),
    Row("places of largest, rows", lambda x: la.argmax(x, 1), [(BIG, F)], 4, 18),
    Row(
        "places of largest, columns",
        lambda x: la.argmax(x, 0),
        [(BIG, F)],
        4,
        15,
        access=4,
        kernels=2,
    ),
    Row("rows sorted", lambda x: la.sort(x), [((1024, 8192), F)], 4, 85, access=1, kernels=8),
    Row("joined", lambda x, y: la.concatenate([x, y], 1), [(BIG, F)] * 2, 4, 4),
    Row("border", lambda x: la.pad(x, 4), [(BIG, F)], 4, 8),
    Row("turned around", lambda x: la.flip(x, 1), [(BIG, F)], 4, 6),
    Row(
        "running sums of columns",
        lambda x: la.cumsum(x, 0),
        [(BIG, F)],
        4,
        8,
        registers=60,
        access=8,
        kernels=3,
    ),
    Row(
        "means of windows",
        lambda x: la.nn.avg_pool2d(x, 2),
        [((8, 64, 64, 64), F)],
        4,
        42,
        kernels=2,
    ),
    Row("attention", attention, [((4, 12, 512, 64), F)] * 3, 4, 20, access=4),
    Row("attention bfloat16", attention, [((4, 12, 512, 64), B)] * 3, 2, 30, registers=255),
    Row(
        "attention gradient",
        gradient(attention),
        [((4, 12, 512, 64), F)] * 4,
        4,
        20,
        access=4,
        kernels=3,
    ),
    Row(  # whose loops copy to shared memory by instructions that are not among the reads
        "attention gradient bfloat16",
        gradient(attention),
        [((4, 12, 512, 64), B)] * 4,
        4,
        850,
        registers=255,
        access=4,
        kernels=4,
        spilled=96,  # on sm_100
        local=24,
    ),
    Row(
        "LSTM in a loop",
        lstm,
        [((64, 32, 512), F), ((32, 128), F), ((32, 128), F), ((128, 512), F)],
        16,
        137,
        registers=48,
        kernels=2,
    ),
    Row("adam", lambda p, g, m, v: adam(p, g, m, v), [(BIG, F)] * 4, 16, 75, registers=56),
]
