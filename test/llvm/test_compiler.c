/* test_llvm_compiler DIRECTORY: LLVM in its process, the cache in front of it, and the loader of
 * what comes out. Skipped where there is no LLVM. */
#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/log.h"
#include "compile/cache.h"
#include "compile/compiler.h"
#include "compile/object.h"
#include "compile/processor.h"
#include "hostcode/hostcode.h"

static const char *directory;

/* A table without kernels, and a function of libm that is far away. */
static const char *text_of(int number) {
    static _Thread_local char text[1024];
    snprintf(text, sizeof(text),
             "declare double @ur_ocl_sinpi_f64(double)\n"
             "define double @f(double %%x) {\n"
             "  %%y = call double @ur_ocl_sinpi_f64(double %%x)\n"
             "  %%z = fadd double %%y, %d.0\n  ret double %%z\n}\n"
             "@name = private constant [2 x i8] c\"f\\00\"\n"
             "@list = internal constant [1 x { ptr, ptr, i64 }] "
             "[{ ptr, ptr, i64 } { ptr @name, ptr @f, i64 8 }]\n"
             "@ur_hostcode_table = constant { i32, i32, i32, i32, ptr, ptr, ptr, i64 } "
             "{ i32 %u, i32 %u, i32 0, i32 1, ptr null, ptr @list, ptr null, i64 0 }\n",
             number, UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION);
    return text;
}

static enum ur_compiled compile_as(bool parts, const char *text, uint32_t level, void **object,
                                   size_t *size, char log[4096]) {
    struct ur_compiler_options options = {.level = level, .parts = parts};
    log[0] = 0;
    return ur_compile(text, strlen(text), &options, object, size, log, 4096);
}

static enum ur_compiled compile(const char *text, uint32_t level, void **object, size_t *size,
                                char log[4096]) {
    return compile_as(false, text, level, object, size, log);
}

/* In a process of its own, which ends with 0 if all is well; cmocka's own checks do not reach from
 * there. */
static int in_child(int (*body)(void)) {
    int status = 0;
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) {
        _exit(body());
    }
    assert_true(pid > 0);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return status;
}

enum { NOT_ALLOWED = 77 };

static bool skipped(int status) {
    bool so = WIFEXITED(status) && WEXITSTATUS(status) == NOT_ALLOWED;
    if (so) {
        print_message("skipped: this process may not do what this takes\n");
    }
    return so;
}

static int does_compile(const char *text) {
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    bool good = compile(text, 0, &object, &size, log) == UR_COMPILED && size > 64;
    if (!good) {
        fprintf(stderr, "%s\n", log);
    }
    free(object);
    return good;
}

static void must_compile(const char *text, uint32_t level) {
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    if (compile(text, level, &object, &size, log) != UR_COMPILED) {
        fail_msg("%s", log);
    }
    assert_true(size > 64);
    free(object);
}

/* Files of the directory: how many, and their bytes. */
static unsigned files(uint64_t *bytes) {
    DIR *list = opendir(directory);
    unsigned count = 0;
    *bytes = 0;
    for (struct dirent *next; list && (next = readdir(list)) != NULL;) {
        struct stat facts;
        if (next->d_name[0] != '.' && fstatat(dirfd(list), next->d_name, &facts, 0) == 0) {
            ++count;
            *bytes += (uint64_t)facts.st_size;
        }
    }
    if (list) {
        closedir(list);
    }
    return count;
}

static void each_file(void (*visit)(int folder, const char *name)) {
    DIR *list = opendir(directory);
    for (struct dirent *next; list && (next = readdir(list)) != NULL;) {
        if (next->d_name[0] != '.') {
            visit(dirfd(list), next->d_name);
        }
    }
    if (list) {
        closedir(list);
    }
}

static void take_away(int folder, const char *name) {
    unlinkat(folder, name, 0);
}

static int empty(void **state) {
    (void)state;
    if (!ur_compiler_find(NULL, 0)) {
        print_message("skipped: there is no LLVM\n");
        exit(0);
    }
    mkdir(directory, 0700);
    each_file(take_away);
    char path[4096];
    snprintf(path, sizeof(path), "%s/.pages", directory);
    unlink(path);
    setenv("UR_CACHE_DIR", directory, 1);
    unsetenv("UR_CACHE_LIMIT");
    return 0;
}

/* ---- LLVM and the loader --------------------------------------------------------------------- */

static void loads(void **state) {
    void *object = NULL;
    size_t size = 0;
    char log[4096], why[256];
    struct ur_code code;
    (void)state;
    assert_int_equal(compile(text_of(3), 2, &object, &size, log), UR_COMPILED);
    assert_null(ur_code_load(object, size, &code, why, sizeof(why)));
    const struct ur_hostcode_table *table = code.table;
    assert_int_equal(table->magic, UR_HOSTCODE_MAGIC);
    double (*f)(double) = (double (*)(double))(uintptr_t)table->globals[0].address;
    assert_true(f(0.5) == 4.0);
    ur_code_unload(&code);
    /* Cut off anywhere, it is refused. */
    for (size_t cut = 0; cut < size; cut += size / 97 + 1) {
        if (!ur_code_load(object, cut, &code, why, sizeof(why))) {
            fail_msg("%zu of %zu bytes are taken", cut, size);
        }
        assert_true(strlen(why) > 0);
    }
    /* Damaged anywhere, it may load or not, but nothing else happens. */
    for (size_t at = 0; at < size; ++at) {
        unsigned char *bytes = object;
        bytes[at] ^= 0x55;
        (void)ur_code_load(object, size, &code, why, sizeof(why));
        ur_code_unload(&code);
        bytes[at] ^= 0x55;
    }
    free(object);
}

static void refuses(void **state) {
    static const char *const texts[] = {
        "this is no text of LLVM's", "define i32 @f() {\n  ret i64 0\n}\n",
        /* What ends LLVM's process: no such register. */
        "declare i64 @llvm.read_register.i64(metadata)\n"
        "define i64 @f() {\n  %x = call i64 @llvm.read_register.i64(metadata !0)\n"
        "  ret i64 %x\n}\n!0 = !{!\"none\\00\"}\n"};
    (void)state;
    for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); ++i) {
        void *object = NULL;
        size_t size = 0;
        char log[4096];
        assert_int_equal(compile(texts[i], 2, &object, &size, log), UR_COMPILER_REFUSES);
        assert_true(strlen(log) > 10);
        must_compile(text_of(100 + (int)i), 2); /* the next one is served all the same */
    }
}

/* ---- modules in parts ------------------------------------------------------------------------ */

enum { KERNELS = 5, LONG = 150 };

/* Kernels that count their calls in one variable, each of LONG instructions, in what the emitter
 * calls them; one calls a function that has another of vectors. `lethal`: the one that LLVM does
 * not survive, none if negative. */
