/* The processor that objects are made for: the one that this process runs on. */
#ifndef UR_COMPILE_PROCESSOR_H
#define UR_COMPILE_PROCESSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* At most so many words. */
#define UR_PROCESSOR_FACTS 64

/* What LLVM chooses instructions by, as words that are the same on all processors of the machine,
 * at any time. Returns how many. */
size_t ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]);

/* The processor that code is to be for in place of the machine's, by LLVM's name for it; NULL: none
 * is named (UR_NATIVE_CPU_PROCESSOR). */
const char *ur_processor_wanted(void);

/* Whether the one that code is for has fused multiplication of floats. */
bool ur_processor_multiplies_and_adds(void);

#endif
