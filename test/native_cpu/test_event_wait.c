/* Who waits for signals of other processes (lib/os/event_wait.h): each that comes to an
 * end is taken out without another look after the rest, however many come at once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <semaphore.h>

#include "base/error.h"
#include "os/event_wait.h"

enum { MANY = 100 };

ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...) {
    (void)native;
    (void)format;
    return result;
}

void ur_note_refusal(ur_result_t result, const char *function, const char *why) {
    (void)result;
    (void)function;
    (void)why;
}

static struct ur_shared_watch block, open, done[MANY];
static sem_t begun, go_on, ended;
static unsigned looks; /* after the open one, when the last of the others ended */
static bool open_ended;

static void end_block(struct ur_shared_watch *watch, bool good) {
    (void)good;
    ur_shared_event_drop(watch->shared);
    sem_post(&begun);
    sem_wait(&go_on);
}

static void end_done(struct ur_shared_watch *watch, bool good) {
    (void)good;
    ur_shared_event_drop(watch->shared);
    if (watch == &done[0]) {
        looks = open.unknown;
        sem_post(&ended);
    }
}

static void end_open(struct ur_shared_watch *watch, bool good) {
    (void)good;
    open_ended = true;
    ur_shared_event_drop(watch->shared);
    sem_post(&ended);
}

static struct ur_shared_event *make(void) {
    struct ur_shared_event *made = NULL;
    assert_int_equal(ur_shared_event_make(NULL, NULL, &made), UR_RESULT_SUCCESS);
    return made;
}

static void watch_done(struct ur_shared_watch *watch,
                       void (*end)(struct ur_shared_watch *watch, bool good)) {
    *watch = (struct ur_shared_watch){.shared = make(), .end = end};
    watch->number = ur_shared_event_next(watch->shared);
    ur_shared_tell(watch->shared, watch->number, true);
    assert_true(ur_shared_watch(watch));
}

/* The thread looks after what it waits for in its first pass, and is held up there. */
static void looks_once_however_many_end(void **state) {
    (void)state;
    assert_int_equal(sem_init(&begun, 0, 0) | sem_init(&go_on, 0, 0) | sem_init(&ended, 0, 0), 0);
    watch_done(&block, end_block);
    sem_wait(&begun);
    for (int i = 0; i < MANY; ++i) {
        watch_done(&done[i], end_done);
    }
    /* Of a process that has counted its signal and not yet said that it is its own. */
    open = (struct ur_shared_watch){.shared = make(), .number = 1, .end = end_open};
    ur_shared_event_hold(open.shared);
    struct ur_shared_event *shared = open.shared;
    atomic_fetch_add(&shared->slot->enqueued, 1);
    assert_true(ur_shared_watch(&open));
    sem_post(&go_on);
    sem_wait(&ended);
    assert_false(open_ended);
    assert_true(looks <= 1);
    ur_shared_tell(shared, 1, true);
    sem_wait(&ended);
    ur_shared_event_drop(shared);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(looks_once_however_many_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
