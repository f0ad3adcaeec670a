/* Objects that are given up while a kernel runs that does not end: nothing waits for it, what is
 * kept until then has a bound, and it goes back. The conformance suite `release` has each kind of
 * object once; here it is about how much, and when. */
#include "cases.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { MIB = 1 << 20, MANY = 1000, BOUND = 256, TURNS = 300000, NAP = 100 }; /* TURNS of NAP us */

static void nap(void) {
    usleep(NAP);
}

/* ---- a kernel that runs until it is told ----------------------------------------------------- */

static ur_queue_handle_t busy;

static int begin(uint32_t device) {
    ur_kernel_handle_t stay = NULL;
    DO(make_queue(device, &busy));
    DO(make_stay(&stay));
    return begin_to_stay(busy, stay, NULL);
}

static int let_end(void) {
    words[1] = 1;
    UR(urQueueFinish(busy));
    return PASSED;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Whether what a device says of free memory is exact. */
static bool is_exact(void) {
    return is_software() && is_cuda();
}

static size_t free_memory(uint32_t device) {
    uint64_t bytes = 0;
    (void)urDeviceGetInfo(devices[device], UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof(bytes), &bytes,
                          NULL);
    return bytes;
}

static int release_buffer(ur_context_handle_t of, size_t size) {
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(of, UR_MEM_FLAG_READ_WRITE, size, NULL, &mem));
    UR(urMemRelease(mem));
    return PASSED;
}

/* ---- cases ----------------------------------------------------------------------------------- */

static int kept_while_a_kernel_runs(void) {
    enum { SOME = 100 };
    DO(start_context(1));
    /* A module that a program no longer has: loading one waits for kernels that run. */
    ur_program_handle_t program = NULL;
    DO(read_code(options.kernel));
    UR(load(code, code_size, &program));
    UR(urProgramBuild(context, program, NULL));
    size_t before = free_memory(0);
    DO(release_buffer(context, MIB));
    CHECK(!is_exact() || free_memory(0) == before); /* nothing runs */
    DO(begin(0));
    before = free_memory(0);
    for (int i = 0; i < SOME; ++i) {
        DO(release_buffer(context, MIB));
    }
    CHECK(!words[1]);
    CHECK(!is_exact() || free_memory(0) == before - (size_t)SOME * MIB);
    UR(urProgramRelease(program));
    DO(let_end());
    CHECK(!is_exact() || free_memory(0) == before);
    return end_case();
}

static _Atomic unsigned released;
static _Atomic int release_status;

static void *release_many(void *unused) {
    int status = PASSED;
    for (int i = 0; i < MANY && status == PASSED; ++i) {
        status = release_buffer(context, MIB);
        atomic_fetch_add(&released, 1);
    }
    atomic_store(&release_status, status);
    return unused;
}

/* Beyond that the driver is waited for, as each release waited before. */
static int kept_to_a_bound(void) {
    pthread_t thread;
    DO(start_context(1));
    DO(begin(0));
    size_t before = free_memory(0);
    CHECK(pthread_create(&thread, NULL, release_many, NULL) == 0);
    for (int i = 0; i < TURNS && atomic_load(&released) < BOUND; ++i) {
        nap();
    }
    for (int i = 0; i < 100; ++i) {
        nap();
    }
    unsigned count = atomic_load(&released);
    CHECK(count == BOUND);
    CHECK(!is_exact() || before - free_memory(0) <= (size_t)(BOUND + 1) * MIB);
    words[1] = 1;
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(atomic_load(&release_status) == PASSED);
    DO(let_end());
    CHECK(!is_exact() || free_memory(0) == before);
    return end_case();
}

static unsigned char *copied;
static _Atomic int copies;

static void *copy_out(void *unused) {
    static unsigned char pageable[64];
    atomic_store(&copies, 1);
    atomic_store(&release_status, urEnqueueUSMMemcpy(busy, true, pageable, copied, sizeof(pageable),
                                                     0, NULL, NULL) == UR_RESULT_SUCCESS
                                      ? PASSED
                                      : FAILED);
    return unused;
}

/* A thread waits in the driver behind the kernel, with the queue locked maybe. */
static int kept_beside_a_wait(void) {
    pthread_t thread;
    DO(start_context(1));
    if (!is_software()) {
        SKIP("the driver lets nobody allocate memory while a thread waits in a copy to memory that "
             "it does not know");
    }
    DO(begin(0));
    DO(make_device_memory(0, 64, &copied));
    CHECK(pthread_create(&thread, NULL, copy_out, NULL) == 0);
    while (!atomic_load(&copies)) {
        nap();
    }
    for (int i = 0; i < 10; ++i) {
        DO(release_buffer(context, MIB));
        usleep(2000);
    }
    CHECK(!words[1]);
    words[1] = 1;
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(atomic_load(&release_status) == PASSED);
    DO(let_end());
    return end_case();
}

static _Atomic int asks;

static void *end_soon(void *unused) {
    while (!atomic_load(&asks)) {
        nap();
    }
    usleep(50 * 1000);
    words[1] = 1;
    return unused;
}

