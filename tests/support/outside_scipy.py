"""Functions of SciPy's that take arrays of any namespace."""

from __future__ import annotations

import numpy as np
from outside_cases import Case
from scipy import (
    cluster,
    differentiate,
    fft,
    integrate,
    interpolate,
    ndimage,
    optimize,
    signal,
    spatial,
    special,
    stats,
)
from scipy.optimize import elementwise

_random = np.random.default_rng(0)
ROWS = _random.normal(size=(12, 4))
LINE = _random.normal(size=20)
OTHER = LINE + 0.3 * _random.normal(size=20)
POSITIVE = np.abs(LINE) + 0.1
GRID = np.linspace(0.0, 1.0, 20)
INSIDE = np.linspace(0.05, 0.95, 20)
ANGLES = np.array([[0.3], [0.4]])

CASES: dict[str, Case] = {
    # ---- special functions -------------------------------------------------------------------
    "betainc": lambda t: special.betainc(t(POSITIVE), t(POSITIVE), t(GRID)),
    "entr": lambda t: special.entr(t(POSITIVE)),
    "erf": lambda t: special.erf(t(LINE)),
    "erfc": lambda t: special.erfc(t(LINE)),
    "expit": lambda t: special.expit(t(LINE)),
    "gammaln": lambda t: special.gammaln(t(POSITIVE)),
    "log_ndtr": lambda t: special.log_ndtr(t(LINE)),
    "log_softmax": lambda t: special.log_softmax(t(ROWS), axis=1),
    "logsumexp": lambda t: special.logsumexp(t(ROWS), axis=0),
    "ndtri": lambda t: special.ndtri(t(INSIDE)),
    "rel_entr": lambda t: special.rel_entr(t(POSITIVE), t(POSITIVE + 1)),
    "softmax": lambda t: special.softmax(t(ROWS), axis=1),
    "xlogy": lambda t: special.xlogy(t(POSITIVE), t(POSITIVE)),
    # ---- statistics --------------------------------------------------------------------------
    "bartlett": lambda t: tuple(stats.bartlett(t(LINE), t(OTHER))),
    "boxcox_llf": lambda t: stats.boxcox_llf(0.5, t(POSITIVE)),
    "chisquare": lambda t: tuple(stats.chisquare(t(POSITIVE), t(POSITIVE[::-1].copy()))),
    "circmean": lambda t: stats.circmean(t(LINE)),
    "combine_pvalues": lambda t: tuple(stats.combine_pvalues(t(INSIDE))),
    "describe": lambda t: tuple(stats.describe(t(LINE))),
    "differential_entropy": lambda t: stats.differential_entropy(t(LINE)),
    "directional_stats": lambda t: stats.directional_stats(t(ROWS)).mean_direction,
    "entropy": lambda t: stats.entropy(t(POSITIVE)),
    "f_oneway": lambda t: tuple(stats.f_oneway(t(LINE), t(OTHER))),
    "false_discovery_control": lambda t: stats.false_discovery_control(t(INSIDE[::-1].copy() ** 2)),
    "gmean": lambda t: stats.gmean(t(POSITIVE)),
    "gstd": lambda t: stats.gstd(t(POSITIVE)),
    "hmean": lambda t: stats.hmean(t(POSITIVE)),
    "iqr": lambda t: stats.iqr(t(LINE)),
    "jarque_bera": lambda t: tuple(stats.jarque_bera(t(LINE))),
    "kstat": lambda t: stats.kstat(t(LINE), 2),
    "kurtosis": lambda t: stats.kurtosis(t(ROWS)),
    "lmoment": lambda t: stats.lmoment(t(LINE)),
    "mannwhitneyu": lambda t: tuple(stats.mannwhitneyu(t(LINE), t(OTHER))),
    "moment": lambda t: stats.moment(t(ROWS), order=3),
    "normaltest": lambda t: tuple(stats.normaltest(t(LINE))),
    "pearsonr": lambda t: tuple(stats.pearsonr(t(LINE), t(OTHER))),
    "pmean": lambda t: stats.pmean(t(POSITIVE), 2),
    "quantile": lambda t: stats.quantile(t(LINE), 0.3),
    "rankdata": lambda t: stats.rankdata(t(LINE)),
    "sem": lambda t: stats.sem(t(ROWS)),
    "skew": lambda t: stats.skew(t(ROWS)),
    "skewtest": lambda t: tuple(stats.skewtest(t(LINE))),
    "tmean": lambda t: stats.tmean(t(LINE)),
    "trim_mean": lambda t: stats.trim_mean(t(LINE), 0.1),
    "ttest_1samp": lambda t: tuple(stats.ttest_1samp(t(LINE), 0.1)),
    "ttest_ind": lambda t: tuple(stats.ttest_ind(t(LINE), t(OTHER))),
    "tvar": lambda t: stats.tvar(t(LINE)),
    "variation": lambda t: stats.variation(t(POSITIVE)),
    "zmap": lambda t: stats.zmap(t(LINE), t(OTHER)),
    "zscore": lambda t: stats.zscore(t(ROWS)),
    # ---- signals -----------------------------------------------------------------------------
    "bilinear_zpk": lambda t: signal.bilinear_zpk(t(LINE[:2]), t(OTHER[:3]), 1.0, 2.0),
    "convolve": lambda t: signal.convolve(t(LINE), t(OTHER)),
    "detrend": lambda t: signal.detrend(t(LINE)),
    "fftconvolve": lambda t: signal.fftconvolve(t(LINE), t(OTHER)),
    "hilbert": lambda t: signal.hilbert(t(LINE)),
    "lfilter": lambda t: signal.lfilter(t(POSITIVE[:2]), t(np.array([1.0, 0.3])), t(LINE)),
    "oaconvolve": lambda t: signal.oaconvolve(t(LINE), t(OTHER)),
    "resample": lambda t: signal.resample(t(LINE), 10),
    "savgol_filter": lambda t: signal.savgol_filter(t(LINE), 5, 2),
    "upfirdn": lambda t: signal.upfirdn(t(POSITIVE[:3]), t(LINE)),
    "vectorstrength": lambda t: signal.vectorstrength(t(POSITIVE), 2.0),
    "wiener": lambda t: signal.wiener(t(LINE)),
    # ---- transforms --------------------------------------------------------------------------
    "dct": lambda t: fft.dct(t(LINE)),
    "fft": lambda t: fft.fft(t(LINE)),
    "fft2": lambda t: fft.fft2(t(ROWS)),
    "fftshift": lambda t: fft.fftshift(t(LINE)),
    "fht": lambda t: fft.fht(t(POSITIVE), 0.1, 0.2),
    "ifft": lambda t: fft.ifft(t(LINE), norm="ortho"),
    "rfft": lambda t: fft.rfft(t(LINE)),
    # ---- integrals, derivatives, roots ---------------------------------------------------------
    "cubature": lambda t: (
        integrate.cubature(lambda x: x[..., 0] ** 2, t(np.zeros(1)), t(np.ones(1))).estimate
    ),
    "cumulative_simpson": lambda t: integrate.cumulative_simpson(t(LINE), x=t(GRID)),
    "cumulative_trapezoid": lambda t: integrate.cumulative_trapezoid(t(LINE), t(GRID)),
    "derivative": lambda t: differentiate.derivative(lambda x: x**3, t(POSITIVE)).df,
    "find_minimum": lambda t: (
        elementwise.find_minimum(
            lambda x, c: (x - c) ** 2,
            (t(np.full(2, -1.0)), t(np.full(2, 0.1)), t(np.full(2, 6.0))),
            args=(t(np.array([1.0, 2.0])),),
        ).x
    ),
    "find_root": lambda t: (
        elementwise.find_root(
            lambda x, c: x**3 - c,
            (t(np.zeros(2)), t(np.full(2, 3.0))),
            args=(t(np.array([2.0, 8.0])),),
        ).x
    ),
    "jacobian": lambda t: differentiate.jacobian(lambda x: x**2, t(POSITIVE[:3])).df,
    "nsum": lambda t: (
        integrate.nsum(lambda k: 1 / k**2, t(np.ones(2)), t(np.array([10.0, 100.0]))).sum
    ),
    "rosen": lambda t: optimize.rosen(t(LINE)),
    "tanhsinh": lambda t: (
        integrate.tanhsinh(lambda x: x**2, t(np.zeros(3)), t(np.ones(3))).integral
    ),
    "trapezoid": lambda t: integrate.trapezoid(t(LINE), t(GRID)),
    # ---- images, clusters, space, splines ------------------------------------------------------
    "gaussian_filter": lambda t: ndimage.gaussian_filter(t(ROWS), 1.0),
    "label": lambda t: ndimage.label(t((ROWS > 0).astype("int32"))),
    "linkage": lambda t: cluster.hierarchy.linkage(t(ROWS)),
    "sobel": lambda t: ndimage.sobel(t(ROWS)),
    "vq": lambda t: cluster.vq.vq(t(ROWS), t(ROWS[:3])),
    "whiten": lambda t: cluster.vq.whiten(t(ROWS)),
    "zoom": lambda t: ndimage.zoom(t(ROWS), 2.0),
    "pdist": lambda t: spatial.distance.pdist(t(ROWS)),
    "rotations": lambda t: spatial.transform.Rotation.from_euler("z", t(ANGLES)).as_matrix(),
    "rotation vectors": lambda t: spatial.transform.Rotation.from_matrix(
        t(np.eye(3)[None])
    ).as_rotvec(),
    "CubicSpline": lambda t: interpolate.CubicSpline(t(GRID), t(LINE))(t(INSIDE)),
    "make_interp_spline": lambda t: interpolate.make_interp_spline(t(GRID), t(LINE))(t(INSIDE)),
}

LONG = frozenset({"derivative", "find_minimum", "find_root", "jacobian", "tanhsinh"})
"""What takes seconds: searches, which look at values again and again."""
