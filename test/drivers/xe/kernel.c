/* Kernels on the host. The instructions at the address tell the module, the module tells where its
 * arguments are in the payload, and the SPIR-V that it is of runs with these on an OpenCL driver.
 *
 * Arguments that point to memory are told where the host has it. Pointers in memory or in
 * structures are followed as they are, which is right where the host has the same addresses: for
 * memory of the program, and for all of it with 47 bits. */
#include "internal.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "opencl.h"
#include "spirv.h"

enum { FOUND = 1024, PAYLOAD = 8192, VALUE = 2048 };

struct built { /* of a module */
    struct spirv spirv;
    cl_program program; /* NULL: it cannot be had */
    struct variables *variables;
};

struct runnable { /* of a kernel */
    const struct signature *signature;
    cl_kernel kernel; /* NULL: it cannot be had */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    uint32_t space;
    uint64_t address;
    struct zebin_kernel *kernel;
} found[FOUND];

/* ---- which kernel --------------------------------------------------------------------------- */

bool kernel_is_at(uint32_t space, uint64_t address, const struct zebin_kernel *kernel) {
    const uint8_t *host = space_at(space, address, kernel->text_size);
    uint64_t at = 0;
    for (uint32_t i = 0; host && i < kernel->relocation_count; ++i) {
        const struct relocation *hole = &kernel->relocations[i];
        if (hole->offset > kernel->text_size ||
            (hole->offset > at && memcmp(host + at, kernel->text + at, hole->offset - at) != 0)) {
            return false;
        }
        at = hole->offset + hole->size > at ? hole->offset + hole->size : at;
    }
    return host && (at >= kernel->text_size ||
                    memcmp(host + at, kernel->text + at, kernel->text_size - at) == 0);
}

/* Kernels may begin behind what loads the data of a hardware thread. */
static bool begins_at(uint32_t space, uint64_t address, const struct zebin_kernel *kernel) {
    return kernel->text_size &&
           (kernel_is_at(space, address, kernel) ||
            (kernel->skip && kernel_is_at(space, address - kernel->skip, kernel)));
}

static struct zebin_kernel *find(uint32_t space, uint64_t address) {
    size_t slot = address / 64 % FOUND;
    if (found[slot].kernel && found[slot].space == space && found[slot].address == address &&
        begins_at(space, address, found[slot].kernel)) {
        return found[slot].kernel;
    }
    for (struct zebin *zebin = zebin_list(); zebin; zebin = zebin->next) {
        for (uint32_t i = 0; i < zebin->count; ++i) {
            if (begins_at(space, address, &zebin->kernels[i])) {
                found[slot].space = space;
                found[slot].address = address;
                found[slot].kernel = &zebin->kernels[i];
                return &zebin->kernels[i];
            }
        }
    }
    say(0, "no kernel is known at %#lx", address);
    return NULL;
}

/* ---- its SPIR-V ----------------------------------------------------------------------------- */

static uint32_t simd_of(const struct zebin *zebin, const char *name) {
    for (uint32_t i = 0; i < zebin->count; ++i) {
        if (strcmp(zebin->kernels[i].name, name) == 0) {
            return zebin->kernels[i].simd;
        }
    }
    return 0;
}

static bool has_mode(const uint32_t *words, uint64_t count, uint32_t entry, uint32_t mode) {
    enum { EXECUTION_MODE = 16 };
    for (uint64_t at = 5; at < count; at += words[at] >> 16) {
        if ((words[at] & 0xffff) == EXECUTION_MODE && words[at + 1] == entry &&
            words[at + 2] == mode) {
            return true;
        }
    }
    return false;
}

/* The module with kernels that have the sub-groups that the driver's compiler chose, which the
 * adapter knows of, if they ask for places in these; the host's compiler would choose others. The
 * caller frees; NULL: no memory. The module was read before, so that its lengths are right. */
