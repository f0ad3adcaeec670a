#include "options.h"

#include <stdlib.h>
#include <string.h>

bool ur_options_have(const char *options, const char *name) {
    size_t length = strlen(name);
    for (const char *at = options ? options : ""; *at;) {
        at += strspn(at, " \t\n");
        size_t word = strcspn(at, " \t\n");
        if (word == length && memcmp(at, name, length) == 0) {
            return true;
        }
        at += word;
    }
    return false;
}

ur_result_t ur_options_keep(char **kept, const char *options) {
    char *copy = strdup(options ? options : "");
    if (!copy) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    free(*kept);
    *kept = copy;
    return UR_RESULT_SUCCESS;
}
