"""Modules: trees of their parameters, and what is done to whole models."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from types import FunctionType
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from lazyasync.hints import METHODS_OF_MODULES, missing_attribute
from lazyasync.nn.modules.attributes import (
    assigned,
    has_attributes,
    of_attributes,
    parts_and_settings,
    sets_attributes,
)
from lazyasync.tensor import LazyTensor
from lazyasync.trees import STATIC, register
from lazyasync.trees.containers import KINDS, level_of

__all__ = ["Module", "call", "eval", "train", "update_buffers"]

Tree = TypeVar("Tree")
Kind = TypeVar("Kind", bound="Module")

_PLAIN = r"(bool|float|int|str|None)"
_ONE = rf"({_PLAIN}|tuple\[{_PLAIN}(( \||,) ({_PLAIN}|\.\.\.))*\])"
_SETTING = re.compile(rf"{_ONE}( \| {_ONE})*")
"""The annotations of fields that are settings, as they are written."""
_CLASS_VARIABLE = re.compile(r"(\w+\.)?ClassVar\b")


class Module:
    """A layer or a model. Derive a dataclass from it, and write ``__call__``::

        @dataclass
        class Residual(la.nn.Module):
            inner: la.nn.Linear
            scale: float = 0.5

            def __call__(self, x):
                return x + self.scale * la.relu(self.inner(x))

        model = Residual(la.nn.Linear(8, 8))

    A module is a tree: its fields are tensors, modules, and lists, tuples and dicts of these, and
    fields annotated ``bool``, ``float``, ``int`` or ``str`` are settings, which are part of the
    structure (`la.trees.STATIC`). Calling it is a pure function of the tree, so gradients,
    optimizers, compiled functions and checkpoints take modules as they take dicts. Tensors that
    are not trained are fields marked with `la.trees.BUFFER`. A dataclass may have an ``__init__``
    of its own, which sets the fields.

    A class that declares no fields has what its ``__init__`` sets, as in PyTorch: tensors, modules,
    lists and dicts are in the tree; all else, such as numbers and functions, are settings::

        class Residual(la.nn.Module):
            def __init__(self, size, scale=0.5):
                self.inner = la.nn.Linear(size, size)
                self.scale = scale

    Modules are equal to themselves only.
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls._mark_settings()
        # A dataclass keeps the methods that its class has, and would make these otherwise.
        for name in ("__eq__", "__hash__", "__repr__"):
            if name not in cls.__dict__:
                setattr(cls, name, getattr(cls, name))

    @classmethod
    def _mark_settings(cls) -> None:
        """Makes static fields of settings, which the decorator of dataclasses then finds."""
        annotations = _annotations(cls)
        if not annotations and not hasattr(cls, "__dataclass_fields__"):
            of_attributes(cls)
        elif annotations and sets_attributes(cls) and "__init__" not in cls.__dict__:
            raise TypeError(
                f"{cls.__qualname__} declares fields, but {_owner_of_init(cls)} has an __init__ "
                "that sets attributes, which that of the fields would not call; write an __init__ "
                "that calls it, or declare the attributes of both"
            )
        for name, annotation in annotations.items():
            if _is_method(cls, name):
                raise TypeError(
                    f"{cls.__qualname__} has a field and a method of the name {name!r}; rename one"
                )
            default = cls.__dict__.get(name, dataclasses.MISSING)
            if _SETTING.fullmatch(_written(annotation)) and type(default) is not dataclasses.Field:
                setattr(cls, name, dataclasses.field(default=default, metadata=STATIC))

    def __new__(cls, *args: Any, **keywords: Any) -> Self:
        if "__dataclass_fields__" not in cls.__dict__ and _annotations(cls):
            raise TypeError(f"write @dataclass above class {cls.__qualname__}: modules are those")
        return super().__new__(cls)

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """What the module computes of its arguments."""
        also = "; rename forward to __call__" if hasattr(self, "forward") else ""
        raise NotImplementedError(f"{type(self).__qualname__} has no method __call__{also}")

    def replace(self, **changes: Any) -> Self:
        """A module with other values of some fields. Raises ``AttributeError`` for no field."""
        replaced = object.__new__(type(self))
        replaced.__dict__.update(self.__dict__)
        for name, value in changes.items():
            setattr(replaced, name, value)
        return replaced

    def __setattr__(self, name: str, value: Any) -> None:
        fields = getattr(type(self), "__dataclass_fields__", None)
        if name in _METHODS:
            raise AttributeError(
                f"{type(self).__qualname__}: {name!r} is a method of all modules; rename it",
                name=name,
                obj=self,
            )
        if fields is None and has_attributes(self):
            if not assigned(self, name, value):
                raise AttributeError(
                    f"{type(self).__qualname__} has no {name!r}, and gets none behind __init__; "
                    "set it there",
                    name=name,
                    obj=self,
                )
        elif fields is None or name not in fields:
            raise AttributeError(
                f"{type(self).__qualname__} has no field {name!r}, and what is in no field is lost "
                f"where the model is taken apart; write `{name}: {_annotation_of(value)}` in the "
                "class",
                name=name,
                obj=self,
            )
        object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return _shown(self)


