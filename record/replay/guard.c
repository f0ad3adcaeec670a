/* Launches that might end the device that they are replayed on: found before they are made.
 *
 * A kernel may keep memory for each group, and the size of groups is the adapter's choice where the
 * program does not say: it is made to be the recorded one. A launch that cannot have that, that
 * failed when it was recorded, or is given memory that is not here, is left out, with a sentence.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

/* ---- what kernels of SPIR-V use ---- */

enum { MAGIC = 0x07230203, HEADER = 5 };
enum { OP_ENTRY_POINT = 15, OP_FUNCTION = 54, OP_FUNCTION_END = 56, OP_DECORATE = 71 };
enum { DECORATION_BUILT_IN = 11 };

/* What is numbered 24 and on in SPIR-V: NumWorkgroups to SubgroupLocalInvocationId. */
static unsigned use_of(uint32_t built_in) {
    switch (built_in) {
    case 24: /* NumWorkgroups */
    case 25: /* WorkgroupSize */
    case 26: /* WorkgroupId */
    case 27: /* LocalInvocationId */
    case 29: /* LocalInvocationIndex */
    case 32: /* EnqueuedWorkgroupSize */
        return UR_USES_GROUPS;
    case 36: /* SubgroupSize */
    case 37: /* SubgroupMaxSize */
    case 38: /* NumSubgroups */
    case 39: /* NumEnqueuedSubgroups */
    case 40: /* SubgroupId */
    case 41: /* SubgroupLocalInvocationId */
        return UR_USES_SUBGROUPS | UR_USES_GROUPS;
    default:
        return 0;
    }
}

struct entry {
    char *name;
    unsigned uses;
};

struct ur_module {
    struct entry *entries;
    size_t count;
    unsigned any; /* of all functions */
};

struct words {
    const uint32_t *at;
    size_t count;
    uint8_t *uses;      /* of variables and functions, by their number */
    uint32_t bound;     /* numbers are below */
    uint32_t *function; /* the first word of each, and their number */
    size_t num_functions;
};

/* Whether an operand names something that is used; a literal that looks like it counts as it. */
static bool guard_spread(struct words *w) {
    bool more = false;
    for (size_t at = HEADER, length; at < w->count; at += length) {
        length = w->at[at] >> 16;
        if (!length || length > w->count - at) {
            return false;
        }
        if ((w->at[at] & 0xffff) != OP_FUNCTION || length < 3 || w->at[at + 2] >= w->bound) {
            continue;
        }
        uint8_t *uses = &w->uses[w->at[at + 2]], before = *uses;
        while (at < w->count && (w->at[at] & 0xffff) != OP_FUNCTION_END) {
            length = w->at[at] >> 16;
            if (!length || length > w->count - at) {
                return false;
            }
            for (size_t i = 1; i < length; i++) {
                *uses |= w->at[at + i] < w->bound ? w->uses[w->at[at + i]] : 0;
            }
            at += length;
        }
        length = at < w->count ? w->at[at] >> 16 : 1;
        more |= *uses != before;
        if (!length) {
            return false;
        }
    }
    return more;
}

