"""Generators with the methods of ``numpy.random.Generator``, whose streams belong to no job.

The key of a generator is made of its seed by NumPy's ``SeedSequence`` (M. E. O'Neill, 2015,
"Developing a seed_seq alternative"), and its numbers are those of the functions of `la.random`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeAlias

import numpy as np

from lazyasync.arguments import whole_number
from lazyasync.device import Device
from lazyasync.errors import NoRuntimeError
from lazyasync.ops.manipulation.joining import holds_tensor
from lazyasync.ops.one_operand import as_tensor
from lazyasync.ops.promotion import python_scalar
from lazyasync.ops.random import choices, continuous, counts, draws, vectors
from lazyasync.ops.random.parameters import Shape
from lazyasync.ops.shapes import joint_shape
from lazyasync.recording import RandomStream, Recorder, current_context, drawing_from, on_host
from lazyasync.tensor import LazyTensor

__all__ = [
    "Generator",
    "default_rng",
]

Place: TypeAlias = str | Device | None
Size: TypeAlias = Shape | None
"""A shape, or None: that which the parameters broadcast to."""


def default_rng(seed: Any = None) -> Generator:
    """A generator of random tensors with the methods of ``numpy.random.Generator``.

    ``seed`` is an integer that is not negative, a sequence of those, a ``SeedSequence`` of NumPy's,
    or a generator, which is given back. Generators of one seed draw the same numbers, in whatever
    job and on whatever device; other draws leave them alone. Without a seed it is made of entropy
    of the system. Raises ``TypeError`` or ``ValueError`` for another seed.
    """
    if isinstance(seed, Generator):
        return seed
    return Generator(seed)


class Generator:
    """Random tensors by the names, and with the order of arguments, of NumPy's generators.

    The numbers are lazy tensors, of the default real dtype unless ``dtype`` says otherwise, and on
    the device of parameters that are tensors, the named one, or the job's first. ``size`` is their
    shape; None: that which the parameters broadcast to. What is drawn, and what is raised, is as
    the functions of `la.random` say. A function that is compiled draws on from a generator of
    outside at each of its calls.
    """

    __slots__ = ("_seeds", "_stream")

    def __init__(self, seed: Any = None) -> None:
        is_sequence = isinstance(seed, np.random.SeedSequence)
        self._seeds = seed if is_sequence else np.random.SeedSequence(seed)
        key = int(self._seeds.generate_state(1, np.uint64)[0])
        self._stream = RandomStream(key, None if seed is None else _recorder())

    def __repr__(self) -> str:
        return f"<Generator {self._stream.key:#x} after {self._stream.counter} blocks>"

    @property
    def state(self) -> dict[str, int]:
        """Where the stream is: two integers, ``key`` and ``counter``, which can be set."""
        return {"key": self._stream.key, "counter": self._stream.counter}

    @state.setter
    def state(self, state: Mapping[str, int]) -> None:
        key, counter = (whole_number(f"state: {name}", state[name]) for name in ("key", "counter"))
        if not (0 <= key < 1 << 64 and 0 <= counter < 1 << 64):
            raise ValueError(f"not the state of a random stream: {state!r}")
        self._stream.key, self._stream.counter = key, counter

    def spawn(self, n_children: int) -> list[Generator]:
        """Generators of streams of their own, which those of other calls have not."""
        return [Generator(seeds) for seeds in self._seeds.spawn(n_children)]

    def _draw(
        self, draw: Callable[..., LazyTensor], size: Size, *parameters: Any, **options: Any
    ) -> LazyTensor:
        """What a function gives that takes a shape and parameters; those may be sequences."""
        given = [_parameter(draw.__name__, parameter) for parameter in parameters]
        if size is None:
            shapes = [() if python_scalar(each) is not None else each.shape for each in given]
            size = joint_shape(draw.__name__, shapes)
        with drawing_from(self._stream):
            return draw(size, *given, **options)

    # ---- integers and picks ----------------------------------------------------------------

    def integers(
        self,
        low: int,
        high: int | None = None,
        size: Size = None,
        dtype: Any = np.int64,
        endpoint: bool = False,
        *,
        device: Place = None,
    ) -> LazyTensor:
        """Integers of [low, high), or with one bound of [0, low); see `la.randint`.

        With ``endpoint`` the upper bound is among them. Bounds are numbers.
        """
        first, end = (0, low) if high is None else (low, high)
        end = on_host(_end, end, endpoint)
        with drawing_from(self._stream):
            shape = () if size is None else size
            return draws.randint(first, end, shape, dtype=dtype, device=device)

    def choice(
        self,
        a: Any,
        size: Size = None,
        replace: bool = True,
        p: Any = None,
        axis: int = 0,
        shuffle: bool = True,
        *,
        device: Place = None,
    ) -> LazyTensor:
        """Random elements of ``a``, or integers below a number, as `la.random.choice`.

        They are always shuffled, which ``shuffle`` may do without.
        """
        with drawing_from(self._stream):
            shape = () if size is None else size
            return choices.choice(a, shape, replace, p, axis, device=device)

    def permutation(self, x: Any, axis: int = 0, *, device: Place = None) -> LazyTensor:
        """A new tensor with slices of ``x`` in random order, or the integers below a number."""
        with drawing_from(self._stream):
            return draws.permutation(x, axis, device=device)

    def shuffle(self, x: Any, axis: int = 0) -> NoReturn:
        """Raises ``TypeError``, as tensors are not changed in place."""
        raise TypeError(
            "shuffle would change its argument in place; write x = generator.permutation(x), which "
            "gives a new tensor"
        )

    # ---- real numbers ----------------------------------------------------------------------

    def random(self, size: Size = None, dtype: Any = None, *, device: Place = None) -> LazyTensor:
        """Numbers evenly spread over [0, 1); see `la.uniform`."""
        return self._draw(draws.rand, size, dtype=dtype, device=device)

    def uniform(
        self,
        low: Any = 0.0,
        high: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Numbers evenly spread over [low, high); see `la.uniform`."""
        return self._draw(draws.uniform, size, low, high, dtype=dtype, device=device)

    def standard_normal(
        self, size: Size = None, dtype: Any = None, *, device: Place = None
    ) -> LazyTensor:
        """Normal numbers of mean 0 and deviation 1; see `la.normal`."""
        return self._draw(draws.randn, size, dtype=dtype, device=device)

    def normal(
        self,
        loc: Any = 0.0,
        scale: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Normal numbers; see `la.normal`."""
        return self._draw(draws.normal, size, loc, scale, dtype=dtype, device=device)

    def exponential(
        self, scale: Any = 1.0, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Exponential numbers of mean ``scale``; see `la.random.exponential`."""
        return self._draw(continuous.exponential, size, scale, dtype=dtype, device=device)

    def standard_exponential(
        self, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Exponential numbers of mean 1; see `la.random.exponential`."""
        return self._draw(continuous.exponential, size, dtype=dtype, device=device)

    def gamma(
        self,
        shape: Any,
        scale: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Gamma numbers of concentration ``shape``; see `la.random.gamma`."""
        return self._draw(continuous.gamma, size, shape, scale, dtype=dtype, device=device)

    def standard_gamma(
        self, shape: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Gamma numbers of scale 1; see `la.random.gamma`."""
        return self._draw(continuous.gamma, size, shape, dtype=dtype, device=device)

    def beta(
        self, a: Any, b: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Beta numbers; see `la.random.beta`."""
        return self._draw(continuous.beta, size, a, b, dtype=dtype, device=device)

    def chisquare(
        self, df: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Sums of ``df`` squared normal numbers; see `la.random.chisquare`."""
        return self._draw(continuous.chisquare, size, df, dtype=dtype, device=device)

    def standard_t(
        self, df: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Student's t of ``df`` degrees of freedom; see `la.random.standard_t`."""
        return self._draw(continuous.standard_t, size, df, dtype=dtype, device=device)

    def standard_cauchy(
        self, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Cauchy's numbers; see `la.random.cauchy`."""
        return self._draw(continuous.cauchy, size, dtype=dtype, device=device)

    def gumbel(
        self,
        loc: Any = 0.0,
        scale: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Gumbel's numbers; see `la.random.gumbel`."""
        return self._draw(continuous.gumbel, size, loc, scale, dtype=dtype, device=device)

    def laplace(
        self,
        loc: Any = 0.0,
        scale: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Laplace's numbers; see `la.random.laplace`."""
        return self._draw(continuous.laplace, size, loc, scale, dtype=dtype, device=device)

    def logistic(
        self,
        loc: Any = 0.0,
        scale: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Logistic numbers; see `la.random.logistic`."""
        return self._draw(continuous.logistic, size, loc, scale, dtype=dtype, device=device)

    def lognormal(
        self,
        mean: Any = 0.0,
        sigma: Any = 1.0,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Numbers whose logarithms are normal; see `la.random.lognormal`."""
        return self._draw(continuous.lognormal, size, mean, sigma, dtype=dtype, device=device)

    def pareto(
        self, a: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Lomax's numbers, as NumPy's; see `la.random.pareto`."""
        return self._draw(continuous.pareto, size, a, dtype=dtype, device=device)

    def rayleigh(
        self, scale: Any = 1.0, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Rayleigh's numbers; see `la.random.rayleigh`."""
        return self._draw(continuous.rayleigh, size, scale, dtype=dtype, device=device)

    def weibull(
        self, a: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Weibull's numbers; see `la.random.weibull`."""
        return self._draw(continuous.weibull, size, a, dtype=dtype, device=device)

    # ---- counts ---------------------------------------------------------------------------

    def poisson(
        self, lam: Any = 1.0, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Counts of which there are ``lam`` on average; see `la.random.poisson`."""
        return self._draw(counts.poisson, size, lam, dtype=dtype, device=device)

    def binomial(
        self, n: Any, p: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """How many of ``n`` succeed; see `la.random.binomial`."""
        return self._draw(counts.binomial, size, n, p, dtype=dtype, device=device)

    def geometric(
        self, p: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """How many trials there are up to a success; see `la.random.geometric`."""
        return self._draw(counts.geometric, size, p, dtype=dtype, device=device)

    def multinomial(
        self, n: Any, pvals: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """How many of ``n`` are of each kind; see `la.random.multinomial`."""
        with drawing_from(self._stream):
            return counts.multinomial(n, pvals, size, dtype=dtype, device=device)

    # ---- vectors ---------------------------------------------------------------------------

    def dirichlet(
        self, alpha: Any, size: Size = None, *, dtype: Any = None, device: Place = None
    ) -> LazyTensor:
        """Vectors of numbers that sum up to 1; see `la.random.dirichlet`."""
        with drawing_from(self._stream):
            shape = np.shape(alpha)[:-1] if size is None and not holds_tensor(alpha) else size
            shape = alpha.shape[:-1] if shape is None else shape
            return continuous.dirichlet(shape, alpha, dtype=dtype, device=device)

    def multivariate_normal(
        self,
        mean: Any,
        cov: Any,
        size: Size = None,
        *,
        dtype: Any = None,
        device: Place = None,
    ) -> LazyTensor:
        """Vectors of normal numbers with a covariance; see `la.random.multivariate_normal`."""
        with drawing_from(self._stream):
            return vectors.multivariate_normal(mean, cov, size, dtype=dtype, device=device)


def _parameter(name: str, value: Any) -> Any:
    """Numbers, tensors and arrays as they are; sequences as what they are of."""
    if isinstance(value, (LazyTensor, np.ndarray)) or python_scalar(value) is not None:
        return value
    return as_tensor(name, value) if holds_tensor(value) else np.asarray(value)


def _recorder() -> Recorder | None:
    try:
        return current_context().recorder
    except NoRuntimeError:  # a generator may be made before there is one
        return None


def _end(end: Any, is_among: bool) -> int:
    return whole_number("integers: high", end) + int(is_among)
