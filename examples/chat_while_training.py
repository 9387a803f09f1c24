"""A transformer that writes for whoever asks, character by character, while it trains.

    python examples/chat_while_training.py
    curl -N 'http://127.0.0.1:8000/write?prompt=def%20'

The model, its text and its training are those of `train_transformer.py`. One job trains it and
publishes the weights after each step; another one, which goes before it, writes for all callers
side by side: they come and go between two characters, and a caller that hangs up costs nothing any
more. ``GET /`` is a page to write from, ``GET /write`` streams text behind ``prompt``, and
``GET /status`` says how it goes. SIGINT or SIGTERM ends it.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

import command_line
import numpy as np
import train_transformer
import trio
from hypercorn.trio import serve

import lazyasync as la

CONTEXT = train_transformer.CONTEXT
MOST_STEPS = 100_000
SIDE_BY_SIDE = 16
WAITING = 64

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Writing while training</title>
<style>body { font: 1rem sans-serif; margin: 2rem auto; max-width: 42rem; padding: 0 1rem }
pre { border: 1px solid; min-height: 12rem; padding: .5rem; white-space: pre-wrap }
input { font: 1rem monospace; width: 70% }</style>
<h1>Writing while training</h1>
<p>This process trains a transformer on the sources of Python's library, and writes with its newest
weights.</p>
<form><label>Begin with <input name="prompt" value="def " maxlength="64"></label>
<button>Write</button></form>
<pre aria-live="polite"></pre>
<p><span role="status"></span> (<a href="/status">status</a>)</p>
<script>
const text = document.querySelector("pre"), status = document.querySelector("[role=status]");
let asked = new AbortController();
document.querySelector("form").onsubmit = async event => {
  event.preventDefault();
  asked.abort();
  asked = new AbortController();
  text.textContent = "";
  const prompt = new FormData(event.target).get("prompt");
  const answer = await fetch("/write?prompt=" + encodeURIComponent(prompt), {signal: asked.signal});
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part; !(part = await reader.read()).done;) text.textContent += part.value;
};
setInterval(async () => {
  const now = await (await fetch("/status")).json();
  status.textContent = `step ${now.steps}, loss ${now.loss ? now.loss.toFixed(3) : "none yet"}`;
}, 1000);
</script>
</html>
"""


# ---- the model, a sequence at a time --------------------------------------------------------


def drawn(scores: la.LazyTensor) -> la.LazyTensor:
    """A character (1, 1) by the scores (1, length, characters) of the last one."""
    return la.nn.sample(scores[:, -1:], temperature=0.8, top_k=20)


def start(model: Any, prompt: la.LazyTensor) -> Any:
    """The state behind a prompt (length,): keys and values so far, and the next character."""
    caches = [block.init_cache(1, CONTEXT) for block in model.blocks]
    scores, caches = model.step(prompt[None], caches, 0)
    position = la.zeros((), dtype="int64") + prompt.shape[0]
    return {"caches": caches, "position": position, "character": drawn(scores)}


def step(model: Any, state: Any) -> Any:
    """The state a character later, and that character."""
    scores, caches = model.step(state["character"], state["caches"], state["position"])
    following = {
        "caches": caches,
        "position": state["position"] + 1,
        "character": drawn(scores),
    }
    return following, state["character"][0, 0]


# ---- training ------------------------------------------------------------------------------


@dataclass
class Progress:
    """How the training goes."""

    steps: int = 0
    loss: float | None = None
    model: Any = field(default=None, repr=False)


async def train(progress: Progress, generate: la.serving.Generating) -> None:
    """Trains until it is cancelled, and publishes the weights after each step."""
    options = train_transformer.Options(steps=MOST_STEPS)
    trainer = train_transformer.Trainer(options)
    async with la.job("training"):
        model, state = progress.model, trainer.optimizer.init(progress.model)
        source: Iterator[Any] = train_transformer.batches(trainer.train, 0, options.steps)
        async with la.prefetch(source) as batches:
            async for text in batches:
                la.mark_dynamic(text, 1)
                model, state, loss = await trainer.train_step(model, state, text)
                progress.loss = float(await loss.item())
                progress.steps += 1
                await generate.publish(model)


# ---- the server ----------------------------------------------------------------------------


