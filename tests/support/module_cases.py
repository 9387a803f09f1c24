"""Modules whose results PyTorch has given, and what they are called with.

`pytorch_modules.npz` has the names and shapes of state dicts, outputs and gradients; inputs and
parameters follow from their names. This file makes it::

    python tests/support/module_cases.py    # with PyTorch and NumPy
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

TABLE = Path(__file__).parents[1] / "nn" / "modules" / "pytorch_modules.npz"


class Case(NamedTuple):
    """A module of one layer: its class, its arguments, and the shapes of what it is called with.

    ``options`` are keywords of the call, ``integers`` the number of rows of a table that is called
    with integers.
    """

    cls: str
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]
    shapes: tuple[tuple[int, ...], ...]
    integers: int = 0


CASES = {
    "linear": Case("Linear", (5, 3), {}, ((2, 4, 5),)),
    "linear_vector": Case("Linear", (5, 3), {"bias": False}, ((5,),)),
    "embedding": Case("Embedding", (7, 3), {}, ((2, 4),), 7),
    "embedding_padding": Case("Embedding", (7, 3), {"padding_idx": -2}, ((3, 5),), 7),
    "conv_1d": Case("Conv1d", (3, 4, 3), {"stride": 2, "padding": 1}, ((2, 3, 9),)),
    "conv_1d_circular": Case(
        "Conv1d", (2, 3, 4), {"padding": "same", "padding_mode": "circular"}, ((2, 2, 9),)
    ),
    "conv_2d": Case("Conv2d", (4, 6, 3), {"padding": "same", "groups": 2}, ((2, 4, 5, 6),)),
    "conv_2d_plain": Case(
        *("Conv2d", (2, 3, (3, 2), (2, 1), (1, 0)), {"dilation": (1, 2), "bias": False}),
        ((2, 2, 6, 7),),
    ),
    "conv_2d_reflect": Case(
        "Conv2d", (2, 2, 3), {"padding": (1, 2), "padding_mode": "reflect"}, ((2, 5, 6),)
    ),
    "conv_2d_replicate": Case(
        "Conv2d", (2, 2, 3), {"padding": 2, "padding_mode": "replicate"}, ((2, 2, 3, 4),)
    ),
    "conv_3d": Case("Conv3d", (2, 2, 2), {"padding": (1, 0, 1)}, ((2, 2, 3, 4, 3),)),
    "conv_transpose_1d": Case(
        "ConvTranspose1d", (4, 6, 3), {"stride": 2, "groups": 2}, ((2, 4, 5),)
    ),
    "conv_transpose_2d": Case(
        *("ConvTranspose2d", (3, 2, 3, 2, 1, 1), {"bias": False}),
        ((2, 3, 3, 4),),
    ),
    "conv_transpose_3d": Case("ConvTranspose3d", (2, 2, 2), {"dilation": 2}, ((1, 2, 2, 3, 2),)),
    "max_pool_1d": Case("MaxPool1d", (3,), {"stride": 2, "padding": 1}, ((2, 3, 9),)),
    "max_pool_2d": Case("MaxPool2d", (2,), {"ceil_mode": True}, ((2, 3, 5, 7),)),
    "max_pool_3d": Case("MaxPool3d", ((1, 2, 2),), {"dilation": (1, 2, 1)}, ((1, 2, 3, 4, 4),)),
    "avg_pool_1d": Case("AvgPool1d", (3, 1, 1), {}, ((2, 3, 6),)),
    "avg_pool_2d": Case("AvgPool2d", (3, 2, 1), {"count_include_pad": False}, ((2, 3, 5, 6),)),
    "avg_pool_3d": Case("AvgPool3d", (2,), {"divisor_override": 3}, ((1, 2, 3, 4, 4),)),
    "adaptive_avg_1d": Case("AdaptiveAvgPool1d", (3,), {}, ((2, 3, 7),)),
    "adaptive_avg_2d": Case("AdaptiveAvgPool2d", (1,), {}, ((2, 3, 4, 5),)),
    "adaptive_avg_3d": Case("AdaptiveAvgPool3d", ((2, None, 3),), {}, ((2, 2, 4, 3, 5),)),
    "adaptive_max_1d": Case("AdaptiveMaxPool1d", (2,), {}, ((2, 3, 7),)),
    "adaptive_max_2d": Case("AdaptiveMaxPool2d", ((2, 3),), {}, ((2, 3, 4, 5),)),
    "adaptive_max_3d": Case("AdaptiveMaxPool3d", (2,), {}, ((2, 2, 4, 3, 5),)),
    "upsample": Case("Upsample", (), {"scale_factor": 2}, ((2, 3, 4),)),
    "upsample_bilinear": Case(
        *("Upsample", ((5, 7),), {"mode": "bilinear", "align_corners": True}), ((2, 3, 4, 4),)
    ),
    "pixel_shuffle": Case("PixelShuffle", (2,), {}, ((2, 8, 2, 3),)),
    "pixel_unshuffle": Case("PixelUnshuffle", (2,), {}, ((2, 2, 4, 6),)),
    "unfold": Case("Unfold", (2,), {"stride": 2, "padding": 1}, ((2, 2, 4, 5),)),
    "fold": Case("Fold", ((4, 5), 2), {"stride": (2, 1)}, ((2, 8, 8),)),
    "prelu": Case("PReLU", (3,), {}, ((2, 3, 4),)),
    "identity": Case("Identity", (5,), {"anything": 1}, ((2, 3),)),
    "flatten": Case("Flatten", (), {"end_dim": 2}, ((2, 3, 4, 2),)),
    "unflatten": Case("Unflatten", (1, (2, 3)), {}, ((2, 6, 2),)),
    "layer_norm": Case("LayerNorm", (6,), {}, ((2, 3, 6),)),
    "layer_norm_axes": Case("LayerNorm", ((3, 4),), {"eps": 1e-3, "bias": False}, ((2, 3, 4),)),
    "layer_norm_plain": Case("LayerNorm", (6,), {"elementwise_affine": False}, ((2, 6),)),
    "rms_norm": Case("RMSNorm", (6,), {}, ((2, 3, 6),)),
    "rms_norm_eps": Case("RMSNorm", (6,), {"eps": 1e-2}, ((2, 3, 6),)),
    "group_norm": Case("GroupNorm", (2, 6), {}, ((3, 6, 2, 2),)),
    "instance_norm": Case("InstanceNorm2d", (3,), {"affine": True}, ((2, 3, 4, 5),)),
    "instance_norm_1d": Case("InstanceNorm1d", (3,), {}, ((2, 3, 4),)),
    "batch_norm": Case("BatchNorm1d", (4,), {}, ((6, 4),)),
    "batch_norm_1d": Case("BatchNorm1d", (4,), {"momentum": 0.3, "eps": 1e-3}, ((3, 4, 5),)),
    "batch_norm_2d": Case("BatchNorm2d", (3,), {"momentum": None}, ((4, 3, 2, 2),)),
    "batch_norm_3d": Case("BatchNorm3d", (2,), {"affine": False}, ((2, 2, 3, 2, 2),)),
    "batch_norm_own": Case("BatchNorm2d", (3,), {"track_running_stats": False}, ((4, 3, 2, 2),)),
    "attention": Case("MultiHeadAttention", (8, 2), {}, ((2, 5, 8),)),
    "attention_across": Case(
        "MultiHeadAttention", (8, 4), {"bias": False}, ((2, 3, 8), (2, 5, 8), (2, 5, 8))
    ),
    "block": Case("TransformerBlock", (8, 2, 12), {}, ((2, 5, 8),)),
    "block_causal": Case("TransformerBlock", (8, 2, 12), {"causal": True}, ((2, 5, 8),)),
    "rnn": Case("RNN", (3, 4), {}, ((5, 2, 3),)),
    "rnn_relu": Case("RNN", (3, 4, 2), {"nonlinearity": "relu", "bias": False}, ((5, 2, 3),)),
    "gru": Case("GRU", (3, 4, 2), {"bidirectional": True}, ((5, 2, 3), (4, 2, 4))),
    "gru_batch_first": Case("GRU", (3, 4), {"batch_first": True}, ((2, 5, 3),)),
    "lstm": Case("LSTM", (3, 4, 2), {"bias": False}, ((5, 2, 3),)),
    "lstm_both": Case(
        "LSTM", (3, 4, 2), {"batch_first": True, "bidirectional": True}, ((2, 6, 3),)
    ),
}
LENGTHS = np.array([6, 2, 4])
RAGGED = {
    "rnn_ragged": Case("RNN", (3, 4, 2), {"bidirectional": True}, ((6, 3, 3),)),
    "gru_ragged": Case("GRU", (3, 4), {}, ((6, 3, 3),)),
    "lstm_ragged": Case("LSTM", (3, 4, 2), {"bidirectional": True}, ((6, 3, 3),)),
}
"""Recurrent networks over sequences that end after `LENGTHS`."""

STEPS = 3
"""How often a batch norm is called in training before it is used."""

VOCABULARY, WIDTH, CONTEXT, LAYERS, HEADS = 11, 16, 8, 2, 4
"""The small decoder, in the form of GPT-2."""


def inputs_of(name: str, case: Case) -> list[np.ndarray]:
    """What a module is called with."""
    generator = np.random.default_rng(sum(name.encode()))
    if case.integers:
        return [generator.integers(0, case.integers, shape) for shape in case.shapes]
    return [generator.normal(size=shape).astype(np.float32) for shape in case.shapes]


def parameter_of(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """The value of a parameter, or of a buffer, before the module is called."""
    generator = np.random.default_rng(sum(name.encode()))
    if name.endswith("num_batches_tracked"):
        return np.zeros(shape, np.int64)
    values = generator.normal(0.0, 0.5, shape).astype(np.float32)
    return np.square(values) if name.endswith("running_var") else values


def weights_of(shape: tuple[int, ...]) -> np.ndarray:
    """What outputs are multiplied with, to have the gradient of one number."""
    return np.cos(np.arange(np.prod(shape, dtype=int))).reshape(shape).astype(np.float32)


def _torch_block(width: int, heads: int, hidden: int, causal: bool = False) -> Any:
    from torch import nn

    made = nn.TransformerEncoderLayer(
        width, heads, hidden, 0.0, "gelu", batch_first=True, norm_first=True
    )
    if causal:
        plain = made.forward
        made.forward = lambda x: plain(  # type: ignore[method-assign]
            x, nn.Transformer.generate_square_subsequent_mask(x.shape[1]), is_causal=True
        )
    return made


def torch_decoder(vocabulary: int, width: int, context: int, layers: int, heads: int) -> Any:
    """A decoder in the form of GPT-2, of PyTorch's modules."""
    import torch
    from torch import nn

    class Decoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.wte = nn.Embedding(vocabulary, width)
            self.wpe = nn.Embedding(context, width)
            self.h = nn.ModuleList(
                [_torch_block(width, heads, 4 * width, True) for _ in range(layers)]
            )
            self.ln_f = nn.LayerNorm(width)

        def forward(self, tokens: Any) -> Any:
            x = self.wte(tokens) + self.wpe(torch.arange(tokens.shape[1]))
            for layer in self.h:
                x = layer(x)
            return self.ln_f(x) @ self.wte.weight.T

    return Decoder()


