"""Classes whose objects are nodes of trees."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from typing import Any, NamedTuple


class Point(NamedTuple):
    x: Any
    y: Any


Pair = namedtuple("Pair", ["first", "second"])


@dataclass
class Linear:
    weight: Any
    bias: Any


@dataclass
class Child(Linear):
    scale: Any = 1.0
