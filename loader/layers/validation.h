/* The parameter layer: checks each argument against the rules of its entry point before the call.
 */
#ifndef LOADER_LAYERS_VALIDATION_H
#define LOADER_LAYERS_VALIDATION_H

#include <stdbool.h>
#include <stdint.h>

#include "../layer.h"
#include "validation_form.h"

/* What a call puts on the stack above the arguments that are there. Eight bytes that are passed on
 * the stack too, because a member of theirs is not aligned. */
#if LOADER_CHECKS_IN_PLACE
struct __attribute__((packed)) loader_pad {
    char before;
    uint32_t word;
    char after[3];
};
#define LOADER_PAD struct loader_pad pad,
#else
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
