"""Single functions on a GPU, beside PyTorch's eager ones: how long a call takes.

Each is compiled, and called many times with the results unread, as in a loop that computes.
``device`` is what the device has been busy for by the statistics of lazyasync, which for short
kernels has gaps in it; ``wall`` the time of a call. That of PyTorch is between two events around
its calls, for each of these. Results that both compute alike are compared. Needs a GPU, CuPy and
PyTorch.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import harness
import numpy as np
import trio

import lazyasync as la
from lazyasync.ir.types import is_bfloat16

CALLS, REPEATS = 10, 5
MANY = 1 << 25
"""Elements of a large array."""


class Given(NamedTuple):
    """An argument: normal numbers, or with ``below`` integers from 0 up to it."""

    shape: tuple[int, ...]
    dtype: str = "float32"
    below: int | None = None

    def make(self) -> np.ndarray:
        """The array, which for half precision has single."""
        random = np.random.default_rng(len(self.shape) + sum(self.shape))
        if self.below is not None:
            return random.integers(0, self.below, self.shape).astype(self.dtype)
        numbers = random.standard_normal(self.shape, np.float32)
        return numbers if self.is_half else numbers.astype(self.dtype)

    @property
    def is_half(self) -> bool:
        """Whether it is to be converted where it is computed with."""
        return self.dtype in ("float16", "bfloat16")


class Row(NamedTuple):
    """A function of arrays, and of PyTorch and tensors of its own, if that has one."""

    name: str
    ours: Callable[..., Any]
    theirs: Callable[..., Any] | None
    given: Sequence[Given]


@dataclass
class Timed:
    """A row's times in milliseconds; ``difference`` is relative to the largest element."""

    name: str
    device: float
    wall: float
    first: float
    pytorch: float | None = None
    difference: float | None = None


def cross_entropy(logits: Any, classes: Any) -> Any:
    """The mean of the negative logarithms of what the classes are given."""
    return -la.take_along_axis(la.log_softmax(logits, axis=-1), classes[:, None], 1).mean()


