"""Programs: the cache, what compiles them, and the ways to run one at once."""
