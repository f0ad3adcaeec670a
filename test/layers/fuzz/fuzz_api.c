/* Sequences of calls with valid and invalid arguments, over the loader with all layers and one
 * adapter: the mock one, or the one that UR_FUZZ_ADAPTER names.
 *
 * The input chooses entry points and arguments; what arguments there are follows from the tables
 * that the specification becomes. Pointers are NULL or to enough memory, since no layer can tell a
 * wild pointer from a good one; everything else may be anything: handles that are live, released,
 * of another kind or made up, enumerators and flags that do not exist, sizes of any magnitude.
 *
 * The native CPU adapter does what it is told. There, sizes that go with memory of the host are
 * those of that memory, ranges of kernels end within the second, and there is a program whose
 * kernels look at no argument (fuzz_kernel.c).
 */
#include <fcntl.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz_api.h"
#include "loader/layers/print.h"

#define MAX_CALLS 64
#define EXTENSIONS 0xf800 /* from this number on a call is one of an extension */
#define MAX_PARAMS 24
#define LIST 8    /* elements behind every pointer to a list */
#define ROOM 4096 /* bytes behind every pointer */
#define MAX_HANDLES 48
#define MAX_KINDS 24

struct input {
    const uint8_t *at, *end;
};

static struct {
    void *handles[MAX_HANDLES]; /* the newest take the place of the oldest */
    unsigned count;
} kinds[MAX_KINDS];
static void *memory[16];
static unsigned num_memory;

static bool executes;     /* the adapter reads and writes the memory that it is given */
static bool host_pointer; /* the call in the making has a pointer to memory of the host */
static uint8_t *program_code;
static size_t program_size;

static char rooms[MAX_PARAMS][ROOM] __attribute__((aligned(64)));
/* What commands read and write. Not where the arguments of the next call are laid out: a command
 * may still be on its way then. */
static char data[ROOM] __attribute__((aligned(64)));
static void *lists[MAX_PARAMS][LIST];
static _Alignas(16) uint64_t values[MAX_PARAMS][8];

static uint8_t byte(struct input *in) {
    return in->at < in->end ? *in->at++ : 0;
}

static uint64_t number(struct input *in) {
    static const uint64_t set[] = {0,
                                   1,
                                   2,
                                   3,
                                   4,
                                   5,
                                   7,
                                   8,
                                   16,
                                   63,
                                   64,
                                   100,
                                   256,
                                   4096,
                                   65537,
                                   UINT32_MAX,
                                   (uint64_t)INT64_MAX,
                                   UINT64_MAX};
    uint8_t b = byte(in);
    uint64_t value = b < 2 * sizeof(set) / sizeof(set[0]) ? set[b / 2] : b;
    /* An allocation of 4 GiB is possible, and only slow to fill. */
    return executes && value == UINT32_MAX ? UINT64_MAX / 2 : value;
}

static void *pick_handle(struct input *in, unsigned kind) {
    uint8_t b = byte(in);
    if (b < 6) {
        return NULL;
    }
    if (b < 12) {
        kind = byte(in) % MAX_KINDS; /* of any kind */
    } else if (b < 15) {
        return (void *)(uintptr_t)((number(in) + 1) << 12); /* of none */
    }
    return kinds[kind].count
               ? kinds[kind].handles[b % (kinds[kind].count < MAX_HANDLES ? kinds[kind].count
                                                                          : MAX_HANDLES)]
               : NULL;
}

static void keep_handle(unsigned kind, void *handle) {
    if (handle) {
        kinds[kind].handles[kinds[kind].count++ % MAX_HANDLES] = handle;
    }
}

static uint32_t pick_enum(struct input *in, unsigned index) {
    const struct ur_print_enum *e = &ur_print_enums[index];
    uint8_t b = byte(in);
    if (b >= 250 || !e->count) {
        return (uint32_t)number(in);
    }
    return ur_print_values[e->first + (b | (unsigned)byte(in) << 8) % e->count].value;
}

static uint32_t pick_flags(struct input *in, unsigned index) {
    uint8_t b = byte(in);
    if (b < 128) {
        return 0;
    }
    return pick_enum(in, index) | (b > 240 ? pick_enum(in, index) : 0);
}

static void fill_struct(struct input *in, unsigned index, char *at, unsigned depth);

