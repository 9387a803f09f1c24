"""The process's machine code: the native runtime is loaded, and each loop compiled once.

Nothing here imports llvmlite before something is to be compiled.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import platform
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

import numpy as np

from lazyasync.backends.cpu.blas import ProductOfBlas, find_products
from lazyasync.backends.cpu.drafts import MOST_WORK, Draft, work_of_draft
from lazyasync.backends.cpu.llvm.loops import LlvmLoopCode
from lazyasync.backends.cpu.llvm.objects import Effort, LoadedCode, ObjectCompiler
from lazyasync.backends.cpu.llvm.own_functions import write_own_functions
from lazyasync.backends.cpu.llvm.vector_functions import (
    function_attribute,
    operand_count,
    variants_of,
)
from lazyasync.backends.cpu.llvm.writer import FUNCTION_ATTRIBUTES, LOOP_METADATA
from lazyasync.backends.cpu.native.layout import FIXUP_WORDS, RECORD_WORDS, native_call
from lazyasync.backends.cpu.native_runtime.module import (
    FUNCTIONS,
    OF_CALLS,
    SELECTED_WELL,
    UNITS,
    runtime_text,
)
from lazyasync.backends.cpu.process_locks import ProcessLock, at_the_end
from lazyasync.compiler.mathematics import OWN_FUNCTIONS
from lazyasync.compiler.object_cache import ObjectCache
from lazyasync.ir.sizes import in_sample

MODULE_LOOPS = 4
"""Loops of a module. Of more there are several, as no other is compiled while one is."""
FIRST, NOW = ".first", ".now"
"""The ends of the names of a draft's functions, and of what says where those without go on."""


def is_available(cache: ObjectCache | None = None) -> bool:
    """Whether llvmlite can be imported, and this interpreter keeps arrays where loops look.

    The first who asks starts the engine, whose own code is kept in ``cache``.
    """
    with _starting:  # also while it is looked for, with Python's lock of imports
        installed = importlib.util.find_spec("llvmlite") is not None
        return installed and _engine_or_none(cache) is not None


_engines: list[Engine | None] = []
"""The process's engine, or None where there can be none; empty before it has been tried."""
_starting = ProcessLock()


def _engine_or_none(cache: ObjectCache | None = None) -> Engine | None:
    with _starting:
        if not _engines:
            try:
                _engines.append(Engine(cache))
            except Exception:  # a broken installation, or an interpreter laid out differently
                _engines.append(None)
        return _engines[0]


@at_the_end
def _keep_loaded() -> None:
    """Leaves it to the end of the process to unload code: llvmlite may be gone before it is."""
    for engine in _engines:
        if engine is not None:
            engine.keep_loaded()


def engine() -> Engine:
    """The process's engine. Raises ``RuntimeError`` if `is_available` says no."""
    found = _engine_or_none()
    if found is None:
        raise RuntimeError("llvmlite cannot be used here")
    return found


def loop_key(text: str) -> str:
    """A digest of a loop's text, which is much shorter."""
    return hashlib.blake2b(text.encode(), digest_size=20).hexdigest()


class LoadedLoop:
    """A loop's function, which is there for as long as this is held."""

    __slots__ = ("__weakref__", "address", "draft", "memory")

    def __init__(self, address: int, memory: LoadedCode, draft: Draft | None = None) -> None:
        self.address = address
        self.memory = memory
        self.draft = draft
        """What it is one of, if its code was generated quickly."""


class UnitFunction:
    """A native function of the address of so many 64-bit numbers, called with these."""

    __slots__ = ("_function", "address")

    def __init__(self, address: int) -> None:
        self.address = address
        self._function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(address)

    def __call__(self, *numbers: int) -> int:
        arguments = (ctypes.c_int64 * len(numbers))(*numbers)
        found: int = self._function(ctypes.addressof(arguments))
        return found


class ProductFunction(NamedTuple):
    """How matrices of one dtype are multiplied."""

    function: int
    """The address of the function of the runtime that records name."""
    blas: ProductOfBlas
    """The functions of BLAS that it calls."""


