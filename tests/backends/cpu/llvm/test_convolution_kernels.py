"""Convolutions by the native functions: shapes that meet each way in which they go about it."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from extents import in_part_and_whole, in_turns

import lazyasync as la

CASES = {
    # images, kernel, stride, padding, groups
    "strips, several blocks of channels": ((2, 100, 8, 26), (21, 100, 1, 1), 1, 0, 1),
    "strips, their halves in whole vectors": ((1, 40, 56, 56), (40, 40, 1, 1), 1, 0, 1),
    "strips of groups": ((3, 6, 4, 4), (10, 3, 1, 1), 1, 0, 2),
    "one tap, no whole vectors": ((2, 5, 7, 7), (6, 5, 1, 1), 1, 0, 1),
    "one tap, strided": ((2, 5, 15, 18), (6, 5, 1, 1), 2, 0, 1),
    "one tap, padded": ((2, 5, 8, 8), (6, 5, 1, 1), 1, 1, 1),
    "odd and even lengths, strided": ((2, 4, 37, 36), (5, 4, 3, 3), 2, 1, 1),
    "even and odd lengths, strided": ((2, 4, 36, 37), (5, 4, 3, 3), 2, 1, 1),
    "stride longer than the kernel": ((2, 4, 20, 23), (5, 4, 2, 2), 3, 0, 1),
    "depthwise": ((2, 6, 33, 33), (6, 1, 3, 3), 1, 1, 6),
    "depthwise, strided": ((2, 6, 16, 17), (6, 1, 3, 3), 2, 1, 6),
    "many rows and columns of a gradient": ((3, 70, 6, 6), (66, 70, 3, 3), 1, 1, 1),
    "several bands of a gradient": ((2, 3, 64, 70), (5, 3, 3, 3), 1, 1, 1),
}


def expected_of(x: Any, w: Any, g: Any, stride: int, padding: int, groups: int) -> list[Any]:
    """The convolution, and the gradients of its sum of products with ``g``, in float64."""
    x, w, g = (array.astype("f8") for array in (x, w, g))
    border = [(0, 0), (0, 0), (padding, padding), (padding, padding)]
    padded = np.pad(x, border)
    along_x, along_w, found = np.zeros_like(padded), np.zeros_like(w), np.zeros_like(g)
    outputs, inputs = w.shape[0] // groups, w.shape[1]
    for group in range(groups):
        own_outputs = slice(group * outputs, (group + 1) * outputs)
        own_inputs = slice(group * inputs, (group + 1) * inputs)
        for k, m in np.ndindex(*w.shape[2:]):
            rows = slice(k, k + (g.shape[2] - 1) * stride + 1, stride)
            columns = slice(m, m + (g.shape[3] - 1) * stride + 1, stride)
            met = padded[:, own_inputs, rows, columns]
            tap, back = w[own_outputs, :, k, m], g[:, own_outputs]
            found[:, own_outputs] += np.einsum("nchw,oc->nohw", met, tap)
            along_x[:, own_inputs, rows, columns] += np.einsum("nohw,oc->nchw", back, tap)
            along_w[own_outputs, :, k, m] += np.einsum("nohw,nchw->oc", back, met)
    height, width = x.shape[2:]
    inside = along_x[:, :, padding : padding + height, padding : padding + width]
    return [found, inside, along_w]


async def results(arrays: dict[str, Any], numbers: tuple[int, int, int], threads: int) -> list[Any]:
    """What so many threads compute: cut below 0 with a bias, plain, and both gradients."""
    stride, padding, groups = numbers

    def conv(x: Any, w: Any, bias: Any = None) -> Any:
        return la.nn.conv2d(x, w, bias, stride, padding, 1, groups)

    def everything(x: Any, w: Any, bias: Any, g: Any) -> list[Any]:
        back = la.grad(lambda pair: la.sum(conv(*pair) * g))((x, w))
        return [la.relu(conv(x, w, bias)), conv(x, w), *back]

    async with la.open_runtime("cpu:0", {"cpu_threads": threads}):
        given = [la.asarray(array) for array in arrays.values()]
        found = await la.compile(everything)(*given)
        return [await each.numpy() for each in found]


@pytest.mark.parametrize(("name", "dtype"), in_turns(CASES, ["f4", "f8"]))
async def test_a_convolution_and_its_gradients(name: str, dtype: str) -> None:
    image, kernel, stride, padding, groups = CASES[name]
    rng = np.random.default_rng(len(name))
    places = [
        (n + 2 * padding - k) // stride + 1 for n, k in zip(image[2:], kernel[2:], strict=True)
    ]
    shapes = {"x": image, "w": kernel, "bias": kernel[:1], "g": (image[0], kernel[0], *places)}
    arrays = {each: rng.standard_normal(shape).astype(dtype) for each, shape in shapes.items()}
    numbers = (stride, padding, groups)
    found = await results(arrays, numbers, threads=2)
    expected = expected_of(arrays["x"], arrays["w"], arrays["g"], *numbers)
    with_bias = expected[0] + arrays["bias"].astype("f8")[:, None, None]
    expected.insert(0, np.maximum(with_bias, 0.0))
    for own, wanted in zip(found, expected, strict=True):
        scale = max(1.0, float(np.abs(wanted).max()))
        np.testing.assert_allclose(own, wanted, atol=scale * (1e-5 if dtype == "f4" else 1e-13))
    *rest, along_kernel = zip(found, await results(arrays, numbers, threads=1), strict=True)
    for own, alone in rest:
        np.testing.assert_array_equal(own, alone)
    if kernel[2:] == (1, 1):  # a product, divided by the number of threads: some BLAS show that
        np.testing.assert_allclose(*along_kernel, atol=scale * (1e-5 if dtype == "f4" else 1e-13))
    else:
        np.testing.assert_array_equal(*along_kernel)


@in_part_and_whole
@pytest.mark.parametrize(("axes", "stride"), in_turns([1, 2, 3], [1, 2, 3], 2))
async def test_gradients_along_axes_of_one_element_or_few(
    axes: int, stride: int, whole: bool
) -> None:
    """Where an axis has few places, those along others are neighbours in memory, or nearly."""
    compiled = []
    cases = []
    for lengths in itertools.product((1, 2, 7), repeat=axes):
        for dilation, padding, longest in ((1, 1, 2), (3, 2, 2), (2, 2, 1)):
            taps = [min(longest, 1 + (n + 2 * padding - 1) // dilation) for n in lengths]
            cases.append(((2, 3, *lengths), (4, 3, *taps), padding, dilation))
    if not whole and axes > 1:  # all three ways still, which a step of 3 would not meet
        cases = cases[stride % 4 :: 4]
    for config in ({}, {"jit": False}):
        rng = np.random.default_rng(axes * 10 + stride)
        results = []
        async with la.open_runtime("cpu:0", config):
            for image, kernel, padding, dilation in cases:
                x, w = rng.standard_normal(image), rng.standard_normal(kernel)

                def loss(x: Any, w: Any, numbers: Any = (stride, padding, dilation)) -> Any:
                    convolve = (la.nn.conv1d, la.nn.conv2d, la.nn.conv3d)[axes - 1]
                    return la.sum(la.sin(convolve(x, w, None, *numbers)))

                both = await la.compile(la.grad(loss, (0, 1)))(la.asarray(x), la.asarray(w))
                results.append(await la.to_cpu(both))
        compiled.append(results)
    for case, own, wanted in zip(cases, *compiled, strict=True):
        for one, other in zip(own, wanted, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11, err_msg=str(case))
