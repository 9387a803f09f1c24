"""Values for the arguments of all public functions, by which each of them can be differentiated.

A parameter is one of `STRUCTURE`, which no number varies smoothly, or has a value: that of its
name, or that of its function. So a function, or a parameter, that is new has to be put here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_RANDOM = np.random.default_rng(5)
MATRIX = _RANDOM.uniform(0.2, 0.9, (3, 3)) + np.eye(3)
LINE = np.array([0.3, 0.8, 0.45, 0.65])
OTHER = np.array([0.7, 0.35, 0.55, 0.4])
VECTOR = np.array([0.3, 0.8, 0.45])
POSITIVE = MATRIX @ MATRIX.T
MASK = np.array([True, False, True, True])
IDS = np.array([0, 1, 0, 2])

STRUCTURE = frozenset(
    {
        # Shapes, axes, places, counts.
        *("M", "N", "axes", "axis", "axis1", "axis2", "axisa", "axisb", "axisc", "destination"),
        *(
            "dimensions",
            "dims",
            "edge_order",
            "func",
            "indexing",
            "indices",
            "k",
            "length",
            "lines",
        ),
        *("m", "minlength", "multi_index", "n", "n_columns", "n_rows", "ndim", "new_shape", "num"),
        *("num_classes", "num_segments", "obj", "offset", "pad_width", "repeats", "repetitions"),
        *("s", "sections", "segment_ids", "shape", "shapes", "shift", "size", "sizes", "sorter"),
        *("source", "starts", "total_repeat_length", "decimals", "i", "choices", "more", "trials"),
        # Kinds, rules, switches.
        *("UPLO", "approximate", "assume_unique", "bias", "compute_uv", "copy", "correction"),
        *("deg", "density", "descending", "device", "dtype", "endpoint", "equal_nan", "from_"),
        *("full_matrices", "function", "hermitian", "include_initial", "increasing"),
        *("invert", "keepdims", "keywords", "kind", "lower", "method", "mode", "norm", "optimize"),
        *("ord", "order", "others", "replace", "return_counts", "return_index", "return_indices"),
        "return_inverse",
        *("returned", "reverse", "rowvar", "side", "sparse", "stable", "subscripts", "to", "trans"),
        *("type", "unit_diagonal", "upper", "wrap", "arrays_and_dtypes", "args"),
        # Numbers that only decide: whether something is close, chosen, or in an interval.
        *("bitorder", "count", "cov", "exact", "repetition", "full", "kth"),
        *("atol", "rcond", "rtol", "tol", "condition", "condlist", "discont"),
    }
)
"""Parameters that nothing is differentiated by."""

VALUES: dict[str, Any] = {
    **dict.fromkeys(("x", "x1", "left", "data", "tensor", "a", "element"), LINE),
    **dict.fromkeys(("y", "right", "b", "v", "values", "update", "weights"), OTHER),
    **dict.fromkeys(("x2", "test_elements", "fp", "aweights"), OTHER),
    "tensors": [LINE, OTHER],
    "operands": LINE,
    "arrays": [LINE, OTHER],
    "xp": np.array([0.1, 0.4, 0.6, 0.9]),
    "p": OTHER,
    "q": 0.3,
    "prepend": 0.4,
    "append": 0.5,
    "to_begin": 0.4,
    "to_end": 0.5,
    "min": 0.4,
    "max": 0.7,
    "low": 0.2,
    "high": 0.9,
    "start": 0.5,
    "stop": 2.0,
    "base": 3.0,
    "fill_value": 0.7,
    "value": 0.7,
    "default": 0.7,
    "choicelist": [LINE, OTHER],
    "constant_values": 0.6,
    **dict.fromkeys(("alpha", "scale", "deviation", "exponent", "concentration", "freedom"), 1.3),
    **dict.fromkeys(("negative_slope", "mean", "location", "probability", "rate"), 0.3),
    **dict.fromkeys(("nan", "posinf", "neginf"), 0.3),
    "beta": 1.7,
    "d": 0.7,
    "dx": 0.7,
    "period": 5.0,
    "spacing": 0.7,
    "logits": LINE,
    "covariance": POSITIVE,
    "step": 0.3,
}
"""Values of parameters, by their names."""

_SQUARE = {
    name: {"x": POSITIVE}
    for name in (
        *("cholesky", "det", "eig", "eigh", "eigvals", "eigvalsh", "inv", "matrix_exp"),
        *("matrix_norm", "matrix_rank", "pinv", "qr", "slogdet", "svd", "svdvals", "diagonal"),
        *("trace", "fft2", "ifft2", "rfft2", "irfft2", "matrix_transpose", "fliplr", "rot90"),
    )
}

EXAMPLES: dict[str, dict[str, Any]] = {
    **_SQUARE,
    "angle": {"x": LINE + 0.5j},
    "apply_along_axis": {"function": lambda line: line * line, "axis": 0},
    "arccosh": {"x": LINE + 1},
    "acosh": {"x": LINE + 1},
    "checkpoint_name": {"name": "kept"},
    "arange": {"start": 0.5, "stop": 2.1, "step": 0.3},
    "array_split": {"sections": 2},
    "asarray": {"value": LINE},
    "astype": {"dtype": "float64"},
    "beta": {"shape": (3,), "a": 1.5, "b": 2.5},
    "bernoulli": {"shape": (3,)},
    "binomial": {"shape": (3,), "trials": 4},
    "bincount": {"x": np.array([0, 1, 1, 2])},
    "block": {"arrays": [LINE, OTHER]},
    "broadcast_arrays": {"tensors": LINE},
    "broadcast_to": {"shape": (2, 4)},
    "chisquare": {"shape": (3,)},
    "choice": {"a": LINE, "shape": (2,), "p": np.array([0.1, 0.2, 0.3, 0.4])},
    "cho_solve": {"c_and_lower": (MATRIX, False), "b": VECTOR},
    "choose": {"indices": np.array([0, 1, 1, 0]), "choices": [LINE, OTHER]},
    "compress": {"condition": MASK},
    "corrcoef": {"m": np.stack([LINE, OTHER]), "y": LINE * OTHER},
    "cov": {"m": np.stack([LINE, OTHER]), "y": LINE * OTHER, "fweights": np.array([1, 2, 1, 1])},
    "cross": {"left": VECTOR, "right": VECTOR[::-1].copy()},
    "delete": {"obj": 1},
    "diff": {"x": LINE},
    "cond": {"x": POSITIVE, "p": None},
    "digitize": {"bins": np.array([0.1, 0.5, 0.9]), "right": False},
    "dirichlet": {"shape": (3,), "concentration": LINE},
    "dropout_mask": {"shape": (3,)},
    "dsplit": {"x": MATRIX.reshape(1, 3, 3), "sections": 3},
    "dynamic_slice": {"starts": (1,), "sizes": (2,)},
    "dynamic_update_slice": {"update": VECTOR[:2], "starts": (1,)},
    "einsum": {"subscripts": "i,i->i", "operands": (LINE, OTHER)},
    "empty": {"shape": (2,)},
    "exponential": {"shape": (3,)},
    "expand_dims": {"axis": 0},
    "extract": {"condition": MASK},
    "eye": {"n_rows": 2},
    "diag_indices": {"n": 2},
    "fftfreq": {"n": 4},
    **{name: {"M": 4} for name in ("bartlett", "blackman", "hamming", "hanning")},
    "kaiser": {"M": 4, "beta": 5.0},
    "rfftfreq": {"n": 4},
    "fill_diagonal": {"x": MATRIX, "inplace": False},
    "flipud": {"x": MATRIX},
    "from_dlpack": {"x": LINE},
    "full": {"shape": (2,)},
    "geometric": {"shape": (3,)},
    "geomspace": {"num": 4},
    "gamma": {"shape": (3,), "concentration": 1.5},
    "glu": {"x": LINE},
    "gradient": {"spacing": (np.array([0.1, 0.4, 0.6, 0.9]),)},
    "histogram": {"bins": np.array([0.0, 0.5, 1.0]), "weights": OTHER, "range": None},
    "histogram_bin_edges": {"bins": 3, "range": (0.0, 1.0)},
    "hsplit": {"sections": 2},
    "indices": {"dimensions": (2, 2)},
    "insert": {"obj": 1, "values": 0.7},
    "inner": {"left": LINE, "right": OTHER},
    "ix_": {"lines": np.array([0, 1])},
    "ldexp": {"i": np.array([1, 2, 0, 3])},
    "linspace": {"num": 4},
    "logspace": {"num": 4},
    "lognormal": {"shape": (3,)},
    "lstsq": {"a": MATRIX, "b": VECTOR},
    "matrix_power": {"x": MATRIX, "n": 2},
    "meshgrid": {"tensors": (LINE, OTHER)},
    "moveaxis": {"x": MATRIX, "source": 0, "destination": 1},
    "multi_dot": {"tensors": [MATRIX, MATRIX.T]},
    "multinomial": {"trials": 5, "probabilities": np.array([0.2, 0.8])},
    "multivariate_normal": {"mean": VECTOR, "covariance": POSITIVE},
    "nan_to_num": {"x": np.array([np.nan, np.inf, -np.inf, 0.5])},
    "norm": {"x": MATRIX},
    "one_hot": {"x": IDS, "num_classes": 3},
    "outer": {"left": LINE, "right": OTHER},
    "pad": {"pad_width": 1, "constant_values": (0.6, 0.7)},
    "percentile": {"q": 30.0},
    "nanpercentile": {"q": 30.0},
    "polygamma": {"n": 1},
    "polyfit": {"x": LINE, "y": OTHER, "deg": 1, "w": LINE + 0.5},
    **{key: {"v": OTHER, "z": LINE} for key in ("iv", "jv", "kv")},
    "factorial": {"n": LINE},
    "block_diag": {"arrays": (MATRIX, VECTOR)},
    "tensorinv": {"x": MATRIX, "ind": 1},
    "tensorsolve": {"a": MATRIX, "b": VECTOR},
    "zeta": {"x": LINE + 1.5, "q": OTHER},
    "comb": {"N": LINE + 3.0, "k": OTHER},
    "lexsort": {"keys": [LINE, OTHER]},
    "partition": {"kth": 1},
    "argpartition": {"kth": 1},
    "polyval": {"p": VECTOR},
    "pareto": {"shape": (3,)},
    "put_along_axis": {"indices": np.array([1, 2]), "values": 0.7, "inplace": False},
    "randint": {"low": 0, "high": 5},
    "ravel_multi_index": {"multi_index": ([0], [1]), "dims": (2, 2)},
    "rand": {"shape": (2,)},
    "randn": {"shape": (2,)},
    "randperm": {"n": 3},
    "bits": {"shape": (2,)},
    "repeat": {"repeats": 2},
    "reshape": {"shape": (2, 2)},
    "resize": {"new_shape": (5,)},
    "roll": {"shift": 1},
    "segment_max": {"segment_ids": IDS, "num_segments": 3},
    "segment_min": {"segment_ids": IDS, "num_segments": 3},
    "segment_prod": {"segment_ids": IDS, "num_segments": 3},
    "segment_sum": {"segment_ids": IDS, "num_segments": 3},
    "select": {"condlist": [MASK, ~MASK]},
    "solve": {"x1": MATRIX, "x2": VECTOR},
    "solve_triangular": {"a": MATRIX, "b": VECTOR},
    "split": {"sections": 2},
    "swapaxes": {"x": MATRIX, "axis1": 0, "axis2": 1},
    "vsplit": {"x": MATRIX, "sections": 3},
    "squeeze": {"x": LINE[None]},
    "standard_t": {"shape": (3,)},
    "take": {"indices": np.array([1, 0])},
    "take_along_axis": {"indices": np.array([1, 0])},
    "tensordot": {"left": MATRIX, "right": POSITIVE},
    "tile": {"repetitions": 2},
    "topk": {"k": 2},
    "transpose": {"x": MATRIX},
    "trapezoid": {"x": np.array([0.1, 0.4, 0.6, 0.9])},
    "tri": {"N": 2},
    "tril_indices": {"n": 2},
    "triu_indices": {"n": 2},
    "truncated_normal": {"shape": (3,), "low": -0.5, "high": 0.9},
    "uniform": {"shape": (3,), "low": 0.2, "high": 0.9},
    "normal": {"shape": (3,)},
    "unravel_index": {"indices": np.array([1, 2]), "shape": (2, 2)},
    "unstack": {"x": MATRIX},
    "unwrap": {"x": LINE * 20},
    "vander": {"x": VECTOR},
    "weibull": {"shape": (3,)},
    "where": {"condition": MASK, "x": LINE, "y": OTHER},
    "zeros": {"shape": (2,)},
    "ones": {"shape": (2,)},
    **{name: {"shape": (3,)} for name in ("cauchy", "gumbel", "laplace", "logistic", "rayleigh")},
    "poisson": {"shape": (3,), "mean": 2.5},
}
"""Values of the arguments of a function; of the others those of their names."""

MORE: dict[str, list[dict[str, Any]]] = {
    "geomspace": [{"start": LINE, "stop": 3.0, "num": 3}],
    "gradient": [{"spacing": (0.7,)}, {"spacing": (0.7,), "edge_order": 2}],
    "interp": [{"period": 1.1, "left": None, "right": None}],
    "linspace": [{"start": LINE, "stop": OTHER, "num": 3, "axis": -1}],
    "logspace": [{"start": LINE, "stop": OTHER, "num": 3, "base": 2.0}],
    "matrix_norm": [{"ord": "nuc"}, {"ord": 1}],
    "svd": [{"full_matrices": False}, {"hermitian": True}, {"compute_uv": False}],
    "trapezoid": [{"x": None}],
    "vector_norm": [{"ord": 3}],
}
"""More calls of functions, with other arguments."""

WITHOUT: dict[str, tuple[str, ...]] = {"interp": ("period",)}
"""Optional parameters that are left out of the first call, beside those of `STRUCTURE`."""

REFUSED = frozenset(
    {
        ("kaiser", "beta"),
        *(("beta", "a"), ("beta", "b"), ("standard_t", "freedom")),
        *(("frexp", "x"), ("modf", "x"), ("multivariate_normal", "covariance")),
        *(("betainc", "a"), ("betainc", "b"), ("zeta", "x")),
        *((name, "v") for name in ("iv", "jv", "kv")),
        *(("truncated_normal", key) for key in ("low", "high", "mean", "deviation")),
    }
)
"""Arguments for which gradients are refused, or that no tensor is taken for."""
