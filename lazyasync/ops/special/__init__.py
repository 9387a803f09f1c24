"""`la.special`: special functions under the names that `scipy.special` has for them."""

from lazyasync.hints import missing_of as _missing_of
from lazyasync.ops.elementwise.composed_activations import log_sigmoid as log_expit
from lazyasync.ops.elementwise.composed_activations import logit as logit
from lazyasync.ops.elementwise.compositions import sinc as sinc
from lazyasync.ops.elementwise.compositions import xlogy as xlogy
from lazyasync.ops.elementwise.error_function import erf as erf
from lazyasync.ops.elementwise.functions import sigmoid as expit
from lazyasync.ops.elementwise.gamma_functions import digamma as digamma
from lazyasync.ops.elementwise.gamma_functions import digamma as psi
from lazyasync.ops.elementwise.gamma_functions import lgamma as gammaln
from lazyasync.ops.elementwise.gamma_functions import polygamma as polygamma
from lazyasync.ops.elementwise.inverse_error_functions import erfc as erfc
from lazyasync.ops.elementwise.inverse_error_functions import erfinv as erfinv
from lazyasync.ops.reductions.softmax import log_softmax as log_softmax
from lazyasync.ops.reductions.softmax import logsumexp as logsumexp
from lazyasync.ops.reductions.softmax import softmax as softmax
from lazyasync.ops.special.bessel import jv as jv
from lazyasync.ops.special.gamma_and_beta import beta as beta
from lazyasync.ops.special.gamma_and_beta import betaln as betaln
from lazyasync.ops.special.gamma_and_beta import comb as comb
from lazyasync.ops.special.gamma_and_beta import factorial as factorial
from lazyasync.ops.special.gamma_and_beta import gamma as gamma
from lazyasync.ops.special.incomplete import betainc as betainc
from lazyasync.ops.special.incomplete import gammainc as gammainc
from lazyasync.ops.special.incomplete import gammaincc as gammaincc
from lazyasync.ops.special.logarithms import entr as entr
from lazyasync.ops.special.logarithms import kl_div as kl_div
from lazyasync.ops.special.logarithms import rel_entr as rel_entr
from lazyasync.ops.special.logarithms import xlog1py as xlog1py
from lazyasync.ops.special.modified_bessel import i0 as i0
from lazyasync.ops.special.modified_bessel import i0e as i0e
from lazyasync.ops.special.modified_bessel import i1 as i1
from lazyasync.ops.special.modified_bessel import i1e as i1e
from lazyasync.ops.special.modified_bessel import iv as iv
from lazyasync.ops.special.modified_bessel import kv as kv
from lazyasync.ops.special.normal import log_ndtr as log_ndtr
from lazyasync.ops.special.normal import ndtr as ndtr
from lazyasync.ops.special.normal import ndtri as ndtri
from lazyasync.ops.special.zeta_functions import zeta as zeta

__all__ = [
    "beta",
    "betainc",
    "betaln",
    "comb",
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfinv",
    "expit",
    "factorial",
    "gamma",
    "gammainc",
    "gammaincc",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "iv",
    "jv",
    "kl_div",
    "kv",
    "log_expit",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "rel_entr",
    "sinc",
    "softmax",
    "xlog1py",
    "xlogy",
    "zeta",
]


def __dir__() -> list[str]:
    return __all__


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing_of(__name__)
