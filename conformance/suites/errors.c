/* Every entry point refuses what the specification says it must refuse; calls from
 * generated/probes.c.
 *
 * An entry point whose feature the device does not claim must answer UNSUPPORTED_FEATURE to a right
 * call, and leave its outputs alone. That is what the matrix shows as "not supported".
 */
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"
#include "entries.h"
#include "ur_user_event.h"

enum { SCRATCH = 16384, GUARD_BYTE = 0xa5 };

static void release_sampler(void *sampler) {
    urSamplerRelease(sampler);
}

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

static void release_physical(void *mem) {
    urPhysicalMemRelease(mem);
}

static void release_config(void *config) {
    urLoaderConfigRelease(config);
}

static void release_command_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static void destroy_graph(void *graph) {
    urGraphDestroyExp(graph);
}

static void destroy_executable(void *graph) {
    urGraphExecutableGraphDestroyExp(graph);
}

/* An object of a kind that cannot be made here: enough for the loader to find the adapter. */
static void *stand_in(void) {
    static void *words[64];
    memset(words, 0, sizeof words);
    memcpy(&words[0], conf.context, sizeof words[0]);
    return words;
}

static void make_programs(conf_world *w) {
    enum conf_program_form form = conf_program_form();
    size_t size = 0;
    const uint8_t *data =
        form == CONF_FORM_NONE ? NULL : conf_kernel_file_or_null("basic", form, &size);
    if (!data) {
        return;
    }
    ur_result_t result = form == CONF_FORM_BINARY
                             ? urProgramCreateWithBinary(conf.context, 1, &conf.device, &size,
                                                         &data, NULL, &w->program)
                             : urProgramCreateWithIL(conf.context, data, size, NULL, &w->program);
    if (result != UR_RESULT_SUCCESS) {
        w->program = NULL;
        return;
    }
    conf_own_program(w->program);
    if (urProgramBuild(conf.context, w->program, NULL) == UR_RESULT_SUCCESS &&
        urKernelCreate(w->program, "no_args", &w->kernel) == UR_RESULT_SUCCESS) {
        conf_own_kernel(w->kernel);
    } else {
        w->kernel = NULL;
    }
    if (w->kernel && urKernelCreate(w->program, "ids", &w->taker) == UR_RESULT_SUCCESS) {
        conf_own_kernel(w->taker);
    } else {
        w->taker = NULL;
    }
}

static void make_command(conf_world *w) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               true, false, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    ur_mem_handle_t mem = conf_buffer(64);
    const unsigned char byte = 0;
    if (urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer) != UR_RESULT_SUCCESS) {
        return;
    }
    conf_defer(release_command_buffer, buffer);
    if (urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 64, 0, NULL, 0, NULL, NULL,
                                              NULL, &w->command) != UR_RESULT_SUCCESS ||
        urCommandBufferFinalizeExp(buffer) != UR_RESULT_SUCCESS) {
        w->command = NULL;
        return;
    }
    w->updatable = buffer;
}

static void make_graphs(conf_world *w) {
    if (urGraphCreateExp(conf.context, &w->graph) != UR_RESULT_SUCCESS) {
        w->graph = NULL;
        return;
    }
    conf_defer(destroy_graph, w->graph);
    if (urGraphInstantiateGraphExp(w->graph, &w->executable) != UR_RESULT_SUCCESS) {
        w->executable = NULL;
        return;
    }
    conf_defer(destroy_executable, w->executable);
}

