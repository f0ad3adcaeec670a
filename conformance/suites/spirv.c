/* What SPIR-V can say and OpenCL C 1.2 cannot, and what its kernels print. */
#include <stdio.h>
#include <unistd.h>

#include "conf.h"

#define LAUNCH "urEnqueueKernelLaunchWithArgsExp"

/* Adapters that hand SPIR-V to drivers of OpenCL or Level Zero can run what those have to. */
static void need_more_than_opencl(const char *what) {
    conf_need_spirv();
    if (conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO) {
        conf_skip("OpenCL's environment of SPIR-V has no %s", what);
    }
}

static ur_mem_handle_t in_buffer(const void *data, size_t size) {
    ur_mem_handle_t buffer = conf_buffer(size);
    UR(urEnqueueMemBufferWrite(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
    return buffer;
}

static void read_back(ur_mem_handle_t buffer, void *data, size_t size) {
    UR(urEnqueueMemBufferRead(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
}

static void run(ur_kernel_handle_t kernel, size_t global, const conf_arg *args, uint32_t count) {
    ur_queue_handle_t queue = conf_queue(0);
    conf_launch(queue, kernel, global, args, count, 0, NULL, NULL);
    UR(urQueueFinish(queue));
}

/* ---- functions that call themselves ---------------------------------------------------------- */

/* No deeper than the stack of 1 KiB that a GPU's driver gives a work-item where it cannot know
 * more. */
enum { TOWERS = 6 };

static int moves_of(int discs, int from, int to, int *where) {
    if (discs == 0) {
        return 0;
    }
    int before = moves_of(discs - 1, from, 3 - from - to, where);
    int after = moves_of(discs - 1, 3 - from - to, to, where);
    where[discs - 1] = from + 10 * after;
    return before + 1 + after;
}

TEST(recursion) {
    need_more_than_opencl("recursion");
    int moves[TOWERS] = {0}, parity[TOWERS] = {0}, where[8 * TOWERS], expected[8 * TOWERS];
    memset(where, -1, sizeof where);
    memset(expected, -1, sizeof expected);
    ur_mem_handle_t buffers[3] = {in_buffer(moves, sizeof moves), in_buffer(where, sizeof where),
                                  in_buffer(parity, sizeof parity)};
    conf_arg args[3];
    for (uint32_t i = 0; i < 3; ++i) {
        args[i] = conf_arg_mem(i, buffers[i]);
    }
    run(conf_kernel("recursion", "recursive"), TOWERS, args, 3);
    read_back(buffers[0], moves, sizeof moves);
    read_back(buffers[1], where, sizeof where);
    read_back(buffers[2], parity, sizeof parity);
    for (int i = 0; i < TOWERS; ++i) {
        CHECK_EQ(moves[i], moves_of(i, 0, 2, expected + 8 * i));
        CHECK_EQ(parity[i], i % 2 ? 1 : 2);
    }
    for (size_t i = 0; i < CONF_COUNT(where); ++i) {
        CHECK_MSG(where[i] == expected[i], "disc %zu of tower %zu is at %d, expected %d", i % 8,
                  i / 8, where[i], expected[i]);
    }
}

/* ---- atomics of 16 bits ---------------------------------------------------------------------- */

TEST(small_atomics) {
    need_more_than_opencl("atomics of 16 bits");
    enum { ITEMS = 300 };
    uint16_t words[8] = {10, 20, 30, 40, 0, 60, 70, 80}, tickets[ITEMS] = {0};
    const uint16_t expected[8] = {10 + ITEMS,
                                  (uint16_t)(20 + ITEMS * 0xff00u),
                                  (uint16_t)(5 - (ITEMS - 1)),
                                  0xff00 + 255,
                                  0x1fff,
                                  60 + 3 * ITEMS,
                                  70,
                                  80};
    ur_mem_handle_t to = in_buffer(words, sizeof words), seen = in_buffer(tickets, sizeof tickets);
    conf_arg args[2] = {conf_arg_mem(0, to), conf_arg_mem(1, seen)};
    run(conf_kernel("small_atomics", "small_atomics"), ITEMS, args, 2);
    read_back(to, words, sizeof words);
    read_back(seen, tickets, sizeof tickets);
    for (size_t i = 0; i < CONF_COUNT(words); ++i) {
        CHECK_MSG(words[i] == expected[i], "element %zu is 0x%x, expected 0x%x", i, words[i],
                  expected[i]);
    }
    bool taken[ITEMS] = {false};
    for (size_t i = 0; i < ITEMS; ++i) {
        int ticket = tickets[i] - 10;
        CHECK_MSG(ticket >= 0 && ticket < ITEMS && !taken[ticket], "item %zu has ticket %d", i,
                  ticket);
        taken[ticket] = true;
    }
}

/* ---- what kernels print ---------------------------------------------------------------------- */

/* Runs the kernel with standard output in `file`, where nothing of the test's own may come. */
static ur_result_t run_into(FILE *file, ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                            size_t global, const conf_arg *args, uint32_t count) {
    size_t offset = 0;
    fflush(stdout);
    int kept = dup(STDOUT_FILENO);
    if (kept < 0 || dup2(fileno(file), STDOUT_FILENO) < 0) {
        close(kept);
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, NULL,
                                                          count, args, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urQueueFinish(queue);
    }
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    close(kept);
    return result;
}

static void close_file(void *file) {
    fclose(file);
}

/* In which order work-items print is theirs; a call's text stays together. */
static void check_printed(const char *kernel, const conf_arg *args, uint32_t arg_count,
                          const char *const *lines, size_t count) {
    ur_kernel_handle_t made = conf_kernel(kernel, kernel);
    ur_queue_handle_t queue = conf_queue(0);
    FILE *file = tmpfile();
    CHECK(file != NULL);
    conf_defer(close_file, file);
    UR(run_into(file, queue, made, count, args, arg_count));
    char text[4096] = "";
    rewind(file);
    size_t size = fread(text, 1, sizeof text - 1, file), expected = 0;
    for (size_t i = 0; i < count; ++i) {
        CHECK_MSG(strstr(text, lines[i]), "'%s' is not in what was printed: '%s'", lines[i], text);
        expected += strlen(lines[i]);
    }
    CHECK_MSG(size == expected, "%zu bytes were printed, not %zu: '%s'", size, expected, text);
}

TEST(prints) {
    conf_need_spirv();
    static const char *const lines[] = {
        "item 0 of four: +99 2.500 0x0000beef 1099511627776%\n",
        "item 1: c|   99|99   |2.500000e+00\n",
        "item 2 of four: +97 2.500 0x0000beef 1099511627776%\n",
        "item 3: c|   99|99   |2.500000e+00\n",
    };
    int number = 99;
    float value = 2.5f;
    conf_arg args[2] = {conf_arg_value(0, sizeof number, &number),
                        conf_arg_value(1, sizeof value, &value)};
    check_printed("prints", args, 2, lines, CONF_COUNT(lines));
}

TEST(prints_one_of) {
    conf_need_spirv();
    static const char *const lines[2][5] = {
        {"first 99, 0\n", "second 99: 1\n", "above 99, 2\n", "three 99, 3\n", "four 99, 4\n"},
        {"first 42, 0\n", "second 42: 1\n", "below 42, 2\n", "odd 42 at 3\n", "even 42 at 4\n"}};
    for (int table = 0; table < 2; ++table) {
        int number = table ? 42 : 99;
        conf_arg args[2] = {conf_arg_value(0, sizeof number, &number),
                            conf_arg_value(1, sizeof table, &table)};
        check_printed("prints_one_of", args, 2, lines[table], CONF_COUNT(lines[table]));
    }
}

/* ---- much local memory ----------------------------------------------------------------------- */

static void need_local(size_t bytes) {
    uint64_t most = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof most, &most, NULL));
    if (most < bytes) {
        conf_skip("a group can have %llu bytes of local memory", (unsigned long long)most);
    }
}

enum { OWN_LOCAL = 32, OWN_GROUPS = 3 };

static int own_sum(int kib, int count, int local, int group) {
    int sum = (local + 1) % 3;
    for (int i = OWN_LOCAL - 1 - local; i < kib << 8; i += OWN_LOCAL) {
        sum += (i * 3 + group) ^ i;
    }
    for (int i = OWN_LOCAL - 1 - local; i < count; i += OWN_LOCAL) {
        sum -= i;
    }
    return sum;
}

static void check_own(ur_program_handle_t program, int kib, int count) {
    char name[16];
    snprintf(name, sizeof name, "own_%d", kib);
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, name, &kernel));
    conf_own_kernel(kernel);
    size_t own = 0;
    UR(urKernelGetGroupInfo(kernel, conf.device, UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE, sizeof own,
                            &own, NULL));
    CHECK_MSG(own >= (size_t)kib << 10, "%s has %zu bytes of local memory", name, own);
    int results[OWN_LOCAL * OWN_GROUPS] = {0};
    conf_arg args[3] = {conf_arg_mem(0, in_buffer(results, sizeof results)),
                        conf_arg_local(1, (size_t)count * 4),
                        conf_arg_value(2, sizeof count, &count)};
    size_t offset = 0, global = OWN_LOCAL * OWN_GROUPS, local = OWN_LOCAL;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args, NULL,
                                        0, NULL, NULL));
    UR(urQueueFinish(queue));
    read_back(args[0].value.memObjTuple.hMem, results, sizeof results);
    for (int i = 0; i < OWN_LOCAL * OWN_GROUPS; ++i) {
        int expected = own_sum(kib, count, i % OWN_LOCAL, i / OWN_LOCAL);
        CHECK_MSG(results[i] == expected, "%s, %d elements as an argument: %d at %d, expected %d",
                  name, count, results[i], i, expected);
    }
}

