"""`la.fft`: Fourier transforms, as the array API standard and NumPy's ``numpy.fft`` have them."""

from lazyasync.hints import missing_of as _missing_of
from lazyasync.ops.fft.frequencies import fftfreq as fftfreq
from lazyasync.ops.fft.frequencies import fftshift as fftshift
from lazyasync.ops.fft.frequencies import ifftshift as ifftshift
from lazyasync.ops.fft.frequencies import rfftfreq as rfftfreq
from lazyasync.ops.fft.transforms import fft as fft
from lazyasync.ops.fft.transforms import fft2 as fft2
from lazyasync.ops.fft.transforms import fftn as fftn
from lazyasync.ops.fft.transforms import hfft as hfft
from lazyasync.ops.fft.transforms import ifft as ifft
from lazyasync.ops.fft.transforms import ifft2 as ifft2
from lazyasync.ops.fft.transforms import ifftn as ifftn
from lazyasync.ops.fft.transforms import ihfft as ihfft
from lazyasync.ops.fft.transforms import irfft as irfft
from lazyasync.ops.fft.transforms import irfft2 as irfft2
from lazyasync.ops.fft.transforms import irfftn as irfftn
from lazyasync.ops.fft.transforms import rfft as rfft
from lazyasync.ops.fft.transforms import rfft2 as rfft2
from lazyasync.ops.fft.transforms import rfftn as rfftn

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]


def __dir__() -> list[str]:
    return __all__


# Type checkers need not know of this: to them every name would be there.
globals()["__getattr__"] = _missing_of(__name__)
