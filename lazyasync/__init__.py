"""lazyasync: an async-first, actor-style runtime for lazy tensors.

What is public is in the ``__all__`` of the module that defines it, which is imported with ``*``
here, or is imported ``as`` itself. Type checkers and editors follow both.
"""

import importlib as _importlib
import logging as _logging
import math as _math
from types import FunctionType as _FunctionType
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING as _TYPE_CHECKING

from lazyasync import backends as backends
from lazyasync import trees as trees
from lazyasync.api.opening import *
from lazyasync.api.steps import *
from lazyasync.config import Config as Config
from lazyasync.device import Device as Device
from lazyasync.dtypes import *
from lazyasync.errors import *
from lazyasync.hints import explain_functions as _explain_functions
from lazyasync.hints import missing_of as _missing_of
from lazyasync.later import LATER as _LATER
from lazyasync.later import MODULES as _MODULES
from lazyasync.later import OPTIONAL as _OPTIONAL
from lazyasync.observe import metrics as metrics
from lazyasync.ops import random as random
from lazyasync.ops.elementwise.arithmetic import *
from lazyasync.ops.elementwise.comparison import *
from lazyasync.ops.elementwise.functions import *
from lazyasync.ops.elementwise.powers import *
from lazyasync.ops.gradient_marks import *
from lazyasync.ops.linear_algebra import *
from lazyasync.ops.manipulation.broadcasting import *
from lazyasync.ops.manipulation.creation import *
from lazyasync.ops.manipulation.shaping import *
from lazyasync.ops.manipulation.spacing import *
from lazyasync.ops.methods import install as _install_methods
from lazyasync.ops.multiple import *
from lazyasync.ops.number_operators import install as _install_number_operators
from lazyasync.ops.numpy_calls.protocols import install as _install_numpy_protocols
from lazyasync.ops.random.draws import *
from lazyasync.ops.reductions.reductions import *
from lazyasync.ops.registration import factories as _factories
from lazyasync.runtime.compiled.function import CompiledFunction as CompiledFunction
from lazyasync.runtime.compiled.function import compile as compile
from lazyasync.runtime.job_access import current_job as current_job
from lazyasync.runtime.job_access import current_runtime as current_runtime
from lazyasync.runtime.jobs.closure_call import ClosureCall as ClosureCall
from lazyasync.runtime.jobs.job import Job as Job
from lazyasync.runtime.runtime import Runtime as Runtime
from lazyasync.tensor import LazyTensor as LazyTensor
from lazyasync.transforms.reverse import *

if _TYPE_CHECKING:
    __version__: str
    from lazyasync import dashboard as dashboard
    from lazyasync import data as data
    from lazyasync import debug as debug
    from lazyasync import nn as nn
    from lazyasync import optim as optim
    from lazyasync import parallel as parallel
    from lazyasync import ray as ray
    from lazyasync import remote as remote
    from lazyasync import serving as serving
    from lazyasync.api import aio as aio
    from lazyasync.api import computation as computation
    from lazyasync.api import ir_cache as ir_cache
    from lazyasync.api.collectives import *
    from lazyasync.api.dynamic_axes import *
    from lazyasync.api.io import *
    from lazyasync.api.jobs import *
    from lazyasync.api.namespace import NamespaceInfo as _NamespaceInfo
    from lazyasync.api.transfer import *
    from lazyasync.backends.sim import SimScript as SimScript
    from lazyasync.control.associative import *
    from lazyasync.control.branches import *
    from lazyasync.control.progress import *
    from lazyasync.control.scan import *
    from lazyasync.control.while_loops import *
    from lazyasync.ops import fft as fft
    from lazyasync.ops import linalg as linalg
    from lazyasync.ops import special as special
    from lazyasync.ops.autocast import *
    from lazyasync.ops.brain_floats import *
    from lazyasync.ops.data_types import *
    from lazyasync.ops.definition import *
    from lazyasync.ops.elementwise.activations import *
    from lazyasync.ops.elementwise.closeness import *
    from lazyasync.ops.elementwise.composed_activations import *
    from lazyasync.ops.elementwise.compositions import *
    from lazyasync.ops.elementwise.error_function import *
    from lazyasync.ops.elementwise.gamma_functions import *
    from lazyasync.ops.elementwise.inverse_error_functions import *
    from lazyasync.ops.elementwise.number_parts import *
    from lazyasync.ops.elementwise.trigonometry import *
    from lazyasync.ops.elementwise.whole_numbers import *
    from lazyasync.ops.indexing.dynamic_slicing import *
    from lazyasync.ops.indexing.repeating import *
    from lazyasync.ops.indexing.take import *
    from lazyasync.ops.indexing.take_along import *
    from lazyasync.ops.linalg.contraction import *
    from lazyasync.ops.linalg.products import *
    from lazyasync.ops.manipulation.bits import *
    from lazyasync.ops.manipulation.default_dtype import *
    from lazyasync.ops.manipulation.diagonals import *
    from lazyasync.ops.manipulation.index_grids import *
    from lazyasync.ops.manipulation.moving import *
    from lazyasync.ops.manipulation.padding import *
    from lazyasync.ops.manipulation.properties import *
    from lazyasync.ops.manipulation.rearranging import *
    from lazyasync.ops.manipulation.windows import *
    from lazyasync.ops.reductions.cumulative import *
    from lazyasync.ops.reductions.ordering import *
    from lazyasync.ops.reductions.softmax import *
    from lazyasync.ops.reductions.sorting import *
    from lazyasync.ops.selection.places import *
    from lazyasync.ops.selection.searching import *
    from lazyasync.ops.selection.segments import *
    from lazyasync.ops.selection.sets import *
    from lazyasync.ops.special.bessel import *
    from lazyasync.ops.special.gamma_and_beta import *
    from lazyasync.ops.special.incomplete import *
    from lazyasync.ops.special.logarithms import *
    from lazyasync.ops.special.modified_bessel import *
    from lazyasync.ops.special.normal import *
    from lazyasync.ops.special.zeta_functions import *
    from lazyasync.ops.statistics.differences import *
    from lazyasync.ops.statistics.moments import *
    from lazyasync.ops.statistics.polynomials import *
    from lazyasync.ops.statistics.ranks import *
    from lazyasync.ops.statistics.running import *
    from lazyasync.ops.statistics.searching import *
    from lazyasync.ops.statistics.without_nan import *
    from lazyasync.outside.blocking import *
    from lazyasync.transforms.checkpoints import *
    from lazyasync.transforms.custom_rules import *
    from lazyasync.transforms.forward import *
    from lazyasync.transforms.jacobians import *
    from lazyasync.transforms.linear import *
    from lazyasync.transforms.vectorize import *

