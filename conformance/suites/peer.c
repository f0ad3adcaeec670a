/* Access from one device to the memory of another. Needs a platform of two devices, or one whose
 * device can be parted: then a part of it is the other. */
#include "capture.h"

static void release_device(void *device) {
    urDeviceRelease(device);
}

/* NULL: there are no parts of it. */
static ur_device_handle_t part(void) {
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}};
    ur_device_partition_properties_t how = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                            &one, 1};
    ur_device_handle_t made = NULL;
    if (urDevicePartition(conf.device, &how, 1, &made, NULL) != UR_RESULT_SUCCESS) {
        return NULL;
    }
    conf_defer(release_device, made);
    return made;
}

static ur_device_handle_t peer(void) {
    NEED(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP);
    ur_device_handle_t devices[16];
    uint32_t count = 0;
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, CONF_COUNT(devices), devices, &count));
    ur_device_handle_t other = NULL;
    for (uint32_t i = 0; i < count && i < CONF_COUNT(devices); ++i) {
        other = !other && devices[i] != conf.device ? devices[i] : other;
        urDeviceRelease(devices[i]);
    }
    other = other ? other : part();
    if (!other) {
        conf_skip("the platform has one device");
    }
    return other;
}

TEST(tells) {
    ur_device_handle_t other = peer();
    for (int which = UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT;
         which <= UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT; ++which) {
        int value = 77;
        size_t size = 0;
        UR(urUsmP2PPeerAccessGetInfoExp(conf.device, other, (ur_exp_peer_info_t)which, 0, NULL,
                                        &size));
        CHECK_EQ(size, sizeof value);
        UR(urUsmP2PPeerAccessGetInfoExp(conf.device, other, (ur_exp_peer_info_t)which, size, &value,
                                        NULL));
        CHECK_MSG(value == 0 || value == 1, "answer %d", value);
    }
}

static void release(void *context) {
    urContextRelease(context);
}

TEST(copies) {
    ur_device_handle_t other = peer(), both[2] = {conf.device, other};
    int access = 0;
    UR(urUsmP2PPeerAccessGetInfoExp(conf.device, other, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                    sizeof access, &access, NULL));
    if (!access) {
        conf_unsupported("the device has no access to its peer");
    }
    ur_context_handle_t context = NULL;
    UR(urContextCreate(2, both, NULL, &context));
    conf_defer(release, context);
    UR(urUsmP2PEnablePeerAccessExp(conf.device, other));
    enum { SIZE = 1 << 20 };
    void *mine = NULL, *theirs = NULL;
    ur_queue_handle_t queue = NULL;
    unsigned char value = 0x71, out = 0;
    ur_result_t result = urUSMDeviceAlloc(context, conf.device, NULL, NULL, SIZE, &mine);
    result = result ? result : urUSMDeviceAlloc(context, other, NULL, NULL, SIZE, &theirs);
    result = result ? result : urQueueCreate(context, conf.device, NULL, &queue);
    result = result ? result : urEnqueueUSMFill(queue, theirs, 1, &value, SIZE, 0, NULL, NULL);
    result = result ? result : urEnqueueUSMMemcpy(queue, true, mine, theirs, SIZE, 0, NULL, NULL);
    result = result
                 ? result
                 : urEnqueueUSMMemcpy(queue, true, &out, (char *)mine + SIZE - 1, 1, 0, NULL, NULL);
    if (queue) {
        urQueueFinish(queue);
        urQueueRelease(queue);
    }
    if (theirs) {
        urUSMFree(context, theirs);
    }
    if (mine) {
        urUSMFree(context, mine);
    }
    ur_result_t disabled = urUsmP2PDisablePeerAccessExp(conf.device, other);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "%s %s", conf_result_name(result), conf_new_error());
    CHECK_EQ(disabled, UR_RESULT_SUCCESS);
    CHECK_EQ(out, 0x71);
}

static void release_queue(void *queue) {
    urQueueFinish(queue);
    urQueueRelease(queue);
}

struct memory {
    ur_context_handle_t context;
    void *at;
};

static void free_memory(void *data) {
    const struct memory *memory = data;
    urUSMFree(memory->context, memory->at);
}

static void disable_access(void *other) {
    urUsmP2PDisablePeerAccessExp(conf.device, other);
}

static ur_queue_handle_t queue_on(ur_context_handle_t context, ur_device_handle_t device) {
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(context, device, NULL, &queue));
    conf_defer(release_queue, queue);
    return queue;
}

