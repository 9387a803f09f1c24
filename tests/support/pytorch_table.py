"""Makes the table of PyTorch's results: `python tests/support/pytorch_table.py`, where torch is.

Arguments are drawn at random. A case is a function, its arguments in their order, the options by
our names, and what came out: the result, the gradients of its sum with weights, and the gradient of
those, where PyTorch has it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

SEED = 36
TIMES = 4
"""How often each function is drawn."""
PLACE = Path(__file__).parents[1] / "nn" / "pytorch_table.npz"

Drawn = tuple[list[Any], dict[str, Any]]


class Draw:
    """Random arguments."""

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(seed)
        self.numbers = np.random.default_rng(seed)

    def shape(self, least: int = 1, most: int = 3) -> tuple[int, ...]:
        return tuple(self.choose.randint(2, 4) for _ in range(self.choose.randint(least, most)))

    def normal(self, *shape: int) -> np.ndarray:
        return self.numbers.normal(size=shape)

    def positive(self, *shape: int) -> np.ndarray:
        return self.numbers.uniform(0.05, 0.95, shape)

    def signs(self, *shape: int) -> np.ndarray:
        return self.numbers.choice([-1.0, 1.0], shape)

    def classes(self, count: int, *shape: int) -> np.ndarray:
        return self.numbers.integers(0, count, shape)

    def maybe(self, options: dict[str, Any]) -> dict[str, Any]:
        """Some of the options."""
        kept = {k: v for k, v in options.items() if self.choose.random() < 0.6}
        return {k: self.choose.choice(v) if isinstance(v, tuple) else v for k, v in kept.items()}


REDUCTIONS = ("none", "mean", "sum")


def two(target: str = "normal", **options: Any) -> Callable[[Draw], Drawn]:
    """Two operands of one shape, and options."""

    def draw(d: Draw) -> Drawn:
        shape = d.shape()
        second = getattr(d, target)(*shape)
        return [d.normal(*shape), second], d.maybe({"reduction": REDUCTIONS, **options})

    return draw


def vectors(count: int, signs: bool, **options: Any) -> Callable[[Draw], Drawn]:
    def draw(d: Draw) -> Drawn:
        n, k = d.choose.randint(2, 4), d.choose.randint(2, 5)
        arrays = [d.normal(n, k) for _ in range(count)]
        return [*arrays, *([d.signs(n)] if signs else [])], d.maybe(options)

    return draw


def unary(**options: Any) -> Callable[[Draw], Drawn]:
    return lambda d: ([2 * d.normal(*d.shape())], d.maybe(options))


def binary_probabilities(d: Draw) -> Drawn:
    shape = d.shape()
    options = d.maybe({"reduction": REDUCTIONS, "weight": d.positive(*shape)})
    return [d.positive(*shape), d.positive(*shape)], options


def with_logits(d: Draw) -> Drawn:
    shape = d.shape()
    more = {"weight": d.positive(*shape), "pos_weight": d.positive(shape[-1])}
    return [3 * d.normal(*shape), d.positive(*shape)], d.maybe({"reduction": REDUCTIONS, **more})


def cross_entropy(d: Draw) -> Drawn:
    classes = d.choose.randint(2, 5)
    batch = d.shape(0, 3)
    shape = (batch[0], classes, *batch[1:]) if batch else (classes,)
    options = d.maybe(
        {"reduction": REDUCTIONS, "weight": d.positive(classes), "label_smoothing": (0.1, 0.3)}
    )
    if d.choose.random() < 0.3:
        return [d.normal(*shape), d.positive(*shape)], options
    targets = d.classes(classes, *batch)
    ignored = d.choose.choice([-100, 1])
    if batch:
        targets[d.numbers.random(batch) < 0.3] = ignored
    return [d.normal(*shape), targets], {**options, "ignore_index": ignored}


def nll(d: Draw) -> Drawn:
    while True:
        arguments, options = cross_entropy(d)
        options.pop("label_smoothing", None)
        if arguments[1].dtype.kind == "i":
            return arguments, options


def kl(d: Draw) -> Drawn:
    shape = d.shape(1)
    options = d.maybe({"log_target": True, "reduction": (*REDUCTIONS, "batchmean")})
    target = d.normal(*shape) if "log_target" in options else d.positive(*shape)
    return [d.normal(*shape), target], options


def gaussian(d: Draw) -> Drawn:
    shape = d.shape(2)
    variance = d.positive(*shape[:-1], d.choose.choice([1, shape[-1]]))
    options = d.maybe({"full": True, "eps": 0.2, "reduction": REDUCTIONS})
    return [d.normal(*shape), d.normal(*shape), variance], options


def multi_margin(d: Draw) -> Drawn:
    n, k = d.choose.randint(2, 4), d.choose.randint(2, 5)
    weight = d.positive(k)
    options = d.maybe(
        {"p": (1, 2), "margin": (0.5, 1.5), "weight": weight, "reduction": REDUCTIONS}
    )
    return [d.normal(n, k), d.classes(k, n)], options


def multilabel(d: Draw) -> Drawn:
    n, k = d.choose.randint(2, 4), d.choose.randint(2, 5)
    target = np.array([d.numbers.permutation(k) for _ in range(n)])
    target[:, d.choose.randint(1, k - 1) :] = -1
    return [d.normal(n, k), target], d.maybe({"reduction": REDUCTIONS})


def ctc(d: Draw) -> Drawn:
    times, members, classes = d.choose.randint(3, 8), d.choose.randint(1, 3), d.choose.randint(2, 4)
    longest = d.choose.randint(1, 3)
    logits = d.normal(times, members, classes)
    inputs = d.numbers.integers(max(1, times - 2), times + 1, members)
    sizes = d.numbers.integers(1, longest + 1, members)
    blank = d.choose.randrange(classes)
    labels = d.classes(classes - 1, members, longest)
    labels += labels >= blank
    if d.choose.random() < 0.4:
        labels = np.concatenate([row[:size] for row, size in zip(labels, sizes, strict=True)])
    options = d.maybe({"reduction": REDUCTIONS})
    return [logits, labels, inputs, sizes], {**options, "blank": blank, "zero_infinity": True}


def normal_layer(weights: int, **options: Any) -> Callable[[Draw], Drawn]:
    def draw(d: Draw) -> Drawn:
        shape = d.shape(2, 4)
        own = shape[-d.choose.randint(1, 2) :]
        given = {"weight": d.normal(*own), "bias": d.normal(*own)}
        names = ["weight", "bias"][:weights]
        chosen = d.maybe({**{name: given[name] for name in names}, **options})
        return [d.normal(*shape), list(own)], chosen

    return draw


def groups(d: Draw) -> Drawn:
    channels = d.choose.choice([4, 6])
    shape = (2, channels, *d.shape(0, 2))
    more = {"weight": d.normal(channels), "bias": d.normal(channels), "eps": 1e-3}
    return [d.normal(*shape), d.choose.choice([1, 2, channels // 2])], d.maybe(more)


def batch(d: Draw) -> Drawn:
    channels = d.choose.randint(2, 4)
    shape = (3, channels, *d.shape(0, 2))
    more = {"weight": d.normal(channels), "bias": d.normal(channels), "eps": 1e-3}
    running = [d.normal(channels), d.positive(channels)]
    return [d.normal(*shape), *running], {**d.maybe(more), "training": d.choose.random() < 0.6}


def instance(d: Draw) -> Drawn:
    channels = d.choose.randint(2, 4)
    shape = (2, channels, *d.shape(1, 2))
    more = {"weight": d.normal(channels), "bias": d.normal(channels), "eps": 1e-3}
    return [d.normal(*shape)], d.maybe(more)


def local_response(d: Draw) -> Drawn:
    shape = (2, d.choose.randint(2, 6), *d.shape(1, 2))
    options = d.maybe({"alpha": 0.5, "beta": 0.4, "k": 2.0})
    return [d.normal(*shape), d.choose.randint(1, 4)], options


def linear(d: Draw) -> Drawn:
    inputs, outputs = d.choose.randint(2, 4), d.choose.randint(2, 4)
    bias = [d.normal(outputs)] if d.choose.random() < 0.5 else []
    return [d.normal(*d.shape(0, 2), inputs), d.normal(outputs, inputs), *bias], {}


def bilinear(d: Draw) -> Drawn:
    batch, (one, other, outputs) = d.shape(1, 2), d.shape(3, 3)
    arrays = [d.normal(*batch, one), d.normal(*batch, other), d.normal(outputs, one, other)]
    return [*arrays, *([d.normal(outputs)] if d.choose.random() < 0.5 else [])], {}


def prelu(d: Draw) -> Drawn:
    shape = d.shape(2, 3)
    return [d.normal(*shape), d.normal(d.choose.choice([1, shape[1]]))], {}


def embedding(d: Draw) -> Drawn:
    rows = d.choose.randint(3, 6)
    options = d.maybe({"padding_idx": (1, -1)})
    return [d.classes(rows, *d.shape(0, 2)), d.normal(rows, 3)], options


def attention(d: Draw) -> Drawn:
    batch = d.shape(0, 1)
    heads, length, others = (d.choose.choice([1, 2, 3]) for _ in range(3))
    length, others = length + d.choose.randint(0, 5), others + d.choose.randint(0, 5)
    features, values = d.choose.randint(1, 5), d.choose.randint(1, 5)
    shared = d.choose.choice([1, 2])
    options: dict[str, Any] = d.maybe({"scale": (0.3, 1.5)})
    kind = d.choose.randrange(4)
    if kind == 0:
        options["causal"] = True
    elif kind == 1:
        mask = d.numbers.random((length, others)) < 0.6
        options["mask"] = mask
    elif kind == 2:
        options["mask"] = d.normal(*d.choose.choice([(length, others), (1, others)]))
    q = d.normal(*batch, heads * shared, length, features)
    k = d.normal(*batch, heads, others, features)
    return [q, k, d.normal(*batch, heads, others, values)], options


CASES: dict[str, Callable[[Draw], Drawn]] = {
    "mse_loss": two(),
    "l1_loss": two(),
    "smooth_l1_loss": two(beta=(0.0, 0.5, 2.0)),
    "huber_loss": two(delta=(0.5, 2.0)),
    "poisson_nll_loss": two("positive", full=True),
    "soft_margin_loss": two("signs"),
    "hinge_embedding_loss": two("signs", margin=(0.5, 2.0)),
    "binary_cross_entropy": binary_probabilities,
    "binary_cross_entropy_with_logits": with_logits,
    "multilabel_soft_margin_loss": two("positive"),
    "kl_div": kl,
    "gaussian_nll_loss": gaussian,
    "margin_ranking_loss": lambda d: (
        [d.normal(4), d.normal(4), d.signs(4)],
        d.maybe({"margin": 0.3, "reduction": REDUCTIONS}),
    ),
    "multi_margin_loss": multi_margin,
    "multilabel_margin_loss": multilabel,
    "cosine_embedding_loss": vectors(2, True, margin=(0.1, -0.2), reduction=REDUCTIONS),
    "triplet_margin_loss": vectors(
        3, False, margin=(0.5, 2.0), p=(1.0, 2.0, 3.0), swap=True, reduction=REDUCTIONS
    ),
    "cosine_similarity": vectors(2, False, axis=(0, 1, -1)),
    "pairwise_distance": vectors(2, False, p=(1.0, 2.0, 3.0), keepdims=True),
    "cross_entropy": cross_entropy,
    "nll_loss": nll,
    "ctc_loss": ctc,
    "layer_norm": normal_layer(2, eps=1e-3),
    "rms_norm": normal_layer(1, eps=1e-3),
    "group_norm": groups,
    "batch_norm": batch,
    "instance_norm": instance,
    "local_response_norm": local_response,
    "normalize": vectors(1, False, p=(1.0, 2.0, 3.0), axis=(0, 1)),
    "linear": linear,
    "bilinear": bilinear,
    "embedding": embedding,
    "hardtanh": unary(min_val=-0.5, max_val=2.0),
    "hardshrink": unary(lambd=(0.2, 1.0)),
    "softshrink": unary(lambd=(0.2, 1.0)),
    "hardsigmoid": unary(),
    "hardswish": unary(),
    "logsigmoid": unary(),
    "softsign": unary(),
    "tanhshrink": unary(),
    "softmin": unary(axis=-1),
    "threshold": lambda d: ([d.normal(5), 0.2, -3.0], {}),
    "prelu": prelu,
    "rrelu": unary(),
    "attention": attention,
}

TORCH_NAMES = {"attention": "scaled_dot_product_attention"}
TORCH_OPTIONS = {"axis": "dim", "keepdims": "keepdim", "causal": "is_causal", "mask": "attn_mask"}


def weights_of(shape: tuple[int, ...]) -> np.ndarray:
    """What results are weighted by, so that each has its own part in a gradient."""
    return np.cos(1.0 + np.arange(int(np.prod(shape, dtype=int)))).reshape(shape)


ONE_OPERAND = frozenset(
    [
        *("soft_margin_loss", "hinge_embedding_loss", "multilabel_soft_margin_loss"),
        *("margin_ranking_loss", "cosine_embedding_loss", "poisson_nll_loss", "batch_norm"),
    ]
)
"""Functions that are differentiated by their first operand alone."""


OF_LOGITS = frozenset(["ctc_loss"])
"""Functions whose first operand is given `log_softmax` of: PyTorch's gradient is right for that."""


