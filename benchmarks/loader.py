"""Loaders: batches a second beside PyTorch's DataLoader, and how late other tasks wake up.

Two sources, shuffled, in the words of both: images that are decoded from PNG files in memory, item
by item, and arrays, of which batches are slices. Each contender's first batches are compared with
the items that they should have. Workers of PyTorch stay for all epochs, as those of
`la.data.Loader.from_step` do. The lateness of a task that sleeps 1 ms is measured while
`la.prefetch` takes batches of the loader to the device.
"""

from __future__ import annotations

import argparse
import statistics
import struct
import sys
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import harness
import loop_lag
import numpy as np
import trio
from harness import Builder, RatioBound, Step

SIDE: Final = 32
IMAGES: Final = 2048
BATCH: Final = 32
FEATURES: Final = 784
AT_A_TIME: Final = 24
"""How many batches a step takes: many more than there are ahead of it."""
LAG_LIMIT: Final = 1.0
THREADS, PROCESSES, TORCH = (
    "lazyasync, {} threads",
    "lazyasync, {} processes",
    "PyTorch, {} workers",
)
TORCH_SLICES = "PyTorch, a sampler of whole batches"


# ---- images --------------------------------------------------------------------------------


def encoded(image: np.ndarray) -> bytes:
    """A PNG file (ISO/IEC 15948) of an image of uint8, of which each row has the filter "Up"."""
    height, width, _ = image.shape
    rows = image.reshape(height, -1)
    before = np.vstack([np.zeros_like(rows[:1]), rows[:-1]])
    filtered = np.hstack([np.full((height, 1), 2, np.uint8), rows - before])

    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + checksum

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    data = chunk(b"IDAT", zlib.compress(filtered.tobytes()))
    return b"\x89PNG\r\n\x1a\n" + header + data + chunk(b"IEND", b"")


def decoded(file: bytes) -> np.ndarray:
    """The image of a file that `encoded` has made."""
    width, height = struct.unpack_from(">II", file, 16)
    place, data = 8, b""
    while place < len(file):
        (length,) = struct.unpack_from(">I", file, place)
        if file[place + 4 : place + 8] == b"IDAT":
            data += file[place + 8 : place + 8 + length]
        place += length + 12
    filtered = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, -1)
    rows = np.add.accumulate(filtered[:, 1:], axis=0, dtype=np.uint8)
    return rows.reshape(height, width, 3)


class Images:
    """Images of smooth noise in files in memory, channels first and of float32, with labels."""

    def __init__(self, count: int) -> None:
        rng = np.random.default_rng(0)
        steps = rng.integers(-3, 4, (count, SIDE, SIDE, 3)).cumsum(1).cumsum(2)
        self.files = [encoded(each) for each in steps.astype(np.uint8)]

    def __len__(self) -> int:
        return len(self.files)

    def __getitem__(self, index: int) -> tuple[np.ndarray, int]:
        image = decoded(self.files[index])
        return image.transpose(2, 0, 1).astype(np.float32) / 255, index


