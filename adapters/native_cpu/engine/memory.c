/* Memory given out, and the registry that finds an allocation by any pointer into it. */
#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct mem_range {
    struct ur_range range; /* first */
    void *tag;
    bool owned; /* ours to free */
};

bool eng_mem_charge(struct eng *eng, size_t size) {
    uint64_t used = atomic_fetch_add_explicit(&eng->memory_used, size, memory_order_relaxed) + size;

    if (!eng->test.memory_limit || used <= eng->test.memory_limit) {
        return true;
    }
    atomic_fetch_sub_explicit(&eng->memory_used, size, memory_order_relaxed);
    return false;
}

void eng_mem_uncharge(struct eng *eng, size_t size) {
    atomic_fetch_sub_explicit(&eng->memory_used, size, memory_order_relaxed);
}

static int memory_insert(struct eng *eng, void *ptr, size_t size, void *tag, bool owned) {
    struct mem_range *entry = malloc(sizeof(*entry));
    int result = ENG_OK;

    if (!entry) {
        return ENG_ERR_MEMORY;
    }
    *entry = (struct mem_range){
        .range = {.base = (uintptr_t)ptr, .size = size}, .tag = tag, .owned = owned};
    pthread_rwlock_wrlock(&eng->memory_lock);
    if (ur_ranges_overlap(&eng->memory, entry->range.base, size)) {
        result = ENG_ERR_INVALID;
    } else {
        ur_ranges_insert(&eng->memory, &entry->range);
    }
    pthread_rwlock_unlock(&eng->memory_lock);
    if (result != ENG_OK) {
        free(entry);
    }
    return result;
}

int eng_mem_alloc(struct eng *eng, size_t size, size_t align, void *tag, void **ptr) {
    void *memory;
    int result;

    if (size == 0 || (align & (align - 1)) != 0) {
        return ENG_ERR_INVALID;
    }
    if (eng_test_fails(eng, "eng_mem_alloc")) {
        return ENG_ERR_INJECTED;
    }
    if (align < sizeof(max_align_t)) {
        align = sizeof(max_align_t);
    }
    if (size > PTRDIFF_MAX - align || !eng_mem_charge(eng, size)) {
        return ENG_ERR_MEMORY;
    }
    if (posix_memalign(&memory, align, size) != 0) {
        result = ENG_ERR_MEMORY;
        goto unreserve;
    }
    if (eng->test.poison) {
        memset(memory, ENG_POISON_NEW, size);
    }
    result = memory_insert(eng, memory, size, tag, true);
    if (result != ENG_OK) {
        goto free_memory;
    }
    *ptr = memory;
    return ENG_OK;

free_memory:
    free(memory);
unreserve:
    atomic_fetch_sub_explicit(&eng->memory_used, size, memory_order_relaxed);
    return result;
}

static struct mem_range *memory_take(struct eng *eng, void *ptr, bool owned) {
    struct mem_range *entry;

    pthread_rwlock_wrlock(&eng->memory_lock);
    entry = (struct mem_range *)ur_ranges_overlap(&eng->memory, (uintptr_t)ptr, 1);
    if (entry && (entry->range.base != (uintptr_t)ptr || entry->owned != owned)) {
        entry = NULL;
    }
    if (entry) {
        ur_ranges_remove(&eng->memory, &entry->range);
    }
    pthread_rwlock_unlock(&eng->memory_lock);
    return entry;
}

int eng_mem_free(struct eng *eng, void *ptr) {
    struct mem_range *entry = memory_take(eng, ptr, true);

    if (!entry) {
        return ENG_ERR_INVALID;
    }
    if (eng->test.check) {
        pthread_mutex_lock(&eng->lock);
        eng_check_drop_range(eng, ptr, entry->range.size);
        pthread_mutex_unlock(&eng->lock);
    }
    atomic_fetch_sub_explicit(&eng->memory_used, entry->range.size, memory_order_relaxed);
    if (eng->test.poison) {
        memset(ptr, ENG_POISON_FREED, entry->range.size);
    }
    free(ptr);
    free(entry);
    return ENG_OK;
}

bool eng_mem_find(struct eng *eng, const void *ptr, struct eng_mem *mem) {
    struct mem_range *entry;

    pthread_rwlock_rdlock(&eng->memory_lock);
    entry = (struct mem_range *)ur_ranges_overlap(&eng->memory, (uintptr_t)ptr, 1);
    if (entry) {
        *mem = (struct eng_mem){(void *)entry->range.base, entry->range.size, entry->tag};
    }
    pthread_rwlock_unlock(&eng->memory_lock);
    return entry != NULL;
}

int eng_mem_register(struct eng *eng, void *ptr, size_t size, void *tag) {
    if (!ptr || size == 0 || (uintptr_t)ptr + (size - 1) < (uintptr_t)ptr) {
        return ENG_ERR_INVALID;
    }
    return memory_insert(eng, ptr, size, tag, false);
}

int eng_mem_unregister(struct eng *eng, void *ptr) {
    struct mem_range *entry = memory_take(eng, ptr, false);

    if (!entry) {
        return ENG_ERR_INVALID;
    }
    free(entry);
    return ENG_OK;
}

/* ---- pages ---- */

