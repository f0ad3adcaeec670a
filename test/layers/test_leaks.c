/* The leak layer: what is live at tear-down is named, with where it was made. */
#include "world.h"

static void nothing_leaks(void **state) {
    (void)state;
    struct world w;
    world_open(&w, "UR_LAYER_LEAK_CHECKING", "UR_LOG_VALIDATION");
    OK(urKernelRelease(w.kernel));
    OK(urProgramRelease(w.program));
    OK(urQueueRelease(w.queue));
    OK(urContextRelease(w.context));
    OK(urAdapterRelease(w.adapter));
    OK(urLoaderTearDown());
    log_expect("<VALIDATION>[INFO]: 0 objects leaked");
}

/* Not static, so that its name is found without debug information too. */
__attribute__((noinline, visibility("default"))) ur_queue_handle_t
make_a_queue_and_forget_it(struct world *w);
ur_queue_handle_t make_a_queue_and_forget_it(struct world *w) {
    ur_queue_handle_t queue = NULL;
    OK(urQueueCreate(w->context, w->device, NULL, &queue));
    return queue;
}

static void leaks_are_named_with_their_stack(void **state) {
    (void)state;
    struct world w;
    char address[128];
    void *memory = NULL;
    world_open(&w, "UR_LAYER_LEAK_CHECKING", "UR_LOG_VALIDATION");
    ur_queue_handle_t queue = make_a_queue_and_forget_it(&w);
    ur_event_handle_t event = NULL;
    OK(urQueueRetain(queue));
    OK(urEnqueueEventsWait(queue, 0, NULL, &event));
    OK(urUSMHostAlloc(w.context, NULL, NULL, 123, &memory));
    OK(urKernelRelease(w.kernel));
    OK(urProgramRelease(w.program));
    OK(urQueueRelease(w.queue));
    OK(urContextRelease(w.context));
    OK(urAdapterRelease(w.adapter));
    OK(urLoaderTearDown());
    /* Named; now give them back, for the sake of the checkers that watch this test. */
    OK(urUSMFree(w.context, memory));
    OK(urEventRelease(event));
    OK(urQueueRelease(queue));
    OK(urQueueRelease(queue));
    size_t live = 1; /* asking links the adapter, which the loader has closed */
    OK(urMockGetLiveObjects(&live));
    assert_int_equal(live, 0);
    const char *text = log_take();
    snprintf(address, sizeof(address),
             "leak: ur_queue_handle_t %p is still live with 2 references; urQueueCreate made it",
             (void *)queue);
    assert_non_null(strstr(text, address));
    assert_non_null(strstr(text, "make_a_queue_and_forget_it"));
    snprintf(address, sizeof(address), "leak: ur_event_handle_t %p is still live with 1 reference;",
             (void *)event);
    assert_non_null(strstr(text, address));
    assert_non_null(strstr(text, "of 123 bytes is still live; urUSMHostAlloc made it"));
    assert_non_null(strstr(text, "3 objects leaked"));
}

static void the_next_run_starts_afresh(void **state) {
    nothing_leaks(state);
}

static void frees_and_pools_are_counted(void **state) {
    (void)state;
    struct world w;
    void *memory = NULL, *async = NULL;
    ur_usm_pool_handle_t pool = NULL;
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    world_open(&w, "UR_LAYER_LEAK_CHECKING", "UR_LOG_VALIDATION");
    OK(urUSMPoolCreateExp(w.context, w.device, &desc, &pool));
    OK(urUSMDeviceAlloc(w.context, w.device, NULL, pool, 64, &memory));
    OK(urEnqueueUSMDeviceAllocExp(w.queue, pool, 64, NULL, 0, NULL, &async, NULL));
    OK(urEnqueueUSMFreeExp(w.queue, pool, async, 0, NULL, NULL));
    OK(urUSMFree(w.context, memory));
    OK(urUSMPoolDestroyExp(w.context, w.device, pool));
    OK(urKernelRelease(w.kernel));
    OK(urProgramRelease(w.program));
    OK(urQueueRelease(w.queue));
    OK(urContextRelease(w.context));
    OK(urAdapterRelease(w.adapter));
    OK(urLoaderTearDown());
    log_expect("0 objects leaked");
}

static void names_of_layers(void **state) {
    (void)state;
    ur_loader_config_handle_t config;
    char names[512];
    size_t size = 0;
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigEnableLayer(config, "UR_LAYER_LEAK_CHECKING"));
    OK(urLoaderConfigEnableLayer(config, "UR_LAYER_LEAK_CHECKING")); /* twice is once */
    assert_int_equal(urLoaderConfigEnableLayer(config, "UR_LAYER_ODD"),
                     UR_RESULT_ERROR_LAYER_NOT_PRESENT);
    OK(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, sizeof(names), names,
                             &size));
    for (const char *const *name =
             (const char *const[]){"UR_LAYER_PARAMETER_VALIDATION", "UR_LAYER_BOUNDS_CHECKING",
                                   "UR_LAYER_LEAK_CHECKING", "UR_LAYER_LIFETIME_VALIDATION",
                                   "UR_LAYER_FULL_VALIDATION", "UR_LAYER_TRACING", NULL};
         *name; name++) {
        assert_non_null(strstr(names, *name));
    }
    OK(urLoaderConfigRelease(config));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_leaks),
        cmocka_unit_test(leaks_are_named_with_their_stack),
        cmocka_unit_test(the_next_run_starts_afresh),
        cmocka_unit_test(frees_and_pools_are_counted),
        cmocka_unit_test(names_of_layers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
