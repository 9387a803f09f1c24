"""Steps: what barriers collect, and its way to the scheduler and back."""
