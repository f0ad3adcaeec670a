/* Memory that captured commands allocate and free.
 *
 * It comes from the adapter in segments while the capture goes on, since the program is given the
 * addresses at once, and stays until the graph and its executables are gone. What was freed is
 * allocated again: best where the frees come before the new command anyway, else the command is
 * made to come after them. So what a graph holds follows from what was in use at once, in the order
 * of the calls, and not from how often it allocates. All of it under the capture lock. */
#include <stdlib.h>

#include "capture.h"

enum { ALIGN = 256, LEAST = 65536, BUCKETS = 1024, LOOK = 64, MOST_FREED = 16 };

/* A command that freed memory, and the queue in order that had it, or NULL: of two commands of one
 * such queue, here or in a later capture into the graph, only the later one counts. */
struct freed {
    uint32_t point;
    const struct ur_captured_queue *queue;
};

struct block {
    struct block *left, *right; /* neighbours in the segment */
    struct block *next;         /* of the same bucket if it is used, else of the free ones */
    struct block **here;        /* what points to it in that list */
    char *at;
    size_t size;
    size_t asked;
    bool used;
    uint32_t freed_count;
    struct freed *freed; /* owned: by whom it was freed last; stays while it is used */
};

struct segment {
    struct segment *next;
    char *base;
    struct block *first;
};

struct ur_graph_heap {
    struct ur_graph_heap *next;
    ur_device_handle_t device; /* retained */
    ur_pool_mem_t type;
    struct segment *segments;
    struct block *free;
    struct block *used[BUCKETS];
    size_t held, live, peak;
};

struct ur_graph_memory *ur_graph_memory_new(ur_context_handle_t context) {
    struct ur_graph_memory *memory = calloc(1, sizeof(*memory));
    if (memory) {
        atomic_init(&memory->refs, 1);
        memory->context = context;
        pthread_mutex_init(&memory->lock, NULL);
        ur_adapter_context_retain(context);
    }
    return memory;
}

static void free_block(struct block *block) {
    free(block->freed);
    free(block);
}

static void free_heap(struct ur_graph_memory *memory, struct ur_graph_heap *heap) {
    while (heap->segments) {
        struct segment *segment = heap->segments;
        heap->segments = segment->next;
        for (struct block *block = segment->first, *right; block; block = right) {
            right = block->right;
            free_block(block);
        }
        (void)urUSMFree(memory->context, segment->base);
        free(segment);
    }
    urDeviceRelease(heap->device);
    free(heap);
}

