/* The ordering check: it reports each broken order and stays silent on each right one, whatever the
 * schedule. Every case runs with threads and, for several seeds, without. */
#include "common.h"

struct run {
    struct fixture f;
    struct eng_stream *a, *b, *out; /* two in-order streams and one out-of-order */
    char *memory;
};

static struct eng_command *op(struct eng_stream *stream, const char *name, struct eng_command *wait,
                              const void *ptr) {
    struct eng_access access = {ptr, 0, true};
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = stream,
                                .wait = &wait,
                                .wait_count = wait != NULL,
                                .name = name,
                                .access = &access,
                                .access_count = 1,
                                .event = &event};

    assert_int_equal(eng_marker(&submit), ENG_OK);
    return event;
}

static struct eng_command *alloc(struct eng_stream *stream, const char *name,
                                 struct eng_command *wait, void *ptr, size_t size) {
    struct eng_command *event = NULL;
    struct eng_submit submit = {
        .stream = stream, .wait = &wait, .wait_count = wait != NULL, .name = name, .event = &event};

    assert_int_equal(eng_check_alloc(&submit, ptr, size), ENG_OK);
    return event;
}

static struct eng_command *dealloc(struct eng_stream *stream, const char *name,
                                   struct eng_command *wait, void *ptr) {
    struct eng_command *event = NULL;
    struct eng_submit submit = {
        .stream = stream, .wait = &wait, .wait_count = wait != NULL, .name = name, .event = &event};

    assert_int_equal(eng_check_free(&submit, ptr), ENG_OK);
    return event;
}

static void drop(struct eng_command *event) {
    eng_command_release(event);
}

/* ---- right orders ---- */

static void same_stream(struct run *r) {
    for (int i = 0; i < 3; i++) {
        drop(alloc(r->a, "alloc", NULL, r->memory, 100));
        drop(op(r->a, "use", NULL, r->memory + 50));
        drop(dealloc(r->a, "free", NULL, r->memory));
    }
}

static void other_stream_waits(struct run *r) {
    struct eng_command *made = alloc(r->a, "alloc", NULL, r->memory, 100);
    struct eng_command *used = op(r->b, "use", made, r->memory);

    drop(dealloc(r->a, "free", used, r->memory));
    drop(made);
    drop(used);
}

static void order_through_others(struct run *r) {
    struct eng_command *made = alloc(r->out, "alloc", NULL, r->memory, 100);
    struct eng_command *step = op(r->b, "step", made, NULL);
    struct eng_command *used, *freed, *again;

    drop(op(r->b, "more", NULL, NULL));
    used = op(r->b, "use", NULL, r->memory);
    freed = dealloc(r->out, "free", used, r->memory);
    again = alloc(r->out, "alloc again", freed, r->memory + 20, 50);
    drop(op(r->a, "use again", again, r->memory + 30));
    drop(made);
    drop(step);
    drop(used);
    drop(freed);
    drop(again);
}

static void host_waited(struct run *r) {
    struct eng_command *made = alloc(r->a, "alloc", NULL, r->memory, 100), *used, *freed;

    assert_int_equal(eng_command_wait(made), ENG_OK);
    used = op(r->out, "use", NULL, r->memory);
    while (eng_command_state(used) > ENG_COMPLETE)
        sleep_us(10);
    freed = dealloc(r->b, "free", NULL, r->memory);
    assert_int_equal(eng_stream_wait(r->b, NULL, 0), ENG_OK);
    drop(alloc(r->out, "alloc again", NULL, r->memory, 100));
    drop(made);
    drop(used);
    drop(freed);
}

static void barrier_orders(struct run *r) {
    struct eng_submit barrier = {.stream = r->out, .flags = ENG_WAIT_STREAM | ENG_BLOCK_STREAM};

    drop(alloc(r->out, "alloc", NULL, r->memory, 100));
    assert_int_equal(eng_marker(&barrier), ENG_OK);
    drop(op(r->out, "use", NULL, r->memory));
    drop(op(r->out, "use", NULL, r->memory + 1));
    assert_int_equal(eng_marker(&barrier), ENG_OK);
    drop(dealloc(r->out, "free", NULL, r->memory));
    assert_int_equal(eng_marker(&barrier), ENG_OK);
    drop(alloc(r->out, "alloc", NULL, r->memory, 100));
}