static size_t size_of(const struct ur_print_type *t) {
    return t->kind == UR_PRINT_STRUCT  ? ur_print_structs[t->index].size
           : t->kind == UR_PRINT_UNION ? ur_print_unions[t->index].size
                                       : t->size;
}

/* One value that is no pointer. */
static void fill_value(struct input *in, const struct ur_print_type *t, char *at, bool is_count) {
    uint64_t wide;
    uint32_t word;
    void *handle;
    switch (t->kind) {
    case UR_PRINT_BOOL:
        *at = byte(in) & 1;
        break;
    case UR_PRINT_HANDLE:
        handle = pick_handle(in, t->index);
        memcpy(at, &handle, sizeof(handle));
        break;
    case UR_PRINT_ENUM:
        word = pick_enum(in, t->index);
        memcpy(at, &word, sizeof(word));
        break;
    case UR_PRINT_FLAGS:
        word = pick_flags(in, t->index);
        memcpy(at, &word, sizeof(word));
        break;
    case UR_PRINT_STRUCT:
        fill_struct(in, t->index, at, 1);
        break;
    case UR_PRINT_FUNCTION:
        memset(at, 0, sizeof(void *));
        break;
    default:
        wide = is_count ? byte(in) % (LIST + 1) : number(in);
        memcpy(at, &wide, t->size <= 8 ? t->size : 8);
        break;
    }
}

/* An allocation, if the parameter or member is one whose end the layers know, or host memory. */
static void *pick_memory(struct input *in, const char *name) {
    static const char *const known[] = {"pMem", "pMemory", "pDst", "pSrc", "pointer", NULL};
    uint8_t b = byte(in);
    bool ends = !executes;
    for (int i = 0; known[i]; i++) {
        ends = ends || strcmp(name, known[i]) == 0;
    }
    if (b < 100 && num_memory && ends) {
        return memory[b % (num_memory < 16 ? num_memory : 16)];
    }
    host_pointer = true;
    return data;
}

static void forget_memory(const void *pointer) {
    for (unsigned i = 0; i < 16 && i < num_memory; i++) {
        if (memory[i] == pointer) {
            memory[i] = NULL;
        }
    }
}

static bool counts(const struct ur_print_field *fields, unsigned count, unsigned index) {
    for (unsigned i = 0; i < count; i++) {
        if (fields[i].count == (int)index) {
            return true;
        }
    }
    return false;
}

static void fill_struct(struct input *in, unsigned index, char *at, unsigned depth) {
    static char chain[4][256] __attribute__((aligned(16)));
    static unsigned links;
    const struct ur_print_struct *s = &ur_print_structs[index];
    memset(at, 0, s->size);
    for (unsigned i = 0; i < s->count; i++) {
        const struct ur_print_field *field = &ur_print_fields[s->first + i];
        const struct ur_print_type *t = &ur_print_types[field->type];
        char *to = at + field->offset;
        if (field->flags & UR_PRINT_CHAIN) {
            unsigned other = byte(in) % (unsigned)ur_print_num_structs;
            if (depth < 3 && byte(in) < 40 && ur_print_structs[other].stype >= 0 &&
                ur_print_structs[other].size <= sizeof(chain[0])) {
                void *next = chain[links++ % 4];
                fill_struct(in, other, next, depth + 2);
                memcpy(to, &next, sizeof(next));
            }
        } else if (i == 0 && s->stype >= 0) {
            memcpy(to, &s->stype, sizeof(int32_t));
        } else if (t->kind == UR_PRINT_UNION) {
            const struct ur_print_field *tag = &ur_print_fields[s->first + (unsigned)field->tag];
            uint32_t which;
            memcpy(&which, at + tag->offset, sizeof(which));
            const struct ur_print_union *u = &ur_print_unions[t->index];
            for (unsigned j = 0; j < u->count; j++) {
                const struct ur_print_case *one = &ur_print_cases[u->first + j];
                const struct ur_print_type *inner = &ur_print_types[one->type];
                if (one->value == which && !inner->depth) {
                    fill_value(in, inner, to, false);
                } else if (one->value == which) {
                    void *pointer = inner->kind == UR_PRINT_CHAR
                                        ? (void *)(uintptr_t) "text"
                                        : pick_memory(in, ur_print_name(one->member));
                    memcpy(to, &pointer, sizeof(pointer));
                }
            }
        } else if (t->depth) {
            bool followed = field->count >= 0 || t->kind == UR_PRINT_STRUCT;
            void *pointer = byte(in) < 20 || followed ? NULL
                            : t->kind == UR_PRINT_CHAR
                                ? (void *)(uintptr_t) "text"
                                : pick_memory(in, ur_print_name(field->name));
            memcpy(to, &pointer, sizeof(pointer));
        } else {
            size_t step = size_of(t);
            for (unsigned j = 0; j < (t->array ? t->array : 1u); j++) {
                fill_value(in, t, to + j * step, counts(&ur_print_fields[s->first], s->count, i));
            }
        }
    }
}