class Application:
    """The ASGI application."""

    def __init__(self, progress: Progress, generate: la.serving.Generating) -> None:
        self._progress = progress
        self._generate = generate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for _ in ("startup", "shutdown"):
                message = await receive()
                await send({"type": f"{message['type']}.complete"})
            return
        if scope["type"] != "http":  # a websocket
            await send({"type": "websocket.close"})
            return
        if scope["method"] != "GET":
            await answer(send, 405, "text/plain", "GET only\n")
        elif scope["path"] == "/":
            await answer(send, 200, "text/html; charset=utf-8", PAGE)
        elif scope["path"] == "/status":
            await answer(send, 200, "application/json", json.dumps(self._status()) + "\n")
        elif scope["path"] == "/write":
            await self._write(scope, receive, send)
        else:
            await answer(send, 404, "text/plain", "there are /, /write and /status\n")

    def _status(self) -> dict[str, Any]:
        counts = self._generate.statistics()
        return {
            "steps": self._progress.steps,
            "loss": self._progress.loss,
            "writing": counts.running,
            "waiting": counts.waiting,
            "characters": counts.items,
        }

    async def _write(self, scope: Any, receive: Any, send: Any) -> None:
        """Streams what is written behind the prompt, to whoever has not hung up."""
        query = parse_qs(scope["query_string"].decode("latin-1"))
        prompt = query.get("prompt", [""])[0].encode("ascii", "ignore")[-CONTEXT // 2 :]
        if not prompt:
            await answer(send, 400, "text/plain", "ask for /write?prompt=def%20\n")
            return
        async with trio.open_nursery() as nursery:
            nursery.start_soon(until_gone, receive, nursery.cancel_scope)
            try:
                await self._stream(prompt, send)
            except la.serving.QueueFullError:
                await answer(send, 503, "text/plain", "too many are waiting: try again later\n")
            nursery.cancel_scope.cancel()

    async def _stream(self, prompt: bytes, send: Any) -> None:
        characters = np.frombuffer(prompt, np.uint8).astype(np.int64)
        async with self._generate(characters, limit=CONTEXT - len(prompt)) as items:
            await send(head(200, "text/plain; charset=utf-8"))
            await send(part(prompt))
            async for character in items:
                await send(part(bytes([int(character)])))
        await send(part(b"\n", more=False))


async def until_gone(receive: Any, scope: trio.CancelScope) -> None:
    """Cancels what is done for a caller who hangs up."""
    while (await receive())["type"] != "http.disconnect":
        pass
    scope.cancel()


def head(status: int, kind: str) -> dict[str, Any]:
    """The beginning of an answer."""
    headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store")]
    return {"type": "http.response.start", "status": status, "headers": headers}


def part(body: bytes, more: bool = True) -> dict[str, Any]:
    """A part of a body; the last one, unless there are ``more``."""
    return {"type": "http.response.body", "body": body, "more_body": more}


async def answer(send: Any, status: int, kind: str, body: str) -> None:
    """Sends a whole answer."""
    await send(head(status, kind))
    await send(part(body.encode(), more=False))


async def run(listener: socket.socket) -> tuple[str, int]:
    """Serves until a signal comes; gives how it went, and which signal it was."""
    host, port = listener.getsockname()
    config = command_line.hypercorn_config(listener)
    config.graceful_timeout = 1.0
    progress = Progress()
    async with command_line.stopped_by_signals() as stop, la.open_runtime("cpu:0"):
        la.manual_seed(train_transformer.SEED)
        model = progress.model = train_transformer.Transformer()
        await la.mark_step(wait=True)
        async with (
            la.serving.generating(
                start, step, model, most=SIDE_BY_SIDE, max_queue=WAITING
            ) as generate,
            trio.open_nursery() as nursery,
        ):
            nursery.start_soon(train, progress, generate)
            print(f"serving on http://{host}:{port}", flush=True)
            application = Application(progress, generate)
            await serve(application, config, shutdown_trigger=stop.event.wait)
            nursery.cancel_scope.cancel()
    return f"{progress.steps} steps", stop.received[0]


def main(arguments: list[str] | None = None) -> int:
    """Runs the command; gives its exit code."""
    return command_line.serve(__doc__, run, arguments)


if __name__ == "__main__":
    command_line.run(main)
