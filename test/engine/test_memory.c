/* Memory: registry, limit, poison, and failing every operation in turn. */
#include "common.h"

/* Any pointer into an allocation finds it, its neighbours and its end do not. */
static void inner_pointers_are_found(void **state) {
    struct eng *eng = eng_create(NULL);
    char *memory[500];
    int tags[500];
    struct eng_mem mem;

    (void)state;
    for (size_t i = 0; i < 500; i++) {
        size_t align = (size_t)1 << (i % 13);

        assert_int_equal(eng_mem_alloc(eng, 1 + i * 7, align, &tags[i], (void **)&memory[i]),
                         ENG_OK);
        assert_int_equal((uintptr_t)memory[i] % align, 0);
    }
    for (size_t i = 0; i < 500; i += 3)
        assert_int_equal(eng_mem_free(eng, memory[i]), ENG_OK);
    for (size_t i = 0; i < 500; i++) {
        if (i % 3 == 0)
            continue;
        assert_true(eng_mem_find(eng, memory[i] + i * 7, &mem));
        assert_ptr_equal(mem.base, memory[i]);
        assert_int_equal(mem.size, 1 + i * 7);
        assert_ptr_equal(mem.tag, &tags[i]);
        assert_false(eng_mem_find(eng, memory[i] + i * 7 + 1, &mem) && mem.base == memory[i]);
        if (i * 7 > 0)
            assert_int_equal(eng_mem_free(eng, memory[i] + 1), ENG_ERR_INVALID);
    }
    assert_false(eng_mem_find(eng, &eng, &mem));
    for (size_t i = 0; i < 500; i++)
        if (i % 3)
            assert_int_equal(eng_mem_free(eng, memory[i]), ENG_OK);
    assert_int_equal(eng_mem_free(eng, memory[1]), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_used(eng), 0);
    eng_destroy(eng);
}

/* Any part of a range of pages goes back; the rest stays as it is and is found. */
static void pages_go_back_in_parts(void **state) {
    enum { PAGE = 65536 };
    struct eng_test test = {.memory_limit = 10 * PAGE};
    struct eng *eng = eng_create(&test);
    char *start = eng_pages_reserve((size_t)1 << 30, (size_t)2 << 20);
    struct eng_mem mem;
    int tag;

    (void)state;
    assert_non_null(start);
    assert_int_equal((uintptr_t)start % ((size_t)2 << 20), 0);
    assert_int_equal(eng_pages_use(eng, start, 8 * PAGE, &tag), ENG_OK);
    memset(start, 1, 8 * PAGE);
    assert_int_equal(eng_mem_used(eng), 8 * PAGE);
    assert_int_equal(eng_pages_use(eng, start + 8 * PAGE, 3 * PAGE, &tag), ENG_ERR_MEMORY);
    assert_int_equal(eng_pages_use(eng, start + 7 * PAGE, 2 * PAGE, &tag), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_used(eng), 8 * PAGE);
    eng_pages_drop(eng, start + 3 * PAGE, 2 * PAGE);
    assert_int_equal(eng_mem_used(eng), 6 * PAGE);
    assert_false(eng_mem_find(eng, start + 4 * PAGE, &mem));
    assert_true(eng_mem_find(eng, start + 3 * PAGE - 1, &mem));
    assert_int_equal(mem.size, 3 * PAGE);
    assert_true(eng_mem_find(eng, start + 5 * PAGE, &mem));
    assert_ptr_equal(mem.base, start + 5 * PAGE);
    assert_int_equal(mem.size, 3 * PAGE);
    assert_ptr_equal(mem.tag, &tag);
    assert_int_equal(start[0], 1);
    assert_int_equal(eng_pages_use(eng, start + 3 * PAGE, 2 * PAGE, &tag), ENG_OK);
    assert_int_equal(start[3 * PAGE], 0); /* new pages */
    assert_int_equal(start[5 * PAGE], 1);
    eng_pages_drop(eng, start, 8 * PAGE);
    assert_int_equal(eng_mem_used(eng), 0);
    assert_false(eng_mem_find(eng, start, &mem));
    eng_pages_unreserve(start, (size_t)1 << 30);
    assert_null(eng_pages_reserve(SIZE_MAX - 4096, 4096));
    eng_destroy(eng);
}