TEST(local_of_its_own) {
    conf_need_spirv();
    need_local((size_t)(96 + 5) << 10);
    ur_program_handle_t program = conf_program("local_own");
    check_own(program, 64, 1);
    check_own(program, 96, 1001);
    check_own(program, 64, 1001);
    size_t size = 0;
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof size, &size, NULL));
    uint8_t *binary = conf_alloc(size);
    UR(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof binary, &binary, NULL));
    const uint8_t *in = binary;
    ur_program_handle_t again = NULL;
    UR(urProgramCreateWithBinary(conf.context, 1, &conf.device, &size, &in, NULL, &again));
    conf_own_program(again);
    conf_build(again);
    check_own(again, 64, 77);
}

/* The last work-item has the first element; those that are given 0 take NULL. */
TEST(local_and_null) {
    conf_need_spirv();
    enum { ITEMS = 64, GROUP = 32 };
    static const char *const names[] = {"null_of_own", "null_of_argument", "null_of_any"};
    for (uint32_t k = 0; k < 3; ++k) {
        const char *name = names[k];
        int taken[ITEMS];
        for (int i = 0; i < ITEMS; ++i) {
            taken[i] = k == 2 ? i % 3 : i % 3 != 0;
        }
        conf_arg args[] = {conf_arg_mem(0, in_buffer(taken, sizeof taken)),
                           conf_arg_local(1, GROUP * sizeof(int))};
        size_t offset = 0, global = ITEMS, local = GROUP;
        ur_queue_handle_t queue = conf_queue(0);
        UR(urEnqueueKernelLaunchWithArgsExp(queue, conf_kernel("local_null", name), 1, &offset,
                                            &global, &local, k ? 2 : 1, args, NULL, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        read_back(args[0].value.memObjTuple.hMem, taken, sizeof taken);
        for (int i = 0; i < ITEMS; ++i) {
            int expected = i % 3 ? GROUP - 1 - i % GROUP : -1;
            if (k == 2 && i % 3) {
                expected = i % 3 == 2 ? 2 : expected + 100;
            }
            CHECK_MSG(taken[i] == expected, "%s: %d at %d, expected %d", name, taken[i], i,
                      expected);
        }
    }
}

TEST(local_and_calls) {
    need_more_than_opencl("recursion");
    need_local((size_t)65 << 10);
    enum { ITEMS = 64 };
    int parity[ITEMS] = {0};
    conf_arg arg = conf_arg_mem(0, in_buffer(parity, sizeof parity));
    size_t offset = 0, global = ITEMS, local = ITEMS / 2;
    ur_kernel_handle_t kernel = conf_kernel("recursion", "recursive_local");
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 1, &arg, NULL,
                                        0, NULL, NULL));
    UR(urQueueFinish(queue));
    read_back(arg.value.memObjTuple.hMem, parity, sizeof parity);
    for (int i = 0; i < ITEMS; ++i) {
        CHECK_EQ(parity[i], (i * 4099 & 16383) % 7 % 2 == 0);
    }
}

