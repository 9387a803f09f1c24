/* What is made of parts: each is copied to its place, and zeros are where there is none. */
#include "layout.h"

static void copy_part(char *to, const char *from, const int64_t *lengths, const int64_t *to_steps,
                      const int64_t *from_steps, int64_t axes, int64_t bytes) {
    if (axes == 0) {
        __builtin_memcpy(to, from, (size_t)bytes);
        return;
    }
    int64_t length = lengths[0], to_step = to_steps[0], from_step = from_steps[0];
    if (axes == 1 && bytes == 4) {
        for (int64_t k = 0; k < length; k++)
            *(int32_t *)(to + k * to_step) = *(const int32_t *)(from + k * from_step);
        return;
    }
    for (int64_t k = 0; k < length; k++)
        copy_part(to + k * to_step, from + k * from_step, lengths + 1, to_steps + 1,
                  from_steps + 1, axes - 1, bytes);
}

/* Does all of it: it has one iteration. */
void lazyasync_assemble(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    const struct assembly *made = (const struct assembly *)arguments;
    const int64_t *words = (const int64_t *)arguments;
    char *const *addresses = (char *const *)(words + made->addresses);
    __builtin_memset(addresses[0], 0, (size_t)made->zeros);
    const int64_t *part = (const int64_t *)(made + 1);
    for (int64_t k = 1; k <= made->parts; k++) {
        int64_t bytes = part[0], first = part[1], axes = part[2];
        const int64_t *lengths = part + 3;
        copy_part(addresses[0] + first, addresses[k], lengths, lengths + axes, lengths + 2 * axes,
                  axes, bytes);
        part = lengths + 3 * axes;
    }
}
