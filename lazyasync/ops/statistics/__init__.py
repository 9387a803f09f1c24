"""Statistics, searching and differences, most of them compositions; imported late."""
