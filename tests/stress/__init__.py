"""The seeded stress of the runtime on simulated devices: ``python -m tests.stress --seed N``."""
