"""The documentation against the code: every Python block runs, and every table is complete.

A block that opens a runtime itself is a program of its own. Any other is a fragment: the fragments
of a page are run one after the other, as the page is read, in one runtime with two CPU devices.
Where a block is followed by one of plain text, that is what it prints.
"""

from __future__ import annotations

import ast
import contextlib
import dataclasses
import inspect
import io
import itertools
import math
import operator
import pkgutil
import re
import textwrap
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import trio

import lazyasync as la
from lazyasync.hints import MissingMethod
from lazyasync.observe.metrics import OF_THE_RUNTIME

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", *DOCS.rglob("*.md")])

_FENCED = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


_OPENED_BY = ("trio.run(", "asyncio.run(", "la.blocking(", "FastAPI(")


class Block(NamedTuple):
    """A Python block: where it stands, its source, and what it prints (None: anything)."""

    where: str
    line: int
    source: str
    printed: str | None

    @property
    def is_program(self) -> bool:
        """Whether it opens a runtime itself, or is an application that does."""
        return any(name in self.source for name in _OPENED_BY)

    def compile(self) -> Any:
        """The code, in which ``await`` may stand outside a function if it is a fragment."""
        source = "\n" * self.line + self.source
        flags = 0 if self.is_program else ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        return compile(source, self.where, "exec", flags, dont_inherit=True)

    def check(self, printed: str) -> None:
        """Compares what it has printed."""
        if self.printed is not None:
            assert printed == self.printed, f"{self.where}, line {self.line}"


def blocks(path: Path) -> Iterator[Block]:
    """The Python blocks of a page."""
    text = path.read_text(encoding="utf-8")
    where = str(path.relative_to(ROOT))
    for match in _FENCED.finditer(text):
        if match[1] == "python":
            following = _FENCED.match(text, match.end() + 1)
            printed = following[2] if following and following[1] == "text" else None
            yield Block(where, text.count("\n", 0, match.start()) + 1, match[2], printed)


def ids(paths: list[Path]) -> list[str]:
    """Names of pages for test identifiers."""
    return [str(path.relative_to(ROOT)) for path in paths]


NEEDS_MACHINE_CODE = [DOCS / "gradients.md"]
"""Pages that print what is so of loops in machine code."""


with_and_without_jit = pytest.mark.parametrize(
    "jit",
    [pytest.param(False, id="calls"), pytest.param(True, id="jit", marks=pytest.mark.stress)],
)
"""Without machine code in the ordinary run: to make it takes longer than all else of the pages."""


@pytest.fixture
def in_a_folder(path: Path, jit: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is run in a folder of its own, with machine code or without."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LAZYASYNC_JIT", str(int(jit or path in NEEDS_MACHINE_CODE)))


@pytest.mark.parametrize("path", PAGES, ids=ids(PAGES))
@with_and_without_jit
@pytest.mark.usefixtures("in_a_folder")
def test_programs_run(path: Path, jit: bool) -> None:
    for block in blocks(path):
        if block.is_program:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(block.compile(), {"__name__": "__main__"})
            block.check(printed.getvalue())


IN_PARTS = [path for path in PAGES if path != DOCS / "tutorial.md"]
"""Pages with fragments, but for that whose fragments are one program: see below."""


@pytest.mark.parametrize("path", IN_PARTS, ids=ids(IN_PARTS))
@with_and_without_jit
@pytest.mark.usefixtures("in_a_folder")
def test_fragments_run(path: Path, jit: bool) -> None:
    fragments = [block for block in blocks(path) if not block.is_program]
    if not fragments:
        return
    names: dict[str, Any] = {"la": la, "np": np, "trio": trio, "__name__": "fragments"}

    async def run() -> None:
        async with la.open_runtime({"cpu": 2}) as runtime:
            names["runtime"] = runtime
            for block in fragments:
                printed = io.StringIO()
                with contextlib.redirect_stdout(printed):
                    result = eval(block.compile(), names)
                    if inspect.isawaitable(result):
                        await result
                block.check(printed.getvalue())

    trio.run(run)


