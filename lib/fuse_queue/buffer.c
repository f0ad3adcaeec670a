/* Fusing launches of command buffers. */
#include <stdlib.h>
#include <string.h>

#include "fusing.h"

/* Commands of the range that are launches and follow each other. */
struct run_of_launches {
    uint32_t first, count;
};

static bool can_be_fused(const ur_command *command) {
    return command->kind == UR_RECORDED_LAUNCH && command->wait_count == 0 && !command->signal;
}

/* What the first command of a group comes after: all that those of the group came after, which are
 * no commands of the group. */
static ur_result_t gather(struct ur_recording *recording, uint32_t first, uint32_t count,
                          uint32_t **after, uint32_t *after_count) {
    size_t most = 0;
    for (uint32_t i = first; i < first + count; ++i) {
        most += recording->commands[i]->after_count;
    }
    uint32_t *list = malloc((most + 1) * sizeof(*list));
    if (!list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint64_t mark = ++recording->mark;
    *after_count = 0;
    for (uint32_t i = first; i < first + count; ++i) {
        const ur_command *command = recording->commands[i];
        for (uint32_t k = 0; k < command->after_count; ++k) {
            ur_command *before = recording->commands[command->after[k]];
            if (command->after[k] < first && before->mark != mark) {
                before->mark = mark;
                list[(*after_count)++] = command->after[k];
            }
        }
    }
    *after = list;
    return UR_RESULT_SUCCESS;
}

/* Puts the kernel in the place of the first launch; of the others only their sync points stay. */
static ur_result_t buffer_replace(struct ur_recording *recording,
                                  const struct ur_fusing_group *group, uint32_t first) {
    uint32_t *after = NULL, after_count = 0;
    ur_command *command = recording->commands[first];
    struct ur_recorded_launch *launch = &command->as.launch, fused = *launch;
    uint32_t **joined = calloc(group->count, sizeof(*joined));
    ur_result_t result = joined ? gather(recording, first, group->count, &after, &after_count)
                                : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    fused.alternatives = malloc(sizeof(*fused.alternatives));
    for (uint32_t i = 1; i < group->count && result == UR_RESULT_SUCCESS; ++i) {
        joined[i] = malloc(sizeof(**joined));
        result = joined[i] ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (result != UR_RESULT_SUCCESS || !fused.alternatives) {
        for (uint32_t i = 1; joined && i < group->count; ++i) {
            free(joined[i]);
        }
        free(joined);
        free(after);
        free(fused.alternatives);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    fused.kernel = fused.source = group->kernel;
    fused.spare = NULL;
    fused.alternatives[0] = group->kernel;
    fused.alternative_count = 1;
    ur_own.Kernel.pfnRetain(group->kernel);
    fused.has_local = group->has_local;
    memcpy(fused.global, group->global, sizeof(fused.global));
    memcpy(fused.local, group->local, sizeof(fused.local));
    ur_launch_free(launch);
    *launch = fused;
    free(command->after);
    command->after = after;
    command->after_count = after_count;
    if (after_count > recording->most_after) {
        recording->most_after = after_count;
    }
    command->awaited = true;
    for (uint32_t i = 1; i < group->count; ++i) {
        ur_command *other = recording->commands[first + i];
        struct ur_recorded_join join = {.type = UR_COMMAND_KERNEL_LAUNCH};
        ur_launch_free(&other->as.launch);
        memset(&other->as, 0, sizeof(other->as));
        other->as.join = join;
        other->kind = UR_RECORDED_JOIN;
        free(other->after);
        joined[i][0] = recording->in_order ? first + i - 1 : first;
        other->after = joined[i];
        other->after_count = 1;
    }
    free(joined);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fuse_run(ur_exp_command_buffer_handle_t buffer, uint32_t first, uint32_t count,
                            const struct ur_fusing_options *options) {
    struct ur_recording *recording = &buffer->recording;
    const struct ur_recorded_launch **launches = malloc(count * sizeof(*launches));
    struct ur_fusing_group *groups = calloc(count, sizeof(*groups));
    uint32_t group_count = 0;
    ur_result_t result =
        launches && groups ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        launches[i] = &recording->commands[first + i]->as.launch;
    }
    if (result == UR_RESULT_SUCCESS) {
        const struct ur_fusing_sequence sequence = {.count = count, .launches = launches};
        result = ur_fusing_plan(recording->context, recording->device, options, &sequence, NULL,
                                buffer->fusion, groups, &group_count);
    }
    for (uint32_t g = 0; g < group_count; ++g) {
        if (result == UR_RESULT_SUCCESS) {
            result = buffer_replace(recording, &groups[g], first + groups[g].first);
        }
        if (result != UR_RESULT_SUCCESS) { /* those that are replaced have theirs */
            ur_own.Kernel.pfnRelease(groups[g].kernel);
        }
        free(groups[g].buffers);
    }
    free(launches);
    free(groups);
    return result;
}

static void end_report(struct ur_fusing_report *report) {
    ur_fusing_report_end(report);
    free(report);
}

static ur_result_t fuse(ur_exp_command_buffer_handle_t buffer, uint32_t first, uint32_t count,
                        const struct ur_fusing_options *options) {
    struct ur_recording *recording = &buffer->recording;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (buffer->finalized || recording->updatable || recording->native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "the command buffer is %s: its launches can no longer be fused",
                       buffer->finalized      ? "finalized"
                       : recording->updatable ? "updatable"
                                              : "known by its native handle");
    }
    if (first > recording->count || count > recording->count - first) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "commands %u to %u, and the command buffer has %u", first, first + count,
                       recording->count);
    }
    if (!buffer->fusion) {
        buffer->fusion = calloc(1, sizeof(*buffer->fusion));
        if (!buffer->fusion) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        buffer->fusion_end = end_report;
    }
    uint32_t end = count ? first + count : recording->count;
    for (uint32_t i = first; i < end && result == UR_RESULT_SUCCESS;) {
        uint32_t launches = 0;
        while (i + launches < end && can_be_fused(recording->commands[i + launches])) {
            ++launches;
        }
        if (launches) {
            /* What stands behind may look at memory that is given up only after all. */
            bool last = i + launches == end;
            struct ur_fusing_options without = {.flags = options->flags};
            result = fuse_run(buffer, i, launches, last ? options : &without);
        }
        i += launches ? launches : 1;
    }
    return result;
}

ur_result_t urCommandBufferFuseExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                   uint32_t firstCommand, uint32_t numCommands,
                                   const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    struct ur_fusing_options options;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = ur_fusing_options_copy(&options, pDesc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&hCommandBuffer->lock);
    uint32_t before = hCommandBuffer->fusion ? hCommandBuffer->fusion->fused : 0;
    result = fuse(hCommandBuffer, firstCommand, numCommands, &options);
    if (result == UR_RESULT_SUCCESS && pNumFused) {
        *pNumFused = hCommandBuffer->fusion->fused - before;
    }
    pthread_mutex_unlock(&hCommandBuffer->lock);
    ur_fusing_options_end(&options);
    return result;
}

ur_result_t urCommandBufferGetFusionInfoExp(ur_exp_command_buffer_handle_t hCommandBuffer,
                                            ur_fusion_info_t propName, size_t propSize,
                                            void *pPropValue, size_t *pPropSizeRet) {
    static const struct ur_fusing_report none;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    pthread_mutex_lock(&hCommandBuffer->lock);
    ur_result_t result = ur_fusing_report_query(
        hCommandBuffer->fusion ? hCommandBuffer->fusion : &none, false, propName, out);
    pthread_mutex_unlock(&hCommandBuffer->lock);
    return result;
}