static uint32_t *with_sub_groups(const struct zebin *zebin, size_t *size) {
    enum { CAPABILITY = 17, ENTRY_POINT = 15, EXECUTION_MODE = 16, SUBGROUP_SIZE = 35 };
    enum { SUBGROUP_DISPATCH = 58, DECORATE = 71, BUILT_IN = 11 };
    enum { FIRST_BUILT_IN = 36, LAST_BUILT_IN = 41 }; /* sizes and numbers of sub-groups */
    uint64_t count = zebin->spirv_size / 4, used = 5;
    const uint32_t *words = zebin->spirv;
    uint32_t *out = malloc((count + 2 + 4 * (uint64_t)zebin->count) * 4);
    bool asks = false, dispatches = false, in_entries = false;
    uint32_t entries[64], sizes[64], entry_count = 0;
    if (!out) {
        return NULL;
    }
    for (uint64_t at = 5; at < count; at += words[at] >> 16) {
        asks |= (words[at] & 0xffff) == DECORATE && words[at] >> 16 == 4 &&
                words[at + 2] == BUILT_IN && words[at + 3] >= FIRST_BUILT_IN &&
                words[at + 3] <= LAST_BUILT_IN;
    }
    memcpy(out, words, 20);
    for (uint64_t at = 5; at < count; at += words[at] >> 16) {
        uint32_t operation = words[at] & 0xffff, value = words[at + 1];
        if (operation == CAPABILITY) {
            dispatches |= value == SUBGROUP_DISPATCH;
        } else if (operation == ENTRY_POINT) {
            uint32_t simd = simd_of(zebin, (const char *)&words[at + 3]);
            in_entries = true;
            if (simd > 1 && entry_count < 64 &&
                !has_mode(words, count, words[at + 2], SUBGROUP_SIZE)) {
                entries[entry_count] = words[at + 2];
                sizes[entry_count++] = simd;
            }
        } else if (in_entries) {
            in_entries = false;
            for (uint32_t i = 0; asks && i < entry_count && i < zebin->count; ++i) {
                const uint32_t mode[] = {4 << 16 | EXECUTION_MODE, entries[i], SUBGROUP_SIZE,
                                         sizes[i]};
                memcpy(&out[used], mode, sizeof(mode));
                used += 4;
            }
        }
        memcpy(&out[used], &words[at], (size_t)(words[at] >> 16) * 4);
        used += words[at] >> 16;
    }
    if (asks && !dispatches) {
        memmove(&out[7], &out[5], (used - 5) * 4);
        out[5] = 2 << 16 | CAPABILITY;
        out[6] = SUBGROUP_DISPATCH;
        used += 2;
    }
    *size = used * 4;
    return out;
}

static void add_log(const struct opencl *cl, cl_program program, char *log, size_t log_size) {
    cl->clGetProgramBuildInfo(program, cl->device, CL_PROGRAM_BUILD_LOG, log_size - 1, log, NULL);
}

static cl_program compiled(const struct opencl *cl, const void *words, size_t size, char *log,
                           size_t log_size) {
    cl_program program = cl->clCreateProgramWithIL(cl->context, words, size, NULL);
    if (program && cl->clCompileProgram(program, 1, &cl->device, "", 0, NULL, NULL, NULL, NULL) !=
                       CL_SUCCESS) {
        add_log(cl, program, log, log_size);
        cl->clReleaseProgram(program);
        return NULL;
    }
    return program;
}

enum { PROVIDERS = 16 };
struct providers { /* modules that are linked to one */
    uint32_t count;
    const struct zebin *list[PROVIDERS];
};

/* NULL with the reason in `log`, or "": it does not build. */
static cl_program build(const struct opencl *cl, const void *words, size_t size,
                        const struct providers *with, char *log, size_t log_size) {
    cl_program objects[1 + PROVIDERS], program = NULL;
    uint32_t count = 0;
    if (!with->count) {
        program = cl->clCreateProgramWithIL(cl->context, words, size, NULL);
        if (program && cl->clBuildProgram(program, 1, &cl->device, "", NULL, NULL) != CL_SUCCESS) {
            add_log(cl, program, log, log_size);
            cl->clReleaseProgram(program);
            program = NULL;
        }
        return program;
    }
    while (count <= with->count) {
        const struct zebin *zebin = count ? with->list[count - 1] : NULL;
        objects[count] = compiled(cl, zebin ? zebin->spirv : words,
                                  zebin ? zebin->spirv_size : size, log, log_size);
        if (!objects[count]) {
            break;
        }
        ++count;
    }
    if (count == 1 + with->count) {
        cl_int error = CL_SUCCESS;
        program =
            cl->clLinkProgram(cl->context, 1, &cl->device, "", count, objects, NULL, NULL, &error);
        if (program && error != CL_SUCCESS) {
            add_log(cl, program, log, log_size);
            cl->clReleaseProgram(program);
            program = NULL;
        }
    }
    while (count > 0) {
        cl->clReleaseProgram(objects[--count]);
    }
    return program;
}

