"""Programs of others around a runtime: uvicorn and hypercorn with FastAPI, each with a client.

The applications are those of the documentation.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from processes import run_program

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "asyncio.md"

UVICORN = """
import asyncio, contextlib, signal
import httpx, uvicorn
import lazyasync as la

async def main():
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        answers = await asyncio.gather(
            *(client.post("/predict", json=[[0.05 * n, 2.0, 3.0]]) for n in range(20))
        )
        for answer in answers:
            assert answer.status_code == 200, answer.text
            assert abs(sum(answer.json()[0]) - 1.0) < 1e-5
        assert len({answer.text for answer in answers}) == 20
        norms = await asyncio.gather(*(client.get("/norm") for _ in range(5)))
        assert [norm.json() for norm in norms] == [3.0] * 5
        wrong = await client.post("/predict", json=[[1.0]])
        assert wrong.status_code == 500
        with contextlib.suppress(httpx.ReadTimeout):
            await client.post("/predict", json=[[1.0, 2.0, 3.0]], timeout=0.001)
        assert (await client.get("/norm")).json() == 3.0
    server.should_exit = True
    await serving
    try:
        la.current_runtime()
    except la.NoRuntimeError:
        print("ended well")

asyncio.run(main())
"""

HYPERCORN = """
import socket
import httpx

listener = socket.create_server(("127.0.0.1", 0))
port = listener.getsockname()[1]
config.bind = [f"fd://{listener.detach()}"]

async def ask():
    async with la.open_runtime("cpu:0"):
        app.state.w = await la.put(np.eye(3, dtype="float32"))
        ended = trio.Event()
        async with trio.open_nursery() as nursery:
            async def run():
                await serve(app, config, shutdown_trigger=ended.wait)
            nursery.start_soon(run)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
                for n in range(5):
                    answer = await client.post("/predict", json=[[0.05 * n, 2.0, 3.0]])
                    assert answer.status_code == 200, answer.text
                    assert abs(sum(answer.json()[0]) - 1.0) < 1e-5
            ended.set()
    print("ended well")

import trio
trio.run(ask)
"""


def application(mentions: str) -> str:
    """The block of the page that mentions something."""
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    (found,) = [block for block in blocks if "FastAPI(" in block and mentions in block]
    return str(found)


@pytest.mark.parametrize(("mentions", "program"), [("lifespan", UVICORN), ("hypercorn", HYPERCORN)])
def test_applications_of_the_page(mentions: str, program: str) -> None:
    for needed in ("fastapi", "httpx", "uvicorn" if program is UVICORN else "hypercorn"):
        pytest.importorskip(needed)
    result = run_program(application(mentions) + program)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "ended well\n"