/* ---- built-in variables that are no inputs --------------------------------------------------- */

/* As compilers of SYCL have written them: variables, and pointers to them, in CrossWorkgroup. */
TEST(builtins_in_memory) {
    enum { INPUT = 1, CROSS_WORKGROUP = 5, GROUP = 8, ITEMS = 64 };
    conf_need_spirv();
    size_t size = 0;
    const void *file = conf_kernel_file("basic", CONF_FORM_SPIRV, &size);
    uint32_t *words = conf_alloc(size), changed = 0;
    memcpy(words, file, size);
    for (size_t at = 5; at < size / 4; at += words[at] >> 16) {
        uint32_t op = words[at] & 0xffff;
        uint32_t *storage = op == 32   ? &words[at + 2] /* OpTypePointer */
                            : op == 59 ? &words[at + 3] /* OpVariable */
                                       : NULL;
        if (storage && *storage == INPUT) {
            *storage = CROSS_WORKGROUP;
            ++changed;
        }
    }
    CHECK(changed >= 2);
    ur_program_handle_t program = NULL;
    UR(urProgramCreateWithIL(conf.context, words, size, NULL, &program));
    conf_own_program(program);
    UR(urProgramBuild(conf.context, program, NULL));
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "reverse_groups", &kernel));
    conf_own_kernel(kernel);
    int in[ITEMS], out[ITEMS] = {0};
    for (int i = 0; i < ITEMS; ++i) {
        in[i] = 3 * i;
    }
    ur_mem_handle_t buffers[2] = {in_buffer(in, sizeof in), in_buffer(out, sizeof out)};
    conf_arg args[3] = {conf_arg_mem(0, buffers[0]), conf_arg_mem(1, buffers[1]),
                        conf_arg_local(2, GROUP * sizeof(int))};
    size_t offset = 0, global = ITEMS, local = GROUP;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args, NULL,
                                        0, NULL, NULL));
    UR(urQueueFinish(queue));
    read_back(buffers[1], out, sizeof out);
    for (int i = 0; i < ITEMS; ++i) {
        CHECK_EQ(out[i], 3 * (i / GROUP * GROUP + GROUP - 1 - i % GROUP));
    }
}

