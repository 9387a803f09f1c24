/* Where the fields of layout.h are, in words, for a test to compare with what Python has. */
#include "layout.h"

#define WORD(BLOCK, NAME, STRUCT, FIELD)                                                           \
    _Static_assert(offsetof(struct STRUCT, FIELD) % WORD_BYTES == 0, "fields are words");          \
    const int64_t lazyasync_layout_##BLOCK##_##NAME = offsetof(struct STRUCT, FIELD) / WORD_BYTES;

WORD(AffinityWord, EXCLUDED_CPU, affinity, excluded_cpu)
WORD(AffinityWord, PINNED, affinity, pinned)
WORD(AffinityWord, SOURCE, affinity, source)
WORD(AffinityWord, THREADS, affinity, threads)

WORD(HelperWord, OPENED, helpers, opened)
WORD(HelperWord, ASLEEP, helpers, asleep)
WORD(HelperWord, LEAVE, helpers, leave)
WORD(HelperWord, PIECES, helpers, pieces)
WORD(HelperWord, DONE, helpers, done)
WORD(HelperWord, OPEN, helpers, open)
WORD(HelperWord, AFFINITY, helpers, affinity)

WORD(NativeThreadWord, CALLED, native_thread, called)
WORD(NativeThreadWord, COMPLETED, native_thread, completed)
WORD(NativeThreadWord, LEAVE, native_thread, leave)
WORD(NativeThreadWord, WAITING, native_thread, waiting)
WORD(NativeThreadWord, EVENTFD, native_thread, eventfd)
WORD(NativeThreadWord, LAUNCHED, native_thread, launched)
WORD(NativeThreadWord, ASLEEP, native_thread, asleep)
WORD(NativeThreadWord, CALL, native_thread, call)
WORD(NativeThreadWord, BEGAN, native_thread, began)
WORD(NativeThreadWord, ENDED, native_thread, ended)
WORD(NativeThreadWord, AFFINITY, native_thread, affinity)

WORD(RecordWord, FUNCTION, record, function)
WORD(RecordWord, ARGUMENTS, record, arguments)
WORD(RecordWord, TOTAL, record, total)
WORD(RecordWord, CHUNK, record, chunk)

WORD(FixupWord, PLACE, fixup, place)
WORD(FixupWord, POSITION, fixup, position)
WORD(FixupWord, BYTES, fixup, bytes)

WORD(CallWord, FIXUPS, call, fixups)
WORD(CallWord, FIXUP_COUNT, call, fixup_count)
WORD(CallWord, RECORDS, call, records)
WORD(CallWord, RECORD_COUNT, call, record_count)
WORD(CallWord, HELPERS, call, helpers)
WORD(CallWord, TIMESTAMPS, call, timestamps)

WORD(TimestampsWord, CLOCK, timestamps, clock)
WORD(TimestampsWord, INTERVALS, timestamps, intervals)

WORD(ProductWord, LEFT, product, left)
WORD(ProductWord, RIGHT, product, right)
WORD(ProductWord, RESULT, product, result)
WORD(ProductWord, ROWS, product, rows)
WORD(ProductWord, COLUMNS, product, columns)
WORD(ProductWord, INNER, product, inner)
WORD(ProductWord, LEFT_LEADING, product, left_leading)
WORD(ProductWord, RIGHT_LEADING, product, right_leading)
WORD(ProductWord, RESULT_LEADING, product, result_leading)
WORD(ProductWord, LEFT_TRANSPOSED, product, left_transposed)
WORD(ProductWord, RIGHT_TRANSPOSED, product, right_transposed)
WORD(ProductWord, GROUP, product, group)
WORD(ProductWord, PARTS, product, parts)
WORD(ProductWord, PARTS_ACROSS, product, parts_across)
WORD(ProductWord, PART_ROWS, product, part_rows)
WORD(ProductWord, PART_COLUMNS, product, part_columns)
WORD(ProductWord, WITHIN_GROUP, product, within_group)
WORD(ProductWord, BETWEEN_GROUPS, product, between_groups)
WORD(ProductWord, DOWN, product, down)
WORD(ProductWord, ACROSS, product, across)
WORD(ProductWord, BLAS, product, blas)
