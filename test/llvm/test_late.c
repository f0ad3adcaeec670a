/* What is made of a program's code once a launch needs it (late.cl): when that is, that it is
 * right, on many threads, from binaries, and where the compiler fails.
 *
 * Usage: test_late FILE.spv FOLDER, FOLDER for caches. */
#include "../native_cpu/api.h"

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 16384, THREADS = 16, TURNS = 13, GUARD = 0x5a5a5a5a };

struct range {
    uint32_t dims;
    size_t global[2], local[2];
    bool whole; /* for which the program has all it needs from the first */
};

static const struct range lines[] = {{1, {512, 1}, {64, 1}, true},  {1, {320, 1}, {16, 1}, true},
                                     {1, {400, 1}, {40, 1}, false}, {1, {34, 1}, {17, 1}, false},
                                     {1, {12, 1}, {1, 1}, false},   {1, {90, 1}, {15, 1}, false}};
static const struct range planes[] = {{2, {64, 32}, {16, 16}, true}, {2, {96, 16}, {32, 8}, true},
                                      {2, {48, 6}, {48, 3}, true},   {2, {32, 32}, {8, 8}, false},
                                      {2, {34, 9}, {17, 3}, false},  {2, {40, 12}, {40, 4}, false},
                                      {2, {6, 10}, {1, 10}, false},  {2, {20, 4}, {5, 1}, false}};

static const char *const names[] = {"strips", "turned", "planes", "leaving"};
static const char *module_path, *folder;
static ur_context_handle_t context;

/* ---- what they store ------------------------------------------------------------------------- */

struct run {
    ur_queue_handle_t queue;
    uint32_t *in, *out, *wanted;
};

static void want_group(const struct run *run, const char *name, const struct range *r, size_t first,
                       uint32_t limit) {
    size_t w = r->local[0], h = r->local[1], row = r->global[0];
    uint32_t tile[1024], sums[1024];
    for (size_t l = 0; l < w * h; ++l)
        tile[l] = run->in[first + l / w * row + l % w];
    bool strips = strcmp(name, "strips") == 0, leaving = strcmp(name, "leaving") == 0;
    for (size_t l = 0; l < w * h; ++l) {
        size_t x = l % w, y = l / w;
        sums[l] = 0;
        for (size_t i = 0; i < TURNS; ++i)
            sums[l] = sums[l] * 31 + tile[strips    ? (l + i) % w
                                          : leaving ? (l + i) % limit
                                                    : (y + i) % h * w + x];
    }
    for (size_t l = 0; l < w * h; ++l) {
        size_t x = l % w, y = l / w;
        uint32_t *to = &run->wanted[first + y * row + x];
        if (strcmp(name, "turned") == 0)
            *to = tile[(h - 1 - y) * w + (w - 1 - x)] * TURNS + (uint32_t)(x ^ y);
        else if (leaving)
            *to = l < limit ? sums[limit - 1 - l] : GUARD;
        else
            *to = sums[y * w + (w - 1 - x)];
    }
}

/* ---- running them ---------------------------------------------------------------------------- */

static ur_result_t launch(const struct run *run, ur_program_handle_t program, const char *name,
                          const struct range *r, uint32_t limit) {
    ur_kernel_handle_t kernel = NULL;
    uint32_t turns = TURNS;
    UR(urKernelCreate(program, name, &kernel));
    for (size_t i = 0; i < MOST; ++i)
        run->out[i] = run->wanted[i] = GUARD;
    UR(urKernelSetArgPointer(kernel, 0, NULL, run->out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, run->in));
    size_t items = r->local[0] ? r->local[0] * r->local[1] : 1024;
    UR(urKernelSetArgLocal(kernel, 2, items * sizeof(uint32_t), NULL));
    UR(urKernelSetArgValue(kernel, 3, sizeof(turns), NULL, &turns));
    UR(urKernelSetArgValue(kernel, 4, sizeof(limit), NULL, &limit));
    ur_result_t result = urEnqueueKernelLaunch(run->queue, kernel, r->dims, NULL, r->global,
                                               r->local[0] ? r->local : NULL, NULL, 0, NULL, NULL);
    ur_result_t ended = urQueueFinish(run->queue);
    UR(urKernelRelease(kernel));
    return result == UR_RESULT_SUCCESS ? ended : result;
}

