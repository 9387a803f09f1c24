"""`la.linalg`: linear algebra beyond products, as the array API standard and NumPy have it."""

from numpy.linalg import LinAlgError as LinAlgError

from lazyasync.hints import missing_of as _missing_of
from lazyasync.ops.linalg.exponential import matrix_exp as matrix_exp
from lazyasync.ops.linalg.factorizations import QRResult as QRResult
from lazyasync.ops.linalg.factorizations import cholesky as cholesky
from lazyasync.ops.linalg.factorizations import qr as qr
from lazyasync.ops.linalg.last_axes import cross as cross
from lazyasync.ops.linalg.last_axes import diagonal as diagonal
from lazyasync.ops.linalg.last_axes import outer as outer
from lazyasync.ops.linalg.last_axes import trace as trace
from lazyasync.ops.linalg.norms import cond as cond
from lazyasync.ops.linalg.norms import matrix_norm as matrix_norm
from lazyasync.ops.linalg.norms import norm as norm
from lazyasync.ops.linalg.norms import vector_norm as vector_norm
from lazyasync.ops.linalg.products import matrix_power as matrix_power
from lazyasync.ops.linalg.products import multi_dot as multi_dot
from lazyasync.ops.linalg.singular_values import LstsqResult as LstsqResult
from lazyasync.ops.linalg.singular_values import SVDResult as SVDResult
from lazyasync.ops.linalg.singular_values import lstsq as lstsq
from lazyasync.ops.linalg.singular_values import matrix_rank as matrix_rank
from lazyasync.ops.linalg.singular_values import pinv as pinv
from lazyasync.ops.linalg.singular_values import svd as svd
from lazyasync.ops.linalg.singular_values import svdvals as svdvals
from lazyasync.ops.linalg.solving import SlogdetResult as SlogdetResult
from lazyasync.ops.linalg.solving import det as det
from lazyasync.ops.linalg.solving import inv as inv
from lazyasync.ops.linalg.solving import slogdet as slogdet
from lazyasync.ops.linalg.solving import solve as solve
from lazyasync.ops.linalg.spectra import EighResult as EighResult
from lazyasync.ops.linalg.spectra import EigResult as EigResult
from lazyasync.ops.linalg.spectra import eig as eig
from lazyasync.ops.linalg.spectra import eigh as eigh
from lazyasync.ops.linalg.spectra import eigvals as eigvals
from lazyasync.ops.linalg.spectra import eigvalsh as eigvalsh
from lazyasync.ops.linalg.triangular import cho_solve as cho_solve
from lazyasync.ops.linalg.triangular import solve_triangular as solve_triangular
from lazyasync.ops.linalg.whole_tensors import block_diag as block_diag
from lazyasync.ops.linalg.whole_tensors import tensorinv as tensorinv
from lazyasync.ops.linalg.whole_tensors import tensorsolve as tensorsolve
from lazyasync.ops.linear_algebra import matmul as matmul
from lazyasync.ops.linear_algebra import tensordot as tensordot
from lazyasync.ops.linear_algebra import vecdot as vecdot
from lazyasync.ops.manipulation.shaping import matrix_transpose as matrix_transpose

__all__ = [
    "EigResult",
    "EighResult",
    "LinAlgError",
    "LstsqResult",
    "QRResult",
    "SVDResult",
    "SlogdetResult",
    "block_diag",
    "cho_solve",
    "cholesky",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "inv",
    "lstsq",
    "matmul",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "multi_dot",
    "norm",
    "outer",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "solve_triangular",
    "svd",
    "svdvals",
    "tensordot",
    "tensorinv",
    "tensorsolve",
    "trace",
    "vecdot",
    "vector_norm",
]


def __dir__() -> list[str]:
    return __all__


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing_of(__name__)
