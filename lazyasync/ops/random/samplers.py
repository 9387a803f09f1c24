"""What each distribution makes of random words: inversions, and proposals with what is accepted.

All is float64, rounded to the dtype that is asked for at the end. Fractions are odd multiples of
2**-33 (single and half precision) or 2**-53, so that neither 0 nor 1 is among them.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from lazyasync.ir.scalar import (
    FLOAT64,
    Case,
    Expression,
    Sampler,
    absolute,
    cast,
    equal,
    floor,
    maximum,
    minimum,
    parameter_inputs,
    select,
    sqrt,
    word_inputs,
)
from lazyasync.ops.random.portable import (
    cos_and_sin_of_turn,
    deviance,
    exp,
    log,
    log1p,
    log_of_fraction,
    number,
    stirling_error,
)

_LARGEST_COUNT = float(2**63 - 1024)
"""The largest float64 that int64 holds."""
_LARGEST_MEAN = float(2**62)
_INVALID_COUNT = -1.0
_NAN = math.nan
_STEPS = 64
"""Probabilities that an inversion sums up."""
_TWO_PI = 2.0 * math.pi


def _short(word: Expression) -> Expression:
    return (cast(word, FLOAT64) + 0.5) * 2.0**-32


def _long(high: Expression, low: Expression) -> Expression:
    return (cast(high >> 6, FLOAT64) * 2.0**26 + cast(low >> 6, FLOAT64) + 0.5) * 2.0**-52


# ---- inversions ----------------------------------------------------------------------------

Inversion = Callable[..., Expression]
Ratio = Callable[[float], Expression]
"""The probability of a number by that of the one before."""


def exponential(u: Expression) -> Expression:
    """Of mean 1: -log u."""
    return -log_of_fraction(u)


def gumbel(u: Expression) -> Expression:
    """-log(-log u)."""
    return -log_of_fraction(-log_of_fraction(u))


def laplace(u: Expression) -> Expression:
    """log 2u below the middle, -log(2 - 2u) above it; nothing is lost near either end."""
    left = u < 0.5
    size = log_of_fraction(select(left, u, 1.0 - u) * 2.0)
    return select(left, size, -size)


def logistic(u: Expression) -> Expression:
    """log(u / (1 - u))."""
    return log_of_fraction(u) - log_of_fraction(1.0 - u)


def cauchy(u: Expression) -> Expression:
    """tan(pi (u - 1/2)), as -cos(pi u) / sin(pi u)."""
    cosine, sine = cos_and_sin_of_turn(u * 0.5)
    return -cosine / sine


def geometric(u: Expression, p: Expression) -> Expression:
    """The whole number above log u / log(1 - p): Devroye, 1986, chapter X.2."""
    count = -floor(-(log_of_fraction(u) / log1p(-p)))
    count = minimum(maximum(count, 1.0), _LARGEST_COUNT)
    return select((p > 0.0) & (p <= 1.0), count, number(_INVALID_COUNT))


# ---- proposals -----------------------------------------------------------------------------

Words = tuple[Expression, ...]


def _marsaglia_tsang(
    shape: Expression, normal: Expression, uniform: Expression
) -> tuple[Expression, Expression]:
    """A gamma of ``shape`` of at least 1, and whether it is accepted.

    G. Marsaglia and W. W. Tsang, "A simple method for generating gamma variables", 2000
    (doi:10.1145/358407.358414): d (1 + c x)**3, x normal. Nineteen in twenty are accepted.
    """
    d = shape - 1.0 / 3.0
    root = 1.0 + normal / sqrt(d * 9.0)
    v = root * root * root
    square = normal * normal
    limit = square * 0.5 + d * (1.0 - v + log(v))
    # Where the root is negative the logarithm is NaN, and nothing is less than that. The paper's
    # squeeze decides most, also for shapes of which the rest is lost to rounding.
    squeezed = (uniform < 1.0 - square * square * 0.0331) & (root > 0.0)
    return d * v, squeezed | (log_of_fraction(uniform) < limit)


def _normals(words: Words) -> tuple[Expression, Expression]:
    """Two normal numbers, of 53 bits for the radius and 32 for the angle: Box and Muller, 1958."""
    radius = sqrt(log_of_fraction(_long(words[0], words[1])) * -2.0)
    cosine, sine = cos_and_sin_of_turn(cast(words[2], FLOAT64) * 2.0**-32)
    return radius * cosine, radius * sine


def _whole_gamma(shape: Expression, words: Words) -> tuple[Expression, Expression]:
    return _marsaglia_tsang(shape, _normals(words)[0], _short(words[3]))


def _boost(shape: Expression, words: Words) -> Expression:
    """The logarithm of U**(1 / shape), by which a gamma of ``shape + 1`` is one of ``shape``."""
    return log_of_fraction(_long(words[4], words[5])) / shape


def _positive(x: Expression) -> Expression:
    return (x > 0.0) & (x < math.inf)


def _gamma(words: Words, shape: Expression) -> tuple[Case, ...]:
    large, accepted = _whole_gamma(shape, words)
    more, also_accepted = _whole_gamma(shape + 1.0, words)
    return (
        Case((shape >= 1.0) & (shape < math.inf), large, accepted),
        Case(_positive(shape), more * exp(_boost(shape, words)), also_accepted),
        Case(None, select(equal(shape, 0.0), shape, _NAN)),
    )


def _log_gamma(words: Words, shape: Expression) -> tuple[Case, ...]:
    large, accepted = _whole_gamma(shape, words)
    more, also_accepted = _whole_gamma(shape + 1.0, words)
    return (
        Case((shape >= 1.0) & (shape < math.inf), log(large), accepted),
        Case(_positive(shape), log(more) + _boost(shape, words), also_accepted),
        Case(None, number(_NAN)),
    )


def _beta(words: Words, a: Expression, b: Expression) -> tuple[Case, ...]:
    """x / (x + y) of a gamma x of shape a and y of shape b, of small shapes by their logarithms.

    Both are proposed at once, and accepted together.
    """
    first, accepted = _whole_gamma(a, words[:8])
    second, other_accepted = _whole_gamma(b, words[8:])
    large = (a >= 1.0) & (a < math.inf) & (b >= 1.0) & (b < math.inf)

    def logarithm(shape: Expression, part: Words) -> tuple[Expression, Expression]:
        small = shape < 1.0
        whole, taken = _whole_gamma(select(small, shape + 1.0, shape), part)
        return log(whole) + select(small, _boost(shape, part), 0.0), taken

    left, left_taken = logarithm(a, words[:8])
    right, right_taken = logarithm(b, words[8:])
    return (
        Case(large, first / (first + second), accepted & other_accepted),
        Case(
            _positive(a) & _positive(b),
            1.0 / (1.0 + exp(right - left)),
            left_taken & right_taken,
        ),
        Case(None, number(_NAN)),
    )


def _student(words: Words, freedom: Expression) -> tuple[Case, ...]:
    """A normal over the root of a chi-square by its degrees: of the pair of Box and Muller one is
    the normal, and the other goes into the chi-square."""
    shape = freedom * 0.5
    normal, other = _normals(words)
    large, accepted = _marsaglia_tsang(shape, normal, _short(words[3]))
    more, also_accepted = _marsaglia_tsang(shape + 1.0, normal, _short(words[3]))
    scaled = other * sqrt(shape)
    return (
        Case((shape >= 1.0) & (shape < math.inf), scaled / sqrt(large), accepted),
        Case(
            _positive(shape),
            scaled / sqrt(more) * exp(-_boost(freedom, words)),
            also_accepted,
        ),
        Case(equal(freedom, math.inf), other),
        Case(None, number(_NAN)),
    )


def _truncated_normal(
    words: Words, first: Expression, last: Expression, mean: Expression, deviation: Expression
) -> tuple[Case, ...]:
    """A normal between two bounds.

    C. P. Robert, "Simulation of truncated normal variables", 1995 (arXiv:0907.4010). Between bounds
    on both sides of 0 it is a normal, or evenly spread if they are closer than sqrt(2 pi). Beyond 0
    it is exponential, of the best rate, and cut off at the far bound.
    """
    low, high = (first - mean) / deviation, (last - mean) / deviation
    uniform = _long(words[0], words[1])
    chance = log_of_fraction(_short(words[3]))
    # Beyond 0, on whichever side.
    below = high < 0.0
    near = minimum(select(below, -high, low), 1e100)
    far = select(below, -low, high)
    rate = (near + sqrt(near * near + 4.0)) * 0.5
    width = (far - near) * rate
    # Of narrow intervals the logarithm would leave nothing.
    step = select(
        width < 1e-5,
        uniform * width * (1.0 - (1.0 - uniform) * width * 0.5),
        -log(1.0 - uniform * (1.0 - exp(-width))),
    )
    tail = minimum(near + step / rate, far)
    peak = minimum(rate, far)
    limit = ((peak - rate) * (peak - rate) - (tail - rate) * (tail - rate)) * 0.5
    even = low + (high - low) * uniform
    normal, _ = _normals(words)
    usable = (deviation > 0.0) & (deviation < math.inf) & (absolute(mean) < math.inf)
    ordered = usable & (low < high) & (low < math.inf) & (high > -math.inf)
    # Also where they are different numbers that are the same by the deviation.
    alone = usable & (first <= last) & equal(low, high) & (absolute(low) < math.inf)

    def moved(x: Expression) -> Expression:
        return minimum(maximum(x * deviation + mean, first), last)

    return (
        Case(
            ordered & ((low > 0.0) | below),
            moved(select(below, -tail, tail)),
            chance < limit,
        ),
        Case(ordered & (high - low < math.sqrt(_TWO_PI)), moved(even), chance < even * even * -0.5),
        Case(ordered, moved(normal), (normal >= low) & (normal <= high)),
        Case(None, select(alone, first, _NAN)),
    )


# ---- counts --------------------------------------------------------------------------------


def _counted(uniform: Expression, first: Expression, ratio: Ratio) -> Expression:
    """How many of the probabilities of 0, 1, ... a fraction exceeds the sum of.

    Inversion. For means below 10, where those beyond `_STEPS` are below 2**-64 together.
    """
    probability = total = first
    count = cast(uniform > total, FLOAT64)
    for step in range(1, _STEPS):
        probability = probability * ratio(float(step))
        total = total + probability
        count = count + cast(uniform > total, FLOAT64)
    return count


def _transformed(
    words: Words, center: Expression, a: Expression, b: Expression, slope: Expression
) -> tuple[Expression, Expression]:
    """A count, and the logarithm of what its probability must reach.

    W. Hörmann's transformed rejection, of which `_poisson` and `_binomial` have the constants.
    His squeezes, which spare logarithms, are left out: they decide nothing otherwise.
    """
    u = _long(words[0], words[1]) - 0.5
    room = 0.5 - absolute(u)
    count = floor((a * 2.0 / room + b) * u + center)
    limit = log(_short(words[3]) * slope / (a / (room * room) + b))
    return count, limit


def _poisson(words: Words, mean: Expression) -> tuple[Case, ...]:
    """Below a mean of 10 by inversion, else by PTRS.

    W. Hörmann, "The transformed rejection method for generating Poisson random variables", 1993
    (doi:10.1016/0167-6687(93)90997-4). Probabilities are Loader's, 2000.
    """
    uniform = _long(words[0], words[1])
    few = _counted(uniform, exp(-mean), lambda k: mean * (1.0 / k))
    b = sqrt(mean) * 2.53 + 0.931
    a = b * 0.02483 - 0.059
    count, limit = _transformed(words, mean + 0.43, a, b, 1.1239 + 1.1328 / (b - 3.4))
    k = maximum(count, 1.0)
    logarithm = -stirling_error(k) - deviance(k, mean) - log(k * _TWO_PI) * 0.5
    # Of 0 the logarithm is minus the mean.
    logarithm = select(count >= 1.0, logarithm, -mean)
    return (
        Case((mean >= 0.0) & (mean < 10.0), few),
        Case(
            (mean >= 10.0) & (mean <= _LARGEST_MEAN),
            count,
            (count >= 0.0) & (limit <= logarithm),
        ),
        Case(None, number(_INVALID_COUNT)),
    )


def _binomial_logarithm(k: Expression, n: Expression, p: Expression, q: Expression) -> Expression:
    """The logarithm of the probability of ``k``: Loader, 2000; at both ends it is a power."""
    rest = n - k
    safe, other = maximum(k, 1.0), maximum(rest, 1.0)
    value = (
        (stirling_error(n) - stirling_error(safe) - stirling_error(other))
        - deviance(safe, n * p)
        - deviance(other, n * q)
        + (log(n / safe) - log(other * _TWO_PI)) * 0.5
    )
    value = select(k >= 1.0, value, n * log1p(-p))
    return select(rest >= 1.0, value, n * log(p))


def _binomial(words: Words, n: Expression, chance: Expression) -> tuple[Case, ...]:
    """Below a mean of 10 by inversion, else by BTRS; above a chance of 1/2 what is left of ``n``.

    W. Hörmann, "The generation of binomial random variates", 1993 (doi:10.1080/00949659308811496).
    """
    usable = equal(floor(n), n) & (n >= 0.0) & (n <= _LARGEST_MEAN)
    usable = usable & (chance >= 0.0) & (chance <= 1.0)
    turned = chance > 0.5
    p = select(turned, 1.0 - chance, chance)
    q = 1.0 - p
    mean = n * p
    odds = p / q
    uniform = _long(words[0], words[1])
    few = _counted(
        uniform, exp(n * log1p(-p)), lambda k: maximum(n - (k - 1.0), 0.0) * (1.0 / k) * odds
    )
    few = minimum(few, n)
    deviation = sqrt(mean * q)
    b = deviation * 2.53 + 1.15
    a = b * 0.0248 - 0.0873 + p * 0.01
    slope = (2.83 + 5.1 / b) * deviation
    count, limit = _transformed(words, mean + 0.5, a, b, slope)
    mode = floor((n + 1.0) * p)
    logarithm = _binomial_logarithm(count, n, p, q) - _binomial_logarithm(mode, n, p, q)
    accepted = (count >= 0.0) & (count <= n) & (limit <= logarithm)
    return (
        Case(usable & (mean < 10.0), select(turned, n - few, few)),
        Case(usable, select(turned, n - count, count), accepted),
        Case(None, number(_INVALID_COUNT)),
    )


# ---- the table -----------------------------------------------------------------------------


def _inverted(name: str, inversion: Inversion, parameters: int, wide: bool) -> Sampler:
    words = word_inputs(2 if wide else 1)
    given = parameter_inputs(parameters)
    fraction = _long(words[0], words[1]) if wide else _short(words[0])
    return Sampler(name, (Case(None, inversion(fraction, *given)),), words, given, False)


Proposals = Callable[..., tuple[Case, ...]]


def _proposing(name: str, proposals: Proposals, parameters: int, words: int) -> Sampler:
    inputs, given = word_inputs(words), parameter_inputs(parameters)
    return Sampler(name, proposals(inputs, *given), inputs, given, True)


_INVERSIONS: dict[str, tuple[Inversion, int]] = {
    "exponential": (exponential, 0),
    "gumbel": (gumbel, 0),
    "laplace": (laplace, 0),
    "logistic": (logistic, 0),
    "cauchy": (cauchy, 0),
    "geometric": (geometric, 1),
}
_PROPOSALS: dict[str, tuple[Proposals, int, int]] = {
    "gamma": (_gamma, 1, 8),
    "log_gamma": (_log_gamma, 1, 8),
    "beta": (_beta, 2, 16),
    "standard_t": (_student, 1, 8),
    "truncated_normal": (_truncated_normal, 4, 4),
    "poisson": (_poisson, 1, 4),
    "binomial": (_binomial, 2, 4),
}

PARAMETERS = {
    **{name: count for name, (_, count) in _INVERSIONS.items()},
    **{name: count for name, (_, count, _) in _PROPOSALS.items()},
}
"""How many parameters each has."""
REJECTING = frozenset(_PROPOSALS)
"""Those whose elements take as many random words as they need."""


def sampler(name: str, wide: bool) -> Sampler:
    """The sampler of that name; ``wide``: an inversion takes two words."""
    if name in _PROPOSALS:
        return _proposing(name, *_PROPOSALS[name])
    inversion, parameters = _INVERSIONS[name]
    return _inverted(name, inversion, parameters, wide)