static void user_command_passes_on(struct run *r) {
    struct eng_command *made = alloc(r->a, "alloc", NULL, r->memory, 100), *user, *used;

    assert_int_equal(eng_user_command(r->f.eng, "user", &user), ENG_OK);
    used = op(r->b, "use", user, r->memory);
    assert_int_equal(eng_command_wait(made), ENG_OK);
    assert_int_equal(eng_user_complete(user, ENG_OK, made), ENG_OK);
    drop(dealloc(r->b, "free", NULL, r->memory));
    drop(made);
    drop(user);
    drop(used);
}

/* ---- broken orders, each with the names that the report must have ---- */

static void use_without_wait(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(op(r->b, "use-two", NULL, r->memory + 99));
}

static void free_without_wait(struct run *r) {
    struct eng_command *made = alloc(r->a, "alloc-one", NULL, r->memory, 100);

    drop(op(r->b, "use-two", made, r->memory));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
    drop(made);
}

static void use_after_free(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
    drop(op(r->a, "use-two", NULL, r->memory));
}

static void reuse_without_wait(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
    drop(alloc(r->b, "alloc-four", NULL, r->memory + 50, 100));
}

/* The allocation waits for another free than that of the memory it was given. */
static void reuse_of_wrong_free(struct run *r) {
    struct eng_command *freed;

    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(alloc(r->b, "alloc-two", NULL, r->memory + 100, 100));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
    freed = dealloc(r->b, "free-four", NULL, r->memory + 100);
    drop(alloc(r->out, "alloc-five", freed, r->memory, 100));
    drop(freed);
}

/* The rest of a range that was reused in part still belongs to its free. */
static void reuse_of_the_rest(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 300));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
    drop(alloc(r->a, "alloc-two", NULL, r->memory + 100, 100));
    drop(alloc(r->b, "alloc-four", NULL, r->memory + 200, 10));
}

static void alloc_twice(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(alloc(r->a, "alloc-two", NULL, r->memory + 10, 10));
}

static void free_twice(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(dealloc(r->a, "free-two", NULL, r->memory));
    drop(dealloc(r->a, "free-three", NULL, r->memory));
}

static void free_unknown(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    drop(dealloc(r->a, "free-two", NULL, r->memory + 1));
}

static void barrier_before(struct run *r) {
    struct eng_submit barrier = {.stream = r->out, .flags = ENG_BLOCK_STREAM};

    drop(alloc(r->out, "alloc-one", NULL, r->memory, 100));
    assert_int_equal(eng_marker(&barrier), ENG_OK); /* waits for nothing */
    drop(op(r->out, "use-two", NULL, r->memory));
}

static void host_too_early(struct run *r) {
    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    assert_int_equal(eng_check_host_access(r->f.eng, "memcpy", r->memory, 10), ENG_OK);
}

static void copy_is_an_access(struct run *r) {
    struct eng_submit submit = {.stream = r->b, .name = "copy-two"};

    drop(alloc(r->a, "alloc-one", NULL, r->memory, 100));
    assert_int_equal(eng_copy(&submit, r->memory + 10, r->memory + 1000, 10), ENG_OK);
}

static void fill_is_an_access(struct run *r) {
    struct eng_submit submit = {.stream = r->b, .name = "fill-two"};

    drop(alloc(r->a, "alloc-one", NULL, r->memory + 64, 100));
    assert_int_equal(eng_fill(&submit, r->memory, "x", 1, 65), ENG_OK);
}

/* ---- allocations that a pool makes on the host: what counts is what they waited for ---- */

