/* Queues on a command queue of the program's. Such a one executes lists that are closed, so each
 * command gets a list of its own: it is opened with the command, executed when the command ends,
 * and used anew once its fence says that the device is done with it. Nothing is held back: what the
 * program executes on its queue afterwards comes after.
 *
 * There are as many lists as commands were ever under way at once. To wait for one would be to wait
 * with the queue locked, maybe for an event that the host is to signal. */
#include "regular.h"
#include "context.h"

#include <stdlib.h>

#include "ze.h"

struct slot {
    struct slot *next;
    ze_command_list_handle_t list;
    /* Of its last execution; not signalled while the slot is spare or open. */
    ze_fence_handle_t fence;
};

/* All but the first four are guarded by the queue's lock. */
struct ze_regular {
    ze_command_queue_handle_t native;
    ur_context_handle_t context;
    ur_device_handle_t device;
    uint32_t ordinal;        /* of the command queue's group, which lists must have too */
    struct slot *open;       /* that of the command which is being appended, or NULL */
    struct slot *spare;      /* empty */
    struct slot *busy, *end; /* executed, in that order */
};

static ur_result_t slot_new(struct ze_regular *regular, struct slot **out) {
    struct slot *slot = calloc(1, sizeof(*slot));
    if (!slot) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ze_command_list_desc_t list = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
                                   .commandQueueGroupOrdinal = regular->ordinal};
    ze_fence_desc_t fence = {.stype = ZE_STRUCTURE_TYPE_FENCE_DESC};
    ur_result_t result = ZE_CHECK(zeCommandListCreate, regular->context->ze, regular->device->ze,
                                  &list, &slot->list);
    if (result != UR_RESULT_SUCCESS) {
        goto free_slot;
    }
    result = ZE_CHECK(zeFenceCreate, regular->native, &fence, &slot->fence);
    if (result != UR_RESULT_SUCCESS) {
        goto destroy_list;
    }
    *out = slot;
    return result;

destroy_list:
    ze.zeCommandListDestroy(slot->list);
free_slot:
    free(slot);
    return result;
}

static void slot_free(struct slot *slot) {
    ze.zeFenceDestroy(slot->fence);
    ze.zeCommandListDestroy(slot->list);
    free(slot);
}

static void slots_free(struct slot *slot) {
    while (slot) {
        struct slot *next = slot->next;
        slot_free(slot);
        slot = next;
    }
}

void ze_regular_destroy(struct ze_regular *regular, bool owned) {
    slots_free(regular->busy);
    slots_free(regular->spare);
    if (owned) {
        ze.zeCommandQueueDestroy(regular->native);
    }
    free(regular);
}

ze_command_queue_handle_t ze_regular_native(const struct ze_regular *regular) {
    return regular->native;
}

/* The slot that was executed first, if the device is done with it, else NULL. */
static struct slot *take_done(struct ze_regular *regular) {
    struct slot *slot = regular->busy;
    if (!slot || ze.zeFenceQueryStatus(slot->fence) != ZE_RESULT_SUCCESS) {
        return NULL;
    }
    regular->busy = slot->next;
    if (ze.zeFenceReset(slot->fence) != ZE_RESULT_SUCCESS ||
        ze.zeCommandListReset(slot->list) != ZE_RESULT_SUCCESS) {
        slot_free(slot); /* a new one will do */
        return NULL;
    }
    return slot;
}

ur_result_t ze_regular_open(struct ze_regular *regular, ze_command_list_handle_t *list) {
    struct slot *slot = regular->spare;
    if (slot) {
        regular->spare = slot->next;
    } else {
        slot = take_done(regular);
    }
    if (!slot) {
        ur_result_t result = slot_new(regular, &slot);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    slot->next = NULL;
    regular->open = slot;
    *list = slot->list;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_regular_execute(struct ze_regular *regular) {
    struct slot *slot = regular->open;
    if (!slot) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ZE_CHECK(zeCommandListClose, slot->list);
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeCommandQueueExecuteCommandLists, regular->native, 1, &slot->list,
                          slot->fence);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    regular->open = NULL;
    if (regular->busy) {
        regular->end->next = slot;
    } else {
        regular->busy = slot;
    }
    regular->end = slot;
    return result;
}

void ze_regular_drop(struct ze_regular *regular) {
    struct slot *slot = regular->open;
    if (!slot) {
        return;
    }
    regular->open = NULL;
    if (ze.zeCommandListReset(slot->list) != ZE_RESULT_SUCCESS) {
        slot_free(slot);
        return;
    }
    slot->next = regular->spare;
    regular->spare = slot;
}

ur_result_t ze_regular_wait(struct ze_regular *regular) {
    return ZE_CHECK(zeCommandQueueSynchronize, regular->native, UINT64_MAX);
}

ur_result_t ze_regular_idle(struct ze_regular *regular, bool *idle) {
    ze_result_t code = ze.zeCommandQueueSynchronize(regular->native, 0);
    *idle = code == ZE_RESULT_SUCCESS;
    return code == ZE_RESULT_NOT_READY ? UR_RESULT_SUCCESS
                                       : ze_check(code, "zeCommandQueueSynchronize");
}

/* ---- making --------------------------------------------------------------------------------- */

enum { PROBE_NS = 100 * 1000 * 1000 };

/* Whether lists of that group are executed by the command queue: an empty one tells. It is waited
 * for so that the queue does not look busy, but not for long: the program may have executed what
 * takes its time. */
static ur_result_t try_group(struct ze_regular *regular, uint32_t ordinal) {
    ze_command_list_handle_t list;
    regular->ordinal = ordinal;
    ur_result_t result = ze_regular_open(regular, &list);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_regular_execute(regular);
    if (result != UR_RESULT_SUCCESS) {
        slot_free(regular->open);
        regular->open = NULL;
    } else {
        ze.zeFenceHostSynchronize(regular->busy->fence, PROBE_NS);
    }
    return result;
}

/* Lists must be of the queue's group, which drivers before version 1.9 do not tell. */
static ur_result_t find_group(struct ze_regular *regular) {
    ur_device_handle_t device = regular->device;
    if (ze.zeCommandQueueGetOrdinal &&
        ze.zeCommandQueueGetOrdinal(regular->native, &regular->ordinal) == ZE_RESULT_SUCCESS) {
        return slot_new(regular, &regular->spare); /* what else is wrong shows here */
    }
    ur_result_t result = try_group(regular, device->compute_ordinal);
    return result == UR_RESULT_ERROR_INVALID_QUEUE && device->copy_ordinal >= 0
               ? try_group(regular, (uint32_t)device->copy_ordinal)
               : result;
}

ur_result_t ze_regular_create(ur_context_handle_t context, ur_device_handle_t device,
                              ze_command_queue_handle_t native, struct ze_regular **out) {
    struct ze_regular *regular = calloc(1, sizeof(*regular));
    if (!regular) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *regular = (struct ze_regular){.native = native, .context = context, .device = device};
    ur_result_t result = find_group(regular);
    if (result != UR_RESULT_SUCCESS) {
        free(regular);
        return result;
    }
    *out = regular;
    return result;
}
