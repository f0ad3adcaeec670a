/* Memory of graphs in pages where somebody else has taken the mappings that the system allows. */
#include "api.h"

#include <sys/mman.h>
#include <unistd.h>

enum {
    SMALL = 64,         /* allocations of a page, every second of which is freed */
    LARGE = SMALL / 2,  /* pages that are wanted then */
    MOST_MAPS = 200000, /* more than that are too many to take here */
    ROOMS = 2 * SMALL,  /* left for the graph, at most */
};

static ur_context_handle_t context;
static ur_queue_handle_t queue;
static size_t page;

/* ---- somebody else's mappings ---------------------------------------------------------------- */

static struct {
    char *base;
    size_t pages, used; /* pages up to there differ by turns */
} others;

static void use_all(size_t most) {
    others.pages = most + 1000;
    others.base = mmap(NULL, others.pages * page, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    assert_ptr_not_equal(others.base, MAP_FAILED);
    for (others.used = 0; others.used + 2 < others.pages; others.used += 2) {
        if (mprotect(others.base + (others.used + 1) * page, page, PROT_READ) != 0) {
            return; /* there are no more */
        }
    }
    fail_msg("the system has more mappings than it says");
}

static void leave(size_t count) {
    for (size_t i = 0; i < count && others.used; i += 2) {
        others.used -= 2;
        assert_int_equal(mprotect(others.base + (others.used + 1) * page, page, PROT_NONE), 0);
    }
}

static void give_all(void) {
    munmap(others.base, others.pages * page);
}

/* Mappings of memory that may have several addresses. */
static int shared_mappings(void) {
    static char line[4096];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    while (fgets(line, sizeof line, maps)) {
        count += strstr(line, "/dev/zero") != NULL;
    }
    fclose(maps);
    return count;
}

/* ---- the graph ------------------------------------------------------------------------------- */

static ur_result_t allocate(size_t pages, void **out) {
    return urEnqueueUSMDeviceAllocExp(queue, NULL, pages * page, NULL, 0, NULL, out, NULL);
}

/* Whether all could be captured. The large one is made of what the small ones have left. */
static bool capture(ur_exp_graph_handle_t *graph, size_t room, unsigned char **kept,
                    unsigned char **large) {
    void *small[SMALL] = {NULL}, *got = NULL;
    const unsigned char values[] = {1, 2};
    UR(urQueueBeginGraphCaptureExp(queue));
    /* As much as serves pages later. */
    for (int i = 0; i < SMALL; ++i) {
        UR(allocate(i % 2 ? 16 : 17, &small[i]));
    }
    for (int i = 0; i < SMALL; i += 2) {
        UR(urEnqueueUSMFreeExp(queue, NULL, small[i], 0, NULL, NULL));
    }
    use_all(MOST_MAPS);
    leave(room);
    ur_result_t result = allocate(16 * LARGE, &got);
    const char *text = last_error();
    give_all();
    if (result != UR_RESULT_SUCCESS) {
        assert_true(strlen(text) > 0 || result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                    result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    } else {
        UR(urEnqueueUSMFill(queue, got, 1, &values[1], 16 * LARGE * page, 0, NULL, NULL));
    }
    for (int i = 1; i < SMALL; i += 2) { /* what is in use shares nothing with it */
        UR(urEnqueueUSMFill(queue, small[i], 1, &values[0], page, 0, NULL, NULL));
    }
    UR(urQueueEndGraphCaptureExp(queue, graph));
    *kept = small[1];
    *large = got;
    return result == UR_RESULT_SUCCESS;
}

static void check(const unsigned char *start, size_t size, unsigned char value) {
    for (size_t i = 0; i < size; ++i) {
        if (start[i] != value) {
            fail_msg("byte %zu is %u, not %u", i, start[i], value);
        }
    }
}

static void limit_reached(void **state) {
    FILE *limit = fopen("/proc/sys/vm/max_map_count", "r");
    size_t most = MOST_MAPS + 1;
    int captured = 0;
    (void)state;
    if (limit && fscanf(limit, "%zu", &most) != 1) {
        most = MOST_MAPS + 1;
    }
    if (limit) {
        fclose(limit);
    }
    if (most > MOST_MAPS) {
        skip();
    }
    for (size_t room = 0; room <= ROOMS; room = room ? room * 2 : 8) {
        ur_exp_graph_handle_t graph = NULL;
        ur_exp_executable_graph_handle_t executable = NULL;
        unsigned char *kept = NULL, *large = NULL;
        bool all = capture(&graph, room, &kept, &large);
        captured += all;
        UR(urGraphInstantiateGraphExp(graph, &executable));
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        check(kept, page, 1);
        if (all) {
            check(large, 16 * LARGE * page, 2);
        }
        UR(urGraphExecutableGraphDestroyExp(executable));
        UR(urGraphDestroyExp(graph));
        assert_int_equal(shared_mappings(), 0);
    }
    assert_true(captured > 0); /* with room there is nothing in the way */
}

static int open_context(void **state) {
    open_adapter(state);
    page = (size_t)sysconf(_SC_PAGESIZE);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    return 0;
}

static int close_context(void **state) {
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(limit_reached)};
    return cmocka_run_group_tests(tests, open_context, close_context);
}
