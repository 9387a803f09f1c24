"""Which operations lack which rule: what is not listed here has it."""

from __future__ import annotations

import json

import pytest
from processes import run_program

WITHOUT_GRADIENT = """
advance_random_state all any argmax argmin argsort bessel_order betainc_parameter bin_counts convert
covariance_factor equal first_of_order frexp frexp_0 frexp_1 gamma_slope greater greater_equal
integer_power is_among is_at isfinite isinf isnan joint_index less less_equal modf modf_0 modf_1
not_equal not_negative pivots place_of_index random_beta random_binomial random_geometric
random_poisson random_standard_t random_truncated_normal searchsorted signbit zeta_exponent
"""

WITHOUT_CODE = """
advance_random_state after arange argsort argument bernoulli beta betainc betaln bin_counts
broadcast_to cholesky cofactors comb concatenate conj convolve covariance_factor cummax cummin
cumprod cumsum custom det dynamic_update_slice eig eigh eigvals eigvalsh expand_dims fft
 first_of_order frexp gamma_slope gammainc gammaincc gcd getitem imag inv irfft is_at iv joint_index
 jv kv lstsq matrix_exp modf named normal not_negative output pinv pivots place_of_index qr randint
random_beta random_binomial random_bits random_cauchy random_exponential random_gamma
random_geometric random_gumbel random_laplace random_log_gamma random_logistic random_pick
random_poisson random_standard_t random_truncated_normal randperm real report rfft scan scatter
scatter_add searchsorted setitem slogdet solve solve_triangular squeeze stop_gradient svd svdvals
switch take transpose uniform while zeta
"""
"""Neither loops nor reductions, nor made of these: views, products, and calls of libraries."""

WITHOUT_ESTIMATE = """
absolute add advance_random_state after arange argument bitwise_and bitwise_or bitwise_xor
broadcast_to cast ceil concatenate conj convert copysign custom divide dynamic_slice
dynamic_update_slice embed equal expand_dims floor floor_divide frexp frexp_0 frexp_1 getitem
greater greater_equal imag integer_power invert is_at isfinite isinf isnan joint_index left_shift
less less_equal maximum minimum modf modf_0 modf_1 multiply named negative nextafter not_equal
not_negative output place_of_index real relu remainder reshape right_shift rint setitem share sign
signbit square squeeze stop_gradient subtract take take_along_axis transpose trunc where
"""
"""An operation for each element, or none."""

LACKING = {
    "GRADIENTS REGION_GRADIENTS": WITHOUT_GRADIENT,
    "LOWERINGS": "",
    "ELEMENTS REDUCTIONS EXPANSIONS WINDOWS": WITHOUT_CODE,
    "WORK REPETITIONS": WITHOUT_ESTIMATE,
}
"""What has none of some kinds of rules."""

PROGRAM = """
import importlib, json, pkgutil
import lazyasync.control
import lazyasync.ops
from lazyasync.backends.cuda.cupy_kernels.differences import DIFFERENCES
from lazyasync.ir import rules
from lazyasync.ir.node import operation_names

for module in pkgutil.walk_packages(lazyasync.ops.__path__, "lazyasync.ops."):
    importlib.import_module(module.name)
found = {name: sorted(kind) for name, kind in vars(rules).items() if type(kind).__name__ == "Rules"}
print(json.dumps({**found, "CUPY": sorted(DIFFERENCES), "NAMES": sorted(operation_names())}))
"""


@pytest.fixture(scope="module")
def known() -> dict[str, set[str]]:
    """The operations of the package alone, with those that are imported later, by kind of rule."""
    done = run_program(PROGRAM)
    return {kind: set(names) for kind, names in json.loads(done.stdout).items()}


@pytest.mark.parametrize("kinds", LACKING)
def test_what_lacks_a_rule_is_listed(kinds: str, known: dict[str, set[str]]) -> None:
    having = set.union(*[known[kind] for kind in kinds.split()])
    assert known["NAMES"] - having == set(LACKING[kinds].split())


def test_rules_are_for_operations_that_are_there(known: dict[str, set[str]]) -> None:
    names = known["NAMES"] | {"constant", "parameter", "scalar", "random_state"}
    for kind, having in known.items():
        assert having - names == set(), kind
