/* See processor.h. */
#include "processor.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

size_t ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]) {
    size_t count = 0;
#if defined(__x86_64__)
    static const unsigned leaves[][2] = {{0, 0},          {1, 0},         {7, 0},    {7, 1},
                                         {0xd, 1},        {0x14, 0},      {0x19, 0}, {0x24, 0},
                                         {0x80000001, 0}, {0x80000008, 0}};
    for (size_t i = 0; i < sizeof(leaves) / sizeof(*leaves); ++i) {
        unsigned r[4] = {0};
        (void)__get_cpuid_count(leaves[i][0], leaves[i][1], &r[0], &r[1], &r[2], &r[3]);
        if (leaves[i][0] == 1) {
            r[1] &= 0xffff;      /* without the number of the processor that answers */
            r[2] &= ~(1u << 27); /* and what the system has switched on */
        }
        if (leaves[i][0] == 0xd) {
            r[1] = 0; /* bytes of the state that is switched on */
        }
        if (leaves[i][0] == 0x80000008) {
            r[0] = r[2] = 0;
        }
        memcpy(facts + count, r, sizeof(r));
        count += 4;
    }
#endif
    const uint64_t words[2] = {getauxval(AT_HWCAP), getauxval(AT_HWCAP2)};
    memcpy(facts + count, words, sizeof(words));
    count += 2 * sizeof(words[0]) / 4;
#if defined(__aarch64__)
    char text[64] = "";
    int file =
        open("/sys/devices/system/cpu/cpu0/regs/identification/midr_el1", O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)!read(file, text, sizeof(text));
        close(file);
    }
    memcpy(facts + count, text, sizeof(text));
    count += sizeof(text) / 4;
#endif
    return count;
}

const char *ur_processor_wanted(void) {
    const char *name = getenv("UR_NATIVE_CPU_PROCESSOR");
    return name && *name ? name : NULL;
}

bool ur_processor_multiplies_and_adds(void) {
#if defined(__x86_64__)
    const char *name = ur_processor_wanted();
    return __builtin_cpu_supports("fma") &&
           !(name && (strcmp(name, "x86-64") == 0 || strcmp(name, "x86-64-v2") == 0));
#else
    return true;
#endif
}