/* What cannot be made is left NULL: tests that need it are skipped. */
static conf_world make_world(uint32_t needs) {
    conf_world w = {.adapter = conf.adapter,
                    .platform = conf.platform,
                    .device = conf.device,
                    .context = conf.context,
                    .none = stand_in()};
    w.scratch = conf_alloc(SCRATCH);
    memset(w.scratch, GUARD_BYTE, SCRATCH);
    w.queue = conf_queue(0);
    if (needs & (CONF_NEED_MEM | CONF_NEED_EVENT)) {
        if (urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &w.mem) ==
            UR_RESULT_SUCCESS) {
            conf_own_mem(w.mem);
        } else {
            w.mem = NULL;
        }
    }
    if (needs & CONF_NEED_EVENT) {
        if (urEnqueueEventsWait(w.queue, 0, NULL, &w.event) == UR_RESULT_SUCCESS && w.event) {
            conf_event(w.event);
            urEventWait(1, &w.event);
        } else {
            w.event = NULL;
        }
    }
    if (needs & CONF_NEED_USM) {
        for (int type = UR_USM_TYPE_HOST; type <= UR_USM_TYPE_SHARED && !w.usm; ++type) {
            if (conf_has_usm((ur_usm_type_t)type)) {
                w.usm = conf_usm((ur_usm_type_t)type, 4096);
            }
        }
    }
    if ((needs & CONF_NEED_IMAGE) && conf_bool(UR_DEVICE_INFO_IMAGE_SUPPORT)) {
        ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
        ur_image_desc_t desc = {
            UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 16, 16, 1, 1, 0, 0, 0, 0};
        if (urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL,
                             &w.image) == UR_RESULT_SUCCESS) {
            conf_own_mem(w.image);
        } else {
            w.image = NULL;
        }
    }
    if (needs & CONF_NEED_SAMPLER) {
        ur_sampler_desc_t desc = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false,
                                  UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST};
        if (urSamplerCreate(conf.context, &desc, &w.sampler) == UR_RESULT_SUCCESS) {
            conf_defer(release_sampler, w.sampler);
        } else {
            w.sampler = NULL;
        }
    }
    if (needs & (CONF_NEED_PROGRAM | CONF_NEED_KERNEL | CONF_NEED_TAKER)) {
        make_programs(&w);
    }
    if (needs & CONF_NEED_POOL) {
        ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
        if (urUSMPoolCreate(conf.context, &desc, &w.pool) == UR_RESULT_SUCCESS) {
            conf_defer(release_pool, w.pool);
        } else {
            w.pool = NULL;
        }
    }
    if ((needs & CONF_NEED_PHYSICAL_MEM) && conf_bool(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT)) {
        if (urPhysicalMemCreate(conf.context, conf.device, 1 << 21, NULL, &w.physical_mem) ==
            UR_RESULT_SUCCESS) {
            conf_defer(release_physical, w.physical_mem);
        } else {
            w.physical_mem = NULL;
        }
    }
    if (needs & CONF_NEED_CONFIG) {
        UR(urLoaderConfigCreate(&w.config));
        conf_defer(release_config, w.config);
    }
    if ((needs & CONF_NEED_COMMAND_BUFFER) &&
        conf_bool(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP)) {
        ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                             false, false};
        if (urCommandBufferCreateExp(conf.context, conf.device, &desc, &w.command_buffer) ==
            UR_RESULT_SUCCESS) {
            conf_defer(release_command_buffer, w.command_buffer);
        } else {
            w.command_buffer = NULL;
        }
    }
    if ((needs & (CONF_NEED_COMMAND | CONF_NEED_UPDATABLE)) &&
        conf_bool(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP)) {
        make_command(&w);
    }
    if ((needs & (CONF_NEED_GRAPH | CONF_NEED_EXECUTABLE)) &&
        conf_bool(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP)) {
        make_graphs(&w);
    }
    return w;
}

static const char *missing(const conf_world *w, uint32_t needs) {
    const struct {
        uint32_t bit;
        const void *object;
        const char *name;
    } table[] = {
        {CONF_NEED_EVENT, w->event, "event"},
        {CONF_NEED_MEM, w->mem, "buffer"},
        {CONF_NEED_IMAGE, w->image, "image"},
        {CONF_NEED_SAMPLER, w->sampler, "sampler"},
        {CONF_NEED_PROGRAM, w->program, "program"},
        {CONF_NEED_KERNEL, w->kernel, "kernel"},
        {CONF_NEED_TAKER, w->taker, "kernel with an argument"},
        {CONF_NEED_UPDATABLE, w->updatable, "command buffer that can be updated"},
        {CONF_NEED_POOL, w->pool, "USM pool"},
        {CONF_NEED_PHYSICAL_MEM, w->physical_mem, "physical memory"},
        {CONF_NEED_USM, w->usm, "USM"},
        {CONF_NEED_COMMAND_BUFFER, w->command_buffer, "command buffer"},
        {CONF_NEED_COMMAND, w->command, "command of a command buffer"},
        {CONF_NEED_GRAPH, w->graph, "graph"},
        {CONF_NEED_EXECUTABLE, w->executable, "executable graph"},
    };
    for (size_t i = 0; i < CONF_COUNT(table); ++i) {
        if ((needs & table[i].bit) && !table[i].object) {
            return table[i].name;
        }
    }
    return NULL;
}

