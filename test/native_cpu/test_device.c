/* What the device says of its processor, and how little a program takes of the process. */
#include "api.h"

#include <dirent.h>
#include <sys/resource.h>

#include "hostcode/hostcode.h"

static ur_context_handle_t context;
static ur_queue_handle_t queue;

static int open_context(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    return 0;
}

static int close_context(void **state) {
    urQueueRelease(queue);
    urContextRelease(context);
    return close_adapter(state);
}

static uint32_t number(ur_device_info_t what) {
    uint32_t value = 0;
    UR(urDeviceGetInfo(root, what, sizeof(value), &value, NULL));
    return value;
}

#ifdef __x86_64__
/* Whether the first processor of /proc/cpuinfo has the flag. */
static bool has_flag(const char *flag) {
    FILE *file = fopen("/proc/cpuinfo", "re");
    char line[16384];
    bool found = false;
    assert_non_null(file);
    while (!found && fgets(line, sizeof(line), file)) {
        if (strncmp(line, "flags", 5) == 0) {
            for (char *word = strtok(line, " \t\n"); word && !found; word = strtok(NULL, " \t\n"))
                found = strcmp(word, flag) == 0;
            break;
        }
    }
    fclose(file);
    return found;
}
#endif

/* The native widths are those of the machine, for each type. */
static void vectors(void **state) {
    uint32_t bytes = 16;
    (void)state;
#ifdef __x86_64__
    bytes = has_flag("avx512f") ? 64 : has_flag("avx") ? 32 : 16;
#endif
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR), bytes);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT), bytes / 2);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT), bytes / 4);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT), bytes / 4);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG), bytes / 8);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE), bytes / 8);
    assert_int_equal(number(UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF), 0);
    assert_in_range(number(UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR), 1, bytes);
}

/* 64-bit atomics are among the extensions, and work in both memories. */
static void wide_atomics(void **state) {
    enum { ITEMS = 256, LOCAL = 32 };
    char extensions[4096] = "";
    ur_program_handle_t program = load(context, "device");
    ur_kernel_handle_t kernel = NULL;
    uint64_t *sums = NULL;
    int64_t *ends = NULL;
    const size_t global = ITEMS, local = LOCAL;
    (void)state;
    UR(urDeviceGetInfo(root, UR_DEVICE_INFO_EXTENSIONS, sizeof(extensions), extensions, NULL));
    assert_non_null(strstr(extensions, "cl_khr_int64_base_atomics"));
    assert_non_null(strstr(extensions, "cl_khr_int64_extended_atomics"));
    UR(urKernelCreate(program, "wide_atomics", &kernel));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&sums));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&ends));
    memset(sums, 0, 64);
    memset(ends, 0, 64);
    UR(urKernelSetArgPointer(kernel, 0, NULL, sums));
    UR(urKernelSetArgPointer(kernel, 1, NULL, ends));
    UR(urKernelSetArgLocal(kernel, 2, sizeof(uint64_t), NULL));
    UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global, &local, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(sums[0], (uint64_t)ITEMS * (ITEMS - 1) / 2 << 32);
    assert_int_equal(sums[1], ITEMS);
    assert_int_equal(sums[2], UINT64_MAX);
    assert_int_equal(sums[3], 0); /* each bit an even number of times */
    assert_int_equal(sums[4], (uint64_t)ITEMS << 35);
    assert_int_equal(sums[5], (uint64_t)ITEMS << 36);
    assert_int_equal(ends[0], -((int64_t)(ITEMS - 1) << 33));
    assert_int_equal(ends[1], (int64_t)(ITEMS - 1) << 33);
    UR(urUSMFree(context, sums));
    UR(urUSMFree(context, ends));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
}

static int descriptors(void) {
    DIR *folder = opendir("/proc/self/fd");
    int count = 0;
    assert_non_null(folder);
    while (readdir(folder))
        ++count;
    closedir(folder);
    return count;
}

/* Programs keep no file open, however many they are, and each is a library of its own. */
static void programs(void **state) {
    enum { COUNT_OF = 300, ITEMS = 64 };
    static ur_program_handle_t made[COUNT_OF];
    const struct rlimit few = {64, 64};
    struct rlimit before;
    uint32_t *out = NULL;
    const size_t global = ITEMS;
    int open = descriptors();
    (void)state;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &(struct rlimit){few.rlim_cur, before.rlim_max}), 0);
    UR(urUSMSharedAlloc(context, root, NULL, NULL, sizeof(*out) * ITEMS, (void **)&out));
    memset(out, 0, sizeof(*out) * ITEMS);
    for (int i = 0; i < COUNT_OF; ++i)
        made[i] = load(context, "device");
    assert_int_equal(descriptors(), open);
    /* Releasing one leaves the others what they run. */
    for (int i = 0; i < COUNT_OF; ++i) {
        ur_kernel_handle_t kernel = NULL;
        UR(urKernelCreate(made[i], "increment", &kernel));
        UR(urKernelSetArgPointer(kernel, 0, NULL, out));
        UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global, NULL, NULL, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urKernelRelease(kernel));
        UR(urProgramRelease(made[i]));
    }
    for (int i = 0; i < ITEMS; ++i)
        assert_int_equal(out[i], COUNT_OF);
    UR(urUSMFree(context, out));
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
}

/* Who keeps binaries by the driver's version keeps none of another form of host code. */
static void version(void **state) {
    char is[64] = "", wanted[32];
    (void)state;
    UR(urDeviceGetInfo(root, UR_DEVICE_INFO_DRIVER_VERSION, sizeof(is), is, NULL));
    snprintf(wanted, sizeof(wanted), ".%d", UR_HOSTCODE_VERSION);
    assert_true(strlen(is) > strlen(wanted));
    assert_string_equal(is + strlen(is) - strlen(wanted), wanted);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(version),
        cmocka_unit_test(vectors),
        cmocka_unit_test(wide_atomics),
        cmocka_unit_test(programs),
    };
    return cmocka_run_group_tests(tests, open_context, close_context);
}
