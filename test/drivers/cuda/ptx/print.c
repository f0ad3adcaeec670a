/* vprintf of device code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

/* Arguments lie one after the other, each aligned to its size. */
static const unsigned char *argument(struct ptx_block *block, struct ptx_thread *thread,
                                     uint64_t *at, uint32_t size) {
    *at = (*at + size - 1) & ~(uint64_t)(size - 1);
    const unsigned char *host = ptx_reach(block, thread, PTX_GENERIC, *at, size, 1);
    *at += size;
    return host;
}

bool ptx_print(struct ptx_block *block, struct ptx_thread *thread, uint64_t format,
               uint64_t arguments) {
    const char *text = (const char *)ptx_reach(block, thread, PTX_GENERIC, format, 1, 1);
    char line[4096];
    size_t used = 0;
    if (!text) {
        return false;
    }
    while (*text && used + 1 < sizeof(line)) {
        if (*text != '%') {
            line[used++] = *text++;
            continue;
        }
        char spec[48];
        size_t length = strcspn(text + 1, "diouxXfFeEgGaAcsp%") + 2;
        if (length + 1 > sizeof(spec) || text[length - 1] == 0) {
            return ptx_fault(block, thread, "a format without an end");
        }
        memcpy(spec, text, length);
        spec[length] = 0;
        text += length;
        char kind = spec[length - 1];
        bool wide = strchr(spec, 'l') || kind == 'p' || kind == 's' || strchr("fFeEgGaA", kind);
        int wrote;
        size_t left = sizeof(line) - used;
        if (kind == '%') {
            wrote = snprintf(line + used, left, "%%");
        } else {
            const unsigned char *at = argument(block, thread, &arguments, wide ? 8 : 4);
            uint64_t bits = 0;
            double real;
            if (!at) {
                return false;
            }
            memcpy(&bits, at, wide ? 8 : 4);
            memcpy(&real, &bits, 8);
            if (strchr("fFeEgGaA", kind)) {
                wrote = snprintf(line + used, left, spec, real);
            } else if (kind == 's') {
                const char *string =
                    bits ? (const char *)ptx_reach(block, thread, PTX_GENERIC, bits, 1, 1)
                         : "(null)";
                if (!string) {
                    return false;
                }
                wrote = snprintf(line + used, left, spec, string);
            } else if (wide) {
                wrote = snprintf(line + used, left, spec, bits);
            } else {
                wrote = snprintf(line + used, left, spec, (uint32_t)bits);
            }
        }
        used += wrote < 0 ? 0 : (size_t)wrote < left ? (size_t)wrote : left - 1;
    }
    fwrite(line, 1, used, stdout);
    fflush(stdout);
    return true;
}