static const char *kernels_text(int lethal) {
    static char text[1 << 16];
    size_t at = 0;
#define SAY(...) (at += (size_t)snprintf(text + at, sizeof(text) - at, __VA_ARGS__))
    SAY("@count = internal global i64 0\n@step = internal constant i64 1\n"
        "declare i64 @llvm.read_register.i64(metadata)\n"
        "define internal double @twice(double %%x) noinline {\n  %%y = fadd double %%x, %%x\n"
        "  ret double %%y\n}\n"
        "define hidden <4 x double> @twice_v4(<4 x double> %%x) alwaysinline {\n"
        "  %%y = fadd <4 x double> %%x, %%x\n  ret <4 x double> %%y\n}\n");
    for (int i = 0; i < KERNELS; ++i) {
        SAY("define internal double @ur.row%d(double %%x0) {\n", i);
        for (int k = 0; k < LONG; ++k) {
            SAY("  %%x%d = f%s double %%x%d, %d.5\n", k + 1, k % 2 ? "mul" : "add", k,
                k % 2 ? k % 4 - 1 : i + k);
        }
        SAY("  %%r = call double @llvm.fabs.f64(double %%x%d)\n  %%s = load i64, ptr @step\n"
            "  %%o = load i64, ptr @count\n  %%n = add i64 %%o, %%s\n  store i64 %%n, ptr @count\n",
            LONG);
        if (i == lethal) {
            SAY("  %%l = call i64 @llvm.read_register.i64(metadata !0)\n"
                "  store i64 %%l, ptr @count\n");
        }
        SAY("  %%t = call double @%s(double %%r)\n  ret double %%t\n}\n",
            i == 1 ? "twice" : "llvm.fabs.f64");
    }
    SAY("declare double @llvm.fabs.f64(double)\n!0 = !{!\"none\\00\"}\n"
        "@name = private constant [2 x i8] c\"f\\00\"\n"
        "@list = internal constant [%d x { ptr, ptr, i64 }] [",
        KERNELS + 1);
    for (int i = 0; i < KERNELS; ++i) {
        SAY("{ ptr, ptr, i64 } { ptr @name, ptr @ur.row%d, i64 8 }, ", i);
    }
    SAY("{ ptr, ptr, i64 } { ptr @name, ptr @count, i64 8 }]\n"
        "@ur_hostcode_table = constant { i32, i32, i32, i32, ptr, ptr, ptr, i64 } "
        "{ i32 %u, i32 %u, i32 0, i32 %d, ptr null, ptr @list, ptr null, i64 0 }\n",
        UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, KERNELS + 1);
#undef SAY
    assert_true(at < sizeof(text) - 1);
    return text;
}

static void call_each(const struct ur_code *code, double results[KERNELS]) {
    const struct ur_hostcode_table *table = code->table;
    const int64_t *count = (const int64_t *)table->globals[KERNELS].address;
    assert_int_equal(*count, 0);
    for (int i = 0; i < KERNELS; ++i) {
        double (*f)(double) = (double (*)(double))(uintptr_t)table->globals[i].address;
        results[i] = f(0.25);
        assert_int_equal(*count, i + 1);
    }
}

/* 1 where there is one processor. */
static uint32_t part_count(const void *object) {
    struct ur_code_parts head;
    memcpy(&head, object, sizeof(head));
    return head.magic == UR_CODE_PARTS ? head.count : 1;
}

static void parts(void **state) {
    cpu_set_t processors;
    (void)state;
    assert_int_equal(sched_getaffinity(0, sizeof(processors), &processors), 0);
    for (uint32_t level = 0; level < 3; level += 2) {
        void *whole = NULL, *object = NULL;
        size_t whole_size = 0, size = 0;
        char log[4096], why[256];
        struct ur_code code;
        double expected[KERNELS], results[KERNELS];
        if (compile(kernels_text(-1), level, &whole, &whole_size, log) != UR_COMPILED ||
            compile_as(true, kernels_text(-1), level, &object, &size, log) != UR_COMPILED) {
            fail_msg("%s", log);
        }
        assert_int_equal(part_count(whole), 1);
        assert_int_equal(part_count(object) > 1, CPU_COUNT(&processors) > 1);
        assert_null(ur_code_load(whole, whole_size, &code, why, sizeof(why)));
        call_each(&code, expected);
        ur_code_unload(&code);
        assert_null(ur_code_load(object, size, &code, why, sizeof(why)));
        call_each(&code, results);
        ur_code_unload(&code);
        assert_memory_equal(results, expected, sizeof(results));
        for (size_t cut = 0; cut < size; cut += size / 97 + 1) {
            assert_non_null(ur_code_load(object, cut, &code, why, sizeof(why)));
        }
        for (size_t at = 0; at < size; ++at) {
            unsigned char *bytes = object;
            bytes[at] ^= 0x55;
            (void)ur_code_load(object, size, &code, why, sizeof(why));
            ur_code_unload(&code);
            bytes[at] ^= 0x55;
        }
        free(whole);
        free(object);
    }
}

/* Wherever the kernel is that LLVM does not survive, and with another one the parts are served. */
static void parts_refused(void **state) {
    (void)state;
    for (int lethal = 0; lethal < KERNELS; ++lethal) {
        void *object = NULL;
        size_t size = 0;
        char log[4096];
        assert_int_equal(compile_as(true, kernels_text(lethal), 2, &object, &size, log),
                         UR_COMPILER_REFUSES);
        assert_true(strlen(log) > 10);
        assert_null(object);
    }
    must_compile(text_of(120), 2);
}

/* The address space of sanitizers has no limit that a compiler fits in. */
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define CAN_LIMIT_MEMORY

