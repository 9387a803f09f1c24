"""The page in a real browser: chromium without a window, driven by Playwright."""

from __future__ import annotations

import queue
import shutil
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import trio

import lazyasync as la

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "none"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="no Playwright here")
    if CHROMIUM == "none":
        pytest.skip("no chromium here")
    with api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield launched
        launched.close()


class Watched:
    """A page that is open, and what its browser has asked for and complained about."""

    def __init__(self, browser: Any, address: str, scheme: str = "light") -> None:
        self.context = browser.new_context(color_scheme=scheme)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.asked: set[str] = set()
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: self.complaints.append("a dialog"))
        self.page.on("request", lambda request: self.asked.add(request.url))
        self.page.goto(address)

    def shows(self, selector: str, text: str) -> Any:
        """Waits until something shows a text."""
        found = self.page.locator(selector).filter(has_text=text).first
        found.wait_for(state="visible", timeout=60_000)
        return found


HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def test_a_run(browser: Any) -> None:
    """In one: it opens, goes on, shows a recompile with its line, cancels, and connects again."""
    with la.blocking("cpu", config={"ir_debug": True}) as runtime:
        with la.dashboard.serve() as page:
            address = page.address
            with la.job(HOSTILE):
                la.dashboard.log(**{f"loss {HOSTILE}": 0.5})
                for rows in (3, 3, 4):
                    with la.scope(HOSTILE):
                        float(la.sum(la.ones((rows, 2)) * 2.0).item())
                with pytest.raises(la.LinearAlgebraError):
                    float(la.sum(la.linalg.cholesky(la.zeros((2, 2)) - 1.0)).item())
                watched = Watched(browser, address)
                watched.shows("#state", "live")
                watched.shows("#jobs td", HOSTILE)
                watched.shows("#values figcaption", f"loss {HOSTILE}")
                watched.shows("#compiles li", "unlike compile")
                watched.shows("#compiles li", "test_browser.py")
                watched.shows("#failures summary", "cholesky").click()
                watched.shows("#failures pre", "not positive definite")
                assert watched.page.locator("#failures img, #jobs img, #values img").count() == 0
                # Values go on while it is open.
                la.dashboard.log(**{f"loss {HOSTILE}": 0.125})
                watched.shows("#values figcaption", "0.125")
                # By keyboard: a chart has a cursor.
                watched.page.locator("#charts figure").first.focus()
                watched.page.keyboard.press("ArrowLeft")
                watched.shows("#charts figcaption", "ago")
                dark = Watched(browser, address, "dark")
                dark.shows("#state", "live")
                colours = [
                    each.page.evaluate("getComputedStyle(document.body).backgroundColor")
                    for each in (watched, dark)
                ]
                assert colours == ["rgb(255, 255, 255)", "rgb(20, 23, 26)"]
                stranger = Watched(browser, address.partition("#")[0])
                stranger.shows("#state", "refused")
                assert stranger.page.locator("#jobs td").count() == 0
                base = address.partition("#")[0]
                for each in (watched, dark):
                    assert each.complaints == []
                    assert all(url.startswith(base) for url in each.asked), each.asked
        watched.shows("#state", "trying again")
        port = int(base.rpartition(":")[2].strip("/"))
        with la.dashboard.serve(port=port) as page:
            # The token is another one: who has only the old address is refused.
            watched.shows("#state", "refused")
            watched.page.goto(page.address)
            watched.shows("#state", "live")
        assert runtime is not None


def test_a_job_is_cancelled_by_keyboard(browser: Any) -> None:
    addresses: queue.Queue[str] = queue.Queue()

    async def main() -> None:
        async with la.open_runtime("sim"), la.dashboard.serve() as page:
            async with la.job("training"):
                addresses.put(page.address)
                await trio.sleep_forever()

    program = threading.Thread(target=trio.run, args=(main,), daemon=True)
    program.start()
    watched = Watched(browser, addresses.get(timeout=60))
    watched.page.get_by_role("button", name="Cancel the job training").focus()
    watched.page.keyboard.press("Enter")
    watched.shows("#jobs button", "Really?")
    watched.page.keyboard.press("Enter")
    watched.shows("#state", "trying again")
    program.join(60)
    assert not program.is_alive()


def test_what_serves_has_a_column_for_each_number(browser: Any) -> None:
    with la.blocking("cpu"), la.dashboard.serve() as page:
        watched = Watched(browser, page.address)
        watched.shows("#state", "live")
        watched.page.locator("#serving").wait_for(state="hidden")
        with la.serving.batched(lambda x: x * 2.0, name="double") as ask:
            for number in range(3):
                ask(np.float32(number))
            watched.shows("#serving th", "answered")
            head = watched.page.locator("#serving th").all_inner_texts()
            (row,) = watched.page.locator("#serving tbody tr").all()
            shown = dict(zip(head, row.locator("td").all_inner_texts(), strict=True))
            assert (shown["what serves"], shown["answered"]) == ("double", "3")
        watched.page.locator("#serving").wait_for(state="hidden")
        assert watched.complaints == []


def test_a_thousand_devices(browser: Any) -> None:
    with la.blocking({"sim": 1000}), la.dashboard.serve() as page:
        watched = Watched(browser, page.address)
        watched.shows("#cell-text", "1000 devices")
        canvas = watched.page.locator(".cells")
        canvas.focus()
        for key in ("ArrowRight", "ArrowRight", "ArrowRight"):
            watched.page.keyboard.press(key)
        watched.shows("#cell-text", "sim:2: busy 0 %")
        heap = watched.page.evaluate("performance.memory.usedJSHeapSize")
        assert heap < 20e6
        assert watched.complaints == []