def rows(torch: Any) -> list[Row]:
    """The functions."""
    F = torch.nn.functional  # noqa: N806 - as PyTorch's documentation has it
    wide, half = Given((MANY >> 10, 1024)), Given((MANY >> 10, 1024), "bfloat16")
    images, heads = Given((128, 64, 64, 64)), (8, 12, 1024, 64)
    table, ids = Given((100_000, 64)), Given((1 << 18,), "int64", 100_000)
    groups, changes = Given((1 << 18,), "int64", 10_000), Given((1 << 18, 64))
    found = [
        Row("x * y + x", lambda x, y: x * y + x, lambda x, y: x * y + x, [wide, wide]),
        Row(
            "where", lambda x: la.where(x > 0, x, 0.0), lambda x: torch.where(x > 0, x, 0.0), [wide]
        ),
        Row("GELU, bfloat16", la.gelu, lambda x: F.gelu(x, approximate="tanh"), [half]),
        Row("softmax, bfloat16", lambda x: la.softmax(x, 1), lambda x: torch.softmax(x, 1), [half]),
        Row("sum of all", lambda x: x.sum(), lambda x: x.sum(), [wide]),
        Row(
            "sum of middles", lambda x: x.sum(axis=1), lambda x: x.sum(1), [Given((1024, 512, 64))]
        ),
        Row("batch norm", norm, lambda x: F.batch_norm(x, None, None, training=True), [images]),
        Row("cumsum, rows", lambda x: la.cumsum(x, axis=1), lambda x: x.cumsum(1), [wide]),
        Row("cumsum, columns", lambda x: la.cumsum(x, axis=0), lambda x: x.cumsum(0), [wide]),
        Row("argmax, rows", lambda x: la.argmax(x, 1), lambda x: x.argmax(1), [wide]),
        Row("argmax, columns", lambda x: la.argmax(x, 0), lambda x: x.argmax(0), [wide]),
        Row("sort, rows", lambda x: la.sort(x, 1), lambda x: x.sort(1)[0], [Given((1024, 8192))]),
        Row("argsort, flat", la.argsort, None, [Given((1 << 22,))]),
        Row(
            "top 8 of rows",
            lambda x: la.topk(x, 8)[0],
            lambda x: x.topk(8)[0],
            [Given((1024, 8192))],
        ),
        Row("rows taken", lambda e, i: la.take(e, i, 0), lambda e, i: e[i], [table, ids]),
        Row(
            "rows added",
            lambda e, i, v: e.at[i].add(v),
            lambda e, i, v: e.index_add(0, i, v),
            [table, ids, changes],
        ),
        Row(
            "segment sums",
            lambda i, v: la.segment_sum(v, i, 10_000),
            lambda i, v: torch.zeros(10_000, 64, device=v.device).index_add(0, i, v),
            [groups, changes],
        ),
        Row(
            "counts",
            lambda i: la.segment_sum(la.ones(i.shape, dtype="int64"), i, 1000),
            lambda i: i.bincount(minlength=1000),
            [Given((1 << 22,), "int64", 1000)],
        ),
        Row(
            "histogram",
            lambda x: la.histogram(x, bins=100, range=(-4, 4))[0],
            lambda x: x.histc(100, -4, 4),
            [Given((1 << 24,))],
        ),
        Row(
            "an element for each",
            lambda x, i: la.take_along_axis(x, i, 1),
            lambda x, i: x.gather(1, i),
            [Given((8192, 1024)), Given((8192, 1024), "int64", 1024)],
        ),
        Row("uniform", lambda x: la.random.uniform(x.shape), None, [wide]),
        Row("normal", lambda x: la.random.normal(x.shape), None, [wide]),
        Row("dropout", lambda x: x * la.random.dropout_mask(x.shape, 0.1), None, [wide]),
        Row(
            "concatenate",
            lambda x, y: la.concatenate([x, y], 1),
            lambda x, y: torch.cat([x, y], 1),
            [wide, wide],
        ),
        Row("pad", lambda x: la.pad(x, 1), lambda x: F.pad(x, (1, 1, 1, 1)), [wide]),
        Row("roll", lambda x: la.roll(x, 5, 1), lambda x: x.roll(5, 1), [wide]),
        Row("flip", lambda x: la.flip(x, 1), lambda x: x.flip(1), [wide]),
        Row("stencil", cross, cross, [wide]),
        Row("mean pool", lambda x: la.nn.avg_pool2d(x, 2), lambda x: F.avg_pool2d(x, 2), [images]),
        Row(
            "cross entropy",
            cross_entropy,
            lambda x, c: F.cross_entropy(x, c),
            [Given((8192, 32_000)), Given((8192,), "int64", 32_000)],
        ),
        Row(
            "its gradient",
            la.grad(cross_entropy),
            None,
            [Given((8192, 32_000)), Given((8192,), "int64", 32_000)],
        ),
        Row(
            "matrix times vector",
            lambda a, x: a @ x,
            lambda a, x: a @ x,
            [Given((8192, 4096)), Given((4096,))],
        ),
        Row(
            "convolution, bfloat16",
            lambda x, w: la.nn.conv2d(x, w, padding=1),
            lambda x, w: F.conv2d(x, w, padding=1),
            [Given((64, 128, 56, 56), "bfloat16"), Given((128, 128, 3, 3), "bfloat16")],
        ),
        Row(
            "rfft of rows",
            lambda x: la.fft.rfft(x, axis=1),
            lambda x: torch.fft.rfft(x, dim=1),
            [wide],
        ),
    ]
    for dtype in ("float32", "bfloat16", "float16"):
        found.append(
            Row(
                f"causal attention, {dtype}",
                lambda q, k, v: la.nn.attention(q, k, v, causal=True),
                lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
                [Given(heads, dtype)] * 3,
            )
        )
    return found