/* Of a module that cannot be read, every kernel may use anything. */
static void read_module(struct ur_module *module, const unsigned char *bytes, size_t size) {
    struct words w = {.count = size / 4};
    module->any = UR_USES_GROUPS | UR_USES_SUBGROUPS;
    uint32_t *words = w.count > HEADER ? malloc(w.count * 4) : NULL;
    if (!words) {
        return;
    }
    memcpy(words, bytes, w.count * 4);
    w.at = words;
    w.bound = words[3];
    w.uses = words[0] == MAGIC && w.bound <= 1u << 24 ? calloc(w.bound + 1, 1) : NULL;
    if (!w.uses) {
        free(words);
        return;
    }
    module->any = 0;
    for (size_t at = HEADER, length; at < w.count; at += length) {
        length = words[at] >> 16;
        if (!length || length > w.count - at) {
            break;
        }
        if ((words[at] & 0xffff) == OP_DECORATE && length >= 4 &&
            words[at + 2] == DECORATION_BUILT_IN && words[at + 1] < w.bound) {
            w.uses[words[at + 1]] |= (uint8_t)use_of(words[at + 3]);
            module->any |= use_of(words[at + 3]);
        }
    }
    while (module->any && guard_spread(&w)) {
    }
    for (size_t at = HEADER, length; at < w.count; at += length) {
        length = words[at] >> 16;
        if (!length || length > w.count - at) {
            break;
        }
        if ((words[at] & 0xffff) != OP_ENTRY_POINT || length < 4 || words[at + 2] >= w.bound) {
            continue;
        }
        struct entry *more =
            realloc(module->entries, (module->count + 1) * sizeof(*module->entries));
        const char *name = (const char *)&words[at + 3];
        if (more) {
            module->entries = more;
            more[module->count++] =
                (struct entry){strndup(name, (length - 3) * 4), w.uses[words[at + 2]]};
        }
    }
    free(w.uses);
    free(words);
}

static struct ur_module *new_module(struct ur_replay *replay, uint64_t handle) {
    const void *key = (const void *)(uintptr_t)handle;
    struct ur_module *module = ur_map_get(&replay->modules, key);
    if (!module) {
        module = calloc(1, sizeof(*module));
        if (!module || !ur_map_put(&replay->modules, key, module)) {
            free(module);
            return NULL;
        }
    }
    for (size_t i = 0; i < module->count; i++) {
        free(module->entries[i].name);
    }
    free(module->entries);
    *module = (struct ur_module){0};
    return module;
}

void ur_guard_program(struct ur_replay *replay, const struct ur_call *recorded,
                      const struct ur_call *live) {
    struct ur_module *module;
    if (recorded->function->id == UR_FUNCTION_PROGRAM_CREATE_WITH_IL) {
        module = new_module(replay, ur_call_recorded(recorded, 4));
        if (module) {
            read_module(module, UR_CALL_ARGUMENT(live, const unsigned char *, 1),
                        UR_CALL_ARGUMENT(live, size_t, 2));
        }
        return;
    }
    /* A linked one: each of its kernels may call all there is. */
    unsigned any = 0;
    uint64_t made = 0;
    for (size_t i = 0; i < recorded->num_slots; i++) {
        const struct ur_slot *slot = &recorded->slots[i];
        bool list = ur_call_place(recorded, "phPrograms") == slot->param;
        const struct ur_module *of =
            list ? ur_map_get(&replay->modules, (const void *)(uintptr_t)slot->recorded) : NULL;
        if (list) {
            any |= of ? of->any : UR_USES_GROUPS | UR_USES_SUBGROUPS;
        }
        made = slot->out && slot->kind == UR_SLOT_HANDLE ? slot->recorded : made;
    }
    module = made ? new_module(replay, made) : NULL;
    if (module) {
        module->any = any;
    }
}

void ur_guard_code(struct ur_replay *replay, uint64_t handle, const unsigned char *il,
                   size_t size) {
    struct ur_module *module = new_module(replay, handle);
    if (module) {
        read_module(module, il, size);
    }
}

unsigned ur_guard_uses(const struct ur_replay *replay, uint64_t program, const char *kernel) {
    const struct ur_module *module = ur_map_get(&replay->modules, (const void *)(uintptr_t)program);
    for (size_t i = 0; module && i < module->count; i++) {
        if (module->entries[i].name && strcmp(module->entries[i].name, kernel) == 0) {
            return module->entries[i].uses;
        }
    }
    return module ? module->any : UR_USES_GROUPS | UR_USES_SUBGROUPS;
}

/* ---- groups ---- */

struct ur_choice {
    uint32_t dims;
    size_t global[3], local[3];
};

