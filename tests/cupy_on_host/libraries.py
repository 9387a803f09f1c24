"""Builds the libraries that stand in for CUDA's, with g++ and the headers of the toolkit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

SOURCES = Path(__file__).parent / "source"
HEADERS = [*SOURCES.glob("*.h"), SOURCES.parents[1] / "support" / "tensor_cores.h"]
"""What kernels are compiled with, the last one also where only those of our own run on the host."""
SONAMES = {
    "cublas": "libcublas.so.13",
    "curand": "libcurand.so.10",
    "cusolver": "libcusolver.so.12",
    "cusparse": "libcusparse.so.12",
    "cufft": "libcufft.so.12",
}
"""Libraries that modules of CuPy are linked to, by how the names of their functions begin."""
KERNEL_FLAGS = [
    *("-std=c++17", "-O1", "-w", "-fPIC", "-fpermissive"),
    *("-ffp-contract=off", "-fno-strict-aliasing"),
]
"""How kernels are compiled, and the header before them."""
_OWN_FLAGS = ["-std=c++17", "-O1", "-g", "-fPIC"]


def missing() -> str | None:
    """What there has to be for all this and is not here, or None."""
    if shutil.which("g++") is None:
        return "g++ is not here"
    if toolkit_headers() is None:
        return "the headers of CUDA's toolkit are not here"
    return None


def toolkit_headers() -> Path | None:
    """The folder that has ``cuda_runtime_api.h``, of a toolkit or of a package with it."""
    site = Path(sysconfig.get_path("purelib"), "nvidia")
    candidates = [
        Path(os.environ.get("CUDA_HOME", "/usr/local/cuda"), "include"),
        *sorted(site.glob("cu*/include")),
        site / "cuda_runtime" / "include",
    ]
    return next((one for one in candidates if (one / "cuda_runtime_api.h").exists()), None)


def build(directory: Path, cupy: Path) -> Path:
    """The folder with the libraries for the CuPy of this site, made if they are not as they should.

    ``include`` is what kernels are compiled with, and ``bin`` holds an ``nvcc``.
    """
    headers = toolkit_headers()
    assert headers is not None
    newest = max(path.stat().st_mtime for path in [*SOURCES.iterdir(), *HEADERS, Path(__file__)])
    done = directory / "done"
    if done.exists() and done.stat().st_mtime > newest:
        return directory
    for name in ("include", "bin"):
        (directory / name).mkdir(parents=True, exist_ok=True)
    include = ["-I", str(SOURCES), "-isystem", str(headers)]
    objects = []
    for source in sorted(SOURCES.glob("*.cpp")):
        made = directory / f"{source.stem}.o"
        _run("g++", *_OWN_FLAGS, *include, "-c", source, "-o", made)
        objects.append(made)
    library = directory / "libhost_cuda.so"
    _run("g++", "-shared", *objects, "-o", library, "-lpthread", "-ldl")
    _build_stubs(directory, cupy, _names(library, "--defined-only"))
    nvcc = directory / "bin" / "nvcc"
    sources = ["-x", "c++", SOURCES / "nvcc.cc", "-x", "none", directory / "nvrtc.o"]
    _run("g++", *_OWN_FLAGS, *include, *sources, "-o", nvcc, "-lpthread")
    for header in HEADERS:
        shutil.copy(header, directory / "include")
    prelude = directory / "include" / "kernel_prelude.h"
    options = ["-I", prelude.parent, "-isystem", headers, "-x", "c++-header"]
    _run("g++", *KERNEL_FLAGS, *options, prelude, "-o", f"{prelude}.gch")
    done.touch()
    return directory


def _build_stubs(directory: Path, cupy: Path, have: set[str]) -> None:
    """Functions that say that they are not there, for all that CuPy's modules want and lack."""
    wanted: set[str] = set()
    for folder in ("cupy_backends/cuda/libs", "cupy/cuda", "cupyx"):
        for module in (cupy / folder).glob("*.so"):
            wanted |= _names(module, "--undefined-only")
    for prefix, soname in SONAMES.items():
        lines = ["#include <cstdio>"]
        for name in sorted(wanted - have):
            if re.match(rf"{prefix}[A-Z]", name):
                said = f'fprintf(stderr, "host cuda: {name} is not there\\n")'
                lines.append(f'extern "C" int {name}() {{ return {said}, 15; }}')
        source = directory / f"{prefix}_stubs.cpp"
        source.write_text("\n".join(lines))
        _run(
            "g++", *_OWN_FLAGS, "-shared", source, f"-Wl,-soname,{soname}", "-o", directory / soname
        )


def _names(library: Path, which: str) -> set[str]:
    said = _run("nm", "-D", which, library)
    return {line.split()[-1].split("@")[0] for line in said.splitlines()}


def _run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stderr[:4000]}")
    return done.stdout
