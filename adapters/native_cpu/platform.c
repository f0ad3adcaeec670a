/* The one platform. */
#include "compile/compiler.h"
#include "ncpu.h"
#include "ops.h"

static struct ur_platform_handle_t_ platform = {
    .object = {.ddi = &ur_shown, .kind = UR_KIND_PLATFORM, .refs = 1}};

ur_platform_handle_t ncpu_platform(void) {
    return &platform;
}

static ur_result_t find_platform(struct ur_platforms *platforms) {
    char why[1024];
    platforms->list[platforms->count++] = &platform;
    (void)ur_compiler_find(why, sizeof(why));
    ur_platforms_reason(platforms, "%s", why);
    return UR_RESULT_SUCCESS;
}

static const char *platform_info(ur_platform_handle_t unused, ur_platform_info_t what,
                                 char room[UR_PLATFORM_ROOM]) {
    (void)unused;
    (void)room;
    switch (what) {
    case UR_PLATFORM_INFO_NAME:
        return "Native CPU";
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return "Unified Runtime";
    case UR_PLATFORM_INFO_VERSION:
        return "0.12";
    default:
        return NULL;
    }
}

/* Programs arrive as finished host code, so every option that a front end knows stands for nothing
 * here. */
static const char *platform_option(ur_platform_handle_t unused, const char *frontend) {
    static const struct ur_option options[] = {
        {"", ""}, {"-O0", ""}, {"-O1", ""}, {"-O2", ""}, {"-O3", ""}};
    (void)unused;
    return ur_option_find(options, sizeof(options) / sizeof(options[0]), frontend);
}

const struct ur_self ncpu_self = {
    .log_name = "NATIVE_CPU",
    .title = "native CPU",
    .backend = UR_BACKEND_NATIVE_CPU,
    .present_as = "UR_NATIVE_CPU_PRESENT_AS",
    .take = ncpu_take,
    .give = ncpu_give,
    .find = find_platform,
    .text = platform_info,
    .option = platform_option,
};
