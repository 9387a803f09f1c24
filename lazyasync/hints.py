"""Names, and ways of writing, that other libraries have, and what to write here."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import partial, wraps
from types import ModuleType
from typing import Any, NoReturn, TypeVar, cast

INSTEAD_OF = {
    **dict.fromkeys(("Array", "Tensor", "ndarray"), "the class is la.LazyTensor"),
    **dict.fromkeys(
        (*("half", "float", "double", "int", "long", "short", "dtype"),),
        "dtypes are la.float32, la.int64, ..., which are NumPy's dtypes, or their names",
    ),
    "lax": "loops are la.scan, la.fori_loop, la.while_loop, and branches la.cond and la.switch",
    "scaled_dot_product_attention": "write la.nn.attention(q, k, v)",
    "jit": "write la.compile",
    **dict.fromkeys(
        ("no_grad", "inference_mode", "enable_grad"),
        "nothing is kept for gradients outside la.grad and la.value_and_grad",
    ),
    "jacobian": "write la.jacrev or la.jacfwd",
    **dict.fromkeys(("tree_map", "tree"), "write la.trees.tree_map"),
    "tree_util": "write la.trees",
    "Parameter": "a field of a module, or a leaf of any tree, is a parameter; see la.nn",
    **dict.fromkeys(("numpy", "jnp"), "NumPy's names are those of la itself"),
    "cuda": 'devices are named, "cuda:0"; la.open_runtime() finds them',
    "devices": "write la.current_runtime().devices",
    "set_default_dtype": 'write `with la.default_dtype("float64"):`, or set Config.default_dtype',
    "block_until_ready": "write `await t`",
    "device_get": "write `await la.to_cpu(tree)`",
    "device_put": "write `await la.put(tree, device)`",
    "synchronize": "write `await la.wait_device_ops()`",
    **dict.fromkeys(("pmap", "shard_map", "distributed"), "see la.all_reduce and la.broadcast"),
    **dict.fromkeys(("hardswish", "hard_swish"), "write la.hard_silu(x)"),
    "hardsigmoid": "write la.hard_sigmoid(x)",
    "hardtanh": "write la.hard_tanh(x)",
    "logsigmoid": "write la.log_sigmoid(x)",
    "softsign": "write la.soft_sign(x)",
    "gammaln": "write la.lgamma(x)",
    "PRNGKey": "random numbers need no keys; see la.manual_seed",
    "seed": "write la.manual_seed(seed)",
    "shuffle": "write la.permutation(x), which gives a new tensor",
    "random_choice": "write la.random.choice or categorical",
    "DataLoader": "write la.data.Loader(source, batch_size), and la.prefetch(loader)",
    "masked_fill": "write la.where(mask, value, x)",
    "masked_select": "write `await la.aio.getitem(x, mask)`, or la.where(mask, x, 0)",
    "gather": "write la.take_along_axis(x, indices, axis)",
    "index_select": "write la.take(x, indices, axis)",
    "scatter": "write x.at[indices].set(values)",
    **dict.fromkeys(("index_add", "scatter_add"), "write x.at[indices].add(values)"),
    "narrow": "write x[start : start + length], or la.dynamic_slice",
    "unbind": "write la.unstack",
    "unsqueeze": "write la.expand_dims(x, axis)",
    "permute": "write la.permute_dims(x, axes)",
    "swapdims": "write la.swapaxes(x, axis1, axis2)",
    "flatten": "write la.ravel(x), or x.reshape(x.shape[0], -1)",
    "repeat_interleave": "write la.repeat(x, repeats, axis)",
    "diag_embed": "write x[..., None] * la.eye(x.shape[-1])",
    "clamp": "write la.clip(x, min, max)",
    "lerp": "write x + weight * (y - x)",
    **dict.fromkeys(("addmm", "baddbmm"), "write bias + x @ w"),
    **dict.fromkeys(("bmm", "mm", "mv"), "write x @ y"),
    "matvec": "write (a @ x[..., None])[..., 0]",
    "cdist": "write la.linalg.norm(x[:, None] - y, axis=-1)",
    "inverse": "write la.linalg.inv(x)",
    "histc": "write la.histogram(x, bins, range)",
    "bucketize": "write la.searchsorted(boundaries, x)",
    "randn_like": "write la.randn(x.shape)",
    "rand_like": "write la.rand(x.shape)",
    "is_tensor": "write isinstance(x, la.LazyTensor)",
    "Generator": "write la.random.default_rng(seed)",
    "func": "its functions are la.grad, la.jvp, la.vjp, la.vmap, ...",
    **dict.fromkeys(
        ("scatter_mean", "segment_mean"),
        "write la.segment_sum(x, ids, n) / la.maximum(la.bincount(ids, length=n), 1), where x has "
        "one axis",
    ),
    **dict.fromkeys(
        ("sliding_window_view", "lib", "rolling"),
        "windows of a line are x[la.arange(len(x) - n + 1)[:, None] + la.arange(n)]",
    ),
    **dict.fromkeys(
        ("histogram2d", "histogramdd"),
        "write la.bincount of la.ravel_multi_index, of the bins that la.digitize gives",
    ),
    "in1d": "write la.isin(x, tests)",
    "setxor1d": "write la.setdiff1d(la.union1d(x, y), la.intersect1d(x, y))",
    "mode": "write la.argmax(la.bincount(x, length=n)) of integers",
    "fillna": "write la.nan_to_num(x, nan=value)",
    **dict.fromkeys(("groupby", "group_by"), "write la.segment_sum(x, ids, num_segments=n)"),
    "scipy": "its functions are those of la, la.special, la.linalg and la.fft",
    "segment_softmax": "write y = la.exp(x - la.segment_max(x, ids, n)[ids]), and "
    "y / la.segment_sum(y, ids, n)[ids]",
    "logcumsumexp": "write la.associative_scan(la.logaddexp, x)",
    "dot_product_attention": "write la.nn.attention(q, k, v), with heads before the length",
    "custom_gradient": "write la.custom_vjp",
    "autograd": "gradients are la.grad, la.value_and_grad, la.jvp and la.vjp",
    **dict.fromkeys(("odeint", "solve_ivp"), "steps are la.while_loop; see docs/gradients.md"),
    "pad_sequence": "write la.data.Loader(..., collate=), or pad arrays before: docs/shapes.md",
    "segment_reduce": "write la.segment_sum(x, ids, n), or segment_prod, segment_max, segment_min",
    **dict.fromkeys(
        ("stft", "istft"), "frames are taken by an index, and then la.fft.rfft; see docs/recipes.md"
    ),
    **{
        f"{name}_window": f"write la.{function}(n + 1)[:-1]; la.{function}(n) is symmetric"
        for name, function in {
            "bartlett": "bartlett",
            "blackman": "blackman",
            "hamming": "hamming",
            "hann": "hanning",
        }.items()
    },
    "kaiser_window": "write la.kaiser(n + 1, beta)[:-1], or la.kaiser(n, beta)",
    "i0": "write la.special.iv(0, x)",
    "signal": "windows are la.hanning, ..., filters la.convolve, la.scan and la.fft",
    "chunk": "write la.split(x, parts, axis)",
    "numel": "write t.size",
    "ascontiguousarray": "write la.asarray; how a tensor lies in memory is not seen",
    **dict.fromkeys(("copyto", "putmask", "place"), "write t = la.where(mask, values, t)"),
    "vectorize": "write la.vmap(fn)",
    "fromfunction": "write fn(*la.indices(shape))",
    "piecewise": "write la.select(conditions, values)",
    "apply_over_axes": "give the function a tuple of axes",
    "r_": "write la.concatenate",
    "c_": "write la.stack(parts, axis=-1), or la.concatenate(parts, axis=-1)",
    **dict.fromkeys(("mgrid", "ogrid"), 'write la.meshgrid(..., indexing="ij") or la.indices'),
    "around": "write la.round",
    "asanyarray": "write la.asarray",
    "conjugate": "write la.conj",
    "fix": "write la.trunc",
    "identity": "write la.eye(n)",
    "polymul": "write la.convolve(p, q)",
    "row_stack": "write la.vstack",
    "trapz": "write la.trapezoid",
    "rollaxis": "write la.moveaxis(x, source, destination)",
    "errstate": "nothing warns of infinities and NaN; see la.debug.find_nan",
    "savez": "write `await la.save(tree, path)`",
    "testing": "NumPy's compares arrays: np.testing.assert_allclose(await t.numpy(), expected)",
    "asnumpy": "write `await t.numpy()`, or `await la.to_cpu(tree)`",
    "item": "write `await t.item()`",
    "tolist": "write `(await t.numpy()).tolist()`",
    **dict.fromkeys(
        ("nditer", "ndenumerate", "ndindex"), "NumPy's goes over arrays: `await t.numpy()`"
    ),
}
"""What to write instead of names that other libraries have.

