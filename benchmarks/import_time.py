"""What importing lazyasync adds to importing trio and NumPy, in fresh interpreters.

Bytecode is cached, as it is for an installed package, in a folder that is removed afterwards.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

import harness
import trio

BASE = "trio, numpy"
STATEMENTS = {BASE: BASE, "trio, numpy, lazyasync": f"{BASE}, lazyasync"}
TIMER = """
import sys, time
start = time.perf_counter()
import {modules}
print(time.perf_counter() - start, "cupy" in sys.modules)
"""


def import_seconds(modules: str, cache: str) -> float:
    """Import the modules in a fresh interpreter and give the seconds it measured."""
    environment = os.environ | {
        "PYTHONPYCACHEPREFIX": cache,
        "PYTHONPATH": str(harness.HERE.parent),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    output = subprocess.run(
        [sys.executable, "-c", TIMER.format(modules=modules)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    seconds, has_cupy = output.split()
    if has_cupy != "False":
        raise harness.WrongResultError(f"import {modules} imports CuPy")
    return float(seconds)


async def main() -> int:
    parser = harness.argument_parser(str(__doc__))
    parser.set_defaults(rounds=15)
    options = parser.parse_args()
    report = harness.Report("import_time", options)
    statements = dict(STATEMENTS)
    reason = ""
    try:
        harness.load("lazyasync")
    except ImportError as error:
        reason = str(error)
        report.skip("lazyasync", reason)
        statements = {BASE: BASE}
    samples: dict[str, list[float]] = {name: [] for name in statements}
    with tempfile.TemporaryDirectory() as cache:
        for modules in statements.values():
            import_seconds(modules, cache)  # writes the bytecode
        for _ in range(options.rounds):
            for name, modules in statements.items():
                samples[name].append(1e3 * import_seconds(modules, cache))
    lines = [
        [name, *(harness.number(v) for v in (statistics.median(ms), min(ms), max(ms)))]
        for name, ms in samples.items()
    ]
    report.table("Imports, ms", ["", "median", "least", "most"], lines)
    report.tables[-1]["samples"] = samples
    added = None
    if not reason:
        ours, base = (samples[name] for name in reversed(list(statements)))
        added = statistics.median(a - b for a, b in zip(ours, base, strict=True))
    report.bound("lazyasync adds to the import", added, 60.0, unit=" ms", reason=reason)
    return report.finish()


if __name__ == "__main__":
    sys.exit(trio.run(main))
