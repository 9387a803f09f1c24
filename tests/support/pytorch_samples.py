"""PyTorch's own samples of arguments (its ``OpInfo``) for functions of `la.nn` of the same name.

Run it with a Python that has PyTorch: ``python tests/support/pytorch_samples.py EVERY JIT [NAME]``.
Results are compared in float32, float64 and bfloat16, gradients in float64. Every so-many-th sample
of a function is taken. Prints the numbers of samples and what is different, as JSON.
"""

from __future__ import annotations

import json
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

import lazyasync as la

PREFIX = "nn.functional."
TOLERANCES = {"float32": 2e-5, "float64": 1e-7, "bfloat16": 3e-2}

_RANDOM = "random numbers are others"
_REPLACED = "torch.nn itself names another function instead"
ABSENT = {
    **dict.fromkeys(
        ("dropout", "dropout2d", "dropout3d", "alpha_dropout", "feature_alpha_dropout", "rrelu"),
        _RANDOM,
    ),
    **dict.fromkeys(("fractional_max_pool2d", "fractional_max_pool3d"), _RANDOM),
    **dict.fromkeys(("upsample_bilinear", "upsample_nearest"), _REPLACED),
    "multi_head_attention_forward": "the module la.nn.MultiHeadAttention has these weights",
    "linear_cross_entropy": "it is la.nn.cross_entropy(la.nn.linear(x, w), targets)",
    "triplet_margin_with_distance_loss": "a distance is a function; its loss is a line of them",
    "embedding_bag": "it is a sum or mean of la.nn.embedding, or la.segment_sum for ragged bags",
}
"""Functions of which no sample is run, with the reason."""

NAMES = {"scaled_dot_product_attention": "attention"}
"""What functions are called here that have another name."""
KEYWORDS = {
    "dim": "axis",
    "keepdim": "keepdims",
    "attn_mask": "mask",
    "is_causal": "causal",
    "dropout_p": "dropout",
}
"""What arguments are called here that have another name."""

TURNED = {"embedding"}
"""Functions whose samples have the second argument first, as their tensors have gradients."""


class Sample(NamedTuple):
    """The arguments of a call, of PyTorch."""

    function: str
    arguments: tuple[Any, ...]
    options: dict[str, Any]


class Deliberate(NamedTuple):
    """Samples of a function that give something else here, and why."""

    function: str
    applies: Callable[[Sample], bool]
    reason: str


def _given(*keys: str) -> Callable[[Sample], bool]:
    return lambda sample: any(sample.options.get(key) for key in keys)


def _no_axes(sample: Sample) -> bool:
    return not sample.arguments[0].ndim


def _places_again(sample: Sample) -> bool:
    """Whether a place comes again; channels have the same ones."""
    places = sample.arguments[1]
    axes = int(sample.function[-2])
    rows = places.flatten(-axes).reshape(-1, places.shape[-axes:].numel()).tolist()
    return any(len(set(row)) < len(row) for row in rows)


def _of_other_axes(sample: Sample) -> bool:
    return len({argument.ndim for argument in sample.arguments[:3]}) > 1


DELIBERATE = [
    Deliberate("softmin", _given("dtype"), "dtypes are converted by t.astype"),
    Deliberate("softmin", _no_axes, "a tensor without axes has no axis 0, as in NumPy"),
    *[
        Deliberate(name, _no_axes, "a tensor without axes has no axis 0, as in NumPy")
        for name in ("cosine_similarity", "normalize")
    ],
    Deliberate("group_norm", lambda s: s.options.get("eps", 1) < 0, "eps is not negative"),
    Deliberate("multi_margin_loss", _no_axes, "there are classes, which are an axis"),
    Deliberate("multilabel_margin_loss", _no_axes, "there are classes, which are an axis"),
    Deliberate("scaled_dot_product_attention", _given("dropout_p"), _RANDOM),
    Deliberate("scaled_dot_product_attention", _of_other_axes, "batch axes do not broadcast"),
    Deliberate("embedding", _given("max_norm"), "it would write to the weights"),
    Deliberate("embedding", _given("sparse"), "gradients are dense"),
    *[
        Deliberate(f"max_unpool{axes}d", _places_again, "only the one that stays has a slope")
        for axes in (1, 2, 3)
    ],
    Deliberate("softplus", _given("threshold"), "no number is so large that it would be inexact"),
]
SLOPES = {
    "ctc_loss": "PyTorch's are those of the logits, of which log_softmax gave the logarithms",
}
"""Functions whose gradients are others, with the reason."""


