/* The runtime's own kernels for copies and fills: what they do, as the runtime's sources tell. */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

struct call {
    const struct object_kernel *kernel;
    const uint8_t *bytes;
};

static uint64_t value(const struct call *call, uint32_t index, uint32_t member) {
    uint64_t out = 0;
    if (index < call->kernel->count) {
        const struct argument *argument = &call->kernel->arguments[index];
        uint32_t size = argument->size < 8 ? argument->size : 8;
        memcpy(&out, call->bytes + argument->offset + 8 * member, size);
    }
    return out;
}

static uint8_t *pointer(const struct call *call, uint32_t index) {
    return (uint8_t *)(uintptr_t)value(call, index, 0);
}

/* buffer, pattern, its elements, bytes of an element, end, what a round skips */
static void fill(const struct call *call) {
    uint8_t *to = pointer(call, 0), *end = pointer(call, 4);
    const uint8_t *pattern = pointer(call, 1);
    uint64_t size = value(call, 2, 0) * value(call, 3, 0);
    for (; size && to < end; to += size) {
        memcpy(to, pattern, size);
    }
}

/* buffers by size of element, pattern, its elements, offset, width, height, pitch in elements */
static void fill_rows(const struct call *call) {
    uint64_t size = value(call, 5, 0), offset = value(call, 6, 0), width = value(call, 7, 0);
    uint64_t height = value(call, 8, 0), pitch = value(call, 9, 0);
    for (uint32_t i = 0; i < 4; ++i) {
        uint64_t element = 1ULL << i;
        uint8_t *to = pointer(call, i);
        for (uint64_t y = 0; to && y < height; ++y) {
            uint8_t *row = to + (offset + y * pitch) * element;
            for (uint64_t x = 0; x + size <= width && size; x += size) {
                memcpy(row + x * element, pointer(call, 4), size * element);
            }
        }
    }
}

/* from, to, bytes, ... */
static void copy(const struct call *call) {
    memmove(pointer(call, 1), pointer(call, 0), value(call, 2, 0));
}

/* from, to, and of each: pitch of a row, of a slice, offset; then width, height, depth, and the
 * bytes of an element if that is 16 */
static void copy_box(const struct call *call) {
    bool aligned = strstr(call->kernel->name, "Aligned") != NULL;
    uint64_t element = !aligned ? 1 : value(call, 4, 3) == 16 ? 16 : 4;
    for (uint64_t z = 0; z < value(call, 4, 2); ++z) {
        for (uint64_t y = 0; y < value(call, 4, 1); ++y) {
            uint64_t from = value(call, 2, 2) + y * value(call, 2, 0) + z * value(call, 2, 1);
            uint64_t to = value(call, 3, 2) + y * value(call, 3, 0) + z * value(call, 3, 1);
            memmove(pointer(call, 1) + to * element, pointer(call, 0) + from * element,
                    value(call, 4, 0) * element);
        }
    }
}

/* 32 bits, 64 bits, value */
static void write_value(const struct call *call) {
    uint64_t what = value(call, 2, 0);
    if (pointer(call, 0)) {
        __atomic_store_n((uint32_t *)(void *)pointer(call, 0), (uint32_t)what, __ATOMIC_SEQ_CST);
    }
    if (pointer(call, 1)) {
        __atomic_store_n((uint64_t *)(void *)pointer(call, 1), what, __ATOMIC_SEQ_CST);
    }
}

static bool is_there(uint64_t flags, uint64_t now, uint64_t wanted, uint64_t mask, bool wide) {
    enum { AT_LEAST, EQUAL, ANY, LACKS };
    now &= mask;
    switch (flags) {
    case AT_LEAST:
        return wide ? (int64_t)(now - wanted) >= 0 : (int32_t)(uint32_t)(now - wanted) >= 0;
    case EQUAL:
        return now == wanted;
    case ANY:
        return (now & wanted) != 0;
    default:
        return (~(now | wanted)) != 0;
    }
}

/* 32 bits, 64 bits, value, how, mask */
static void wait_value(const struct call *call) {
    unsigned idle = 0;
    for (;;) {
        bool wide = pointer(call, 0) == NULL;
        uint64_t now =
            wide ? __atomic_load_n((uint64_t *)(void *)pointer(call, 1), __ATOMIC_SEQ_CST)
                 : __atomic_load_n((uint32_t *)(void *)pointer(call, 0), __ATOMIC_SEQ_CST);
        if (is_there(value(call, 3, 0), now, value(call, 2, 0), value(call, 4, 0), wide)) {
            return;
        }
        queue_pause(&idle);
    }
}

static void nothing(const struct call *call) {
    (void)call; /* a heap for kernels that allocate, and a barrier over all groups */
}

bool blit_run(const struct object_kernel *kernel, const struct dispatch *dispatch) {
    static const struct {
        const char *name;
        void (*run)(const struct call *call);
    } known[] = {
        {"fillBufferAligned", fill},
        {"fillBufferAligned2D", fill_rows},
        {"copyBuffer", copy},
        {"copyBufferRect", copy_box},
        {"copyBufferRectAligned", copy_box},
        {"streamOpsWrite", write_value},
        {"streamOpsWait", wait_value},
        {"initHeap", nothing},
        {"gwsInit", nothing},
    };
    static const char prefix[] = "__amd_rocclr_";
    const struct call call = {.kernel = kernel, .bytes = dispatch->arguments};
    if (strncmp(kernel->name, prefix, sizeof(prefix) - 1) != 0) {
        return false;
    }
    for (size_t i = 0; i < sizeof(known) / sizeof(*known); ++i) {
        if (strcmp(kernel->name + sizeof(prefix) - 1, known[i].name) == 0) {
            known[i].run(&call);
            return true;
        }
    }
    return false;
}
