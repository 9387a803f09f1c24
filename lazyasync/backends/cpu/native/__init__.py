"""Calls of machine code: what they are given, and the threads that run them."""