static void foreign_memory_is_registered(void **state) {
    struct eng *eng = eng_create(NULL);
    static char bytes[4096];
    struct eng_mem mem;

    (void)state;
    assert_int_equal(eng_mem_register(eng, bytes + 100, 1000, NULL), ENG_OK);
    assert_int_equal(eng_mem_register(eng, bytes, 101, NULL), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_register(eng, bytes + 1099, 1, NULL), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_register(eng, bytes + 1100, 1, NULL), ENG_OK);
    assert_int_equal(eng_mem_register(eng, bytes, 0, NULL), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_register(eng, (void *)(UINTPTR_MAX - 10), 100, NULL), ENG_ERR_INVALID);
    assert_true(eng_mem_find(eng, bytes + 500, &mem));
    assert_int_equal(eng_mem_free(eng, bytes + 100), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_unregister(eng, bytes + 100), ENG_OK);
    assert_false(eng_mem_find(eng, bytes + 500, &mem));
    assert_int_equal(eng_mem_unregister(eng, bytes + 1100), ENG_OK);
    eng_destroy(eng);
}

static void limits_and_bad_sizes(void **state) {
    struct eng_test test = {.memory_limit = 10000, .poison = true, .quiet = true};
    struct eng *eng = eng_create(&test);
    void *a, *b = NULL;

    (void)state;
    assert_int_equal(eng_mem_alloc(eng, 6000, 0, NULL, &a), ENG_OK);
    for (size_t i = 0; i < 6000; i++)
        assert_int_equal(((unsigned char *)a)[i], ENG_POISON_NEW);
    assert_int_equal(eng_mem_alloc(eng, 6000, 0, NULL, &b), ENG_ERR_MEMORY);
    assert_int_equal(eng_mem_alloc(eng, 0, 0, NULL, &b), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_alloc(eng, 8, 3, NULL, &b), ENG_ERR_INVALID);
    assert_int_equal(eng_mem_alloc(eng, SIZE_MAX, 0, NULL, &b), ENG_ERR_MEMORY);
    assert_int_equal(eng_mem_alloc(eng, SIZE_MAX - 63, 64, NULL, &b), ENG_ERR_MEMORY);
    assert_null(b);
    assert_int_equal(eng_mem_used(eng), 6000);
    assert_int_equal(eng_mem_free(eng, a), ENG_OK);
    assert_int_equal(eng_mem_alloc(eng, 10000, 0, NULL, &a), ENG_OK);
    assert_int_equal(eng_mem_free(eng, a), ENG_OK);
    eng_destroy(eng);
}

static int nothing(void *data) {
    (void)data;
    return 0;
}

/* A little of everything; stops at the first failure and undoes what it made. */
static int scenario(struct eng *eng) {
    struct eng_device *device = NULL;
    struct eng_stream *stream = NULL;
    struct eng_command *event = NULL, *user = NULL;
    struct eng_submit submit;
    void *memory = NULL;
    int result;

    if ((result = eng_device_create(eng, NULL, &device)) != ENG_OK)
        return result;
    if ((result = eng_stream_create(device, ENG_IN_ORDER, &stream)) != ENG_OK)
        goto destroy_device;
    if ((result = eng_mem_alloc(eng, 1000, 0, NULL, &memory)) != ENG_OK)
        goto destroy_stream;
    if ((result = eng_user_command(eng, "user", &user)) != ENG_OK)
        goto free_memory;
    submit = (struct eng_submit){.stream = stream, .wait = &user, .wait_count = 1};
    if ((result = eng_fill(&submit, memory, "ab", 2, 1000)) != ENG_OK)
        goto release_user;
    submit = (struct eng_submit){.stream = stream, .event = &event};
    if ((result = eng_task(&submit, nothing, NULL)) != ENG_OK)
        goto release_user;
    submit = (struct eng_submit){.stream = stream, .wait = &event, .wait_count = 1};
    if ((result = eng_copy(&submit, memory, (char *)memory + 500, 500)) != ENG_OK)
        goto release_event;
    result = eng_marker(&submit);
release_event:
    eng_command_release(event);
release_user:
    eng_user_complete(user, ENG_OK, NULL);
    eng_command_release(user);
    eng_stream_wait(stream, NULL, 0);
free_memory:
    eng_mem_free(eng, memory);
destroy_stream:
    eng_stream_destroy(stream);
destroy_device:
    eng_device_destroy(device);
    return result;
}

