/* The processor that objects are made for: the one that this process runs on. */
#ifndef UR_COMMON_LLVM_PROCESSOR_H
#define UR_COMMON_LLVM_PROCESSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* At most so many words. */
#define UR_PROCESSOR_FACTS 64

/* What LLVM chooses instructions by, as words that are the same on all processors of the machine,
 * at any time. Returns how many. */
size_t ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]);

/* Whether it has fused multiplication of floats. */
bool ur_processor_multiplies_and_adds(void);

#endif
