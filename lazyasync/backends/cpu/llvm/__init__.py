"""LLVM text for loops, and the engine that compiles it."""