/* Fills what is missing with the stand-in, to ask whether an entry point is there at all. */
static void fill_world(conf_world *w) {
    void **objects[] = {
        (void **)&w->event,          (void **)&w->mem,          (void **)&w->image,
        (void **)&w->sampler,        (void **)&w->program,      (void **)&w->kernel,
        (void **)&w->pool,           (void **)&w->physical_mem, (void **)&w->config,
        (void **)&w->command_buffer, (void **)&w->command,      (void **)&w->graph,
        (void **)&w->executable,     (void **)&w->taker,        (void **)&w->updatable};
    for (size_t i = 0; i < CONF_COUNT(objects); ++i) {
        if (!*objects[i]) {
            *objects[i] = w->none;
        }
    }
    if (!w->usm) {
        w->usm = w->scratch;
    }
}

static bool outputs_untouched(const conf_world *w) {
    const unsigned char *bytes = w->scratch;
    for (size_t i = CONF_OUTPUTS; i < SCRATCH; ++i) {
        if (bytes[i] != GUARD_BYTE) {
            return false;
        }
    }
    return true;
}

/* Takes what the entry point clears for untouched from then on. */
static bool is_cleared(const conf_probe_set *set, conf_world *w) {
    void *output;
    if (set->cleared < 0) {
        return true;
    }
    unsigned char *at = (unsigned char *)w->scratch + CONF_OUTPUTS + 32 * set->cleared;
    memcpy(&output, at, sizeof output);
    if (output) {
        return false;
    }
    memset(at, GUARD_BYTE, sizeof output);
    return true;
}

/* Has the loader say something as the thread's last error, so that what is said of a later call can
 * be told from it; "" where it does not come back, as from adapters that are not of this project.
 */
static const char *say_something(void) {
    static char said[256];
    ur_context_handle_t context = NULL;
    said[0] = 0;
    if (urContextCreate(0, &conf.device, NULL, &context) == UR_RESULT_ERROR_INVALID_SIZE) {
        snprintf(said, sizeof said, "%s", conf_last_error());
    }
    return strstr(said, "urContextCreate") ? said : "";
}

/* After a call that failed: what urAdapterGetLastError tells is not of the call before it. */
static bool is_told_anew(const conf_probe_set *set, const char *said) {
    return set->loader_only || !*said || strcmp(set->entry, "urContextCreate") == 0 ||
           strcmp(set->entry, "urAdapterGetLastError") == 0 || strcmp(said, conf_last_error()) != 0;
}

static void not_claimed(const conf_probe_set *set, conf_world *w) {
    size_t length = strlen(set->entry);
    if (length > 7 && strcmp(set->entry + length - 7, "Release") == 0) {
        conf_skip("the device does not claim the feature, and a right call would release what the "
                  "test holds");
    }
    fill_world(w);
    const char *said = say_something();
    ur_result_t result = set->call(w, SIZE_MAX);
    CHECK_MSG(result == UR_RESULT_SUCCESS || is_told_anew(set, said),
              "%s answers %s, and the last error is an earlier one", set->entry,
              conf_result_name(result));
    CHECK_MSG(is_cleared(set, w), "%s does not set its output to NULL", set->entry);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        CHECK_MSG(outputs_untouched(w), "%s answers UNSUPPORTED_FEATURE and writes an output",
                  set->entry);
        conf_unsupported("answers UNSUPPORTED_FEATURE, and the device does not claim the feature");
    }
    if (set->stand_in) {
        conf_skip("answers %s to a call with a stand-in for an object, though the device does not "
                  "claim the feature",
                  conf_result_name(result));
    }
    conf_skip("answers %s though the device does not claim the feature", conf_result_name(result));
}

