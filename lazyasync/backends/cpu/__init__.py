"""CPU devices."""
