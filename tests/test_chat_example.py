"""`examples/chat_while_training.py`: callers of a model that trains meanwhile."""

from __future__ import annotations

import json
import signal
from typing import Any

import numpy as np
import pytest
import trio
from examples_to_run import EXAMPLES, SMALLER, command, load, smaller

import lazyasync as la

pytest.importorskip("hypercorn")


class Caller:
    """A request, as an ASGI server hands it to an application."""

    def __init__(self, application: Any, path: str, query: str = "", method: str = "GET") -> None:
        self._application = application
        self._scope = {"type": "http", "method": method, "path": path}
        self._scope["query_string"] = query.encode()  # type: ignore[assignment]
        self._gone = trio.Event()
        self.sent: list[dict[str, Any]] = []
        self.hangs_up_after = 10_000

    async def ask(self) -> bytes:
        """Asks, and gives the body of the answer."""
        await self._application(self._scope, self._receive, self._send)
        return b"".join(message.get("body", b"") for message in self.sent)

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if len(self.sent) == self.hangs_up_after:
            self._gone.set()
        await trio.lowlevel.checkpoint()

    @property
    def status(self) -> int:
        """The status of the answer."""
        status: int = self.sent[0]["status"]
        return status


async def test_callers_are_written_for_side_by_side_while_the_model_trains(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LAZYASYNC_JIT", "0")  # to compile takes longer than what is computed
    smaller("train_transformer", monkeypatch)
    module = load("chat_while_training")
    progress = module.Progress()
    async with la.open_runtime("cpu:0"):
        progress.model = module.train_transformer.Transformer()
        await la.mark_step(wait=True)
        async with (
            la.serving.generating(module.start, module.step, progress.model, max_queue=8) as write,
            trio.open_nursery() as nursery,
        ):
            application = module.Application(progress, write)
            nursery.start_soon(module.train, progress, write)
            callers = [Caller(application, "/write", f"prompt=def%20{n}") for n in range(12)]
            callers[3].hangs_up_after = callers[7].hangs_up_after = 6
            bodies: dict[int, bytes] = {}

            async def ask(number: int) -> None:
                bodies[number] = await callers[number].ask()

            async with trio.open_nursery() as asking:
                for number in range(12):
                    asking.start_soon(ask, number)
            written = [caller for caller in callers if caller.status == 200]
            assert len(written) >= 8
            for number, caller in enumerate(callers):
                if caller.status == 503:
                    assert b"try again later" in bodies[number]
                elif number in (3, 7):
                    assert len(bodies[number]) < module.CONTEXT
                else:
                    assert bodies[number].startswith(f"def {number}".encode())
                    assert len(bodies[number]) == module.CONTEXT + 1
            with trio.fail_after(60):
                while progress.steps < 2:
                    await trio.sleep(0.01)
            assert write.version >= 1
            status = json.loads(await Caller(application, "/status").ask())
            assert status["steps"] >= 2
            assert status["characters"] > 0
            assert np.isfinite(status["loss"])
            nursery.cancel_scope.cancel()


async def test_what_is_not_there_or_not_asked_well() -> None:
    module = load("chat_while_training")

    class Nobody:
        def statistics(self) -> Any:
            return la.serving.GenerationStatistics(*[0] * 10)

    application = module.Application(module.Progress(), Nobody())
    for path, query, method, status, said in [
        ("/", "", "GET", 200, b"</html>"),
        ("/", "", "POST", 405, b"GET only"),
        ("/nothing", "", "GET", 404, b"/write"),
        ("/write", "", "GET", 400, b"prompt="),
        ("/write", "prompt=%C3%A9", "GET", 400, b"prompt="),
        ("/status", "", "GET", 200, b'"loss": null'),
    ]:
        caller = Caller(application, path, query, method)
        assert said in await caller.ask()
        assert caller.status == status
    page = module.PAGE
    assert "http:" not in page  # nothing comes from anywhere else
    assert "https:" not in page


SMALL = f"""
import runpy, sys
del sys.argv[0]
sys.path.insert(0, {str(EXAMPLES)!r})
import train_transformer
vars(train_transformer).update({SMALLER["train_transformer"]})
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""The example that its path names, which compiles for seconds with a model of its own size."""


async def test_a_signal_ends_it() -> None:
    line, environment = command("chat_while_training", "--port", 0)
    line[1:1] = ["-c", SMALL]
    process = await trio.lowlevel.open_process(line, env=environment, stdout=-1, stderr=-1)
    assert process.stdout is not None
    assert process.stderr is not None
    output = bytearray()
    with trio.fail_after(90):
        try:
            while not output.endswith(b"\n"):
                output += await process.stdout.receive_some()
            port = int(output.decode().rpartition(":")[2])
            async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
                request = f"GET /write?prompt=import%20 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
                await stream.send_all(request.encode())
                answer = bytearray()
                while b"import " not in answer or answer.count(b"\r\n1\r\n") < 5:  # chunks of one
                    answer += await stream.receive_some()
            process.send_signal(signal.SIGTERM)
            output += b"".join([bytes(part) async for part in process.stdout])
            errors = b"".join([bytes(part) async for part in process.stderr])
            assert await process.wait() == 0
        finally:
            process.kill()
    assert errors == b""
    assert output.endswith(b" steps\n")
