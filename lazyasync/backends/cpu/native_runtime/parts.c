/* Parts of a call of a library function, or of one of the units: a record's iterations. */
#include "layout.h"

/* As `PartsWord` in ../native/layout.py. */
struct parts {
    int64_t (*function)(const int64_t *arguments);
    int64_t words; /* of arguments that a part has */
    const int64_t *arguments;
    int64_t *results;
    const int64_t *watched; /* the words of the run, or null: limit and done */
};

enum { LIMIT, DONE };
enum { STOPPED = -1 };

void lazyasync_do_parts(const struct parts *p, int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; k++) {
        const volatile int64_t *watched = p->watched;
        if (watched != NULL && watched[DONE] >= watched[LIMIT])
            p->results[k] = STOPPED;
        else
            p->results[k] = p->function(p->arguments + k * p->words);
    }
}