/* The argument at values[i], and what it points to. */
static void fill_argument(struct input *in, const struct ur_print_function *f, unsigned i) {
    const struct ur_print_field *field = &ur_print_fields[f->first + i];
    const struct ur_print_type *t = &ur_print_types[field->type];
    char *at = (char *)values[i];
    void *pointer = rooms[i];
    memset(values[i], 0, sizeof(values[i]));
    if (!t->depth) {
        fill_value(in, t, at, counts(&ur_print_fields[f->first], f->count, i));
        return;
    }
    memset(rooms[i], 0, field->flags & UR_PRINT_OUT ? ROOM : 64);
    if (byte(in) < 16) {
        pointer = NULL;
    } else if ((field->flags & UR_PRINT_OUT) && t->kind == UR_PRINT_VOID && t->depth == 1 &&
               field->tag < 0) {
        pointer = data; /* of a command; what a query finds in its place is zeros */
        host_pointer = true;
    } else if (field->flags & UR_PRINT_OUT) {
        /* zeros */
    } else if (t->kind == UR_PRINT_HANDLE) {
        for (unsigned j = 0; j < LIST; j++) {
            void *handle = pick_handle(in, t->index);
            memcpy(rooms[i] + j * sizeof(handle), &handle, sizeof(handle));
        }
    } else if (t->kind == UR_PRINT_STRUCT) {
        unsigned number_of = field->count >= 0 ? LIST : 1;
        for (unsigned j = 0; j < number_of && (j + 1) * size_of(t) <= ROOM; j++) {
            fill_struct(in, t->index, rooms[i] + j * size_of(t), 0);
        }
    } else if (t->depth == 2) {
        for (unsigned j = 0; j < LIST; j++) {
            lists[i][j] = rooms[i];
        }
        pointer = lists[i];
    } else if (t->kind == UR_PRINT_CHAR) {
        strcpy(rooms[i], "text");
    } else if (t->kind == UR_PRINT_VOID) {
        pointer = pick_memory(in, ur_print_name(field->name));
    } else {
        bool range = strstr(ur_print_name(field->name), "WorkSize") != NULL;
        for (unsigned j = 0; j < LIST; j++) {
            uint64_t wide = number(in);
            if (executes) {
                wide %= range ? 17 : ROOM + 1;
            }
            memcpy(rooms[i] + j * t->size, &wide, t->size);
        }
    }
    memcpy(at, &pointer, sizeof(pointer));
}

/* Pixels have up to 16 bytes. */
static void fit_image(ur_image_desc_t *desc) {
    desc->width %= 6;
    desc->height %= 6;
    desc->depth %= 6;
    desc->arraySize %= 6;
    desc->rowPitch %= 128;
    desc->slicePitch %= ROOM / 6;
}

/* Sizes that fit the memory of the host: of a line, or of what has rows and slices. */
static void fit_sizes(const struct ur_print_function *f) {
    bool rows = strstr(ur_print_name(f->name), "2D") != NULL;
    for (unsigned i = 0; i < f->count; i++) {
        rows =
            rows || (ur_print_types[ur_print_fields[f->first + i].type].kind == UR_PRINT_STRUCT &&
                     !ur_print_types[ur_print_fields[f->first + i].type].depth);
    }
    for (unsigned i = 0; i < f->count; i++) {
        const struct ur_print_type *t = &ur_print_types[ur_print_fields[f->first + i].type];
        bool number = t->kind == UR_PRINT_UNSIGNED || t->kind == UR_PRINT_SIGNED;
        if (t->depth && t->kind == UR_PRINT_STRUCT &&
            strcmp(ur_print_name(ur_print_structs[t->index].name), "ur_image_desc_t") == 0) {
            fit_image((ur_image_desc_t *)(void *)rooms[i]);
        } else if (!t->depth && t->kind == UR_PRINT_STRUCT) {
            for (unsigned j = 0; j < 3; j++) {
                values[i][j] %= 9;
            }
        } else if (!t->depth && number && t->size == 8) {
            values[i][0] %= rows ? 33 : ROOM + 1;
        }
    }
}