def samples_of(name: str, info: Any, dtype: Any, gradients: bool) -> Iterator[Sample]:
    for each in info.sample_inputs("cpu", dtype, requires_grad=gradients):
        yield Sample(name, (each.input, *each.args), dict(each.kwargs))


def ours(value: Any) -> Any:
    """An argument of PyTorch as one of lazyasync."""
    import torch  # type: ignore[import-not-found,unused-ignore]

    if isinstance(value, torch.Tensor):
        value = value.detach()
        if value.dtype == torch.bfloat16:
            return la.asarray(value.float().numpy()).astype("bfloat16")
        return la.asarray(value.numpy())
    if isinstance(value, (list, tuple)):
        return type(value)(map(ours, value)) if type(value) in (list, tuple) else tuple(value)
    return value


def call(name: str, sample: Sample) -> tuple[Callable[..., Any], list[Any]]:
    """The call here, as a function of its tensors of real numbers, and these tensors."""
    options = {KEYWORDS.get(key, key): ours(value) for key, value in sample.options.items()}
    options.pop("inplace", None)
    function = getattr(la.nn, NAMES.get(name, name))
    arguments = [ours(value) for value in sample.arguments]
    if name in TURNED:
        arguments[:2] = arguments[1::-1]
    places = [n for n, value in enumerate(arguments) if isinstance(value, la.LazyTensor)]
    keys = [key for key, value in options.items() if isinstance(value, la.LazyTensor)]

    def function_of(*tensors: Any) -> Any:
        given, named = list(arguments), dict(options)
        for place, tensor in zip(places, tensors, strict=False):
            given[place] = tensor
        for key, tensor in zip(keys, tensors[len(places) :], strict=True):
            named[key] = tensor
        return function(*given, **named)

    tensors = [arguments[place] for place in places] + [options[key] for key in keys]
    return function_of, tensors


def theirs(name: str, sample: Sample) -> list[Any]:
    """The tensors of a sample, in the order of those of `call`."""
    import torch

    arguments = list(sample.arguments)
    if name in TURNED:
        arguments[:2] = arguments[1::-1]
    given = [*arguments, *sample.options.values()]
    return [value for value in given if isinstance(value, torch.Tensor)]


def numbers(value: Any) -> np.ndarray:
    """A result of either as numbers of NumPy's."""
    if isinstance(value, la.LazyTensor):
        found = value.astype("float32") if value.dtype.name == "bfloat16" else value
        return np.asarray(found.numpy())
    value = value.detach()
    return np.asarray((value.float() if str(value.dtype) == "torch.bfloat16" else value).numpy())


def widened(value: Any) -> Any:
    """An argument of PyTorch in float32, if it is a tensor of bfloat16."""
    return value.float() if str(getattr(value, "dtype", "")) == "torch.bfloat16" else value


def outputs(value: Any) -> list[Any]:
    """The tensors of a result."""
    return [each for each in value if each is not None] if isinstance(value, tuple) else [value]


