"""Public functions, and operations, that are imported when somebody first asks for them.

They are those that most programs do without: importing lazyasync stays quick. For type checkers and
editors the package imports their modules as it does all others.
"""

from __future__ import annotations

from typing import Final

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "lazyasync.api.collectives": (
        *("Rendezvous", "all_gather", "all_reduce", "broadcast", "reduce_scatter"),
    ),
    "lazyasync.api.dynamic_axes": ("mark_dynamic",),
    "lazyasync.api.io": ("load", "save"),
    "lazyasync.api.jobs": ("job",),
    "lazyasync.api.transfer": ("Prefetch", "prefetch", "put", "to_cpu"),
    "lazyasync.ops.definition": ("define_operation",),
    "lazyasync.ops.elementwise.activations": (*("gelu", "relu", "silu", "softplus"),),
    "lazyasync.ops.elementwise.closeness": (
        *("allclose", "array_equal", "array_equiv", "isclose"),
    ),
    "lazyasync.ops.elementwise.error_function": ("erf",),
    "lazyasync.ops.elementwise.trigonometry": (
        *(
            "acos",
            "acosh",
            "arccos",
            "arccosh",
            "arcsin",
            "arcsinh",
            "arctan",
            "arctan2",
            "arctanh",
            "asin",
            "asinh",
            "atan",
            "atan2",
            "atanh",
            "cos",
            "cosh",
            "deg2rad",
            "degrees",
            "hypot",
            "rad2deg",
            "radians",
            "sin",
            "sinh",
            "tan",
            "tanh",
        ),
    ),
    "lazyasync.ops.indexing.dynamic_slicing": ("dynamic_slice", "dynamic_update_slice"),
    "lazyasync.ops.indexing.repeating": ("repeat",),
    "lazyasync.ops.indexing.take": ("take",),
    "lazyasync.ops.indexing.take_along": ("take_along_axis",),
    "lazyasync.ops.manipulation.diagonals": ("diag", "diagonal", "trace"),
    "lazyasync.ops.manipulation.moving": ("roll", "unstack"),
    "lazyasync.ops.manipulation.padding": ("pad",),
    "lazyasync.ops.manipulation.properties": (
        *("iscomplexobj", "isrealobj", "isscalar", "ndim", "shape", "size"),
    ),
    "lazyasync.ops.reductions.cumulative": (
        *("cumprod", "cumsum", "cumulative_prod", "cumulative_sum"),
    ),
    "lazyasync.ops.reductions.softmax": ("log_softmax", "logsumexp", "softmax"),
    "lazyasync.ops.reductions.sorting": ("argsort", "sort"),
    "lazyasync.ops.elementwise.number_parts": (
        *("copysign", "imag", "nextafter", "real", "signbit", "spacing"),
    ),
    "lazyasync.ops.elementwise.gamma_functions": (
        "digamma",
        "lgamma",
        "polygamma",
    ),
    "lazyasync.ops.elementwise.inverse_error_functions": ("erfc", "erfinv"),
    "lazyasync.ops.elementwise.compositions": (
        *("angle", "fabs", "float_power", "fmax", "fmin", "fmod", "heaviside", "iscomplex"),
        *("isneginf", "isposinf", "isreal", "ldexp", "logaddexp2", "nan_to_num", "sinc", "xlogy"),
    ),
    "lazyasync.ops.elementwise.composed_activations": (
        "celu",
        "elu",
        "glu",
        "hard_sigmoid",
        "hard_silu",
        "hard_tanh",
        "leaky_relu",
        "log_sigmoid",
        "logit",
        "mish",
        "relu6",
        "selu",
        "soft_sign",
        "squareplus",
    ),
    "lazyasync.ops.manipulation.index_grids": (
        *("diag_indices", "indices", "ix_", "tri", "tril_indices", "triu_indices"),
    ),
    "lazyasync.ops.manipulation.windows": (
        *("bartlett", "blackman", "hamming", "hanning", "kaiser"),
    ),
    "lazyasync.ops.manipulation.rearranging": (
        "append",
        "apply_along_axis",
        "array_split",
        "atleast_1d",
        "atleast_2d",
        "atleast_3d",
        "block",
        "column_stack",
        "delete",
        "diagflat",
        "dsplit",
        "dstack",
        "fliplr",
        "flipud",
        "hsplit",
        "insert",
        "resize",
        "rot90",
        "vsplit",
    ),
    "lazyasync.ops.data_types": (
        *("can_cast", "finfo", "iinfo", "isdtype", "issubdtype", "promote_types", "result_type"),
    ),
    "lazyasync.ops.manipulation.bits": ("packbits", "unpackbits"),
    "lazyasync.ops.reductions.ordering": ("argpartition", "lexsort", "partition"),
    "lazyasync.ops.statistics.polynomials": ("polyfit",),
    "lazyasync.ops.statistics.differences": (
        "convolve",
        "correlate",
        "diff",
        "ediff1d",
        "gradient",
        "interp",
        "polyval",
        "trapezoid",
        "unwrap",
        "vander",
    ),
    "lazyasync.ops.statistics.moments": (
        "average",
        "corrcoef",
        "cov",
        "ptp",
    ),
    "lazyasync.ops.statistics.ranks": (
        "median",
        "nanmedian",
        "nanpercentile",
        "nanquantile",
        "percentile",
        "quantile",
    ),
    "lazyasync.ops.statistics.running": (
        "cummax",
        "cummin",
    ),
    "lazyasync.ops.statistics.searching": (
        "count_nonzero",
        "digitize",
        "histogram",
        "histogram_bin_edges",
        "searchsorted",
        "topk",
    ),
    "lazyasync.ops.statistics.without_nan": (
        "nanargmax",
        "nanargmin",
        "nancumprod",
        "nancumsum",
        "nanmax",
        "nanmean",
        "nanmin",
        "nanprod",
        "nanstd",
        "nansum",
        "nanvar",
    ),
    "lazyasync.ops.linalg.contraction": ("einsum", "einsum_path"),
    "lazyasync.ops.linalg.products": ("cross", "inner", "kron", "vdot"),
    "lazyasync.ops.selection.places": (
        *("choose", "fill_diagonal", "put_along_axis", "ravel_multi_index", "select"),
        "unravel_index",
    ),
    "lazyasync.ops.selection.searching": (
        *("argwhere", "compress", "extract", "flatnonzero", "nonzero"),
    ),
    "lazyasync.ops.selection.segments": (
        *("bincount", "one_hot", "segment_max", "segment_min", "segment_prod", "segment_sum"),
    ),
    "lazyasync.ops.selection.sets": (
        *("intersect1d", "isin", "setdiff1d", "union1d", "unique", "unique_all", "unique_counts"),
        *("unique_inverse", "unique_values"),
    ),
    "lazyasync.ops.special.gamma_and_beta": ("beta", "betaln", "comb", "factorial", "gamma"),
    "lazyasync.ops.special.bessel": ("jv",),
    "lazyasync.ops.special.modified_bessel": ("iv", "kv"),
    "lazyasync.ops.special.incomplete": ("betainc", "gammainc", "gammaincc"),
    "lazyasync.ops.special.logarithms": ("entr", "kl_div", "rel_entr", "xlog1py"),
    "lazyasync.ops.special.normal": ("log_ndtr", "ndtr", "ndtri"),
    "lazyasync.ops.special.zeta_functions": ("zeta",),
    "lazyasync.ops.autocast": ("autocast",),
    "lazyasync.ops.brain_floats": ("bfloat16",),
    "lazyasync.ops.manipulation.default_dtype": ("default_dtype", "get_default_dtype"),
    "lazyasync.outside.blocking": ("BlockingRuntime", "blocking"),
    "lazyasync.control.associative": ("associative_scan",),
    "lazyasync.control.branches": ("cond", "switch"),
    "lazyasync.control.scan": ("map", "scan"),
    "lazyasync.control.while_loops": ("fori_loop", "while_loop"),
    "lazyasync.control.progress": ("Progress",),
    "lazyasync.transforms.checkpoints": ("checkpoint",),
    "lazyasync.transforms.custom_rules": ("custom_jvp", "custom_vjp"),
    "lazyasync.transforms.forward": ("hvp", "jvp"),
    "lazyasync.transforms.jacobians": ("hessian", "jacfwd", "jacrev"),
    "lazyasync.transforms.linear": ("linearize", "vjp"),
    "lazyasync.transforms.vectorize": ("vmap",),
}
"""The names that a module makes public, by the module."""