/* An allocation gets what is kept before it fails: at once where nothing runs any more, else it
 * waits. */
static int kept_until_missing(void) {
    ur_mem_handle_t all = NULL, more = NULL, other = NULL;
    pthread_t thread;
    DO(start_context(1));
    if (!is_exact()) {
        SKIP("it is not known how much of the device's memory is left");
    }
    DO(begin(0));
    size_t left = (size_t)100 * MIB;
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, free_memory(0) - left, NULL, &all));
    DO(release_buffer(context, left));
    CHECK(!words[1]);
    CHECK(free_memory(0) == 0);
    CHECK(pthread_create(&thread, NULL, end_soon, NULL) == 0);
    atomic_store(&asks, 1);
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, left / 2, NULL, &more));
    CHECK(words[1]);
    CHECK(pthread_join(thread, NULL) == 0);
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, left / 2, NULL, &other));
    UR(urMemRelease(other));
    UR(urMemRelease(more));
    UR(urMemRelease(all));
    DO(let_end());
    return end_case();
}

/* What runs on one device keeps nothing of another; what runs in one context keeps what another has
 * on the same device, since the driver would wait for it. */
static int kept_for_its_device(void) {
    ur_context_handle_t second = NULL, same = NULL;
    DO(start());
    if (device_count < 2) {
        SKIP("there is one device");
    }
    UR(urContextCreate(1, devices, NULL, &context));
    UR(urContextCreate(1, &devices[1], NULL, &second));
    UR(urContextCreate(1, devices, NULL, &same));
    DO(begin(0));
    size_t here = free_memory(0), there = free_memory(1);
    DO(release_buffer(second, MIB));
    CHECK(!is_exact() || free_memory(1) == there);
    DO(release_buffer(same, MIB));
    UR(urContextRelease(same));
    CHECK(!words[1]);
    CHECK(!is_exact() || free_memory(0) == here - MIB);
    DO(let_end());
    CHECK(!is_exact() || free_memory(0) == here);
    UR(urContextRelease(second));
    return end_case();
}

/* Another thread gives objects back all the time while a kernel begins, for which the call that
 * launches it takes long: none comes to wait for the kernel, with the lock that allocations need.
 */
static _Atomic int launching, enough, too_late;
static _Atomic unsigned done_so_far;

/* Since the kernel may be under way not so many that the driver is waited for because of their
 * number, however long it takes to begin: each counts as 64 KiB, and 256 MiB are kept. */
static void *release_always(void *unused) {
    enum { MOST_BEHIND = 3000 };
    for (int behind = 0; behind < MOST_BEHIND && !atomic_load(&enough);
         behind += atomic_load(&launching)) {
        (void)release_buffer(context, 4096);
    }
    return unused;
}

/* Where nothing has got done for so long: on a busy machine all of it may take longer. */
static void *end_late(void *unused) {
    unsigned seen = 0;
    for (int i = 0; i < TURNS / 2 && !atomic_load(&enough); ++i) {
        unsigned now = atomic_load(&done_so_far);
        i = now == seen ? i : 0;
        seen = now;
        nap();
    }
    if (!atomic_load(&enough)) {
        atomic_store(&too_late, 1);
        words[1] = 1;
    }
    return unused;
}

static int one_begins(bool signals) {
    pthread_t releases, ends;
    ur_kernel_handle_t stay = NULL;
    ur_event_handle_t event = NULL;
    DO(start_context(1));
    DO(make_queue(0, &busy));
    DO(make_stay(&stay));
    atomic_store(&enough, 0);
    atomic_store(&launching, 0);
    CHECK(pthread_create(&ends, NULL, end_late, NULL) == 0);
    CHECK(pthread_create(&releases, NULL, release_always, NULL) == 0);
    usleep(1000);
    atomic_store(&launching, 1);
    DO(begin_to_stay(busy, stay, signals ? &event : NULL));
    for (int i = 0; i < 10; ++i) {
        atomic_fetch_add(&done_so_far, 1);
        DO(release_buffer(context, MIB));
        nap();
    }
    atomic_store(&enough, 1);
    CHECK(pthread_join(releases, NULL) == 0 && pthread_join(ends, NULL) == 0);
    CHECK(!atomic_load(&too_late));
    DO(let_end());
    if (event) {
        UR(urEventRelease(event));
    }
    return end_case();
}

static int kept_while_one_begins(void) {
    enum { ROUNDS = 10 };
    for (int i = 0; i < ROUNDS; ++i) {
        DO(one_begins(i % 2));
    }
    return PASSED;
}

const struct cases_case cases_kept[] = {{"kept_while_a_kernel_runs", kept_while_a_kernel_runs},
                                        {"kept_to_a_bound", kept_to_a_bound},
                                        {"kept_beside_a_wait", kept_beside_a_wait},
                                        {"kept_until_missing", kept_until_missing},
                                        {"kept_for_its_device", kept_for_its_device},
                                        {"kept_while_one_begins", kept_while_one_begins},
                                        {NULL, NULL}};