class NativeThreadFunctions:
    """The native functions of `lazyasync.backends.cpu.native.thread`, each of its block's address.

    ``serve`` and ``wait`` are called without the GIL; the others are too short to release it.
    ``launch`` has one more argument: the address of the call.
    ``completed`` gives the number of the launch that completed last, whose results are seen then.
    """

    __slots__ = ("close", "completed", "launch", "serve", "wait", "wake_up")

    def __init__(self, addresses: Mapping[str, int]) -> None:
        long_one = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
        short_one = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
        launching = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
        self.serve = long_one(addresses["lazyasync_serve"])
        self.wait = long_one(addresses["lazyasync_wait"])
        self.close = short_one(addresses["lazyasync_close"])
        self.wake_up = short_one(addresses["lazyasync_wake_up"])
        self.launch = launching(addresses["lazyasync_launch"])
        asking = ctypes.PYFUNCTYPE(ctypes.c_long, ctypes.c_void_p)
        self.completed = asking(addresses["lazyasync_completed"])


class Engine:
    """Compiles loops, and has what it has compiled for as long as some program uses it."""

    def __init__(self, cache: ObjectCache | None = None) -> None:
        self._lock = ProcessLock()
        self._compiler = ObjectCompiler()  # whose lock is taken after this one
        self._loops: WeakValueDictionary[str, LoadedLoop] = WeakValueDictionary()
        """The loops that some program uses, by the digests of their text; see `loop_key`."""
        self._units: dict[str, tuple[dict[str, int], LoadedCode]] = {}
        # Which has been optimized when it was compiled from C: here that would take twice as long.
        addresses, self._own = self._compile(runtime_text(), FUNCTIONS, cache, Effort.LEAST)
        self.runtime = addresses
        """The functions of the native runtime: their addresses, by their names."""
        arguments = (ctypes.c_long, ctypes.c_void_p, ctypes.py_object)
        self.run = ctypes.CFUNCTYPE(*arguments)(addresses["lazyasync_run"])
        """``run(call, list)``: looks up the addresses of the arrays in the list that the call (its
        address; see `CallWord`) is to be run on, and runs it. Gives 0, or with nothing done one
        more than the position of an array that is not contiguous."""
        self.look_up = ctypes.PYFUNCTYPE(*arguments)(addresses["lazyasync_look_up"])
        """As `run`, without running it."""
        helper_function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_long)
        self.help = helper_function(addresses["lazyasync_help"])
        """``help(helpers, crew)``: takes part in what the helpers do, while that crew does."""
        self.change_crew = helper_function(addresses["lazyasync_change_crew"])
        """``change_crew(helpers, crew)``: has that crew help, and all others leave."""
        self.native_threads = NativeThreadFunctions(addresses)
        self.products = {
            character: ProductFunction(addresses[f"lazyasync_product_{character}{blas.bits}"], blas)
            for character, blas in find_products().items()
        }
        """The functions that multiply matrices, by the character of the dtype."""
        self.call_functions: dict[str, UnitFunction] = {}
        """The functions of the units that calls are made of, as far as programs need them."""
        self.converts_half = _converts_half()
        """Whether the processor converts float16 to float32, and back."""
        self._check_layout()

    def functions(
        self,
        codes: Sequence[LlvmLoopCode],
        cache: ObjectCache | None = None,
        *,
        drafts: bool = False,
    ) -> list[LoadedLoop]:
        """The functions of loops, compiling in one go those that are new.

        What has been compiled by another process is found in ``cache``. With ``drafts`` the code of
        those that do little is generated quickly; see `lazyasync.backends.cpu.llvm.drafts`.
        """
        with self._lock:
            keys = [loop_key(code.text) for code in codes]
            found = {key: self._loops.get(key) for key in keys}
            for missing, quickly in self._missing(dict(zip(keys, codes, strict=True)), drafts):
                found.update(self._load(missing, cache, quickly))
            loops = [loop for key in keys if (loop := found[key]) is not None]
        if not drafts:
            for draft in dict.fromkeys(loop.draft for loop in loops if loop.draft is not None):
                draft.improve()
        return loops

    def _missing(
        self, codes: Mapping[str, LlvmLoopCode], drafts: bool
    ) -> list[tuple[dict[str, LlvmLoopCode], bool]]:
        """The modules of those that are not there, and whether they are to be drafts."""
        modules: list[tuple[dict[str, LlvmLoopCode], bool]] = []
        open_modules: dict[bool, dict[str, LlvmLoopCode]] = {}
        for key, code in codes.items():
            if self._loops.get(key) is not None:
                continue
            work = work_of_draft(in_sample(code.total) * in_sample(code.work), code.by_vectors)
            quickly = drafts and code.is_exact and work <= MOST_WORK
            module = open_modules.get(quickly)
            if module is None or len(module) == MODULE_LOOPS:
                module = open_modules[quickly] = {}
                modules.append((module, quickly))
            module[key] = code
        return modules

    def unit(self, name: str, cache: ObjectCache | None = None) -> Mapping[str, int]:
        """The addresses of what others call of a unit of the native runtime, by their names.

        It is loaded by the first call: few programs need convolutions or attention.
        """
        with self._lock:
            found = self._units.get(name)
            if found is None:
                effort = Effort.SELECTION if name in SELECTED_WELL else Effort.LEAST
                found = self._compile(runtime_text(unit=name), UNITS[name], cache, effort)
                self._units[name] = found
            return found[0]

    def load_call_functions(self, unit: str, cache: ObjectCache | None = None) -> None:
        """Sees to it that `call_functions` has those of a unit."""
        addresses = self.unit(unit, cache)
        for name in OF_CALLS[unit]:
            if name not in self.call_functions:
                self.call_functions[name] = UnitFunction(addresses[f"lazyasync_{name}"])

    def keep_loaded(self) -> None:
        """Unloads nothing any more, also where nobody uses it; no thread loads anything then."""
        own = [self._own, *(memory for _, memory in self._units.values())]
        loops = list(self._loops.values())
        for memory in dict.fromkeys((*own, *(loop.memory for loop in loops))):
            memory.keep()
        for draft in dict.fromkeys(loop.draft for loop in loops if loop.draft is not None):
            draft.keep()
        self._compiler.keep_all()

    def _load(
        self, codes: Mapping[str, LlvmLoopCode], cache: ObjectCache | None, quickly: bool
    ) -> dict[str, LoadedLoop]:
        names = [f"loop_{key}" for key in codes]
        text = self._text(codes, "")
        draft: Draft | None = None
        kept = cache.get(self._cache_key(text)) if quickly and cache is not None else None
        if kept is not None:
            addresses, memory = self._compiler.load(kept, names)
        elif quickly:
            addresses, memory, draft = self._draft(codes, names, text, cache)
        else:
            addresses, memory = self._compile(text, names, cache)
        loaded = {
            key: LoadedLoop(addresses[name], memory, draft)
            for key, name in zip(codes, names, strict=True)
        }
        self._loops.update(loaded)
        return loaded

    def _draft(
        self,
        codes: Mapping[str, LlvmLoopCode],
        names: Sequence[str],
        text: str,
        cache: ObjectCache | None,
    ) -> tuple[dict[str, int], LoadedCode, Draft]:
        """The functions of loops as a draft; ``text`` is that of the module it is to become."""
        slots = [name + NOW for name in names]
        first = self._text(codes, FIRST)
        addresses, memory = self._compile(first, names, cache, Effort.LEAST, slots)
        waits = zlib.compress(text.encode(), 1)  # for as long as the program does not run again

        def optimize() -> tuple[Iterable[int], LoadedCode]:
            better, memory = self._compile(zlib.decompress(waits).decode(), names, cache)
            return [better[name] for name in names], memory

        return addresses, memory, Draft([addresses[slot] for slot in slots], memory, optimize)

    def _text(self, codes: Mapping[str, LlvmLoopCode], suffix: str) -> str:
        """A module of loops. With a suffix to their functions' names there are others, by the
        names themselves, that go on to those, or to where they are told to."""
        declarations = dict.fromkeys(line for code in codes.values() for line in code.declarations)
        functions = dict.fromkeys(name for code in codes.values() for name in code.functions)
        declared, intrinsics = self._declare(list(functions))
        declarations.update(intrinsics)
        loops = [code.text.replace("@NAME", f"@loop_{key}{suffix}") for key, code in codes.items()]
        if suffix:
            loops += [
                f"@loop_{key}{NOW} = global ptr @loop_{key}{suffix}\n"
                f"define void @loop_{key}(ptr %args, i64 %begin, i64 %end) nounwind {{\n"
                f"  %now = load atomic ptr, ptr @loop_{key}{NOW} monotonic, align 8\n"
                "  tail call void %now(ptr %args, i64 %begin, i64 %end)\n  ret void\n}"
                for key in codes
            ]
        return "\n".join([*declarations, *declared, FUNCTION_ATTRIBUTES, *loops, LOOP_METADATA])

    def _declare(self, functions: list[str]) -> tuple[list[str], dict[str, None]]:
        """The functions of the C library, and what does the same for vectors.

        Gives their declarations, or text, and those of the intrinsics in it.
        """
        lines: list[str] = []
        used: list[str] = []
        shared: dict[str, None] = {}
        for name in functions:
            type = "float" if name.endswith("f") else "double"
            count = operand_count(name)
            lines.append(f"declare {type} @{name}({', '.join([type] * count)})")
            variants = variants_of(name)
            if name in OWN_FUNCTIONS:
                own = write_own_functions(name)
                lines += own.lines
                shared.update(dict.fromkeys(own.declarations))
                used += own.used
            else:
                used += [variant.symbol for variant in variants]
                for variant in variants:
                    vector = f"<{variant.lanes} x {type}>"
                    lines.append(
                        f"declare {vector} @{variant.symbol}({', '.join([vector] * count)})"
                    )
            listed = ",".join(f"{each.mangled}({each.symbol})" for each in variants)
            known = f' "vector-function-abi-variant"="{listed}"' if listed else ""
            number = function_attribute(name)
            lines.append(f"attributes #{number} = {{ nounwind willreturn memory(none){known} }}")
        if used:
            lines.append(
                f"@llvm.compiler.used = appending global [{len(used)} x ptr] "
                f'[{", ".join(f"ptr @{symbol}" for symbol in used)}], section "llvm.metadata"'
            )
        return lines, shared

    def _compile(
        self,
        text: str,
        names: Sequence[str],
        cache: ObjectCache | None = None,
        effort: Effort = Effort.ALL,
        variables: Sequence[str] = (),
    ) -> tuple[dict[str, int], LoadedCode]:
        """The addresses of functions and variables, which are there for as long as code is held."""
        key = self._cache_key(text)
        code = None if cache is None else cache.get(key)
        if code is None:
            code = self._compiler.compile(text, effort)
            if cache is not None:
                cache.put(key, code)
        return self._compiler.load(code, names, variables)

    def _cache_key(self, text: str) -> tuple[str, ...]:
        return text, *self._compiler.identity

    def _check_layout(self) -> None:
        """Finds out whether arrays and lists are laid out as the driver expects.

        Raises ``RuntimeError`` if they are not: it reads their fields itself, because asking each
        of a step's arrays for its address would take longer than many a step.
        """
        array = np.arange(3.0)
        slot = np.zeros(1, np.int64)
        fixups = np.array([slot.ctypes.data, 1, 16], np.int64)
        call = native_call(fixups.reshape(1, FIXUP_WORDS), np.zeros((0, RECORD_WORDS), np.int64), 0)
        bad = array[::2]
        if self.look_up(call.ctypes.data, [bad, array]) != 0:
            raise RuntimeError("lists or arrays have an unknown layout")
        if slot[0] != array.ctypes.data + 16:
            raise RuntimeError("lists or arrays have an unknown layout")
        if self.look_up(call.ctypes.data, [array, bad]) != 2:
            raise RuntimeError("the flags of arrays have an unknown layout")


def _converts_half() -> bool:
    """Whether there are instructions for it; else LLVM would call functions that are not there."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    if platform.machine().lower() in ("aarch64", "arm64"):
        return True
    return bool(llvm.get_host_cpu_features().get("f16c"))