def norm(x: Any) -> Any:
    """Each channel with a mean of 0 and a variance of 1."""
    middle = x.mean(axis=(0, 2, 3), keepdims=True)
    return (x - middle) * la.rsqrt(la.var(x, axis=(0, 2, 3), keepdims=True) + 1e-5)


def cross(x: Any) -> Any:
    """Each element and its four neighbours, summed."""
    return x[1:-1, 1:-1] + x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]


def busy() -> float:
    """How long the device has been busy so far, in seconds."""
    seconds: float = la.current_runtime().statistics().devices["cuda:0"].busy_seconds
    return seconds


async def measured(row: Row) -> tuple[Timed, np.ndarray]:
    """Our times of a row, and its result."""
    given = [(await la.put(each.make())).astype(each.dtype) for each in row.given]
    await la.mark_step(wait=True)
    function = la.compile(row.ours)
    begin = time.perf_counter()
    for _ in range(3):
        result = await function(*given)
        await la.wait_device_ops()
    first = time.perf_counter() - begin
    before, begin = busy(), time.perf_counter()
    for _ in range(CALLS):
        result = await function(*given)
    await la.wait_device_ops()
    wall = time.perf_counter() - begin
    timed = Timed(
        row.name, *(1e3 * each for each in ((busy() - before) / CALLS, wall / CALLS, first))
    )
    if is_bfloat16(result.dtype):
        result = result.astype("float32")
    return timed, await result.numpy()


def beside(torch: Any, row: Row, timed: Timed, ours: np.ndarray) -> None:
    """Adds PyTorch's time, and the difference of the results."""
    assert row.theirs is not None
    given = []
    for each in row.given:
        tensor = torch.from_numpy(each.make()).cuda()
        given.append(tensor.to(getattr(torch, each.dtype)) if each.is_half else tensor)
    for _ in range(3):
        result = row.theirs(*given)
    seconds = []
    for _ in range(REPEATS):
        start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        for _ in range(CALLS):
            result = row.theirs(*given)
        stop.record()
        stop.synchronize()
        seconds.append(start.elapsed_time(stop) / CALLS)
    timed.pytorch = statistics.median(seconds)
    theirs = result.float().cpu().numpy() if result.is_floating_point() else result.cpu().numpy()
    largest = np.abs(theirs).max() or 1
    timed.difference = float(np.abs(ours - theirs).max() / largest)


async def run(options: argparse.Namespace) -> None:
    """Measures all rows, and writes what there is of them as it comes."""
    torch = harness.load("torch")
    torch.backends.cudnn.allow_tf32 = False
    found: list[Timed] = []
    print(f"{'':26}{'device':>9}{'wall':>9}{'PyTorch':>9}{'difference':>12}   ms")
    async with la.open_runtime("cuda:0"):
        for row in rows(torch):
            if options.only and not any(name in row.name for name in options.only):
                continue
            timed, result = await measured(row)
            if row.theirs is not None:
                beside(torch, row, timed, result)
            del result
            torch.cuda.empty_cache()
            found.append(timed)
            peer = "" if timed.pytorch is None else f"{timed.pytorch:.3f}"
            difference = "" if timed.difference is None else f"{timed.difference:.1e}"
            print(
                f"{row.name:26}{timed.device:9.3f}{timed.wall:9.3f}{peer:>9}{difference:>12}",
                flush=True,
            )
            if options.out:
                content = {
                    "benchmark": "gpu_functions",
                    "commit": harness.commit(),
                    "versions": harness.versions(),
                    "device": torch.cuda.get_device_name(),
                    "rows": [asdict(each) for each in found],
                }
                Path(options.out).write_text(json.dumps(content, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default="", help="write JSON to this file")
    parser.add_argument("--only", nargs="*", default=[], help="parts of names of rows")
    trio.run(run, parser.parse_args())
    return 0


if __name__ == "__main__":
    sys.exit(main())
