/* test_llvm_compiler DIRECTORY: LLVM in its process, the cache in front of it, and the loader of
 * what comes out. Skipped where there is no LLVM. */
#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "hostcode.h"
#include "llvm/compiler.h"
#include "llvm/object.h"

static const char *directory;

/* A table without kernels, and a function of libm that is far away. */
static const char *text_of(int number) {
    static char text[1024];
    snprintf(text, sizeof(text),
             "declare double @ur_ocl_sinpi_f64(double)\n"
             "define double @f(double %%x) {\n"
             "  %%y = call double @ur_ocl_sinpi_f64(double %%x)\n"
             "  %%z = fadd double %%y, %d.0\n  ret double %%z\n}\n"
             "@name = private constant [2 x i8] c\"f\\00\"\n"
             "@list = internal constant [1 x { ptr, ptr, i64 }] "
             "[{ ptr, ptr, i64 } { ptr @name, ptr @f, i64 8 }]\n"
             "@ur_hostcode_table = constant { i32, i32, i32, i32, ptr, ptr } "
             "{ i32 %u, i32 %u, i32 0, i32 1, ptr null, ptr @list }\n",
             number, UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION);
    return text;
}

static enum ur_compiled compile(const char *text, uint32_t level, void **object, size_t *size,
                                char log[4096]) {
    struct ur_compiler_options options = {.level = level};
    log[0] = 0;
    return ur_compile(text, strlen(text), &options, object, size, log, 4096);
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

/* ---- the cache ------------------------------------------------------------------------------- */

static void keys(void **state) {
    uint64_t bytes;
    int status;
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
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) {
        char program[4096];
        ssize_t length = readlink("/proc/self/exe", program, sizeof(program) - 1);
        program[length > 0 ? length : 0] = 0;
        setenv("UR_LLVM_LIBRARY", other, 1);
        execl(program, program, "once", (char *)NULL);
        _exit(9);
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    assert_int_equal(files(&bytes), 4);
    unlink(other);
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

static void unusable(void **state) {
    static const char *const places[] = {"/dev/null/none", "/proc/none", ""};
    uint64_t bytes;
    (void)state;
    for (size_t i = 0; i < sizeof(places) / sizeof(*places); ++i) {
        setenv("UR_CACHE_DIR", places[i], 1);
        must_compile(text_of(20 + (int)i), 2);
    }
    assert_int_equal(files(&bytes), 0);
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
    for (int i = 0; i < 33; ++i) { /* the directory is looked through now and then */
        must_compile(text_of(200 + i), 0);
    }
    (void)files(&bytes);
    assert_true(bytes <= 1 << 20);
}

int main(int argc, char **argv) {
    directory = argc > 1 ? argv[1] : "cache";
    if (strcmp(directory, "once") == 0) {
        must_compile(text_of(1), 2);
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(loads, empty),    cmocka_unit_test_setup(refuses, empty),
        cmocka_unit_test_setup(keys, empty),     cmocka_unit_test_setup(damaged, empty),
        cmocka_unit_test_setup(unusable, empty), cmocka_unit_test_setup(bounded, empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
