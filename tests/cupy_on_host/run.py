"""Runs a command with CuPy itself, without a GPU: ``python run.py python -m pytest tests/gpu``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def environment() -> dict[str, str]:
    """The variables by which every Python process has the simulated CUDA."""
    paths = [str(HERE / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
    programs = [str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)]
    return {
        **os.environ,
        "HOST_CUDA": str(HERE),
        "PATH": os.pathsep.join(programs),
        "PYTHONPATH": os.pathsep.join(paths),
    }


def main() -> None:
    """Becomes the command. ``python`` is the one that runs this."""
    sys.path.insert(0, str(HERE))
    import libraries

    problem = libraries.missing()
    if problem is not None:
        sys.exit(problem)
    if not sys.argv[1:]:
        sys.exit(__doc__)
    os.execvpe(sys.argv[1], sys.argv[1:], environment())


if __name__ == "__main__":
    main()
