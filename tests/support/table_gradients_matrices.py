"""The table of gradients of matrices: of decompositions, and of what is made of them.

A decomposition has freedoms, such as the phases of complex vectors, that its gradient is only
defined without; so the functions of complex vectors here do not depend on these.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gradient_points import Function, Point, of_complex, smooth, stated

import lazyasync as la
from lazyasync.ops import linalg

_RANDOM = np.random.default_rng(1)
A, B = _RANDOM.normal(size=(2, 3, 3))
TALL, OTHER_TALL = _RANDOM.normal(size=(2, 4, 3))
WIDE, OTHER_WIDE = _RANDOM.normal(size=(2, 2, 4))
BATCH = _RANDOM.normal(size=(2, 3, 3))
SYMMETRIC = A + A.T
WEIGHTS = np.array([1.0, 2.0, 3.0])


def _symmetric(function: Function) -> Function:
    return lambda x: function(x + x.mT)


def _positive(z: Any) -> Any:
    return z @ z.mT.conj()


def _joined(parts: Any, axis: int) -> Any:
    return la.concatenate(list(parts), axis)


def _weighted_projectors(z: Any) -> Any:
    values, vectors = linalg.eigh(_positive(z))
    return (vectors * (la.exp(0.1 * values) * WEIGHTS)) @ vectors.mT.conj()


def _svd(function: Function, **options: Any) -> Function:
    return lambda x: function(*linalg.svd(x, **options))


def _eig_of_complex(z: Any) -> Any:
    values, vectors = linalg.eig(z)
    # Divided by the first elements, the lengths and phases are gone.
    return vectors / vectors[:1] * values


def _lstsq(a: Any, b: Any) -> Any:
    x, residuals, _, values = linalg.lstsq(a, b)
    return la.concatenate([la.ravel(x), residuals, values])


DECOMPOSITIONS: dict[str, list[Point]] = {
    "cholesky": [
        smooth(lambda x: linalg.cholesky(_positive(x)), BATCH),
        smooth(lambda x: linalg.cholesky(_positive(x), upper=True), A),
        of_complex(lambda z: linalg.cholesky(_positive(z)), A, B),
        # Of the triangle that is not read, too: the gradient is symmetric.
        stated(linalg.cholesky, [[[4.0]]], [[[0.25]]], [[[-1 / 32]]]),
    ],
    "qr": [
        smooth(lambda x: _joined((part * part[:1] for part in linalg.qr(x)), 0), TALL),
        smooth(lambda x: _joined(linalg.qr(x), -1), A),
        smooth(lambda x: _joined(linalg.qr(x), -1), WIDE),
        smooth(lambda x: _joined(linalg.qr(x, mode="complete"), -1), WIDE),
        smooth(lambda x: linalg.qr(x)[0], WIDE),
        smooth(lambda x: linalg.qr(x)[0], TALL),
        smooth(lambda x: linalg.qr(x, mode="r"), TALL),
        of_complex(lambda z: _joined(linalg.qr(z), 0), TALL, OTHER_TALL),
        of_complex(lambda z: _joined(linalg.qr(z), -1), WIDE, OTHER_WIDE),
    ],
    "eigh": [
        smooth(_symmetric(lambda x: la.linalg.eigh(x)[1] * la.linalg.eigh(x)[0][..., None]), BATCH),
        smooth(_symmetric(lambda x: linalg.eigh(x)[1]), A),
        of_complex(_weighted_projectors, A, B),
    ],
    "eigvalsh": [
        smooth(_symmetric(linalg.eigvalsh), BATCH),
        # The sum is the trace, however many values are equal. Its second takes the vectors.
        stated(linalg.eigvalsh, [np.eye(2)], [np.eye(2)], [np.full((2, 2), np.nan)]),
    ],
    "eig": [
        smooth(lambda x: la.real(linalg.eig(x)[0]), SYMMETRIC),
        smooth(lambda x: la.real(linalg.eig(x)[1]), SYMMETRIC * np.array([1.0, 1.1, 0.9])),
        of_complex(_eig_of_complex, A, B),
    ],
    "eigvals": [smooth(lambda x: la.real(linalg.eigvals(x) ** 2), A)],
    "svd": [
        smooth(_svd(lambda u, s, vh: la.concatenate([u * s, vh], 0), full_matrices=False), TALL),
        smooth(_svd(lambda u, s, vh: la.concatenate([vh.mT * s, u], 0), full_matrices=False), WIDE),
        smooth(_svd(lambda u, s, vh: u, full_matrices=False), TALL),
        smooth(_svd(lambda u, s, vh: vh, full_matrices=False), BATCH),
        smooth(_svd(lambda u, s, vh: la.concatenate([u * s, vh], 0)), A),
        smooth(_svd(lambda u, s, vh: s * vh), TALL),
        smooth(_symmetric(_svd(lambda u, s, vh: (u * WEIGHTS) @ vh, hermitian=True)), A),
        smooth(_symmetric(lambda x: linalg.svd(x, compute_uv=False, hermitian=True)), A),
        smooth(_svd(lambda u, s, vh: s * u), WIDE),
        of_complex(
            _svd(lambda u, s, vh: (u * WEIGHTS) @ vh, full_matrices=False), TALL, OTHER_TALL
        ),
    ],
    "output": [smooth(_svd(lambda u, s, vh: s * s), TALL)],
    "svdvals": [
        smooth(linalg.svdvals, BATCH),
        smooth(linalg.svdvals, WIDE),
        # Off the diagonal the vectors turn, by 1/3 and 2/3 of the element.
        stated(
            lambda x: linalg.svdvals(x)[0],
            [[[2.0, 0.0], [0.0, 1.0]]],
            [[[1.0, 0.0], [0.0, 0.0]]],
            [[[0.0, 1.0], [1.0, 0.0]]],
        ),
    ],
}

SOLVING: dict[str, list[Point]] = {
    "inv": [
        smooth(linalg.inv, A),
        smooth(linalg.inv, BATCH),
        of_complex(linalg.inv, A, B),
    ],
    "solve": [
        smooth(linalg.solve, BATCH, A),
        smooth(linalg.solve, A, B[0]),
        smooth(linalg.solve, A, BATCH),
        of_complex(linalg.solve, A, B, B, A),
    ],
    "solve_triangular": [
        smooth(linalg.solve_triangular, BATCH, A),
        smooth(lambda a, b: linalg.solve_triangular(a, b, 1, lower=True), A, BATCH),
        smooth(lambda a, b: linalg.solve_triangular(a, b, "N", True, True), A, B[0]),
        of_complex(lambda a, b: linalg.solve_triangular(a, b, "C"), A, B, B, A),
    ],
    "cho_solve": [
        smooth(lambda x, b: linalg.cho_solve((linalg.cholesky(_positive(x)), True), b), BATCH, A),
        smooth(lambda x, b: linalg.cho_solve((x, False), b), A, B[0]),
    ],
    "det": [
        smooth(linalg.det, BATCH),
        of_complex(linalg.det, A, B),
    ],
    "cofactors": [smooth(lambda x: la.grad(linalg.det)(x), A)],
    "slogdet": [
        smooth(lambda x: linalg.slogdet(x)[1], BATCH),
        of_complex(lambda z: linalg.slogdet(z)[0] * linalg.slogdet(z)[1], A, B),
    ],
    "pinv": [
        smooth(linalg.pinv, TALL),
        smooth(linalg.pinv, WIDE),
        of_complex(linalg.pinv, TALL, OTHER_TALL),
    ],
    "lstsq": [
        smooth(_lstsq, TALL, OTHER_TALL),
        smooth(lambda a, b: linalg.lstsq(a, b)[0], WIDE, [1.0, 2.0]),
        smooth(lambda a, b: linalg.lstsq(a, b)[0], np.stack([TALL, OTHER_TALL]), TALL),
        of_complex(lambda a, b: linalg.lstsq(a, b)[0], TALL, OTHER_TALL, OTHER_TALL, TALL),
    ],
}

LENGTHS: dict[str, list[Point]] = {
    "matrix_norm": [
        *(
            smooth(lambda x, order=order: linalg.matrix_norm(x, ord=order), BATCH)
            for order in ("fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf)
        ),
        stated(linalg.matrix_norm, [np.zeros((2, 2))], [np.zeros((2, 2))]),
    ],
    "vector_norm": [
        *(
            smooth(lambda x, order=order: linalg.vector_norm(x, axis=0, ord=order), A)
            for order in (1, 2, 3, 0.5, -1, np.inf, -np.inf)
        ),
        of_complex(lambda z: linalg.vector_norm(z, axis=0) * (1 + 0j), A, B),
        stated(linalg.vector_norm, [np.zeros(3)], [np.zeros(3)]),
    ],
    "norm": [smooth(lambda x: linalg.norm(x, axis=1), A), smooth(linalg.norm, A[0])],
    "cond": [smooth(linalg.cond, TALL), smooth(lambda x: linalg.cond(x, 1), A)],
}

MORE_PRODUCTS: dict[str, list[Point]] = {
    "matrix_power": [
        smooth(lambda x: linalg.matrix_power(x, 3), A),
        smooth(lambda x: linalg.matrix_power(x, -2), BATCH),
    ],
    "matrix_exp": [
        smooth(linalg.matrix_exp, BATCH),
        smooth(linalg.matrix_exp, np.diag([1.0, 1.0], 1)),
        of_complex(linalg.matrix_exp, A, B),
    ],
    "block_diag": [smooth(lambda x, y: linalg.block_diag(x, y[0], 2.0), A, B)],
    "tensorinv": [smooth(lambda x: linalg.tensorinv(x, 1), A)],
    "tensorsolve": [smooth(lambda x, y: linalg.tensorsolve(x, y[0]), A, B)],
    "multi_dot": [smooth(lambda x, y: linalg.multi_dot([x, y, y[:, 0]]), A, B)],
    "einsum": [
        smooth(lambda x, y: la.einsum("ij,jk,ik->i", x, y, x), A, B),
        smooth(lambda x: la.einsum("ii,ij->j", x, x), A),
        smooth(lambda x, y: la.einsum("bij,...j->...bi", x, y), BATCH, A),
        of_complex(lambda x, y: la.einsum("ij,kj->ki", x, y), A, B, WIDE[:, :3], OTHER_WIDE[:, :3]),
    ],
    "inner": [smooth(la.inner, A, TALL)],
    "vdot": [smooth(la.vdot, A, B), of_complex(la.vdot, A, B, B, A)],
    "kron": [smooth(la.kron, A, WIDE)],
    "cross": [smooth(la.cross, A, B[0]), smooth(lambda x, y: la.cross(x, y, axis=0), A, B)],
}

MATRICES = {**DECOMPOSITIONS, **SOLVING, **LENGTHS, **MORE_PRODUCTS}


def _shifted(name: str) -> list[Point]:
    function = getattr(la.fft, name)
    return [
        smooth(lambda x: function(x * x), TALL),
        smooth(lambda x: function(x * x, axes=1), TALL),
    ]


SHIFTS = {name: _shifted(name) for name in ("fftshift", "ifftshift")}
