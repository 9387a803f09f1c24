"""What is generated for a program is the same text in every process, so that caches find it."""

from __future__ import annotations

from itertools import zip_longest

from processes import found_in_processes

_PROGRAM = """
import numpy as np
from graph_programs import Program
from choices import Seeded
from random_programs import RandomProgram

from lazyasync.backends.cpu import aliasing
from lazyasync.backends.cuda.kernels import compile as cuda_compile
from lazyasync.backends.cuda.kernels import loops as cuda_loops
from lazyasync.backends.cuda.kernels import products as cuda_products
from lazyasync.backends.cpu.llvm import loops as llvm_loops
from lazyasync.backends.cpu.program import CpuProgram
from lazyasync.compiler import statements
from lazyasync.compiler.fused_graph import Loop
from lazyasync.compiler.fusion import fuse
from lazyasync.compiler.primitive_graph import PrimitiveGraph
from lazyasync.ops.elementwise.arithmetic import ADD, MULTIPLY, SUBTRACT
from lazyasync.ops.elementwise.activations import RELU
from lazyasync.ops.elementwise.functions import EXP, SQRT
from lazyasync.ops.elementwise.trigonometry import TANH
from lazyasync.ops.linear_algebra import MATMUL
from lazyasync.ops.reductions.reductions import MAX, MEAN
from lazyasync.ops.manipulation.shaping import TRANSPOSE
from lazyasync.ops.reductions.softmax import SOFTMAX

sources = []

def compile_and_keep(source, *others):
    sources.append(source)
    return compile(source, *others)

statements.compile = compile_and_keep

def texts(collected):
    graph = collected.graph
    sources.clear()
    program = CpuProgram(graph)
    yield from (graph.key.hexdigest(), program.describe(), repr(program.contents.offsets), *sources)
    for options in ({}, {"groups": True, "constants": True}):
        fused = fuse(PrimitiveGraph(graph), **options)
        aliases = aliasing.find_aliases(fused)
        types = fused.graph.types
        loops = fused.of_kind(Loop)
        yield repr(list(aliases.values()))
        for written in llvm_loops.write_loops(loops, types, aliases).values():
            yield repr((written.text, written.declarations, written.functions, written.loads))
        finished = cuda_products.finish_products(fused, relu=True)
        loops = finished.of_kind(Loop)
        written, _ = cuda_compile.kernel_texts([cuda_loops.write_loop(l, types) for l in loops])
        yield cuda_compile.module_source(written)

def training(program):
    x = program.argument(np.ones((64, 32), np.float32))
    rate, roots = program.number(0.1, "f"), []
    for width in (32, 32, 8, 24):
        weights = program.argument(np.ones((x.type.shape[1], width), np.float32))
        momentum = program.argument(np.ones(weights.type.shape, np.float32))
        bias = program.argument(np.ones(width, np.float32))
        h = program.apply(ADD, program.apply(MATMUL, x, weights), bias)
        across = program.apply(TRANSPOSE, x, attributes=((1, 0),))
        step = program.apply(MULTIPLY, program.apply(MATMUL, across, h), rate)
        moved = program.apply(ADD, momentum, step)
        roots += [moved, program.apply(SUBTRACT, weights, program.apply(SQRT, moved))]
        roots.append(program.apply(SOFTMAX, h, attributes=((1,),)))
        x = program.apply(RELU, h)
    mean = program.apply(MEAN, x, attributes=((0,), False))
    most = program.apply(MAX, program.apply(EXP, x), attributes=((1,), True))
    return [*roots, mean, most, program.apply(TANH, program.apply(ADD, x, most)), x]

def random_texts(seed):
    made = RandomProgram(Seeded(seed))
    roots = made.roots() if seed % 2 else range(len(made.values))
    nodes = dict.fromkeys(made.values[root].node for root in roots)
    return texts(made.program.collect(list(nodes)))

program = Program()
found = {"training": list(texts(program.collect(training(program))))}
for seed in range(200, 210) if noise else ():
    for _ in random_texts(seed):
        pass
found.update((str(seed), list(random_texts(seed))) for seed in range(20))
"""


def test_the_text_of_programs_is_the_same_in_every_process() -> None:
    first, *others = found_in_processes(_PROGRAM)
    assert sum(map(len, first.values())) > 250
    for other in others:
        for program, texts in first.items():
            for text, again in zip_longest(texts, other[program]):
                assert text == again, f"{program}\n{text}\n{again}"