/* Emulators take limits and keep none. */
static bool limits_work(void) {
    struct rlimit usual, small;
    if (getrlimit(RLIMIT_AS, &usual) != 0) {
        return false;
    }
    small = usual;
    small.rlim_cur = 1 << 20;
    bool set = setrlimit(RLIMIT_AS, &small) == 0;
    void *more = mmap(NULL, 1 << 21, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (more != MAP_FAILED) {
        munmap(more, 1 << 21);
    }
    return set && more == MAP_FAILED && setrlimit(RLIMIT_AS, &usual) == 0;
}

/* Three million functions: what LLVM keeps of them is more than half a gibibyte. */
static char *text_of_many(void) {
    enum { COUNT = 3000000, ROOM = 32 };
    char *text = malloc((size_t)COUNT * ROOM);
    size_t at = 0;
    assert_non_null(text);
    for (int i = 0; i < COUNT; ++i) {
        at += (size_t)snprintf(text + at, ROOM, "declare void @f%d(ptr)\n", i);
    }
    return text;
}

/* The compiler's process keeps the limit that it starts with; this one has it no longer. */
static int short_of_memory(void) {
    struct rlimit usual, small;
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    if (getrlimit(RLIMIT_AS, &usual) != 0) {
        return 1;
    }
    small = usual;
    small.rlim_cur = (rlim_t)1 << 29;
    setenv("UR_CACHE_DIR", "", 1);
    if (setrlimit(RLIMIT_AS, &small) != 0 || !does_compile(text_of(30)) ||
        setrlimit(RLIMIT_AS, &usual) != 0) {
        return 2;
    }
    if (!limits_work()) {
        return NOT_ALLOWED;
    }
    /* Once LLVM asks for the memory by malloc, and once C++'s library for LLVM's many values. */
    static const char wanted[] = "the compiler is out of memory";
    if (compile("@much = constant [536870912 x i8] zeroinitializer\n", 0, &object, &size, log) !=
            UR_COMPILER_OUT_OF_MEMORY ||
        !strstr(log, wanted)) {
        fprintf(stderr, "%s\n", log);
        return 3;
    }
    char *many = text_of_many();
    enum ur_compiled first = compile(many, 0, &object, &size, log);
    free(many);
    if (first != UR_COMPILER_OUT_OF_MEMORY || !strstr(log, wanted)) {
        fprintf(stderr, "%d %s\n", (int)first, log);
        return 5;
    }
    return does_compile(text_of(31)) ? 0 : 4;
}

/* From too little for LLVM itself to enough: the compiler's process starts or says why not, and
 * what it has no memory for is refused with a sentence, within a child that goes on without the
 * limit. */
static rlim_t most_memory;

static int with_so_much(void) {
    struct rlimit usual, small;
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    if (getrlimit(RLIMIT_AS, &usual) != 0) {
        return 1;
    }
    small = usual;
    small.rlim_cur = most_memory;
    setenv("UR_CACHE_DIR", "", 1);
    if (!limits_work()) {
        return NOT_ALLOWED;
    }
    (void)ur_compiler_find(NULL, 0);
    if (setrlimit(RLIMIT_AS, &small) != 0) {
        return 2;
    }
    enum ur_compiled first = compile(text_of(33), 2, &object, &size, log);
    if (setrlimit(RLIMIT_AS, &usual) != 0) {
        return 3;
    }
    free(object);
    if (first != UR_COMPILED && strlen(log) < 20) {
        return 4;
    }
    /* A process that did not start is started again. */
    return first == UR_COMPILER_MISSING && !does_compile(text_of(34)) ? 5
           : first == UR_COMPILED                                     ? 100
                                                                      : 0;
}

static void exhausted(void **state) {
    (void)state;
    int status = in_child(short_of_memory);
    assert_true(skipped(status) || status == 0);
    bool enough = status != 0; /* limits do nothing here */
    for (rlim_t mebibytes = 24; mebibytes <= 1024 && !enough; mebibytes += mebibytes / 3) {
        most_memory = mebibytes << 20;
        status = in_child(with_so_much);
        assert_true(WIFEXITED(status));
        enough = WEXITSTATUS(status) == 100;
        if (!enough) {
            assert_int_equal(status, 0);
        }
    }
    assert_true(enough);
}

#endif

/* ---- a process that ends ----------------------------------------------------------------------
 */

/* The first two children of a process, 0 where there are none or the system does not tell. */
static void children_of(pid_t parent, pid_t children[2]) {
    char path[64], text[256] = "", *next = text;
    snprintf(path, sizeof(path), "/proc/%d/task/%d/children", (int)parent, (int)parent);
    int file = open(path, O_RDONLY);
    if (file >= 0) {
        ssize_t got = read(file, text, sizeof(text) - 1);
        text[got > 0 ? got : 0] = 0;
        close(file);
    }
    children[0] = (pid_t)strtol(next, &next, 10);
    children[1] = (pid_t)strtol(next, &next, 10);
}

/* The compiler's process, which is this one's child once that takes in orphans; 0: not known. */
static pid_t server_of_this(void) {
    pid_t children[2];
    children_of(getpid(), children);
    return children[0];
}

static void *kill_server(void *pid) {
    usleep(20000); /* so that a request is under way, as a rule; all is well also if none is */
    kill(*(pid_t *)pid, SIGKILL);
    return NULL;
}

/* Killed between two requests, then with one that it has not taken up. */
static int killed_twice(void) {
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    pthread_t killer;
    setenv("UR_CACHE_DIR", "", 1);
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) { /* an emulator of processors does not know it */
        return NOT_ALLOWED;
    }
    if (!does_compile(text_of(60))) {
        return 1;
    }
    pid_t pid = server_of_this();
    if (pid <= 0) {
        return NOT_ALLOWED;
    }
    if (kill(pid, SIGKILL) != 0 || waitpid(pid, NULL, 0) != pid || !does_compile(text_of(61))) {
        return 2;
    }
    pid = server_of_this();
    if (pid <= 0 || kill(pid, SIGSTOP) != 0 ||
        pthread_create(&killer, NULL, kill_server, &pid) != 0) {
        return 3;
    }
    enum ur_compiled result = compile(text_of(62), 0, &object, &size, log);
    pthread_join(killer, NULL);
    free(object);
    if (result != UR_COMPILED && !strstr(log, "ended")) {
        fprintf(stderr, "%s\n", log);
        return 4;
    }
    return does_compile(text_of(63)) ? 0 : 5;
}

static void killed(void **state) {
    (void)state;
    int status = in_child(killed_twice);
    if (!skipped(status) && status != 0) {
        fail_msg("ends with %#x", (unsigned)status);
    }
}

/* ---- a program that ends, or is interrupted, while LLVM is at work --------------------------- */

/* A module that LLVM is busy with for seconds at level 3; the caller's to free. */
static char *long_text(void) {
    enum { FUNCTIONS = 3000, ROOM = 600 };
    char *text = malloc((size_t)FUNCTIONS * ROOM + 2048);
    size_t used = (size_t)sprintf(text, "%s", text_of(90));
    for (int i = 0; i < FUNCTIONS; ++i) {
        used += (size_t)sprintf(text + used,
                                "define void @g%d(ptr %%p, i64 %%n) {\n  br label %%l\nl:\n"
                                "  %%i = phi i64 [ 0, %%0 ], [ %%j, %%l ]\n"
                                "  %%q = getelementptr double, ptr %%p, i64 %%i\n"
                                "  %%v = load double, ptr %%q\n  %%w = fadd double %%v, %d.0\n"
                                "  %%x = fmul double %%w, %%v\n  store double %%x, ptr %%q\n"
                                "  %%j = add i64 %%i, 1\n  %%c = icmp ult i64 %%j, %%n\n"
                                "  br i1 %%c, label %%l, label %%e\ne:\n  ret void\n}\n",
                                i, i);
    }
    return text;
}

