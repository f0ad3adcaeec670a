/* Launches over a few arrays, for the suites of fusion: what was fused computes what the launches
 * compute, bit for bit. */
#ifndef FUSION_LAUNCHES_H
#define FUSION_LAUNCHES_H

#include <stdio.h>
#include <stdlib.h>

#include "conf.h"

enum { COUNT = 1024, LOCAL = 64, ARRAYS = 4, BYTES = COUNT * 4 };

static inline void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static inline ur_exp_command_buffer_handle_t new_buffer(bool in_order, bool updatable) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         in_order, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    return buffer;
}

/* ---- arrays ---------------------------------------------------------------------------------- */

struct arrays {
    float *at[ARRAYS];
};

static inline struct arrays new_arrays(void) {
    struct arrays arrays;
    for (int i = 0; i < ARRAYS; ++i) {
        arrays.at[i] = conf_usm(conf_usm_type(), BYTES);
    }
    return arrays;
}

static inline void fill(ur_queue_handle_t queue, const struct arrays *arrays) {
    float values[COUNT];
    for (int i = 0; i < ARRAYS; ++i) {
        for (int k = 0; k < COUNT; ++k) {
            values[k] = (float)((k * 37 + i * 1009) % 613) * 0.37f - 90.0f;
        }
        UR(urEnqueueUSMMemcpy(queue, true, arrays->at[i], values, BYTES, 0, NULL, NULL));
    }
}

static inline void read_back(ur_queue_handle_t queue, const struct arrays *arrays,
                             float out[ARRAYS][COUNT]) {
    for (int i = 0; i < ARRAYS; ++i) {
        UR(urEnqueueUSMMemcpy(queue, true, out[i], arrays->at[i], BYTES, 0, NULL, NULL));
    }
}

/* ---- launches -------------------------------------------------------------------------------- */

struct launch {
    const char *kernel;
    int to, from, other; /* arrays; -1: none */
    float by;            /* of scale and add */
    int n;               /* of guarded */
    bool grouped;        /* with groups of LOCAL work-items */
};

static inline ur_kernel_handle_t prepare(const struct launch *launch, const struct arrays *arrays) {
    ur_kernel_handle_t kernel = conf_kernel("fusion", launch->kernel);
    UR(urKernelSetArgPointer(kernel, 0, NULL, arrays->at[launch->to]));
    if (launch->from >= 0) {
        UR(urKernelSetArgPointer(kernel, 1, NULL, arrays->at[launch->from]));
    }
    if (launch->other >= 0) {
        UR(urKernelSetArgPointer(kernel, 2, NULL, arrays->at[launch->other]));
    } else if (strcmp(launch->kernel, "guarded") == 0) {
        UR(urKernelSetArgValue(kernel, 2, 4, NULL, &launch->n));
    } else if (strcmp(launch->kernel, "sum") == 0) {
        UR(urKernelSetArgLocal(kernel, 2, LOCAL * 4, NULL));
    } else if (strcmp(launch->kernel, "scale") == 0 || strcmp(launch->kernel, "add") == 0) {
        UR(urKernelSetArgValue(kernel, 2, 4, NULL, &launch->by));
    }
    return kernel;
}

static const size_t global_size = COUNT, local_size = LOCAL;

static inline void append(ur_exp_command_buffer_handle_t buffer, const struct launch *launch,
                          const struct arrays *arrays, uint32_t waits,
                          const ur_exp_command_buffer_sync_point_t *wait,
                          ur_exp_command_buffer_sync_point_t *point) {
    ur_kernel_handle_t kernel = prepare(launch, arrays);
    UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &global_size,
                                            launch->grouped ? &local_size : NULL, 0, NULL, waits,
                                            wait, 0, NULL, point, NULL, NULL));
}

static inline void enqueue(ur_queue_handle_t queue, const struct launch *launch,
                           const struct arrays *arrays) {
    UR(urEnqueueKernelLaunch(queue, prepare(launch, arrays), 1, NULL, &global_size,
                             launch->grouped ? &local_size : NULL, NULL, 0, NULL, NULL));
}

static inline uint32_t info(ur_exp_command_buffer_handle_t buffer, ur_fusion_info_t name) {
    uint32_t value = 0;
    UR_OR_UNSUPPORTED(urCommandBufferGetFusionInfoExp(buffer, name, sizeof value, &value, NULL));
    return value;
}

static inline const char *report(ur_exp_command_buffer_handle_t buffer) {
    size_t size = 0;
    UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, 0, NULL, &size));
    char *text = conf_alloc(size + 1);
    UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, size, text, NULL));
    return text;
}

/* Whether all is fused that can be. In a sweep of failures (test/drivers/fault_sweep.py) a launch
 * for which the driver fails runs by itself, in its place. */
static inline bool driver_works(void) {
    return getenv("UR_SOFT_FAIL") == NULL;
}

/* Fuses what was appended; `expected` launches become part of new kernels where the device takes
 * SPIR-V, and none where kernels are native code. */
static inline void fuse(ur_exp_command_buffer_handle_t buffer, const ur_fusion_desc_t *desc,
                        uint32_t expected) {
    uint32_t fused = 12345;
    UR_OR_UNSUPPORTED(urCommandBufferFuseExp(buffer, 0, 0, desc, &fused));
    if (conf_program_form() != CONF_FORM_SPIRV) {
        CHECK_EQ(fused, 0);
        return;
    }
    CHECK_MSG(fused == expected || !driver_works(), "%u launches are fused, expected %u:\n%s",
              fused, expected, report(buffer));
}

#endif
