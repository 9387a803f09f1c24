"""The native functions that multiply matrices with the BLAS that NumPy uses, as LLVM's text."""

from __future__ import annotations


def product_text(character: str, symbol: str, wide: bool) -> str:
    """A function that multiplies matrices with the BLAS function ``symbol``.

    It does some of a batch of products in groups, each of which is done in parts. Its arguments:
    the three matrices, then rows, columns and inner length of a part, the leading dimensions of all
    three, whether the first two are transposed (CBLAS: 111 or 112), how many products are a group,
    and how many parts a product; then the steps in bytes, for all three, from one product of a
    group to the next, from one group to the next, and from one part to the next. ``wide``: whether
    BLAS counts in 64 bits.
    """
    text = _PRODUCT
    for place in range(3, 9):
        cut = f"add i64 %a{place}, 0" if wide else f"trunc i64 %a{place} to i32"
        text = text.replace(f"CUT{place}", cut)
    return (
        text.replace("@NAME@", f"lazyasync_product_{character}")
        .replace("@SYMBOL@", symbol)
        .replace("@T@", "float" if character == "f" else "double")
        .replace("@I@", "i64" if wide else "i32")
    )


_PRODUCT = (
    """
declare void @@SYMBOL@(i32, i32, i32, @I@, @I@, @I@, @T@, ptr, @I@, ptr, @I@, @T@, ptr, @I@)

define void @@NAME@(ptr %args, i64 %begin, i64 %end) {
entry:
"""
    + "".join(
        f"  %p{place} = getelementptr i64, ptr %args, i64 {place}\n"
        f"  %a{place} = load {'ptr' if place < 3 else 'i64'}, ptr %p{place}\n"
        for place in range(22)
    )
    + """
  %m = CUT3
  %n = CUT4
  %k = CUT5
  %lda = CUT6
  %ldb = CUT7
  %ldc = CUT8
  %ta = trunc i64 %a9 to i32
  %tb = trunc i64 %a10 to i32
  br label %pair
pair:
  %i = phi i64 [ %begin, %entry ], [ %i.next, %pair ]
  %part = srem i64 %i, %a12
  %product = sdiv i64 %i, %a12
  %in.group = srem i64 %product, %a11
  %group = sdiv i64 %product, %a11
"""
    + "".join(
        f"  %s{place} = mul i64 %in.group, %a{13 + place}\n"
        f"  %g{place} = mul i64 %group, %a{16 + place}\n"
        f"  %q{place} = mul i64 %part, %a{19 + place}\n"
        f"  %sg{place} = add i64 %s{place}, %g{place}\n"
        f"  %o{place} = add i64 %sg{place}, %q{place}\n"
        f"  %m{place} = getelementptr i8, ptr %a{place}, i64 %o{place}\n"
        for place in range(3)
    )
    + """
  call void @@SYMBOL@(i32 101, i32 %ta, i32 %tb, @I@ %m, @I@ %n, @I@ %k, @T@ 1.0, ptr %m0,
    @I@ %lda, ptr %m1, @I@ %ldb, @T@ 0.0, ptr %m2, @I@ %ldc)
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %end
  br i1 %more, label %pair, label %leave
leave:
  ret void
}
"""
)
