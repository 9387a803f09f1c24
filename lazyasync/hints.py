"""Names that other libraries have, and what to write here."""

from __future__ import annotations

import sys
from typing import NoReturn

INSTEAD_OF = {
    **dict.fromkeys(("Array", "Tensor", "ndarray"), "the class is la.LazyTensor"),
    **dict.fromkeys(
        ("bool", "complex64", "float16", "float32", "float64", "int32", "int64", "uint8"),
        "dtypes are NumPy's dtypes, or their names",
    ),
    **dict.fromkeys(
        ("argwhere", "compress", "extract", "flatnonzero", "nonzero", "unique"),
        "a shape cannot depend on values; la.where keeps the shape",
    ),
    **dict.fromkeys(
        ("Module", "batch_norm", "conv2d", "embedding", "layer_norm", "linear", "max_pool2d", "nn"),
        "layers are functions of their parameters, which the page of layer recipes has",
    ),
    **dict.fromkeys(
        ("fori_loop", "lax", "scan", "while_loop"),
        "write a loop in Python, which is recorded as it runs",
    ),
    "cross_entropy": "write -la.take_along_axis(la.log_softmax(x), labels[:, None], -1).mean()",
    "dropout": "multiply by la.dropout_mask(x.shape, rate)",
    "einsum": "write la.tensordot or la.matmul, with la.transpose",
    "jit": "write la.compile",
    "linalg": "there are la.matmul, la.dot, la.vecdot, la.outer, la.tensordot and la.trace",
    "no_grad": "nothing is kept for gradients outside la.grad and la.value_and_grad",
    "one_hot": "write labels[..., None] == la.arange(count)",
    "tree_map": "write la.trees.tree_map",
    "vmap": "write an axis for the batch, over which operations broadcast",
}
"""What to write instead of names that other libraries have.

The definitions of operations add what others call them.
"""


METHODS_ELSEWHERE = {
    **dict.fromkeys(("backward", "grad", "requires_grad"), "write la.grad or la.value_and_grad"),
    **dict.fromkeys(("cpu", "cuda"), 'write t.to("cpu:0"), or `await t.numpy()` for its values'),
    **dict.fromkeys(("block_until_ready", "eval", "realize", "wait"), "write `await t`"),
    "detach": "write la.stop_gradient(t)",
    "fill": "write t.set_(la.full_like(t, value))",
    "permute": "write t.transpose(...)",
    "sort": "write la.sort(t), which gives a new tensor",
    "tobytes": "write (await t.numpy()).tobytes()",
    "unsqueeze": "write la.expand_dims(t, axis)",
    "view": "write t.reshape(...), or t.astype(...)",
}
"""What to write instead of methods that tensors of other libraries have."""


class MissingMethod:
    """Stands for a method that tensors of other libraries have. Raises ``AttributeError``."""

    def __init__(self, name: str, hint: str) -> None:
        self._name = name
        self._hint = hint

    def __get__(self, tensor: object, owner: type) -> NoReturn:
        message = f"'LazyTensor' object has no attribute {self._name!r}: {self._hint}"
        raise AttributeError(message, name=self._name, obj=owner if tensor is None else tensor)


def missing(name: str) -> NoReturn:
    """The ``__getattr__`` of the package. Raises ``AttributeError``."""
    if name in INSTEAD_OF:
        message = f"lazyasync has no {name}: {INSTEAD_OF[name]}"
    else:
        message = f"module 'lazyasync' has no attribute {name!r}"
    raise AttributeError(message, name=name, obj=sys.modules["lazyasync"])