static void check(const struct run *run, ur_program_handle_t program, const char *name,
                  const struct range *r, bool part) {
    uint32_t limit = (uint32_t)(r->local[0] * r->local[1] + part) / (part ? 2 : 1);
    UR(launch(run, program, name, r, limit));
    for (size_t y = 0; y < r->global[1]; y += r->local[1])
        for (size_t x = 0; x < r->global[0]; x += r->local[0])
            want_group(run, name, r, y * r->global[0] + x, limit);
    for (size_t i = 0; i < MOST; ++i)
        if (run->out[i] != run->wanted[i])
            fail_msg("%s of %zu x %zu, groups of %zu x %zu: %08x in place %zu, not %08x", name,
                     r->global[0], r->global[1], r->local[0], r->local[1], run->out[i], i,
                     run->wanted[i]);
}

/* All ranges of the kernels, those alone that need nothing more (`late` false), in which nobody
 * ends before the others, or the rest. */
static void check_all(const struct run *run, ur_program_handle_t program, bool late) {
    for (size_t k = 0; k < COUNT(names); ++k) {
        const struct range *ranges = k ? planes : lines;
        for (size_t i = 0; i < (k ? COUNT(planes) : COUNT(lines)); ++i)
            if (late || ranges[i].whole)
                check(run, program, names[k], &ranges[i], late);
    }
}

static struct run begin(void) {
    struct run run = {0};
    UR(urQueueCreate(context, root, NULL, &run.queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(uint32_t), (void **)&run.in));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, MOST * sizeof(uint32_t), (void **)&run.out));
    run.wanted = malloc(MOST * sizeof(uint32_t));
    for (uint32_t i = 0, number = 1; i < MOST; ++i)
        run.in[i] = number = number * 1664525u + 1013904223u;
    return run;
}

static void end(struct run *run) {
    free(run->wanted);
    UR(urUSMFree(context, run->in));
    UR(urUSMFree(context, run->out));
    UR(urQueueRelease(run->queue));
}

/* How many objects the cache has; with `none`, after they are gone. */
static unsigned kept(bool none) {
    unsigned count = 0;
    DIR *all = opendir(folder);
    for (struct dirent *entry; all && (entry = readdir(all));)
        if (entry->d_name[0] != '.') {
            ++count;
            if (none)
                (void)unlinkat(dirfd(all), entry->d_name, 0);
        }
    if (all)
        closedir(all);
    return none ? 0 : count;
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* Launches that need nothing more make nothing, the first of the others does, and later programs
 * take that from the cache. */
static void once(void **state) {
    (void)state;
    struct run run = begin();
    for (int again = 0; again < 2; ++again) {
        ur_program_handle_t program = build_il(context, module_path);
        assert_int_equal(kept(false), again ? 2 : 1);
        check_all(&run, program, false);
        assert_int_equal(kept(false), again ? 2 : 1);
        check_all(&run, program, true);
        assert_int_equal(kept(false), 2);
        check_all(&run, program, false);
        UR(urProgramRelease(program));
    }
    end(&run);
    kept(true);
}

/* Groups of the adapter's choice, of a program that has had none. */
static void unasked(void **state) {
    (void)state;
    static const struct range ranges[] = {{2, {100, 7}, {0}, false},
                                          {1, {1000, 1}, {0}, false},
                                          {2, {1, 77}, {0}, false},
                                          {2, {64, 64}, {0}, false},
                                          {2, {37, 301}, {0}, false}};
    struct run run = begin();
    for (size_t n = 0; n < COUNT(ranges); ++n) {
        const struct range *r = &ranges[n];
        ur_program_handle_t program = build_il(context, module_path);
        UR(launch(&run, program, "unasked", r, 1));
        for (size_t i = 0; i < MOST; ++i) {
            size_t x = i % r->global[0], y = i / r->global[0];
            assert_int_equal(run.out[i],
                             y < r->global[1] ? run.in[i] * TURNS + (uint32_t)(x ^ y) : GUARD);
        }
        UR(urProgramRelease(program));
    }
    end(&run);
    kept(true);
}

/* Groups of whole rows whose work-items part, in a program that has had none. */
static void parted(void **state) {
    (void)state;
    struct run run = begin();
    ur_program_handle_t program = build_il(context, module_path);
    check(&run, program, "leaving", &planes[0], false);
    assert_int_equal(kept(false), 1);
    check(&run, program, "leaving", &planes[0], true);
    assert_int_equal(kept(false), 2);
    UR(urProgramRelease(program));
    end(&run);
    kept(true);
}

struct thread {
    pthread_t thread;
    pthread_barrier_t *ready;
    ur_program_handle_t program;
    struct run run;
};

static void *run_thread(void *data) {
    struct thread *own = data;
    pthread_barrier_wait(own->ready);
    check_all(&own->run, own->program, true);
    return NULL;
}

static void many_threads(void **state) {
    (void)state;
    static struct thread threads[THREADS];
    pthread_barrier_t ready;
    ur_program_handle_t program = build_il(context, module_path);
    pthread_barrier_init(&ready, NULL, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        threads[i] = (struct thread){.ready = &ready, .program = program, .run = begin()};
        assert_int_equal(pthread_create(&threads[i].thread, NULL, run_thread, &threads[i]), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i].thread, NULL);
        end(&threads[i].run);
    }
    assert_int_equal(kept(false), 2);
    pthread_barrier_destroy(&ready);
    UR(urProgramRelease(program));
    kept(true);
}