_METHODS = frozenset({"replace", "__call__"})
"""The methods of all modules, in whose place there can be nothing else."""


def _is_method(cls: type[Any], name: str) -> bool:
    """Whether a name is that of a method, not of a function that is the default of a field."""
    value = cls.__dict__.get(name)
    of_class = type(value) is FunctionType and value.__qualname__ == f"{cls.__qualname__}.{name}"
    return of_class or name in _METHODS


def _owner_of_init(cls: type[Any]) -> str:
    return next(base.__qualname__ for base in cls.__mro__ if "__init__" in base.__dict__)


def _annotations(cls: type[Any]) -> dict[str, Any]:
    """The fields that the class itself declares, without those of the classes it derives from."""
    found = _all_annotations(cls)
    return {name: it for name, it in found.items() if not _CLASS_VARIABLE.match(_written(it))}


def _all_annotations(cls: type[Any]) -> dict[str, Any]:
    if sys.version_info >= (3, 14):
        import annotationlib

        form = annotationlib.Format.FORWARDREF
        return annotationlib.get_annotations(cls, format=form)
    return inspect.get_annotations(cls)


def _written(annotation: Any) -> str:
    return annotation.__name__ if type(annotation) is type else str(annotation)


def _annotation_of(value: Any) -> str:
    cls = type(value)
    if cls.__module__ == "builtins":
        return cls.__name__
    if cls is LazyTensor:
        return "la.LazyTensor"
    return f"la.nn.{cls.__name__}" if cls.__module__.startswith(__package__) else cls.__qualname__


def _missing(module: Module, name: str) -> NoReturn:
    """The ``__getattr__`` of modules. Raises ``AttributeError``."""
    missing_attribute(module, name, METHODS_OF_MODULES)


# Type checkers need not know of this: to them every name would be there.
setattr(Module, "__getattr__", _missing)  # noqa: B010


def named_alone(cls: type[Kind]) -> type[Kind]:
    """Has the help and the errors of a class name it, not the private one that it derives from.

    It has that one's docstring, unless it has its own, and a copy of the constructor.
    """
    if cls.__doc__ is None:
        cls.__doc__ = cls.__base__.__doc__
    given: Any = cls.__init__
    own: Any = FunctionType(
        *(given.__code__, given.__globals__, given.__name__, given.__defaults__, given.__closure__)
    )
    own.__kwdefaults__ = given.__kwdefaults__
    functools.update_wrapper(own, given)
    del own.__wrapped__
    own.__qualname__ = f"{cls.__qualname__}.__init__"
    cls.__init__ = own  # type: ignore[method-assign]
    return cls


# ---- children with names of their own ------------------------------------------------------