void *eng_pages_reserve(size_t size, size_t align) {
    char *got, *start;

    if (size > PTRDIFF_MAX - align) {
        return NULL;
    }
    got = mmap(NULL, size + align, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED) {
        return NULL;
    }
    start = got + (-(uintptr_t)got & (align - 1));
    if (start > got) {
        munmap(got, (size_t)(start - got));
    }
    if (start < got + align) {
        munmap(start + size, (size_t)(got + align - start));
    }
    return start;
}

void eng_pages_unreserve(void *start, size_t size) {
    munmap(start, size);
}

/* Cuts [base, end) out of the registry. A range that it lies inside of needs a second entry for
 * what is left above; without memory for that the upper part is no longer found. */
static void cut_out(struct eng *eng, uintptr_t base, uintptr_t end) {
    struct mem_range *spare = malloc(sizeof(*spare)), *entry;

    pthread_rwlock_wrlock(&eng->memory_lock);
    while ((entry = (struct mem_range *)ur_ranges_overlap(&eng->memory, base, end - base))) {
        uintptr_t low = entry->range.base, high = low + entry->range.size;

        ur_ranges_remove(&eng->memory, &entry->range);
        if (high > end && low < base && spare) {
            *spare = *entry;
            spare->range.base = end;
            spare->range.size = high - end;
            ur_ranges_insert(&eng->memory, &spare->range);
            spare = NULL;
            high = end;
        }
        if (low < base) {
            entry->range.size = base - low;
        } else if (high > end) {
            entry->range = (struct ur_range){.base = end, .size = high - end};
        } else {
            entry->range.size = 0;
        }
        if (entry->range.size) {
            ur_ranges_insert(&eng->memory, &entry->range);
        } else {
            free(entry);
        }
    }
    pthread_rwlock_unlock(&eng->memory_lock);
    free(spare);
}

static int use_pages(struct eng *eng, void *start, size_t size, void *tag, bool shared) {
    int result;

    if (!eng_mem_charge(eng, size)) {
        return ENG_ERR_MEMORY;
    }
    result = memory_insert(eng, start, size, tag, false);
    if (result != ENG_OK) {
        goto unreserve;
    }
    if (shared ? mmap(start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_FIXED,
                      -1, 0) == MAP_FAILED
               : mprotect(start, size, PROT_READ | PROT_WRITE) != 0) {
        result = ENG_ERR_MEMORY;
        goto remove;
    }
    if (eng->test.poison) {
        memset(start, ENG_POISON_NEW, size);
    }
    return ENG_OK;

remove:
    eng_mem_unregister(eng, start);
unreserve:
    atomic_fetch_sub_explicit(&eng->memory_used, size, memory_order_relaxed);
    return result;
}

int eng_pages_use(struct eng *eng, void *start, size_t size, void *tag) {
    return eng_test_fails(eng, "eng_pages_use") ? ENG_ERR_INJECTED
                                                : use_pages(eng, start, size, tag, false);
}

int eng_pages_share(struct eng *eng, void *start, size_t size, void *tag) {
    return eng_test_fails(eng, "eng_pages_share") ? ENG_ERR_INJECTED
                                                  : use_pages(eng, start, size, tag, true);
}

/* Shared memory stays where it is and gets these addresses too if it is moved from a range of no
 * size. At the limit of mappings the system (Linux, mremap_to) refuses before it takes away what
 * was reserved, so that what is left of the range on failure is still the caller's. */
int eng_pages_again(struct eng *eng, void *start, void *const *pages, size_t count, size_t unit,
                    void *tag) {
    size_t done = 0, run;

    if (eng_test_fails(eng, "eng_pages_again")) {
        return ENG_ERR_INJECTED;
    }
    for (; done < count; done += run) {
        for (run = 1;
             done + run < count && (char *)pages[done + run] == (char *)pages[done] + run * unit;) {
            ++run;
        }
        if (mremap(pages[done], 0, run * unit, MREMAP_MAYMOVE | MREMAP_FIXED,
                   (char *)start + done * unit) == MAP_FAILED) {
            return ENG_ERR_MEMORY;
        }
    }
    return memory_insert(eng, start, count * unit, tag, false);
}

void eng_pages_close(struct eng *eng, void *start, size_t size) {
    cut_out(eng, (uintptr_t)start, (uintptr_t)start + size);
    if (eng->test.check) {
        pthread_mutex_lock(&eng->lock);
        eng_check_drop_range(eng, start, size);
        pthread_mutex_unlock(&eng->lock);
    }
    munmap(start, size);
}

void eng_pages_drop(struct eng *eng, void *start, size_t size) {
    cut_out(eng, (uintptr_t)start, (uintptr_t)start + size);
    if (eng->test.check) {
        pthread_mutex_lock(&eng->lock);
        eng_check_drop_range(eng, start, size);
        pthread_mutex_unlock(&eng->lock);
    }
    /* New pages take the place of the old ones, which go. Where the system refuses, the contents at
     * least are given up. */
    if (mmap(start, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) ==
        MAP_FAILED) {
        madvise(start, size, MADV_DONTNEED);
    }
    atomic_fetch_sub_explicit(&eng->memory_used, size, memory_order_relaxed);
}

uint64_t eng_mem_used(struct eng *eng) {
    return atomic_load_explicit(&eng->memory_used, memory_order_relaxed);
}
