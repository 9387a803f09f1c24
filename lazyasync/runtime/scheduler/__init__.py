"""The actor that finds or compiles programs, and whose turn it is."""
