"""Checkpoint files: trees of arrays as safetensors files that are replaced whole or not at all.

Everything here is synchronous and does file I/O: it is for a worker thread, never for the event
loop. The GIL is free while bytes move, so the loop goes on meanwhile. That is why the
bytes are read and written here and not by the safetensors package, which holds the GIL for as
long as it reads, and whose own temporary files a killed process leaves behind under names that
nobody can attribute. The format is an eight-byte length, a JSON header and the bytes, see
https://github.com/huggingface/safetensors#format.
"""

from lazyasync.checkpoint_files.files import (
    read_checkpoint,
    read_from_file,
    write_checkpoint,
    write_to_file,
)
from lazyasync.checkpoint_files.header import COMPLEX_KEY
from lazyasync.checkpoint_files.named_trees import STRUCTURE_KEY, flatten_to_names, tree_from_names
from lazyasync.checkpoint_files.streams import ByteSink, ByteSource, check_stream, described

__all__ = [
    "COMPLEX_KEY",
    "STRUCTURE_KEY",
    "ByteSink",
    "ByteSource",
    "check_stream",
    "described",
    "flatten_to_names",
    "read_checkpoint",
    "read_from_file",
    "tree_from_names",
    "write_checkpoint",
    "write_to_file",
]
