"""Errors planted where nothing fails by itself."""

from __future__ import annotations

from typing import Any

import pytest


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, error: Exception) -> None:
    """Has ``owner.name(...)`` raise ``error`` when it is called next, and work as before then."""
    real = getattr(owner, name)

    def fail(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(owner, name, real)
        raise error

    monkeypatch.setattr(owner, name, fail)
