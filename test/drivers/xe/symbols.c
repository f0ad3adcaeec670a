/* What a kernel has from elsewhere: functions of modules that the driver linked to its own, and
 * variables of its program, which are in memory of the GPU and, for what runs it, in the host's. */
#include "internal.h"

#include <stdlib.h>
#include <string.h>

#include "opencl.h"

/* ---- functions ------------------------------------------------------------------------------ */

/* What the driver wrote for that name into instructions at that address: how far the function is
 * from the base of all. 0: nothing. */
static uint64_t place_written(uint32_t space, const struct zebin_kernel *kernel, uint64_t address,
                              const char *name) {
    const uint8_t *host = space_at(space, address, kernel->text_size);
    uint64_t written = 0;
    for (uint32_t i = 0; host && i < kernel->relocation_count; ++i) {
        const struct relocation *hole = &kernel->relocations[i];
        uint64_t part = 0;
        if (hole->name && strcmp(hole->name, name) == 0 &&
            hole->offset + hole->size <= kernel->text_size) {
            memcpy(&part, host + hole->offset, hole->size);
            written |= hole->kind == RELOCATION_HIGH ? part << 32 : part;
        }
    }
    return written;
}

/* The newest module that has that function there. */
static const struct zebin *module_with(uint32_t space, uint64_t function, const char *name,
                                       const struct zebin_kernel **text, uint64_t *address) {
    for (const struct zebin *zebin = zebin_list(); zebin; zebin = zebin->next) {
        for (uint32_t i = 0; i < zebin->symbol_count; ++i) {
            const struct symbol *symbol = &zebin->symbols[i];
            if (symbol->kernel >= 0 && strcmp(symbol->name, name) == 0) {
                *text = &zebin->kernels[symbol->kernel];
                *address = function - symbol->offset;
                if (kernel_is_at(space, *address, *text)) {
                    return zebin;
                }
            }
        }
    }
    return NULL;
}

static bool is_among(const struct zebin *zebin, const struct zebin **list, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        if (list[i] == zebin) {
            return true;
        }
    }
    return false;
}

static uint32_t add_providers(const struct streamer *s, const struct zebin_kernel *kernel,
                              uint64_t address, const struct zebin **list, uint32_t count,
                              uint32_t room) {
    for (uint32_t i = 0; i < kernel->relocation_count && count < room; ++i) {
        const char *name = kernel->relocations[i].name;
        const struct zebin_kernel *text = NULL;
        uint64_t at = 0;
        uint64_t place = name ? place_written(s->space, kernel, address, name) : 0;
        const struct zebin *zebin =
            place ? module_with(s->space, s->instruction_base + place, name, &text, &at) : NULL;
        if (zebin && zebin != kernel->of && !is_among(zebin, list, count)) {
            list[count++] = zebin;
            count = add_providers(s, text, at, list, count, room);
        }
    }
    return count;
}

uint32_t symbols_providers(const struct streamer *s, const struct zebin_kernel *kernel,
                           uint64_t address, const struct zebin **list, uint32_t room) {
    return add_providers(s, kernel, address, list, 0, room);
}

/* ---- variables ------------------------------------------------------------------------------ */

struct variable {
    uint64_t offset;
    size_t size;
    uint8_t *host, *last; /* last: as both sides had it */
};

struct variables {
    uint32_t count, space;
    uint64_t base; /* that `last` is of */
    struct variable list[];
};

struct variables *variables_open(const struct opencl *cl, void *program,
                                 const struct zebin *zebin) {
    struct variables *all = calloc(1, sizeof(*all) + zebin->symbol_count * sizeof(struct variable));
    for (uint32_t i = 0; all && cl->global_pointer && i < zebin->symbol_count; ++i) {
        const struct symbol *symbol = &zebin->symbols[i];
        struct variable *variable = &all->list[all->count];
        void *host = NULL;
        size_t size = 0;
        if (symbol->kernel >= 0 ||
            cl->global_pointer(cl->device, program, symbol->name, &size, &host) != CL_SUCCESS) {
            continue;
        }
        *variable = (struct variable){symbol->offset, size, host, malloc(size ? size : 1)};
        if (variable->last && size == symbol->size) {
            ++all->count;
        } else {
            say(0, "the variable %s has %zu bytes, and %lu on the host", symbol->name,
                (size_t)symbol->size, size);
            free(variable->last);
        }
    }
    return all;
}

void variables_bring(struct variables *variables, uint32_t space, uint64_t base) {
    bool is_other = variables->space != space || variables->base != base;
    for (uint32_t i = 0; i < variables->count; ++i) {
        struct variable *variable = &variables->list[i];
        const uint8_t *memory = space_at(space, base + variable->offset, variable->size);
        for (size_t j = 0; memory && j < variable->size; ++j) {
            if (is_other || memory[j] != variable->last[j]) {
                variable->host[j] = variable->last[j] = memory[j];
            }
        }
    }
    variables->space = space;
    variables->base = base;
}

/* Kernels at the same time may change what lies side by side. */
void variables_take_back(struct variables *variables, uint32_t space, uint64_t base) {
    if (variables->space != space || variables->base != base) {
        say(0, "a program's variables are used at two places at once");
        return;
    }
    for (uint32_t i = 0; i < variables->count; ++i) {
        struct variable *variable = &variables->list[i];
        uint8_t *memory = space_at(space, base + variable->offset, variable->size);
        for (size_t j = 0; memory && j < variable->size; ++j) {
            if (variable->host[j] != variable->last[j]) {
                memory[j] = variable->last[j] = variable->host[j];
            }
        }
    }
}