static unsigned char *binary_of(ur_program_handle_t program, size_t *size) {
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof(*size), size, NULL));
    unsigned char *code = malloc(*size);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof(code), &code, NULL));
    return code;
}

static ur_result_t create(const unsigned char *code, size_t size, ur_program_handle_t *out) {
    unsigned char *exact = malloc(size + !size); /* so that a read past its end is seen */
    memcpy(exact, code, size);
    const uint8_t *binary = exact;
    ur_result_t result = urProgramCreateWithBinary(context, 1, &root, &size, &binary, NULL, out);
    free(exact);
    return result;
}

/* Binaries are whole, before a launch has needed that and behind it, and no part of one is taken
 * for it. */
static void from_binary(void **state) {
    (void)state;
    struct run run = begin();
    ur_program_handle_t program = build_il(context, module_path), other = NULL;
    size_t size, again_size;
    unsigned char *code = binary_of(program, &size), *again;
    assert_int_equal(kept(false), 2);
    check_all(&run, program, true);
    again = binary_of(program, &again_size);
    assert_int_equal(size, again_size);
    assert_memory_equal(code, again, size);
    UR(urProgramRelease(program));
    kept(true);

    UR(create(code, size, &other));
    UR(urProgramBuild(context, other, NULL));
    check_all(&run, other, true);
    check_all(&run, other, false);
    assert_int_equal(kept(false), 0);
    UR(urProgramRelease(other));
    for (size_t cut = 0; cut < 200; ++cut) {
        size_t less = cut < 64 ? cut : cut < 128 ? size - 1 - (cut - 64) : size * (cut - 128) / 72;
        other = NULL;
        if (create(code, less, &other) == UR_RESULT_SUCCESS)
            fail_msg("%zu of %zu bytes are a program", less, size);
    }
    for (size_t byte = 4; byte < 16; ++byte) { /* the size of the first, too large and too small */
        for (int bit = 0; bit < 8; ++bit) {
            code[byte] ^= (unsigned char)(1 << bit);
            if (byte >= 8 && create(code, size, &other) == UR_RESULT_SUCCESS)
                fail_msg("byte %zu is changed", byte);
            code[byte] ^= (unsigned char)(1 << bit);
        }
    }
    free(code);
    free(again);
    end(&run);
}

/* The native handle is of a table that is whole. */
static void native(void **state) {
    (void)state;
    struct run run = begin();
    ur_native_handle_t handle = 0;
    ur_program_handle_t program = build_il(context, module_path);
    UR(urProgramGetNativeHandle(program, &handle));
    assert_int_equal(kept(false), 2);
    check_all(&run, program, true);
    UR(urProgramRelease(program));
    end(&run);
    kept(true);
}

/* ---- a compiler that fails ------------------------------------------------------------------- */

/* The compiler's process, which is this one's child once that takes in orphans; 0: not known. */
static pid_t server_of_this(void) {
    char path[64], text[256] = "";
    while (waitpid(-1, NULL, WNOHANG) > 0) /* copies of one that has been killed */
        ;
    snprintf(path, sizeof(path), "/proc/%d/task/%d/children", (int)getpid(), (int)getpid());
    int file = open(path, O_RDONLY);
    ssize_t got = file >= 0 ? read(file, text, sizeof(text) - 1) : 0;
    text[got > 0 ? got : 0] = 0;
    if (file >= 0)
        close(file);
    return (pid_t)strtol(text, NULL, 10);
}