The definitions of operations add what others call them. Names that `la.nn` has need no line here.
"""


RANDOM_ELSEWHERE = {
    **dict.fromkeys(
        ("integers", "random_integers", "randrange"), "write la.random.randint(low, high, shape)"
    ),
    **dict.fromkeys(("random", "random_sample"), "write la.random.rand(*shape)"),
    "standard_normal": "write la.random.randn(*shape)",
    "shuffle": "write la.random.permutation(x), which gives a new tensor",
    "seed": "write la.manual_seed(seed)",
    **dict.fromkeys(
        ("PRNGKey", "fold_in", "key", "split"),
        "draws need no keys; see la.manual_seed, and la.random.default_rng(seed).spawn(n)",
    ),
}
"""What to write instead of names of NumPy's and JAX's random numbers, in `la.random`."""

LINEAR_ALGEBRA_ELSEWHERE = {
    "cho_factor": "write (la.linalg.cholesky(x), True), which la.linalg.cho_solve takes",
    "cholesky_solve": "write la.linalg.cho_solve((c, True), b)",
    "expm": "write la.linalg.matrix_exp(x)",
    **dict.fromkeys(
        ("solve_banded", "tridiagonal_solve"),
        "write la.linalg.solve(a, b) of the whole matrix, or la.scan over its rows",
    ),
    **dict.fromkeys(("cg", "gmres"), "write la.while_loop, or la.linalg.solve(a, b)"),
    **dict.fromkeys(("lu", "lu_factor", "lu_solve"), "write la.linalg.solve(a, b), or qr(a)"),
}
"""What to write instead of names of SciPy's and PyTorch's linear algebra, in `la.linalg`."""

SCHEDULES_ELSEWHERE = {
    name: f"write la.optim.schedules.{instead}"
    for name, instead in {
        **dict.fromkeys(("CosineAnnealingLR", "cosine_decay_schedule"), "cosine(rate, steps)"),
        "ConstantLR": "constant(rate)",
        **dict.fromkeys(("ExponentialLR", "exponential_decay"), "exponential"),
        **dict.fromkeys(("LinearLR", "linear_schedule"), "linear"),
        "MultiStepLR": "steps_at",
        **dict.fromkeys(("OneCycleLR", "cosine_onecycle_schedule"), "one_cycle"),
        **dict.fromkeys(("PolynomialLR", "polynomial_schedule"), "polynomial"),
        "ReduceLROnPlateau": "plateau",
        **dict.fromkeys(("SequentialLR", "join_schedules"), "join"),
        "StepLR": "step",
        "warmup_cosine_decay_schedule": "warmup(la.optim.schedules.cosine(rate, steps), 100)",
    }.items()
} | {"LambdaLR": "any function of the number of updates is a schedule: la.optim.adam(function)"}
"""What to write instead of schedules of PyTorch and Optax."""


METHODS_ELSEWHERE = {
    **dict.fromkeys(
        ("backward", "grad", "requires_grad", "requires_grad_", "zero_grad"),
        "write la.grad or la.value_and_grad",
    ),
    **dict.fromkeys(("cpu", "cuda"), 'write t.to("cpu:0"), or `await t.numpy()` for its values'),
    "float": 'write t.astype("float32")',
    "double": 'write t.astype("float64")',
    "half": 'write t.astype("float16")',
    "int": 'write t.astype("int32")',
    "long": 'write t.astype("int64")',
    "bool": "write t.astype(bool)",
    **dict.fromkeys(("type", "type_as"), "write t.astype(dtype), or read t.dtype"),
    "t": "write t.T",
    **dict.fromkeys(("clamp", "clamp_"), "write t.clip(min, max)"),
    **dict.fromkeys(("masked_fill", "masked_fill_"), "write la.where(mask, value, t)"),
    "norm": "write la.linalg.norm(t)",
    "fillna": "write la.nan_to_num(t, nan=value)",
    "isna": "write la.isnan(t)",
    **dict.fromkeys(("mm", "bmm"), "write t @ other"),
    **dict.fromkeys(("expand", "expand_as"), "write la.broadcast_to(t, shape)"),
    "chunk": "write la.split(t, parts, axis)",
    **dict.fromkeys(("dim", "ndimension"), "write t.ndim"),
    "nelement": "write t.size",
    **dict.fromkeys(("contiguous", "clone"), "write t.copy()"),
    "gather": "write la.take_along_axis(t, indices, axis)",
    "index_select": "write t.take(indices, axis)",
    "zero_": "write t.set_(la.zeros_like(t))",
    "fill_": "write t.set_(la.full_like(t, value))",
    "copy_": "write t.copy_from(array)",
    "add_": "write `t += value`",
    "sub_": "write `t -= value`",
    "mul_": "write `t *= value`",
    "div_": "write `t /= value`",
    "conjugate": "write t.conj()",
    "searchsorted": "write la.searchsorted(t, values)",
    "resize": "write t.reshape(...), or la.pad(t, widths)",
    "itemsize": "write t.dtype.itemsize",
    **dict.fromkeys(("block_until_ready", "eval", "realize", "wait"), "write `await t`"),
    "fill": "write t.set_(la.full_like(t, value))",
    "permute": "write t.transpose(...)",
    "sort": "write la.sort(t), which gives a new tensor",
    "tobytes": "write (await t.numpy()).tobytes()",
    "unsqueeze": "write la.expand_dims(t, axis)",
    "view": "write t.reshape(...), or t.astype(...)",
}
"""What to write instead of methods that tensors of other libraries have."""


NETWORKS_ELSEWHERE = {
    **{
        name: f"an activation is a function: write {function}, without (), in la.nn.Sequential"
        for name, function in {
            "CELU": "la.celu",
            "ELU": "la.elu",
            "GELU": "la.nn.gelu",
            "GLU": "la.glu",
            "Hardsigmoid": "la.hard_sigmoid",
            "Hardswish": "la.hard_silu",
            "Hardtanh": "la.hard_tanh",
            "LeakyReLU": "la.leaky_relu",
            "Mish": "la.mish",
            "LogSoftmax": "la.log_softmax",
            "ReLU": "la.relu",
            "ReLU6": "la.relu6",
            "SELU": "la.selu",
            "SiLU": "la.silu",
            "Sigmoid": "la.sigmoid",
            "Softmax": "la.softmax",
            "Softplus": "la.softplus",
            "Tanh": "la.tanh",
            **{
                name: f"la.nn.{name.lower()}"
                for name in (
                    *("Hardshrink", "LogSigmoid", "Softmin", "Softshrink", "Softsign"),
                    *("Tanhshrink", "RReLU", "Threshold"),
                )
            },
        }.items()
    },
    **{
        name: f"a loss is a function: write {function}"
        for name, function in {
            "BCELoss": "la.nn.binary_cross_entropy(x, target)",
            "BCEWithLogitsLoss": "la.nn.binary_cross_entropy_with_logits(x, target)",
            "CrossEntropyLoss": "la.nn.cross_entropy(logits, targets)",
            "CTCLoss": "la.nn.ctc_loss(log_probs, targets, input_lengths, target_lengths)",
            "HuberLoss": "la.nn.huber_loss(x, target)",
            "KLDivLoss": "la.nn.kl_div(x, target)",
            "L1Loss": "la.nn.l1_loss(x, target)",
            "MSELoss": "la.nn.mse_loss(x, target)",
            "NLLLoss": "la.nn.nll_loss(log_probs, targets)",
            "SmoothL1Loss": "la.nn.smooth_l1_loss(x, target)",
        }.items()
    },
    **dict.fromkeys(
        ("upsample", "upsample_bilinear", "upsample_nearest"), "write la.nn.interpolate"
    ),
    "scaled_dot_product_attention": "write la.nn.attention(q, k, v)",
    "multi_head_attention_forward": "write la.nn.MultiHeadAttention",
    "EmbeddingBag": "write la.sum(la.nn.embedding(indices, weight), -2), or a mean",
    "embedding_bag": "write la.sum(la.nn.embedding(indices, weight), -2), or a mean",
    "ModuleList": "a field may be a list of modules",
    "ModuleDict": "a field may be a dict of modules",
    "MultiheadAttention": "write la.nn.MultiHeadAttention, whose batch is the first axis",
    "Parameter": "a field of a module may be a tensor: `scale: la.LazyTensor`",
    "TransformerEncoderLayer": "write la.nn.TransformerBlock",
    "TransformerEncoder": "a field may be a list of la.nn.TransformerBlock",
    **dict.fromkeys(
        ("RNNCell", "GRUCell", "LSTMCell"),
        "la.nn.RNN, la.nn.GRU and la.nn.LSTM go over sequences; a cell of your own is a function "
        "for la.scan, see docs/recipes.md",
    ),
    "functional": "the functions are those of la.nn",
    "utils": "write la.optim.clip_by_global_norm(grads, 1.0)",
}
"""What to write instead of names of other libraries' modules of networks."""

