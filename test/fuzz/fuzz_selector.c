/* libFuzzer target: any byte string is a selector or is refused at a place within it, and asking an
 * accepted one never goes wrong. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "loader/selector.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    struct loader_selector *selector = NULL;
    struct loader_selector_error error;

    memcpy(text, data, size);
    text[size] = '\0';
    ur_result_t result = loader_selector_parse(text, &selector, &error);
    if (result == UR_RESULT_SUCCESS) {
        static const ur_backend_t backends[] = {UR_BACKEND_LEVEL_ZERO, UR_BACKEND_OPENCL,
                                                UR_BACKEND_OFFLOAD};
        for (size_t i = 0; i < 3; i++) {
            uint32_t term;
            struct loader_selector_subject subject = {
                backends[i], UR_DEVICE_TYPE_GPU, loader_selector_depth(selector, backends[i]), {0}};
            bool selected = loader_selector_selects(selector, &subject, &term);
            if (term > selector->num_terms)
                abort();
            /* What rules the backend out lets none of its devices through. */
            if (loader_selector_rules_out(selector, backends[i],
                                          LOADER_TYPE_BIT(UR_DEVICE_TYPE_GPU), &term) &&
                selected)
                abort();
        }
        loader_selector_free(selector);
    } else if (error.position > strlen(text) || error.message[0] == '\0') {
        abort();
    }
    free(text);
    return 0;
}
