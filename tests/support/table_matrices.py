"""The table of operations on matrices, and of sums of products."""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np
from table_case import Case, Function, Shape

from lazyasync.ops import linalg
from lazyasync.ops.linalg import products
from lazyasync.ops.linalg.contraction import einsum
from lazyasync.ops.manipulation.creation import eye

SQUARE: tuple[tuple[Shape, ...], ...] = (((2, 3, 3),), ((1, 1),), ((0, 2, 2),), ((2, 0, 0),))
ANY_MATRICES: tuple[tuple[Shape, ...], ...] = (((2, 4, 3),), ((2, 3),), ((0, 2, 3),))
HALF = ("float16", "bfloat16")
"""LAPACK has none of this."""


def _regular(x: Any) -> Any:
    """Far from any singular matrix."""
    return x + 6 * eye(x.shape[-2], x.shape[-1], dtype=x.dtype)


def _regular_array(x: Any) -> Any:
    return x + 6 * np.eye(x.shape[-2], x.shape[-1])


def _positive(x: Any) -> Any:
    x = x.astype("float32") if x.dtype.kind in "iu" else x
    return x @ x.mT.conj() + 4 * eye(x.shape[-1], dtype=x.dtype)


def _positive_array(x: Any) -> Any:
    return x @ x.swapaxes(-1, -2).conj() + 4 * np.eye(x.shape[-1])


def _of_regular(
    name: str, function: Function, reference: Function, shapes: Any = SQUARE, **options: Any
) -> Case:
    options = {"kinds": "ifc", "result": "floating", "domain": (-1.0, 1.0), **options}
    return Case(
        name,
        lambda x: function(_regular(x)),
        lambda x: reference(_regular_array(x)),
        shapes,
        without=HALF,
        **options,
    )


def _exponential(x: Any) -> Any:
    """By the eigenvectors, of symmetric matrices."""
    values, vectors = np.linalg.eigh(x)
    return (vectors * np.exp(values)[..., None, :]) @ vectors.swapaxes(-1, -2)


MATRICES = [
    Case(
        "matrix_exp",
        lambda x: linalg.matrix_exp(x + x.mT),
        lambda x: _exponential(x + x.swapaxes(-1, -2)),
        SQUARE,
        kinds="if",
        result="floating",
        without=HALF,
        domain=(-2.0, 2.0),
    ),
    _of_regular("inv", linalg.inv, np.linalg.inv),
    _of_regular("det", linalg.det, np.linalg.det),
    _of_regular("pinv", linalg.pinv, np.linalg.pinv, ANY_MATRICES),
    _of_regular(
        "sign of a determinant", lambda x: linalg.slogdet(x)[0], lambda x: np.linalg.slogdet(x)[0]
    ),
    _of_regular(
        "logarithm of a determinant",
        lambda x: linalg.slogdet(x)[1],
        lambda x: np.linalg.slogdet(x)[1],
        kinds="if",
    ),
    _of_regular("svdvals", linalg.svdvals, np.linalg.svdvals, ANY_MATRICES, kinds="if"),
    _of_regular(
        "product of singular value decompositions",
        lambda x: (lambda u, s, vh: (u * s[..., None, :]) @ vh)(
            *linalg.svd(x, full_matrices=False)
        ),
        lambda x: x,
        ANY_MATRICES,
        # Its gradient has differences of singular values in it, which cancel.
        gradient=False,
    ),
    _of_regular("R of qr", lambda x: linalg.qr(x)[1], lambda x: np.linalg.qr(x)[1], ANY_MATRICES),
    _of_regular(
        "complete Q of qr",
        lambda x: linalg.qr(x, mode="complete")[0],
        lambda x: np.linalg.qr(x, "complete")[0],
        ANY_MATRICES,
        gradient=False,
    ),
    *(
        Case(
            f"cholesky{' upper' if upper else ''}",
            lambda x, upper=upper: linalg.cholesky(_positive(x), upper=upper),
            lambda x, upper=upper: np.linalg.cholesky(_positive_array(x), upper=upper),
            SQUARE,
            kinds="ifc",
            result="floating",
            without=HALF,
            domain=(-2.0, 2.0),
        )
        for upper in (False, True)
    ),
    Case(
        "eigvalsh",
        lambda x: linalg.eigvalsh(_positive(x)),
        lambda x: np.linalg.eigvalsh(_positive_array(x)),
        SQUARE,
        kinds="if",
        result="floating",
        without=HALF,
    ),
    *(
        Case(
            f"solve for {what}",
            lambda a, b: linalg.solve(_regular(a), b),
            lambda a, b: np.linalg.solve(_regular_array(a), b),
            shapes,
            kinds="ifc",
            result="floating",
            domain=(-1.0, 1.0),
            without=HALF,
        )
        for what, shapes in (
            ("vectors", (((2, 3, 3), (3,)), ((3, 3), (3,)), ((0, 0), (0,)))),
            (
                "matrices",
                (
                    ((2, 3, 3), (3, 2)),
                    ((3, 3), (2, 3, 1)),
                    ((2, 1, 3, 3), (2, 3, 2)),
                    ((2, 2), (2, 0)),
                ),
            ),
        )
    ),
    *(
        Case(
            f"matrix_power {n}",
            lambda x, n=n: linalg.matrix_power(x, n),
            lambda x, n=n: np.linalg.matrix_power(x, n),
            SQUARE,
            kinds="ifc",
            domain=(-1.0, 1.0),
        )
        for n in (0, 1, 2, 3, 7)
    ),
    _of_regular(
        "matrix_power -3",
        lambda x: linalg.matrix_power(x, -3),
        lambda x: np.linalg.matrix_power(x, -3),
    ),
    Case(
        "multi_dot",
        lambda *x: linalg.multi_dot(x),
        lambda *x: np.linalg.multi_dot(x),
        (
            ((2, 3), (3, 5), (5, 1), (1, 4)),
            ((3,), (3, 2), (2,)),
            ((2, 3), (3,)),
            ((3,), (3, 2)),
            ((2, 0), (0, 3), (3, 2)),
        ),
    ),
]

