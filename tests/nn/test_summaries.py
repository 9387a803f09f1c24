"""Tables of a model's modules: their order, what they count, and that nothing is computed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from decoders import Decoder
from residual_nets import LARGE, SMALL, ResNet

import lazyasync as la
from lazyasync.tensor import LazyTensor


class Shaped:
    """Something that has a shape and a dtype, and no values."""

    def __init__(self, shape: tuple[int, ...], dtype: str = "float32") -> None:
        self.shape, self.dtype = shape, np.dtype(dtype)


@dataclass
class Shared(la.nn.Module):
    """One layer that is called twice, one that is not, and a tensor of its own."""

    layer: la.nn.Linear
    unused: list[la.nn.Linear]
    scale: LazyTensor

    def __call__(self, x: LazyTensor, again: bool = True) -> tuple[LazyTensor, LazyTensor]:
        y = self.layer(x)
        return (self.layer(y) if again else y) * self.scale, y


def shared() -> Shared:
    return Shared(la.nn.Linear(4, 4), [la.nn.Linear(4, 2)], la.ones(()))


async def test_rows(runtime: la.Runtime) -> None:
    table = la.nn.summary(shared(), Shaped((3, 4)))
    assert [row.name for row in table] == ["", "layer", "unused.0"]
    model, layer, unused = table
    assert (model.kind, model.calls, layer.calls, unused.calls) == ("Shared", 1, 2, 0)
    assert [str(each) for each in model.outputs] == ["float32[3, 4]"] * 2
    assert unused.outputs == ()
    assert (model.parameters, layer.parameters, unused.parameters) == (20 + 10 + 1, 20, 10)
    assert layer.flops == 2 * (2 * 3 * 4 * 4 + 3 * 4)
    assert model.flops == layer.flops + 3 * 4
    assert (model.parameter_bytes, unused.flops) == (31 * 4, 0)
    assert model.result_bytes == 5 * 3 * 4 * 4
    once = la.nn.summary(shared(), Shaped((3, 4)), again=False)
    assert once[1].calls == 1
    assert once[1].flops == layer.flops / 2


async def test_a_residual_net(runtime: la.Runtime) -> None:
    table = la.nn.summary(ResNet(**LARGE), Shaped((1, 3, 224, 224)))
    names = [row.name for row in table]
    assert names[:3] == ["", "conv1", "bn1"]
    assert "layer2.0.downsample.1" in names
    assert table[0].parameters == 11_689_512
    # 1.81 thousand millions of multiplications and additions are what is known of it.
    assert 2 * 1.81e9 < table[0].flops < 2 * 1.85e9
    conv = table[names.index("conv1")]
    assert conv.flops == 2 * 7 * 7 * 3 * 64 * 112 * 112
    assert str(conv.outputs[0]) == "float32[1, 64, 112, 112]"
    norm = table[names.index("bn1")]
    assert (norm.parameters, norm.parameter_bytes) == (128, 4 * 256 + 8)  # with its buffers
    for row in table:  # what is inside is part of it
        inside = [other for other in table if other.name.startswith(f"{row.name}.")]
        assert row.flops >= sum(it.flops for it in inside if "." not in it.name)


async def test_nothing_is_computed(runtime: la.Runtime) -> None:
    la.manual_seed(0)
    before = la.get_rng_state()
    decoder = Decoder(100, 16, 8, 2, 4)
    drawn = la.get_rng_state()
    table = la.nn.summary(decoder, Shaped((2, 8), "int64"))
    assert la.get_rng_state() == drawn != before
    assert not la.metrics.counter_value("UncachedCompile")
    blocks = [row for row in table if row.kind == "TransformerBlock"]
    assert [row.name for row in blocks] == ["h.0", "h.1"]
    assert blocks[0][2:] == blocks[1][2:]


async def test_sequences_count_each_position(runtime: la.Runtime) -> None:
    flops = [la.nn.summary(la.nn.LSTM(4, 8), Shaped((n, 2, 4)))[0].flops for n in (10, 20, 40)]
    assert flops[2] - flops[1] == pytest.approx(2 * (flops[1] - flops[0]), rel=0.01)
    outer: Any = la.compile(lambda model, x: model(x)[0])
    assert (await outer(la.nn.LSTM(4, 8), la.ones((3, 2, 4)))).shape == (3, 2, 8)


async def test_as_text(runtime: la.Runtime) -> None:
    text = str(la.nn.summary(ResNet(**SMALL), Shaped((4, 3, 32, 32)))).splitlines()
    assert text[0].split() == [
        *("module", "kind", "output", "parameters", "flops", "memory", "results"),
    ]
    assert text[1].startswith("(model)           ResNet")
    assert text[2].startswith("  conv1           Conv2d             float32[4, 4, 16, 16]")
    assert "      downsample  Sequential" in "\n".join(text)
    assert len({len(line) for line in text}) == 1
    blocks = str(la.nn.summary(Decoder(100, 16, 8, 1, 4), Shaped((2, 8), "int64")))
    assert "\n  h.0           TransformerBlock" in blocks
    assert "\n      dropout     Dropout x 3" not in blocks
    assert "\n    dropout     Dropout x 3" in blocks
    assert "not called" in str(la.nn.summary(shared(), Shaped((1, 4))))


async def test_errors_are_those_of_the_call(runtime: la.Runtime) -> None:
    with pytest.raises(la.ShapeError, match="linear: w must be of the shape"):
        la.nn.summary(shared(), Shaped((3, 5)))
    with pytest.raises(TypeError):
        la.nn.summary(shared())
