"""Jobs: who records, with what limits, and how it ends."""