class NamedChildren(Module):
    """A module whose children have names that are no fields: they follow from its settings.

    A subclass names its settings in `settings`, and keeps the children in the dict `children`.
    """

    children: dict[str, Any]
    settings: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        register(cls, cls._take_apart, cls._put_together)

    @classmethod
    def _mark_settings(cls) -> None:
        pass

    def __new__(cls, *args: Any, **keywords: Any) -> Self:
        return object.__new__(cls)

    def _take_apart(self) -> tuple[dict[str, Any], tuple[Any, ...]]:
        return self.children, tuple([getattr(self, name) for name in self.settings])

    @classmethod
    def _put_together(cls, values: tuple[Any, ...], children: dict[str, Any]) -> Self:
        built = object.__new__(cls)
        built.children = children
        for name, value in zip(cls.settings, values, strict=True):
            object.__setattr__(built, name, value)
        return built

    def __setattr__(self, name: str, value: Any) -> None:
        children = self.__dict__.get("children", ())
        if name in children:
            self.children[name] = value
        elif name == "children" or name in self.settings:
            object.__setattr__(self, name, value)
        else:
            raise AttributeError(f"{type(self).__qualname__} has no {name!r}", name=name, obj=self)

    def replace(self, **changes: Any) -> Self:
        """A module with other children or settings. Raises ``AttributeError`` for neither."""
        replaced = self._put_together(self._take_apart()[1], dict(self.children))
        for name, value in changes.items():
            setattr(replaced, name, value)
        return replaced


def _child(module: NamedChildren, name: str) -> Any:
    """The ``__getattr__`` of modules with such children."""
    children = module.__dict__.get("children", {})
    return children[name] if name in children else _missing(module, name)


setattr(NamedChildren, "__getattr__", _child)  # noqa: B010


# ---- what is done to whole models ----------------------------------------------------------


def mapped_modules(change: Callable[[Module, Module], Any], tree: Any) -> Any:
    """A tree in which each module is ``change(itself, rebuilt)``: rebuilt of what was changed."""
    kind = KINDS[type(tree)]
    if kind is None:
        return tree
    keys, values, order = kind.take_apart(tree)
    rebuilt = kind.rebuild(keys, [mapped_modules(change, value) for value in values], order)
    return change(tree, rebuilt) if isinstance(rebuilt, Module) else rebuilt


def named_modules(tree: Any, path: str = "") -> Iterator[tuple[str, Module]]:
    """All modules of a tree, with the keys, indices and fields on the way joined by dots.

    A module comes before those inside it.
    """
    if isinstance(tree, Module):
        yield path, tree
    level = level_of(tree)
    if level is not None:
        for key, value in zip(level.keys, level.values, strict=True):
            yield from named_modules(value, f"{path}.{key}" if path else str(key))


def train(model: Tree) -> Tree:
    """The model in training: dropout drops, batch norms use the statistics of the batch.

    A new tree with the same tensors, whose modules have the setting ``training`` on.
    """
    return _in_mode(model, True)


def eval(model: Tree) -> Tree:
    """The model as it is used when it has been trained, the other mode of `train`."""
    return _in_mode(model, False)


def _in_mode(model: Tree, training: bool) -> Tree:
    def change(_: Module, module: Module) -> Module:
        if getattr(module, "training", training) is training:
            return module
        return module.replace(training=training)

    changed: Tree = mapped_modules(change, model)
    return changed


# ---- buffers -------------------------------------------------------------------------------

_Updates = dict[int, tuple[Module, dict[str, LazyTensor]]]
_updates: ContextVar[_Updates | None] = ContextVar("updates", default=None)
"""What buffers the modules have new values for, by the identity of the module, inside `call`."""


