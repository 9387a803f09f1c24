"""Batches without members: through every layer, and its gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import lazyasync as la
from lazyasync import nn

IMAGE, SIGNAL, VOLUME = (0, 4, 8, 8), (0, 4, 8), (0, 4, 4, 4, 4)
SEQUENCE, VECTOR = (0, 5, 8), (0, 8)

LAYERS: list[tuple[Callable[[], Any], tuple[int, ...]]] = [
    (lambda: nn.Linear(8, 3), VECTOR),
    (lambda: nn.MLP(8, [4], 3), VECTOR),
    (lambda: nn.PReLU(), VECTOR),
    (lambda: nn.Dropout(0.5), VECTOR),
    (lambda: nn.Conv1d(4, 3, 3), SIGNAL),
    (lambda: nn.Conv2d(4, 3, 3, stride=2, padding=1), IMAGE),
    (lambda: nn.Conv3d(4, 3, 3), VOLUME),
    (lambda: nn.ConvTranspose2d(4, 3, 3, stride=2), IMAGE),
    (lambda: nn.MaxPool2d(2), IMAGE),
    (lambda: nn.AvgPool2d(2), IMAGE),
    (lambda: nn.AdaptiveAvgPool2d(2), IMAGE),
    (lambda: nn.AdaptiveMaxPool2d(3), IMAGE),
    (lambda: nn.Upsample(scale_factor=2), IMAGE),
    (lambda: nn.PixelShuffle(2), IMAGE),
    (lambda: nn.Unfold(2), IMAGE),
    (lambda: nn.Flatten(), IMAGE),
    (lambda: nn.Flatten(0, 2), IMAGE),
    (lambda: nn.Sequential(nn.Conv2d(4, 2, 3), nn.Flatten(), nn.Linear(72, 2)), IMAGE),
    (lambda: nn.LayerNorm(8), SEQUENCE),
    (lambda: nn.RMSNorm(8), SEQUENCE),
    (lambda: nn.GroupNorm(2, 4), IMAGE),
    (lambda: nn.InstanceNorm2d(4), IMAGE),
    (lambda: nn.eval(nn.BatchNorm2d(4)), IMAGE),
    (lambda: nn.RNN(8, 3), SEQUENCE),
    (lambda: nn.GRU(8, 3, bidirectional=True), SEQUENCE),
    (lambda: nn.LSTM(8, 3, num_layers=2), SEQUENCE),
    (lambda: nn.MultiHeadAttention(8, 2), SEQUENCE),
    (lambda: nn.TransformerBlock(8, num_heads=2, causal=True), SEQUENCE),
]


async def test_layers(runtime: la.Runtime) -> None:
    for make, shape in LAYERS:
        layer = make()

        def loss(layer: Any, shape: tuple[int, ...] = shape) -> Any:
            return sum(la.sum(each) for each in la.trees.leaves(layer(la.ones(shape))))

        found = await la.to_cpu(la.trees.leaves(layer(la.ones(shape))))
        assert all(0 in each.shape or not each.any() for each in found), layer
        if any(isinstance(leaf, la.LazyTensor) for leaf in la.trees.leaves(layer)):
            gradients = la.trees.leaves(await la.to_cpu(la.grad(loss)(layer)))
            assert not any(each.any() for each in gradients if isinstance(each, np.ndarray)), layer


async def test_lengths_are_known(runtime: la.Runtime) -> None:
    assert nn.Flatten()(la.ones(IMAGE)).shape == (0, 256)
    assert nn.Flatten(0, 2)(la.ones(IMAGE)).shape == (0, 8)
    assert nn.MultiHeadAttention(8, 2)(la.ones(SEQUENCE)).shape == SEQUENCE
    labels = la.zeros((0, 3), dtype="int32")
    sizes = la.zeros((0,), dtype="int32")
    losses = nn.ctc_loss(la.ones((5, 0, 4)), labels, sizes, sizes, reduction="none")
    assert (await losses.numpy()).shape == (0,)
