"""Names of operations that a user gives: which there are, and which one may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lazyasync.ir.node import operation_names

RECORDED_AS: Mapping[str, tuple[str, ...]] = {
    "abs": ("absolute",),
    "acos": ("arccos",),
    "acosh": ("arccosh",),
    "allclose": ("subtract", "less_equal", "all"),
    "array_equal": ("equal", "all"),
    "asin": ("arcsin",),
    "asinh": ("arcsinh",),
    "astype": ("cast",),
    "atan": ("arctan",),
    "atan2": ("arctan2",),
    "atanh": ("arctanh",),
    "bitwise_invert": ("invert",),
    "bitwise_left_shift": ("left_shift",),
    "bitwise_not": ("invert",),
    "bitwise_right_shift": ("right_shift",),
    "broadcast_arrays": ("broadcast_to",),
    "clip": ("maximum", "minimum"),
    "concat": ("concatenate",),
    "deg2rad": ("multiply",),
    "degrees": ("multiply",),
    "diag": ("reshape", "getitem"),
    "diagonal": ("reshape", "getitem"),
    "divmod": ("floor_divide", "remainder"),
    "dot": ("matmul",),
    "dropout_mask": ("bernoulli",),
    "empty": ("broadcast_to",),
    "empty_like": ("broadcast_to",),
    "eye": ("arange", "equal"),
    "flip": ("getitem",),
    "full": ("broadcast_to",),
    "full_like": ("broadcast_to",),
    "gelu": ("square", "multiply", "add", "tanh"),
    "hstack": ("concatenate",),
    "isclose": ("subtract", "less_equal"),
    "linspace": ("arange", "multiply", "add"),
    "logical_and": ("bitwise_and",),
    "logical_not": ("invert",),
    "logical_or": ("bitwise_or",),
    "logical_xor": ("bitwise_xor",),
    "matrix_transpose": ("transpose",),
    "meshgrid": ("reshape", "broadcast_to"),
    "mod": ("remainder",),
    "moveaxis": ("transpose",),
    "nan_to_num": ("isnan", "where"),
    "ones": ("broadcast_to",),
    "ones_like": ("broadcast_to",),
    "outer": ("multiply",),
    "pad": ("embed",),
    "permutation": ("randperm", "take"),
    "permute_dims": ("transpose",),
    "pow": ("power",),
    "rad2deg": ("multiply",),
    "radians": ("multiply",),
    "rand": ("uniform",),
    "randn": ("normal",),
    "ravel": ("reshape",),
    "repeat": ("broadcast_to", "reshape"),
    "roll": ("getitem", "concatenate"),
    "round": ("rint",),
    "silu": ("sigmoid", "multiply"),
    "softplus": ("logaddexp",),
    "split": ("getitem",),
    "stack": ("concatenate",),
    "std": ("mean", "subtract", "square", "standard_deviation"),
    "swapaxes": ("transpose",),
    "tensordot": ("matmul",),
    "tile": ("broadcast_to", "reshape"),
    "trace": ("reshape", "getitem", "sum"),
    "tril": ("less_equal", "where"),
    "triu": ("greater_equal", "where"),
    "true_divide": ("divide",),
    "var": ("mean", "subtract", "square"),
    "vecdot": ("matmul",),
    "vstack": ("concatenate",),
    "zeros": ("broadcast_to",),
    "zeros_like": ("broadcast_to",),
}
"""Public functions that are no operations: the ones that do their work, in the order of that."""


def check_operation_names(names: Iterable[str]) -> None:
    """Raises ``ValueError`` for a name that no operation has, with those it may stand for."""
    known = operation_names()
    for name in sorted(names):
        if name not in known:
            raise ValueError(f"there is no operation {name!r}; {_hint(name, known)}")


def _hint(name: str, known: frozenset[str]) -> str:
    import difflib  # here: importing lazyasync stays quick

    short = name.rpartition(".")[2].lower()  # of la.clip, or np.clip
    if short in RECORDED_AS:
        return f"la.{short} is recorded as {_listed(RECORDED_AS[short], 'and')}"
    alike = difflib.get_close_matches(short, sorted(known), 3)
    if not alike:
        return f"there are {', '.join(map(repr, sorted(known)))}"
    return f"did you mean {_listed(alike[:1] if alike[0] == short else alike, 'or')}?"


def _listed(names: Iterable[str], word: str) -> str:
    *others, last = map(repr, names)
    return f"{', '.join(others)} {word} {last}" if others else last
