"""Modules: layers and models as trees of their parameters."""

from __future__ import annotations

from lazyasync.nn.modules.containers import MLP as MLP
from lazyasync.nn.modules.containers import Lambda as Lambda
from lazyasync.nn.modules.containers import Sequential as Sequential
from lazyasync.nn.modules.linear import Dropout as Dropout
from lazyasync.nn.modules.linear import Embedding as Embedding
from lazyasync.nn.modules.linear import Flatten as Flatten
from lazyasync.nn.modules.linear import Linear as Linear
from lazyasync.nn.modules.module import Module as Module
from lazyasync.nn.modules.module import call as call
from lazyasync.nn.modules.module import eval as eval
from lazyasync.nn.modules.module import train as train
from lazyasync.nn.modules.module import update_buffers as update_buffers
from lazyasync.nn.modules.normalization import BatchNorm1d as BatchNorm1d
from lazyasync.nn.modules.normalization import BatchNorm2d as BatchNorm2d
from lazyasync.nn.modules.normalization import BatchNorm3d as BatchNorm3d
from lazyasync.nn.modules.normalization import GroupNorm as GroupNorm
from lazyasync.nn.modules.normalization import InstanceNorm1d as InstanceNorm1d
from lazyasync.nn.modules.normalization import InstanceNorm2d as InstanceNorm2d
from lazyasync.nn.modules.normalization import InstanceNorm3d as InstanceNorm3d
from lazyasync.nn.modules.normalization import LayerNorm as LayerNorm
from lazyasync.nn.modules.normalization import RMSNorm as RMSNorm
from lazyasync.nn.modules.recurrent import GRU as GRU
from lazyasync.nn.modules.recurrent import LSTM as LSTM
from lazyasync.nn.modules.recurrent import RNN as RNN
from lazyasync.nn.modules.transformer import MultiHeadAttention as MultiHeadAttention
from lazyasync.nn.modules.transformer import TransformerBlock as TransformerBlock

__all__ = [
    "GRU",
    "LSTM",
    "MLP",
    "RNN",
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "Dropout",
    "Embedding",
    "Flatten",
    "GroupNorm",
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "Lambda",
    "LayerNorm",
    "Linear",
    "Module",
    "MultiHeadAttention",
    "RMSNorm",
    "Sequential",
    "TransformerBlock",
    "call",
    "eval",
    "train",
    "update_buffers",
]
