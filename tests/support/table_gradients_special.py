"""Gradients of the special functions, and what has none of them and of their neighbours."""

from __future__ import annotations

from gradient_points import Point, smooth

import lazyasync as la

PLACES = [0.2, 0.9, 2.5, 7.0]

SPECIAL: dict[str, list[Point]] = {
    "factorial": [smooth(la.factorial, [0.3, 1.0, 2.5, 4.0])],
    "beta": [
        smooth(la.beta, [0.3, 1.0, 2.5], [1.5, 2.0, 0.7]),
        smooth(lambda x: la.beta(x, 1.5), [0.3, 1.0, 2.5]),
    ],
    "betaln": [smooth(la.betaln, [0.3, 1.0, 2.5], [1.5, 2.0, 0.7])],
    "comb": [smooth(la.comb, [4.5, 6.2], [1.5, 2.3])],
    "gammainc": [smooth(lambda x: la.gammainc(1.5, x), PLACES)],
    "gammaincc": [smooth(lambda x: la.gammaincc(1.5, x), PLACES)],
    "betainc": [smooth(lambda x: la.betainc(1.5, 2.5, x), [0.1, 0.4, 0.8])],
    "jv": [smooth(lambda x: la.jv([0.0, 1.0, 2.5, -1.0], x), PLACES)],
    "iv": [smooth(lambda x: la.iv([0.0, 1.0, 2.5, 1.0], x), PLACES)],
    **{
        name: [smooth(getattr(la, name), [*PLACES, -0.7, 0.0, *far])]
        for name, far in {"i0": (), "i1": (), "i0e": (40.0, -40.0), "i1e": (40.0, -40.0)}.items()
    },
    "kv": [smooth(lambda x: la.kv([0.0, 1.0, 2.5, -1.0], x), PLACES)],
    "zeta": [smooth(lambda x: la.zeta(2.5, x), PLACES)],
    "xlog1py": [smooth(la.xlog1py, [0.5, 1.5], [0.3, 2.0])],
    "rel_entr": [smooth(la.rel_entr, [0.5, 1.5], [0.3, 2.0])],
    "kl_div": [smooth(la.kl_div, [0.5, 1.5], [0.3, 2.0])],
    "polyfit": [
        smooth(lambda x, y: la.polyfit(x, y, 1), [0.5, 1.0, 2.0, 3.5], [1.0, 0.5, 2.0, 1.5])
    ],
    "partition": [smooth(lambda x: la.partition(x, 1) ** 2, [0.5, -1.0, 2.0, 0.25])],
    "copy": [smooth(lambda x: la.copy(x) ** 2, [0.5, -1.0])],
}

WITHOUT: dict[str, str] = {
    **dict.fromkeys(
        ("bessel_order", "betainc_parameter", "zeta_exponent"),
        "they stand before the operands by which there is no gradient",
    ),
    "gamma_slope": "differentiating by a concentration twice raises UnsupportedOperationError",
    **dict.fromkeys(("argpartition", "lexsort"), "the results are indices"),
    **dict.fromkeys(("packbits", "unpackbits"), "the operands are bits"),
    **dict.fromkeys(("iscomplex", "isreal", "array_equiv"), "the results are booleans"),
    "spacing": "nothing flows back",
    **dict.fromkeys(
        (
            *("einsum_path", "iscomplexobj", "isrealobj", "isscalar", "issubdtype"),
            *("ndim", "promote_types", "shape", "size"),
        ),
        "the results are no tensors",
    ),
}
