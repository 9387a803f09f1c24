"""The native runtime of CPU devices in C, and LLVM IR compiled from it, which is what is used."""