def compare(name: str, info: Any, sample: Sample, dtype: str) -> None:
    """Raises where results or, in float64, gradients are others."""
    expected = outputs(info.op(*sample.arguments, **sample.options))
    exact = expected
    if dtype == "bfloat16":  # PyTorch rounds sums more often
        wide = {key: widened(value) for key, value in sample.options.items()}
        exact = outputs(info.op(*map(widened, sample.arguments), **wide))
    function, tensors = call(name, sample)
    found = outputs(function(*tensors))[: len(expected)]
    rough = TOLERANCES[dtype]
    for one, like, other in zip(found, expected, exact, strict=True):
        assert one.dtype.name == str(like.dtype).removeprefix("torch."), "another dtype"
        wanted = numbers(other)
        # Parts of a sum may be as large as its largest results, and cancel out.
        size = np.abs(wanted[np.isfinite(wanted)]).max(initial=1.0)
        np.testing.assert_allclose(numbers(one), wanted, rtol=rough, atol=rough * size)
    if dtype != "float64" or not expected[0].requires_grad or name in SLOPES:
        return
    import torch

    leaves = theirs(name, sample)
    places = tuple(n for n, leaf in enumerate(leaves) if leaf.requires_grad)
    weights = np.asarray(np.arange(expected[0].numel()).reshape(expected[0].shape) % 7 - 3.0)
    slopes = torch.autograd.grad(
        (expected[0] * torch.from_numpy(weights)).sum(),
        [leaves[place] for place in places],
        allow_unused=True,
    )

    def weighted(*given: Any) -> Any:
        return (outputs(function(*given))[0] * weights).sum()

    for place, other in zip(places, slopes, strict=True):
        one = numbers(la.grad(weighted, place)(*tensors))
        wanted = np.zeros_like(one) if other is None else numbers(other)
        np.testing.assert_allclose(one, wanted, rtol=rough, atol=rough, err_msg=f"slope {place}")


def described(sample: Sample) -> str:
    """The shapes of a sample."""

    def short(value: Any) -> str:
        return str(tuple(value.shape)) if hasattr(value, "shape") else repr(value)

    parts = [short(value) for value in sample.arguments]
    parts += [f"{key}={short(value)}" for key, value in sample.options.items()]
    return ", ".join(parts)


def run(info: Any, dtype: str, every: int) -> dict[str, Any]:
    """What comes of the samples of a function in one dtype."""
    import torch

    name = info.name.removeprefix(PREFIX)
    found: dict[str, Any] = {"samples": 0, "deliberate": 0, "failures": []}
    for number, sample in enumerate(
        samples_of(name, info, getattr(torch, dtype), dtype == "float64")
    ):
        if number % every:
            continue
        if any(row.function == name and row.applies(sample) for row in DELIBERATE):
            found["deliberate"] += 1
            continue
        found["samples"] += 1
        try:
            compare(name, info, sample, dtype)
        except Exception:
            shown = traceback.format_exc(limit=-2).strip()
            found["failures"].append(f"{name}({described(sample)}) {dtype}: {shown}")
    return found


def main(every: int, jit: bool, only: str = "") -> None:
    """Runs samples of all functions, or of those of one name."""
    import torch
    from torch.testing._internal.common_methods_invocations import (  # type: ignore
        op_db,
    )

    torch.set_num_threads(1)
    torch.manual_seed(0)
    found: dict[str, Any] = {}
    with warnings.catch_warnings(), la.blocking("cpu:0", config={"jit": jit}):
        warnings.simplefilter("ignore")
        for info in op_db:
            name = info.name.removeprefix(PREFIX)
            if not info.name.startswith(PREFIX) or name in ABSENT or (only and only != name):
                continue
            if not hasattr(la.nn, NAMES.get(name, name)):
                found.setdefault("absent", []).append(name)
                continue
            for dtype in TOLERANCES:
                if getattr(torch, dtype) in info.dtypes:
                    key = f"{name} {info.variant_test_name} {dtype}"
                    found[key] = run(info, dtype, every)
    print(json.dumps(found))


if __name__ == "__main__":
    main(int(sys.argv[1]), bool(int(sys.argv[2])), *sys.argv[3:])
