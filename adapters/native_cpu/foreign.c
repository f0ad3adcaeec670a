#include "foreign.h"

#include <errno.h>
#include <stdalign.h>
#include <stdint.h>
#include <string.h>

#include "base/own_memory.h"
#include "image.h"

/* The smallest there is: that bytes of one such piece can be read holds for all of it. */
#define PIECE 4096u

static bool read_at(uintptr_t from, void *to, size_t size) {
    if (ur_own_memory_read(to, from, size)) {
        return true;
    }
    if (errno != EPERM && errno != ENOSYS) {
        return false;
    }
    memcpy(to, (const void *)from, size);
    return true;
}

bool ncpu_foreign_read(ur_native_handle_t number, void *to, size_t size, size_t align) {
    return number && number % align == 0 && number <= UINTPTR_MAX - size &&
           read_at((uintptr_t)number, to, size);
}

/* Pieces that were found readable, so that the system is asked about once for each: a table, what
 * it names and the names lie close together. */
struct pieces {
    uintptr_t known[64]; /* number + 1; 0: none */
};

static bool readable(struct pieces *pieces, const void *start, uint64_t size) {
    uintptr_t first = (uintptr_t)start;
    if (size == 0) {
        return true;
    }
    if (size - 1 > UINTPTR_MAX - first) {
        return false;
    }
    for (uintptr_t i = first / PIECE; i <= (first + (size - 1)) / PIECE; ++i) {
        uintptr_t *known = &pieces->known[i % 64];
        char byte;
        if (*known != i + 1 && !read_at(i * PIECE, &byte, 1)) {
            return false;
        }
        *known = i + 1;
    }
    return true;
}

static bool array(struct pieces *pieces, const void *start, uint32_t count, size_t size,
                  size_t align) {
    return count == 0 || (start && (uintptr_t)start % align == 0 &&
                          readable(pieces, start, (uint64_t)count * size));
}

static bool string(struct pieces *pieces, const char *text) {
    while (text && readable(pieces, text, 1)) {
        size_t rest = PIECE - (uintptr_t)text % PIECE;
        if (memchr(text, '\0', rest)) {
            return true;
        }
        text += rest;
    }
    return false;
}

const char *ncpu_foreign_table(ur_native_handle_t number) {
    struct ur_hostcode_table table;
    if (!ncpu_foreign_read(number, &table, sizeof(table), alignof(struct ur_hostcode_table))) {
        return "there is none in memory";
    }
    if (table.magic != UR_HOSTCODE_MAGIC || table.version != UR_HOSTCODE_VERSION) {
        return "what is there is something else, or of another version";
    }
    struct pieces pieces = {{0}};
    if (!array(&pieces, table.kernels, table.kernel_count, sizeof(*table.kernels),
               alignof(struct ur_hostcode_kernel)) ||
        !array(&pieces, table.globals, table.global_count, sizeof(*table.globals),
               alignof(struct ur_hostcode_global))) {
        return "its entries cannot be read";
    }
    for (uint32_t i = 0; i < table.kernel_count; ++i) {
        const struct ur_hostcode_kernel *kernel = &table.kernels[i];
        if (!string(&pieces, kernel->name) ||
            !array(&pieces, kernel->args, kernel->arg_count, sizeof(*kernel->args),
                   alignof(struct ur_hostcode_arg)) ||
            !array(&pieces, kernel->late, kernel->late != NULL, sizeof(*kernel->late),
                   alignof(void *))) {
            return "its kernels cannot be read";
        }
        for (uint32_t k = 0; k < kernel->arg_count; ++k) {
            if (kernel->args[k].name && !string(&pieces, kernel->args[k].name)) {
                return "the arguments of its kernels cannot be read";
            }
        }
    }
    for (uint32_t i = 0; i < table.global_count; ++i) {
        if (!string(&pieces, table.globals[i].name)) {
            return "its variables cannot be read";
        }
    }
    return ncpu_table_check((const struct ur_hostcode_table *)number);
}