def call(model: Any, *args: Any, **keywords: Any) -> tuple[Any, Any]:
    """``(model(*args), model)``, the model with the buffers as they are after the call.

    Buffers are running statistics, for instance: a batch norm in training has new ones, which
    `model(x)` alone drops. In a loss function the model is the auxiliary result::

        def loss_function(model, x, y):
            scores, model = la.nn.call(model, x)
            return la.nn.cross_entropy(scores, y), model

        (loss, model), grads = la.value_and_grad(loss_function, has_aux=True)(model, x, y)
        model, state = optimizer.update(grads, state, model)

    Raises ``ValueError`` where a module that is no part of the model has new buffers.
    """
    updates: _Updates = {}
    token = _updates.set(updates)
    try:
        result = model(*args, **keywords)
    finally:
        _updates.reset(token)
    if not updates:
        return result, model
    found: set[int] = set()

    def change(module: Module, rebuilt: Module) -> Module:
        update = updates.get(id(module))
        if update is None or update[0] is not module:
            return rebuilt
        found.add(id(module))
        return rebuilt.replace(**update[1])

    renewed = mapped_modules(change, model)
    for key, (module, _) in updates.items():
        if key not in found:
            raise ValueError(
                f"la.nn.call: a {type(module).__qualname__} has new buffers, but it is no part of "
                "the model; call the modules that are in its fields, not copies of them"
            )
    return result, renewed


def update_buffers(module: Module, **buffers: LazyTensor) -> None:
    """Says from inside a module's ``__call__`` what its buffers are from now on.

    The model that `call` returns has them; outside `call` this does nothing. The values count as
    constants for gradients.
    """
    updates = _updates.get()
    if updates is not None:
        _, known = updates.setdefault(id(module), (module, {}))
        known.update(buffers)


def latest_buffer(module: Module, name: str) -> LazyTensor:
    """A buffer after the calls of the module before this one, inside one `call` of the model."""
    updates = _updates.get()
    if updates is not None and id(module) in updates:
        known = updates[id(module)][1]
        if name in known:
            return known[name]
    value: LazyTensor = getattr(module, name)
    return value


# ---- how modules are shown -----------------------------------------------------------------


def _parts(module: Module) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
    """The children of a module, and those of its settings that are not as usual."""
    if isinstance(module, NamedChildren):
        children = list(module.children.items())
        usual = {name: getattr(type(module), name, None) for name in module.settings}
        settings = [(name, getattr(module, name)) for name in module.settings]
        return children, [(name, value) for name, value in settings if value != usual[name]]
    if not dataclasses.is_dataclass(module):
        parts, others = parts_and_settings(module)
        return list(parts.items()), list(others.items())
    children, settings, usual = [], [], {}
    for field in dataclasses.fields(module):
        is_setting = field.metadata.get("static", False)
        usual[field.name] = field.default if is_setting else None
        found = settings if is_setting else children
        found.append((field.name, getattr(module, field.name, None)))
    return children, [(name, value) for name, value in settings if value != usual[name]]


def _shown(value: Any, indent: str = "") -> str:
    """A module, or what is in it, as text; inside it lines begin with ``indent``."""
    settings: list[tuple[str, Any]] = []
    name = ""
    if isinstance(value, Module):
        if type(value).__repr__ is not Module.__repr__:
            return repr(value)
        children, settings = _parts(value)
        name = type(value).__qualname__
    elif isinstance(value, (list, tuple)):
        children = [(str(place), it) for place, it in enumerate(value)]
    elif isinstance(value, dict):
        children = [(str(key), it) for key, it in value.items()]
    elif isinstance(value, LazyTensor):
        return str(value._node.type)
    else:
        return getattr(value, "__name__", None) or repr(value)
    named = [f"{key}={getattr(it, '__name__', None) or repr(it)}" for key, it in settings]
    if not any(isinstance(it, (Module, list, tuple, dict)) for _, it in children):
        inside = [f"{key}={_shown(it)}" for key, it in children if it is not None]
        return f"{name}({', '.join([*inside, *named])})"
    further = f"{indent}  "
    lines = [f"{further}{key}: {_shown(it, further)}" for key, it in children]
    lines += [f"{further}{text}" for text in named]
    return "\n".join([f"{name}(", *lines, f"{indent})"])
