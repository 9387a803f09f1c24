"""What the table of matrices cannot say: decompositions, failures, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.linalg import LinAlgError

import lazyasync as la
from lazyasync.ir.node import Node

RANDOM = np.random.default_rng(3)
SQUARES = RANDOM.normal(size=(2, 3, 3))
HERMITIAN = SQUARES @ SQUARES.swapaxes(-1, -2) + 1j * (SQUARES - SQUARES.swapaxes(-1, -2))
TALL = RANDOM.normal(size=(4, 3))
SINGULAR = np.array([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [1.0, 0.0, -1.0]])


def close(actual: Any, expected: Any) -> None:
    np.testing.assert_allclose(actual, expected, rtol=1e-10, atol=1e-10)


def operations(*tensors: Any) -> list[str]:
    """The names of the operations that tensors are computed by, each as often as it is done."""
    found: set[Node] = set()
    stack = [tensor._node for tensor in tensors]
    while stack:
        node = stack.pop()
        if node not in found:
            found.add(node)
            stack.extend(node.operands)
    return [node.operation.name for node in found]


# ---- results ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["eigh", "svd", "qr", "slogdet"])
@pytest.mark.parametrize("values", [HERMITIAN, HERMITIAN.real, HERMITIAN[:0], HERMITIAN[0]])
async def test_decompositions_are_numpys(
    runtime: la.Runtime, device: str, name: str, values: np.ndarray
) -> None:
    got = getattr(la.linalg, name)(la.asarray(values))
    expected = getattr(np.linalg, name)(values)
    assert got._fields == expected._fields
    for one, other in zip(await la.to_cpu(list(got)), expected, strict=True):
        assert one.dtype == other.dtype
        if device.startswith("cuda"):  # vectors may have another sign, or phase
            one, other = np.abs(one), np.abs(other)
        close(one, other)


@pytest.mark.parametrize("shape", [(0, 0), (2, 0), (0, 3), (3, 0, 2)])
async def test_decompositions_of_nothing(runtime: la.Runtime, shape: tuple[int, ...]) -> None:
    values = np.zeros(shape, np.float32)
    for name, options in (
        *(("svd", {"full_matrices": full}) for full in (True, False)),
        *(("qr", {"mode": mode}) for mode in ("reduced", "complete")),
    ):
        got = await la.to_cpu(list(getattr(la.linalg, name)(la.asarray(values), **options)))
        for one, other in zip(got, getattr(np.linalg, name)(values, **options), strict=True):
            assert one.shape == other.shape
            assert one.dtype == other.dtype
            np.testing.assert_array_equal(one, other)


async def test_the_upper_triangle_may_be_the_one_that_is_read(runtime: la.Runtime) -> None:
    for name in ("eigh", "eigvalsh"):
        for triangle in "LUlu":
            got = getattr(la.linalg, name)(la.asarray(SQUARES), UPLO=triangle)
            expected = getattr(np.linalg, name)(SQUARES, UPLO=triangle)
            for one, other in zip(await la.to_cpu(list(got)), list(expected), strict=True):
                if (
                    name == "eigh"
                    and other.ndim == SQUARES.ndim
                    and runtime.devices[0].kind == "cuda"
                ):
                    one = one * np.sign((one * other).sum(-2, keepdims=True))  # up to its sign
                close(one, other)


@pytest.mark.parametrize("values", [SQUARES, SQUARES + 1j, SQUARES[0].astype(np.float32)])
async def test_eigenvectors_of_any_matrices(runtime: la.Runtime, values: np.ndarray) -> None:
    eigenvalues, vectors = await la.to_cpu(list(la.linalg.eig(la.asarray(values))))
    alone = await la.linalg.eigvals(la.asarray(values)).numpy()
    single = values.dtype == np.float32
    assert eigenvalues.dtype == vectors.dtype == (np.complex64 if single else np.complex128)
    tolerance = 1e-5 if single else 1e-12
    np.testing.assert_allclose(
        values @ vectors, vectors * eigenvalues[..., None, :], atol=tolerance
    )
    np.testing.assert_allclose(np.sort_complex(alone), np.sort_complex(eigenvalues), atol=tolerance)


async def test_least_squares(runtime: la.Runtime) -> None:
    deficient = np.concatenate([TALL[:, :2], TALL[:, :1]], 1)
    for a, b in (
        (TALL, SQUARES.reshape(-1)[:4]),
        (TALL, RANDOM.normal(size=(4, 2))),
        (TALL.T, RANDOM.normal(size=(3, 2))),
        (deficient, TALL),
        (TALL + 1j * TALL[::-1], TALL),
    ):
        got = await la.to_cpu(list(la.linalg.lstsq(la.asarray(a), la.asarray(b))))
        x, residuals, rank, values = np.linalg.lstsq(a, b, rcond=None)
        for one, other in zip((got[0], got[2], got[3]), (x, rank, values), strict=True):
            close(one, other)
        squares = np.atleast_1d(np.sum(np.abs(a @ x - b) ** 2, 0))
        close(got[1], squares if a.shape[0] > a.shape[1] else squares[:0])
        if residuals.size:
            close(got[1].reshape(-1), residuals)


async def test_least_squares_to_machine_precision(runtime: la.Runtime) -> None:
    a, b = np.array([[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]]), np.array([1.0, 2.0, 3.0])
    expected = np.linalg.lstsq(a, b, rcond=-1)
    for rcond in (-1, -0.5, np.float64(-1.0), la.asarray(-1.0)):
        for dtype in ("float64", "float32"):
            got = la.linalg.lstsq(
                la.asarray(a, dtype=dtype), la.asarray(b, dtype=dtype), rcond=rcond
            )
            x, rank = await la.to_cpu([got.x, got.rank])
            np.testing.assert_allclose(x, expected[0], rtol=1e-5)
            assert rank == expected[2] == 1
            assert x.dtype == dtype


ORDERS = [1, -1, "fro", np.inf, -np.inf]


@pytest.mark.parametrize("p", ORDERS)
async def test_singular_matrices_have_an_infinite_condition(runtime: la.Runtime, p: Any) -> None:
    unknown = np.array([[np.nan, 1.0], [1.0, 1.0]])
    regular = np.array([[2.0, 1.0], [1.0, 3.0]])
    batch = np.stack([np.ones((2, 2)), regular, unknown, np.zeros((2, 2)), np.diag([1.0, 0.0])])
    for values in (np.zeros((2, 2)), np.zeros((1, 1)), batch, batch[:, None], batch + 0j, regular):
        expected = np.linalg.cond(values, p)
        np.testing.assert_allclose(await la.linalg.cond(la.asarray(values), p).numpy(), expected)
    gradient = la.grad(lambda x: la.linalg.cond(x, p)[1])(la.asarray(batch[:2]))
    alone = la.grad(lambda x: la.linalg.cond(x, p))(la.asarray(regular))
    close((await gradient.numpy())[1], await alone.numpy())


INTEGERS: dict[str, Callable[[Any], Any]] = {
    **{
        name: getattr(la.linalg, name)
        for name in ("inv", "det", "pinv", "matrix_exp", "svdvals", "cholesky", "cond", "eigvalsh")
    },
    "solve": lambda x: la.linalg.solve(x, x[0]),
    "lstsq": lambda x: la.linalg.lstsq(x, x).x,
    "qr": lambda x: la.linalg.qr(x).R,
    "cond 1": lambda x: la.linalg.cond(x, 1),
    "matrix_power": lambda x: la.linalg.matrix_power(x, -2),
    "norm": la.linalg.norm,
    "norm nuc": lambda x: la.linalg.norm(x, "nuc"),
    "vector_norm": lambda x: la.linalg.vector_norm(x, ord=3),
}


@pytest.mark.parametrize("name", INTEGERS)
async def test_integers_are_computed_in_float32_at_least(runtime: la.Runtime, name: str) -> None:
    function = INTEGERS[name]
    x = la.asarray([[2, 1], [1, 3]])
    expected = await function(x).numpy()
    assert expected.dtype == np.float32
    for default in ("float16", "bfloat16", "float64"):
        with la.default_dtype(default):
            found = function(x)
        assert found.dtype == ("float64" if default == "float64" else "float32")
        np.testing.assert_allclose(await found.numpy(), expected, rtol=1e-5, atol=1e-5)


async def test_ranks(runtime: la.Runtime) -> None:
    x = la.asarray(np.stack([SINGULAR, np.eye(3), np.zeros((3, 3))]))
    ranks = la.linalg.matrix_rank(x)
    assert ranks.dtype == np.int64
    np.testing.assert_array_equal(await ranks.numpy(), [2, 3, 0])
    by_tolerance = la.linalg.matrix_rank(x, rtol=la.asarray([0.9, 0.9, 0.9]))
    np.testing.assert_array_equal(await by_tolerance.numpy(), [1, 3, 0])
    assert await la.linalg.matrix_rank(x, rtol=0.9)[0].numpy() == 1
    assert await la.linalg.matrix_rank(la.asarray([0.0, 0.0])).numpy() == 0
    assert await la.linalg.matrix_rank(la.asarray(2.0)).numpy() == 1
    np.testing.assert_array_equal(await la.linalg.matrix_rank(x[:, :0]).numpy(), [0, 0, 0])


async def test_pseudoinverses_leave_small_singular_values_out(runtime: la.Runtime) -> None:
    values = np.stack([np.diag([2.0, 1.0, 1e-3]), np.diag([2.0, 1.0, 0.0])])
    x = la.asarray(values)
    close(await la.linalg.pinv(x, rtol=1e-2).numpy(), np.linalg.pinv(values, rcond=1e-2))
    rtol = np.array([1e-2, 0.7])
    close(
        await la.linalg.pinv(x, rtol=la.asarray(rtol)).numpy(), np.linalg.pinv(values, rcond=rtol)
    )
    close(await la.linalg.pinv(x).numpy(), np.linalg.pinv(values))
    close(await la.linalg.pinv(x, 1e-2).numpy(), np.linalg.pinv(values, 1e-2))
    with pytest.raises(ValueError, match="not both"):
        la.linalg.pinv(x, 1e-2, rtol=1e-2)


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
async def test_hermitian_matrices_are_read_from_one_triangle(
    runtime: la.Runtime, dtype: str
) -> None:
    parts = np.random.default_rng(2).normal(size=(2, 2, 4, 3))
    factors = (parts[0] + 1j * parts[1] if dtype == "complex128" else parts[0]).astype(dtype)
    whole = factors @ factors.conj().swapaxes(-1, -2)  # of rank 3
    x = la.asarray(np.tril(whole) + np.triu(np.full((4, 4), np.nan), 1))
    close(await la.linalg.pinv(x, hermitian=True).numpy(), np.linalg.pinv(whole, hermitian=True))
    ranks = la.linalg.matrix_rank(x, hermitian=True), la.linalg.matrix_rank(x, tol=1e9, hermitian=1)
    for found, expected in zip(await la.to_cpu(ranks), (3, 0), strict=True):
        np.testing.assert_array_equal(found, expected)
    with pytest.raises(la.ShapeError, match="square"):
        la.linalg.pinv(la.zeros((2, 3)), hermitian=True)


async def test_ranks_by_an_absolute_tolerance(runtime: la.Runtime) -> None:
    values = np.stack([np.diag([2.0, 1.0, 1e-3]), np.diag([9.0, 0.1, 0.0])])
    x, tolerances = la.asarray(values), [0.5, 0.01]
    found = [la.linalg.matrix_rank(x, tol) for tol in (0.5, tolerances, la.asarray(tolerances))]
    for ranks, tol in zip(await la.to_cpu(found), (0.5, tolerances, tolerances), strict=True):
        np.testing.assert_array_equal(ranks, np.linalg.matrix_rank(values, tol))
    with pytest.raises(ValueError, match="not both"):
        la.linalg.matrix_rank(x, tol=0.5, rtol=0.5)


async def test_what_is_not_finite_goes_through(runtime: la.Runtime) -> None:
    x = la.asarray([[np.nan, 1.0], [0.0, np.inf]])
    assert np.isnan(await la.linalg.det(x).numpy())
    assert np.isnan(await la.linalg.vector_norm(x).numpy())
    assert await la.linalg.vector_norm(x[1]).numpy() == np.inf
    assert np.isnan(await la.einsum("ij->", x).numpy())


async def test_a_singular_matrix_has_a_determinant(runtime: la.Runtime) -> None:
    sign, logarithm = await la.to_cpu(list(la.linalg.slogdet(la.asarray(np.zeros((2, 2))))))
    assert (sign, logarithm) == (0.0, -np.inf)
    gradient = la.grad(lambda x: la.linalg.det(x))(la.asarray(SINGULAR))
    expected = [[-4.0, 8.0, -4.0], [2.0, -4.0, 2.0], [0.0, 0.0, 0.0]]
    close(await gradient.numpy(), expected)
    rank_one = la.grad(lambda x: la.linalg.det(x))(la.asarray(np.ones((3, 3))))
    close(await rank_one.numpy(), np.zeros((3, 3)))


async def test_exponentials(runtime: la.Runtime) -> None:
    angle = 30.0  # far beyond what is not scaled
    turn = np.array([[0.0, -angle], [angle, 0.0]])
    nilpotent = np.array([[0.0, 3.0], [0.0, 0.0]])
    stacked = np.stack([turn, nilpotent, np.zeros((2, 2)), np.diag([1.0, -700.0])])
    expected = [
        [[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]],
        [[1.0, 3.0], [0.0, 1.0]],
        np.eye(2),
        np.diag([np.e, np.exp(-700.0)]),
    ]
    close(await la.linalg.matrix_exp(la.asarray(stacked)).numpy(), expected)
    phases = la.linalg.matrix_exp(la.asarray(np.diag([1j * np.pi, 0.0])))
    close(await phases.numpy(), np.diag([-1.0, 1.0]))
    unknown = la.linalg.matrix_exp(la.asarray([[np.nan, 0.0], [0.0, 1.0]]))
    assert np.isnan(await unknown.numpy()).any()


# ---- how often ----------------------------------------------------------------------------------


async def test_a_decomposition_is_done_once(runtime: la.Runtime) -> None:
    x = la.asarray(TALL)
    u, s, vh = la.linalg.svd(x, full_matrices=False)
    assert operations(u, s, vh).count("svd") == 1

    def loss(x: Any) -> Any:
        u, s, vh = la.linalg.svd(x, full_matrices=False)
        return la.sum(u * s) + la.sum(vh * vh)

    assert operations(*la.value_and_grad(loss)(x)).count("svd") == 1
    for values, vectors in (("svdvals", "svd"), ("eigvalsh", "eigh"), ("eigvals", "eig")):
        function = getattr(la.linalg, values)
        square = la.asarray(SQUARES)
        assert operations(function(square)).count(values) == 1

        def total(x: Any, function: Callable[..., Any] = function) -> Any:
            return la.sum(la.real(function(x)))

        done = operations(*la.value_and_grad(total)(square))
        assert (done.count(values), done.count(vectors)) == (0, 1)


async def test_decompositions_in_compiled_functions(runtime: la.Runtime) -> None:
    @la.compile
    def solved(x: Any) -> Any:
        values, vectors = la.linalg.eigh(x @ x.mT)
        return (vectors * values[..., None, :]) @ vectors.mT

    for scale in (1.0, 2.0):
        values = SQUARES * scale
        close(await (await solved(la.asarray(values))).numpy(), values @ values.swapaxes(-1, -2))


# ---- failures -----------------------------------------------------------------------------------

FAILING: dict[str, Callable[[Any], Any]] = {
    "inv": la.linalg.inv,
    "solve": lambda x: la.linalg.solve(x, x),
    "cholesky": lambda x: la.linalg.cholesky(x - 1.0),
    "matrix_power": lambda x: la.linalg.matrix_power(x, -1),
}


@pytest.mark.parametrize("name", FAILING)
async def test_values_that_cannot_be_computed_fail_the_step(name: str) -> None:
    async with la.open_runtime("cpu:0"):
        with pytest.raises(la.ExecutionError) as failure:
            await FAILING[name](la.zeros((2, 2))).numpy()
        assert isinstance(failure.value.__cause__, LinAlgError)
        close(await la.linalg.inv(2 * la.eye(2)).numpy(), np.eye(2) / 2)


NOT_SQUARE = [
    "matrix_exp",
    "inv",
    "det",
    "slogdet",
    "cholesky",
    "eigh",
    "eigvalsh",
    "eig",
    "eigvals",
]


async def test_shapes_are_refused_at_the_call(runtime: la.Runtime) -> None:
    line, matrix = la.zeros((3,)), la.zeros((2, 3))
    for name in (*NOT_SQUARE, "svd", "svdvals", "qr", "pinv", "matrix_norm", "cond"):
        with pytest.raises(la.ShapeError, match=name):
            getattr(la.linalg, name)(line)
    for name in NOT_SQUARE:
        with pytest.raises(la.ShapeError, match=f"{name}.*square"):
            getattr(la.linalg, name)(matrix)
    square = la.zeros((3, 3))
    refused: list[Callable[[], Any]] = [
        lambda: la.linalg.solve(matrix, line),
        lambda: la.linalg.solve(square, la.zeros((2,))),
        lambda: la.linalg.solve(square, la.zeros(())),
        lambda: la.linalg.solve(la.zeros((2, 3, 3)), la.zeros((4, 3, 1))),
        lambda: la.linalg.matrix_power(matrix, 2),
        lambda: la.linalg.cond(matrix, 1),
        lambda: la.linalg.cond(la.zeros((0, 0))),
        lambda: la.linalg.norm(la.zeros((2, 2, 2)), 2),
        lambda: la.linalg.norm(matrix, axis=(0, 0)),
        lambda: la.linalg.norm(matrix, axis=2),
        lambda: la.linalg.vector_norm(la.zeros((0,)), ord=-np.inf),
        lambda: la.linalg.outer(matrix, line),
        lambda: la.linalg.lstsq(la.zeros((2, 2, 3)), line),
        lambda: la.linalg.lstsq(matrix, line),
        lambda: la.linalg.multi_dot([matrix, matrix]),
        lambda: la.linalg.multi_dot([matrix, line, matrix]),
        lambda: la.linalg.pinv(la.zeros((2, 3, 3)), rtol=la.zeros((3,))),
        lambda: la.linalg.cross(line, la.zeros((2,))),
        lambda: la.linalg.trace(line),
        lambda: la.linalg.diagonal(line),
        lambda: la.vdot(line, matrix),
        lambda: la.inner(matrix, la.zeros((2,))),
        lambda: la.cross(la.zeros((2,)), la.zeros((2,))),
    ]
    for function in refused:
        with pytest.raises(la.ShapeError):
            function()


async def test_errors_name_the_function_that_was_called(runtime: la.Runtime) -> None:
    one, other, none = la.ones((2, 3)), la.ones((5, 3)), la.ones((0, 3))
    for cross in (la.linalg.cross, la.cross):
        with pytest.raises(la.ShapeError, match=r"^cross: .*\[2, 3\] and float32\[5, 3\]"):
            cross(one, other)
    with pytest.raises(la.ShapeError, match=r"^cross: .*\[3, 2\] and float32\[3, 5\]"):
        la.linalg.cross(one.mT, other.mT, axis=0)
    for order in (-np.inf, -2):
        with pytest.raises(la.ShapeError, match=r"^norm: the least of no"):
            la.linalg.norm(none, order)
    with pytest.raises(la.ShapeError, match=r"^matrix_norm: the least of no"):
        la.linalg.matrix_norm(none.mT, ord=-1)
    with pytest.raises(la.ShapeError, match=r"^vector_norm: the least of no"):
        la.linalg.vector_norm(none, ord=-np.inf, axis=0)


async def test_a_product_of_many_takes_any_iterable(runtime: la.Runtime) -> None:
    product = la.linalg.multi_dot(la.asarray(values) for values in (SQUARES[0], SQUARES[1]))
    close(await product.numpy(), SQUARES[0] @ SQUARES[1])
    with pytest.raises(ValueError, match="at least two operands"):
        la.linalg.multi_dot(iter([la.asarray(SQUARES[0])]))


async def test_what_else_is_refused_at_the_call(runtime: la.Runtime) -> None:
    half, square = la.zeros((2, 2), dtype="float16"), la.zeros((2, 2))
    for name in (*NOT_SQUARE, "svd", "svdvals", "qr", "pinv", "matrix_rank"):
        with pytest.raises(la.DTypeError, match=f"{name}: float16"):
            getattr(la.linalg, name)(half)
    with pytest.raises(la.DTypeError):
        la.linalg.solve(half, half)
    values: list[Callable[[], Any]] = [
        lambda: la.linalg.qr(square, mode="raw"),  # type: ignore[arg-type]
        lambda: la.linalg.eigh(square, UPLO="X"),  # type: ignore[arg-type]
        lambda: la.linalg.matrix_norm(square, ord=3),
        lambda: la.linalg.vector_norm(square, ord="fro"),  # type: ignore[arg-type]
        lambda: la.linalg.norm(square[0], "nuc"),
        lambda: la.linalg.multi_dot([square]),
    ]
    for function in values:
        with pytest.raises(ValueError, match=r"mode|UPLO|order|at least two"):
            function()
    with pytest.raises(TypeError, match=r"matrix_power: n is an integer, not 0\.5"):
        la.linalg.matrix_power(square, 0.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="at least one tensor"):
        la.linalg.solve(np.eye(2), np.eye(2))  # type: ignore[arg-type]


async def test_gradients_that_there_are_not(runtime: la.Runtime) -> None:
    x = la.asarray(TALL)
    with pytest.raises(la.UnsupportedOperationError, match="full_matrices=False"):
        la.grad(lambda x: la.sum(la.linalg.svd(x)[0]))(x)
    with pytest.raises(la.UnsupportedOperationError, match='mode="reduced"'):
        la.grad(lambda x: la.sum(la.linalg.qr(x, mode="complete")[0]))(x)


# ---- the standard's, over the last axes ---------------------------------------------------------


async def test_functions_over_the_last_axes(runtime: la.Runtime) -> None:
    values = RANDOM.normal(size=(2, 3, 4))
    x = la.asarray(values)
    for offset in (-1, 0, 2, 5):
        close(
            await la.linalg.diagonal(x, offset=offset).numpy(),
            np.linalg.diagonal(values, offset=offset),
        )
        close(
            await la.linalg.trace(x, offset=offset).numpy(),
            np.linalg.trace(values, offset=offset),
        )
    assert la.linalg.trace(la.zeros((2, 2), dtype="int8")).dtype == np.int64
    assert la.linalg.trace(x, dtype="float32").dtype == np.float32
    close(await la.linalg.outer(x[0, 0], x[0, 1]).numpy(), np.outer(values[0, 0], values[0, 1]))
    products = la.linalg.vecdot(x, x), la.linalg.tensordot(x, x, 3), la.linalg.matmul(x, x.mT)
    expected = (
        np.linalg.vecdot(values, values),
        np.tensordot(values, values, 3),
        values @ values.swapaxes(1, 2),
    )
    for one, other in zip(await la.to_cpu(list(products)), expected, strict=True):
        close(one, other)


CONDITIONS = """
import sys

