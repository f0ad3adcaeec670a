/* The validation layers: parameters above, what follows objects (tracked.c) below. */
#include "validation.h"

#include <string.h>

#include "layers.h"
#include "print.h"
#include "sink.h"
#include "tracked.h"

const ur_layer_dditable_t *loader_checks_next;

/* The order of `names` below. */
enum {
    PARAMETERS = 1,
    BOUNDS = 2,
    LEAKS = 4,
    LIFETIMES = 8,
    FULL = 16,
};

static const char *validation_word(uint16_t place) {
    return &loader_rule_words[place >> 12][place & 4095];
}

ur_result_t loader_rule_broken(unsigned index) {
    const struct loader_rule *rule = &loader_rules[index];
    const struct ur_print_function *function = ur_print_find_function(rule->function);
    char buffer[1024];
    struct ur_text text = {buffer, sizeof(buffer), 0};

    ur_text_add(&text, function ? ur_print_name(function->name) : "?");
    ur_text_add(&text, ": ");
    ur_text_add(&text, validation_word(rule->params));
    if (rule->expression) {
        ur_text_add(&text, ": `");
        ur_text_add(&text, validation_word(rule->text));
        ur_text_add(&text, "` must not hold");
    } else {
        ur_text_add(&text, " ");
        ur_text_add(&text, validation_word(rule->text));
    }
    ur_text_add(&text, ": ");
    ur_text_result(&text, (ur_result_t)rule->result);
    loader_sink_write(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR, buffer);
    return loader_caught((ur_result_t)rule->result, buffer);
}

/* Between the parameter checks and the adapters; what tracked.c fills. */
static ur_layer_dditable_t tracked_table;

static ur_result_t validation_init(uint32_t enabled, const ur_layer_dditable_t *next,
                                   ur_layer_dditable_t *out) {
    unsigned tracked = 0;
    loader_sink_open(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR);
    if (enabled & (LIFETIMES | FULL)) {
        tracked |= LOADER_TRACK_LIFETIMES;
    }
    if (enabled & (LEAKS | FULL)) {
        tracked |= LOADER_TRACK_LEAKS;
    }
    if (enabled & (BOUNDS | FULL)) {
        tracked |= LOADER_TRACK_BOUNDS;
    }
    if (tracked) {
        tracked_table = *next;
        ur_result_t result = loader_tracked_start(tracked, next, &tracked_table);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        next = &tracked_table;
    }
    *out = *next;
    if (enabled & (PARAMETERS | FULL)) {
        loader_checks_next = next;
        loader_checks_fill(out);
    }
    return UR_RESULT_SUCCESS;
}

static void validation_teardown(void) {
    loader_tracked_stop();
    loader_sink_close(&loader_validation_sink);
}

static const char *const names[] = {
    "UR_LAYER_PARAMETER_VALIDATION", "UR_LAYER_BOUNDS_CHECKING", "UR_LAYER_LEAK_CHECKING",
    "UR_LAYER_LIFETIME_VALIDATION",  "UR_LAYER_FULL_VALIDATION", NULL,
};

const struct loader_layer loader_validation_layer = {names, validation_init, validation_teardown};