static void probe(const void *data) {
    const conf_probe_set *set = data;
    conf_world w = make_world(set->needs);
    const char *lacking = missing(&w, set->needs);
    bool claimed = set->feature == UINT32_MAX || conf_u64((ur_device_info_t)set->feature) != 0;
    if (!claimed && !set->loader_only) {
        not_claimed(set, &w);
    }
    if (lacking || set->stand_in) {
        conf_skip("there is no %s here to call it with", lacking ? lacking : "object of the kind");
    }
    if (set->count == 0) {
        conf_skip("the specification names no error that can be brought about");
    }
    char message[1500];
    size_t used = 0, wrong = 0, unsupported = 0, asked = 0;
    for (size_t i = 0; i < set->count; ++i) {
        const conf_probe *p = &set->probes[i];
        memset(w.scratch, GUARD_BYTE, SCRATCH);
        const char *said = say_something();
        if (p->kinds && !*said) {
            continue; /* an adapter of others */
        }
        ur_result_t result = set->call(&w, i);
        bool told = is_told_anew(set, said);
        bool expected = false;
        for (size_t k = 0; k < CONF_COUNT(p->expected); ++k) {
            expected |= result == p->expected[k];
        }
        unsupported += result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
        asked += result != UR_RESULT_ERROR_INVALID_NULL_HANDLE;
        bool cleared = is_cleared(set, &w);
        if (!expected) {
            ++wrong;
            if (used < sizeof message) {
                used +=
                    (size_t)snprintf(message + used, sizeof message - used,
                                     "%s%s: %s instead of %s", used ? "; " : "", p->what,
                                     conf_result_name(result), conf_result_name(p->expected[0]));
            }
        } else if (!cleared && p->expected[0] != UR_RESULT_ERROR_INVALID_NULL_POINTER) {
            ++wrong;
            if (used < sizeof message) {
                used += (size_t)snprintf(message + used, sizeof message - used,
                                         "%s%s: the output is not NULL", used ? "; " : "", p->what);
            }
        } else if (!outputs_untouched(&w)) {
            ++wrong;
            if (used < sizeof message) {
                used += (size_t)snprintf(message + used, sizeof message - used,
                                         "%s%s: an output is written", used ? "; " : "", p->what);
            }
        } else if (!told) {
            ++wrong;
            if (used < sizeof message) {
                used += (size_t)snprintf(message + used, sizeof message - used,
                                         "%s%s: the last error is an earlier one", used ? "; " : "",
                                         p->what);
            }
        }
    }
    urQueueFinish(w.queue);
    if (unsupported && unsupported == asked) {
        if (set->optional) {
            conf_unsupported("answers UNSUPPORTED_FEATURE");
        }
        FAIL("answers UNSUPPORTED_FEATURE, which the specification does not allow it");
    }
    CHECK_MSG(wrong == 0, "%zu of %zu: %s", wrong, set->count, message);
}

/* The event that a call has written, if any. */
static bool made_event(const conf_world *w, ur_event_handle_t *event) {
    ur_event_handle_t none;
    memset(&none, GUARD_BYTE, sizeof none);
    memcpy(event, (const char *)w->scratch + CONF_OUTPUTS + 32 * CONF_EVENT, sizeof *event);
    return *event != none;
}

/* A world for calls that wait, of which there is nothing to wait for yet. */
static conf_world waiting_world(const conf_probe_set *set) {
    conf_world w = make_world(set->needs);
    const char *lacking = missing(&w, set->needs);
    if (set->feature != UINT32_MAX && !conf_u64((ur_device_info_t)set->feature)) {
        conf_unsupported("the device does not claim the feature");
    }
    if (lacking) {
        conf_skip("there is no %s here to call it with", lacking);
    }
    return w;
}

/* An event that is complete. */
static ur_event_handle_t complete_event(ur_queue_handle_t queue) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    return event;
}