OPTIMIZERS_ELSEWHERE = {
    name: f"write la.optim.{instead}"
    for name, instead in {
        "Adam": "adam",
        "AdamW": "adamw",
        "GradScaler": "loss_scaling",
        "Adafactor": "adafactor",
        "Adagrad": "adagrad",
        "RMSprop": "rmsprop",
        "SGD": "sgd",
        "lr_scheduler": "schedules",
        "clip_grad_norm_": "clip_by_global_norm",
        "clip_grad_value_": "clip_by_value",
        **dict.fromkeys(("ExponentialMovingAverage", "incremental_update"), "ema"),
        "MultiSteps": "accumulate(value_and_gradient, parts)",
    }.items()
} | {
    "chain": "change the gradients before update, as la.optim.clip_by_global_norm does",
    **dict.fromkeys(("apply_updates", "apply_if_finite"), "update gives the new parameters"),
    **dict.fromkeys(
        ("multi_transform", "masked"), 'write groups={"*.bias": {"weight_decay": 0.0}}'
    ),
    "inject_hyperparams": "settings may be tensors: la.optim.adamw(rate, weight_decay=decay)",
}
"""What to write instead of names of PyTorch's and Optax's optimizers."""

METHODS_OF_OPTIMIZERS = {
    "step": "write params, state = optimizer.update(grads, state, params)",
    "zero_grad": "gradients are values, which la.value_and_grad gives anew each time",
    "state_dict": "the state is what optimizer.init(params) and update give, a tree to be saved",
    "load_state_dict": "the state is an argument of update: await la.load(path, like=state)",
    "param_groups": 'write la.optim.adam(rate, groups={"*.bias": {"learning_rate": 0.1}})',
}
"""What to write instead of methods that optimizers of other libraries have."""

