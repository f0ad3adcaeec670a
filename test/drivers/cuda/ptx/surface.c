/* Loads and stores of surfaces: pixels as they lie in memory ("suld" and "sust" of the PTX ISA). */
#include <string.h>

#include "machine.h"

/* Where a pixel lies; NULL: outside, after a fault unless such accesses do nothing. */
static unsigned char *pixel(struct ptx_block *block, struct ptx_thread *thread,
                            const struct ptx_instruction *ins, const struct ptx_operand *where,
                            uint32_t size) {
    static const uint8_t coordinates[] = {
        [PTX_1D] = 1, [PTX_2D] = 2, [PTX_3D] = 4, [PTX_A1D] = 2, [PTX_A2D] = 4};
    struct ptx_surface surface;
    const struct ptx_operand *list =
        where->kind == PTX_LIST && where->count == 2 ? ptx_more(thread, where, 1) : NULL;
    if (!list || list->count != coordinates[ins->geometry]) {
        (void)ptx_fault(block, thread, "a surface access with another number of coordinates");
        return NULL;
    }
    uint64_t object = ptx_value(block, thread, ptx_more(thread, where, 0));
    if (!block->surface || !block->surface(object, &surface)) {
        (void)ptx_fault(block, thread, "%#llx is no surface object", (unsigned long long)object);
        return NULL;
    }
    if (surface.geometry != ins->geometry) {
        (void)ptx_fault(block, thread, "a surface of another geometry");
        return NULL;
    }
    int64_t given[4] = {0}, at[3] = {0};
    for (unsigned i = 0; i < list->count; ++i) {
        given[i] = (int32_t)ptx_value(block, thread, ptx_more(thread, list, i));
    }
    bool layered = ins->geometry == PTX_A1D || ins->geometry == PTX_A2D;
    at[0] = given[layered ? 1 : 0];
    at[1] = ins->geometry == PTX_A1D ? 0 : given[layered ? 2 : 1];
    at[2] = layered ? given[0] : given[2];
    if (at[0] % size) {
        (void)ptx_fault(block, thread, "byte %lld of a row is not aligned for %u bytes",
                        (long long)at[0], size);
        return NULL;
    }
    for (unsigned i = 0; i < 3; ++i) {
        if (at[i] < 0 || (uint64_t)at[i] + (i ? 1 : size) > surface.size[i]) {
            if (ins->how != PTX_W_zero) {
                (void)ptx_fault(block, thread, "coordinate %u of a surface is %lld", i,
                                (long long)at[i]);
            }
            return NULL;
        }
    }
    return surface.data + (uint64_t)at[2] * surface.slice + (uint64_t)at[1] * surface.row +
           (uint64_t)at[0];
}

bool ptx_surface_access(struct ptx_block *block, struct ptx_thread *thread,
                        const struct ptx_instruction *ins) {
    bool store = ins->opcode == PTX_sust;
    const struct ptx_operand *what = &ins->operand[store ? 1 : 0];
    uint32_t size = ptx_size(ins->type[0]), count = ins->vector ? ins->vector : 1;
    unsigned char *host = pixel(block, thread, ins, &ins->operand[store ? 0 : 1], size * count);
    if (!host && block->failed) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        const struct ptx_operand *one = what->kind == PTX_LIST ? ptx_more(thread, what, i) : what;
        uint64_t value = 0;
        if (store && host) {
            value = ptx_value(block, thread, one);
            memcpy(host + i * size, &value, size);
        } else if (!store) {
            if (host) {
                memcpy(&value, host + i * size, size);
            }
            ptx_store_slot(thread, one, value);
        }
    }
    return true;
}
