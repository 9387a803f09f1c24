"""Limits, kinds and promotion of dtypes, and what the package says of itself as a namespace."""

from __future__ import annotations

import copy
import itertools
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync import dtypes

DTYPES = dtypes.__all__
REAL = ["float16", "float32", "float64"]
INTEGERS = [name for name in DTYPES if "int" in name]


@pytest.mark.parametrize("name", DTYPES)
def test_names_stand_for_dtypes(name: str) -> None:
    named, dtype = getattr(la, name), np.dtype(name)
    assert named == dtype
    assert dtype == named
    assert {named: 1}[dtype] == {dtype: 1}[named] == 1
    assert [other for other in DTYPES if getattr(la, other) == named] == [name]
    assert named not in (None, "quux", 3)
    assert None != named  # noqa: E711, SIM300 - also from the left
    assert (named.kind, named.itemsize, repr(named)) == (
        dtype.kind,
        dtype.itemsize,
        f"lazyasync.{name}",
    )
    assert np.dtype(named) is dtype
    assert np.zeros(2, named).dtype is dtype
    for again in (pickle.loads(pickle.dumps(named)), copy.deepcopy(named)):
        assert again == named
        assert hash(again) == hash(dtype)
    with pytest.raises(AttributeError, match="quux"):
        _ = named.quux


@pytest.mark.parametrize("name", REAL)
def test_finfo(name: str) -> None:
    info, expected = la.finfo(name), np.finfo(name)
    for field in ("eps", "max", "min", "smallest_normal", "smallest_subnormal", "tiny"):
        found = getattr(info, field)
        assert type(found) is float
        assert found == getattr(expected, field)
    assert (info.bits, info.dtype) == (expected.bits, np.dtype(name))


@pytest.mark.parametrize(("name", "part"), [("complex64", "float32"), ("complex128", "float64")])
def test_finfo_of_complex(name: str, part: str) -> None:
    assert la.finfo(name) == la.finfo(part)


@pytest.mark.parametrize("name", INTEGERS)
def test_iinfo(name: str) -> None:
    info, expected = la.iinfo(name), np.iinfo(name)
    assert {type(info.bits), type(info.max), type(info.min)} == {int}
    assert (info.bits, info.max, info.min) == (expected.bits, expected.max, expected.min)
    assert info.dtype == np.dtype(name)


async def test_limits_of_tensors_and_arrays() -> None:
    async with la.open_runtime("cpu:0"):
        assert la.finfo(la.ones(3, dtype="complex128")).dtype == la.float64
        assert la.iinfo(la.ones(3, dtype="uint8")).max == 255
    assert la.finfo(np.ones(3)).bits == 64


@pytest.mark.parametrize("of", ["int32", "bool", "U3", None, "quux"])
def test_what_has_no_floating_limits(of: Any) -> None:
    with pytest.raises(la.DTypeError):
        la.finfo(of)


@pytest.mark.parametrize("of", ["float32", "complex64", "bool", None])
def test_what_has_no_integer_limits(of: Any) -> None:
    with pytest.raises(la.DTypeError):
        la.iinfo(of)


# ---- kinds ---------------------------------------------------------------------------------

KINDS = {
    "bool": "b",
    "signed integer": "i",
    "unsigned integer": "u",
    "integral": "iu",
    "real floating": "f",
    "complex floating": "c",
    "numeric": "iufc",
}


@pytest.mark.parametrize("name", DTYPES)
def test_isdtype(name: str) -> None:
    dtype = getattr(la, name)
    for kind, letters in KINDS.items():
        assert la.isdtype(dtype, kind) is (dtype.kind in letters)
    for other in DTYPES:
        assert la.isdtype(dtype, getattr(la, other)) is (name == other)
        assert la.isdtype(dtype, other) is (name == other)
    assert la.isdtype(dtype, ("bool", "numeric"))
    assert la.isdtype(dtype, (dtype, "bool"))
    assert not la.isdtype(dtype, ())


def test_unknown_kinds() -> None:
    with pytest.raises(ValueError, match="'quux' is not one of the kinds 'bool'"):
        la.isdtype(la.float32, "quux")
    with pytest.raises(ValueError, match="'quux'"):
        la.isdtype(la.float32, (la.float32, "quux"))
    with pytest.raises(la.DTypeError):
        la.isdtype("quux", "bool")


# ---- promotion -----------------------------------------------------------------------------


@pytest.mark.parametrize("left", DTYPES)
async def test_result_types_are_those_of_additions(left: str) -> None:
    async with la.open_runtime("sim:0"):
        for right in DTYPES:
            x, y = la.ones(2, dtype=left), la.ones(2, dtype=right)
            try:
                with warnings.catch_warnings(action="ignore"):
                    expected = (x + y).dtype
            except la.DTypeError:
                with pytest.raises(la.DTypeError, match=r"result_type: .* no common"):
                    la.result_type(left, right)
                assert not la.can_cast(left, right)
            else:
                assert la.result_type(x, y) == la.result_type(left, y) == expected
                assert la.can_cast(left, right) is (expected == right)
                assert la.can_cast(x, right) is (expected == right)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (("int8", "uint64", "float32"), "float32"),
        (("int8", "float32", "complex128", "bool"), "complex128"),
        (("float64", "complex64"), "complex128"),
        (("uint8", "int8", "int8"), "int16"),
        (("bool", 1, 1.0), "float32"),
        (("int8", 1000), "int8"),
        (("float64", 1j), "complex128"),
        (("float16", 1.0, True), "float16"),
        (("int64", np.float64(1)), "float32"),
        (("bool", True), "bool"),
    ],
)
def test_result_types_do_not_depend_on_the_order(given: tuple[Any, ...], expected: str) -> None:
    for order in itertools.permutations(given):
        assert la.result_type(*order) == expected


