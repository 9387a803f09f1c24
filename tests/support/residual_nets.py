"""Residual networks here and in PyTorch, and files of state dicts that go both ways.

    python tests/support/residual_nets.py table    # a small net's outputs, with PyTorch
    python tests/support/residual_nets.py files    # ResNet-18, GPT-2's form, LSTM: and safetensors

The table has what PyTorch gives of a small net; its parameters follow from their names.
Source of the nets: He et al., "Deep residual learning for image recognition", arXiv:1512.03385.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import lazyasync as la
from lazyasync.tensor import LazyTensor

TABLE = Path(__file__).parents[1] / "nn" / "modules" / "pytorch_residual.npz"
SMALL = {"blocks": (1, 2, 1, 1), "width": 4, "classes": 5}
LARGE = {"blocks": (2, 2, 2, 2), "width": 64, "classes": 1000}


@dataclass
class BasicBlock(la.nn.Module):
    """Two convolutions beside the identity, or beside a convolution that changes the size."""

    conv1: la.nn.Conv2d
    bn1: la.nn.BatchNorm2d
    conv2: la.nn.Conv2d
    bn2: la.nn.BatchNorm2d
    downsample: Any

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        self.conv1 = la.nn.Conv2d(inputs, outputs, 3, stride, padding=1, bias=False)
        self.bn1 = la.nn.BatchNorm2d(outputs)
        self.conv2 = la.nn.Conv2d(outputs, outputs, 3, padding=1, bias=False)
        self.bn2 = la.nn.BatchNorm2d(outputs)
        self.downsample = None
        if stride != 1 or inputs != outputs:
            self.downsample = la.nn.Sequential(
                la.nn.Conv2d(inputs, outputs, 1, stride, bias=False), la.nn.BatchNorm2d(outputs)
            )

    def __call__(self, x: LazyTensor) -> LazyTensor:
        y = self.bn2(self.conv2(la.relu(self.bn1(self.conv1(x)))))
        return la.relu(y + (x if self.downsample is None else self.downsample(x)))


@dataclass
class ResNet(la.nn.Module):
    """Four groups of blocks, with the names of torchvision's ResNet."""

    conv1: la.nn.Conv2d
    bn1: la.nn.BatchNorm2d
    maxpool: la.nn.MaxPool2d
    layer1: la.nn.Sequential
    layer2: la.nn.Sequential
    layer3: la.nn.Sequential
    layer4: la.nn.Sequential
    avgpool: la.nn.AdaptiveAvgPool2d
    fc: la.nn.Linear

    def __init__(self, blocks: Sequence[int], width: int = 64, classes: int = 1000) -> None:
        self.conv1 = la.nn.Conv2d(3, width, 7, stride=2, padding=3, bias=False)
        self.bn1 = la.nn.BatchNorm2d(width)
        self.maxpool = la.nn.MaxPool2d(3, stride=2, padding=1)
        groups, inputs = [], width
        for place, count in enumerate(blocks):
            outputs = width << place
            first = BasicBlock(inputs, outputs, 2 if place else 1)
            rest = [BasicBlock(outputs, outputs, 1) for _ in range(count - 1)]
            groups.append(la.nn.Sequential(first, *rest))
            inputs = outputs
        self.layer1, self.layer2, self.layer3, self.layer4 = groups
        self.avgpool = la.nn.AdaptiveAvgPool2d(1)
        self.fc = la.nn.Linear(inputs, classes)

    def __call__(self, x: LazyTensor) -> LazyTensor:
        x = self.maxpool(la.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        return self.fc(la.reshape(self.avgpool(x), (x.shape[0], -1)))


def images(count: int, size: int) -> np.ndarray:
    """What the nets are called with."""
    return np.random.default_rng(5).normal(size=(count, 3, size, size)).astype(np.float32)


def value_of(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """The value of a parameter or a buffer of the small net."""
    generator = np.random.default_rng(sum(name.encode()))
    if name.endswith("num_batches_tracked"):
        return np.zeros(shape, np.int64)
    values = generator.normal(0.0, 1.0, shape).astype(np.float32)
    if name.endswith("running_var"):
        return 0.5 + np.square(values)
    return values * np.float32(max(1, int(np.prod(shape[1:]))) ** -0.5)


# ---- with PyTorch --------------------------------------------------------------------------


def torch_resnet(blocks: Sequence[int], width: int, classes: int) -> Any:
    """The same in PyTorch, as torchvision has it."""
    import torch
    from torch import nn

    class Block(nn.Module):
        def __init__(self, inputs: int, outputs: int, stride: int) -> None:
            super().__init__()
            self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, padding=1, bias=False)
            self.bn1 = nn.BatchNorm2d(outputs)
            self.conv2 = nn.Conv2d(outputs, outputs, 3, padding=1, bias=False)
            self.bn2 = nn.BatchNorm2d(outputs)
            self.downsample: Any = None
            if stride != 1 or inputs != outputs:
                self.downsample = nn.Sequential(
                    nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
                )

        def forward(self, x: Any) -> Any:
            y = self.bn2(self.conv2(torch.relu(self.bn1(self.conv1(x)))))
            return torch.relu(y + (x if self.downsample is None else self.downsample(x)))

    class Net(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.conv1 = nn.Conv2d(3, width, 7, stride=2, padding=3, bias=False)
            self.bn1 = nn.BatchNorm2d(width)
            self.maxpool = nn.MaxPool2d(3, stride=2, padding=1)
            inputs = width
            for place, count in enumerate(blocks):
                outputs = width << place
                first = Block(inputs, outputs, 2 if place else 1)
                rest = [Block(outputs, outputs, 1) for _ in range(count - 1)]
                setattr(self, f"layer{place + 1}", nn.Sequential(first, *rest))
                inputs = outputs
            self.avgpool = nn.AdaptiveAvgPool2d(1)
            self.fc = nn.Linear(inputs, classes)

        def forward(self, x: Any) -> Any:
            x = self.maxpool(torch.relu(self.bn1(self.conv1(x))))
            for place in range(4):
                x = getattr(self, f"layer{place + 1}")(x)
            return self.fc(self.avgpool(x).flatten(1))

    return Net()


def make_table() -> None:
    """Writes what PyTorch gives of the small net: in training, after it, and the gradients."""
    import torch

    net = torch_resnet(**SMALL)
    state = {key: tuple(value.shape) for key, value in net.state_dict().items()}
    net.load_state_dict({key: torch.from_numpy(value_of(key, it)) for key, it in state.items()})
    x, labels = torch.from_numpy(images(4, 32)), torch.tensor([0, 3, 1, 4])
    table = {"names": np.array([f"{key} {list(it)}" for key, it in state.items()])}
    scores = net(x)
    loss = torch.nn.functional.cross_entropy(scores, labels)
    loss.backward()
    table |= {"training": scores.detach().numpy(), "loss": loss.detach().numpy()}
    for name in ("conv1.weight", "layer2.1.bn1.weight", "layer3.0.downsample.0.weight", "fc.bias"):
        table[f"gradient {name}"] = net.get_parameter(name).grad.numpy()
    for name in ("bn1.running_mean", "layer4.0.bn2.running_var"):
        table[f"after {name}"] = net.get_buffer(name).numpy()
    table["used"] = net.eval()(x).detach().numpy()
    np.savez_compressed(TABLE, **table)  # type: ignore[arg-type]


async def check_files() -> None:
    """Prints how far outputs are apart, of files written there and read here, and back."""
    import torch
    from module_cases import torch_decoder
    from safetensors.torch import load_file, save_file
    from torch import nn

    torch.manual_seed(0)
    decoder_sizes = {"vocabulary": 1000, "width": 192, "context": 64, "layers": 6, "heads": 6}
    tokens = np.random.default_rng(1).integers(0, 1000, (2, 64))
    sequences = np.random.default_rng(2).normal(size=(20, 4, 16)).astype(np.float32)
    rows = np.random.default_rng(3).normal(size=(32, 12)).astype(np.float32)

    def perceptron(nn: Any, relu: Any) -> Any:
        layers = (nn.Linear(12, 24), nn.BatchNorm1d(24), relu, nn.Linear(24, 3))
        return nn.Sequential(*layers)

    from decoders import Decoder

    pairs: dict[str, tuple[Any, Any, Any]] = {
        "ResNet-18": (ResNet(**LARGE), torch_resnet(**LARGE), images(2, 224)),
        "GPT-2's form": (Decoder(**decoder_sizes), torch_decoder(**decoder_sizes), tokens),
        "LSTM": (
            *(la.nn.LSTM(16, 32, 2, bidirectional=True), nn.LSTM(16, 32, 2, bidirectional=True)),
            sequences,
        ),
        "BatchNorm": (perceptron(la.nn, la.relu), perceptron(nn, nn.ReLU()), rows),
    }

    def first(found: Any) -> Any:
        return found[0] if isinstance(found, tuple) else found

    for name, (here, there, given) in pairs.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.safetensors"
            x = torch.from_numpy(given)
            with torch.no_grad():
                for _ in range(2):  # running statistics that are no ones
                    there(x)
            save_file(there.state_dict(), path)
            loaded = la.nn.load_state_dict(here, await la.load(path))
            program = la.compile(lambda model, x: first(la.nn.eval(model)(x)))
            found = await (await program(loaded, la.asarray(given))).numpy()
            there.eval()
            with torch.no_grad():
                expected = first(there(x)).numpy()
            # One step of training here, and what is learned goes back.
            _, trained = la.nn.call(loaded, la.asarray(given))
            changed = la.trees.tree_map(
                lambda leaf: leaf * 0.9 if leaf.dtype == np.float32 else leaf, trained
            )
            await la.save(la.nn.state_dict(changed), path)
            there.load_state_dict(load_file(path))
            with torch.no_grad():
                back = first(there(x)).numpy()
            own = await (await program(changed, la.asarray(given))).numpy()
        print(
            f"{name}: read here {relative(found, expected):.1e}, read there "
            f"{relative(own, back):.1e}, of {sum(p.numel() for p in there.parameters()):,} "
            "parameters"
        )
        assert max(relative(found, expected), relative(own, back)) <= 1e-5


def relative(found: np.ndarray, expected: np.ndarray) -> float:
    """The largest difference over the largest number."""
    return float(np.abs(found - expected).max() / np.abs(expected).max())


async def _in_runtime(function: Callable[[], Any]) -> None:
    async with la.open_runtime("cpu:0"):
        await function()


if __name__ == "__main__":
    if sys.argv[1:] == ["table"]:
        make_table()
    else:
        import trio

        trio.run(_in_runtime, check_files)
