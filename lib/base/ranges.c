/* A treap over base addresses: short, and balanced enough without rotations written out by cases.
 */
#include "ranges.h"

static uint32_t next_random(struct ur_ranges *set) {
    uint32_t x = set->random ? set->random : 0x9E3779B9u;

    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return set->random = x;
}

/* Splits tree into what lies below base and the rest. */
static void ranges_split(struct ur_range *tree, uintptr_t base, struct ur_range **low,
                         struct ur_range **high) {
    while (tree) {
        if (tree->base < base) {
            *low = tree;
            low = &tree->right;
            tree = tree->right;
        } else {
            *high = tree;
            high = &tree->left;
            tree = tree->left;
        }
    }
    *low = NULL;
    *high = NULL;
}

void ur_ranges_insert(struct ur_ranges *set, struct ur_range *range) {
    struct ur_range **at = &set->root;

    range->priority = next_random(set);
    while (*at && (*at)->priority >= range->priority) {
        at = range->base < (*at)->base ? &(*at)->left : &(*at)->right;
    }
    ranges_split(*at, range->base, &range->left, &range->right);
    *at = range;
}

void ur_ranges_remove(struct ur_ranges *set, struct ur_range *range) {
    struct ur_range **at = &set->root;
    struct ur_range *low = range->left, *high = range->right;

    while (*at != range) {
        at = range->base < (*at)->base ? &(*at)->left : &(*at)->right;
    }
    while (low && high) {
        if (low->priority >= high->priority) {
            *at = low;
            at = &low->right;
            low = low->right;
        } else {
            *at = high;
            at = &high->left;
            high = high->left;
        }
    }
    *at = low ? low : high;
    range->left = range->right = NULL;
}

struct ur_range *ur_ranges_overlap(const struct ur_ranges *set, uintptr_t base, size_t size) {
    struct ur_range *at = set->root, *found = NULL;
    uintptr_t last = base + (size - 1) < base ? UINTPTR_MAX : base + (size - 1);

    while (at) {
        if (at->base > last) {
            at = at->left;
        } else if (at->base + (at->size - 1) < base) {
            at = at->right;
        } else {
            found = at; /* an earlier one may overlap too */
            at = at->left;
        }
    }
    return found;
}

struct ur_range *ur_ranges_next(const struct ur_ranges *set, const struct ur_range *before) {
    uintptr_t from = before ? before->base + before->size : 0;

    return before && from == 0 ? NULL : ur_ranges_overlap(set, from, SIZE_MAX);
}

struct ur_range *ur_ranges_any(const struct ur_ranges *set) {
    return set->root;
}