static volatile sig_atomic_t interrupts;

static void note_interrupt(int unused) {
    (void)unused;
    interrupts = 1;
}

/* In a group of its own, as a job of a shell. 0: it was interrupted and says so, and the next
 * module is compiled. */
static int compile_long(void) {
    void *object = NULL;
    size_t size = 0;
    char log[4096], *text = long_text();
    struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = SA_RESTART};
    sigaction(SIGINT, &action, NULL);
    setenv("UR_CACHE_DIR", "", 1);
    enum ur_compiled result = compile(text, 3, &object, &size, log);
    free(object);
    free(text);
    if (result != UR_COMPILER_REFUSES || !strstr(log, "Interrupt") || !interrupts) {
        fprintf(stderr, "result %d: %s\n", (int)result, log);
        return 1;
    }
    return does_compile(text_of(91)) ? 0 : 2;
}

/* Whether a copy has set what ends it: signals are let in after that. */
static bool is_set_up(pid_t copy) {
    char path[64], line[256];
    unsigned long long blocked = 1;
    snprintf(path, sizeof(path), "/proc/%d/status", (int)copy);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof(line), file) && sscanf(line, "SigBlk: %llx", &blocked) != 1) {
    }
    if (file) {
        fclose(file);
    }
    return blocked == 0;
}

/* The server is this process's own once the one in between has ended, and then has a copy. */
static pid_t start_long(pid_t *server, pid_t *copy) {
    fflush(NULL);
    pid_t program = fork(), children[2], copies[2];
    if (program == 0) {
        _exit(setpgid(0, 0) == 0 ? compile_long() : 3);
    }
    *copy = 0;
    for (int i = 0; i < 10000 && program > 0 && *copy == 0; ++i, usleep(1000)) {
        children_of(getpid(), children);
        *server = children[0] == program ? children[1] : children[0];
        if (children[1] > 0) {
            children_of(*server, copies);
            *copy = copies[0] > 0 && is_set_up(copies[0]) ? copies[0] : 0;
        }
    }
    return program;
}

static int stopped_with_program(void) {
    pid_t server = 0, copy = 0;
    int status = 0;
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0 || access("/proc/self/task", F_OK) != 0) {
        return NOT_ALLOWED;
    }
    pid_t program = start_long(&server, &copy);
    if (copy <= 0) {
        kill(program, SIGKILL);
        return 1;
    }
    /* It cannot end by itself before the program does. */
    if (kill(copy, SIGSTOP) != 0 || kill(program, SIGKILL) != 0) {
        return 2;
    }
    if (waitpid(program, &status, 0) != program || !WIFSIGNALED(status)) {
        return 3;
    }
    for (int i = 0; i < 10000; ++i) {
        if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) {
            return 0; /* the server, and then the copy, were this process's */
        }
        usleep(1000);
    }
    kill(copy, SIGKILL);
    kill(server, SIGKILL);
    return 4;
}

static int interrupted(void) {
    pid_t server = 0, copy = 0;
    int status = 0;
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0 || access("/proc/self/task", F_OK) != 0) {
        return NOT_ALLOWED;
    }
    pid_t program = start_long(&server, &copy);
    if (copy <= 0) {
        kill(program, SIGKILL);
        return 10;
    }
    if (kill(-program, SIGINT) != 0 || waitpid(program, &status, 0) != program) {
        return 11;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 12;
}

static void left_alone(void **state) {
    (void)state;
    int status = in_child(stopped_with_program);
    if (!skipped(status) && status != 0) {
        fail_msg("the compiler outlives its program: %#x", (unsigned)status);
    }
    status = in_child(interrupted);
    if (!skipped(status) && status != 0) {
        fail_msg("Ctrl-C is not heard: %#x", (unsigned)status);
    }
}

/* ---- where LLVM is looked for ---------------------------------------------------------------- */

/* The calling process gets a view of the files of its own; false if it may not. */
static bool own_mounts(void) {
    return (unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
           mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

/* Nothing in the folders of the system. */
static int hide_system(void) {
    static const char *const folders[] = {"/usr/lib", "/usr/lib64", "/usr/local/lib"};
    if (!own_mounts()) {
        return NOT_ALLOWED;
    }
    for (size_t i = 0; i < sizeof(folders) / sizeof(*folders); ++i) {
        if (access(folders[i], F_OK) == 0 &&
            mount("none", folders[i], "tmpfs", 0, "size=4k") != 0) {
            return NOT_ALLOWED;
        }
    }
    unsetenv("LD_LIBRARY_PATH");
    unsetenv("UR_LLVM_LIBRARY");
    return 0;
}

/* After a start of its own, which has not looked yet. */
static int find_none(void) {
    char why[1024];
    int left = hide_system();
    if (left) {
        return left;
    }
    if (ur_compiler_find(why, sizeof(why))) {
        return 1;
    }
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    return strstr(why, "install libllvm") && strstr(why, "UR_LLVM_LIBRARY") &&
                   compile(text_of(1), 0, &object, &size, log) == UR_COMPILER_MISSING &&
                   strcmp(log, why) == 0
               ? 0
               : 2;
}

/* As find_none, but for a library of another processor and one that is too old. */
static int find_old(void) {
    char why[1024], path[4200], program[4096];
    Elf64_Ehdr header = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS64}, .e_machine = EM_S390};
    int left = hide_system();
    if (left) {
        return left;
    }
    snprintf(path, sizeof(path), "%s/libLLVM.so.19.1", directory);
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    if (file < 0 || write(file, &header, sizeof(header)) != sizeof(header)) {
        return 3;
    }
    close(file);
    setenv("LD_LIBRARY_PATH", directory, 1);
    ssize_t length = readlink("/proc/self/exe", program, sizeof(program) - 1);
    program[length > 0 ? length : 0] = 0;
    snprintf(path, sizeof(path), "%s/libLLVM-14.so.1", directory);
    if (symlink(program, path) != 0) {
        return 4;
    }
    return !ur_compiler_find(why, sizeof(why)) && strstr(why, "LLVM 14 (") &&
                   strstr(why, "too old") && strstr(why, "install libllvm")
               ? 0
               : 5;
}

/* One that is too old, named: a library with the names of its functions. */
static int find_old_named(void) {
    char why[1024];
    setenv("UR_LLVM_LIBRARY", OLD_LLVM, 1);
    return !ur_compiler_find(why, sizeof(why)) && strstr(why, "which UR_LLVM_LIBRARY names") &&
                   strstr(why, "is too old, of a version before 15")
               ? 0
               : 6;
}