/* A command that waits for one that failed is refused, or fails. */
static void behind(const void *data) {
    const conf_probe_set *set = data;
    conf_world w = waiting_world(set);
    w.waits[0] = complete_event(w.queue);
    w.wait_count = 1;
    w.wants_event = true;
    ur_result_t result = set->call(&w, CONF_WAITING); /* for none that failed so far */
    if (result != UR_RESULT_SUCCESS) {
        conf_skip("a call that waits for what is complete gives %s", conf_result_name(result));
    }
    UR(urQueueFinish(w.queue));
    ur_event_handle_t event;
    CHECK_MSG(made_event(&w, &event), "it gives no event");
    conf_event(event);
    UR_OR_UNSUPPORTED(urEventCreateUserExp(conf.context, &w.waits[0]));
    conf_event(w.waits[0]);
    UR(urEventSetStatusExp(w.waits[0], UR_EVENT_STATUS_ERROR));
    memset(w.scratch, GUARD_BYTE, SCRATCH);
    result = set->call(&w, CONF_WAITING);
    if (result == UR_RESULT_SUCCESS) {
        ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
        CHECK_MSG(made_event(&w, &event), "it gives no event");
        conf_event(event);
        UR_IS(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, urEventWait(1, &event));
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_EQ(status, UR_EVENT_STATUS_ERROR);
    } else {
        CHECK_MSG(result == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                  "it gives %s where it is to wait for a command that failed",
                  conf_result_name(result));
        CHECK_MSG(outputs_untouched(&w), "it writes an output and fails");
    }
    (void)urQueueFinish(w.queue); /* which may tell of it */
}

/* What an event says of its command. */
static void check_event(const conf_probe_set *set, const conf_world *w, ur_event_handle_t event) {
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    ur_queue_handle_t queue = NULL;
    ur_context_handle_t context = NULL;
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    uint32_t references = 0;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof queue, &queue, NULL));
    UR(urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references, NULL));
    CHECK_MSG(set->command == UR_COMMAND_FORCE_UINT32 || command == set->command,
              "its event is of command 0x%x, not 0x%x", (unsigned)command, (unsigned)set->command);
    CHECK_PTR(queue, w->queue);
    CHECK_PTR(context, conf.context);
    CHECK_MSG(references >= 1, "its event has no reference");
    UR(urEventWait(1, &event));
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
    if (command != UR_COMMAND_TIMESTAMP_RECORDING_EXP) {
        UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
              urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, 0, NULL, NULL));
    }
}

/* A right call takes no event, one, and one twice, and gives its event or none, in both orders. */
static void waits(const void *data) {
    const conf_probe_set *set = data;
    conf_world w = waiting_world(set);
    bool any = conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    for (int turn = set->event_required ? 3 : 0; turn < 12; ++turn) {
        if (turn == 6) {
            if (!any) {
                break;
            }
            w.queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
        }
        w.wait_count = (uint32_t)turn % 3;
        w.wants_event = set->event_required || turn / 3 % 2;
        w.waits[0] = w.waits[1] = complete_event(w.queue);
        memset(w.scratch, GUARD_BYTE, SCRATCH);
        ur_result_t result = set->call(&w, CONF_WAITING);
        if (turn == 0 && result != UR_RESULT_SUCCESS && !set->event_required) {
            conf_skip("the call gives %s", conf_result_name(result));
        }
        CHECK_MSG(result == UR_RESULT_SUCCESS,
                  "%u events to wait for, its own %s, in a queue %s order: %s %s", w.wait_count,
                  w.wants_event ? "given" : "not given", turn < 6 ? "in" : "out of",
                  conf_result_name(result), conf_new_error());
        ur_event_handle_t event;
        bool made = made_event(&w, &event);
        CHECK_MSG(made == w.wants_event, "it gives %s event", made ? "an" : "no");
        if (made) {
            conf_event(event);
            check_event(set, &w, event);
        }
        UR(urQueueFinish(w.queue));
    }
}

int main(int argc, char **argv) {
    static conf_list list;
    for (size_t i = 0; i < conf_probe_set_count; ++i) {
        const conf_probe_set *set = &conf_probe_sets[i];
        conf_test test = {set->entry, "refuses wrong arguments", probe, set, CONF_ERRORS};
        conf_list_add(&list, &test, 1);
        if (set->waits) {
            test = (conf_test){set->entry, "waits for a command that failed", behind, set,
                               CONF_ERRORS};
            conf_list_add(&list, &test, 1);
            test = (conf_test){set->entry, "takes events to wait for and gives its own", waits, set,
                               CONF_ERRORS};
            conf_list_add(&list, &test, 1);
        }
    }
    return conf_main_list(argc, argv, "errors", &list);
}
