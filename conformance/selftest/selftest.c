/* Ends in every way that a test can end; check.py looks at what the harness and ur-conformance make
 * of it. */
#include <unistd.h>

#include "conf.h"

static int released;

static void count_release(void *unused) {
    (void)unused;
    ++released;
}

TEST(passes) {
    CHECK_EQ(2 + 2, 4);
    conf_defer(count_release, NULL);
}

TEST(releases) {
    CHECK_EQ(released, 1);
}

TEST(fails) {
    conf_defer(count_release, NULL);
    CHECK_EQ(2 + 2, 5);
}

TEST(fails_by_result) {
    UR(UR_RESULT_ERROR_INVALID_QUEUE);
}

TEST(releases_after_failure) {
    CHECK_EQ(released, 2);
}

TEST(skips) {
    conf_skip("there is \"no\" reason");
}

TEST(lacks) {
    conf_unsupported("the device has no such thing");
}

TEST(crashes) {
    volatile uintptr_t address = 8; /* volatile: the compiler must not know where */
    *(volatile int *)address = 1;
}

TEST(hangs) {
    for (;;) {
        pause();
    }
}

TEST(runs_after_restart) {
    /* a new process: nothing is left of the earlier tests */
    CHECK_EQ(released, 0);
}

TEST(fails_at_times) {
    static int runs;
    CHECK(++runs < 3);
}

static const conf_test tests[] = {
    CONF_TEST(passes, "urQueueCreate urQueueRelease", "passes"),
    CONF_TEST(releases, "urQueueCreate", "releases what was deferred"),
    CONF_TEST(fails, "urQueueGetInfo", "fails"),
    CONF_TEST(fails_by_result, "urQueueFlush", "fails by a result"),
    CONF_TEST(releases_after_failure, "urQueueCreate",
              "releases what was deferred by a failing test"),
    CONF_TEST(skips, "urQueueFinish", "skips"),
    CONF_TEST(lacks, "urQueueRetain", "lacks its feature"),
    CONF_TEST(fails, "urEventWait", "fails as expected"),
    CONF_TEST(passes, "urEventRetain", "passes against expectation"),
    CONF_TEST(crashes, "urEventRelease", "crashes"),
    CONF_TEST(hangs, "urEventGetInfo", "hangs"),
    CONF_TEST(fails_at_times, "urQueueRelease", "fails on the third run"),
    CONF_TEST(runs_after_restart, "urQueueCreate", "runs after a crash and a hang"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"queue", tests, CONF_COUNT(tests), true};
    return conf_main(argc, argv, &suite);
}
