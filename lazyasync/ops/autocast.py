"""Mixed precision: products in half precision, for a block of a program or a function."""

from __future__ import annotations

from contextlib import ContextDecorator
from contextvars import Token
from typing import Any, Self

import numpy as np

from lazyasync.errors import DTypeError
from lazyasync.ir.types import kind_of
from lazyasync.ops.promotion import canonical_dtype
from lazyasync.recording.current import put_back
from lazyasync.recording.defaults import narrowing

__all__ = ["autocast"]


class autocast(ContextDecorator):  # noqa: N801 - it is called like a function, and is no more
    """``with la.autocast("bfloat16"):`` has products be made in half precision; a decorator too.

    In half precision, of operands in float32: `matmul`, ``@`` and what is made of it (`dot`,
    `einsum`, `tensordot`), and in `la.nn` `linear`, `bilinear`, convolutions, `attention`, and the
    modules of these and of recurrent networks. In float32, of operands in half precision:
    `softmax`, `log_softmax`, `logsumexp`, and the normalisations, losses and distances of `la.nn`.
    Everything else is made in the dtype that its operands promote to: activations, pooling,
    resizing, dropout. The lists are, in short, those of PyTorch.

    Parameters stay in float32, and so do their gradients: the operands are converted, and the
    gradient goes back through the conversion. Operands in float64 and of integers stay as they are.
    It holds for what the running task records in the block, and for tasks that it starts there.
    Compiled functions are traced for each setting that they are called under. Gradients are made in
    the dtypes of what they are gradients of, wherever the block ends. ``enabled=False`` turns it
    off in a part of a block.

    Raises `DTypeError` for what is neither "bfloat16" nor "float16", ``ImportError`` for "bfloat16"
    without ml_dtypes.
    """

    def __init__(self, dtype: Any = "bfloat16", enabled: bool = True) -> None:
        canonical = None if dtype is None else canonical_dtype(dtype)
        if canonical is None or kind_of(canonical) != "f" or canonical.itemsize != 2:
            raise DTypeError(
                f'autocast takes "bfloat16" or "float16", not {dtype!r}; to be without it write '
                "la.autocast(enabled=False)"
            )
        self._dtype = canonical if enabled else None
        self._tokens: list[Token[np.dtype | None]] = []

    def __repr__(self) -> str:
        name = None if self._dtype is None else self._dtype.name
        return f"la.autocast({name!r})" if name else "la.autocast(enabled=False)"

    def __enter__(self) -> Self:
        self._tokens.append(narrowing.set(self._dtype))
        return self

    def __exit__(self, *_: object) -> None:
        put_back(narrowing, self._tokens.pop())