@pytest.mark.parametrize("path", [DOCS / "tutorial.md"], ids=["tutorial.md"])
@with_and_without_jit
@pytest.mark.usefixtures("in_a_folder")
def test_the_tutorial_is_one_program(path: Path, jit: bool) -> None:
    """As its reader has it, who writes block after block into the first one's `async with`."""
    first, *fragments = blocks(path)
    opened = re.search(r"^( +)async with la\.open_runtime\(\):\n", first.source, re.MULTILINE)
    assert first.is_program
    assert opened is not None
    end = "print(end_of_block)\n"
    body = "".join(block.source + end for block in fragments)
    program = (
        first.source[: opened.end()]
        + textwrap.indent(body, 2 * opened[1])
        + first.source[first.source.index("\n\ntrio.run(main)") :]
    )
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "tutorial", "exec"), {"end_of_block": "\0"})
    *outputs, rest = printed.getvalue().split("\0\n")
    assert rest == ""
    for block, output in zip(fragments, outputs, strict=True):
        block.check(output)


def test_there_are_blocks_to_run() -> None:
    found = [block for path in PAGES for block in blocks(path)]
    assert sum(block.is_program for block in found) >= 3
    assert sum(block.printed is not None for block in found) >= 3
    assert len(found) >= 30


# ---- tables --------------------------------------------------------------------------------


def test_every_field_of_the_configuration_is_in_the_table() -> None:
    rows = {}
    for line in (DOCS / "configuration.md").read_text(encoding="utf-8").splitlines():
        match = re.match(r"\| `(\w+)` \| `(\w+)` \| `([^`]*)` \| ", line)
        if match is not None:
            rows[match[1]] = (match[2], match[3])
    expected = {
        field.name: (f"LAZYASYNC_{field.name.upper()}", _shown(field.default))
        for field in dataclasses.fields(la.Config)
    }
    assert rows == expected


def _shown(value: object) -> str:
    return f"{value:_}" if type(value) is int and value >= 10_000 else repr(value)


def test_every_counter_and_metric_is_in_the_table() -> None:
    counted = re.compile(
        r'(?:increment|add_sample|timed|pending_seconds|_count)\(\s*"(\w+)"|counters\["(\w+)"\]'
    )
    used = set()
    for path in (ROOT / "lazyasync").rglob("*.py"):
        for match in counted.finditer(path.read_text(encoding="utf-8")):
            used.add(match[1] or match[2])
    text = (DOCS / "metrics.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| (`[A-Z][^|]*) \|", text, re.MULTILINE)
    listed = set(re.findall(r"`(\w+)`", " ".join(cells)))
    assert listed == used == OF_THE_RUNTIME


def test_every_error_is_explained() -> None:
    text = (DOCS / "failures.md").read_text(encoding="utf-8")
    for name in la.__all__:
        if name.endswith("Error"):
            assert f"`{name}`" in text


def test_the_reference_has_every_public_name() -> None:
    pages = [path.read_text(encoding="utf-8") for path in (DOCS / "reference").glob("*.md")]
    text = "\n".join(pages)
    paths = set(re.findall(r"^::: lazyasync\.([\w.]+)$", text, re.MULTILINE))
    assert all(hasattr(la, name) for name in la.__all__)  # which imports what is imported later
    assert all(hasattr(la.random, name) for name in la.random.__all__)
    for path in paths:
        assert pkgutil.resolve_name(f"lazyasync.{path}") is not None  # imports what others had not
    # Of a module all that it makes public; another name of something has to be written out, here or
    # in the docstring of what it is a name of.
    modules = [found for path in paths if inspect.ismodule(found := operator.attrgetter(path)(la))]
    listed = {
        name
        for module in modules
        for name in getattr(module, "__all__", ())
        if getattr(getattr(module, name), "__name__", name) == name
    }
    text += "".join(inspect.getdoc(getattr(la, name, None)) or "" for name in listed)
    referenced = paths | listed | set(re.findall(r"`la\.(\w+)`", text))
    assert set(la.__all__) - referenced == set()


def test_the_reference_has_every_method_of_tensors() -> None:
    text = (DOCS / "reference" / "tensors.md").read_text(encoding="utf-8")
    tree = ast.parse((ROOT / "lazyasync" / "tensor.py").read_text(encoding="utf-8"))
    shown = {  # with their docstrings, by mkdocstrings
        part.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name == "LazyTensor"
        for part in ast.walk(node)
        if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(part)
    }
    named = set(re.findall(r"`(?:t\.)?(\w+)(?:\(\w*\))?`", text))
    public = {
        name
        for name, value in vars(la.LazyTensor).items()
        if not name.startswith("_") and not isinstance(value, MissingMethod)
    }
    assert public - shown - named == set()


def test_the_navigation_has_every_page() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for path in DOCS.rglob("*.md"):
        assert f" {path.relative_to(DOCS).as_posix()}\n" in navigation