# ---- norms --------------------------------------------------------------------------------------

NORMS = [
    *(
        Case(
            f"matrix_norm {order}{' kept' if keepdims else ''}",
            lambda x, order=order, k=keepdims: linalg.matrix_norm(x, ord=order, keepdims=k),
            lambda x, order=order, k=keepdims: np.linalg.matrix_norm(x, ord=order, keepdims=k),
            (((2, 4, 3),), ((2, 3),)),
            kinds="if",
            result="floating",
            without=HALF,
        )
        for keepdims in (False, True)
        for order in ("fro", "nuc", 1, -1, 2, -2, inf, -inf)
    ),
    *(
        Case(
            f"vector_norm {order} over {axis}{' kept' if keepdims else ''}",
            lambda x, o=order, a=axis, k=keepdims: linalg.vector_norm(x, ord=o, axis=a, keepdims=k),
            lambda x, o=order, a=axis, k=keepdims: np.linalg.vector_norm(
                x, ord=o, axis=a, keepdims=k
            ),
            (((2, 4, 3),), ((1, 3, 2),)),
            kinds="if",
            result="floating",
            domain=(0.5, 3.0),
        )
        for order, axis, keepdims in (
            *((2, axis, keepdims) for axis in (None, 0, (0, 2)) for keepdims in (False, True)),
            *((order, -1, False) for order in (1, 0, 3, 0.5, -1, inf, -inf)),
            *((order, (0, 1), True) for order in (1, 3, inf, -inf)),
        )
    ),
    *(
        Case(
            f"norm {order} over {axis}",
            lambda x, o=order, a=axis: linalg.norm(x, o, a),
            lambda x, o=order, a=axis: np.linalg.norm(x, o, a),
            (((2, 4, 3),), ((3, 3, 3),)),
            kinds="if",
            result="floating",
            without=HALF,
        )
        for order, axis in (
            *((None, axis) for axis in (None, 1, (0, 2), (2, 0))),
            *((order, (2, 0)) for order in ("fro", "nuc", 1, -1, 2, -2, inf, -inf)),
            *((order, 1) for order in (1, 2, inf)),
        )
    ),
    *(
        _of_regular(
            f"cond {p}",
            lambda x, p=p: linalg.cond(x, p),
            lambda x, p=p: np.linalg.cond(x, p),
            (((2, 3, 3),), ((1, 1),)),
            kinds="if",
        )
        for p in (None, 2, -2, 1, -1, "fro", "nuc", inf, -inf)
    ),
]

# ---- products -----------------------------------------------------------------------------------


def _summed(
    subscripts: str, *shapes: tuple[Shape, ...], name: str | None = None, **options: Any
) -> Case:
    return Case(
        f"einsum {subscripts}" if name is None else name,
        lambda *x: einsum(subscripts, *x),
        lambda *x: np.einsum(subscripts, *x),
        shapes,
        domain=(-2.0, 2.0),
        **options,
    )


