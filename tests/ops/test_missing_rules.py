"""Which operations lack which rule: what is not listed here has it."""

from __future__ import annotations

import pytest
from package_operations import package_operations

from lazyasync.backends.cuda.cupy_kernels.differences import DIFFERENCES
from lazyasync.ir.rules import (
    ELEMENTS,
    EXPANSIONS,
    GRADIENTS,
    LOWERINGS,
    REDUCTIONS,
    WINDOWS,
    WORK,
)

WITHOUT_GRADIENT = """
all any argmax argmin argsort bessel_order betainc_parameter convert covariance_factor equal frexp
gamma_slope greater greater_equal is_at isfinite isinf isnan joint_index less less_equal modf
not_equal place_of_index random_beta random_binomial random_geometric random_poisson
random_standard_t random_truncated_normal searchsorted signbit zeta_exponent
"""

WITHOUT_CODE = """
arange argmax argmin argsort argument bernoulli beta betainc betaln broadcast_to cholesky cofactors
comb concatenate conj convolve covariance_factor cummax cummin cumprod cumsum det
dynamic_update_slice eig eigh eigvals eigvalsh expand_dims fft frexp gamma_slope gammainc gammaincc
getitem imag inv irfft is_at iv joint_index jv kv logsumexp lstsq matrix_exp modf normal output pinv
place_of_index qr randint random_beta random_binomial random_bits random_cauchy random_exponential
random_gamma random_geometric random_gumbel random_laplace random_log_gamma random_logistic
random_pick random_poisson random_standard_t random_truncated_normal randperm real rfft scatter
scatter_add searchsorted setitem slogdet solve solve_triangular sort squeeze stop_gradient svd
svdvals take transpose uniform zeta
"""
"""Neither loops nor reductions, nor made of these: views, products, and calls of libraries."""

WITHOUT_ESTIMATE = """
absolute add arange argument bitwise_and bitwise_or bitwise_xor broadcast_to cast ceil concatenate
conj convert copysign divide dynamic_slice dynamic_update_slice embed equal expand_dims floor
floor_divide frexp getitem greater greater_equal imag invert is_at isfinite isinf isnan joint_index
left_shift less less_equal maximum minimum modf multiply negative nextafter not_equal output
place_of_index real relu remainder reshape right_shift rint setitem share sign signbit square
squeeze stop_gradient subtract take take_along_axis transpose trunc where
"""
"""An operation for each element, or none."""

LACKING = {
    "gradient": (WITHOUT_GRADIENT, (GRADIENTS,)),
    "lowering": ("", (LOWERINGS,)),
    "code": (WITHOUT_CODE, (ELEMENTS, REDUCTIONS, EXPANSIONS, WINDOWS)),
    "estimate": (WITHOUT_ESTIMATE, (WORK,)),
}


@pytest.mark.parametrize("kind", LACKING)
def test_what_lacks_a_rule_is_listed(kind: str) -> None:
    lacking, rules = LACKING[kind]
    known = {name for each in rules for name in each}
    assert package_operations().keys() - known == set(lacking.split())


def test_rules_are_for_operations_that_are_there() -> None:
    assert set(DIFFERENCES) <= package_operations().keys()