static void virtual_alloc(struct eng_stream *stream, const char *name, struct eng_command *wait,
                          void *ptr) {
    struct eng_submit submit = {.stream = stream,
                                .wait = &wait,
                                .wait_count = wait != NULL,
                                .name = name,
                                .flags = ENG_CHECK_VIRTUAL};

    assert_int_equal(eng_check_alloc(&submit, ptr, 100), ENG_OK);
}

static void virtual_free(struct eng_stream *stream, const char *name, struct eng_command *wait,
                         void *ptr) {
    struct eng_submit submit = {.stream = stream,
                                .wait = &wait,
                                .wait_count = wait != NULL,
                                .name = name,
                                .flags = ENG_CHECK_VIRTUAL};

    assert_int_equal(eng_check_free(&submit, ptr), ENG_OK);
}

/* The next allocation waits for the last use, not for the free, which was nothing but that. */
static void pool_reuse_waits_for_use(struct run *r) {
    struct eng_command *used;

    virtual_alloc(r->out, "alloc", NULL, r->memory);
    used = op(r->out, "use", NULL, r->memory);
    virtual_free(r->out, "free", used, r->memory);
    drop(op(r->b, "pool waits", used, NULL)); /* the allocation itself holds nobody back */
    virtual_alloc(r->b, "alloc again", NULL, r->memory);
    drop(op(r->b, "use again", NULL, r->memory));
    virtual_free(r->b, "free again", NULL, r->memory);
    drop(used);
}

static void pool_reuse_too_early(struct run *r) {
    struct eng_command *used;

    virtual_alloc(r->a, "alloc-one", NULL, r->memory);
    used = op(r->a, "use-two", NULL, r->memory);
    virtual_free(r->a, "free-three", NULL, r->memory);
    virtual_alloc(r->b, "alloc-four", NULL, r->memory);
    drop(used);
}

/* What comes after the event that the pool gave comes after the allocation, whatever else the
 * stream has to do. */
static void pool_event_is_enough(struct run *r) {
    struct eng_command *there = op(r->a, "event of the pool", NULL, NULL);
    struct eng_submit submit = {.stream = r->a,
                                .wait = &there,
                                .wait_count = 1,
                                .name = "alloc",
                                .flags = ENG_CHECK_VIRTUAL | ENG_CHECK_ALONE};

    drop(op(r->a, "of another thread", NULL, NULL));
    assert_int_equal(eng_check_alloc(&submit, r->memory, 100), ENG_OK);
    drop(op(r->out, "use", there, r->memory));
    drop(there);
}

/* A stand-in orders nothing: that the allocation was to wait does not make its queue wait. */
static void pool_forgets_to_wait(struct run *r) {
    struct eng_command *used;

    virtual_alloc(r->a, "alloc-one", NULL, r->memory);
    used = op(r->a, "use", NULL, r->memory);
    virtual_free(r->b, "free-two", used, r->memory);
    virtual_alloc(r->b, "alloc-three", NULL, r->memory);
    drop(used);
}

static void pool_free_too_early(struct run *r) {
    virtual_alloc(r->out, "alloc-one", NULL, r->memory);
    drop(op(r->out, "use-two", NULL, r->memory));
    virtual_free(r->out, "free-three", NULL, r->memory);
}

