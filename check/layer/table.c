/* What kernels look addresses up in: a tree of ranges, and a hash of where allocations begin.
 *
 * A change copies the nodes from the root to one leaf, or changes those that no kernel has seen
 * yet, so it takes time for the height of the tree, whatever else there is. The new root is shown
 * with the next launch; nodes that it replaced are used again when no launch from before may still
 * run. The hash is changed where it is, with the next launch too: its places are written such that
 * a kernel finds what was there or what is there now. The layer's lock is held. */
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "layer.h"

/* What replaced memory may take before queues are asked whether they still run, and before checking
 * ends (bytes). */
#define MUCH_RETIRED (UINT64_C(8) << 20)
#define MOST_RETIRED (UINT64_C(256) << 20)
enum { NODES = 64, FEWEST_BITS = 6 };

/* Of the tree. What kernels read is a copy of `here`. */
struct node {
    struct node *next; /* of a list of those that are not in the tree */
    uint64_t retired;  /* launches when it was replaced */
    uint64_t born;     /* shows before it was made */
    struct ur_check_node *shown;
    struct ur_check_node here;
    struct node *children[UR_CHECK_CHILDREN];
};

/* Memory of nodes, or of a hash. */
struct room {
    void *memory;
    size_t size;
    struct node *nodes; /* NULL: of a hash */
    uint64_t retired;
    struct room *next;
};

struct change {
    uint64_t from, length; /* 0: it goes */
};

struct ur_check_tree {
    volatile struct ur_check_table *table;
    uint64_t shows;
    struct node *root;
    unsigned height;
    struct node *idle;           /* may be used */
    struct node *leaving;        /* kernels see them until the next launch */
    struct node *first, *last;   /* replaced, by age */
    uint64_t retired;            /* bytes of those and of old hashes */
    struct room *rooms, *hashes; /* all of nodes; replaced hashes */
    struct room *hash;
    unsigned bits;
    struct change *changes;
    size_t change_count, change_room;
    bool failed;
};

static bool get_memory(struct ur_check_context *context, size_t size, void **memory) {
    return ur_checking.next->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, size, memory) ==
           UR_RESULT_SUCCESS;
}

