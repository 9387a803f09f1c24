"""`python -m lazyasync.dashboard run.jsonl`: a page of a run that `la.dashboard.record` wrote."""

from __future__ import annotations

import argparse
import sys
from functools import partial

import trio

from lazyasync.dashboard.page_server import page_of
from lazyasync.dashboard.run_files import RecordedRun, read


async def show(path: str, host: str, port: int) -> None:
    """Serves the page of a file until it is cancelled."""
    run = RecordedRun(await trio.to_thread.run_sync(read, path))
    async with page_of(run, host, port, ()) as (page, _):
        print(page.address, flush=True)
        await trio.sleep_forever()


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m lazyasync.dashboard",
        description="Shows a run that la.dashboard.record has written, in the browser.",
    )
    parser.add_argument("path", help="the file")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=int, default=0, help="the port; 0: any that is free (0)")
    options = parser.parse_args(arguments)
    try:
        trio.run(partial(show, options.path, options.host, options.port))
    except KeyboardInterrupt:
        return 130
    except (OSError, ValueError, OverflowError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
