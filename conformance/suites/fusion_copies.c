/* Fusion of launches of queues between which small arrays are copied to the device, as shapes and
 * strides are. */
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
};

static void cancel(void *queue) {
    (void)urQueueCancelFusionExp(queue);
}

static struct scene *new_scene(void) {
    struct scene *scene = conf_alloc(sizeof *scene);
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    *scene = (struct scene){.arrays = new_arrays(), .queue = conf_queue(0)};
    for (int i = 0; i < STEPS; ++i) {
        scene->device[i] = conf_usm(conf_usm_type(), sizeof scene->host[i]);
        memcpy(scene->host[i], steps[i].places, sizeof scene->host[i]);
    }
    return scene;
}

/* Each copy right before its launch. */
static void copy_and_launch(struct scene *scene) {
    const int dims = 1;
    for (int i = 0; i < STEPS; ++i) {
        ur_kernel_handle_t kernel = conf_kernel("fusion", "strided");
        UR(urKernelSetArgPointer(kernel, 0, NULL, scene->arrays.at[steps[i].to]));
        UR(urKernelSetArgPointer(kernel, 1, NULL, scene->arrays.at[steps[i].from]));
        UR(urKernelSetArgPointer(kernel, 2, NULL, scene->device[i]));
        UR(urKernelSetArgValue(kernel, 3, sizeof dims, NULL, &dims));
        UR(urEnqueueUSMMemcpy(scene->queue, false, scene->device[i], scene->host[i],
                              sizeof scene->host[i], 0, NULL,
                              scene->copies ? &scene->copied[i] : NULL));
        if (scene->copies) {
            conf_event(scene->copied[i]);
        }
        UR(urEnqueueKernelLaunch(scene->queue, kernel, 1, NULL, &half_size, NULL, NULL, 0, NULL,
                                 NULL));
    }
}

/* One by one, and then made ready for the same again. */
static void run_unfused(struct scene *scene) {
    static const int64_t none[PLACES];
    int copies = scene->copies;
    scene->copies = 0;
    fill(scene->queue, &scene->arrays);
    copy_and_launch(scene);
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

static void check(const struct scene *scene, uint32_t expected) {
    static float got[ARRAYS][COUNT];
    size_t size = 0;
    UR(urQueueGetFusionInfoExp(scene->queue, UR_FUSION_INFO_REPORT, 0, NULL, &size));
    char *text = conf_alloc(size + 1);
    UR(urQueueGetFusionInfoExp(scene->queue, UR_FUSION_INFO_REPORT, size, text, NULL));
    if (strstr(text, "did not take the fused kernel")) {
        conf_unsupported("the driver runs host code in the place of kernels");
    }
    CHECK_MSG(fused(scene) == expected || !driver_works(),
              "%u launches are fused, expected %u:\n%s", fused(scene), expected, text);
    read_back(scene->queue, &scene->arrays, got);
    CHECK(memcmp(got, scene->expected, sizeof got) == 0);
}

/* What is copied says that each work-item has elements of its own, or that it has not. */
TEST(strides) {
    struct scene *scene = new_scene();
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
    struct scene *scene = new_scene();
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
    struct scene *scene = new_scene();
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
    struct scene *scene = new_scene();
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

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST(strides, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "fuses launches whose strides are copied right before them"),
        CONF_TEST(busy, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "takes nothing for known that is still to be copied"),
        CONF_TEST(events, "urQueueBeginFusionExp urEventWait",
                  "gives out events of copies between fused launches"),
        CONF_TEST(between, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                  "keeps the place of copies of what launches use"),
    };
    const conf_suite suite = {"fusion_copies", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