/* A library that is not LLVM, named as it: libc. */
static int find_no_llvm(void) {
    Dl_info facts;
    void *object = NULL;
    size_t size = 0;
    char log[4096], *real = NULL;
    if (!dladdr((void *)(uintptr_t)getpid, &facts) ||
        (real = realpath(facts.dli_fname, NULL)) == NULL) {
        return 1;
    }
    setenv("UR_LLVM_LIBRARY", real, 1);
    free(real);
    return compile(text_of(1), 0, &object, &size, log) == UR_COMPILER_MISSING &&
                   strstr(log, "is no LLVM") && !ur_compiler_find(log, sizeof(log)) &&
                   strstr(log, "is no LLVM")
               ? 0
               : 2;
}

static const char *start_as;

static int start_again(void) {
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof(program) - 1);
    program[length > 0 ? length : 0] = 0;
    execl(program, program, start_as, directory, (char *)NULL);
    return errno == ENOEXEC ? NOT_ALLOWED : 9; /* under an emulator that the system does not know */
}

static void not_installed(void **state) {
    (void)state;
    static const char *const ways[] = {"nothing", "old", "named"};
    for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); ++i) {
        start_as = ways[i];
        int status = in_child(start_again);
        assert_true(skipped(status) || status == 0);
    }
    start_as = "libc";
    int status = in_child(start_again);
    assert_true(skipped(status) || status == 0);
}

/* ---- AMD's devices --------------------------------------------------------------------------- */

static const char amd_text[] = "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n"
                               "  store i32 1, ptr addrspace(1) %p, align 4\n  ret void\n}\n"
                               "!llvm.module.flags = !{!0}\n"
                               "!0 = !{i32 1, !\"amdgpu_code_object_version\", i32 400}\n";

static enum ur_compiled compile_amd(const char *processor, const char *text, char log[4096]) {
    struct ur_compiler_options options = {.level = 2, .processor = processor};
    void *object = NULL;
    size_t size = 0;
    log[0] = 0;
    enum ur_compiled result = ur_compile(text, strlen(text), &options, &object, &size, log, 4096);
    if (result == UR_COMPILED) {
        const unsigned char *bytes = object;
        /* An ELF file for dynamic linking (3), for AMD's devices (224). */
        assert_true(size > 64 && memcmp(bytes, "\177ELF", 4) == 0);
        assert_int_equal(bytes[16], 3);
        assert_int_equal(bytes[18], 224);
    }
    free(object);
    return result;
}

static void code_objects(void **state) {
    char log[4096];
    uint64_t bytes;
    (void)state;
    if (compile_amd("gfx90a", amd_text, log) != UR_COMPILED) {
        fail_msg("%s", log);
    }
    assert_int_equal(files(&bytes), 1);
    assert_int_equal(compile_amd("gfx1030", amd_text, log), UR_COMPILED); /* the key has it */
    assert_int_equal(files(&bytes), 2);
    assert_int_equal(compile_amd("gfx90a", amd_text, log), UR_COMPILED);
    assert_int_equal(files(&bytes), 2);
    assert_int_equal(compile_amd("gfx9999", amd_text, log), UR_COMPILER_REFUSES);
    assert_non_null(strstr(log, "does not know the processor gfx9999: install a newer libllvm"));
    assert_int_equal(compile_amd("gfx90a",
                                 "declare void @nowhere()\n"
                                 "define amdgpu_kernel void @k() {\n"
                                 "  call void @nowhere()\n  ret void\n}\n",
                                 log),
                     UR_COMPILER_REFUSES);
    assert_non_null(strstr(log, "nowhere")); /* which the linker says */
    assert_int_equal(files(&bytes), 2);
}

/* In a process of its own, since the linker is found once. */
static int link_by(void) {
    const char *wanted = getenv("UR_AMDGCN_LINKER");
    char log[4096];
    struct ur_compiler_options options = {.level = 2, .processor = "gfx90a"};
    void *object = NULL;
    size_t size = 0;
    enum ur_compiled result =
        ur_compile(amd_text, strlen(amd_text), &options, &object, &size, log, sizeof(log));
    free(object);
    if (!*wanted) {
        return result == UR_COMPILER_MISSING && strstr(log, "UR_AMDGCN_LINKER") ? 0 : 1;
    }
    if (strstr(wanted, "comgr") && strstr(log, "comgr does not know")) {
        return 0; /* it is an old one */
    }
    return result == (strstr(wanted, "false") ? UR_COMPILER_REFUSES : UR_COMPILED) &&
                   (result == UR_COMPILED || strstr(log, "does not link the code for gfx90a"))
               ? 0
               : 2;
}

static void linkers(void **state) {
    static const char *const all[] = {"", "/bin/false",
                                      "/usr/lib/x86_64-linux-gnu/libamd_comgr.so.2"};
    char log[4096];
    (void)state;
    /* What another linker made of the same is not taken for theirs. */
    assert_int_equal(compile_amd("gfx90a", amd_text, log), UR_COMPILED);
    for (size_t i = 0; i < sizeof(all) / sizeof(*all); ++i) {
        if (!*all[i] || access(all[i], R_OK) == 0) {
            setenv("UR_AMDGCN_LINKER", all[i], 1);
            start_as = "link";
            int status = in_child(start_again);
            assert_true(skipped(status) || status == 0);
        }
    }
    unsetenv("UR_AMDGCN_LINKER");
}

/* ---- the cache ------------------------------------------------------------------------------- */

static void keys(void **state) {
    uint64_t bytes;
    (void)state;
    must_compile(text_of(1), 2);
    assert_int_equal(files(&bytes), 1);
    must_compile(text_of(1), 2);
    assert_int_equal(files(&bytes), 1);
    must_compile(text_of(2), 2); /* another text */
    assert_int_equal(files(&bytes), 2);
    must_compile(text_of(1), 0); /* another level */
    assert_int_equal(files(&bytes), 3);
    /* Another LLVM: a process of its own, since it is found once. */
    char other[4096], *path = realpath(ur_compiler_find(NULL, 0), NULL);
    snprintf(other, sizeof(other), "%s/../other-llvm.so", directory);
    unlink(other);
    assert_int_equal(symlink(path, other), 0);
    free(path);
    setenv("UR_LLVM_LIBRARY", other, 1);
    start_as = "once";
    int status = in_child(start_again);
    if (skipped(status)) {
        unsetenv("UR_LLVM_LIBRARY");
        unlink(other);
        return;
    }
    assert_int_equal(status, 0);
    assert_int_equal(files(&bytes), 4);
    assert_int_equal(in_child(start_again), 0);
    assert_int_equal(files(&bytes), 4);
    /* Another file of that name, as after an update: what the first made is not taken for its. */
    unlink(other);
    int file = open(other, O_WRONLY | O_CREAT, 0600);
    assert_int_equal(write(file, "none", 4), 4);
    close(file);
    assert_int_not_equal(in_child(start_again), 0);
    assert_int_equal(files(&bytes), 4);
    unsetenv("UR_LLVM_LIBRARY");
    unlink(other);
}

