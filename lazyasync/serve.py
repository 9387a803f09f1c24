"""`python -m lazyasync.serve`: a host, whose devices runtimes of other machines may open."""

from __future__ import annotations

import argparse
import importlib
import logging
import os
import ssl
import sys
import threading
import time
from collections.abc import Sequence

import trio

from lazyasync.backends.remote.addresses import TOKEN, find_token
from lazyasync.backends.remote.server import Server, ServerLimits
from lazyasync.errors import HostConnectionError

_SECONDS_TO_END = 8.0
"""After the input has ended: what then still runs is left."""


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    defaults = ServerLimits()
    parser = argparse.ArgumentParser(
        prog="python -m lazyasync.serve",
        description="Serves devices of this machine to runtimes that have the token.",
    )
    parser.add_argument(
        "--listen",
        action="append",
        required=True,
        metavar="ADDRESS",
        help="tcp://ADDRESS:PORT, tls://ADDRESS:PORT, or unix://PATH; more than once for several",
    )
    parser.add_argument(
        "--device", action="append", metavar="NAME", help="such as cpu:0; default: all there are"
    )
    parser.add_argument(
        "--import",
        action="append",
        default=[],
        dest="modules",
        metavar="MODULE",
        help="a module to import, as one that defines operations of your own",
    )
    parser.add_argument(
        "--token-file", metavar="PATH", help=f"a file with the token; else it is in {TOKEN}"
    )
    parser.add_argument("--certificate", metavar="PATH", help="of this host, for TLS, in PEM")
    parser.add_argument("--key", metavar="PATH", help="its private key, in PEM")
    parser.add_argument(
        "--connections", type=int, default=defaults.connections, help="controllers at a time"
    )
    parser.add_argument(
        "--memory-bytes", type=int, default=None, help="what a controller may have in buffers"
    )
    parser.add_argument(
        "--deadline",
        type=float,
        default=defaults.deadline,
        help="seconds after which a controller that is not heard is gone",
    )
    parser.add_argument("--once", action="store_true", help="end when a controller has gone")
    parser.add_argument(
        "--with-stdin", action="store_true", help="end when the standard input does"
    )
    return parser.parse_args(given)


async def _serve(arguments: argparse.Namespace) -> None:
    for module in arguments.modules:
        importlib.import_module(module)
    limits = ServerLimits(
        connections=arguments.connections,
        memory_bytes=arguments.memory_bytes,
        deadline=arguments.deadline,
    )
    context = None
    if arguments.certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(arguments.certificate, arguments.key)
    token = find_token(arguments.token_file)
    os.environ.pop(TOKEN, None)  # not for what this process starts
    server = Server(token, arguments.device, limits=limits, tls=context, once=arguments.once)
    listeners = []
    for address in arguments.listen:
        found, more = await server.listen(address)
        listeners += more
        print("listening on", found, flush=True)
    async with trio.open_nursery() as nursery:
        if arguments.with_stdin:
            trio_token = trio.lowlevel.current_trio_token()

            def end() -> None:
                _wait_for_end_of_input()
                trio_token.run_sync_soon(nursery.cancel_scope.cancel)
                time.sleep(_SECONDS_TO_END)
                os._exit(1)

            threading.Thread(target=end, name="end of input", daemon=True).start()
        await server.serve(listeners)
        nursery.cancel_scope.cancel()


def _wait_for_end_of_input() -> None:
    try:
        while os.read(0, 4096):
            pass
    except OSError:
        pass


def main(given: Sequence[str] | None = None) -> None:
    """Serves until it is interrupted."""
    logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(name)s: %(message)s")
    try:
        trio.run(_serve, _arguments(given))
    except KeyboardInterrupt:
        sys.exit(130)
    except (HostConnectionError, ImportError, ValueError, OSError) as error:
        sys.exit(f"lazyasync.serve: {error}")


if __name__ == "__main__":
    main()
