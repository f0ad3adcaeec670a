/* A recording whose launches are fused: what the program read back tells whether that is right. */
#include <inttypes.h>
#include <stdlib.h>

#include "replay.h"
#include "ur_fusion.h"

void ur_fuse_order(struct ur_call *call) {
    ur_queue_properties_t *properties = UR_CALL_ARGUMENT(call, ur_queue_properties_t *, 2);
    if (properties) {
        properties->flags &= ~(ur_queue_flags_t)UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    }
}

void ur_fuse_begin(struct ur_replay *replay, ur_queue_handle_t queue) {
    ur_result_t result = urQueueBeginFusionExp(queue, NULL);
    if (result != UR_RESULT_SUCCESS) {
        ur_say(replay, "launches of a queue cannot be fused (result %d).", (int)result);
    }
}

bool ur_fuse_leaves_out(unsigned function) {
    return function == UR_FUNCTION_EVENT_WAIT || function == UR_FUNCTION_QUEUE_FLUSH ||
           function == UR_FUNCTION_USM_FREE;
}

static uint32_t fuse_number(ur_queue_handle_t queue, ur_fusion_info_t name) {
    uint32_t value = 0;
    (void)urQueueGetFusionInfoExp(queue, name, sizeof(value), &value, NULL);
    return value;
}

void ur_fuse_tell(const struct ur_replay *replay) {
    uint64_t launches = 0, fused = 0, kernels = 0;
    for (size_t i = 0; i < replay->num_queues; i++) {
        ur_queue_handle_t queue = replay->queues[i].at;
        size_t size = 0;
        urQueueFinish(queue);
        launches += fuse_number(queue, UR_FUSION_INFO_LAUNCHES);
        fused += fuse_number(queue, UR_FUSION_INFO_FUSED);
        kernels += fuse_number(queue, UR_FUSION_INFO_KERNELS);
        if (!replay->options->verbose ||
            urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_REPORT, 0, NULL, &size) !=
                UR_RESULT_SUCCESS) {
            continue;
        }
        char *text = malloc(size);
        if (text && urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_REPORT, size, text, NULL) ==
                        UR_RESULT_SUCCESS) {
            printf("%s", text);
        }
        free(text);
    }
    printf("%" PRIu64 " launches were kept, and %" PRIu64 " of them became %" PRIu64 " kernels%s\n",
           launches, fused, kernels,
           fused || replay->options->verbose ? "" : "; -v says why none did");
}
