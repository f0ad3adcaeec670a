/* Launches of queues that fuse, for the suites of such queues. */
#ifndef FUSION_QUEUES_H
#define FUSION_QUEUES_H

#include "fusion_launches.h"

static const struct launch steps[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 2, 1, -1, 0.3f, 0, false},
                                      {"both", 3, 2, 0, 0.0f, 0, false},
                                      {"add", 3, 3, -1, 0.7f, 0, false},
                                      {"scale", 0, 3, -1, 0.1f, 0, false}};

enum { STEPS = CONF_COUNT(steps) };

static inline void cancel(void *queue) {
    (void)urQueueCancelFusionExp(queue);
}

static inline void begin(ur_queue_handle_t queue, const ur_fusion_desc_t *desc) {
    UR_OR_UNSUPPORTED(urQueueBeginFusionExp(queue, desc));
    conf_defer_settled(cancel, cancel, queue);
}

static inline uint32_t queue_info(ur_queue_handle_t queue, ur_fusion_info_t name) {
    uint32_t value = 0;
    if (name == UR_FUSION_INFO_ACTIVE) {
        ur_bool_t active = 0;
        UR(urQueueGetFusionInfoExp(queue, name, sizeof active, &active, NULL));
        return active;
    }
    UR(urQueueGetFusionInfoExp(queue, name, sizeof value, &value, NULL));
    return value;
}

static inline void expect_steps(float out[ARRAYS][COUNT], const struct arrays *arrays,
                                ur_queue_handle_t queue) {
    static float got[ARRAYS][COUNT];
    read_back(queue, arrays, got);
    CHECK(memcmp(got, out, sizeof got) == 0);
}

/* What the steps give one by one. */
static inline void run_steps(ur_queue_handle_t queue, const struct arrays *arrays,
                             float out[ARRAYS][COUNT]) {
    fill(queue, arrays);
    for (int i = 0; i < STEPS; ++i) {
        enqueue(queue, &steps[i], arrays);
    }
    read_back(queue, arrays, out);
    fill(queue, arrays);
}

static inline uint32_t if_spirv(uint32_t count) {
    return conf_program_form() == CONF_FORM_SPIRV ? count : 0;
}

#endif
