"""Tensors made, reshaped, joined and split."""