/* One graph touches memory of both devices, and one of the other device comes after it, several
 * times: the value goes there and back, and one more each time around. */
TEST(graphs) {
    enum { SIZE = 1 << 16, TURNS = 5 };
    static struct memory mine, theirs, back;
    ur_device_handle_t other = peer(), both[2] = {conf.device, other};
    int access = 0;
    conf_need_capture();
    UR(urUsmP2PPeerAccessGetInfoExp(conf.device, other, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                    sizeof access, &access, NULL));
    if (!access) {
        conf_unsupported("the device has no access to its peer");
    }
    ur_context_handle_t context = NULL;
    UR(urContextCreate(2, both, NULL, &context));
    conf_defer(release, context);
    UR(urUsmP2PEnablePeerAccessExp(conf.device, other));
    conf_defer(disable_access, other);
    mine.context = theirs.context = back.context = context;
    UR(urUSMDeviceAlloc(context, conf.device, NULL, NULL, SIZE, &mine.at));
    conf_defer(free_memory, &mine);
    UR(urUSMDeviceAlloc(context, other, NULL, NULL, SIZE, &theirs.at));
    conf_defer(free_memory, &theirs);
    UR(urUSMHostAlloc(context, NULL, NULL, SIZE, &back.at));
    conf_defer(free_memory, &back);
    ur_queue_handle_t first = queue_on(context, conf.device), second = queue_on(context, other);
    UR(urQueueBeginGraphCaptureExp(first));
    ur_result_t there = urEnqueueUSMMemcpy(first, false, mine.at, back.at, SIZE, 0, NULL, NULL);
    ur_result_t over = urEnqueueUSMMemcpy(first, false, theirs.at, mine.at, SIZE, 0, NULL, NULL);
    ur_exp_executable_graph_handle_t to = conf_instantiate(conf_end_capture(first));
    UR(there);
    UR(over);
    UR(urQueueBeginGraphCaptureExp(second));
    ur_result_t home = urEnqueueUSMMemcpy(second, false, back.at, theirs.at, SIZE, 0, NULL, NULL);
    ur_exp_executable_graph_handle_t from = conf_instantiate(conf_end_capture(second));
    UR(home);
    unsigned char *bytes = back.at;
    memset(bytes, 1, SIZE);
    for (int turn = 0; turn < TURNS; ++turn) {
        ur_event_handle_t went = NULL, came = NULL;
        bytes[turn] = (unsigned char)(50 + turn);
        UR(urEnqueueGraphExp(first, to, 0, NULL, &went));
        conf_event(went);
        UR(urEventWait(1, &went));
        memset(bytes, 0, SIZE);
        UR(urEnqueueGraphExp(second, from, 1, &went, &came));
        conf_event(came);
        UR(urEventWait(1, &came));
        for (int i = 0; i < SIZE; ++i) {
            CHECK_EQ(bytes[i], i <= turn ? 50 + i : 1);
        }
    }
}

TEST(twice) {
    ur_device_handle_t other = peer();
    int access = 0;
    UR(urUsmP2PPeerAccessGetInfoExp(conf.device, other, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                    sizeof access, &access, NULL));
    if (!access) {
        conf_unsupported("the device has no access to its peer");
    }
    for (int i = 0; i < 2; ++i) {
        UR(urUsmP2PEnablePeerAccessExp(conf.device, other));
        UR(urUsmP2PEnablePeerAccessExp(conf.device, other));
        UR(urUsmP2PDisablePeerAccessExp(conf.device, other));
        UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urUsmP2PDisablePeerAccessExp(conf.device, other));
    }
}

static const conf_test tests[] = {
    CONF_TEST(tells, "urUsmP2PPeerAccessGetInfoExp", "tells access and atomics as 0 or 1"),
    CONF_TEST(copies, "urUsmP2PEnablePeerAccessExp urUsmP2PDisablePeerAccessExp",
              "gives access to the peer's memory"),
    CONF_TEST(twice, "urUsmP2PEnablePeerAccessExp urUsmP2PDisablePeerAccessExp",
              "enables access that is enabled, and refuses to disable what is not"),
    CONF_TEST(graphs, "urEnqueueGraphExp urUsmP2PEnablePeerAccessExp",
              "runs graphs over memory of two devices, one after the other"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"peer", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