/* ---- more than there is ---------------------------------------------------------------------- */

/* Each part is small enough, and all of it is too much; the next launch of less is none the worse.
 */
TEST(local_in_all_too_large) {
    conf_need_spirv();
    need_local((size_t)(96 + 5) << 10);
    uint64_t most = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof most, &most, NULL));
    ur_program_handle_t program = conf_program("local_own");
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, "own_64", &kernel));
    conf_own_kernel(kernel);
    int zero = 0;
    conf_arg args[3] = {conf_arg_mem(0, conf_buffer(256)),
                        conf_arg_local(1, (size_t)most - (32 << 10)),
                        conf_arg_value(2, sizeof zero, &zero)};
    size_t offset = 0, global = OWN_LOCAL, local = OWN_LOCAL;
    UR_IS(UR_RESULT_ERROR_OUT_OF_RESOURCES,
          urEnqueueKernelLaunchWithArgsExp(conf_queue(0), kernel, 1, &offset, &global, &local, 3,
                                           args, NULL, 0, NULL, NULL));
    CHECK_MSG(strstr(conf_new_error(), "local"), "'%.300s' does not say what is too much",
              conf_new_error());
    check_own(program, 64, 1001);
}

/* The kernel wants more local memory than a group can have: whoever finds out says so, and the
 * device goes on. */
