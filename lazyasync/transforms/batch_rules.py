"""Rules for batches: how operations go over an axis for the members, before all others."""

from __future__ import annotations

from typing import Any

from lazyasync.ir.rules import BATCHES
from lazyasync.ops.indexing.slicing import indexed_shape
from lazyasync.ops.manipulation.broadcasting import broadcast_to, reshape
from lazyasync.ops.manipulation.shaping import moveaxis
from lazyasync.transforms.batches import Application, Draw, whole


def _shifted(axes: Any) -> Any:
    """Axes of a member as those of a batch."""
    if isinstance(axes, tuple):
        return tuple(map(_shifted, axes))
    return axes + 1 if axes >= 0 else axes


def _first_alone(application: Application) -> bool:
    return application.batched == (True, *(False,) * (len(application.operands) - 1))


def _axes(application: Application) -> Any:
    """Operations along the axes of their first operand, whose others are the same for all."""
    if not _first_alone(application):
        return None
    attributes = application.replaced(axes=_shifted(application.attributes.axes))
    return application.again(application.operands, attributes)


def _axis(application: Application) -> Any:
    """Operations along one axis of all operands."""
    operands = [application.of_each(place) for place in range(len(application.operands))]
    attributes = application.replaced(axis=_shifted(application.attributes.axis))
    return application.again(operands, attributes)


def _as_it_is(application: Application) -> Any:
    return application.again(application.operands)


def _matrices(application: Application) -> Any:
    """Operations on matrices, which take any axes before the last two."""
    operands = [application.of_each(place) for place in range(len(application.operands))]
    return application.again(operands)


def _pinv(application: Application) -> Any:
    """The second operand is one number, or one for each matrix."""
    batch = application.types[0].shape[:-2]
    limit = application.operands[1]
    if application.batched[1] or limit.shape:
        limit = broadcast_to(application.with_axes(1, len(batch)), (application.size, *batch))
    return application.again((application.of_each(0), limit))


def _of_one_shape(application: Application) -> Any:
    """Elementwise operations that do not broadcast their first operand."""
    shape = application.type.shape
    places = range(len(application.operands))
    operands = [application.with_axes(place, len(shape)) for place in places]
    return application.again([broadcast_to(each, (application.size, *shape)) for each in operands])


def _systems(application: Application) -> Any:
    """Systems of equations whose right side is a matrix; beside several a vector is ambiguous."""
    if any(len(type_.shape) < 2 for type_ in application.types):
        return None
    ndim = max(len(type_.shape) for type_ in application.types)
    places = range(len(application.operands))
    return application.again([application.with_axes(place, ndim) for place in places])


def _product(application: Application) -> Any:
    left, right = application.types
    size = application.size
    ndim = max(len(left.shape), len(right.shape), 2)
    a, b = application.operands
    if len(left.shape) == 1:  # a row
        a = reshape(a, (*a.shape[:-1], 1, left.shape[0]))
    if len(right.shape) == 1:  # a column
        b = reshape(b, (*b.shape, 1))
    factors = []
    for factor, is_batched in zip((a, b), application.batched, strict=True):
        own = factor.shape[1:] if is_batched else factor.shape
        if is_batched and len(own) < ndim:
            factor = reshape(factor, (size, *(1,) * (ndim - len(own)), *own))
        factors.append(factor)
    return reshape(application.again(factors), (size, *application.type.shape))


def _expand_dims(application: Application) -> Any:
    return application.again(
        application.operands, application.replaced(axes=_shifted(application.attributes.axes))
    )


def _transpose(application: Application) -> Any:
    axes = (0, *_shifted(application.attributes.axes))
    return application.again(application.operands, application.replaced(axes=axes))


def _reshape(application: Application) -> Any:
    return reshape(application.operands[0], (application.size, *application.type.shape))


def _broadcast_to(application: Application) -> Any:
    shape = application.type.shape
    return broadcast_to(application.with_axes(0, len(shape)), (application.size, *shape))


def _get_item(application: Application) -> Any:
    items = (*whole((application.size,)), *application.attributes.items)
    return application.again(application.operands, application.replaced(items=items))


def _set_item(application: Application) -> Any:
    ndim = len(indexed_shape(application.attributes.items))
    items = (*whole((application.size,)), *application.attributes.items)
    operands = (application.of_each(0), application.with_axes(1, ndim))
    return application.again(operands, application.replaced(items=items))


def _embed(application: Application) -> Any:
    shape = (application.size, *application.attributes.shape)
    items = (*whole((application.size,)), *application.attributes.items)
    return application.again(application.operands, application.replaced(shape=shape, items=items))


def _take(application: Application) -> Any:
    x, indices = application.operands
    axis = application.attributes.axis
    of_x, of_indices = application.batched
    if not of_indices:
        return application.again((x, indices), application.replaced(axis=axis + 1))
    if of_x:
        return None
    return moveaxis(application.again((x, indices)), axis, 0)


def _sources(application: Application) -> Any:
    """Random numbers: as many as all members need, so that each has its own."""
    shape = (application.size, *application.attributes.shape)
    ndim = len(application.attributes.shape)
    operands = [
        operand.state(application.size)
        if isinstance(operand, Draw)
        else application.with_axes(place, ndim)
        for place, operand in enumerate(application.operands)
    ]
    return application.again(operands, application.replaced(shape=shape))


_RULES = {
    _axes: "all any dynamic_slice fft log_softmax logsumexp max mean min prod softmax sum",
    _axis: (
        "argmax argmin argsort concatenate cummax cummin cumprod cumsum irfft rfft sort "
        "take_along_axis"
    ),
    _matrices: (
        "cholesky cofactors det eig eigh eigvals eigvalsh inv matrix_exp qr slogdet svd svdvals"
    ),
    _systems: "solve solve_triangular",
    _as_it_is: "argument frexp modf stop_gradient",
    _expand_dims: "expand_dims squeeze",
    _sources: (
        "bernoulli normal randint random_beta random_binomial random_cauchy random_exponential "
        "random_gamma random_geometric random_gumbel random_laplace random_log_gamma "
        "random_logistic random_poisson random_standard_t random_truncated_normal uniform"
    ),
    _pinv: "pinv",
    _of_one_shape: "share",
    _product: "matmul",
    _transpose: "transpose",
    _reshape: "reshape",
    _broadcast_to: "broadcast_to",
    _get_item: "getitem",
    _set_item: "setitem",
    _embed: "embed",
    _take: "take",
}

for _rule, _names in _RULES.items():
    for _name in _names.split():
        BATCHES.register(_name, _rule)
