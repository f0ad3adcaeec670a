/* Numbers that are known up to the ids of a work-item, and sets of work-items. What does not fit 62
 * bits is not known. */
#include "internal.h"

static const int64_t most = (int64_t)1 << 62;

static bool form_fits(int64_t value) {
    return value > -most && value < most;
}

static bool form_checked_add(int64_t *to, int64_t a, int64_t b) {
    return !__builtin_add_overflow(a, b, to) && form_fits(*to);
}

static bool multiply(int64_t *to, int64_t a, int64_t b) {
    return !__builtin_mul_overflow(a, b, to) && form_fits(*to);
}

struct form form_constant(int64_t k) {
    return (struct form){.known = form_fits(k), .k = k};
}

bool form_bytes(uint64_t address, uint64_t size, int64_t *low, int64_t *high) {
    *low = (int64_t)address;
    return form_fits(*low) && size < (uint64_t)most && form_checked_add(high, *low, (int64_t)size);
}

struct form form_add(const struct form *a, const struct form *b) {
    struct form sum = {.known = a->known && b->known};
    sum.known = sum.known && form_checked_add(&sum.k, a->k, b->k);
    for (unsigned i = 0; i < SYMBOLS && sum.known; ++i) {
        sum.known = form_checked_add(&sum.c[i], a->c[i], b->c[i]);
    }
    return sum;
}

struct form form_scale(const struct form *a, int64_t by) {
    struct form product = {.known = a->known};
    product.known = product.known && multiply(&product.k, a->k, by);
    for (unsigned i = 0; i < SYMBOLS && product.known; ++i) {
        product.known = multiply(&product.c[i], a->c[i], by);
    }
    return product;
}

bool form_equal(const struct form *a, const struct form *b) {
    return a->known && b->known && a->k == b->k && memcmp(a->c, b->c, sizeof(a->c)) == 0;
}

bool form_is_constant(const struct form *a) {
    static const int64_t none[SYMBOLS];
    return a->known && memcmp(a->c, none, sizeof(none)) == 0;
}

static bool range_in_box(const struct form *a, const struct domain *domain, int64_t *low,
                         int64_t *high) {
    bool good = a->known;
    *low = *high = a->k;
    for (unsigned i = 0; i < SYMBOLS && good; ++i) {
        int64_t x, y;
        good = multiply(&x, a->c[i], a->c[i] < 0 ? domain->high[i] : domain->low[i]) &&
               multiply(&y, a->c[i], a->c[i] < 0 ? domain->low[i] : domain->high[i]) &&
               form_checked_add(low, *low, x) && form_checked_add(high, *high, y);
    }
    return good;
}

/* a = times limit + rest, and limit <= 0: so a is at most the most that the rest may be, or, where
 * `times` is negative, at least the least. */
static void narrow(const struct form *a, const struct form *limit, int64_t times,
                   const struct domain *domain, int64_t *low, int64_t *high) {
    struct form part = form_scale(limit, -times), rest = form_add(a, &part);
    int64_t least, most_of_it;
    if (!range_in_box(&rest, domain, &least, &most_of_it)) {
        return;
    }
    if (times > 0 && most_of_it < *high) {
        *high = most_of_it;
    } else if (times < 0 && least > *low) {
        *low = least;
    }
}

bool form_range(const struct form *a, const struct domain *domain, int64_t *low, int64_t *high) {
    if (!range_in_box(a, domain, low, high)) {
        return false;
    }
    for (uint32_t l = 0; l < domain->limit_count; ++l) {
        const struct form *limit = &domain->limits[l];
        int64_t before = 0;
        for (unsigned i = 0; i < SYMBOLS; ++i) {
            int64_t times = limit->c[i] ? a->c[i] / limit->c[i] : 0;
            if (times && times != before) {
                narrow(a, limit, times, domain, low, high);
                before = times;
            }
        }
    }
    return true;
}

bool domain_is_empty(const struct domain *domain) {
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        if (domain->low[i] > domain->high[i]) {
            return true;
        }
    }
    for (uint32_t l = 0; l < domain->limit_count; ++l) {
        int64_t low, high;
        struct domain others = *domain;
        others.limits[l] = others.limits[--others.limit_count];
        if (form_range(&domain->limits[l], &others, &low, &high) && low > 0) {
            return true;
        }
    }
    return false;
}

