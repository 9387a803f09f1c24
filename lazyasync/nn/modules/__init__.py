"""Modules: layers and models as trees of their parameters."""

from __future__ import annotations

from lazyasync.nn.modules.containers import MLP as MLP
from lazyasync.nn.modules.containers import Lambda as Lambda
from lazyasync.nn.modules.containers import Sequential as Sequential
from lazyasync.nn.modules.convolution import Conv1d as Conv1d
from lazyasync.nn.modules.convolution import Conv2d as Conv2d
from lazyasync.nn.modules.convolution import Conv3d as Conv3d
from lazyasync.nn.modules.convolution import ConvTranspose1d as ConvTranspose1d
from lazyasync.nn.modules.convolution import ConvTranspose2d as ConvTranspose2d
from lazyasync.nn.modules.convolution import ConvTranspose3d as ConvTranspose3d
from lazyasync.nn.modules.linear import Dropout as Dropout
from lazyasync.nn.modules.linear import Dropout1d as Dropout1d
from lazyasync.nn.modules.linear import Dropout2d as Dropout2d
from lazyasync.nn.modules.linear import Dropout3d as Dropout3d
from lazyasync.nn.modules.linear import Embedding as Embedding
from lazyasync.nn.modules.linear import Flatten as Flatten
from lazyasync.nn.modules.linear import Identity as Identity
from lazyasync.nn.modules.linear import Linear as Linear
from lazyasync.nn.modules.linear import PReLU as PReLU
from lazyasync.nn.modules.linear import Unflatten as Unflatten
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
from lazyasync.nn.modules.pooling import AdaptiveAvgPool1d as AdaptiveAvgPool1d
from lazyasync.nn.modules.pooling import AdaptiveAvgPool2d as AdaptiveAvgPool2d
from lazyasync.nn.modules.pooling import AdaptiveAvgPool3d as AdaptiveAvgPool3d
from lazyasync.nn.modules.pooling import AdaptiveMaxPool1d as AdaptiveMaxPool1d
from lazyasync.nn.modules.pooling import AdaptiveMaxPool2d as AdaptiveMaxPool2d
from lazyasync.nn.modules.pooling import AdaptiveMaxPool3d as AdaptiveMaxPool3d
from lazyasync.nn.modules.pooling import AvgPool1d as AvgPool1d
from lazyasync.nn.modules.pooling import AvgPool2d as AvgPool2d
from lazyasync.nn.modules.pooling import AvgPool3d as AvgPool3d
from lazyasync.nn.modules.pooling import Fold as Fold
from lazyasync.nn.modules.pooling import MaxPool1d as MaxPool1d
from lazyasync.nn.modules.pooling import MaxPool2d as MaxPool2d
from lazyasync.nn.modules.pooling import MaxPool3d as MaxPool3d
from lazyasync.nn.modules.pooling import MaxUnpool1d as MaxUnpool1d
from lazyasync.nn.modules.pooling import MaxUnpool2d as MaxUnpool2d
from lazyasync.nn.modules.pooling import MaxUnpool3d as MaxUnpool3d
from lazyasync.nn.modules.pooling import PixelShuffle as PixelShuffle
from lazyasync.nn.modules.pooling import PixelUnshuffle as PixelUnshuffle
from lazyasync.nn.modules.pooling import Unfold as Unfold
from lazyasync.nn.modules.pooling import Upsample as Upsample
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
    "AdaptiveAvgPool1d",
    "AdaptiveAvgPool2d",
    "AdaptiveAvgPool3d",
    "AdaptiveMaxPool1d",
    "AdaptiveMaxPool2d",
    "AdaptiveMaxPool3d",
    "AvgPool1d",
    "AvgPool2d",
    "AvgPool3d",
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "Conv1d",
    "Conv2d",
    "Conv3d",
    "ConvTranspose1d",
    "ConvTranspose2d",
    "ConvTranspose3d",
    "Dropout",
    "Dropout1d",
    "Dropout2d",
    "Dropout3d",
    "Embedding",
    "Flatten",
    "Fold",
    "GroupNorm",
    "Identity",
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "Lambda",
    "LayerNorm",
    "Linear",
    "MaxPool1d",
    "MaxPool2d",
    "MaxPool3d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
    "Module",
    "MultiHeadAttention",
    "PReLU",
    "PixelShuffle",
    "PixelUnshuffle",
    "RMSNorm",
    "Sequential",
    "TransformerBlock",
    "Unflatten",
    "Unfold",
    "Upsample",
    "call",
    "eval",
    "train",
    "update_buffers",
]
