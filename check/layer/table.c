/* What kernels look addresses up in: a tree of ranges, and a hash of where allocations begin. Both
 * are written here; view.c has them where kernels read.
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
enum { FEWEST_NODES = 64, FEWEST_BITS = 6 };

/* Of the tree. What kernels read is a copy of `here`. */
struct node {
    struct node *next; /* of a list of those that are not in the tree */
    uint64_t retired;  /* launches when it was replaced */
    uint64_t born;     /* shows before it was made */
    size_t number;     /* which one it is of those that kernels see */
    struct ur_check_node here;
    struct node *children[UR_CHECK_CHILDREN];
};

/* Of nodes here. */
struct nodes {
    struct node *nodes;
    struct nodes *next;
};

/* Memory that kernels do not look at any more, but that launches from before may. */
struct old {
    struct ur_check_view view;
    uint64_t retired;
    struct old *next;
};

struct change {
    uint64_t from, length; /* 0: it goes */
};

struct ur_check_tree {
    struct ur_check_view table;
    uint64_t shows;
    struct node *root;
    unsigned height;
    struct node *idle;         /* may be used */
    struct node *leaving;      /* kernels see them until the next launch */
    struct node *first, *last; /* replaced, by age */
    uint64_t retired;          /* bytes of those and of what is old */
    struct nodes *all;
    struct ur_check_view seen; /* what kernels see of nodes, by their numbers */
    size_t count;              /* of those */
    struct ur_check_view hash;
    unsigned bits;
    struct old *leaving_views, *old;
    struct change *changes;
    size_t change_count, change_room;
    bool failed;
};

/* What kernels read there is to be freed once they do no more; false: memory is short. */
static bool table_leave(struct ur_check_context *context, struct ur_check_view *view) {
    struct ur_check_tree *tree = context->tree;
    if (!view->memory) {
        return true;
    }
    struct old *old = calloc(1, sizeof(*old));
    if (!old) {
        return false;
    }
    tree->retired += view->size;
    ur_check_view_move(context, view, &old->view);
    old->next = tree->leaving_views;
    tree->leaving_views = old;
    return true;
}