/* ---- the processor --------------------------------------------------------------------------- */

/* What the code under test is told in the place of what the machine says (the linker's --wrap). */
size_t __real_ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]);
size_t __wrap_ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]);
static size_t changed = UR_PROCESSOR_FACTS; /* the word that another processor has otherwise */

size_t __wrap_ur_processor_facts(uint32_t facts[UR_PROCESSOR_FACTS]) {
    size_t count = __real_ur_processor_facts(facts);
    if (changed < count) {
        facts[changed] ^= 1;
    }
    return count;
}

static void processors(void **state) {
    uint32_t facts[UR_PROCESSOR_FACTS], again[UR_PROCESSOR_FACTS];
    uint64_t bytes;
    cpu_set_t all, one;
    size_t count = __real_ur_processor_facts(facts);
    (void)state;
    assert_in_range(count, 4, UR_PROCESSOR_FACTS);
    /* The same on whichever of the machine's processors it runs. */
    assert_int_equal(sched_getaffinity(0, sizeof(all), &all), 0);
    for (int i = 0; i < CPU_SETSIZE; ++i) {
        if (CPU_ISSET(i, &all)) {
            CPU_ZERO(&one);
            CPU_SET(i, &one);
            if (sched_setaffinity(0, sizeof(one), &one) == 0) {
                assert_int_equal(__real_ur_processor_facts(again), count);
                assert_memory_equal(facts, again, count * sizeof(*facts));
            }
        }
    }
    (void)sched_setaffinity(0, sizeof(all), &all);
    /* Code for one is not taken for another, in whatever they differ. */
    const size_t words[] = {0, count / 2, count - 1};
    must_compile(text_of(8), 0);
    for (unsigned i = 0; i < 3; ++i) {
        changed = words[i];
        must_compile(text_of(8), 0);
        must_compile(text_of(8), 0);
        assert_int_equal(files(&bytes), 2 + i);
    }
    changed = UR_PROCESSOR_FACTS;
    must_compile(text_of(8), 0);
    assert_int_equal(files(&bytes), 4);
}

#if defined(__x86_64__)
static const char *const named[] = {"x86-64", "x86-64-v3", "znver1"};
#elif defined(__aarch64__)
static const char *const named[] = {"generic", "cortex-a57", "a64fx"};
#endif

/* Named by the environment: code for one is not taken for another's, and one that this LLVM lacks
 * is told. */
static void processor_by_name(void **state) {
    uint64_t bytes;
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    (void)state;
    must_compile(text_of(9), 2);
    for (unsigned i = 0; i < sizeof(named) / sizeof(*named); ++i) {
        setenv("UR_NATIVE_CPU_PROCESSOR", named[i], 1);
        must_compile(text_of(9), 2);
        must_compile(text_of(9), 2);
        assert_int_equal(files(&bytes), 2 + i);
    }
    setenv("UR_NATIVE_CPU_PROCESSOR", "of-the-year-2999", 1);
    assert_int_equal(compile(text_of(9), 2, &object, &size, log), UR_COMPILER_REFUSES);
    assert_non_null(strstr(log, "does not know the processor of-the-year-2999: install a newer "
                                "libllvm, or have UR_NATIVE_CPU_PROCESSOR name another"));
    assert_int_equal(files(&bytes), 4);
    unsetenv("UR_NATIVE_CPU_PROCESSOR");
    must_compile(text_of(9), 2);
    assert_int_equal(files(&bytes), 4);
}

static void spoil(int folder, const char *name) {
    struct stat facts;
    int file = openat(folder, name, O_RDWR);
    assert_true(file >= 0 && fstat(file, &facts) == 0);
    assert_int_equal(pwrite(file, "spoilt", 6, facts.st_size / 2), 6);
    close(file);
}

static void cut(int folder, const char *name) {
    int file = openat(folder, name, O_RDWR);
    assert_true(file >= 0 && ftruncate(file, 100) == 0);
    close(file);
}

/* While others replace files and take them away. */
static void damage_if_there(int folder, const char *name) {
    static unsigned turn;
    int file = openat(folder, name, O_RDWR);
    if (file < 0) {
        return;
    }
    switch (turn++ % 3) {
    case 0:
        (void)!pwrite(file, "spoilt", 6, 200);
        break;
    case 1:
        (void)!ftruncate(file, 100);
        break;
    default:
        unlinkat(folder, name, 0);
    }
    close(file);
}

static void damaged(void **state) {
    void (*const ways[])(int, const char *) = {spoil, cut};
    void *whole = NULL, *again = NULL;
    size_t size = 0, other = 0;
    char log[4096];
    (void)state;
    assert_int_equal(compile(text_of(7), 2, &whole, &size, log), UR_COMPILED);
    for (size_t i = 0; i < 2; ++i) {
        each_file(ways[i]);
        assert_int_equal(compile(text_of(7), 2, &again, &other, log), UR_COMPILED);
        assert_int_equal(other, size);
        assert_memory_equal(again, whole, size);
        free(again);
    }
    free(whole);
}

/* Any byte of a file of the cache may have become another, and the file may end anywhere, or go on:
 * it counts as none. */
static void any_byte(void **state) {
    char name[65], path[4200], bytes[333];
    size_t size = 0;
    struct stat facts;
    (void)state;
    memset(name, 'a', 64);
    name[64] = 0;
    for (size_t i = 0; i < sizeof(bytes); ++i) {
        bytes[i] = (char)(i * 7);
    }
    ur_cache_put(name, bytes, sizeof(bytes));
    snprintf(path, sizeof(path), "%s/%s.o", directory, name);
    int file = open(path, O_RDWR);
    assert_true(file >= 0 && fstat(file, &facts) == 0);
    for (off_t at = 0; at < facts.st_size; ++at) {
        unsigned char is, other;
        assert_int_equal(pread(file, &is, 1, at), 1);
        for (int bit = 0; bit < 8; bit += 3) {
            other = is ^ (unsigned char)(1 << bit);
            assert_int_equal(pwrite(file, &other, 1, at), 1);
            assert_null(ur_cache_get(name, &size));
        }
        assert_int_equal(pwrite(file, &is, 1, at), 1);
    }
    void *whole = ur_cache_get(name, &size);
    assert_non_null(whole);
    assert_int_equal(size, sizeof(bytes));
    assert_memory_equal(whole, bytes, sizeof(bytes));
    free(whole);
    assert_int_equal(ftruncate(file, facts.st_size + 1), 0);
    assert_null(ur_cache_get(name, &size));
    for (off_t end = facts.st_size; end-- > 0;) {
        assert_int_equal(ftruncate(file, end), 0);
        assert_null(ur_cache_get(name, &size));
    }
    close(file);
}