static struct ur_choice *choice_of(const struct ur_kernel *kernel, uint32_t dims,
                                   const size_t *global) {
    for (size_t i = 0; i < kernel->num_choices; i++) {
        struct ur_choice *choice = &kernel->choices[i];
        if (choice->dims == dims && memcmp(choice->global, global, dims * sizeof(*global)) == 0) {
            return choice;
        }
    }
    return NULL;
}

void ur_guard_group(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_choice choice = {0};
    ur_get_number(&reading);
    uint64_t handle = ur_get_number(&reading);
    choice.dims = (uint32_t)ur_get_number(&reading);
    for (uint32_t i = 0; i < choice.dims && i < 3; i++) {
        choice.global[i] = (size_t)ur_get_number(&reading);
        choice.local[i] = (size_t)ur_get_number(&reading);
    }
    struct ur_kernel *kernel = ur_map_get(&replay->kernels, (const void *)(uintptr_t)handle);
    if (reading.failed || choice.dims < 1 || choice.dims > 3 || !kernel) {
        return;
    }
    struct ur_choice *known = choice_of(kernel, choice.dims, choice.global);
    if (!known) {
        size_t number = kernel->num_choices;
        if (!(number & (number - 1))) { /* full at each power of two */
            void *more =
                realloc(kernel->choices, (number ? number * 2 : 1) * sizeof(*kernel->choices));
            if (!more) {
                return;
            }
            kernel->choices = more;
        }
        known = &kernel->choices[kernel->num_choices++];
    }
    *known = choice;
}

static ur_device_handle_t device_of(const struct ur_replay *replay, const struct ur_call *live) {
    ur_device_handle_t device = replay->devices[0];
    if (ur_is_launch(live->function->id)) {
        urQueueGetInfo(UR_CALL_ARGUMENT(live, ur_queue_handle_t, 0), UR_QUEUE_INFO_DEVICE,
                       sizeof(device), &device, NULL);
    }
    return device;
}

static bool guard_fits(const struct ur_choice *choice, ur_kernel_handle_t kernel,
                       ur_device_handle_t device) {
    size_t most = 0, items = 1, most_items[3] = {0};
    if (urKernelGetGroupInfo(kernel, device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE, sizeof(most),
                             &most, NULL) ||
        urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, sizeof(most_items), most_items,
                        NULL)) {
        return false;
    }
    for (uint32_t i = 0; i < choice->dims; i++) {
        if (!choice->local[i] || choice->local[i] > most_items[i] ||
            choice->local[i] > most / items || choice->global[i] % choice->local[i]) {
            return false;
        }
        items *= choice->local[i];
    }
    return true;
}

/* Where groups that divide the range are small and many, adapters launch larger ones that do not,
 * which they tell nobody: they would be refused from a program. None does that for groups of 64,
 * nor for so few. */
static bool is_sure(const struct ur_choice *choice) {
    enum { LARGE = 64, FEW = 32 };
    size_t items = 1, groups = 1;
    for (uint32_t i = 0; i < choice->dims; i++) {
        size_t local = choice->local[i] ? choice->local[i] : 1;
        items = items < LARGE ? items * local : items;
        groups = groups <= FEW ? groups * ((choice->global[i] + local - 1) / local) : groups;
    }
    return items >= LARGE || groups <= FEW;
}

/* False where the program chose the groups itself. */
static bool left_groups(const struct ur_call *call) {
    const size_t *local = UR_CALL_ARGUMENT(call, const size_t *, 5);
    uint32_t dims = UR_CALL_ARGUMENT(call, uint32_t, 2);
    return (!local || !local[0]) && UR_CALL_ARGUMENT(call, const size_t *, 4) && dims >= 1 &&
           dims <= 3;
}

static const struct ur_choice *sure_choice(const struct ur_kernel *kernel,
                                           const struct ur_call *call) {
    const struct ur_choice *choice = choice_of(kernel, UR_CALL_ARGUMENT(call, uint32_t, 2),
                                               UR_CALL_ARGUMENT(call, const size_t *, 4));
    return choice && is_sure(choice) ? choice : NULL;
}

