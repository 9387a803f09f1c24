"""What LLVM makes is freed: by its class, by its function, or at the end of a compile."""

from __future__ import annotations

import ctypes
import gc
import itertools
import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from graph_programs import Program, native_program

from lazyasync.ops.elementwise.arithmetic import BITWISE_AND, BITWISE_OR

llvm = pytest.importorskip("llvmlite.binding")

from lazyasync.backends.cpu.llvm import objects as llvm_objects  # noqa: E402
from lazyasync.backends.cpu.llvm.objects import ObjectCompiler  # noqa: E402

DOUBLED = """
define i64 @doubled(i64 %x) {
  %y = shl i64 %x, 1
  ret i64 %y
}"""


@pytest.fixture(scope="module")
def compiler() -> ObjectCompiler:
    return ObjectCompiler()


@pytest.fixture
def freeing(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that have freed loaded code, in order."""
    gc.collect()  # other code, of which tests before have left nothing but garbage
    threads: list[threading.Thread] = []
    dispose = llvm.ExecutionEngine._dispose

    def noted(loader: Any) -> None:
        threads.append(threading.current_thread())
        dispose(loader)

    monkeypatch.setattr(llvm.ExecutionEngine, "_dispose", noted)
    return threads


def test_compiled_code_is_loaded_and_runs(compiler: ObjectCompiler) -> None:
    addresses, memory = compiler.load(compiler.compile(DOUBLED), ["doubled"])
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(addresses["doubled"])(21) == 42
    del memory


def test_what_is_no_module_raises_and_leaves_the_compiler_usable(compiler: ObjectCompiler) -> None:
    with pytest.raises(RuntimeError, match="expected top-level entity"):
        compiler.compile("nonsense")
    assert compiler.compile(DOUBLED) == compiler.compile(DOUBLED)


def test_no_pass_builder_optimizes_many_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is slower than the one before it, by what llvmlite leaves in their builder."""
    builders: list[Any] = []
    run = llvm.ModulePassManager.run

    def noted(passes: Any, module: Any, builder: Any) -> None:
        builders.append(builder)
        run(passes, module, builder)

    monkeypatch.setattr(llvm.ModulePassManager, "run", noted)
    limit = llvm_objects.BUILDER_RUNS
    compiler = ObjectCompiler()
    for _ in range(2 * limit + 1):
        compiler.compile(DOUBLED)
    runs = [len(list(group)) for _, group in itertools.groupby(builders, id)]
    assert runs == [limit, limit, 1]
    assert len({id(builder) for builder in builders}) == 3


def test_code_that_nobody_holds_is_freed_at_once(
    compiler: ObjectCompiler, freeing: list[threading.Thread]
) -> None:
    _, memory = compiler.load(compiler.compile(DOUBLED), ["doubled"])
    assert freeing == []
    del memory
    assert freeing == [threading.current_thread()]


def test_whoever_drops_code_does_not_wait_for_a_compile(
    compiler: ObjectCompiler, freeing: list[threading.Thread]
) -> None:
    """llvmlite would have the event loop wait, if it drops a program while a thread compiles."""
    _, memory = compiler.load(compiler.compile(DOUBLED), ["doubled"])
    at_work, dropped = threading.Event(), threading.Event()

    def work() -> None:
        with compiler._at_work():
            at_work.set()
            assert dropped.wait(timeout=60)

    worker = threading.Thread(target=work)
    worker.start()
    assert at_work.wait(timeout=60)
    del memory
    assert freeing == []
    dropped.set()
    worker.join(timeout=60)
    assert freeing == [worker]


# ---- pass managers -------------------------------------------------------------------------


class _Reference:
    """As llvmlite's base class of references: it frees nothing by itself."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    def _dispose(self) -> None:
        """Nothing."""

    def close(self) -> None:
        self._dispose()
        self.ended.append("closed")

    def detach(self) -> None:
        self.ended.append("detached")


class _Mended(_Reference):
    def _dispose(self) -> None:
        self.ended.append("freed by itself")


def _binding(**functions: Any) -> Any:
    return SimpleNamespace(
        ffi=SimpleNamespace(ObjectRef=_Reference, lib=SimpleNamespace(**functions))
    )


def test_pass_managers_are_freed_by_the_function_that_their_class_forgets() -> None:
    manager = _Reference()
    found = _binding(LLVMPY_DisposeNewModulePassManger=lambda m: m.ended.append("freed"))
    llvm_objects._end_passes(found, manager)
    assert manager.ended == ["freed", "detached"]


def test_pass_managers_that_free_themselves_are_freed_once() -> None:
    manager = _Mended()
    found = _binding(LLVMPY_DisposeNewModulePassManger=lambda m: m.ended.append("freed"))
    llvm_objects._end_passes(found, manager)
    assert manager.ended == ["freed by itself", "closed"]


@pytest.mark.parametrize("found", [_binding(), SimpleNamespace()])
def test_without_that_function_pass_managers_are_closed(found: Any) -> None:
    manager = _Reference()
    llvm_objects._end_passes(found, manager)
    assert manager.ended == ["closed"]


def test_llvmlite_frees_pass_managers_in_one_of_these_ways() -> None:
    """A new release that does it in yet another way is not to go unnoticed."""
    manager = llvm.create_new_module_pass_manager()
    mended = type(manager)._dispose is not llvm.ffi.ObjectRef._dispose
    assert mended or hasattr(llvm.ffi.lib, "LLVMPY_DisposeNewModulePassManger")
    llvm_objects._end_passes(llvm, manager)
    assert manager.closed


def test_code_is_generated_for_booleans_that_are_broadcast() -> None:
    """At this loop LLVM ended the process, on processors that permute bytes."""
    random = np.random.default_rng(0)
    a, b, c, d = [
        random.random(shape) < 0.5 for shape in ((3, 4, 1), (3, 1, 7), (3, 1, 1), (3, 4, 7))
    ]
    p = Program()
    first, second, third, fourth = [p.argument(array) for array in (a, b, c, d)]
    both = p.apply(BITWISE_AND, p.apply(BITWISE_OR, first, second), third)
    (found,) = p.run(native_program, [p.apply(BITWISE_OR, fourth, both)])
    np.testing.assert_array_equal(found, d | ((a | b) & c))