KEYWORDS_OF_LOADERS = {
    "num_workers": "workers= for threads, or processes=",
    "collate_fn": "collate=",
    "generator": "seed=",
    **dict.fromkeys(("pin_memory", "prefetch_factor"), "la.prefetch(loader, depth=2)"),
    "persistent_workers": "loader.from_step(0), whose processes stay for all epochs",
    **dict.fromkeys(("sampler", "batch_sampler"), "a source whose items are in that order"),
    "worker_init_fn": "a source that does so when its first item is asked for",
    "timeout": "trio.fail_after around the loop",
}
"""What to write instead of arguments that loaders of other libraries have."""

METHODS_OF_MODULES = {
    "parameters": "write la.trees.leaves(model); gradients and optimizers take the model itself",
    "named_parameters": "write la.nn.state_dict(model)",
    "state_dict": "write la.nn.state_dict(model)",
    "load_state_dict": "write model = la.nn.load_state_dict(model, state)",
    "train": "write model = la.nn.train(model)",
    "eval": "write model = la.nn.eval(model)",
    "forward": "write model(x)",
    "apply": "write la.trees.tree_map(function, model)",
    "zero_grad": "gradients are values: loss, grads = la.value_and_grad(loss_function)(model, ...)",
    "backward": "gradients are values: loss, grads = la.value_and_grad(loss_function)(model, ...)",
    **dict.fromkeys(("to", "cuda", "cpu"), 'write model = await la.put(model, "cuda:0")'),
    **dict.fromkeys(
        ("half", "float", "double", "bfloat16"),
        'write la.trees.tree_map(lambda p: p.astype("float32"), model)',
    ),
    **dict.fromkeys(
        ("register_buffer", "register_parameter", "add_module"),
        "fields are declared in the class; buffers with field(metadata=la.trees.BUFFER)",
    ),
    "requires_grad_": "write trained, frozen = la.trees.partition(model, patterns)",
}
"""What to write instead of methods that modules of other libraries have."""


