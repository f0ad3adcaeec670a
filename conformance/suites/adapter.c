/* Adapters: finding, counting references, last error, logger. */
#include <stdatomic.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urAdapterGetInfo(object, (ur_adapter_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf.adapter);
}

static uint32_t references(void) {
    uint32_t count = 0;
    UR(urAdapterGetInfo(conf.adapter, UR_ADAPTER_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf.adapter);
}

TEST(query_errors) {
    conf_check_query_errors(get, conf.adapter, UR_ADAPTER_INFO_BACKEND);
}

TEST(finds) {
    uint32_t count = 0;
    UR(urAdapterGet(0, NULL, &count));
    CHECK(count >= 1);
    ur_adapter_handle_t adapters[16];
    uint32_t again = 0;
    UR(urAdapterGet(CONF_COUNT(adapters), adapters, &again));
    CHECK_EQ(again, count);
    bool found = false;
    for (uint32_t i = 0; i < again && i < CONF_COUNT(adapters); ++i) {
        found = found || adapters[i] == conf.adapter;
        UR(urAdapterRelease(adapters[i]));
    }
    CHECK_MSG(found, "the adapter of the first call is not among those of the second");
}

TEST(fewer_entries) {
    ur_adapter_handle_t adapters[2] = {NULL, NULL};
    UR(urAdapterGet(1, adapters, NULL));
    CHECK(adapters[0] != NULL);
    CHECK_MSG(adapters[1] == NULL, "urAdapterGet wrote past NumEntries");
    UR(urAdapterRelease(adapters[0]));
}

TEST(counts_references) {
    uint32_t before = references();
    CHECK(before >= 1);
    UR(urAdapterRetain(conf.adapter));
    CHECK_EQ(references(), before + 1);
    UR(urAdapterRelease(conf.adapter));
    CHECK_EQ(references(), before);
}

TEST(backend) {
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    UR(urAdapterGetInfo(conf.adapter, UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, NULL));
    CHECK_EQ(backend, conf.backend);
    CHECK(backend != UR_BACKEND_UNKNOWN);
}

TEST(last_error) {
    const char *text = (const char *)1;
    int32_t code = 0x5a5a;
    ur_result_t result = urAdapterGetLastError(conf.adapter, &text, &code);
    CHECK_MSG(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_ADAPTER_SPECIFIC ||
                  result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              "urAdapterGetLastError gave %s", conf_result_name(result));
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urAdapterGetLastError answers UNSUPPORTED_FEATURE");
    }
    CHECK_MSG(text != (const char *)1, "urAdapterGetLastError left the message untouched");
}

static _Atomic int messages;

static void on_message(ur_logger_level_t level, const char *text, void *user) {
    if (text && user == &messages && level <= UR_LOGGER_LEVEL_ERROR) {
        atomic_fetch_add(&messages, 1);
    }
}

static void remove_callback(void *unused) {
    (void)unused;
    urAdapterSetLoggerCallbackLevel(conf.adapter, UR_LOGGER_LEVEL_QUIET);
}

TEST(logger) {
    UR(urAdapterSetLoggerCallback(conf.adapter, on_message, &messages, UR_LOGGER_LEVEL_DEBUG));
    conf_defer(remove_callback, NULL);
    UR(urAdapterSetLoggerCallbackLevel(conf.adapter, UR_LOGGER_LEVEL_QUIET));
    atomic_store(&messages, 0);
    /* something that an adapter may want to talk about */
    ur_queue_handle_t none = NULL;
    ur_queue_properties_t wrong = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                   UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW};
    (void)!urQueueCreate(conf.context, conf.device, &wrong, &none);
    CHECK_MSG(atomic_load(&messages) == 0, "the logger callback was called at level quiet");
    UR(urAdapterSetLoggerCallbackLevel(conf.adapter, UR_LOGGER_LEVEL_ERROR));
}

static const conf_test tests[] = {
    CONF_TEST(finds, "urAdapterGet urAdapterRelease",
              "counts, then gives the adapters, the same ones each time"),
    CONF_TEST(fewer_entries, "urAdapterGet", "gives no more than NumEntries"),
    CONF_TEST(counts_references, "urAdapterRetain urAdapterRelease urAdapterGetInfo",
              "adds a reference that release takes away"),
    CONF_TEST(backend, "urAdapterGetInfo", "names the backend that was asked for"),
    CONF_TEST(unknown_query, "urAdapterGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urAdapterGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(last_error, "urAdapterGetLastError", "answers at any time"),
    CONF_TEST(logger, "urAdapterSetLoggerCallback urAdapterSetLoggerCallbackLevel",
              "takes a callback and keeps quiet"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_adapter_info_t", "urAdapterGetInfo", query);
    return conf_main_list(argc, argv, "adapter", &list);
}
