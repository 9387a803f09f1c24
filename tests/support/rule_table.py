"""The page of which operations have which rules for transforms, made of the rules themselves."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import lazyasync.compiler.widening
import lazyasync.control
import lazyasync.ops
import lazyasync.transforms
from lazyasync.ir.node import OPERATIONS, Operation, OperationKind
from lazyasync.ir.rules import BATCHES, GRADIENTS, REGION_GRADIENTS, TANGENTS

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
COMMAND = "python -m tests.support.rule_table"

HEAD = f"""# Rules for transforms

What each operation of the package has for gradients, for forward mode, and for batches. What is
made of several of them needs nothing of its own. The names are those of the recorded graph. This
page is made by `{COMMAND}`, and a test compares it with the rules.

- **Gradient**: backwards, for `la.grad`.
- **Forward**: for `la.jvp`. "Of its gradient" is the gradient transposed, and for elementwise
  operations multiplied.
- **Batch**: for `la.vmap`. Elementwise operations need none.

| Gradient | Forward | Batch | Operations |
|---|---|---|---|
"""


def operations() -> list[Operation]:
    """The operations of the package, those of modules that are imported later too."""
    widening = lazyasync.compiler.widening  # which has an operation that nobody records
    packages = (widening, lazyasync.control, lazyasync.ops, lazyasync.transforms)
    for package in packages:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    made = [item for _, item in OPERATIONS.items() if item.kind is not OperationKind.LEAF]
    return sorted(
        [item for item in made if _is_of_package(item)],
        key=lambda item: item.name,
    )


def _is_of_package(operation: Operation) -> bool:
    module = operation.infer.__module__
    return module.startswith("lazyasync.") and module != "lazyasync.ops.definition"


NEVER_BATCHED = ("arange", "is_at", "output")
"""What has no operands, or picks one of several outputs."""


REFUSED = ("while",)
"""What has a rule for gradients that only says why there are none."""


def rules_of(operation: Operation) -> tuple[str, str, str]:
    """What an operation has for gradients, forward mode and batches."""
    rules = [kind.of(operation) for kind in (GRADIENTS, REGION_GRADIENTS)]
    has_gradient = rules != [None, None] and operation.name not in REFUSED
    gradient = "yes" if has_gradient else "none"
    forward = "none" if gradient == "none" else "of its gradient"
    if TANGENTS.of(operation) is not None:
        forward = "its own"
    batch = "one by one"
    if BATCHES.of(operation) is not None:
        batch = "its own"
    elif operation.kind is OperationKind.ELEMENTWISE:
        batch = "elementwise"
    elif operation.name in NEVER_BATCHED:
        batch = "not needed"
    return gradient, forward, batch


def _rows() -> Iterator[str]:
    found: dict[tuple[str, str, str], list[str]] = {}
    for operation in operations():
        found.setdefault(rules_of(operation), []).append(f"`{operation.name}`")
    for rules, names in sorted(found.items(), reverse=True):
        yield f"| {' | '.join(rules)} | {' '.join(names)} |"


def page() -> str:
    """The page as it should be."""
    return HEAD + "\n".join(_rows()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(PAGE.relative_to(Path.cwd()))
