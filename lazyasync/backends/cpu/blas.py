"""The BLAS that multiplies matrices: one of the package's own, or the one that NumPy uses."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from lazyasync.backends.cpu.native_runtime.module import supports_threads
from lazyasync.backends.cpu.process_locks import ProcessLock
from lazyasync.named_tuples import NamedTuple

PACKAGE = "scipy_openblas32"
"""The package that has OpenBLAS as a library, with names of its own for all functions."""

_NAMES = (
    ("scipy_cblas_{}gemm64_", 64),
    ("cblas_{}gemm64_", 64),
    ("scipy_cblas_{}gemm", 32),
    ("cblas_{}gemm", 32),
)
"""What OpenBLAS and others call their product of matrices; in how many bits it counts."""
_THREADS = ("scipy_openblas_get_num_threads", "scipy_openblas_set_num_threads")
"""What tells and sets the threads of our own."""
_LETTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}
"""The letters of BLAS for the dtypes, by their characters."""


class ProductOfBlas(NamedTuple):
    """The functions of BLAS for matrices of one dtype, by their addresses."""

    multiply: int
    multiply_vector: int
    """What multiplies a matrix with a vector; 0 if there is none."""
    bits: int
    """In how many bits it counts: 32 or 64."""
    get_threads: int
    """What tells how many threads the library has, if it is to have one; else 0."""
    set_threads: int
    """What changes that; else 0."""


def find_products() -> dict[str, ProductOfBlas]:
    """How matrices are multiplied, by the character of their dtype, as far as it can be found."""
    own = own_blas()
    library = own or _blas_of_numpy()
    found: dict[str, ProductOfBlas] = {}
    if library is None:
        return found
    threads = [0 if own is None else _address(own, name) for name in _THREADS]
    for pattern, bits in _NAMES:
        for character, letter in _LETTERS.items():
            symbol = pattern.format(letter)
            if character in found or not hasattr(library, symbol):
                continue
            of_vector = symbol.replace("gemm", "gemv")
            vector = _address(library, of_vector) if hasattr(library, of_vector) else 0
            found[character] = ProductOfBlas(_address(library, symbol), vector, bits, *threads)
    return found


def _address(library: ctypes.CDLL, symbol: str) -> int:
    address = ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value
    assert address is not None
    return address


def _blas_of_numpy() -> ctypes.CDLL | None:
    from numpy._core import _multiarray_umath  # type: ignore[attr-defined]

    with suppress(OSError):
        return ctypes.CDLL(_multiarray_umath.__file__)
    return None


_lock = ProcessLock()
_own: list[ctypes.CDLL | None] = []
"""The process's own BLAS, or None where there is none; empty before it has been looked for."""


def own_blas() -> ctypes.CDLL | None:
    """OpenBLAS, for the products of this package alone; None where it is not installed.

    It has one thread, whatever the threads of NumPy's are; who sets those of all libraries, by
    threadpoolctl, sets this one's until its next product. It is loaded by the first call, not by
    importing `PACKAGE`, which would make its functions known to all libraries of the process. It
    is not used where somebody else has loaded it, for whom it may have more threads, nor where
    devices have no threads of their own among which they could share a product.
    """
    with _lock:
        if not _own:
            _own.append(_load() if supports_threads() else None)
        return _own[0]


def keep_to_one_thread(library: ctypes.CDLL) -> None:
    """Has our own keep to one thread, should somebody have set the threads of all libraries."""
    get_threads, set_threads = [getattr(library, name) for name in _THREADS]
    if get_threads() != 1:
        set_threads(1)


def _load() -> ctypes.CDLL | None:
    path = next(_libraries(), None)
    if path is None or _is_loaded(path):
        return None
    loaded: list[ctypes.CDLL] = []

    def load() -> None:
        # It starts a thread for each CPU but one that the loading thread may run on.
        with suppress(OSError):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        with suppress(OSError, AttributeError):
            library = ctypes.CDLL(str(path), mode=os.RTLD_LOCAL | os.RTLD_NOW)
            getattr(library, _THREADS[1])(1)
            loaded.append(library)

    loader = threading.Thread(target=load, name="lazyasync BLAS loader", daemon=True)
    try:
        loader.start()
    except RuntimeError:  # there can be no more threads
        return None
    loader.join()
    return loaded[0] if loaded else None


def _libraries() -> Iterator[Path]:
    """The files of the library, of which there is one where it is installed."""
    with suppress(ImportError, ValueError):
        found = importlib.util.find_spec(PACKAGE)
        for place in (found and found.submodule_search_locations) or ():
            yield from sorted(Path(place, "lib").glob("libscipy_openblas*.so*"))


def _is_loaded(path: Path) -> bool:
    try:
        ctypes.CDLL(str(path), mode=os.RTLD_NOLOAD | os.RTLD_LOCAL)
    except OSError:
        return False
    return True
