"""Has CuPy find the simulated CUDA of this folder: to be done before CuPy is imported.

CuPy loads the driver, NVRTC and cuBLASLt by name, and is linked to cuBLAS and its kind: for these
there are libraries of the same names. The CUDA runtime is linked into CuPy's own modules. There the
beginning of each of its functions is overwritten with a jump to the simulated one.
"""

from __future__ import annotations

import ctypes
import os
import re
import struct
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import libraries

_HAS_RUNTIME = ("cupy_backends/cuda/api/runtime", "cupy/cuda/cub")
"""Modules that have the CUDA runtime in them."""


def install() -> None:
    """Makes the libraries if need be, loads them, and has CuPy use them."""
    spec = find_spec("cupy")
    assert spec is not None
    assert spec.origin is not None
    cupy = Path(spec.origin).parent.parent
    cache = Path(os.environ.setdefault("HOST_CUDA_CACHE", _default_cache()))
    made = libraries.build(cache / "libraries", cupy)
    os.environ["HOST_CUDA_FLAGS"] = " ".join(libraries.KERNEL_FLAGS)
    os.environ["HOST_CUDA_HEADERS"] = str(libraries.toolkit_headers())
    os.environ["HOST_CUDA_SOURCES"] = str(made / "include")
    # CUB's kernels are compiled into CuPy, and cannot run here.
    os.environ["CUPY_ACCELERATORS"] = ""
    os.environ["CUPY_CACHE_DIR"] = str(cache / "cupy")
    if str(made / "bin") not in os.environ["PATH"]:
        os.environ["PATH"] = f"{made / 'bin'}{os.pathsep}{os.environ['PATH']}"
    library = ctypes.CDLL(str(made / "libhost_cuda.so"), mode=ctypes.RTLD_GLOBAL)
    library.host_cuda_lapack(str(_lapack()).encode())
    for soname in libraries.SONAMES.values():
        ctypes.CDLL(str(made / soname), mode=ctypes.RTLD_GLOBAL)
    _answer_searches(library, made / "libhost_cuda.so")
    import sorting

    sys.modules["cupy.cuda.thrust"] = sorting
    import cupy_backends  # noqa: F401 - what its modules need is loaded first

    for name in _HAS_RUNTIME:
        for module in cupy.glob(f"{name}.*.so"):
            _redirect(module, library)


def _default_cache() -> str:
    return str(Path(tempfile.gettempdir(), f"cupy-on-host-{os.getuid()}"))


def _lapack() -> Path:
    """NumPy's own LAPACK, whose integers have 64 bits."""
    spec = find_spec("numpy")  # not imported: a benchmark first says how many threads it has
    assert spec is not None
    assert spec.origin is not None
    site = Path(spec.origin).parent.parent
    return next(site.glob("numpy.libs/libscipy_openblas64_*.so"))


def _answer_searches(library: ctypes.CDLL, path: Path) -> None:
    """Has searches for libraries of CUDA, and loading the driver, end at the simulated one."""
    from cuda import pathfinder

    class Found:
        abs_path = str(path)
        _handle_uint = library._handle

    pathfinder.load_nvidia_dynamic_lib = lambda name: Found()
    load = ctypes.CDLL

    class Loaded(load):  # type: ignore[misc,valid-type]
        def __init__(self, name: Any = None, *arguments: Any, **options: Any) -> None:
            super().__init__(str(path) if name == "libcuda.so.1" else name, *arguments, **options)

    ctypes.CDLL = Loaded  # type: ignore[misc]


# ---- the runtime in CuPy's modules ---------------------------------------------------------


def _redirect(module: Path, library: ctypes.CDLL) -> None:
    """Writes jumps over the functions of the runtime that is linked into a module."""
    loaded = ctypes.CDLL(str(module))
    places = _functions(module)
    initial = next(name for name in places if name.startswith("PyInit_"))
    start = ctypes.cast(getattr(loaded, initial), ctypes.c_void_p).value
    assert start is not None
    base = start - places[initial]
    protect = ctypes.CDLL(None).mprotect
    page = os.sysconf("SC_PAGESIZE")
    for name, place in places.items():
        if not re.fullmatch(r"cuda[A-Z]\w+", name) or name.endswith(("_ptsz", "_ptds")):
            continue
        target = getattr(library, name, None) or library.host_cuda_unsupported
        there = ctypes.cast(target, ctypes.c_void_p).value
        here = base + place
        first = ctypes.c_void_p(here // page * page)
        everything = 7  # to be read, written and executed
        assert protect(first, ctypes.c_size_t(2 * page), everything) == 0
        # movabs rax, there; jmp rax
        ctypes.memmove(here, b"\x48\xb8" + struct.pack("<Q", there) + b"\xff\xe0", 12)


def _functions(path: Path) -> dict[str, int]:
    """Where the functions of a shared object are, by their names, local ones too (ELF, 64 bits)."""
    data = path.read_bytes()
    (table,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, table + i * size) for i in range(count)]
    symbol_tables, function = (2, 11), 2
    found = {}
    for section in sections:
        kind, offset, length, strings = section[1], section[4], section[5], section[6]
        if kind not in symbol_tables:
            continue
        texts = sections[strings][4]
        for at in range(offset, offset + length, 24):
            name, info, _, defined_in, value, _ = struct.unpack_from("<IBBHQQ", data, at)
            if info & 15 == function and defined_in:
                end = data.index(b"\0", texts + name)
                found[data[texts + name : end].decode()] = value
    return found
