"""Settings: explicit beats environment, environment beats default."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lazyasync as la
from lazyasync.config import resolve


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting of the machine that runs the tests counts."""
    for field in dataclasses.fields(la.Config):
        monkeypatch.delenv(f"LAZYASYNC_{field.name.upper()}", raising=False)


def test_a_config_is_frozen_and_compares_by_value() -> None:
    config = la.Config(max_in_flight=3)
    assert config == la.Config(max_in_flight=3)
    assert config != la.Config()
    with pytest.raises(dataclasses.FrozenInstanceError):
        config.max_in_flight = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        la.Config(3)  # type: ignore[call-arg]


def test_every_field_has_a_default_and_a_word_of_explanation() -> None:
    source = Path(str(la.Config.__module__.replace(".", "/") + ".py"))
    text = (Path(__file__).parent.parent / source).read_text()
    for field in dataclasses.fields(la.Config):
        line = next(i for i, line in enumerate(text.splitlines()) if f"    {field.name}:" in line)
        assert text.splitlines()[line + 1].strip().startswith('"""'), field.name
        assert field.default is not dataclasses.MISSING


def test_the_order_of_precedence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert resolve(None).max_async_queue == 100
    monkeypatch.setenv("LAZYASYNC_MAX_ASYNC_QUEUE", "7")
    monkeypatch.setenv("LAZYASYNC_MAX_IN_FLIGHT", "5")
    assert resolve(None).max_async_queue == 7
    for given in ({"max_async_queue": 9}, la.Config(max_async_queue=9)):
        resolved = resolve(given)
        assert (resolved.max_async_queue, resolved.max_in_flight) == (9, 5)
    # Also where what is given happens to be the default.
    assert resolve(la.Config(max_async_queue=100)).max_async_queue == 100


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("max_in_flight", " 4 ", 4),
        ("shutdown_timeout", "1.5", 1.5),
        ("shutdown_timeout", "2", 2.0),
        ("inline_microseconds", "0", 0.0),
        ("data_cache", "no", False),
        ("data_cache", "FALSE", False),
        ("data_cache", "0", False),
        ("ir_debug", "on", True),
        ("ir_debug", "Yes", True),
        ("device_memory_bytes", "none", None),
        ("device_memory_bytes", "1000", 1000),
        ("save_tensors_file", "/tmp/graphs.txt", "/tmp/graphs.txt"),
        ("save_tensors_file", "", None),
    ],
)
def test_what_the_environment_can_say(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str, value: Any
) -> None:
    monkeypatch.setenv(f"LAZYASYNC_{name.upper()}", text)
    resolved = getattr(resolve(None), name)
    assert resolved == value
    assert type(resolved) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("max_in_flight", "two"),
        ("max_in_flight", "2.5"),
        ("max_in_flight", ""),
        ("max_in_flight", "0"),
        ("data_cache", "maybe"),
        ("shutdown_timeout", "soon"),
        ("shutdown_timeout", "-1"),
        ("shutdown_timeout", "nan"),
    ],
)
async def test_nonsense_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    monkeypatch.setenv(f"LAZYASYNC_{name.upper()}", text)
    with pytest.raises(ValueError, match=f"(?i){name}"):
        async with la.open_runtime("cpu"):
            pass


@pytest.mark.parametrize(
    "given",
    [
        {"max_in_flight": 0},
        {"max_async_queue": -1},
        {"mailbox_capacity": 0},
        {"metric_samples": 0},
        {"await_fetch_bytes": -1},
        {"shutdown_timeout": -0.5},
        {"inline_microseconds": float("nan")},
        {"device_memory_bytes": 0},
        {"cpu_threads": 0},
        {"data_cache_size": -1},
        {"data_cache_max_bytes": -1},
        {"metric_samples": 1 << 70},
    ],
    ids=str,
)
def test_values_out_of_range_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(given))):
        la.Config(**given)
    with pytest.raises(ValueError, match=next(iter(given))):
        resolve(given)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("max_in_flight", 1.5),
        ("max_in_flight", "3"),
        ("max_in_flight", None),
        ("max_in_flight", True),
        ("metric_samples", 1e9),
        ("device_memory_bytes", 1500.0),
        ("cpu_threads", "2"),
        ("shutdown_timeout", "30"),
        ("inline_microseconds", None),
        ("await_fetch_bytes", 0.5),
        ("seed", "x"),
        ("seed", 1.5),
        ("ir_debug", "no"),
        ("data_cache", 1),
        ("save_tensors_file", 3),
    ],
)
def test_values_of_other_types_are_refused(name: str, value: Any) -> None:
    for refuse in (lambda: la.Config(**{name: value}), lambda: resolve({name: value})):
        with pytest.raises(TypeError, match=f"{name} must be .*, not {value!r}"):
            refuse()


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    config = la.Config(
        max_in_flight=np.int64(3),  # type: ignore[arg-type]
        shutdown_timeout=np.float32(2),  # type: ignore[arg-type]
        ir_debug=np.True_,  # type: ignore[arg-type]
        inline_microseconds=0,
        seed=-(1 << 80),
        save_tensors_file=tmp_path,  # type: ignore[arg-type]
    )
    assert type(config.max_in_flight) is int
    assert type(config.shutdown_timeout) is float
    assert config.ir_debug is True
    assert config.inline_microseconds == 0
    assert config.seed == -(1 << 80)
    assert config.save_tensors_file == str(tmp_path)


