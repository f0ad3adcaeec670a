/* libFuzzer target: any byte string sets the logger or is refused at a place within it. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    struct ur_log_config config = {0};
    struct ur_log_syntax error;

    memcpy(text, data, size);
    text[size] = '\0';
    if (ur_log_parse(text, &config, &error) == 0) {
        if (config.level > UR_LOGGER_LEVEL_QUIET || config.flush > UR_LOGGER_LEVEL_QUIET)
            abort();
        if (config.output == UR_LOG_FILE &&
            (config.path_length == 0 || config.path < text ||
             config.path + config.path_length > text + strlen(text)))
            abort();
    } else if (error.position > strlen(text) || error.message[0] == '\0') {
        abort();
    }
    free(text);
    return 0;
}
