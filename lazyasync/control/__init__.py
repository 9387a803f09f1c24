"""Loops and branches that are one operation of a program: `la.scan`, `la.cond`, and others."""

from lazyasync.control import batches as _batches  # noqa: F401 - rules that it registers
from lazyasync.control import derivatives as _derivatives  # noqa: F401 - rules that it registers
