/* Fusion of launches of queues between which small arrays are copied to the device, as shapes and
 * strides are. */
#include <sys/uio.h>
#include <unistd.h>

#include "fusion_launches.h"

/* The size of the one dimension, and the steps of both arrays. */
enum { HALF = COUNT / 2, PLACES = 3 };
static const size_t half_size = HALF;
static const struct {
    int to, from;
    int64_t places[PLACES];
} steps[] = {{1, 0, {HALF, 2, 2}}, {2, 1, {HALF, 2, 2}}, {1, 2, {HALF, 2, 2}}};
enum { STEPS = CONF_COUNT(steps) };

struct scene {
    struct arrays arrays;
    ur_queue_handle_t queue;
    int64_t host[STEPS][PLACES]; /* lives until the copies are over */
    int64_t *device[STEPS];
    float expected[ARRAYS][COUNT];
    int copies; /* with events */
    ur_event_handle_t copied[STEPS];
    bool by_events; /* each launch waits for its copy and for the launch before */
    ur_event_handle_t launched;
};

static void cancel(void *queue) {
    (void)urQueueCancelFusionExp(queue);
}

static struct scene *new_scene(bool by_events) {
    const ur_queue_flags_t flag = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    struct scene *scene = conf_alloc(sizeof *scene);
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    if (by_events && !conf_has_queue_flag(flag)) {
        conf_unsupported("queues keep the order");
    }
    *scene = (struct scene){
        .arrays = new_arrays(), .queue = conf_queue(by_events ? flag : 0), .by_events = by_events};
    for (int i = 0; i < STEPS; ++i) {
        scene->device[i] = conf_usm(conf_usm_type(), sizeof scene->host[i]);
        memcpy(scene->host[i], steps[i].places, sizeof scene->host[i]);
    }
    return scene;
}

static void launch_step(struct scene *scene, int i, uint32_t wait_count,
                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const int dims = 1;
    ur_kernel_handle_t kernel = conf_kernel("fusion", "strided");
    UR(urKernelSetArgPointer(kernel, 0, NULL, scene->arrays.at[steps[i].to]));
    UR(urKernelSetArgPointer(kernel, 1, NULL, scene->arrays.at[steps[i].from]));
    UR(urKernelSetArgPointer(kernel, 2, NULL, scene->device[i]));
    UR(urKernelSetArgValue(kernel, 3, sizeof dims, NULL, &dims));
    UR(urEnqueueKernelLaunch(scene->queue, kernel, 1, NULL, &half_size, NULL, NULL, wait_count,
                             waits, event));
    if (event) {
        conf_event(*event);
    }
}

static void copy_step(struct scene *scene, int i, uint32_t wait_count,
                      const ur_event_handle_t *waits) {
    bool wanted = scene->copies || scene->by_events;
    UR(urEnqueueUSMMemcpy(scene->queue, false, scene->device[i], scene->host[i],
                          sizeof scene->host[i], wait_count, waits,
                          wanted ? &scene->copied[i] : NULL));
    if (wanted) {
        conf_event(scene->copied[i]);
    }
}

/* Each copy right before its launch. */
static void copy_and_launch(struct scene *scene) {
    for (int i = 0; i < STEPS; ++i) {
        copy_step(scene, i, 0, NULL);
        if (scene->by_events) {
            const ur_event_handle_t waits[] = {scene->copied[i], scene->launched};
            launch_step(scene, i, i ? 2 : 1, waits, &scene->launched);
        } else {
            launch_step(scene, i, 0, NULL, NULL);
        }
    }
}

/* One by one, and then made ready for the same again. */
static void run_unfused(struct scene *scene) {
    static const int64_t none[PLACES];
    int copies = scene->copies;
    scene->copies = 0;
    fill(scene->queue, &scene->arrays);
    copy_and_launch(scene);
    UR(urQueueFinish(scene->queue));
    read_back(scene->queue, &scene->arrays, scene->expected);
    scene->copies = copies;
    fill(scene->queue, &scene->arrays);
    for (int i = 0; i < STEPS; ++i) {
        UR(urEnqueueUSMMemcpy(scene->queue, true, scene->device[i], none, sizeof none, 0, NULL,
                              NULL));
    }
    UR(urQueueFinish(scene->queue));
    UR_OR_UNSUPPORTED(urQueueBeginFusionExp(scene->queue, NULL));
    conf_defer_settled(cancel, cancel, scene->queue);
}

static uint32_t fused(const struct scene *scene) {
    uint32_t value = 0;
    UR(urQueueGetFusionInfoExp(scene->queue, UR_FUSION_INFO_FUSED, sizeof value, &value, NULL));
    return value;
}

/* What is copied is read by a call that survives memory which is not there. Emulators have none. */
static bool copies_are_read(void) {
    char from = 1, to = 0;
    struct iovec here = {&to, 1}, there = {&from, 1};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == 1;
}

