"""The actor of a device, its memory, its copies and its lock."""
