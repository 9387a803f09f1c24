"""Estimators, transformers and metrics of scikit-learn that take arrays of any namespace."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import sklearn
from outside_cases import Case
from sklearn import metrics, preprocessing
from sklearn.metrics import pairwise

_random = np.random.default_rng(0)
ROWS = _random.normal(size=(40, 5))
OTHERS = _random.normal(size=(30, 5))
TARGET = ROWS @ np.array([1.0, 2.0, -1.0, 0.5, 3.0]) + 0.1 * _random.normal(size=40)
ESTIMATE = TARGET + 0.3 * _random.normal(size=40)
POSITIVE = np.abs(TARGET) + 0.1
CLASSES = _random.integers(0, 3, 40)
GUESSED_CLASSES = _random.integers(0, 3, 40)
SHARES = _random.uniform(size=(40, 3))
SHARES /= SHARES.sum(axis=1, keepdims=True)


def context() -> AbstractContextManager[Any]:
    """scikit-learn takes arrays of any namespace within this."""
    return sklearn.config_context(array_api_dispatch=True)


def of_classes(metric: Any, **settings: Any) -> Case:
    return lambda t: metric(t(CLASSES), t(GUESSED_CLASSES), **settings)


def of_estimates(metric: Any, **settings: Any) -> Case:
    return lambda t: metric(t(TARGET), t(ESTIMATE), **settings)


def of_positive(metric: Any, **settings: Any) -> Case:
    return lambda t: metric(t(POSITIVE), t(POSITIVE + 0.2), **settings)


def of_rows(transformer: Any) -> Case:
    return lambda t: transformer.fit_transform(t(ROWS))


def between(distance: Any) -> Case:
    return lambda t: distance(t(ROWS), t(OTHERS))


CASES: dict[str, Case] = {
    # ---- transformers ------------------------------------------------------------------------
    "PolynomialFeatures": of_rows(preprocessing.PolynomialFeatures(2)),
    "KernelCenterer": lambda t: preprocessing.KernelCenterer().fit_transform(t(ROWS @ ROWS.T)),
    # ---- metrics of classes ------------------------------------------------------------------
    "confusion_matrix": of_classes(metrics.confusion_matrix),
    # ---- metrics of numbers ------------------------------------------------------------------
    "d2_tweedie_score": of_positive(metrics.d2_tweedie_score, power=1.5),
    "max_error": of_estimates(metrics.max_error),
    "mean_absolute_error": of_estimates(metrics.mean_absolute_error),
    "mean_absolute_percentage_error": of_estimates(metrics.mean_absolute_percentage_error),
    "mean_gamma_deviance": of_positive(metrics.mean_gamma_deviance),
    "mean_pinball_loss": of_estimates(metrics.mean_pinball_loss, alpha=0.3),
    "mean_poisson_deviance": of_positive(metrics.mean_poisson_deviance),
    "mean_squared_error": of_estimates(metrics.mean_squared_error),
    "mean_squared_log_error": of_positive(metrics.mean_squared_log_error),
    "root_mean_squared_error": of_estimates(metrics.root_mean_squared_error),
    # ---- distances and kernels ---------------------------------------------------------------
    "additive_chi2_kernel": lambda t: pairwise.additive_chi2_kernel(t(SHARES), t(SHARES[:7] + 1)),
    "chi2_kernel": lambda t: pairwise.chi2_kernel(t(SHARES), t(SHARES[:7] + 1)),
    "euclidean_distances": between(pairwise.euclidean_distances),
    "laplacian_kernel": between(pairwise.laplacian_kernel),
    "linear_kernel": between(pairwise.linear_kernel),
    "manhattan_distances": between(pairwise.manhattan_distances),
    "paired_euclidean_distances": lambda t: pairwise.paired_euclidean_distances(
        t(ROWS), t(ROWS + 1)
    ),
    "polynomial_kernel": between(pairwise.polynomial_kernel),
    "rbf_kernel": between(pairwise.rbf_kernel),
    "sigmoid_kernel": between(pairwise.sigmoid_kernel),
}