static bool put_choice(struct ur_call *call, const struct ur_choice *choice) {
    size_t *chosen = ur_call_memory(call, sizeof(choice->local));
    if (chosen) {
        memcpy(chosen, choice->local, sizeof(choice->local));
        UR_CALL_ARGUMENT(call, size_t *, 5) = chosen;
    }
    return chosen != NULL;
}

static bool set_groups(struct ur_replay *replay, const struct ur_kernel *kernel,
                       struct ur_call *live, char *why, size_t size) {
    if (replay->same_device || !left_groups(live)) {
        return true;
    }
    uint32_t dims = UR_CALL_ARGUMENT(live, uint32_t, 2);
    const struct ur_choice *choice = sure_choice(kernel, live);
    if (choice && guard_fits(choice, UR_CALL_ARGUMENT(live, ur_kernel_handle_t, 1),
                             device_of(replay, live))) {
        return put_choice(live, choice);
    }
    if (!(kernel->uses & UR_USES_GROUPS)) {
        return true; /* it does not know in which group it is */
    }
    if (choice) {
        snprintf(why, size,
                 "the recorded device chose groups of %zu x %zu x %zu for it, which this one does "
                 "not take, and the kernel may have memory for so many",
                 choice->local[0], dims > 1 ? choice->local[1] : 1,
                 dims > 2 ? choice->local[2] : 1);
    } else {
        snprintf(why, size,
                 "the recorded device chose its groups, the recording does not tell for sure how, "
                 "and the kernel may have memory for so many");
    }
    return false;
}

/* ---- memory ---- */

static bool is_cpu(ur_device_handle_t device) {
    ur_device_type_t type = UR_DEVICE_TYPE_ALL;
    urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL);
    return type == UR_DEVICE_TYPE_CPU;
}

/* An argument that was set before: its memory may be gone since, or be another here. */
static bool guard_renew(const struct ur_replay *replay, const struct ur_argument *argument,
                        const struct ur_call *live) {
    uint64_t now = ur_live_address(replay, argument->object);
    return !argument->live || now == argument->live ||
           (argument->pointer &&
            !urKernelSetArgPointer(UR_CALL_ARGUMENT(live, ur_kernel_handle_t, 1), argument->index,
                                   NULL, (const void *)(uintptr_t)now)); /* NOLINT */
}

static bool has_memory(struct ur_replay *replay, const struct ur_call *recorded,
                       const struct ur_call *live, char *why, size_t size) {
    size_t count;
    bool good = true;
    struct ur_argument *arguments = ur_launch_arguments(replay, recorded, &count);
    for (size_t i = 0; good && i < count; i++) {
        const struct ur_argument *argument = &arguments[i];
        if (!argument->object) {
            continue;
        }
        if (argument->is_buffer) {
            good = ur_live_handle(replay, argument->object) != NULL;
            snprintf(why, size, "a buffer that it is given is not here");
        } else if (ur_live_address(replay, argument->object)) {
            good = guard_renew(replay, argument, live);
            snprintf(why, size, "memory that it is given is at another place now");
        } else if (ur_shadow_find(replay, argument->object)) {
            good = is_cpu(device_of(replay, live));
            snprintf(why, size, "it is given memory of the host");
        } else {
            good = false;
            snprintf(why, size, "it is given the address 0x%" PRIx64 ", %s", argument->object,
                     ur_memory_find(replay, argument->object)
                         ? "whose memory could not be had here"
                         : "where no recorded call allocated memory, or it was freed");
        }
    }
    free(arguments);
    return good;
}

/* ---- launches that failed ---- */

/* The launches of a queue, by recorded handle: those from `first` on may be why a call fails. */
struct ur_suspects {
    uint64_t *launches;
    size_t first, used, room;
};

/* What an event is of: the queue, and how many launches had been made there. */
struct ur_origin {
    struct ur_suspects *queue;
    size_t used;
};