class MissingMethod:
    """Stands for a method that tensors of other libraries have. Raises ``AttributeError``.

    ``instead`` is what to write; where it is None, the public function of that name.
    """

    __slots__ = ("_instead", "_name")

    def __init__(self, name: str, instead: str | None = None) -> None:
        self._name = name
        self._instead = instead

    def __get__(self, tensor: object, owner: type) -> NoReturn:
        hint = self._instead
        if hint is None:
            function = getattr(sys.modules["lazyasync"], self._name)
            parameters = inspect.signature(function).parameters.values()
            required = [p for p in parameters if p.default is p.empty]
            arguments = "t" if len(required) == 1 else "t, ..."
            hint = f"write la.{self._name}({arguments})"
        message = f"'LazyTensor' object has no attribute {self._name!r}: {hint}"
        raise AttributeError(message, name=self._name, obj=owner if tensor is None else tensor)


def explain_functions(owner: type, names: Iterable[str]) -> None:
    """Has ``owner`` say of public functions, which are no methods, that they are functions."""
    for name in names:
        if name not in vars(owner):  # `hasattr` would import methods that come later
            setattr(owner, name, MissingMethod(name))


def missing_methods(owner: type) -> Iterable[str]:
    """The names of what ``owner`` lacks, and says so."""
    return [name for name, value in vars(owner).items() if isinstance(value, MissingMethod)]


