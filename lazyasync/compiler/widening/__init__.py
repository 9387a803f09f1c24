"""Operations on bfloat16: those on float32, between a conversion up and a rounding down.

A bfloat16 is the upper half of a float32, so that widening is exact. What is computed, also over
many elements as in a sum or a product of matrices, is rounded once. For code generators the
conversions are operations of their own, which join loops as any others do: there is no other
arithmetic on bfloat16. Kernels of libraries are given copies in float32; those that only move
elements are given these as they are, as numbers of 16 bits.

Where a processor converts float16, code generators have float16 written in the same way: its
operations are those of float32, rounded, for kernels of libraries as well.
"""