def arrays(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of float32, and their numbers as labels."""
    rows = np.random.default_rng(0).standard_normal((count, FEATURES)).astype(np.float32)
    return rows, np.arange(count)


# ---- contenders ----------------------------------------------------------------------------


def stepped(batches: Iterator[Any], expected: Callable[[int], np.ndarray], name: str) -> Step:
    """Takes a batch; the first ones are compared with the items that their labels name."""
    for _ in range(3):
        found, labels = next(batches)
        wanted = [expected(int(label)) for label in labels]
        harness.check_close(name, found, np.stack(wanted))

    def many() -> None:
        for _ in range(AT_A_TIME):
            next(batches)

    return harness.timed(many)


def of_lazyasync(source: Any, batch: int, expected: Any, **options: int) -> Builder:
    async def build() -> Step:
        la = harness.load("lazyasync")
        loader = la.data.Loader(source, batch, shuffle=True, **options)
        return stepped(loader.from_step(0), expected, "lazyasync")

    return build


def of_torch(source: Any, batch: int, expected: Any, workers: int, slices: bool) -> Builder:
    async def build() -> Step:
        torch = harness.load("torch")
        torch.set_num_threads(harness.THREADS)
        data = torch.utils.data
        given = source
        if isinstance(source, tuple):
            given = data.TensorDataset(*[torch.from_numpy(each) for each in source])
        options: dict[str, Any] = {"batch_size": batch, "shuffle": True}
        if slices:
            sampler = data.BatchSampler(data.RandomSampler(given), batch, False)
            options = {"batch_size": None, "sampler": sampler}
        loader = data.DataLoader(
            given, num_workers=workers, persistent_workers=workers > 0, **options
        )

        def endless() -> Iterator[Any]:
            while True:
                yield from loader

        return stepped(endless(), expected, "PyTorch")

    return build


def contenders(source: Any, batch: int, expected: Any, workers: int) -> dict[str, Builder]:
    """Everybody with so many workers."""
    ours = partial(of_lazyasync, source, batch, expected)
    theirs = partial(of_torch, source, batch, expected, workers)
    found = {THREADS.format(workers): ours(workers=workers)}
    if workers:
        found[PROCESSES.format(workers)] = ours(processes=workers)
    found[TORCH.format(workers)] = theirs(slices=False)
    if isinstance(source, tuple):
        found[TORCH_SLICES] = theirs(slices=True)
    return found


async def measure(report: harness.Report, title: str, builders: dict[str, Builder]) -> None:
    """One table: threads are judged for arrays, and the better of both for images."""
    peers = [name for name in builders if name.startswith("PyTorch")]
    ours = [name for name in builders if name not in peers]
    rows = await report.measure(title, builders, unit="ms", per=AT_A_TIME)
    for peer in peers:
        ratios = {name: harness.run_ratios(RatioBound(name, peer, 1.0), rows) for name in ours}
        medians = {name: statistics.median(each) for name, each in ratios.items() if each}
        best = min(medians, key=lambda name: medians[name], default=ours[0])
        report.bound(
            f"{title.split(',')[0]}: {best} / {peer}",
            medians.get(best),
            1.0,
            runs=ratios[best],
            reason=report.skipped.get(peer, "not run"),
        )


# ---- the loop ------------------------------------------------------------------------------


async def lag(source: Any, seconds: float, options: dict[str, int]) -> loop_lag.Observation:
    """How late a task wakes up while batches are made, taken to the device, and used."""
    la = harness.load("lazyasync")
    loader = la.data.Loader(source, BATCH, shuffle=True, **options)
    async with la.prefetch(loader.from_step(0)) as batches:

        async def take() -> None:
            images, _ = await anext(batches)
            await images.mean()

        for _ in range(8):
            await take()
        return await loop_lag.observe(take, seconds, ticker=True)


async def lags(report: harness.Report, images: Images, options: argparse.Namespace) -> None:
    """A table of lateness, and its bounds."""
    ways: dict[str, dict[str, int]] = {
        "no workers": {},
        "2 threads": {"workers": 2},
        "2 processes": {"processes": 2},
    }
    lines = []
    for name, given in ways.items():
        runs = [await lag(images, options.seconds, given) for _ in range(max(3, options.runs))]
        columns = zip(*[(run.rate, run.p50, run.p99) for run in runs], strict=True)
        found = [statistics.median(column) for column in columns]
        lines.append([name, *[harness.number(value) for value in found]])
        p99 = [run.p99 for run in runs]
        label = f"{name}: p99 of the lag"
        report.bound(label, statistics.median(p99), LAG_LIMIT, unit=" ms", runs=p99)
    title = f"Lag of the loop while batches of {BATCH} images are made, ms"
    report.table(title, ["", "batches/s", "p50", "p99"], lines)


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="seconds of a run of the loop (2)"
    )
    parser.add_argument("--only", default="", help="parts whose names have this in them")
    parser.add_argument("--keep", action="store_true", help="keep what else has been saved before")
    parser.set_defaults(sample=0.3, rounds=5)
    options = parser.parse_args()
    report = harness.Report("loader", options)
    images = Images(IMAGES)
    rows = arrays(16_384)
    async with harness.lazyasync_runtime():
        for workers in (0, 1, 2):
            title = f"images with {workers} workers, batches of {BATCH}"
            if options.only in title:
                given = contenders(images, BATCH, lambda index: images[index][0], workers)
                await measure(report, title, given)
        for batch in (16, 128, 1024):
            for workers in (0, 1, 2):
                title = f"arrays with {workers} workers by {batch}"
                if options.only in title:
                    given = contenders(rows, batch, lambda index: rows[0][index], workers)
                    await measure(report, title, given)
        if options.only in "loop":
            await lags(report, images, options)
    if options.keep:
        report.keep_saved()
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
