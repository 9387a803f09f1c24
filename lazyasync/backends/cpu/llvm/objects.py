"""Object code from LLVM, and functions loaded from it, by way of llvmlite: who frees what.

Nothing here imports llvmlite before there is something to compile.
"""

from __future__ import annotations

import platform
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any

from lazyasync.backends.cpu.process_locks import ProcessLock

NOT_USED = ("-avx512vbmi",) if platform.machine() in ("x86_64", "AMD64") else ()
"""What a processor may have that no code is generated for. LLVM 22.1 ends the process ("Cannot
select") at some loops over broadcast booleans on those that permute bytes."""

LOADS_ONE_BY_ONE = "+prefer-no-gather"
"""For processors of AMD, whose instructions that load a vector from several places take longer than
loading its elements: every third column of 2000 x 2000 float32 takes half as long (Zen 4)."""

BUILDER_RUNS = 64
"""So many modules are optimized with one pass builder. For each of them llvmlite adds a function
that LLVM calls at every pass from then on, and it never frees the 1.4 KiB of a builder."""


class Effort(Enum):
    """What is done for the speed of a module."""

    ALL = auto()
    """It is optimized as well."""
    SELECTION = auto()
    """It has been optimized, as when it was compiled from C; instructions and registers are chosen
    with care."""
    LEAST = auto()
    """Code is generated quickly: of what has been optimized, as the native runtime, which takes
    7 ms instead of 60 and runs as fast; or of what is to be optimized later."""


class ObjectCompiler:
    """Compiles modules of LLVM's language to object code for this processor, and loads such code.

    It works on one at a time. What LLVM makes for a module is freed when that has been compiled,
    and what has been loaded when nobody holds it any more.
    """

    def __init__(self) -> None:
        import llvmlite.binding as llvm  # type: ignore[import-untyped]

        self._llvm = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        triple = llvm.get_process_triple()
        cpu = llvm.get_host_cpu_name()
        tuning = (LOADS_ONE_BY_ONE,) if cpu.startswith("znver") else ()
        features = ",".join([llvm.get_host_cpu_features().flatten(), *NOT_USED, *tuning])
        self.identity: tuple[str, ...] = (
            triple,
            cpu,
            features,
            ".".join(map(str, llvm.llvm_version_info)),
            "level 1, not unrolled",
        )
        """What object code depends on besides the text of its module."""
        self._target = llvm.Target.from_default_triple()
        self._machine, self._quick_machine = [
            self._target.create_target_machine(
                cpu=cpu, features=features, opt=level, codemodel="jitdefault"
            )
            for level in (3, 0)
        ]
        self._head = f'''\
target datalayout = "{self._machine.target_data}"
target triple = "{triple}"
'''
        # Loops say themselves how many vectors go side by side. To unroll them further, or to
        # optimize at a higher level, gains nothing and takes half as long again.
        self._tuning = llvm.create_pipeline_tuning_options(speed_level=1)
        self._tuning.loop_vectorization = True
        self._tuning.slp_vectorization = True
        self._tuning.loop_unrolling = False
        self._builder: Any = None
        self._builder_runs = BUILDER_RUNS
        """The modules that the builder has been used for."""
        self._empty = llvm.parse_assembly("")
        """A module for loaders, which cannot be made without one."""
        self._working = ProcessLock()
        self._library_lock = _library_lock(llvm)
        """Held for forks, which take all such locks that somebody holds."""
        self._ended: deque[Any] = deque()
        """The loaders of code that nobody holds any more."""

    def compile(self, text: str, effort: Effort = Effort.ALL) -> bytes:
        """The object code of a module without a target.

        Raises ``RuntimeError`` if LLVM does not understand it.
        """
        llvm = self._llvm
        # A context of its own, because constants, types and metadata live as long as theirs.
        with (
            self._at_work(),
            llvm.create_context() as context,
            llvm.parse_assembly(self._head + text, context) as module,
        ):
            if effort is Effort.ALL:
                self._optimize(module)
            machine = self._quick_machine if effort is Effort.LEAST else self._machine
            code: bytes = machine.emit_object(module)
        return code

    def _optimize(self, module: Any) -> None:
        if self._builder_runs == BUILDER_RUNS:
            self._builder = self._llvm.create_pass_builder(self._machine, self._tuning)
            self._builder_runs = 0
        self._builder_runs += 1
        passes = self._builder.getModulePassManager()  # which runs once
        try:
            passes.run(module, self._builder)
        finally:
            _end_passes(self._llvm, passes)

    def load(
        self, code: bytes, names: Sequence[str], variables: Sequence[str] = ()
    ) -> tuple[dict[str, int], LoadedCode]:
        """The addresses of functions and variables, which are there for as long as code is held."""
        llvm = self._llvm
        with self._at_work():
            # The loader owns its machine. Nothing is compiled with that, so it may be a plain one.
            machine = self._target.create_target_machine(opt=0, codemodel="jitdefault")
            try:
                loader = llvm.create_mcjit_compiler(self._empty, machine)
            except RuntimeError:
                self._empty.detach()  # which LLVM has freed
                self._empty = llvm.parse_assembly("")
                raise
            loader.remove_module(self._empty)  # for which it would generate code
            loader.add_object_file(llvm.ObjectFileRef.from_data(code))
            loader.finalize_object()
            addresses = {name: loader.get_function_address(name) for name in names}
            addresses.update((name, loader.get_global_value_address(name)) for name in variables)
        return addresses, LoadedCode(loader, self._ended, self._free_ended)

    def keep_all(self) -> None:
        """Leaves it to the end of the process to free what is its own, and what nobody holds."""
        while self._ended:
            self._ended.popleft().detach()
        for owned in (self._machine, self._quick_machine, self._tuning, self._builder, self._empty):
            if owned is not None:
                owned.detach()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        try:
            with self._working:
                yield
        finally:
            self._free_ended()

    def _free_ended(self) -> None:
        """Frees the loaders of code that nobody holds, unless someone is at work, who does so then.

        llvmlite lets one thread at a time call LLVM. The event loop, in which a program may be
        dropped, must not wait for another thread's compile.
        """
        # Again, because whoever was at work may have looked before there was something to free.
        while self._ended and self._working.acquire(0):
            try:
                while True:
                    self._ended.popleft()  # to nobody: its finalizer frees it
            except IndexError:  # also if one that ends meanwhile, in this thread, frees them
                pass
            finally:
                self._working.release()