def _torch_case(name: str, arguments: list[Any], options: dict[str, Any]) -> dict[str, Any]:
    import torch

    def tensor(value: Any, place: int = 1) -> Any:
        if not isinstance(value, np.ndarray):
            return value
        differentiates = value.dtype.kind == "f" and (place == 0 or name not in ONE_OPERAND)
        return torch.tensor(value, requires_grad=differentiates)

    given = [tensor(value, place) for place, value in enumerate(arguments)]
    leaves: Any = list(given)
    named = {
        TORCH_OPTIONS.get(k, k): torch.tensor(v) if isinstance(v, np.ndarray) else v
        for k, v in options.items()
    }
    if name == "attention":
        named["enable_gqa"] = True
    if name == "softmin":
        named.setdefault("dim", -1)
    if name == "kl_div":
        named.setdefault("reduction", "mean")
    if name in OF_LOGITS:
        given[0] = torch.log_softmax(given[0], -1)
    output = getattr(torch.nn.functional, TORCH_NAMES.get(name, name))(*given, **named)
    found: dict[str, Any] = {"output": output.detach().numpy()}
    if name == "batch_norm":
        found |= {"running_mean": given[1].numpy(), "running_var": given[2].numpy()}
    leaves = {n: t for n, t in enumerate(leaves) if isinstance(t, torch.Tensor) and t.requires_grad}
    sources = list(leaves.values())
    found["differentiated"] = list(leaves)
    if not output.requires_grad:
        return found | {"differentiated": []}
    loss = (output * torch.tensor(weights_of(tuple(output.shape)))).sum()
    try:
        gradients = torch.autograd.grad(loss, sources, create_graph=True, allow_unused=True)
    except RuntimeError:
        return found | {"differentiated": []}
    for place, g in zip(found["differentiated"], gradients, strict=True):
        shape = leaves[place].shape
        found[f"gradient{place}"] = (torch.zeros(shape) if g is None else g).detach().numpy()
    try:
        along = sum(
            (g * torch.tensor(weights_of(tuple(g.shape)))).sum() for g in gradients if g is not None
        )
        (second,) = torch.autograd.grad(along, sources[:1], allow_unused=True)
        if second is not None:
            found["second"] = second.numpy()
    except RuntimeError:  # not implemented there, or a constant gradient
        pass
    return found


