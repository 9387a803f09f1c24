"""What users call, on top of the runtime."""
