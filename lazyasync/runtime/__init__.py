"""The runtime: actors for devices, scheduling and closures, and the jobs that use them."""
