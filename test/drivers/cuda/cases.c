/* What the conformance suite cannot ask of any adapter: input that only a driver of this kind can
 * be given, faults of the device, and several devices and processes. Each case is a process of its
 * own, forked before anything is initialised, so that one which loses its device takes nothing
 * along. Runs on the software driver and on a GPU.
 *
 *     cases [--adapter=cuda|hip] [--kernel=cases.ptx] [--cubin=FILE] [--other-cubin=FILE]
 *           [--spirv=basic.spv] [NAME...]
 */
#include "cases.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS = 60, KEPT_MOST = 16, TURNS = 300000, NAP = 100 }; /* TURNS of NAP us */

struct cases_options options = {.adapter = "cuda", .kernel = "cases.ptx"};
ur_adapter_handle_t adapter;
ur_platform_handle_t platform;
ur_device_handle_t devices[DEVICES_MOST];
uint32_t device_count;
ur_context_handle_t context;
uint8_t code[1 << 20];
size_t code_size;

const char *last_error(void) {
    const char *text = "";
    int32_t native = 0;
    if (adapter) {
        (void)urAdapterGetLastError(adapter, &text, &native);
    }
    return text;
}

void say_last_error(void) {
    printf("    adapter: %s\n", last_error());
}

bool is_cuda(void) {
    return strcmp(options.adapter, "cuda") == 0;
}

bool is_software(void) {
    char name[64] = "";
    (void)urDeviceGetInfo(devices[0], UR_DEVICE_INFO_NAME, sizeof(name), name, NULL);
    return strncmp(name, "Software", 8) == 0;
}

/* ---- what a case has made -------------------------------------------------------------------- */

static struct {
    void *object;
    enum { QUEUE, KERNEL, MEMORY } kind;
} kept[KEPT_MOST];
static uint32_t kept_count;

static int keep(void *object, int kind) {
    CHECK(kept_count < KEPT_MOST);
    kept[kept_count].object = object;
    kept[kept_count++].kind = kind;
    return PASSED;
}

int end_case(void) {
    while (kept_count) {
        void *object = kept[--kept_count].object;
        switch (kept[kept_count].kind) {
        case QUEUE:
            UR(urQueueRelease(object));
            break;
        case KERNEL:
            UR(urKernelRelease(object));
            break;
        case MEMORY:
            UR(urUSMFree(context, object));
            break;
        }
    }
    UR(urContextRelease(context));
    return PASSED;
}

int start(void) {
    ur_adapter_handle_t all[8];
    uint32_t count = 0, platforms = 0;
    ur_backend_t wanted = is_cuda() ? UR_BACKEND_CUDA : UR_BACKEND_HIP, backend;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(8, all, &count));
    for (uint32_t i = 0; i < count; ++i) {
        UR(urAdapterGetInfo(all[i], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
        adapter = backend == wanted ? all[i] : adapter;
    }
    CHECK(adapter != NULL);
    UR(urPlatformGet(adapter, 0, NULL, &platforms));
    if (platforms) {
        UR(urPlatformGet(adapter, 1, &platform, NULL));
        UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &device_count));
        device_count = device_count > DEVICES_MOST ? DEVICES_MOST : device_count;
        UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, device_count, devices, NULL));
    }
    return PASSED;
}

int start_context(uint32_t count) {
    DO(start());
    if (device_count < count) {
        SKIP("not enough devices");
    }
    UR(urContextCreate(count, devices, NULL, &context));
    return PASSED;
}

int make_queue(uint32_t device, ur_queue_handle_t *queue) {
    UR(urQueueCreate(context, devices[device], NULL, queue));
    return keep(*queue, QUEUE);
}

int make_device_memory(uint32_t device, size_t size, void *pointer) {
    UR(urUSMDeviceAlloc(context, devices[device], NULL, NULL, size, pointer));
    return keep(*(void **)pointer, MEMORY);
}

int make_shared_memory(size_t size, void *pointer) {
    UR(urUSMSharedAlloc(context, devices[0], NULL, NULL, size, pointer));
    return keep(*(void **)pointer, MEMORY);
}

/* ---- programs and launches ------------------------------------------------------------------- */

int read_code(const char *path) {
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    code_size = fread(code, 1, sizeof(code) - 1, file);
    fclose(file);
    CHECK(code_size > 0);
    return PASSED;
}

ur_result_t load(const void *data, size_t size, ur_program_handle_t *program) {
    const uint8_t *binaries[DEVICES_MOST];
    size_t sizes[DEVICES_MOST];
    uint32_t count = 0;
    (void)urContextGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof(count), &count, NULL);
    for (uint32_t i = 0; i < count; ++i) {
        binaries[i] = data;
        sizes[i] = size;
    }
    ur_result_t result =
        urProgramCreateWithBinary(context, count, devices, sizes, binaries, NULL, program);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = urProgramBuild(context, *program, NULL);
    if (result != UR_RESULT_SUCCESS) {
        urProgramRelease(*program);
        *program = NULL;
    }
    return result;
}

int make_kernel_of(const char *path, const char *name, ur_kernel_handle_t *kernel) {
    ur_program_handle_t program = NULL;
    DO(read_code(path));
    UR(load(code, code_size, &program));
    UR(urKernelCreate(program, name, kernel));
    UR(urProgramRelease(program));
    return keep(*kernel, KERNEL);
}