/* The k-th operation fails, for every k, once and from then on: a clean result each time. */
static void every_operation_fails_once(void **state) {
    struct eng_test test = {.quiet = true};
    struct eng *eng = eng_create(&test);
    uint64_t operations;

    (void)state;
    assert_int_equal(scenario(eng), ENG_OK);
    operations = eng_test_operations(eng);
    assert_true(operations >= 8);
    for (int on = 0; on < 2; on++)
        for (uint64_t k = 1; k <= operations; k++) {
            test.fail_op = k;
            test.fail_on = on;
            eng_test_set(eng, &test);
            assert_int_equal(scenario(eng), ENG_ERR_INJECTED);
            assert_int_equal(eng_mem_used(eng), 0);
            test.fail_op = 0;
            eng_test_set(eng, &test);
            assert_int_equal(scenario(eng), ENG_OK);
        }
    eng_destroy(eng);
}

/* The k-th command fails when it runs; those that wait for it do too. */
static void every_command_fails_once(void **state) {
    struct eng_test test = {.quiet = true};

    (void)state;
    for (uint64_t k = 1; k <= 5; k++) {
        struct fixture f;
        struct eng_stream *stream;
        struct eng_command *events[5] = {NULL};

        test.fail_run = k;
        f = fixture_open(&test, 2);
        stream = stream_open(f, 0);
        for (int i = 0; i < 5; i++) {
            struct eng_submit submit = {.stream = stream,
                                        .wait = &events[i ? i - 1 : 0],
                                        .wait_count = i != 0,
                                        .event = &events[i]};

            assert_int_equal(eng_task(&submit, nothing, NULL), ENG_OK);
        }
        for (uint64_t i = 0; i < 5; i++) {
            assert_int_equal(eng_command_wait(events[i]), i + 1 < k    ? ENG_OK
                                                          : i + 1 == k ? ENG_ERR_INJECTED
                                                                       : ENG_ERR_WAIT);
            eng_command_release(events[i]);
        }
        eng_stream_destroy(stream);
        fixture_close(f);
    }
}

static void options_are_read(void **state) {
    struct eng_test test = {.seed = 99};
    static const char *const bad[] = {"seed",
                                      "seed:",
                                      "seed:x",
                                      "single:1",
                                      "fail:-1",
                                      "unknown",
                                      "delay:99999999999",
                                      "seed:99999999999999999999999",
                                      "check poison",
                                      "seed:1 "};

    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++) {
        const char *complaint = eng_test_parse(bad[i], &test);

        if (!complaint || !strstr(complaint, "at byte 0") || test.seed != 99)
            fail_msg("%s: %s", bad[i], complaint ? complaint : "taken");
    }
    assert_null(eng_test_parse("", &test));
    assert_int_equal(test.seed, 0);
    assert_null(
        eng_test_parse("seed:7;;single;reorder;delay:100;fail:3;fail-on;fail-run:2;limit:1000;"
                       "check;poison;quiet;",
                       &test));
    assert_true(test.seed == 7 && test.single && test.reorder && test.max_delay_us == 100 &&
                test.fail_op == 3 && test.fail_on && test.fail_run == 2 &&
                test.memory_limit == 1000 && test.check && test.poison && test.quiet);
    assert_non_null(strstr(eng_test_parse("seed:7;what", &test), "byte 7"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(inner_pointers_are_found),
        cmocka_unit_test(pages_go_back_in_parts),
        cmocka_unit_test(foreign_memory_is_registered),
        cmocka_unit_test(limits_and_bad_sizes),
        cmocka_unit_test(every_operation_fails_once),
        cmocka_unit_test(every_command_fails_once),
        cmocka_unit_test(options_are_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
