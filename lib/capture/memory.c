/* Memory that captured commands allocate and free.
 *
 * It comes from the adapter in segments while the capture goes on, since the program is given the
 * addresses at once, and stays until the graph and its executables are gone. What was freed is
 * allocated again: best where the frees come before the new command anyway, else the command is
 * made to come after them. So what a graph holds follows from what was in use at once, in the order
 * of the calls, and not from how often it allocates. All of it under the capture lock. */
#include <stdlib.h>

#include "heap.h"

enum { ALIGN = UR_GRAPH_ALIGN, LEAST = 65536, LOOK = 64, MOST_FREED = UR_GRAPH_MOST_FREED };

struct ur_graph_memory *ur_graph_memory_new(ur_context_handle_t context) {
    struct ur_graph_memory *memory = calloc(1, sizeof(*memory));
    if (memory) {
        atomic_init(&memory->refs, 1);
        memory->context = context;
        pthread_mutex_init(&memory->lock, NULL);
        ur_adapter_ops.context_retain(context);
    }
    return memory;
}

static void free_block(struct ur_graph_block *block) {
    free(block->freed);
    free(block);
}

static void free_heap(struct ur_graph_memory *memory, struct ur_graph_heap *heap) {
    while (heap->segments) {
        struct ur_graph_segment *segment = heap->segments;
        heap->segments = segment->next;
        for (struct ur_graph_block *block = segment->first, *right; block; block = right) {
            right = block->right;
            free_block(block);
        }
        if (segment->paged) {
            ur_graph_give_pages(memory, heap, segment);
        } else {
            (void)ur_own.USM.pfnFree(memory->context, segment->base);
        }
        free(segment->first_at);
        free(segment);
    }
    ur_own.Device.pfnRelease(heap->device);
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
        ur_own.Event.pfnRelease(memory->last_run);
    }
    pthread_mutex_destroy(&memory->lock);
    ur_adapter_ops.context_release(memory->context);
    free(memory);
}

/* ---- lists ----------------------------------------------------------------------------------- */

static struct ur_graph_block **bucket_of(struct ur_graph_heap *heap, const void *at) {
    return &heap->used[((uintptr_t)at / ALIGN) % UR_GRAPH_BUCKETS];
}

static struct ur_graph_block *find_used(const struct ur_graph_memory *memory, const void *at,
                                        struct ur_graph_heap **in) {
    for (struct ur_graph_heap *heap = memory->heaps; heap; heap = heap->next) {
        for (struct ur_graph_block *block = *bucket_of(heap, at); block; block = block->next) {
            if (block->at == at) {
                *in = heap;
                return block;
            }
        }
    }
    return NULL;
}

void ur_graph_unlink(struct ur_graph_block *block) {
    *block->here = block->next;
    if (block->next) {
        block->next->here = block->here;
    }
}

void ur_graph_link(struct ur_graph_block **list, struct ur_graph_block *block) {
    block->next = *list;
    block->here = list;
    if (block->next) {
        block->next->here = &block->next;
    }
    *list = block;
}

/* ---- taking ---------------------------------------------------------------------------------- */

/* Whether the command of the place comes after that one without being told to. */
static bool is_before(const struct ur_capture_place *place, const struct ur_graph_freed *freed) {
    const struct ur_capture *capture = place->queue->capture;
    return (place->queue->in_order && freed->queue == place->queue) ||
           (capture->has_base && freed->point <= capture->base) ||
           ur_capture_precedes(&place->buffer->recording, freed->point, place->count, place->points,
                               LOOK);
}

bool ur_graph_all_before(const struct ur_capture_place *place, const struct ur_graph_block *block) {
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        if (!is_before(place, &block->freed[i])) {
            return false;
        }
    }
    return true;
}

/* The smallest that is large enough: of those that take no more order, or else of all. */
static struct ur_graph_block *find_free(const struct ur_graph_heap *heap,
                                        const struct ur_capture_place *place, size_t size) {
    struct ur_graph_block *ordered = NULL, *any = NULL;
    for (struct ur_graph_block *block = heap->free; block; block = block->next) {
        if (block->size < size) {
            continue;
        }
        if (!any || block->size < any->size) {
            any = block;
        }
        if ((!ordered || block->size < ordered->size) && ur_graph_all_before(place, block)) {
            ordered = block;
        }
    }
    return ordered ? ordered : any;
}

