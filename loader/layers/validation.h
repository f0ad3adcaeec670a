/* The parameter layer: checks each argument against the rules of its entry point before the call.
 */
#ifndef LOADER_LAYERS_VALIDATION_H
#define LOADER_LAYERS_VALIDATION_H

#include <stdbool.h>
#include <stdint.h>

#include "../layer.h"
#include "validation_form.h"

/* Checks that are called with the arguments where the program put them (validation_x86_64.S). What
 * the call puts on the stack above those that are there is a parameter before them, LOADER_PAD. */
#if LOADER_CHECKS_IN_PLACE && LOADER_CHECKS_KEEP
/* Leaves every register as it was but for the result. */
#define LOADER_CHECK __attribute__((visibility("hidden"), no_caller_saved_registers)) uint32_t
/* Eight bytes that are passed on the stack too, because a member of theirs is not aligned. */
struct __attribute__((packed)) loader_pad {
    char before;
    uint32_t word;
    char after[3];
};
#define LOADER_PAD struct loader_pad pad,
#elif LOADER_CHECKS_IN_PLACE
#define LOADER_CHECK __attribute__((visibility("hidden"))) uint32_t
struct loader_pad {
    uint64_t words[8];
};
#define LOADER_PAD struct loader_pad pad,
#else
#define LOADER_CHECK static inline uint32_t
#define LOADER_PAD
#endif

struct loader_rule {
    int32_t result;
    uint16_t function; /* ur_function_t */
    uint16_t params;   /* names of the parameters that it is about; place in loader_rule_words */
    uint16_t text;
    uint16_t expression; /* whether the text is a condition that must not hold */
};

/* generated/validation_rules.c */
extern const char loader_rule_words[][4096];
extern const struct loader_rule loader_rules[];
extern const unsigned loader_num_rules;

/* What is below the layer; set before its table is in use. */
extern __attribute__((visibility("hidden"))) const ur_layer_dditable_t *loader_checks_next;

/* generated/validation_checks.c: puts the checks into a table that is a copy of loader_checks_next.
 */
void loader_checks_fill(ur_layer_dditable_t *table);

/* Says which rule was broken and returns its result. */
__attribute__((cold, noinline, visibility("hidden"))) ur_result_t loader_rule_broken(unsigned rule);

#endif
