"""Estimators, transformers and metrics of scikit-learn that take arrays of any namespace."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import sklearn
from outside_cases import Case, Make
from sklearn import metrics, preprocessing
from sklearn.decomposition import PCA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.linear_model import Ridge
from sklearn.metrics import pairwise
from sklearn.mixture import GaussianMixture
from sklearn.naive_bayes import GaussianNB

_random = np.random.default_rng(0)
ROWS = _random.normal(size=(40, 5))
OTHERS = _random.normal(size=(30, 5))
TARGET = ROWS @ np.array([1.0, 2.0, -1.0, 0.5, 3.0]) + 0.1 * _random.normal(size=40)
ESTIMATE = TARGET + 0.3 * _random.normal(size=40)
POSITIVE = np.abs(TARGET) + 0.1
SCORES = _random.normal(size=40)
LABELS = (ROWS[:, 0] + 0.3 * _random.normal(size=40) > 0).astype(np.int64)
GUESSES = _random.integers(0, 2, 40)
CLASSES = _random.integers(0, 3, 40)
GUESSED_CLASSES = _random.integers(0, 3, 40)
SHARES = _random.uniform(size=(40, 3))
SHARES /= SHARES.sum(axis=1, keepdims=True)


def context() -> AbstractContextManager[Any]:
    """scikit-learn takes arrays of any namespace within this."""
    return sklearn.config_context(array_api_dispatch=True)


def there_and_back(t: Make) -> Any:
    scaler = preprocessing.StandardScaler().fit(t(ROWS))
    return scaler.inverse_transform(scaler.transform(t(ROWS))), scaler.mean_, scaler.scale_


def discriminant(t: Make) -> Any:
    fitted = LinearDiscriminantAnalysis().fit(t(ROWS), t(LABELS))
    return fitted.predict(t(OTHERS)), fitted.predict_proba(t(OTHERS))


def ridge(t: Make) -> Any:
    fitted = Ridge(alpha=0.5, solver="svd").fit(t(ROWS), t(TARGET))
    return fitted.coef_, fitted.intercept_, fitted.predict(t(OTHERS))


def bayes(t: Make) -> Any:
    fitted = GaussianNB().fit(t(ROWS), t(CLASSES))
    return fitted.predict(t(OTHERS)), fitted.predict_proba(t(OTHERS))


def mixture(**settings: Any) -> Case:
    def case(t: Make) -> Any:
        fitted = GaussianMixture(
            2, covariance_type="diag", init_params="random", random_state=0, **settings
        ).fit(t(ROWS))
        return fitted.means_, fitted.score_samples(t(OTHERS)), fitted.predict(t(OTHERS))

    return case


def components(**settings: Any) -> Case:
    def case(t: Make) -> Any:
        fitted = PCA(2, random_state=0, **settings).fit(t(ROWS))
        return fitted.explained_variance_, fitted.transform(t(OTHERS))

    return case


def of_labels(metric: Any, **settings: Any) -> Case:
    return lambda t: metric(t(LABELS), t(GUESSES), **settings)


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
    "StandardScaler": of_rows(preprocessing.StandardScaler()),
    "StandardScaler, there and back": there_and_back,
    "MinMaxScaler": of_rows(preprocessing.MinMaxScaler()),
    "MaxAbsScaler": of_rows(preprocessing.MaxAbsScaler()),
    "Normalizer": of_rows(preprocessing.Normalizer()),
    "Normalizer, l1": of_rows(preprocessing.Normalizer("l1")),
    "Binarizer": of_rows(preprocessing.Binarizer()),
    "PolynomialFeatures": of_rows(preprocessing.PolynomialFeatures(2)),
    "KernelCenterer": lambda t: preprocessing.KernelCenterer().fit_transform(t(ROWS @ ROWS.T)),
    "LabelEncoder": lambda t: preprocessing.LabelEncoder().fit_transform(t(CLASSES)),
    "LabelBinarizer": lambda t: preprocessing.LabelBinarizer().fit_transform(t(CLASSES)),
    # ---- estimators --------------------------------------------------------------------------
    "PCA": components(svd_solver="full"),
    "PCA of covariances": components(svd_solver="covariance_eigh"),
    "PCA, randomized": components(svd_solver="randomized", power_iteration_normalizer="QR"),
    "LinearDiscriminantAnalysis": discriminant,
    "Ridge": ridge,
    "GaussianNB": bayes,
    "GaussianMixture": mixture(),
    "GaussianMixture, three iterations": mixture(max_iter=3),
    # ---- metrics of classes ------------------------------------------------------------------
    "accuracy_score": of_labels(metrics.accuracy_score),
    "balanced_accuracy_score": of_labels(metrics.balanced_accuracy_score),
    "brier_score_loss": lambda t: metrics.brier_score_loss(t(LABELS), t(SHARES[:, 0].copy())),
    "cohen_kappa_score": of_classes(metrics.cohen_kappa_score),
    "confusion_matrix": of_classes(metrics.confusion_matrix),
    "f1_score": of_labels(metrics.f1_score),
    "f1_score of classes": of_classes(metrics.f1_score, average=None),
    "hamming_loss": of_labels(metrics.hamming_loss),
    "jaccard_score": of_labels(metrics.jaccard_score),
    "log_loss": lambda t: metrics.log_loss(t(CLASSES), t(SHARES)),
    "multilabel_confusion_matrix": of_classes(metrics.multilabel_confusion_matrix),
    "precision_score": of_labels(metrics.precision_score),
    "recall_score": of_labels(metrics.recall_score),
    "roc_auc_score": lambda t: metrics.roc_auc_score(t(LABELS), t(SCORES)),
    "roc_curve": lambda t: metrics.roc_curve(t(LABELS), t(SCORES)),
    "average_precision_score": lambda t: metrics.average_precision_score(t(LABELS), t(SCORES)),
    "precision_recall_curve": lambda t: metrics.precision_recall_curve(t(LABELS), t(SCORES)),
    "zero_one_loss": of_labels(metrics.zero_one_loss),
    # ---- metrics of numbers ------------------------------------------------------------------
    "d2_tweedie_score": of_positive(metrics.d2_tweedie_score, power=1.5),
    "explained_variance_score": of_estimates(metrics.explained_variance_score),
    "max_error": of_estimates(metrics.max_error),
    "mean_absolute_error": of_estimates(metrics.mean_absolute_error),
    "mean_absolute_percentage_error": of_estimates(metrics.mean_absolute_percentage_error),
    "mean_gamma_deviance": of_positive(metrics.mean_gamma_deviance),
    "mean_pinball_loss": of_estimates(metrics.mean_pinball_loss, alpha=0.3),
    "mean_poisson_deviance": of_positive(metrics.mean_poisson_deviance),
    "mean_squared_error": of_estimates(metrics.mean_squared_error),
    "mean_squared_log_error": of_positive(metrics.mean_squared_log_error),
    "r2_score": of_estimates(metrics.r2_score),
    "root_mean_squared_error": of_estimates(metrics.root_mean_squared_error),
    # ---- distances and kernels ---------------------------------------------------------------
    "additive_chi2_kernel": lambda t: pairwise.additive_chi2_kernel(t(SHARES), t(SHARES[:7] + 1)),
    "chi2_kernel": lambda t: pairwise.chi2_kernel(t(SHARES), t(SHARES[:7] + 1)),
    "cosine_distances": between(pairwise.cosine_distances),
    "cosine_similarity": between(pairwise.cosine_similarity),
    "euclidean_distances": between(pairwise.euclidean_distances),
    "laplacian_kernel": between(pairwise.laplacian_kernel),
    "linear_kernel": between(pairwise.linear_kernel),
    "manhattan_distances": between(pairwise.manhattan_distances),
    "paired_cosine_distances": lambda t: pairwise.paired_cosine_distances(t(ROWS), t(ROWS + 1)),
    "paired_euclidean_distances": lambda t: pairwise.paired_euclidean_distances(
        t(ROWS), t(ROWS + 1)
    ),
    "polynomial_kernel": between(pairwise.polynomial_kernel),
    "rbf_kernel": between(pairwise.rbf_kernel),
    "sigmoid_kernel": between(pairwise.sigmoid_kernel),
}

LONG = frozenset({"GaussianMixture"})
"""What takes minutes."""
