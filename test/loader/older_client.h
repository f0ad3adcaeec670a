/* What older_client.c tells of its calls. */
#ifndef TEST_LOADER_OLDER_CLIENT_H
#define TEST_LOADER_OLDER_CLIENT_H

#include "ur_api.h"

struct older_results {
    ur_result_t platform_get;
    ur_result_t platform_get_nothing; /* up to 2025.2 */
    ur_result_t program_build;
    ur_result_t bfloat16;
    ur_result_t xe;
    ur_result_t launch;
    ur_result_t fill;
    ur_result_t enqueue;
    ur_result_t release;
    size_t bfloat16_size;
    uint32_t count;
};

__attribute__((visibility("default"))) void older_client(void *handle,
                                                         struct older_results *results);

#endif