int make_kernel(const char *name, ur_kernel_handle_t *kernel) {
    return make_kernel_of(options.kernel, name, kernel);
}

static ur_exp_kernel_arg_properties_t arg(uint32_t index, ur_exp_kernel_arg_type_t type,
                                          size_t size) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = type,
                                            .index = index,
                                            .size = size};
}

ur_exp_kernel_arg_properties_t arg_pointer(uint32_t index, const void *pointer) {
    ur_exp_kernel_arg_properties_t made =
        arg(index, UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(pointer));
    made.value.pointer = pointer;
    return made;
}

ur_exp_kernel_arg_properties_t arg_value(uint32_t index, size_t size, const void *value) {
    ur_exp_kernel_arg_properties_t made = arg(index, UR_EXP_KERNEL_ARG_TYPE_VALUE, size);
    made.value.value = value;
    return made;
}

ur_exp_kernel_arg_properties_t arg_local(uint32_t index, size_t size) {
    return arg(index, UR_EXP_KERNEL_ARG_TYPE_LOCAL, size);
}

ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global, size_t local,
                   const ur_exp_kernel_arg_properties_t *args, uint32_t count) {
    return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, local ? &local : NULL,
                                            count, args, NULL, 0, NULL, NULL);
}

_Atomic uint32_t *words;

int make_stay(ur_kernel_handle_t *stay) {
    DO(make_kernel("stay", stay));
    UR(urUSMHostAlloc(context, NULL, NULL, 64, (void **)&words));
    words[0] = words[1] = 0;
    return keep((void *)words, MEMORY);
}

int begin_to_stay(ur_queue_handle_t queue, ur_kernel_handle_t stay, ur_event_handle_t *event) {
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, (void *)&words[0]),
                                              arg_pointer(1, (void *)&words[1])};
    UR(urEnqueueKernelLaunchWithArgsExp(queue, stay, 1, NULL, &(size_t){1}, &(size_t){1}, 2, args,
                                        NULL, 0, NULL, event));
    for (int i = 0; i < TURNS && !words[0]; ++i) {
        usleep(NAP);
    }
    CHECK(words[0]);
    return PASSED;
}

int add_to(ur_queue_handle_t queue, void *memory, int value) {
    ur_kernel_handle_t add = NULL;
    DO(make_kernel("add", &add));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(value), &value)};
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    return PASSED;
}

/* ---- running --------------------------------------------------------------------------------- */

static int run_case(const struct cases_case *it) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        alarm(SECONDS);
        exit(it->run()); /* and the driver's end */
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) {
        return FAILED;
    }
    if (!WIFEXITED(status)) {
        printf("    ended by signal %d%s\n", WTERMSIG(status),
               WTERMSIG(status) == SIGALRM ? " (time is over)" : "");
        return FAILED;
    }
    return WEXITSTATUS(status);
}

/* The value of `--NAME=VALUE`, or NULL. */
static const char *value_of(const char *argument, const char *name) {
    size_t length = strlen(name);
    return strncmp(argument, name, length) == 0 && argument[length] == '=' ? argument + length + 1
                                                                           : NULL;
}

int main(int argc, char **argv) {
    static const struct cases_case *const lists[] = {cases_input, cases_faults, cases_devices,
                                                     cases_tasks, cases_graphs, cases_kept,
                                                     cases_order, cases_ranges};
    int first = 1, passed = 0, failed = 0, skipped = 0;
    ssize_t length = readlink("/proc/self/exe", options.program, sizeof(options.program) - 1);
    options.program[length > 0 ? length : 0] = 0;
    for (; first < argc && argv[first][0] == '-'; ++first) {
        static const struct {
            const char *name, **value;
        } known[] = {{"--adapter", &options.adapter},
                     {"--kernel", &options.kernel},
                     {"--cubin", &options.cubin},
                     {"--other-cubin", &options.other_cubin},
                     {"--spirv", &options.spirv}};
        if (strcmp(argv[first], "--open") == 0 && first + 2 < argc) {
            return cases_open(argv[first + 1], argv[first + 2]);
        }
        bool found = false;
        for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
            const char *value = value_of(argv[first], known[i].name);
            *known[i].value = value ? value : *known[i].value;
            found = found || value;
        }
        if (!found) {
            fprintf(stderr, "%s: what is '%s'?\n", argv[0], argv[first]);
            return 2;
        }
    }
    for (size_t k = 0; k < sizeof(lists) / sizeof(lists[0]); ++k) {
        for (const struct cases_case *it = lists[k]; it->name; ++it) {
            bool run = first == argc;
            for (int i = first; i < argc; ++i) {
                run = run || strcmp(argv[i], it->name) == 0;
            }
            if (!run) {
                continue;
            }
            int status = run_case(it);
            printf("%-8s%s\n",
                   status == PASSED    ? "passed"
                   : status == SKIPPED ? "skipped"
                                       : "FAILED",
                   it->name);
            passed += status == PASSED;
            skipped += status == SKIPPED;
            failed += status != PASSED && status != SKIPPED;
        }
    }
    printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
    return failed != 0 || passed + skipped == 0;
}
