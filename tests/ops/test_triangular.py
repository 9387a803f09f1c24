"""Triangular systems, Cholesky factors, batches of least squares, and the errors of matrices."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lazyasync as la

RANDOM = np.random.default_rng(2)


def matrices(*shape: int, is_complex: bool = False) -> np.ndarray:
    """Random ones, whose triangles are far from singular."""
    x: np.ndarray = RANDOM.normal(size=shape) / shape[-1] + 3 * np.eye(shape[-1])
    return x + 1j * RANDOM.normal(size=shape) / shape[-1] if is_complex else x


@pytest.mark.parametrize("n", [1, 3, 65, 150])
async def test_triangular_systems(runtime: la.Runtime, n: int) -> None:
    """In all forms, below and above the length of a block; the other triangle is not read."""
    found, expected = [], []
    cases = itertools.product((False, True), (False, True), (0, 1, 2), (False, True))
    for is_complex, lower, trans, unit in cases:
        a, b = matrices(2, n, n, is_complex=is_complex), RANDOM.normal(size=(n, 2))
        triangle = (np.tril if lower else np.triu)(a)
        if unit:
            triangle = triangle - triangle * np.eye(n) + np.eye(n)
        unread = np.where(np.tri(n, k=-1).T if lower else np.tri(n, k=-1), np.nan, a)
        turned = triangle if trans == 0 else triangle.swapaxes(-1, -2)
        expected.append(np.linalg.solve(turned.conj() if trans == 2 else turned, b))
        options = {"trans": "NTC"[trans], "lower": lower, "unit_diagonal": unit}
        found.append(la.linalg.solve_triangular(la.asarray(unread), la.asarray(b), **options))
    for one, other in zip(await la.to_cpu(found), expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9)


async def test_triangular_systems_of_every_shape(runtime: la.Runtime) -> None:
    a = matrices(2, 1, 3, 3)
    for shape in ((3,), (3, 1), (3, 0), (4, 3, 2), (2, 4, 3, 2)):
        b = RANDOM.normal(size=shape).astype("float32")
        x = la.linalg.solve_triangular(la.asarray(a, dtype="float32"), b)
        expected = np.linalg.solve(np.triu(a), b)
        assert x.dtype == np.float32
        np.testing.assert_allclose(await x.numpy(), expected, rtol=1e-4, atol=1e-5)
    assert la.linalg.solve_triangular(la.zeros((0, 0)), la.zeros((0, 2))).shape == (0, 2)
    integers = la.linalg.solve_triangular([[2, 1], [0, 4]], la.asarray([4, 4]))
    np.testing.assert_allclose(await integers.numpy(), [1.5, 1.0])
    with pytest.raises(ValueError, match="trans is"):
        la.linalg.solve_triangular(la.ones((2, 2)), la.ones(2), "X")  # type: ignore[arg-type]
    for wrong in (la.ones(3), la.ones((3, 2)), la.ones(())):
        with pytest.raises(la.ShapeError, match="solve_triangular"):
            la.linalg.solve_triangular(la.ones((2, 2)), wrong)


async def test_systems_by_their_cholesky_factors(runtime: la.Runtime) -> None:
    for is_complex, lower in itertools.product((False, True), (False, True)):
        x = matrices(2, 4, 4, is_complex=is_complex)
        x = x @ x.conj().swapaxes(-1, -2)
        b = RANDOM.normal(size=(4, 3))
        factor = la.linalg.cholesky(la.asarray(x), upper=not lower)
        one = la.linalg.cho_solve((factor, lower), b)
        # What is in the other triangle makes no difference.
        beside = la.asarray(np.tri(4, k=-1).T if lower else np.tri(4, k=-1)) * 7.0
        other = la.linalg.cho_solve((factor + beside, lower), b[:, 0])
        found = await la.to_cpu([one, other])
        np.testing.assert_allclose(found[0], np.linalg.solve(x, b), rtol=1e-9)
        np.testing.assert_allclose(found[1], np.linalg.solve(x, b)[..., 0], rtol=1e-9)


async def test_least_squares_of_batches(runtime: la.Runtime) -> None:
    for m, n in ((4, 3), (3, 4), (3, 3)):
        a, b = RANDOM.normal(size=(2, m, n)), RANDOM.normal(size=(2, m, 2))
        a[1, :, 0] = a[1, :, 1]  # of a lower rank
        found = await la.to_cpu(list(la.linalg.lstsq(la.asarray(a), la.asarray(b))))
        for place in range(2):
            x, _, rank, values = np.linalg.lstsq(a[place], b[place], rcond=None)
            for one, other in zip((found[0], found[2], found[3]), (x, rank, values), strict=True):
                np.testing.assert_allclose(one[place], other, rtol=1e-8, atol=1e-10)
        squares = np.sum((a @ found[0] - b) ** 2, -2)
        assert found[1].shape == (2, 2 if m > n else 0)
        if m > n:
            np.testing.assert_allclose(found[1], squares, rtol=1e-8, atol=1e-12)
        of_vector = la.linalg.lstsq(la.asarray(a), la.asarray(b[0, :, 0]), rcond=[1e-9, 0.9])
        assert of_vector.x.shape == (2, n)
        x, _, rank, _ = np.linalg.lstsq(a[1], b[0, :, 0], rcond=0.9)
        solution, ranks = await la.to_cpu([of_vector.x, of_vector.rank])
        np.testing.assert_allclose(solution[1], x, rtol=1e-8, atol=1e-10)
        assert ranks.tolist() == [min(m, n), rank]
    with pytest.raises(la.ShapeError, match="lstsq"):
        la.linalg.lstsq(la.ones((2, 4, 3)), la.ones((3, 4, 1)))


async def test_the_tolerance_of_least_squares_may_be_another_in_each_call(
    runtime: la.Runtime,
) -> None:
    a, b = np.diag([1.0, 1e-3]), np.ones(2)
    compiled = la.compile(lambda rcond: la.linalg.lstsq(la.asarray(a), b, rcond=rcond).rank)
    for rcond, rank in ((-1, 2), (0.1, 1), (1e-4, 2), (0.5, 1)):
        assert await (await compiled(rcond)).item() == rank


async def test_singular_values_of_hermitian_matrices(runtime: la.Runtime) -> None:
    for is_complex in (False, True):
        x = RANDOM.normal(size=(2, 4, 4)) + (1j * RANDOM.normal(size=(2, 4, 4)) * is_complex)
        x = x + x.conj().swapaxes(-1, -2)
        x[1] -= 5 * np.eye(4)  # with values of both signs, and the largest below 0
        tensor = la.asarray(x)
        u, s, vh = la.linalg.svd(tensor, hermitian=True)
        parts = [la.linalg.svd(tensor, compute_uv=False, hermitian=each) for each in (False, True)]
        product = (u * la.expand_dims(s, -2)) @ vh
        squares = u.mT.conj() @ u, vh @ vh.mT.conj()
        expected = np.linalg.svd(x, compute_uv=False)
        for found, wanted in zip(
            await la.to_cpu([product, *squares, s, *parts]),
            [x, *[np.broadcast_to(np.eye(4), x.shape)] * 2, *[expected] * 3],
            strict=True,
        ):
            np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-9)


WRONG: list[Callable[[], Any]] = [
    *(
        lambda name=name, shape=shape: getattr(la.linalg, name)(la.ones(shape))
        for name in ("inv", "det", "slogdet", "cholesky", "eigh", "eig", "eigvalsh", "matrix_exp")
        for shape in ((3,), (2, 3), (4, 3, 2))
    ),
    lambda: la.linalg.solve(la.ones((2, 3)), la.ones(2)),
    lambda: la.linalg.solve_triangular(la.ones((2, 3)), la.ones(2)),
    lambda: la.linalg.svd(la.ones(3)),
    lambda: la.linalg.lstsq(la.ones((2, 3)), la.ones(3)),
    lambda: la.linalg.matrix_power(la.ones((2, 3)), 2),
    lambda: la.linalg.cond(la.ones((0, 0))),
    lambda: la.linalg.multi_dot([la.ones((2, 2)), la.ones((2, 2, 2)), la.ones((2, 2))]),
]


async def test_what_is_no_matrix_raises_an_error_of_numpys(runtime: la.Runtime) -> None:
    for call in WRONG:
        for kind in (np.linalg.LinAlgError, la.linalg.LinAlgError, la.ShapeError, ValueError):
            with pytest.raises(kind):
                call()


SINGULAR: dict[str, Callable[[Any], Any]] = {
    "inv": la.linalg.inv,
    "solve": lambda x: la.linalg.solve(x, la.ones(2)),
    "solve_triangular": lambda x: la.linalg.solve_triangular(x, la.ones(2)),
    "cholesky": la.linalg.cholesky,
}


@pytest.mark.parametrize("name", SINGULAR)
async def test_singular_matrices_raise_an_error_of_numpys(runtime: la.Runtime, name: str) -> None:
    if runtime.devices[0].kind == "cuda":
        pytest.skip("nobody looks at what cuSOLVER says")
    function = SINGULAR[name]
    for call in (function, la.compile(lambda x: function(x * 2.0))):
        failed = call(la.zeros((2, 2)))
        if not isinstance(failed, la.LazyTensor):
            failed = await failed
        for _ in range(2):
            with pytest.raises(la.LinearAlgebraError, match=name) as caught:
                await failed
            assert isinstance(caught.value, (np.linalg.LinAlgError, la.ExecutionError))
            assert isinstance(caught.value.__cause__, np.linalg.LinAlgError)


def test_singular_matrices_raise_an_error_of_numpys_where_callers_may_block() -> None:
    with la.blocking("cpu:0"), pytest.raises(np.linalg.LinAlgError, match="Singular"):
        np.asarray(np.linalg.inv(la.zeros((2, 2))))


@pytest.mark.parametrize("jit", [True, False])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("n", [3, 12, 66])
def test_numbers_of_very_different_scales(n: int, lower: bool, jit: bool) -> None:
    """Each row is solved to its own precision, as none is exchanged for another one.

    By N. Higham, Accuracy and Stability of Numerical Algorithms, theorem 8.5.
    """
    digits = 12 if n < 60 else 1.5
    a = 10.0 ** RANDOM.uniform(-digits, digits, (20, n, n)) * RANDOM.choice([-1, 1], (20, n, n))
    triangles = (np.tril if lower else np.triu)(a)
    b = 10.0 ** RANDOM.uniform(-digits, digits, (20, n, 2))
    with la.blocking("cpu:0", {"jit": jit}):
        found = la.linalg.solve_triangular(la.asarray(a), la.asarray(b), lower=lower)
        x = np.asarray(found).astype(np.longdouble)
        rest = np.abs(triangles @ x - b)
        assert (rest <= 2 * n * np.finfo(float).eps * (np.abs(triangles) @ np.abs(x))).all()


@pytest.mark.parametrize("jit", [True, False])
def test_singular_triangles_fail(jit: bool) -> None:
    with la.blocking("cpu:0", {"jit": jit}):
        singular = la.ones((2, 70, 70)) * la.asarray(np.arange(70) != 66)
        with pytest.raises(la.ExecutionError, match="LinAlgError"):
            la.linalg.solve_triangular(singular, la.ones((70, 1))).numpy()