/* The host's compiler cannot have every kernel with the sub-groups asked for, such as one with
 * functions of the whole group; then with those that it chooses. */
static void build_program(const struct opencl *cl, const struct zebin *zebin,
                          const struct providers *with, struct built *built) {
    char why[256] = "", log[4096] = "";
    if (!zebin->spirv ||
        !spirv_read(zebin->spirv, zebin->spirv_size, &built->spirv, why, sizeof(why))) {
        say(0, "a module does not run: %s", zebin->spirv ? why : "it has no SPIR-V");
        return;
    }
    size_t size = 0;
    uint32_t *words = with_sub_groups(zebin, &size);
    built->program = words ? build(cl, words, size, with, log, sizeof(log)) : NULL;
    free(words);
    if (!built->program) {
        built->program = build(cl, zebin->spirv, zebin->spirv_size, with, log, sizeof(log));
    }
    if (!built->program) {
        say(0, "a module does not build: %s", log);
        return;
    }
    built->variables = variables_open(cl, built->program, zebin);
}

/* Of the kernel that is at that address. */
static struct runnable *runnable_of(const struct opencl *cl, struct zebin_kernel *kernel,
                                    const struct streamer *s, uint64_t address) {
    struct runnable *runnable = kernel->state;
    struct built *built = kernel->of->state;
    if (runnable) {
        return runnable;
    }
    if (!built) {
        built = calloc(1, sizeof(*built));
        if (!built) {
            return NULL;
        }
        struct providers with = {0};
        with.count = symbols_providers(s, kernel, address, with.list, PROVIDERS);
        build_program(cl, kernel->of, &with, built);
        kernel->of->state = built;
    }
    runnable = calloc(1, sizeof(*runnable));
    if (!runnable) {
        return NULL;
    }
    kernel->state = runnable;
    for (uint32_t i = 0; i < built->spirv.kernel_count; ++i) {
        if (strcmp(built->spirv.kernels[i].name, kernel->name) == 0) {
            runnable->signature = &built->spirv.kernels[i];
        }
    }
    if (built->program && runnable->signature) {
        runnable->kernel = cl->clCreateKernel(built->program, kernel->name, NULL);
    }
    if (built->program && !runnable->kernel) {
        say(0, "there is no kernel %s in its SPIR-V", kernel->name);
    }
    return runnable;
}

/* ---- its arguments -------------------------------------------------------------------------- */

struct launch {
    const struct opencl *cl;
    struct streamer *streamer;
    const struct walk *walk;
    const struct zebin_kernel *kernel;
    const struct runnable *runnable;
    uint8_t payload[PAYLOAD];
};

/* For kernels that call functions of other modules the driver puts what these ask for ahead of the
 * payload, and writes the payload's place into the instructions. */
static uint64_t payload_start(const struct launch *launch, uint64_t address) {
    const struct zebin_kernel *kernel = launch->kernel;
    const uint8_t *host = space_at(launch->streamer->space, address, kernel->text_size);
    uint64_t start = 0;
    for (uint32_t i = 0; host && i < kernel->relocation_count; ++i) {
        const struct relocation *hole = &kernel->relocations[i];
        if (hole->payload && hole->offset + hole->size <= kernel->text_size) {
            memcpy(&start, host + hole->offset, hole->size);
        }
    }
    return start;
}

static void read_payload(struct launch *launch, uint64_t address) {
    const struct walk *walk = launch->walk;
    uint32_t first = launch->kernel->inline_size, rest = walk->data_size;
    first = first > 32 ? 32 : first;
    rest = rest > PAYLOAD - first ? PAYLOAD - first : rest;
    memset(launch->payload, 0, sizeof(launch->payload));
    memcpy(launch->payload, walk->inline_data, first);
    const void *host =
        rest ? space_at(launch->streamer->space, walk->data + payload_start(launch, address), rest)
             : NULL;
    if (host) {
        memcpy(launch->payload + first, host, rest);
    }
}

