"""The intermediate representation: typed immutable nodes, the trie that reuses them, graphs."""