SUMS_OF_PRODUCTS = [
    _summed("ij,jk->ik", ((2, 3), (3, 4)), ((2, 0), (0, 2)), ((0, 1), (1, 2)), ((2, 1), (3, 2))),
    _summed("ij,jk", ((2, 3), (3, 4))),
    _summed("ba", ((2, 3),)),
    _summed("ii", ((3, 3),), ((0, 0),)),
    _summed("ii->i", ((3, 3),)),
    _summed("iji->j", ((2, 3, 2),)),
    _summed("iii->", ((3, 3, 3),)),
    _summed("ij->", ((2, 3),)),
    _summed("ij->j", ((2, 3),), ((0, 3),)),
    _summed("i->i", ((3,),)),
    _summed("->", ((),)),
    _summed(",->", ((), ())),
    _summed("i,j->ij", ((2,), (3,))),
    _summed("i,j->", ((2,), (3,))),
    _summed("ij,ij->ij", ((2, 3), (2, 3))),
    _summed("ij,ij->", ((2, 3), (2, 3)), ((1, 3), (2, 1))),
    _summed("ij,j->ij", ((2, 3), (3,))),
    _summed("j,ij->ij", ((3,), (2, 3))),
    _summed("bij,bjk->bik", ((2, 3, 4), (2, 4, 5)), ((1, 3, 4), (2, 4, 5))),
    _summed("bij,kj->kbi", ((2, 3, 4), (5, 4))),
    _summed("ijk,ilm,njm,nlk,abc->", ((2, 2, 2),) * 5, gradient=False, kinds="if"),
    _summed("ij,jk,kl,lm->im", ((2, 3), (3, 4), (4, 2), (2, 5))),
    _summed("i,i,i->i", ((3,), (3,), (3,))),
    _summed("i,i,i", ((3,), (3,), (3,))),
    _summed("...ij,...jk->...ik", ((2, 3, 4), (4, 2)), ((2, 1, 3, 4), (5, 4, 2)), ((2, 3), (3, 2))),
    _summed("...,...", ((2, 3), (3,)), ((), (2,))),
    _summed("i...->...", ((2, 3, 4),), ((2,),)),
    _summed("i...i->i...", ((2, 3, 2),)),
    _summed("...i->i...", ((2, 3, 4),)),
    _summed("ij...,jk...->ik...", ((2, 3, 2), (3, 4, 2)), ((2, 3, 1), (3, 4, 2))),
    _summed("aB, Bc -> c a", ((2, 3), (3, 4))),
    Case(
        "einsum with lists",
        lambda x, y: einsum(x, [0, 1, ...], y, [1, 2], [..., 2, 0]),
        lambda x, y: np.einsum(x, [0, 1, ...], y, [1, 2], [..., 2, 0]),
        (((2, 3, 4), (3, 5)),),
    ),
    Case(
        "einsum with lists without a result",
        lambda x, y: einsum(x, [3, 1], y, [1, 2]),
        lambda x, y: np.einsum(x, [3, 1], y, [1, 2]),
        (((2, 3), (3, 5)),),
    ),
    Case("inner", products.inner, np.inner, (((2, 3), (4, 3)), ((3,), (3,)), ((), (2, 2)))),
    Case(
        "vdot",
        products.vdot,
        lambda x, y: np.sum(np.conj(x).ravel() * y.ravel(), dtype=np.result_type(x, y)),
        (((2, 3), (3, 2)), ((3,), (3,)), ((), (1,)), ((0,), (0, 2))),
    ),
    Case(
        "kron",
        products.kron,
        np.kron,
        (((2, 3), (4, 2)), ((3,), (2, 3)), ((2, 1, 3), (2, 2)), ((), (2,)), ((0, 2), (2,))),
    ),
    Case("cross", products.cross, np.cross, (((2, 3), (3,)), ((3,), (3,))), kinds="ifc"),
    Case(
        "cross along axes",
        lambda x, y: products.cross(x, y, 0, 1, 0),
        lambda x, y: np.cross(x, y, 0, 1, 0),
        (((3, 2), (2, 3)),),
        kinds="ifc",
    ),
    Case(
        "cross along an axis",
        lambda x, y: linalg.cross(x, y, axis=-2),
        lambda x, y: np.linalg.cross(x, y, axis=-2),
        (((2, 3, 4), (3, 1)), ((3, 2), (3, 2))),
        kinds="ifc",
    ),
]