void ur_graph_memory_release(struct ur_graph_memory *memory) {
    if (!memory || atomic_fetch_sub_explicit(&memory->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    while (memory->heaps) {
        struct ur_graph_heap *heap = memory->heaps;
        memory->heaps = heap->next;
        free_heap(memory, heap);
    }
    if (memory->last_run) {
        urEventRelease(memory->last_run);
    }
    pthread_mutex_destroy(&memory->lock);
    ur_adapter_context_release(memory->context);
    free(memory);
}

/* ---- lists ----------------------------------------------------------------------------------- */

static struct block **bucket_of(struct ur_graph_heap *heap, const void *at) {
    return &heap->used[((uintptr_t)at / ALIGN) % BUCKETS];
}

static struct block *find_used(const struct ur_graph_memory *memory, const void *at,
                               struct ur_graph_heap **in) {
    for (struct ur_graph_heap *heap = memory->heaps; heap; heap = heap->next) {
        for (struct block *block = *bucket_of(heap, at); block; block = block->next) {
            if (block->at == at) {
                *in = heap;
                return block;
            }
        }
    }
    return NULL;
}

static void unlink_block(struct block *block) {
    *block->here = block->next;
    if (block->next) {
        block->next->here = block->here;
    }
}

static void link_to(struct block **list, struct block *block) {
    block->next = *list;
    block->here = list;
    if (block->next) {
        block->next->here = &block->next;
    }
    *list = block;
}

/* ---- taking ---------------------------------------------------------------------------------- */

/* Whether the command of the place comes after that one without being told to. */
static bool is_before(const struct ur_capture_place *place, const struct freed *freed) {
    const struct ur_capture *capture = place->queue->capture;
    return (place->queue->in_order && freed->queue == place->queue) ||
           (capture->has_base && freed->point <= capture->base) ||
           ur_capture_precedes(&place->buffer->recording, freed->point, place->count, place->points,
                               LOOK);
}

static bool all_before(const struct ur_capture_place *place, const struct block *block) {
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        if (!is_before(place, &block->freed[i])) {
            return false;
        }
    }
    return true;
}

/* The smallest that is large enough: of those that take no more order, or else of all. */
static struct block *find_free(const struct ur_graph_heap *heap,
                               const struct ur_capture_place *place, size_t size) {
    struct block *ordered = NULL, *any = NULL;
    for (struct block *block = heap->free; block; block = block->next) {
        if (block->size < size) {
            continue;
        }
        if (!any || block->size < any->size) {
            any = block;
        }
        if ((!ordered || block->size < ordered->size) && all_before(place, block)) {
            ordered = block;
        }
    }
    return ordered ? ordered : any;
}

static ur_result_t reserve(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                           size_t size, void **out) {
    switch (heap->type) {
    case UR_POOL_HOST:
        return urUSMHostAlloc(memory->context, NULL, NULL, size, out);
    case UR_POOL_SHARED:
        return urUSMSharedAlloc(memory->context, heap->device, NULL, NULL, size, out);
    default:
        return urUSMDeviceAlloc(memory->context, heap->device, NULL, NULL, size, out);
    }
}

/* More than is needed where much is small, up to a sixteenth of what is there. The first bytes are
 * nobody's: the start of what the adapter gave would be taken for an allocation of the program's,
 * which it may free. */
static ur_result_t add_segment(const struct ur_graph_memory *memory, struct ur_graph_heap *heap,
                               size_t size) {
    size_t more = heap->held / 16 / ALIGN * ALIGN;
    size += ALIGN;
    more = more > LEAST ? more : LEAST;
    size = more > size ? more : size;
    struct segment *segment = calloc(1, sizeof(*segment));
    struct block *block = calloc(1, sizeof(*block));
    void *base = NULL;
    ur_result_t result =
        segment && block ? reserve(memory, heap, size, &base) : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (result != UR_RESULT_SUCCESS) {
        free(segment);
        free(block);
        return result;
    }
    *segment = (struct segment){heap->segments, base, block};
    heap->segments = segment;
    heap->held += size;
    block->at = (char *)base + ALIGN;
    block->size = size - ALIGN;
    link_to(&heap->free, block);
    return UR_RESULT_SUCCESS;
}

/* What is left of a free block behind its first bytes becomes one of its own; where the host has no
 * memory for that, the block stays whole. */
static void split(struct ur_graph_heap *heap, struct block *block, size_t size) {
    if (block->size == size) {
        return;
    }
    struct block *rest = calloc(1, sizeof(*rest));
    struct freed *freed = block->freed_count ? malloc(block->freed_count * sizeof(*freed)) : NULL;
    if (!rest || (block->freed_count && !freed)) {
        free(rest);
        free(freed);
        return;
    }
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        freed[i] = block->freed[i];
    }
    *rest = (struct block){.left = block,
                           .right = block->right,
                           .at = block->at + size,
                           .size = block->size - size,
                           .freed_count = block->freed_count,
                           .freed = freed};
    if (rest->right) {
        rest->right->left = rest;
    }
    block->right = rest;
    block->size = size;
    link_to(&heap->free, rest);
}

static struct ur_graph_heap *heap_of(struct ur_graph_memory *memory, ur_device_handle_t device,
                                     ur_pool_mem_t type) {
    struct ur_graph_heap *heap = memory->heaps;
    while (heap && (heap->device != device || heap->type != type)) {
        heap = heap->next;
    }
    if (!heap && (heap = calloc(1, sizeof(*heap))) != NULL) {
        heap->device = device;
        heap->type = type;
        heap->next = memory->heaps;
        memory->heaps = heap;
        urDeviceRetain(device);
    }
    return heap;
}

