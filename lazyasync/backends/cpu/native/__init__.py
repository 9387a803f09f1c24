"""Programs of machine code, and the thread that runs them."""
