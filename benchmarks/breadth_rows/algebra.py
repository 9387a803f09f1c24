"""Products, factorisations and solutions, Fourier transforms, random draws."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from breadth_rows.case import Array, Case, Sizes


def _product(
    name: str, left: tuple[int, ...], right: tuple[int, ...], dtype: str = "float32"
) -> Case:
    flops = 2.0 * math.prod(left) * right[-1]
    arrays = (Array(left, dtype), Array(right, dtype))
    return Case("products", name, arrays, lambda xp, x, y: x @ y, flops)


def products(size: Sizes) -> list[Case]:
    """Batches of small ones, tall, wide, with vectors, of mixed layouts, by index names."""
    n, long, rows = size(700), size(100_000), size(40_000)
    tiny, small, medium = size(16_384), size(4096), size(256)
    square, heads, vectors = Array((n, n)), Array((8, 8, size(128), 64)), Array((rows, 100))
    cube = 2.0 * n**3
    others: list[tuple[str, tuple[Array, ...], Callable[..., Any], float]] = [
        (
            "matrix times vector",
            (Array((size(4000), 2000)), Array((2000,))),
            lambda xp, x, y: x @ y,
            0.0,
        ),
        ("transposed times plain", (square, square), lambda xp, x, y: x.T @ y, cube),
        ("plain times transposed", (square, square), lambda xp, x, y: x @ y.T, cube),
        ("every other column", (Array((n, 2 * n)), square), lambda xp, x, y: x[:, ::2] @ y, cube),
        (
            "scores of heads, einsum",
            (heads, heads),
            lambda xp, q, k: xp.einsum("bhid,bhjd->bhij", q, k),
            2.0 * 64 * heads.shape[2] ** 2 * 64,
        ),
        (
            "three factors, einsum",
            (Array((size(200), 64)), Array((64, 64)), Array((size(300), 64))),
            lambda xp, x, w, y: xp.einsum("ia,ab,jb->ij", x, w, y),
            0.0,
        ),
        ("rows with rows", (vectors, vectors), lambda xp, x, y: xp.sum(x * y, -1), 0.0),
    ]
    return [
        _product("square", (n, n), (n, n)),
        _product("square, float64", (n, n), (n, n), "float64"),
        _product("batch of 4×4", (tiny, 4, 4), (tiny, 4, 4)),
        _product("batch of 16×16", (small, 16, 16), (small, 16, 16)),
        _product("batch of 64×64", (medium, 64, 64), (medium, 64, 64)),
        _product("batch of 16×16, float64", (small, 16, 16), (small, 16, 16), "float64"),
        _product("tall times small", (long, 32), (32, 32)),
        _product("wide times tall", (32, long), (long, 32)),
        _product("few rows", (4, 2000), (2000, 2000)),
        *[Case("products", *row) for row in others],
    ]


def factorisations(size: Sizes) -> list[Case]:
    """One large matrix, and many small ones."""
    large, middle = size(512), size(256)
    many, order = size(2000), 16
    definite, plain = Array((large, large), "float32", "definite"), Array((middle, middle))
    single = Array((many, order, order), "float32", "definite")
    table: list[tuple[str, tuple[Array, ...], Callable[..., Any]]] = [
        ("Cholesky", (definite,), lambda xp, x: xp.linalg.cholesky(x)),
        ("solution", (definite, Array((large, 16))), lambda xp, x, y: xp.linalg.solve(x, y)),
        ("inverse", (definite,), lambda xp, x: xp.linalg.inv(x)),
        ("eigenvalues, symmetric", (definite,), lambda xp, x: xp.linalg.eigvalsh(x)),
        ("singular values", (plain,), lambda xp, x: xp.linalg.svdvals(x)),
        ("QR", (Array((large, middle)),), lambda xp, x: xp.abs(xp.linalg.qr(x)[1])),
        ("many Cholesky", (single,), lambda xp, x: xp.linalg.cholesky(x)),
        (
            "many solutions",
            (single, Array((many, order, 2))),
            lambda xp, x, y: xp.linalg.solve(x, y),
        ),
        ("many inverses", (single,), lambda xp, x: xp.linalg.inv(x)),
        ("many determinants of 8×8", (Array((many, 8, 8)),), lambda xp, x: xp.linalg.det(x)),
        (
            "many eigenvalues, symmetric",
            (Array((many // 4, order, order), "float32", "definite"),),
            lambda xp, x: xp.linalg.eigvalsh(x),
        ),
    ]
    return [
        Case("factorisations", name, arrays, function, tolerance=1e-3, scipy=True)
        for name, arrays, function in table
    ]


def fourier(size: Sizes) -> list[Case]:
    """One axis and two, real and complex, batched, of awkward lengths."""
    square = size(1000)
    table: list[tuple[str, Array, Callable[..., Any]]] = [
        ("one axis, 2**20", Array((size(1 << 20),), "complex64"), lambda xp, x: xp.fft.fft(x)),
        ("two axes", Array((square, square), "complex64"), lambda xp, x: xp.fft.fft2(x)),
        (
            "two axes, complex128",
            Array((square, square), "complex128"),
            lambda xp, x: xp.fft.fft2(x),
        ),
        ("two axes, real", Array((square, square)), lambda xp, x: xp.fft.rfft2(x)),
        ("batch of 512, real", Array((size(4000), 512)), lambda xp, x: xp.fft.rfft(x)),
        ("batch of 256", Array((size(4000), 256), "complex64"), lambda xp, x: xp.fft.fft(x)),
        (
            "there and back, real",
            Array((size(2000), 512)),
            lambda xp, x: xp.fft.irfft(xp.fft.rfft(x)),
        ),
        ("a prime length", Array((999_983,), "complex64"), lambda xp, x: xp.fft.fft(x)),
        ("batch of 1009", Array((size(500), 1009), "complex64"), lambda xp, x: xp.fft.fft(x)),
        ("first axis", Array((512, size(1000)), "complex64"), lambda xp, x: xp.fft.fft(x, axis=0)),
    ]
    return [
        Case("fourier", name, (array,), function, scipy=True) for name, array, function in table
    ]


def draws(size: Sizes) -> list[Case]:
    """Random numbers by distribution."""
    n = size(2_000_000)
    table: list[tuple[str, float, float]] = [
        ("uniform", 0.5, math.sqrt(1 / 12)),
        ("normal", 0.0, 1.0),
        ("exponential", 1.0, 1.0),
        ("gamma", 2.5, math.sqrt(2.5)),
        ("poisson", 4.0, 2.0),
        ("integers", 499.5, 288.675),
        ("bernoulli", 0.3, math.sqrt(0.21)),
        ("permutation", (n - 1) / 2, n / math.sqrt(12)),
    ]

    def drawn(kind: str) -> Callable[..., Any]:
        return lambda xp, seed: xp.draw(seed, kind, (n,))

    seed = Array((2,), "uint32", "integers", 0, 1 << 32)
    return [
        Case("draws", kind, (seed,), drawn(kind), moments=(mean, deviation))
        for kind, mean, deviation in table
    ]


def tables() -> list[Callable[[Sizes], list[Case]]]:
    """The tables of this module."""
    return [products, factorisations, fourier, draws]