/* Nor does what another user has written, or may write: it would be run. */
static void of_others(void **state) {
    char name[65], path[4200];
    const char bytes[] = "code";
    size_t size = 0;
    struct stat facts;
    (void)state;
    memset(name, 'b', 64);
    name[64] = 0;
    ur_cache_put(name, bytes, sizeof(bytes));
    snprintf(path, sizeof(path), "%s/%s.o", directory, name);
    assert_int_equal(stat(path, &facts), 0);
    const mode_t of_file = facts.st_mode & 07777;
    for (int i = 0; i < 2; ++i) {
        assert_int_equal(chmod(path, of_file | (mode_t)(i ? S_IWGRP : S_IWOTH)), 0);
        assert_null(ur_cache_get(name, &size));
    }
    assert_int_equal(chmod(path, of_file), 0);
    assert_int_equal(stat(directory, &facts), 0);
    const mode_t of_folder = facts.st_mode & 07777;
    for (int i = 0; i < 2; ++i) {
        assert_int_equal(chmod(directory, of_folder | (mode_t)(i ? S_IWGRP : S_IWOTH)), 0);
        assert_null(ur_cache_get(name, &size));
        ur_cache_put("other", bytes, sizeof(bytes));
        assert_int_equal(chmod(directory, of_folder), 0);
        assert_null(ur_cache_get("other", &size));
    }
    if (geteuid() == 0) { /* who else may give files away? */
        assert_int_equal(chown(path, 12345, (gid_t)-1), 0);
        assert_null(ur_cache_get(name, &size));
        assert_int_equal(chown(path, 0, (gid_t)-1), 0);
        assert_int_equal(chown(directory, 12345, (gid_t)-1), 0);
        assert_null(ur_cache_get(name, &size));
        assert_int_equal(chown(directory, 0, (gid_t)-1), 0);
    }
    void *whole = ur_cache_get(name, &size);
    assert_non_null(whole);
    free(whole);
}

static unsigned said;

static void count_said(ur_logger_level_t level, const char *text, void *user) {
    (void)user;
    said += level == UR_LOGGER_LEVEL_WARN && strstr(text, "compiled kernels are not kept: ");
}

static void unusable(void **state) {
    static const char *const places[] = {"/proc/version/none", "/proc/none", ""};
    uint64_t bytes;
    (void)state;
    for (size_t i = 0; i < sizeof(places) / sizeof(*places); ++i) {
        setenv("UR_CACHE_DIR", places[i], 1);
        must_compile(text_of(20 + (int)i), 2);
    }
    assert_int_equal(files(&bytes), 0);
    assert_int_equal(said, 1); /* of all that these tests could complain of */
}

DIR *__real_opendir(const char *path);
DIR *__wrap_opendir(const char *path);
static _Atomic unsigned looked; /* how often a folder was looked through */

DIR *__wrap_opendir(const char *path) {
    ++looked;
    return __real_opendir(path);
}

/* Files of a page each; gives how often the folder was looked through meanwhile. */
static unsigned put_pages(int first, int count) {
    static char block[3000];
    unsigned before = looked;
    for (int i = first; i < first + count; ++i) {
        char name[65];
        snprintf(name, sizeof(name), "%064d", i);
        ur_cache_put(name, block, sizeof(block));
    }
    return looked - before;
}

static void bounded(void **state) {
    static char block[100000];
    uint64_t bytes;
    (void)state;
    for (int i = 0; i < 40; ++i) {
        char path[4096];
        snprintf(path, sizeof(path), "%s/%064d.o", directory, i);
        int file = open(path, O_WRONLY | O_CREAT, 0600);
        assert_int_equal(write(file, block, sizeof(block)), sizeof(block));
        close(file);
    }
    setenv("UR_CACHE_LIMIT", "1", 1);
    must_compile(text_of(200), 0);
    (void)put_pages(200, 32);
    (void)files(&bytes);
    assert_true(bytes <= 1 << 20);
}

/* What a file that comes costs does not grow with those that are there: the folder is looked
 * through once for each quarter of the limit, by all processes together and by new ones. */
static void seldom_looked_through(void **state) {
    enum { PAGES = 256, WRITERS = 8, EACH = 200 };
    pid_t pids[WRITERS];
    uint64_t bytes;
    (void)state;
    setenv("UR_CACHE_LIMIT", "1", 1);
    assert_int_equal(put_pages(0, PAGES / 2), 1); /* at first, for what others left there */
    assert_int_equal(put_pages(PAGES / 2, PAGES / 2 - 1), 0);
    assert_in_range(put_pages(PAGES, 4 * PAGES), 1, 4 * 4 + 1);
    assert_in_range(files(&bytes), PAGES / 2, PAGES);
    for (int i = 0; i < WRITERS; ++i) {
        pids[i] = fork();
        if (pids[i] == 0) {
            _exit(put_pages(10000 * (i + 1), EACH) <= EACH / 2 ? 0 : 1);
        }
    }
    int failed = 0;
    for (int i = 0; i < WRITERS; ++i) {
        int status = 0;
        failed += waitpid(pids[i], &status, 0) != pids[i] || status != 0;
    }
    assert_int_equal(failed, 0);
    (void)put_pages(1000000, PAGES);
    assert_in_range(files(&bytes), 1, PAGES);
    /* The count is of no more worth than the files: without it, and with a wrong one. */
    char path[4096];
    snprintf(path, sizeof(path), "%s/.pages", directory);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(put_pages(1, 1), 1);
    assert_int_equal(truncate(path, 1 << 20), 0);
    assert_int_equal(put_pages(2, 1), 1);
    assert_int_equal(put_pages(3, 1), 0);
    assert_in_range(files(&bytes), 3, PAGES);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("/dev/null", path), 0); /* not followed */
    assert_int_equal(put_pages(4, 1), 1);
    unlink(path);
}

/* Files of this process are small, as after `ulimit -f`: what is larger is left out, rather than
 * that the system ends the program. */
static int small_files(void) {
    struct rlimit small = {100, 100};
    return setrlimit(RLIMIT_FSIZE, &small) == 0 && does_compile(text_of(40)) ? 0 : 1;
}

