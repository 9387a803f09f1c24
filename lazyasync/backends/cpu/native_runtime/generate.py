"""Compiles the C sources beside this file to the LLVM IR that is shipped.

Whoever changes the sources runs ``python -m lazyasync.backends.cpu.native_runtime.generate``, with
the compiler that `COMPILER` names. Nobody else needs one. A test finds out whether that was done.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from lazyasync.backends.cpu.native_runtime.module import MACHINES, UNITS, file_name

COMPILER = ("ziglang", "0.14.1")
"""The package that has the compiler, and its version: it is Clang 19. LLVM reads the IR of older
versions; that of the oldest llvmlite that is supported is LLVM 20."""

FLAGS = (
    *("-std=c11", "-O2", "-g0", "-Wall", "-Wextra", "-Werror"),
    # Python, NumPy and the generated loops use the same memory by types of their own.
    "-fno-strict-aliasing",
    # What depends on the processor is left to the LLVM that compiles the IR.
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"),
    # What compilers add for programs that are being debugged or attacked.
    *("-fno-sanitize=all", "-fno-stack-protector", "-fomit-frame-pointer"),
    *("-fno-unwind-tables", "-fno-asynchronous-unwind-tables", "-fno-discard-value-names"),
)

_HERE = Path(__file__).parent


def has_compiler() -> bool:
    """Whether the compiler is installed, in its one version."""
    try:
        return version(COMPILER[0]) == COMPILER[1]
    except PackageNotFoundError:
        return False


def _sources_digest() -> str:
    """A digest of everything that the shipped files are made from."""
    digest = hashlib.blake2b(digest_size=20)
    parts = [*COMPILER, *FLAGS]
    for path in sorted((*_HERE.glob("*.h"), *_HERE.glob("*.c"))):
        parts += (path.name, path.read_text("utf-8"))
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


def digest_line() -> str:
    """The line of a file that says what it was made from."""
    return f"; sources: {_sources_digest()}"


def generated_text(machine: str, unit: str = "runtime") -> str:
    """The file of a unit for a processor.

    Raises ``CalledProcessError`` if the sources do not compile.
    """
    with tempfile.TemporaryDirectory() as directory:
        output = Path(directory) / "unit.ll"
        target = ("-target", f"{machine}-linux-gnu")
        subprocess.run(
            [
                *(sys.executable, "-m", COMPILER[0], "cc", *target, *FLAGS),
                *("-S", "-emit-llvm", "-o", output, f"{unit}.c"),
            ],
            cwd=_HERE,  # so that the output has no path of this machine
            env={**os.environ, "ZIG_LOCAL_CACHE_DIR": directory, "ZIG_GLOBAL_CACHE_DIR": directory},
            check=True,
        )
        text = output.read_text("utf-8")
    return f"""\
; The native runtime for {machine}. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
{digest_line()}
{_without_target(text)}"""


def _without_target(text: str) -> str:
    """IR for any system, and for all that the processor at hand can do.

    What is left out says for which target it was compiled. Whoever compiles it says so again.
    """
    text = re.sub(r"^(; ModuleID|source_filename|target ).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r' "[\w-]+"(="[^"]*")?(?=.* \}$)', "", text, flags=re.MULTILINE)
    for named in re.findall(r"^!llvm\.(?:module\.flags|ident) = .*\n", text, re.MULTILINE):
        text = text.replace(named, "")
        for number in re.findall(r"!\d+", named):
            text = re.sub(rf"^{number} = .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\n{3,}", "\n\n", text.strip()) + "\n"


def main() -> None:
    """Writes the files for all processors."""
    if not has_compiler():
        sys.exit(f"this needs the compiler of {'=='.join(COMPILER)}: install that package")
    for machine in sorted(set(MACHINES.values())):
        for unit in UNITS:
            path = _HERE / file_name(machine, unit)
            path.write_text(generated_text(machine, unit), "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
