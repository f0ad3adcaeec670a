/* Does one thing many times, for costs.py: CASE SIZE TIMES. What SIZE counts stands beside what is
 * done, or is how it is cut; the work itself is the same for every SIZE. */
#include "api.h"
#include "hostcode/hostcode.h"

#include <unistd.h>

static ur_context_handle_t context;
static ur_queue_handle_t queue;
static size_t size, times;

static void launch(const char *name, size_t global, const size_t *local) {
    ur_program_handle_t program = load(context, "device");
    ur_kernel_handle_t kernel = NULL;
    uint32_t *out = NULL;
    UR(urKernelCreate(program, name, &kernel));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, sizeof(*out) * global, (void **)&out));
    memset(out, 0, sizeof(*out) * global);
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    for (size_t i = 0; i < times; ++i) {
        UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global, local, NULL, 0, NULL, NULL));
        UR(urQueueFinish(queue));
    }
    UR(urUSMFree(context, out));
    UR(urKernelRelease(kernel));
    UR(urProgramRelease(program));
}

/* Groups of `size`. */
static void scan(void) {
    launch("scan", 4096, &size);
}

/* `size` work-items in groups of the adapter's choice. */
static void range(void) {
    launch("increment", size, NULL);
}

static void nothing(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    (void)item;
}

/* One of a program of `size` kernels. */
static void kernel(void) {
    struct ur_hostcode_kernel *kernels = calloc(size, sizeof(*kernels));
    struct ur_hostcode_table table = {.magic = UR_HOSTCODE_MAGIC,
                                      .version = UR_HOSTCODE_VERSION,
                                      .kernels = kernels,
                                      .kernel_count = (uint32_t)size};
    ur_program_handle_t program = NULL;
    char *names = malloc(size * 16);
    for (size_t i = 0; i < size; ++i) {
        snprintf(names + 16 * i, 16, "kernel%08u", (unsigned)(size - i));
        kernels[i] = (struct ur_hostcode_kernel){.name = names + 16 * i, .entry = nothing};
    }
    UR(urProgramCreateWithNativeHandle((ur_native_handle_t)&table, context, NULL, &program));
    for (size_t i = 0; i < times; ++i) {
        ur_kernel_handle_t made = NULL;
        UR(urKernelCreate(program, kernels[i % size].name, &made));
        UR(urKernelRelease(made));
    }
    UR(urProgramRelease(program));
    free(names);
    free(kernels);
}

/* Beside `size` mappings and as many reservations. */
static void map(void) {
    size_t page = 0;
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL, 0};
    ur_physical_mem_handle_t memory = NULL;
    void *start = NULL, *other = NULL;
    UR(urVirtualMemGranularityGetInfo(context, root, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                      sizeof(page), &page, NULL));
    UR(urPhysicalMemCreate(context, root, page, &properties, &memory));
    UR(urVirtualMemReserve(context, NULL, (size + 1) * page, &start));
    for (size_t i = 0; i < size; ++i) {
        UR(urVirtualMemMap(context, (char *)start + i * page, page, memory, 0,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
        UR(urVirtualMemReserve(context, NULL, page, &other));
    }
    for (size_t i = 0; i < times; ++i) {
        char *at = (char *)start + size * page;
        UR(urVirtualMemMap(context, at, page, memory, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
        UR(urVirtualMemSetAccess(context, at, page, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
        UR(urVirtualMemUnmap(context, at, page));
        UR(urVirtualMemReserve(context, NULL, page, &other));
        UR(urVirtualMemFree(context, other, page));
    }
}

static void for_ever(void *data) {
    (void)data;
    for (;;)
        pause();
}

/* Beside `size` queues, each with a copy and a host task that wait for what never ends. */
static void queues(void) {
    static char bytes[128];
    ur_event_handle_t never = NULL;
    ur_queue_handle_t other = NULL;
    UR(urQueueCreate(context, root, NULL, &other));
    UR(urEnqueueHostTaskExp(other, for_ever, NULL, NULL, 0, NULL, &never));
    for (size_t i = 0; i < size; ++i) {
        UR(urQueueCreate(context, root, NULL, &other));
        UR(urEnqueueUSMMemcpy(other, false, bytes, bytes + 64, 64, 1, &never, NULL));
        UR(urEnqueueHostTaskExp(other, for_ever, NULL, NULL, 0, NULL, NULL));
    }
    for (size_t i = 0; i < times; ++i)
        UR(urEnqueueUSMMemcpy(queue, true, bytes, bytes + 64, 64, 0, NULL, NULL));
}

/* A run of a graph of `size` empty kernels, in a chain or independent of each other. */
static void graph(bool chain) {
    ur_exp_command_buffer_handle_t buffer = NULL;
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC,
                                               .isInOrder = chain};
    ur_program_handle_t program = load(context, "device");
    ur_kernel_handle_t kernel = NULL;
    const size_t one = 1;
    UR(urKernelCreate(program, "nothing", &kernel));
    UR(urCommandBufferCreateExp(context, root, &desc, &buffer));
    for (size_t i = 0; i < size; ++i)
        UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &one, &one, 0, NULL, 0,
                                                NULL, 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    for (size_t i = 0; i < times; ++i) {
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        UR(urQueueFinish(queue));
    }
}

static void chain(void) {
    graph(true);
}

static void independent(void) {
    graph(false);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = {{"scan", scan},     {"range", range}, {"kernel", kernel},          {"map", map},
                 {"queues", queues}, {"chain", chain}, {"independent", independent}};
    if (argc != 4)
        return 2;
    size = strtoul(argv[2], NULL, 10);
    times = strtoul(argv[3], NULL, 10);
    open_adapter(NULL);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    for (size_t i = 0; i < COUNT(cases); ++i) {
        if (strcmp(cases[i].name, argv[1]) == 0) {
            cases[i].run();
            _exit(0); /* what never ends does not */
        }
    }
    return 2;
}
