/* What Intel's compiler for GPUs ends the process over, for drivers that are as unkind: a printf
 * whose format is chosen when the kernel runs. Of modules whose lengths were checked. */
#ifndef TEST_FORMATS_H
#define TEST_FORMATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool prints_by_choice(const uint32_t *words, size_t count) {
    enum { HEADER = 5, EXT_INST = 12, LOAD = 61, SELECT = 169, PHI = 245, PRINTF = 184 };
    for (size_t at = HEADER; at < count && words[at] >> 16; at += words[at] >> 16) {
        if ((words[at] & 0xffff) != EXT_INST || words[at] >> 16 < 6 || words[at + 4] != PRINTF) {
            continue;
        }
        for (size_t by = HEADER; by < at; by += words[by] >> 16) {
            const uint32_t opcode = words[by] & 0xffff;
            if ((opcode == LOAD || opcode == SELECT || opcode == PHI) &&
                words[by + 2] == words[at + 5]) {
                return true;
            }
        }
    }
    return false;
}

#endif
