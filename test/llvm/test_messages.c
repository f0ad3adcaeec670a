/* What kernels on AMD's devices tell the host: their own code for it (library/message.cl.h), which
 * C compiles too, against the reader; and what the HIP adapter makes of it, on calls of HIP that
 * are none. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define UR_MESSAGE_WORD unsigned long
#include "spirv/print.cl.h"

/* What kernels call. */
int ur_message(unsigned long address, int kind, const char *format, const long *values, int count);
#include "compile/messages.h"
#include "llvm/library/message.cl.h"

enum { SIZE = 4096, WRITERS = 4, EACH = 2000 };

static struct memory {
    struct ur_messages messages;
    unsigned long *words;
    char out[1 << 18], err[4096];
} m;

static int start(void **state) {
    (void)state;
    m.words = calloc(1, SIZE);
    ur_messages_init(&m.messages, m.words, SIZE);
    return m.words ? 0 : -1;
}

static int end(void **state) {
    (void)state;
    free(m.words);
    return 0;
}

static bool read_all(void) {
    memset(m.out, 0, sizeof(m.out));
    memset(m.err, 0, sizeof(m.err));
    FILE *out = fmemopen(m.out, sizeof(m.out), "w"), *err = fmemopen(m.err, sizeof(m.err), "w");
    assert_true(out && err);
    bool asserted = ur_messages_read(&m.messages, out, err);
    fclose(out);
    fclose(err);
    return asserted;
}

static int tell(int kind, const char *format, const long *values, int count) {
    return ur_message((unsigned long)m.words, kind, format, values, count);
}

static long of_double(double x) {
    long bits;
    memcpy(&bits, &x, sizeof(bits));
    return bits;
}

static void prints_every_conversion(void **state) {
    (void)state;
    long many[] = {-5,
                   7,
                   0xbeef,
                   1L << 40,
                   of_double(2.5),
                   of_double(-1e100),
                   'c',
                   0,
                   0,
                   5,
                   2,
                   of_double(3.14159),
                   -1,
                   300,
                   of_double(1),
                   of_double(2),
                   of_double(3),
                   of_double(4)};
    many[7] = (long)"four";
    assert_int_equal(0, tell(UR_MESSAGE_PRINT,
                             "%d|%+5i|0x%08x|%lu|%.3f|%e|%c|%s|%s|%*.*f|%hhd|%hhu|%v4.1f%%|\n",
                             many, 18));
    assert_false(read_all());
    assert_string_equal(m.out,
                        "-5|   +7|0x0000beef|1099511627776|2.500|-1.000000e+100|c|four|(null)|"
                        " 3.14|-1|44|%v4.1f%|\n");
    const long lanes[] = {of_double(1), of_double(2), of_double(3), of_double(4), 1, 2, 3};
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "%.1v4f %v2hd %q %", lanes, 7));
    assert_false(read_all());
    assert_string_equal(m.out, "1.0,2.0,3.0,4.0 1,2 %q %");
    assert_string_equal(m.err, "");
}

/* Where strings are depends on what stands before them in the format. */
static void prints_strings(void **state) {
    (void)state;
    char longer[600];
    memset(longer, 'x', sizeof(longer) - 1);
    longer[sizeof(longer) - 1] = 0;
    const long values[] = {4, (long)"a", 1, 2, 3, 0, (long)"", (long)longer, 9};
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "%*s|%v3d|%s|%s|%s|%d|%s|%d", values, 9));
    assert_false(read_all());
    char expected[1024];
    snprintf(expected, sizeof(expected), "   a|1,2,3|(null)||%s|9||", longer);
    assert_string_equal(m.out, expected);
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "", NULL, 0));
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "1234567", NULL, 0)); /* ends with a word */
    assert_false(read_all());
    assert_string_equal(m.out, "1234567");
    assert_int_equal(-1, ur_message(0, UR_MESSAGE_PRINT, "nobody", NULL, 0));
}

static void leaves_what_is_not_complete(void **state) {
    (void)state;
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "first ", NULL, 0));
    unsigned long at = m.words[UR_MESSAGES_CLAIMED];
    m.words[UR_MESSAGES_CLAIMED] += 24; /* a writer that has got no further */
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "third", NULL, 0));
    assert_false(read_all());
    assert_string_equal(m.out, "first ");
    assert_false(read_all());
    assert_string_equal(m.out, "");
    unsigned long *message = m.words + UR_MESSAGES_HEAD + at / 8;
    message[1] = 0;
    memcpy(message + 2, "second ", 8);
    message[0] = 24 | (unsigned long)UR_MESSAGE_PRINT << 32;
    assert_false(read_all());
    assert_string_equal(m.out, "second third");
    assert_int_equal(m.words[UR_MESSAGES_CLAIMED], 0);
}

