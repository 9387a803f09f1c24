"""Takes the pictures of the page that the README shows, by chromium, Playwright and Pillow.

python -m tests.dashboard.screenshots
"""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import trio

import lazyasync as la

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZE = {"width": 1280, "height": 1330}
COLOURS = 160
"""As many make less than half of the file, and look the same."""
SECONDS = 45
CLIENTS = 20
WIDTH = 256


async def train(model: la.serving.Batched, number: int) -> None:
    """A job that fits a product, and has what is served use its weights."""
    source = np.random.default_rng(number)
    x = la.asarray(source.normal(size=(1024, WIDTH)).astype("float32"))
    y = la.asarray(source.normal(size=(1024, WIDTH)).astype("float32"))
    loss = la.value_and_grad(lambda w: la.mean(la.square(la.tanh(x @ w) - y)))
    async with la.job(f"training-{number}"):
        w = la.zeros((WIDTH, WIDTH))
        step = 0
        while True:
            value, gradient = loss(w)
            w = w - 20.0 * gradient
            la.dashboard.log(**{f"loss {number}": value})
            await la.mark_step()
            step += 1
            if not number and step % 100 == 0:
                await model.publish(w)


async def ask(model: la.serving.Batched, number: int) -> None:
    """A client that asks at random moments."""
    source = np.random.default_rng(number)
    row = source.normal(size=WIDTH).astype("float32")
    while True:
        await model(row)
        await trio.sleep(source.exponential(0.05))


async def main() -> None:
    """Runs two jobs and a service, and takes a picture of each of the two colour schemes."""
    from PIL import Image
    from playwright.sync_api import sync_playwright

    def take(address: str) -> None:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            pages = {}
            for scheme in ("light", "dark"):
                pages[scheme] = chromium.new_page(color_scheme=scheme, viewport=SIZE)
                pages[scheme].goto(address)
            pages["light"].wait_for_timeout(SECONDS * 1000)
            for scheme, page in pages.items():
                path = IMAGES / f"dashboard-{scheme}.png"
                page.screenshot(path=path)
                Image.open(path).quantize(COLOURS).save(path, optimize=True)
            chromium.close()

    IMAGES.mkdir(exist_ok=True)
    async with (
        la.open_runtime("cpu", config={"ir_debug": True}),
        la.dashboard.serve() as page,
        la.serving.batched(lambda w, x: x @ w, la.zeros((WIDTH, WIDTH)), name="answers") as model,
        trio.open_nursery() as nursery,
    ):
        for number in range(2):
            nursery.start_soon(train, model, number)
        for number in range(CLIENTS):
            nursery.start_soon(ask, model, number)
        await trio.to_thread.run_sync(take, page.address)
        nursery.cancel_scope.cancel()


if __name__ == "__main__":
    trio.run(main)