static void check(const struct scene *scene, uint32_t expected) {
    static float got[ARRAYS][COUNT];
    size_t size = 0;
    UR(urQueueGetFusionInfoExp(scene->queue, UR_FUSION_INFO_REPORT, 0, NULL, &size));
    char *text = conf_alloc(size + 1);
    UR(urQueueGetFusionInfoExp(scene->queue, UR_FUSION_INFO_REPORT, size, text, NULL));
    if (strstr(text, "did not take the fused kernel")) {
        conf_unsupported("the driver runs host code in the place of kernels");
    }
    CHECK_MSG(fused(scene) == expected || !driver_works() || !copies_are_read(),
              "%u launches are fused, expected %u:\n%s", fused(scene), expected, text);
    UR(urQueueFinish(scene->queue));
    read_back(scene->queue, &scene->arrays, got);
    CHECK(memcmp(got, scene->expected, sizeof got) == 0);
}

/* What is copied says that each work-item has elements of its own, or that it has not. */
TEST(strides) {
    struct scene *scene = new_scene(*(const bool *)data);
    if (conf_usm_type() != UR_USM_TYPE_DEVICE) {
        conf_unsupported("no memory of the device");
    }
    for (int turned = 0; turned <= 1; ++turned) {
        for (int again = 0; again < 2; ++again) {
            scene->host[2][2] = turned ? 1 : 2; /* the last one reads other elements */
            run_unfused(scene);
            copy_and_launch(scene);
            UR(urQueueEndFusionExp(scene->queue, NULL));
            check(scene, turned ? 2 : 3);
        }
    }
}

/* While work of before is under way, what it may do to what is copied is not known. */
TEST(busy) {
    struct scene *scene = new_scene(false);
    run_unfused(scene);
    UR_OR_UNSUPPORTED(urQueueCancelFusionExp(scene->queue));
    memset(scene->host, 0, sizeof scene->host);
    for (int i = 0; i < STEPS; ++i) { /* contents come from the device, to memory of the host */
        UR(urEnqueueUSMMemcpy(scene->queue, true, scene->device[i], steps[i].places,
                              sizeof scene->host[i], 0, NULL, NULL));
    }
    for (int i = 0; i < STEPS; ++i) {
        UR(urEnqueueUSMMemcpy(scene->queue, false, scene->host[i], scene->device[i],
                              sizeof scene->host[i], 0, NULL, NULL));
    }
    UR(urQueueBeginFusionExp(scene->queue, NULL));
    copy_and_launch(scene);
    UR(urQueueEndFusionExp(scene->queue, NULL));
    static float got[ARRAYS][COUNT];
    read_back(scene->queue, &scene->arrays, got);
    CHECK(memcmp(got, scene->expected, sizeof got) == 0);
}