class _Store:
    """Arrays one behind the other, each known by its dtype, its shape and where it begins."""

    def __init__(self) -> None:
        self.parts: dict[str, list[np.ndarray]] = {"f": [], "i": [], "b": []}

    def put(self, value: Any) -> Any:
        if not isinstance(value, np.ndarray):
            return value
        parts = self.parts[value.dtype.kind]
        start = sum(part.size for part in parts)
        parts.append(value.astype({"f": float, "i": np.int64, "b": bool}[value.dtype.kind]).ravel())
        return {"array": [value.dtype.kind, value.shape, start]}


def make() -> None:
    """Writes the table."""
    store = _Store()
    table = []
    for name, draw in CASES.items():
        for time in range(TIMES * (5 if name in ("attention", "cross_entropy") else 1)):
            arguments, options = draw(Draw(SEED * 1000 + time))
            copies = [v.copy() if isinstance(v, np.ndarray) else v for v in arguments]
            found = _torch_case(name, arguments, options)
            row = {
                "function": name,
                "arguments": [store.put(value) for value in copies],
                "options": {key: store.put(value) for key, value in options.items()},
                **{key: store.put(value) for key, value in found.items()},
            }
            table.append(row)
    arrays = {kind: np.concatenate(parts) for kind, parts in store.parts.items()}
    text = np.frombuffer(json.dumps(table).encode(), np.uint8)
    np.savez_compressed(PLACE, table=text, **arrays)  # type: ignore[arg-type]


def cases() -> list[dict[str, Any]]:
    """The cases of the table."""
    with np.load(PLACE) as file:
        arrays = dict(file)
    table: list[dict[str, Any]] = json.loads(arrays["table"].tobytes())

    def read(value: Any) -> Any:
        if isinstance(value, dict) and value.keys() == {"array"}:
            kind, shape, start = value["array"]
            size = int(np.prod(shape, dtype=int))
            return arrays[kind][start : start + size].reshape(shape)
        if isinstance(value, dict):
            return {key: read(each) for key, each in value.items()}
        return [read(each) for each in value] if isinstance(value, list) else value

    return [{key: read(value) for key, value in row.items()} for row in table]


if __name__ == "__main__":
    make()