static unsigned kind_named(const char *name) {
    unsigned kind = 0;
    while (strcmp(ur_print_name(ur_print_handles[kind]), name) != 0) {
        kind++;
    }
    return kind;
}

/* Memory must not be in use when it is freed at once, which no layer looks for. */
static void finish_queues(void) {
    unsigned kind = kind_named("ur_queue_handle_t");
    for (unsigned i = 0; i < MAX_HANDLES && i < kinds[kind].count; i++) {
        urQueueFinish((ur_queue_handle_t)kinds[kind].handles[i]);
    }
}

static void one_call(struct input *in) {
    unsigned chosen = byte(in) | (unsigned)byte(in) << 8;
    unsigned extra = fuzz_num_calls - fuzz_num_own;
    const struct fuzz_call *call =
        &fuzz_calls[chosen < EXTENSIONS || !extra ? chosen % fuzz_num_own
                                                  : fuzz_num_own + chosen % extra];
    const struct ur_print_function *f = ur_print_find_function(call->function);
    void *arguments[MAX_PARAMS];
    host_pointer = false;
    for (unsigned i = 0; i < f->count; i++) {
        fill_argument(in, f, i);
        arguments[i] = values[i];
    }
    if (executes && host_pointer) {
        fit_sizes(f);
    }
    /* A size of an info value is what there is room for. */
    for (unsigned i = 0; i < f->count; i++) {
        const struct ur_print_field *field = &ur_print_fields[f->first + i];
        if (field->tag >= 0 && field->count >= 0) {
            values[field->count][0] %= ROOM + 1;
        }
    }
    if (executes && f->id == UR_FUNCTION_USM_FREE) {
        finish_queues();
    }
    if (call->call(arguments) != UR_RESULT_SUCCESS) {
        return;
    }
    if (f->id == UR_FUNCTION_EVENT_CREATE_USER_EXP) { /* else this thread may wait for itself */
        urEventSetStatusExp(*(ur_event_handle_t *)(uintptr_t)values[1][0],
                            UR_EVENT_STATUS_COMPLETE);
    }
    if (f->id == UR_FUNCTION_USM_FREE) {
        forget_memory((void *)(uintptr_t)values[1][0]);
    }
    const bool allocates = strstr(ur_print_name(f->name), "Alloc") != NULL;
    for (unsigned i = 0; i < f->count; i++) {
        const struct ur_print_field *field = &ur_print_fields[f->first + i];
        const struct ur_print_type *t = &ur_print_types[field->type];
        void **out;
        memcpy(&out, values[i], sizeof(out));
        if (!t->depth || !(field->flags & UR_PRINT_OUT) || !out) {
            continue;
        }
        if (t->kind == UR_PRINT_HANDLE) {
            for (unsigned j = 0; j < (field->count >= 0 ? LIST : 1u); j++) {
                keep_handle(t->index, out[j]);
            }
        } else if (t->depth == 2 && t->kind == UR_PRINT_VOID && *out && (allocates || !executes)) {
            memory[num_memory++ % 16] = *out;
        }
    }
}