static uint64_t payload_value(const struct launch *launch, uint32_t offset, uint32_t size) {
    uint64_t value = 0;
    if (offset <= PAYLOAD - sizeof(value)) {
        memcpy(&value, launch->payload + offset, size < sizeof(value) ? size : sizeof(value));
    }
    return value;
}

static bool set(const struct launch *launch, uint32_t index, size_t size, const void *value) {
    cl_int error = launch->cl->clSetKernelArg(launch->runnable->kernel, index, size, value);
    if (error) {
        say(0, "argument %u of %s, %zu bytes: error %d", index, launch->kernel->name, size, error);
    }
    return error == CL_SUCCESS;
}

/* What the payload has none of, the kernel does not use. */
static bool set_value(const struct launch *launch, uint32_t index, uint32_t size) {
    uint8_t value[VALUE] = {0};
    uint32_t end = 0;
    for (uint32_t i = 0; i < launch->kernel->argument_count; ++i) {
        const struct argument *piece = &launch->kernel->arguments[i];
        if (piece->kind == ARGUMENT_VALUE && piece->index == index &&
            piece->source + piece->size <= VALUE && piece->offset + piece->size <= PAYLOAD) {
            memcpy(value + piece->source, launch->payload + piece->offset, piece->size);
            end = piece->source + piece->size > end ? piece->source + piece->size : end;
        }
    }
    return set(launch, index, end > size || size == 0 || size > VALUE ? (end ? end : 4) : size,
               value);
}

static bool set_pointer(const struct launch *launch, uint32_t index) {
    void *host = NULL;
    for (uint32_t i = 0; i < launch->kernel->argument_count; ++i) {
        const struct argument *piece = &launch->kernel->arguments[i];
        if (piece->kind == ARGUMENT_POINTER && piece->index == index && piece->size) {
            uint64_t address = payload_value(launch, piece->offset, piece->size);
            host = address ? space_at(launch->streamer->space, address, 1) : NULL;
            if (address && !host) {
                say(1, "argument %u of %s points to %#lx, which is not mapped", index,
                    launch->kernel->name, address);
                host = (void *)(uintptr_t)address;
            }
        }
    }
    cl_int error = launch->cl->clSetKernelArgSVMPointer(launch->runnable->kernel, index, host);
    if (error) {
        say(0, "argument %u of %s, a pointer: error %d", index, launch->kernel->name, error);
    }
    return error == CL_SUCCESS;
}

/* The payload has offsets in the local memory of the group; each ends where the next begins. */
static bool set_local(const struct launch *launch, uint32_t index) {
    uint64_t start = UINT64_MAX, end = launch->walk->slm;
    for (uint32_t i = 0; i < launch->kernel->argument_count; ++i) {
        const struct argument *piece = &launch->kernel->arguments[i];
        if (piece->kind == ARGUMENT_LOCAL && piece->index == index) {
            start = payload_value(launch, piece->offset, piece->size);
        }
    }
    for (uint32_t i = 0; i < launch->kernel->argument_count; ++i) {
        const struct argument *piece = &launch->kernel->arguments[i];
        uint64_t other = payload_value(launch, piece->offset, piece->size);
        if (piece->kind == ARGUMENT_LOCAL && other > start && other < end) {
            end = other;
        }
    }
    return set(launch, index, start < end ? end - start : 16, NULL);
}

static bool set_arguments(const struct launch *launch) {
    const struct signature *signature = launch->runnable->signature;
    for (uint32_t i = 0; i < signature->count; ++i) {
        const struct parameter *parameter = &signature->parameters[i];
        bool good = false;
        switch (parameter->kind) {
        case UR_HOSTCODE_ARG_VALUE:
            good = set_value(launch, i, parameter->size);
            break;
        case UR_HOSTCODE_ARG_POINTER:
            good = set_pointer(launch, i);
            break;
        case UR_HOSTCODE_ARG_LOCAL:
            good = set_local(launch, i);
            break;
        default:
            say(0, "%s takes an image or a sampler, which this device does not run",
                launch->kernel->name);
        }
        if (!good) {
            return false;
        }
    }
    return true;
}

