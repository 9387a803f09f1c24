"""Writes what PyTorch gives for convolutions, pooling and resizing, for tests to compare with.

Run it with a Python that has PyTorch: ``python benchmarks/pytorch_spatial.py FILE [SEED] [COUNT]``.
Inputs are drawn from NumPy's generator by a case's number, so that only results are written.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import numpy as np


def _convolution(r: random.Random, axes: int) -> tuple[str, list[list[int]], dict[str, Any]]:
    groups, inner, outer = r.choice([1, 1, 2, 3]), r.choice([1, 2]), r.choice([1, 2, 5])
    taps = [r.choice([1, 2, 3]) for _ in range(axes)]
    stride, dilation = ([r.choice([1, 1, 2, 3]) for _ in range(axes)] for _ in range(2))
    padding: Any = [r.choice([0, 1, 2]) for _ in range(axes)]
    lengths = [d * (k - 1) + 1 + r.randrange(5 - axes) for d, k in zip(dilation, taps, strict=True)]
    given: dict[str, Any] = {"stride": stride, "dilation": dilation, "groups": groups}
    members = r.choice([1, 2])
    x = [members, groups * inner, *lengths]
    if r.random() < 0.5:
        if r.random() < 0.2:
            given["stride"], padding = 1, r.choice(["same", "valid"])
        shapes = [x, [groups * outer, inner, *taps], [groups * outer]]
        return f"conv{axes}d", shapes, {**given, "padding": padding}
    before = [d * (k - 1) for d, k in zip(dilation, taps, strict=True)]
    given["padding"] = [min(one, other) for one, other in zip(padding, before, strict=True)]
    given["output_padding"] = [
        r.randrange(max(s, d)) for s, d in zip(stride, dilation, strict=True)
    ]
    shapes = [x, [groups * inner, outer, *taps], [groups * outer]]
    return f"conv_transpose{axes}d", shapes, given


def _pooling(r: random.Random, axes: int) -> tuple[str, list[list[int]], dict[str, Any]]:
    lengths = [r.randrange(3, 9 - axes) for _ in range(axes)]
    x = [r.choice([1, 2]), 2, *lengths]
    if r.random() < 0.3:
        kind = r.choice(["avg", "max"])
        size = [r.randrange(1, 5) for _ in range(axes)]
        return f"adaptive_{kind}_pool{axes}d", [x], {"output_size": size}
    size = [r.choice([1, 2, 3]) for _ in range(axes)]
    given: dict[str, Any] = {
        "kernel_size": size,
        "stride": [r.choice([1, 2, 3]) for _ in range(axes)],
        "padding": [r.randrange(each // 2 + 1) for each in size],
        "ceil_mode": r.random() < 0.5,
    }
    if r.random() < 0.5:
        return f"max_pool{axes}d", [x], given
    return f"avg_pool{axes}d", [x], {**given, "count_include_pad": r.random() < 0.5}


def _resizing(r: random.Random, axes: int) -> tuple[str, list[list[int]], dict[str, Any]]:
    kind = r.random()
    if kind < 0.15:
        factor = r.choice([2, 3])
        return "pixel_shuffle", [[2, factor**2, 2, 3]], {"upscale_factor": factor}
    if kind < 0.3:
        factor = r.choice([2, 3])
        return "pixel_unshuffle", [[1, 2, factor, 2 * factor]], {"downscale_factor": factor}
    if kind < 0.45:
        given: dict[str, Any] = {"kernel_size": [2, r.choice([1, 3])], "stride": r.choice([1, 2])}
        given["padding"] = r.choice([0, 1])
        if r.random() < 0.5:
            return "unfold", [[2, 2, 4, 5]], given
        given["stride"] = 1
        height, width = 4 + 2 * given["padding"] - 1, 5 + 2 * given["padding"]
        width -= given["kernel_size"][1] - 1
        taps = 2 * given["kernel_size"][1]
        return "fold", [[1, 2 * taps, height * width]], {"output_size": [4, 5], **given}
    modes = {1: ["linear"], 2: ["bilinear", "bicubic"], 3: ["trilinear"]}[axes]
    mode = r.choice(["nearest", *modes])
    given = {"mode": mode}
    if mode != "nearest":
        given["align_corners"] = r.random() < 0.5
    if r.random() < 0.5:
        given["size"] = [r.randrange(1, 7) for _ in range(axes)]
    else:
        given["scale_factor"] = r.choice([0.5, 1.5, 2.0, 2.5])
    return "interpolate", [[1, 2, *[r.randrange(2, 6) for _ in range(axes)]]], given


def drawn(number: int, shapes: list[list[int]]) -> list[np.ndarray]:
    """The operands of a case, of float64; a few different numbers, so that some are equal."""
    rng = np.random.default_rng(number)
    return [np.round(rng.standard_normal(shape), 1) for shape in shapes]


def _rounded(values: Any) -> list[float]:
    return [float(f"{value:.6g}") for value in np.asarray(values).ravel()]


def main(path: str, seed: int = 0, count: int = 300) -> None:
    """Writes the file."""
    import torch  # type: ignore[import-not-found,unused-ignore]

    r = random.Random(seed)
    cases = []
    for number in range(count):
        kind = r.choice([_convolution, _pooling, _resizing])
        name, shapes, given = kind(r, r.choice([1, 2, 2, 3]))
        operands = [torch.tensor(each, requires_grad=True) for each in drawn(number, shapes)]
        try:
            found = getattr(torch.nn.functional, name)(*operands, **given)
        except RuntimeError:  # nothing comes out, or it is not for these axes
            continue
        weights = torch.arange(found.numel(), dtype=torch.float64).reshape(found.shape) % 7 - 3
        gradients = torch.autograd.grad((found * weights).sum(), operands)
        case = {"number": number, "function": name, "shapes": shapes, "given": given}
        case["result_shape"] = list(found.shape)
        case["result"] = _rounded(found.detach())
        case["gradients"] = [_rounded(each) for each in gradients]
        cases.append(case)
    with open(path, "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
