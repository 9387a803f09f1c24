"""Transforms of functions that record: gradients, in reverse and in forward mode."""
