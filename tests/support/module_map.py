"""The map of modules, `docs/modules.md`, and the index of this folder, made of their docstrings.

Whoever adds a module, or changes what one is for, makes the page anew::

    python -m tests.support.module_map

Where two branches have both done that, any of their pages will do: the next run makes it right.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "modules.md"
PACKAGE = ROOT / "lazyasync"

SUPPORT = ROOT / "tests" / "support"
INDEX = SUPPORT / "README.md"

COMMAND = "python -m tests.support.module_map"

HEAD = f"""---
search:
  boost: 0.1
---

# Modules

All modules, each with the first sentence of its docstring, folder by folder. This page is made by
`{COMMAND}`, and a test compares it with the files. What the folders may import of each
other is in [Architecture](architecture.md#layers).
"""


INDEX_HEAD = f"""# What several tests share

All modules of this folder, each with the first sentence of its docstring. `{COMMAND}`
makes this page, and a test compares it with the files.

| module | what it is |
|---|---|"""


def first_sentence(path: Path) -> str:
    """The first sentence of a module's docstring, as text for a table.

    Raises ``ValueError`` where there is none, with what to do.
    """
    text = path.read_text("utf-8")
    quoted = re.match(r'(#.*\n)*""".*?"""', text, re.DOTALL)  # the rest need not be parsed
    docstring = ast.get_docstring(ast.parse(quoted[0] if quoted else text))
    paragraph = " ".join((docstring or "").split("\n\n")[0].split())
    sentence = re.match(r".*?[.!?](?=\s|$)", paragraph)
    if sentence is None:
        raise ValueError(f"{path.relative_to(ROOT)} lacks a docstring that begins with a sentence")
    return sentence[0].replace("``", "`").replace("|", "\\|")


def _section(folder: Path) -> Iterator[str]:
    """The lines about one folder."""
    yield f"## `{folder.relative_to(ROOT).as_posix()}/`"
    yield ""
    yield first_sentence(folder / "__init__.py")
    modules = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    if modules:
        yield ""
        yield "| module | what it does |"
        yield "|---|---|"
        yield from (f"| `{path.name}` | {first_sentence(path)} |" for path in modules)


def page() -> str:
    """The page, as it should be."""
    folders = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))
    return "\n".join([HEAD, *("\n".join([*_section(folder), ""]) for folder in folders)])


def index() -> str:
    """The index of what tests share, as it should be."""
    lines = (f"| `{path.name}` | {first_sentence(path)} |" for path in sorted(SUPPORT.glob("*.py")))
    return "\n".join([INDEX_HEAD, *lines, ""])


if __name__ == "__main__":
    for path, text in ((PAGE, page()), (INDEX, index())):
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
