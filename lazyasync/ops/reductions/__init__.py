"""Reductions over axes, and what is built of them."""
