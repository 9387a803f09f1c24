"""The native runtime of CPU devices in C, and LLVM IR compiled from it, which is what is used.

``driver.c`` walks the tables of programs, ``helper_threads.c`` shares large loops,
``native_thread.c`` runs launches, ``products.c`` calls BLAS; ``layout.h`` has the memory that they
share with Python.
"""