/* ---- its groups ----------------------------------------------------------------------------- */

static bool enqueue(const struct launch *launch, cl_command_queue queue) {
    const struct walk *walk = launch->walk;
    const struct zebin_kernel *kernel = launch->kernel;
    size_t local[3], global[3], offset[3] = {0};
    cl_uint dimensions = 3;
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t told =
            kernel->local_size < 0
                ? 0
                : (uint32_t)payload_value(launch, (uint32_t)kernel->local_size + 4 * i, 4);
        local[i] = told ? told : walk->local[i];
        if (kernel->global_offset >= 0) {
            offset[i] = payload_value(launch, (uint32_t)kernel->global_offset + 4 * i, 4);
        }
    }
    if (kernel->local_size < 0 && local[0] * local[1] * local[2] == 1 &&
        walk->threads * kernel->simd > 1) { /* the kernel asks for no ids, so only this tells */
        local[0] = (walk->threads ? walk->threads - 1 : 0) * kernel->simd +
                   (size_t)__builtin_popcount(walk->mask);
        local[0] = local[0] ? local[0] : 1;
    }
    if (kernel->dimensions >= 0) {
        uint32_t told = (uint32_t)payload_value(launch, (uint32_t)kernel->dimensions, 4);
        dimensions = told >= 1 && told <= 3 ? told : 3;
    }
    for (uint32_t i = 0; i < 3; ++i) {
        global[i] = local[i] * walk->groups[i];
        if (!global[i]) {
            return true;
        }
    }
    say(2, "groups of %zu x %zu x %zu; %u threads of %u, the last %#x, the walker's %u x %u x %u",
        local[0], local[1], local[2], walk->threads, kernel->simd, walk->mask, walk->local[0],
        walk->local[1], walk->local[2]);
    cl_int error = launch->cl->clEnqueueNDRangeKernel(queue, launch->runnable->kernel, dimensions,
                                                      offset, global, local, 0, NULL, NULL);
    if (error) {
        say(0, "%s, %zu x %zu x %zu by %zu x %zu x %zu: error %d", kernel->name, global[0],
            global[1], global[2], local[0], local[1], local[2], error);
    }
    return error == CL_SUCCESS;
}

void kernel_run(struct streamer *s, const struct walk *walk) {
    struct launch *launch = calloc(1, sizeof(*launch));
    cl_command_queue queue = NULL;
    struct variables *variables = NULL;
    uint64_t base = 0, address = 0;
    bool runs = false;
    if (!launch) {
        return;
    }
    *launch = (struct launch){.cl = opencl(), .streamer = s, .walk = walk};
    pthread_mutex_lock(&lock);
    struct zebin_kernel *kernel = find(s->space, walk->kernel);
    if (kernel && launch->cl) {
        bool skips = !kernel_is_at(s->space, walk->kernel, kernel);
        address = walk->kernel - (skips ? kernel->skip : 0);
        launch->kernel = kernel;
        launch->runnable = runnable_of(launch->cl, kernel, s, address);
    }
    if (launch->runnable && launch->runnable->kernel) {
        read_payload(launch, address);
        if (kernel->variables >= 0) {
            variables = ((struct built *)kernel->of->state)->variables;
            base = payload_value(launch, (uint32_t)kernel->variables, sizeof(base));
        }
        if (variables) {
            variables_bring(variables, s->space, base);
        }
        queue = opencl_take_queue();
        runs = queue && set_arguments(launch) && enqueue(launch, queue);
    }
    pthread_mutex_unlock(&lock);
    if (queue) {
        if (runs && launch->cl->clFinish(queue) != CL_SUCCESS) {
            say(0, "%s failed", kernel->name);
        }
        opencl_give_queue(queue);
    }
    if (variables) {
        pthread_mutex_lock(&lock);
        variables_take_back(variables, s->space, base);
        pthread_mutex_unlock(&lock);
    }
    say(2, "kernel %s of %u x %u x %u groups: %s", kernel ? kernel->name : "?", walk->groups[0],
        walk->groups[1], walk->groups[2], runs ? "ran" : "did not run");
    free(launch);
}
