/* Branches: one of several lists of records is run, by a number that is in memory. */
#include "inner_records.h"

/* The number, or the greatest that has a sign. */
static int64_t whole_number(const void *at, int64_t bytes, int64_t has_sign) {
    switch (has_sign ? -bytes : bytes) {
    case -1:
        return *(const int8_t *)at;
    case 1:
        return *(const uint8_t *)at;
    case -2:
        return *(const int16_t *)at;
    case 2:
        return *(const uint16_t *)at;
    case -4:
        return *(const int32_t *)at;
    case 4:
        return *(const uint32_t *)at;
    case -8:
        return *(const int64_t *)at;
    default: {
        uint64_t number = *(const uint64_t *)at;
        return number > INT64_MAX ? INT64_MAX : (int64_t)number;
    }
    }
}

/* Runs a branch, the first or the last for a number that is out of range. What it hands on is copied
 * before anything is computed, which may be where that was. */
void lazyasync_choose(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    const struct choice *choice = (const struct choice *)arguments;
    int64_t *words = (int64_t *)choice, addresses = choice->addresses;
    const void *at = address_at(words, addresses, choice->index, choice->index_offset);
    int64_t number = whole_number(at, choice->index_bytes, choice->index_signed);
    int64_t last = choice->count - 1;
    const struct branch *branch =
        &choice->branches[number < 0 ? 0 : number < last ? number : last];
    copy_all(words, addresses, branch->copies, branch->copies_count);
    put_all(words, addresses, branch->fixed, branch->fixed_count);
    const struct record *records =
        prepared(words, branch->records, branch->records_count, words + branch->arguments);
    if (!choice->shares) {
        run_records(records, 0, branch->records_count);
        return;
    }
    const struct control *control = (const struct control *)address_at(words, addresses, 0, 0);
    struct helpers *helpers = take_inner(control->helpers) ? control->helpers : NULL;
    run_part(helpers, records, branch->records_count);
    if (helpers != NULL)
        give_inner_back(helpers);
}
