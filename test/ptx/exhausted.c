/* exhausted LINKED... -- FILE.spv...: each allocation of a translation fails in turn, alone and
 * with all behind it: from the module's words to the program's modules, their constants, their
 * check, linking, folding and PTX. The files in front of `--` are linked with each other as one
 * program, the others are programs of their own.
 *
 * Each such translation ends with UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, and UR_PTX_OUT_OF_MEMORY with
 * a sentence, and leaves nothing behind; the next one, with memory, gives the same text as the
 * first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "program/il.h"
#include "ptx/ptx.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void __wrap_free(void *memory);

/* The adapter's would keep the sentence for urAdapterGetLastError. */
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

static unsigned long asked, fails_at; /* allocations; 0: none fails */
static bool all_behind;               /* every later one fails too */
static bool dynamically;              /* the first file is a program, and the others another one */
static long held;                     /* allocations that were not freed */

static bool fails(void) {
    ++asked;
    return fails_at && (all_behind ? asked >= fails_at : asked == fails_at);
}

void *__wrap_malloc(size_t size) {
    void *made = fails() ? NULL : __real_malloc(size);
    held += made != NULL;
    return made;
}

void *__wrap_calloc(size_t count, size_t size) {
    void *made = fails() ? NULL : __real_calloc(count, size);
    held += made != NULL;
    return made;
}

void *__wrap_realloc(void *old, size_t size) {
    void *made = fails() ? NULL : __real_realloc(old, size);
    held += made && !old;
    return made;
}

void __wrap_free(void *memory) {
    held -= memory != NULL;
    __real_free(memory);
}

struct file {
    const char *path;
    unsigned char *code;
    size_t size;
};

/* What a translation came to. */
struct outcome {
    ur_result_t result;
    bool silent; /* it failed, and no sentence says why */
    char *text;  /* of the PTX; to be freed by __real_free */
};

static ur_result_t gather(struct ur_il *il, const struct file *files, size_t count, char *log,
                          size_t log_size) {
    /* Numbers and sizes as conformance/kernels/spec.cl has them; modules without them pass them
     * over. */
    int32_t value = 7;
    ur_specialization_constant_info_t constants[] = {{0, sizeof(value), &value},
                                                     {1000, sizeof(value), &value}};
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        struct ur_il one = {0};
        result = ur_il_check(files[i].code, files[i].size, log, log_size);
        if (result == UR_RESULT_SUCCESS) {
            result = ur_il_set(&one, files[i].code, files[i].size);
        }
        if (result == UR_RESULT_SUCCESS) {
            ur_result_t given = ur_il_specialize(&one, 2, constants);
            /* INVALID_VALUE: the constant has another size. INVALID_SPEC_ID: there is none. */
            result =
                given == UR_RESULT_ERROR_INVALID_VALUE || given == UR_RESULT_ERROR_INVALID_SPEC_ID
                    ? UR_RESULT_SUCCESS
                    : given;
        }
        if (result == UR_RESULT_SUCCESS) {
            result = ur_il_add(il, &one);
        }
        ur_il_free(&one);
    }
    return result;
}

static struct outcome translate(const struct file *files, size_t count) {
    struct outcome outcome = {0};
    struct ur_il il = {0}, others = {0};
    struct ur_spirv_module *module = NULL;
    char log[512] = "";
    outcome.result = gather(&il, files, dynamically ? 1 : count, log, sizeof(log));
    if (outcome.result == UR_RESULT_SUCCESS && dynamically) {
        outcome.result = gather(&others, files + 1, count - 1, log, sizeof(log));
    }
    if (outcome.result == UR_RESULT_SUCCESS) {
        log[0] = 0;
        outcome.result = dynamically ? ur_il_join(&il, &others, 1, &module, log, sizeof(log))
                                     : ur_il_whole(&il, &module, log, sizeof(log));
        outcome.silent = outcome.result != UR_RESULT_SUCCESS && !log[0];
    }
    if (outcome.result == UR_RESULT_SUCCESS) {
        struct ur_ptx_target target = {.sm = 90, .version = 80};
        struct ur_ptx_result ptx;
        enum ur_ptx_status status = ur_ptx_translate(module, &target, &ptx);
        if (status == UR_PTX_OK) {
            outcome.text = __real_malloc(ptx.size + 1);
            if (!outcome.text) {
                exit(2);
            }
            memcpy(outcome.text, ptx.text, ptx.size + 1);
        }
        outcome.silent = status != UR_PTX_OK && !ptx.log[0];
        outcome.result = status == UR_PTX_OK              ? UR_RESULT_SUCCESS
                         : status == UR_PTX_OUT_OF_MEMORY ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                          : UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
        ur_ptx_result_free(&ptx);
    }
    ur_spirv_release(module);
    ur_il_free(&il);
    ur_il_free(&others);
    return outcome;
}

static unsigned wrong;

static void complain(const char *path, unsigned long at, const char *what, int number) {
    ++wrong;
    printf("%s, allocation %lu%s: %s %d\n", path, at, all_behind ? " and all behind it" : "", what,
           number);
}

static unsigned long sweep(const struct file *files, size_t count) {
    const char *path = files[0].path;
    long before = held;
    asked = fails_at = 0;
    struct outcome whole = translate(files, count);
    unsigned long allocations = asked;
    if (whole.result != UR_RESULT_SUCCESS || held != before) {
        complain(path, 0, "is not translated, or leaves something behind:", (int)whole.result);
    }
    for (unsigned long at = 1; at <= allocations && whole.text; ++at) {
        asked = 0;
        fails_at = at;
        struct outcome made = translate(files, count);
        fails_at = 0;
        if (made.result != UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
            complain(path, at, "gives", (int)made.result);
        }
        if (made.silent) {
            complain(path, at, "no sentence says why", 0);
        }
        if (held != before) {
            complain(path, at, "allocations left:", (int)(held - before));
            held = before;
        }
        __real_free(made.text);
    }
    struct outcome again = translate(files, count);
    if (whole.text && (!again.text || strcmp(again.text, whole.text) != 0)) {
        complain(path, 0, "the text afterwards is another one", 0);
    }
    __real_free(again.text);
    __real_free(whole.text);
    return allocations;
}

static struct file read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    struct file made = {path, NULL, 0};
    long size = -1;
    if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) < 0 ||
        !(made.code = __real_malloc((size_t)size + 1))) {
        perror(path);
        exit(2);
    }
    rewind(file);
    made.size = fread(made.code, 1, (size_t)size, file);
    fclose(file);
    return made;
}

int main(int argc, char **argv) {
    struct file files[32];
    int linked = 0, count = 0;
    for (int i = 1; i < argc && count < 32; ++i) {
        if (strcmp(argv[i], "--") == 0) {
            linked = count;
        } else {
            files[count++] = read_file(argv[i]);
        }
    }
    unsigned long allocations = 0;
    for (int round = 0; round < 2; ++round) {
        all_behind = round == 1;
        for (int way = 0; way < 2 && linked; ++way) {
            dynamically = way == 1;
            allocations += sweep(files, (size_t)linked);
        }
        dynamically = false;
        for (int i = linked; i < count; ++i) {
            allocations += sweep(&files[i], 1);
        }
    }
    for (int i = 0; i < count; ++i) {
        __real_free(files[i].code);
    }
    printf("%lu allocations failed, %u wrong\n", allocations, wrong);
    return wrong || !allocations;
}