METHODS: Final[dict[str, tuple[str, ...]]] = {
    "lazyasync.ops.indexing.methods": ("__getitem__", "__setitem__", "at"),
    "lazyasync.ops.indexing.repeating": ("repeat",),
    "lazyasync.ops.indexing.take": ("take",),
    "lazyasync.ops.manipulation.diagonals": ("diagonal", "trace"),
    "lazyasync.ops.reductions.cumulative": ("cumprod", "cumsum"),
    "lazyasync.ops.reductions.sorting": ("argsort",),
}
"""The methods of tensors that a module defines, by the module, where it is imported later."""

OPERATIONS: Final[dict[str, tuple[str, ...]]] = {
    "lazyasync.ops.attention": ("attention", "attention_gradient"),
    "lazyasync.ops.control_flow": ("advance_random_state", "scan", "switch", "while"),
    "lazyasync.ops.elementwise.activations": ("relu", "relu_gradient"),
    "lazyasync.ops.elementwise.error_function": ("erf",),
    "lazyasync.ops.elementwise.gamma_functions": ("lgamma", "polygamma"),
    "lazyasync.ops.elementwise.inverse_error_functions": ("erfc", "erfinv"),
    "lazyasync.ops.elementwise.number_parts": (
        *("copysign", "imag", "nextafter", "real", "signbit"),
    ),
    "lazyasync.ops.elementwise.trigonometry": (
        *("arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2", "arctanh", "cos", "cosh"),
        *("hypot", "sin", "sinh", "tan", "tanh"),
    ),
    "lazyasync.ops.indexing.dynamic_slicing": ("dynamic_slice", "dynamic_update_slice"),
    "lazyasync.ops.indexing.indices": ("joint_index", "place_of_index"),
    "lazyasync.ops.indexing.scatter": ("scatter",),
    "lazyasync.ops.indexing.take": ("scatter_add", "take"),
    "lazyasync.ops.indexing.take_along": ("scatter_add_along_axis", "take_along_axis"),
    "lazyasync.ops.reductions.cumulative": ("cumprod", "cumsum"),
    "lazyasync.ops.reductions.softmax": ("log_softmax", "logsumexp", "softmax"),
    "lazyasync.ops.reductions.sorting": ("argsort", "first_of_order", "sort"),
    "lazyasync.ops.fft.transforms": ("fft", "irfft", "rfft"),
    "lazyasync.ops.linalg.exponential": ("matrix_exp",),
    "lazyasync.ops.linalg.factorizations": ("cholesky", "qr"),
    "lazyasync.ops.linalg.singular_values": ("lstsq", "pinv", "svd", "svdvals"),
    "lazyasync.ops.linalg.solving": ("cofactors", "det", "inv", "slogdet", "solve"),
    "lazyasync.ops.linalg.spectra": ("eig", "eigh", "eigvals", "eigvalsh"),
    "lazyasync.ops.linalg.triangular": ("solve_triangular",),
    "lazyasync.control.progress": ("report",),
    "lazyasync.parallel.means": ("mean_over_devices",),
    "lazyasync.ops.random.choices": ("random_bits", "random_pick"),
    "lazyasync.ops.random.sampling": (
        *("random_beta", "random_binomial", "random_cauchy", "random_exponential", "random_gamma"),
        *("random_geometric", "random_gumbel", "random_laplace", "random_log_gamma"),
        *("random_logistic", "random_poisson", "random_standard_t", "random_truncated_normal"),
    ),
    "lazyasync.ops.convolution": ("convolution",),
    "lazyasync.ops.pooling": ("largest_of_windows",),
    "lazyasync.ops.random.slopes": ("gamma_slope",),
    "lazyasync.ops.random.vectors": ("covariance_factor",),
    "lazyasync.ops.special.bessel": ("jv",),
    "lazyasync.ops.special.gamma_and_beta": ("beta", "betaln", "comb", "gamma"),
    "lazyasync.ops.special.incomplete": (
        *("betainc", "betainc_parameter", "gammainc", "gammaincc"),
    ),
    "lazyasync.ops.special.modified_bessel": ("bessel_order", "iv", "kv"),
    "lazyasync.ops.special.normal": ("log_ndtr", "ndtr", "ndtri"),
    "lazyasync.ops.special.zeta_functions": ("zeta", "zeta_exponent"),
    "lazyasync.ops.statistics.differences": ("convolve",),
    "lazyasync.ops.statistics.running": ("cummax", "cummin"),
    "lazyasync.ops.statistics.searching": ("searchsorted",),
}
"""The operations that a module defines, by the module, of those that are not imported at first."""

MODULES: Final = {
    "aio": "lazyasync.api.aio",
    "computation": "lazyasync.api.computation",
    "dashboard": "lazyasync.dashboard",
    "data": "lazyasync.data",
    "debug": "lazyasync.debug",
    "fft": "lazyasync.ops.fft",
    "ir_cache": "lazyasync.api.ir_cache",
    "linalg": "lazyasync.ops.linalg",
    "nn": "lazyasync.nn",
    "optim": "lazyasync.optim",
    "parallel": "lazyasync.parallel",
    "ray": "lazyasync.ray",
    "remote": "lazyasync.remote",
    "serving": "lazyasync.serving",
    "special": "lazyasync.ops.special",
}
"""Public modules, by their names."""

CLASSES: Final = {"SimScript": "lazyasync.backends.sim"}
"""The modules of public classes, of modules that have more that is not the users'."""

OPTIONAL: Final = frozenset({"bfloat16"})
"""Names that need a package which may not be installed: ``from lazyasync import *`` leaves them."""

LATER: Final = {name: module for module, names in FAMILIES.items() for name in names} | CLASSES
"""The module of each function and class."""