static void counts_what_does_not_fit(void **state) {
    (void)state;
    int told = 0, lost = 0;
    for (int i = 0; i < 200; ++i) {
        const long value = i;
        *(tell(UR_MESSAGE_PRINT, "%d of many messages\n", &value, 1) == 0 ? &told : &lost) += 1;
    }
    assert_true(told > 50 && lost > 10);
    assert_false(read_all());
    char line[100];
    for (int i = 0, seen = 0; i < told; ++i) {
        seen += snprintf(line, sizeof(line), "%d of many messages\n", i);
        assert_memory_equal(m.out + seen - (int)strlen(line), line, strlen(line));
    }
    assert_int_equal(atoi(m.err), lost);
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "again", NULL, 0));
    assert_false(read_all());
    assert_string_equal(m.out, "again");
    assert_string_equal(m.err, "");
}

static void *write_many(void *number) {
    long lost = 0;
    for (long i = 0; i < EACH; ++i) {
        const long values[] = {(long)(intptr_t)number, i, (long)"end"};
        lost += tell(UR_MESSAGE_PRINT, "<%ld %ld %s>", values, 3) != 0;
    }
    return (void *)(intptr_t)lost;
}

static _Atomic bool done;

static void *read_often(void *said) {
    for (bool last = false;; last = done) {
        read_all();
        long *counts = said;
        for (const char *at = m.out; *at;) {
            int writer, number, length = 0;
            assert_int_equal(2, sscanf(at, "<%d %d end>%n", &writer, &number, &length));
            assert_true(length > 0 && writer >= 0 && writer < WRITERS && number < EACH);
            ++counts[0];
            at += length;
        }
        counts[1] += atoi(m.err);
        if (last) {
            return NULL;
        }
    }
}

/* Each is printed whole or counted as lost. */
static void loses_nothing_uncounted(void **state) {
    (void)state;
    pthread_t writers[WRITERS], reader;
    long said[2] = {0, 0}, lost = 0;
    done = false;
    assert_int_equal(0, pthread_create(&reader, NULL, read_often, said));
    for (int i = 0; i < WRITERS; ++i) {
        assert_int_equal(0, pthread_create(&writers[i], NULL, write_many, (void *)(intptr_t)i));
    }
    for (int i = 0; i < WRITERS; ++i) {
        void *some;
        pthread_join(writers[i], &some);
        lost += (long)(intptr_t)some;
    }
    done = true;
    pthread_join(reader, NULL);
    assert_int_equal(said[1], lost);
    assert_int_equal(said[0] + lost, WRITERS * EACH);
    assert_int_equal(m.words[UR_MESSAGES_CLAIMED], 0);
}

/* Kernels may write anything there. */
static void survives_what_kernels_overwrite(void **state) {
    (void)state;
    srand(1);
    for (int i = 0; i < 300; ++i) {
        const long values[] = {(long)"text", i, (long)"more"};
        for (int k = 0; k < 5; ++k) {
            (void)tell(UR_MESSAGE_PRINT, "%s %d %s\n", values, 3);
        }
        for (int k = 0; k < 3; ++k) {
            m.words[UR_MESSAGES_HEAD + rand() % 60] =
                rand() % 2 ? (unsigned long)rand() : ~0ul >> rand() % 64;
        }
        read_all();
        end(NULL);
        start(NULL);
    }
}

static void tells_assertions(void **state) {
    (void)state;
    const long values[] = {(long)"a.cl", 12, (long)"kernel", (long)"x > 0"};
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "before\n", NULL, 0));
    assert_int_equal(0, tell(UR_MESSAGE_ASSERT, UR_MESSAGE_ASSERTION, values, 4));
    assert_int_equal(0, tell(UR_MESSAGE_PRINT, "behind\n", NULL, 0));
    assert_true(read_all());
    assert_string_equal(m.out, "before\nbehind\n");
    assert_string_equal(m.err, "a.cl:12: kernel: Assertion `x > 0` failed.\n");
    assert_false(read_all());
}

#ifdef WITH_HIP
#include "hip/driver/messages.h"

/* ---- the adapter ----------------------------------------------------------------------------- */

struct hip_calls hip;
static int device;
static uint64_t variable;
static bool prints, exhausted;
static void *made[2];