def missing_attribute(owner: object, name: str, instead: Mapping[str, str]) -> NoReturn:
    """Raises ``AttributeError``; says what to write ``instead`` of a name, if that is known."""
    message = f"{type(owner).__qualname__!r} object has no attribute {name!r}"
    if isinstance(owner, ModuleType):
        message = f"module {owner.__name__!r} has no attribute {name!r}"
    if name in instead:
        message += f": {instead[name]}"
    raise AttributeError(message, name=name, obj=owner)


def missing_of(module: str, instead: Mapping[str, str]) -> Callable[[str], NoReturn]:
    """The ``__getattr__`` of a module, which says what to write ``instead`` of names it lacks."""

    def missing_name(name: str) -> NoReturn:
        missing_attribute(sys.modules[module], name, instead)

    return missing_name


NAMESPACES = ("linalg", "fft", "random", "special")
"""The modules in which a name may be that somebody looks for in the package itself."""


def missing(name: str) -> NoReturn:
    """The ``__getattr__`` of the package. Raises ``AttributeError``."""
    package = sys.modules["lazyasync"]
    if name in INSTEAD_OF:
        message = f"lazyasync has no {name}: {INSTEAD_OF[name]}"
    elif not name.startswith("_") and (name in package.nn.__all__ or name in NETWORKS_ELSEWHERE):
        hint = NETWORKS_ELSEWHERE.get(name, f"write la.nn.{name}")
        message = f"lazyasync has no {name}: {hint}"
    elif within := [module for module in NAMESPACES if name in dir(getattr(package, module))]:
        message = f"lazyasync has no {name}: write la.{within[0]}.{name}"
    else:
        message = f"module 'lazyasync' has no attribute {name!r}"
    raise AttributeError(message, name=name, obj=package)


# ---- methods of NumPy's universal functions ------------------------------------------------

