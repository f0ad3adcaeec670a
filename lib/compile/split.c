#include "split.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "hostcode/hostcode.h"

enum { EXTERNAL = 0, AVAILABLE_ELSEWHERE = 1, INTERNAL = 8 }; /* LLVMLinkage */
enum { HIDDEN = 1 };                                          /* LLVMVisibility */
static const char LATE[] = "ur.late", KERNELS[] = "ur.kernels";

/* Instructions, with those of what they call, below which another part gains nothing. */
enum { LEAST = 100, MOST_KERNELS = 1 << 20 };

/* ---- the kernels ----------------------------------------------------------------------------- */

/* Or what stands for one, where what is made late is alone: the place of its address. -1: the
 * function is none of a kernel's. */
static long kernel_of(const struct split *split, void *function) {
    static const char *const names[] = {"ur.entry", "ur.row",  "ur.column",
                                        "ur.group", "ur.step", "ur.meet"};
    size_t length;
    for (unsigned i = 0; i < split->late_count; ++i) {
        if (split->late[i] == function) {
            return i;
        }
    }
    if (split->late_count) {
        return -1;
    }
    const char *name = p_LLVMGetValueName2(function, &length);
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        size_t prefix = strlen(names[i]);
        if (length > prefix && memcmp(name, names[i], prefix) == 0) {
            char *end;
            long number = strtol(name + prefix, &end, 10);
            return *end || number < 0 || number >= MOST_KERNELS ? -1 : number;
        }
    }
    return -1;
}

/* ---- how long they take ---------------------------------------------------------------------- */

struct function {
    void *value;
    uint64_t weight;
    enum { UNKNOWN, UNDER_WAY, KNOWN } state;
};

struct functions {
    struct function *all; /* by address */
    size_t count;
};

static int compare_functions(const void *one, const void *other) {
    uintptr_t a = (uintptr_t)((const struct function *)one)->value;
    uintptr_t b = (uintptr_t)((const struct function *)other)->value;
    return (a > b) - (a < b);
}

static uint64_t weight_of(void *module, struct functions *f, void *value);

/* Functions of vectors stand beside that of scalars, and calls name that one. */
static uint64_t weight_of_vectors(void *module, struct functions *f, void *value) {
    static const char *const widths[] = {"_v2", "_v4", "_v8", "_v16"};
    uint64_t weight = 0;
    size_t length;
    const char *name = p_LLVMGetValueName2(value, &length);
    for (size_t i = 0; i < sizeof(widths) / sizeof(*widths); ++i) {
        char wide[128];
        snprintf(wide, sizeof(wide), "%s%s", name, widths[i]);
        void *there = p_LLVMGetNamedFunction(module, wide);
        weight += there ? weight_of(module, f, there) : 0;
    }
    return weight;
}

/* Instructions, and again those of each call, for nearly all of them become part of the caller. */
static uint64_t weight_of(void *module, struct functions *f, void *value) {
    const struct function wanted = {.value = value};
    struct function *own =
        value ? bsearch(&wanted, f->all, f->count, sizeof(wanted), compare_functions) : NULL;
    if (!own || own->state == UNDER_WAY) {
        return 0;
    }
    if (own->state == KNOWN) {
        return own->weight;
    }
    own->state = UNDER_WAY;
    uint64_t weight = weight_of_vectors(module, f, value);
    for (void *block = p_LLVMGetFirstBasicBlock(value); block;
         block = p_LLVMGetNextBasicBlock(block)) {
        for (void *at = p_LLVMGetFirstInstruction(block); at; at = p_LLVMGetNextInstruction(at)) {
            ++weight;
            if (p_LLVMIsACallInst(at)) {
                weight += weight_of(module, f, p_LLVMGetCalledValue(at));
            }
        }
    }
    own->weight = weight < UINT32_MAX ? weight : UINT32_MAX;
    own->state = KNOWN;
    return own->weight;
}

/* ---- dividing -------------------------------------------------------------------------------- */

struct kernel {
    unsigned number;
    uint64_t weight;
};

static int heavier_first(const void *one, const void *other) {
    const struct kernel *a = one, *b = other;
    return a->weight != b->weight ? (a->weight < b->weight) - (a->weight > b->weight)
                                  : (a->number > b->number) - (a->number < b->number);
}

/* The heaviest first, each to the part that has least. */
static void split_divide(struct split *split, struct kernel *kernels, unsigned most) {
    uint64_t total = 0, *loads = NULL;
    for (unsigned i = 0; i < split->kernels; ++i) {
        total += kernels[i].weight;
    }
    most = most < split->kernels ? most : split->kernels;
    most = most < total / LEAST ? most : (unsigned)(total / LEAST);
    if (most < 2 || !(loads = calloc(most, sizeof(*loads)))) {
        return;
    }
    qsort(kernels, split->kernels, sizeof(*kernels), heavier_first);
    for (unsigned i = 0; i < split->kernels; ++i) {
        unsigned least = 0;
        for (unsigned part = 1; part < most; ++part) {
            least = loads[part] < loads[least] ? part : least;
        }
        loads[least] += kernels[i].weight;
        split->part_of[kernels[i].number] = least;
    }
    free(loads);
    split->parts = most;
}

