"""Loops and branches that are one operation of a program: `la.scan`, `la.cond`, and others."""