/* Gives back what the sequence has left, so that the next one starts from nothing. */
#define GIVE_BACK(name, type, release)                                                             \
    do {                                                                                           \
        unsigned k = kind_named(name);                                                             \
        for (unsigned i = 0; i < MAX_HANDLES && i < kinds[k].count; i++) {                         \
            for (int times = 0; times < 1000; times++) {                                           \
                if (release((type)kinds[k].handles[i]) != UR_RESULT_SUCCESS) {                     \
                    break;                                                                         \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    } while (0)

static void read_program(const char *path) {
    struct stat about;
    int fd = open(path, O_RDONLY);
    if (fd < 0 || fstat(fd, &about) != 0 || !(program_code = malloc((size_t)about.st_size)) ||
        read(fd, program_code, (size_t)about.st_size) != about.st_size) {
        fprintf(stderr, "fuzz_api: cannot read %s\n", path);
        exit(1);
    }
    program_size = (size_t)about.st_size;
    close(fd);
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    char path[4096], file[4200];
    const char *name = getenv("UR_FUZZ_ADAPTER");
    (void)argc;
    (void)argv;
    name = name ? name : "mock";
    executes = strcmp(name, "mock") != 0;
    ssize_t length = readlink("/proc/self/exe", path, sizeof(path) - 1);
    path[length > 0 ? length : 0] = '\0';
    const char *folder = dirname(path);
    if (executes) {
        snprintf(file, sizeof(file), "%s/fuzz_kernel.so", folder);
        read_program(file);
    }
    snprintf(file, sizeof(file), "%s/libur_adapter_%s.so.0", folder, name);
    setenv("UR_ADAPTERS_FORCE_LOAD", file, 1);
    setenv("UR_NATIVE_CPU_THREADS", "2", 1);
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION,UR_LAYER_TRACING", 1);
    setenv("UR_LOG_VALIDATION", "level:debug;output:file,/dev/null",
           0); /* unless a finding is looked into */
    setenv("UR_LOG_TRACING", "level:debug;output:file,/dev/null",
           0); /* unless a finding is looked into */
    setenv("UR_LOG_LOADER", "level:quiet", 1);
    setenv("PATH", "/nonexistent", 1); /* without addr2line, which takes longer than all the rest */
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct input in = {data, data + size};
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    ur_context_handle_t context = NULL;
    ur_queue_handle_t queue = NULL;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    memset(kinds, 0, sizeof(kinds));
    num_memory = 0;
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS) {
        abort();
    }
    /* The way in, so that the input need not find it. */
    if (urAdapterGet(1, &adapter, NULL) || urPlatformGet(adapter, 1, &platform, NULL) ||
        urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL) ||
        urContextCreate(1, &device, NULL, &context) ||
        urQueueCreate(context, device, NULL, &queue)) {
        abort();
    }
    const uint8_t *code = program_code;
    if (executes &&
        (urProgramCreateWithBinary(context, 1, &device, &program_size, &code, NULL, &program) ||
         urProgramBuild(context, program, NULL) || urKernelCreate(program, "arguments", &kernel))) {
        abort();
    }
    void *const start[] = {adapter, platform, device, context, queue, program, kernel};
    const char *const names[] = {
        "ur_adapter_handle_t", "ur_platform_handle_t", "ur_device_handle_t", "ur_context_handle_t",
        "ur_queue_handle_t",   "ur_program_handle_t",  "ur_kernel_handle_t"};
    for (unsigned i = 0; i < sizeof(start) / sizeof(start[0]); i++) {
        keep_handle(kind_named(names[i]), start[i]);
    }
    for (int calls = 0; calls < MAX_CALLS && in.at < in.end; calls++) {
        one_call(&in);
    }
    finish_queues();
    for (unsigned i = 0; i < 16 && i < num_memory; i++) {
        if (memory[i]) {
            urUSMFree(context, memory[i]);
        }
    }
    GIVE_BACK("ur_kernel_handle_t", ur_kernel_handle_t, urKernelRelease);
    GIVE_BACK("ur_program_handle_t", ur_program_handle_t, urProgramRelease);
    GIVE_BACK("ur_event_handle_t", ur_event_handle_t, urEventRelease);
    GIVE_BACK("ur_mem_handle_t", ur_mem_handle_t, urMemRelease);
    GIVE_BACK("ur_sampler_handle_t", ur_sampler_handle_t, urSamplerRelease);
    GIVE_BACK("ur_usm_pool_handle_t", ur_usm_pool_handle_t, urUSMPoolRelease);
    GIVE_BACK("ur_physical_mem_handle_t", ur_physical_mem_handle_t, urPhysicalMemRelease);
    GIVE_BACK("ur_exp_command_buffer_handle_t", ur_exp_command_buffer_handle_t,
              urCommandBufferReleaseExp);
    GIVE_BACK("ur_exp_graph_handle_t", ur_exp_graph_handle_t, urGraphDestroyExp);
    GIVE_BACK("ur_exp_executable_graph_handle_t", ur_exp_executable_graph_handle_t,
              urGraphExecutableGraphDestroyExp);
    GIVE_BACK("ur_queue_handle_t", ur_queue_handle_t, urQueueRelease);
    GIVE_BACK("ur_context_handle_t", ur_context_handle_t, urContextRelease);
    urLoaderTearDown();
    return 0;
}
