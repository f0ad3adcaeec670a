/* Whatever the bytes are, the reader of bundles stays within them and gives out only what lies
 * within. */
#include "program/bundle.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    ur_bundle bundle;

    /* Most random files have a wrong total size; correct it now and then to get past that check. */
    uint8_t *copy = malloc(size ? size : 1);
    if (!copy)
        return 0;
    memcpy(copy, data, size);
    if (size >= 16 && size % 2 == 0) {
        memcpy(copy, "URB1", 4);
        for (int i = 0; i < 8; i++)
            copy[8 + i] = (uint8_t)((uint64_t)size >> 8 * i);
    }
    if (!ur_bundle_open(copy, size, &bundle)) {
        unsigned sum = 0;
        for (uint32_t i = 0; i < bundle.count; i++) {
            ur_bundle_entry entry = ur_bundle_get(&bundle, i);
            const unsigned char *code = entry.code;
            if (code < copy || entry.size == 0 || (size_t)(code - copy) + entry.size > size)
                abort();
            sum += code[0] + code[entry.size - 1] + (unsigned)strlen(entry.target) +
                   (unsigned)strlen(entry.arch);
        }
        (void)*(volatile unsigned *)&sum;
    }
    free(copy);
    return 0;
}
