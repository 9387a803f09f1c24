"""What the parts of a runtime tell of themselves: metrics and profiles."""