ur_result_t ur_graph_memory_alloc(struct ur_graph_memory *memory, struct ur_capture_place *place,
                                  ur_pool_mem_t type, size_t size, void **out) {
    struct ur_graph_heap *heap = heap_of(memory, place->queue->queue->device, type);
    if (!heap) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    size_t asked = size;
    if (size == 0 || size > SIZE_MAX / 2) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of %zu bytes", size);
    }
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    struct block *block = find_free(heap, place, size);
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!block) {
        result = add_segment(memory, heap, size);
        block = heap->free; /* the new one */
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < block->freed_count; ++i) {
        if (!is_before(place, &block->freed[i])) {
            result = ur_capture_after(place, block->freed[i].point);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    unlink_block(block);
    split(heap, block, size);
    block->used = true;
    block->asked = asked;
    link_to(bucket_of(heap, block->at), block);
    heap->live += block->size;
    heap->peak = heap->live > heap->peak ? heap->live : heap->peak;
    *out = block->at;
    return UR_RESULT_SUCCESS;
}

/* ---- giving back ----------------------------------------------------------------------------- */

/* Whether who comes after `later` comes after `freed`. */
static bool is_covered(const struct ur_recording *recording, const struct freed *freed,
                       const struct freed *later) {
    return freed->point == later->point ||
           (freed->point < later->point &&
            ((freed->queue && freed->queue == later->queue) ||
             ur_capture_precedes(recording, freed->point, 1, &later->point, LOOK)));
}

/* Adds an entry to a list with room, less those that another covers; how many there are then. */
static uint32_t add_freed(const struct ur_recording *recording, struct freed *list, uint32_t count,
                          const struct freed *freed) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; ++i) {
        if (is_covered(recording, freed, &list[i])) {
            return count; /* then it covers none: that one would */
        }
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_covered(recording, &list[i], freed)) {
            list[kept++] = list[i];
        }
    }
    list[kept++] = *freed;
    return kept;
}

/* Makes a free block one with its free right neighbour, unless they were freed by too many commands
 * or the host has no memory for it. */
static void merge_right(const struct ur_recording *recording, struct block *block) {
    struct block *right = block->right;
    if (!right || right->used) {
        return;
    }
    struct freed both[2 * MOST_FREED];
    uint32_t count = 0;
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        both[count++] = block->freed[i];
    }
    for (uint32_t i = 0; i < right->freed_count; ++i) {
        count = add_freed(recording, both, count, &right->freed[i]);
    }
    struct freed *grown = count ? realloc(block->freed, count * sizeof(*grown)) : block->freed;
    if (count > MOST_FREED || (count && !grown)) {
        block->freed = grown ? grown : block->freed;
        return;
    }
    block->freed = grown;
    block->freed_count = count;
    for (uint32_t i = 0; i < count; ++i) {
        grown[i] = both[i];
    }
    unlink_block(right);
    block->size += right->size;
    block->right = right->right;
    if (block->right) {
        block->right->left = block;
    }
    free_block(right);
}

static void give_back(const struct ur_recording *recording, struct ur_graph_heap *heap,
                      struct block *block) {
    unlink_block(block);
    block->used = false;
    heap->live -= block->size;
    link_to(&heap->free, block);
    merge_right(recording, block);
    if (block->left && !block->left->used) {
        merge_right(recording, block->left);
    }
}

void ur_graph_memory_undo(struct ur_graph_memory *memory, const struct ur_recording *recording,
                          void *at) {
    struct ur_graph_heap *heap = NULL;
    struct block *block = find_used(memory, at, &heap);
    give_back(recording, heap, block);
}

bool ur_graph_memory_has(const struct ur_graph_memory *memory, const void *at, size_t *size) {
    struct ur_graph_heap *heap = NULL;
    const struct block *block = memory ? find_used(memory, at, &heap) : NULL;
    if (block) {
        *size = block->asked;
    }
    return block != NULL;
}

ur_result_t ur_graph_memory_prepare_free(struct ur_graph_memory *memory, void *at) {
    struct ur_graph_heap *heap = NULL;
    struct block *block = find_used(memory, at, &heap);
    if (!block->freed) {
        block->freed = malloc(sizeof(*block->freed));
        block->freed_count = 0;
    }
    return block->freed ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

void ur_graph_memory_free(struct ur_graph_memory *memory, void *at,
                          const struct ur_captured_queue *queue, uint32_t point) {
    struct ur_graph_heap *heap = NULL;
    struct block *block = find_used(memory, at, &heap);
    block->freed[0] = (struct freed){point, queue->in_order ? queue : NULL};
    block->freed_count = 1;
    give_back(&queue->capture->graph->buffer->recording, heap, block);
}

void ur_graph_memory_sizes(const struct ur_graph_memory *memory, size_t *held, size_t *peak) {
    *held = *peak = 0;
    for (const struct ur_graph_heap *heap = memory ? memory->heaps : NULL; heap;
         heap = heap->next) {
        *held += heap->held;
        *peak += heap->peak;
    }
}
