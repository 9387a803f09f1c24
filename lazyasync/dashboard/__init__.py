"""Watching: a page in the browser, values of one's own, and where people look already."""

from __future__ import annotations

from lazyasync.dashboard.page_server import Page, PageBlock, serve
from lazyasync.dashboard.values import log

__all__ = ["Page", "PageBlock", "log", "serve"]


def __dir__() -> list[str]:
    return [*__all__]