static ur_result_t memory_reserve(const struct ur_graph_memory *memory,
                                  const struct ur_graph_heap *heap, size_t size, void **out) {
    switch (heap->type) {
    case UR_POOL_HOST:
        return ur_own.USM.pfnHostAlloc(memory->context, NULL, NULL, size, out);
    case UR_POOL_SHARED:
        return ur_own.USM.pfnSharedAlloc(memory->context, heap->device, NULL, NULL, size, out);
    default:
        return ur_own.USM.pfnDeviceAlloc(memory->context, heap->device, NULL, NULL, size, out);
    }
}

/* The first bytes are nobody's: the start of what the adapter gave would be taken for an allocation
 * of the program's, which it may free. */
static ur_result_t add_segment(const struct ur_graph_memory *memory, struct ur_graph_heap *heap,
                               size_t size, struct ur_graph_block **out) {
    size += ALIGN;
    size = size > LEAST ? size : LEAST;
    struct ur_graph_segment *segment = calloc(1, sizeof(*segment));
    struct ur_graph_block *block = calloc(1, sizeof(*block));
    void *base = NULL;
    ur_result_t result = segment && block ? memory_reserve(memory, heap, size, &base)
                                          : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (result != UR_RESULT_SUCCESS) {
        free(segment);
        free(block);
        return result;
    }
    *segment = (struct ur_graph_segment){.next = heap->segments, .base = base, .first = block};
    heap->segments = segment;
    heap->held += size;
    block->at = (char *)base + ALIGN;
    block->size = size - ALIGN;
    ur_graph_link(&heap->free, block);
    *out = block;
    return UR_RESULT_SUCCESS;
}

/* A free block where none is large enough; more than is needed where much is small, up to a
 * sixteenth of what is there. The first of a graph that needs little takes no pages. */
static ur_result_t memory_grow(struct ur_graph_memory *memory, struct ur_graph_heap *heap,
                               const struct ur_capture_place *place, size_t size,
                               struct ur_graph_block **out) {
    size_t more = heap->held / 16 / ALIGN * ALIGN, unit = heap->unit;
    more = more > LEAST ? more : LEAST;
    size_t least = heap->held || unit > LEAST ? unit : LEAST;
    bool pages = unit && (size >= least || (heap->held && more >= unit));
    if (pages && ur_graph_gather(memory, heap, place, size >= unit ? size : more / unit * unit,
                                 out) == UR_RESULT_SUCCESS) {
        return UR_RESULT_SUCCESS;
    }
    return add_segment(memory, heap, more - ALIGN > size ? more - ALIGN : size, out);
}

bool ur_graph_split(struct ur_graph_heap *heap, struct ur_graph_block *block, size_t size) {
    if (block->size == size) {
        return true;
    }
    struct ur_graph_block *rest = calloc(1, sizeof(*rest));
    struct ur_graph_freed *freed =
        block->freed_count ? malloc(block->freed_count * sizeof(*freed)) : NULL;
    if (!rest || (block->freed_count && !freed)) {
        free(rest);
        free(freed);
        return false;
    }
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        freed[i] = block->freed[i];
    }
    *rest = (struct ur_graph_block){.left = block,
                                    .right = block->right,
                                    .at = block->at + size,
                                    .size = block->size - size,
                                    .paged = block->paged,
                                    .freed_count = block->freed_count,
                                    .freed = freed};
    if (rest->right) {
        rest->right->left = rest;
    }
    block->right = rest;
    block->size = size;
    ur_graph_link(&heap->free, rest);
    return true;
}

static struct ur_graph_heap *heap_of(struct ur_graph_memory *memory, ur_device_handle_t device,
                                     enum ur_pool_mem type) {
    struct ur_graph_heap *heap = memory->heaps;
    while (heap && (heap->device != device || heap->type != type)) {
        heap = heap->next;
    }
    if (!heap && (heap = calloc(1, sizeof(*heap))) != NULL) {
        heap->device = device;
        heap->type = type;
        heap->pages = ur_adapter_ops.graph_pages
                          ? ur_adapter_ops.graph_pages(memory->context, device, (ur_usm_type_t)type)
                          : NULL;
        heap->unit = heap->pages ? heap->pages->unit() : 0;
        heap->next = memory->heaps;
        memory->heaps = heap;
        ur_own.Device.pfnRetain(device);
    }
    return heap;
}