static bool tells_of_failure(ur_result_t result) {
    return result == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS ||
           result == UR_RESULT_ERROR_DEVICE_LOST || result == UR_RESULT_ERROR_UNKNOWN ||
           result == UR_RESULT_ERROR_ADAPTER_SPECIFIC;
}

static bool may_fail_late(const struct ur_record_traits *traits) {
    return traits->id == UR_FUNCTION_EVENT_WAIT || traits->id == UR_FUNCTION_QUEUE_FINISH ||
           traits->blocking >= 0;
}

static uint64_t made_event(const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].out && call->slots[i].param == call->traits->event) {
            return call->slots[i].recorded;
        }
    }
    return 0;
}

/* What is kept by a handle; zeros at first. NULL without memory. */
static void *kept_of(struct ur_map *map, uint64_t handle, size_t size) {
    const void *key = (const void *)(uintptr_t)handle;
    void *kept = handle ? ur_map_get(map, key) : NULL;
    if (handle && !kept && (kept = calloc(1, size)) != NULL && !ur_map_put(map, key, kept)) {
        free(kept);
        kept = NULL;
    }
    return kept;
}

static void suspect(struct ur_suspects *queue, uint64_t launch) {
    if (queue->used == queue->room) {
        size_t room = queue->room ? queue->room * 2 : 16;
        void *more = realloc(queue->launches, room * sizeof(*queue->launches));
        if (!more) {
            return;
        }
        queue->launches = more;
        queue->room = room;
    }
    queue->launches[queue->used++] = launch;
}

/* Each launch is told once, however many calls fail behind it. */
static void tell_failed(struct ur_replay *replay, struct ur_suspects *queue, size_t end) {
    for (; queue->first < end; queue->first++) {
        ur_map_put(&replay->failing, (const void *)(uintptr_t)queue->launches[queue->first],
                   replay);
    }
}

/* A call of a queue, or one that waits for events: what it launches, and what its failure tells. */
static void follow_failures(struct ur_replay *replay, struct ur_map *queues, struct ur_map *events,
                            const struct ur_call *call) {
    unsigned id = call->function->id;
    bool failed = tells_of_failure(call->result) && may_fail_late(call->traits);
    if (id == UR_FUNCTION_EVENT_WAIT) {
        for (size_t i = 0; failed && i < call->num_slots; i++) {
            struct ur_origin *origin =
                call->slots[i].kind == UR_SLOT_HANDLE
                    ? kept_of(events, call->slots[i].recorded, sizeof(*origin))
                    : NULL;
            if (origin && origin->queue) {
                tell_failed(replay, origin->queue, origin->used);
            }
        }
        return;
    }
    bool finishes = id == UR_FUNCTION_QUEUE_FINISH;
    struct ur_suspects *queue =
        kept_of(queues, ur_call_recorded(call, finishes ? 0 : call->traits->queue), sizeof(*queue));
    if (!queue) {
        return;
    }
    if (ur_is_launch(id) && call->result == UR_RESULT_SUCCESS) {
        suspect(queue, call->sequence);
    }
    struct ur_origin *origin = kept_of(events, made_event(call), sizeof(*origin));
    if (origin) {
        *origin = (struct ur_origin){queue, queue->used};
    }
    if (failed) {
        tell_failed(replay, queue, queue->used);
    }
    if (finishes) {
        queue->first = queue->used; /* over, whatever came of them */
    }
}

/* The function and the result of a call; false for other records, and where there is none. */
static bool head_of(struct ur_replay *replay, size_t index, const unsigned char **record,
                    size_t *size, const struct ur_record_traits **traits, ur_result_t *result) {
    *record = ur_record_at(replay->file, index, size);
    if (!*record || **record != UR_RECORD_CALL) {
        return false;
    }
    struct ur_reading reading = {*record + 1, *record + *size, false};
    ur_get_number(&reading);
    ur_get_number(&reading);
    *traits = ur_call_traits((unsigned)ur_get_number(&reading));
    *result = (ur_result_t)ur_get_number(&reading);
    return !reading.failed && *traits;
}