/* The event of a copy comes after all launches before it. */
TEST(events) {
    struct scene *scene = new_scene(*(const bool *)data);
    scene->copies = STEPS;
    for (int wait = 0; wait < STEPS; ++wait) {
        run_unfused(scene);
        copy_and_launch(scene);
        UR(urEventWait(1, &scene->copied[wait]));
        if (wait == STEPS - 1 && conf_usm_type() == UR_USM_TYPE_HOST) {
            CHECK(memcmp(scene->arrays.at[2], scene->expected[2], BYTES) == 0);
        }
        ur_command_t type = UR_COMMAND_KERNEL_LAUNCH;
        UR(urEventGetInfo(scene->copied[0], UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
        CHECK_EQ(type, UR_COMMAND_USM_MEMCPY);
        UR(urQueueEndFusionExp(scene->queue, NULL));
        for (int i = 0; i < STEPS; ++i) {
            UR(urEventWait(1, &scene->copied[i]));
        }
        check(scene, conf_usm_type() == UR_USM_TYPE_DEVICE ? 3 : fused(scene));
    }
    run_unfused(scene);
    copy_and_launch(scene);
    UR(urQueueCancelFusionExp(scene->queue));
    UR(urEventWait(STEPS, scene->copied));
    check(scene, 0);
}

/* A copy to what launches before it use comes after them, and before those behind it. */
TEST(between) {
    static const float ones[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static const struct launch first = {"scale", 1, 0, -1, 2.0f, 0, false};
    static const struct launch second = {"add", 2, 1, -1, 1.0f, 0, false};
    struct scene *scene = new_scene(false);
    for (int fuses = 0; fuses <= 1; ++fuses) {
        if (fuses) {
            UR_OR_UNSUPPORTED(urQueueBeginFusionExp(scene->queue, NULL));
            conf_defer_settled(cancel, cancel, scene->queue);
        } else {
            fill(scene->queue, &scene->arrays);
        }
        for (int i = 0; i < ARRAYS; ++i) { /* of the first array before anybody uses it */
            if (i == 1) {
                enqueue(scene->queue, &first, &scene->arrays);
            }
            UR(urEnqueueUSMMemcpy(scene->queue, false, scene->arrays.at[i] + 8, ones, sizeof ones,
                                  0, NULL, NULL));
        }
        enqueue(scene->queue, &second, &scene->arrays);
        UR(urEnqueueUSMMemcpy(scene->queue, false, scene->arrays.at[3], scene->arrays.at[2],
                              sizeof ones, 0, NULL, NULL));
        if (fuses) {
            UR(urQueueEndFusionExp(scene->queue, NULL));
            check(scene, 0);
        } else {
            read_back(scene->queue, &scene->arrays, scene->expected);
            fill(scene->queue, &scene->arrays);
        }
    }
}

/* All copies first, the last one behind the first launch as well, in the place of what that read:
 * so the last two launches are one kernel, and the copy is between. */
TEST(order_of_copies) {
    struct scene *scene = new_scene(true);
    ur_event_handle_t launched[STEPS];
    run_unfused(scene);
    for (int again = 0; again < 2; ++again) {
        copy_step(scene, 0, 0, NULL);
        copy_step(scene, 1, 0, NULL);
        launch_step(scene, 0, 1, &scene->copied[0], &launched[0]);
        scene->device[2] = scene->device[0];
        copy_step(scene, 2, 1, &launched[0]);
        const ur_event_handle_t second[] = {launched[0], scene->copied[1], scene->copied[2]};
        launch_step(scene, 1, 3, second, &launched[1]);
        launch_step(scene, 2, 2, (ur_event_handle_t[]){launched[1], scene->copied[2]},
                    &launched[2]);
        UR(urEventWait(1, &launched[again ? 1 : 2])); /* settles, with others behind it or none */
        UR(urEventWait(STEPS, launched));
        UR(urEventWait(STEPS, scene->copied));
        if (again == 0) {
            check(scene, conf_usm_type() == UR_USM_TYPE_DEVICE ? 2 : fused(scene));
            fill(scene->queue, &scene->arrays);
            UR(urQueueFinish(scene->queue));
        }
    }
    UR(urQueueEndFusionExp(scene->queue, NULL));
    check(scene, fused(scene));
}

/* A launch ends that waits for nothing, beside one whose copy waits for what comes only then; and
 * what is copied is what that leaves there. */
TEST(stuck_copy) {
    struct scene *scene = new_scene(true);
    ur_queue_handle_t held = conf_queue(0);
    ur_event_handle_t copied = NULL, launched[STEPS];
    int64_t *source = conf_usm(conf_usm_type(), sizeof scene->host[1]);
    static const int64_t wrong[PLACES] = {1, 1, 1};
    run_unfused(scene);
    UR(urEnqueueUSMMemcpy(held, true, source, wrong, sizeof wrong, 0, NULL, NULL));
    conf_hold(held, NULL);
    UR(urEnqueueUSMMemcpy(held, false, source, scene->host[1], sizeof scene->host[1], 0, NULL,
                          &copied));
    conf_event(copied);
    copy_step(scene, 0, 0, NULL);
    launch_step(scene, 0, 1, &scene->copied[0], &launched[0]);
    UR(urEnqueueUSMMemcpy(scene->queue, false, scene->device[1], source, sizeof scene->host[1], 1,
                          &copied, &scene->copied[1]));
    conf_event(scene->copied[1]);
    launch_step(scene, 1, 2, (ur_event_handle_t[]){launched[0], scene->copied[1]}, &launched[1]);
    UR(urEventWait(1, &launched[0]));
    ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
    UR(urEventGetInfo(scene->copied[1], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status,
                      &status, NULL));
    CHECK(status != UR_EVENT_STATUS_COMPLETE);
    copy_step(scene, 2, 0, NULL);
    launch_step(scene, 2, 2, (ur_event_handle_t[]){launched[1], scene->copied[2]}, &launched[2]);
    conf_let_go();
    UR(urEventWait(1, &launched[2]));
    UR(urQueueEndFusionExp(scene->queue, NULL));
    check(scene, fused(scene));
}

int main(int argc, char **argv) {
    static const bool in_order = false, by_events = true;
    static const conf_test tests[] = {
        CONF_TEST_DATA(strides, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                       "fuses launches whose strides are copied right before them", &in_order),
        CONF_TEST_DATA(strides, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                       "fuses launches out of order that wait for copies of their strides",
                       &by_events),
        CONF_TEST(order_of_copies, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "has copies come behind the launches that they wait for"),
        CONF_TEST(stuck_copy, "urQueueBeginFusionExp urEnqueueHostTaskExp",
                  "has launches end that wait for nothing, beside one whose copy does"),
        CONF_TEST(busy, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "takes nothing for known that is still to be copied"),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventWait",
                       "gives out events of copies between fused launches", &in_order),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventWait",
                       "gives out events of copies that fused launches wait for", &by_events),
        CONF_TEST(between, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "keeps the place of copies of what launches use"),
    };
    const conf_suite suite = {"fusion_copies", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