/* Once the main thread has long waited, for the answer. */
static void *kill_server(void *pid) {
    enum { LONG = 100 };
    for (int asleep = 0; asleep < LONG;) {
        char path[64], text[512] = "";
        snprintf(path, sizeof(path), "/proc/self/task/%d/stat", (int)getpid());
        int file = open(path, O_RDONLY);
        ssize_t got = file >= 0 ? read(file, text, sizeof(text) - 1) : 0;
        if (file >= 0)
            close(file);
        text[got > 0 ? got : 0] = 0;
        const char *name_ends = strrchr(text, ')');
        asleep = name_ends && name_ends[1] && name_ends[2] == 'S' ? asleep + 1 : 0;
        usleep(5000);
    }
    kill(*(pid_t *)pid, SIGKILL);
    return NULL;
}

/* Starts the server, without what this test looks for in the cache. */
static ur_program_handle_t build_other(void) {
    ur_program_handle_t program = NULL;
    size_t size;
    void *code = read_code(module_path, &size);
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    setenv("UR_CACHE_DIR", "", 1);
    UR(urProgramBuild(context, program, "-cl-opt-disable"));
    setenv("UR_CACHE_DIR", folder, 1);
    free(code);
    return program;
}

/* Whoever launches is told, and the next launch has it made. */
static void failing(void **state) {
    (void)state;
    struct run run = begin();
    pthread_t killer;
    const struct range *r = &planes[3];
    ur_program_handle_t program = NULL;
    assert_false(r->whole);
    pid_t pid = 0;
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) == 0) {
        /* A server of this test's own, which is its child. */
        program = build_il(context, module_path);
        pid = server_of_this();
    }
    if (pid <= 0) { /* an emulator of processors does not tell */
        end(&run);
        if (program)
            UR(urProgramRelease(program));
        return;
    }
    assert_int_equal(kill(pid, SIGSTOP), 0);
    assert_int_equal(pthread_create(&killer, NULL, kill_server, &pid), 0);
    ur_result_t result = launch(&run, program, "turned", r, 1);
    pthread_join(killer, NULL);
    (void)waitpid(pid, NULL, 0);
    assert_int_equal(result, UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
    if (!strstr(last_error(), "making the rest of the program's code: the compiler"))
        fail_msg("%s", last_error());
    for (size_t i = 0; i < MOST; ++i)
        assert_int_equal(run.out[i], GUARD);

    check(&run, program, "turned", &planes[0], false); /* which needs nothing more */
    assert_int_equal(kept(false), 1);
    /* The next server has no memory for it. */
    ur_program_handle_t other = build_other();
    struct rlimit small = {0}, usual;
    pid = server_of_this();
    assert_true(pid > 0 && prlimit(pid, RLIMIT_AS, NULL, &usual) == 0);
    small.rlim_cur = (rlim_t)1 << 20;
    small.rlim_max = usual.rlim_max;
    assert_int_equal(prlimit(pid, RLIMIT_AS, &small, NULL), 0);
    result = launch(&run, program, "strips", &lines[3], 1);
    if (result == UR_RESULT_SUCCESS ||
        !strstr(last_error(), "making the rest of the program's code: "))
        fail_msg("%x %s", result, last_error());
    /* It is a group that needs it: the launch ends so, and the next is as if there had been none.
     */
    result = launch(&run, program, "leaving", &planes[0], 7);
    if (result == UR_RESULT_SUCCESS ||
        !strstr(last_error(), "leaving: making the rest of the program's code: "))
        fail_msg("%x %s", result, last_error());
    assert_int_equal(prlimit(pid, RLIMIT_AS, &usual, NULL), 0);
    check(&run, program, "leaving", &planes[0], true);
    UR(urProgramRelease(other));
    check_all(&run, program, true);
    assert_int_equal(kept(false), 2);
    UR(urProgramRelease(program));
    end(&run);
    kept(true);
}

static int open_context(void **state) {
    (void)mkdir(folder, 0755);
    setenv("UR_CACHE_DIR", folder, 1);
    kept(true);
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    return 0;
}

static int close_context(void **state) {
    UR(urContextRelease(context));
    return close_adapter(state);
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(failing), cmocka_unit_test(once),         cmocka_unit_test(unasked),
        cmocka_unit_test(parted),  cmocka_unit_test(many_threads), cmocka_unit_test(from_binary),
        cmocka_unit_test(native)};
    if (argc != 3)
        return 2;
    module_path = argv[1];
    folder = argv[2];
    return cmocka_run_group_tests(tests, open_context, close_context);
}