class LoadedCode:
    """What keeps loaded code in memory."""

    __slots__ = ("_ended", "_free_ended", "_loader")

    def __init__(self, loader: Any, ended: deque[Any], free_ended: Callable[[], None]) -> None:
        self._loader = loader
        self._ended = ended
        self._free_ended = free_ended

    def keep(self) -> None:
        """Leaves it to the end of the process to free it."""
        self._loader.detach()

    def __del__(self) -> None:
        # In any thread, at any moment.
        self._ended.append(self._loader)
        del self._loader
        self._free_ended()


def _library_lock(llvm: Any) -> ProcessLock | None:
    """The lock of llvmlite's that each of its functions takes, for which it has no public name."""
    wrapped = getattr(llvm.ffi.lib, "_lock", None)
    return ProcessLock(wrapped, "_lock") if hasattr(wrapped, "_lock") else None


def _end_passes(llvm: Any, passes: Any) -> None:
    """Frees a pass manager.

    llvmlite's class (0.45 to 0.50) inherits two ways of doing so, of which the first does nothing.
    Each manager is 76 KB.
    """
    ffi = getattr(llvm, "ffi", None)
    nothing = getattr(getattr(ffi, "ObjectRef", None), "_dispose", None)
    dispose = getattr(getattr(ffi, "lib", None), "LLVMPY_DisposeNewModulePassManger", None)
    if nothing and dispose and getattr(type(passes), "_dispose", None) is nothing:
        dispose(passes)
        passes.detach()
    else:
        passes.close()