static void guard_forget(struct ur_map *map, bool queues) {
    for (size_t i = 0; i < map->room; i++) {
        if (map->entries[i].key) {
            if (queues) {
                free(((struct ur_suspects *)map->entries[i].value)->launches);
            }
            free(map->entries[i].value);
        }
    }
    free(map->entries);
}

void ur_guard_index(struct ur_replay *replay) {
    struct ur_map queues = {0}, events = {0};
    const struct ur_record_traits *traits;
    const unsigned char *record;
    size_t size, end = replay->same_device ? 0 : ur_record_count(replay->file);
    ur_result_t result;
    /* Behind the last failure nothing is to be learned; mostly there is none. */
    for (; end > 0; end--) {
        if (head_of(replay, end - 1, &record, &size, &traits, &result) &&
            tells_of_failure(result) && may_fail_late(traits)) {
            break;
        }
    }
    for (size_t i = 0; i < end; i++) {
        struct ur_call call;
        const char *reason;
        if (!head_of(replay, i, &record, &size, &traits, &result) ||
            (traits->queue < 0 && traits->id != UR_FUNCTION_EVENT_WAIT &&
             traits->id != UR_FUNCTION_QUEUE_FINISH)) {
            continue;
        }
        unsigned char *copy = malloc(size); /* `record` does not stay */
        if (copy) {
            memcpy(copy, record, size);
            if (ur_call_decode(replay->file, copy, size, &call, &reason)) {
                follow_failures(replay, &queues, &events, &call);
            }
            ur_call_free(&call);
        }
        free(copy);
    }
    guard_forget(&queues, true);
    guard_forget(&events, false);
}

/* ---- before a launch, and after a failure ---- */

bool ur_guard_launch(struct ur_replay *replay, const struct ur_call *recorded,
                     struct ur_call *live) {
    const struct ur_kernel *kernel =
        ur_map_get(&replay->kernels, (const void *)(uintptr_t)ur_call_recorded(recorded, 1));
    char why[256] = "";
    if (!kernel) {
        return true;
    }
    bool good = true;
    if (ur_map_get(&replay->failing, (const void *)(uintptr_t)recorded->sequence)) {
        snprintf(why, sizeof(why),
                 "when it was recorded it failed, or one that was not waited for before it");
        good = false;
    }
    good = good && has_memory(replay, recorded, live, why, sizeof(why)) &&
           set_groups(replay, kernel, live, why, sizeof(why));
    if (!good) {
        ur_say(replay, "launches of kernel %s are left out, which might end the device: %s.",
               kernel->name, why);
    } else if ((kernel->uses & UR_USES_SUBGROUPS) && replay->other_subgroups) {
        ur_say(replay,
               "kernel %s may use sub-groups, which have other sizes here than where it was "
               "recorded: what depends on them differs, and memory that it has for each sub-group "
               "may be too small.",
               kernel->name);
    }
    return good;
}

void ur_guard_lost(struct ur_replay *replay) {
    char first[256], last[256];
    if (replay->lost) {
        return;
    }
    replay->lost = replay->stopped = true;
    replay->num_failed++;
    if (replay->num_launches > replay->num_finished) {
        ur_launch_text(replay, replay->num_finished + 1, first, sizeof(first));
        ur_launch_text(replay, replay->num_launches, last, sizeof(last));
        ur_say(replay,
               "the device is lost, and the replay ends. What ended it is one of the launches that "
               "had not been waited for: from %s, to %s.",
               first, last);
    } else {
        ur_say(replay, "the device is lost, and the replay ends; no launch was under way.");
    }
}

void ur_guard_free(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->modules.room; i++) {
        if (replay->modules.entries[i].key) {
            new_module(replay, (uintptr_t)replay->modules.entries[i].key);
            free(replay->modules.entries[i].value);
        }
    }
    free(replay->modules.entries);
    free(replay->failing.entries);
}
