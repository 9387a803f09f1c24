"""Methods, keywords and other ways of writing that other libraries have, and what to write here."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import partial, wraps
from types import ModuleType
from typing import Any, NoReturn, TypeVar, cast

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


def hint_for(module: str, name: str) -> str | None:
    """What to write for a ``name`` that a module lacks; None if that is not known."""
    from lazyasync.missing_names import hint  # here: most programs miss no name

    return hint(module, name, NAMED_ELSEWHERE)


def missing_of(module: str) -> Callable[[str], NoReturn]:
    """The ``__getattr__`` of a module, which says what to write for names that it lacks."""

    def missing_name(name: str) -> NoReturn:
        known: dict[str, str] = {}
        if not name.startswith("_"):
            hint = hint_for(module, name)
            known = {} if hint is None else {name: hint}
        missing_attribute(sys.modules[module], name, known)

    return missing_name


NAMED_ELSEWHERE: dict[str, str] = {}
"""What to write for the names that definitions of operations say others have for them."""


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