static hipError_t get_global(hipDeviceptr_t *at, size_t *size, hipModule_t module,
                             const char *name) {
    (void)module;
    assert_string_equal(name, "ur.messages");
    *at = &variable;
    *size = sizeof(variable);
    return prints ? hipSuccess : hipErrorNotFound;
}
static hipError_t get_device(int *which) {
    *which = device;
    return hipSuccess;
}
static hipError_t host_malloc(void **memory, size_t size, unsigned flags) {
    (void)flags;
    *memory = exhausted ? NULL : malloc(size);
    made[made[0] != NULL] = *memory;
    return *memory ? hipSuccess : hipErrorOutOfMemory;
}
static hipError_t make_stream(hipStream_t *stream, unsigned flags, int priority) {
    (void)flags;
    (void)priority;
    *stream = NULL;
    return hipSuccess;
}
static hipError_t of_stream(hipStream_t stream) {
    (void)stream;
    return hipSuccess;
}
static hipError_t copy(void *to, const void *from, size_t size, hipMemcpyKind kind,
                       hipStream_t stream) {
    (void)kind;
    (void)stream;
    memcpy(to, from, size);
    return hipSuccess;
}
static hipError_t last_error(void) {
    return hipSuccess;
}

/* Standard output and error of the call, in m.out and m.err. */
static hipError_t read_for(int which) {
    FILE *files[2] = {tmpfile(), tmpfile()};
    char *texts[2] = {m.out, m.err};
    int kept[2];
    assert_true(files[0] && files[1]);
    fflush(stdout);
    for (int i = 0; i < 2; ++i) {
        kept[i] = dup(1 + i);
        assert_int_equal(1 + i, dup2(fileno(files[i]), 1 + i));
    }
    device = which;
    hipError_t result = hip_over(hipSuccess);
    fflush(stdout);
    for (int i = 0; i < 2; ++i) {
        assert_int_equal(1 + i, dup2(kept[i], 1 + i));
        close(kept[i]);
        rewind(files[i]);
        texts[i][fread(texts[i], 1, sizeof(m.err) - 1, files[i])] = 0;
        fclose(files[i]);
    }
    return result;
}

static void adapter_reads_each_device(void **state) {
    (void)state;
    hip.hipModuleGetGlobal = get_global;
    hip.hipGetDevice = get_device;
    hip.hipHostMalloc = host_malloc;
    hip.hipStreamCreateWithPriority = make_stream;
    hip.hipStreamSynchronize = hip.hipStreamDestroy = of_stream;
    hip.hipMemcpyAsync = copy;
    hip.hipGetLastError = last_error;
    assert_int_equal(hipSuccess, hip_messages_attach(NULL)); /* prints nothing */
    assert_false(hip_messages_wanted);
    prints = exhausted = true;
    assert_int_equal(hipErrorOutOfMemory, hip_messages_attach(NULL));
    assert_false(hip_messages_wanted);
    exhausted = false;
    uint64_t addresses[2];
    for (device = 0; device < 2; ++device) {
        assert_int_equal(hipSuccess, hip_messages_attach(NULL));
        addresses[device] = variable;
        variable = 0;
        assert_int_equal(hipSuccess, hip_messages_attach(NULL)); /* another module there */
        assert_int_equal(variable, addresses[device]);
    }
    assert_int_not_equal(addresses[0], addresses[1]);
    const long values[] = {(long)"a.cl", 1, (long)"kernel", (long)"false"};
    assert_int_equal(0, ur_message(addresses[0], UR_MESSAGE_PRINT, "of one\n", NULL, 0));
    assert_int_equal(0, ur_message(addresses[1], UR_MESSAGE_PRINT, "of the other\n", NULL, 0));
    assert_int_equal(hipSuccess, read_for(0));
    assert_string_equal(m.out, "of one\nof the other\n");
    assert_int_equal(0,
                     ur_message(addresses[1], UR_MESSAGE_ASSERT, UR_MESSAGE_ASSERTION, values, 4));
    assert_int_equal(hipSuccess, read_for(0));
    assert_string_equal(m.err, "a.cl:1: kernel: Assertion `false` failed.\n");
    assert_false(hip_messages_asserted(0));
    assert_true(hip_messages_asserted(1));
    assert_int_equal(hipErrorAssert, read_for(1));
    assert_int_equal(hipErrorNotReady, hip_over(hipErrorNotReady));
    free(made[0]);
    free(made[1]);
}
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(prints_every_conversion, start, end),
        cmocka_unit_test_setup_teardown(prints_strings, start, end),
        cmocka_unit_test_setup_teardown(leaves_what_is_not_complete, start, end),
        cmocka_unit_test_setup_teardown(counts_what_does_not_fit, start, end),
        cmocka_unit_test_setup_teardown(loses_nothing_uncounted, start, end),
        cmocka_unit_test_setup_teardown(survives_what_kernels_overwrite, start, end),
        cmocka_unit_test_setup_teardown(tells_assertions, start, end),
#ifdef WITH_HIP
        cmocka_unit_test(adapter_reads_each_device),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