@pytest.mark.parametrize("given", [(), (1,), (1.0, True)])
def test_numbers_alone_have_no_result_type(given: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        la.result_type(*given)


def test_what_is_no_dtype_has_no_result_type() -> None:
    for given in (None, "quux", object()):
        with pytest.raises(la.DTypeError, match="not a dtype"):
            la.result_type(la.float32, given)


# ---- the namespace -------------------------------------------------------------------------


async def test_tensors_give_the_namespace() -> None:
    async with la.open_runtime("sim:0"):
        x = la.ones(3)
        assert x.__array_namespace__() is la
        for version in ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12"):
            assert x.__array_namespace__(api_version=version) is la
        for wrong in ("2020.12", "1.0", 2024.12):
            with pytest.raises(ValueError, match="no version"):
                x.__array_namespace__(api_version=wrong)  # type: ignore[arg-type]


async def test_the_namespace_knows_the_devices_of_the_job() -> None:
    async with la.open_runtime(["sim:0", "sim:1"]):
        info = la.__array_namespace_info__()
        assert info.devices() == (la.Device.parse("sim:0"), la.Device.parse("sim:1"))
        assert info.default_device() is la.ones(1).device
        async with la.job("other", devices=["sim:1"]):
            assert info.devices() == (info.default_device(),) == (la.Device.parse("sim:1"),)
            with pytest.raises(la.UnknownDeviceError):
                info.default_dtypes(device="sim:0")
            with pytest.raises(la.UnknownDeviceError):
                info.dtypes(device="sim:0")
    with pytest.raises(la.NoRuntimeError):
        info.devices()


async def test_a_function_that_is_recorded_may_ask_the_namespace() -> None:
    async with la.open_runtime("sim:0"):

        def twice(x: la.LazyTensor) -> la.LazyTensor:
            info = x.__array_namespace__().__array_namespace_info__()
            assert info.devices() == (info.default_device(),) == (x.device,)
            return x + x

        assert await (await la.compile(twice)(la.ones(()))).item() == 2.0


async def test_the_namespace_knows_its_default_dtypes() -> None:
    async with la.open_runtime("sim:0"):
        defaults = la.__array_namespace_info__().default_dtypes(device="sim:0")
        assert defaults == {
            "real floating": la.asarray(1.0).dtype,
            "complex floating": la.asarray(1j).dtype,
            "integral": la.asarray(1).dtype,
            "indexing": la.argmax(la.ones(3)).dtype,
        }


@pytest.mark.parametrize("kind", [None, *KINDS, ("bool", "integral"), ()])
def test_the_namespace_lists_the_dtypes_of_the_standard(kind: Any) -> None:
    listed = la.__array_namespace_info__().dtypes(kind=kind)
    wanted = [name for name in DTYPES if name != "float16"]
    if kind is not None:
        wanted = [name for name in wanted if la.isdtype(name, kind)]
    assert sorted(listed) == sorted(wanted)
    assert all(listed[name] is np.dtype(name) for name in wanted)


def test_the_namespace_knows_no_other_kinds() -> None:
    with pytest.raises(ValueError, match="'quux' is not a kind"):
        la.__array_namespace_info__().dtypes(kind=("bool", "quux"))


async def test_the_namespace_knows_how_many_axes_there_can_be() -> None:
    most = la.__array_namespace_info__().capabilities()["max dimensions"]
    async with la.open_runtime("sim:0"):
        assert la.ones((1,) * most).ndim == most
        with pytest.raises(la.ShapeError):
            la.ones((1,) * (most + 1))


async def test_a_result_without_a_host_copy_says_so() -> None:
    # It has been in no recording, on whose gradients and functions the message would depend.
    async with la.open_runtime("sim:0"):
        result = await la.compile(lambda x: x + x)(la.ones(()))
        with pytest.raises(la.WouldBlockError, match="not certain to be on the host"):
            float(result)


def test_the_namespace_says_what_depends_on_values() -> None:
    # Where callers may wait, which is where the standard's functions of values work at all.
    with la.blocking("cpu:0"):
        capabilities = la.__array_namespace_info__().capabilities()
        assert capabilities["data-dependent shapes"] is hasattr(la, "nonzero")
        x = la.ones(3)
        try:
            x[x > 0]
        except la.UnsupportedOperationError:
            assert capabilities["boolean indexing"] is False
        else:
            assert capabilities["boolean indexing"] is True