static int64_t divide_down(int64_t a, int64_t b) { /* b > 0 */
    return a / b - (a % b < 0);
}

void domain_limit(struct domain *domain, const struct form *at_most_0) {
    unsigned symbols = 0, only = 0;
    int64_t low, high;
    if (!at_most_0->known) {
        domain->exact = false;
        return;
    }
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        symbols += at_most_0->c[i] != 0;
        only = at_most_0->c[i] ? i : only;
    }
    if (form_range(at_most_0, domain, &low, &high) && high <= 0) {
        return;
    }
    if (symbols == 0) { /* never */
        domain->high[0] = domain->low[0] - 1;
    } else if (symbols == 1) {
        int64_t c = at_most_0->c[only];
        if (c > 0) {
            int64_t bound = divide_down(-at_most_0->k, c);
            domain->high[only] = bound < domain->high[only] ? bound : domain->high[only];
        } else {
            int64_t bound = -divide_down(-at_most_0->k, -c);
            domain->low[only] = bound > domain->low[only] ? bound : domain->low[only];
        }
    } else {
        /* One that is the same but less strict says nothing more. */
        for (uint32_t l = 0; l < domain->limit_count; ++l) {
            struct form *limit = &domain->limits[l];
            if (memcmp(limit->c, at_most_0->c, sizeof(limit->c)) == 0) {
                limit->k = at_most_0->k > limit->k ? at_most_0->k : limit->k;
                return;
            }
        }
        if (domain->limit_count < LIMITS) {
            domain->limits[domain->limit_count++] = *at_most_0;
        } else {
            domain->exact = false;
        }
    }
}

bool domain_covers(const struct domain *outer, const struct domain *inner) {
    if (domain_is_empty(inner)) {
        return true;
    }
    for (unsigned i = 0; i < QUOTIENT; ++i) {
        if (outer->low[i] > inner->low[i] || outer->high[i] < inner->high[i]) {
            return false;
        }
    }
    /* What is said of a quotient says what that is, and leaves no work-item out. */
    for (uint32_t l = 0; l < outer->limit_count; ++l) {
        int64_t low, high;
        if (outer->limits[l].c[QUOTIENT]) {
            continue;
        }
        if (!form_range(&outer->limits[l], inner, &low, &high) || high > 0) {
            return false;
        }
    }
    return true;
}

int64_t form_gap(const struct form *a, const struct domain *domain, unsigned which) {
    int64_t stride[SYMBOLS], count[SYMBOLS], gap = INT64_MAX, reach = 0;
    unsigned used = 0;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        int64_t values = domain->high[i] - domain->low[i] + 1;
        if (!(which >> i & 1) || values <= 1) {
            continue;
        }
        int64_t c = a->c[i] < 0 ? -a->c[i] : a->c[i];
        unsigned at = used++;
        for (; at > 0 && stride[at - 1] > c; --at) {
            stride[at] = stride[at - 1];
            count[at] = count[at - 1];
        }
        stride[at] = c;
        count[at] = values;
    }
    /* By rising strides: how far all smaller ones reach together, and what is left up to the next.
     */
    for (unsigned i = 0; i < used; ++i) {
        int64_t more;
        if (stride[i] <= reach) {
            return 0;
        }
        gap = stride[i] - reach < gap ? stride[i] - reach : gap;
        if (!multiply(&more, stride[i], count[i] - 1) || !form_checked_add(&reach, reach, more)) {
            return 0;
        }
    }
    return gap;
}

unsigned form_symbols(const struct form *a) {
    unsigned used = 0;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        used |= (unsigned)(a->c[i] != 0) << i;
    }
    if (!(used & SYMBOLS_OF_LANES)) {
        return SYMBOLS_OF_GROUPS | SYMBOLS_OF_ITEMS;
    }
    return used & SYMBOLS_OF_ITEMS ? 0 : SYMBOLS_OF_GROUPS | SYMBOLS_OF_LANES;
}
