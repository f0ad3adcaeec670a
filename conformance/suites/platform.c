/* Platforms. */
#include <stdlib.h>
#include <string.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urPlatformGetInfo(object, (ur_platform_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf.platform);
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf.platform);
}

TEST(query_errors) {
    conf_check_query_errors(get, conf.platform, UR_PLATFORM_INFO_NAME);
}

TEST(finds) {
    uint32_t count = 0, again = 0;
    UR(urPlatformGet(conf.adapter, 0, NULL, &count));
    CHECK(count >= 1);
    ur_platform_handle_t *platforms = conf_alloc((count + 1) * sizeof *platforms);
    UR(urPlatformGet(conf.adapter, count, platforms, &again));
    CHECK_EQ(again, count);
    bool found = false;
    for (uint32_t i = 0; i < count; ++i) {
        CHECK(platforms[i] != NULL);
        for (uint32_t k = 0; k < i; ++k) {
            CHECK_MSG(platforms[i] != platforms[k], "platform %u is given twice", i);
        }
        found = found || platforms[i] == conf.platform;
    }
    CHECK_MSG(found, "the platform of the first call is not among those of the second");
}

TEST(fewer_entries) {
    ur_platform_handle_t platforms[2] = {NULL, NULL};
    UR(urPlatformGet(conf.adapter, 1, platforms, NULL));
    CHECK(platforms[0] != NULL);
    CHECK_MSG(platforms[1] == NULL, "urPlatformGet wrote past NumEntries");
}

TEST(more_entries) {
    uint32_t count = 0, again = 0;
    UR(urPlatformGet(conf.adapter, 0, NULL, &count));
    ur_platform_handle_t *platforms = conf_alloc((count + 3) * sizeof *platforms);
    UR(urPlatformGet(conf.adapter, count + 3, platforms, &again));
    CHECK_EQ(again, count);
    CHECK_MSG(platforms[count] == NULL, "urPlatformGet wrote more platforms than there are");
}

TEST(api_version) {
    ur_api_version_t version = (ur_api_version_t)0;
    UR(urPlatformGetApiVersion(conf.platform, &version));
    CHECK_EQ(version, UR_API_VERSION_CURRENT);
}

TEST(names_adapter) {
    ur_adapter_handle_t adapter = NULL;
    UR(urPlatformGetInfo(conf.platform, UR_PLATFORM_INFO_ADAPTER, sizeof adapter, &adapter, NULL));
    CHECK_PTR(adapter, conf.adapter);
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    UR(urPlatformGetInfo(conf.platform, UR_PLATFORM_INFO_BACKEND, sizeof backend, &backend, NULL));
    CHECK_EQ(backend, conf.backend);
    char name[256] = "";
    UR(urPlatformGetInfo(conf.platform, UR_PLATFORM_INFO_NAME, sizeof name, name, NULL));
    CHECK_MSG(backend != UR_BACKEND_LEVEL_ZERO || strstr(name, "Level-Zero"),
              "programs know a platform of Level Zero by \"Level-Zero\" in its name, which is '%s'",
              name);
}

TEST(backend_option) {
    const char *option = NULL;
    UR_OR_UNSUPPORTED(urPlatformGetBackendOption(conf.platform, "-O2", &option));
    CHECK(option != NULL);
    option = (const char *)1;
    UR(urPlatformGetBackendOption(conf.platform, "", &option));
    CHECK_MSG(option && option != (const char *)1 && !*option,
              "the option for nothing is not empty");
    option = (const char *)1;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urPlatformGetBackendOption(conf.platform, "-no-such-option", &option));
    CHECK_MSG(option == (const char *)1, "an unknown option wrote its output");
}

TEST(native_handle) {
    ur_native_handle_t native = 0;
    UR_OR_UNSUPPORTED(urPlatformGetNativeHandle(conf.platform, &native));
    ur_platform_native_properties_t properties = {UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES,
                                                  NULL, false};
    ur_platform_handle_t platform = NULL;
    UR_OR_UNSUPPORTED(
        urPlatformCreateWithNativeHandle(native, conf.adapter, &properties, &platform));
    CHECK(platform != NULL);
    ur_native_handle_t again = 0;
    UR(urPlatformGetNativeHandle(platform, &again));
    CHECK_EQ(again, native);
}

static const conf_test tests[] = {
    CONF_TEST(finds, "urPlatformGet", "counts, then gives the platforms, the same ones each time"),
    CONF_TEST(fewer_entries, "urPlatformGet", "gives no more than NumEntries"),
    CONF_TEST(more_entries, "urPlatformGet", "leaves entries alone for which there is no platform"),
    CONF_TEST(api_version, "urPlatformGetApiVersion", "answers the version of this interface"),
    CONF_TEST(names_adapter, "urPlatformGetInfo", "leads back to the adapter and its backend"),
    CONF_TEST(unknown_query, "urPlatformGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urPlatformGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(backend_option, "urPlatformGetBackendOption",
              "translates -O2 and nothing, refuses what it does not know"),
    CONF_TEST(native_handle, "urPlatformGetNativeHandle urPlatformCreateWithNativeHandle",
              "gives a handle that leads back to the platform"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_platform_info_t", "urPlatformGetInfo", query);
    return conf_main_list(argc, argv, "platform", &list);
}
