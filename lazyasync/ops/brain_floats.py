"""bfloat16, the dtype of another package (ml_dtypes), imported when somebody asks for it."""

from __future__ import annotations

from lazyasync.dtypes import NamedDtype
from lazyasync.ir.types import load_bfloat16

__all__ = ["bfloat16"]

bfloat16 = NamedDtype(load_bfloat16())
"""The upper half of a float32: its range, with 8 bits of precision. That of ``ml_dtypes``."""