e = _math.e
inf = _math.inf
nan = _math.nan
newaxis = None
pi = _math.pi

__array_api_version__ = "2025.12"
"""The version of the Python array API standard that this package is a namespace of."""

tensor_factory_functions = tuple(sorted(_factories, key=lambda function: function.__name__))
"""The functions that make tensors out of nothing or out of host data."""

_NOT_OF_TENSORS = ("lazyasync.api.", "lazyasync.backends.", "lazyasync.outside.")
"""The packages of what nobody looks for among the methods of tensors."""

_install_methods()
_install_number_operators()
_install_numpy_protocols()
_explain_functions(
    LazyTensor,
    [
        *(
            _name
            for _name, _value in globals().items()
            if isinstance(_value, _FunctionType)
            and not _name.startswith("_")
            and _value.__module__.startswith("lazyasync.ops.")
            and _value not in tensor_factory_functions
        ),
        *(
            _name
            for _name, _path in _LATER.items()
            if _name not in _OPTIONAL and not _path.startswith(_NOT_OF_TENSORS)
        ),
    ],
)


def __array_namespace_info__() -> "_NamespaceInfo":  # noqa: N807 - the standard's name
    """What the package says of itself as a namespace of the array API standard."""
    info: _NamespaceInfo = _importlib.import_module("lazyasync.api.namespace").NamespaceInfo()
    return info


def _import_later(name: str) -> object:
    """What few programs use, and which is imported when somebody first asks for it."""
    path = _MODULES.get(name)
    if path is not None:
        found: object = _importlib.import_module(path)
    elif name in _LATER:
        found = getattr(_importlib.import_module(_LATER[name]), name)
    elif name == "__version__":
        metadata = _importlib.import_module("importlib.metadata")
        try:
            found = metadata.version(__name__)
        except metadata.PackageNotFoundError:  # on the path, and not installed
            return _missing_of(__name__)(name)
    else:
        return _missing_of(__name__)(name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    # Without the modules of its own that are attributes because they have been imported.
    public: list[str] = globals()["__all__"]
    special = {name for name in globals() if name.startswith("__")}
    return sorted({*public, *special, *_LATER, "__version__"})


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _import_later

# Who wants to see the log says so; Python would print warnings even of who has not.
_logging.getLogger("lazyasync").addHandler(_logging.NullHandler())
# Only the attribute: the module stays where imports find it.
del globals()["tensor"]

# The public names; of modules these only, although every one that was imported is an attribute.
# Type checkers know them from the imports; of a list that is computed they would know nothing.
_modules = {"backends", "metrics", "random", "trees", *_MODULES}
globals()["__all__"] = sorted(
    {
        *_modules,
        *(_LATER.keys() - _OPTIONAL),
        *(
            name
            for name, value in globals().items()
            if not name.startswith("_") and not isinstance(value, _ModuleType)
        ),
    }
)
