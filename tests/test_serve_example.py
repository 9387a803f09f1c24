"""`examples/serve_while_training.py`: requests, its page, and what cannot be answered."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import trio
from examples_to_run import command, load


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.stress)]
)
async def test_requests_are_answered_while_the_model_trains(number: signal.Signals) -> None:
    pytest.importorskip("hypercorn")
    httpx = pytest.importorskip("httpx")
    line, environment = command("serve_while_training", "--port", 0)
    process = await trio.lowlevel.open_process(
        line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    output = bytearray()
    with trio.fail_after(90):
        try:
            while not output.endswith(b"\n"):
                output += await process.stdout.receive_some()
            address = output.decode().split()[-1]
            async with httpx.AsyncClient(base_url=address, timeout=30.0) as client:
                angle = np.linspace(1.0, 2.5, 20) * np.pi
                arm = np.stack([angle * np.cos(angle), angle * np.sin(angle)], axis=1) / np.pi
                points = np.concatenate([arm, -arm]).tolist()
                labels = [0] * 20 + [1] * 20
                answers: list[dict[str, Any]] = []

                async def ask() -> None:
                    answer = await client.post("/predict", json={"points": points})
                    assert answer.status_code == 200
                    answers.append(answer.json())

                # One of the two waits until it has learned; the other only ends in another way.
                learns = number == signal.SIGINT
                while not answers or (learns and answers[-1]["classes"] != labels):
                    async with trio.open_nursery() as nursery:
                        for _ in range(4):
                            nursery.start_soon(ask)
                steps = [answer["steps"] for answer in answers]
                status = (await client.get("/status")).json()
                assert status["answers"] == len(answers)
                if learns:
                    assert steps[-1] > steps[0]
                    assert status["loss"] < 0.7
                page = await client.get("/")
                assert page.status_code == 200
                assert "<polyline" in page.text
                assert f"{address}/predict" in page.text  # how to ask
                refused = await client.post("/predict", json={"points": [1]})
                assert refused.status_code == 400
                assert "pair" in refused.json()["error"]
                too_long = await client.post("/predict", content=b" " * 300_000)
                assert too_long.status_code == 413
            process.send_signal(number)
            output += b"".join([bytes(part) async for part in process.stdout])
            errors = b"".join([bytes(part) async for part in process.stderr])
            assert await process.wait() == (130 if number == signal.SIGINT else 0)
        finally:
            process.kill()
    assert errors == b""
    assert re.search(r"\d+ steps, \d+ answers\n$", output.decode())


async def test_what_cannot_be_answered_gets_an_error_as_json() -> None:
    pytest.importorskip("hypercorn")
    module = load("serve_while_training")
    state = module.State()
    application = module.Application(state, "http://host")

    async def ask(method: str, path: str, body: bytes = b"") -> tuple[int, dict[bytes, bytes], Any]:
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await application({"type": "http", "method": method, "path": path}, receive, send)
        return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]

    bodies = [b"", b"{", b"[]", b"null", b"\xff", b"[" * 100_000]
    for points in (
        *("1", "[]", "[1]", "[[1]]", "[[1, 2], [3]]", "[[1, 2, 3]]", '[["1", "2"]]', "[[true, 1]]"),
        *("[[NaN, 1]]", "[[1, Infinity]]", "[[1e39, 1]]", f"[[1{400 * '0'}, 1]]", "[[null, 1]]"),
    ):
        bodies.append(b'{"points": %s}' % points.encode())
    asked = [(400, "POST", "/predict", body) for body in bodies]
    asked += [(413, "POST", "/predict", b"1" * 300_000), (404, "GET", "/nothing", b"")]
    asked += [(405, "GET", "/predict", b""), (405, "POST", "/", b""), (405, "PUT", "/status", b"")]
    for expected, method, path, body in asked:
        status, headers, answer = await ask(method, path, body)
        assert status == expected, body[:50]
        assert headers[b"content-type"] == b"application/json"
        assert json.loads(answer).keys() == {"error"}
        assert (b"allow" in headers) == (status == 405)
    status, _, answer = await ask("GET", "/status")
    assert (status, json.loads(answer)["loss"]) == (200, None)  # before the first step
    status, headers, answer = await ask("HEAD", "/")
    assert (status, answer) == (200, b"")
    assert int(headers[b"content-length"]) == len((await ask("GET", "/"))[2])


def test_the_curve_has_all_steps_and_says_what_its_axes_are() -> None:
    pytest.importorskip("hypercorn")
    module = load("serve_while_training")
    curve = module.Curve()
    values = 10.0 ** -np.linspace(0, 3, 10_000)
    for number, value in enumerate(values, start=1):
        curve.add(float(value))
        assert len(curve.means) < module.CURVE_POINTS
        assert len(curve.means) * curve.each + len(curve.rest) == number
    means = values[: len(curve.means) * curve.each].reshape(-1, curve.each).mean(axis=1)
    np.testing.assert_allclose(curve.means, means)
    for drawn in (module.Curve(), curve):
        svg = ElementTree.fromstring(drawn.drawing())
        texts = [element.text for element in svg.iter("text")]
        assert {"loss", "training step"} < set(texts)
        (line,) = svg.iter("polyline")
        assert len((line.get("points") or "").split()) == len(drawn.means)
    assert {"1", "0.1", "0.01", "0.001", "0", "9984"} < set(texts)
    state = module.State(losses=curve, loss=0.25)
    page = state.page("http://host")
    assert "curl -d" in page
    assert "http://host/predict" in page
    assert page.count("caption>") == 4
