"""The likeliest mistakes of who comes from PyTorch or JAX: each error says what to write."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from inspect import isfunction
from operator import attrgetter
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.hints import METHODS_ELSEWHERE, NAMED_ELSEWHERE, hint_for
from lazyasync.missing_names import TABLES
from lazyasync.tensor import LazyTensor

METHODS = {
    **{name: rf"la\.{name}\(t\)" for name in ("exp", "abs", "sqrt", "log", "tanh", "relu")},
    **{name: rf"la\.{name}\(t\)" for name in ("sigmoid", "softmax", "log_softmax", "sin")},
    **{name: rf"la\.{name}\(t, \.\.\.\)" for name in ("pow", "matmul", "maximum", "split")},
    "float": r't\.astype\("float32"\)',
    "double": r't\.astype\("float64"\)',
    "half": r't\.astype\("float16"\)',
    "int": "astype",
    "long": r't\.astype\("int64"\)',
    "bool": "astype",
    "type": "astype",
    "t": r"t\.T$",
    "clamp": r"t\.clip",
    "masked_fill": r"la\.where",
    "norm": r"la\.linalg\.norm",
    "mm": "t @ other",
    "bmm": "t @ other",
    "unsqueeze": r"la\.expand_dims",
    "expand": r"la\.broadcast_to",
    "chunk": r"la\.split",
    "cpu": "await",
    "cuda": r"t\.to",
    "requires_grad_": r"la\.grad",
    "backward": r"la\.grad",
    "zero_": "set_",
    "add_": r"t \+= value",
}


@pytest.mark.parametrize("name", METHODS)
async def test_methods(name: str) -> None:
    async with la.open_runtime("cpu:0"):
        t: Any = la.ones(3)
        with pytest.raises(AttributeError, match=f"no attribute '{name}': .*{METHODS[name]}"):
            getattr(t, name)
    assert name not in dir(t)
    assert not hasattr(LazyTensor, name)


def test_every_public_function_is_a_method_or_says_that_it_is_none() -> None:
    factories = {function.__name__ for function in la.tensor_factory_functions}
    for name in la.__all__:
        function = getattr(la, name)
        if not isfunction(function) or not function.__module__.startswith("lazyasync.ops"):
            continue
        if name not in factories and not hasattr(LazyTensor, name):
            with pytest.raises(AttributeError, match=r": write |no attribute"):
                getattr(LazyTensor, name)
            assert name in vars(LazyTensor)


def check_names(hint: str) -> None:
    """Of a hint, that there is what it names."""
    for path in re.findall(r"\bla\.([\w.]+)", hint):
        found: Any = la
        for part in path.rstrip(".").split("."):
            found = getattr(found, part)
    for method in re.findall(r"\bt\.(\w+)", hint):
        assert hasattr(LazyTensor, method), hint


def test_hints_name_what_there_is() -> None:
    for table in (*TABLES.values(), METHODS_ELSEWHERE, NAMED_ELSEWHERE):
        for each in table.values():
            check_names(each)


@pytest.mark.parametrize("namespace", TABLES)
def test_hints_are_of_what_is_not_there(namespace: str) -> None:
    module = attrgetter(namespace)(la) if namespace else la
    assert not TABLES[namespace].keys() & {*dir(module)}


RULES = {
    "nn": {
        "log_sigmoid": r"write la\.log_sigmoid$",
        "soft_sign": r"write la\.soft_sign$",
        "batch_norm_": r"nothing is changed in place: write x = la\.nn\.batch_norm\(x, ",
        "vmap": r"write la\.vmap$",
        "TripletMarginLoss": r"a loss is a function: write la\.nn\.triplet_margin_loss\(anchor, ",
        "MultiLabelSoftMarginLoss": r"a loss is a function: write la\.nn\.multilabel_soft_margin_",
        "LeakyReLU": r".*: write la\.nn\.leaky_relu, without \(\), in la\.nn\.Sequential$",
        "ChannelShuffle": r"it is a function: write la\.nn\.channel_shuffle\(x, groups\)$",
        "ReflectionPad1d": r'.*: write la\.nn\.pad\(x, widths, mode="reflect"\)$',
        "ZeroPad2d": r".*: write la\.nn\.pad\(x, widths\)$",
        "LazyConv2d": r"sizes are given, .*: write la\.nn\.Conv2d$",
        "swish": r"write la\.silu\(x\)$",
    },
    "nn.init": {
        "kaiming_normal_": r"nothing is .*: write w = la\.nn\.init\.kaiming_normal\(shape\)$",
        "glorot_uniform": r"write la\.nn\.init\.xavier_uniform\(shape\)$",
    },
    "": {
        "relu_": r"nothing is changed in place: write x = la\.relu\(x\)$",
        "unsqueeze_": r"nothing is changed in place: write la\.expand_dims\(x, axis\)$",
        "fft2": r"write la\.fft\.fft2$",
        "AdamW": r"write la\.optim\.adamw\(learning_rate\)$",
        "psum": r"a program leads all devices: .*la\.all_reduce",
        "FloatTensor": r'write la\.asarray\(x, dtype="float32"\)$',
        "float8_e4m3fn": "the narrowest floats are la.float16",
        "reduce_prod": r"write la\.prod\(x, axis\)$",
        "sparse_coo_tensor": "tensors are dense",
        "lstm": r"write la\.nn\.LSTM$",
    },
    "linalg": {"vander": r"write la\.vander$", "expm": r"write la\.linalg\.matrix_exp\(x\)$"},
    "special": {"exp2": r"write la\.exp2$"},
    "fft": {"hann_window": r"write la\.hanning"},
    "random": {"orthogonal": r"write la\.nn\.init\.orthogonal"},
    "optim": {
        "scale_by_adam": r"write la\.optim\.adam$",
        "cosine": r"write la\.optim\.schedules\.cosine$",
        "huber_loss": r"write la\.nn\.huber_loss$",
    },
    "optim.schedules": {"CosineAnnealingLR": r"write la\.optim\.schedules\.cosine"},
    "trees": {"map": r"write la\.trees\.tree_map\(function, tree\)$"},
    "parallel": {"psum": r"a program leads all devices: .*la\.all_reduce"},
}
"""What rules, and rows, say of names that a namespace lacks."""


@pytest.mark.parametrize("namespace", RULES)
def test_rules_of_missing_names(namespace: str) -> None:
    module = attrgetter(namespace)(la) if namespace else la
    for name, said in RULES[namespace].items():
        with pytest.raises(
            AttributeError, match=rf"^module 'lazyasync.*' has no .* '{name}': {said}"
        ):
            getattr(module, name)
        check_names(str(hint_for(module.__name__, name)))
    with pytest.raises(AttributeError, match=r"has no attribute 'quux'$"):
        module.quux  # noqa: B018


def test_submodules_are_no_reason_to_import_everything() -> None:
    program = "import sys; from lazyasync import hints; print('lazyasync.optim' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False"]


def test_names_of_random_numbers() -> None:
    with pytest.raises(AttributeError, match=r"write la\.random\.randint\(low, high, shape\)"):
        la.random.integers  # noqa: B018


async def test_arrays_conjugate() -> None:
    async with la.open_runtime("cpu:0"):
        np.testing.assert_array_equal(await la.asarray([1 + 2j]).conj().numpy(), [1 - 2j])


CALLS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    *[
        (lambda make=make: make(3, 4), TypeError, r"the shape is one argument: la\.\w+\(\(3, 4\)\)")
        for make in (la.zeros, la.ones, la.empty, la.rand, la.randn)
    ],
    (lambda: la.rand((3,), "float64"), TypeError, "dtype="),  # type: ignore[arg-type]
    (lambda: la.optim.adam(lr=1e-3), TypeError, "'lr'; write learning_rate="),  # type: ignore[call-arg]
    (lambda: la.optim.sgd(0.1, lr=0.1), TypeError, "'lr'; write learning_rate="),  # type: ignore[call-arg]
    (lambda: la.optim.adam(0.1, betas=(0.9, 0.99)), TypeError, "b1= and b2="),  # type: ignore[call-arg]
    (lambda: la.optim.Adam, AttributeError, r"write la\.optim\.adam"),  # type: ignore[attr-defined]
    (lambda: la.optim.SGD, AttributeError, r"write la\.optim\.sgd"),  # type: ignore[attr-defined]
    (lambda: la.optim.quux, AttributeError, "no attribute 'quux'$"),  # type: ignore[attr-defined]
    (
        lambda: la.nn.ReLU,
        AttributeError,
        r"write la\.nn\.relu, without \(\), in la\.nn\.Sequential",
    ),  # type: ignore[attr-defined]
    (lambda: la.nn.ModuleList, AttributeError, "a list of modules"),  # type: ignore[attr-defined]
    (lambda: la.nn.scaled_dot_product_attention, AttributeError, r"write la\.nn\.attention"),  # type: ignore[attr-defined]
    (lambda: la.data.DataLoader, AttributeError, r"write la\.data\.Loader"),  # type: ignore[attr-defined]
    (lambda: la.data.Loader([1], 1, num_workers=2), TypeError, "write workers= for threads"),  # type: ignore[call-arg]
    (lambda: la.data.Loader([1], 1, collate_fn=list), TypeError, "write collate="),  # type: ignore[call-arg]
    (lambda: list(la.data.Loader(la.prefetch([1]), 1)), TypeError, "write `async for batch in"),
    (lambda: la.nn.quux, AttributeError, "no attribute 'quux'$"),  # type: ignore[attr-defined]
    (lambda: la.optim.sgd(0.1).step(), AttributeError, r"= optimizer\.update\(grads, state"),  # type: ignore[attr-defined]
    (lambda: la.optim.sgd(0.1).quux, AttributeError, "no attribute 'quux'$"),  # type: ignore[attr-defined]
    (lambda: la.ones(()).backward(), AttributeError, r"la\.value_and_grad"),
    (
        lambda: la.grad(lambda c: la.while_loop(lambda x: x < 3, lambda x: x * c, c))(la.ones(())),
        la.UnsupportedOperationError,
        r"la\.scan.*la\.custom_vjp.*la\.jacfwd",
    ),
    (
        lambda: la.nn.Conv2d(3, 4, 3)(la.ones((2, 8, 8, 3))),
        la.ShapeError,
        "an input of 8 channels; .*channels_last=True",
    ),
    (lambda: la.nn.Conv2d(3, 4, 3)(la.ones((2, 5, 8, 8))), la.ShapeError, "of 5 channels$"),
    (
        lambda: la.nn.interpolate(la.ones((2, 3, 4)), 2, mode="cubic"),  # type: ignore[arg-type]
        ValueError,
        "not for 1 spatial axes; there are nearest, nearest-exact, area, linear$",
    ),
    (
        lambda: la.while_loop(lambda x: True, lambda x: x[0], la.ones(3)),
        la.ShapeError,
        r"carry is float32\[3\] before and float32\[\] after it",
    ),
    (
        lambda: la.cond(la.asarray(True), lambda x: x, lambda x: x[0], la.ones(3)),
        la.ShapeError,
        r"result is float32\[3\] of true_fn and float32\[\] of false_fn$",
    ),
    (
        lambda: la.nn.cross_entropy(la.ones((4, 2)), la.ones(4)),
        la.ShapeError,
        r'shape \(4, 2\), not float32\[4\]: .*write targets\.astype\("int64"\)$',
    ),
    (
        lambda: la.nn.cross_entropy(la.ones((4, 2)), la.ones((4, 2), dtype=int)),
        la.ShapeError,
        r"shape \(4,\), not int64\[4, 2\]: .*la\.argmax\(targets, axis=1\)",
    ),
    (lambda: la.nn.cross_entropy(la.ones((4, 2)), [0, 1]), la.ShapeError, r"not int64\[2\]$"),
    (
        lambda: la.nn.GRU(3, 4)(la.ones((8, 5, 3)), lengths=[5] * 8),
        la.ShapeError,
        r"lengths must be of \(5,\), not int64\[8\]; .*batch_first=True",
    ),
    (
        lambda: la.nn.GRU(3, 4, batch_first=True)(la.ones((8, 5, 3)), lengths=[5] * 5),
        la.ShapeError,
        r"lengths must be of \(8,\), not int64\[5\]$",
    ),
    (lambda: la.grad(lambda x: (x, x))(la.ones(())), TypeError, "has_aux=True"),
    (lambda: list(la.prefetch([1])), TypeError, "async for"),  # type: ignore[call-overload]
    (lambda: la.prefetch([1]).__enter__(), TypeError, "async with"),
    (lambda: la.job("j").__enter__(), TypeError, r"async with la\.job"),
    (lambda: la.open_runtime().__enter__(), TypeError, r"la\.open_runtime.*async with"),  # type: ignore[attr-defined]
    (lambda: la.step().__enter__(), TypeError, r"async with la\.step\(\)"),
]


@pytest.mark.parametrize(("call", "error", "message"), CALLS)
async def test_calls(call: Callable[[], Any], error: type[Exception], message: str) -> None:
    async with la.open_runtime("cpu:0"):
        with pytest.raises(error, match=message):
            call()


async def test_blocks_that_are_entered_with_with() -> None:
    block: Any = la.open_runtime("cpu:0")
    with pytest.raises(TypeError, match="`async with`"), block:
        pass


@pytest.mark.parametrize(
    "name",
    [
        *("Module", "half", "enable_grad", "lax", "jacobian", "PRNGKey"),
        *("device_put", "device_get", "cuda", "tree_util", "DataLoader", "masked_fill"),
        *("cat", "tensor", "from_numpy", "synchronize", "block_until_ready", "numel"),
        *("ascontiguousarray", "copyto", "vectorize", "fromfunction", "piecewise", "r_", "mgrid"),
        *("dot_product_attention", "segment_softmax", "logcumsumexp", "custom_gradient", "GRUCell"),
        *("errstate", "savez", "testing", "asnumpy", "tolist", "item", "ndindex"),
    ],
)
def test_names(name: str) -> None:
    with pytest.raises(AttributeError, match=f"no attribute '{name}': .+"):
        getattr(la, name)


NETWORKS = {
    name: rf"write la\.nn\.{name}$"
    for name in (
        *("Module", "Linear", "Conv2d", "MaxPool2d", "LSTM", "Sequential", "conv2d", "max_pool2d"),
        *("cross_entropy", "dropout", "layer_norm", "interpolate", "mse_loss", "state_dict"),
    )
} | {"ReLU": r"write la\.nn\.relu, without", "ModuleList": "a list of modules"}


def test_names_of_optimizers() -> None:
    for name, hint in {"SGD": "la.optim.sgd", "chain": "clip", "apply_updates": "update"}.items():
        with pytest.raises(AttributeError, match=f"no attribute '{name}': .*{hint}"):
            getattr(la.optim, name)


def test_names_of_networks() -> None:
    for name, hint in NETWORKS.items():
        with pytest.raises(AttributeError, match=f"no attribute '{name}': .*{hint}"):
            getattr(la, name)


NETWORK_KEYWORDS = {
    "conv2d": {"input": "x=", "weight": "w=", "bias": "b="},
    "conv_transpose1d": {"input": "x=", "weight": "w="},
    "linear": {"input": "x=", "weight": "w=", "bias": "b="},
    "max_pool3d": {"input": "x="},
    "interpolate": {"input": "x="},
    "batch_norm": {"input": "x="},
    "mse_loss": {"input": "x="},
    "cross_entropy": {"input": "logits=", "target": "targets="},
    "embedding": {"input": "indices="},
    "dropout": {"inplace": "nothing for it"},
    "attention": {"query": "q=", "attn_mask": "mask=", "is_causal": "causal="},
    "softmin": {"dim": "axis="},
    "normalize": {"dim": "axis="},
}


def test_keywords_of_networks() -> None:
    for name, keywords in NETWORK_KEYWORDS.items():
        function = getattr(la.nn, name)
        for keyword, instead in keywords.items():
            assert keyword not in inspect.signature(function).parameters
            parameters = inspect.signature(function).parameters.values()
            given = [0 for p in parameters if p.default is p.empty]
            with pytest.raises(TypeError, match=rf"no argument '{keyword}'; write {instead}"):
                function(*given, **{keyword: 1})


# ---- keywords ------------------------------------------------------------------------------

KEYWORDS = [
    ("sum", "dim", "axis="),
    ("mean", "keepdim", "keepdims="),
    ("var", "ddof", "correction="),
    ("std", "unbiased", "correction="),
    ("max", "out", r"t = la\.max\("),
    ("softmax", "dim", "axis="),
    ("cumsum", "dim", "axis="),
    ("sort", "kind", "nothing"),
    ("squeeze", "dim", "axis="),
    ("take", "index", "indices="),
    ("clip", "a_min", "min="),
    ("clip", "a_max", "max="),
]


@pytest.mark.parametrize(("name", "keyword", "instead"), KEYWORDS)
async def test_keywords(name: str, keyword: str, instead: str) -> None:
    async with la.open_runtime("cpu:0"):
        given: Any = {"take": (la.ones((3,)), 0)}.get(name, (la.ones((3,)),))
        message = rf"^{name}\(\) has no argument '{keyword}'; write {instead}"
        with pytest.raises(TypeError, match=message):
            getattr(la, name)(*given, **{keyword: 1})
        if hasattr(LazyTensor, name):
            with pytest.raises(TypeError, match=message):
                getattr(given[0], name)(*given[1:], **{keyword: 1})


def functions_with(parameter: str) -> list[str]:
    functions = {name: getattr(la, name) for name in la.__all__}
    return [
        name
        for name, function in functions.items()
        if isfunction(function)
        and function.__module__.startswith("lazyasync.ops")
        and parameter in inspect.signature(function).parameters
    ]


OTHERS_WITH_AXES = {"apply_along_axis", "expand_dims", "permutation", "vecdot"}
"""Functions that are not called with a ``dim``, or say that the ``axis`` is missing."""


@pytest.mark.parametrize("name", sorted({*functions_with("axis")} - OTHERS_WITH_AXES))
def test_functions_along_axes_know_of_dim(name: str) -> None:
    function: Any = getattr(la, name)
    parameters = inspect.signature(function).parameters.values()
    required = [p for p in parameters if p.default is p.empty and p.kind is not p.VAR_KEYWORD]
    with pytest.raises(TypeError, match=r"'dim'; write axis="):
        function(*[0] * len(required), dim=0)


@pytest.mark.parametrize("name", functions_with("axis"))
def test_unknown_keywords(name: str) -> None:
    function: Any = getattr(la, name)
    assert "others" not in inspect.signature(function).parameters
    with pytest.raises(TypeError, match=r"quux|missing"):
        function(0, quux=1)
