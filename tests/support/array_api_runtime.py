"""A plugin of pytest for the array API suite: a runtime that is open while its tests run.

The suite asks the namespace for arrays when it is collected already.
"""

from __future__ import annotations

import pytest

import lazyasync as la

_runtime = la.blocking().open()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Closes the runtime."""
    _runtime.close()