static void collect_views(struct ur_check_context *context, uint64_t oldest) {
    struct ur_check_tree *tree = context->tree;
    struct old **link = &tree->old, *old;
    if (!ur_check_views_are_sent(context)) {
        return; /* who ends one waits for copies */
    }
    while ((old = *link) != NULL) {
        if (old->retired < oldest) {
            *link = old->next;
            tree->retired -= old->view.size;
            ur_check_view_end(context, &old->view, true);
            free(old);
        } else {
            link = &old->next;
        }
    }
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

/* Twice as many. Distances between those that there are stay as they are. */
static void add_nodes(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree;
    size_t count = tree->count ? tree->count * 2 : FEWEST_NODES;
    struct nodes *more = tree->retired > MOST_RETIRED ? NULL : calloc(1, sizeof(*more));
    struct node *nodes = more ? calloc(count - tree->count, sizeof(*nodes)) : NULL;
    struct ur_check_view seen = {0};
    if (!nodes || !ur_check_view_make(context, count * sizeof(struct ur_check_node), &seen)) {
        free(nodes);
        free(more);
        return;
    }
    if (tree->count) {
        memcpy(seen.here, tree->seen.here, tree->count * sizeof(struct ur_check_node));
    }
    if (!table_leave(context, &tree->seen)) {
        ur_check_view_end(context, &seen, true);
        free(nodes);
        free(more);
        return;
    }
    ur_check_view_move(context, &seen, &tree->seen);
    *more = (struct nodes){nodes, tree->all};
    tree->all = more;
    for (size_t i = count - tree->count; i-- > 0;) {
        nodes[i].number = tree->count + i;
        table_put_back(tree, &nodes[i]);
    }
    tree->count = count;
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

static void write_node(struct ur_check_context *context, struct node *node, bool leaf) {
    struct ur_check_view *seen = &context->tree->seen;
    struct ur_check_node *shown = (struct ur_check_node *)seen->here + node->number;
    for (uint32_t i = 0; !leaf && i < node->here.count; i++) {
        node->here.in.inner.from[i] = node->children[i]->here.in.words[0];
        node->here.in.inner.child[i] =
            (uint64_t)node->children[i]->number * sizeof(*shown) - node->number * sizeof(*shown);
    }
    *shown = node->here;
    ur_check_view_wrote(context, seen, shown, sizeof(*shown));
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
    write_node(context, node, leaf);
    if (*split) {
        write_node(context, *split, leaf);
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
    write_node(context, node, false);
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
    write_node(context, one, leaf);
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
        write_node(context, node, true);
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
    write_node(context, node, false);
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
static void apply(struct ur_check_context *context, const struct change *change) {
    struct ur_check_tree *tree = context->tree;
    struct ur_check_known *place =
        (struct ur_check_known *)tree->hash.here + UR_CHECK_HASH(change->from, tree->bits);
    for (unsigned i = 0; i < 2; i++) {
        if (place[i].from == change->from) {
            write_place(&place[i], 0, 0);
        }
    }
    for (unsigned i = 0; i < 2 && change->length; i++) {
        if (!place[i].from) {
            write_place(&place[i], change->from, change->length);
            break;
        }
    }
    ur_check_view_wrote(context, &tree->hash, place, 2 * sizeof(*place));
}

/* A larger one, as it was asked for. */
static void table_grow(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree;
    struct ur_check_view hash;
    unsigned bits = tree->hash.memory ? tree->bits : FEWEST_BITS;
    while (bits < 30 && (size_t)1 << bits < 4 * context->count) {
        bits++;
    }
    if (!ur_check_view_make(context, (((size_t)1 << bits) + 1) * sizeof(struct ur_check_known),
                            &hash)) {
        tree->failed = true;
        return;
    }
    if (!table_leave(context, &tree->hash)) {
        ur_check_view_end(context, &hash, true);
        tree->failed = true;
        return;
    }
    ur_check_view_move(context, &hash, &tree->hash);
    tree->bits = bits;
    tree->change_count = 0;
    for (struct ur_range *at = ur_ranges_next(&context->ranges, NULL); at;
         at = ur_ranges_next(&context->ranges, at)) {
        if (!((struct ur_check_usm *)at)->freed) {
            apply(context, &(struct change){at->base, at->size});
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
            write_node(context, above, false);
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
    if (!tree || !ur_check_view_make(context, sizeof(struct ur_check_table), &tree->table)) {
        free(tree);
        return NULL;
    }
    context->tree = tree;
    for (struct ur_range *at = ur_ranges_next(&context->ranges, NULL); at && !tree->failed;
         at = ur_ranges_next(&context->ranges, at)) {
        table_put(context, (struct ur_check_usm *)at);
    }
    return tree;
}

bool ur_check_tree_show(struct ur_check_context *context) {
    struct ur_check_tree *tree = context->tree ? context->tree : make_tree(context);
    if (tree && (!tree->hash.memory || (size_t)1 << tree->bits < 4 * context->count)) {
        table_grow(context);
    }
    if (!tree || tree->failed) {
        return false;
    }
    for (size_t i = 0; i < tree->change_count; i++) {
        apply(context, &tree->changes[i]);
    }
    tree->change_count = 0;
    uint64_t root =
        tree->root ? tree->seen.seen + tree->root->number * sizeof(struct ur_check_node) : 0;
    ur_check_table_set(context, &tree->table, tree->hash.seen | tree->bits,
                       root ? root | tree->height : 0);
    for (struct node *node = tree->leaving, *next; node; node = next) {
        next = node->next;
        node->retired = ur_checking.launches;
        node->next = NULL;
        *(tree->last ? &tree->last->next : &tree->first) = node;
        tree->last = node;
        tree->retired += sizeof(node->here);
    }
    tree->leaving = NULL;
    if (tree->leaving_views) {
        collect_views(context, ur_check_oldest_running(false));
    }
    for (struct old *old = tree->leaving_views, *next; old; old = next) {
        next = old->next;
        old->retired = ur_checking.launches;
        old->next = tree->old;
        tree->old = old;
    }
    tree->leaving_views = NULL;
    tree->shows++;
    return true;
}

const struct ur_check_view *ur_check_tree_table(const struct ur_check_context *context) {
    return context->tree ? &context->tree->table : NULL;
}

static void free_old(struct ur_check_context *context, struct old *old, bool idle) {
    for (struct old *next; old; old = next) {
        next = old->next;
        ur_check_view_end(context, &old->view, idle);
        free(old);
    }
}

void ur_check_tree_over(struct ur_check_context *context, bool idle) {
    struct ur_check_tree *tree = context->tree;
    if (!tree) {
        return;
    }
    free_old(context, tree->leaving_views, idle);
    free_old(context, tree->old, idle);
    ur_check_view_end(context, &tree->seen, idle);
    ur_check_view_end(context, &tree->hash, idle);
    ur_check_view_end(context, &tree->table, idle);
    for (struct nodes *all = tree->all, *next; all; all = next) {
        next = all->next;
        free(all->nodes);
        free(all);
    }
    free(tree->changes);
    free(tree);
    context->tree = NULL;
}
