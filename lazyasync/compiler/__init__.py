"""From a graph to a program: lowering to instructions, the memory plan, code generation."""
