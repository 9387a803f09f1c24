"""Update rules and schedules whose results PyTorch has given, in `pytorch_training.npz`.

This file makes it::

    python tests/support/training_cases.py    # with PyTorch and NumPy
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

TABLE = Path(__file__).parents[1] / "optim" / "pytorch_training.npz"
STEPS = 6
SHAPES = ((4, 3), (5,), (2, 3, 4))
RULES: dict[str, tuple[str, dict[str, Any]]] = {
    "rmsprop": ("RMSprop", {}),
    "rmsprop_centered": ("RMSprop", {"centered": True, "momentum": 0.9, "weight_decay": 0.1}),
    "adagrad": ("Adagrad", {}),
    "adagrad_decay": ("Adagrad", {"initial_accumulator_value": 0.1, "weight_decay": 0.1}),
    "adadelta": ("Adadelta", {}),
    "adadelta_decay": ("Adadelta", {"rho": 0.8, "weight_decay": 0.1}),
    "adamax": ("Adamax", {}),
    "adamax_decay": ("Adamax", {"betas": (0.8, 0.95), "weight_decay": 0.1}),
    "nadam": ("NAdam", {}),
    "nadam_decay": ("NAdam", {"momentum_decay": 0.1, "weight_decay": 0.1}),
    "nadamw": ("NAdam", {"weight_decay": 0.1, "decoupled_weight_decay": True}),
    "radam": ("RAdam", {}),
    "radam_decay": ("RAdam", {"betas": (0.8, 0.95), "weight_decay": 0.1}),
    "radam_short": ("RAdam", {"betas": (0.8, 0.4)}),
    "rprop": ("Rprop", {}),
    "rprop_bounds": ("Rprop", {"etas": (0.3, 1.5), "step_sizes": (0.01, 0.03)}),
    "amsgrad": ("Adam", {"amsgrad": True, "betas": (0.9, 0.5)}),
    "amsgrad_decay": ("AdamW", {"amsgrad": True, "betas": (0.9, 0.5), "weight_decay": 0.1}),
    "adafactor": ("Adafactor", {}),
    "adafactor_decay": ("Adafactor", {"beta2_decay": -0.5, "d": 1.5, "weight_decay": 0.1}),
}
RATE = 0.02
COUNT = 60
MEASURED = np.array([3, 2, 2.5, 2.1, 1.9999, 1.5, 1.6, 1.7, 1.8, 1.4, 1.5, 1.5, 1.5, 1.6] * 2) / 2


def gradients() -> list[list[np.ndarray]]:
    """For each step a gradient for each parameter."""
    generator = np.random.default_rng(11)
    return [[generator.normal(size=shape) for shape in SHAPES] for _ in range(STEPS)]


def parameters() -> list[np.ndarray]:
    """The parameters before the first step."""
    generator = np.random.default_rng(12)
    return [generator.normal(size=shape) for shape in SHAPES]


def _make_table() -> None:
    import torch
    from torch.optim import lr_scheduler

    table: dict[str, np.ndarray] = {}
    for name, (cls, options) in RULES.items():
        params = [torch.tensor(each, requires_grad=True) for each in parameters()]
        optimizer = getattr(torch.optim, cls)(params, lr=RATE, **options)
        for step in gradients():
            for param, gradient in zip(params, step, strict=True):
                param.grad = torch.from_numpy(gradient)
            optimizer.step()
        for place, param in enumerate(params):
            table[f"{name}/{place}"] = param.detach().numpy()

    def curve(make: Any, measured: Any = None) -> np.ndarray:
        optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.5)
        scheduler = make(optimizer)
        rates = []
        for number in range(COUNT if measured is None else len(measured)):
            if measured is None:
                rates.append(optimizer.param_groups[0]["lr"])
            optimizer.step()
            scheduler.step(*(() if measured is None else (measured[number],)))
            if measured is not None:
                rates.append(optimizer.param_groups[0]["lr"])
        return np.array(rates)

    table["schedule/step"] = curve(lambda o: lr_scheduler.StepLR(o, 7, 0.3))
    table["schedule/exponential"] = curve(lambda o: lr_scheduler.ExponentialLR(o, 0.9))
    table["schedule/cosine"] = curve(lambda o: lr_scheduler.CosineAnnealingLR(o, COUNT, 0.1))
    table["schedule/one_cycle"] = curve(lambda o: lr_scheduler.OneCycleLR(o, 2.0, COUNT))
    table["schedule/linear"] = curve(lambda o: lr_scheduler.LinearLR(o, 1.0, 0.2, 40))
    table["schedule/steps_at"] = curve(lambda o: lr_scheduler.MultiStepLR(o, [10, 30], 0.1))
    table["plateau/smallest"] = curve(
        lambda o: lr_scheduler.ReduceLROnPlateau(o, "min", 0.5, 2, cooldown=2, min_lr=0.1), MEASURED
    )
    table["plateau/largest"] = curve(
        lambda o: lr_scheduler.ReduceLROnPlateau(o, "max", 0.5, 1, threshold=0.01), MEASURED
    )
    np.savez_compressed(TABLE, **table)


if __name__ == "__main__":
    _make_table()