static const struct {
    const char *title;
    void (*act)(struct run *run);
    const char *first, *second; /* NULL: no report */
} cases[] = {
    {"same stream", same_stream, NULL, NULL},
    {"other stream waits", other_stream_waits, NULL, NULL},
    {"order through others", order_through_others, NULL, NULL},
    {"host waited", host_waited, NULL, NULL},
    {"barrier orders", barrier_orders, NULL, NULL},
    {"user command passes on", user_command_passes_on, NULL, NULL},
    {"use without wait", use_without_wait, "use-two #", "alloc-one #"},
    {"free without wait", free_without_wait, "use-two #", "free-three #"},
    {"use after free", use_after_free, "use-two #", "free-three #"},
    {"reuse without wait", reuse_without_wait, "alloc-four #", "free-three #"},
    {"reuse of wrong free", reuse_of_wrong_free, "alloc-five #", "free-three #"},
    {"reuse of the rest", reuse_of_the_rest, "alloc-four #", "free-three #"},
    {"alloc twice", alloc_twice, "alloc-two #", "alloc-one #"},
    {"free twice", free_twice, "free-three #", "free-two #"},
    {"free unknown", free_unknown, "free-two #", "which no command allocated"},
    {"barrier before", barrier_before, "use-two #", "alloc-one #"},
    {"host too early", host_too_early, "memcpy on the host", "alloc-one #"},
    {"pool reuse waits for use", pool_reuse_waits_for_use, NULL, NULL},
    {"pool event is enough", pool_event_is_enough, NULL, NULL},
    {"pool forgets to wait", pool_forgets_to_wait, "alloc-three #", "free-two #"},
    {"pool reuse too early", pool_reuse_too_early, "alloc-four #", "free-three #"},
    {"pool free too early", pool_free_too_early, "use-two #", "free-three #"},
    {"copy is an access", copy_is_an_access, "copy-two #", "alloc-one #"},
    {"fill is an access", fill_is_an_access, "fill-two #", "alloc-one #"},
};

struct heard {
    atomic_int count;
};

static void hear(void *data, const char *text) {
    struct heard *heard = data;

    if (text[0])
        atomic_fetch_add(&heard->count, 1);
}

static void each_order(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++)
        for (uint64_t seed = 0; seed < 12; seed++) {
            struct heard heard = {0};
            struct eng_test test = {.seed = seed,
                                    .single = seed >= 4,
                                    .reorder = seed >= 1,
                                    .max_delay_us = seed == 2 ? 100 : 0,
                                    .poison = seed % 2,
                                    .check = true,
                                    .quiet = true,
                                    .report = hear,
                                    .report_data = &heard};
            struct run r = {.f = fixture_open(&test, 3)};
            char text[512] = "";
            uint64_t count;

            r.a = stream_open(r.f, ENG_IN_ORDER);
            r.b = stream_open(r.f, ENG_IN_ORDER);
            r.out = stream_open(r.f, 0);
            r.memory = calloc(1, 4096);
            cases[i].act(&r);
            assert_int_equal(eng_device_wait(r.f.device), ENG_OK);
            count = eng_check_count(r.f.eng);
            eng_check_text(r.f.eng, 0, text, sizeof(text));
            if (!cases[i].first
                    ? count != 0
                    : count != 1 || !strstr(text, cases[i].first) || !strstr(text, cases[i].second))
                fail_msg("%s, seed %d: %d reports, first: %s", cases[i].title, (int)seed,
                         (int)count, text);
            eng_stream_destroy(r.a);
            eng_stream_destroy(r.b);
            eng_stream_destroy(r.out);
            fixture_close(r.f);
            assert_int_equal(atomic_load(&heard.count), count);
            free(r.memory);
        }
}

/* Freed memory is poisoned when the free runs, not before. */
static void poison_on_free(void **state) {
    struct eng_test test = {.check = true, .poison = true, .quiet = true};
    struct fixture f = fixture_open(&test, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_command *user;
    unsigned char memory[64], copy[64] = {0};
    struct eng_submit submit = {.stream = stream};

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    memset(memory, 7, sizeof(memory));
    assert_int_equal(eng_check_alloc(&submit, memory, sizeof(memory)), ENG_OK);
    submit.wait = &user;
    submit.wait_count = 1;
    assert_int_equal(eng_copy(&submit, copy, memory, sizeof(memory)), ENG_OK);
    submit.wait_count = 0;
    assert_int_equal(eng_check_free(&submit, memory), ENG_OK);
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    for (size_t i = 0; i < sizeof(memory); i++) {
        assert_int_equal(copy[i], 7);
        assert_int_equal(memory[i], ENG_POISON_FREED);
    }
    eng_command_release(user);
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_order),
        cmocka_unit_test(poison_on_free),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
