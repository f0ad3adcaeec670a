/* Contexts. */
#include <stdatomic.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urContextGetInfo(object, (ur_context_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf_new_context());
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf.context);
}

TEST(query_errors) {
    conf_check_query_errors(get, conf.context, UR_CONTEXT_INFO_NUM_DEVICES);
}

static uint32_t references(ur_context_handle_t context) {
    uint32_t count = 0;
    UR(urContextGetInfo(context, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

TEST(creates) {
    ur_context_handle_t context = conf_new_context();
    CHECK(context != NULL);
    uint32_t count = 0;
    UR(urContextGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    ur_device_handle_t device = NULL;
    UR(urContextGetInfo(context, UR_CONTEXT_INFO_DEVICES, sizeof device, &device, NULL));
    CHECK_PTR(device, conf.device);
}

TEST(properties) {
    ur_context_properties_t properties = {UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, NULL, 0};
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, &properties, &context));
    CHECK(context != NULL);
    UR(urContextRelease(context));
}

TEST(counts_references) {
    ur_context_handle_t context = conf_new_context();
    CHECK_EQ(references(context), 1);
    UR(urContextRetain(context));
    CHECK_EQ(references(context), 2);
    UR(urContextRelease(context));
    CHECK_EQ(references(context), 1);
}

TEST(outlives_release) {
    ur_context_handle_t context = NULL, told = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(context, conf.device, NULL, &queue));
    UR(urContextRelease(context));
    ur_result_t result = urQueueGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof told, &told, NULL);
    uint32_t devices = 0;
    if (result == UR_RESULT_SUCCESS) {
        result =
            urContextGetInfo(told, UR_CONTEXT_INFO_NUM_DEVICES, sizeof devices, &devices, NULL);
    }
    urQueueRelease(queue);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_PTR(told, context);
    CHECK_EQ(devices, 1);
}

static _Atomic int deleted;

static void on_delete(void *user) {
    if (user == &deleted) {
        atomic_fetch_add(&deleted, 1);
    }
}

TEST(deleter) {
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    atomic_store(&deleted, 0);
    ur_result_t result = urContextSetExtendedDeleter(context, on_delete, &deleted);
    if (result == UR_RESULT_SUCCESS) {
        result = urContextRetain(context);
        urContextRelease(context);
        CHECK_MSG(atomic_load(&deleted) == 0, "the deleter runs while there are references");
    }
    urContextRelease(context);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urContextSetExtendedDeleter answers UNSUPPORTED_FEATURE");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(atomic_load(&deleted), 1);
}

TEST(native_handle) {
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urContextGetNativeHandle(conf.context, &native));
    ur_context_native_properties_t properties = {UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, NULL,
                                                 false};
    ur_context_handle_t context = NULL;
    UR_OR_UNSUPPORTED(urContextCreateWithNativeHandle(native, conf.adapter, 1, &conf.device,
                                                      &properties, &context));
    CHECK(context != NULL);
    ur_result_t result = urContextGetNativeHandle(context, &again);
    ur_queue_handle_t queue = NULL;
    ur_result_t made = urQueueCreate(context, conf.device, NULL, &queue);
    if (queue) {
        urQueueRelease(queue);
    }
    urContextRelease(context);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(again, native);
    CHECK_EQ(made, UR_RESULT_SUCCESS);
    /* not owned: the context that it came from still works */
    conf_queue(0);
}

TEST(many) {
    /* Some drivers take a third of a second for a context, and memory of the device for each. */
    ur_context_handle_t contexts[64];
    double start = conf_seconds();
    for (size_t i = 0; i < CONF_COUNT(contexts) && (i < 8 || conf_seconds() - start < 5); ++i) {
        contexts[i] = conf_new_context();
        for (size_t k = 0; k < i; ++k) {
            CHECK(contexts[i] != contexts[k]);
        }
    }
}

static const conf_test tests[] = {
    CONF_TEST(creates, "urContextCreate urContextRelease urContextGetInfo",
              "holds the device it was made for"),
    CONF_TEST(properties, "urContextCreate", "takes empty properties"),
    CONF_TEST(counts_references, "urContextRetain urContextRelease",
              "starts with one reference and counts them"),
    CONF_TEST(outlives_release, "urContextRelease", "leaves the context to the queue made in it"),
    CONF_TEST(deleter, "urContextSetExtendedDeleter",
              "calls the deleter once, when the last reference goes"),
    CONF_TEST(unknown_query, "urContextGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urContextGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(native_handle, "urContextGetNativeHandle urContextCreateWithNativeHandle",
              "gives a handle from which a working context is made"),
    CONF_TEST(many, "urContextCreate", "makes many contexts at once"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_context_info_t", "urContextGetInfo", query);
    return conf_main_list(argc, argv, "context", &list);
}