_REDUCED = {
    "add": "la.sum(x, axis=0)",
    "multiply": "la.prod(x, axis=0)",
    "maximum": "la.max(x, axis=0)",
    "minimum": "la.min(x, axis=0)",
    "logical_and": "la.all(x, axis=0)",
    "logical_or": "la.any(x, axis=0)",
    "logaddexp": "la.logsumexp(x, axis=0)",
}
_ACCUMULATED = {
    "add": "la.cumsum(x, axis=0)",
    "multiply": "la.cumprod(x, axis=0)",
    "maximum": "la.cummax(x, axis=0)",
    "minimum": "la.cummin(x, axis=0)",
}
_CHANGED = {
    "add": "x.at[i].add(y)",
    "multiply": "x.at[i].multiply(y)",
    "maximum": "x.at[i].max(y)",
    "minimum": "x.at[i].min(y)",
}


def explain_methods(*functions: Callable[..., Any]) -> None:
    """Has functions say what to write in the place of methods, which raise ``TypeError``."""
    for function in functions:
        name = function.__name__
        instead = {
            "reduce": _REDUCED.get(name),
            "accumulate": _ACCUMULATED.get(name),
            "at": _CHANGED.get(name),
            "reduceat": None,
            "outer": f"la.{name}(x[:, None], y)",
        }
        for method, hint in instead.items():
            setattr(function, method, partial(_refuse, name, method, hint))


def _refuse(
    name: str, method: str, hint: str | None, /, *args: object, **kwargs: object
) -> NoReturn:
    hint = hint or f"np.{name}.{method}(...), which may compute on the host"
    raise TypeError(f"la.{name} is a function and has no {method}: write {hint}")


# ---- keywords ------------------------------------------------------------------------------

KEYWORDS_ELSEWHERE = {
    **dict.fromkeys(("dim", "dims", "axes"), "axis="),
    **dict.fromkeys(("dim0", "dim1"), "axis1= and axis2="),
    "keepdim": "keepdims=",
    "ddof": "correction=",
    "unbiased": "correction=1 for True, 0 for False",
    "input": "the tensor as the first argument, without a name",
    "out": "t = la.{function}(...); tensors are not written to",
    "where": "la.where(condition, x, value) for x, or, for a mean, "
    "la.average(x, weights=condition)",
    "initial": "the value beside the result",
    "kind": "nothing for it; equals keep their order",
    "largest": "descending=",
    "index": "indices=",
    "return_index": "la.argsort for the indices",
    "indices_or_sections": "sections=",
    "a_min": "min=",
    "a_max": "max=",
    "split_size_or_sections": "sections=, the number of parts or the places between them",
}
"""What to write instead of keywords of other libraries."""

_Function = TypeVar("_Function", bound=Callable[..., Any])


def keywords_elsewhere(**instead: str) -> Callable[[_Function], _Function]:
    """Says what to write instead of keywords that other libraries have.

    For functions that are called seldom: a call of what is returned costs another one.
    """

    def decorate(function: _Function) -> _Function:
        @wraps(function)
        def explained(*args: Any, **keywords: Any) -> Any:
            for name in instead.keys() & keywords.keys():
                raise TypeError(
                    f"{function.__name__} has no argument {name!r}; write {instead[name]}"
                )
            return function(*args, **keywords)

        return cast(_Function, explained)

    return decorate


def explains_keywords(function: _Function) -> _Function:
    """Hides from ``help`` that a function takes all keywords, to tell users of `unknown_keyword`.

    A ``**others`` costs its calls less than a function around it, which `keywords_elsewhere` makes.
    """
    signature = inspect.signature(function)
    known = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
    function.__signature__ = signature.replace(parameters=known)  # type: ignore[attr-defined]
    return function


def unknown_keyword(function: str, others: Mapping[str, object]) -> NoReturn:
    """Raises ``TypeError`` for a keyword that ``function`` does not have."""
    name = next(iter(others))
    if name in KEYWORDS_ELSEWHERE:
        instead = KEYWORDS_ELSEWHERE[name].format(function=function)
        raise TypeError(f"{function}() has no argument {name!r}; write {instead}")
    raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")
