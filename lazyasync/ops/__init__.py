"""The operations, one module per family; each stands with its shape rule, gradient and lowering."""