/* Where its memory begins that has room for tags in its address. */
static void *begin_of(const struct room *room) {
    return (void *)(((uintptr_t)room->memory + UR_CHECK_TAGS) & ~(uintptr_t)UR_CHECK_TAGS);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

static void table_put_back(struct ur_check_tree *tree, struct node *node) {
    node->next = tree->idle;
    tree->idle = node;
}

static void collect(struct ur_check_tree *tree) {
    uint64_t oldest = ur_check_oldest_running(tree->retired > MUCH_RETIRED);
    while (tree->first && tree->first->retired < oldest) {
        struct node *node = tree->first;
        tree->first = node->next;
        tree->retired -= sizeof(node->here);
        table_put_back(tree, node);
    }
    tree->last = tree->first ? tree->last : NULL;
}

static void add_nodes(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree;
    struct room *room = tree->retired > MOST_RETIRED ? NULL : calloc(1, sizeof(*room));
    struct node *nodes = room ? calloc(NODES, sizeof(*nodes)) : NULL;
    size_t size = NODES * sizeof(struct ur_check_node) + UR_CHECK_TAGS;
    if (!nodes || !get_memory(context, size, &room->memory)) {
        free(nodes);
        free(room);
        return;
    }
    *room = (struct room){room->memory, size, nodes, 0, tree->rooms};
    tree->rooms = room;
    struct ur_check_node *shown = begin_of(room);
    for (unsigned i = 0; i < NODES; i++) {
        nodes[i].shown = shown + i;
        table_put_back(tree, &nodes[i]);
    }
}

/* NULL: memory is short, and the tree of no use any more. */
static struct node *new_node(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree;
    if (!tree->idle) {
        collect(tree);
    }
    if (!tree->idle) {
        add_nodes(context);
    }
    struct node *node = tree->idle;
    tree->failed |= !node;
    if (node) {
        tree->idle = node->next;
        node->born = tree->shows;
        node->here.count = 0;
    }
    return node;
}

static void drop_node(struct ur_check_tree *tree, struct node *node) {
    if (node->born == tree->shows) {
        table_put_back(tree, node);
    } else {
        node->next = tree->leaving;
        tree->leaving = node;
    }
}

/* One that may be changed. */
static struct node *own(struct ur_check_context *context, struct node *node) {
    if (node->born == context->tree->shows) {
        return node;
    }
    struct node *copy = new_node(context);
    if (!copy) {
        return NULL;
    }
    copy->here = node->here;
    memcpy(copy->children, node->children, sizeof(copy->children));
    drop_node(context->tree, node);
    return copy;
}

static void write_node(struct node *node, bool leaf) {
    for (uint32_t i = 0; !leaf && i < node->here.count; i++) {
        node->here.in.inner.from[i] = node->children[i]->here.in.words[0];
        node->here.in.inner.child[i] = (uintptr_t)node->children[i]->shown;
    }
    *node->shown = node->here;
}

/* Of a leaf or another node: where an address belongs, the last that begins at or before it; -1:
 * all begin behind it. */
static int table_place_of(const struct node *node, bool leaf, uint64_t address) {
    int low = 0, high = (int)node->here.count;
    while (low < high) {
        int middle = (low + high) / 2;
        uint64_t from = leaf ? node->here.in.ranges[middle].from : node->here.in.inner.from[middle];
        if (from <= address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low - 1;
}

/* Puts what stands from `from` on behind what another node has. */
static void table_append(const struct node *node, struct node *to, bool leaf, uint32_t from) {
    uint32_t count = (uint32_t)node->here.count - from, at = (uint32_t)to->here.count;
    if (leaf) {
        memcpy(to->here.in.ranges + at, node->here.in.ranges + from,
               count * sizeof(*to->here.in.ranges));
    } else {
        memcpy(to->children + at, node->children + from, count * sizeof(*to->children));
    }
    to->here.count += count;
}

static void open_place(struct node *node, bool leaf, uint32_t at) {
    uint32_t count = (uint32_t)node->here.count++ - at;
    if (leaf) {
        memmove(node->here.in.ranges + at + 1, node->here.in.ranges + at,
                count * sizeof(*node->here.in.ranges));
    } else {
        memmove(node->children + at + 1, node->children + at, count * sizeof(*node->children));
    }
}

static void close_place(struct node *node, bool leaf, uint32_t at) {
    uint32_t count = (uint32_t)--node->here.count - at;
    if (leaf) {
        memmove(node->here.in.ranges + at, node->here.in.ranges + at + 1,
                count * sizeof(*node->here.in.ranges));
    } else {
        memmove(node->children + at, node->children + at + 1, count * sizeof(*node->children));
    }
}

static uint32_t room_of(bool leaf) {
    return leaf ? UR_CHECK_RANGES : UR_CHECK_CHILDREN;
}

/* The node with one more at a place, a range or a child; `*split`: the second half, if it was full.
 */
static struct node *add_at(struct ur_check_context *context, struct node *node, bool leaf,
                           uint32_t at, const struct ur_check_range *range, struct node *child,
                           struct node **split) {
    struct node *in = node;
    *split = NULL;
    if (node->here.count == room_of(leaf)) {
        uint32_t half = room_of(leaf) / 2;
        if (!(*split = new_node(context))) {
            return NULL;
        }
        table_append(node, *split, leaf, half);
        node->here.count = half;
        if (at > half) {
            in = *split;
            at -= half;
        }
    }
    open_place(in, leaf, at);
    if (leaf) {
        in->here.in.ranges[at] = *range;
    } else {
        in->children[at] = child;
    }
    write_node(node, leaf);
    if (*split) {
        write_node(*split, leaf);
    }
    return node;
}

static struct node *table_insert(struct ur_check_context *context, struct node *node,
                                 unsigned height, const struct ur_check_range *range,
                                 struct node **split) {
    *split = NULL;
    if (!(node = own(context, node))) {
        return NULL;
    }
    int at = table_place_of(node, !height, range->from);
    if (!height) {
        return add_at(context, node, true, (uint32_t)(at + 1), range, NULL, split);
    }
    uint32_t below = at < 0 ? 0 : (uint32_t)at;
    struct node *more,
        *child = table_insert(context, node->children[below], height - 1, range, &more);
    if (!child) {
        return NULL;
    }
    node->children[below] = child;
    if (more) {
        return add_at(context, node, false, below + 1, NULL, more, split);
    }
    write_node(node, false);
    return node;
}

/* Takes a child that has little left together with the one beside it. */
static void table_join(struct ur_check_context *context, struct node *node, unsigned height,
                       uint32_t at) {
    bool leaf = height == 1;
    uint32_t first = at ? at - 1 : at;
    struct node *one = node->children[first], *other = node->children[first + 1];
    if (one->here.count + other->here.count > room_of(leaf) / 2) {
        return;
    }
    if (!(one = own(context, one))) {
        return;
    }
    node->children[first] = one;
    table_append(other, one, leaf, 0);
    drop_node(context->tree, other);
    write_node(one, leaf);
    close_place(node, false, first + 1);
}

/* Without what begins at an address, or with it as `range`. */
static struct node *change(struct ur_check_context *context, struct node *node, unsigned height,
                           uint64_t from, const struct ur_check_range *range) {
    if (!(node = own(context, node))) {
        return NULL;
    }
    int place = table_place_of(node, !height, from);
    uint32_t at = place < 0 ? 0 : (uint32_t)place;
    if (!height) {
        if (place >= 0 && node->here.in.ranges[at].from == from && range) {
            node->here.in.ranges[at] = *range;
        } else if (place >= 0 && node->here.in.ranges[at].from == from) {
            close_place(node, true, at);
        }
        write_node(node, true);
        return node;
    }
    struct node *child = change(context, node->children[at], height - 1, from, range);
    if (!child) {
        return NULL;
    }
    node->children[at] = child;
    if (!child->here.count) {
        drop_node(context->tree, child);
        close_place(node, false, at);
    } else if (node->here.count > 1 && child->here.count < room_of(height == 1) / 4) {
        table_join(context, node, height, at);
    }
    write_node(node, false);
    return node;
}

/* ---- the hash -------------------------------------------------------------------------------- */

static void table_note(struct ur_check_tree *tree, uint64_t from, uint64_t length) {
    if (tree->change_count == tree->change_room) {
        size_t room = tree->change_room * 2 + 64;
        struct change *changes = realloc(tree->changes, room * sizeof(*changes));
        if (!changes) {
            tree->failed = true;
            return;
        }
        tree->changes = changes;
        tree->change_room = room;
    }
    tree->changes[tree->change_count++] = (struct change){from, length};
}

static void write_place(volatile struct ur_check_known *place, uint64_t from, uint64_t length) {
    __atomic_store_n(&place->from, 0, __ATOMIC_RELEASE);
    __atomic_store_n(&place->length, length, __ATOMIC_RELEASE);
    __atomic_store_n(&place->from, from, __ATOMIC_RELEASE);
}

/* An allocation stands in one of two places, or in none. */
static void apply(struct ur_check_tree *tree, const struct change *change) {
    struct ur_check_known *place =
        (struct ur_check_known *)begin_of(tree->hash) + UR_CHECK_HASH(change->from, tree->bits);
    for (unsigned i = 0; i < 2; i++) {
        if (place[i].from == change->from) {
            write_place(&place[i], 0, 0);
        }
    }
    for (unsigned i = 0; i < 2 && change->length; i++) {
        if (!place[i].from) {
            write_place(&place[i], change->from, change->length);
            return;
        }
    }
}

static void collect_hashes(struct ur_check_context *context, uint64_t oldest) {
    struct ur_check_tree *tree = context->tree;
    struct room **link = &tree->hashes, *room;
    while ((room = *link) != NULL) {
        if (room->retired < oldest) {
            *link = room->next;
            tree->retired -= room->size;
            ur_checking.next->ddi.USM.pfnFree(context->handle, room->memory);
            free(room);
        } else {
            link = &room->next;
        }
    }
}

/* A larger one, as it was asked for. */
static void table_grow(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree;
    unsigned bits = tree->hash ? tree->bits : FEWEST_BITS;
    while (bits < 30 && (size_t)1 << bits < 4 * context->count) {
        bits++;
    }
    size_t size = (((size_t)1 << bits) + 1) * sizeof(struct ur_check_known);
    struct room *room = calloc(1, sizeof(*room));
    if (!room || !get_memory(context, size + UR_CHECK_TAGS, &room->memory)) {
        free(room);
        tree->failed = true;
        return;
    }
    collect_hashes(context, ur_check_oldest_running(false));
    memset(room->memory, 0, size + UR_CHECK_TAGS);
    room->size = size;
    if (tree->hash) {
        tree->hash->retired = ur_checking.launches;
        tree->hash->next = tree->hashes;
        tree->hashes = tree->hash;
        tree->retired += tree->hash->size;
    }
    tree->hash = room;
    tree->bits = bits;
    tree->change_count = 0;
    for (struct ur_range *at = ur_ranges_next(&context->ranges, NULL); at;
         at = ur_ranges_next(&context->ranges, at)) {
        if (!((struct ur_check_usm *)at)->freed) {
            apply(tree, &(struct change){at->base, at->size});
        }
    }
}

/* ---- of a context ---------------------------------------------------------------------------- */

static struct ur_check_range range_of(const struct ur_check_usm *usm) {
    bool over = usm->freed && !usm->flag;
    return (struct ur_check_range){
        usm->range.base, usm->range.base + usm->range.size, usm->number * 2 + (over ? 1 : 0),
        usm->flag ? (uintptr_t)usm->flag->at : 0, ur_check_shadow_distance(usm)};
}

static void table_put(struct ur_check_context *context, const struct ur_check_usm *usm) {
    struct ur_check_tree *tree = context->tree;
    struct ur_check_range range = range_of(usm);
    struct node *more = NULL, *root = tree->root ? tree->root : new_node(context);
    root = root ? table_insert(context, root, tree->height, &range, &more) : NULL;
    if (root && more) {
        struct node *above = new_node(context);
        if (above) {
            above->children[0] = root;
            above->children[1] = more;
            above->here.count = 2;
            write_node(above, false);
            tree->height++;
        }
        root = above;
    }
    tree->root = root;
}

static void table_take_out(struct ur_check_context *context, uint64_t from,
                           const struct ur_check_range *range) {
    struct ur_check_tree *tree = context->tree;
    struct node *root = tree->root ? change(context, tree->root, tree->height, from, range) : NULL;
    while (root && tree->height && root->here.count == 1) {
        struct node *only = root->children[0];
        drop_node(tree, root);
        root = only;
        tree->height--;
    }
    if (root && !root->here.count) {
        drop_node(tree, root);
        root = NULL;
        tree->height = 0;
    }
    tree->root = root;
}

void ur_check_tree_put(const struct ur_check_usm *usm) {
    struct ur_check_tree *tree = usm->context->tree;
    if (tree && !tree->failed) {
        table_note(tree, usm->range.base, usm->range.size);
        table_put(usm->context, usm);
    }
}

void ur_check_tree_changed(const struct ur_check_usm *usm) {
    struct ur_check_tree *tree = usm->context->tree;
    if (tree && !tree->failed) {
        struct ur_check_range range = range_of(usm);
        table_take_out(usm->context, usm->range.base, &range);
    }
}

void ur_check_tree_freed(const struct ur_check_usm *usm) {
    struct ur_check_tree *tree = usm->context->tree;
    if (tree && !tree->failed) {
        table_note(tree, usm->range.base, 0);
        ur_check_tree_changed(usm);
    }
}

void ur_check_tree_remove(const struct ur_check_usm *usm) {
    struct ur_check_tree *tree = usm->context->tree;
    if (tree && !tree->failed) {
        if (!usm->freed) {
            table_note(tree, usm->range.base, 0);
        }
        table_take_out(usm->context, usm->range.base, NULL);
    }
}

static struct ur_check_tree *make_tree(struct ur_check_context *context) {
    struct ur_check_tree *tree = calloc(1, sizeof(*tree));
    void *memory = NULL;
    if (!tree || !get_memory(context, sizeof(*tree->table), &memory)) {
        free(tree);
        return NULL;
    }
    memset(memory, 0, sizeof(*tree->table));
    tree->table = memory;
    context->tree = tree;
    for (struct ur_range *at = ur_ranges_next(&context->ranges, NULL); at && !tree->failed;
         at = ur_ranges_next(&context->ranges, at)) {
        table_put(context, (struct ur_check_usm *)at);
    }
    return tree;
}

bool ur_check_tree_show(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree ? context->tree : make_tree(context);
    if (tree && (!tree->hash || (size_t)1 << tree->bits < 4 * context->count)) {
        table_grow(context);
    }
    if (!tree || tree->failed) {
        return false;
    }
    for (size_t i = 0; i < tree->change_count; i++) {
        apply(tree, &tree->changes[i]);
    }
    tree->change_count = 0;
    __atomic_store_n(&tree->table->known, (uintptr_t)begin_of(tree->hash) | tree->bits,
                     __ATOMIC_RELEASE);
    __atomic_store_n(&tree->table->root,
                     tree->root ? (uintptr_t)tree->root->shown | tree->height : 0,
                     __ATOMIC_RELEASE);
    for (struct node *node = tree->leaving, *next; node; node = next) {
        next = node->next;
        node->retired = ur_checking.launches;
        node->next = NULL;
        *(tree->last ? &tree->last->next : &tree->first) = node;
        tree->last = node;
        tree->retired += sizeof(node->here);
    }
    tree->leaving = NULL;
    tree->shows++;
    return true;
}

volatile struct ur_check_table *ur_check_tree_table(const struct ur_check_context *context) {
    return context->tree ? context->tree->table : NULL;
}

static void free_rooms(struct ur_check_context *context, struct room *room, bool idle) {
    for (struct room *next; room; room = next) {
        next = room->next;
        if (idle) {
            ur_checking.next->ddi.USM.pfnFree(context->handle, room->memory);
        }
        free(room->nodes);
        free(room);
    }
}

void ur_check_tree_over(struct ur_check_context *context, bool idle) {
    struct ur_check_tree *tree = context->tree;
    if (!tree) {
        return;
    }
    free_rooms(context, tree->rooms, idle);
    free_rooms(context, tree->hashes, idle);
    free_rooms(context, tree->hash, idle);
    if (idle) {
        ur_checking.next->ddi.USM.pfnFree(context->handle, (void *)(uintptr_t)tree->table);
    }
    free(tree->changes);
    free(tree);
    context->tree = NULL;
}
