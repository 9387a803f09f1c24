"""What the parts of a runtime share and hand around: steps, jobs, closures, failures."""
