/* Inside memory of graphs: heaps, and what they are cut into. All under the capture lock. */
#ifndef UR_CAPTURE_HEAP_H
#define UR_CAPTURE_HEAP_H

#include "capture.h"
#include "pages.h"

enum { UR_GRAPH_ALIGN = 256, UR_GRAPH_BUCKETS = 1024, UR_GRAPH_MOST_FREED = 16 };

/* A command that freed memory, and the queue in order that had it, or NULL: of two commands of one
 * such queue, here or in a later capture into the graph, only the later one counts. */
struct ur_graph_freed {
    uint32_t point;
    const struct ur_captured_queue *queue;
};

struct ur_graph_block {
    struct ur_graph_block *left, *right; /* neighbours in the segment */
    struct ur_graph_block *next;  /* of the same bucket if it is used, else of the free ones */
    struct ur_graph_block **here; /* what points to it in that list */
    char *at;
    size_t size;
    size_t asked;
    bool used;                      /* or mapped elsewhere again, and never free here any more */
    struct ur_graph_segment *paged; /* of which it is part, if that is in pages */
    uint32_t freed_count;
    struct ur_graph_freed *freed; /* owned: by whom it was freed last; stays while it is used */
};

struct ur_graph_segment {
    struct ur_graph_segment *next;
    char *base;
    struct ur_graph_block *first;
    size_t paged;    /* bytes, in pages that can be mapped again; 0: as the adapter allocates */
    size_t note;     /* of the adapter's (pages.h) */
    void **first_at; /* owned: where each page was first; NULL: here */
};

struct ur_graph_heap {
    struct ur_graph_heap *next;
    ur_device_handle_t device; /* retained */
    enum ur_pool_mem type;
    const struct ur_page_ops *pages; /* or NULL */
    size_t unit;                     /* of these; 0: none */
    struct ur_graph_segment *segments;
    struct ur_graph_block *free;
    struct ur_graph_block *used[UR_GRAPH_BUCKETS];
    size_t held, live, peak;
};

/* memory.c */
void ur_graph_link(struct ur_graph_block **list, struct ur_graph_block *block);
void ur_graph_unlink(struct ur_graph_block *block);
/* What is left of a free block behind its first bytes becomes one of its own. False: the host has
 * no memory for that, and the block stays whole. */
bool ur_graph_split(struct ur_graph_heap *heap, struct ur_graph_block *block, size_t size);
/* Whether the command of the place comes after all that freed the block without being told to. */
bool ur_graph_all_before(const struct ur_capture_place *place, const struct ur_graph_block *block);
/* Adds an entry to a list with room, less those that another covers; how many there are then. */
uint32_t ur_graph_add_freed(const struct ur_recording *recording, struct ur_graph_freed *list,
                            uint32_t count, const struct ur_graph_freed *freed);

/* gather.c: makes a free block of at least `size` bytes out of free pages, wherever they are, and
 * new ones where these are too few. Nothing is changed if it fails. */
ur_result_t ur_graph_gather(struct ur_graph_memory *memory, struct ur_graph_heap *heap,
                            const struct ur_capture_place *place, size_t size,
                            struct ur_graph_block **out);
/* Gives the pages of a segment back. */
void ur_graph_give_pages(const struct ur_graph_memory *memory, const struct ur_graph_heap *heap,
                         const struct ur_graph_segment *segment);

#endif