PATHS = pytest.mark.parametrize("name", ["compile_cache_directory", "save_tensors_file"])


@PATHS
def test_paths_are_expanded(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for given, expected in (
        ("~", tmp_path),
        ("~/deep/place", tmp_path / "deep" / "place"),
        (Path("~/deep"), tmp_path / "deep"),
        ("./~", Path("./~")),
        ("here", Path("here")),
    ):
        assert Path(getattr(la.Config(**{name: given}), name)) == expected  # type: ignore[arg-type]
    environment = {f"LAZYASYNC_{name.upper()}": "~/deep"}
    assert getattr(la.Config.from_environment(environment), name) == str(tmp_path / "deep")


@PATHS
def test_paths_that_lead_nowhere_are_refused(name: str) -> None:
    for given, message in (
        ("", f"{name} must be a path, not ''; None is the default"),
        ("~nobody-of-this-name/x", f"{name}: no user .*'~nobody-of-this-name/x'"),
    ):
        for refuse in (
            lambda given=given: la.Config(**{name: given}),
            lambda given=given: resolve({name: given}),
        ):
            with pytest.raises(ValueError, match=message):
                refuse()
    variable = f"LAZYASYNC_{name.upper()}"
    with pytest.raises(ValueError, match=f"{variable}='~nobody-of-this-name': {name}: no user"):
        la.Config.from_environment({variable: "~nobody-of-this-name"})
    assert getattr(la.Config.from_environment({variable: ""}), name) is None


@pytest.mark.parametrize("config", [3, "cpu", [("seed", 1)]], ids=str)
async def test_what_is_no_configuration_is_refused(config: Any) -> None:
    with pytest.raises(TypeError, match=r"config .* not (3|'cpu'|\[)"):
        async with la.open_runtime("cpu", config):
            pass


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("max_in_flight", "0"),
        ("metric_samples", "-3"),
        ("shutdown_timeout", "-0.5"),
        ("cpu_threads", "0"),
        ("device_memory_bytes", "0"),
    ],
)
def test_a_variable_out_of_range_is_named(name: str, text: str) -> None:
    variable = f"LAZYASYNC_{name.upper()}"
    environment = {"LAZYASYNC_SEED": "5", variable: text}
    with pytest.raises(ValueError, match=f"{variable}='{text}': {name} must") as caught:
        la.Config.from_environment(environment)
    assert "SEED" not in str(caught.value)


async def test_unknown_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="max_in_fight"):
        la.Config(max_in_fight=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="max_in_fight"):
        async with la.open_runtime("cpu", {"max_in_fight": 2}):
            pass


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("max_inflight", "; did you mean 'max_in_flight'"),
        ("max_cached_computation", "; did you mean 'max_cached_computations'"),
        ("batch", ""),
    ],
)
async def test_an_unknown_field_is_told_what_it_may_have_been(name: str, alike: str) -> None:
    expected = f"Config has no field '{name}'{re.escape(alike)}" + ("$" if not alike else "")
    with pytest.raises(TypeError, match=expected):
        la.Config(**{name: 2})
    with pytest.raises(TypeError, match=expected):
        async with la.open_runtime("cpu", {name: 2}):
            pass


async def test_the_environment_is_read_when_a_runtime_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LAZYASYNC_FREEZE_OBJECTS", "0")  # see `tests/conftest.py`
    for value in (3, 4):
        monkeypatch.setenv("LAZYASYNC_MAX_IN_FLIGHT", str(value))
        async with la.open_runtime("cpu") as runtime:
            assert runtime.config.max_in_flight == value
            assert la.device_context().slots.limit == value
            async with la.open_runtime("cpu", {"max_in_flight": 1}) as inner:
                assert inner.config.max_in_flight == 1


async def test_a_config_can_be_used_again() -> None:
    config = la.Config(max_in_flight=3, freeze_objects=False)
    for _ in range(2):
        async with la.open_runtime("cpu", config) as runtime:
            assert runtime.config.max_in_flight == 3
        async with la.open_runtime("cpu", runtime.config) as runtime:
            assert runtime.config.max_in_flight == 3