def _make_table() -> None:
    import torch
    from torch import nn

    class Attention(nn.MultiheadAttention):
        def forward(self, query: Any, key: Any = None, value: Any = None) -> Any:
            key = query if key is None else key
            return super().forward(query, key, key if value is None else value)[0]

    def made(case: Case) -> Any:
        if case.cls == "MultiHeadAttention":
            return Attention(*case.arguments, batch_first=True, **case.keywords)
        if case.cls == "TransformerBlock":
            return _torch_block(*case.arguments, **case.keywords)
        return getattr(nn, case.cls)(*case.arguments, **case.keywords)

    table: dict[str, np.ndarray] = {}

    def filled(name: str, module: Any) -> Any:
        state = {key: tuple(value.shape) for key, value in module.state_dict().items()}
        table[f"{name}/names"] = np.array([f"{key} {list(it)}" for key, it in state.items()])
        module.load_state_dict(
            {key: torch.from_numpy(parameter_of(key, shape)) for key, shape in state.items()}
        )
        return module

    def note_results(name: str, module: Any, results: Any, given: list[Any]) -> None:
        flat = (
            [results]
            if torch.is_tensor(results)
            else [results[0], *(results[1] if isinstance(results[1], tuple) else results[1:])]
        )
        total: Any = 0.0
        for place, value in enumerate(flat):
            table[f"{name}/result/{place}"] = value.detach().numpy()
            total = total + (value * torch.from_numpy(weights_of(tuple(value.shape)))).sum()
        if total.requires_grad:
            module.zero_grad()
            total.backward()
        for key, value in module.named_parameters():
            if value.grad is not None and value.grad.numel() < 200:
                table[f"{name}/gradient/{key}"] = value.grad.numpy()
        if given[0].requires_grad and given[0].grad is not None:
            table[f"{name}/gradient_x"] = given[0].grad.numpy()

    def prepared(name: str, case: Case) -> tuple[Any, list[Any]]:
        module = filled(name, made(case))
        given = [torch.from_numpy(each) for each in inputs_of(name, case)]
        if not case.integers:
            given[0].requires_grad_()
        return module, given

    torch.manual_seed(0)
    for name, case in CASES.items():
        module, given = prepared(name, case)
        note_results(name, module, module(*given), given)
        if case.cls.startswith("BatchNorm"):
            for _ in range(STEPS - 1):
                module(*given)
            for key, value in module.state_dict().items():
                table[f"{name}/after/{key}"] = value.numpy().copy()
            module.eval()
            table[f"{name}/used"] = module(*given).detach().numpy()
    for name, case in RAGGED.items():
        module, given = prepared(name, case)
        packed = nn.utils.rnn.pack_padded_sequence(
            given[0], torch.from_numpy(LENGTHS), enforce_sorted=False
        )
        outputs, state = module(packed)
        padded, _ = nn.utils.rnn.pad_packed_sequence(outputs)
        note_results(name, module, (padded, state), given)
    decoder = filled("decoder", torch_decoder(VOCABULARY, WIDTH, CONTEXT, LAYERS, HEADS))
    tokens = torch.from_numpy(np.random.default_rng(3).integers(0, VOCABULARY, (2, CONTEXT)))
    table["decoder/tokens"] = tokens.numpy()
    note_results("decoder", decoder, decoder(tokens), [tokens.float()])
    np.savez_compressed(TABLE, **table)


if __name__ == "__main__":
    _make_table()
