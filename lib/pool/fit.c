/* Fitting a request into free memory. Every function here needs the heap's lock. */
#include "request.h"
#include "space.h"

static uintptr_t place_in(const struct ur_request *r, const struct ur_block *block) {
    return (ur_block_addr(block) + r->align - 1) & ~(uintptr_t)(r->align - 1);
}

struct ur_block *ur_fit_carve(struct ur_request *r, struct ur_block *block,
                              struct ur_domain *origin, void *event) {
    struct ur_heap *heap = r->heap;
    struct ur_block *rest = NULL;
    struct ur_block *cut = block;
    size_t size = ur_class_size(ur_class_up(r->size));
    uintptr_t addr = place_in(r, block);
    block->event = NULL;
    if (addr + size > ur_block_addr(block) + ur_block_size(block)) {
        size = ur_exact_size(r); /* of blocks that are no class's, where memory is short */
    }
    if (addr != ur_block_addr(block) || size != ur_block_size(block)) {
        cut = ur_heap_cut(heap, block, addr, size, &rest);
        if (!cut) {
            rest = block;
            block->next = NULL;
        }
    }
    while (rest) {
        struct ur_block *part = rest;
        rest = part->next;
        part->next = NULL;
        if (event) {
            if (cut) { /* the reference of the list is the cut block's now */
                ur_heap_space(heap)->backend->event_retain(event);
            }
            ur_heap_put_pending(heap, part, event);
        } else if (origin) {
            ur_heap_put_domain(heap, origin, part);
        } else {
            ur_heap_put_common(heap, part);
        }
    }
    return cut;
}

bool ur_fit_spares(const struct ur_request *r, const struct ur_block *block) {
    size_t size = ur_block_size(block);
    return !r->cuts && size >= ur_limit_share(r, 16) && size - size / 8 > r->span &&
           ur_block_is_segment(block) && !block->segment->foreign;
}

static bool suits(const struct ur_request *r, const struct ur_block *block, uint64_t limit,
                  bool holes) {
    return block->seq <= limit && !ur_fit_spares(r, block) &&
           !(holes && ur_heap_is_surplus(r->heap, block));
}

struct ur_block *ur_fit_domain(struct ur_request *r, struct ur_domain *domain, uint64_t limit,
                               bool holes) {
    /* A block that was freed too late costs a few nanoseconds to pass by; after so many the search
     * has cost as much as asking the driver, which is the next thing to do. */
    enum { SEARCH = 32 };
    int left = SEARCH;
    uint32_t class = r->class;
    struct ur_block *found = NULL;
    while (!found && left > 0 &&
           (class = ur_class_set_from(&domain->index.set, class)) < UR_CLASSES) {
        struct ur_block *block = domain->index.head[class];
        while (block && !suits(r, block, limit, holes) && --left > 0) {
            block = block->next;
        }
        found = block && left > 0 ? block : NULL;
        ++class;
    }
    if (!found) {
        return NULL;
    }
    ur_heap_take(r->heap, found);
    return ur_fit_carve(r, found, domain, NULL);
}

/* The smallest that is large enough, of those that could not go back to the driver if there is one.
 */
struct ur_block *ur_fit_common(struct ur_request *r, bool holes) {
    struct ur_heap *heap = r->heap;
    uint32_t kept = ur_class_set_from(&heap->common.set, r->class);
    uint32_t surplus = ur_class_set_from(&heap->surplus.set, r->class);
    if (kept == UR_CLASSES && (holes || surplus == UR_CLASSES)) {
        return NULL;
    }
    struct ur_block *block =
        kept != UR_CLASSES ? heap->common.head[kept] : heap->surplus.head[surplus];
    if (ur_fit_spares(r, block)) { /* and so are all that are larger */
        if (kept == UR_CLASSES) {
            return NULL;
        }
        block = heap->common.head[kept];
    }
    ur_heap_take(heap, block);
    return ur_fit_carve(r, block, NULL, NULL);
}