ur_result_t ur_graph_memory_alloc(struct ur_graph_memory *memory, struct ur_capture_place *place,
                                  enum ur_pool_mem type, size_t size, void **out) {
    struct ur_graph_heap *heap = heap_of(memory, ur_queue_base(place->queue->queue)->device, type);
    if (!heap) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    size_t asked = size;
    if (size == 0 || size > SIZE_MAX / 2) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of %zu bytes", size);
    }
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    struct ur_graph_block *block = find_free(heap, place, size);
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!block) {
        result = memory_grow(memory, heap, place, size, &block);
    }
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < block->freed_count; ++i) {
        if (!is_before(place, &block->freed[i])) {
            result = ur_capture_after(place, block->freed[i].point);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_graph_unlink(block);
    (void)ur_graph_split(heap, block, size);
    block->used = true;
    block->asked = asked;
    ur_graph_link(bucket_of(heap, block->at), block);
    heap->live += block->size;
    heap->peak = heap->live > heap->peak ? heap->live : heap->peak;
    *out = block->at;
    return UR_RESULT_SUCCESS;
}

/* ---- giving back ----------------------------------------------------------------------------- */

/* Whether who comes after `later` comes after `freed`. */
static bool is_covered(const struct ur_recording *recording, const struct ur_graph_freed *freed,
                       const struct ur_graph_freed *later) {
    return freed->point == later->point ||
           (freed->point < later->point &&
            ((freed->queue && freed->queue == later->queue) ||
             ur_capture_precedes(recording, freed->point, 1, &later->point, LOOK)));
}

uint32_t ur_graph_add_freed(const struct ur_recording *recording, struct ur_graph_freed *list,
                            uint32_t count, const struct ur_graph_freed *freed) {
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
static void merge_right(const struct ur_recording *recording, struct ur_graph_block *block) {
    struct ur_graph_block *right = block->right;
    if (!right || right->used || block->freed_count + right->freed_count > 2 * MOST_FREED) {
        return;
    }
    struct ur_graph_freed both[2 * MOST_FREED];
    uint32_t count = 0;
    for (uint32_t i = 0; i < block->freed_count; ++i) {
        both[count++] = block->freed[i];
    }
    for (uint32_t i = 0; i < right->freed_count; ++i) {
        count = ur_graph_add_freed(recording, both, count, &right->freed[i]);
    }
    if (count > MOST_FREED) {
        return;
    }
    struct ur_graph_freed *grown =
        count ? realloc(block->freed, count * sizeof(*grown)) : block->freed;
    if (count && !grown) {
        return;
    }
    block->freed = grown;
    block->freed_count = count;
    for (uint32_t i = 0; i < count; ++i) {
        grown[i] = both[i];
    }
    ur_graph_unlink(right);
    block->size += right->size;
    block->right = right->right;
    if (block->right) {
        block->right->left = block;
    }
    free_block(right);
}

static void give_back(const struct ur_recording *recording, struct ur_graph_heap *heap,
                      struct ur_graph_block *block) {
    ur_graph_unlink(block);
    block->used = false;
    heap->live -= block->size;
    ur_graph_link(&heap->free, block);
    merge_right(recording, block);
    if (block->left && !block->left->used) {
        merge_right(recording, block->left);
    }
}

void ur_graph_memory_undo(struct ur_graph_memory *memory, const struct ur_recording *recording,
                          void *at) {
    struct ur_graph_heap *heap = NULL;
    struct ur_graph_block *block = find_used(memory, at, &heap);
    give_back(recording, heap, block);
}

bool ur_graph_memory_has(const struct ur_graph_memory *memory, const void *at, size_t *size) {
    struct ur_graph_heap *heap = NULL;
    const struct ur_graph_block *block = memory ? find_used(memory, at, &heap) : NULL;
    if (block) {
        *size = block->asked;
    }
    return block != NULL;
}

ur_result_t ur_graph_memory_prepare_free(struct ur_graph_memory *memory, void *at) {
    struct ur_graph_heap *heap = NULL;
    struct ur_graph_block *block = find_used(memory, at, &heap);
    if (!block->freed) {
        block->freed = malloc(sizeof(*block->freed));
        block->freed_count = 0;
    }
    return block->freed ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

void ur_graph_memory_free(struct ur_graph_memory *memory, void *at,
                          const struct ur_captured_queue *queue, uint32_t point) {
    struct ur_graph_heap *heap = NULL;
    struct ur_graph_block *block = find_used(memory, at, &heap);
    block->freed[0] = (struct ur_graph_freed){point, queue->in_order ? queue : NULL};
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