TEST(local_too_large) {
    conf_need_spirv();
    uint64_t most = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof most, &most, NULL));
    if (most >= (uint64_t)16 << 20) {
        conf_skip("a group can have %llu bytes of local memory", (unsigned long long)most);
    }
    ur_program_handle_t program = conf_program_create(conf.context, "local_too_large", NULL);
    ur_result_t result = urProgramBuild(conf.context, program, NULL);
    if (result == UR_RESULT_SUCCESS) {
        ur_kernel_handle_t kernel = NULL;
        result = urKernelCreate(program, "local_too_large", &kernel);
        if (result == UR_RESULT_SUCCESS) {
            conf_own_kernel(kernel);
            conf_arg arg = conf_arg_mem(0, conf_buffer(256));
            size_t offset = 0, global = 64, local = 64;
            result = urEnqueueKernelLaunchWithArgsExp(conf_queue(0), kernel, 1, &offset, &global,
                                                      &local, 1, &arg, NULL, 0, NULL, NULL);
        }
        CHECK_MSG(result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
                      result == UR_RESULT_ERROR_INVALID_VALUE ||
                      result == UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
                  "a kernel with 16 MiB of local memory: %s", conf_result_name(result));
    } else {
        char log[16384];
        CHECK_MSG(result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
                      result == UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "%s", conf_result_name(result));
        conf_build_log(program, log, sizeof log);
        CHECK_MSG(strstr(log, "local") || strstr(conf_new_error(), "local"),
                  "neither the log, '%.900s', nor the adapter, '%.300s', says what is too large",
                  log, conf_new_error());
    }
    int before[4] = {1, 2, 3, 4}, after[4] = {0};
    read_back(in_buffer(before, sizeof before), after, sizeof after);
    CHECK(memcmp(before, after, sizeof before) == 0);
}

static const conf_test tests[] = {
    CONF_TEST(recursion, LAUNCH, "runs functions that call themselves and each other"),
    CONF_TEST(small_atomics, LAUNCH, "runs atomics of 16 bits beside each other in a word"),
    CONF_TEST(prints, LAUNCH " urQueueFinish", "has printed what a kernel prints when it is done"),
    CONF_TEST(prints_one_of, LAUNCH " urQueueFinish",
              "prints by one of several formats, whichever is chosen when it runs"),
    CONF_TEST(local_of_its_own, "urProgramBuild urKernelGetGroupInfo " LAUNCH,
              "runs kernels with 64 and 96 KiB of local memory of their own, and arguments behind"),
    CONF_TEST(local_and_null, LAUNCH,
              "runs a kernel that compares pointers to local memory with NULL"),
    CONF_TEST(local_and_calls, LAUNCH, "runs such a kernel beside functions that call themselves"),
    CONF_TEST(builtins_in_memory, "urProgramCreateWithIL urProgramBuild " LAUNCH,
              "runs kernels whose built-in variables are said to lie in memory"),
    CONF_TEST(local_in_all_too_large, LAUNCH,
              "refuses more local memory than there is of the kernel's own and of arguments"),
    CONF_TEST(local_too_large, "urProgramBuild urKernelCreate " LAUNCH,
              "refuse a kernel with more local memory than there is"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"spirv", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
