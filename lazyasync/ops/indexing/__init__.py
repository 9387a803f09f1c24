"""Parts of tensors, by slices and by computed indices."""