void *split_leave_out(void *module, void *machine, bool all_but_late) {
    void *late = p_LLVMGetNamedGlobal(module, LATE),
         *kernels = p_LLVMGetNamedGlobal(module, KERNELS);
    void *given = all_but_late ? kernels : late;
    if (late && kernels) {
        p_LLVMSetInitializer(given, p_LLVMConstNull(p_LLVMGlobalGetValueType(given)));
    }
    return p_LLVMRunPasses(module, "globaldce", machine, p_LLVMCreatePassBuilderOptions());
}

/* False: no memory. */
static bool find_late(void *module, struct split *split) {
    void *variable = p_LLVMGetNamedGlobal(module, LATE);
    void *addresses = variable ? p_LLVMGetInitializer(variable) : NULL;
    int count = addresses ? p_LLVMGetNumOperands(addresses) : 0;
    split->late = calloc((size_t)count + 1, sizeof(*split->late));
    for (int i = 0; split->late && i < count; ++i) {
        split->late[split->late_count++] = p_LLVMGetOperand(addresses, (unsigned)i);
    }
    return split->late != NULL;
}

void split_plan(void *module, unsigned most, bool late, struct split *split) {
    struct functions f = {0};
    size_t count = 0;
    long last = -1;
    *split = (struct split){.parts = 1};
    if (late && !find_late(module, split)) {
        return;
    }
    for (void *at = p_LLVMGetFirstFunction(module); at; at = p_LLVMGetNextFunction(at)) {
        long number = kernel_of(split, at);
        last = number > last ? number : last;
        ++count;
    }
    if (most < 2 || last < 1) {
        return;
    }
    split->kernels = (unsigned)last + 1;
    split->part_of = calloc(split->kernels, sizeof(*split->part_of));
    struct kernel *kernels = calloc(split->kernels, sizeof(*kernels));
    f.all = calloc(count, sizeof(*f.all));
    if (split->part_of && kernels && f.all) {
        for (void *at = p_LLVMGetFirstFunction(module); at; at = p_LLVMGetNextFunction(at)) {
            f.all[f.count++].value = at;
        }
        qsort(f.all, f.count, sizeof(*f.all), compare_functions);
        for (unsigned i = 0; i < split->kernels; ++i) {
            kernels[i].number = i;
        }
        for (void *at = p_LLVMGetFirstFunction(module); at; at = p_LLVMGetNextFunction(at)) {
            long number = kernel_of(split, at);
            if (number >= 0) {
                kernels[number].weight += weight_of(module, &f, at);
            }
        }
        split_divide(split, kernels, most);
    }
    free(f.all);
    free(kernels);
}

/* ---- a part ---------------------------------------------------------------------------------- */

/* Functions of vectors are named by an attribute of the one of scalars alone, and so are kept
 * whether or not that is there. */
static void drop_vectors(void *module, const struct split *split) {
    for (void *at = p_LLVMGetFirstFunction(module); at; at = p_LLVMGetNextFunction(at)) {
        char name[128];
        if (p_LLVMIsDeclaration(at) || p_LLVMGetVisibility(at) != HIDDEN ||
            kernel_of(split, at) >= 0) {
            continue;
        }
        snprintf(name, sizeof(name), "%s", p_LLVMGetValueName2(at, &(size_t){0}));
        char *suffix = strrchr(name, '_');
        if (suffix && suffix[1] == 'v') {
            *suffix = 0;
            if (!p_LLVMGetNamedFunction(module, name)) {
                p_LLVMSetLinkage(at, INTERNAL);
            }
        }
    }
}

void *split_keep(void *module, void *machine, const struct split *split, unsigned part) {
    void *options = p_LLVMCreatePassBuilderOptions();
    for (void *at = p_LLVMGetFirstFunction(module); at; at = p_LLVMGetNextFunction(at)) {
        long number = kernel_of(split, at);
        if (number >= 0 && !p_LLVMIsDeclaration(at)) {
            p_LLVMSetLinkage(at, split->part_of[number] == part ? EXTERNAL : AVAILABLE_ELSEWHERE);
            p_LLVMSetVisibility(at, HIDDEN);
        }
    }
    for (void *at = p_LLVMGetFirstGlobal(module); at; at = p_LLVMGetNextGlobal(at)) {
        if (!p_LLVMIsGlobalConstant(at) && !p_LLVMIsDeclaration(at)) {
            p_LLVMSetLinkage(at, part == 0 ? EXTERNAL : AVAILABLE_ELSEWHERE);
            p_LLVMSetVisibility(at, HIDDEN);
        }
    }
    void *table = p_LLVMGetNamedGlobal(module, UR_HOSTCODE_SYMBOL);
    if (table && part != 0) {
        p_LLVMSetLinkage(table, AVAILABLE_ELSEWHERE);
    }
    void *error = p_LLVMRunPasses(module, "elim-avail-extern,globaldce", machine, options);
    if (!error) {
        drop_vectors(module, split);
        error = p_LLVMRunPasses(module, "globaldce", machine, options);
    }
    return error;
}
