"""`la.compile`."""
