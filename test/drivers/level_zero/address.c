/* Addresses of device memory as GPUs have them: they repeat the highest bit that the device knows,
 * so the host has nothing there, and no process could have. What lies at such an address is really
 * in memory of the process, whose address has other upper bits. Arguments are translated when they
 * are given; pointers that kernels find in memory, or in structures, are when they are used.
 *
 * Shared memory is away at first, as if a device had it, and comes when somebody touches it:
 * drivers that migrate it have SIGSEGV for that. */
#include <sys/mman.h>
#include <ucontext.h>

#include "internal.h"

static uintptr_t mask(void) {
    return options()->low    ? 0
           : options()->wide ? (uintptr_t)0xff00 << 48
                             : (uintptr_t)0xffff << 48 | (uintptr_t)1 << 47;
}

static _Atomic uintptr_t lowest = UINTPTR_MAX, highest;

static bool is_shown(uintptr_t address) {
    return mask() && address >> 48 == mask() >> 48;
}

/* The pages that are an allocation's alone. */
static void own_pages(const struct eng_mem *memory, char **start, size_t *size) {
    const uintptr_t page = 4096, base = (uintptr_t)memory->base;
    const uintptr_t from = (base + page - 1) & ~(page - 1),
                    to = (base + memory->size) & ~(page - 1);
    *start = (char *)from;
    *size = to > from ? to - from : 0;
}

static bool bring_back(const void *address) {
    struct eng_mem found;
    char *start;
    size_t size;
    if (!eng_mem_find(engine(), address, &found) ||
        ((struct memory *)found.tag)->type != ZE_MEMORY_TYPE_SHARED) {
        return false;
    }
    own_pages(&found, &start, &size);
    return (const char *)address >= start && (size_t)((const char *)address - start) < size &&
           mprotect(start, size, PROT_READ | PROT_WRITE) == 0;
}

static bool repair(const void *address, void *context) {
    if (bring_back(address)) {
        return true;
    }
    const uintptr_t low = atomic_load(&lowest), high = atomic_load(&highest);
    bool repaired = false;
    (void)context, (void)low, (void)high;
#if defined(__x86_64__)
    greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    enum { COUNT = REG_RSP + 1 };
#elif defined(__aarch64__)
    unsigned long long *registers = ((ucontext_t *)context)->uc_mcontext.regs;
    enum { COUNT = 31 };
#else
    enum { COUNT = 0 };
    unsigned long long *registers = NULL;
#endif
    for (int i = 0; i < COUNT; ++i) {
        uintptr_t is = (uintptr_t)registers[i] ^ mask();
        if (is_shown((uintptr_t)registers[i]) && is >= low && is < high) {
            registers[i] ^= mask();
            repaired = true;
        }
    }
    return repaired;
}

static void set_repair(void) {
    eng_test_on_fault(repair);
}

void share_address(void *memory, bool away) {
    struct eng_mem found;
    char *start;
    size_t size;
    /* Others may have put their handler in the place of ours since; Intel's driver looks at each
     * allocation too. */
    set_repair();
    if (eng_mem_find(engine(), memory, &found)) {
        own_pages(&found, &start, &size);
        if (size) {
            mprotect(start, size, away ? PROT_NONE : PROT_READ | PROT_WRITE);
        }
    }
}

void *shown_address(const void *memory, size_t size) {
    uintptr_t at = (uintptr_t)memory, known = atomic_load(&lowest);
    if (!at || !mask()) {
        return (void *)at;
    }
    while (at < known && !atomic_compare_exchange_weak(&lowest, &known, at)) {
    }
    known = atomic_load(&highest);
    while (at + size > known && !atomic_compare_exchange_weak(&highest, &known, at + size)) {
    }
    static pthread_once_t installed = PTHREAD_ONCE_INIT;
    pthread_once(&installed, set_repair);
    return (void *)(at ^ mask());
}

void *real_address(const void *memory) {
    uintptr_t at = (uintptr_t)memory;
    return (void *)(is_shown(at) ? at ^ mask() : at);
}