import numpy as np
import lazyasync as la

with la.blocking("cpu:0"):
    for n in map(int, sys.argv[1:]):
        line = np.arange(1.0, n + 1)
        for x in (np.ones((n, n)), np.outer(line, line), np.zeros((n, n)), 1e38 * np.ones((n, n))):
            for dtype in ("float32", "float64", "complex64", "int64"):
                if dtype == "int64" and x.max() > 1e30:
                    continue
                for p in (None, 2, 1, "fro", np.inf):
                    found = float(la.linalg.cond(la.asarray(x.astype(dtype)), p))
                    assert found == np.inf, (n, x[0], dtype, p, found)
                assert float(la.linalg.cond(la.asarray(x.astype(dtype)), -2)) in (0.0, np.inf)
    near = la.asarray(np.array([[1.0, 1.0], [1.0, 1.0 + 1e-9]]))
    for p in (None, 1, "fro"):
        assert 1e9 < float(la.linalg.cond(near, p)) < 1e10
"""


@pytest.mark.parametrize(
    ("kernels", "sizes"),
    [
        ("Nehalem", (2, 7)),
        *[
            pytest.param(kernels, (2, 3, 4, 7), marks=pytest.mark.stress)
            for kernels in ("", "Prescott", "Nehalem")
        ],
    ],
)
def test_conditions_do_not_depend_on_the_kernels_of_blas(
    kernels: str, sizes: tuple[int, ...]
) -> None:
    """Where a matrix is singular, the smallest singular value that LAPACK finds is chance."""
    environment = {key: value for key, value in os.environ.items() if key != "OPENBLAS_CORETYPE"}
    if kernels:
        environment["OPENBLAS_CORETYPE"] = kernels
    command = [sys.executable, "-c", CONDITIONS, *map(str, sizes)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
