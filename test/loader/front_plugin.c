/* Calls from a library of a plugin's name; test_front.c. */
#include "loader/generated/older.h"

unsigned plugin_count(__typeof__(older_2025_2_PlatformGet) *get, ur_adapter_handle_t adapter,
                      ur_platform_handle_t *platform);

/* No tail call, after which it would be another's. */
__attribute__((visibility("default"))) unsigned
plugin_count(__typeof__(older_2025_2_PlatformGet) *get, ur_adapter_handle_t adapter,
             ur_platform_handle_t *platform) {
    uint32_t count = 0, filled = 0;
    ur_result_t result = get(&adapter, 1, 0, NULL, &count);
    if (result == UR_RESULT_SUCCESS && count) {
        result = get(&adapter, 1, 1, platform, &filled);
    }
    return result != UR_RESULT_SUCCESS || count != filled ? 99 : count;
}