def test_the_index_of_decisions_has_each_in_a_line() -> None:
    folder = DOCS / "decisions"
    pages = [path for path in folder.glob("*.md") if path.name != "index.md"]
    decided = [
        (path.name, title)
        for path in pages
        for title in re.findall(r"^## (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    index = (folder / "index.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \[(.+?)\]\((\w+\.md)#[\w-]+\): \S", index, re.MULTILINE)
    assert Counter((page, title) for title, page in listed) == Counter(decided)


def test_the_readme_has_every_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = re.search(r"Further extras: .*?\.\n", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert text is not None
    named = re.findall(r"`(\w+)`", text[0])
    of_developers, in_its_commands = {"bench", "dev", "native-runtime"}, {"examples", "jit"}
    others = extras["optional-dependencies"].keys() - of_developers - in_its_commands
    assert sorted(named) == sorted(others)


def test_the_checks_run_the_commands_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [
        line
        for match in _FENCED.finditer(readme)
        if match[1] == "sh"
        for line in match[2].splitlines()
        if line.startswith("python3 -m venv")
    ]
    assert len(commands) == 2
    assert commands[0].endswith("examples/train_digits.py")
    with_all = "-e '.[examples,jit]'"  # what the measured times have, and what the examples import
    assert with_all in commands[0]
    assert with_all in (DOCS / "tutorial.md").read_text(encoding="utf-8")
    assert commands[1].endswith("pytest")
    assert commands[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


# ---- the search ----------------------------------------------------------------------------


class Section(NamedTuple):
    """A section of a page: where it stands, the words of its title, all of its words."""

    where: str
    title: list[str]
    words: set[str]
    boost: float


def sections() -> Iterator[Section]:
    """The sections of all pages; a page may say how much it counts in the search."""
    for path in DOCS.rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        boost = re.match(r"---\nsearch:\n  boost: ([\d.]+)\n---\n", text)
        for part in re.split(r"^#+ ", _FENCED.sub("", text), flags=re.MULTILINE)[1:]:
            title = re.findall(r"\w+", part.partition("\n")[0].lower())
            where = f"{path.relative_to(DOCS)}#{'-'.join(title)}"
            words = set(re.findall(r"\w+", part.lower()))
            yield Section(where, title, words, float(boost[1]) if boost else 1.0)


@pytest.mark.parametrize(
    ("asked", "section"),
    [
        ("cancel a step", "failures.md#cancel-a-step"),
        ("cancel step", "failures.md#cancel-a-step"),
        ("why is my step compiled again", "debugging.md#why-is-my-step-compiled-again"),
        ("step compiled again", "debugging.md#why-is-my-step-compiled-again"),
        ("out of memory", "debugging.md#out-of-memory"),
        ("hessian", "gradients.md#jacobians-and-hessians"),
        ("key-value cache", "networks.md#generating-text-with-a-key-value-cache"),
        ("several workers", "data.md#several-workers"),
    ],
)
def test_the_search_finds_what_people_ask_for(asked: str, section: str) -> None:
    """By titles, which count a thousand times what text does in the site's search (Lunr's BM25).

    There too each word asked for stands for all that begin with it, also "a" and "of".
    """
    found = list(sections())
    sections_with = Counter(word for section in found for word in section.words)
    mean_length = sum(len(section.title) for section in found) / len(found)

    def score(section: Section) -> float:
        shortness = 2.2 / (1.2 * (0.25 + 0.75 * len(section.title) / mean_length) + 1)
        hits = [
            word
            for part in re.findall(r"\w+", asked)
            for word in set(section.title)
            if word.startswith(part)
        ]
        rarity = sum(math.log(1 + len(found) / sections_with[word]) for word in hits)
        return section.boost * shortness * rarity

    assert max(found, key=score).where == section


def test_pages_to_look_things_up_do_not_hide_the_guide_in_the_search() -> None:
    looked_up = ("reference/", "decisions/", "modules.md")
    boosts = {part.boost for part in sections() if part.where.startswith(looked_up)}
    assert boosts == {0.1}


def test_nothing_names_this_machine() -> None:
    texts = [*PAGES, ROOT / "mkdocs.yml", ROOT / ".ci" / "run", *(ROOT / "examples").glob("*.py")]
    for path, word in itertools.product(texts, ("/home/", "/root/", "/tmp/", "/work/")):
        assert word not in path.read_text(encoding="utf-8"), f"{path} names {word}"
