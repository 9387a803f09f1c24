"""Statistics, searching and differences, most of them compositions of other operations."""