/* A file system of its own without a free byte, then one that cannot be written to. */
static int full_then_read_only(void) {
    char path[4200];
    static const char page[4096];
    uint64_t bytes;
    snprintf(path, sizeof(path), "%s/.filler", directory);
    if (!own_mounts() || mount("none", directory, "tmpfs", 0, "size=64k,mode=700") != 0) {
        return NOT_ALLOWED;
    }
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    if (file < 0) { /* a user without a number there */
        return NOT_ALLOWED;
    }
    if (!does_compile(text_of(41)) || files(&bytes) != 1) {
        return 1;
    }
    while (write(file, page, sizeof(page)) > 0) {
    }
    close(file);
    if (!does_compile(text_of(42)) || files(&bytes) != 1) { /* and nothing half written */
        return 2;
    }
    unlink(path);
    if (mount("none", directory, "tmpfs", MS_REMOUNT | MS_RDONLY, NULL) != 0) {
        return NOT_ALLOWED;
    }
    return does_compile(text_of(41)) && does_compile(text_of(43)) && files(&bytes) == 1 ? 0 : 3;
}

static void no_room(void **state) {
    uint64_t bytes;
    (void)state;
    assert_int_equal(in_child(small_files), 0);
    assert_int_equal(files(&bytes), 0);
    int status = in_child(full_then_read_only);
    assert_true(skipped(status) || status == 0);
}

/* Processes and threads that make the same files at once, processes with a compiler each. */
enum { PROCESSES = 8, THREADS = 8, TEXTS = 3, OWN = TEXTS + THREADS };
static struct {
    void *object;
    size_t size;
} wanted[OWN];

static bool as_wanted(int number) {
    void *object = NULL;
    size_t size = 0;
    char log[4096];
    bool good = compile(text_of(50 + number), 0, &object, &size, log) == UR_COMPILED &&
                size == wanted[number].size && memcmp(object, wanted[number].object, size) == 0;
    free(object);
    return good;
}

static void want(int count) {
    char log[4096];
    setenv("UR_CACHE_DIR", "", 1);
    for (int i = 0; i < count; ++i) {
        assert_int_equal(compile(text_of(50 + i), 0, &wanted[i].object, &wanted[i].size, log),
                         UR_COMPILED);
    }
    setenv("UR_CACHE_DIR", directory, 1);
}

static void want_none(void) {
    for (int i = 0; i < OWN; ++i) {
        free(wanted[i].object);
        wanted[i].object = NULL;
    }
}

static int make_all(int first) {
    for (int i = 0; i < 2 * TEXTS; ++i) {
        if (!as_wanted((i + first) % TEXTS)) {
            return 1;
        }
    }
    return 0;
}

static void shared(void **state) {
    pid_t pids[PROCESSES];
    uint64_t bytes;
    (void)state;
    want(TEXTS);
    fflush(NULL);
    for (int i = 0; i < PROCESSES; ++i) {
        pids[i] = fork();
        if (pids[i] == 0) {
            _exit(make_all(i));
        }
    }
    int failed = 0;
    for (int i = 0; i < PROCESSES; ++i) {
        int status = 0;
        failed += waitpid(pids[i], &status, 0) != pids[i] || status != 0;
    }
    assert_int_equal(failed, 0);
    assert_int_equal(files(&bytes), TEXTS);
    assert_int_equal(make_all(0), 0);
    want_none();
}

/* What all threads make, and what this one alone does. */
static void *make_shared_and_own(void *number) {
    int own = (int)(intptr_t)number;
    return (void *)(intptr_t)(make_all(own) || !as_wanted(TEXTS + own) || !as_wanted(TEXTS + own));
}

/* Meanwhile files of the cache are spoilt, cut and taken away, `rounds` times each. */
static void on_threads(int count, int rounds) {
    pthread_t threads[THREADS];
    for (int i = 0; i < count; ++i) {
        void *number = (void *)(intptr_t)i;
        assert_int_equal(pthread_create(&threads[i], NULL, make_shared_and_own, number), 0);
    }
    for (int i = 0; i < rounds; ++i) {
        each_file(damage_if_there);
    }
    intptr_t failed = 0;
    for (int i = 0; i < count; ++i) {
        void *wrong = NULL;
        pthread_join(threads[i], &wrong);
        failed += (intptr_t)wrong;
    }
    assert_int_equal(failed, 0);
}

static void threads_at_once(void **state) {
    struct rlimit was, small;
    uint64_t bytes;
    (void)state;
    int count = getenv("UR_TEST_EMULATED") ? 2 : THREADS; /* bounded work where LLVM is emulated */
    want(TEXTS + count);
    on_threads(count, 0); /* nothing is there */
    assert_int_equal(files(&bytes), TEXTS + count);
    on_threads(count, 0); /* all of it is */
    on_threads(count, 30);
    each_file(cut);
    on_threads(count, 0);
    setenv("UR_CACHE_DIR", "/proc/none", 1);
    on_threads(count, 0);
    setenv("UR_CACHE_DIR", directory, 1);
    each_file(take_away);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &was), 0); /* no room for a whole file */
    small = (struct rlimit){100, was.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    on_threads(count, 0);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &was), 0);
    assert_int_equal(files(&bytes), 0);
    want_none();
}

int main(int argc, char **argv) {
    directory = argc > 1 ? argv[1] : "cache";
    if (argc > 2 && strcmp(argv[1], "once") == 0) {
        must_compile(text_of(1), 2);
        return 0;
    }
    if (argc > 2) { /* from start_again */
        directory = argv[2];
        return strcmp(argv[1], "nothing") == 0 ? find_none()
               : strcmp(argv[1], "old") == 0   ? find_old()
               : strcmp(argv[1], "named") == 0 ? find_old_named()
               : strcmp(argv[1], "link") == 0  ? link_by()
                                               : find_no_llvm();
    }
    ur_log_set_callback(count_said, NULL, UR_LOGGER_LEVEL_WARN);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(loads, empty),
        cmocka_unit_test_setup(refuses, empty),
        cmocka_unit_test_setup(parts, empty),
        cmocka_unit_test_setup(parts_refused, empty),
        cmocka_unit_test_setup(keys, empty),
        cmocka_unit_test_setup(killed, empty),
        cmocka_unit_test_setup(left_alone, empty),
        cmocka_unit_test_setup(damaged, empty),
        cmocka_unit_test_setup(of_others, empty),
        cmocka_unit_test_setup(any_byte, empty),
        cmocka_unit_test_setup(unusable, empty),
        cmocka_unit_test_setup(bounded, empty),
        cmocka_unit_test_setup(seldom_looked_through, empty),
        cmocka_unit_test_setup(no_room, empty),
        cmocka_unit_test_setup(shared, empty),
        cmocka_unit_test_setup(not_installed, empty),
        cmocka_unit_test_setup(processors, empty),
        cmocka_unit_test_setup(processor_by_name, empty),
        cmocka_unit_test_setup(code_objects, empty),
        cmocka_unit_test_setup(linkers, empty),
#ifdef CAN_LIMIT_MEMORY
        cmocka_unit_test_setup(exhausted, empty),
#endif
        /* Last: what threads leave mapped counts against the limits of memory above. */
        cmocka_unit_test_setup(threads_at_once, empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
