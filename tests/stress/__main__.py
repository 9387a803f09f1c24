"""``python -m tests.stress``: runs seeds one after the other, and says which found something."""

from __future__ import annotations

import argparse
import sys
import time

from .run import StressFailure, run_seed


def main() -> int:
    """Runs the seeds asked for; gives how many failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.stress", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--count", type=int, default=1, help="how many seeds (1)")
    parser.add_argument("--machine", action="store_true", help="on this machine's CPU")
    parser.add_argument("--elsewhere", action="store_true", help="on devices of a host")
    parser.add_argument("--verbose", action="store_true", help="say what happens")
    parser.add_argument("--brief", action="store_true", help="one line for each failure")
    options = parser.parse_args()
    started = time.perf_counter()
    failed = 0
    for seed in range(options.seed, options.seed + options.count):
        try:
            run_seed(
                seed,
                on_machine=options.machine,
                elsewhere=options.elsewhere,
                verbose=options.verbose,
            )
        except StressFailure as failure:
            failed += 1
            print(str(failure).splitlines()[0][:300] if options.brief else failure)
    seconds = time.perf_counter() - started
    print(f"{options.count} seeds, {failed} failed, {seconds:.1f} s")
    return min(failed, 100)


if __name__ == "__main__":
    sys.exit(main())
